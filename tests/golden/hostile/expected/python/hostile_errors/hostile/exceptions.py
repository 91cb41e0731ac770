# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""The exceptions of # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\` # heading - item * item + item 1. one > quote | a | b | | --- | --- | === --- ```python code = '''fenced''' # with two blanks and a trailing one ``` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a} {{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %> */ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b> &amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org> @mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore a backslash and blanks at the end \\ 6.6: one for each code."""

from __future__ import annotations

from .._exceptions import CodedError
from .codes import BY_TEXT, PROTOCOL, ErrorCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from .receiving import ErrorPayload

__all__ = [
    "HostileError",
    "Plain",
    "exception_for",
]


class HostileError(CodedError):
    """Any error of # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\` # heading - item * item + item 1. one > quote | a | b | | --- | --- | === --- ```python code = '''fenced''' # with two blanks and a trailing one ``` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a} {{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %> */ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b> &amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org> @mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore a backslash and blanks at the end \\ 6.6, also one whose code is unknown."""

    code: ErrorCode = ErrorCode("hostile_error")
    _protocol = PROTOCOL
    _codes = BY_TEXT

    if TYPE_CHECKING:

        @property
        def successor(self) -> ErrorCode | None:
            """What took the place of the code that came, if that one is retired; None for any other code."""
            ...

    def __init__(
        self,
        message: str | None = None,
        *,
        retryable: bool | None = None,
        details: Mapping[str, Any] | None = None,
        kind: str | None = None,
        only: str | None = None,
        shape: str | None = None,
    ) -> None:
        """All may be left out: the message and the flag are then those of the code."""
        super().__init__(
            message,
            retryable=retryable,
            details=details,
            kind=kind,
            only=only,
            shape=shape,
        )

    @property
    def details(self) -> Mapping[str, Any] | None:
        """The member `details` of the error object; None if there is none."""
        return self._members.get("details")

    @property
    def kind(self) -> str | None:
        """The member `kind` of the error object; None if there is none."""
        return self._members.get("kind")

    @property
    def only(self) -> str | None:
        """The member `only` of the error object; None if there is none."""
        return self._members.get("only")

    @property
    def shape(self) -> str | None:
        """The member `shape` of the error object; None if there is none."""
        return self._members.get("shape")


class Plain(HostileError):
    """# three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\` # heading - item * item + item 1. one > quote | a | b | | --- | --- | === --- ```python code = '''fenced''' # with two blanks and a trailing one ``` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a} {{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %> */ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b> &amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org> @mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore a backslash and blanks at the end \\ Not retryable. See https://errors.example.org/~a$b&c(d)*e,f;g=%20@h/hostile/#plain"""

    code: ErrorCode = ErrorCode("plain")


def exception_for(error: ErrorPayload) -> HostileError:
    """The exception of a received error, to be raised; an unknown code gets that of the fallback.

    It keeps what came: `raw_code`, the message, the flag, and every member in `to_dict`.
    """
    return _BY_CODE.get(error.code, HostileError)._received(error, _MEMBERS)


_MEMBERS: list[str] = [
    "details",
    "kind",
    "only",
    "shape",
]
_BY_CODE: dict[ErrorCode | None, type[HostileError]] = {
    ErrorCode("hostile_error"): HostileError,  # ty: ignore[deprecated]  # pyrefly: ignore[deprecated]
    ErrorCode("plain"): Plain,
}
