# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""The codes of AEP 0.1, their domains and their facts."""

from __future__ import annotations

from enum import StrEnum

from .._codes import Code, attach
from .._facts import protocol_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "CARRIERS",
    "FALLBACK",
    "PROTOCOL",
    "RETRYABLE",
    "Domain",
    "ErrorCode",
]


class Domain(StrEnum):
    """The families of the codes of AEP 0.1."""

    PROTOCOL = "protocol"
    """A message cannot be processed as it stands."""
    SESSION = "session"
    """The connection itself is in trouble."""
    SUBSCRIPTION = "subscription"
    """A subscription cannot be made or kept."""
    TASK = "task"
    """A task did not reach its end."""
    TOOL = "tool"
    """A tool did not do what it was called for."""


class ErrorCode(Code):
    """The error codes of AEP 0.1: texts that know their facts."""

    if TYPE_CHECKING:  # before the members, one of which may have this name

        @property
        def domain(self) -> Domain:
            """The family of codes that this one is in."""
            ...

    PROTOCOL_ERROR = "protocol_error"
    """The peer broke the protocol in a way that no other code names. Not retryable."""
    INVALID_ENVELOPE = "invalid_envelope"
    """The envelope is malformed or lacks a required field. Not retryable."""
    INVALID_EVENT_TYPE = "invalid_event_type"
    """The event type is badly written or not registered. Not retryable."""
    UNSUPPORTED_VERSION = "unsupported_version"
    """This peer does not speak the requested version of the protocol. Not retryable."""
    INTERNAL_ERROR = "internal_error"
    """Something failed inside the peer while it was processing the message. Retryable."""
    SESSION_ERROR = "session_error"
    """The session failed in a way that no other code names. Not retryable."""
    SESSION_TIMEOUT = "session_timeout"
    """The session gave no heartbeat or stood idle for too long. Retryable."""
    SESSION_CLOSED = "session_closed"
    """The session ended before it was expected to. Not retryable."""
    UNAUTHORIZED = "unauthorized"
    """The peer did not prove who it is or may not do this. Not retryable."""
    SUBSCRIPTION_ERROR = "subscription_error"
    """The subscription failed in a way that no other code names. Not retryable."""
    SUBSCRIPTION_REJECTED = "subscription_rejected"
    """The producer turned the subscription down. Not retryable."""
    TASK_ERROR = "task_error"
    """The task failed in a way that no other code names. Not retryable."""
    TASK_TIMEOUT = "task_timeout"
    """The task ran past its deadline. Retryable."""
    TASK_CANCELLED = "task_cancelled"
    """Somebody cancelled the task. Not retryable."""
    TOOL_ERROR = "tool_error"
    """The tool failed in a way that no other code names. Not retryable."""
    TOOL_TIMEOUT = "tool_timeout"
    """The tool ran past its deadline. Retryable."""


PROTOCOL = protocol_of(
    {
        "name": "aep",
        "title": "AEP",
        "version": "0.1",
        "status": "draft",
        "summary": "Events between agents, their tasks and their tools.",
        "spelling": "snake_case",
        "fallback": "protocol_error",
        "error": {
            "type": "object",
            "required": [
                "code",
                "message",
                "retryable",
            ],
            "properties": {
                "code": {
                    "type": "string",
                },
                "message": {
                    "type": "string",
                },
                "retryable": {
                    "type": "boolean",
                },
                "details": {
                    "type": "object",
                },
            },
        },
        "carriers": {
            "event.rejected": "payload.error",
            "session.error": "payload.error",
            "task.failed": "payload.error",
            "tool.call.failed": "payload.error",
            "subscription.rejected": "payload.error",
            "event.dead_lettered": "payload.error",
        },
    }
)
"""The protocol itself."""

attach(
    ErrorCode,
    Domain,
    {
        "protocol_error": {
            "domain": "protocol",
            "retryable": False,
            "summary": "The peer broke the protocol in a way that no other code names.",
            "since": "0.1",
        },
        "invalid_envelope": {
            "domain": "protocol",
            "retryable": False,
            "summary": "The envelope is malformed or lacks a required field.",
            "since": "0.1",
        },
        "invalid_event_type": {
            "domain": "protocol",
            "retryable": False,
            "summary": "The event type is badly written or not registered.",
            "since": "0.1",
        },
        "unsupported_version": {
            "domain": "protocol",
            "retryable": False,
            "summary": "This peer does not speak the requested version of the protocol.",
            "since": "0.1",
        },
        "internal_error": {
            "domain": "protocol",
            "retryable": True,
            "summary": "Something failed inside the peer while it was processing the message.",
            "since": "0.1",
        },
        "session_error": {
            "domain": "session",
            "retryable": False,
            "summary": "The session failed in a way that no other code names.",
            "since": "0.1",
        },
        "session_timeout": {
            "domain": "session",
            "retryable": True,
            "summary": "The session gave no heartbeat or stood idle for too long.",
            "since": "0.1",
        },
        "session_closed": {
            "domain": "session",
            "retryable": False,
            "summary": "The session ended before it was expected to.",
            "since": "0.1",
        },
        "unauthorized": {
            "domain": "session",
            "retryable": False,
            "summary": "The peer did not prove who it is or may not do this.",
            "since": "0.1",
        },
        "subscription_error": {
            "domain": "subscription",
            "retryable": False,
            "summary": "The subscription failed in a way that no other code names.",
            "since": "0.1",
        },
        "subscription_rejected": {
            "domain": "subscription",
            "retryable": False,
            "summary": "The producer turned the subscription down.",
            "since": "0.1",
        },
        "task_error": {
            "domain": "task",
            "retryable": False,
            "summary": "The task failed in a way that no other code names.",
            "since": "0.1",
        },
        "task_timeout": {
            "domain": "task",
            "retryable": True,
            "summary": "The task ran past its deadline.",
            "since": "0.1",
            "message": "task {task_id} ran past its deadline of {timeout_ms} ms",
            "details": {
                "task_id": {
                    "type": "string",
                    "required": True,
                    "summary": "The task that ran out of time.",
                },
                "timeout_ms": {
                    "type": "integer",
                    "required": False,
                    "summary": "The time it was given in milliseconds.",
                },
                "elapsed_ms": {
                    "type": "integer",
                    "required": False,
                    "summary": "The time it had taken in milliseconds.",
                },
            },
        },
        "task_cancelled": {
            "domain": "task",
            "retryable": False,
            "summary": "Somebody cancelled the task.",
            "since": "0.1",
        },
        "tool_error": {
            "domain": "tool",
            "retryable": False,
            "summary": "The tool failed in a way that no other code names.",
            "since": "0.1",
        },
        "tool_timeout": {
            "domain": "tool",
            "retryable": True,
            "summary": "The tool ran past its deadline.",
            "since": "0.1",
        },
    },
)

RETRYABLE = frozenset(code for code in ErrorCode if code.retryable)
"""The codes whose errors may be tried again unless the wire says otherwise."""

BY_TEXT: Mapping[str, ErrorCode] = {code.value: code for code in ErrorCode}
"""Text -> code."""

CARRIERS: Mapping[str, str] = {
    "event.rejected": "payload.error",
    "session.error": "payload.error",
    "task.failed": "payload.error",
    "tool.call.failed": "payload.error",
    "subscription.rejected": "payload.error",
    "event.dead_lettered": "payload.error",
}
"""Event type -> where its error lies."""

FALLBACK = ErrorCode("protocol_error")
"""What an unknown code reads as."""
