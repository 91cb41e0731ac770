"""Lines that are no YAML because of where they stand, or because of what should be a colon or a space in them.

libyaml tells the line in which it gave up; here its neighbours are looked at, as a person would.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from errcat.problems import Position

Told = tuple[Position, str, str]
"""Where, what, and the help."""

_LONGEST_KEY = 1024
_NO_SPACE = "[^\\S \t\n]|[\u200b\u2060\ufeff]"
_ODD_SPACE = re.compile(rf"^ *({_NO_SPACE})|:({_NO_SPACE})|^ *[\w.-]+(\uff1a)")
_NO_COLON = re.compile(r"\s*(?:- )?([\w.-]+)\s*([{\[])")


class _Level(NamedTuple):
    """A line above another one, and its indentation: the other one may stand beside it."""

    line: int
    indent: int


def odd_space(lines: list[str], number: int) -> Told | None:
    """What looks like a space or a colon and is none, in a line or the one above it."""
    for near in (said_above(lines, number), number):
        found = _ODD_SPACE.search(lines[near - 1]) if near else None
        if found:
            place = next(group for group in (1, 2, 3) if found[group])
            char = found[place]
            what = "colon" if place == 3 else "space"
            at = Position(near, found.start(place) + 1)
            return at, f"U+{ord(char):04X} stands here, which is no {what} of YAML", f"type the {what} anew"
    return None


def spaced(line: str, before: str = "") -> str:
    """The help against a key with no space behind its colon, if the line begins with one."""
    found = re.match(r"""\s*(?:- )?(["']?[\w.-]+["']?):(\S)""", line)
    if found is None or (before and found[2] not in before):
        return ""
    return f"a colon needs a space behind it: `{found[1]}: ...`"


def second_colon(lines: list[str], at: Position) -> Told:
    """A colon where no key can stand: in a text, or in a line that is not where it belongs."""
    line = lines[at.line - 1]
    before = line[: at.column - 1]
    indent = _indent(line)
    if len(before.strip()) > _LONGEST_KEY:
        return at, f"a key of more than {_LONGEST_KEY} characters", "is it a text with `: ` in it, which needs quotes?"
    if re.search(r":\s", before):
        key = Position(at.line, indent + 1)
        if spaced(line, "{["):
            return key, "a colon without a space", spaced(line, "{[")
        bracket = _NO_COLON.match(line)
        if bracket:
            message = f"there is no colon before this {bracket[2]}"
            return Position(at.line, bracket.start(2) + 1), message, f"write `{bracket[1]}: {bracket[2]} ...`"
        return at, "a second `: ` in one line", "a text with `: ` in it needs quotes"
    above = said_above(lines, at.line)
    upper = lines[above - 1] if above else ""
    if above and not re.search(r":(\s|$)", upper):
        key = Position(above, _indent(upper) + 1)
        if indent == _indent(upper):
            help = spaced(upper) or "a key has a colon and a space behind it"
            return key, "a key is missing, or the colon behind it", help
        if indent > _indent(upper):
            message = f"this line is indented deeper than line {above}, which has no colon"
            return Position(at.line, indent + 1), message, f"write a colon at the end of line {above}?"
    told = misplaced(lines, at.line)
    return told or (at, "a key cannot stand here", "a text with `: ` in it needs quotes")


def misplaced(lines: list[str], number: int) -> Told | None:
    """A line whose indentation is none of those above it; or the one above that it makes look wrong."""
    indent = _indent(lines[number - 1])
    levels = [*_levels(lines, number)]
    upper = next((level for level in levels if level.indent < indent), None)
    if upper is None or any(level.indent == indent for level in levels):
        return None
    here = Position(number, indent + 1)
    if any(level.indent == indent for level in _levels(lines, upper.line)):
        at = Position(upper.line, upper.indent + 1)
        message = f"this line is indented by {upper.indent}, its neighbours before and behind by {indent}"
        return at, message, f"indent it by {indent}, or line {number} like it"
    deeper = next((level for level in reversed(levels) if level.indent > indent), None)
    if deeper is not None:
        message = f"this line is indented by {indent}, those that it can belong to by {upper.indent} or {deeper.indent}"
        help = f"indent it by {deeper.indent} like line {deeper.line}, or by {upper.indent} like line {upper.line}"
        return here, message, help
    message = f"this line is indented deeper than line {upper.line}, which has a value already"
    help = f"indent both alike; or is a key missing between them, or is it text of line {upper.line}, which then needs quotes?"
    return here, message, help


def _levels(lines: list[str], number: int) -> Iterator[_Level]:
    """The lines above one that are still open there, from the nearest one outwards."""
    indent = None
    for above in range(number - 1, 0, -1):
        line = lines[above - 1]
        if _is_said(line) and (indent is None or _indent(line) < indent):
            indent = _indent(line)
            yield _Level(above, indent)


def said_above(lines: list[str], number: int) -> int:
    """The line above that is neither blank nor a comment; 0 if there is none."""
    return next((above for above in range(number - 1, 0, -1) if _is_said(lines[above - 1])), 0)


def _is_said(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))
