"""The events of libyaml become plain data, with the place of every key and value.

Building from events and not from composed nodes bounds depth and aliases before anything is built, and takes half the
time. What a scalar may be is said in `scalars.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import Any

import yaml
from yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
)

from errcat.problems import Position, Problem
from errcat.reading.nodes import Map, Seq, position
from errcat.reading.scalars import FLAGS, SUSPECT, read_plain, read_unseen, written_at

MAX_DEPTH = 64
MAX_ALIASED = 100_000


class Stop(Exception):
    """A problem that leaves nothing to go on with."""

    def __init__(self, rule: str, at: Position, message: str, help: str = "") -> None:
        self.problem = Problem(rule, at, message, help)


class Builder:
    """Events in, data out; a method a kind of node, and none goes deeper than MAX_DEPTH."""

    def __init__(self, source: str, problems: list[Problem]) -> None:
        self._source = source
        self._problems = problems
        self._anchors: dict[str, Any] = {}
        self._aliased = 0
        self._heading: Position | None = None
        self.floats: list[tuple[str, Position]] = []
        # U+2028 and U+2029 end a line in YAML 1.1, and so for libyaml, but not in 1.2: it sees a stand-in.
        lower = source.lower()  # an escape such as \uE000 would stand for the same character
        private = chain(range(0xE000, 0xF900), range(0xF0000, 0xFFFFE), range(0x100000, 0x10FFFE))
        unused = (chr(code) for code in private if chr(code) not in source and f"{code:x}" not in lower)
        stand_ins: dict[str, str | int | None] = {
            separator: next(unused) for separator in "\u2028\u2029" if separator in source
        }
        seen = source.translate(str.maketrans(stand_ins)) if stand_ins else source
        self._separators = {ord(str(stand_in)): separator for separator, stand_in in stand_ins.items()}
        self._next: Callable[[], Any] = yaml.CSafeLoader(seen).get_event

    def build(self) -> Any:
        """The data of the one document; None if there is none. Raises Stop, and yaml.YAMLError for what is no YAML."""
        root: Any = None
        documents = 0
        for event in iter(self._next, None):
            if event.__class__ is DocumentStartEvent:
                documents += 1
                if documents > 1:
                    message = "a second document begins here; a catalogue is one document"
                    raise Stop("several-documents", position(event.start_mark), message, "delete this `---`")
                root = self._node(self._next(), 0)
        return root

    def _node(self, event: Any, depth: int) -> Any:
        kind = event.__class__
        if kind is AliasEvent:
            return self._alias(event)
        if kind is ScalarEvent:
            value = self._scalar(event)
        else:
            self._open(event, depth)
            value = self._mapping(event, depth) if kind is MappingStartEvent else self._sequence(event, depth)
        if event.anchor is not None:
            self._anchors[event.anchor] = value
        return value

    def _mapping(self, start: Any, depth: int) -> Map:
        found = Map(start.start_mark)
        marks, following, event = found.marks, self._next, self._next()
        while event.__class__ is not MappingEndEvent:
            mark = event.start_mark
            name = event.value if _is_text(event) else self._node(event, depth + 1)
            if name.__class__ is not str or name in _NO_KEYS:
                name = self._key(name, mark)
            event = following()
            value = event.value if _is_text(event) else self._node(event, depth + 1)
            if name in found:
                self._duplicate(name, mark, found)
            else:
                if value.__class__ is float:
                    self.floats.append((name, position(event.start_mark)))
                found[name] = value
                marks[name] = (mark, event.start_mark)
            event = following()
        return found

    def _sequence(self, start: Any, depth: int) -> Seq:
        found = Seq(start.start_mark)
        for event in iter(self._next, None):
            if event.__class__ is SequenceEndEvent:
                break
            found.append(self._node(event, depth + 1))
            found.marks.append(event.start_mark)
        return found

    def _open(self, event: Any, depth: int) -> None:
        if depth >= MAX_DEPTH:
            raise Stop("too-deep", position(event.start_mark), f"nested more than {MAX_DEPTH} levels deep")
        if event.anchor is not None:
            self._anchors.pop(event.anchor, None)
        if event.tag is not None:
            self._problems.append(_tag(event.tag, position(event.start_mark)))

    def _alias(self, event: Any) -> Any:
        at = position(event.start_mark)
        if event.anchor not in self._anchors:
            message = f"alias *{event.anchor} stands for nothing that ends before it"
            raise Stop("alias", at, message, "a text that begins with * needs quotes")
        value = self._anchors[event.anchor]
        self._aliased += _weight(value, MAX_ALIASED)
        if self._aliased > MAX_ALIASED:
            raise Stop("alias", at, f"aliases stand for more than {MAX_ALIASED:,} values", "write them out")
        return value

    def _key(self, value: Any, mark: Any) -> str:
        if value.__class__ is str:
            if not value:
                return self._bad_key(Problem("empty", position(mark), "a key is empty; it must be text"))
            if value == "<<":
                message = "merge keys are not used here"
                self._problems.append(Problem("merge-key", position(mark), message, "write the fields out"))
            return value
        if isinstance(value, (Map, Seq)):
            return self._bad_key(Problem("wrong-type", position(mark), "a key must be text"))
        written = written_at(self._source.split("\n"), position(mark)).rstrip(":")
        if not written:
            return self._bad_key(Problem("empty", position(mark), "a key is empty; it must be text"))
        help = f'write "{written}" in quotes'
        return self._bad_key(Problem("wrong-type", position(mark), f"a key must be text, not {written}", help))

    def _bad_key(self, problem: Problem) -> str:
        """Tell it, and go on with a key that stands nowhere else."""
        self._problems.append(problem)
        return f"\0{len(self._problems)}"

    def _duplicate(self, name: str, mark: Any, parent: Map) -> None:
        last = next(reversed(parent))
        if parent[last] is None:
            # A heading among the fields of what stands above it, and what belongs to it behind it.
            message = f"{last!r} is empty, and {name!r} behind it stands in this mapping a second time"
            help = f"is line {parent.key_at(last).line} indented too much, or what belongs to it too little?"
            problem = Problem("duplicate-key", parent.key_at(last), message, help)
            if problem.at != self._heading:  # told once for all of them
                self._problems.append(problem)
            self._heading = problem.at
            return
        message = f"key {name!r} stands here a second time; the first is in line {parent.key_at(name).line}"
        self._problems.append(Problem("duplicate-key", position(mark), message, "delete or rename one of them"))

    def _scalar(self, event: Any) -> Any:
        """The value of a scalar that is not plainly a text."""
        value: str = event.value
        if value in FLAGS and event.tag is None and not event.style:
            return FLAGS[value]
        if self._separators:
            value = value.translate(self._separators)
        at = position(event.start_mark)
        if event.tag is not None:
            self._problems.append(_tag(event.tag, at))
        if not value.isprintable():
            value = read_unseen(value, at, self._problems)
        if event.style or value[:1] not in SUSPECT:
            return value
        return read_plain(value, at, self._problems)


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
    help = "delete the tag; a text that begins with ! needs quotes" if tag.startswith("!") else "delete the tag"
    return Problem("tag", at, f"tags such as {tag} are not used here", help)
