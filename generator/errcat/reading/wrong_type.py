"""A value of the wrong type: what was meant, and how that is written."""

from __future__ import annotations

import re
from collections.abc import Iterator

from errcat.problems import Problem, nearest
from errcat.reading.fault import Fault
from errcat.reading.nodes import Map, Seq

_TYPES = {
    "string": "text",
    "boolean": "true or false",
    "integer": "a whole number",
    "number": "a number",
    "object": "a mapping",
    "array": "a list",
}

_PLAIN = {"boolean": "true|false", "integer": "0|[1-9][0-9]*", "number": r"(0|[1-9][0-9]*)(\.[0-9]+)?"}
"""Texts that need only lose their quotes."""

_FLAGS = {**dict.fromkeys(("yes", "on", "y", "true"), "true"), **dict.fromkeys(("no", "off", "n", "false"), "false")}


def wrong_type(fault: Fault) -> Iterator[Problem]:
    """What a value is instead of what it must be."""
    expected = " or ".join(_TYPES[t] for t in fault.expected)
    if fault.value is None:
        yield Problem("empty", fault.key_at, f"{fault.name} is empty; it must be {expected}")
        return
    found = f"not {fault.written or ('a mapping' if isinstance(fault.value, Map) else 'a list')}"
    if isinstance(fault.value, str):
        found = f"not the text {fault.value!r}"
    yield Problem("wrong-type", fault.at, f"{fault.name} must be {expected}, {found}", _help(fault))


def _help(fault: Fault) -> str:
    """How what was probably meant is written."""
    expected, value = fault.expected, fault.value
    if expected == ["string"] and fault.written:
        return f'write "{as_version(fault.written) if is_release(fault) else fault.written}" in quotes'
    if expected == ["object"]:
        return "write its entries as `name: ...`, without the -" if isinstance(value, Seq) else _example(fault)
    if not isinstance(value, str):
        return ""
    if any(re.fullmatch(_PLAIN.get(type_, "(?!)"), value) for type_ in expected):
        return f"write {value} without quotes"
    if expected == ["array"]:
        entries = [entry.lstrip("-") for entry in re.split(r"[\s,]+", value)]
        return f"write [{', '.join(entry for entry in entries if entry)}]"
    if expected == ["boolean"]:
        flag = _FLAGS.get(value.lower())
        return f"write {flag}" if flag else nearest(value, ["true", "false"])
    if not {"integer", "number"}.isdisjoint(expected):
        plain = "integer" in expected and re.fullmatch("[1-9][0-9_]*", value)
        return f"write {value.replace('_', '')}" if plain else "write a plain decimal number"
    return ""


def _example(fault: Fault) -> str:
    """A mapping as it might stand there, with what was written in it where that is likely to be meant."""
    known = fault.schema.get("properties", {})
    key = next(iter(fault.schema.get("required", known)), None)
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


def is_release(fault: Fault) -> bool:
    """Is it the version of the package, which has three parts?"""
    return fault.path == ["package", "version"]


def as_version(written: str) -> str:
    """The version of a package that something else stands for, or any."""
    numbers = re.search(r"([0-9]+)(?:\.([0-9]+))?(?:\.([0-9]+))?", written)
    return ".".join(str(int(number or 0)) for number in numbers.groups()) if numbers else "0.1.0"
