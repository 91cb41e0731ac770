# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: A002, D301, D400, D415, F401, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false, reportUnusedImport=false
"""Whole messages of HAIP 1: checking them, and building those that carry an error."""

from __future__ import annotations

from .codes import BY_TEXT, CARRIERS, PROTOCOL, ErrorCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any, Literal

    from .._messages import Messages
    from .._problems import Problem
    from .details import ErrorCodeLiteral

__all__ = [
    "build_error_event",
    "check_message",
]


def check_message(message: object) -> list[Problem]:
    """Every problem of a whole message, a decoded JSON value; none if it is valid. Never raises.

    The members are checked strictly: one that is there is of its type, whatever its value. If the message carries an
    error, that is checked as well. Pointers start at the message.
    """
    return _messages().check(message)


def build_error_event(
    code: ErrorCode | ErrorCodeLiteral,
    message: str | None = None,
    *,
    session: str,
    seq: str,
    related_id: str | None = None,
    detail: Any = ...,
    id: str | None = None,
    ts: str | None = None,
) -> dict[str, Any]:
    """A whole event with its error: a dictionary of its own, ready for `json.dumps`, valid by `check_message`.

    Code, message and the members of the error are those of `build_error`. Made anew unless given: `id`, `ts`.
    Raises InvalidErrorPayload, with pointers from the event, for what a receiver would refuse.
    """
    return _messages().build(
        "ERROR",
        {
            "id": id,
            "session": session,
            "seq": seq,
            "ts": ts,
        },
        code,
        message,
        {
            "related_id": related_id,
            "detail": detail,
        },
    )


_made: list[Messages] = []


def _messages() -> Messages:
    """How messages are checked and built; loaded when the first one is."""
    if not _made:
        from .._messages import Messages

        _made.append(Messages(PROTOCOL, BY_TEXT, CARRIERS))
    return _made[0]
