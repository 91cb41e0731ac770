"""What several rules ask of a protocol: what it says itself, and what a shape describes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from errcat.model import Catalog, Protocol
from errcat.problems import nearest


def own(catalog: Catalog, key: str) -> Iterator[Protocol]:
    """The protocols that say this field themselves: what is inherited is told where it was said."""
    for protocol in catalog.protocols:
        if protocol.extends is None or protocol.places.holds(key):
            yield protocol


def properties_of(shape: Any) -> dict[str, Any]:
    """The members that a shape describes."""
    described = shape.get("properties") if isinstance(shape, dict) else None
    return described if isinstance(described, dict) else {}


def why_no_code(name: str, protocol: Protocol) -> tuple[str, str]:
    """What a name is that is no living code of a protocol, and a help."""
    for alias, code in protocol.aliases:
        if alias == name:
            return f"is an alias of {code.name!r}", f"write {code.name}"
    if any(code.name == name for code in protocol.retired):
        return "is retired itself", ""
    return f"is not a code of {protocol.name}", nearest(name, protocol.by_name)
