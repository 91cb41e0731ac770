# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""The exceptions of Harmovela 0.2: one for each code."""

from __future__ import annotations

from .._exceptions import CodedError
from .codes import BY_TEXT, PROTOCOL, ErrorCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from .details import (
        TaskTimeoutDetails,
    )
    from .receiving import ErrorPayload

__all__ = [
    "HarmovelaError",
    "ProtocolError",
    "InvalidEnvelope",
    "InvalidEventType",
    "UnsupportedVersion",
    "InternalError",
    "SessionError",
    "SessionTimeout",
    "SessionClosed",
    "Unauthorized",
    "SubscriptionError",
    "SubscriptionRejected",
    "TaskError",
    "TaskTimeout",
    "TaskCancelled",
    "ToolError",
    "ToolTimeout",
    "exception_for",
]


class HarmovelaError(CodedError):
    """Any error of Harmovela 0.2, also one whose code is unknown."""

    code: ErrorCode = ErrorCode("protocol_error")
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


class ProtocolError(HarmovelaError):
    """The peer broke the protocol in a way that no other code names. Not retryable."""

    code: ErrorCode = ErrorCode("protocol_error")


class InvalidEnvelope(ProtocolError):
    """The envelope is malformed or lacks a required field. Not retryable."""

    code: ErrorCode = ErrorCode("invalid_envelope")


class InvalidEventType(ProtocolError):
    """The event type is badly written or not registered. Not retryable."""

    code: ErrorCode = ErrorCode("invalid_event_type")


class UnsupportedVersion(ProtocolError):
    """This peer does not speak the requested version of the protocol. Not retryable."""

    code: ErrorCode = ErrorCode("unsupported_version")


class InternalError(ProtocolError):
    """Something failed inside the peer while it was processing the message. Retryable."""

    code: ErrorCode = ErrorCode("internal_error")


class SessionError(HarmovelaError):
    """The session failed in a way that no other code names. Not retryable."""

    code: ErrorCode = ErrorCode("session_error")


class SessionTimeout(SessionError, TimeoutError):
    """The session gave no heartbeat or stood idle for too long. Retryable."""

    code: ErrorCode = ErrorCode("session_timeout")


class SessionClosed(SessionError):
    """The session ended before it was expected to. Not retryable."""

    code: ErrorCode = ErrorCode("session_closed")


class Unauthorized(SessionError):
    """The peer did not prove who it is or may not do this. Not retryable."""

    code: ErrorCode = ErrorCode("unauthorized")


class SubscriptionError(HarmovelaError):
    """The subscription failed in a way that no other code names. Not retryable."""

    code: ErrorCode = ErrorCode("subscription_error")


class SubscriptionRejected(SubscriptionError):
    """The producer turned the subscription down. Not retryable."""

    code: ErrorCode = ErrorCode("subscription_rejected")


class TaskError(HarmovelaError):
    """The task failed in a way that no other code names. Not retryable."""

    code: ErrorCode = ErrorCode("task_error")


class TaskTimeout(TaskError, TimeoutError):
    """The task ran past its deadline. Retryable."""

    code: ErrorCode = ErrorCode("task_timeout")
    if TYPE_CHECKING:

        def __init__(
            self,
            message: str | None = None,
            *,
            retryable: bool | None = None,
            details: TaskTimeoutDetails | None = None,
        ) -> None:
            """All may be left out: the message and the flag are then those of the code."""


class TaskCancelled(TaskError):
    """Somebody cancelled the task. Not retryable."""

    code: ErrorCode = ErrorCode("task_cancelled")


class ToolError(HarmovelaError):
    """The tool failed in a way that no other code names. Not retryable."""

    code: ErrorCode = ErrorCode("tool_error")


class ToolTimeout(ToolError, TimeoutError):
    """The tool ran past its deadline. Retryable."""

    code: ErrorCode = ErrorCode("tool_timeout")


def exception_for(error: ErrorPayload) -> HarmovelaError:
    """The exception of a received error, to be raised; an unknown code gets that of the fallback.

    It keeps what came: `raw_code`, the message, the flag, and every member in `to_dict`.
    """
    return _BY_CODE.get(error.code, HarmovelaError)._received(error, _MEMBERS)


_MEMBERS: list[str] = [
    "details",
]
_BY_CODE: dict[ErrorCode | None, type[HarmovelaError]] = {
    ErrorCode("protocol_error"): ProtocolError,
    ErrorCode("invalid_envelope"): InvalidEnvelope,
    ErrorCode("invalid_event_type"): InvalidEventType,
    ErrorCode("unsupported_version"): UnsupportedVersion,
    ErrorCode("internal_error"): InternalError,
    ErrorCode("session_error"): SessionError,
    ErrorCode("session_timeout"): SessionTimeout,
    ErrorCode("session_closed"): SessionClosed,
    ErrorCode("unauthorized"): Unauthorized,
    ErrorCode("subscription_error"): SubscriptionError,
    ErrorCode("subscription_rejected"): SubscriptionRejected,
    ErrorCode("task_error"): TaskError,
    ErrorCode("task_timeout"): TaskTimeout,
    ErrorCode("task_cancelled"): TaskCancelled,
    ErrorCode("tool_error"): ToolError,
    ErrorCode("tool_timeout"): ToolTimeout,
}
