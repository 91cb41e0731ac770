"""The rules as a table of Markdown, for docs/compatibility.md."""

from __future__ import annotations

from errcat.compat.levels import BUMPS
from errcat.compat.rules import RULES

_HEAD = "| Rule | Level | Version | When | Senders | Receivers |\n| --- | --- | --- | --- | --- | --- |\n"


def rules_table() -> str:
    """One row a rule, in their order."""
    rows = (
        f"| `{rule.id}` | {rule.level} | {BUMPS[rule.level]} | {rule.about} | {_said(rule.senders)} "
        f"| {_said(rule.receivers)} |\n"
        for rule in RULES.values()
    )
    return _HEAD + "".join(rows)


def _said(sentence: str) -> str:
    return sentence.replace("{old}", "*old*").replace("{new}", "*new*")
