# Copied by `errcat generate` from templates/python/tree/agent_errors/monitor.py. Do not edit the copy.
"""The monitor: how many errors, of which codes, how often of late, and in which sessions.

monitor = Monitor(haip)
monitor.record(error, session)
if monitor.should_limit(error.raw_code): ...
"""

from __future__ import annotations

from collections import deque
from math import ceil, inf, isfinite
from threading import Lock
from time import monotonic

from ._codes import Code
from ._counts import RecentCounts
from ._facts import Facts, Monitoring
from ._payload import Payload

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    from ._counts import Catalog
    from ._payload import Coded

__all__ = ["OTHER", "SLICES", "Monitor", "Summary"]

OTHER = "_OTHER"
"""What all codes outside the catalogue are counted as; no code can be called so. OpenTelemetry's word for it."""

_MOST_PENDING = 1000
"""Errors of a code that may wait to be counted: many at once take a third of the time."""

SLICES = 3600
"""Into how many slices a window is divided. A rate is exact but for the errors of one slice."""


_FARTHEST = 1e300
"""The last slice: there is no whole number for what is infinite."""

_UNSAID = Monitoring.of({})


class Summary(Facts):
    """What a monitor has counted: all errors, by code, the latest rates a second, the most frequent codes, by session."""

    __slots__ = ("by_code", "by_session", "rates", "top", "total")
    total: int
    by_code: Mapping[str, int]
    rates: Mapping[str, float]
    top: Sequence[tuple[str, int]]
    by_session: Mapping[Hashable, Mapping[str, int]]


class _Tally:
    """What is counted of one code: `slices` are pairs of a slice and its errors, the latest last.

    `pending` are the sessions of the errors that are not counted yet.
    """

    __slots__ = ("pending", "sessions", "slices", "total")

    def __init__(self, max_sessions: int) -> None:
        self.pending: list[Hashable] = []
        self.total = 0
        self.slices: deque[tuple[int, int]] = deque()
        self.sessions = RecentCounts(max_sessions)

    def count(self, current: int) -> None:
        """Count what is pending into a slice, and let go of slices that no window reaches any more.

        Other threads may put more behind it at any time.
        """
        errors = len(self.pending)
        if errors == 0:
            return
        sessions = self.pending[:errors]
        del self.pending[:errors]
        self.total += errors
        if self.slices and self.slices[-1][0] == current:
            errors += self.slices.pop()[1]
        self.slices.append((current, errors))
        while self.slices[0][0] < current - SLICES:
            self.slices.popleft()
        self.sessions.add_all(sessions)


