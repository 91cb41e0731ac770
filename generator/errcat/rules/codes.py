"""Rules about codes: their spelling, their uniqueness, what they refer to, and whether their facts agree."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from errcat.model import Catalog, Ending, Protocol
from errcat.problems import Position, nearest
from errcat.rules.finding import Finding
from errcat.rules.life import deprecations
from errcat.rules.said import why_no_code

PLACEHOLDER = re.compile(r"\{([A-Za-z][A-Za-z0-9_]*)\}")
"""A place in a message that a detail fills; other braces are plain text."""

_BRACES = re.compile(r"\{[^{}]*\}")


def spelling(catalog: Catalog) -> Iterator[Finding]:
    """Codes are written as their protocol says."""
    for protocol in catalog.protocols:
        upper = protocol.spelling == "SCREAMING_SNAKE_CASE"
        other = "snake_case" if upper else "SCREAMING_SNAKE_CASE"
        says = protocol.places.holds("spelling")
        entries = [code for code in protocol.entries if says or code.name not in protocol.inherited]
        right, turned = (str.upper, str.lower) if upper else (str.lower, str.upper)
        wrong = [code for code in entries if code.name != right(code.name)]
        otherwise = all(code.name == turned(code.name) for code in entries)
        for code in wrong:
            message = f"code {code.name!r} is not in the spelling of {protocol.name}, {protocol.spelling}"
            if code.name in protocol.inherited:
                yield Finding(protocol.places.value_at("spelling"), message, "codes are inherited as they are")
                break
            if says and otherwise and len(entries) > _FEW:
                message = f"no code of {protocol.name} is in its spelling, {protocol.spelling}"
                yield Finding(protocol.places.value_at("spelling"), message, f"write {other}, or rename the codes")
                break
            yield Finding(code.at, message, f"write {right(code.name)}")


_FEW = 2
"""So few codes tell nothing about which spelling is meant."""


def duplicate_code(catalog: Catalog) -> Iterator[Finding]:
    """A code stands once in a protocol, in whatever domain; a retired name is never used again."""
    for protocol in catalog.protocols:
        seen: dict[str, tuple[str, Position]] = {}
        for code in protocol.entries:
            if code.name in seen:
                where, at = seen[code.name]
                message = f"code {code.name!r} is already in domain {where!r}, in line {at.line}"
                yield Finding(code.at, message, "delete or rename one of them")
            else:
                seen[code.name] = (code.domain, code.at)


def replacement(catalog: Catalog) -> Iterator[Finding]:
    """What is to be used instead is a living code."""
    for protocol in catalog.protocols:
        for name, ending in _endings(catalog, protocol):
            if ending.use is not None and ending.use not in protocol.by_name:
                why, help = why_no_code(ending.use, protocol)
                yield Finding(ending.places.value_at("use"), f"{ending.use!r}, to be used for {name!r}, {why}", help)


def replacement_cycle(catalog: Catalog) -> Iterator[Finding]:
    """Following replacements comes to an end."""
    for protocol in catalog.protocols:
        endings = [*_endings(catalog, protocol)]
        if not endings:
            continue
        ended = {code.name: code.deprecated for code in protocol.codes if code.deprecated is not None}
        ended |= {code.name: code.ending for code in protocol.retired}
        uses = {name: ending.use for name, ending in ended.items() if ending.use is not None}
        circles = _circles(uses)
        for name, ending in endings:
            if name in circles:
                message = f"{uses[name]!r}, to be used for {name!r}, leads back to {name!r}"
                yield Finding(ending.places.value_at("use"), message, "name a code that is not deprecated")


def replacement_domain(catalog: Catalog) -> Iterator[Finding]:
    """A replacement from another domain deserves a second look."""
    for protocol in catalog.protocols:
        endings = [*_endings(catalog, protocol)]
        domains = {code.name: code.domain for code in protocol.entries} if endings else {}
        for name, ending in endings:
            other = protocol.by_name.get(ending.use or "")
            if other is not None and other.domain != domains[name]:
                message = f"{ending.use!r}, to be used for {name!r}, is in another domain, {other.domain!r}"
                yield Finding(ending.places.value_at("use"), message)


def recovery_action(catalog: Catalog) -> Iterator[Finding]:
    """A recovery uses the vocabulary of its protocol."""
    for protocol in catalog.protocols:
        words = [action.name for action in protocol.actions]
        for code in protocol.own:
            recovery = code.recovery
            if recovery is not None and recovery.action is not None and recovery.action not in words:
                message = f"action {recovery.action!r} is not in the actions of {protocol.name}"
                help = nearest(recovery.action, words) or f"known: {', '.join(words) or 'none'}"
                yield Finding(recovery.places.value_at("action"), message, help)


def placeholder(catalog: Catalog) -> Iterator[Finding]:
    """A message is filled from the details of its code."""
    for _, code in catalog.codes:
        if code.message is None:
            continue
        names = [detail.name for detail in code.details]
        if code.places.holds("details") and (not names or "properties" in names):
            continue  # what is wrong with the details is told
        for name in PLACEHOLDER.findall(code.message):
            if name not in names:
                message = f"placeholder {{{name}}} names no detail of {code.name!r}"
                help = nearest(name, names) or f"declare {name} under details"
                yield Finding(code.places.value_at("message"), message, help)
        for braces in _BRACES.findall(code.message):
            name = next((name for name in _names_in(braces) if name in names), None)
            if name is not None and not PLACEHOLDER.fullmatch(braces):
                at = code.places.value_at("message")
                yield Finding(at, f"{braces} is no placeholder and would stay as it is", f"write {{{name}}}")


def unfilled_placeholder(catalog: Catalog) -> Iterator[Finding]:
    """Only the message of a code is filled; other texts show their braces."""
    detailed = ((protocol, code) for protocol in catalog.protocols for code in protocol.detailed)
    for code in (code for protocol, code in detailed if code.name not in protocol.inherited):
        texts: list[tuple[tuple[str, ...], str]] = [(("summary",), code.summary)]
        if code.recovery is not None:
            texts.append((("recovery", "hint"), code.recovery.hint))
        if code.notice is not None:
            texts.append((("notice", "message"), code.notice.message))
            translations = code.notice.translations or {}
            texts.extend((("notice", "translations", tag), text) for tag, text in translations.items())
        names = [detail.name for detail in code.details]
        for path, text in texts:
            name = next((name for name in PLACEHOLDER.findall(text) if name in names), None)
            if name is not None:
                message = f"{{{name}}} is not filled here; people see the braces"
                yield Finding(code.places.place(*path), message, "only the message of a code is filled")


def _names_in(braces: str) -> list[str]:
    """The names that braces may mean: `age-s` is age_s in another spelling."""
    return re.findall(r"[A-Za-z][A-Za-z0-9_]*", braces.replace("-", "_"))


def details_member(catalog: Catalog) -> Iterator[Finding]:
    """Details are declared only where the error object can carry them."""
    for protocol in catalog.protocols:
        says = protocol.extends is None or protocol.places.holds("error")
        for code in protocol.detailed:
            inherited = code.name in protocol.inherited
            if "details" not in protocol.error.get("properties", {"details"}) and (says or not inherited):
                message = f"{code.name!r} declares details, but the error object of {protocol.name} has no such member"
                at = protocol.places.key_at("error") if inherited else code.places.key_at("details")
                yield Finding(at, message, "add details: { type: object } to its properties")


def timeout_retryable(catalog: Catalog) -> Iterator[Finding]:
    """A deadline may be met the next time."""
    for _, code in catalog.codes:
        if code.retryable is False and code.is_timeout:
            message = f"{code.name!r} is a timeout, so it must be retryable"
            yield Finding(code.places.value_at("retryable"), message, "write retryable: true, or rename the code")


def retries_retryable(catalog: Catalog) -> Iterator[Finding]:
    """What is retried is retryable."""
    for _, code in catalog.codes:
        if code.retryable is False and code.recovery is not None and code.recovery.max_retries:
            message = f"{code.name!r} has max_retries {code.recovery.max_retries} but is not retryable"
            yield Finding(code.recovery.places.value_at("max_retries"), message, "change one of the two")


def _endings(catalog: Catalog, protocol: Protocol) -> Iterator[tuple[str, Ending]]:
    for code, ending in deprecations(catalog, protocol):
        yield code.name, ending
    for retired in protocol.retired:
        if retired.name not in protocol.inherited:
            yield retired.name, retired.ending


def _circles(uses: Mapping[str, str]) -> set[str]:
    """The names from which the walk leads to themselves again."""
    found: set[str] = set()
    done: set[str] = set()
    for name in uses:
        walk: dict[str, int] = {}
        step: str | None = name
        while step is not None and step not in done and step not in walk:
            walk[step] = len(walk)
            step = uses.get(step)
        if step in walk:
            found.update([*walk][walk[step] :])
        done.update(walk)
    return found
