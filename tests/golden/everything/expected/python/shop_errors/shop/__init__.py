# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""Shop 2.10 (stable): Orders and payments between a shop and its suppliers.

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
        OrderTimeoutDetails,
    )
    from .exceptions import (
        ShopError,
        OrderFailed,
        OrderTimeout,
        OrderStuck,  # ty: ignore[deprecated]  # pyrefly: ignore[deprecated]
        OrderDoubled,  # ty: ignore[deprecated]  # pyrefly: ignore[deprecated]
        Payment,
        Refused,
        SoldOut,
        exception_for,
    )
    from .messages import build_error_event, check_message
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
    "ShopError",
    "OrderFailed",
    "OrderTimeout",
    "OrderStuck",
    "OrderDoubled",
    "Payment",
    "Refused",
    "SoldOut",
    "OrderTimeoutDetails",
    "build_error",
    "build_error_event",
    "check_error",
    "check_message",
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
        from . import messages

        yield messages
        from . import notices

        yield notices


def __dir__() -> list[str]:
    return sorted(__all__)
