"""Typing: four type checkers agree on what is right and on every planted mistake, and editors show what is written."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
MARK = "  # mistake: "
# How each is called, so that it judges one file strictly and deprecations are told as well.
CHECKERS = {
    "mypy": ("--strict", "--enable-error-code=deprecated", "--no-incremental", "--cache-dir=.cache"),
    "pyright": (),
    "ty": ("check", "--output-format=concise"),
    "pyrefly": ("check", "--preset=default", "--output-format=min-text"),
}
CONFIGURATION = {"typeCheckingMode": "strict", "reportDeprecated": "error", "reportUnusedExpression": "none"}


@pytest.fixture(scope="session")
def environment(
    tmp_path_factory: pytest.TempPathFactory, package_folder: Path, generated: Callable[[str], Path]
) -> Path:
    """A virtual environment with the package and those of three other catalogues in it."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False)
    site = next(folder.glob("lib/python*/site-packages"))
    others = [generated(name) / f"{name}_errors" for name in ("ageing", "demanding", "lenient")]
    for source in (package_folder / "agent_errors", *others):
        shutil.copytree(source, site / source.name, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


@pytest.fixture(scope="session")
def found(
    tmp_path_factory: pytest.TempPathFactory, environment: Path, tool: Callable[[str], str]
) -> Callable[..., Any]:
    """The lines of a file in which a checker finds something, with what it says."""
    folder = tmp_path_factory.mktemp("consumers")
    (folder / "pyrightconfig.json").write_text(json.dumps(CONFIGURATION))
    for file in HERE.glob("consumer*.py"):
        shutil.copy(file, folder)
    python = environment / "bin" / "python"
    where = {
        "mypy": f"--python-executable={python}",
        "pyright": f"--pythonpath={python}",
        "ty": f"--python={environment}",
        "pyrefly": f"--python-interpreter-path={python}",
    }

    def found(checker: str, file: str) -> dict[int, list[str]]:
        command = [tool(checker), *CHECKERS[checker], where[checker], file]
        env = {**os.environ, "NO_COLOR": "1"}
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False, timeout=600)
        lines: dict[int, list[str]] = {}
        for line in done.stdout.splitlines():
            place = re.search(rf"{file}:([0-9]+)[: ]", line)
            if place and not re.search(r": note: |- information: ", line):
                lines.setdefault(int(place[1]), []).append(line)
        assert done.returncode in (0, 1), done.stdout + done.stderr
        assert bool(lines) or not re.search("error", done.stdout.replace("0 errors", ""), re.IGNORECASE), done.stdout
        return lines

    return found


def planted(file: str) -> dict[int, str]:
    """The marked lines of a file."""
    lines = (HERE / file).read_text("utf-8").splitlines()
    return {number: line.strip() for number, line in enumerate(lines, 1) if MARK in line}


@pytest.mark.parametrize("checker", CHECKERS)
def test_good_use_is_found_to_be_good(checker: str, found: Callable[..., Any]) -> None:
    assert {} == found(checker, "consumer.py")


@pytest.mark.parametrize("checker", CHECKERS)
@pytest.mark.parametrize("file", ["consumer_mistakes.py", "consumer_deprecated.py", "consumer_demanding.py"])
def test_every_mistake_is_found_and_nothing_else(checker: str, file: str, found: Callable[..., Any]) -> None:
    mistakes = planted(file)

    lines = found(checker, file)

    assert {} == {number: line for number, line in mistakes.items() if number not in lines}, "not found"
    assert {} == {number: said for number, said in lines.items() if number not in mistakes}, "found without reason"


def test_a_misspelt_name_is_answered_with_the_right_one(found: Callable[..., Any]) -> None:
    said = "".join(text for texts in found("mypy", "consumer_mistakes.py").values() for text in texts)

    for name in ('maybe "TaskTimeout"', 'maybe "parse_error"', 'maybe "RETRYABLE"', 'maybe "harmovela"'):
        assert name in said


def test_every_public_type_is_known(environment: Path, tool: Callable[[str], str], tmp_path: Path) -> None:
    command = [tool("pyright"), "--outputjson", "--verifytypes", "agent_errors"]
    # This way of calling it looks for the package where the first `python` of the path has its packages.
    env = {**os.environ, "PATH": f"{environment / 'bin'}{os.pathsep}{os.environ['PATH']}"}

    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False, timeout=600)

    verdict = json.loads(done.stdout)["typeCompleteness"]
    unknown = [symbol["name"] for symbol in verdict["symbols"] if symbol["isExported"] and not symbol["isTypeKnown"]]
    assert ([], 1) == (unknown, verdict["completenessScore"])
    assert str(environment) in verdict["packageRootDirectory"]
    assert "agent_errors.harmovela" in [module["name"] for module in verdict["modules"]]


