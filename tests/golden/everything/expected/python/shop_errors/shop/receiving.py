# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""Receiving errors of Shop 2.10, and what may be done after one."""

from __future__ import annotations

from .._payload import Coded, Payload
from .._receive import Reader
from .codes import BY_TEXT, CARRIERS, FALLBACK, PROTOCOL, READ_AS, RETRYABLE, ErrorCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any, TypeGuard

    from .._problems import Problem
    from .details import ErrorCodeLiteral

__all__ = [
    "ErrorPayload",
    "check_error",
    "error_in",
    "is_error_code",
    "is_retryable",
    "parse_code",
    "parse_error",
]


class ErrorPayload(Payload):
    """An error as it was received; read-only, and equal to another with the same members.

    `code` is the code that it reads as, `raw_code` what came. `retryable` is what the sender says of this error;
    `code.retryable` is what the catalogue says of the code. Made by `parse_error` and `error_in`.
    """

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def successor(self) -> ErrorCode | None:
            """What took the place of the code that came, if that one is retired; None for any other code."""
            ...

    @property
    def code(self) -> ErrorCode:
        """The code; an unknown one reads as order_failed."""
        return self._code  # type: ignore[no-any-return]

    @property
    def details(self) -> Mapping[str, Any] | None:
        """The member `details` as it came; None if there is none."""
        return self._data.get("details")

    @property
    def trace_id(self) -> str | None:
        """The member `trace_id` as it came; None if there is none."""
        return self._data.get("trace_id")

    @property
    def region(self) -> str | None:
        """The member `region` as it came; None if there is none."""
        return self._data.get("region")

    @property
    def source(self) -> str | None:
        """The member `source` as it came; None if there is none."""
        return self._data.get("source")

    @property
    def hops(self) -> int | None:
        """The member `hops` as it came; None if there is none."""
        return self._data.get("hops")

    @property
    def load(self) -> float | None:
        """The member `load` as it came; None if there is none."""
        return self._data.get("load")

    @property
    def path(self) -> Sequence[Any] | None:
        """The member `path` as it came; None if there is none."""
        return self._data.get("path")

    @property
    def context(self) -> Mapping[str, Any] | None:
        """The member `context` as it came; None if there is none."""
        return self._data.get("context")

    @property
    def extra(self) -> Any:
        """The member `extra` as it came; None if there is none."""
        return self._data.get("extra")


_reader = Reader(ErrorPayload, PROTOCOL, READ_AS, FALLBACK, CARRIERS)


@_reader.usual_first
def parse_error(data: object) -> ErrorPayload:
    """The payload of an error object, a decoded JSON value such as `json.loads` gives.

    An unknown code is no fault. Raises InvalidErrorPayload, and nothing else, for what the protocol does not allow;
    its `problems` name all that is wrong.
    """
    return _reader.parse(data)  # type: ignore[no-any-return]


def parse_code(raw: str) -> ErrorCode:
    """The code of a text; an unknown one reads as order_failed. Letter case counts, and nothing is trimmed."""
    try:
        return READ_AS.get(raw, FALLBACK)
    except TypeError:  # a list or an object came instead of a text
        return FALLBACK


def is_error_code(value: object) -> TypeGuard[ErrorCodeLiteral]:
    """Is it the text of a code of the catalogue? False for anything that is no text."""
    return isinstance(value, str) and str.__str__(value) in BY_TEXT


def check_error(data: object) -> list[Problem]:
    """Every problem of an error object, a decoded JSON value, in the order of its members; none if it is valid.

    Each has a `pointer` (JSON Pointer from the error object) and a `message`. Never raises.
    """
    return _reader.check(data)


def error_in(event: object) -> ErrorPayload | None:
    """The error that an event carries, or None for an event of a type that carries none.

    Takes a whole event, decoded; CARRIERS says where its error lies. Raises InvalidErrorPayload, with pointers from
    the root of the event, if a carrier holds no valid error.
    """
    return _reader.find(event)  # type: ignore[no-any-return]


def is_retryable(value: object) -> bool:
    """May it be tried again? Takes a code, a payload or an exception, and says no to anything else.

    A payload and an exception answer for themselves, a code by the catalogue. Fits tenacity's
    `retry_if_exception(is_retryable)` and stamina's `on=is_retryable`.
    """
    if isinstance(value, str):
        return READ_AS.get(str.__str__(value)) in RETRYABLE
    return isinstance(value, Coded) and value.retryable
