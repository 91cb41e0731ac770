# Copied by `errcat generate` from templates/python/tree/agent_errors/_counts.py. Do not edit the copy.
"""What guard and monitor count with, and what they ask of a protocol."""

from __future__ import annotations

from collections import Counter

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
    step takes constant time on average, a tenth of what moving a name to the end of a queue takes.
    """

    __slots__ = ("_half", "_older", "_recent")

    def __init__(self, limit: int) -> None:
        self._half = half_of(limit)
        self._recent: Counter[Hashable] = Counter()
        self._older: Counter[Hashable] = Counter()  # a name may have a part of its count in each

    def add_all(self, names: list[Hashable]) -> None:
        """Count one more of each name; None is nobody's."""
        if len(self._recent) + len(names) <= self._half:
            self._recent.update(names)
            self._recent.pop(None, None)
        else:
            for name in names:
                if name is not None:
                    self._add(name)

    def _add(self, name: Hashable) -> None:
        before = 0
        if name not in self._recent and len(self._recent) >= self._half:
            before = self._older[name]
            for both in self._older.keys() & self._recent.keys():
                self._recent[both] += self._older[both]
            self._older, self._recent = self._recent, Counter()
        self._recent[name] += before + 1

    def forget(self, name: Hashable) -> None:
        """Forget the count of a name."""
        self._recent.pop(name, None)
        self._older.pop(name, None)

    def __iter__(self) -> Iterator[tuple[Hashable, int]]:
        return iter((self._older + self._recent).items())


def half_of(limit: int) -> int:
    """Half of the most names that are kept. Raises ValueError for less than one."""
    if limit < 2:
        raise ValueError(f"at least 2 counts must be kept, not {limit}")
    return limit // 2
