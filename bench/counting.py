"""Do guard and monitor count as fast as promised, and in bounded memory? Every figure of speed is a ratio.

The peer is the least that anybody would write: read the clock and add one in a dictionary. Each round runs every
function once over the same errors, one after the other; the figure is the median over the rounds. The errors of a
round are of all codes, and of one session or peer, or of 20,000 in turn; then the peer counts as many names.
"""

from __future__ import annotations

import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from promises import Promise, options, report

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "generated" / "python" / "agent_errors"
SESSIONS = [f"session-{number}" for number in range(20_000)]
MANY = 1_000_000

Count = Callable[[Any, Any], object]


def seconds(count: Count, errors: Sequence[Any], sessions: Sequence[str]) -> float:
    """How long it takes to count them all."""
    start = time.perf_counter()
    for error, session in zip(errors, sessions, strict=True):
        count(error, session)
    return time.perf_counter() - start


def bare_seconds(errors: Sequence[Any], sessions: Sequence[str]) -> float:
    """How long the peer takes."""
    counts: dict[str, int] = {}
    clock = time.monotonic
    start = time.perf_counter()
    for code, _ in zip(errors, sessions, strict=True):
        clock()
        counts[code] = counts.get(code, 0) + 1
    return time.perf_counter() - start


def speed(rounds: int) -> Iterator[Promise]:
    """The promises about how long it takes to count one error."""
    from agent_errors import haip
    from agent_errors.guard import Guard
    from agent_errors.monitor import Monitor

    number = len(SESSIONS)
    names = [code.value for code in haip.ErrorCode]
    codes = [names[turn % len(names)] for turn in range(number)]
    read = [haip.parse_error({"code": name, "message": "It did not work."}) for name in names]
    payloads = [read[turn % len(names)] for turn in range(number)]
    counted = [code.value for code in haip.ErrorCode if code.disconnect_after is not None]
    guarded = [counted[turn % len(counted)] for turn in range(number)]
    one = SESSIONS[:1] * number
    ways: dict[str, tuple[Callable[[], Count], list[Any], list[str]]] = {
        "Monitor.record, codes": (lambda: Monitor(haip).record, codes, one),
        "Monitor.record, payloads": (lambda: Monitor(haip).record, payloads, one),
        "Monitor.record, 20,000 sessions": (lambda: Monitor(haip).record, codes, SESSIONS),
        "Guard.record": (lambda: Guard(haip).record, one, guarded),
        "Guard.record, 20,000 peers": (lambda: Guard(haip).record, SESSIONS, guarded),
    }
    times: dict[str, list[float]] = {name: [] for name in ("bare", "bare, 20,000", *ways)}
    for turn in range(rounds + 1):
        took = {"bare": bare_seconds(codes, one), "bare, 20,000": bare_seconds(SESSIONS, one)}
        for name, (make, errors, sessions) in ways.items():
            count = make()
            if name.endswith(("sessions", "peers")):
                seconds(count, errors, sessions)  # so that all of them are known
            took[name] = seconds(count, errors, sessions)
        if turn:
            for name, each in took.items():
                times[name].append(each)
    for name, taken in times.items():
        print(f"{name:32} {statistics.median(taken) / number * 1e9:8.0f} ns", file=sys.stderr)
    for name in ways:
        peer = "bare, 20,000" if "20,000" in name else "bare"
        pairs = zip(times[name], times[peer], strict=True)
        ratio = statistics.median(ours / peer for ours, peer in pairs)
        yield Promise(f"{name} / a dictionary and a clock", 3, ratio)


def memory() -> Iterator[Promise]:
    """The promises about what is left after a million errors, of known and unknown codes."""
    from agent_errors import haip
    from agent_errors.guard import Guard
    from agent_errors.monitor import Monitor

    names = [*(code.value for code in haip.ErrorCode), *(f"UNKNOWN_{turn}" for turn in range(100))]
    tracemalloc.start()
    now = 0.0
    monitor = Monitor(haip, clock=lambda: now)
    for turn in range(MANY):
        now = turn / 100
        monitor.record(names[turn % len(names)], SESSIONS[(turn * 7919 + turn // 110) % len(SESSIONS)])
    yield _taken("Monitor after 1,000,000 errors of 20,000 sessions")
    del monitor
    guard = Guard(haip)
    for turn in range(MANY):
        guard.record(turn, names[turn % len(names)])
    yield _taken("Guard after 1,000,000 errors of as many peers")


def _taken(what: str) -> Promise:
    return Promise(what, 8, tracemalloc.get_traced_memory()[0] / 2**20, " MiB")


def main() -> int:
    """Measure, print, judge."""
    chosen = options(__doc__, rounds=21).parse_args()
    if not PACKAGE.is_dir():
        sys.exit(f"there is no {PACKAGE}; make it with `nox -s generate`")
    sys.path.insert(0, str(PACKAGE.parent))
    return report([*speed(chosen.rounds), *memory()], chosen.slack)


if __name__ == "__main__":
    sys.exit(main())
