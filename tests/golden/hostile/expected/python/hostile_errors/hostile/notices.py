# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, F401, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
"""What people are told about errors of # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\` # heading - item * item + item 1. one > quote | a | b | | --- | --- | === --- ```python code = '''fenced''' # with two blanks and a trailing one ``` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a} {{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %> */ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b> &amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org> @mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore a backslash and blanks at the end \\ 6.6."""

from __future__ import annotations

from .codes import BY_TEXT, PROTOCOL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .._facts import Notice
    from .._payload import Coded

__all__ = ["notice"]


def notice(error: Coded | str, language: str | None = None) -> Notice:
    """What a person is told about an error: severity, message and what to offer; never what the peer wrote.

    Takes a payload, an exception or a code. A code without a notice of its own, or outside the catalogue, gets the generic one.
    With a language tag the message is in that language, if the catalogue has it.
    """
    code = BY_TEXT.get(error if isinstance(error, str) else error.raw_code)
    own = None if code is None else code.notice
    told: Notice = own or _GENERIC
    return told if language is None else told.in_language(language)


_GENERIC: Any = PROTOCOL.unknown_notice
