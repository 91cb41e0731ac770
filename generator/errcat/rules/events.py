"""Rules about events: what is said of them fits their shape, also where a protocol inherits one of the two."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from errcat.model import Catalog, Protocol, Shape
from errcat.problems import nearest
from errcat.rules.finding import Finding
from errcat.rules.said import own, properties_of


def carrier_location(catalog: Catalog) -> Iterator[Finding]:
    """Where the shape of the event is given, a location leads through objects of it to an object."""
    told: _Told = set()
    for protocol in catalog.protocols:
        for carrier in protocol.carriers:
            wrong, help = _dead_end(carrier.location, protocol)
            if wrong:
                words = (f"location {carrier.location!r}", wrong, help)
                yield from _tell(told, protocol, ("carriers", carrier.event), words, key=False)


def _dead_end(location: str, protocol: Protocol) -> tuple[str, str]:
    """What keeps a location from leading to an error object in an event, and a help; nothing if it may lead there.

    An event has no members but those of its shape; below them there may be more than is said, but nothing misspelt.
    """
    shapes: tuple[Shape, ...] = (protocol.event or {}, protocol.error_event or {})
    closed, steps = bool(properties_of(protocol.event)), location.split(".")
    for number, step in enumerate(steps, 1):
        way = "begins at" if number == 1 else "goes on to"
        members = {name: piece for shape in shapes for name, piece in properties_of(shape).items()}
        if number == 1 and closed and step not in members:
            return f"{way} {step!r}, which the event does not have", nearest(step, members)
        help = nearest(step, [name for name, piece in members.items() if _may_be_object(piece)])
        if step not in members and help:
            where = f"{'.'.join(steps[: number - 1])!r} of the event" if number > 1 else "the event"
            return f"{way} {step!r}, which {where} does not have", help
        shapes = tuple(properties_of(shape).get(step, {}) for shape in shapes)
        if (number == 1 and step == "type") or not all(map(_may_be_object, shapes)):
            return f"{way} {step!r}, which is no object", ""
    return "", ""


def _may_be_object(shape: Shape) -> bool:
    return shape.get("type", "object") == "object" and "const" not in shape and "enum" not in shape


def carrier_event(catalog: Catalog) -> Iterator[Finding]:
    """Where the event types are given, a carrier is one of them."""
    told: _Told = set()
    for protocol in catalog.protocols:
        for types in map(_types, (protocol.event, protocol.error_event)):
            for carrier in protocol.carriers:
                if types is not None and carrier.event not in types:
                    help = nearest(carrier.event, map(str, types))
                    words = (f"carrier {carrier.event!r}", "is not among the types of the event", help)
                    yield from _tell(told, protocol, ("carriers", carrier.event), words)


def _types(shape: Shape | None) -> list[Any] | None:
    """The types that the shape of an event allows; None if it does not say."""
    type_ = properties_of(shape).get("type") or {}
    if "const" in type_:
        return [type_["const"]]
    return type_["enum"] if isinstance(type_.get("enum"), list) else None


def event_type(catalog: Catalog) -> Iterator[Finding]:
    """The type of an event is a text."""
    for key in ("event", "error_event"):
        for protocol in own(catalog, key):
            type_ = properties_of(getattr(protocol, key)).get("type") or {}
            if type_.get("type", "string") != "string":
                at = protocol.places.place(key, "properties", "type", "type")
                yield Finding(at, "the type of an event must be of type string")


def fresh_member(catalog: Catalog) -> Iterator[Finding]:
    """What a sender makes anew is a text of the event."""
    told: _Told = set()
    for protocol in catalog.protocols:
        members = properties_of(protocol.event)
        for name, how in (protocol.fresh or {}).items():
            what = f"member {name!r}"
            special = properties_of(protocol.error_event).get(name) or {}
            if name == "type":
                yield from _tell(
                    told, protocol, ("fresh", name), (what, "cannot be made anew: it tells what happened", "")
                )
            elif name not in members:
                wrong, help = "is made anew, but the event does not have it", nearest(name, members)
                yield from _tell(told, protocol, ("fresh", name), (what, wrong, help))
            elif members[name].get("type") != "string":
                wrong = "is made anew as a text, so it must be of type string"
                yield from _tell(told, protocol, ("fresh", name), (what, wrong, ""))
            elif not {"const", "enum"}.isdisjoint({*members[name], *special}):
                yield from _tell(
                    told, protocol, ("fresh", name), (what, "is made anew, so no shape can say what it is", "")
                )
            elif how == "unix_ms" and "uuid" in (members[name].get("format"), special.get("format")):
                yield from _tell(
                    told, protocol, ("fresh", name), (what, "is made anew as a time, which is no UUID", "")
                )


_Told = set[tuple[str, tuple[str, str]]]
"""What a rule has told: the protocol, and the path there."""


def _tell(
    told: _Told, protocol: Protocol, path: tuple[str, str], words: tuple[str, str, str], *, key: bool = True
) -> Iterator[Finding]:
    """What does not fit, where it stands; if it is inherited, where the protocol says what it does not fit.

    What does not even fit where it comes from is told there alone.
    """
    what, wrong, help = words
    told.add((protocol.name, path))
    if protocol.places.holds(*path):
        yield Finding(protocol.places.place(*path, key=key), f"{what} {wrong}", help)
        return
    for shape in ("event", "error_event"):
        if protocol.places.holds(shape) and (protocol.extends or "", path) not in told:
            message = f"{what} of {path[1]!r}" if path[1] not in what else what
            yield Finding(protocol.places.key_at(shape), f"{message}, which is inherited, {wrong}", help)
            return
