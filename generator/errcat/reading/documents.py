"""YAML on a short leash: bytes become plain data, with the place of every key and value.

libyaml does the parsing and hands out events; this module only decides what they may be. Building from events and not
from composed nodes bounds depth and aliases before anything is built, and takes half the time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
)

from errcat.problems import CatalogError, Position, Problem
from errcat.reading.nodes import Map, Seq, position
from errcat.reading.scalars import SUSPECT, control_characters, read_plain, read_unseen, written_at

MAX_DEPTH = 64
MAX_ALIASED = 100_000


class Document(NamedTuple):
    """What a file holds: the top mapping, the text it was read from, and the problems found on the way.

    `floats` are the keys and places of numbers that were not written as whole ones.
    """

    root: Map
    source: str
    problems: list[Problem]
    floats: list[tuple[str, Position]]


def parse_document(raw: bytes, path: str) -> Document:
    """The document in a file.

    Raises CatalogError for what leaves nothing to go on with: syntax, encoding, no document or a second one.
    """
    text = _decode(raw, path)
    problems = control_characters(text)
    if problems:
        raise CatalogError(path, problems, text)
    builder = _Builder(text, problems)
    try:
        root = builder.build()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        at = min(position(mark) if mark else Position(1, 1), _end(text))
        raise CatalogError(path, [*problems, _syntax(error, at, text)], text) from None
    except yaml.YAMLError as error:
        raise CatalogError(path, [*problems, Problem("yaml-syntax", Position(1, 1), str(error))], text) from None
    except _Stop as stop:
        raise CatalogError(path, [*problems, stop.problem], text) from None
    if root is None or (isinstance(root, str) and not root):
        raise CatalogError(path, [Problem("empty", Position(1, 1), "the catalogue is empty", _STARTER)], text)
    if not isinstance(root, Map):
        message = "the catalogue must be a mapping with the keys format, package and protocols"
        raise CatalogError(path, [*problems, Problem("wrong-type", Position(1, 1), message, _STARTER)], text)
    return Document(root, text, problems, builder.floats)


_STARTER = "begin with `format: 1`, then `package:` and `protocols:`"


class _Stop(Exception):
    def __init__(self, rule: str, at: Position, message: str, help: str = "") -> None:
        self.problem = Problem(rule, at, message, help)


def _end(text: str) -> Position:
    """The last place of a text; libyaml may point behind it."""
    lines = text.split("\n")
    return Position(len(lines), len(lines[-1]) + 1)


def _decode(raw: bytes, path: str) -> str:
    """The text of a UTF-8 file, without a byte order mark and with line feeds alone."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        message = f"the file is not UTF-8: byte 0x{raw[error.start]:02x} at offset {error.start}"
        problem = Problem("not-utf-8", Position(line, 1), message, "save the file as UTF-8")
        raise CatalogError(path, [problem]) from None
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")


def _syntax(error: yaml.MarkedYAMLError, at: Position, text: str) -> Problem:
    lines = text.split("\n")
    line = lines[at.line - 1] if at.line <= len(lines) else ""
    if "\t" in line[: at.column] and "\t" in line[: len(line) - len(line.lstrip())] + line[at.column - 1 : at.column]:
        return Problem("tab", at, "a tab cannot indent or separate in YAML", "use spaces")
    message = " ".join(part for part in (error.problem, error.context) if part)
    if "nesting depth" in message:
        return Problem("too-deep", at, f"nested more than {MAX_DEPTH} levels deep")
    help = "write the character itself, or \\U and eight digits" if "escape code" in message else ""
    return Problem("yaml-syntax", at, message, help)


