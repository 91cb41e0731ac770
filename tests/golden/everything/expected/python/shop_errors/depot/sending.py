# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""Sending errors of Depot 0.1."""

from __future__ import annotations

from .codes import BY_TEXT, PROTOCOL, ErrorCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .details import (
        ErrorCodeLiteral,
    )

__all__ = ["build_error"]


def build_error(
    code: ErrorCode | ErrorCodeLiteral,
    message: str | None = None,
) -> dict[str, Any]:
    """An error object to send: a dictionary of its own, ready for `json.dumps`.

    Without a message the code's template is filled from details, or its summary is taken. A member that is not given
    is left out.
    Raises InvalidErrorPayload for what a receiver would refuse, for retired codes and for what JSON cannot carry.
    """
    from .._build import build as _build

    return _build(
        PROTOCOL,
        BY_TEXT,
        code,
        message,
        {},
    )
