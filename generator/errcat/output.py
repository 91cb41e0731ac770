"""`{path: bytes}` against the disk: what differs, and making it the same.

The first part of a path is the folder of a target. In each of them a manifest lists what errcat wrote there, with
checksums as `sha256sum -c` reads them. So what is not in the manifest is never touched, what somebody edited by hand
is told apart from what is merely stale, and left-overs can be deleted without guessing.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import stat
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from errcat.problems import OutputFault

Tree = Mapping[PurePosixPath, bytes]

MANIFEST = ".errcat"
_TEMPORARY = ".errcat-tmp"


class Change(NamedTuple):
    """One file that is not as it should be.

    `verb` is create, update or delete, or keep for a file that errcat leaves alone: one it did not write, or a
    left-over that somebody edited. `edited` says that the file is not as errcat wrote it.
    """

    verb: str
    path: PurePosixPath
    before: bytes | None = None
    after: bytes | None = None
    edited: bool = False


def with_manifests(tree: Tree) -> dict[PurePosixPath, bytes]:
    """The tree with the manifest of each target's folder in it."""
    lines: dict[str, list[str]] = {}
    for path in sorted(tree):
        target, inner = path.parts[0], PurePosixPath(*path.parts[1:])
        lines.setdefault(target, []).append(f"{sha256(tree[path]).hexdigest()}  {inner}\n")
    manifests = {PurePosixPath(target, MANIFEST): "".join(rows).encode() for target, rows in lines.items()}
    return {**tree, **manifests}


def compare(tree: Tree, root: Path, ignored: Iterable[str] = (), *, whole: bool = True) -> list[Change]:
    """Every difference between the tree and the folder `root`, by path; reads only.

    Files and folders with a name in `ignored` are nobody's business: caches and builds. `whole` says that the tree
    holds every target, so that a folder of a target that is no more is left over.
    Raises OutputFault where a path would leave `root`.
    """
    existing = next(folder for folder in (root, *root.absolute().parents) if folder.exists())
    if not existing.is_dir():
        raise OutputFault(f"{existing} is a file where a folder must be; move it away")
    tree = with_manifests(tree)
    targets = {path.parts[0] for path in tree}
    if whole and root.is_dir():
        targets |= {entry.name for entry in root.iterdir() if (entry / MANIFEST).is_file()}
    changes: list[Change] = []
    skip, links = frozenset(ignored), _Links(root)
    for target in sorted(targets):
        links.refuse(PurePosixPath(target))
        recorded = _recorded(root / target)
        wanted = {path: data for path, data in tree.items() if path.parts[0] == target}
        present = {path for path in _files(root, target, skip) if path not in wanted}
        changes.extend(_missing_or_changed(wanted, root, recorded, links))
        changes.extend(_left_over(present, root, recorded))
    return sorted(changes, key=lambda change: change.path)


def apply(changes: Iterable[Change], root: Path) -> None:
    """Make the changes. Either all of them are made, or none is and OutputFault says why.

    New contents are written beside their places first and then moved there, so a reader never sees half a file.
    """
    todo = [change for change in changes if change.verb != "keep"]
    links = _Links(root)
    for change in todo:
        links.refuse(change.path)
    staged: list[tuple[Change, Path]] = []
    done: list[tuple[Change, Path]] = []
    made: list[Path] = []
    try:
        for change in todo:
            if change.after is not None:
                staged.append((change, _stage(change.after, root / change.path, made)))
        for change, temporary in staged:
            done.append((change, temporary))
            temporary.replace(root / change.path)
        for change in todo:
            if change.verb == "delete":
                aside = (root / change.path).with_name(f".{change.path.name}.{len(done)}{_TEMPORARY}")
                done.append((change, aside))
                (root / change.path).replace(aside)
    except BaseException as error:
        _undo(done, root)
        for _, temporary in staged:
            temporary.unlink(missing_ok=True)
        for folder in reversed(made):
            with contextlib.suppress(OSError):
                folder.rmdir()
        if isinstance(error, OSError):
            raise OutputFault(f"{error.strerror or error}: {error.filename}; the old files are as they were") from error
        raise
    for change, aside in done:
        if change.verb == "delete":
            with contextlib.suppress(OSError):
                aside.unlink()
            _prune(root, change.path)


