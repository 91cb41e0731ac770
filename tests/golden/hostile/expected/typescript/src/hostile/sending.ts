// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { build, type Sender } from "../building.js";
import { catalog, retired } from "./catalog.js";
import type { ErrorCode } from "./error-code.js";
import { type ErrorDetailsOf, READER } from "./payload.js";

/** What `buildError` takes beside code and message. */
export interface BuildErrorOptions<Code extends ErrorCode = ErrorCode> {
  /** May the operation be tried again? Left out: as the catalogue says. */
  readonly retryable?: boolean | undefined;
  /** The member `details` of the error object. */
  readonly details?: ErrorDetailsOf<Code> | undefined;
  /** The member `kind` of the error object. */
  readonly kind?: string | undefined;
  /** The member `only` of the error object. */
  readonly only?: string | undefined;
  /** The member `shape` of the error object. */
  readonly shape?: string | undefined;
}

/** An error object, ready to be sent. */
export interface BuiltErrorPayload<Code extends ErrorCode = ErrorCode> {
  code: Code;
  message: string;
  retryable: boolean;
  details?: ErrorDetailsOf<Code>;
  kind?: string;
  only?: string;
  shape?: string;
}

/** What a sender of # three blanks first, then '"\`, """, ''', \`\`\` and \\"\\'\\\` # heading - item * item + item 1. one \> quote | a | b | | --- | --- | === --- \`\`\`python code = '''fenced''' # with two blanks and a trailing one \`\`\` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N\{DIGIT ONE\} \\101 \\n\\t\\\\ $(id) \`id\` %s %(a)s %% \{0\} \{\} \{1a\} \{\{ 7 * 7 \}\} \{\{ '' \}\} \{% raw %\} \{% endraw %\} \{%- x -%\} \{# comment #\} $\{1 + 1\} #\{2 + 2\} \<%= 3 %\> *\/ /* // \<!-- --\> ]]\> \<![CDATA[ \<script\>alert('x')\</script\> \</script\> \<br\> \<a id='x'\>anchor\</a\> \<b\> &amp; &lt; &#65; &nbsp; &copy &; "&quot;" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me\@example.org me\@example.org \<https://example.org\> \@mention \@deprecated \{\@link x\} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * \` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\u00adhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\udb40\udc67\udb40\udc62\udb40\udc7f 😀 \udb40\udc41tag \udb80\udc00\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable \@ts-ignore prettier-ignore a backslash and blanks at the end \\ 6.6 must know. */
export const SENDER: Sender = {
  title: "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\u00adhyphen no\u00a0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\udb40\udc67\udb40\udc62\udb40\udc7f 😀 \udb40\udc41tag \udb80\udc00\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\    6.6",
  check: READER.check,
  catalog,
  retired,
};

/**
 * The error object, ready for `JSON.stringify`. Without a message the code's template is filled from details, or its
 * summary is taken. Throws InvalidErrorPayload for what a receiver would refuse.
 */
export function buildError<Code extends ErrorCode>(code: Code, message?: string, options?: BuildErrorOptions<Code>): BuiltErrorPayload<Code> {
  const given = {
    code,
    message: message ?? undefined,
    retryable: options?.retryable ?? undefined,
    details: options?.details ?? undefined,
    kind: options?.kind ?? undefined,
    only: options?.only ?? undefined,
    shape: options?.shape ?? undefined,
  };
  return build(SENDER, given) as unknown as BuiltErrorPayload<Code>;
}
