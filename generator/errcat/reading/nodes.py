"""Mappings and sequences of a document that know where everything in them stands."""

from __future__ import annotations

from typing import Any

from errcat.problems import Position


def position(mark: Any) -> Position:
    """The place of a mark of libyaml, which counts from 0; nowhere without one."""
    return Position() if mark is None else Position(mark.line + 1, mark.column + 1)


class Map(dict[str, Any]):
    """A mapping that knows where it begins and where each of its entries stands."""

    __slots__ = ("mark", "marks")
    mark: Any
    marks: dict[str, tuple[Any, Any]]

    def __init__(self, mark: Any = None) -> None:
        self.mark, self.marks = mark, {}

    def key_at(self, key: str) -> Position:
        """Where this key stands; where the mapping begins if it has no such key."""
        return position(self.marks[key][0] if key in self.marks else self.mark)

    def value_at(self, key: str) -> Position:
        """Where this key's value begins; where the mapping begins if it has no such key."""
        return position(self.marks[key][1] if key in self.marks else self.mark)

    def place(self, *path: str | int, key: bool = False) -> Position:
        """Where the value at a path begins, or its key; where the last thing on the way begins if it leads nowhere."""
        here: Any = self
        at = position(self.mark)
        for index, step in enumerate(path):
            if isinstance(here, Map) and step in here:
                if key and index == len(path) - 1:
                    return here.key_at(str(step))
                at, here = here.value_at(str(step)), here[str(step)]
            elif isinstance(here, Seq) and isinstance(step, int) and step < len(here):
                at, here = here.value_at(step), here[step]
            else:
                break
        return at

    def holds(self, *path: str) -> bool:
        """Does anything stand at a path?"""
        here: Any = self
        for step in path:
            if not isinstance(here, Map) or step not in here:
                return False
            here = here[step]
        return True


class Seq(list[Any]):
    """A sequence that knows where it begins and where each of its entries stands."""

    __slots__ = ("mark", "marks")
    mark: Any
    marks: list[Any]

    def __init__(self, mark: Any = None) -> None:
        self.mark, self.marks = mark, []

    def value_at(self, index: int) -> Position:
        """Where this entry begins."""
        return position(self.marks[index])
