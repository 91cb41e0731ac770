"""Version numbers as numbers: 0.10 comes after 0.9, and 1 is 1.0."""

from __future__ import annotations

import re
from functools import cache

_NUMBER = re.compile("[0-9]{1,100}")


@cache
def numbers(version: str) -> tuple[int, ...]:
    """The numbers of a version, without zeros at its end; what is no number, or none that anybody counts to, is 0."""
    parts = [int(part) if _NUMBER.fullmatch(part) else 0 for part in version.split(".")]
    while parts and not parts[-1]:
        parts.pop()
    return tuple(parts)


def is_lower(version: str, other: str) -> bool:
    """Does it come before the other?"""
    return numbers(version) < numbers(other)
