// Source: templates/typescript/tree/src/notices.ts, copied as it is.
import type { CodeFacts, Notice, ProtocolFacts } from "./facts.js";

/** The notice of an error's code, or else the generic one. The catalogue has no prototype. */
export function noticeOf(
  catalog: Readonly<Record<string, CodeFacts>>,
  protocol: ProtocolFacts,
  error: { readonly rawCode: string } | string,
): Notice | undefined {
  return catalog[typeof error === "string" ? error : error.rawCode]?.notice ?? protocol.unknown?.notice;
}
