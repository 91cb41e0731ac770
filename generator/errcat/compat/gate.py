"""Did the version numbers move as far as the changes ask?

Below 1.0 the second number stands for the first, as Cargo and npm have it: 0.2 may break what 0.1 promised.
"""

from __future__ import annotations

from collections.abc import Iterator

from errcat.compat.changes import Comparison
from errcat.compat.levels import Bump, greatest
from errcat.model import Catalog
from errcat.versions import is_lower, numbers


def demands(comparison: Comparison, old: Catalog, new: Catalog) -> Iterator[str]:
    """What is wrong with each version number, in a sentence; nothing where all moved far enough."""
    yield from _demand("package.version", comparison.bump, old.package.version, new.package.version)
    before = {protocol.name: protocol for protocol in old.protocols}
    for protocol in new.protocols:
        if protocol.name in before:
            bump = greatest(change.level for change in comparison.changes if change.protocol == protocol.name)
            # Words about a protocol are those of the package; they do not make another protocol.
            asked = Bump.NONE if bump is Bump.PATCH else bump
            yield from _demand(f"{protocol.name}.version", asked, before[protocol.name].version, protocol.version)


def _demand(what: str, asked: Bump, old: str, new: str) -> Iterator[str]:
    if is_lower(new, old):
        yield f"{what} is {new}, lower than {old}, which it was"
    elif moved(old, new).rank < asked.rank:
        state = "still " if numbers(new) == numbers(old) else f"{old} became "
        yield f"{what}: {state}{new}, but the changes are {asked}; write {least(old, asked)} or higher"


def moved(old: str, new: str) -> Bump:
    """How far a version moved up."""
    before, after = _three(old), _three(new)
    for index, bump in enumerate((Bump.MAJOR, Bump.MINOR, Bump.PATCH)):
        if before[index] != after[index]:
            young = before[0] == after[0] == 0
            return {Bump.MINOR: Bump.MAJOR, Bump.PATCH: Bump.MINOR}.get(bump, bump) if young else bump
    return Bump.NONE if numbers(old) == numbers(new) else Bump.PATCH


def least(old: str, bump: Bump) -> str:
    """The lowest version that moves this far, with as many numbers as the old one if they suffice."""
    first, second, third = _three(old)
    young = first == 0
    if bump is Bump.MAJOR:
        version = (0, second + 1, 0) if young else (first + 1, 0, 0)
    elif bump is Bump.MINOR and not young:
        version = (first, second + 1, 0)
    else:
        version = (first, second, third + 1)
    length = max(old.count(".") + 1, 3 if version[2] else 2 if version[1] else 1)
    return ".".join(map(str, version[:length]))


def _three(version: str) -> tuple[int, int, int]:
    first, second, third, *_ = (*numbers(version), 0, 0, 0)
    return first, second, third
