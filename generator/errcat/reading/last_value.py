"""The last value that libyaml read before it gave up."""

from typing import NamedTuple

import yaml
from yaml.events import AliasEvent, CollectionEndEvent, CollectionStartEvent, MappingEndEvent, ScalarEvent

from errcat.problems import Position
from errcat.reading.nodes import position


class Value(NamedTuple):
    """What was read last: the character it begins with, and where it begins and ends."""

    kind: str
    start: Position
    end: Position


def last_value(text: str) -> Value | None:
    """What libyaml read last, if that begins with a mark of its own: quotes, brackets, an asterisk."""
    starts: list[Position] = []
    last: Value | None = None
    try:
        for event in yaml.parse(text.translate({0x2028: " ", 0x2029: " "}), yaml.CSafeLoader):
            start, end = position(event.start_mark), position(event.end_mark)
            last = None
            if isinstance(event, CollectionStartEvent):
                starts.append(start)
            elif isinstance(event, CollectionEndEvent):
                opened = starts.pop()
                last = Value("{" if isinstance(event, MappingEndEvent) else "[", opened, end) if end > start else None
            elif isinstance(event, ScalarEvent):
                last = Value(event.style, start, end) if event.style in ("'", '"') else None
            elif isinstance(event, AliasEvent):
                last = Value("*", start, end)
    except yaml.YAMLError:
        return last
    return None
