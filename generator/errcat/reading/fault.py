"""What the validator has against a document, with the value and the piece of schema that it is about."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from errcat.problems import Position
from errcat.reading.nodes import Map, Seq
from errcat.reading.scalars import written_at

if TYPE_CHECKING:
    import jsonschema_rs

SCHEMA_FILE = Path(__file__).parent.parent / "catalog.schema.json"


@cache
def catalog_schema() -> dict[str, Any]:
    """The JSON Schema of catalogues."""
    return json.loads(SCHEMA_FILE.read_bytes())  # type: ignore[no-any-return]


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
    def schema(self) -> Any:
        """The piece of schema whose word was broken."""
        piece: Any = catalog_schema()
        for step in self.schema_path[:-1]:
            piece = piece[int(step) if isinstance(piece, list) else step]
            if "$ref" in piece:
                piece = _definition(piece["$ref"])
        return piece


def _definition(reference: str) -> Any:
    return catalog_schema()["definitions"][reference.rsplit("/", 1)[1]]


def _field(path: list[Any]) -> str:
    """How a person calls the field at a path: `summary`, `required[0]`."""
    if not path:
        return "the catalogue"
    if isinstance(path[-1], int) and len(path) > 1:
        return f"{path[-2]}[{path[-1]}]"
    return str(path[-1])
