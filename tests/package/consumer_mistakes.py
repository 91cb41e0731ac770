# ruff: noqa: B018, F841
"""What an SDK might get wrong. Type checkers find each line that is marked, and no other; see test_typing.py."""

from __future__ import annotations

import agent_errors
from agent_errors import aep, haip, harmovela
from agent_errors.harmovela import ErrorCode, ErrorCodeLiteral, TaskTimeoutDetails


def misspelt() -> None:
    """Names and texts that do not exist."""
    harmovela.build_error("task_timeuot", "late")  # mistake: no such code
    literal: ErrorCodeLiteral = "task_timeuot"  # mistake: no such code
    ErrorCode.TASK_TIMEUOT  # mistake: no such member
    harmovela.TaskTimeuot("late")  # mistake: no such exception
    harmovela.parse_eror({})  # mistake: no such function
    harmovela.RETRYABEL  # mistake: no such table
    agent_errors.harmovle  # mistake: no such protocol


def details() -> None:
    """Details that are not as declared."""
    harmovela.build_error("task_timeout", "late", details={"task_id": 5})  # mistake: wrong type
    harmovela.build_error("task_timeout", "late", details={"timeout_ms": 5})  # mistake: task_id is missing
    harmovela.build_error(ErrorCode.TASK_TIMEOUT, details={"task_id": 5})  # mistake: wrong type
    harmovela.build_error("task_timeout", details={"task_id": "t", "timeout": 5})  # mistake: no such detail
    harmovela.TaskTimeout("late", details={"task_id": 5})  # mistake: wrong type
    declared: TaskTimeoutDetails = {"timeout_ms": 5}  # mistake: task_id is missing


def members() -> None:
    """Members of the error object that do not exist, or are of another type."""
    harmovela.build_error("task_error", "m", detials={})  # mistake: unknown keyword
    harmovela.build_error("task_error", "m", True)  # mistake: by name only
    harmovela.build_error("task_error", "m", retryable="yes")  # mistake: wrong type
    haip.build_error("SEQ_VIOLATION", "m", related_id=7)  # mistake: wrong type
    haip.build_error("SEQ_VIOLATION", "m", retryable=True)  # mistake: HAIP has no flag
    harmovela.ToolError("m", detials={})  # mistake: unknown keyword
    haip.SeqViolation("m", related_id=7)  # mistake: wrong type


def none_ahead(error: haip.ErrorPayload, event: object) -> None:
    """None where nobody expects it."""
    error.code.retryable  # mistake: the code may be None
    harmovela.error_in(event).message  # mistake: there may be no error
    if error.code is not None:
        error.code.recovery.hint  # mistake: there may be no recovery
    ErrorCode.TASK_ERROR.since.upper()  # mistake: it may not be known
    harmovela.parse_error(event).details["task_id"]  # mistake: there may be no details


def written(error: harmovela.ErrorPayload, raised: harmovela.TaskTimeout) -> None:
    """Writing to what is read-only."""
    error.message = "other"  # mistake: read-only
    error.code = ErrorCode.TASK_ERROR  # mistake: read-only
    error.more = 1  # mistake: no such member
    raised.retryable = False  # mistake: read-only
    ErrorCode.TASK_ERROR.summary = "other"  # mistake: read-only
    harmovela.CARRIERS["x"] = "payload"  # mistake: read-only


def confused(error: harmovela.ErrorPayload) -> None:
    """The wrong thing in the wrong place."""
    aep.exception_for(error)  # mistake: of another protocol
    harmovela.exception_for({"code": "task_error"})  # mistake: not parsed
    harmovela.parse_code(5)  # mistake: no text
    other: ErrorCode = haip.ErrorCode.SEQ_VIOLATION  # mistake: of another protocol
    number: int = error.raw_code  # mistake: a text
