# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""Sending errors of Grandchild 3."""

from __future__ import annotations

from .codes import BY_TEXT, PROTOCOL, ErrorCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal, overload

    from typing_extensions import deprecated

    from .details import (
        ErrorCodeLiteral,
        FireDetails,
    )

__all__ = ["build_error"]


if TYPE_CHECKING:

    @overload
    @deprecated(
        "fire is deprecated since Parent 1.1; use home_error",
    )
    def build_error(
        code: Literal[
            ErrorCode.FIRE,
            "fire",
        ],
        message: str | None = None,
        *,
        retryable: bool | None = None,
        details: FireDetails | None = None,
    ) -> dict[str, Any]: ...

    @overload
    def build_error(
        code: Literal[
            ErrorCode.HOME_ERROR,
            "home_error",
            ErrorCode.NOISE,
            "noise",
            ErrorCode.GAME_OVER,
            "game_over",
            ErrorCode.TOY_BROKEN,
            "toy_broken",
            ErrorCode.LATE,
            "late",
        ],
        message: str | None = None,
        *,
        retryable: bool | None = None,
        details: Mapping[str, Any] | None = None,
    ) -> dict[str, Any]: ...

    @overload
    def build_error(
        code: ErrorCode | ErrorCodeLiteral,
        message: str | None = None,
        *,
        retryable: bool | None = None,
        details: None = None,
    ) -> dict[str, Any]: ...


def build_error(
    code: ErrorCode | ErrorCodeLiteral,
    message: str | None = None,
    *,
    retryable: bool | None = None,
    details: Any = None,
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
        },
    )
