"""Two pieces of JSON Schema compared: the error object, or a whole event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from errcat.compat.changes import Change, change, quoted, said
from errcat.model import Shape

_OWN_RULES = ("type", "required", "properties", "enum")


def shapes(where: str, old: Shape, new: Shape) -> Iterator[Change]:
    """Every change between two shapes, member by member, however deep."""
    if old.get("type") != new.get("type"):
        kinds = (old.get("type", "any value"), new.get("type", "any value"))
        yield change("member-type", where, said("the type", *kinds), *kinds)
    yield from _values(where, old.get("enum"), new.get("enum"))
    for word in dict.fromkeys([*old, *new]):
        if word not in _OWN_RULES and old.get(word) != new.get(word):
            yield change("member-constraint", where, said(word, old.get(word), new.get(word)))
    yield from _members(where, old, new)


def _members(where: str, old: Shape, new: Shape) -> Iterator[Change]:
    before, after = old.get("properties") or {}, new.get("properties") or {}
    needed, needs = set(old.get("required") or ()), set(new.get("required") or ())
    names = dict.fromkeys([*before, *(old.get("required") or ()), *after, *(new.get("required") or ())])
    for name in names:
        place = f"{where}.{name}"
        was, is_ = name in before or name in needed, name in after or name in needs
        if not is_:
            yield change("member-removed", place, f"member {name!r} is gone")
        elif name in needs and name not in needed:
            message = (
                f"member {name!r} is required; it was optional" if was else f"member {name!r} is new, and required"
            )
            yield change("member-required", place, message)
        elif not was:
            yield change("member-added", place, f"member {name!r} is new, and optional")
        elif name in needed and name not in needs:
            yield change("member-optional", place, f"member {name!r} is optional; it was required")
        if was and is_:
            yield from shapes(place, before.get(name, {}), after.get(name, {}))


def _values(where: str, old: Any, new: Any) -> Iterator[Change]:
    """What may stand there. A new type of event is nothing that a peer must know; any other new value may be."""
    if old is None or new is None:
        if old != new:
            yield change("member-values", where, said("the list of values", old and len(old), new and len(new)))
        return
    gone = [value for value in old if value not in new]
    added = [value for value in new if value not in old]
    for value in gone:
        yield change("member-values", where, f"{quoted(value)} is no longer among the values")
    for value in added:
        if where.split(".")[1:] == ["event", "type"]:
            yield change("event-type-added", where, f"{quoted(value)} is a new type of event")
        else:
            yield change("member-values", where, f"{quoted(value)} is a new value")
