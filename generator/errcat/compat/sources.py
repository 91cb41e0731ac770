"""The catalogue to compare with: a file, or a path in a commit, branch or tag of git."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from errcat.compat.snapshot import catalog_of, is_snapshot
from errcat.model import Catalog
from errcat.problems import CatalogError, SourceFault
from errcat.reading import read_catalog


def catalog_at(against: str, beside: Path) -> Catalog:
    """The catalogue that `against` names: a catalog.yaml, a release's catalog.json, or a git ref.

    A ref means the catalogue as it stood there, at the path of `beside`; `REF:PATH` names another path. Nothing but
    the local repository is asked. Raises SourceFault.
    """
    raw = _bytes(against, beside)
    if raw.lstrip()[:1] == b"{":
        try:
            data = json.loads(raw)
            if is_snapshot(data):
                return catalog_of(data)
        except (KeyError, TypeError, AttributeError) as error:
            raise SourceFault(f"{against} is no catalog.json of errcat: {type(error).__name__} {error}") from error
        except ValueError:
            pass  # a mapping in YAML may begin like that, too
    try:
        reading = read_catalog(raw, against)
    except CatalogError as error:
        raise SourceFault(f"{against} cannot be read: {str(error).splitlines()[0]}") from error
    if reading.problems:
        first = reading.problems[0]
        raise SourceFault(f"{against} cannot be read: {first.at.line}:{first.at.column}: {first.rule} {first.message}")
    return reading.catalog


def _bytes(against: str, beside: Path) -> bytes:
    file = Path(against)
    if file.is_file():
        return file.read_bytes()
    if file.is_dir():
        raise SourceFault(f"{against} is a folder; name a catalog.yaml, a catalog.json or a git ref")
    ref, _, path = against.partition(":")
    if not ref or ref.startswith("-"):
        raise SourceFault(f"there is no file {against!r}, and it cannot be the name of a commit")
    folder, name = beside.resolve().parent, beside.resolve().name
    if _git(folder, "rev-parse", "--is-inside-work-tree").returncode:
        raise SourceFault(f"there is no file {against!r}, and {folder} is not in a git repository")
    if _git(folder, "rev-parse", "--verify", "--quiet", f"{ref}^{{commit}}").returncode:
        help = "fetch it first (git fetch --tags), or name a file"
        raise SourceFault(f"there is no file {against!r}, and git knows no commit, branch or tag {ref!r} here; {help}")
    # A path that begins with ./ counts from the folder that git runs in, any other from the top of the repository.
    shown = _git(folder, "show", f"{ref}:{path or f'./{name}'}")
    if shown.returncode:
        raise SourceFault(f"there is no {path or name} in {ref!r}")
    return shown.stdout


def _git(folder: Path, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    try:
        return subprocess.run(["git", *arguments], cwd=folder, capture_output=True, check=False)
    except FileNotFoundError as error:
        raise SourceFault("there is no git here to ask; name a file to compare with instead") from error
