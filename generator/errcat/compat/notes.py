"""Release notes of a comparison, as an entry of a changelog in the form of keepachangelog.com.

For those who use the packages: what is new, who has to do what. What several protocols have in common is told once,
words alone in one line.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

from errcat.compat.changes import Change, Comparison
from errcat.compat.levels import Level
from errcat.model import Catalog
from errcat.words import markdown

SECTIONS = ("Added", "Changed", "Deprecated", "Removed")
WIDTH = 118

_NOTHING = "Nothing to do"


def notes(comparison: Comparison, old: Catalog, new: Catalog, date: str = "unreleased") -> str:
    """The entry for the newer catalogue, from its heading on. The date is told, never looked up."""
    titles = {protocol.name: protocol.title.plain for protocol in (*old.protocols, *new.protocols)}
    told = [change for change in comparison.changes if change.where != "package" or change.rule != "version-changed"]
    parts = [f"## {new.package.version} - {date}"]
    for section in SECTIONS:
        entries = [*_entries((it for it in told if section_of(it) == section), titles)]
        if section == "Changed":
            entries += _words((it for it in told if it.level is Level.TEXT and section_of(it) is None), titles)
        if entries:
            parts += [f"### {section}", "\n".join(map(_wrapped, entries))]
    if len(parts) == 1:
        parts.append("Nothing changed in the catalogue.")
    return "\n\n".join(parts)


def section_of(change: Change) -> str | None:
    """The section that tells a change; none for words, which are told together."""
    if change.rule.endswith("-removed") or change.rule in ("code-retired", "retired-forgotten"):
        return "Removed"
    if change.level is Level.ADDITION:
        return "Added"
    if change.level is Level.DEPRECATION:
        return "Deprecated"
    return None if change.level is Level.TEXT and change.rule != "version-changed" else "Changed"


def _entries(changes: Iterable[Change], titles: dict[str, str]) -> Iterator[str]:
    """One entry for each change, whichever protocols it is in; what breaks somebody comes first."""
    alike: dict[Change, list[str]] = {}
    for change in changes:
        protocol, _, place = change.where.partition(".")
        alike.setdefault(change._replace(where=place), []).append(titles.get(protocol, "The packages"))
    for change, protocols in sorted(alike.items(), key=lambda item: item[0].level is not Level.BREAKING):
        mark = "**Breaking.** " if change.level is Level.BREAKING else ""
        place = f", `{change.where}`" if change.where else ""
        said = f"{mark}{markdown(_listed(protocols))}{place}: {markdown(change.message)}."
        yield " ".join([said, *_advice(change)])


def _advice(change: Change) -> Iterator[str]:
    """What senders and receivers have to do, if anything; together where it is the same."""
    if change.senders == change.receivers:
        if not change.senders.startswith(_NOTHING):
            yield markdown(change.senders)
        return
    for who, what in (("Senders", change.senders), ("Receivers", change.receivers)):
        if not what.startswith(_NOTHING):
            yield f"{who}: {markdown(what)}"


def _words(changes: Iterable[Change], titles: dict[str, str]) -> list[str]:
    """One entry for all places where nothing but words changed."""
    places: dict[str, list[str]] = {}
    for change in changes:
        protocol, _, place = change.where.partition(".")
        places.setdefault(place, []).append(titles.get(protocol, "the packages"))
    told = [
        f"{f'`{place}` of ' if place else ''}{markdown(_listed([*dict.fromkeys(protocols)]))}"
        for place, protocols in places.items()
    ]
    return [f"Other words, the same meaning: {'; '.join(told)}."] if told else []


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def _wrapped(entry: str) -> str:
    lines = textwrap.wrap(entry, WIDTH - 2, break_long_words=False, break_on_hyphens=False)
    # A line must not become a list or a quotation because of what it happens to begin with.
    safe = all(line[:1].isalpha() or line[:1] in "`'*\"(" for line in lines)
    return "- " + ("\n  ".join(lines) if safe else entry)