class _Builder:
    """Events in, data out; a method a kind of node, and none goes deeper than MAX_DEPTH."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        self.source = source
        self.problems = problems
        self.anchors: dict[str, Any] = {}
        self.aliased = 0
        self.floats: list[tuple[str, Position]] = []
        # U+2028 and U+2029 end a line in YAML 1.1, and so for libyaml, but not in 1.2: it sees a stand-in.
        unused = (char for char in map(chr, range(0xE000, 0xF900)) if char not in source)
        stand_ins: dict[str, str | int | None] = {
            separator: next(unused) for separator in "\u2028\u2029" if separator in source
        }
        seen = source.translate(str.maketrans(stand_ins)) if stand_ins else source
        self.separators = {ord(str(stand_in)): separator for separator, stand_in in stand_ins.items()}
        self.next: Callable[[], Any] = yaml.CSafeLoader(seen).get_event

    def build(self) -> Any:
        root: Any = None
        documents = 0
        for event in iter(self.next, None):
            if event.__class__ is DocumentStartEvent:
                documents += 1
                if documents > 1:
                    message = "a second document begins here; a catalogue is one document"
                    raise _Stop("several-documents", position(event.start_mark), message, "delete this `---`")
                root = self.node(self.next(), 0)
        return root

    def node(self, event: Any, depth: int, *, is_key: bool = False) -> Any:
        kind = event.__class__
        if kind is AliasEvent:
            return self.alias(event)
        if kind is ScalarEvent:
            value = self.scalar(event, is_key=is_key)
        else:
            self.open(event, depth)
            value = self.mapping(event, depth) if kind is MappingStartEvent else self.sequence(event, depth)
        if event.anchor is not None:
            self.anchors[event.anchor] = value
        return value

    def mapping(self, start: Any, depth: int) -> Map:
        found = Map(start.start_mark)
        marks, following, event = found.marks, self.next, self.next()
        while event.__class__ is not MappingEndEvent:
            mark = event.start_mark
            name = event.value if _is_text(event) else self.node(event, depth + 1, is_key=True)
            if name.__class__ is not str or name in _NO_KEYS:
                name = self.key(name, mark)
            event = following()
            value = event.value if _is_text(event) else self.node(event, depth + 1)
            if name in found:
                self.duplicate(name, mark, found)
            else:
                if value.__class__ is float:
                    self.floats.append((name, position(event.start_mark)))
                found[name] = value
                marks[name] = (mark, event.start_mark)
            event = following()
        return found

    def sequence(self, start: Any, depth: int) -> Seq:
        found = Seq(start.start_mark)
        for event in iter(self.next, None):
            if event.__class__ is SequenceEndEvent:
                break
            found.append(self.node(event, depth + 1))
            found.marks.append(event.start_mark)
        return found

    def open(self, event: Any, depth: int) -> None:
        if depth >= MAX_DEPTH:
            raise _Stop("too-deep", position(event.start_mark), f"nested more than {MAX_DEPTH} levels deep")
        if event.anchor is not None:
            self.anchors.pop(event.anchor, None)
        if event.tag is not None:
            self.problems.append(_tag(event.tag, position(event.start_mark)))

    def alias(self, event: Any) -> Any:
        at = position(event.start_mark)
        if event.anchor not in self.anchors:
            raise _Stop("alias", at, f"alias *{event.anchor} stands for nothing that ends before it")
        value = self.anchors[event.anchor]
        self.aliased += _weight(value, MAX_ALIASED)
        if self.aliased > MAX_ALIASED:
            raise _Stop("alias", at, f"aliases stand for more than {MAX_ALIASED:,} values", "write them out")
        return value

    def key(self, value: Any, mark: Any) -> str:
        if value.__class__ is str:
            if not value:
                return self.bad_key(Problem("empty", position(mark), "a key is empty; it must be text"))
            if value == "<<":
                message = "merge keys are not used here"
                self.problems.append(Problem("merge-key", position(mark), message, "write the fields out"))
            return value
        if isinstance(value, (Map, Seq)):
            return self.bad_key(Problem("wrong-type", position(mark), "a key must be text"))
        written = written_at(self.source.split("\n"), position(mark)).rstrip(":")
        if not written:
            return self.bad_key(Problem("empty", position(mark), "a key is empty; it must be text"))
        help = f'write "{written}" in quotes'
        return self.bad_key(Problem("wrong-type", position(mark), f"a key must be text, not {written}", help))

    def bad_key(self, problem: Problem) -> str:
        """Tell it, and go on with a key that stands nowhere else."""
        self.problems.append(problem)
        return f"\0{len(self.problems)}"

    def duplicate(self, name: str, mark: Any, parent: Any) -> None:
        message = f"key {name!r} stands here a second time; the first is in line {parent.key_at(name).line}"
        self.problems.append(Problem("duplicate-key", position(mark), message, "delete or rename one of them"))

    def scalar(self, event: Any, *, is_key: bool) -> Any:
        """The value of a scalar that is not plainly a text."""
        value: str = event.value.translate(self.separators) if self.separators else event.value
        at = position(event.start_mark)
        if event.tag is not None:
            self.problems.append(_tag(event.tag, at))
        if not value.isprintable():
            value = read_unseen(value, at, self.problems)
        if event.style or value[:1] not in SUSPECT:
            return value
        return read_plain(value, at, self.problems, is_key=is_key)


def _is_text(event: Any) -> bool:
    """Is it a scalar that is nothing but text, as nearly all are?"""
    return (
        event.__class__ is ScalarEvent
        and event.tag is None
        and event.anchor is None
        and event.value.isprintable()
        and (event.style or event.value[:1] not in SUSPECT)
    )


_NO_KEYS = frozenset(["", "<<"])


def _weight(value: Any, limit: int) -> int:
    """How much a value adds to what aliases may stand for, counted up to a limit."""
    weight, waiting = 0, [value]
    while waiting and weight <= limit:
        value = waiting.pop()
        weight += 1 + len(value) // 64 if isinstance(value, str) else 1
        if isinstance(value, (Map, Seq)):
            waiting.extend(value.values() if isinstance(value, Map) else value)
    return weight


def _tag(tag: str, at: Position) -> Problem:
    return Problem("tag", at, f"tags such as {tag} are not used here", "delete the tag")
