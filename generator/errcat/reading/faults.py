"""What the validator finds, in our words: one function for each word of JSON Schema."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from errcat.problems import Position, Problem, nearest
from errcat.reading.nodes import Map, Seq
from errcat.reading.scalars import written_at

SCHEMA_FILE = Path(__file__).parent.parent / "catalog.schema.json"


@cache
def schema() -> dict[str, Any]:
    """What editors read."""
    return json.loads(SCHEMA_FILE.read_bytes())  # type: ignore[no-any-return]


def is_code(value: Any) -> bool:
    """Does it look like a code?"""
    return isinstance(value, Map) and not value.keys().isdisjoint(("retryable", "summary", "retired"))


class Fault:
    """One error of the validator: the value it is about, where that stands, and the piece of schema it breaks."""

    def __init__(self, root: Map, lines: list[str], error: jsonschema_rs.ValidationError) -> None:
        self.expected: Any = getattr(error.kind, "value", None)
        self.path: list[Any] = []
        self.schema_path = error.schema_path
        parent: Any = None
        value: Any = root
        for step in error.instance_path:
            # The validator takes a key such as "1" for an index.
            self.path.append(step if isinstance(value, Seq) else str(step))
            parent, value = value, value[self.path[-1]]
        path = self.path
        self.value = value
        self.parent = parent
        self.lines = lines
        self.at: Position = parent.value_at(path[-1]) if path else Position(1, 1)
        self.key_at: Position = parent.key_at(path[-1]) if isinstance(parent, Map) else self.at
        self.name = _field(path)
        self.written = "" if isinstance(value, (Map, Seq)) else written_at(lines, self.at)

    @property
    def lacks_codes(self) -> bool:
        """Is it about a domain without codes?"""
        if self.name == "codes":
            return not self.value and self.path[-3:-2] == ["domains"]
        return self.expected == "codes" and self.path[-2:-1] == ["domains"]

    @property
    def piece(self) -> Any:
        """The piece of schema whose word was broken."""
        piece: Any = schema()
        for step in self.schema_path[:-1]:
            piece = piece[int(step) if isinstance(piece, list) else step]
            if "$ref" in piece:
                piece = _definition(piece["$ref"])
        return piece


def _definition(reference: str) -> Any:
    return schema()["definitions"][reference.rsplit("/", 1)[1]]


def _field(path: list[Any]) -> str:
    """How a person calls the field at a path: `summary`, `required[0]`."""
    if not path:
        return "the catalogue"
    if isinstance(path[-1], int) and len(path) > 1:
        return f"{path[-2]}[{path[-1]}]"
    return str(path[-1])


_TYPES = {
    "string": "text",
    "boolean": "true or false",
    "integer": "a whole number",
    "number": "a number",
    "object": "a mapping",
    "array": "a list",
}


def _type(fault: Fault) -> Iterator[Problem]:
    expected = " or ".join(_TYPES[t] for t in fault.expected)
    if fault.value is None:
        yield Problem("empty", fault.key_at, f"{fault.name} is empty; it must be {expected}")
        return
    found = f"not {fault.written or ('a mapping' if isinstance(fault.value, Map) else 'a list')}"
    if isinstance(fault.value, str):
        found = f"not the text {fault.value!r}"
    help = ""
    if fault.expected == ["string"] and fault.written:
        help = f'write "{_version(fault.written) if _is_release(fault) else fault.written}" in quotes'
    elif fault.expected == ["object"]:
        help = _example(fault)
    yield Problem("wrong-type", fault.at, f"{fault.name} must be {expected}, {found}", help)


def _example(fault: Fault) -> str:
    """A mapping as it might stand there, with what was written in it where that is likely to be meant."""
    known = fault.piece.get("properties", {})
    key = next(iter(fault.piece.get("required", known)), None)
    if key is None:
        return ""
    described = known[key]
    value = fault.value if isinstance(fault.value, str) else ""
    if "enum" in described:
        value = value if value in described["enum"] else described["enum"][0]
    elif described.get("type") == "boolean":
        value = "false"
    elif "pattern" in described:
        value = f'"{value if re.search(described["pattern"], value) else "1.0"}"'
    else:
        value = "..."
    more = ", summary: ..." if key == "retryable" else ""
    return f"such as {fault.name}: {{ {key}: {value}{more} }}"


def _is_release(fault: Fault) -> bool:
    """Is it the version of the package, which has three parts?"""
    return fault.path == ["package", "version"]


def _version(written: str) -> str:
    """The version of a package that a shorter one stands for, or any."""
    parts = written.split(".")
    return ".".join([*parts, "0", "0"][:3]) if all(part.isdecimal() for part in parts) else "0.1.0"


def _unknown_keys(fault: Fault) -> Iterator[Problem]:
    known = list(fault.piece["properties"])
    unused = [key for key in known if key not in fault.value]
    for key in fault.expected:
        at = fault.value.key_at(key)
        rest = fault.lines[at.line - 1][at.column - 1 :].removeprefix(key).lstrip()
        help = nearest(key, unused) or f"known here: {', '.join(unused or known)}"
        word, colon, _ = key.partition(":")
        if "codes" in known and is_code(fault.value[key]):
            help = "a code belongs under `codes:`, one level deeper"
        elif colon and word in known:
            help = f"a colon needs a space behind it: `{word}: ...`"
        elif fault.value[key] is None and not rest.startswith((":", "'", '"')):
            help = "a text with a comma inside { } needs quotes"
        yield Problem("unknown-key", at, f"unknown key {key!r}", help)


def required_members(fault: Fault) -> Iterator[Problem]:
    """A member is missing."""
    where = f" of {fault.name!r}" if fault.path else ""
    described = fault.piece.get("properties", {}).get(fault.expected, {}).get("description", "")
    if not described:  # said in another part of the schema
        pieces = (part for part in schema()["definitions"]["code"]["allOf"] if "properties" in part)
        described = next(pieces)["properties"].get(fault.expected, {}).get("description", "")
    yield Problem("missing-key", fault.key_at, f"{fault.expected}{where} is missing", described)


def _pattern(fault: Fault) -> Iterator[Problem]:
    described = fault.piece.get("description", "")
    if _is_release(fault):
        described = f'three numbers: write "{_version(fault.value)}"'
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


WORDS: dict[str, Callable[[Fault], Iterator[Problem]]] = {
    "type": _type,
    "additionalProperties": _unknown_keys,
    "required": required_members,
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
