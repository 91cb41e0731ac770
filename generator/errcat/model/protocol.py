"""A protocol, and what follows from it."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

from errcat.model.base import NOWHERE, Places, Prose, Shape, facts_of
from errcat.model.code import Code, Notice, Recovery, Retired
from errcat.model.parts import Action, Carrier, Domain, Limits, Member, Monitor
from errcat.problems import Position
from errcat.words import Names


class _Protocol(NamedTuple):
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
    inherited: frozenset[str] = frozenset()
    fallback: str | None = None
    event: Shape | None = None
    error_event: Shape | None = None
    fresh: Mapping[str, str] | None = None
    actions: tuple[Action, ...] = ()
    unknown_recovery: Recovery | None = None
    unknown_notice: Notice | None = None
    limits: Limits | None = None
    monitor: Monitor | None = None
    at: Position = Position()
    places: Places = NOWHERE


class Protocol(_Protocol):
    """A protocol, with everything it inherits already in it."""

    @property
    def label(self) -> Prose:
        """Title and version."""
        return Prose(f"{self.title.plain} {self.version}")

    @cached_property
    def facts(self) -> dict[str, Any]:
        """All that is known of this protocol beside its domains and codes, as plain data."""
        facts = {
            "extends": self.extends,
            "spelling": self.spelling,
            "fallback": self.fallback,
            "error": self.error,
            "event": self.event,
            "error_event": self.error_event,
            "fresh": self.fresh,
            "carriers": Names({carrier.event: carrier.location for carrier in self.carriers}),
            "retired": self.retired_facts or None,
        }
        return {**self.about, **{name: value for name, value in facts.items() if value is not None}}

    @cached_property
    def about(self) -> dict[str, Any]:
        """The facts of this protocol that do not say what goes over the wire."""
        unknown = {"recovery": self.unknown_recovery, "notice": self.unknown_notice}
        facts = {
            "name": self.name,
            "title": self.title,
            "version": self.version,
            "status": self.status,
            "summary": self.summary,
            "actions": Names({action.name: action.summary for action in self.actions}) or None,
            "unknown": {name: facts_of(record) for name, record in unknown.items() if record is not None} or None,
            "limits": self.limits and facts_of(self.limits),
            "monitor": self.monitor and facts_of(self.monitor),
        }
        return {name: value for name, value in facts.items() if value is not None}

    @cached_property
    def retired_facts(self) -> dict[str, dict[str, Any]]:
        """What is known of every retired code, by name."""
        return Names({code.name: {"domain": code.domain, **facts_of(code.ending)} for code in self.retired})

    @cached_property
    def codes(self) -> tuple[Code, ...]:
        """Every living code, domain by domain."""
        return tuple(code for domain in self.domains for code in domain.codes)

    @cached_property
    def own(self) -> tuple[Code, ...]:
        """The living codes that this protocol does not inherit."""
        return tuple(code for code in self.codes if code.name not in self.inherited)

    @cached_property
    def retired(self) -> tuple[Retired, ...]:
        """Every retired code, domain by domain."""
        return tuple(code for domain in self.domains for code in domain.retired)

    @cached_property
    def members(self) -> tuple[Member, ...]:
        """The members of the error object besides `code` and `message`, in order."""
        required = self.error.get("required") or ()
        return tuple(
            Member(
                name,
                shape.get("type", "any"),
                name in required,
                self.places.place("error", "properties", name, key=True),
            )
            for name, shape in (self.error.get("properties") or {}).items()
            if name not in ("code", "message")
        )

    @cached_property
    def envelope(self) -> tuple[Member, ...]:
        """What a sender gives of an event beside its type and the error, in order; what it can make is not required.

        Nothing where the catalogue does not describe events. A member that only leads to the error is given without it.
        """
        event, error_event = self.event or {}, self.error_event or {}
        required = [*event.get("required", ()), *error_event.get("required", ())]
        pieces = [*event.get("properties", {}).items()]
        special = error_event.get("properties", {})
        pieces += [(name, shape) for name, shape in special.items() if name not in event.get("properties", {})]
        locations = {carrier.location for carrier in self.carriers}
        roots = {location.split(".")[0] for location in locations}
        return tuple(
            Member(
                name,
                shape.get("type", "any"),
                name in required and name not in roots and name not in (self.fresh or {}),
                self.places.place("event", "properties", name, key=True),
            )
            for name, shape in pieces
            if name != "type"
            and {name} != locations
            and "const" not in shape
            and "const" not in special.get(name, {})
            and event.get("properties")
        )

    @cached_property
    def exceptions(self) -> list[tuple[Code, Code | None, list[str]]]:
        """The codes with an exception of their own, each behind the one it descends from.

        With it go that one (None: the base of the protocol) and the names of the codes that it stands for.
        """
        found: list[tuple[Code, Code | None, list[str]]] = []
        for domain in self.domains:
            names = [code.name for code in domain.codes if code.name != self.generic]
            generic = next((code for code in domain.codes if code.name == domain.generic != self.generic), None)
            if generic is not None:
                found.append((generic, None, names))
            found += [
                (code, generic, [code.name])
                for code in domain.codes
                if code is not generic and code.name != self.generic
            ]
        return found

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
        return Names({code.name: code.facts for code in self.codes})

    @cached_property
    def domain_facts(self) -> dict[str, dict[str, Any]]:
        """The facts of every domain, by name."""
        return Names({domain.name: domain.facts for domain in self.domains})

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
    def aliases(self) -> list[tuple[str, Code]]:
        """Every old spelling with the code that it reads as."""
        return [(alias, code) for code in self.codes for alias in code.aliases]

    @cached_property
    def replaced(self) -> list[tuple[str, str]]:
        """Every retired code that something took the place of, with that code."""
        return [(code.name, code.ending.use) for code in self.retired if code.ending.use is not None]

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
    def notices(self) -> tuple[Notice, ...]:
        """Every notice: of the codes, and of unknown ones."""
        found = [*(code.notice for code in self.codes), self.unknown_notice]
        return tuple(notice for notice in found if notice is not None)

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
