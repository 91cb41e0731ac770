"""YAML on a short leash: bytes become plain data, with the place of every key and value.

libyaml does the parsing and hands out events; this module only decides what they may be. Whatever YAML versions
and tools read differently (`no`, `0.10`, `1:30`, merge keys, tags) is refused instead of guessed at. Building
from events and not from composed nodes bounds depth and aliases before anything is built, and takes half the time.
"""

from __future__ import annotations

import re
from typing import Any

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)

from errcat.problems import CatalogError, Position, Problem

MAX_DEPTH = 64
MAX_ALIASED = 100_000

# Tab and line ends are the only control characters of a text; the rest cannot be seen and breaks outputs.
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff\ud800-\udfff]")
_NUMBER = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?")
_BOOLEAN = re.compile("yes|no|on|off|y|n|true|false", re.IGNORECASE)
_NULL = re.compile("~|null|", re.IGNORECASE)
# What YAML 1.1 or 1.2 reads as a number or a date although a person might not.
_ODD = re.compile(
    r"[-+]?(0[0-7_]+|0[xob][0-9a-fA-F_]+|[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?|[0-9][0-9_]*(\.[0-9_]*)?([eE][-+]?[0-9]+)?"
    r"|\.[0-9][0-9_]*([eE][-+]?[0-9]+)?|\.inf|\.nan|=)|\d{4}-\d{1,2}-\d{1,2}([Tt ].*)?",
    re.IGNORECASE,
)


# A plain scalar that begins with anything else is text in every YAML.
_SUSPECT = frozenset(["", *"~+-.=0123456789nNyYoOtTfF"])


class Map(dict[str, Any]):
    """A mapping that knows where it begins and where each of its entries stands."""

    __slots__ = ("mark", "marks", "size")
    mark: Any
    marks: dict[str, tuple[Any, Any]]
    size: int

    def key_at(self, key: str) -> Position:
        """Where this key stands; where the mapping begins if it has no such key."""
        return _position(self.marks[key][0] if key in self.marks else self.mark)

    def value_at(self, key: str) -> Position:
        """Where this key's value begins; where the mapping begins if it has no such key."""
        return _position(self.marks[key][1] if key in self.marks else self.mark)


class Seq(list[Any]):
    """A sequence that knows where it begins and where each of its entries stands."""

    __slots__ = ("mark", "marks", "size")
    mark: Any
    marks: list[Any]
    size: int

    def value_at(self, index: int) -> Position:
        """Where this entry begins."""
        return _position(self.marks[index])


def parse_document(raw: bytes, path: str) -> tuple[Map, str, list[Problem]]:
    """The top mapping, the text it was read from, and the problems that leave something to go on with.

    Raises CatalogError for what leaves nothing to go on with: syntax, encoding, no document or a second one.
    """
    text = _decode(raw, path)
    problems = [_control(m) for m in _visible_controls(text)]
    if problems:
        raise CatalogError(path, problems, text)
    builder = _Builder(text, problems)
    try:
        root = builder.build()
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        at = _position(mark) if mark else Position(1, 1)
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
    return root, text, problems


_STARTER = "begin with `format: 1`, then `package:` and `protocols:`"


class _Stop(Exception):
    def __init__(self, rule: str, at: Position, message: str, help: str = "") -> None:
        self.problem = Problem(rule, at, message, help)


def _position(mark: Any) -> Position:
    return Position(mark.line + 1, mark.column + 1)


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


def _visible_controls(text: str) -> list[Problem]:
    found = []
    for match in _CONTROL.finditer(text):
        start = text.rfind("\n", 0, match.start()) + 1
        at = Position(text.count("\n", 0, match.start()) + 1, match.start() - start + 1)
        found.append(Problem("control-character", at, match.group()))
        if len(found) == 20:
            break
    return found


def _control(problem: Problem) -> Problem:
    code = ord(problem.message)
    message = f"control character U+{code:04X}; only tab and line feed may stand in a text"
    if code == 0:
        return problem._replace(message=message, help="is the file saved as UTF-8, not UTF-16?")
    return problem._replace(message=message, help="delete it")


def _syntax(error: yaml.MarkedYAMLError, at: Position, text: str) -> Problem:
    lines = text.split("\n")
    line = lines[at.line - 1] if at.line <= len(lines) else ""
    if "\t" in line[: at.column] and "\t" in line[: len(line) - len(line.lstrip())] + line[at.column - 1 : at.column]:
        return Problem("tab", at, "a tab cannot indent or separate in YAML", "use spaces")
    message = " ".join(part for part in (error.problem, error.context) if part)
    return Problem("yaml-syntax", at, message)


