"""Rules about the pieces of JSON Schema in a catalogue: both ends read them alike, and what is sent fits them."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from typing import Any

from errcat.model import Catalog, Protocol, Shape
from errcat.problems import nearest
from errcat.rules.finding import Finding
from errcat.rules.said import own, properties_of

_OF_TEXT = ("pattern", "minLength", "format", "enum", "const")


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
                whole = "say what the whole text is: ^...$" if fault.startswith("must") else ""
                help = alike if fault.startswith("has") else whole
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


def code_member(catalog: Catalog) -> Iterator[Finding]:
    """Every code is a text that the error object takes for its member `code`."""
    for protocol in catalog.protocols:
        shape = properties_of(protocol.error).get("code") or {}
        says = protocol.places.holds("error")
        for code in protocol.codes if not _TAKEN.isdisjoint(shape) else ():
            why = _refusal(shape, code.name)
            if why and (says or code.name not in protocol.inherited):
                at = (
                    protocol.places.place("error", "properties", "code") if code.name in protocol.inherited else code.at
                )
                yield Finding(at, f"code {code.name!r} is refused by the error object: {why}", "change one of the two")


_TAKEN = frozenset(["pattern", "enum", "const", "minLength", "format"])


def _refusal(shape: Shape, name: str) -> str:
    """What a shape has against a text; nothing if it takes it, or if the shape itself is wrong, which is told."""
    if "const" in shape and shape["const"] != name:
        return f"its code is {shape['const']!r}"
    if isinstance(shape.get("enum"), list) and name not in shape["enum"]:
        return "its code is not among the choices"
    if isinstance(shape.get("minLength"), int) and len(name) < shape["minLength"]:
        return f"its code has at least {shape['minLength']} characters"
    if isinstance(shape.get("pattern"), str) and not _matches(shape["pattern"], name):
        return f"its code matches {shape['pattern']}"
    if shape.get("format") == "uuid":
        return "its code is a UUID"
    return ""


def _matches(pattern: str, name: str) -> bool:
    try:
        return re.fullmatch(pattern, name, re.ASCII) is not None
    except (re.error, OverflowError, RecursionError):
        return True


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
