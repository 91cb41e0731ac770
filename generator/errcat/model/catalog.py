"""The whole catalogue."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from errcat.model.base import facts_of
from errcat.model.code import Code
from errcat.model.protocol import Protocol
from errcat.problems import Position


class Package(NamedTuple):
    """What the generated packages are called."""

    name: str
    version: str
    license: str
    docs_url: str | None = None
    at: Position = Position()

    @property
    def facts(self) -> dict[str, Any]:
        """All that is known of the package, as plain data."""
        return {"name": self.name, **facts_of(self)}


class Catalog(NamedTuple):
    """Everything that catalog.yaml says."""

    package: Package
    protocols: tuple[Protocol, ...]

    @property
    def codes(self) -> Iterator[tuple[Protocol, Code]]:
        """Every living code with the protocol that says it."""
        return ((protocol, code) for protocol in self.protocols for code in protocol.own)
