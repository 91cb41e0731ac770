"""What a scalar may be. Whatever YAML versions and tools read differently is refused instead of guessed at."""

from __future__ import annotations

import itertools
import re
from math import isfinite
from typing import Any

from errcat.problems import Position, Problem

# Tab and line ends are the only control characters of a text; the rest cannot be seen and breaks outputs.
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff\ud800-\udfff]")
_ORDINARY = b"\t\n" + bytes(range(0x20, 0x7F))
_NUMBER = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+([eE][-+][0-9]+)?)?")
_BOOLEANS = frozenset(["yes", "no", "on", "off", "y", "n", "true", "false"])
FLAGS = {"true": True, "false": False}
"""The booleans, which no YAML reads otherwise where they stand plain."""

_NULLS = frozenset(["~", "null", ""])
# What YAML 1.1 or 1.2 reads as a number or a date although a person might not.
_ODD = (
    r"[-+]?(0[0-7_]+|0[xob][0-9a-fA-F_]+|[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)?|[0-9][0-9_]*(\.[0-9_]*)?([eE][-+]?[0-9]+)?"
    r"|\.[0-9][0-9_]*([eE][-+]?[0-9]+)?|\.inf|\.nan|=)|\d{4}-\d{1,2}-\d{1,2}(([Tt]|[ \t]+)\d.*)?"
)


# A plain scalar that begins with anything else is text in every YAML.
SUSPECT = frozenset(["", *"~+-.=0123456789nNyYoOtTfF"])


def read_plain(value: str, at: Position, problems: list[Problem]) -> Any:
    """The value of a plain scalar that begins with one of SUSPECT; what YAMLs read differently is a problem."""
    if value in FLAGS:
        return FLAGS[value]
    word = value.lower() if value.isascii() else value
    if word in _NULLS:
        return None
    if word in _BOOLEANS:
        message = f"{value} is a boolean in one YAML and text in another"
        problems.append(Problem("yaml-boolean", at, message, f'write "{value}" in quotes'))
        return value
    if word[0].isalpha():
        return value
    if _NUMBER.fullmatch(value):
        if value.lstrip("-").isdecimal() and len(value) < 20:
            return int(value)
        if isfinite(float(value)):
            return float(value)
    elif not re.fullmatch(_ODD, value, re.IGNORECASE):
        return value
    message = f"{value} can be read as a number or a date"
    problems.append(Problem("yaml-number", at, message, f'write "{value}" in quotes'))
    return value


def read_unseen(value: str, at: Position, problems: list[Problem]) -> str:
    """A text with characters that cannot be seen: line ends become line feeds, control characters are a problem."""
    value = value.replace("\r\n", "\n").replace("\r", "\n")
    match = _CONTROL.search(value)
    if match:
        problems.append(_control(match[0], at)._replace(help="delete it"))
    return value


def control_characters(source: str) -> list[Problem]:
    """The first control characters that stand in a file as themselves."""
    found: list[Problem] = []
    # Nearly all of a file is plain ASCII, which is left out much quicker than it is searched.
    if not _CONTROL.search(source.encode().translate(None, _ORDINARY).decode()):
        return found
    for match in itertools.islice(_CONTROL.finditer(source), 20):
        start = source.rfind("\n", 0, match.start()) + 1
        at = Position(source.count("\n", 0, match.start()) + 1, match.start() - start + 1)
        found.append(_control(match[0], at))
        if match[0] == "\0":
            break  # hardly the only one
    return found


def written_at(lines: list[str], at: Position) -> str:
    """A scalar as it stands in the file, which its value does not tell: 0.10 is not 0.1 to a person."""
    found = re.match(r"(?:&\S+\s+)?([^\s,\[\]{}]*)", lines[at.line - 1][at.column - 1 :])
    return found[1] if found else ""


def _control(char: str, at: Position) -> Problem:
    message = f"control character U+{ord(char):04X}; only tab and line feed may stand in a text"
    help = "is the file saved as UTF-8, not UTF-16?" if char == "\0" else "delete it"
    return Problem("control-character", at, message, help)
