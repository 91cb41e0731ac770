"""Recovery beyond the vectors: cancelling, sharing, late results, jitter, numbers, and that nothing is ever raised."""

from __future__ import annotations

import asyncio
import gc
import math
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Any

import pytest
from agent_errors import aep, haip
from agent_errors.recovery import LONGEST_MS, Outcome, Recovery, pause_ms
from hypothesis import example, given, strategies as st

Simulated = Callable[[Any], Any]
ANY = st.integers() | st.floats() | st.sampled_from([0, -0.0, 2**31, 2**63, 2**1024, math.inf, math.nan])


def seq() -> haip.ErrorPayload:
    return haip.parse_error({"code": "SEQ_VIOLATION", "message": "m"})


def replaying(action: Callable[[Any], Awaitable[object]]) -> Recovery:
    return Recovery(haip, {"request_replay": action})


async def forever(_: object = None) -> None:
    await asyncio.Event().wait()


# Numbers


@given(ANY, ANY, st.none() | ANY)
def test_a_pause_is_a_number_that_every_timer_can_wait_for(backoff: Any, retry: Any, longest: Any) -> None:
    pause = pause_ms(backoff, retry, longest)

    assert 0 <= pause <= LONGEST_MS
    assert longest is None or not longest >= 0 or pause <= longest


@given(st.integers(1, 10**6), st.integers(0, 10**6), st.integers(1, 10**9))
def test_a_pause_doubles_up_to_the_longest(backoff: int, retry: int, longest: int) -> None:
    assert min(backoff * 2 ** min(retry, 100), longest, LONGEST_MS) == pause_ms(backoff, retry, longest)


@given(st.floats(0, 1), st.floats(0, 1, exclude_max=True))
def test_jitter_takes_away_from_a_pause_and_never_adds(simulated: Simulated, jitter: float, chance: float) -> None:
    pauses: list[float] = []

    async def fail(_: object) -> bool:
        pauses.append(asyncio.get_running_loop().time())
        return False

    async def play() -> None:
        error = haip.parse_error({"code": "PROTOCOL_VIOLATION", "message": "m"})
        await Recovery(haip, {"retry": fail}, jitter=jitter, random=lambda: chance).recover(error)

    simulated(play())

    left = 1 - jitter * chance
    assert [left * 1, left * 2, left * 4] == pytest.approx([later - earlier for earlier, later in pairwise(pauses)])


@pytest.mark.parametrize("jitter", [-0.1, 1.1, math.nan])
def test_a_jitter_that_is_no_share_is_refused(jitter: float) -> None:
    with pytest.raises(ValueError, match="a jitter is between 0 and 1, not"):
        Recovery(haip, {}, jitter=jitter)


# What an action may do


@pytest.mark.parametrize("answer", [None, True, 0, "", [], object()])
def test_only_false_says_that_it_did_not_work(answer: object, simulated: Simulated) -> None:
    async def action(_: object) -> object:
        return answer

    assert simulated(replaying(action).recover(seq())).recovered


def test_an_action_gets_the_error(simulated: Simulated) -> None:
    got = []

    async def action(error: object) -> None:
        got.append(error)

    simulated(replaying(action).recover(seq()))

    assert [seq()] == got


def test_an_exception_is_the_cause_of_the_outcome(simulated: Simulated) -> None:
    fault = OSError("no network")

    async def action(_: object) -> None:
        raise fault

    outcome = simulated(replaying(action).recover(seq()))

    assert Outcome(status="failed", action="request_replay", runs=2, cause=fault) == outcome
    assert not outcome.recovered


@pytest.mark.parametrize("broken", [lambda: None, lambda _: 5, lambda _: 1 / 0, None])
def test_an_action_that_is_none_fails_and_raises_nothing(broken: Any, simulated: Simulated) -> None:
    outcome = simulated(replaying(broken).recover(seq()))

    assert ("failed", True) == (outcome.status, isinstance(outcome.cause, Exception)) or broken is None


def test_an_exception_is_recovered_from_like_the_payload(simulated: Simulated) -> None:
    async def action(error: object) -> None:
        assert isinstance(error, haip.SeqViolation)

    assert simulated(replaying(action).recover(haip.SeqViolation("m"))).recovered


def test_a_word_that_is_no_action_is_refused() -> None:
    with pytest.raises(ValueError, match="'dance' is no action of HAIP 1: retry, request_replay, wait_for_credit"):
        Recovery(haip, {"dance": forever})
    with pytest.raises(ValueError, match=r"'retry' is no action of AEP [0-9.]+: none"):
        Recovery(aep, {"retry": forever})


def test_a_protocol_without_recoveries_has_no_handler(simulated: Simulated) -> None:
    error = aep.parse_error({"code": "task_timeout", "message": "m", "retryable": True})

    assert Outcome(status="no_handler", action=None, runs=0, cause=None) == simulated(Recovery(aep, {}).recover(error))


# Time-outs


