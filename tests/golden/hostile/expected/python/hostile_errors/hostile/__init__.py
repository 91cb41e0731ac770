# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""# three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\` # heading - item * item + item 1. one > quote | a | b | | --- | --- | === --- ```python code = '''fenced''' # with two blanks and a trailing one ``` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a} {{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %> */ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b> &amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org> @mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore a backslash and blanks at the end \\ 6.6 (draft): # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\` # heading - item * item + item 1. one > quote | a | b | | --- | --- | === --- ```python code = '''fenced''' # with two blanks and a trailing one ``` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a} {{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %> */ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b> &amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org> @mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore a backslash and blanks at the end \\

Receive with `parse_error` or `error_in`, send with `build_error`, raise the exception of a code.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .._problems import InvalidErrorPayload, Problem
    from .codes import (
        ACTIONS,
        CARRIERS,
        FALLBACK,
        PROTOCOL,
        RETRYABLE,
        Action,
        Domain,
        ErrorCode,
    )
    from .details import (
        ErrorCodeLiteral,
        HostileErrorDetails,
    )
    from .exceptions import (
        HostileError,
        Plain,
        exception_for,
    )
    from .notices import notice
    from .receiving import (
        ErrorPayload,
        check_error,
        error_in,
        is_error_code,
        is_retryable,
        parse_code,
        parse_error,
    )
    from .sending import build_error

__all__ = [
    "ACTIONS",
    "CARRIERS",
    "FALLBACK",
    "PROTOCOL",
    "RETRYABLE",
    "Action",
    "Domain",
    "ErrorCode",
    "ErrorCodeLiteral",
    "ErrorPayload",
    "InvalidErrorPayload",
    "Problem",
    "HostileError",
    "Plain",
    "HostileErrorDetails",
    "build_error",
    "check_error",
    "error_in",
    "exception_for",
    "is_error_code",
    "is_retryable",
    "notice",
    "parse_code",
    "parse_error",
]

if not TYPE_CHECKING:  # a checker would take any name for one of these

    def __getattr__(name):
        """A name loads the modules up to its own when it is first asked for; until then nothing is loaded."""
        if name in __all__:
            for module in _modules():
                if name in module.__all__:
                    value = globals()[name] = getattr(module, name)
                    return value
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def _modules():
        """The modules that hold the names of this one, the lightest and most wanted first."""
        from . import codes

        yield codes
        from . import receiving

        yield receiving
        from .. import _problems

        yield _problems
        from . import exceptions

        yield exceptions
        from . import sending

        yield sending
        from . import details

        yield details
        from . import notices

        yield notices


def __dir__() -> list[str]:
    return sorted(__all__)
