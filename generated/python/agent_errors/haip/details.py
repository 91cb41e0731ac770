# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""Types of HAIP 1: the codes as a literal, and the details that codes declare."""

from __future__ import annotations

from typing import Literal

__all__ = [
    "ErrorCodeLiteral",
]

ErrorCodeLiteral = Literal[
    "PROTOCOL_VIOLATION",
    "SEQ_VIOLATION",
    "FLOW_CONTROL_VIOLATION",
    "VERSION_INCOMPATIBLE",
    "UNSUPPORTED_TYPE",
    "RUN_LIMIT_EXCEEDED",
    "REPLAY_TOO_OLD",
    "RESUME_FAILED",
    "AUTHENTICATION_FAILED",
    "TOOL_EXECUTION_ERROR",
]
"""The codes as plain text."""
