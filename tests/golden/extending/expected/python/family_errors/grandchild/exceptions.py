# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""The exceptions of Grandchild 3: one for each code."""

from __future__ import annotations

from .._exceptions import CodedError
from .codes import BY_TEXT, PROTOCOL, ErrorCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from typing_extensions import deprecated

    from .details import (
        FireDetails,
    )
    from .receiving import ErrorPayload
else:

    def deprecated(_):
        """Only type checkers look at this; who uses what is deprecated is warned by `CodedError`."""
        return lambda cls: cls


__all__ = [
    "GrandchildError",
    "HomeError",
    "Fire",
    "Noise",
    "GameOver",
    "ToyBroken",
    "Late",
    "exception_for",
]


class GrandchildError(CodedError):
    """Any error of Grandchild 3, also one whose code is unknown."""

    code: ErrorCode = ErrorCode("home_error")
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
    ) -> None:
        """All may be left out: the message and the flag are then those of the code."""
        super().__init__(
            message,
            retryable=retryable,
            details=details,
        )

    @property
    def details(self) -> Mapping[str, Any] | None:
        """The member `details` of the error object; None if there is none."""
        return self._members.get("details")


class HomeError(GrandchildError):
    """Something is wrong at home. Not retryable. See https://family.example/grandchild/#home_error"""

    code: ErrorCode = ErrorCode("home_error")


@deprecated(
    "fire is deprecated since Parent 1.1; use home_error",
)
class Fire(HomeError):
    """Deprecated since Parent 1.1, use home_error. It burns. Not retryable. See https://family.example/grandchild/#fire"""

    code: ErrorCode = ErrorCode("fire")
    if TYPE_CHECKING:

        def __init__(
            self,
            message: str | None = None,
            *,
            retryable: bool | None = None,
            details: FireDetails | None = None,
        ) -> None:
            """All may be left out: the message and the flag are then those of the code."""


class Noise(HomeError):
    """It is too loud. Retryable. See https://family.example/grandchild/#noise"""

    code: ErrorCode = ErrorCode("noise")


class GameOver(GrandchildError):
    """The game is over. Retryable. See https://family.example/grandchild/#game_over"""

    code: ErrorCode = ErrorCode("game_over")


class ToyBroken(GameOver):
    """The toy is broken. Not retryable. See https://family.example/grandchild/#toy_broken"""

    code: ErrorCode = ErrorCode("toy_broken")


class Late(GrandchildError):
    """The bell has rung. Not retryable. See https://family.example/grandchild/#late"""

    code: ErrorCode = ErrorCode("late")


def exception_for(error: ErrorPayload) -> GrandchildError:
    """The exception of a received error, to be raised; an unknown code gets that of the fallback.

    It keeps what came: `raw_code`, the message, the flag, and every member in `to_dict`.
    """
    return _BY_CODE.get(error.code, GrandchildError)._received(error, _MEMBERS)


_MEMBERS: list[str] = [
    "details",
]
_BY_CODE: dict[ErrorCode | None, type[GrandchildError]] = {
    ErrorCode("home_error"): HomeError,
    ErrorCode("fire"): Fire,  # ty: ignore[deprecated]  # pyrefly: ignore[deprecated]
    ErrorCode("noise"): Noise,
    ErrorCode("game_over"): GameOver,
    ErrorCode("toy_broken"): ToyBroken,
    ErrorCode("late"): Late,
}
