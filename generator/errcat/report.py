"""Problems as people and programs read them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import click

from errcat.output import MANIFEST, STAYING, Change
from errcat.problems import Position, Problem

HELP_WIDTH = 160


def text(path: str, source: str, problems: Sequence[Problem]) -> str:
    """`file:line:column: RULE words`, the line with a caret under it, and the help."""
    lines = source.split("\n")
    return "\n".join(_full(path, lines, problem) for problem in problems)


def concise(path: str, source: str, problems: Sequence[Problem]) -> str:
    """One line a problem."""
    return "\n".join(_head(path, problem) for problem in problems)


def as_json(path: str, source: str, problems: Sequence[Problem]) -> str:
    """A list of objects with rule, level, path, line, column, message and help."""
    return json.dumps([_finding(path, problem) for problem in problems], indent=2)


FORMATS: dict[str, Callable[[str, str, Sequence[Problem]], str]] = {
    "text": text,
    "concise": concise,
    "json": as_json,
}


def number_of(count: int, noun: str) -> str:
    """`1 file`, `2 files`."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _finding(path: str, problem: Problem) -> dict[str, Any]:
    return {
        "rule": problem.rule,
        "level": problem.level,
        "path": path,
        "line": problem.at.line,
        "column": problem.at.column,
        "message": problem.message,
        "help": problem.help,
    }


def _head(path: str, problem: Problem) -> str:
    place = f"{visible(path)}:{problem.at.line}:{problem.at.column}:"
    rule = click.style(problem.rule, fg="yellow" if problem.level == "warning" else "red", bold=True)
    level = "warning: " if problem.level == "warning" else ""
    return f"{click.style(place, bold=True)} {level}{rule} {visible(problem.message)}"


def _full(path: str, lines: Sequence[str], problem: Problem) -> str:
    parts = [_head(path, problem)]
    if 0 < problem.at.line <= len(lines) and lines[problem.at.line - 1].strip():
        parts.extend(_excerpt(lines[problem.at.line - 1], problem.at))
    if problem.help:
        parts.append(f"      = {click.style('help:', fg='cyan')} {visible(problem.help)}")
    return "\n".join(parts)


def _excerpt(line: str, at: Any) -> list[str]:
    """The source line, cut around the column if it is long, and a caret."""
    column = min(at.column - 1, len(line))
    start = max(0, column - HELP_WIDTH // 2)
    shown = line[start : start + HELP_WIDTH]
    before = visible(shown[: column - start])
    return [f"{at.line:>5} | {visible(shown)}", f"      | {' ' * len(before)}{click.style('^', fg='red', bold=True)}"]


def visible(text: str) -> str:
    """Text that cannot play tricks on a terminal: what cannot be seen stands as an escape."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else " " if c == "\t" else ascii(c)[1:-1] for c in text)


_STATES = {
    "create": "missing",
    "delete": "left over",
    "block": "in the way, not written by errcat",
    "orphan": "left over, there is no target of this name",
}


def state(change: Change) -> str:
    """What is the matter with a file, in words."""
    if change.verb == "keep":
        return "left over, but edited by hand" if change.edited else "not written by errcat"
    if change.verb == "update":
        return "edited by hand" if change.edited else "stale"
    return _STATES[change.verb]


def told(changes: Sequence[Change]) -> list[Change]:
    """The changes worth telling: a manifest follows the other files, and is told only when it stands alone."""
    return [change for change in changes if change.path.name != MANIFEST] or list(changes)


def change_line(change: Change) -> str:
    """One line of `errcat generate`."""
    if change.verb in STAYING:
        return f"warning: kept {visible(str(change.path))}: {state(change)}"
    return f"{change.verb} {visible(str(change.path))}" + (" (was edited by hand)" if change.edited else "")


def drift(
    changes: Sequence[Change], root: str, command: str, format: str, warnings: Sequence[Problem], path: str
) -> str:
    """What `errcat check` found: each file with its state, a diff, and the command that mends it."""
    rows = []
    for change in changes:
        file = visible(f"{root}/{change.path}")
        rows.append((change, file, _mending(change, file, command)))
    if format == "json":
        found = [_finding(path, problem) for problem in warnings]
        for change, file, mend in rows:
            found.append(_finding(file, Problem("drift", Position(1, 1), state(change), mend)))
        return json.dumps(found, indent=2)
    if format == "concise":
        return "\n".join(f"{file}: drift {state(change)}" for change, file, _ in rows)
    parts = []
    for change, file, mend in rows:
        head = f"{click.style(file, bold=True)}: {click.style(state(change), fg='red')}"
        parts.append("\n".join([head, *_diff(change, file), f"      = {click.style('help:', fg='cyan')} {mend}"]))
    return "\n".join(parts)


def _mending(change: Change, file: str, command: str) -> str:
    if change.verb in STAYING:
        return f"move or delete {file}"
    return f"move {file} away, then {command}" if change.verb == "block" else command


_LONGEST_DIFF = 60


def _diff(change: Change, file: str) -> list[str]:
    """What is on the disk against what belongs there, as far as it helps."""
    import difflib

    if change.verb in STAYING and not change.edited:
        return []
    before = (change.before or b"").decode("utf-8", "backslashreplace").splitlines()
    after = (change.after or b"").decode("utf-8", "backslashreplace").splitlines()
    if max(len(before), len(after)) > 20_000:
        return [f"      {len(before)} lines on the disk, {len(after)} lines expected"]
    lines = [visible(line) for line in difflib.unified_diff(before, after, file, "expected", n=1, lineterm="")]
    more = len(lines) - _LONGEST_DIFF
    return [*lines[:_LONGEST_DIFF], *([f"... {more} more lines"] if more > 0 else [])]
