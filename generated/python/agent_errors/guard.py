# Copied by `errcat generate` from templates/python/tree/agent_errors/guard.py. Do not edit the copy.
"""The guard of a server: a peer that causes too many errors is to be disconnected.

guard = Guard(haip)
verdict = guard.record(peer, error.raw_code)
if verdict is not None:
    await socket.close(verdict.close_code, verdict.reason)
...
guard.forget(peer)  # when its connection ends, whoever ended it
"""

from __future__ import annotations

from itertools import count
from threading import Lock

from ._counts import half_of
from ._facts import Facts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable

    from ._counts import Catalog

__all__ = ["Disconnect", "Guard"]

_LONGEST_REASON = 123
"""Bytes that a WebSocket close frame has for the reason (RFC 6455, 5.5)."""


class Disconnect(Facts):
    """A verdict: close the connection with this WebSocket close code (None: the catalogue gives none) and reason."""

    __slots__ = ("close_code", "reason")
    close_code: int | None
    reason: str


class Guard:
    """Counts errors by peer and code against `disconnect_after` of the catalogue. Threads may share one.

    Codes without a threshold, and those outside the catalogue, are not counted and take no memory. Of each other code
    the counts of at most `max_peers` peers are kept, and at least those of the latest half of that; the least recent
    are forgotten first. A count takes some 120 bytes.
    """

    def __init__(self, protocol: Catalog, *, max_peers: int = 100_000) -> None:
        """Takes the module of a protocol. Raises ValueError for fewer than 2 peers."""
        limits = protocol.PROTOCOL.limits
        close_code = None if limits is None else limits.close_code
        half = half_of(max_peers)
        self._tallies = {
            str.__str__(code): _Tally(code.disconnect_after, half, Disconnect.of(_verdict(close_code, code)))
            for code in protocol.ErrorCode
            if code.disconnect_after is not None
        }

    def record(self, peer: Hashable, code: str | None) -> Disconnect | None:
        """Count an error that a peer caused: None to keep it, or how to disconnect it.

        It is disconnected when it has caused more errors of this code than the catalogue allows, and the answer stays
        the same until it is forgotten.
        """
        tally = self._tallies.get(code)  # type: ignore[arg-type]
        if tally is None:
            return None
        counter = tally.recent.get(peer)
        if counter is None:
            counter = tally.admit(peer)
        if next(counter) <= tally.threshold:
            return None
        return tally.verdict

    def forget(self, peer: Hashable) -> None:
        """Forget a peer whose connection has ended."""
        for tally in self._tallies.values():
            tally.forget(peer)


class _Tally:
    """The counters of one code, by peer.

    New peers fill `recent` up to half of the limit; then it becomes `older`, and what was there before is gone. What a
    counter does is one step, during which no other thread runs; the lock is for changes of what there is.
    """

    __slots__ = ("_half", "_lock", "_older", "recent", "threshold", "verdict")

    def __init__(self, threshold: int, half: int, verdict: Disconnect) -> None:
        self.threshold = threshold
        self.verdict = verdict
        self.recent: dict[Hashable, count[int]] = {}
        self._older: dict[Hashable, count[int]] = {}
        self._half = half
        self._lock = Lock()

    def admit(self, peer: Hashable) -> count[int]:
        """The counter of a peer that was not among the recent ones; there is room for it then."""
        with self._lock:
            if len(self.recent) >= self._half and peer not in self.recent:
                older, self._older, self.recent = self._older, self.recent, {}
            else:
                older = self._older
            counter = older.pop(peer, None) or count(1)
            return self.recent.setdefault(peer, counter)

    def forget(self, peer: Hashable) -> None:
        with self._lock:
            self.recent.pop(peer, None)
            self._older.pop(peer, None)


def _verdict(close_code: int | None, code: str) -> dict[str, object]:
    return {"close_code": close_code, "reason": f"too many errors: {code}"[:_LONGEST_REASON]}
