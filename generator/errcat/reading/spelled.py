"""Are the names of a document names? What `propertyNames` of the schema says, told with the very character."""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from errcat.problems import Position, Problem
from errcat.reading.nodes import Map

_KINDS = {"codes": "code", "domains": "domain", "protocols": "protocol", "carriers": "event type"}
_WORDS = "words of ASCII letters and digits joined by single underscores, beginning with a letter"


def name_problems(root: Map, schema: dict[str, Any]) -> Iterator[Problem]:
    """Every key of a document that breaks `propertyNames` where the schema of the catalogue says so."""
    return _Walk(schema).walk(root, schema, "")


class _Piece(NamedTuple):
    """What a piece of the schema says of an object."""

    pattern: str | None
    known: dict[str, Any]
    others: Any


class _Walk:
    """Goes down a document and the schema side by side."""

    def __init__(self, schema: dict[str, Any]) -> None:
        self.definitions = schema["definitions"]
        self.pieces: dict[int, list[_Piece]] = {}  # by the id of a piece of the schema, all that it stands for

    def walk(self, value: Map, schema: dict[str, Any], key: str) -> Iterator[Problem]:
        nested = [(name, item) for name, item in value.items() if item.__class__ is Map]
        for pattern, known, others in self.pieces.get(id(schema)) or self.resolved(schema):
            if pattern:
                matches = re.compile(pattern).fullmatch  # search would let a line feed at the end pass
                for name in value:
                    if name and not matches(name) and not name.startswith("\0"):
                        if key == "translations":
                            yield _no_language(name, value.key_at(name), matches)
                            continue
                        message = f"{_KINDS.get(key, 'name')} {name!r} {_why(name, pattern)}"
                        mended = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[-.\s]+", "_", name).lower()
                        help = f"write {mended}" if matches(mended) else _WORDS
                        yield Problem("bad-name", value.key_at(name), message, "" if "._-" in pattern else help)
            for name, item in nested:
                below = known.get(name, others)
                if below:
                    yield from self.walk(item, below, name)

    def resolved(self, schema: dict[str, Any]) -> list[_Piece]:
        """A piece of the schema and those that it refers to."""
        parts = list(schema.get("allOf", ()))
        if "$ref" in schema:
            parts.append(self.definitions[schema["$ref"].rsplit("/", 1)[1]])
        pattern = schema.get("propertyNames", {}).get("pattern")
        own = _Piece(pattern, schema.get("properties", {}), schema.get("additionalProperties"))
        found = self.pieces[id(schema)] = [own, *(piece for part in parts for piece in self.resolved(part))]
        return found


def _no_language(name: str, at: Position, matches: Callable[[str], object]) -> Problem:
    first, *rest = re.split("[-_]", name)
    mended = "-".join([first.lower(), *rest])
    help = f"write {mended}" if matches(mended) else "a tag such as de or pt-BR"
    return Problem("bad-name", at, f"{name!r} is no tag of a language", help)


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
    if not name[0].isalpha():
        return "begins with no letter"
    return "is in upper case, not in lower case" if name.isupper() else "mixes upper and lower case"
