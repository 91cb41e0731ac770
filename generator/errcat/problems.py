"""What is wrong with a catalogue, and where: positions, problems, and the one exception that carries them."""

from collections.abc import Iterable
from typing import NamedTuple


class Position(NamedTuple):
    """A place in a file. Lines and columns count from 1; (0, 0) is the file as a whole."""

    line: int = 0
    column: int = 0


class Problem(NamedTuple):
    """One thing that the author of a catalogue can mend.

    `rule` is a stable id, `message` says what is wrong and what would be right, `help` (may be empty) what to do.
    A warning is told and stops nothing.
    """

    rule: str
    at: Position
    message: str
    help: str = ""
    level: str = "error"


class CatalogError(Exception):
    """A catalogue cannot be used. Holds every problem found, in file order, and the text they lie in."""

    def __init__(self, path: str, problems: Iterable[Problem], source: str = "") -> None:
        self.path = path
        self.problems = in_file_order(problems)
        self.source = source
        super().__init__(path, self.problems)

    def __str__(self) -> str:
        return "\n".join(f"{self.path}:{p.at.line}:{p.at.column}: {p.rule} {p.message}" for p in self.problems)


class TemplateFault(Exception):
    """A template or a target.toml is broken: the fault of whoever wrote it, not of the catalogue."""


class OutputFault(Exception):
    """The output folder cannot be used as asked; nothing was changed."""


class SourceFault(Exception):
    """What was named to compare with cannot be had, or is no catalogue."""


def in_file_order(problems: Iterable[Problem]) -> list[Problem]:
    """Sorted by place, and at most one problem of a kind at one place."""
    unique = {(p.at, p.rule, p.message): p._replace(message=_shortened(p.message)) for p in problems}
    return sorted(unique.values(), key=lambda p: p.at)


def _shortened(message: str) -> str:
    """A message quotes what is wrong, and that may be a book."""
    return message if len(message) < 280 else f"{message[:140]} ... {message[-100:]}"


_MANY = 20


def nearest(word: str, words: Iterable[str], alike: float = 0.6) -> str:
    """`did you mean 'x'?` for the word that looks most like this one, or nothing."""
    import difflib  # only a broken catalogue needs it

    candidates = list(words)
    if len(candidates) > _MANY:
        # Comparing thousands with thousands takes minutes; whoever misspells a name seldom does so in its beginning.
        candidates = [candidate for candidate in candidates if candidate[:2].casefold() == word[:2].casefold()][:_MANY]
    folded = {w.casefold(): w for w in reversed(candidates)}
    match = difflib.get_close_matches(word.casefold(), folded, n=1, cutoff=alike)
    return f"did you mean {folded[match[0]]!r}?" if match else ""
