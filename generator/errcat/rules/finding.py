"""What a rule yields."""

from typing import NamedTuple

from errcat.problems import Position


class Finding(NamedTuple):
    """A place, what is wrong there and what would be right, and (maybe) how to mend it."""

    at: Position
    message: str
    help: str = ""
