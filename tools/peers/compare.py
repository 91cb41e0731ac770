"""The same twelve edits of a catalogue, given to errcat and to the checkers of other formats: who notices what?

Prints the table of docs/compatibility.md, and fails if the one there is another; `--write` puts it there.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from dialects import Numbers, json_schema, openapi, protobuf

from errcat.compat import Bump, compare
from errcat.model import Protocol
from errcat.reading import read_catalog

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "compatibility.md"
PYTHON = Path(sysconfig.get_path("scripts"))
NODE = Path(__file__).parent / "node_modules" / ".bin"

EDITS = (
    "code-removed",
    "code-renamed",
    "retryable-changed",
    "fallback-changed",
    "carrier-removed",
    "carrier-moved",
    "member-required",
    "member-type",
    "detail-removed",
    "detail-required",
    "detail-type",
    "recovery-changed",
)
"""Pairs of tests/compat/."""


class Answer(NamedTuple):
    """What a tool says of two versions: is there a difference, and does it break anybody?"""

    differs: bool
    breaks: bool

    def __str__(self) -> str:
        return "breaking" if self.breaks else "seen" if self.differs else "**missed**"


def with_buf(old: Protocol, new: Protocol, folder: Path) -> Answer:
    """The rules for files of `buf breaking`."""
    number = Numbers()
    for name, protocol in (("old", old), ("new", new)):
        (folder / name).mkdir()
        (folder / name / "demo.proto").write_text(protobuf(protocol, number))
        run(PYTHON / "buf", "build", "--output", "-#format=json", cwd=folder / name, allowed=(0,))
    done = run(PYTHON / "buf", "breaking", "new", "--against", "old", cwd=folder, allowed=(0, 100))
    return Answer(differs=bool(done.returncode), breaks=bool(done.returncode))


def with_json_schema_diff(old: Protocol, new: Protocol, folder: Path) -> Answer:
    """json-schema-diff: fails where something is no longer valid."""
    files = written(folder, json_schema, old, new)
    done = run(NODE / "json-schema-diff", *files, cwd=folder, allowed=(0, 1))
    return Answer(differs="No differences found" not in done.stdout, breaks=bool(done.returncode))


def with_api_schema_diff(old: Protocol, new: Protocol, folder: Path) -> Answer:
    """api-schema-diff on JSON Schema."""
    done = run(
        PYTHON / "api-schema-diff",
        *written(folder, json_schema, old, new),
        "--format",
        "json",
        cwd=folder,
        allowed=(0, 1),
    )
    return Answer(differs=bool(_found(json.loads(done.stdout))), breaks=bool(done.returncode))


def _found(told: object) -> list[object]:
    """Every difference in the answer of api-schema-diff, whatever list it stands in."""
    if isinstance(told, dict):
        return [item for value in told.values() if isinstance(value, (dict, list)) for item in _found(value) or []]
    return list(told) if isinstance(told, list) else []


def with_openapi_diff(old: Protocol, new: Protocol, folder: Path) -> Answer:
    """openapi-diff: fails on what it takes for breaking; prints all that it found."""
    done = run(NODE / "openapi-diff", *written(folder, openapi, old, new), cwd=folder, allowed=(0, 1))
    return Answer(differs="No changes found" not in done.stdout, breaks="Breaking changes found" in done.stdout)


def with_jsonsubschema(old: Protocol, new: Protocol, folder: Path) -> Answer:
    """jsonsubschema: is what the new schema allows what the old one allowed?"""
    before, after = written(folder, json_schema, old, new)
    narrower, wider = (
        "True" in run(PYTHON / "jsonsubschema", *pair, cwd=folder, allowed=(0,)).stdout
        for pair in ((after, before), (before, after))
    )
    return Answer(differs=not (narrower and wider), breaks=not (narrower and wider))


TOOLS: dict[str, Callable[[Protocol, Protocol, Path], Answer]] = {
    "buf (Protocol Buffers)": with_buf,
    "json-schema-diff": with_json_schema_diff,
    "api-schema-diff (JSON Schema)": with_api_schema_diff,
    "jsonsubschema": with_jsonsubschema,
    "openapi-diff": with_openapi_diff,
}


def written(folder: Path, encode: Callable[[Protocol], object], old: Protocol, new: Protocol) -> list[Path]:
    """Two versions as files of JSON."""
    files = []
    for name, protocol in (("old", old), ("new", new)):
        files.append(folder / f"{name}.json")
        files[-1].write_text(json.dumps(encode(protocol), indent=2))
    return files


def run(tool: Path, *arguments: object, cwd: Path, allowed: tuple[int, ...]) -> subprocess.CompletedProcess[str]:
    """Run a tool; an answer that is neither yes nor no ends everything."""
    done = subprocess.run([str(tool), *map(str, arguments)], cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode not in allowed:
        sys.exit(f"{tool.name} failed with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done


def table() -> str:
    """One row an edit, one column a tool."""
    rows = [["Edit", "errcat", *TOOLS]]
    told = dict.fromkeys(["errcat", *TOOLS], 0)
    for edit in EDITS:
        files = (ROOT / "tests" / "compat" / edit / f"{name}.yaml" for name in ("old", "new"))
        old, new = (read_catalog(file.read_bytes(), file.name).catalog for file in files)
        bump = compare(old, new).bump
        told["errcat"] += bump is Bump.MAJOR
        row = [f"`{edit}`", bump.value]
        for name, tool in TOOLS.items():
            with tempfile.TemporaryDirectory() as folder:
                answer = tool(old.protocols[0], new.protocols[0], Path(folder))
            told[name] += answer.breaks
            row.append(str(answer))
        rows.append(row)
    rows.append(["told as breaking", *map(str, told.values())])
    lines = [f"| {' | '.join(row)} |\n" for row in rows]
    return "".join([lines[0], "|" + " --- |" * len(rows[0]) + "\n", *lines[1:]])


def main() -> int:
    """Compare the table with the page, or write it there."""
    now = table()
    print(now, end="")
    page = PAGE.read_text("utf-8")
    new = re.sub(r"(?s)(<!-- peers -->\n).*(<!-- /peers -->)", lambda it: f"{it[1]}\n{now}\n{it[2]}", page)
    if "--write" in sys.argv[1:]:
        PAGE.write_text(new, "utf-8")
    elif new != page:
        print("the table in docs/compatibility.md is another one; `nox -s peers -- --write` puts this one there")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
