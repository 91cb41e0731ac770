"""errcat as others get it: sdist, wheel, a clean environment, another folder, another catalogue."""

from __future__ import annotations

import os
import subprocess
import tarfile
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.slow

CATALOG = """\
format: 1
package: { name: acme-faults, version: 3.2.1, license: MIT, docs_url: "https://faults.example" }
protocols:
  acme:
    title: ACME
    version: "7"
    status: stable
    spelling: SCREAMING_SNAKE_CASE
    fallback: UNKNOWN_FAULT
    error:
      required: [code, message]
      properties: { code: { type: string }, message: { type: string }, retryable: { type: boolean } }
    carriers: { fault: body }
    domains:
      rockets:
        codes:
          UNKNOWN_FAULT: { retryable: false, summary: Nobody knows. }
          FUSE_TIMEOUT: { retryable: true, summary: The fuse burned for too long. }
"""


def run(*command: object, cwd: Path, env: dict[str, str] | None = None) -> str:
    """The output of a command that must succeed; nothing of the checkout is on its paths."""
    clean = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")}
    done = subprocess.run(
        [*map(str, command)], cwd=cwd, env={**clean, **(env or {})}, capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stdout + done.stderr
    return done.stdout


def python_of(environment: Path) -> Path:
    return environment / ("Scripts" if os.name == "nt" else "bin") / "python"


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with pip and what builds packages."""
    environment = tmp_path_factory.mktemp("workshop") / "environment"
    venv.create(environment, with_pip=True)
    run(python_of(environment), "-m", "pip", "install", "-q", "hatchling", "editables", cwd=environment)
    return python_of(environment)


@pytest.fixture(scope="module")
def sdist(workshop: Path, root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution of this checkout."""
    folder = tmp_path_factory.mktemp("sdist")
    run(workshop, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=root)
    (archive,) = folder.iterdir()
    return archive


@pytest.fixture(scope="module")
def wheel(workshop: Path, sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that the source distribution, and nothing else, builds."""
    folder = tmp_path_factory.mktemp("wheel")
    run(workshop, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", folder, sdist, cwd=folder)
    (archive,) = folder.iterdir()
    return archive


@pytest.fixture(scope="module")
def installed(workshop: Path, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a clean environment with errcat and what it depends on, and no more."""
    environment = tmp_path_factory.mktemp("clean") / "environment"
    venv.create(environment, with_pip=False)
    run(workshop, "-m", "pip", "--python", python_of(environment), "install", "-q", wheel, cwd=environment)
    return python_of(environment)


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Another project: its catalogue and nothing else."""
    folder = tmp_path_factory.mktemp("elsewhere")
    (folder / "catalog.yaml").write_text(CATALOG)
    return folder


def files_of_templates(root: Path, targets: Any) -> set[str]:
    """The templates of the targets that the tests look at, as git would take them."""
    names = {target.name for target in targets}
    files = (path for name in names for path in (root / "templates" / name).rglob("*") if path.is_file())
    return {str(p.relative_to(root)) for p in files if "__pycache__" not in p.parts and "node_modules" not in p.parts}


def test_sdist_holds_what_is_needed_to_build_and_nothing_that_was_built(sdist: Path, root: Path, targets: Any) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}

    wanted = {"pyproject.toml", "LICENSE", "README.md", "CHANGELOG.md", "catalog.yaml", "generator/errcat/cli.py"}
    assert wanted | files_of_templates(root, targets) <= names
    assert [] == [name for name in names if name.endswith((".pyc", ".so")) or "node_modules" in name]


def test_wheel_holds_the_templates_and_the_schema(wheel: Path, root: Path, targets: Any) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())

    assert {f"errcat/{name}" for name in files_of_templates(root, targets)} <= names
    assert "errcat/catalog.schema.json" in names
    assert [] == [
        name for name in names if name.split("/")[0] not in ("errcat", f"{wheel.name.split('-py3')[0]}.dist-info")
    ]


def test_wheel_is_pure_python_and_says_what_it_needs(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        metadata = next(n for n in archive.namelist() if n.endswith(".dist-info/METADATA"))
        text = archive.read(metadata).decode()

    assert wheel.name.endswith("-py3-none-any.whl")
    assert "Requires-Python: >=3.11\n" in text
    assert "License-Expression: MIT\n" in text
    needs = [line.split(": ")[1].split(">=")[0] for line in text.splitlines() if line.startswith("Requires-Dist: ")]
    assert ["click", "jinja2", "jsonschema-rs", "packaging", "pyyaml"] == sorted(needs)


def test_installed_errcat_generates_every_target_for_another_project(
    installed: Path, elsewhere: Path, make: Any, targets: Any
) -> None:
    script = installed.parent / "errcat"

    run(script, "generate", *(target.name for target in targets), cwd=elsewhere)

    found = {
        path.relative_to(elsewhere / "generated").as_posix(): path.read_bytes()
        for path in (elsewhere / "generated").rglob("*")
        if path.is_file()
    }
    assert {str(path): data for path, data in make(CATALOG).tree.items()} == found
    run(script, "check", *(target.name for target in targets), cwd=elsewhere)
    run(installed, "-m", "errcat", "lint", cwd=elsewhere)


def test_installed_errcat_is_not_that_of_the_checkout(installed: Path, elsewhere: Path, root: Path) -> None:
    place = run(installed, "-c", "import errcat; print(errcat.__file__)", cwd=elsewhere)

    assert not place.startswith(str(root))
    assert str(installed.parent.parent) in place


def test_generated_package_builds_installs_and_works(
    workshop: Path, installed: Path, elsewhere: Path, tmp_path: Path
) -> None:
    run(installed.parent / "errcat", "generate", "python", "--output", tmp_path / "out", cwd=elsewhere)
    run(
        *(workshop, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"),
        *("-w", tmp_path / "dist", tmp_path / "out" / "python"),
        cwd=tmp_path,
    )
    (archive,) = (tmp_path / "dist").iterdir()
    venv.create(tmp_path / "user", with_pip=False)
    run(workshop, "-m", "pip", "--python", python_of(tmp_path / "user"), "install", "-q", archive, cwd=tmp_path)
    program = "from acme_faults import acme; print(acme.parse_code('nope'), acme.ErrorCode.FUSE_TIMEOUT.docs_url)"

    told = run(python_of(tmp_path / "user"), "-W", "error", "-c", program, cwd=tmp_path)

    assert "UNKNOWN_FAULT https://faults.example/acme/#FUSE_TIMEOUT\n" == told
    assert "acme_faults-3.2.1-py3-none-any.whl" == archive.name
    with zipfile.ZipFile(archive) as opened:
        assert "acme_faults/py.typed" in opened.namelist()
