// Generated from catalog.yaml by `errcat generate`. Do not edit.
import type { ErrorCode } from "./error-code.js";

/** What a receiver must know of # three blanks first, then '"\`, """, ''', \`\`\` and \\"\\'\\\` # heading - item * item + item 1. one \> quote | a | b | | --- | --- | === --- \`\`\`python code = '''fenced''' # with two blanks and a trailing one \`\`\` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N\{DIGIT ONE\} \\101 \\n\\t\\\\ $(id) \`id\` %s %(a)s %% \{0\} \{\} \{1a\} \{\{ 7 * 7 \}\} \{\{ '' \}\} \{% raw %\} \{% endraw %\} \{%- x -%\} \{# comment #\} $\{1 + 1\} #\{2 + 2\} \<%= 3 %\> *\/ /* // \<!-- --\> ]]\> \<![CDATA[ \<script\>alert('x')\</script\> \</script\> \<br\> \<a id='x'\>anchor\</a\> \<b\> &amp; &lt; &#65; &nbsp; &copy &; "&quot;" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me\@example.org me\@example.org \<https://example.org\> \@mention \@deprecated \{\@link x\} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * \` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\u00adhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\udb40\udc67\udb40\udc62\udb40\udc7f 😀 \udb40\udc41tag \udb80\udc00\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable \@ts-ignore prettier-ignore a backslash and blanks at the end \\ 6.6: codes and flags, no texts. */
export const CODES: ReadonlyMap<string, boolean> = /* @__PURE__ */ new Map([
  // A code, and is it retryable?
  ["hostile_error", true],
  ["plain", false],
]);

/** Retired code to the one that took its place. */
export const SUCCESSORS: ReadonlyMap<string, ErrorCode> = /* @__PURE__ */ new Map<string, ErrorCode>([
  // A retired code, and its successor.
  ["gone", "plain"],
]);

/** What an unknown code reads as. */
export const FALLBACK: "plain" = "plain";

/** Event type to the place of its error: members joined by dots. */
export const CARRIERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  // An event, and where its error lies.
  ["hostile.failed", "payload.error"],
]);
