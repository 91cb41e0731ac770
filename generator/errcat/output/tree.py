"""What both directions share: the tree with its manifests, a change, and what may not be on the way to a file."""

from __future__ import annotations

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
    that somebody edited; block for a file that errcat did not write where one of its own shall be. `edited` says that
    the file is not as errcat wrote it.
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


def is_manifest(path: PurePosixPath) -> bool:
    """Is it the manifest of a target's folder?"""
    return path.name == MANIFEST and len(path.parts) == 2


def refuse_links(root: Path, path: PurePosixPath) -> None:
    """Raise OutputFault for a link on the way to a file: it could lead anywhere."""
    if path.is_absolute() or ".." in path.parts:
        raise OutputFault(f"{path} would leave the output folder")
    place = root
    for part in path.parts:
        place = place / part
        if place.is_symlink():
            raise OutputFault(f"{place.relative_to(root)} is a link to {place.readlink()}; errcat follows no links")
        if part is not path.parts[-1] and place.exists() and not place.is_dir():
            raise OutputFault(f"{place.relative_to(root)} is a file where a folder must be; move it away")
