"""Where a change stands in the newer catalogue, for those who show it there."""

from __future__ import annotations

from collections.abc import Callable

from errcat.compat.changes import Change
from errcat.model import Catalog
from errcat.problems import Position


def places_in(catalog: Catalog) -> Callable[[Change], Position]:
    """Finds the code, carrier or domain of a change, else its protocol, else the package."""
    known: dict[str, Position] = {"package": catalog.package.at}
    for protocol in catalog.protocols:
        known[protocol.name] = protocol.at
        for code in protocol.entries:
            known[f"{protocol.name}.{code.name}"] = code.at
        for carrier in protocol.carriers:
            known[f"{protocol.name}.carriers.{carrier.event}"] = carrier.at
        for domain in protocol.domains:
            known[f"{protocol.name}.domains.{domain.name}"] = domain.at

    def place(change: Change) -> Position:
        where = change.where
        while where not in known and "." in where:
            where = where.rpartition(".")[0]
        return known.get(where, Position())

    return place
