"""Folders of templates become targets."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from errcat import words
from errcat.problems import TemplateFault, nearest


class Namespace(NamedTuple):
    """Names that must differ: one namespace for each protocol, or one for the whole package."""

    of: str
    holds: tuple[tuple[str, str], ...]  # kind of name (see naming.py), name of its spelling
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


def find_targets(templates: Path) -> tuple[Target, ...]:
    """Every target under a folder of templates, by name. Raises TemplateFault for a broken or missing one."""
    files = sorted(templates.glob("*/target.toml"))
    if not files:
        raise TemplateFault(f"{templates} holds no target: no folder in it has a target.toml")
    return tuple(_target(file) for file in files)


def _target(file: Path) -> Target:
    folder = file.parent
    if not file.is_file():
        raise TemplateFault(f"{file} is not a plain file")
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
    for name in (folder.name, *sources):
        if not name.isprintable():
            raise TemplateFault(f"{folder}: {name!a} is no name for a file on every system")
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
