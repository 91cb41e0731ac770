"""What the records are made of: text that must be spelled, and where things stand in the catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NoReturn, Protocol as Interface

from errcat.problems import Position

Shape = Mapping[str, Any]
"""A piece of JSON Schema with the words that catalog.schema.json lists under `shape`."""


class UnspelledError(TypeError):
    """Free text was about to be printed as it is."""


class Prose(str):
    """Text as people wrote it. Only a filter, which reads it as a plain `str`, may print it."""

    __slots__ = ()

    def _refuse(self, *_: object) -> NoReturn:
        raise UnspelledError("free text goes through a filter that spells it")

    @property
    def plain(self) -> str:
        """The text as a plain `str`, for spelling; templates cannot reach it."""
        return str.__str__(self)

    if not TYPE_CHECKING:
        __str__ = __format__ = __add__ = __radd__ = __mod__ = __rmod__ = __getitem__ = __iter__ = __mul__ = _refuse


class Places(Interface):
    """Where the entries of a mapping of the catalogue stand."""

    def key_at(self, key: str) -> Position:
        """Where a key stands."""
        ...

    def value_at(self, key: str) -> Position:
        """Where a key's value begins."""
        ...

    def place(self, *path: str | int, key: bool = False) -> Position:
        """Where the value at a path begins, or its key, or the last thing on the way to it."""
        ...

    def holds(self, *path: str) -> bool:
        """Does anything stand at a path?"""
        ...


class _Nowhere:
    def key_at(self, key: str) -> Position:
        return Position()

    def value_at(self, key: str) -> Position:
        return Position()

    def place(self, *path: str | int, key: bool = False) -> Position:
        return Position()

    def holds(self, *path: str) -> bool:
        return False


NOWHERE: Places = _Nowhere()
"""The places of what was not read from a file."""


def facts_of(record: Any) -> dict[str, Any]:
    """What a record says, as plain data; not where it stands, nor where it comes from."""
    pairs = zip(record._fields, record, strict=True)
    return {name: value for name, value in pairs if value is not None and name not in _NO_FACTS}


_NO_FACTS = frozenset(["name", "at", "places", "origin"])