def _missing_or_changed(
    wanted: Tree, root: Path, recorded: Mapping[PurePosixPath, str], links: _Links
) -> Iterator[Change]:
    for path, data in wanted.items():
        links.refuse(path)
        place = root / path
        if not place.exists():
            yield Change("create", path, None, data)
            continue
        if not place.is_file():
            raise OutputFault(f"{path} is not a plain file; move it away")
        before = place.read_bytes()
        # A checkout may have turned line ends; the contents are the same.
        if before != data and before.replace(b"\r\n", b"\n") != data:
            edited = path.name != MANIFEST and recorded.get(path) not in _checksums(before)
            yield Change("update", path, before, data, edited)


def _left_over(present: Iterable[PurePosixPath], root: Path, recorded: Mapping[PurePosixPath, str]) -> Iterator[Change]:
    for path in present:
        place = root / path
        if path.name.endswith(_TEMPORARY) or (path.name == MANIFEST and len(path.parts) == 2):
            yield Change("delete", path, place.read_bytes())
        elif place.is_symlink() or not place.is_file() or path not in recorded:
            yield Change("keep", path)
        else:
            before = place.read_bytes()
            edited = recorded[path] not in _checksums(before)
            yield Change("keep" if edited else "delete", path, before, None, edited)


def _checksums(data: bytes) -> tuple[str, str]:
    return sha256(data).hexdigest(), sha256(data.replace(b"\r\n", b"\n")).hexdigest()


def _recorded(folder: Path) -> dict[PurePosixPath, str]:
    """What the manifest of a target's folder lists; nothing if there is none."""
    try:
        lines = (folder / MANIFEST).read_text("utf-8", "replace").splitlines()
    except (FileNotFoundError, NotADirectoryError):
        return {}
    rows = (line.partition("  ") for line in lines)
    return {PurePosixPath(folder.name, inner): checksum for checksum, _, inner in rows if inner}


def _files(root: Path, target: str, skip: frozenset[str]) -> Iterator[PurePosixPath]:
    for folder, folders, files in os.walk(root / target):
        folders[:] = [name for name in folders if name not in skip]
        links = [name for name in folders if (Path(folder) / name).is_symlink()]
        for name in (*files, *links):
            if name not in skip:
                yield PurePosixPath((Path(folder) / name).relative_to(root).as_posix())


class _Links:
    """Refuses paths that would leave the output folder; a folder that was looked at is not looked at again."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folders: set[PurePosixPath] = set()

    def refuse(self, path: PurePosixPath) -> None:
        """Raise OutputFault for a path through a link, which could lead anywhere, or through a file."""
        if path.is_absolute() or ".." in path.parts:
            raise OutputFault(f"{path} would leave the output folder")
        known = path.parent in self.folders
        for part in (path,) if known else (*reversed(path.parents[:-1]), path):
            place = self.root / part
            try:
                mode = place.lstat().st_mode
            except FileNotFoundError:
                return
            if stat.S_ISLNK(mode):
                raise OutputFault(f"{part} is a link to {place.readlink()}; errcat follows no links")
            if part is not path:
                if not stat.S_ISDIR(mode):
                    raise OutputFault(f"{part} is a file where a folder must be; move it away")
                self.folders.add(part)


def _stage(data: bytes, place: Path, made: list[Path]) -> Path:
    folder = place.parent
    if not folder.exists():
        missing = list(itertools.takewhile(lambda parent: not parent.exists(), (folder, *folder.parents)))
        made.extend(reversed(missing))
        folder.mkdir(parents=True, exist_ok=True)
    try:
        mode = stat.S_IMODE(place.stat().st_mode)
    except FileNotFoundError:
        mode = 0o666 & ~_umask()
    handle, name = tempfile.mkstemp(_TEMPORARY, f".{place.name}.", folder)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        temporary.chmod(mode)
    except BaseException:
        temporary.unlink()
        raise
    return temporary


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _undo(done: Iterable[tuple[Change, Path]], root: Path) -> None:
    for change, aside in done:
        with contextlib.suppress(OSError):
            if change.verb == "delete":
                aside.replace(root / change.path)
            elif change.before is None:
                (root / change.path).unlink(missing_ok=True)
            else:
                (root / change.path).write_bytes(change.before)


def _prune(root: Path, path: PurePosixPath) -> None:
    """Remove the folders that a deletion left empty."""
    for parent in path.parents:
        if parent == PurePosixPath("."):
            return
        try:
            (root / parent).rmdir()
        except OSError:
            return
