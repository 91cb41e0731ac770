# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""The codes of HAIP 1, their domains and their facts."""

from __future__ import annotations

from enum import StrEnum

from .._codes import Code, attach
from .._facts import protocol_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "ACTIONS",
    "CARRIERS",
    "FALLBACK",
    "PROTOCOL",
    "RETRYABLE",
    "Action",
    "Domain",
    "ErrorCode",
]


class Domain(StrEnum):
    """The families of the codes of HAIP 1."""

    PROTOCOL_VIOLATION = "protocol_violation"
    """The peer sent something that the protocol does not allow."""
    RUNTIME = "runtime"
    """The message is sound but what it asks for failed."""


class Action(StrEnum):
    """The vocabulary of recovery."""

    RETRY = "retry"
    """Send the operation again after a pause."""
    REQUEST_REPLAY = "request_replay"
    """Ask the peer to send again what was missed."""
    WAIT_FOR_CREDIT = "wait_for_credit"
    """Stop sending until the peer grants credit."""
    NEGOTIATE_VERSION = "negotiate_version"
    """Agree with the peer on a version that both speak."""
    REFRESH_TOKEN = "refresh_token"
    """Get a new token and connect again with it."""
    RECONNECT = "reconnect"
    """Close the connection and open a new one."""


ACTIONS = {
    Action.RETRY: "Send the operation again after a pause.",
    Action.REQUEST_REPLAY: "Ask the peer to send again what was missed.",
    Action.WAIT_FOR_CREDIT: "Stop sending until the peer grants credit.",
    Action.NEGOTIATE_VERSION: "Agree with the peer on a version that both speak.",
    Action.REFRESH_TOKEN: "Get a new token and connect again with it.",
    Action.RECONNECT: "Close the connection and open a new one.",
}
"""What each action means."""


class ErrorCode(Code):
    """The error codes of HAIP 1: texts that know their facts."""

    if TYPE_CHECKING:  # before the members, one of which may have this name

        @property
        def domain(self) -> Domain:
            """The family of codes that this one is in."""
            ...

    PROTOCOL_VIOLATION = "PROTOCOL_VIOLATION"
    """The message breaks the protocol in a way that no other code names. Retryable."""
    SEQ_VIOLATION = "SEQ_VIOLATION"
    """A sequence number is missing, repeated or out of order. Retryable."""
    FLOW_CONTROL_VIOLATION = "FLOW_CONTROL_VIOLATION"
    """More was sent than the peer had given credit for. Retryable."""
    VERSION_INCOMPATIBLE = "VERSION_INCOMPATIBLE"
    """The two peers share no version of the protocol. Retryable."""
    UNSUPPORTED_TYPE = "UNSUPPORTED_TYPE"
    """The peer does not know the type of the event. Not retryable."""
    RUN_LIMIT_EXCEEDED = "RUN_LIMIT_EXCEEDED"
    """More runs are active at once than the peer allows. Not retryable."""
    REPLAY_TOO_OLD = "REPLAY_TOO_OLD"
    """The replay asks for messages that the peer no longer keeps. Not retryable."""
    RESUME_FAILED = "RESUME_FAILED"
    """The session cannot be picked up where it was left. Not retryable."""
    AUTHENTICATION_FAILED = "AUTHENTICATION_FAILED"
    """The token is not accepted. Retryable."""
    TOOL_EXECUTION_ERROR = "TOOL_EXECUTION_ERROR"
    """The tool ran and failed. Not retryable."""


PROTOCOL = protocol_of(
    {
        "name": "haip",
        "title": "HAIP",
        "version": "1",
        "status": "archived",
        "summary": "Chat and streaming between people and agents over a WebSocket. Archived, kept for those who still run it.",
        "actions": {
            "retry": "Send the operation again after a pause.",
            "request_replay": "Ask the peer to send again what was missed.",
            "wait_for_credit": "Stop sending until the peer grants credit.",
            "negotiate_version": "Agree with the peer on a version that both speak.",
            "refresh_token": "Get a new token and connect again with it.",
            "reconnect": "Close the connection and open a new one.",
        },
        "unknown": {
            "recovery": {
                "hint": "Connect again; if that does not help, ask whoever runs the peer.",
                "action": "reconnect",
            },
            "notice": {
                "severity": "error",
                "message": "Something unexpected went wrong. You can try again.",
                "action": "retry",
            },
        },
        "limits": {
            "recoveries": 3,
            "close_code": 1008,
            "max_backoff_ms": 30000,
        },
        "monitor": {
            "window_s": 3600,
            "top": 10,
            "max_rate": 10.0,
        },
        "spelling": "SCREAMING_SNAKE_CASE",
        "error": {
            "type": "object",
            "required": [
                "code",
                "message",
            ],
            "properties": {
                "code": {
                    "type": "string",
                },
                "message": {
                    "type": "string",
                },
                "related_id": {
                    "type": "string",
                },
                "detail": {},
            },
        },
        "event": {
            "type": "object",
            "required": [
                "id",
                "session",
                "seq",
                "ts",
                "channel",
                "type",
                "payload",
            ],
            "properties": {
                "id": {
                    "type": "string",
                    "format": "uuid",
                    "pattern": "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[1-5][0-9A-Fa-f]{3}-[89ABab][0-9A-Fa-f]{3}-[0-9A-Fa-f]{12}$",
                },
                "session": {
                    "type": "string",
                    "minLength": 1,
                },
                "seq": {
                    "type": "string",
                    "pattern": "^[0-9]{1,20}$",
                },
                "ts": {
                    "type": "string",
                    "minLength": 1,
                },
                "channel": {
                    "type": "string",
                    "pattern": "^[A-Za-z0-9_-]{1,128}$",
                },
                "type": {
                    "type": "string",
                    "enum": [
                        "HAI",
                        "RUN_STARTED",
                        "RUN_FINISHED",
                        "RUN_CANCEL",
                        "RUN_ERROR",
                        "PING",
                        "PONG",
                        "REPLAY_REQUEST",
                        "MESSAGE_START",
                        "MESSAGE_PART",
                        "MESSAGE_END",
                        "AUDIO_CHUNK",
                        "TOOL_CALL",
                        "TOOL_UPDATE",
                        "TOOL_DONE",
                        "TOOL_CANCEL",
                        "TOOL_LIST",
                        "TOOL_SCHEMA",
                        "ERROR",
                        "FLOW_UPDATE",
                        "PAUSE_CHANNEL",
                        "RESUME_CHANNEL",
                    ],
                },
                "payload": {
                    "type": "object",
                },
            },
        },
        "error_event": {
            "properties": {
                "channel": {
                    "const": "SYSTEM",
                },
            },
        },
        "fresh": {
            "id": "uuid",
            "ts": "unix_ms",
        },
        "carriers": {
            "ERROR": "payload",
        },
    }
)
"""The protocol itself."""

