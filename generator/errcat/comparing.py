"""What `errcat diff` and `errcat notes` do, short of the command line: two catalogues in, text and exit status out."""

from __future__ import annotations

from typing import NamedTuple

from errcat.compat import Bump, Comparison, compare
from errcat.compat.sources import catalog_at
from errcat.model import Catalog
from errcat.pipeline import load
from errcat.run import Run

FAILING = {"major": Bump.MAJOR, "minor": Bump.MINOR, "any": Bump.PATCH}
"""What `--fail-on` takes, and from which bump on it fails."""


class Compared(NamedTuple):
    """Two catalogues and what changed between them."""

    old: Catalog
    new: Catalog
    comparison: Comparison


def compared(run: Run, against: str) -> Compared:
    """This catalogue, free of faults, and the one to compare with. Raises CatalogError and SourceFault."""
    new = load(run.catalog.read_bytes(), run.name, run.targets).catalog
    old = catalog_at(against, run.catalog)
    return Compared(old, new, compare(old, new))


def diff(run: Run, against: str, format: str, fail_on: str | None, *, gate: bool) -> str:
    """What `errcat diff` prints; the exit status is left in `run`."""
    from errcat.compat.formats import FORMATS, counted
    from errcat.compat.gate import demands
    from errcat.compat.places import places_in

    old, new, comparison = compared(run, against)
    failing = list(demands(comparison, old, new)) if gate else []
    for line in failing:
        run.say(line)
    if failing or (fail_on and comparison.bump.rank >= FAILING[fail_on].rank):
        run.status = 1
    run.say(f"{counted(comparison)} since {against}; version: {comparison.bump}")
    return FORMATS[format](comparison, run.name, places_in(new))


def notes(run: Run, against: str, date: str | None) -> str:
    """What `errcat notes` prints: the changelog entry of what changed."""
    from errcat.compat.notes import notes

    old, new, comparison = compared(run, against)
    run.say(f"{new.package.version} against {old.package.version}; version: {comparison.bump}")
    return notes(comparison, old, new, date or "unreleased")
