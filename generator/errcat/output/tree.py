"""What both directions share: the tree with its manifests, a change, and what may not be on the way to a file."""

from __future__ import annotations

import stat
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from errcat.problems import OutputFault

Tree = Mapping[PurePosixPath, bytes]

MANIFEST = ".errcat"
TEMPORARY = ".errcat-tmp"
"""How the names of files end that stand beside their places while changes are made."""


class Change(NamedTuple):
    """One file that is not as it should be.

    `verb` is create, update or delete; keep for a file that errcat leaves alone: one it did not write, or a left-over
    that somebody edited; orphan for the folder of a target that there is no more, which stays as well; block for a file that errcat did not write where one of its own shall be. `edited` says that
    the file is not as errcat wrote it.
    """

    verb: str
    path: PurePosixPath
    before: bytes | None = None
    after: bytes | None = None
    edited: bool = False


STAYING = ("keep", "orphan")
"""What a run leaves alone, and tells."""


def with_manifests(tree: Tree) -> dict[PurePosixPath, bytes]:
    """The tree with the manifest of each target's folder in it."""
    lines: dict[str, list[str]] = {}
    for path in sorted(tree):
        target, inner = path.parts[0], PurePosixPath(*path.parts[1:])
        lines.setdefault(target, []).append(f"{sha256(tree[path]).hexdigest()}  {inner}\n")
    manifests = {PurePosixPath(target, MANIFEST): "".join(rows).encode() for target, rows in lines.items()}
    return {**tree, **manifests}


def is_manifest(path: PurePosixPath) -> bool:
    """Is it the manifest of a target's folder?"""
    return path.name == MANIFEST and len(path.parts) == 2


class Links:
    """Refuses paths that would leave the output folder; a folder that was looked at is not looked at again."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._folders: set[PurePosixPath] = set()

    def refuse(self, path: PurePosixPath) -> None:
        """Raise OutputFault for a path through a link, which could lead anywhere, or through a file."""
        if path.is_absolute() or ".." in path.parts:
            raise OutputFault(f"{path} would leave the output folder")
        known = path.parent in self._folders
        for part in (path,) if known else (*reversed(path.parents[:-1]), path):
            place = self._root / part
            try:
                mode = place.lstat().st_mode
            except FileNotFoundError:
                return
            if stat.S_ISLNK(mode):
                raise OutputFault(f"{part} is a link to {place.readlink()}; errcat follows no links")
            if part is not path:
                if not stat.S_ISDIR(mode):
                    raise OutputFault(f"{part} is a file where a folder must be; move it away")
                self._folders.add(part)
