"""A target is a folder: `target.toml` says how its language spells, `tree/` mirrors its output file for file.

A path under `tree/` with {protocol}, {domain} or {code} in it stands for one file each. A file that ends in `.j2`
is rendered, any other is copied. Nothing here knows any language.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from errcat import words
from errcat.model import Catalog, Code, Detail, Domain, Member, Package, Protocol
from errcat.problems import Position, Problem, TemplateFault, nearest

_EACH = re.compile(r"\{(protocol|domain|code)\}")
# Windows opens a device whatever stands behind the dot.
_DEVICES = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?", re.IGNORECASE)


class Namespace(NamedTuple):
    """Names that must differ: one namespace for each protocol, or one for the whole package."""

    of: str
    holds: tuple[tuple[str, str], ...]  # kind of name (see _things), name of its spelling
    reserved: frozenset[str]


class Target(NamedTuple):
    """One language or format: its folder and what its target.toml says."""

    name: str
    folder: Path
    package_folder: str
    ignored: frozenset[str]
    filters: Mapping[str, Callable[..., str]]
    namespaces: tuple[Namespace, ...]
    sources: tuple[PurePosixPath, ...]


class Item(NamedTuple):
    """One file to make: where it goes, what from, and what its template may see."""

    path: PurePosixPath
    source: PurePosixPath
    context: Mapping[str, Any]


def find_targets(templates: Path) -> tuple[Target, ...]:
    """Every target under a folder of templates, by name. Raises TemplateFault for a broken or missing one."""
    files = sorted(templates.glob("*/target.toml"))
    if not files:
        raise TemplateFault(f"{templates} holds no target: no folder in it has a target.toml")
    return tuple(_target(file) for file in files)


def plan(target: Target, catalog: Catalog) -> Iterator[Item]:
    """The files that a target makes of a catalogue."""
    folder = words.snake(catalog.package.name)
    for source in target.sources:
        name = source.as_posix()
        each = frozenset(_EACH.findall(name))
        for context in _contexts(catalog, each):
            path = _EACH.sub(lambda match, context=context: context[match[1]].name, name)  # type: ignore[misc]
            parts = [folder if part == target.package_folder else part for part in path.removesuffix(".j2").split("/")]
            yield Item(PurePosixPath(target.name, *parts), source, context)


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
            names = [
                (kind, thing, spell(thing.name))
                for kind, spell in ((kind, target.filters[spelling]) for kind, spelling in namespace.holds)
                for things in ([[catalog.package]] if kind == "package" else (_things(p, kind) for p in protocols))
                for thing in things
            ]
            folded = {word.casefold() for _, _, word in names}
            if len(folded) < len(names) or any(word in namespace.reserved for _, _, word in names):
                yield from _clashes(names, namespace, target)
    yield from _path_clashes(catalog, target)


_NOUNS = {"specific": "code", "detailed": "code"}
_Named = Package | Protocol | Domain | Code | Detail | Member


def _things(protocol: Protocol, kind: str) -> Sequence[_Named]:
    """What a namespace may hold: `specific` are codes with an exception of their own, `detailed` those with details."""
    if kind == "specific":
        return [code for code in protocol.codes if code.name != protocol.generic]
    things: dict[str, Sequence[_Named]] = {
        "protocol": (protocol,),
        "domain": protocol.domains,
        "code": protocol.codes,
        "detailed": protocol.detailed,
        "detail": [detail for code in protocol.detailed for detail in code.details],
        "member": protocol.members,
        "envelope": protocol.envelope,
    }
    return things[kind]


def _clashes(names: list[tuple[str, _Named, str]], namespace: Namespace, target: Target) -> Iterator[Problem]:
    seen: dict[str, tuple[str, str, Position]] = {}
    for kind, thing, word in sorted(names, key=lambda name: name[1].at):
        noun = _NOUNS.get(kind, kind)
        becomes = f"{noun} {thing.name!r} becomes {word} in {target.name}"
        if word in namespace.reserved:
            message = f"{becomes}, a name that the package has for itself"
            yield Problem("reserved-name", thing.at, message, "choose another name")
        other = seen.setdefault(word.casefold(), (noun, thing.name, thing.at))
        if other[:2] != (noun, thing.name):
            message = f"{becomes}, as does {other[0]} {other[1]!r} in line {other[2].line}"
            yield Problem("name-clash", thing.at, message, "rename one of them")


def _contexts(catalog: Catalog, each: frozenset[str]) -> Iterator[Mapping[str, Any]]:
    base = {"catalog": catalog, "package": catalog.package}
    if not each:
        yield base
        return
    for protocol in catalog.protocols:
        if each == {"protocol"}:
            yield {**base, "protocol": protocol}
            continue
        for domain in protocol.domains:
            if "code" not in each:
                yield {**base, "protocol": protocol, "domain": domain}
                continue
            for code in domain.codes:
                yield {**base, "protocol": protocol, "domain": domain, "code": code}


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
        other = seen.setdefault(str(item.path).casefold(), item.path)
        if other is not item.path:
            message = f"{item.path} and {other} are one file on some systems"
            yield Problem("name-clash", things[-1].at, message, "rename one of them")


def _target(file: Path) -> Target:
    folder = file.parent
    try:
        said = tomllib.loads(file.read_text("utf-8"))
        _known(said, "package_folder", "ignored", "filters", "types", "lists", "spellings", "namespaces")
        lists: dict[str, list[str]] = said.get("lists", {})
        spellings = {name: _spelling(entry, lists) for name, entry in said.get("spellings", {}).items()}
        filters: dict[str, Callable[..., str]] = dict(spellings)
        filters |= {name: getattr(words, function) for name, function in said.get("filters", {}).items()}
        namespaces = tuple(_namespace(entry, lists) for entry in said.get("namespaces", ()))
        for namespace in namespaces:
            for _, spelling in namespace.holds:
                filters[spelling]
        types = dict(said.get("types", {}))
        if types:
            filters["type"] = types.__getitem__
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, KeyError, AttributeError, TypeError, ValueError) as error:
        raise TemplateFault(f"{file}: {error}") from error
    tree = folder / "tree"
    sources = sorted(path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.is_file())
    ignored = frozenset(said.get("ignored", ()))
    return Target(
        folder.name,
        folder,
        said.get("package_folder", ""),
        ignored,
        filters,
        namespaces,
        tuple(PurePosixPath(source) for source in sources if not ignored & set(PurePosixPath(source).parts)),
    )


def _namespace(entry: Mapping[str, Any], lists: Mapping[str, list[str]]) -> Namespace:
    _known(entry, "of", "holds", "reserved")
    holds = (held.partition(":") for held in entry["holds"])
    return Namespace(
        entry["of"], tuple((kind, spelling) for kind, _, spelling in holds), _words(entry.get("reserved", ()), lists)
    )


def _known(table: Mapping[str, Any], *keys: str) -> None:
    for key in table:
        if key not in keys:
            raise ValueError(f"unknown key {key!r}; {nearest(key, keys) or 'known: ' + ', '.join(keys)}")


def _words(said: Iterable[str], lists: Mapping[str, list[str]]) -> frozenset[str]:
    """A list of words; one that begins with @ stands for a list of `[lists]`."""
    return frozenset(word for entry in said for word in (lists[entry[1:]] if entry.startswith("@") else [entry]))


def _spelling(entry: Mapping[str, Any], lists: Mapping[str, list[str]]) -> Callable[[str], str]:
    """How a name is written in this language: a case, affixes, and words to keep off by an underscore behind."""
    _known(entry, "case", "prefix", "suffix", "keep_off")
    case, prefix, suffix = getattr(words, entry["case"]), entry.get("prefix", ""), entry.get("suffix", "")
    keep_off = _words(entry.get("keep_off", ()), lists)

    def spell(name: str) -> str:
        word: str = prefix + case(name) + suffix
        return word + "_" if word in keep_off else word

    return cache(spell)
