"""The pure core, end to end: the bytes of a catalogue become a checked catalogue, and that `{path: bytes}`.

`generate`, `check`, `lint`, the tests and the golden trees all come through here.
"""

from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath
from typing import NamedTuple

from errcat.beside import Share, helped, unshared
from errcat.model import Catalog
from errcat.problems import CatalogError, Problem, in_file_order
from errcat.reading import read_catalog, read_unchecked
from errcat.rules import broken_rules
from errcat.targets import Target, name_problems


class Checked(NamedTuple):
    """A catalogue without errors, its text, and its warnings."""

    catalog: Catalog
    source: str
    warnings: list[Problem]


def load(raw: bytes, path: str, targets: Sequence[Target]) -> Checked:
    """Read and check a catalogue for all targets, whichever of them are rendered later.

    Raises CatalogError with every problem, in file order.
    """
    reading = read_catalog(raw, path)
    told = {problem.at for problem in reading.problems}
    found = (*broken_rules(reading.catalog), *name_problems(reading.catalog, targets))
    problems = [*reading.problems, *(problem for problem in found if problem.at not in told)]
    errors = [problem for problem in problems if problem.level == "error"]
    if errors:
        raise CatalogError(path, problems, reading.source)
    return Checked(reading.catalog, reading.source, in_file_order(problems))


def generate(catalog: Catalog, targets: Iterable[Target], share: Share = unshared) -> dict[PurePosixPath, bytes]:
    """Render the targets, alone or with another process."""
    from errcat.rendering import render

    return render(catalog, targets, share)


_MUCH = 100_000
"""From so many bytes on a second process saves more than it costs."""


def load_and_generate(
    raw: bytes, path: str, targets: Sequence[Target], chosen: Iterable[Target]
) -> tuple[Checked, dict[PurePosixPath, bytes]]:
    """Read and check a catalogue for all targets, and render those that are chosen.

    Short of the disk, this is all of `errcat generate`. Raises CatalogError and TemplateFault.
    """
    chosen = [*chosen]

    def begin(share: Share) -> None:
        generate(read_unchecked(raw, path), chosen, share)

    with helped(begin if len(raw) > _MUCH else None) as share:
        checked = load(raw, path, targets)
        return checked, generate(checked.catalog, chosen, share)
