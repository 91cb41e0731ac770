"""Rules about a protocol as a whole: its error object, events, carriers and references."""

from __future__ import annotations

from collections.abc import Iterator

from errcat.model import Catalog
from errcat.problems import nearest
from errcat.rules.finding import Finding
from errcat.rules.said import own, properties_of, why_no_code

_MEMBERS = {"code": "string", "message": "string", "retryable": "boolean", "details": "object"}


def error_object(catalog: Catalog) -> Iterator[Finding]:
    """An error is an object with at least a code and a message; members that all protocols share have one type."""
    for key in ("error", "event", "error_event"):
        for protocol in own(catalog, key):
            if (getattr(protocol, key) or {}).get("type", "object") != "object":
                yield Finding(protocol.places.place(key, "type"), f"the {key} object must be of type object")
    for protocol in own(catalog, "error"):
        properties, required = properties_of(protocol.error), protocol.error.get("required")
        for name in ("code", "message"):
            stated = "properties" in protocol.error and required is not None
            if stated and (name not in properties or name not in (required or ())):
                at = protocol.places.key_at("error")
                yield Finding(at, f"the error object must have {name!r}, a required string", "add it to both lists")
        for name, type_ in _MEMBERS.items():
            if name in properties and properties[name].get("type") != type_:
                at = protocol.places.place("error", "properties", name, "type")
                yield Finding(at, f"member {name!r} of the error object must be of type {type_}")


def fallback(catalog: Catalog) -> Iterator[Finding]:
    """The fallback is a living code."""
    for protocol in own(catalog, "fallback"):
        # Where there is no code at all, that is told.
        if protocol.fallback is not None and protocol.by_name and protocol.fallback not in protocol.by_name:
            at = protocol.places.value_at("fallback")
            why, help = why_no_code(protocol.fallback, protocol)
            yield Finding(at, f"fallback {protocol.fallback!r} {why}", help)


def unknown_action(catalog: Catalog) -> Iterator[Finding]:
    """The recovery of unknown codes uses the vocabulary, too."""
    for protocol in own(catalog, "unknown"):
        recovery = protocol.unknown_recovery
        words = [action.name for action in protocol.actions]
        if recovery is not None and recovery.action is not None and recovery.action not in words:
            message = f"action {recovery.action!r} is not in the actions of {protocol.name}"
            yield Finding(recovery.places.value_at("action"), message, nearest(recovery.action, words))


def no_code(catalog: Catalog) -> Iterator[Finding]:
    """A protocol has a living code."""
    for protocol in catalog.protocols:
        if protocol.retired and not protocol.codes:
            yield Finding(protocol.at, f"protocol {protocol.name!r} has no code that is not retired")


def generic_code(catalog: Catalog) -> Iterator[Finding]:
    """The generic code of a domain is one of its codes."""
    for protocol in catalog.protocols:
        for domain in protocol.domains:
            names = [code.name for code in domain.codes]
            # Where it is not said, it is inherited, and told there.
            if domain.places.holds("generic") and domain.generic is not None and domain.generic not in names:
                message = f"generic code {domain.generic!r} is not in domain {domain.name!r}"
                yield Finding(domain.places.value_at("generic"), message, nearest(domain.generic, names))
