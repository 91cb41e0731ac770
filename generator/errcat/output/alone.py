"""One run at a time: two that write the same folder would undo each other."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Generator
from pathlib import Path


@contextlib.contextmanager
def alone(root: Path) -> Generator[None]:
    """Wait until no other run writes to `root`, and let none begin before the block ends.

    The lock is on the folder above, which is there before `root` is; it ends with the process, however that ends. Where
    the system has no such locks, runs are not kept apart.
    """
    try:
        import fcntl
    except ImportError:
        yield
        return
    folder = next(parent for parent in root.absolute().parents if parent.is_dir())
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:  # a folder that may be passed through but not read
        yield
        return
    try:
        with contextlib.suppress(OSError):  # some network disks lock nothing
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
