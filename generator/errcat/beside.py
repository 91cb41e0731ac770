"""Two processes instead of one: while this one reads a large catalogue and checks it, another begins to render it.

Both read it, since memory that a fork shares is copied page by page as soon as anything in it is looked at.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

Work = Callable[[Any], Any]
Share = Callable[[Sequence[Any], Work], list[Any]]
"""What a function makes of each item, in their order; done alone or with another process."""


def unshared(items: Sequence[Any], work: Work) -> list[Any]:
    """What `work` makes of each item, in their order, made here."""
    return [work(item) for item in items]


def _is_possible() -> bool:
    # Some builds of Python are made for systems that have no such files.
    return sys.platform == "linux" and hasattr(os, "memfd_create") and len(os.sched_getaffinity(0)) > 1


@contextmanager
def helped(helper: Callable[[Share], object] | None) -> Generator[Share]:
    """Another process runs `helper`, while this one goes on with the block; either may come to share its work first.

    Both share the same items. Without a helper, on one processor, and where forking is not safe or refused, this process
    works alone. What the other fails on, this one meets itself, and what the other does not live to tell is worked out
    here.
    """
    if helper is None or not _is_possible():
        yield unshared
        return
    import signal  # takes its time, and few runs need it

    if signal.getsignal(signal.SIGCHLD) is not signal.SIG_DFL:  # whoever says so takes our processes away from us
        yield unshared
        return

    # The length of the first says how many items are taken.
    taken, results = os.memfd_create("taken"), os.memfd_create("results")
    other = 0
    try:
        try:
            other = os.fork()
        except OSError:  # a limit on processes or memory
            yield unshared
            return
        if other:
            yield partial(_first, other, taken, results)
            return
        try:
            helper(partial(_second, taken, results))
        finally:
            # Whatever ends it, the first process answers; nothing that it had open or planned is touched.
            os._exit(0)
    finally:
        os.close(taken)
        os.close(results)
        if other:
            os.kill(other, signal.SIGKILL)
            os.waitpid(other, 0)


def _first(other: int, taken: int, results: int, items: Sequence[Any], work: Work) -> list[Any]:
    """Begin with the first item, and end with what the other process did, which began with the last.

    Raises what `work` raises for the first item that it fails on.
    """
    made = [work(item) for item in _untaken(items, len(items), taken)]
    if len(made) < len(items):
        os.waitid(os.P_PID, other, os.WEXITED | os.WNOWAIT)
        rest = _told(results)
        made.extend(work(item) for item in items[len(made) : len(items) - len(rest)])
        made.extend(reversed(rest))
    return made


def _second(taken: int, results: int, items: Sequence[Any], work: Work) -> list[Any]:
    made: list[Any] = []
    with suppress(Exception):  # the first process comes to it, and tells it
        made.extend(map(work, _untaken(reversed(items), len(items), taken)))
    with open(results, "wb") as file:
        pickle.dump(made, file, pickle.HIGHEST_PROTOCOL)
    os._exit(0)


def _untaken(items: Iterable[Any], count: int, taken: int) -> Iterator[Any]:
    """The items that are left, each taken as it is asked for."""
    for item in items:
        os.lockf(taken, os.F_LOCK, 0)
        so_far = os.fstat(taken).st_size
        os.ftruncate(taken, so_far + 1)
        os.lockf(taken, os.F_ULOCK, 0)
        if so_far >= count:
            return
        yield item


def _told(results: int) -> list[Any]:
    """What the other process did; nothing if it did not live to tell."""
    with open(results, "rb", closefd=False) as file:
        file.seek(0)
        try:
            told: list[Any] = pickle.load(file)  # noqa: S301 - nobody else can write there
        except (EOFError, pickle.UnpicklingError):
            told = []
    return told
