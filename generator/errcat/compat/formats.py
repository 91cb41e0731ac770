"""A comparison as people and programs read it: text, JSON, Markdown, commands of a GitHub workflow."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from errcat.compat.changes import Change, Comparison
from errcat.compat.levels import BUMPS, Bump, Level
from errcat.problems import Position
from errcat.words import markdown

At = Callable[[Change], Position]
"""Where a change stands in the newer catalogue."""


def text(comparison: Comparison, path: str, at: At) -> str:
    """Three lines a change, the worst first: what it is, and who has to do what."""
    return "\n".join(_lines(change) for change in _worst_first(comparison))


def as_json(comparison: Comparison, path: str, at: At) -> str:
    """`{"bump": ..., "changes": [{"rule", "level", "where", "message", "senders", "receivers"}]}`."""
    return json.dumps(comparison.facts, indent=2)


def as_markdown(comparison: Comparison, path: str, at: At) -> str:
    """A table for each level, as it fits into a pull request."""
    parts = [f"**Version: {comparison.bump}.** {counted(comparison)}."]
    for level in Level:
        rows = [
            f"| `{change.where}` | {_cell(change.message)} ({change.rule}) "
            f"| {_cell(change.senders)} | {_cell(change.receivers)} |"
            for change in comparison.changes
            if change.level is level
        ]
        if rows:
            head = f"### {level.capitalize()}\n\n| Where | What | Senders | Receivers |\n| --- | --- | --- | --- |"
            parts.append("\n".join([head, *rows]))
    return "\n\n".join(parts)


def github(comparison: Comparison, path: str, at: At) -> str:
    """The text, and annotations at the lines of the catalogue; GitHub shows ten of a kind and drops the rest."""
    parts = [text(comparison, path, at)] if comparison.changes else []
    counts = dict.fromkeys(_SHOWN, 0)
    for change in _worst_first(comparison):
        kind = _KINDS[BUMPS[change.level]]
        counts[kind] += 1
        if counts[kind] <= _SHOWN[kind]:
            parts.append(_annotation(kind, change, path, at(change)))
    hidden = sum(max(0, count - _SHOWN[kind]) for kind, count in counts.items())
    if hidden:
        parts.append(f"::notice title=errcat diff::{hidden} more changes are in the log alone")
    return "\n".join(parts)


FORMATS: dict[str, Callable[[Comparison, str, At], str]] = {
    "text": text,
    "json": as_json,
    "markdown": as_markdown,
    "github": github,
}


def counted(comparison: Comparison) -> str:
    """How many changes there are, in words."""
    count = len(comparison.changes)
    return "no change" if not count else "1 change" if count == 1 else f"{count} changes"


_KINDS = {Bump.MAJOR: "error", Bump.MINOR: "warning", Bump.PATCH: "notice"}
# One notice is kept for the count of what is not shown.
_SHOWN = {"error": 10, "warning": 10, "notice": 9}


def _worst_first(comparison: Comparison) -> Iterator[Change]:
    for level in Level:
        yield from (change for change in comparison.changes if change.level is level)


def _lines(change: Change) -> str:
    head = f"{change.level} {change.where}: {change.rule} {change.message}"
    return f"{head}\n    senders:   {change.senders}\n    receivers: {change.receivers}"


def _cell(text: str) -> str:
    return markdown(text)


def _annotation(kind: str, change: Change, path: str, at: Position) -> str:
    properties = {"file": path, "line": at.line, "col": at.column, "title": change.rule}
    shown = ",".join(f"{name}={_property(str(value))}" for name, value in properties.items() if value)
    return f"::{kind} {shown}::{_data(f'{change.where}: {change.message}. Receivers: {change.receivers}')}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
