"""Packaging: wheel and sdist are sound, and what is installed from them works alone, on every Python, without a warning."""

from __future__ import annotations

import email
import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from email.message import Message
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "tests" / "vectors"
VERSIONS = ["3.11", "3.12", "3.13"]
USE = """
import json, pickle, sys
from importlib.metadata import version
import agent_errors
from agent_errors import aep, haip, harmovela

error = harmovela.error_in(
    {"type": "task.failed", "payload": {"error": {"code": "task_timeout", "message": "late", "retryable": True}}}
)
try:
    raise pickle.loads(pickle.dumps(harmovela.exception_for(error)))
except TimeoutError as caught:
    print(caught, harmovela.is_retryable(caught))
print(json.dumps(aep.build_error("task_timeout", details={"task_id": "t-1", "timeout_ms": 5})))
print([str(problem) for problem in haip.check_error({"code": "NOPE", "message": None})])
print(haip.parse_code("NOPE"), haip.ErrorCode.SEQ_VIOLATION.recovery.action, [str(domain) for domain in harmovela.Domain])
print(agent_errors.__file__.startswith(sys.prefix), version("agent-errors") == agent_errors.__version__)
"""
DOMAINS = [*json.loads((ROOT / "tests" / "spec" / "harmovela.json").read_bytes())["domains"]]
PRINTED = f"""\
task_timeout: late True
{{"code": "task_timeout", "message": "task t-1 ran past its deadline of 5 ms", "retryable": true, "details": {{"task_id": "t-1", "timeout_ms": 5}}}}
['/message must be a string, not null']
None request_replay {DOMAINS}
True True
"""


@pytest.fixture(scope="module")
def archives(
    tmp_path_factory: pytest.TempPathFactory, package_folder: Path, library: Callable[[str], ModuleType]
) -> dict[str, Path]:
    """The sdist, and the wheel that is built from it, as `nox -s build` makes them."""
    library("build")
    library("hatchling")
    folder = tmp_path_factory.mktemp("archives")
    source = folder / "source"
    shutil.copytree(package_folder, source, ignore=shutil.ignore_patterns("__pycache__", ".*_cache"))
    shutil.copytree(VECTORS, source / "agent_errors" / "vectors")
    shutil.copy(ROOT / "LICENSE", source)
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder / "dist"), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return {path.suffix: path for path in (folder / "dist").iterdir()}


@pytest.fixture(scope="module")
def metadata(archives: dict[str, Path]) -> Message:
    """What the wheel says of itself."""
    with zipfile.ZipFile(archives[".whl"]) as wheel:
        [name] = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        return email.message_from_bytes(wheel.read(name))


def test_wheel_and_sdist_are_as_the_index_wants_them(archives: dict[str, Path], tool: Callable[[str], str]) -> None:
    command = [tool("twine"), "check", "--strict", *map(str, archives.values())]

    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)

    assert done.returncode == 0, done.stdout + done.stderr


def test_the_wheel_is_for_every_system_and_needs_nothing(archives: dict[str, Path], metadata: Message) -> None:
    assert archives[".whl"].name.endswith("-py3-none-any.whl")
    assert metadata.get_all("Requires-Dist") is None
    assert (">=3.11", "MIT", "text/markdown") == (
        metadata["Requires-Python"],
        metadata["License-Expression"],
        metadata["Description-Content-Type"],
    )
    assert "Typing :: Typed" in (metadata.get_all("Classifier") or [])


def test_the_wheel_holds_the_package_the_vectors_and_the_licence(
    archives: dict[str, Path], package_folder: Path
) -> None:
    modules = {str(path.relative_to(package_folder)) for path in (package_folder / "agent_errors").rglob("*.py")}
    vectors = {f"agent_errors/vectors/{path.name}": path.read_bytes() for path in VECTORS.iterdir()}

    with zipfile.ZipFile(archives[".whl"]) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
        shipped = {name: wheel.read(name) for name in names if "/vectors/" in name}
        licences = [name for name in wheel.namelist() if name.endswith(".dist-info/licenses/LICENSE")]

    assert modules | vectors.keys() | {"agent_errors/py.typed"} == names
    assert vectors == shipped
    assert 1 == len(licences)


def test_the_sdist_holds_what_a_wheel_is_built_from(archives: dict[str, Path]) -> None:
    with tarfile.open(archives[".gz"]) as sdist:
        names = {"/".join(name.split("/")[1:]) for name in sdist.getnames()}

    assert {
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "PKG-INFO",
        "agent_errors/py.typed",
        "agent_errors/haip/codes.py",
    } <= names
    assert [] == [name for name in names if "cache" in name or name.startswith("tests")]


@pytest.mark.parametrize("version", VERSIONS)
def test_the_installed_wheel_works_alone(
    version: str, archives: dict[str, Path], tmp_path: Path, interpreter: Callable[[str], str]
) -> None:
    python = installed(interpreter(version), archives[".whl"], tmp_path / "environment")

    done = subprocess.run(
        [python, "-I", "-W", "error", "-c", USE], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=600
    )

    assert done.returncode == 0, done.stderr
    assert PRINTED == done.stdout


@pytest.mark.parametrize("version", VERSIONS)
def test_every_module_compiles_without_a_warning(
    version: str, archives: dict[str, Path], tmp_path: Path, interpreter: Callable[[str], str]
) -> None:
    with zipfile.ZipFile(archives[".whl"]) as wheel:
        wheel.extractall(tmp_path)

    command = [interpreter(version), "-I", "-W", "error", "-m", "compileall", "-q", "-f", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)

    assert (0, "") == (done.returncode, done.stdout + done.stderr)


def installed(interpreter: str, wheel: Path, folder: Path) -> str:
    """The Python of a new virtual environment with nothing but this wheel in it."""
    subprocess.run([interpreter, "-m", "venv", "--without-pip", str(folder)], check=True, timeout=600)
    python = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
    program = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = subprocess.run([python, "-I", "-c", program], check=True, capture_output=True, text=True).stdout.strip()
    with zipfile.ZipFile(wheel) as archive:  # a wheel of Python alone is installed by unpacking it
        archive.extractall(site)
    return python
