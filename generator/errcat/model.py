"""A catalogue in memory: frozen, typed, and free of any language.

Free text is `Prose`. It can be compared and measured like any text, but it refuses to become part of another text
by itself, so that nothing reaches an output before a filter has spelled it for the language of that output.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NoReturn, Protocol as Interface

from errcat.problems import Position

Shape = Mapping[str, Any]
"""A piece of JSON Schema with the words that catalog.schema.json lists under `shape`."""


class Prose(str):
    """Text as people wrote it. Only a filter, which reads it as a plain `str`, may print it."""

    __slots__ = ()

    def _refuse(self, *_: object) -> NoReturn:
        raise TypeError("free text goes through a filter that spells it, such as `| string` or `| comment`")

    @property
    def plain(self) -> str:
        """The text as a plain `str`, for spelling; templates cannot reach it."""
        return str.__str__(self)

    __str__ = __format__ = __add__ = __radd__ = __mod__ = __rmod__ = __getitem__ = __iter__ = __mul__ = _refuse


class Places(Interface):
    """Where the entries of a mapping of the catalogue stand."""

    def key_at(self, key: str) -> Position: ...
    def value_at(self, key: str) -> Position: ...


class Nowhere:
    """The places of what was not read from a file."""

    def key_at(self, key: str) -> Position:
        return Position()

    def value_at(self, key: str) -> Position:
        return Position()


def _facts(record: Any) -> dict[str, Any]:
    """The fields of a record that have a value, as plain data."""
    values = {name: getattr(record, name) for name in record.__slots__ if name not in ("at", "places", "name")}
    return {name: value for name, value in values.items() if value is not None}


def _places() -> Any:
    return field(default_factory=Nowhere, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Recovery:
    """What to do after an error. Times are in milliseconds; None where the specification gives no number."""

    hint: Prose
    action: str | None = None
    max_retries: int | None = None
    backoff_ms: int | None = None
    timeout_ms: int | None = None
    places: Places = _places()


@dataclass(frozen=True, slots=True)
class Notice:
    """What a person is told."""

    severity: str
    message: Prose
    action: str | None = None


@dataclass(frozen=True, slots=True)
class Detail:
    """One typed member of `details`."""

    name: str
    type: str
    required: bool
    summary: Prose | None


@dataclass(frozen=True, slots=True)
class Ending:
    """When a code was deprecated or retired, and what takes its place."""

    since: str
    use: str | None = None
    note: Prose | None = None
    places: Places = _places()


@dataclass(frozen=True, slots=True)
class Code:
    """One error code. `name` is exactly what goes over the wire."""

    name: str
    domain: str
    retryable: bool
    summary: Prose
    since: str | None = None
    message: Prose | None = None
    details: tuple[Detail, ...] = ()
    recovery: Recovery | None = None
    notice: Notice | None = None
    disconnect_after: int | None = None
    deprecated: Ending | None = None
    docs_url: str | None = None
    at: Position = field(default=Position(), compare=False, repr=False)
    places: Places = _places()

    @property
    def facts(self) -> dict[str, Any]:
        """All that is known of this code, as plain data; what it has no value for is not in it.

        The same in every output, so that a new fact needs no change in any template.
        """
        facts: dict[str, Any] = {"domain": self.domain, "retryable": self.retryable, "summary": self.summary}
        if self.since is not None:
            facts["since"] = self.since
        if self.message is not None:
            facts["message"] = self.message
        if self.details:
            facts["details"] = {detail.name: _facts(detail) for detail in self.details}
        if self.recovery is not None:
            facts["recovery"] = _facts(self.recovery)
        if self.notice is not None:
            facts["notice"] = _facts(self.notice)
        if self.disconnect_after is not None:
            facts["disconnect_after"] = self.disconnect_after
        if self.deprecated is not None:
            facts["deprecated"] = _facts(self.deprecated)
        if self.docs_url is not None:
            facts["docs_url"] = self.docs_url
        return facts

    @property
    def details_shape(self) -> Shape:
        """The JSON Schema of the details that this code declares."""
        properties = {
            detail.name: {"type": detail.type, **({"description": detail.summary} if detail.summary else {})}
            for detail in self.details
        }
        required = [detail.name for detail in self.details if detail.required]
        return {"type": "object", "required": required, "properties": properties}

    @property
    def is_timeout(self) -> bool:
        """Is this a deadline that passed, by its name?"""
        return self.name.lower().split("_")[-1] == "timeout"


@dataclass(frozen=True, slots=True)
class Retired:
    """A code that is gone. Its name is never used again."""

    name: str
    domain: str
    ending: Ending
    at: Position = field(default=Position(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Domain:
    """A family of codes, in the order of the catalogue."""

    name: str
    title: Prose
    summary: Prose | None
    codes: tuple[Code, ...]
    retired: tuple[Retired, ...] = ()
    generic: str | None = None
    at: Position = field(default=Position(), compare=False, repr=False)
    places: Places = _places()

    @property
    def names(self) -> list[str]:
        """Every name that is taken in this domain, also the retired ones."""
        return [*(code.name for code in self.codes), *(code.name for code in self.retired)]

    @property
    def facts(self) -> dict[str, Any]:
        """All that is known of this domain beside its codes, as plain data."""
        facts = {"title": self.title, "summary": self.summary, "generic": self.generic}
        return {name: value for name, value in facts.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Carrier:
    """An event type whose payload carries an error, and the members to walk to it, joined by dots."""

    event: str
    location: str
    at: Position = field(default=Position(), compare=False, repr=False)

    @property
    def shape(self) -> Shape:
        """The JSON Schema of an event with an error at this location; `#/$defs/error` is the error."""
        shape: Shape = {"$ref": "#/$defs/error"}
        for name in reversed(self.location.split(".")):
            shape = {"type": "object", "required": [name], "properties": {name: shape}}
        return shape


@dataclass(frozen=True, slots=True)
class Member:
    """A member of the error object besides `code` and `message`; `type` is a JSON type, or any."""

    name: str
    type: str
    required: bool
    at: Position = field(default=Position(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Action:
    """A word of the vocabulary of recovery."""

    name: str
    summary: Prose


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds of a whole protocol; None where it states none."""

    recoveries: int | None = None
    close_code: int | None = None
    max_backoff_ms: int | None = None


