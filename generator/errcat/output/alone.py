"""One run at a time: two that write the same folder would undo each other."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any


@contextlib.contextmanager
def alone(root: Path) -> Generator[None]:
    """Wait until no other run writes to `root`, and let none begin before the block ends.

    The lock is on the folder itself, however it is called, which is made for that and removed again if nothing was
    written to it. It ends with the process, however that ends. Where the system has no such locks, and where the
    folder cannot be made or read, runs are not kept apart.
    """
    try:
        import fcntl
    except ImportError:
        yield
        return
    made = [folder for folder in (root, *root.parents) if not folder.exists()]
    handle: int | None = None
    try:
        with contextlib.suppress(OSError):  # what is wrong there is told by who writes
            handle = _locked(root, fcntl)
        yield
    finally:
        for folder in made:
            with contextlib.suppress(OSError):
                folder.rmdir()
        if handle is not None:
            os.close(handle)


def _locked(root: Path, fcntl: Any) -> int:
    while True:
        root.mkdir(parents=True, exist_ok=True)
        handle = os.open(root, os.O_RDONLY)
        with contextlib.suppress(OSError):  # some network disks lock nothing
            fcntl.flock(handle, fcntl.LOCK_EX)
        # The run that was waited for may have removed the folder.
        with contextlib.suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(handle), os.stat(root)):
                return handle
        os.close(handle)
