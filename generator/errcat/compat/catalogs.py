"""Two catalogues compared, down to every field of every record of the model.

A table a record says how each of its fields is compared; a test holds that no field of the model is left out. Order
and places are not compared: neither changes anything for anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from errcat.compat import codes
from errcat.compat.changes import Change, Comparison, Table, change, changed, compared, said, told_elsewhere
from errcat.compat.shapes import shapes
from errcat.model import Action, Carrier, Catalog, Domain, Limits, Monitor, Package, Protocol, Shape
from errcat.versions import is_lower


def compare(old: Catalog, new: Catalog) -> Comparison:
    """Every change from one catalogue to another."""
    return Comparison(tuple(compared(CATALOG, "", old, new)))


def _package(_: str, old: Package, new: Package) -> Iterator[Change]:
    yield from compared(PACKAGE, "package", old, new)


def _protocols(_: str, old: Sequence[Protocol], new: Sequence[Protocol]) -> Iterator[Change]:
    before, after = _by_name(old), _by_name(new)
    for name, protocol in after.items():
        if name in before:
            yield from compared(PROTOCOL, name, before[name], protocol)
            # The codes are compared over all domains: one may have moved, or have another name.
            yield from codes.codes(name, before[name], protocol)
        else:
            yield change("protocol-added", name, f"protocol {name!r} is new")
    for name in before:
        if name not in after:
            yield change("protocol-removed", name, f"protocol {name!r} is gone")


def _version(where: str, old: str, new: str) -> Iterator[Change]:
    kind = "version-lowered" if is_lower(new, old) else "version-changed"
    yield change(kind, where, said("the version", old, new), old, new)


def _object(key: str) -> Callable[[str, Shape | None, Shape | None], Iterator[Change]]:
    """The error object or the event; `key` is the field."""

    def compare(where: str, old: Shape | None, new: Shape | None) -> Iterator[Change]:
        if old is None or new is None:
            state = "is no longer stated" if new is None else "is stated; it was not"
            yield change("event-stated", f"{where}.{key}", f"the shape of {key} {state}")
        else:
            yield from shapes(f"{where}.{key}", old, new)

    return compare


def _fresh(where: str, old: Mapping[str, str] | None, new: Mapping[str, str] | None) -> Iterator[Change]:
    before, after = old or {}, new or {}
    for name in {**before, **after}:
        if before.get(name) != after.get(name):
            message = said("what its sender makes it of", before.get(name), after.get(name))
            yield change("fresh-changed", f"{where}.fresh.{name}", message)


def _carriers(where: str, old: Sequence[Carrier], new: Sequence[Carrier]) -> Iterator[Change]:
    before, after = ({carrier.event: carrier for carrier in carriers} for carriers in (old, new))
    for event, carrier in before.items():
        place = f"{where}.carriers.{event}"
        if event in after:
            yield from compared(CARRIER, place, carrier, after[event])
        else:
            yield change("carrier-removed", place, f"event {event!r} carries no error any more")
    for event, carrier in after.items():
        if event not in before:
            message = f"event {event!r} carries an error at {carrier.location!r}"
            yield change("carrier-added", f"{where}.carriers.{event}", message)


def _actions(where: str, old: Sequence[Action], new: Sequence[Action]) -> Iterator[Change]:
    before, after = _by_name(old), _by_name(new)
    for name, action in before.items():
        place = f"{where}.actions.{name}"
        if name in after:
            yield from compared(ACTION, place, action, after[name])
        else:
            yield change("action-removed", place, f"action {name!r} is gone")
    for name in after:
        if name not in before:
            yield change("action-added", f"{where}.actions.{name}", f"action {name!r} is new")


def _domains(where: str, old: Sequence[Domain], new: Sequence[Domain]) -> Iterator[Change]:
    before, after = _by_name(old), _by_name(new)
    for name, domain in before.items():
        place = f"{where}.domains.{name}"
        if name in after:
            yield from compared(DOMAIN, place, domain, after[name])
        else:
            yield change("domain-removed", place, f"domain {name!r} is gone")
    for name in after:
        if name not in before:
            yield change("domain-added", f"{where}.domains.{name}", f"domain {name!r} is new")


def _limits(where: str, old: Limits | None, new: Limits | None) -> Iterator[Change]:
    yield from compared(LIMITS, f"{where}.limits", old or Limits(), new or Limits())


def _monitor(where: str, old: Monitor | None, new: Monitor | None) -> Iterator[Change]:
    yield from compared(MONITOR, f"{where}.monitor", old or Monitor(), new or Monitor())


def _unknown_recovery(where: str, old: Any, new: Any) -> Iterator[Change]:
    yield from codes.recovery(f"{where}.unknown.recovery", old, new)


def _unknown_notice(where: str, old: Any, new: Any) -> Iterator[Change]:
    yield from codes.notice(f"{where}.unknown.notice", old, new)


def _by_name(records: Sequence[Any]) -> dict[str, Any]:
    return {record.name: record for record in records}


CATALOG: Table = {"package": _package, "protocols": _protocols}
PACKAGE: Table = {
    "name": changed("package-renamed", "the name"),
    "version": _version,
    "license": changed("license-changed", "the licence"),
    "docs_url": changed("docs-url-changed", "docs_url"),
}
PROTOCOL: Table = {
    "name": told_elsewhere("protocols are matched by name"),
    "title": changed("protocol-title", "the title"),
    "version": _version,
    "status": changed("status-changed", "the status"),
    "spelling": changed("spelling-changed", "the spelling of codes"),
    "error": _object("error"),
    "carriers": _carriers,
    "domains": _domains,
    "summary": changed("protocol-summary", "the summary"),
    "extends": changed("extends-changed", "the protocol that it extends"),
    "inherited": told_elsewhere("it follows from extends; the codes are compared themselves"),
    "fallback": changed("fallback-changed", "the fallback"),
    "event": _object("event"),
    "error_event": _object("error_event"),
    "fresh": _fresh,
    "actions": _actions,
    "unknown_recovery": _unknown_recovery,
    "unknown_notice": _unknown_notice,
    "limits": _limits,
    "monitor": _monitor,
}
CARRIER: Table = {
    "event": told_elsewhere("carriers are matched by event"),
    "location": changed("carrier-moved", "the location"),
}
ACTION: Table = {
    "name": told_elsewhere("actions are matched by name"),
    "summary": changed("action-meaning", "the meaning"),
}
DOMAIN: Table = {
    "name": told_elsewhere("domains are matched by name"),
    "title": changed("domain-title", "the title"),
    "summary": changed("domain-summary", "the summary"),
    "codes": told_elsewhere("the codes of a protocol are compared over all domains"),
    "retired": told_elsewhere("so are the retired ones"),
    "generic": changed("generic-changed", "the generic code"),
}
LIMITS: Table = {
    "recoveries": changed("limits-changed", "recoveries"),
    "close_code": changed("close-code-changed", "close_code"),
    "max_backoff_ms": changed("limits-changed", "max_backoff_ms"),
}
MONITOR: Table = {
    "window_s": changed("monitor-changed", "window_s"),
    "top": changed("monitor-changed", "top"),
    "max_rate": changed("monitor-changed", "max_rate"),
}
TABLES = {
    **codes.TABLES,
    Catalog: CATALOG,
    Package: PACKAGE,
    Protocol: PROTOCOL,
    Carrier: CARRIER,
    Action: ACTION,
    Domain: DOMAIN,
    Limits: LIMITS,
    Monitor: MONITOR,
}
"""How each record of the model is compared, field by field."""
