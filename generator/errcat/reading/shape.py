"""Is the catalogue's shape right? The JSON Schema that editors read decides; this module puts it into our words.

The validator reports every fault with a path. A path becomes a place through the marks of the document.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import jsonschema_rs

from errcat.problems import Position, Problem, nearest
from errcat.reading.faults import SCHEMA_FILE, WORDS, Fault, is_code, required_members, schema
from errcat.reading.nodes import Map
from errcat.reading.scalars import written_at
from errcat.reading.spelled import name_problems


@cache
def _without_names() -> Any:
    """The schema without `propertyNames`: the validator copies a whole mapping into each of its errors."""
    return json.loads(SCHEMA_FILE.read_bytes(), object_hook=lambda o: {k: o[k] for k in o if k != "propertyNames"})


def shape_problems(root: Map, source: str, floats: Iterable[tuple[str, Position]] = ()) -> Iterator[Problem]:
    """Every way in which the document is not a catalogue, each at its place."""
    lines = source.split("\n")
    errors = jsonschema_rs.Draft7Validator(_without_names()).iter_errors(root)
    faults = [(error, Fault(root, lines, error)) for error in errors]
    strangers = {
        id(fault.value): fault.expected for error, fault in faults if error.kind.name == "additionalProperties"
    }
    told = {fault.at for _, fault in faults}
    for error, fault in faults:
        words = WORDS.get(error.kind.name)
        if fault.lacks_codes and _has_shallow_codes(fault.parent if fault.name == "codes" else fault.value):
            continue
        if words is None:
            yield Problem("bad-value", fault.at, error.message)
        elif words is not required_members or not _is_misspelt(fault, strangers.get(id(fault.value), ())):
            yield from words(fault)
    yield from name_problems(root, schema())
    for key, at in floats:
        if key not in _FRACTIONS and at not in told:
            yield Problem("wrong-type", at, f"{key} must be a whole number, not {written_at(lines, at)}")


# JSON Schema takes 10.0 for an integer; a person who writes it means something else.
_FRACTIONS = frozenset(["max_rate"])


def _is_misspelt(fault: Fault, strangers: Iterable[str]) -> bool:
    """Does the missing key stand there in another spelling, or may a merge key bring it? Then that is told."""
    return "<<" in fault.value or any(nearest(key.partition(":")[0], [fault.expected]) for key in strangers)


def _has_shallow_codes(domain: Any) -> bool:
    """Do codes stand beside `codes`? Then that is told, not that it is empty."""
    return isinstance(domain, Map) and any(is_code(value) for value in domain.values())
