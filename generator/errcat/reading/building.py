"""A document becomes the model; `extends` is resolved on the way.

Works on documents with faults as well: what has the wrong shape is left out or empty, so that the rules can still
look at the rest and the author sees everything in one run. Such a model is never rendered.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
    Shape,
)
from errcat.problems import Problem, nearest
from errcat.reading.documents import Map, Seq


def build_catalog(root: Map, problems: list[Problem]) -> Catalog:
    """The model of a document; what only inheritance can get wrong is added to `problems`."""
    entry = _map(root, "package") or Map()
    package = Package(
        name=_text(entry, "name") or "",
        version=_text(entry, "version") or "",
        license=_text(entry, "license") or "",
        docs_url=_text(entry, "docs_url"),
    )
    builder = _ProtocolBuilder(_map(root, "protocols"), package.docs_url, problems)
    return Catalog(package, tuple(builder.protocols()))


class _ProtocolBuilder:
    """Builds protocols in the order of the file, each after the one it extends."""

    def __init__(self, entries: Map | None, docs_url: str | None, problems: list[Problem]) -> None:
        self.entries = entries
        self.docs_url = docs_url
        self.problems = problems
        self.built: dict[str, Protocol | None] = {}  # None while a protocol is being built

    def protocols(self) -> Iterator[Protocol]:
        for name in self.entries or ():
            protocol = self.protocol(name)
            if protocol is not None:
                yield protocol

    def protocol(self, name: str) -> Protocol | None:
        if name not in self.built:
            self.built[name] = None
            entry = _map(self.entries or {}, name)
            if entry is not None:
                self.built[name] = self.build(name, entry)
        return self.built[name]

    def parent(self, name: str, entry: Map) -> Protocol | None:
        extends = _text(entry, "extends")
        if extends is None or self.entries is None:
            return None
        at = entry.value_at("extends")
        if extends not in self.entries:
            message = f"protocol {name!r} extends {extends!r}, which is not in the catalogue"
            self.problems.append(Problem("unknown-reference", at, message, nearest(extends, self.entries)))
            return None
        if self.built.get(extends, False) is None and isinstance(self.entries[extends], Map):
            message = f"protocol {name!r} extends {extends!r}, which extends it in turn"
            self.problems.append(Problem("circular-extends", at, message, "let one of them stand on its own"))
            return None
        return self.protocol(extends)

    def build(self, name: str, entry: Map) -> Protocol:
        parent = self.parent(name, entry)

        def own(key: str, value: Any) -> Any:
            """The field as it is said here, else as the parent has it."""
            return value if key in entry or parent is None else getattr(parent, key)

        unknown = _map(entry, "unknown") or Map()
        carriers = {c.event: c for c in parent.carriers} if parent else {}
        for event, location in _texts(entry, "carriers"):
            carriers[event] = Carrier(event, location, _map(entry, "carriers").key_at(event))  # type: ignore[union-attr]
        actions = {a.name: a for a in parent.actions} if parent else {}
        for word, summary in _texts(entry, "actions"):
            actions[word] = Action(word, Prose(summary))
        said = "unknown" in entry
        return Protocol(
            name=name,
            title=Prose(_text(entry, "title") or name),
            version=_text(entry, "version") or "",
            status=own("status", _text(entry, "status") or ""),
            spelling=own("spelling", _text(entry, "spelling") or "snake_case"),
            error=own("error", _object(entry, "error") or {}),
            carriers=tuple(carriers.values()),
            domains=self.domains(name, entry, parent),
            summary=own("summary", _prose(entry, "summary")),
            extends=_text(entry, "extends"),
            fallback=own("fallback", _text(entry, "fallback")),
            event=own("event", _object(entry, "event")),
            error_event=own("error_event", _shape(entry, "error_event")),
            actions=tuple(actions.values()),
            unknown_recovery=_recovery(unknown) if said or parent is None else parent.unknown_recovery,
            unknown_notice=_notice(unknown) if said or parent is None else parent.unknown_notice,
            limits=own("limits", _limits(_map(entry, "limits"))),
            monitor=own("monitor", _monitor(_map(entry, "monitor"))),
            at=self.entries.key_at(name),  # type: ignore[union-attr]
            places=entry,
        )

    def domains(self, protocol: str, entry: Map, parent: Protocol | None) -> tuple[Domain, ...]:
        base = self.docs_url and f"{self.docs_url}/{protocol}/"
        inherited = {d.name: _moved(d, base) for d in parent.domains} if parent else {}
        taken = {name: domain.name for domain in inherited.values() for name in domain.names}
        domains = _map(entry, "domains") or Map()
        result = dict(inherited)
        for name in domains:
            own = _map(domains, name)
            if own is not None:
                at = domains.key_at(name)
                result[name] = self.domain(name, own, at, base, inherited.get(name), taken)
        return tuple(result.values())

    def domain(self, name: str, entry: Map, at: Any, base: Any, inherited: Domain | None, taken: Any) -> Domain:
        codes = list(inherited.codes) if inherited else []
        retired = list(inherited.retired) if inherited else []
        entries = _map(entry, "codes") or Map()
        for code_name in entries:
            code = _map(entries, code_name)
            if code is None:
                continue
            code_at = entries.key_at(code_name)
            if code_name in taken:
                message = f"code {code_name!r} is inherited, in domain {taken[code_name]!r}; it cannot be changed here"
                self.problems.append(Problem("inherited-code", code_at, message, "delete it here"))
            elif "retired" in code:
                retired.append(Retired(code_name, name, _ending(code, "retired") or Ending(""), code_at))
            else:
                codes.append(_code(code_name, name, code, code_at, base))
        default = inherited.generic if inherited else _generic(name, [c.name for c in codes])
        return Domain(
            name=name,
            title=Prose(_text(entry, "title") or (inherited.title if inherited else _heading(name))),
            summary=_prose(entry, "summary") or (inherited.summary if inherited else None),
            codes=tuple(codes),
            retired=tuple(retired),
            generic=_text(entry, "generic") or default,
            at=at,
            places=entry,
        )


def _moved(domain: Domain, base: str | None) -> Domain:
    """A domain as another protocol inherits it: the same codes, explained on pages of their own."""
    from dataclasses import replace

    if base is None:
        return domain
    return replace(domain, codes=tuple(replace(code, docs_url=f"{base}#{code.name}") for code in domain.codes))


def _generic(domain: str, codes: list[str]) -> str | None:
    names = {name.lower(): name for name in codes}
    return names.get(f"{domain}_error", names.get(domain))


def _heading(name: str) -> str:
    return name.replace("_", " ").capitalize()


def _code(name: str, domain: str, entry: Map, at: Any, base: str | None) -> Code:
    retryable, summary, since = entry.get("retryable"), entry.get("summary"), entry.get("since")
    details = _map(entry, "details")
    return Code(
        name,
        domain,
        retryable if isinstance(retryable, bool) else None,  # type: ignore[arg-type]
        Prose(summary) if isinstance(summary, str) else Prose(),
        since if isinstance(since, str) else None,
        _prose(entry, "message"),
        () if details is None else tuple(_detail(key, _map(details, key) or Map()) for key in details),
        _recovery(entry),
        _notice(entry),
        _whole(entry, "disconnect_after"),
        _ending(entry, "deprecated"),
        None if base is None else f"{base}#{name}",
        at,
        entry,
    )


def _detail(name: str, entry: Map) -> Detail:
    return Detail(name, _text(entry, "type") or "", entry.get("required") is True, _prose(entry, "summary"))


def _recovery(parent: Map) -> Recovery | None:
    entry = _map(parent, "recovery")
    if entry is None:
        return None
    return Recovery(
        hint=_prose(entry, "hint") or Prose(),
        action=_text(entry, "action"),
        max_retries=_whole(entry, "max_retries"),
        backoff_ms=_whole(entry, "backoff_ms"),
        timeout_ms=_whole(entry, "timeout_ms"),
        places=entry,
    )


def _notice(parent: Map) -> Notice | None:
    entry = _map(parent, "notice")
    if entry is None:
        return None
    return Notice(_text(entry, "severity") or "", _prose(entry, "message") or Prose(), _text(entry, "action"))


def _ending(parent: Map, key: str) -> Ending | None:
    entry = _map(parent, key)
    if entry is None:
        return None
    return Ending(_text(entry, "since") or "", _text(entry, "use"), _prose(entry, "note"), entry)


def _limits(entry: Map | None) -> Limits | None:
    if entry is None:
        return None
    return Limits(_whole(entry, "recoveries"), _whole(entry, "close_code"), _whole(entry, "max_backoff_ms"))


def _monitor(entry: Map | None) -> Monitor | None:
    if entry is None:
        return None
    rate = entry.get("max_rate")
    return Monitor(
        _whole(entry, "window_s"), _whole(entry, "top"), float(rate) if isinstance(rate, (int, float)) else None
    )


def _shape(entry: Map, key: str) -> Shape | None:
    """A piece of JSON Schema as plain data, without what has the wrong shape itself."""
    value = _map(entry, key)
    if value is None:
        return None
    shape = {word: _plain(value[word]) for word in value if word != "properties"}
    properties = _map(value, "properties")
    if properties is not None:
        shape["properties"] = {name: _shape(properties, name) or {} for name in properties}
    if not isinstance(shape.get("required", []), list):
        del shape["required"]
    return shape


def _object(entry: Map, key: str) -> Shape | None:
    """The shape of an object, which says so."""
    shape = _shape(entry, key)
    return None if shape is None else {"type": "object", **shape}


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, Seq) else value


def _map(entry: Mapping[str, Any], key: str) -> Map | None:
    value = entry.get(key)
    return value if isinstance(value, Map) else None


def _text(entry: Mapping[str, Any], key: str) -> str | None:
    value = entry.get(key)
    return value if isinstance(value, str) else None


def _prose(entry: Mapping[str, Any], key: str) -> Prose | None:
    value = entry.get(key)
    return Prose(value) if isinstance(value, str) else None


def _whole(entry: Mapping[str, Any], key: str) -> int | None:
    value = entry.get(key)
    return value if type(value) is int else None


def _texts(entry: Map, key: str) -> Iterator[tuple[str, str]]:
    for name, value in (_map(entry, key) or {}).items():
        if isinstance(value, str):
            yield name, value
