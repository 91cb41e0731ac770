# /// script
# requires-python = ">=3.11"
# dependencies = ["nox"]
# ///
"""The workshop: one session, one question. `nox -l` is the menu, `nox -s tests` what a contribution must pass.

What follows `--` goes to the tool of the session. Every tool is locked, Python's in requirements/, Node's in
tools/. Without uv everything works the same, only slower.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import nox
from nox.command import CommandFailed

nox.needs_version = ">=2025.2.9"
nox.options.default_venv_backend = "uv|virtualenv"
nox.options.download_python = "never"
nox.options.error_on_missing_interpreters = bool(os.environ.get("CI"))
nox.options.reuse_existing_virtualenvs = True
nox.options.sessions = ["tests"]

ROOT = Path(__file__).parent
TOOLS = ROOT / "tools" / "node"
CHECKERS = ROOT / "tools" / "peers"
COMPILERS = ROOT / "tools" / "compilers"
PEERS = ROOT / "tools" / "bench"
PYTHON_PACKAGE = ROOT / "generated" / "python"
SCRIPT_PACKAGE = ROOT / "generated" / "typescript"
RELEASED = ROOT / "tests" / "released"

PYTHONS = nox.project.python_versions(nox.project.load_toml())
THIS_PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"
# A machine with none but a newer Python tests with that one.
TESTED_PYTHONS = [*PYTHONS, *({THIS_PYTHON} - set(PYTHONS))]

LOCKS = ["run", "test", "lint", "types", "bench", "build", "release", "peers"]
OTHER_CHECKS = ["check", "compat", "lint", "types", "typescript", "markdown", "build"]


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
    install(session, "test")
    # Where there is no Node, what needs its tools is skipped, and told.
    if shutil.which("npm"):
        install_node_tools(session)
    session.run("pytest", *session.posargs)


@nox.session
def check(session: nox.Session) -> None:
    """Is generated/ what catalog.yaml and templates/ give?"""
    install(session, "run")
    session.run("errcat", "check", *session.posargs)


@nox.session
def compat(session: nox.Session) -> None:
    """Did the version numbers move as far as the changes since the last release ask?"""
    install(session, "run")
    session.run("errcat", "diff", "--against", last_release(), "--gate", *session.posargs)


@nox.session
def lint(session: nox.Session) -> None:
    """Is the code clean, formatted, and does it keep to its floors? `-- --fix` mends what it can."""
    install_locked(session, "lint")
    code = ["generator", "tests", "bench", "examples", "fuzz", "tools", "noxfile.py", "generated/python"]
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
    for folder in (TOOLS, COMPILERS):
        install_node_tools(session, folder)
    tests = sorted(map(str, (ROOT / "tests" / "typescript").glob("*.test.mjs")))
    if not tests:
        session.error("there is no tests/typescript/*.test.mjs to run")
    code = ["generated/typescript", "tests/typescript", "tools/bench", "fuzz", "examples"]
    node_tool(session, "prettier", "--config", str(SCRIPT_PACKAGE / ".prettierrc.json"), "--check", *code)
    node_tool(session, "biome", "lint", "--config-path", str(TOOLS), "--error-on-warnings", *code)
    package = staged_script_package(session)
    node_tool(session, "tsc", "--project", str(package))
    with session.chdir(package):
        session.run("npm", "pack", "--ignore-scripts", "--silent", external=True)
        (archive,) = map(str, package.glob("*.tgz"))
        node_tool(session, "publint", "--strict", archive)
        node_tool(session, "attw", "--profile", "esm-only", archive)
    environment = {"ERRCAT_TS_DIST": str(package / "dist"), "ERRCAT_TS_ARCHIVE": archive}
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
        keep_if_equal(*(build_package(session, source, f"{source.name}-{turn}") for turn in ("first", "second")))
    archives = sorted(map(str, (ROOT / "dist").iterdir()))
    session.run("twine", "check", "--strict", *archives)
    session.run("check-wheel-contents", *(name for name in archives if name.endswith(".whl")))


@nox.session(default=False)
def release(session: nox.Session) -> None:
    """Rehearse a release and publish nothing: every check, then all that a release consists of, in dist/."""
    versions = versions_told()
    if len(set(versions.values())) > 1:
        session.error(f"the version is not the same everywhere: {versions}")
    if "unreleased" in changelog_heading():
        session.warn("CHANGELOG.md calls this version unreleased: write the day before you tag")
    for name in [*(f"tests-{python}" for python in TESTED_PYTHONS), *OTHER_CHECKS, "archives"]:
        session.notify(name)


@nox.session(default=False)
def archives(session: nox.Session) -> None:
    """Make what a release consists of: packages, bills of materials, notes, the snapshot, checksums. `build` is first."""
    install(session, "release")
    dist = ROOT / "dist"
    if not list(dist.glob("*.whl")):
        session.error("there are no Python packages in dist/: run `nox -s build archives`, or `nox -s release`")
    keep_if_equal(*(pack_script(session, turn) for turn in ("first", "second")))
    (version,) = set(versions_told().values())
    for name, folder, lock in (("errcat", ROOT, "requirements/run.txt"), ("agent-errors", PYTHON_PACKAGE, os.devnull)):
        bill = ["--output-reproducible", "--pyproject", str(folder / "pyproject.toml"), "--output-format", "JSON"]
        output = str(dist / f"{name}-{version}.cdx.json")
        session.run("cyclonedx-py", "requirements", *bill, "--output-file", output, lock)
    notes = session.run("errcat", "notes", "--against", last_release(), silent=True, stderr=None)
    (dist / "NOTES.md").write_text(str(notes), "utf-8")
    shutil.copy(ROOT / "generated" / "json-schema" / "catalog.json", dist / f"{version}.json")
    sums = [f"{checksum}  {name}\n" for name, checksum in checksums(dist).items() if name != "SHA256SUMS"]
    (dist / "SHA256SUMS").write_text("".join(sums), "utf-8")


@nox.session(default=False)
def golden(session: nox.Session) -> None:
    """Write anew what the golden cases expect; then read the diff as a reviewer would."""
    install(session, "test")
    session.run("pytest", "--update-golden", "-k", "golden", *session.posargs)


@nox.session(default=False)
def bench(session: nox.Session) -> None:
    """Is it as fast as promised? Ratios within one run; `-- --slack 1.2` for a noisy machine. Needs Node."""
    install(session, "bench")
    install_node_tools(session)
    install_node_tools(session, PEERS)
    package = staged_script_package(session)
    node_tool(session, "tsc", "--project", str(package))
    missed = []
    python = ("generate.py", "mistakes.py", "python_package.py", "diff.py", "counting.py", "typescript_package.py")
    for name in (*python, "counting.mjs"):
        runner = ["node"] if name.endswith(".mjs") else ["python"]
        try:
            session.run(
                *(*runner, f"bench/{name}", *(session.posargs if runner == ["python"] else [])),
                env={"ERRCAT_TS_DIST": str(package / "dist")},
                external=True,
            )
        except CommandFailed:
            missed.append(name)  # the others may still tell something
    if missed:
        session.error(f"not as fast as promised: {', '.join(missed)}")


@nox.session(default=False)
def fuzz(session: nox.Session) -> None:
    """Do Python and TypeScript give equal answers to random JSON? `-- --seed N` repeats a run. Needs Node."""
    install(session, "run")
    install_node_tools(session)
    session.run("python", "fuzz/differential.py", *session.posargs)


@nox.session(default=False)
def peers(session: nox.Session) -> None:
    """What do buf and the diff tools of JSON Schema and OpenAPI notice of twelve edits? `-- --write` into the docs. Needs Node."""
    install_node_tools(session, CHECKERS)
    install(session, "peers")
    session.run("python", "tools/peers/compare.py", *session.posargs)


@nox.session(default=False)
def lock(session: nox.Session) -> None:
    """Remake the locks from pyproject.toml and tools/*/package.json; `-- --upgrade` takes what is new. Needs Node."""
    session.install("uv")
    for name in LOCKS:
        session.run(
            *("uv", "pip", "compile", "--quiet", "--no-config", "--universal", "--generate-hashes"),
            *("--python-version", PYTHONS[0], "--custom-compile-command", "nox -s lock"),
            *("--group", name, "--output-file", f"requirements/{name}.txt", *session.posargs, "pyproject.toml"),
        )
    need_node(session)
    for folder in (TOOLS, COMPILERS, PEERS, CHECKERS):
        with session.chdir(folder):
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


def staged_script_package(session: nox.Session) -> Path:
    """The generated TypeScript package with what it ships beside the generated files: the vectors and the licence."""
    folder = Path(session.create_tmp()).resolve() / "package"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SCRIPT_PACKAGE, folder, ignore=shutil.ignore_patterns("dist", "node_modules"))
    shutil.copytree(ROOT / "tests" / "vectors", folder / "vectors")
    shutil.copy(ROOT / "LICENSE", folder)
    return folder


def keep_if_equal(first: Path, second: Path) -> None:
    """Two builds of the same become one in dist/; if a byte differs, none does."""
    if checksums(first) != checksums(second):
        sys.exit(f"two builds differ: {checksums(first)} and {checksums(second)}")
    shutil.copytree(first, ROOT / "dist", dirs_exist_ok=True)


def pack_script(session: nox.Session, name: str) -> Path:
    """The TypeScript package, compiled and packed in a folder of its own, and judged by the linters of its kind."""
    install_node_tools(session)
    package, packed = staged_script_package(session), Path(session.create_tmp()).resolve() / name
    shutil.rmtree(packed, ignore_errors=True)
    packed.mkdir()
    node_tool(session, "tsc", "--project", str(package))
    with session.chdir(package):
        session.run("npm", "pack", "--ignore-scripts", "--silent", "--pack-destination", str(packed), external=True)
    (archive,) = map(str, packed.iterdir())
    node_tool(session, "publint", "--strict", archive)
    node_tool(session, "attw", "--profile", "esm-only", archive)
    return packed


def last_release() -> str:
    """What to compare with: the last tag of a version, else the snapshot of the highest one."""
    command = ["git", "describe", "--tags", "--abbrev=0", "--match", "v[0-9]*"]
    try:
        tag = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    except FileNotFoundError:
        tag = ""
    snapshots = sorted(RELEASED.glob("*.json"), key=lambda file: [int(part) for part in file.stem.split(".")])
    return tag or str(snapshots[-1].relative_to(ROOT))


def versions_told() -> dict[str, str]:
    """The version in every place that tells it."""
    project, script = PYTHON_PACKAGE / "pyproject.toml", SCRIPT_PACKAGE / "package.json"
    catalog = json.loads((ROOT / "generated" / "json-schema" / "catalog.json").read_bytes())
    source = (ROOT / "generator" / "errcat" / "__init__.py").read_text("utf-8")
    return {
        "catalog.yaml": catalog["package"]["version"],
        "generator/errcat/__init__.py": source.partition('__version__ = "')[2].partition('"')[0],
        "generated/python": nox.project.load_toml(project)["project"]["version"],
        "generated/typescript": json.loads(script.read_bytes())["version"],
        "CHANGELOG.md": changelog_heading().split(" ")[1],
    }


def changelog_heading() -> str:
    """The heading of the newest entry: `## 0.1.0 - unreleased`."""
    lines = (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines()
    return next(line for line in lines if line.startswith("## "))


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


def install_node_tools(session: nox.Session, folder: Path = TOOLS) -> None:
    """What a folder of tools/ locks, unless it is there already."""
    need_node(session)
    lock, installed = folder / "package-lock.json", folder / "node_modules" / "installed-lock.json"
    if not installed.exists() or installed.read_bytes() != lock.read_bytes():
        with session.chdir(folder):
            session.run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", external=True)
        shutil.copy(lock, installed)


def node_tool(session: nox.Session, tool: str, *arguments: str) -> None:
    """Run one of the tools of tools/node/."""
    session.run(shutil.which(tool, path=TOOLS / "node_modules" / ".bin") or tool, *arguments, external=True)


if __name__ == "__main__":
    nox.main()
