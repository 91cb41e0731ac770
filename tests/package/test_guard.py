"""The guard: threads may share it, its memory is bounded, and whatever a peer sends is no trouble."""

from __future__ import annotations

import sys
import threading
import tracemalloc
from typing import Any

import pytest
from agent_errors import aep, haip
from agent_errors.guard import Disconnect, Guard
from hypothesis import given, strategies as st

PEERS = st.integers(0, 5)
CODES = st.sampled_from(["AUTHENTICATION_FAILED", "PROTOCOL_VIOLATION", "SEQ_VIOLATION", "NOPE"])
THRESHOLDS = {"AUTHENTICATION_FAILED": 3, "PROTOCOL_VIOLATION": 10}


@given(st.lists(st.tuples(PEERS, CODES)))
def test_a_peer_is_disconnected_when_it_is_over_its_threshold_and_not_before(records: list[tuple[int, str]]) -> None:
    guard = Guard(haip)
    seen: dict[tuple[int, str], int] = {}

    for peer, code in records:
        seen[peer, code] = seen.get((peer, code), 0) + 1
        over = seen[peer, code] > THRESHOLDS.get(code, sys.maxsize)
        assert over is (guard.record(peer, code) is not None)


@given(st.integers(2, 9), st.lists(st.integers(0, 12), max_size=60))
def test_the_latest_half_of_the_peers_is_remembered(max_peers: int, peers: list[int]) -> None:
    guard = Guard(haip, max_peers=max_peers)
    seen: dict[int, int] = {}
    for turn, peer in enumerate(peers):
        latest = {*list(dict.fromkeys(reversed(peers[:turn])))[: max_peers // 2]}
        seen[peer] = seen.get(peer, 0) + 1 if peer in latest else 1
        verdict = guard.record(peer, "AUTHENTICATION_FAILED")
        # It may remember more than it must, never less, and never makes errors up.
        assert verdict is not None or seen[peer] <= 3
        assert verdict is None or peers[: turn + 1].count(peer) > 3


def test_a_code_may_be_a_member_or_none() -> None:
    guard = Guard(haip)

    assert [None] * 3 == [guard.record("p", haip.ErrorCode.AUTHENTICATION_FAILED) for _ in range(3)]
    assert Disconnect(close_code=1008, reason="too many errors: AUTHENTICATION_FAILED") == guard.record(
        "p", "AUTHENTICATION_FAILED"
    )
    assert guard.record("p", None) is None


def test_no_count_is_lost_when_threads_share_a_guard() -> None:
    guard = Guard(haip, max_peers=4)
    verdicts: list[Any] = []
    switch = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)

    def cause() -> None:
        for _ in range(5):
            verdicts.append(guard.record("p", "FLOW_CONTROL_VIOLATION"))
            guard.record(threading.get_ident(), "PROTOCOL_VIOLATION")

    try:
        threads = [threading.Thread(target=cause) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(switch)

    assert [20, 20] == [verdicts.count(None), len(verdicts) - verdicts.count(None)]


def test_any_number_of_peers_and_codes_takes_the_memory_of_the_peers_that_are_kept() -> None:
    def grown(records: int) -> int:
        guard = Guard(haip, max_peers=1000)
        tracemalloc.start()
        try:
            for number in range(records):
                guard.record(number, "PROTOCOL_VIOLATION")
                guard.record(number, f"UNKNOWN_{number}")
            return tracemalloc.get_traced_memory()[0]
        finally:
            tracemalloc.stop()

    assert grown(100_000) < 2 * grown(1000) < 200_000 * 2


def test_forgetting_forgets_every_code_of_a_peer() -> None:
    guard = Guard(haip)
    for code, threshold in THRESHOLDS.items():
        for _ in range(threshold):
            guard.record("p", code)

    guard.forget("p")

    assert [None, None] == [guard.record("p", code) for code in THRESHOLDS]


def test_a_protocol_without_thresholds_disconnects_nobody() -> None:
    guard = Guard(aep)

    assert {None} == {guard.record("p", "protocol_error") for _ in range(1000)}


@pytest.mark.parametrize("peers", [1, 0, -1])
def test_fewer_than_two_peers_are_refused(peers: int) -> None:
    with pytest.raises(ValueError, match=f"at least 2 counts must be kept, not {peers}"):
        Guard(haip, max_peers=peers)


def test_a_reason_fits_into_a_close_frame() -> None:
    class Long:
        PROTOCOL = haip.PROTOCOL

        class Code(str):
            __slots__ = ()
            disconnect_after = 0

        ErrorCode = (Code("X" * 500),)

    verdict = Guard(Long).record("p", "X" * 500)  # type: ignore[arg-type]

    assert verdict is not None
    assert 123 == len(verdict.reason.encode())
