"""Version numbers as numbers: 0.10 comes after 0.9, and 1 is 1.0."""

from __future__ import annotations

from functools import cache


@cache
def numbers(version: str) -> tuple[int, ...]:
    """The numbers of a version, without zeros at its end; what is no number counts as 0."""
    parts = [int(part) if part.isascii() and part.isdigit() else 0 for part in version.split(".")]
    while parts and not parts[-1]:
        parts.pop()
    return tuple(parts)


def is_lower(version: str, other: str) -> bool:
    """Does it come before the other?"""
    return numbers(version) < numbers(other)
