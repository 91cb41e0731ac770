"""Rules about domains."""

from __future__ import annotations

from collections.abc import Iterator

from errcat.model import Catalog
from errcat.problems import nearest
from errcat.rules.finding import Finding

_ALIKE = 0.75
"""How alike a name must be to another to be taken for a slip of the pen, of 1."""


def domain_title(catalog: Catalog) -> Iterator[Finding]:
    """A new domain that is spelled much like an inherited one says by its title that it is no slip."""
    protocols = {protocol.name: protocol for protocol in catalog.protocols}
    for protocol in catalog.protocols:
        parent = protocols.get(protocol.extends or "")
        if parent is None:
            continue
        inherited = [domain.name for domain in parent.domains]
        for domain in protocol.domains:
            if domain.name in inherited or domain.places.holds("title"):
                continue
            meant = nearest(domain.name, inherited, alike=_ALIKE)
            if meant:
                message = f"domain {domain.name!r} is new in {protocol.name} and has no title"
                yield Finding(domain.at, message, f"{meant} a new domain has a title")
