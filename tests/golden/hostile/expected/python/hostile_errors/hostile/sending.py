# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""Sending errors of # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\` # heading - item * item + item 1. one > quote | a | b | | --- | --- | === --- ```python code = '''fenced''' # with two blanks and a trailing one ``` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a} {{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %> */ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b> &amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org> @mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore a backslash and blanks at the end \\ 6.6."""

from __future__ import annotations

from .codes import BY_TEXT, PROTOCOL, ErrorCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal, overload

    from typing_extensions import deprecated

    from .details import (
        ErrorCodeLiteral,
        HostileErrorDetails,
    )

__all__ = ["build_error"]


if TYPE_CHECKING:

    @overload
    @deprecated(
        "hostile_error is deprecated since 6; use plain",
    )
    def build_error(
        code: Literal[
            ErrorCode.HOSTILE_ERROR,
            "hostile_error",
        ],
        message: str | None = None,
        *,
        retryable: bool | None = None,
        details: HostileErrorDetails | None = None,
        kind: str | None = None,
        only: str | None = None,
        shape: str | None = None,
    ) -> dict[str, Any]: ...

    @overload
    def build_error(
        code: Literal[
            ErrorCode.PLAIN,
            "plain",
        ],
        message: str | None = None,
        *,
        retryable: bool | None = None,
        details: Mapping[str, Any] | None = None,
        kind: str | None = None,
        only: str | None = None,
        shape: str | None = None,
    ) -> dict[str, Any]: ...

    @overload
    def build_error(
        code: ErrorCode | ErrorCodeLiteral,
        message: str | None = None,
        *,
        retryable: bool | None = None,
        details: None = None,
        kind: str | None = None,
        only: str | None = None,
        shape: str | None = None,
    ) -> dict[str, Any]: ...


def build_error(
    code: ErrorCode | ErrorCodeLiteral,
    message: str | None = None,
    *,
    retryable: bool | None = None,
    details: Any = None,
    kind: str | None = None,
    only: str | None = None,
    shape: str | None = None,
) -> dict[str, Any]:
    """An error object to send: a dictionary of its own, ready for `json.dumps`.

    Without a message the code's template is filled from details, or its summary is taken. A member that is not given
    is left out, except for the flag, which is then the catalogue's.
    Details are typed by their code; those of a code that is only known at run time pass as `Any`.
    Raises InvalidErrorPayload for what a receiver would refuse, for retired codes and for what JSON cannot carry.
    """
    from .._build import build as _build

    return _build(
        PROTOCOL,
        BY_TEXT,
        code,
        message,
        {
            "retryable": retryable,
            "details": details,
            "kind": kind,
            "only": only,
            "shape": shape,
        },
    )
