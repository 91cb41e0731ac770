"""What an SDK does with the package. Type checkers find nothing in it; test_typing.py sees to that."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Literal, assert_type

import agent_errors
from agent_errors import haip, harmovela
from agent_errors.guard import Disconnect, Guard
from agent_errors.handler import ErrorHandler
from agent_errors.harmovela import ErrorCode, TaskTimeoutDetails
from agent_errors.monitor import Monitor
from agent_errors.recovery import Recovery
from lenient_errors import lenient


def receive(text: str) -> harmovela.ErrorPayload | None:
    """The error of an event, whatever comes."""
    try:
        error = harmovela.error_in(json.loads(text))
    except harmovela.InvalidErrorPayload as refusal:
        for pointer, message in refusal.problems:
            print(pointer, message)
        for problem in refusal.problems:
            print(problem.pointer.upper(), problem.message.upper())
        return None
    if error is None:
        return None
    assert_type(error.code, ErrorCode)
    assert_type(error.code.retryable, bool)
    assert_type(error.code.domain, harmovela.Domain)
    assert_type(error.retryable, bool)
    print(error.raw_code.upper(), error.known, error.message.upper(), dict(error.details or {}))
    return error


def read(data: object) -> dict[str, Any]:
    """Parsing takes anything."""
    error = harmovela.parse_error(data)
    return {**error.to_dict(), **error.to_problem(status=500, instance="/tasks/1")}


def advise(code: ErrorCode) -> str:
    """Some codes are handled by name; consumer_demanding.py handles all of a catalogue that stays as it is."""
    match code:
        case ErrorCode.TASK_TIMEOUT:
            assert_type(code, Literal[ErrorCode.TASK_TIMEOUT])
            return "try again"
        case ErrorCode.TASK_ERROR | ErrorCode.TOOL_ERROR:
            return "ask a person"
        case _:
            return code.summary


def send() -> Iterator[dict[str, Any]]:
    """Codes by member and by text, details as declared."""
    yield harmovela.build_error("task_error", "it failed")
    yield harmovela.build_error(ErrorCode.TOOL_ERROR, details={"anything": [1]}, retryable=True)
    yield harmovela.build_error("task_timeout", details={"task_id": "t-1"})
    yield harmovela.build_error(ErrorCode.TASK_TIMEOUT, details={"task_id": "t-1", "timeout_ms": 5000})
    details: TaskTimeoutDetails = {"task_id": "t-1", "elapsed_ms": 5001}
    yield harmovela.build_error("task_timeout", details=details)
    yield haip.build_error("SEQ_VIOLATION", related_id="m-1", detail=None)
    yield haip.build_error(haip.ErrorCode.SEQ_VIOLATION)


def relay(code: ErrorCode, text: str, details: Any) -> dict[str, Any]:
    """A code that is only known at run time; its details are then of any type, as they are checked at run time."""
    if lenient.is_error_code(text):  # none of its codes is deprecated; where one is, a checker may say so here
        literal: lenient.ErrorCodeLiteral = text
        return lenient.build_error(literal, "as it came", details=details)
    if details is None:
        return harmovela.build_error(code, "by any code")
    return harmovela.build_error(code, "by any code", details=details)


def fail(data: object) -> None:
    """Exceptions, ours and received."""
    try:
        raise harmovela.exception_for(harmovela.parse_error(data))
    except harmovela.TaskTimeout as error:
        assert_type(error.code, ErrorCode)
        print(error.details, error.message, error.retryable)
    except TimeoutError:
        raise harmovela.TaskTimeout("late", details={"task_id": "t-1"}) from None
    except harmovela.HarmovelaError as error:
        if harmovela.is_retryable(error):
            raise haip.SeqViolation(detail={"after": error.to_dict()}) from error


def recover(error: haip.ErrorPayload) -> str:
    """HAIP has no fallback: its code may be none."""
    assert_type(error.code, haip.ErrorCode | None)
    if error.code is None or error.code.recovery is None:
        return "connect again"
    wait: int | None = error.code.recovery.backoff_ms
    notice = error.code.notice
    return f"{error.code.recovery.hint} {wait} {notice.severity if notice else ''} {error.related_id} {error.detail}"


def constants() -> None:
    """Codes and their tables."""
    code: Literal["task_timeout"] = "task_timeout"
    assert_type(harmovela.parse_code(code), ErrorCode)
    assert_type(haip.parse_code(code), haip.ErrorCode | None)
    retryable: frozenset[ErrorCode] = harmovela.RETRYABLE
    location: str = harmovela.CARRIERS["task.failed"]
    meaning: str = haip.ACTIONS[haip.Action.RETRY]
    print(retryable, location, meaning, harmovela.FALLBACK.summary, haip.FALLBACK, agent_errors.__version__)
    print(agent_errors.aep.ErrorCode.TASK_ERROR, harmovela.PROTOCOL.title, harmovela.PROTOCOL.limits)


async def watch(message: object, peer: str) -> dict[str, Any]:
    """HAIP at work: the modules take the module of a protocol, errors of any kind, and actions as they are."""

    async def act(error: haip.ErrorPayload) -> None:
        print(error.related_id)

    async def act_or_not(error: haip.HaipError | haip.ErrorPayload) -> bool:
        return error.retryable

    for pointer, words in haip.check_message(message):
        print(pointer.upper(), words.upper())
    recovery = Recovery(haip, {"retry": act, haip.Action.RECONNECT: act_or_not}, jitter=0.5)
    handler = ErrorHandler(recovery)
    end = handler.on_error(lambda error: print(error.message), code=haip.ErrorCode.SEQ_VIOLATION)
    error = haip.error_in(message)
    if error is not None:
        assert_type(haip.notice(error).action, str | None)
        outcome = await handler.handle(error)
        if outcome is not None and outcome.status == "failed":
            print(outcome.cause, outcome.runs, outcome.recovered)
    end()
    monitor = Monitor(haip, window_s=60)
    monitor.record(haip.SeqViolation("m"), peer)
    rates: Mapping[str, float] = monitor.summary().rates
    verdict = Guard(haip, max_peers=10).record(peer, haip.parse_code("SEQ_VIOLATION"))
    assert_type(verdict, Disconnect | None)
    print(rates, monitor.should_limit("SEQ_VIOLATION", 5), Monitor().rate("x"))
    return haip.build_error_event("SEQ_VIOLATION", session=peer, seq="1", detail=[1], ts="0")
