// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { keysOf } from "../tables.js";
import type { ErrorCode } from "./error-code.js";
import { CODES } from "./known.js";

/**
 * # three blanks first, then '"\`, """, ''', \`\`\` and \\"\\'\\\` # heading - item * item + item 1. one \> quote | a | b | | --- | --- | === --- \`\`\`python code = '''fenced''' # with two blanks and a trailing one \`\`\` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N\{DIGIT ONE\} \\101 \\n\\t\\\\ $(id) \`id\` %s %(a)s %% \{0\} \{\} \{1a\} \{\{ 7 * 7 \}\} \{\{ '' \}\} \{% raw %\} \{% endraw %\} \{%- x -%\} \{# comment #\} $\{1 + 1\} #\{2 + 2\} \<%= 3 %\> *\/ /* // \<!-- --\> ]]\> \<![CDATA[ \<script\>alert('x')\</script\> \</script\> \<br\> \<a id='x'\>anchor\</a\> \<b\> &amp; &lt; &#65; &nbsp; &copy &; "&quot;" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me\@example.org me\@example.org \<https://example.org\> \@mention \@deprecated \{\@link x\} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * \` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\u00adhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\udb40\udc67\udb40\udc62\udb40\udc7f 😀 \udb40\udc41tag \udb80\udc00\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable \@ts-ignore prettier-ignore a backslash and blanks at the end \\ 6.6 (draft): # three blanks first, then '"\`, """, ''', \`\`\` and \\"\\'\\\` # heading - item * item + item 1. one \> quote | a | b | | --- | --- | === --- \`\`\`python code = '''fenced''' # with two blanks and a trailing one \`\`\` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N\{DIGIT ONE\} \\101 \\n\\t\\\\ $(id) \`id\` %s %(a)s %% \{0\} \{\} \{1a\} \{\{ 7 * 7 \}\} \{\{ '' \}\} \{% raw %\} \{% endraw %\} \{%- x -%\} \{# comment #\} $\{1 + 1\} #\{2 + 2\} \<%= 3 %\> *\/ /* // \<!-- --\> ]]\> \<![CDATA[ \<script\>alert('x')\</script\> \</script\> \<br\> \<a id='x'\>anchor\</a\> \<b\> &amp; &lt; &#65; &nbsp; &copy &; "&quot;" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me\@example.org me\@example.org \<https://example.org\> \@mention \@deprecated \{\@link x\} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * \` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\u00adhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\udb40\udc67\udb40\udc62\udb40\udc7f 😀 \udb40\udc41tag \udb80\udc00\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable \@ts-ignore prettier-ignore a backslash and blanks at the end \\
 *
 * Receive with `parseError` or `errorIn`, send with `buildError`, throw the exception of a code.
 *
 * @module
 */

export { InvalidErrorPayload, type Problem } from "../problems.js";
export { Action, Domain, ErrorCode } from "./error-code.js";
export * from "./exceptions.js";
export { CARRIERS, FALLBACK } from "./known.js";
export type { Notice } from "../facts.js";
export { notice } from "./notices.js";
export type { ErrorDetails, ErrorDetailsOf, ErrorPayload, KnownErrorPayload, UnknownErrorPayload } from "./payload.js";
export { checkError, errorIn, isErrorCode, isRetryable, parseCode, parseError } from "./receiving.js";
export { type BuildErrorOptions, type BuiltErrorPayload, buildError } from "./sending.js";

/** The protocol itself. */
export const PROTOCOL = {
  name: "hostile",
  title: "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\u00adhyphen no\u00a0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\udb40\udc67\udb40\udc62\udb40\udc7f 😀 \udb40\udc41tag \udb80\udc00\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
  version: "6.6",
  status: "draft",
} as const;

/** The codes that are retryable unless the wire says otherwise. */
export const RETRYABLE: ReadonlySet<ErrorCode> = /* @__PURE__ */ keysOf(CODES, true);
