# Copied by `errcat generate` from templates/python/tree/agent_errors/_problems.py. Do not edit the copy.
"""What is wrong with an error object. Loaded only when something has to be told."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

__all__ = ["InvalidErrorPayload", "Problem"]


class Problem(tuple[str, str]):
    """One thing that is wrong: where, and what. Also a pair: `for pointer, message in error.problems`."""

    __slots__ = ()

    def __new__(cls, pointer: str, message: str) -> Self:
        return super().__new__(cls, (pointer, message))

    def __getnewargs__(self) -> tuple[str, str]:
        return self.pointer, self.message

    @property
    def pointer(self) -> str:
        """A JSON Pointer from the root of what was checked; empty for the root itself."""
        return self[0]

    @property
    def message(self) -> str:
        """What is wrong, in words that follow on a name: "is missing", "must be a string, not null"."""
        return self[1]

    def __repr__(self) -> str:
        return f"Problem({self.pointer!r}, {self.message!r})"

    def __str__(self) -> str:
        return f"{self.pointer or 'the error'} {self.message}"


class InvalidErrorPayload(ValueError):
    """An error object that breaks its protocol. `problems` says in what."""

    if TYPE_CHECKING:

        def __init__(self, problems: Sequence[Problem]) -> None:
            """Made with everything that is wrong, which is at least one problem."""

    @property
    def problems(self) -> tuple[Problem, ...]:
        """All that is wrong, in the order of the members; never empty."""
        return tuple(self.args[0])

    def __str__(self) -> str:
        return "; ".join(map(str, self.problems))


UNREADABLE = Problem("", "cannot be read")
"""Some method of some object raises; no JSON text becomes such a thing."""
