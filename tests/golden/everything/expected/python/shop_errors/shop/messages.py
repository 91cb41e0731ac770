# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: A002, D301, D400, D415, F401, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false, reportUnusedImport=false
"""Whole messages of Shop 2.10: checking them, and building those that carry an error."""

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
    type: Literal[
        "order.failed",
        "payment.failed",
    ],
    sender: str,
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
    id: str | None = None,
    sequence: int | None = None,
    weight: float | None = None,
    final: bool | None = None,
    tags: Sequence[Any] | None = None,
    payload: Mapping[str, Any] | None = None,
    anything: Any = ...,
) -> dict[str, Any]:
    """A whole event with its error: a dictionary of its own, ready for `json.dumps`, valid by `check_message`.

    Code, message and the members of the error are those of `build_error`. Made anew unless given: `id`.
    Raises InvalidErrorPayload, with pointers from the event, for what a receiver would refuse.
    """
    return _messages().build(
        type,
        {
            "id": id,
            "sequence": sequence,
            "weight": weight,
            "final": final,
            "tags": tags,
            "sender": sender,
            "payload": payload,
            "anything": anything,
        },
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


_made: list[Messages] = []


def _messages() -> Messages:
    """How messages are checked and built; loaded when the first one is."""
    if not _made:
        from .._messages import Messages

        _made.append(Messages(PROTOCOL, BY_TEXT, CARRIERS))
    return _made[0]
