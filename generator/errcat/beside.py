"""Work shared with a second process: the files of a large catalogue are rendered by two."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def can_share() -> bool:
    """Is there a second processor, and a system on which forking is safe? A fork shares the catalogue for nothing."""
    return sys.platform == "linux" and len(os.sched_getaffinity(0)) > 1


def share(items: Sequence[Item], work: Callable[[Item], Result]) -> list[Result]:
    """What `work` makes of each item, in their order: this process begins with the first, another one with the last.

    Raises what `work` raises for the first item that it fails on. What the other process does not live to tell is
    worked out here. It ends with the call, whatever happens.
    """
    # Both count one semaphore down, so that together they take as many as there are.
    claims, results = os.eventfd(len(items), os.EFD_SEMAPHORE | os.EFD_NONBLOCK), os.memfd_create("results")
    other = 0
    try:
        try:
            other = os.fork()
        except OSError:  # a limit on processes or memory
            return [work(item) for item in items]
        if not other:
            _work(_claimed(reversed(items), claims), work, results)
        made = [work(item) for item in _claimed(items, claims)]
        os.waitpid(other, 0)
        other = 0
        rest, error = _told(results)
        if error is not None:
            raise error
        made.extend(reversed(rest))
        made.extend(work(item) for item in items[len(made) :])
        return made
    finally:
        os.close(claims)
        os.close(results)
        if other:
            os.kill(other, signal.SIGKILL)
            os.waitpid(other, 0)


def _claimed(items: Iterable[Item], claims: int) -> Iterator[Item]:
    for item in items:
        try:
            os.eventfd_read(claims)
        except BlockingIOError:
            return
        yield item


def _work(items: Iterable[Item], work: Callable[[Item], Result], results: int) -> None:
    """The life of the other process. It ends here, and nothing that this process had open or planned is touched."""
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that waits answers it, and ends this one
        made: list[Result] = []
        error: Exception | None = None
        try:
            made.extend(map(work, items))
        except Exception as raised:  # noqa: BLE001 - it is raised where the results are wanted
            error = raised
        with open(results, "wb") as file:
            pickle.dump((made, error), file, pickle.HIGHEST_PROTOCOL)
    finally:
        os._exit(0)


def _told(results: int) -> tuple[list[Any], Exception | None]:
    """What the other process did, and what stopped it; nothing if it did not live to tell."""
    with open(results, "rb", closefd=False) as file:
        file.seek(0)
        try:
            told: tuple[list[Any], Exception | None] = pickle.load(file)  # noqa: S301 - nobody else can write there
        except (EOFError, pickle.UnpicklingError):
            told = [], None
    return told
