"""Rules about a protocol as a whole: its error object, events, carriers and references."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from typing import Any

from errcat.model import Catalog, Protocol, Shape
from errcat.problems import nearest
from errcat.rules.finding import Finding
from errcat.rules.said import own, properties_of, why_no_code

_MEMBERS = {"code": "string", "message": "string", "retryable": "boolean", "details": "object"}
_OF_TEXT = ("pattern", "minLength", "format", "enum", "const")


def error_object(catalog: Catalog) -> Iterator[Finding]:
    """An error is an object with at least a code and a message; members that all protocols share have one type."""
    for key in ("error", "event"):
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


def shape_pattern(catalog: Catalog) -> Iterator[Finding]:
    """A pattern is a regular expression of both ends, and words about text stand at text."""
    for protocol, path, shape in _shapes(catalog):
        where = _named(path)
        pattern = shape.get("pattern")
        if isinstance(pattern, str):
            at = protocol.places.place(*path, "pattern")
            fault = _pattern_fault(pattern)
            if fault:
                alike = "write [^\\n] for a dot, [ \\t] for \\s, and no backslash where none is needed"
                help = alike if fault.startswith("has") else "say what the whole text is: ^...$"
                yield Finding(at, f"the pattern of {where} {fault}", help)
        wrong = [word for word in _OF_TEXT if word in shape]
        if wrong and shape.get("type", "string") != "string":
            at = protocol.places.place(*path, wrong[0], key=True)
            yield Finding(at, f"{wrong[0]} of {where} needs the type string, not {shape['type']}")


# The one way of writing that Python and JavaScript read alike, piece by piece: a dot takes other line ends in each, and
# so do \s and \S; a $ before the end may stand before a last line end, and \B at an empty text, in Python alone; an escape
# of what needs none, and a bracket or brace on its own, only Python takes.
_CLASS = r"\[(?:\^(?!\])|(?!\^))(?:[^\\\[\]]|\\[dDwWnrtfv\\\[\]^/-])+\]"
_REPEATED = r"(?<=[^|(^])(?:[*+?]|\{[0-9]+(?:,[0-9]*)?\})\??(?![*+?{])"
_PIECE = rf"[^\\.^$*+?()\[\]{{}}|]|\\[dDwWbnrtfv\\^$.*+?()\[\]{{}}|/]|{_CLASS}|[|^]|{_REPEATED}"
_AROUND = rf"\(\?(?:=|!|<=|<!)(?:{_PIECE})*\)(?![*+?{{])"
_INSIDE = re.compile(rf"\(\?(?:=|!|<=|<!)(?:{_PIECE})*")
_ALIKE = re.compile(rf"(?:{_PIECE}|{_AROUND}|\((?:\?:)?|\))*(?:\$\Z)?")


def _pattern_fault(pattern: str) -> str:
    """What keeps a pattern from meaning the same, the whole text, in every language; nothing if it does."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            re.compile(pattern)
    except (re.error, OverflowError, RecursionError, Warning) as error:
        return f"is no regular expression: {error}"
    alike = _ALIKE.match(pattern)
    end = alike.end() if alike else 0
    inside = _INSIDE.match(pattern, max(end - 1, 0))
    end = inside.end() if inside else end
    if end < len(pattern):
        return f"has {pattern[end : end + 2]!r} as character {end + 1}, which not every language reads alike"
    # Without escapes, classes and groups, what is left is what stands at the top.
    bare = re.sub(r"\\.|\[\^?(?:\\.|[^\]\\])*\]", "x", pattern)
    if not (bare.startswith("^") and bare.endswith("$")):
        return "must begin with ^ and end with $"
    while bare != (bare := re.sub(r"\([^()]*\)", "x", bare)):
        pass
    return "must put its alternatives into a group" if "|" in bare else ""


def shape_required(catalog: Catalog) -> Iterator[Finding]:
    """What is required is described; an event with an error is an event, so it need not describe that again."""
    for protocol, path, shape in _shapes(catalog):
        properties = properties_of(shape)
        if path[0] == "error_event":
            properties = properties_of(_piece(protocol.event, path[1:])) | properties
        for index, name in enumerate(shape.get("required") or []):
            if not isinstance(name, str):
                continue
            if (
                "properties" in shape
                and name not in properties
                and (path != ("error",) or name not in ("code", "message"))
            ):
                message = f"{name!r} is required of {_named(path)} but not among its properties"
                at = protocol.places.place(*path, "required", index)
                yield Finding(at, message, nearest(name, properties))


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


def _shapes(catalog: Catalog) -> Iterator[tuple[Protocol, tuple[str, ...], Shape]]:
    """Every piece of JSON Schema in the catalogue, with its protocol and the path to it there."""
    for key in ("error", "event", "error_event"):
        for protocol in own(catalog, key):
            shape = getattr(protocol, key)
            if shape is not None:
                yield from ((protocol, path, piece) for path, piece in _pieces((key,), shape))


def _pieces(path: tuple[str, ...], shape: Shape) -> Iterator[tuple[tuple[str, ...], Shape]]:
    yield path, shape
    for name, piece in properties_of(shape).items():
        yield from _pieces((*path, "properties", name), piece)


def _piece(shape: Any, path: tuple[str, ...]) -> Any:
    """What stands at a path in a shape, or None."""
    for step in path:
        shape = shape.get(step) if isinstance(shape, dict) else None
    return shape


def _named(path: tuple[str, ...]) -> str:
    return ".".join(path[::2])
