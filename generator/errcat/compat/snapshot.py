"""A release's `catalog.json` becomes the model again, so that a release can be compared with without its history."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from errcat.model import (
    Action,
    Carrier,
    Catalog,
    Code,
    Detail,
    Domain,
    Ending,
    Limits,
    Monitor,
    Notice,
    Package,
    Prose,
    Protocol,
    Recovery,
    Retired,
)

Facts = Mapping[str, Any]


def is_snapshot(data: object) -> bool:
    """Is it a catalog.json, and not a catalogue that happens to be written as JSON?"""
    protocols = data.get("protocols") if isinstance(data, dict) else None
    return isinstance(protocols, dict) and all(isinstance(it, dict) and "facts" in it for it in protocols.values())


def catalog_of(data: Facts) -> Catalog:
    """The model of a decoded catalog.json; raises KeyError, TypeError or AttributeError where it is none."""
    entries = data["protocols"]
    package = {name: data["package"].get(name) for name in ("name", "version", "license", "docs_url")}
    return Catalog(Package(**package), tuple(_protocol(name, entry, entries) for name, entry in entries.items()))


def _protocol(name: str, entry: Facts, entries: Facts) -> Protocol:
    facts = entry["facts"]
    parent = entries.get(facts.get("extends"), {})
    unknown = facts.get("unknown", {})
    summary, limits, monitor = (facts.get(key) for key in ("summary", "limits", "monitor"))
    return Protocol(
        name=name,
        title=Prose(facts["title"]),
        version=facts["version"],
        status=facts["status"],
        spelling=facts["spelling"],
        error=facts["error"],
        carriers=tuple(Carrier(event, location) for event, location in facts["carriers"].items()),
        domains=tuple(_domains(entry)),
        summary=None if summary is None else Prose(summary),
        extends=facts.get("extends"),
        inherited=frozenset((*parent.get("codes", ()), *parent.get("facts", {}).get("retired", ()))),
        fallback=facts.get("fallback"),
        event=facts.get("event"),
        error_event=facts.get("error_event"),
        fresh=facts.get("fresh"),
        actions=tuple(Action(word, Prose(meaning)) for word, meaning in facts.get("actions", {}).items()),
        unknown_recovery=_recovery(unknown.get("recovery")),
        unknown_notice=_notice(unknown.get("notice")),
        limits=None if limits is None else Limits(**limits),
        monitor=None if monitor is None else Monitor(**monitor),
    )


def _domains(entry: Facts) -> list[Domain]:
    codes: dict[str, list[Code]] = {name: [] for name in entry["domains"]}
    retired: dict[str, list[Retired]] = {name: [] for name in entry["domains"]}
    for name, facts in entry["codes"].items():
        codes[facts["domain"]].append(_code(name, facts))
    for name, facts in entry["facts"].get("retired", {}).items():
        ending = _ending({key: value for key, value in facts.items() if key != "domain"})
        retired[facts["domain"]].append(Retired(name, facts["domain"], ending or Ending("")))
    return [
        Domain(
            name,
            Prose(facts["title"]),
            Prose(facts["summary"]) if "summary" in facts else None,
            tuple(codes[name]),
            tuple(retired[name]),
            facts.get("generic"),
        )
        for name, facts in entry["domains"].items()
    ]


def _code(name: str, facts: Facts) -> Code:
    return Code(
        name,
        facts["domain"],
        facts["retryable"],
        Prose(facts["summary"]),
        facts.get("since"),
        Prose(facts["message"]) if "message" in facts else None,
        tuple(_detail(key, detail) for key, detail in facts.get("details", {}).items()),
        _recovery(facts.get("recovery")),
        _notice(facts.get("notice")),
        facts.get("disconnect_after"),
        _ending(facts.get("deprecated")),
        tuple(facts.get("aliases", ())),
        facts.get("docs_url"),
    )


def _detail(name: str, facts: Facts) -> Detail:
    return Detail(name, facts["type"], facts["required"], Prose(facts["summary"]) if "summary" in facts else None)


def _recovery(facts: Facts | None) -> Recovery | None:
    return None if facts is None else Recovery(**facts)._replace(hint=Prose(facts["hint"]))


def _notice(facts: Facts | None) -> Notice | None:
    if facts is None:
        return None
    translations = {tag: Prose(said) for tag, said in facts.get("translations", {}).items()}
    return Notice(**facts)._replace(message=Prose(facts["message"]), translations=translations or None)


def _ending(facts: Facts | None) -> Ending | None:
    if facts is None:
        return None
    return Ending(**facts)._replace(note=Prose(facts["note"]) if "note" in facts else None)
