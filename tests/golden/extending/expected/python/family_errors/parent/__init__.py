# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""Parent 1 (stable): The eldest.

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
        FireDetails,
    )
    from .exceptions import (
        ParentError,
        HomeError,
        Fire,  # ty: ignore[deprecated]  # pyrefly: ignore[deprecated]
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
    "ParentError",
    "HomeError",
    "Fire",
    "FireDetails",
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
