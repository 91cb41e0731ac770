# Source: templates/python/tree/agent_errors/_check.py, copied as it is.
"""Checks a JSON value against a shape and names every problem, each with a JSON Pointer (RFC 6901) and words.

A shape is the piece of JSON Schema that the catalogue gives: type, required, properties, pattern, minLength, format,
enum and const. Loaded only when something has to be told; a valid error never comes here.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn


class Problem:
    """One thing that is wrong: `pointer` leads to it from the root of what was checked, `message` says what."""

    __slots__ = ("message", "pointer")
    message: str
    pointer: str

    def __init__(self, pointer: str, message: str) -> None:
        object.__setattr__(self, "pointer", pointer)
        object.__setattr__(self, "message", message)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a Problem is read-only")

    def __eq__(self, other: object) -> bool:
        return (self.pointer, self.message) == (other.pointer, other.message) if isinstance(other, Problem) else False

    def __hash__(self) -> int:
        return hash((self.pointer, self.message))

    def __repr__(self) -> str:
        return f"Problem({self.pointer!r}, {self.message!r})"

    def __str__(self) -> str:
        return f"{self.pointer or 'the error'} {self.message}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Problem, (self.pointer, self.message)


class InvalidErrorPayload(ValueError):
    """An error object that breaks its protocol. `problems` holds all that is wrong, in the order of the members."""

    problems: tuple[Problem, ...]

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "; ".join(map(str, self.problems))


def check(shape: Mapping[str, Any], value: object, pointer: str = "") -> list[Problem]:
    """Every way in which the value is not of the shape."""
    problems: list[Problem] = []
    _check(shape, value, pointer, problems)
    return problems


def escape(name: object) -> str:
    """A member name as a token of a JSON Pointer."""
    return str(name).replace("~", "~0").replace("/", "~1")


def type_name(value: object) -> str:
    """What a JSON value is, with its article."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "a boolean"
    if isinstance(value, (int, float)):
        return "a number"
    if isinstance(value, str):
        return "a string"
    if isinstance(value, (list, tuple)):
        return "an array"
    if isinstance(value, Mapping):
        return "an object"
    return f"a {type(value).__name__}"


def _is_whole(value: object) -> bool:
    return not isinstance(value, bool) and (isinstance(value, int) or (isinstance(value, float) and value.is_integer()))


_TYPES: dict[str, tuple[str, Any]] = {
    "string": ("a string", lambda value: isinstance(value, str)),
    "boolean": ("a boolean", lambda value: isinstance(value, bool)),
    "integer": ("an integer", _is_whole),
    "number": ("a number", lambda value: isinstance(value, (int, float)) and not isinstance(value, bool)),
    "object": ("an object", lambda value: isinstance(value, Mapping)),
    "array": ("an array", lambda value: isinstance(value, (list, tuple))),
}
_UUID = re.compile(r"[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}")


def _check(shape: Mapping[str, Any], value: object, pointer: str, problems: list[Problem]) -> None:
    expected = shape.get("type")
    if expected is not None and not _TYPES[expected][1](value):
        problems.append(Problem(pointer, f"must be {_TYPES[expected][0]}, not {type_name(value)}"))
    elif isinstance(value, str):
        problems.extend(Problem(pointer, message) for message in _text_problems(shape, value))
    elif "const" in shape or "enum" in shape:
        problems.extend(Problem(pointer, message) for message in _choice_problems(shape, value))
    elif isinstance(value, Mapping):
        _check_object(shape, value, pointer, problems)


def _check_object(shape: Mapping[str, Any], value: Mapping[Any, Any], pointer: str, problems: list[Problem]) -> None:
    required = shape.get("required", ())
    for name, piece in shape.get("properties", {}).items():
        if name in value:
            _check(piece, value[name], f"{pointer}/{escape(name)}", problems)
        elif name in required:
            problems.append(Problem(f"{pointer}/{escape(name)}", "is missing"))
    for key in value:
        if not isinstance(key, str):
            problems.append(Problem(pointer, f"has the key {key!r}, which is not a string"))


def _text_problems(shape: Mapping[str, Any], value: str) -> list[str]:
    problems = _choice_problems(shape, value)
    least = shape.get("minLength", 0)
    if len(value) < least:
        problems.append("must not be empty" if least == 1 else f"must be at least {least} characters long")
    if "pattern" in shape and not re.fullmatch(shape["pattern"], value, re.ASCII):
        problems.append(f"must match {shape['pattern']}")
    if shape.get("format") == "uuid" and not _UUID.fullmatch(value):
        problems.append("must be a UUID")
    return problems


def _choice_problems(shape: Mapping[str, Any], value: object) -> list[str]:
    if "const" in shape and value != shape["const"]:
        return [f"must be {quoted(shape['const'])}"]
    if "enum" in shape and value not in shape["enum"]:
        return [f"must be one of {', '.join(map(quoted, shape['enum']))}"]
    return []


def quoted(text: str) -> str:
    """A text in the quotes of JSON."""
    return json.dumps(text, ensure_ascii=False)