class Editor:
    """An editor that speaks to a language server."""

    def __init__(self, command: list[str], folder: Path) -> None:
        self._server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder)
        self._number = 0
        capabilities = {"textDocument": {"hover": {"contentFormat": ["plaintext"]}}}
        root = {"rootUri": folder.as_uri(), "workspaceFolders": [{"uri": folder.as_uri(), "name": "consumer"}]}
        self.ask("initialize", {"processId": None, "capabilities": capabilities, **root})
        self.tell("initialized", {})

    def tell(self, method: str, parameters: Any, **more: Any) -> None:
        message = json.dumps({"jsonrpc": "2.0", "method": method, "params": parameters, **more}).encode()
        self._write(message)

    def ask(self, method: str, parameters: Any) -> Any:
        self._number += 1
        self.tell(method, parameters, id=self._number)
        while True:
            message = self._read()
            if message.get("id") == self._number and "method" not in message:
                return message["result"]
            if "id" in message:  # the server asks, too: for settings and progress bars
                items = message.get("params", {}).get("items", [])
                self._write(
                    json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": [None for _ in items]}).encode()
                )

    def close(self) -> None:
        self.ask("shutdown", None)
        self.tell("exit", None)
        self._server.communicate(timeout=600)

    def _write(self, message: bytes) -> None:
        assert self._server.stdin is not None
        self._server.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(message), message))
        self._server.stdin.flush()

    def _read(self) -> dict[str, Any]:
        stream = self._server.stdout
        assert stream is not None
        length = 0
        while line := stream.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        return json.loads(stream.read(length))  # type: ignore[no-any-return]


@pytest.fixture(scope="module")
def hover(tmp_path_factory: pytest.TempPathFactory, environment: Path, tool: Callable[[str], str]) -> Iterator[Any]:
    """What an editor shows where the cursor rests on the end of a piece of code."""
    folder = tmp_path_factory.mktemp("editor")
    python = str(environment / "bin" / "python")
    (folder / "pyrightconfig.json").write_text(
        json.dumps({"venvPath": str(environment.parent), "venv": environment.name})
    )
    editor = Editor([tool("pyright-langserver"), "--stdio"], folder)
    number = 0

    def hover(code: str, imports: str = "from agent_errors import haip, harmovela") -> str:
        nonlocal number
        number += 1
        document = {"uri": (folder / f"module_{number}.py").as_uri()}
        text = f"{imports}\n{code}\n"
        editor.tell(
            "textDocument/didOpen", {"textDocument": {**document, "languageId": "python", "version": 1, "text": text}}
        )
        place = {"line": 1, "character": len(code) - 1}
        answer = editor.ask("textDocument/hover", {"textDocument": document, "position": place})
        assert answer is not None, f"nothing is shown for {code} ({python})"
        return str(answer["contents"]["value"])

    yield hover
    editor.close()


def test_an_editor_shows_what_is_written_under_a_member(hover: Callable[..., str]) -> None:
    shown = hover("harmovela.ErrorCode.TASK_TIMEOUT")

    assert "TASK_TIMEOUT" in shown
    assert "The task ran past its deadline. Retryable." in shown


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("harmovela.Domain.TASK", "A task did not reach its end."),
        ("haip.Action.REQUEST_REPLAY", "Ask the peer to send again what was missed."),
        ("harmovela.TaskTimeout", "The task ran past its deadline. Retryable."),
        ("harmovela.parse_error", "Raises InvalidErrorPayload, and nothing else, for what the protocol does not allow"),
        ("harmovela.error_in", "The error that an event carries, or None for an event of a type that carries none."),
        ("harmovela.build_error", "ready for `json.dumps`"),
        ("harmovela.is_retryable", "Takes a code, a payload or an exception, and says no to anything else."),
        ("harmovela.parse_error({}).raw_code", "The code exactly as it came."),
        ("harmovela.parse_error({}).code", "an unknown one reads as protocol_error"),
        ("harmovela.ErrorCode.TASK_ERROR.retryable", "the flag on the wire decides"),
        ("harmovela.RETRYABLE", "The codes whose errors may be tried again unless the wire says otherwise."),
        ("harmovela.CARRIERS", "Event type -> where its error lies."),
        ("harmovela", "Receive with `parse_error` or `error_in`"),
    ],
)
def test_an_editor_shows_what_is_written_elsewhere(hover: Callable[..., str], code: str, text: str) -> None:
    assert text in " ".join(hover(code).replace("\\", "").split())


def test_an_editor_shows_the_signature_of_parsing(hover: Callable[..., str]) -> None:
    assert "def parse_error(data: object) -> ErrorPayload" in " ".join(hover("harmovela.parse_error").split())


def test_an_editor_shows_that_a_code_is_deprecated(hover: Callable[..., str]) -> None:
    shown = hover("ageing.ErrorCode.STORE_STUFFED", "from ageing_errors import ageing")

    assert "Deprecated since 1.2, use store_full." in shown.replace("\\", "")
