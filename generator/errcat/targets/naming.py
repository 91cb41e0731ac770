"""Names that a language or a disk would not tell apart, or that are taken."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import PurePosixPath

from errcat.model import Catalog, Code, Detail, Domain, Member, Package, Protocol, Shape
from errcat.problems import Position, Problem
from errcat.targets.folders import Namespace, Target
from errcat.targets.planning import plan

# Windows opens a device whatever stands behind the dot.
_DEVICES = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?", re.IGNORECASE)

_LONGEST_NAME = 255


def name_problems(catalog: Catalog, targets: Iterable[Target]) -> Iterator[Problem]:
    """Names that are different in the catalogue and would not be in an output, and names that are taken.

    What several targets have against a name is told once.
    """
    told: set[tuple[str, Position]] = set()
    for target in targets:
        for problem in _name_problems_of(catalog, target):
            if (problem.rule, problem.at) not in told:
                told.add((problem.rule, problem.at))
                yield problem


def _name_problems_of(catalog: Catalog, target: Target) -> Iterator[Problem]:
    for namespace in target.namespaces:
        groups = [[protocol] for protocol in catalog.protocols] if namespace.of == "protocol" else [catalog.protocols]
        for protocols in groups:
            held: list[_Held] = [
                (kind, target.filters[spelling], things)
                for kind, spelling in namespace.holds
                for things in ([[catalog.package]] if kind == "package" else (_things(p, kind) for p in protocols))
            ]
            spelled = [spell(thing.name) for _, spell, things in held for thing in things]
            alike = namespace.of != "name" and len(set(map(str.casefold, spelled))) < len(spelled)
            if alike or not namespace.reserved.isdisjoint(spelled):
                yield from _clashes(held, namespace, target)
    yield from _path_clashes(catalog, target)


_NOUNS = {"specific": "code", "detailed": "code", "envelope": "event member", "nested": "member"}
_Named = Package | Protocol | Domain | Code | Detail | Member


def _things(protocol: Protocol, kind: str) -> Sequence[_Named]:
    """What a namespace may hold: `specific` are codes with an exception of their own, `detailed` those with details."""
    if kind == "specific":
        generic = protocol.generic
        return [code for code in protocol.codes if code.name != generic]
    things: dict[str, Sequence[_Named]] = {
        "protocol": (protocol,),
        "domain": protocol.domains,
        "code": protocol.codes,
        "detailed": protocol.detailed,
        "nested": _nested(protocol),
        "detail": [detail for code in protocol.detailed for detail in code.details],
        "member": protocol.members,
        "envelope": (*protocol.envelope, *_event_type(protocol)),
    }
    return things[kind]


def _nested(protocol: Protocol) -> list[Member]:
    """The members of what the shapes of a protocol describe below their top; what is inherited is told where it is said."""
    found: list[Member] = []

    def walk(path: tuple[str, ...], shape: Shape) -> None:
        for name, piece in shape.get("properties", {}).items():
            here = (*path, "properties", name)
            if len(path) > 1:
                at = protocol.places.place(*here, key=True)
                found.append(Member(name, piece.get("type", "any"), False, at))  # noqa: FBT003 - a record
            walk(here, piece)

    for key in ("error", "event", "error_event"):
        if protocol.places.holds(key):
            walk((key,), getattr(protocol, key) or {})
    return found


def _event_type(protocol: Protocol) -> list[Member]:
    """The type of an event, which a sender gives where there are several to choose from."""
    at = protocol.places.place("event", "properties", "type", key=True)
    several = protocol.event and len(protocol.carriers) > 1
    return [Member("type", "string", True, at)] if several else []  # noqa: FBT003 - a record


_Held = tuple[str, Callable[..., str], Sequence[_Named]]


def _clashes(held: list[_Held], namespace: Namespace, target: Target) -> Iterator[Problem]:
    seen: dict[str, tuple[str, str, Position, str]] = {}
    names = [(kind, thing, spell(thing.name)) for kind, spell, things in held for thing in things]
    for kind, thing, word in sorted(names, key=lambda name: name[1].at):
        noun = _NOUNS.get(kind, kind)
        becomes = f"{noun} {thing.name!r} becomes {word} in {target.name}"
        if word in namespace.reserved:
            message = f"{becomes}, a name that the language or the package has for itself"
            yield Problem("reserved-name", thing.at, message, "choose another name")
        if namespace.of == "name":
            continue
        other = seen.setdefault(word.casefold(), (noun, thing.name, thing.at, word))
        if other[:2] != (noun, thing.name):
            alike = "as does" if other[3] == word else f"which is {other[3]} but for upper and lower case, as becomes"
            message = f"{becomes}, {alike} {other[0]} {other[1]!r} in line {other[2].line}"
            yield Problem("name-clash", thing.at, message, "rename one of them")


def _path_clashes(catalog: Catalog, target: Target) -> Iterator[Problem]:
    seen: dict[str, PurePosixPath] = {}
    for item in plan(target, catalog):
        things = [
            catalog.package,
            *(item.context[kind] for kind in ("protocol", "domain", "code") if kind in item.context),
        ]
        device = next((part for part in item.path.parts if _DEVICES.fullmatch(part)), None)
        if device:
            named = [thing for thing in things if thing.name.casefold() == device.split(".")[0].casefold()]
            message = f"{item.path} cannot be: {device} is a device on Windows"
            yield Problem("device-name", (named or things)[-1].at, message, "choose another name")
        ignored = next((part for part in item.path.parts[1:] if part in target.ignored), None)
        if ignored:
            named = [thing for thing in things if thing.name.casefold() == ignored.casefold()]
            message = f"{item.path} cannot be: {ignored} is what tools of {target.name} leave behind"
            yield Problem("reserved-name", (named or things)[-1].at, message, "choose another name")
        long = next((part for part in item.path.parts if len(part.encode()) > _LONGEST_NAME), None)
        if long:
            named = [thing for thing in things if thing.name in long]
            message = (
                f"a file of {target.name} would have a name of {len(long)} characters; {_LONGEST_NAME} is the most"
            )
            yield Problem("long-name", (named or things)[-1].at, message, "choose a shorter name")
        other = seen.setdefault(str(item.path).casefold(), item.path)
        if other is not item.path:
            message = f"{item.path} and {other} are one file on some systems"
            yield Problem("name-clash", things[-1].at, message, "rename one of them")
