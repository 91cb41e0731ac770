"""Work done beside one's own, in a second process: half of a large catalogue's targets are rendered there."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Generator
from typing import Any, TypeVar

T = TypeVar("T")


def can_fork() -> bool:
    """Is there a second processor, and a system on which forking is safe? A fork shares the catalogue for nothing."""
    return sys.platform == "linux" and len(os.sched_getaffinity(0)) > 1


@contextlib.contextmanager
def beside(work: Callable[[], T]) -> Generator[Callable[[], T]]:
    """Do `work` in a second process; what is given is called for its result, which may be an exception to raise.

    What the process does not live to tell is worked out here. It ends with the block, whatever happens.
    """
    from multiprocessing import get_context

    context = get_context("fork")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_work, args=(work, sender), daemon=True)
    process.start()
    sender.close()

    def result() -> T:
        outcome: tuple[T] | Exception
        try:
            outcome = receiver.recv()
        except EOFError:
            return work()
        if isinstance(outcome, Exception):
            raise outcome
        return outcome[0]

    try:
        yield result
    finally:
        process.kill()
        process.join()


def _work(work: Callable[[], Any], sender: Any) -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that waits answers it, and ends this one
    try:
        outcome: Any = (work(),)
    except Exception as error:  # noqa: BLE001 - it is raised where the result is asked for
        outcome = error
    sender.send(outcome)
