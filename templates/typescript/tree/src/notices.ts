// Copied by `errcat generate` from templates/typescript/tree/src/notices.ts. Do not edit the copy.
import type { CodeFacts, Notice, ProtocolFacts } from "./facts.js";

/** The notice of an error's code, or else the generic one; in a language, if it has it. The catalogue has no prototype. */
export function noticeOf(
  catalog: Readonly<Record<string, CodeFacts>>,
  protocol: ProtocolFacts,
  error: { readonly rawCode: string } | string,
  language?: string,
): Notice | undefined {
  const notice = catalog[typeof error === "string" ? error : error.rawCode]?.notice ?? protocol.unknown?.notice;
  if (notice?.translations === undefined || language === undefined) return notice;
  const said = new Map(Object.entries(notice.translations));
  const message = said.get(language) ?? said.get(language.split("-")[0] ?? "") ?? notice.message;
  return { ...notice, message };
}