class Monitor:
    """Counts errors by code, in a sliding window, and by session. Threads may share one.

    The window slides by elapsed time, in slices: a 3600th of it. What is up to one slice older than a window is counted
    into it. A clock that goes back stands still; after one that leaps the window is empty.

    Memory does not grow with the errors: at most 3601 slices a code and `max_sessions` counts of sessions a code, of
    which the least recent are forgotten first. All codes outside the catalogue are one: `OTHER`.
    """

    def __init__(
        self,
        protocol: Catalog | None = None,
        *,
        window_s: float | None = None,
        clock: Callable[[], float] = monotonic,
        max_sessions: int = 100_000,
    ) -> None:
        """Takes the module of a protocol; without one, codes are known that come as members, payloads or exceptions.

        Without a window it is that of the catalogue, or an hour. The clock gives seconds. Raises ValueError for a window
        that is not longer than nothing, and for fewer than 2 sessions.
        """
        said = None if protocol is None else protocol.PROTOCOL.monitor
        facts = _UNSAID if said is None else said
        self._window = _positive((facts.window_s or 3600.0) if window_s is None else window_s, inf)
        self._top = facts.top or 10
        self._max_rate = facts.max_rate or 10.0
        self._known = (
            frozenset[str]() if protocol is None else frozenset(str.__str__(code) for code in protocol.ErrorCode)
        )
        self._max_sessions = max_sessions
        self._other = _Tally(max_sessions)
        self._tallies: dict[str, _Tally] = {}
        self._pending: dict[str, list[Hashable]] = {}  # of each tally
        self._lock = Lock()
        self._clock = clock
        self._width = max(self._window / SLICES, 1 / _FARTHEST)
        self._slice = 0  # covers the time behind _begins up to _ends, as the clock tells it
        self._zero = self._ends = _finite(clock())
        self._begins = self._ends - self._width

    def record(self, error: Coded | str, session: Hashable = None) -> None:
        """Count an error: a payload, an exception or a code; in a session, if there is one. Constant time."""
        if isinstance(error, Payload):
            code = error._data["code"]  # what `raw_code` gives, in half the time
        else:
            code = error if isinstance(error, str) else error.raw_code
        try:
            pending = self._pending[code]
        except KeyError:
            pending = self._admit(error, code).pending
        if not self._begins < self._clock() <= self._ends:
            self._turn()
        # One step, during which no other thread runs: there is no lock on this way.
        pending.append(session)
        if len(pending) >= _MOST_PENDING:
            self._turn()

    def rate(self, error: Coded | str, window_s: float | None = None) -> float:
        """Errors a second like this one, or of this code, in the latest window; without one in that of the monitor.

        Raises ValueError for a window that is not longer than nothing, or longer than that of the monitor.
        """
        window = self._window if window_s is None else _positive(window_s, self._window)
        code = _code_of(error)
        with self._lock:
            tally = self._tallies.get(code)
            if tally is None and not self._is_known(error, code):
                tally = self._other
            return 0.0 if tally is None else self._rate(tally, window, self._now())

    def should_limit(self, error: Coded | str, max_rate: float | None = None) -> bool:
        """Is the rate above this one? Without it: that of the catalogue, or 10 a second."""
        return self.rate(error) > (self._max_rate if max_rate is None else max_rate)

    def summary(self) -> Summary:
        """All that has been counted. Sessions are those that were not forgotten."""
        with self._lock:
            now = self._now()
            tallies = {**self._tallies, **({OTHER: self._other} if self._other.total else {})}
            by_session: dict[Hashable, dict[str, int]] = {}
            for code, tally in tallies.items():
                for session, count in tally.sessions:
                    by_session.setdefault(session, {})[code] = count
            by_code = {code: tally.total for code, tally in tallies.items()}
            rates = {code: self._rate(tally, self._window, now) for code, tally in tallies.items()}
        top = sorted(by_code.items(), key=lambda entry: -entry[1])[: self._top]
        return Summary(total=sum(by_code.values()), by_code=by_code, rates=rates, top=top, by_session=by_session)

    def forget(self, session: Hashable) -> None:
        """Forget a session that has ended; its errors stay in the other counts."""
        with self._lock:
            self._now()
            for tally in (self._other, *self._tallies.values()):
                tally.sessions.forget(session)

    def _admit(self, error: Coded | str, code: str) -> _Tally:
        if not self._is_known(error, code):
            return self._other
        with self._lock:
            tally = self._tallies.setdefault(str.__str__(code), _Tally(self._max_sessions))
            self._pending[str.__str__(code)] = tally.pending
            return tally

    def _is_known(self, error: Coded | str, code: str) -> bool:
        return code in self._known or (
            not self._known and isinstance(found := getattr(error, "code", error), Code) and found == code
        )

    def _turn(self) -> None:
        with self._lock:
            self._now()

    def _now(self) -> float:
        """Count what is pending into its slice, find the slice of this moment, and how long the clock has run so far."""
        now = self._clock()
        for tally in (self._other, *self._tallies.values()):
            tally.count(self._slice)
        if not isfinite(now):
            return self._ends - self._zero
        if now <= self._begins:
            self._zero = now - self._slice * self._width
        elif now > self._ends:
            self._slice = max(self._slice, ceil(min((now - self._zero) / self._width, _FARTHEST)))
        self._ends = self._zero + self._slice * self._width
        self._begins = self._ends - self._width
        return min(now, self._ends) - self._zero

    def _rate(self, tally: _Tally, window: float, elapsed: float) -> float:
        first = (elapsed - window) / self._width
        count = 0
        for index, errors in reversed(tally.slices):
            if index <= first:
                break
            count += errors
        return count / window


def _code_of(error: Coded | str) -> str:
    return error if isinstance(error, str) else error.raw_code


def _positive(window: float, most: float) -> float:
    if not 0 < window <= most or not isfinite(window):
        limit = "" if most == inf else f" up to {most:g}"
        raise ValueError(f"a window is a number of seconds above 0{limit}, not {window}")
    return float(window)


def _finite(now: float) -> float:
    return now if isfinite(now) else 0.0
