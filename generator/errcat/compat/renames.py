"""Which codes only have another name: told by an alias, by what a retired code is replaced by, or by equal facts."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from errcat.model import Code, Protocol


def renames(old: Protocol, new: Protocol) -> dict[str, str]:
    """Old name -> new name of each code that is known by another name.

    The new name belongs to a code that was not there before, unless an alias says otherwise: then two codes became one.
    """
    gone = [code for code in old.codes if code.name not in new.by_name]
    if not gone:
        return {}
    added = [code for code in new.codes if code.name not in old.by_name]
    aliases = {alias: code.name for code in new.codes for alias in code.aliases}
    fresh = {code.name for code in added}
    uses = {code.name: code.ending.use for code in new.retired if code.ending.use in fresh}
    found = {code.name: aliases.get(code.name) or uses.get(code.name) for code in gone}
    told = {name: target for name, target in found.items() if target is not None}
    rest = _by_facts(code for code in added if code.name not in told.values())
    retired = {code.name for code in new.retired}
    for facts, codes in _by_facts(code for code in gone if code.name not in told and code.name not in retired).items():
        others = rest.get(facts, [])
        # Two codes with the same facts on either side: nobody can tell which became which.
        if len(codes) == len(others) == 1:
            told[codes[0].name] = others[0].name
    return told


def _by_facts(codes: Iterable[Code]) -> dict[Hashable, list[Code]]:
    grouped: dict[Hashable, list[Code]] = {}
    for code in codes:
        grouped.setdefault(_hashable(code.facts), []).append(code)
    return grouped


def _hashable(facts: dict[str, Any]) -> Hashable:
    """What says the same of two codes, whatever they are called and since when they exist."""
    kept = {name: value for name, value in facts.items() if name not in ("since", "docs_url", "aliases")}
    return repr(_plain(kept))


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _plain(item) for name, item in value.items()}
    return str.__str__(value) if isinstance(value, str) else value
