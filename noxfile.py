# /// script
# requires-python = ">=3.11"
# dependencies = ["nox"]
# ///
"""The workshop: one session, one question. `nox -l` is the menu, `nox -s tests` what a contribution must pass.

What follows `--` goes to the tool of the session. Every tool is locked, Python's in requirements/, Node's in
tools/node/. Without uv everything works the same, only slower.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path

import nox

nox.needs_version = ">=2025.2.9"
nox.options.default_venv_backend = "uv|virtualenv"
nox.options.download_python = "never"
nox.options.error_on_missing_interpreters = bool(os.environ.get("CI"))
nox.options.reuse_existing_virtualenvs = True
nox.options.sessions = ["tests"]

ROOT = Path(__file__).parent
TOOLS = ROOT / "tools" / "node"
PYTHON_PACKAGE = ROOT / "generated" / "python"
SCRIPT_PACKAGE = ROOT / "generated" / "typescript"

PYTHONS = nox.project.python_versions(nox.project.load_toml())
THIS_PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
# A machine with none but a newer Python tests with that one.
TESTED_PYTHONS = [*PYTHONS, *({THIS_PYTHON} - set(PYTHONS))]

LOCKS = ["run", "test", "lint", "types", "bench", "build"]
OTHER_CHECKS = ["check", "lint", "types", "typescript", "markdown", "build"]


@nox.session
def generate(session: nox.Session) -> None:
    """Make generated/ from catalog.yaml and templates/."""
    install(session, "run")
    session.run("errcat", "generate", *session.posargs)


@nox.session(python=TESTED_PYTHONS)
def tests(session: nox.Session) -> None:
    """Is it right, on every Python? Without arguments, all other checks follow."""
    if not session.posargs:
        for name in OTHER_CHECKS:
            session.notify(name)
    if shutil.which("npm"):  # some tests are of both languages; without Node they are skipped, in CI they fail
        install_node_tools(session)
    install(session, "test")
    session.run("pytest", *session.posargs)


@nox.session
def check(session: nox.Session) -> None:
    """Is generated/ what catalog.yaml and templates/ give?"""
    install(session, "run")
    session.run("errcat", "check", *session.posargs)


@nox.session
def lint(session: nox.Session) -> None:
    """Is the code clean, formatted, and does it keep to its floors? `-- --fix` mends what it can."""
    install_locked(session, "lint")
    code = ["generator", "tests", "bench", "examples", "noxfile.py", "generated/python"]
    session.run("ruff", "check", *session.posargs, *code)
    session.run("ruff", "format", *([] if "--fix" in session.posargs else ["--check"]), *code)
    session.run("lint-imports", "--no-logo", "--no-cache", env={"PYTHONPATH": "generator"})


@nox.session
def types(session: nox.Session) -> None:
    """Do the types hold, in the generator and in the package it makes?"""
    install(session, "types")
    session.install("--no-deps", "--no-build-isolation", "-e", str(PYTHON_PACKAGE))
    session.run("mypy", "generator/errcat")
    session.run("mypy", "generated/python")
    session.run("pyright")
    session.run("pyright", "--verifytypes", "agent_errors", "--ignoreexternal")
    session.run("ty", "check", "generated/python")
    session.run("pyrefly", "check", "--preset", "default", "generated/python")


@nox.session(python=False)
def typescript(session: nox.Session) -> None:
    """Does the TypeScript package build, is it sound, and does it do what the tests say? Needs Node."""
    install_node_tools(session)
    tests = sorted(map(str, (ROOT / "tests" / "typescript").glob("*.test.mjs")))
    if not tests:
        session.error("there is no tests/typescript/*.test.mjs to run")
    style = str(SCRIPT_PACKAGE / ".prettierrc.json")
    node_tool(session, "prettier", "--config", style, "--check", "generated/typescript", "tests/typescript", "examples")
    package = Path(session.create_tmp()).resolve() / "package"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(SCRIPT_PACKAGE, package, ignore=shutil.ignore_patterns("dist", "node_modules"))
    node_tool(session, "tsc", "--project", str(package))
    with session.chdir(package):
        session.run("npm", "pack", "--ignore-scripts", "--silent", external=True)
        (archive,) = map(str, package.glob("*.tgz"))
        node_tool(session, "publint", "--strict", archive)
        node_tool(session, "attw", "--profile", "esm-only", archive)
    environment = {"ERRCAT_TS_DIST": str(package / "dist")}
    session.run("node", "--test", *(session.posargs or tests), env=environment, external=True)


@nox.session(python=False)
def markdown(session: nox.Session) -> None:
    """Is the Markdown clean, written or generated? Needs Node."""
    install_node_tools(session)
    pages = ["*.md", "docs/**/*.md", "generated/markdown/**/*.md"]
    node_tool(
        session, "markdownlint-cli2", "--config", str(TOOLS / ".markdownlint-cli2.jsonc"), *session.posargs, *pages
    )


@nox.session
def build(session: nox.Session) -> None:
    """Do both Python packages build, twice to the same bytes, and are the archives sound? They end up in dist/."""
    install_locked(session, "build")
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    for source in (ROOT, staged_package(session)):
        first, second = (build_package(session, source, f"{source.name}-{turn}") for turn in ("first", "second"))
        if checksums(first) != checksums(second):
            session.error(f"two builds of {source} differ: {checksums(first)} and {checksums(second)}")
        shutil.copytree(first, ROOT / "dist", dirs_exist_ok=True)
    archives = sorted(map(str, (ROOT / "dist").iterdir()))
    session.run("twine", "check", "--strict", *archives)
    session.run("check-wheel-contents", *(name for name in archives if name.endswith(".whl")))


@nox.session(default=False)
def golden(session: nox.Session) -> None:
    """Write anew what the golden cases expect; then read the diff as a reviewer would."""
    install(session, "test")
    session.run("pytest", "--update-golden", "-k", "golden", *session.posargs)


@nox.session(default=False)
def bench(session: nox.Session) -> None:
    """Is it as fast as promised? Ratios within one run; `-- --slack 1.2` for a noisy machine."""
    install(session, "bench")
    session.run("python", "bench/generate.py", *session.posargs)
    session.run("python", "bench/python_package.py", *session.posargs)
    session.run("python", "bench/counting.py", *session.posargs)


@nox.session(name="bench-typescript", python=False, default=False)
def bench_typescript(session: nox.Session) -> None:
    """Is the TypeScript package as fast as promised? Needs Node."""
    install_node_tools(session)
    package = Path(session.create_tmp()).resolve() / "package"
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(SCRIPT_PACKAGE, package, ignore=shutil.ignore_patterns("dist", "node_modules"))
    node_tool(session, "tsc", "--project", str(package))
    session.run("node", "bench/counting.mjs", env={"ERRCAT_TS_DIST": str(package / "dist")}, external=True)


@nox.session(default=False)
def lock(session: nox.Session) -> None:
    """Remake the locks from pyproject.toml and tools/node/package.json; `-- --upgrade` takes what is new. Needs Node."""
    session.install("uv")
    for name in LOCKS:
        session.run(
            *("uv", "pip", "compile", "--quiet", "--no-config", "--universal", "--generate-hashes"),
            *("--python-version", PYTHONS[0], "--custom-compile-command", "nox -s lock"),
            *("--group", name, "--output-file", f"requirements/{name}.txt", *session.posargs, "pyproject.toml"),
        )
    need_node(session)
    with session.chdir(TOOLS):
        session.run("npm", "install", "--package-lock-only", "--ignore-scripts", external=True)


def install_locked(session: nox.Session, lock: str) -> None:
    """What a lock holds, and nothing that is not in it."""
    session.install("--require-hashes", "-r", f"requirements/{lock}.txt")


def install(session: nox.Session, lock: str) -> None:
    """What a lock holds, and errcat as it stands in this folder."""
    install_locked(session, lock)
    session.install("--no-deps", "--no-build-isolation", "-e", ".")


def build_package(session: nox.Session, source: Path, name: str) -> Path:
    """An sdist, and a wheel from it, in a folder of their own."""
    folder = Path(session.create_tmp()) / name
    shutil.rmtree(folder, ignore_errors=True)
    # Any moment will do, as long as it is the same twice; zip files know none before 1980.
    moment = {"SOURCE_DATE_EPOCH": "1767225600"}
    session.run("python", "-m", "build", "--no-isolation", "--outdir", str(folder), str(source), env=moment)
    return folder


def staged_package(session: nox.Session) -> Path:
    """The generated Python package with what it ships beside the generated files: the vectors and the licence."""
    folder = Path(session.create_tmp()) / "agent_errors"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PYTHON_PACKAGE, folder, ignore=shutil.ignore_patterns("__pycache__", ".*_cache"))
    shutil.copytree(ROOT / "tests" / "vectors", folder / "agent_errors" / "vectors")
    shutil.copy(ROOT / "LICENSE", folder)
    return folder


def checksums(folder: Path) -> dict[str, str]:
    """The files of a folder and what they hold."""
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())}


def need_node(session: nox.Session) -> None:
    """Skip loudly where there is no Node; in CI, fail."""
    if shutil.which("npm") is None:
        message = "there is no Node here: install Node 20.19 or newer, which brings npm"
        if os.environ.get("CI"):
            session.error(message)
        session.skip(message)


def install_node_tools(session: nox.Session) -> None:
    """The tools of tools/node/, from its lock, unless they are there already."""
    need_node(session)
    lock, installed = TOOLS / "package-lock.json", TOOLS / "node_modules" / "installed-lock.json"
    if not installed.exists() or installed.read_bytes() != lock.read_bytes():
        with session.chdir(TOOLS):
            session.run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", external=True)
        shutil.copy(lock, installed)


def node_tool(session: nox.Session, tool: str, *arguments: str) -> None:
    """Run one of the tools of tools/node/."""
    session.run(shutil.which(tool, path=TOOLS / "node_modules" / ".bin") or tool, *arguments, external=True)


if __name__ == "__main__":
    nox.main()
