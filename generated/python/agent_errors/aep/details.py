# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""Types of AEP 0.1: the codes as a literal, and the details that codes declare."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

__all__ = [
    "ErrorCodeLiteral",
    "TaskTimeoutDetails",
]

ErrorCodeLiteral = Literal[
    "protocol_error",
    "invalid_envelope",
    "invalid_event_type",
    "unsupported_version",
    "internal_error",
    "session_error",
    "session_timeout",
    "session_closed",
    "unauthorized",
    "subscription_error",
    "subscription_rejected",
    "task_error",
    "task_timeout",
    "task_cancelled",
    "tool_error",
    "tool_timeout",
]
"""The codes as plain text."""

TaskTimeoutDetails = TypedDict(
    "TaskTimeoutDetails",
    {
        "task_id": str,
        "timeout_ms": NotRequired[int],
        "elapsed_ms": NotRequired[int],
    },
)
"""The details of task_timeout."""
