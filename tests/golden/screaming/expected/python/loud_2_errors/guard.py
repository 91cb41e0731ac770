# Source: templates/python/tree/agent_errors/guard.py, copied as it is.
"""The guard of a server: a peer that causes too many errors is to be disconnected.

guard = Guard(haip)
verdict = guard.record(peer, error.raw_code)
if verdict is not None:
    await socket.close(verdict.close_code, verdict.reason)
...
guard.forget(peer)  # when its connection ends, whoever ended it
"""

from __future__ import annotations

from threading import Lock

from ._counts import RecentCounts
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
    are forgotten first. A count takes some 100 bytes.
    """

    def __init__(self, protocol: Catalog, *, max_peers: int = 100_000) -> None:
        """Takes the module of a protocol. Raises ValueError for fewer than 2 peers."""
        limits = protocol.PROTOCOL.limits
        self._close_code = None if limits is None else limits.close_code
        self._lock = Lock()
        self._tallies = {
            str.__str__(code): (code.disconnect_after, RecentCounts(max_peers))
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
        threshold, counts = tally
        with self._lock:
            count = counts.recent.get(peer)
            if count is None:
                count = counts.admit(peer)
            count += 1
            counts.recent[peer] = count
        if count <= threshold:
            return None
        return Disconnect(close_code=self._close_code, reason=f"too many errors: {code}"[:_LONGEST_REASON])

    def forget(self, peer: Hashable) -> None:
        """Forget a peer whose connection has ended."""
        with self._lock:
            for _, counts in self._tallies.values():
                counts.forget(peer)
