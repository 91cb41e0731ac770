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

from errcat.output.tree import STAYING, TEMPORARY, Change, Links, is_manifest
from errcat.problems import OutputFault

_Step = tuple[Change, Path | None]  # a change that is being made, and where the old file is kept meanwhile


def apply(changes: Iterable[Change], root: Path) -> None:
    """Make the changes. Either all of them are made, or none is and OutputFault says why.

    A reader never sees half a file. A file that errcat did not write is never replaced.
    """
    todo = _in_order([change for change in changes if change.verb not in STAYING])
    links = Links(root)
    for change in todo:
        links.refuse(change.path)
    _refuse_blocked(todo, root)
    run, numbers = os.urandom(4).hex(), itertools.count()

    def beside(path: PurePosixPath) -> Path:
        """A file of this run alone; its name is short, since that of its place may be as long as the system allows."""
        return (root / path).with_name(f".{path.name[:50]}.{run}-{next(numbers)}{TEMPORARY}")

    staged: list[Path] = []
    done: list[_Step] = []
    made: list[Path] = []
    try:
        for change in todo:
            if change.after is not None:
                staged.append(_stage(change.after, root / change.path, beside(change.path), made))
        ready = iter(staged)
        for change in todo:
            place = root / change.path
            aside = None if change.before is None else beside(change.path)
            done.append((change, aside))
            if aside is not None and change.after is None:
                place.replace(aside)
            elif aside is not None:
                _keep(place, aside)
            if change.after is not None:
                next(ready).replace(place)
    except BaseException as error:
        _undo(done, root)
        for temporary in staged:
            temporary.unlink(missing_ok=True)
        for folder in reversed(made):
            with contextlib.suppress(OSError):
                folder.rmdir()
        if isinstance(error, OSError):
            place = error.filename or root
            raise OutputFault(f"{error.strerror or error}: {place}; the old files are as they were") from error
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


def _refuse_blocked(todo: Iterable[Change], root: Path) -> None:
    """A file of somebody else may have come since the comparison, too."""
    found = [str(c.path) for c in todo if c.verb == "block" or (c.verb == "create" and (root / c.path).exists())]
    if found:
        names = ", ".join(found[:_TOLD]) + (f" and {len(found) - _TOLD} more" if len(found) > _TOLD else "")
        they, are, them = ("it", "is", "it") if len(found) == 1 else ("they", "are", "them")
        raise OutputFault(
            f"{names} {are} in the way: errcat did not write {them}; move {them} away, or delete"
            f" {them} if {they} {are} old output; nothing was written"
        )


# Windows would turn line ends without O_BINARY.
_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


def _stage(data: bytes, place: Path, temporary: Path, made: list[Path]) -> Path:
    folder = place.parent
    if not folder.exists():
        missing = list(itertools.takewhile(lambda parent: not parent.exists(), (folder, *folder.parents)))
        made.extend(reversed(missing))
        folder.mkdir(parents=True, exist_ok=True)
    handle = os.open(temporary, _NEW_FILE, 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        with contextlib.suppress(FileNotFoundError):
            temporary.chmod(stat.S_IMODE(place.stat().st_mode))
    except BaseException:
        temporary.unlink()
        raise
    return temporary


def _keep(place: Path, aside: Path) -> None:
    """Give the old file a second name, so that its place is never empty."""
    try:
        os.link(place, aside)
    except OSError:  # some disks have no hard links
        try:
            shutil.copy2(place, aside)
        except BaseException:
            aside.unlink(missing_ok=True)  # half a file must not come back
            raise


def _undo(done: Sequence[_Step], root: Path) -> None:
    for change, aside in reversed(done):
        with contextlib.suppress(OSError):
            if aside is None:
                (root / change.path).unlink(missing_ok=True)
            else:
                aside.replace(root / change.path)
                aside.unlink(missing_ok=True)  # two names of one file are both left by a replacement


def _tidy(done: Iterable[_Step], root: Path) -> None:
    """All went well: give up the old files, and the folders that have nothing in them any more."""
    for change, aside in done:
        if aside is not None:
            with contextlib.suppress(OSError):
                aside.unlink()
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
