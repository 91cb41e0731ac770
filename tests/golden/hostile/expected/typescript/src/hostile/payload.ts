// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { check } from "../checking.js";
import * as is from "../kinds.js";
import type { Reader, Wire } from "../parsing.js";
import { type Problem, tell } from "../problems.js";
import type { ErrorCode } from "./error-code.js";
import { CODES, FALLBACK, SUCCESSORS } from "./known.js";

/** The details of an error: any object. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** The details that codes declare. They bind senders; a receiver takes any object, so trust what came no further. */
export interface DeclaredErrorDetails {
  readonly hostile_error: ErrorDetails & {
    /** # three blanks first, then '"\`, """, ''', \`\`\` and \\"\\'\\\` # heading - item * item + item 1. one \> quote | a | b | | --- | --- | === --- \`\`\`python code = '''fenced''' # with two blanks and a trailing one \`\`\` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N\{DIGIT ONE\} \\101 \\n\\t\\\\ $(id) \`id\` %s %(a)s %% \{0\} \{\} \{1a\} \{\{ 7 * 7 \}\} \{\{ '' \}\} \{% raw %\} \{% endraw %\} \{%- x -%\} \{# comment #\} $\{1 + 1\} #\{2 + 2\} \<%= 3 %\> *\/ /* // \<!-- --\> ]]\> \<![CDATA[ \<script\>alert('x')\</script\> \</script\> \<br\> \<a id='x'\>anchor\</a\> \<b\> &amp; &lt; &#65; &nbsp; &copy &; "&quot;" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me\@example.org me\@example.org \<https://example.org\> \@mention \@deprecated \{\@link x\} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * \` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\u00adhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\udb40\udc67\udb40\udc62\udb40\udc7f 😀 \udb40\udc41tag \udb80\udc00\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable \@ts-ignore prettier-ignore a backslash and blanks at the end \\ */
    readonly it?: string;
  };
}

/** The details of a code, as the catalogue declares them. */
export type ErrorDetailsOf<Code extends ErrorCode> = Code extends keyof DeclaredErrorDetails ? DeclaredErrorDetails[Code] : ErrorDetails;

interface CommonErrorPayload {
  /** What happened, for people. */
  readonly message: string;
  /** May the sender's operation be tried again? As the wire says. */
  readonly retryable: boolean;
  /** The member `kind` of the error object, as it came. */
  readonly kind: string | undefined;
  /** The member `only` of the error object, as it came. */
  readonly only: string | undefined;
  /** The member `shape` of the error object, as it came. */
  readonly shape: string | undefined;
  /** What took the place of the code that came, if that one is retired; undefined for any other code. */
  readonly successor: ErrorCode | undefined;
  /** The error object, with every member that came, known or not. */
  toJSON(): Wire;
}

/** An error with a code of the catalogue. */
export interface KnownErrorPayload<Code extends ErrorCode = ErrorCode> extends CommonErrorPayload {
  readonly code: Code;
  /** The code exactly as it came. */
  readonly rawCode: Code;
  readonly known: true;
  readonly details: ErrorDetailsOf<Code> | undefined;
}

/** An error with a code that is not in the catalogue. */
export interface UnknownErrorPayload extends CommonErrorPayload {
  /** What an unknown code reads as. */
  readonly code: "plain";
  /** The code exactly as it came. */
  readonly rawCode: string;
  readonly known: false;
  readonly details: ErrorDetails | undefined;
}

/**
 * An error as it was read; `code` tells which. `code` and `known` are accessors of the payload: copies made by spreading
 * or cloning do not have them, `toJSON()` and `rawCode` tell all that came.
 */
export type ErrorPayload = { [Code in ErrorCode]: KnownErrorPayload<Code> }[ErrorCode] | UnknownErrorPayload;