class _Builder:
    """Events in, data out, without recursion."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        self.source = source
        self.problems = problems
        self.anchors: dict[str, Any] = {}
        self.aliased = 0

    def build(self) -> Any:
        root: Any = None
        documents = 0
        # The open containers, outermost first: each with its anchor and, in a mapping, the key that waits for a value.
        stack: list[tuple[Map | Seq, str | None, Any]] = []
        parent: Map | Seq | None = None
        anchor: str | None = None
        waiting: Any = None
        for event in iter(yaml.CSafeLoader(self.source).get_event, None):
            kind = event.__class__
            if kind is ScalarEvent:
                value = event.value
                if event.tag is not None or not value.isprintable() or (not event.style and value[:1] in _SUSPECT):
                    value = self.scalar(event)
                if event.anchor is not None:
                    self.anchors[event.anchor] = value
                mark = event.start_mark
                size = 1
            elif kind is MappingStartEvent or kind is SequenceStartEvent:
                self.open(event, len(stack))
                stack.append((parent, anchor, waiting))  # type: ignore[arg-type]
                parent = Map() if kind is MappingStartEvent else Seq()
                parent.mark, parent.marks, parent.size = event.start_mark, {} if kind is MappingStartEvent else [], 1
                anchor, waiting = event.anchor, None
                continue
            elif kind is MappingEndEvent or kind is SequenceEndEvent:
                value = parent
                mark, size = value.mark, value.size  # type: ignore[union-attr]
                if anchor is not None:
                    self.anchors[anchor] = value
                parent, anchor, waiting = stack.pop()
            elif kind is AliasEvent:
                value = self.alias(event)
                mark, size = event.start_mark, value.size if isinstance(value, (Map, Seq)) else 1
            else:
                if kind is DocumentStartEvent:
                    documents += 1
                    if documents > 1:
                        message = "a second document begins here; a catalogue is one document"
                        raise _Stop("several-documents", _position(event.start_mark), message, "delete this `---`")
                continue
            if parent is None:
                root = value
            elif parent.__class__ is Seq:
                parent.append(value)
                parent.marks.append(mark)
                parent.size += size
            elif waiting is None:
                waiting = (self.key(value, mark), mark)
            else:
                name, key_mark = waiting
                waiting = None
                if name in parent:
                    self.duplicate(name, key_mark, parent)
                else:
                    parent[name] = value
                    parent.marks[name] = (key_mark, mark)
                    parent.size += size
        return root

    def open(self, event: Any, depth: int) -> None:
        if depth >= MAX_DEPTH:
            raise _Stop("too-deep", _position(event.start_mark), f"nested more than {MAX_DEPTH} levels deep")
        if event.anchor is not None:
            self.anchors.pop(event.anchor, None)
        if event.tag is not None:
            self.problems.append(_tag(event.tag, _position(event.start_mark)))

    def alias(self, event: Any) -> Any:
        at = _position(event.start_mark)
        if event.anchor not in self.anchors:
            raise _Stop("alias", at, f"alias *{event.anchor} stands for nothing that ends before it")
        value = self.anchors[event.anchor]
        self.aliased += value.size if isinstance(value, (Map, Seq)) else 1
        if self.aliased > MAX_ALIASED:
            raise _Stop("alias", at, f"aliases stand for more than {MAX_ALIASED:,} values", "write them out")
        return value

    def key(self, value: Any, mark: Any) -> str:
        if value.__class__ is str:
            if value == "<<":
                message = "merge keys are not used here"
                self.problems.append(Problem("merge-key", _position(mark), message, "write the fields out"))
            return value
        if isinstance(value, (Map, Seq)):
            self.problems.append(Problem("wrong-type", _position(mark), "a key must be text"))
            return ""
        written = written_at(self.source, _position(mark)).rstrip(":")
        help = f'write "{written}" in quotes' if written else "write a name before the colon"
        message = f"a key must be text, not {written or 'nothing'}"
        self.problems.append(Problem("wrong-type", _position(mark), message, help))
        return written

    def duplicate(self, name: str, mark: Any, parent: Any) -> None:
        message = f"key {name!r} stands here a second time; the first is in line {parent.key_at(name).line}"
        self.problems.append(Problem("duplicate-key", _position(mark), message, "delete or rename one of them"))

    def scalar(self, event: Any) -> Any:
        """The value of a scalar that is not plainly a text: quoted control characters, numbers, booleans, null."""
        value: str = event.value
        if event.tag is not None:
            self.problems.append(_tag(event.tag, _position(event.start_mark)))
        if not value.isprintable():
            value = value.replace("\r\n", "\n").replace("\r", "\n")
            match = _CONTROL.search(value)
            if match:
                self.problems.append(_control(Problem("control-character", _position(event.start_mark), match.group())))
        if event.style or value[:1] not in _SUSPECT:
            return value
        if value == "true":
            return True
        if value == "false":
            return False
        if _NULL.fullmatch(value):
            return None
        at = _position(event.start_mark)
        if _BOOLEAN.fullmatch(value):
            message = f"{value} is a boolean in one YAML and text in another"
            self.problems.append(Problem("yaml-boolean", at, message, f'write true or false, or "{value}" in quotes'))
            return value
        if _NUMBER.fullmatch(value):
            if value.lstrip("-").isdecimal():
                return int(value) if len(value) < 20 else self.odd(value, at)
            return float(value)
        return self.odd(value, at) if _ODD.fullmatch(value) else value

    def odd(self, value: str, at: Position) -> str:
        message = f"{value} can be read as a number or a date"
        self.problems.append(
            Problem("yaml-number", at, message, f'write "{value}" in quotes, or a plain decimal number')
        )
        return value


def _tag(tag: str, at: Position) -> Problem:
    return Problem("tag", at, f"tags such as {tag} are not used here", "delete the tag")


def written_at(source: str, at: Position) -> str:
    """A scalar as it stands in the file, which its value does not tell: 0.10 is not 0.1 to a person."""
    line = source.split("\n")[at.line - 1][at.column - 1 :]
    found = re.match(r"[^\s,\[\]{}]*", line)
    return found[0] if found else ""
