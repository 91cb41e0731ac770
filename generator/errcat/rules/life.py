"""Rules about the life of a code: its versions come one after the other, its names mean one thing for ever."""

from __future__ import annotations

from collections.abc import Iterator

from errcat.model import Catalog, Code, Ending, Protocol
from errcat.rules.finding import Finding
from errcat.versions import is_lower


def life_order(catalog: Catalog) -> Iterator[Finding]:
    """A code is born, then deprecated, then to be removed."""
    for protocol in catalog.protocols:
        for code, ending in deprecations(catalog, protocol):
            since, until = ending.since, ending.remove_in
            if not since:
                continue  # which is told
            # What is inherited was born by the versions of another protocol.
            if code.since is not None and code.name not in protocol.inherited and is_lower(since, code.since):
                message = f"{code.name!r} is deprecated since {since}, before it was there: it came in {code.since}"
                yield Finding(ending.places.value_at("since"), message, "change one of the two")
            if until is not None and not is_lower(since, until):
                message = f"{code.name!r} goes in {until}, which is not after {since}, where it is deprecated"
                yield Finding(ending.places.value_at("remove_in"), message, f"name a version after {since}")


def since_version(catalog: Catalog) -> Iterator[Finding]:
    """What is there did not come in a version that is still to come."""
    for protocol in catalog.protocols:
        if not protocol.version:
            continue  # which is told
        for code in protocol.own:
            if code.since is not None and is_lower(protocol.version, code.since):
                message = f"{code.name!r} came in {code.since}, but this is {protocol.name} {protocol.version}"
                yield Finding(code.places.value_at("since"), message, "change one of the two")


def remove_in(catalog: Catalog) -> Iterator[Finding]:
    """What was to be removed by now is."""
    for protocol in catalog.protocols:
        for code, ending in deprecations(catalog, protocol):
            due = ending.remove_in
            if due is not None and not is_lower(protocol.version, due):
                message = f"{code.name!r} was to go in {due}, and this is {protocol.version}"
                help = "write retired in place of it, or name a later version"
                yield Finding(ending.places.value_at("remove_in"), message, help)


def code_alias(catalog: Catalog) -> Iterator[Finding]:
    """An alias reads as one code, and is none itself, neither living nor retired."""
    for protocol in catalog.protocols:
        if not protocol.aliases:
            continue
        parent = _parent(catalog, protocol)
        inherited = {code.name for code in parent.entries} if parent is not None else set()
        taken = {code.name: (code.name, "a code", code.at) for code in protocol.codes}
        taken |= {code.name: (code.name, "a retired code", code.at) for code in protocol.retired}
        for code in protocol.codes:
            for index, alias in enumerate(code.aliases):
                at = code.places.place("aliases", index)
                owner, what, other = taken.setdefault(alias, (code.name, "", at))
                # What two inherited codes have between them is told where they come from.
                if what and not {code.name, owner} <= inherited:
                    message = f"{alias!r}, an alias of {code.name!r}, is {what}"
                    newer = other if code.name in inherited else at
                    yield Finding(newer, message, "a name never changes its meaning")
                elif not what:
                    taken[alias] = (code.name, f"an alias of {code.name!r} already", at)


def deprecations(catalog: Catalog, protocol: Protocol) -> Iterator[tuple[Code, Ending]]:
    """The codes that this protocol deprecates, inherited ones too unless they were deprecated where they come from."""
    parent = _parent(catalog, protocol)
    for code in protocol.codes:
        if code.deprecated is not None:
            before = parent.by_name.get(code.name) if parent is not None else None
            if before is None or before.deprecated is None:
                yield code, code.deprecated


def _parent(catalog: Catalog, protocol: Protocol) -> Protocol | None:
    return next((it for it in catalog.protocols if it.name == protocol.extends), None)
