"""What is no YAML, told so that its author can mend it: libyaml says where it gave up, which is often too late.

A help names every likely cause where there are two; nobody knows what the author meant.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import yaml

from errcat.problems import Position, Problem
from errcat.reading.events import MAX_DEPTH
from errcat.reading.last_value import last_value
from errcat.reading.lines import misplaced, odd_space, said_above, second_colon, spaced
from errcat.reading.nodes import position

_CONFLICT = re.compile(r"(<{7}|>{7}|\|{7})( .*)?|={7}")
_CLOSING = {"{": "}", "[": "]"}
_ANY_HELP = "is a text here that needs quotes, or a bracket or a quote before it that is not closed?"
_QUOTES_HELP = "inside of quotes \" is written \\\" in a text with \", and ' is written '' in a text with '"


class _Fault(NamedTuple):
    """An error of libyaml: its words, where it gave up, where what it was reading begins, and the lines of the text."""

    said: str
    doing: str
    at: Position
    begun: Position
    lines: list[str]
    text: str

    @property
    def line(self) -> str:
        """The line in which libyaml gave up."""
        return self.lines[self.at.line - 1]

    @property
    def char(self) -> str:
        """The character before which libyaml gave up; nothing at the end of a line."""
        return self.line[self.at.column - 1 : self.at.column]

    @property
    def ended(self) -> int:
        """The line above that ends the document, if one does."""
        return next((n for n in range(self.at.line, 0, -1) if self.lines[n - 1].startswith("...")), self.at.line)

    @property
    def is_first(self) -> bool:
        """Did libyaml give up before anything stood in the line?"""
        return not self.line[: self.at.column - 1].strip()


def syntax_problem(error: yaml.MarkedYAMLError, text: str) -> Problem:
    """What libyaml has against a text, at the place where it is mended."""
    lines = text.split("\n")
    end = Position(len(lines), len(lines[-1]) + 1)  # libyaml may point behind it
    at = min(position(error.problem_mark or error.context_mark), end)
    begun = min(position(error.context_mark), end) if error.context_mark else at
    fault = _Fault(error.problem or "", error.context or "", at, begun, lines, text)
    for number, line in enumerate(lines, 1):
        if _CONFLICT.fullmatch(line):
            help = "keep one side, and delete the lines of <<<<<<<, ======= and >>>>>>>"
            return Problem("yaml-syntax", Position(number, 1), "a conflict of a merge is not resolved", help)
    line = fault.line
    if "\t" in line[: at.column] and "\t" in line[: len(line) - len(line.lstrip())] + fault.char:
        return Problem("tab", at, "a tab cannot stand here in YAML", "use spaces")
    if "nesting depth" in fault.said:
        return Problem("too-deep", at, f"nested more than {MAX_DEPTH} levels deep")
    return Problem("yaml-syntax", *(odd_space(lines, at.line) or _scanned(fault) or _parsed(fault)))


_Told = tuple[Position, str, str]


def _scanned(fault: _Fault) -> _Told | None:
    """What is wrong with a single word of YAML, if it is that."""
    at, begun, said = fault.at, fault.begun, fault.said
    first = fault.lines[begun.line - 1][begun.column - 1 : begun.column]
    if "quoted scalar" in fault.doing:
        if "end of stream" in said or "document indicator" in said:
            return (
                begun,
                f"the text in quotes that begins here does not end: {first} is missing",
                f"close it with {first}",
            )
        escape = "write the character itself, or \\U and eight digits"
        if "unknown escape" in said:
            escape = "a backslash in double quotes is written twice; in single quotes it stands for itself"
        return at, f"{said} {fault.doing}", escape
    if "cannot start any token" in said:
        return _unquoted(at, fault.char)
    if "scanning an alias" in fault.doing or "scanning an anchor" in fault.doing:
        return _unquoted(begun, first)
    if "scanning a block scalar" in fault.doing:
        message = f"a text behind {first} begins in the next line"
        return begun, message, f"begin a new line, or put the whole text in quotes if it begins with {first}"
    if "scanning a simple key" in fault.doing:
        line = fault.lines[begun.line - 1][begun.column - 1 :]
        return (
            begun,
            "a key is missing, or the colon behind it",
            spaced(line)
            or ("a key has a colon and a space behind it; a text that goes on here is indented deeper than its key"),
        )
    if "entries are not allowed" in said or "keys are not allowed" in said:
        help = (
            f"put a text that begins with {fault.char} in quotes; an entry with {fault.char} begins a line of its own"
        )
        return at, f"{fault.char} cannot stand here", help
    return None


def _parsed(fault: _Fault) -> _Told:
    """What is wrong with how the words of YAML follow each other."""
    at = fault.at
    if "<document start>" in fault.said:
        return Position(fault.ended, 1), "the document ends here, and something follows", "delete this line"
    if "mapping values" in fault.said:
        return second_colon(fault.lines, at)
    help = spaced(fault.line, '"{[' + "'") if fault.at.line >= fault.begun.line else ""
    if help:
        return Position(at.line, len(fault.line) - len(fault.line.lstrip()) + 1), "a colon without a space", help
    return _behind_a_value(fault) or _in_brackets(fault) or _in_block(fault)


def _behind_a_value(fault: _Fault) -> _Told | None:
    """Something follows a value that looked complete, because its quotes or brackets are part of a text."""
    at, value = fault.at, last_value(fault.text)
    if value is None or value.end.line != at.line or fault.line[value.end.column - 1 : at.column - 1].strip():
        return None
    rest = re.split(r"\s#", fault.line[at.column - 1 :])[0].strip()
    if rest in (",", ";") and "expected ','" not in fault.said:
        return at, f"a {rest} cannot stand behind a value here", "delete it"
    if value.kind in "'\"":
        if value.start.line < at.line:
            message = f"the text in quotes that begins here ends in line {at.line}, where something follows it"
            return value.start, message, f"is its closing {value.kind} missing?"
        if fault.char not in _CLOSING.values():
            comma = "; or is a comma missing?" if "expected ','" in fault.said else ""
            return at, "something follows a text in quotes", f"{_QUOTES_HELP}{comma}"
    elif value.start.line == at.line and fault.char and fault.char not in ":}]":
        if "expected ','" not in fault.said:
            if ": " in fault.line[value.start.column : at.column - 1]:
                closing = _CLOSING.get(value.kind, value.kind)
                return at, f"something follows the {closing} of a value", "delete it; a comment begins with #"
            return _unquoted(value.start, value.kind)
        message = f"something follows the {value.kind} of column {value.start.column} and what belongs to it"
        return at, message, f"a text that begins with {value.kind} needs quotes; or is a comma missing?"
    return None


def _in_brackets(fault: _Fault) -> _Told | None:
    at, begun = fault.at, fault.begun
    if fault.char == "," and "expected node content" in fault.said:
        return at, "a second comma", "delete one of them"
    opening = fault.lines[begun.line - 1][begun.column - 1 : begun.column]
    if "parsing a flow" not in fault.doing or opening not in _CLOSING:
        return None
    closing = _CLOSING[opening]
    comment = re.search(r"\s#", fault.lines[begun.line - 1][begun.column :])
    if comment and at.line > begun.line:
        behind = Position(begun.line, begun.column + comment.end())
        message = f"the {opening} of column {begun.column} is not closed before this #, which begins a comment"
        return behind, message, "a text with ` #` in it needs quotes"
    if fault.char == "]" and at.line == begun.line and "[" not in fault.line[begun.column : at.column]:
        return at, "a ] that nothing opens", "delete it, or put a text with it in quotes"
    if at.line > begun.line or not fault.char or fault.char in "}]":
        help = f"write {closing} behind its last entry"
        if at.line > begun.line and fault.char:
            help += f", or is a comma missing before line {at.line}?"
        return begun, f"the {opening} that stands here is not closed", help
    help = "is a comma missing?"
    if fault.char == ":":
        help = "a text with `: ` in it needs quotes; or is a comma missing before the key?"
    elif fault.char in _CLOSING:
        help = f"a text with {fault.char} in it needs quotes here; or is a comma missing?"
    return at, f"{fault.char} stands where , or {closing} belongs", help


def _in_block(fault: _Fault) -> _Told:
    at, begun = fault.at, fault.begun
    if fault.char and fault.char in "}]":
        return at, f"a {fault.char} that nothing opens", "delete it, or put a text with it in quotes"
    told = misplaced(fault.lines, at.line) if fault.is_first and at.line > begun.line else None
    if told:
        return told
    above = said_above(fault.lines, at.line)
    if fault.is_first and above and fault.lines[above - 1].strip() == "-":
        return Position(above, fault.lines[above - 1].find("-") + 1), "a - with nothing behind it", "delete it"
    if fault.is_first and "'-' indicator" in fault.said:
        message = f"a list begins here, and line {at.line} is no entry of it"
        return begun, message, "delete the -, or begin every entry with one"
    if fault.is_first and re.match(r"-(\s|$)", fault.line[at.column - 1 :]):
        return at, "an entry of a list stands among keys", "delete the -, or indent the line"
    said = " ".join(part for part in (fault.said, fault.doing) if part)
    return at, said, _ANY_HELP


def _unquoted(at: Position, char: str) -> _Told:
    return at, f"a text cannot begin with {char} unless it is quoted", "put the whole text in quotes"
