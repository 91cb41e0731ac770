"""What a protocol has beside its codes."""

from typing import Any, NamedTuple

from errcat.model.base import NOWHERE, Places, Prose, Shape
from errcat.model.code import Code, Retired
from errcat.problems import Position


class Domain(NamedTuple):
    """A family of codes, in the order of the catalogue."""

    name: str
    title: Prose
    summary: Prose | None
    codes: tuple[Code, ...]
    retired: tuple[Retired, ...] = ()
    generic: str | None = None
    at: Position = Position()
    places: Places = NOWHERE

    @property
    def names(self) -> list[str]:
        """Every name that is taken in this domain, also the retired ones."""
        return [*(code.name for code in self.codes), *(code.name for code in self.retired)]

    @property
    def facts(self) -> dict[str, Any]:
        """All that is known of this domain beside its codes, as plain data."""
        facts = {"title": self.title, "summary": self.summary, "generic": self.generic}
        return {name: value for name, value in facts.items() if value is not None}


class Carrier(NamedTuple):
    """An event type whose payload carries an error, and the members to walk to it, joined by dots."""

    event: str
    location: str
    at: Position = Position()

    @property
    def shape(self) -> Shape:
        """The JSON Schema of an event with an error at this location; `#/$defs/error` is the error."""
        shape: Shape = {"$ref": "#/$defs/error"}
        for name in reversed(self.location.split(".")):
            shape = {"type": "object", "required": [name], "properties": {name: shape}}
        return shape


class Member(NamedTuple):
    """A member of the error object besides `code` and `message`; `type` is a JSON type, or any."""

    name: str
    type: str
    required: bool
    at: Position = Position()


class Action(NamedTuple):
    """A word of the vocabulary of recovery."""

    name: str
    summary: Prose


class Limits(NamedTuple):
    """Bounds of a whole protocol; None where it states none."""

    recoveries: int | None = None
    close_code: int | None = None
    max_backoff_ms: int | None = None


class Monitor(NamedTuple):
    """How errors are counted by default: window in seconds, length of the top list, errors a second."""

    window_s: int | None = None
    top: int | None = None
    max_rate: float | None = None
