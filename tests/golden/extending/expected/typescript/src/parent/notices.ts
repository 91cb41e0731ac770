// Generated from catalog.yaml by `errcat generate`. Do not edit.
import type { Notice } from "../facts.js";
import { noticeOf } from "../notices.js";
import { catalog, protocol } from "./catalog.js";

/**
 * What a person is told about an error: severity, message and what to offer; never what the peer wrote. Takes a payload,
 * an exception or a code. A code without a notice of its own, or outside the catalogue, gets the generic one. With
 * a language tag the message is in that language, if the catalogue has it.
 */
export function notice(error: { readonly rawCode: string } | string, language?: string): Notice {
  return noticeOf(catalog, protocol, error, language) as Notice;
}
