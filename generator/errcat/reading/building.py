"""A document becomes the model; `extends` is resolved on the way.

Works on documents with faults as well: what has the wrong shape is left out or empty, so that the rules can still
look at the rest and the author sees everything in one run. Such a model is never rendered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from errcat.model import Action, Carrier, Catalog, Domain, Ending, Package, Prose, Protocol, Retired
from errcat.problems import Problem, nearest
from errcat.reading.fields import (
    code_of,
    ending_of,
    limits_of,
    mapping,
    monitor_of,
    notice_of,
    object_of,
    prose,
    recovery_of,
    shape_of,
    text,
    texts,
)
from errcat.reading.nodes import Map
from errcat.words import Names


def build_catalog(root: Map, problems: list[Problem]) -> Catalog:
    """The model of a document; what only inheritance can get wrong is added to `problems`."""
    entry = mapping(root, "package") or Map()
    package = Package(
        name=text(entry, "name") or "",
        version=text(entry, "version") or "",
        license=text(entry, "license") or "",
        docs_url=text(entry, "docs_url"),
        at=entry.value_at("name"),
    )
    builder = _ProtocolBuilder(mapping(root, "protocols"), package.docs_url, problems)
    return Catalog(package, tuple(builder.protocols()))


_LONGEST_CHAIN = 64


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
            entry = mapping(self.entries or {}, name)
            if entry is not None:
                self.built[name] = self.build(name, entry)
        return self.built[name]

    def parent(self, name: str, entry: Map) -> Protocol | None:
        extends = text(entry, "extends")
        if extends is None or self.entries is None:
            return None
        at = entry.value_at("extends")
        if extends not in self.entries:
            message = f"protocol {name!r} extends {extends!r}, which is not in the catalogue"
            others = [other for other in self.entries if other != name]
            self.problems.append(Problem("unknown-reference", at, message, nearest(extends, others)))
            return None
        if sum(it is None for it in self.built.values()) > _LONGEST_CHAIN:
            message = f"more than {_LONGEST_CHAIN} protocols extend each other in a chain"
            self.problems.append(Problem("too-deep", at, message, "let one of them stand on its own"))
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

        unknown = mapping(entry, "unknown") or Map()
        carriers = {c.event: c for c in parent.carriers} if parent else {}
        for event, location in texts(entry, "carriers"):
            carriers[event] = Carrier(event, location, mapping(entry, "carriers").key_at(event))  # type: ignore[union-attr]
        actions = {a.name: a for a in parent.actions} if parent else {}
        for word, summary in texts(entry, "actions"):
            actions[word] = Action(word, Prose(summary))
        said = "unknown" in entry
        return Protocol(
            name=name,
            title=Prose(text(entry, "title") or name),
            version=text(entry, "version") or "",
            status=own("status", text(entry, "status") or ""),
            spelling=own("spelling", text(entry, "spelling") or "snake_case"),
            error=own("error", object_of(entry, "error") or {}),
            carriers=tuple(carriers.values()),
            domains=self.domains(name, entry, parent),
            summary=own("summary", prose(entry, "summary")),
            extends=text(entry, "extends"),
            inherited=frozenset(code.name for code in parent.entries) if parent else frozenset(),
            fallback=own("fallback", text(entry, "fallback")),
            event=own("event", object_of(entry, "event")),
            error_event=own("error_event", shape_of(entry, "error_event")),
            fresh=own("fresh", Names(texts(entry, "fresh")) or None),
            actions=tuple(actions.values()),
            unknown_recovery=recovery_of(unknown) if said or parent is None else parent.unknown_recovery,
            unknown_notice=notice_of(unknown) if said or parent is None else parent.unknown_notice,
            limits=own("limits", limits_of(mapping(entry, "limits"))),
            monitor=own("monitor", monitor_of(mapping(entry, "monitor"))),
            at=self.entries.key_at(name),  # type: ignore[union-attr]
            places=entry,
        )

    def domains(self, protocol: str, entry: Map, parent: Protocol | None) -> tuple[Domain, ...]:
        base = self.docs_url and f"{self.docs_url}/{protocol}/"
        inherited = {d.name: _moved(d, base, parent.title) for d in parent.domains} if parent else {}
        taken = {name: domain.name for domain in inherited.values() for name in domain.names}
        domains = mapping(entry, "domains") or Map()
        result = dict(inherited)
        for name in domains:
            own = mapping(domains, name)
            if own is not None:
                at = domains.key_at(name)
                result[name] = self.domain(name, own, at, base, inherited.get(name), taken)
        return tuple(result.values())

    def domain(self, name: str, entry: Map, at: Any, base: Any, inherited: Domain | None, taken: Any) -> Domain:
        codes = {code.name: code for code in inherited.codes} if inherited else {}
        retired = list(inherited.retired) if inherited else []
        entries = mapping(entry, "codes") or Map()
        for code_name in entries:
            code = mapping(entries, code_name)
            if code is None:
                continue
            code_at = entries.key_at(code_name)
            known = codes.get(code_name)
            if known is not None and known.origin and code.keys() == {"deprecated"} and known.deprecated is None:
                codes[code_name] = known._replace(deprecated=ending_of(code, "deprecated"))
            elif code_name in taken:
                message = f"code {code_name!r} is inherited, in domain {taken[code_name]!r}; it cannot be changed here"
                elsewhere = code.keys() == {"deprecated"} and taken[code_name] != name
                help = f"deprecate it in domain {taken[code_name]}" if elsewhere else "delete it here"
                self.problems.append(Problem("inherited-code", code_at, message, help))
            elif "retired" in code:
                retired.append(Retired(code_name, name, ending_of(code, "retired") or Ending(""), code_at))
            else:
                self.complain_of_half(code_name, code, code_at, taken)
                codes[code_name] = code_of(code_name, name, code, code_at, base)
        default = (inherited and inherited.generic) or _generic(name, [*codes])
        return Domain(
            name=name,
            title=prose(entry, "title") or (inherited.title if inherited else Prose(_heading(name))),
            summary=prose(entry, "summary") or (inherited.summary if inherited else None),
            codes=tuple(codes.values()),
            retired=tuple(retired),
            generic=text(entry, "generic") or default,
            at=at,
            places=entry,
        )

    def complain_of_half(self, name: str, entry: Map, at: Any, inherited: Iterable[str]) -> None:
        """The shape lets a code say nothing but that it is deprecated; that is for inherited ones."""
        if entry.keys() == {"deprecated"}:
            message = f"retryable and summary of {name!r} are missing"
            help = "only an inherited code may say nothing but that it is deprecated"
            self.problems.append(Problem("missing-key", at, message, nearest(name, inherited) or help))


def _moved(domain: Domain, base: str | None, parent: Prose) -> Domain:
    """A domain as another protocol inherits it: the same codes, explained on pages of their own."""

    def ending(it: Ending) -> Ending:
        return it._replace(origin=it.origin or parent)

    codes = (
        code._replace(
            docs_url=base and f"{base}#{code.name}",
            origin=code.origin or parent,
            deprecated=code.deprecated and ending(code.deprecated),
        )
        for code in domain.codes
    )
    retired = (code._replace(ending=ending(code.ending)) for code in domain.retired)
    return domain._replace(codes=tuple(codes), retired=tuple(retired))


def _generic(domain: str, codes: list[str]) -> str | None:
    names = {name.lower(): name for name in codes}
    return names.get(f"{domain}_error", names.get(domain))


def _heading(name: str) -> str:
    return name.replace("_", " ").capitalize()
