"""Two processes instead of one: a large catalogue is read by both, and each renders a part of its files.

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
    # Some builds of Python, made for old systems, know neither of the two.
    known = hasattr(os, "memfd_create") and hasattr(os, "eventfd")
    return sys.platform == "linux" and known and len(os.sched_getaffinity(0)) > 1


@contextmanager
def twice(wanted: bool) -> Generator[Share]:  # noqa: FBT001
    """Another process does what this one does in the block, until they share their work; then it ends.

    Where it is not wanted, on one processor, and where forking is not safe or refused, this process works alone. What
    the other fails on, this one meets itself, and what the other does not live to tell is worked out here.
    """
    if not wanted or not _is_possible():
        yield unshared
        return
    import signal  # takes its time, and few runs need it

    claims, results = os.eventfd(0, os.EFD_SEMAPHORE | os.EFD_NONBLOCK), os.memfd_create("results")
    here, other = os.getpid(), 0
    try:
        try:
            other = os.fork()
        except OSError:  # a limit on processes or memory
            yield unshared
            return
        if other:
            yield partial(_first, other, claims, results)
            return
        try:
            yield partial(_second, here, claims, results)
        finally:
            # Whatever ends it, the first process answers; nothing that it had open or planned is touched.
            os._exit(0)
    finally:
        os.close(claims)
        os.close(results)
        if other:
            os.kill(other, signal.SIGKILL)
            os.waitpid(other, 0)


def _first(other: int, claims: int, results: int, items: Sequence[Any], work: Work) -> list[Any]:
    """Begin with the first item, and end with what the other process did, which began with the last.

    Raises what `work` raises for the first item that it fails on.
    """
    os.eventfd_write(claims, len(items))  # both count it down, so that together they take as many as there are
    made = [work(item) for item in _claimed(items, claims)]
    if len(made) < len(items):
        os.waitid(os.P_PID, other, os.WEXITED | os.WNOWAIT)
        rest = _told(results)
        made.extend(work(item) for item in items[len(made) : len(items) - len(rest)])
        made.extend(reversed(rest))
    return made


def _second(first: int, claims: int, results: int, items: Sequence[Any], work: Work) -> list[Any]:
    import select

    while os.getppid() == first and not select.select([claims], [], [], 1)[0]:
        pass  # the first process is still reading
    made: list[Any] = []
    with suppress(Exception):  # the first process comes to it, and tells it
        made.extend(map(work, _claimed(reversed(items), claims)))
    with open(results, "wb") as file:
        pickle.dump(made, file, pickle.HIGHEST_PROTOCOL)
    os._exit(0)


def _claimed(items: Iterable[Any], claims: int) -> Iterator[Any]:
    for item in items:
        try:
            os.eventfd_read(claims)
        except BlockingIOError:
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
