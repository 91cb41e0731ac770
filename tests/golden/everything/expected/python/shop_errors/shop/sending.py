# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""Sending errors of Shop 2.10."""

from __future__ import annotations

from .codes import BY_TEXT, PROTOCOL, ErrorCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any, Literal, overload

    from typing_extensions import deprecated

    from .details import (
        ErrorCodeLiteral,
        OrderTimeoutDetails,
    )

__all__ = ["build_error"]


if TYPE_CHECKING:

    @overload
    def build_error(
        code: Literal[
            ErrorCode.ORDER_TIMEOUT,
            "order_timeout",
        ],
        message: str | None = None,
        *,
        retryable: bool | None = None,
        details: OrderTimeoutDetails | None = None,
        trace_id: str,
        region: str | None = None,
        source: str | None = None,
        hops: int | None = None,
        load: float | None = None,
        path: Sequence[Any] | None = None,
        context: Mapping[str, Any] | None = None,
        extra: Any = ...,
    ) -> dict[str, Any]: ...

    @overload
    @deprecated(
        "order_stuck is deprecated since 2.1, gone in 3.0; use order_timeout",
    )
    def build_error(
        code: Literal[
            ErrorCode.ORDER_STUCK,
            "order_stuck",
        ],
        message: str | None = None,
        *,
        retryable: bool | None = None,
        details: Mapping[str, Any] | None = None,
        trace_id: str,
        region: str | None = None,
        source: str | None = None,
        hops: int | None = None,
        load: float | None = None,
        path: Sequence[Any] | None = None,
        context: Mapping[str, Any] | None = None,
        extra: Any = ...,
    ) -> dict[str, Any]: ...

    @overload
    @deprecated(
        "order_doubled is deprecated since 2.3",
    )
    def build_error(
        code: Literal[
            ErrorCode.ORDER_DOUBLED,
            "order_doubled",
        ],
        message: str | None = None,
        *,
        retryable: bool | None = None,
        details: Mapping[str, Any] | None = None,
        trace_id: str,
        region: str | None = None,
        source: str | None = None,
        hops: int | None = None,
        load: float | None = None,
        path: Sequence[Any] | None = None,
        context: Mapping[str, Any] | None = None,
        extra: Any = ...,
    ) -> dict[str, Any]: ...

    @overload
    def build_error(
        code: Literal[
            ErrorCode.ORDER_FAILED,
            "order_failed",
            ErrorCode.PAYMENT,
            "payment",
            ErrorCode.REFUSED,
            "refused",
            ErrorCode.SOLD_OUT,
            "sold_out",
        ],
        message: str | None = None,
        *,
        retryable: bool | None = None,
        details: Mapping[str, Any] | None = None,
        trace_id: str,
        region: str | None = None,
        source: str | None = None,
        hops: int | None = None,
        load: float | None = None,
        path: Sequence[Any] | None = None,
        context: Mapping[str, Any] | None = None,
        extra: Any = ...,
    ) -> dict[str, Any]: ...

    @overload
    def build_error(
        code: ErrorCode | ErrorCodeLiteral,
        message: str | None = None,
        *,
        retryable: bool | None = None,
        details: None = None,
        trace_id: str,
        region: str | None = None,
        source: str | None = None,
        hops: int | None = None,
        load: float | None = None,
        path: Sequence[Any] | None = None,
        context: Mapping[str, Any] | None = None,
        extra: Any = ...,
    ) -> dict[str, Any]: ...


def build_error(
    code: ErrorCode | ErrorCodeLiteral,
    message: str | None = None,
    *,
    retryable: bool | None = None,
    details: Any = None,
    trace_id: str,
    region: str | None = None,
    source: str | None = None,
    hops: int | None = None,
    load: float | None = None,
    path: Sequence[Any] | None = None,
    context: Mapping[str, Any] | None = None,
    extra: Any = ...,
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
            "trace_id": trace_id,
            "region": region,
            "source": source,
            "hops": hops,
            "load": load,
            "path": path,
            "context": context,
            "extra": extra,
        },
    )