def test_a_late_result_of_an_action_that_does_not_stop_is_ignored(simulated: Simulated) -> None:
    ended: list[Any] = []

    async def stubborn(_: object) -> None:
        for _turn in range(3):
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                continue
        ended.append(asyncio.get_running_loop().time())
        raise OSError("nobody asks any more")

    async def play() -> Any:
        outcome = await replaying(stubborn).recover(seq())
        at = asyncio.get_running_loop().time()
        gc.collect()  # the loop itself would not keep them
        await asyncio.sleep(1000)
        return at, outcome

    at, outcome = simulated(play())

    assert (20, "timed_out", 2, None) == (at, outcome.status, outcome.runs, outcome.cause)
    assert [130, 140] == ended


# Cancelling


def test_cancelling_passes_through_to_the_action(simulated: Simulated) -> None:
    seen: list[str] = []

    async def action(_: object) -> None:
        try:
            await forever()
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def play() -> None:
        task = asyncio.ensure_future(replaying(action).recover(seq()))
        await asyncio.sleep(1)
        task.cancel("enough")
        with pytest.raises(asyncio.CancelledError):
            await task

    simulated(play())

    assert ["cancelled"] == seen


def test_cancelling_during_a_pause_ends_the_recovery(simulated: Simulated) -> None:
    runs: list[float] = []

    async def fail(_: object) -> bool:
        runs.append(asyncio.get_running_loop().time())
        return False

    async def play() -> None:
        error = haip.parse_error({"code": "PROTOCOL_VIOLATION", "message": "m"})
        task = asyncio.ensure_future(Recovery(haip, {"retry": fail}).recover(error))
        await asyncio.sleep(0.5)
        task.cancel()
        await asyncio.sleep(100)
        assert task.cancelled()

    simulated(play())

    assert [0] == runs


def test_one_who_is_cancelled_takes_nothing_from_the_others(simulated: Simulated) -> None:
    async def action(_: object) -> None:
        await asyncio.sleep(3)

    async def play() -> None:
        recovery = replaying(action)
        first, second = (asyncio.ensure_future(recovery.recover(seq())) for _ in range(2))
        await asyncio.sleep(1)
        first.cancel()
        assert (await second).recovered
        assert first.cancelled()

    simulated(play())


def test_after_all_were_cancelled_the_next_error_begins_anew(simulated: Simulated) -> None:
    runs = 0

    async def slow_to_stop(_: object) -> None:
        nonlocal runs
        runs += 1
        if runs == 1:
            try:
                await forever()
            finally:
                await asyncio.sleep(5)

    async def play() -> Any:
        recovery = replaying(slow_to_stop)
        first = asyncio.ensure_future(recovery.recover(seq()))
        await asyncio.sleep(1)
        first.cancel()
        await asyncio.sleep(1)
        return await recovery.recover(seq())

    assert (True, 2) == (simulated(play()).recovered, runs)


def test_asyncio_timeout_works_around_a_recovery(simulated: Simulated) -> None:
    async def play() -> None:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(2):
                await replaying(forever).recover(seq())
        assert 2 == asyncio.get_running_loop().time()

    simulated(play())


def test_an_action_that_is_cancelled_from_within_cancels(simulated: Simulated) -> None:
    async def action(_: object) -> None:
        raise asyncio.CancelledError

    async def play() -> None:
        with pytest.raises(asyncio.CancelledError):
            await replaying(action).recover(seq())

    simulated(play())


@given(st.lists(st.tuples(st.integers(0, 40), st.integers(0, 60)), min_size=1, max_size=6))
@example([(0, 0), (1, 0), (2, 0), (3, 0), (4, 60)])  # more are cancelled than may fail
def test_whoever_is_cancelled_is_cancelled_and_all_others_have_one_outcome(
    simulated: Simulated, spans: list[tuple[int, int]]
) -> None:
    async def action(_: object) -> None:
        await asyncio.sleep(0.0305)

    async def one(recovery: Recovery, begin: int, span: int) -> Any:
        await asyncio.sleep(begin / 1000)
        async with asyncio.timeout(span / 1000 + 0.0002):
            return await recovery.recover(seq())

    async def play() -> list[Any]:
        recovery = replaying(action)
        return await asyncio.gather(*(one(recovery, *span) for span in spans), return_exceptions=True)

    for result in simulated(play()):
        assert isinstance(result, TimeoutError) or result.recovered


# More than one loop


def test_a_recovery_may_be_used_in_one_loop_after_another(simulated: Simulated) -> None:
    async def action(_: object) -> None:
        await asyncio.sleep(1)

    recovery = replaying(action)

    tasks = []

    async def leave_in_the_middle() -> None:
        tasks.append(asyncio.ensure_future(recovery.recover(seq())))
        await asyncio.sleep(0.1)

    simulated(leave_in_the_middle())

    assert simulated(recovery.recover(seq())).recovered


def test_memory_does_not_grow_with_the_errors(simulated: Simulated) -> None:
    async def fail(_: object) -> bool:
        return False

    async def play() -> Recovery:
        recovery = Recovery(haip, {"reconnect": fail})
        for number in range(1000):
            await recovery.recover(haip.parse_error({"code": f"NOPE_{number}", "message": "m"}))
        return recovery

    recovery = simulated(play())

    assert {None: 3} == recovery._attempts
    assert (1, 0) == (len(recovery._shared), len(recovery._late))
