# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""Sending errors of Harmovela 0.2."""

from __future__ import annotations

from .codes import BY_TEXT, PROTOCOL, ErrorCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal, overload

    from .details import (
        ErrorCodeLiteral,
        TaskTimeoutDetails,
    )

__all__ = ["build_error"]


if TYPE_CHECKING:

    @overload
    def build_error(
        code: Literal[
            ErrorCode.TASK_TIMEOUT,
            "task_timeout",
        ],
        message: str | None = None,
        *,
        retryable: bool | None = None,
        details: TaskTimeoutDetails | None = None,
    ) -> dict[str, Any]: ...

    @overload
    def build_error(
        code: Literal[
            ErrorCode.PROTOCOL_ERROR,
            "protocol_error",
            ErrorCode.INVALID_ENVELOPE,
            "invalid_envelope",
            ErrorCode.INVALID_EVENT_TYPE,
            "invalid_event_type",
            ErrorCode.UNSUPPORTED_VERSION,
            "unsupported_version",
            ErrorCode.INTERNAL_ERROR,
            "internal_error",
            ErrorCode.SESSION_ERROR,
            "session_error",
            ErrorCode.SESSION_TIMEOUT,
            "session_timeout",
            ErrorCode.SESSION_CLOSED,
            "session_closed",
            ErrorCode.UNAUTHORIZED,
            "unauthorized",
            ErrorCode.SUBSCRIPTION_ERROR,
            "subscription_error",
            ErrorCode.SUBSCRIPTION_REJECTED,
            "subscription_rejected",
            ErrorCode.TASK_ERROR,
            "task_error",
            ErrorCode.TASK_CANCELLED,
            "task_cancelled",
            ErrorCode.TOOL_ERROR,
            "tool_error",
            ErrorCode.TOOL_TIMEOUT,
            "tool_timeout",
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
