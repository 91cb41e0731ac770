# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""The exceptions of Shop 2.10: one for each code."""

from __future__ import annotations

from .._exceptions import CodedError
from .codes import BY_TEXT, PROTOCOL, ErrorCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from typing_extensions import deprecated

    from .details import (
        OrderTimeoutDetails,
    )
    from .receiving import ErrorPayload
else:

    def deprecated(_):
        """Only type checkers look at this; who uses what is deprecated is warned by `CodedError`."""
        return lambda cls: cls


__all__ = [
    "ShopError",
    "OrderFailed",
    "OrderTimeout",
    "OrderStuck",
    "OrderDoubled",
    "Payment",
    "Refused",
    "SoldOut",
    "exception_for",
]


class ShopError(CodedError):
    """Any error of Shop 2.10, also one whose code is unknown."""

    code: ErrorCode = ErrorCode("order_failed")
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
        trace_id: str | None = None,
        region: str | None = None,
        source: str | None = None,
        hops: int | None = None,
        load: float | None = None,
        path: Sequence[Any] | None = None,
        context: Mapping[str, Any] | None = None,
        extra: Any = ...,
    ) -> None:
        """All may be left out: the message and the flag are then those of the code."""
        super().__init__(
            message,
            retryable=retryable,
            details=details,
            trace_id=trace_id,
            region=region,
            source=source,
            hops=hops,
            load=load,
            path=path,
            context=context,
            extra=extra,
        )

    @property
    def details(self) -> Mapping[str, Any] | None:
        """The member `details` of the error object; None if there is none."""
        return self._members.get("details")

    @property
    def trace_id(self) -> str | None:
        """The member `trace_id` of the error object; None if there is none."""
        return self._members.get("trace_id")

    @property
    def region(self) -> str | None:
        """The member `region` of the error object; None if there is none."""
        return self._members.get("region")

    @property
    def source(self) -> str | None:
        """The member `source` of the error object; None if there is none."""
        return self._members.get("source")

    @property
    def hops(self) -> int | None:
        """The member `hops` of the error object; None if there is none."""
        return self._members.get("hops")

    @property
    def load(self) -> float | None:
        """The member `load` of the error object; None if there is none."""
        return self._members.get("load")

    @property
    def path(self) -> Sequence[Any] | None:
        """The member `path` of the error object; None if there is none."""
        return self._members.get("path")

    @property
    def context(self) -> Mapping[str, Any] | None:
        """The member `context` of the error object; None if there is none."""
        return self._members.get("context")

    @property
    def extra(self) -> Any:
        """The member `extra` of the error object; None if there is none."""
        return self._members.get("extra")


class OrderFailed(ShopError):
    """The order failed. Not retryable. See https://errors.example.org/shop/shop/#order_failed"""

    code: ErrorCode = ErrorCode("order_failed")


class OrderTimeout(OrderFailed, TimeoutError):
    """The supplier did not answer in time. Retryable. See https://errors.example.org/shop/shop/#order_timeout"""

    code: ErrorCode = ErrorCode("order_timeout")
    if TYPE_CHECKING:

        def __init__(
            self,
            message: str | None = None,
            *,
            retryable: bool | None = None,
            details: OrderTimeoutDetails | None = None,
            trace_id: str | None = None,
            region: str | None = None,
            source: str | None = None,
            hops: int | None = None,
            load: float | None = None,
            path: Sequence[Any] | None = None,
            context: Mapping[str, Any] | None = None,
            extra: Any = ...,
        ) -> None:
            """All may be left out: the message and the flag are then those of the code."""


@deprecated(
    "order_stuck is deprecated since 2.1, gone in 3.0; use order_timeout",
)
class OrderStuck(OrderFailed):
    """Deprecated since 2.1, gone in 3.0, use order_timeout. The order waits for a person. Retryable. See https://errors.example.org/shop/shop/#order_stuck"""

    code: ErrorCode = ErrorCode("order_stuck")


@deprecated(
    "order_doubled is deprecated since 2.3",
)
class OrderDoubled(OrderFailed):
    """Deprecated since 2.3. The order came twice. Not retryable. See https://errors.example.org/shop/shop/#order_doubled"""

    code: ErrorCode = ErrorCode("order_doubled")


class Payment(ShopError):
    """The payment failed. Not retryable. See https://errors.example.org/shop/shop/#payment"""

    code: ErrorCode = ErrorCode("payment")


class Refused(Payment):
    """The bank refused. Not retryable. See https://errors.example.org/shop/shop/#refused"""

    code: ErrorCode = ErrorCode("refused")


class SoldOut(ShopError):
    """There is none left. Retryable. See https://errors.example.org/shop/shop/#sold_out"""

    code: ErrorCode = ErrorCode("sold_out")


def exception_for(error: ErrorPayload) -> ShopError:
    """The exception of a received error, to be raised; an unknown code gets that of the fallback.

    It keeps what came: `raw_code`, the message, the flag, and every member in `to_dict`.
    """
    return _BY_CODE.get(error.code, ShopError)._received(error, _MEMBERS)


_MEMBERS: list[str] = [
    "details",
    "trace_id",
    "region",
    "source",
    "hops",
    "load",
    "path",
    "context",
    "extra",
]
_BY_CODE: dict[ErrorCode | None, type[ShopError]] = {
    ErrorCode("order_failed"): OrderFailed,
    ErrorCode("order_timeout"): OrderTimeout,
    ErrorCode("order_stuck"): OrderStuck,  # ty: ignore[deprecated]  # pyrefly: ignore[deprecated]
    ErrorCode("order_doubled"): OrderDoubled,  # ty: ignore[deprecated]  # pyrefly: ignore[deprecated]
    ErrorCode("payment"): Payment,
    ErrorCode("refused"): Refused,
    ErrorCode("sold_out"): SoldOut,
}
