"""What shape cannot say: every rule of a catalogue, run together.

A rule is a generator of findings; its id is its name with hyphens. It reports, and neither raises, prints nor mends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from errcat.model import Catalog
from errcat.problems import Problem
from errcat.rules import codes, domains, events, life, protocols, shapes
from errcat.rules.finding import Finding

Rule = Callable[[Catalog], Iterator[Finding]]

RULES: tuple[Rule, ...] = (
    protocols.error_object,
    shapes.shape_pattern,
    shapes.shape_required,
    shapes.code_member,
    protocols.fallback,
    events.carrier_location,
    events.carrier_event,
    events.event_type,
    events.fresh_member,
    protocols.unknown_action,
    protocols.generic_code,
    protocols.no_code,
    domains.domain_title,
    codes.spelling,
    codes.duplicate_code,
    codes.replacement,
    codes.replacement_cycle,
    codes.replacement_domain,
    codes.recovery_action,
    codes.placeholder,
    codes.unfilled_placeholder,
    codes.details_member,
    codes.timeout_retryable,
    codes.retries_retryable,
    life.life_order,
    life.remove_in,
    life.since_version,
    life.code_alias,
)
WARNINGS = frozenset([codes.replacement_domain, codes.unfilled_placeholder, life.since_version])


def broken_rules(catalog: Catalog) -> Iterator[Problem]:
    """Every finding of every rule; what is wrong with an inherited code is told once, where it stands."""
    for rule in RULES:
        level = "warning" if rule in WARNINGS else "error"
        told = set()
        for finding in rule(catalog):
            if (finding.at, finding.message) not in told:
                told.add((finding.at, finding.message))
                yield Problem(rule.__name__.replace("_", "-"), finding.at, finding.message, finding.help, level)
