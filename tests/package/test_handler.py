"""The handler: what is logged, who is told, and that nobody is harmed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest
from agent_errors import haip, harmovela
from agent_errors.handler import ErrorHandler
from agent_errors.recovery import Recovery

Simulated = Callable[[Any], Any]


def error(code: str = "SEQ_VIOLATION", **members: Any) -> haip.ErrorPayload:
    return haip.parse_error({"code": code, "message": "a gap", **members})


def lines(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    return [(record.levelname, record.getMessage()) for record in caplog.records]


def test_code_message_and_related_id_are_logged(simulated: Simulated, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "agent_errors"):
        simulated(ErrorHandler().handle(error(related_id="m-7")))
        simulated(ErrorHandler().handle(error()))

    assert [
        ("WARNING", "SEQ_VIOLATION: 'a gap' (about 'm-7')"),
        ("WARNING", "SEQ_VIOLATION: 'a gap'"),
    ] == lines(caplog)


@pytest.mark.parametrize("level", [logging.DEBUG, logging.INFO, logging.WARNING])
def test_details_are_logged_at_debug_level_alone(
    level: int, simulated: Simulated, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(level, "agent_errors"):
        simulated(ErrorHandler().handle(error(detail={"token": "hunter2"})))

    told = [line for line in lines(caplog) if "hunter2" in line[1]]
    expected = [("DEBUG", "details of SEQ_VIOLATION: {'detail': {'token': 'hunter2'}}")]
    assert (expected if level == logging.DEBUG else []) == told


def test_what_a_peer_wrote_cannot_forge_a_line(simulated: Simulated, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, "agent_errors"):
        simulated(ErrorHandler().handle(error("NO\nWARNING root", related_id="\r\nx", detail="\nERROR")))

    assert [] == [line for _, line in lines(caplog) if "\n" in line or "\r" in line]
    assert 2 == len(lines(caplog))


def test_an_exception_that_cannot_become_an_object_is_logged(
    simulated: Simulated, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG, "agent_errors"):
        simulated(ErrorHandler().handle(harmovela.TaskTimeout("late", details={1: object()})))  # type: ignore[dict-item]

    assert ("DEBUG", "details of task_timeout cannot be told") == lines(caplog)[-1]


def test_callbacks_for_all_and_for_a_code_are_called_in_order(simulated: Simulated) -> None:
    handler = ErrorHandler(logger=logging.getLogger("quiet"))
    told: list[Any] = []
    handler.on_error(lambda e: told.append(("all", e.raw_code)))
    handler.on_error(lambda e: told.append(("seq", e.raw_code)), code=haip.ErrorCode.SEQ_VIOLATION)
    handler.on_error(lambda e: told.append(("unknown", e.raw_code)), code="NOPE")
    end = handler.on_error(lambda e: told.append(("also", e.raw_code)), code="SEQ_VIOLATION")

    simulated(handler.handle(error()))
    simulated(handler.handle(error("NOPE")))
    end()
    end()
    simulated(handler.handle(error()))

    assert [
        ("all", "SEQ_VIOLATION"),
        ("seq", "SEQ_VIOLATION"),
        ("also", "SEQ_VIOLATION"),
        ("all", "NOPE"),
        ("unknown", "NOPE"),
        ("all", "SEQ_VIOLATION"),
        ("seq", "SEQ_VIOLATION"),
    ] == told


def test_a_callback_that_raises_harms_nobody_else(simulated: Simulated, caplog: pytest.LogCaptureFixture) -> None:
    async def replay(_: object) -> None:
        await asyncio.sleep(1)

    handler = ErrorHandler(Recovery(haip, {"request_replay": replay}))
    told: list[str] = []

    async def late(_: object) -> None:
        await asyncio.sleep(0.5)
        raise OSError("later")

    handler.on_error(lambda _: 1 / 0)
    handler.on_error(late)
    handler.on_error(lambda _: told.append("still"))

    with caplog.at_level(logging.WARNING, "agent_errors"):
        outcome = simulated(handler.handle(error()))

    assert (True, ["still"]) == (outcome.recovered, told)
    assert ["a callback for SEQ_VIOLATION raised", "an async callback raised"] == [
        line for level, line in lines(caplog) if level == "ERROR"
    ]


def test_callbacks_are_called_while_the_recovery_goes_on(simulated: Simulated) -> None:
    order: list[str] = []

    async def replay(_: object) -> None:
        order.append("recovering")
        await asyncio.sleep(1)
        order.append("recovered")

    handler = ErrorHandler(Recovery(haip, {"request_replay": replay}), logger=logging.getLogger("quiet"))

    async def told(_: object) -> None:
        order.append("told")

    handler.on_error(told)
    simulated(handler.handle(error()))

    assert "recovered" == order[-1]
    assert {"recovering", "told"} == {*order[:2]}


def test_cancelling_the_handling_cancels_the_recovery(simulated: Simulated) -> None:
    seen: list[str] = []

    async def replay(_: object) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            seen.append("ended")

    async def play() -> None:
        handler = ErrorHandler(Recovery(haip, {"request_replay": replay}), logger=logging.getLogger("quiet"))
        task = asyncio.ensure_future(handler.handle(error()))
        await asyncio.sleep(1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    simulated(play())

    assert ["ended"] == seen


def test_without_a_recovery_there_is_no_outcome(simulated: Simulated) -> None:
    assert simulated(ErrorHandler(logger=logging.getLogger("quiet")).handle(error())) is None


def test_a_callback_may_add_and_end_callbacks(simulated: Simulated) -> None:
    handler = ErrorHandler(logger=logging.getLogger("quiet"))
    told: list[str] = []

    def again(_: object) -> None:
        told.append("again")
        end()
        handler.on_error(again)

    end = handler.on_error(again)
    handler.on_error(lambda _: told.append("other"))

    simulated(handler.handle(error()))

    assert ["again", "other"] == told
