"""Is the catalogue's shape right? The JSON Schema that editors read decides; this module puts it into our words.

The validator reports every fault with a path. A path becomes a place through the marks of the document.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from errcat.problems import Position, Problem, nearest
from errcat.reading.fault import SCHEMA_FILE, Fault, catalog_schema
from errcat.reading.nodes import Map
from errcat.reading.scalars import written_at
from errcat.reading.spelled import name_problems
from errcat.reading.wrong_type import as_version, is_release, wrong_type


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
    for error, fault in faults:
        words = _WORDS.get(error.kind.name)
        if fault.lacks_codes and _has_shallow_codes(fault.parent if fault.name == "codes" else fault.value):
            continue
        if words is _required and _is_stray_domain(fault.path, fault.value):
            continue
        if words is None:
            yield Problem("bad-value", fault.at, error.message)
        elif words is not _required or not _is_misspelt(fault, strangers.get(id(fault.value), ())):
            yield from words(fault)
    yield from name_problems(root, catalog_schema())
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
    return isinstance(domain, Map) and any(_is_code(value) for value in domain.values())


def _is_stray_domain(path: list[Any], value: Any) -> bool:
    """Does a domain stand among the protocols? Then that is told, not all that it lacks."""
    return path[:1] == ["protocols"] and len(path) == 2 and "codes" in value and "domains" not in value


def _is_code(value: Any) -> bool:
    return isinstance(value, Map) and not value.keys().isdisjoint(("retryable", "summary", "retired"))


def _unknown_keys(fault: Fault) -> Iterator[Problem]:
    known = list(fault.schema["properties"])
    unused = [key for key in known if key not in fault.value]
    for key in fault.expected:
        at = fault.value.key_at(key)
        rest = fault.lines[at.line - 1][at.column - 1 :].removeprefix(key).lstrip()
        help = nearest(key, unused) or f"known here: {', '.join(unused or known)}"
        word, colon, _ = key.partition(":")
        if "codes" in known and _is_code(fault.value[key]):
            help = "a code belongs under `codes:`, one level deeper"
        elif key == "codes" and _is_stray_domain(fault.path, fault.value):
            help = "a domain belongs under `domains:` of its protocol, one level deeper"
        elif "domains" in known and isinstance(fault.value[key], Map) and "codes" in fault.value[key]:
            help = "a domain belongs under `domains:`, one level deeper"
        elif colon and word in known:
            help = f"a colon needs a space behind it: `{word}: ...`"
        elif fault.value[key] is None and not rest.startswith((":", "'", '"')):
            help = "a text with a comma inside { } needs quotes"
        yield Problem("unknown-key", at, f"unknown key {key!r}", help)


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


def _pattern(fault: Fault) -> Iterator[Problem]:
    described = fault.schema.get("description", "")
    likely = (fault.value.lstrip("vV"), fault.value.lower().replace("_", "-"))
    mended = next((text for text in likely if text != fault.value and re.search(fault.schema["pattern"], text)), None)
    if is_release(fault):
        described = f'three numbers: write "{as_version(fault.value)}"'
    elif mended:
        described = f'write "{mended}"'
    yield Problem("bad-value", fault.at, f"{fault.name} cannot be {fault.value!r}", described)


def _enum(fault: Fault) -> Iterator[Problem]:
    options = [str(option) for option in fault.expected]
    if fault.value is None or isinstance(fault.value, str) != isinstance(fault.expected[0], str):
        return  # a matter of its type
    rule = "unknown-format" if fault.name == "format" and len(fault.path) == 1 else "bad-value"
    written = fault.value if isinstance(fault.value, str) else fault.written
    help = nearest(written, options)
    yield Problem(rule, fault.at, f"{fault.name} cannot be {written!r}; it is one of {', '.join(options)}", help)


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


def _bound(relation: str) -> Callable[[Fault], Iterator[Problem]]:
    def report(fault: Fault) -> Iterator[Problem]:
        message = f"{fault.name} must be {relation} {fault.expected}, not {fault.written}"
        yield Problem("bad-value", fault.at, message)

    return report


def _unique(fault: Fault) -> Iterator[Problem]:
    yield Problem("bad-value", fault.at, f"{fault.name} names something twice")


_WORDS: dict[str, Callable[[Fault], Iterator[Problem]]] = {
    "type": wrong_type,
    "additionalProperties": _unknown_keys,
    "required": _required,
    "pattern": _pattern,
    "enum": _enum,
    "minLength": _too_few,
    "minItems": _too_few,
    "minProperties": _too_few,
    "maxProperties": _beside_retired,
    "minimum": _bound("at least"),
    "maximum": _bound("at most"),
    "exclusiveMinimum": _bound("more than"),
    "maxLength": _bound("at most of length"),
    "uniqueItems": _unique,
}
