"""Are the names of a document names? What `propertyNames` of the schema says, told with the very character."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from errcat.problems import Problem
from errcat.reading.nodes import Map

_KINDS = {"codes": "code", "domains": "domain", "protocols": "protocol", "carriers": "event type"}
_WORDS = "words of ASCII letters and digits joined by single underscores, beginning with a letter"


def name_problems(value: Any, schema: Any, root: Any = None, key: str = "") -> Iterator[Problem]:
    """Every key below this value that breaks `propertyNames`; `schema` is its piece of the schema `root`."""
    root = root or schema
    if not isinstance(value, Map):
        return
    for piece in _pieces(schema, root):
        pattern = piece.get("propertyNames", {}).get("pattern")
        for name in value if pattern else ():
            if name and not name.startswith("\0") and not re.search(pattern, name):
                message = f"{_KINDS.get(key, 'name')} {name!r} {_why(name, pattern)}"
                yield Problem("bad-name", value.key_at(name), message, _WORDS if "._-" not in pattern else "")
        below = piece.get("properties", {})
        others = piece.get("additionalProperties")
        for name, item in value.items():
            if isinstance(item, Map):
                yield from name_problems(item, below.get(name) or others or {}, root, name)


def _pieces(schema: Any, root: Any) -> Iterator[Any]:
    """A piece of the schema and those that it refers to."""
    if not isinstance(schema, dict):
        return
    yield schema
    for part in schema.get("allOf", ()):
        yield from _pieces(part, root)
    if "$ref" in schema:
        yield from _pieces(root["definitions"][schema["$ref"].rsplit("/", 1)[1]], root)


def _why(name: str, pattern: str) -> str:
    joining = "._-" if "._-" in pattern else "_"
    allowed = "ASCII letters, digits, dots, hyphens and _" if joining == "._-" else "ASCII letters, digits and _"
    for index, char in enumerate(name):
        if not char.isascii():
            return f"has U+{ord(char):04X} as character {index + 1}; only {allowed} may stand in it"
    if name[0].isdigit():
        return "begins with a digit"
    if joining == "_" and (name.startswith("_") or name.endswith("_") or "__" in name):
        return "has an underscore that joins nothing"
    for index, char in enumerate(name):
        if not (char.isalnum() or char in joining):
            return f"has {char!r} as character {index + 1}; only {allowed} may stand in it"
    return "begins with no letter" if not name[0].isalpha() else "mixes upper and lower case"
