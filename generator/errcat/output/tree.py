"""What both directions share: the tree with its manifests, a change, and what may not be on the way to a file."""

import os
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
    that somebody edited; orphan for the folder of a target that there is no more, which stays as well; block for a file
    that errcat did not write where one of its own shall be. `edited` says that the file is not as errcat wrote it.
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
    for path in sorted(tree, key=lambda path: path.parts):
        target, _, inner = str(path).partition("/")
        lines.setdefault(target, []).append(f"{sha256(tree[path]).hexdigest()}  {inner}\n")
    manifests = {PurePosixPath(target, MANIFEST): "".join(rows).encode() for target, rows in lines.items()}
    return {**tree, **manifests}


def is_manifest(path: PurePosixPath) -> bool:
    """Is it the manifest of a target's folder?"""
    return path.name == MANIFEST and len(path.parts) == 2


class Folder:
    """The output folder, from which no path leads out; a folder in it that was looked at is not looked at again."""

    def __init__(self, root: Path) -> None:
        self._root = os.fspath(root)
        self._folders: dict[str, bool] = {}

    def place(self, path: PurePosixPath | str) -> str:
        """Where a path is on the disk."""
        return f"{self._root}/{path}"

    def holds(self, path: PurePosixPath) -> bool:
        """Is anything there? Raises OutputFault for a path through a link, which could lead anywhere, or a file."""
        name = str(path)
        if path.is_absolute() or ".." in name.split("/"):
            raise OutputFault(f"{path} would leave the output folder")
        folder = name.rpartition("/")[0]
        return (not folder or self._holds_folder(folder)) and self._mode(name) is not None

    def _holds_folder(self, name: str) -> bool:
        if name not in self._folders:
            parent = name.rpartition("/")[0]
            mode = None if parent and not self._holds_folder(parent) else self._mode(name)
            if mode is not None and not stat.S_ISDIR(mode):
                raise OutputFault(f"{name} is a file where a folder must be; move it away")
            self._folders[name] = mode is not None
        return self._folders[name]

    def _mode(self, name: str) -> int | None:
        place = self.place(name)
        try:
            mode = os.lstat(place).st_mode
        except FileNotFoundError:
            return None
        if stat.S_ISLNK(mode):
            raise OutputFault(f"{name} is a link to {os.readlink(place)}; errcat follows no links")
        return mode
