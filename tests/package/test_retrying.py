"""Retrying: `is_retryable` answers for codes, payloads and exceptions, and fits the libraries that retry."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from agent_errors import aep, haip, harmovela


class Flaky:
    """An operation that fails in a row of ways and then works; it counts its calls."""

    def __init__(self, *failures: Exception) -> None:
        self._failures = [*failures]
        self.calls = 0

    def __call__(self) -> str:
        self.calls += 1
        if self._failures:
            raise self._failures.pop(0)
        return "done"


def received(code: str, *, retryable: bool) -> Exception:
    """The exception of an error that came over the wire."""
    return harmovela.exception_for(harmovela.parse_error({"code": code, "message": "m", "retryable": retryable}))


# What it answers


def test_a_code_answers_as_the_specification_says(protocol: ModuleType, spec: Callable[[str], Any]) -> None:
    facts = spec(protocol.PROTOCOL.name)["retryable"]

    assert facts == {code: protocol.is_retryable(code) for code in facts}
    assert facts == {code: protocol.is_retryable(protocol.ErrorCode(code)) for code in facts}
    assert {code for code, retryable in facts.items() if retryable} == protocol.RETRYABLE


@pytest.mark.parametrize("catalogue", ["task_timeout", "unauthorized", "nope"])
@pytest.mark.parametrize("wire", [True, False])
def test_a_payload_and_its_exception_answer_as_the_wire_says(catalogue: str, wire: bool) -> None:
    error = harmovela.parse_error({"code": catalogue, "message": "m", "retryable": wire})

    assert wire is harmovela.is_retryable(error)
    assert wire is harmovela.is_retryable(harmovela.exception_for(error))


def test_an_exception_answers_as_it_was_made() -> None:
    errors = [harmovela.TaskTimeout(), harmovela.TaskTimeout(retryable=False), harmovela.TaskError(retryable=True)]

    assert [True, False, True] == [harmovela.is_retryable(error) for error in errors]


def test_the_predicate_of_one_protocol_takes_the_errors_of_another() -> None:
    error = haip.parse_error({"code": "SEQ_VIOLATION", "message": "gap"})

    assert harmovela.is_retryable(error)
    assert aep.is_retryable(haip.exception_for(error))


@pytest.mark.parametrize(
    "value",
    [
        *("nope", "", "TASK_TIMEOUT", None, True, 1, [], {}, object()),
        *(ValueError("x"), TimeoutError("x"), OSError(1, "x"), KeyboardInterrupt(), Exception(), StopIteration()),
        {"code": "task_timeout", "message": "m", "retryable": True},
        ExceptionGroup("x", [harmovela.TaskTimeout()]),
        harmovela.TaskTimeout,
    ],
    ids=lambda value: type(value).__name__,
)
def test_anything_else_is_never_tried_again(value: Any) -> None:
    assert not harmovela.is_retryable(value)


def test_an_exception_that_says_of_itself_that_it_may_be_tried_again_is_still_not_ours() -> None:
    class Foreign(Exception):
        retryable = True

    assert not harmovela.is_retryable(Foreign())


# In the libraries

AGAIN = [harmovela.TaskTimeout("late"), received("nope", retryable=True), harmovela.ToolError("flaky", retryable=True)]
NEVER = [
    harmovela.Unauthorized("no"),
    received("task_timeout", retryable=False),
    ValueError("a mistake"),
    TimeoutError("not ours"),
]


def tenacity_retry(library: Callable[[str], ModuleType]) -> Callable[[Flaky], Any]:
    tenacity = library("tenacity")
    return tenacity.Retrying(
        retry=tenacity.retry_if_exception(harmovela.is_retryable),
        wait=tenacity.wait_none(),
        stop=tenacity.stop_after_attempt(5),
        reraise=True,
    )


def stamina_retry(library: Callable[[str], ModuleType]) -> Callable[[Flaky], Any]:
    stamina = library("stamina")
    return stamina.retry(on=harmovela.is_retryable, attempts=5, wait_initial=0, wait_jitter=0, wait_max=0)(
        lambda op: op()
    )


def backoff_retry(library: Callable[[str], ModuleType]) -> Callable[[Flaky], Any]:
    backoff = library("backoff")
    return backoff.on_exception(
        backoff.constant,
        harmovela.HarmovelaError,
        giveup=lambda error: not harmovela.is_retryable(error),
        max_tries=5,
        interval=0,
        jitter=None,
    )(lambda operation: operation())


LIBRARIES = [tenacity_retry, stamina_retry, backoff_retry]


@pytest.mark.parametrize("retrying", LIBRARIES)
def test_what_may_be_tried_again_is_tried_until_it_works(
    retrying: Callable[..., Any], library: Callable[[str], ModuleType]
) -> None:
    operation = Flaky(*AGAIN)

    assert "done" == retrying(library)(operation)
    assert 4 == operation.calls


@pytest.mark.parametrize("retrying", LIBRARIES)
@pytest.mark.parametrize("failure", NEVER, ids=repr)
def test_what_may_not_be_tried_again_is_raised_at_once(
    retrying: Callable[..., Any], failure: Exception, library: Callable[[str], ModuleType]
) -> None:
    operation = Flaky(failure)

    with pytest.raises(type(failure)) as caught:
        retrying(library)(operation)

    assert failure is caught.value
    assert 1 == operation.calls


@pytest.mark.parametrize("retrying", LIBRARIES)
def test_the_last_failure_is_raised_when_the_library_gives_up(
    retrying: Callable[..., Any], library: Callable[[str], ModuleType]
) -> None:
    operation = Flaky(*(harmovela.TaskTimeout(f"{number}") for number in range(9)))

    with pytest.raises(harmovela.TaskTimeout, match="task_timeout: 4"):
        retrying(library)(operation)

    assert 5 == operation.calls
