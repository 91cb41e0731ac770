"""Folders of templates become targets."""

import os
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from errcat import words
from errcat.problems import TemplateFault, nearest

CASES = ("camel", "kebab", "pascal", "plain", "screaming_snake", "snake")
FUNCTIONS = tuple(name for name in words.__all__ if name != "Names")
SCOPES = ("protocol", "package", "name")
KINDS = ("package", "protocol", "domain", "code", "specific", "detailed", "detail", "member", "nested", "envelope")
EACH = ("protocol", "domain", "code")
"""What a name of a file may stand for, in braces: the file is made for each of them."""


class _Wrong(Exception):
    """What a target.toml says cannot be."""


class Namespace(NamedTuple):
    """Names that must differ: one namespace for each protocol, or one for the whole package.

    One for each name says that they stand in places of their own, and only have to be free.
    """

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
    for tree in sorted(templates.glob("*/tree")):
        if tree.parent / "target.toml" not in files:
            raise TemplateFault(f"{tree.parent} has a tree but no target.toml beside it; an empty one will do")
    return tuple(_target(file) for file in files)


def _target(file: Path) -> Target:
    folder = file.parent
    if not file.is_file():
        raise TemplateFault(f"{file} is not a plain file")
    try:
        said = tomllib.loads(file.read_text("utf-8"))
        filters, namespaces, ignored = _declared(said)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, _Wrong) as error:
        raise TemplateFault(f"{file}: {error}") from error
    tree = folder / "tree"
    names = sorted(_files(tree))
    for name in (folder.name, *names):
        if not name.isprintable():
            raise TemplateFault(f"{folder}: {name!a} is no name for a file on every system")
    sources = [source for source in map(PurePosixPath, names) if not ignored & set(source.parts)]
    made: dict[str, PurePosixPath] = {}
    for source in sources:
        other = made.setdefault(str(source).removesuffix(".j2").casefold(), source)
        if other is not source:
            raise TemplateFault(f"{tree / source} and {other} make one file, on some systems at least")
        for name in re.findall(r"\{(.*?)\}", str(source)):
            if name not in EACH:
                fault = _unknown("placeholder", name, EACH)
                raise TemplateFault(f"{tree / source}: {fault}")
    return Target(folder.name, folder, said.get("package_folder", ""), ignored, filters, namespaces, tuple(sources))


def _files(tree: Path) -> Iterator[str]:
    """The files of a tree by their names in it; a link to a file is one, and none to a folder is followed."""
    for folder, _, names in os.walk(tree):
        inner = Path(folder).relative_to(tree).as_posix()
        for name in names:
            if Path(folder, name).is_file():
                yield name if inner == "." else f"{inner}/{name}"


def _declared(said: Mapping[str, Any]) -> tuple[dict[str, Callable[..., str]], tuple[Namespace, ...], frozenset[str]]:
    """The filters, namespaces and ignored names of a target.toml. Raises _Wrong with where and what."""
    _known("", said, "package_folder", "ignored", "filters", "types", "lists", "spellings", "namespaces")
    if not isinstance(said.get("package_folder", ""), str):
        raise _Wrong('package_folder must be text, such as "my_package"')
    lists = {name: _texts(f"[lists] {name}", entry) for name, entry in _table("[lists]", said, "lists").items()}
    filters: dict[str, Callable[..., str]] = {
        name: _spelling(f"[spellings.{name}]", _entry(f"[spellings.{name}]", entry), lists)
        for name, entry in _table("[spellings]", said, "spellings").items()
    }
    spellings = list(filters)
    for name, function in _table("[filters]", said, "filters").items():
        filters[name] = _one_of(f"[filters] {name}", "function", function, FUNCTIONS)
    entries = said.get("namespaces", [])
    if not isinstance(entries, list):
        raise _Wrong("namespaces must be tables, each begun with [[namespaces]]")
    namespaces = tuple(
        _namespace(f"[[namespaces]] {number}", _entry("[[namespaces]]", entry), lists, [*spellings, *filters])
        for number, entry in enumerate(entries, 1)
    )
    types = _table("[types]", said, "types")
    if types:
        filters["type"] = _types(types)
    return filters, namespaces, frozenset(_texts("ignored", said.get("ignored", [])))


