"""Texts that end at a `#` which was meant to be a part of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import yaml

from errcat.problems import Position, Problem
from errcat.reading.nodes import position

# Who comments writes a blank behind the #.
_CUT = re.compile(r"[ \t]+#[^\s#]")


def cut_texts(source: str) -> Iterator[Problem]:
    """A warning where a text of several words is followed by something like ` #7`: for YAML that is a comment."""
    if "#" not in source or not _CUT.search(source):
        return
    lines = source.split("\n")
    # As in `events.py`, separators end no line.
    for event in yaml.parse(source.translate({0x2028: "\ue000", 0x2029: "\ue000"}), yaml.CSafeLoader):
        if isinstance(event, yaml.ScalarEvent) and not event.style and " " in event.value:
            end = position(event.end_mark)
            found = _CUT.match(lines[end.line - 1], end.column - 1)
            if found:
                at = Position(end.line, found.end() - 1)
                message = "a text ends here, as ` #` begins a comment"
                yield Problem("cut-text", at, message, "put the text in quotes, or a blank behind the #", "warning")
