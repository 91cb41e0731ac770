"""How much a change asks of others, and the part of a version number that has to move for it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum


class Level(StrEnum):
    """What a change is to those who use the protocol."""

    BREAKING = "breaking"
    BEHAVIOUR = "behaviour"
    ADDITION = "addition"
    DEPRECATION = "deprecation"
    TEXT = "text"


class Bump(StrEnum):
    """The part of a version number that changes ask to move, from the least to the greatest."""

    NONE = "none"
    PATCH = "patch"
    MINOR = "minor"
    MAJOR = "major"

    @property
    def rank(self) -> int:
        """0 for none, 3 for major."""
        return _ORDER.index(self)


_ORDER = list(Bump)

BUMPS = {
    Level.BREAKING: Bump.MAJOR,
    Level.BEHAVIOUR: Bump.MINOR,
    Level.ADDITION: Bump.MINOR,
    Level.DEPRECATION: Bump.MINOR,
    Level.TEXT: Bump.PATCH,
}
"""What each level asks of a version number."""


def greatest(levels: Iterable[Level]) -> Bump:
    """What changes of these levels ask together; none if there are none."""
    return max((BUMPS[level] for level in levels), key=lambda bump: bump.rank, default=Bump.NONE)
