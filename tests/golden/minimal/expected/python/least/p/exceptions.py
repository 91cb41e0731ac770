# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""The exceptions of P 1: one for each code."""

from __future__ import annotations

from .._exceptions import CodedError
from .codes import BY_TEXT, PROTOCOL, ErrorCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .receiving import ErrorPayload

__all__ = [
    "PError",
    "C",
    "exception_for",
]


class PError(CodedError):
    """Any error of P 1, also one whose code is unknown."""

    code: ErrorCode | None = None
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
    ) -> None:
        """All may be left out: the message and the flag are then those of the code."""
        super().__init__(
            message,
        )


class C(PError):
    """It failed. Not retryable."""

    code: ErrorCode | None = ErrorCode("c")


def exception_for(error: ErrorPayload) -> PError:
    """The exception of a received error, to be raised; an unknown code gets that of the protocol.

    It keeps what came: `raw_code`, the message, the flag, and every member in `to_dict`.
    """
    return _BY_CODE.get(error.code, PError)._received(error, _MEMBERS)


_MEMBERS: list[str] = []
_BY_CODE: dict[ErrorCode | None, type[PError]] = {
    ErrorCode("c"): C,
}
