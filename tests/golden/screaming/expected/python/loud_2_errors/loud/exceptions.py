# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""The exceptions of LOUD 3.0: one for each code."""

from __future__ import annotations

from .._exceptions import CodedError
from .codes import BY_TEXT, PROTOCOL, ErrorCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .receiving import ErrorPayload

__all__ = [
    "LoudError",
    "Null",
    "None_",
    "True_",
    "Class",
    "Mro",
    "Name",
    "Value",
    "A",
    "X12b",
    "Timeout",
    "ReadTimeout",
    "TimeoutError_",
    "Exception_",
    "KeyError_",
    "Error",
    "Constructor",
    "Proto",
    "ToString",
    "exception_for",
]


class LoudError(CodedError):
    """Any error of LOUD 3.0, also one whose code is unknown."""

    code: ErrorCode = ErrorCode("NULL")
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
        Retry2: bool | None = None,
        relatedId: str | None = None,
    ) -> None:
        """All may be left out: the message and the flag are then those of the code."""
        super().__init__(
            message,
            Retry2=Retry2,
            relatedId=relatedId,
        )

    @property
    def Retry2(self) -> bool | None:
        """The member `Retry2` of the error object; None if there is none."""
        return self._members.get("Retry2")

    @property
    def relatedId(self) -> str | None:
        """The member `relatedId` of the error object; None if there is none."""
        return self._members.get("relatedId")


class Class(LoudError):
    """The class is the error. Not retryable."""

    code: ErrorCode = ErrorCode("CLASS")


class Null(Class):
    """There is nothing. Not retryable."""

    code: ErrorCode = ErrorCode("NULL")


class None_(Class):
    """There is less than nothing. Not retryable."""

    code: ErrorCode = ErrorCode("NONE")


class True_(Class):
    """It is true. Not retryable."""

    code: ErrorCode = ErrorCode("TRUE")


class Mro(Class):
    """The order is wrong. Not retryable."""

    code: ErrorCode = ErrorCode("MRO")


class Name(Class):
    """It has no name. Not retryable."""

    code: ErrorCode = ErrorCode("NAME")


class Value(Class):
    """It has no value. Not retryable."""

    code: ErrorCode = ErrorCode("VALUE")


class A(Class):
    """It is but a letter. Not retryable."""

    code: ErrorCode = ErrorCode("A")


class X12b(Class):
    """It has digits. Retryable."""

    code: ErrorCode = ErrorCode("X1_2B")


class Timeout(LoudError, TimeoutError):
    """It took too long. Retryable."""

    code: ErrorCode = ErrorCode("TIMEOUT")


class ReadTimeout(LoudError, TimeoutError):
    """Reading took too long. Retryable."""

    code: ErrorCode = ErrorCode("READ_TIMEOUT")


class TimeoutError_(LoudError):
    """It is no timeout by its name. Not retryable."""

    code: ErrorCode = ErrorCode("TIMEOUT_ERROR")


class Exception_(LoudError):
    """It is exceptional. Not retryable."""

    code: ErrorCode = ErrorCode("EXCEPTION")


class KeyError_(LoudError):
    """The key is wrong. Not retryable."""

    code: ErrorCode = ErrorCode("KEY_ERROR")


class Error(LoudError):
    """It is an error. Not retryable."""

    code: ErrorCode = ErrorCode("ERROR")


class Constructor(LoudError):
    """It could not be built. Not retryable."""

    code: ErrorCode = ErrorCode("CONSTRUCTOR")


class Proto(LoudError):
    """It is a prototype. Not retryable."""

    code: ErrorCode = ErrorCode("PROTO")


class ToString(LoudError):
    """It cannot be told. Not retryable."""

    code: ErrorCode = ErrorCode("TO_STRING")


def exception_for(error: ErrorPayload) -> LoudError:
    """The exception of a received error, to be raised; an unknown code gets that of the fallback.

    It keeps what came: `raw_code`, the message, the flag, and every member in `to_dict`.
    """
    return _BY_CODE.get(error.code, LoudError)._received(error, _MEMBERS)


_MEMBERS: list[str] = [
    "Retry2",
    "relatedId",
]
_BY_CODE: dict[ErrorCode | None, type[LoudError]] = {
    ErrorCode("NULL"): Null,
    ErrorCode("NONE"): None_,
    ErrorCode("TRUE"): True_,
    ErrorCode("CLASS"): Class,
    ErrorCode("MRO"): Mro,
    ErrorCode("NAME"): Name,
    ErrorCode("VALUE"): Value,
    ErrorCode("A"): A,
    ErrorCode("X1_2B"): X12b,
    ErrorCode("TIMEOUT"): Timeout,
    ErrorCode("READ_TIMEOUT"): ReadTimeout,
    ErrorCode("TIMEOUT_ERROR"): TimeoutError_,
    ErrorCode("EXCEPTION"): Exception_,
    ErrorCode("KEY_ERROR"): KeyError_,
    ErrorCode("ERROR"): Error,
    ErrorCode("CONSTRUCTOR"): Constructor,
    ErrorCode("PROTO"): Proto,
    ErrorCode("TO_STRING"): ToString,
}
