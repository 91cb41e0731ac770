"""`catalog.yaml` becomes the model, or a CatalogError with everything that is wrong with its text and shape."""

from typing import NamedTuple

from errcat.model import Catalog
from errcat.problems import Problem
from errcat.reading.building import build_catalog
from errcat.reading.comments import cut_texts
from errcat.reading.documents import parse_document
from errcat.reading.shape import shape_problems


class Reading(NamedTuple):
    """A catalogue, the text it was read from, and the problems found on the way."""

    catalog: Catalog
    source: str
    problems: list[Problem]


def read_catalog(raw: bytes, path: str) -> Reading:
    """Read the bytes of a catalogue; `path` is only how messages call it.

    A reading with problems must not be rendered; its catalogue is good enough for the rules to look at.
    Raises CatalogError where no catalogue can be made out at all.
    """
    root, source, problems, floats = parse_document(raw, path)
    shape = [*shape_problems(root, source, floats)]
    told = {problem.at for problem in problems}
    # What a scalar is mended by depends on what belongs there.
    helps = {problem.at: problem.help for problem in shape if problem.help and problem.rule != "bad-name"}
    problems = [
        problem._replace(help=helps.get(problem.at, problem.help)) if problem.rule in _SCALARS else problem
        for problem in problems
    ]
    problems.extend(problem for problem in shape if problem.at not in told)
    problems.extend(cut_texts(source))
    return Reading(build_catalog(root, problems), source, problems)


def read_unchecked(raw: bytes, path: str) -> Catalog:
    """What `read_catalog` makes of a catalogue without problems; for others, something that is of no use."""
    document = parse_document(raw, path)
    return build_catalog(document.root, [])


_SCALARS = frozenset(["yaml-boolean", "yaml-number"])
