"""What is wrong with a catalogue, and where: positions, problems, and the one exception that carries them."""

from bisect import bisect
from collections.abc import Iterable
from functools import lru_cache
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


def odd_character(text: str) -> str:
    """Where in a text that looks right a character stands that is not ASCII, to be told behind it; or nothing."""
    odd = next((index for index, char in enumerate(text) if not char.isascii()), None)
    return "" if odd is None else f", whose character {odd + 1} is U+{ord(text[odd]):04X}"


# Comparing thousands of words with thousands takes minutes; so many on either side are enough, see `nearest`.
_NEAR = 12


def nearest(word: str, words: Iterable[str], alike: float = 0.6) -> str:
    """`did you mean 'x'?` for the word that looks most like this one, or nothing.

    Of many words only those are compared that stand next to it in the order of the alphabet, or next to it when all are
    read backwards: whoever misspells a name does so in one place, so its beginning or its end is right.
    """
    import difflib  # only a broken catalogue needs it

    wanted = word.casefold()
    folded, forwards, backwards = _in_order(tuple(words))
    near = dict.fromkeys([*_around(wanted, forwards), *(found[::-1] for found in _around(wanted[::-1], backwards))])
    # What is much alike is found without looking closely at the rest, so that is asked first.
    for cutoff in (max(alike, 0.9), alike):
        for match in difflib.get_close_matches(wanted, near, n=1, cutoff=cutoff):
            return f"did you mean {folded[match]!r}?"
    return ""


@lru_cache(maxsize=8)
def _in_order(words: tuple[str, ...]) -> tuple[dict[str, str], list[str], list[str]]:
    """The words by their folded spelling; that, sorted; and read backwards, sorted. All mistakes of a kind share it."""
    folded = {word.casefold(): word for word in reversed(words)}
    return folded, sorted(folded), sorted(word[::-1] for word in folded)


def _around(word: str, ordered: list[str]) -> list[str]:
    place = bisect(ordered, word)
    return ordered[max(place - _NEAR, 0) : place + _NEAR]
