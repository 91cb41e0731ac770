"""Making the changes: all of them or none.

Nothing that was there is given up before everything has succeeded. New contents are written beside their places
first, old files are kept beside theirs, so undoing needs no space on the disk. If the run is killed, the next one
finds what is left by its name and removes it, and the manifest tells what had been written until then.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import stat
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath

from errcat.output.tree import STAYING, TEMPORARY, Change, Folder, is_manifest
from errcat.problems import OutputFault

_Step = tuple[Change, str, str | None]  # a change that is being made, where, and where the old file is kept meanwhile


def apply(changes: Iterable[Change], root: Path) -> None:
    """Make the changes. Either all of them are made, or none is and OutputFault says why.

    A reader never sees half a file. A file that errcat did not write is never replaced.
    """
    todo = _in_order([change for change in changes if change.verb not in STAYING])
    folder = Folder(root)
    _refuse_blocked(todo, folder)
    run, numbers = os.urandom(4).hex(), itertools.count()

    def beside(place: str) -> str:
        """A file of this run alone; its name is short, since that of its place may be as long as the system allows."""
        parent, _, name = place.rpartition("/")
        return f"{parent}/.{name[:50]}.{run}-{next(numbers)}{TEMPORARY}"

    staged: list[str] = []
    done: list[_Step] = []
    made: list[Path] = []
    try:
        for change in todo:
            if change.after is not None:
                place = folder.place(change.path)
                staged.append(_stage(change, place, beside(place), made))
        ready = iter(staged)
        for change in todo:
            place = folder.place(change.path)
            aside = None if change.before is None else beside(place)
            done.append((change, place, aside))
            if aside is not None and change.after is None:
                os.replace(place, aside)
            elif aside is not None:
                _keep(place, aside)
            if change.after is not None:
                os.replace(next(ready), place)
    except BaseException as error:
        _undo(done)
        for temporary in staged:
            Path(temporary).unlink(missing_ok=True)
        for parent in reversed(made):
            with contextlib.suppress(OSError):
                parent.rmdir()
        if isinstance(error, OSError):
            raise OutputFault(
                f"{error.strerror or error}: {error.filename or root}; the old files are as they were"
            ) from error
        raise
    _tidy(done, root)


def _in_order(changes: Sequence[Change]) -> list[Change]:
    """Manifests first, holding what was and what shall be, and as they shall be at the end.

    So whatever was written when a run is killed, the next one knows it for errcat's own.
    """
    first, files, last = [], [], []
    for change in changes:
        if not is_manifest(change.path):
            files.append(change)
        elif change.before is None:
            first.append(change)
        elif change.after is None:
            last.append(change)
        else:
            both = change.before + change.after
            first.append(change._replace(after=both))
            last.append(change._replace(before=both))
    return [*first, *files, *last]


_TOLD = 5


def _refuse_blocked(todo: Iterable[Change], folder: Folder) -> None:
    """A link, or a file of somebody else, may have come since the comparison, too."""
    there = {change.path for change in todo if folder.holds(change.path)}
    found = [str(c.path) for c in todo if c.verb == "block" or (c.verb == "create" and c.path in there)]
    if found:
        names = ", ".join(found[:_TOLD]) + (f" and {len(found) - _TOLD} more" if len(found) > _TOLD else "")
        they, are, them = ("it", "is", "it") if len(found) == 1 else ("they", "are", "them")
        raise OutputFault(
            f"{names} {are} in the way: errcat did not write {them}; move {them} away, or delete"
            f" {them} if {they} {are} old output; nothing was written"
        )


# Windows would turn line ends without O_BINARY.
_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


def _stage(change: Change, place: str, temporary: str, made: list[Path]) -> str:
    try:
        handle = os.open(temporary, _NEW_FILE, 0o666)
    except FileNotFoundError:
        folder = Path(place).parent
        missing = list(itertools.takewhile(lambda parent: not parent.exists(), (folder, *folder.parents)))
        made.extend(reversed(missing))
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(temporary, _NEW_FILE, 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(change.after or b"")
        if change.before is not None:
            with contextlib.suppress(FileNotFoundError):
                os.chmod(temporary, stat.S_IMODE(os.stat(place).st_mode))
    except BaseException:
        os.unlink(temporary)
        raise
    return temporary


def _keep(place: str, aside: str) -> None:
    """Give the old file a second name, so that its place is never empty."""
    try:
        os.link(place, aside)
    except OSError:  # some disks have no hard links
        try:
            shutil.copy2(place, aside)
        except BaseException:
            Path(aside).unlink(missing_ok=True)  # half a file must not come back
            raise


def _undo(done: Sequence[_Step]) -> None:
    for _, place, aside in reversed(done):
        with contextlib.suppress(OSError):
            if aside is None:
                os.unlink(place)
            else:
                os.replace(aside, place)
                os.unlink(aside)  # two names of one file are both left by a replacement


def _tidy(done: Iterable[_Step], root: Path) -> None:
    """All went well: give up the old files, and the folders that have nothing in them any more."""
    for change, _, aside in done:
        if aside is not None:
            with contextlib.suppress(OSError):
                os.unlink(aside)
        if change.after is None:
            _prune(root, change.path)


def _prune(root: Path, path: PurePosixPath) -> None:
    """Remove the folders that a deletion left empty."""
    for parent in path.parents:
        if parent == PurePosixPath("."):
            return
        try:
            (root / parent).rmdir()
        except OSError:
            return
