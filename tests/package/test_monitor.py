"""The monitor: its rates against the list of all moments, its memory, threads, and clocks that misbehave."""

from __future__ import annotations

import math
import sys
import threading
import tracemalloc
from typing import Any

import pytest
from agent_errors import aep, haip
from agent_errors.monitor import OTHER, SLICES, Monitor
from hypothesis import given, strategies as st

CODE = "SEQ_VIOLATION"


class Clock:
    """Shows what it is set to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@given(
    st.lists(st.floats(0, 3) | st.floats(0, 2000), max_size=40),
    st.floats(1, 20) | st.floats(1, 3600),
    st.floats(0, 20) | st.floats(0, 5000),
)
def test_a_rate_is_that_of_the_list_of_all_moments_but_for_one_slice(
    steps: list[float], window: float, wait: float
) -> None:
    clock = Clock()
    monitor = Monitor(haip, clock=clock)
    moments = []
    for step in steps:
        clock.now += step
        moments.append(clock.now)
        monitor.record(CODE)
    clock.now += wait

    found = monitor.rate(CODE, window) * window

    # In steps of a second, and with room for what floats lose.
    exact = sum(moment > clock.now - window + 1e-6 for moment in moments)
    reaching_back = sum(moment > clock.now - window - 1 - 1e-6 for moment in moments)
    assert exact <= round(found, 6) <= reaching_back


@given(st.lists(st.floats(-1e6, 1e6) | st.sampled_from([math.nan, math.inf, -math.inf]), max_size=50))
def test_whatever_the_clock_shows_nothing_raises_and_totals_are_right(moments: list[float]) -> None:
    clock = Clock()
    monitor = Monitor(haip, clock=clock)
    for moment in moments:
        clock.now = moment
        monitor.record(CODE, "s")
        assert 0 <= monitor.rate(CODE) * 3600 <= len(moments) + 1e-6

    assert len(moments) == monitor.summary().total


@given(st.lists(st.floats(0, 100), min_size=1, max_size=20), st.floats(1, 1e6))
def test_a_step_back_loses_no_error_of_the_window(steps: list[float], back: float) -> None:
    clock = Clock()
    monitor = Monitor(haip, clock=clock)
    for step in steps:
        clock.now += step
        monitor.record(CODE)
    clock.now -= back

    assert len(steps) == round(monitor.rate(CODE) * 3600)


def test_memory_does_not_grow_with_the_errors_nor_with_unknown_codes_nor_with_sessions() -> None:
    def grown(records: int) -> int:
        clock = Clock()
        monitor = Monitor(haip, clock=clock, max_sessions=1000)
        tracemalloc.start()
        try:
            for number in range(records):
                clock.now += 3.7
                monitor.record(CODE, number)
                monitor.record(f"UNKNOWN_{number}")
            assert max(len(tally.slices) for tally in [monitor._other, *monitor._tallies.values()]) <= SLICES + 1
            assert all(len(tally.pending) < 1000 for tally in [monitor._other, *monitor._tallies.values()])
            return tracemalloc.get_traced_memory()[0]
        finally:
            tracemalloc.stop()

    grown(5000)  # Python keeps some of what it got the first time
    assert grown(40_000) < 1.5 * grown(20_000) < 1_000_000


def test_no_error_is_lost_when_threads_share_a_monitor() -> None:
    monitor = Monitor(haip)
    switch = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)

    def cause() -> None:
        for _ in range(500):
            monitor.record(CODE, "s")
            monitor.record("NOPE", "t")

    try:
        threads = [threading.Thread(target=cause) for _ in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(switch)

    summary = monitor.summary()
    assert (6000, {CODE: 3000, OTHER: 3000}) == (summary.total, summary.by_code)
    assert {"s": {CODE: 3000}, "t": {OTHER: 3000}} == summary.by_session
    assert 3000 == round(monitor.rate(CODE) * 3600)


def test_without_a_protocol_codes_are_known_that_say_so_themselves() -> None:
    monitor = Monitor(window_s=3600, clock=Clock())
    error = {"code": "task_timeout", "message": "m", "retryable": True}
    for recorded in (
        haip.ErrorCode.SEQ_VIOLATION,
        haip.parse_error({"code": CODE, "message": "m"}),
        haip.SeqViolation("m"),
        aep.parse_error(error),
        aep.parse_error({**error, "code": "lease_lost"}),
        "RESUME_FAILED",
    ):
        monitor.record(recorded)

    assert {CODE: 3, "task_timeout": 1, OTHER: 2} == monitor.summary().by_code


def test_the_defaults_are_those_of_the_catalogue_or_an_hour_ten_and_ten() -> None:
    class Other:
        PROTOCOL = aep.PROTOCOL
        ErrorCode = aep.ErrorCode

    clock = Clock()
    monitor = Monitor(Other, clock=clock)
    for _ in range(36_000):
        monitor.record("protocol_error")

    assert 10.0 == monitor.rate("protocol_error")
    assert not monitor.should_limit("protocol_error")
    monitor.record("protocol_error")
    assert monitor.should_limit("protocol_error")


@pytest.mark.parametrize("window", [0, -1, math.nan, math.inf, -math.inf])
def test_a_window_that_is_none_is_refused(window: float) -> None:
    with pytest.raises(ValueError, match="a window is a number of seconds above 0, not"):
        Monitor(haip, window_s=window)
    with pytest.raises(ValueError, match="a window is a number of seconds above 0 up to 3600, not"):
        Monitor(haip).rate(CODE, window)


def test_a_summary_is_read_only_and_stays_as_it_was() -> None:
    monitor = Monitor(haip, clock=Clock())
    monitor.record(CODE, "s")
    summary: Any = monitor.summary()

    monitor.record(CODE, "s")

    assert (1, {CODE: 1}, {"s": {CODE: 1}}) == (summary.total, summary.by_code, summary.by_session)
    with pytest.raises(AttributeError, match="Summary is read-only"):
        summary.total = 5


@pytest.mark.parametrize("window", [5e-324, 1e-300, 1e-9, 1e300])
def test_a_window_of_any_length_does_no_harm(window: float) -> None:
    clock = Clock()
    monitor = Monitor(haip, window_s=window, clock=clock)
    for clock.now in (0, 5, 1e308, -1e308, 7):
        monitor.record(CODE)
        assert monitor.rate(CODE) >= 0

    assert 5 == monitor.summary().total