@dataclass(frozen=True, slots=True)
class Monitor:
    """How errors are counted by default: window in seconds, length of the top list, errors a second."""

    window_s: int | None = None
    top: int | None = None
    max_rate: float | None = None


@dataclass(frozen=True)
class Protocol:
    """A protocol, with everything it inherits already in it."""

    name: str
    title: Prose
    version: str
    status: str
    spelling: str
    error: Shape
    carriers: tuple[Carrier, ...]
    domains: tuple[Domain, ...]
    summary: Prose | None = None
    extends: str | None = None
    fallback: str | None = None
    event: Shape | None = None
    error_event: Shape | None = None
    actions: tuple[Action, ...] = ()
    unknown_recovery: Recovery | None = None
    unknown_notice: Notice | None = None
    limits: Limits | None = None
    monitor: Monitor | None = None
    at: Position = field(default=Position(), compare=False, repr=False)
    places: Places = _places()

    @property
    def label(self) -> Prose:
        """Title and version."""
        return Prose(f"{self.title.plain} {self.version}")

    @cached_property
    def facts(self) -> dict[str, Any]:
        """All that is known of this protocol beside its domains and codes, as plain data."""
        unknown = {"recovery": self.unknown_recovery, "notice": self.unknown_notice}
        facts = {
            "name": self.name,
            "title": self.title,
            "version": self.version,
            "status": self.status,
            "summary": self.summary,
            "extends": self.extends,
            "spelling": self.spelling,
            "fallback": self.fallback,
            "error": self.error,
            "event": self.event,
            "error_event": self.error_event,
            "carriers": {carrier.event: carrier.location for carrier in self.carriers},
            "actions": {action.name: action.summary for action in self.actions} or None,
            "unknown": {name: _facts(record) for name, record in unknown.items() if record is not None} or None,
            "limits": self.limits and _facts(self.limits),
            "monitor": self.monitor and _facts(self.monitor),
            "retired": {code.name: {"domain": code.domain, **_facts(code.ending)} for code in self.retired} or None,
        }
        return {name: value for name, value in facts.items() if value is not None}

    @cached_property
    def codes(self) -> tuple[Code, ...]:
        """Every living code, domain by domain."""
        return tuple(code for domain in self.domains for code in domain.codes)

    @cached_property
    def retired(self) -> tuple[Retired, ...]:
        """Every retired code, domain by domain."""
        return tuple(code for domain in self.domains for code in domain.retired)

    @cached_property
    def members(self) -> tuple[Member, ...]:
        """The members of the error object besides `code` and `message`, in order."""
        required = self.error.get("required") or ()
        return tuple(
            Member(name, shape.get("type", "any"), name in required, self.places.key_at("error"))
            for name, shape in (self.error.get("properties") or {}).items()
            if name not in ("code", "message")
        )

    @cached_property
    def member_names(self) -> list[str]:
        """The members of the error object besides `code`, `message` and `retryable`, in order."""
        return [member.name for member in self.members if member.name != "retryable"]

    @cached_property
    def generic(self) -> str | None:
        """The code that stands for the whole protocol, if there is one: `<protocol>_error`."""
        name = f"{self.name}_error"
        return next((code.name for code in self.codes if code.name.lower() == name), None)

    @cached_property
    def code_facts(self) -> dict[str, dict[str, Any]]:
        """The facts of every living code, by name."""
        return {code.name: code.facts for code in self.codes}

    @cached_property
    def domain_facts(self) -> dict[str, dict[str, Any]]:
        """The facts of every domain, by name."""
        return {domain.name: domain.facts for domain in self.domains}

    @cached_property
    def choices(self) -> list[Shape]:
        """Each living code as JSON Schema, with what editors show of it."""
        return [
            {"const": code.name, "description": code.summary, **({"deprecated": True} if code.deprecated else {})}
            for code in self.codes
        ]

    @cached_property
    def detailed(self) -> tuple[Code, ...]:
        """The codes that declare details."""
        return tuple(code for code in self.codes if code.details)

    @cached_property
    def special(self) -> tuple[Code, ...]:
        """The codes whose senders have something to mind: declared details, or a deprecation."""
        return tuple(code for code in self.codes if code.details or code.deprecated)

    @cached_property
    def ordinary(self) -> tuple[Code, ...]:
        """The codes that are not special."""
        return tuple(code for code in self.codes if not code.details and not code.deprecated)

    @cached_property
    def recovering(self) -> tuple[Code, ...]:
        """The codes that have something to say about recovery or disconnecting."""
        return tuple(code for code in self.codes if code.recovery or code.disconnect_after is not None)

    @cached_property
    def entries(self) -> tuple[Code | Retired, ...]:
        """Every code, living or retired, domain by domain."""
        entries: list[Code | Retired] = []
        for domain in self.domains:
            entries += [*domain.codes, *domain.retired]
        return tuple(entries)

    @cached_property
    def by_name(self) -> Mapping[str, Code]:
        """The living codes by name."""
        return {code.name: code for code in self.codes}


@dataclass(frozen=True, slots=True)
class Package:
    """What the generated packages are called."""

    name: str
    version: str
    license: str
    docs_url: str | None = None

    @property
    def facts(self) -> dict[str, Any]:
        """All that is known of the package, as plain data."""
        return {"name": self.name, **_facts(self)}


@dataclass(frozen=True, slots=True)
class Catalog:
    """Everything that catalog.yaml says."""

    package: Package
    protocols: tuple[Protocol, ...]

    @property
    def codes(self) -> Iterator[tuple[Protocol, Code]]:
        """Every living code with its protocol."""
        return ((protocol, code) for protocol in self.protocols for code in protocol.codes)
