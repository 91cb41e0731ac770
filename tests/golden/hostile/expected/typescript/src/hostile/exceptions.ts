// Generated from catalog.yaml by `errcat generate`. Do not edit.
import { CodedError } from "../coded-error.js";
import { raise } from "../raising.js";
import type { ErrorCode } from "./error-code.js";
import type * as payload from "./payload.js";
import { type BuildErrorOptions, buildError, SENDER } from "./sending.js";

type Given = Partial<BuildErrorOptions> & ErrorOptions;

/** Any error of # three blanks first, then '"\`, """, ''', \`\`\` and \\"\\'\\\` # heading - item * item + item 1. one \> quote | a | b | | --- | --- | === --- \`\`\`python code = '''fenced''' # with two blanks and a trailing one \`\`\` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N\{DIGIT ONE\} \\101 \\n\\t\\\\ $(id) \`id\` %s %(a)s %% \{0\} \{\} \{1a\} \{\{ 7 * 7 \}\} \{\{ '' \}\} \{% raw %\} \{% endraw %\} \{%- x -%\} \{# comment #\} $\{1 + 1\} #\{2 + 2\} \<%= 3 %\> *\/ /* // \<!-- --\> ]]\> \<![CDATA[ \<script\>alert('x')\</script\> \</script\> \<br\> \<a id='x'\>anchor\</a\> \<b\> &amp; &lt; &#65; &nbsp; &copy &; "&quot;" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me\@example.org me\@example.org \<https://example.org\> \@mention \@deprecated \{\@link x\} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * \` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\u00adhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\udb40\udc67\udb40\udc62\udb40\udc7f 😀 \udb40\udc41tag \udb80\udc00\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable \@ts-ignore prettier-ignore a backslash and blanks at the end \\ 6.6, also one whose code is unknown. */
export class HostileError extends CodedError {
  static override readonly name: string = "HostileError";
  /** The code of a class of exceptions. */
  static readonly code: ErrorCode | undefined = "hostile_error";

  declare readonly code: ErrorCode;
  declare readonly successor: ErrorCode | undefined;
  /** The member `details` of the error object. */
  readonly details: payload.ErrorDetails | undefined;
  /** The member `kind` of the error object. */
  readonly kind: string | undefined;
  /** The member `only` of the error object. */
  readonly only: string | undefined;
  /** The member `shape` of the error object. */
  readonly shape: string | undefined;

  /** The exception of an error that was received. */
  constructor(error: payload.ErrorPayload, options?: ErrorOptions);
  /** An exception of one's own; a message and a flag that are left out are as the catalogue says. */
  constructor(message?: string, options?: Given);
  constructor(error?: payload.ErrorPayload | string, options?: Given) {
    const raised = raise(SENDER, new.target.code, error, options, buildError);
    super(raised, options);
    this.details = raised.details as payload.ErrorDetails | undefined;
    this.kind = raised.kind as string | undefined;
    this.only = raised.only as string | undefined;
    this.shape = raised.shape as string | undefined;
  }
}

/**
 * # three blanks first, then '"\`, """, ''', \`\`\` and \\"\\'\\\` # heading - item * item + item 1. one \> quote | a | b | | --- | --- | === --- \`\`\`python code = '''fenced''' # with two blanks and a trailing one \`\`\` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N\{DIGIT ONE\} \\101 \\n\\t\\\\ $(id) \`id\` %s %(a)s %% \{0\} \{\} \{1a\} \{\{ 7 * 7 \}\} \{\{ '' \}\} \{% raw %\} \{% endraw %\} \{%- x -%\} \{# comment #\} $\{1 + 1\} #\{2 + 2\} \<%= 3 %\> *\/ /* // \<!-- --\> ]]\> \<![CDATA[ \<script\>alert('x')\</script\> \</script\> \<br\> \<a id='x'\>anchor\</a\> \<b\> &amp; &lt; &#65; &nbsp; &copy &; "&quot;" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me\@example.org me\@example.org \<https://example.org\> \@mention \@deprecated \{\@link x\} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * \` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\u00adhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\udb40\udc67\udb40\udc62\udb40\udc7f 😀 \udb40\udc41tag \udb80\udc00\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable \@ts-ignore prettier-ignore a backslash and blanks at the end \\
 *
 * Not retryable.
 *
 * @see https://errors.example.org/~a$b&c(d)*e,f;g=%20\@h/hostile/#plain
 */
export class Plain extends HostileError {
  static override readonly name: string = "Plain";
  static override readonly code: ErrorCode = "plain";

  declare readonly code: "plain";
}

const CLASSES: { readonly [Code in ErrorCode]: typeof HostileError } = {
  hostile_error: HostileError,
  plain: Plain,
};

/** The exception of an error that was received; an unknown code gets that of the fallback. */
export function exceptionFor(error: payload.ErrorPayload, options?: ErrorOptions): HostileError {
  const Class = CLASSES[error.code];
  return new Class(error, options);
}