def _types(types: Mapping[str, Any]) -> Callable[[str], str]:
    def type_of(name: str) -> str:
        if name not in types:
            raise ValueError(f"[types] of target.toml: {_unknown('type', name, types)}")
        return str(types[name])

    return type_of


def _namespace(
    where: str, entry: Mapping[str, Any], lists: Mapping[str, list[str]], spellings: Iterable[str]
) -> Namespace:
    _known(where, entry, "of", "holds", "reserved")
    of = entry.get("of")
    if of not in SCOPES:
        raise _Wrong(f"{where} of: {_unknown('scope', of, SCOPES)}")
    holds = [held.partition(":") for held in _texts(f"{where} holds", entry.get("holds"))]
    for kind, _, spelling in holds:
        if kind not in KINDS:
            raise _Wrong(f"{where} holds: {_unknown('kind of name', kind, KINDS)}")
        if spelling not in spellings:
            raise _Wrong(f"{where} holds {kind!r}: {_unknown('spelling', spelling, spellings)}")
    reserved = _words(f"{where} reserved", entry.get("reserved", []), lists)
    return Namespace(of, tuple((kind, spelling) for kind, _, spelling in holds), reserved)


def _known(where: str, table: Mapping[str, Any], *keys: str) -> None:
    for key in table:
        if key not in keys:
            raise _Wrong(f"{where} {_unknown('key', key, keys)}".lstrip())


def _unknown(what: str, word: Any, known: Iterable[str]) -> str:
    """`unknown key 'x'; did you mean 'y'? known: y, z`."""
    known = list(dict.fromkeys(known))
    meant = nearest(word, known) + " " if isinstance(word, str) and nearest(word, known) else ""
    named = f"no {what}" if word is None or word == "" else f"unknown {what} {word!r}"
    return f"{named}; {meant}known: {', '.join(known) or 'none'}"


def _table(where: str, said: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    return _entry(where, said.get(key, {}))


def _entry(where: str, entry: Any) -> Mapping[str, Any]:
    if not isinstance(entry, Mapping):
        raise _Wrong(f"{where} must be a table, not {entry!r}")
    return entry


def _texts(where: str, said: Any) -> list[str]:
    if not isinstance(said, list) or not all(isinstance(word, str) for word in said):
        raise _Wrong(f'{where} must be a list of texts, such as ["a", "b"]')
    return said


def _one_of(where: str, what: str, name: Any, known: Iterable[str]) -> Callable[..., str]:
    """A function of errcat.words by its name."""
    if name not in known:
        raise _Wrong(f"{where}: {_unknown(what, name, known)}")
    function: Callable[..., str] = getattr(words, name)
    return function


def _words(where: str, said: Any, lists: Mapping[str, list[str]]) -> frozenset[str]:
    """A list of words; one that begins with @ stands for a list of `[lists]`."""
    found: set[str] = set()
    for word in _texts(where, said):
        if word.startswith("@") and word[1:] not in lists:
            raise _Wrong(f"{where}: {_unknown('list', word[1:], lists)}")
        found.update(lists[word[1:]] if word.startswith("@") else [word])
    return frozenset(found)


def _spelling(where: str, entry: Mapping[str, Any], lists: Mapping[str, list[str]]) -> Callable[[str], str]:
    """How a name is written in this language: a case, affixes, and words to keep off by an underscore behind."""
    _known(where, entry, "case", "prefix", "suffix", "keep_off")
    case = _one_of(f"{where} case", "case", entry.get("case"), CASES)
    prefix, suffix = entry.get("prefix", ""), entry.get("suffix", "")
    if not isinstance(prefix, str) or not isinstance(suffix, str):
        raise _Wrong(f"{where}: prefix and suffix must be texts")
    keep_off = _words(f"{where} keep_off", entry.get("keep_off", []), lists)
    if not (prefix or suffix or keep_off):
        return case

    def spell(name: str) -> str:
        word = f"{prefix}{case(name)}{suffix}"
        return word + "_" if word in keep_off else word

    return cache(spell)
