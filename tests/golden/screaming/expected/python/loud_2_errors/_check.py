# Copied by `errcat generate` from templates/python/tree/agent_errors/_check.py. Do not edit the copy.
"""Checks a JSON value against a shape and names every problem, each with a JSON Pointer (RFC 6901) and words.

A shape is the piece of JSON Schema that the catalogue gives: type, required, properties, pattern, minLength, format,
enum and const. Loaded only when something has to be told; the usual error never comes here.
"""

from __future__ import annotations

from collections.abc import Mapping

from ._problems import UNREADABLE, Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any


_NAMES: dict[type, str] = {
    str: "a string",
    bool: "a boolean",
    int: "a number",
    float: "a number",
    type(None): "null",
    list: "an array",
    dict: "an object",
}
_KINDS: list[tuple[type, Any]] = [
    (bool, bool),
    (int, int),
    (float, float),
    (str, str),
    (list, (list, tuple)),
    (dict, Mapping),
]
_TYPES: dict[str, tuple[str, tuple[type, ...]]] = {
    "string": ("a string", (str,)),
    "boolean": ("a boolean", (bool,)),
    "integer": ("an integer", (int,)),
    "number": ("a number", (int, float)),
    "object": ("an object", (dict,)),
    "array": ("an array", (list,)),
}
_UUID = "[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"


class Checker:
    """A shape made ready for checking."""

    __slots__ = ("_members", "_pointer", "_quick", "_shape")

    def __init__(self, shape: Mapping[str, Any], pointer: str = "") -> None:
        self._shape = shape
        self._pointer = pointer
        self._quick = dict(self._quick_answers())
        self._members: list[tuple[str, Problem | None, dict[type, Problem | None], Callable[[Any], list[Problem]]]] = []
        for name, piece in shape.get("properties", {}).items():
            at = f"{pointer}/{escape(name)}"
            missing = Problem(at, "is missing") if name in shape.get("required", ()) else None
            member = Checker(piece, at)
            self._members.append((name, missing, member._quick, member.problems))

    def problems(self, value: Any) -> list[Problem]:
        """Every way in which a value is not of the shape."""
        if type(value) is not dict or not self._members:
            return self._other_problems(value)
        problems: list[Problem] = []
        for name, missing, quick, check in self._members:
            if name in value:
                member = value[name]
                kind = type(member)
                if kind not in quick:
                    problems.extend(check(member))
                elif answer := quick[kind]:
                    problems.append(answer)
            elif missing is not None:
                problems.append(missing)
        return problems

    def _other_problems(self, value: object) -> list[Problem]:
        if not self._is_of_type(value):
            return [self._wrong_type(type_name(value))]
        problems = [Problem(self._pointer, message) for message in _word_problems(self._shape, value)]
        if not isinstance(value, Mapping):
            return problems
        if self._members:
            return problems + self.problems(dict(value))
        odd = [key for key in value if not isinstance(key, str)] if "type" in self._shape else []
        return problems + [Problem(self._pointer, f"has the key {key!r}, which is not a string") for key in odd]

    def _quick_answers(self) -> Iterator[tuple[type, Problem | None]]:
        """What a look at the class decides: that it is wrong, or, as None, that all is well."""
        expected = self._shape.get("type")
        words = self._shape.keys() - {"type", "required", "properties"}
        for kind, name in _NAMES.items():
            if expected == "integer" and kind in _TYPES["number"][1]:
                continue
            if expected is not None and kind not in _TYPES[expected][1]:
                yield kind, self._wrong_type(name)
            elif not words and (kind is not dict or not self._shape):
                yield kind, None

    def _is_of_type(self, value: object) -> bool:
        expected = self._shape.get("type")
        if expected is None:
            return True
        kinds = _TYPES["number" if expected == "integer" else expected][1]
        return kind_of(value) in kinds and (expected != "integer" or _is_whole(value))

    def _wrong_type(self, name: str) -> Problem:
        return Problem(self._pointer, f"must be {_TYPES[self._shape['type']][0]}, not {name}")


def escape(name: object) -> str:
    """A member name as a token of a JSON Pointer."""
    return str(name).replace("~", "~0").replace("/", "~1")


def kind_of(value: object) -> type:
    """The class that a value would have if it came out of JSON; its own class if there is none."""
    if type(value) not in _NAMES:
        for kind, classes in _KINDS:
            if isinstance(value, classes):
                return kind
    return type(value)


def type_name(value: object) -> str:
    """What a JSON value is, with its article."""
    return _NAMES.get(kind_of(value)) or f"a value of type {type(value).__name__}"


def quoted(text: str) -> str:
    """A text in the quotes of JSON."""
    import json

    return json.dumps(text, ensure_ascii=False)


def problems_at(shape: Mapping[str, Any], event: object, location: list[str]) -> list[Problem]:
    """Why there is nothing of a shape at this location of an event."""
    for name in reversed(location):
        shape = {"type": "object", "required": [name], "properties": {name: shape}}
    try:
        problems = Checker(shape).problems(event)
    except Exception:  # noqa: BLE001
        problems = []
    return problems or [UNREADABLE]


def _word_problems(shape: Mapping[str, Any], value: object) -> Iterator[str]:
    """What the words of a shape beside its type say against a value."""
    if "const" in shape and value != shape["const"]:
        yield f"must be {quoted(shape['const'])}"
    elif "enum" in shape and value not in shape["enum"]:
        yield f"must be one of {', '.join(map(quoted, shape['enum']))}"
    if not isinstance(value, str):
        return
    least = shape.get("minLength", 0)
    if len(value) < least:
        yield "must not be empty" if least == 1 else f"must be at least {least} characters long"
    if "pattern" in shape and not _matches(shape["pattern"], value):
        yield f"must match {shape['pattern']}"
    if shape.get("format") == "uuid" and not _matches(_UUID, value):
        yield "must be a UUID"


def _is_whole(value: Any) -> bool:
    try:
        return float(value).is_integer()
    except OverflowError:
        # Too large for a double, which makes it infinite to readers in many languages.
        return False


def _matches(pattern: str, text: str) -> bool:
    import re

    return re.fullmatch(pattern, text, re.ASCII) is not None