attach(
    ErrorCode,
    Domain,
    {
        "PROTOCOL_VIOLATION": {
            "domain": "protocol_violation",
            "retryable": True,
            "summary": "The message breaks the protocol in a way that no other code names.",
            "since": "1",
            "recovery": {
                "hint": "Check how the message is built and send it again.",
                "action": "retry",
                "max_retries": 3,
                "backoff_ms": 1000,
            },
            "notice": {
                "severity": "error",
                "message": "The connection had a hiccup. You can try again.",
                "action": "retry",
            },
            "disconnect_after": 10,
        },
        "SEQ_VIOLATION": {
            "domain": "protocol_violation",
            "retryable": True,
            "summary": "A sequence number is missing, repeated or out of order.",
            "since": "1",
            "recovery": {
                "hint": "Ask for a replay of what was missed or start the sequence anew.",
                "action": "request_replay",
                "max_retries": 1,
                "backoff_ms": 0,
                "timeout_ms": 10000,
            },
        },
        "FLOW_CONTROL_VIOLATION": {
            "domain": "protocol_violation",
            "retryable": True,
            "summary": "More was sent than the peer had given credit for.",
            "since": "1",
            "recovery": {
                "hint": "Wait for credit or send more slowly.",
                "action": "wait_for_credit",
                "max_retries": 5,
                "backoff_ms": 500,
                "timeout_ms": 5000,
            },
            "notice": {
                "severity": "info",
                "message": "The system has a lot to do. One moment.",
                "action": "wait",
            },
            "disconnect_after": 20,
        },
        "VERSION_INCOMPATIBLE": {
            "domain": "protocol_violation",
            "retryable": True,
            "summary": "The two peers share no version of the protocol.",
            "since": "1",
            "recovery": {
                "hint": "Agree on another version or upgrade the client.",
                "action": "negotiate_version",
                "max_retries": 1,
                "backoff_ms": 0,
            },
            "notice": {
                "severity": "warning",
                "message": "Your application is out of date. Please update it.",
                "action": "upgrade",
            },
        },
        "UNSUPPORTED_TYPE": {
            "domain": "protocol_violation",
            "retryable": False,
            "summary": "The peer does not know the type of the event.",
            "since": "1",
            "recovery": {
                "hint": "Check which event types the peer understands.",
            },
        },
        "RUN_LIMIT_EXCEEDED": {
            "domain": "runtime",
            "retryable": False,
            "summary": "More runs are active at once than the peer allows.",
            "since": "1",
            "recovery": {
                "hint": "Cancel a run or wait until one ends.",
            },
        },
        "REPLAY_TOO_OLD": {
            "domain": "runtime",
            "retryable": False,
            "summary": "The replay asks for messages that the peer no longer keeps.",
            "since": "1",
            "recovery": {
                "hint": "Start a new session.",
            },
        },
        "RESUME_FAILED": {
            "domain": "runtime",
            "retryable": False,
            "summary": "The session cannot be picked up where it was left.",
            "since": "1",
            "recovery": {
                "hint": "Start a new session.",
            },
        },
        "AUTHENTICATION_FAILED": {
            "domain": "runtime",
            "retryable": True,
            "summary": "The token is not accepted.",
            "since": "1",
            "recovery": {
                "hint": "Refresh the token or sign in again.",
                "action": "refresh_token",
                "max_retries": 1,
                "backoff_ms": 0,
            },
            "notice": {
                "severity": "error",
                "message": "You have been signed out. Please sign in again.",
                "action": "redirect",
            },
            "disconnect_after": 3,
        },
        "TOOL_EXECUTION_ERROR": {
            "domain": "runtime",
            "retryable": False,
            "summary": "The tool ran and failed.",
            "since": "1",
            "recovery": {
                "hint": "Call the tool again with other parameters.",
            },
        },
    },
)

RETRYABLE = frozenset(code for code in ErrorCode if code.retryable)
"""The codes whose errors may be tried again unless the wire says otherwise."""

BY_TEXT: Mapping[str, ErrorCode] = {code.value: code for code in ErrorCode}
"""Text -> code."""

CARRIERS: Mapping[str, str] = {
    "ERROR": "payload",
}
"""Event type -> where its error lies."""

FALLBACK: None = None
"""What an unknown code reads as: nothing."""
