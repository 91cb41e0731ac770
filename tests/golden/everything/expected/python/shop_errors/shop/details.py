# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""Types of Shop 2.10: the codes as a literal, and the details that codes declare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypedDict

__all__ = [
    "ErrorCodeLiteral",
    "OrderTimeoutDetails",
]

ErrorCodeLiteral = Literal[
    "order_failed",
    "order_timeout",
    "order_stuck",
    "order_doubled",
    "payment",
    "refused",
    "sold_out",
]
"""The codes as plain text."""

OrderTimeoutDetails = TypedDict(
    "OrderTimeoutDetails",
    {
        "order_id": str,
        "waited_ms": int,
        "share": NotRequired[float],
        "final": NotRequired[bool],
        "items": NotRequired[Sequence[Any]],
        "address": NotRequired[Mapping[str, Any]],
    },
)
"""The details of order_timeout."""
