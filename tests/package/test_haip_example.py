"""The example: a client and a server of HAIP over real WebSockets, in each pair of languages."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "haip"
TOOLS = ROOT / "tools" / "node" / "node_modules"

PLAYED = """\
error VERSION_INCOMPATIBLE
version 1.0
error AUTHENTICATION_FAILED
token fresh
connected 1.0
error SEQ_VIOLATION
replayed
parts a b c
error FLOW_CONTROL_VIOLATION
credit
accepted wxyz
closed 1008 too many errors: PROTOCOL_VIOLATION
"""
COUNTED = {
    "AUTHENTICATION_FAILED": 1,
    "FLOW_CONTROL_VIOLATION": 1,
    "PROTOCOL_VIOLATION": 11,
    "SEQ_VIOLATION": 1,
    "VERSION_INCOMPATIBLE": 1,
}


def lacking(reason: str) -> Any:
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="module")
def commands(
    tmp_path_factory: pytest.TempPathFactory, library: Callable[[str], Any], package_folder: Path
) -> Callable[[str, str], list[str]]:
    """The command that runs the client or the server in a language; the package of that language is in reach."""
    folder = tmp_path_factory.mktemp("example")
    shutil.copytree(EXAMPLE, folder, dirs_exist_ok=True)

    def commands(role: str, language: str) -> list[str]:
        if language == "python":
            library("websockets")
            start = f"import runpy, sys; sys.path.insert(0, {str(package_folder)!r}); "
            return [sys.executable, "-B", "-c", f"{start}runpy.run_path({f'{role}.py'!r}, run_name='__main__')"]
        if not (folder / "node_modules").exists():
            build(folder / "node_modules")
        return ["node", f"{role}.mjs"]

    commands.folder = folder  # type: ignore[attr-defined]
    return commands


def build(modules: Path) -> None:
    """The TypeScript package, compiled, and ws beside it."""
    compiler = shutil.which("tsc", path=TOOLS / ".bin")
    if shutil.which("node") is None or compiler is None or not (TOOLS / "ws").is_dir():
        lacking("Node and its tools are not here; `nox -s typescript` installs them")
    shutil.copytree(ROOT / "generated" / "typescript", modules / "agent-errors")
    subprocess.run([str(compiler), "--project", str(modules / "agent-errors")], check=True, timeout=600)
    shutil.copytree(TOOLS / "ws", modules / "ws")


@pytest.mark.parametrize("client", ["python", "node"])
@pytest.mark.parametrize("server", ["python", "node"])
def test_client_and_server_exchange_errors_and_recover(commands: Any, client: str, server: str) -> None:
    serve, play = commands("server", server), commands("client", client)
    serving = subprocess.Popen(serve, cwd=commands.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert serving.stdout is not None
    port = serving.stdout.readline().strip()
    try:
        if client == "python":
            play[-1] = f"import sys; sys.argv[1:] = [{port!r}]; {play[-1]}"
        else:
            play = [*play, port]
        played = subprocess.run(play, cwd=commands.folder, capture_output=True, text=True, check=False, timeout=600)
        counted, faults = serving.communicate(timeout=600)
    finally:
        serving.kill()

    assert PLAYED == played.stdout, played.stderr
    assert (0, 0) == (played.returncode, serving.returncode), faults
    assert COUNTED == json.loads(counted)


def test_the_page_shows_what_is_played() -> None:
    page = (ROOT / "docs" / "haip.md").read_text("utf-8")

    diagram = re.search(r"^```mermaid\nsequenceDiagram\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)

    assert diagram is not None
    told = re.findall(r"ERROR ([A-Z_]+)", diagram[1])
    assert re.findall(r"^error (\w+)$", PLAYED, re.MULTILINE) == told[:-1]
    assert "PROTOCOL_VIOLATION" == told[-1]
    assert PLAYED in page
