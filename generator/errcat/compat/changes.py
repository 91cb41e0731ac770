"""A change, all changes between two catalogues, and what they ask of the version number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from errcat.compat.levels import Bump, Level, greatest
from errcat.compat.rules import RULES


class Change(NamedTuple):
    """One change: by which rule, where (`harmovela.task_timeout`), what it is, and who has to do what."""

    rule: str
    level: Level
    where: str
    message: str
    senders: str
    receivers: str

    @property
    def protocol(self) -> str:
        """The protocol it is about; `package` for what is about none."""
        return self.where.partition(".")[0]


class Comparison(NamedTuple):
    """Every change between two catalogues, in the order of the newer one."""

    changes: tuple[Change, ...]

    @property
    def bump(self) -> Bump:
        """The part of the version number that has to move."""
        return greatest(change.level for change in self.changes)

    @property
    def facts(self) -> dict[str, Any]:
        """Plain data, as `errcat diff --output-format json` prints it."""
        return {"bump": self.bump.value, "changes": [change._asdict() for change in self.changes]}


Compare = Callable[[str, Any, Any], Iterator[Change]]
"""The changes between two values of a field, at a place; they differ."""

Table = Mapping[str, Compare]
"""How each field of a record is compared."""


def change(rule: str, where: str, message: str, old: Any = None, new: Any = None) -> Change:
    """A change by a rule; `old` and `new` fill its sentences."""
    found = RULES[rule]
    words = {"old": named(old), "new": named(new)}
    return Change(rule, found.level, where, message, found.senders.format(**words), found.receivers.format(**words))


def changed(rule: str, what: str) -> Compare:
    """A field with one value: it changed by this rule, whatever it was."""

    def compare(where: str, old: Any, new: Any) -> Iterator[Change]:
        yield change(rule, where, said(what, old, new), old, new)

    return compare


def told_elsewhere(reason: str) -> Compare:  # noqa: ARG001 - the reason stands where a reader looks for it
    """A field that follows from others, whose changes are told there."""

    def compare(where: str, old: Any, new: Any) -> Iterator[Change]:  # noqa: ARG001 - as all comparisons are called
        return iter(())

    return compare


def compared(table: Table, where: str, old: Any, new: Any) -> Iterator[Change]:
    """The changes between two records, field by field."""
    for name, compare in table.items():
        before, after = getattr(old, name), getattr(new, name)
        if before != after:
            yield from compare(where, before, after)


def said(what: str, old: Any, new: Any) -> str:
    """What a field was and what it is, in a sentence without an end."""
    if old is None:
        return f"{what} is {quoted(new)}; there was none"
    if new is None:
        return f"{what} is gone; it was {quoted(old)}"
    return f"{what} is {quoted(new)}; it was {quoted(old)}"


_LONGEST = 100


def quoted(value: Any) -> str:
    """A value in a message: a text in quotes, on one line and not too long."""
    if not isinstance(value, str):
        return named(value)
    text = str.__str__(value)
    return repr(text if len(text) <= _LONGEST else f"{text[: _LONGEST - 4]} ...")


def named(value: Any) -> str:
    """A value in a sentence, as the catalogue writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return "nothing" if value is None else str.__str__(value) if isinstance(value, str) else str(value)