/** How the errors of # three blanks first, then '"\`, """, ''', \`\`\` and \\"\\'\\\` # heading - item * item + item 1. one \> quote | a | b | | --- | --- | === --- \`\`\`python code = '''fenced''' # with two blanks and a trailing one \`\`\` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N\{DIGIT ONE\} \\101 \\n\\t\\\\ $(id) \`id\` %s %(a)s %% \{0\} \{\} \{1a\} \{\{ 7 * 7 \}\} \{\{ '' \}\} \{% raw %\} \{% endraw %\} \{%- x -%\} \{# comment #\} $\{1 + 1\} #\{2 + 2\} \<%= 3 %\> *\/ /* // \<!-- --\> ]]\> \<![CDATA[ \<script\>alert('x')\</script\> \</script\> \<br\> \<a id='x'\>anchor\</a\> \<b\> &amp; &lt; &#65; &nbsp; &copy &; "&quot;" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me\@example.org me\@example.org \<https://example.org\> \@mention \@deprecated \{\@link x\} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * \` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\u00adhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\udb40\udc67\udb40\udc62\udb40\udc7f 😀 \udb40\udc41tag \udb80\udc00\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable \@ts-ignore prettier-ignore a backslash and blanks at the end \\ 6.6 are read. */
export const READER: Reader<ErrorPayload> = class Payload implements CommonErrorPayload {
  declare readonly rawCode: string;
  declare readonly message: string;
  declare readonly retryable: boolean;
  declare readonly details: Readonly<Record<string, unknown>> | undefined;
  declare readonly kind: string | undefined;
  declare readonly only: string | undefined;
  declare readonly shape: string | undefined;
  readonly #original: Wire;

  constructor(wire: Wire, original: Wire) {
    this.rawCode = wire.code as string;
    this.message = wire.message as string;
    this.retryable = wire.retryable as boolean;
    this.details = wire.details as Readonly<Record<string, unknown>> | undefined;
    this.kind = wire.kind as string | undefined;
    this.only = wire.only as string | undefined;
    this.shape = wire.shape as string | undefined;
    this.#original = original;
  }

  get successor(): ErrorCode | undefined {
    return SUCCESSORS.get(this.rawCode);
  }

  // Looked up when somebody asks: who only wants to know whether to try again need not wait for it.
  get known(): boolean {
    return CODES.has(this.rawCode);
  }

  get code(): ErrorCode {
    return CODES.has(this.rawCode) ? (this.rawCode as ErrorCode) : FALLBACK;
  }

  static reads(object: object): boolean {
    return "code" in object || "message" in object || "retryable" in object || "details" in object || "kind" in object || "only" in object || "shape" in object;
  }

  static check(wire: Wire, pointer: string): Problem[] | undefined {
    let problems: Problem[] | undefined;
    if (typeof wire.code !== "string") problems = tell(problems, `${pointer}/code`, "a string", wire.code);
    if (typeof wire.message !== "string") problems = tell(problems, `${pointer}/message`, "a string", wire.message);
    if (typeof wire.retryable !== "boolean") problems = tell(problems, `${pointer}/retryable`, "a boolean", wire.retryable);
    if (wire.details !== undefined && !is.object(wire.details)) problems = tell(problems, `${pointer}/details`, "an object", wire.details);
    if (wire.kind !== undefined)
      problems = check(problems, `${pointer}/kind`, wire.kind, {
        type: "string",
        enum: ["   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\u00adhyphen no\u00a0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\udb40\udc67\udb40\udc62\udb40\udc7f 😀 \udb40\udc41tag \udb80\udc00\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ", "plain"],
      });
    if (wire.only !== undefined)
      problems = check(problems, `${pointer}/only`, wire.only, {
        type: "string",
        const: "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\u00adhyphen no\u00a0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\udb40\udc67\udb40\udc62\udb40\udc7f 😀 \udb40\udc41tag \udb80\udc00\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
      });
    if (wire.shape !== undefined)
      problems = check(problems, `${pointer}/shape`, wire.shape, {
        type: "string",
        pattern: "^[\"'`*/\\\\$<{}|#\u202e-]{0,4}$",
      });
    return problems;
  }

  toJSON(): Wire {
    return this.#original;
  }
} as Reader<unknown> as Reader<ErrorPayload>;
