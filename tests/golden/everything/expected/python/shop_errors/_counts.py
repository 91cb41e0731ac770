# Source: templates/python/tree/agent_errors/_counts.py, copied as it is.
"""What guard and monitor count with, and what they ask of a protocol."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator
    from typing import Protocol as Interface

    from ._codes import Code
    from ._facts import Protocol

    class Catalog(Interface):
        """The module of a protocol, such as `agent_errors.haip`, or anything else with its codes and facts."""

        @property
        def PROTOCOL(self) -> Protocol:
            """The protocol itself."""
            ...

        @property
        def ErrorCode(self) -> Iterable[Code]:
            """Its codes."""
            ...


class RecentCounts:
    """Counts by name, bounded: of a name that nothing was counted of for long, the count is forgotten.

    New names fill `recent` up to half of the limit; then it becomes `older`, and what was there before is gone. So there
    are at most as many counts as the limit says, the least recent go first, and at least the latest half is kept. Every
    step takes constant time, which moving one name at a time to the end of a queue would cost twice.
    """

    __slots__ = ("half", "older", "recent")

    def __init__(self, limit: int) -> None:
        if limit < 2:
            raise ValueError(f"at least 2 counts must be kept, not {limit}")
        self.half = limit // 2
        self.recent: dict[Hashable, int] = {}
        self.older: dict[Hashable, int] = {}

    def admit(self, name: Hashable) -> int:
        """The count so far of a name that is not among the recent ones, for which there is room afterwards."""
        count = self.older.pop(name, 0)
        if len(self.recent) >= self.half:
            self.older, self.recent = self.recent, {}
        return count

    def forget(self, name: Hashable) -> None:
        """Forget the count of a name."""
        self.recent.pop(name, None)
        self.older.pop(name, None)

    def __iter__(self) -> Iterator[tuple[Hashable, int]]:
        yield from self.older.items()
        yield from self.recent.items()
