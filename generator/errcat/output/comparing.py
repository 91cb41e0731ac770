"""What differs between a tree and the disk; reads only."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath

from errcat.output.tree import MANIFEST, TEMPORARY, Change, Folder, Tree, is_manifest, with_manifests
from errcat.problems import OutputFault

_Recorded = Mapping[PurePosixPath, set[str]]


def compare(
    tree: Tree, root: Path, targets: Mapping[str, Iterable[str]] | None = None, *, whole: bool = True
) -> list[Change]:
    """Every difference between the tree and the folder `root`, by path; reads only.

    `targets` are those that the tree was made for, also one that made no file, each with the names of files and folders
    that are nobody's business there: caches and builds. Without it they are those of the tree. `whole` says that these
    are all targets, so that a folder of a target that is no more is an orphan.
    Raises OutputFault where a path would leave `root`.
    """
    if root.is_symlink() and not root.exists():
        raise OutputFault(f"{root} is a link that leads nowhere; move it away")
    existing = next(folder for folder in (root, *root.absolute().parents) if folder.exists())
    if not existing.is_dir():
        raise OutputFault(f"{existing} is a file where a folder must be; move it away")
    folder = Folder(root)
    wanted: dict[str, dict[PurePosixPath, bytes]] = {name: {} for name in targets or ()}
    for path, data in with_manifests(tree).items():
        wanted.setdefault(path.parts[0], {})[path] = data
    changes: list[Change] = []
    if whole and root.is_dir():
        made = {entry.name for entry in root.iterdir() if os.path.isfile(entry / MANIFEST)}  # a folder may be closed
        changes.extend(Change("orphan", PurePosixPath(name)) for name in made - wanted.keys())
    for target, files in sorted(wanted.items()):
        recorded = _recorded(root / target) if folder.holds(PurePosixPath(target)) else {}
        skip = frozenset((targets or {}).get(target, ()))
        present = {path for path in _files(root, target, skip) if path not in files}
        changes.extend(_missing_or_changed(files, folder, recorded))
        changes.extend(_left_over(present, root, recorded))
    return sorted(changes, key=lambda change: change.path.parts)


def _missing_or_changed(wanted: Tree, folder: Folder, recorded: _Recorded) -> Iterator[Change]:
    for path, data in wanted.items():
        if not folder.holds(path):
            yield Change("create", path, None, data)
            continue
        place = Path(folder.place(path))
        if not place.is_file():
            raise OutputFault(f"{path} is not a plain file; move it away")
        before = place.read_bytes()
        # A checkout may have turned line ends; the contents are the same.
        if before == data or before.replace(b"\r\n", b"\n") == data:
            continue
        if is_manifest(path):
            yield Change("update", path, before, data)
        elif path not in recorded:
            yield Change("block", path, before, data)
        else:
            yield Change("update", path, before, data, edited=_edited(before, recorded[path]))


def _left_over(present: Iterable[PurePosixPath], root: Path, recorded: _Recorded) -> Iterator[Change]:
    for path in present:
        place = root / path
        if place.is_symlink() or not place.is_file():
            yield Change("keep", path)
        elif path.name.endswith(TEMPORARY) or is_manifest(path):
            yield Change("delete", path, place.read_bytes())
        elif path not in recorded:
            yield Change("keep", path)
        else:
            before = place.read_bytes()
            edited = _edited(before, recorded[path])
            yield Change("keep" if edited else "delete", path, before, None, edited)


def _edited(data: bytes, checksums: set[str]) -> bool:
    """Is it not what errcat wrote, whatever a checkout made of its line ends?"""
    return checksums.isdisjoint([sha256(data).hexdigest(), sha256(data.replace(b"\r\n", b"\n")).hexdigest()])


def _recorded(folder: Path) -> dict[PurePosixPath, set[str]]:
    """What the manifest of a target's folder lists; nothing if there is none.

    A file may stand there more than once: after a merge with conflicts, and after a run that was killed.
    """
    manifest = folder / MANIFEST
    recorded: dict[PurePosixPath, set[str]] = {}
    for line in manifest.read_text("utf-8", "replace").splitlines() if manifest.is_file() else ():
        checksum, _, inner = line.partition("  ")
        if inner:
            recorded.setdefault(PurePosixPath(folder.name, inner), set()).add(checksum)
    return recorded


def _files(root: Path, target: str, skip: frozenset[str]) -> Iterator[PurePosixPath]:
    for folder, folders, files in os.walk(root / target):
        folders[:] = [name for name in folders if name not in skip]
        links = [name for name in folders if (Path(folder) / name).is_symlink()]
        for name in (*files, *links):
            if name not in skip:
                yield PurePosixPath((Path(folder) / name).relative_to(root).as_posix())
