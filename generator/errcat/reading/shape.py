"""Is the catalogue's shape right? The JSON Schema that editors read decides; this module puts it into our words.

The validator reports every fault with a path. A path becomes a place through the marks of the document.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from errcat.problems import Position, Problem, nearest, odd_character
from errcat.reading.bad_value import bound, choice, pattern
from errcat.reading.fault import SCHEMA_FILE, Fault, catalog_schema
from errcat.reading.license import license_problems
from errcat.reading.nodes import Map
from errcat.reading.scalars import written_at
from errcat.reading.spelled import name_problems
from errcat.reading.strays import is_code, strays
from errcat.reading.wrong_type import wrong_type


@cache
def _without_names() -> Any:
    """The schema without `propertyNames`: the validator copies a whole mapping into each of its errors."""
    return json.loads(SCHEMA_FILE.read_bytes(), object_hook=lambda o: {k: o[k] for k in o if k != "propertyNames"})


def shape_problems(root: Map, source: str, floats: Iterable[tuple[str, Position]] = ()) -> Iterator[Problem]:
    """Every way in which the document is not a catalogue, each at its place."""
    import jsonschema_rs  # takes its time, and who reads without checking does without

    lines = source.split("\n")
    errors = jsonschema_rs.Draft7Validator(_without_names()).iter_errors(root)
    faults = [(error, Fault(root, lines, error)) for error in errors]
    strangers = {
        id(fault.value): fault.expected for error, fault in faults if error.kind.name == "additionalProperties"
    }
    told = {fault.at for _, fault in faults}
    found = [*strays(root)] if faults else []
    yield from (stray.problem for stray in found)
    covered = {path for stray in found for path in stray.covers}
    for error, fault in faults:
        words = _WORDS.get(error.kind.name)
        if any(tuple(fault.path[:length]) in covered for length in range(1, len(fault.path) + 1)):
            continue
        if words is _unknown_keys:
            fault.expected = [key for key in fault.expected if (*fault.path, key) not in covered]
        if fault.lacks_codes and _has_shallow_codes(fault.parent if fault.name == "codes" else fault.value):
            continue
        if words is _required and _is_stray_domain(fault.path, fault.value):
            continue
        if words is None:
            yield Problem("bad-value", fault.at, error.message)
        elif words is not _required or not _is_misspelt(fault, strangers.get(id(fault.value), ())):
            yield from words(fault)
    yield from name_problems(root, catalog_schema())
    yield from (problem for problem in license_problems(root) if problem.at not in told)
    for key, at in floats:
        if key not in _FRACTIONS and at not in told:
            yield Problem("wrong-type", at, f"{key} must be a whole number, not {written_at(lines, at)}")


# JSON Schema takes 10.0 for an integer; a person who writes it means something else.
_FRACTIONS = frozenset(["max_rate"])


def _is_misspelt(fault: Fault, strangers: Iterable[str]) -> bool:
    """Does the missing key stand there in another spelling, or may a merge key bring it? Then that is told."""
    if fault.path[:1] == ["protocols"] and any(nearest(key, ["extends"]) for key in strangers):
        return True  # it inherits what it lacks
    return "<<" in fault.value or any(nearest(key.partition(":")[0], [fault.expected]) for key in strangers)


def _has_shallow_codes(domain: Any) -> bool:
    """Do codes stand beside `codes`? Then that is told, not that it is empty."""
    return isinstance(domain, Map) and any(is_code(value) for value in domain.values())


def _is_stray_domain(path: list[Any], value: Any) -> bool:
    """Does a domain stand among the protocols? Then that is told, not all that it lacks."""
    return path[:1] == ["protocols"] and len(path) == 2 and "codes" in value and "domains" not in value


def _unknown_keys(fault: Fault) -> Iterator[Problem]:
    known = list(fault.schema["properties"])
    unused = [key for key in known if key not in fault.value]
    for key in fault.expected:
        at = fault.value.key_at(key)
        rest = fault.lines[at.line - 1][at.column - 1 :].removeprefix(key).lstrip()
        help = nearest(key, unused) or f"known here: {', '.join(unused or known)}"
        word, colon, _ = key.partition(":")
        unpunctuated = re.fullmatch(r"(\w+)\s*(?:=|\uff1a|\s)\s*(\S.*)", key)
        if "codes" in known and is_code(fault.value[key]):
            help = "a code belongs under `codes:`, one level deeper"
        elif is_code(fault.value[key]):
            help = "a code belongs under `codes:` of a domain"
        elif "protocols" in known and isinstance(fault.value[key], Map) and "title" in fault.value[key]:
            help = "a protocol belongs under `protocols:`, one level deeper"
        elif key == "codes" and _is_stray_domain(fault.path, fault.value):
            help = "a domain belongs under `domains:` of its protocol, one level deeper"
        elif "domains" in known and isinstance(fault.value[key], Map) and "codes" in fault.value[key]:
            help = "a domain belongs under `domains:`, one level deeper"
        elif colon and word in known:
            help = f"a colon needs a space behind it: `{word}: ...`"
        elif unpunctuated and unpunctuated[1] in unused and fault.value[key] is None:
            help = f"a colon is missing: write `{unpunctuated[1]}: {unpunctuated[2]}`"
        elif key.isdecimal():
            help = "a number is written without commas; a text with a comma inside { } needs quotes"
        elif fault.value[key] is None and not rest.startswith((":", "'", '"')):
            help = "a text with a comma inside { } needs quotes"
        odd = odd_character(key) if help.startswith("did you mean") else ""
        yield Problem("unknown-key", at, f"unknown key {key!r}{odd}", help)


def _required(fault: Fault) -> Iterator[Problem]:
    where = f" of {fault.name!r}" if fault.path else ""
    described = fault.schema.get("properties", {}).get(fault.expected)
    if described is None:  # said in another part of the schema
        definitions = catalog_schema()["definitions"]
        pieces = (piece.get("properties", {}) for piece in (*definitions["code"]["allOf"], definitions["protocol"]))
        described = next((piece[fault.expected] for piece in pieces if fault.expected in piece), {})
    options = " | ".join(map(str, described.get("enum", ())))
    help = f"{fault.expected}: {options}" if options else described.get("description", "")
    yield Problem("missing-key", fault.key_at, f"{fault.expected}{where} is missing", help)


def _too_few(fault: Fault) -> Iterator[Problem]:
    held = {"codes": "at least one code", "domains": "at least one domain", "protocols": "at least one protocol"}
    what = held.get(fault.name, "at least one entry")
    if isinstance(fault.value, str):
        yield Problem("empty", fault.at, f"{fault.name} is empty; it must be text")
    else:
        yield Problem("empty", fault.key_at, f"{fault.name} is empty; it must hold {what}")


def _beside_retired(fault: Fault) -> Iterator[Problem]:
    beside = next(key for key in fault.value if key != "retired")
    message = f"{beside} stands beside retired; a retired code keeps nothing but its name"
    yield Problem("retired", fault.value.key_at(beside), message, "delete the other fields")


def _unique(fault: Fault) -> Iterator[Problem]:
    yield Problem("bad-value", fault.at, f"{fault.name} names something twice")


_WORDS: dict[str, Callable[[Fault], Iterator[Problem]]] = {
    "type": wrong_type,
    "additionalProperties": _unknown_keys,
    "required": _required,
    "pattern": pattern,
    "enum": choice,
    "minLength": _too_few,
    "minItems": _too_few,
    "minProperties": _too_few,
    "maxProperties": _beside_retired,
    "minimum": bound("at least"),
    "maximum": bound("at most"),
    "exclusiveMinimum": bound("more than"),
    "maxLength": bound("at most of length"),
    "uniqueItems": _unique,
}
