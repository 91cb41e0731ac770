"""What the tests of the Python package share: the committed package, packages of other catalogues, clean processes, tools."""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from errcat.output import apply, compare
from errcat.pipeline import generate, load
from errcat.targets import find_targets

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
PACKAGE = ROOT / "generated" / "python"
PROTOCOLS = ("aep", "harmovela", "haip")

if str(PACKAGE) not in sys.path:
    sys.path.insert(0, str(PACKAGE))


@pytest.fixture(scope="session")
def package_folder() -> Path:
    """The project folder of the committed package; `agent_errors` lies in it."""
    return PACKAGE


@pytest.fixture(scope="session", params=PROTOCOLS)
def protocol(request: pytest.FixtureRequest) -> ModuleType:
    """Each of the protocols."""
    return importlib.import_module(f"agent_errors.{request.param}")


@pytest.fixture(scope="session")
def spec() -> Callable[[str], Any]:
    """The facts of a protocol, transcribed by hand from its specification."""
    return lambda name: json.loads((ROOT / "tests" / "spec" / f"{name}.json").read_text("utf-8"))


@pytest.fixture(scope="session")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The project folder of the package that errcat makes of a catalogue in catalogs/."""
    made: dict[str, Path] = {}

    def generated(name: str) -> Path:
        if name not in made:
            targets = [target for target in find_targets(ROOT / "templates") if target.name == "python"]
            file = HERE / "catalogs" / f"{name}.yaml"
            tree = generate(load(file.read_bytes(), file.name, targets).catalog, targets)
            folder = tmp_path_factory.mktemp(name)
            apply(compare(tree, folder), folder)
            made[name] = folder / "python"
        return made[name]

    return generated


def _imported(folder: Path, module: str) -> Iterator[ModuleType]:
    sys.path.insert(0, str(folder))
    try:
        yield importlib.import_module(module)
    finally:
        sys.path.remove(str(folder))


@pytest.fixture(scope="session")
def odd(generated: Callable[[str], Path]) -> Iterator[ModuleType]:
    """A protocol whose names are methods of `str`, keywords and built-in exceptions."""
    yield from _imported(generated("odd_names"), "odd_errors.odd")


@pytest.fixture(scope="session")
def ageing(generated: Callable[[str], Path]) -> Iterator[ModuleType]:
    """A protocol with deprecated and retired codes, and every kind of typed details."""
    yield from _imported(generated("ageing"), "ageing_errors.ageing")


@pytest.fixture(scope="session")
def lenient(generated: Callable[[str], Path]) -> Iterator[ModuleType]:
    """A protocol whose fallback is retryable and whose errors need not say whether they are."""
    yield from _imported(generated("lenient"), "lenient_errors.lenient")


@pytest.fixture(scope="session")
def python(generated: Callable[[str], Path]) -> Callable[..., str]:
    """Run a program in a clean process without site-packages; what it prints. It sees one folder of modules."""

    def python(program: str, *options: str, folder: Path = PACKAGE, interpreter: str = sys.executable) -> str:
        program = f"import sys\nsys.path.insert(0, {str(folder)!r})\n{program}"
        command = [interpreter, "-I", "-S", "-B", *options, "-c", program]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return python


@pytest.fixture(scope="session")
def interpreter() -> Callable[[str], str]:
    """The path of a Python of this version. Without it the test is skipped, but in CI it fails."""

    def interpreter(version: str) -> str:
        if version == f"{sys.version_info.major}.{sys.version_info.minor}":
            return sys.executable
        beside = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
        found = str(beside[-1]) if beside else shutil.which(f"python{version}")
        return found or str(_lacking(f"there is no Python {version} here"))

    return interpreter


@pytest.fixture(scope="session")
def tool() -> Callable[[str], str]:
    """The path of a command. Without it the test is skipped, but in CI it fails."""

    def tool(name: str) -> str:
        beside = shutil.which(name, path=str(Path(sys.executable).parent))
        found = beside or shutil.which(name)
        if found is None:
            _lacking(f"{name} is not installed; `nox -s tests` installs it")
        return str(found)

    return tool


@pytest.fixture(scope="session")
def library() -> Callable[[str], ModuleType]:
    """A library. Without it the test is skipped, but in CI it fails."""

    def library(name: str) -> ModuleType:
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError:
            return _lacking(f"{name} is not installed; `nox -s tests` installs it")

    return library


def _lacking(reason: str) -> Any:
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def simulated() -> Callable[..., Any]:
    """Run async work under a clock that only its own timers move: `loop.time()` begins at 0."""
    file = HERE / "simulated.py"
    spec = importlib.util.spec_from_file_location("simulated", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    run: Callable[..., Any] = module.simulated
    return run
