"""What the tests share: the whole pipeline in memory, generated packages to import, a reader of Markdown, the command."""

from __future__ import annotations

import gc
import importlib
import importlib.util
import io
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from types import FrameType, ModuleType
from typing import Any

import hypothesis
import pytest
import yaml
from markdown_it import MarkdownIt
from markdown_it.token import Token

from errcat.cli import main
from errcat.model import Catalog
from errcat.output import with_manifests
from errcat.pipeline import generate, load
from errcat.targets import Target, find_targets

ROOT = Path(__file__).parent.parent
TARGETS = ("json-schema", "markdown", "python", "typescript")
"""The targets whose output the tests look at; adding one here is all it takes."""

Tree = Mapping[PurePosixPath, bytes]


# No deadline, as the first example pays for imports and templates; in CI the same examples every time.
hypothesis.settings.register_profile(
    "errcat", deadline=None, max_examples=60, report_multiple_bugs=False, derandomize=bool(os.environ.get("CI"))
)
hypothesis.settings.load_profile("errcat")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write what the golden cases give into their expected/ folders"
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: takes seconds; `-m 'not slow'` leaves it out")
    if config.getoption("--update-golden") and os.environ.get("CI"):
        raise pytest.UsageError("--update-golden is for people: in CI the expected output stays as it is")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in terminalreporter.config.stash.get(_UPDATED, []):
        terminalreporter.write_line(line)


_UPDATED = pytest.StashKey[list[str]]()


@pytest.fixture
def updated(request: pytest.FixtureRequest) -> list[str] | None:
    """Where to say what --update-golden changed, or None without that option."""
    if not request.config.getoption("--update-golden"):
        return None
    return request.config.stash.setdefault(_UPDATED, [])


# Catalogues and trees


@pytest.fixture(scope="session")
def root() -> Path:
    """The repository."""
    return ROOT


@pytest.fixture(scope="session")
def targets() -> tuple[Target, ...]:
    """The targets of this repository that the tests look at."""
    return tuple(target for target in find_targets(ROOT / "templates") if target.name in TARGETS)


@dataclass(frozen=True)
class Made:
    """A catalogue, read both by errcat and by plain YAML, and what errcat makes of it."""

    said: Any
    catalog: Catalog
    tree: Tree

    def text(self, path: str) -> str:
        """A file of the tree."""
        return self.tree[PurePosixPath(path)].decode()

    def below(self, folder: str) -> dict[PurePosixPath, bytes]:
        """The files of a folder of the tree, by their paths in it."""
        start = PurePosixPath(folder)
        return {path.relative_to(start): data for path, data in self.tree.items() if path.is_relative_to(start)}


@pytest.fixture(scope="session")
def make(targets: tuple[Target, ...]) -> Callable[[str], Made]:
    """Generate the text of a catalogue, in memory."""

    def make(text: str) -> Made:
        catalog = load(text.encode(), "catalog.yaml", targets).catalog
        return Made(yaml.load(text, yaml.CSafeLoader), catalog, with_manifests(generate(catalog, targets)))

    return make


@pytest.fixture(scope="session")
def real(make: Callable[[str], Made]) -> Made:
    """The catalogue of this repository."""
    return make((ROOT / "catalog.yaml").read_text("utf-8"))


MINIMAL = """\
format: 1
package: { name: mini-errors, version: 1.0.0, license: MIT }
protocols:
  mini:
    title: Mini
    version: "1"
    status: stable
    spelling: snake_case
    error:
      required: [code, message]
      properties: { code: { type: string }, message: { type: string } }
    carriers: { failed: error }
    domains:
      only:
        codes:
          broken: { retryable: false, summary: It broke. }
"""


@pytest.fixture(scope="session")
def minimal() -> str:
    """A small catalogue for tests that care about something else."""
    return MINIMAL


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with a small catalogue in it."""
    (tmp_path / "catalog.yaml").write_text(MINIMAL)
    return tmp_path


@pytest.fixture(scope="session")
def as_yaml() -> Callable[[Any], str]:
    """Plain data as YAML, whatever its texts: all in quotes, everything but ASCII escaped."""

    def as_yaml(value: Any) -> str:
        return re.sub(r"[^\x20-\x7e]", lambda m: f"\\U{ord(m[0]):08x}", json.dumps(value, ensure_ascii=False))

    return as_yaml


# What a catalogue says, told in the shape of catalog.json


def _without_none(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if value is not None}


def _said_code(name: str, said: Any, domain: str, url: str | None) -> dict[str, Any]:
    kept = {key: value for key, value in said.items() if key != "details"}
    details = {key: {"required": False, **value} for key, value in said.get("details", {}).items()} or None
    return _without_none({"domain": domain, **kept, "details": details, "docs_url": url and f"{url}#{name}"})


def _said_domain(name: str, said: Any) -> dict[str, Any]:
    alike = [code for code, entry in said["codes"].items() if code.lower() == name and "retired" not in entry]
    errors = [
        code for code, entry in said["codes"].items() if code.lower() == f"{name}_error" and "retired" not in entry
    ]
    title = said.get("title", name.replace("_", " ").capitalize())
    generic = said.get("generic", next(iter(errors + alike), None))
    return _without_none({"title": title, "summary": said.get("summary"), "generic": generic})


def _said_protocol(name: str, said: Any, docs_url: str | None) -> dict[str, Any]:
    url = docs_url and f"{docs_url}/{name}/"
    codes, retired = {}, {}
    for domain, entry in said["domains"].items():
        for code, facts in entry["codes"].items():
            if "retired" in facts:
                retired[code] = {"domain": domain, **facts["retired"]}
            else:
                codes[code] = _said_code(code, facts, domain, url)
    facts = {key: value for key, value in said.items() if key != "domains"}
    facts |= {key: {"type": "object", **said[key]} for key in ("error", "event") if key in said}
    return {
        "facts": _without_none(
            {"name": name, **facts, "unknown": said.get("unknown") or None, "retired": retired or None}
        ),
        "domains": {domain: _said_domain(domain, entry) for domain, entry in said["domains"].items()},
        "codes": codes,
    }


@pytest.fixture(scope="session")
def said_facts() -> Callable[[Any], Any]:
    """The protocols of a catalogue that extends nothing, as catalog.json must tell them."""

    def said_facts(said: Any) -> Any:
        url = said["package"].get("docs_url")
        return {name: _said_protocol(name, entry, url) for name, entry in said["protocols"].items()}

    return said_facts


# What a generated package says, told in the same shape


def _record(value: Any, *names: str) -> Any:
    return None if value is None else _without_none({name: getattr(value, name) for name in names})


_ENDING = ("since", "use", "note", "remove_in")
_RECOVERY = ("hint", "action", "max_retries", "backoff_ms", "timeout_ms")
_NOTICE = ("severity", "message", "action", "translations")


def _python_code(code: Any) -> dict[str, Any]:
    details = {name: _record(it, "type", "required", "summary") for name, it in code.details.items()}
    return _without_none(
        {
            "domain": code.domain.value,
            "retryable": code.retryable,
            "summary": code.summary,
            "since": code.since,
            "message": code.message,
            "details": details or None,
            "recovery": _record(code.recovery, *_RECOVERY),
            "notice": _record(code.notice, *_NOTICE),
            "disconnect_after": code.disconnect_after,
            "deprecated": _record(code.deprecated, *_ENDING),
            "aliases": [*code.aliases] or None,
            "docs_url": code.docs_url,
        }
    )


def _python_protocol(module: Any) -> dict[str, Any]:
    it = module.PROTOCOL
    unknown = {"recovery": _record(it.unknown_recovery, *_RECOVERY), "notice": _record(it.unknown_notice, *_NOTICE)}
    actions = {action.value: meaning for action, meaning in getattr(module, "ACTIONS", {}).items()}
    facts = _record(it, "name", "title", "version", "status", "summary", "error", "event", "error_event", "fresh")
    facts |= {
        "fallback": None if module.FALLBACK is None else module.FALLBACK.value,
        "carriers": dict(module.CARRIERS),
        "actions": actions or None,
        "unknown": _without_none(unknown) or None,
        "limits": _record(it.limits, "recoveries", "close_code", "max_backoff_ms"),
        "monitor": _record(it.monitor, "window_s", "top", "max_rate"),
        "retired": {code: _record(ending, *_ENDING) for code, ending in it.retired.items()} or None,
    }
    return {"facts": _without_none(facts), "codes": {code.value: _python_code(code) for code in module.ErrorCode}}


@pytest.fixture(scope="session")
def python_facts() -> Callable[[Imported, Any], Any]:
    """All facts of the protocols of a generated package, found by walking its codes and their properties."""
    return lambda package, protocols: {name: _python_protocol(getattr(package, name)) for name in protocols}


@pytest.fixture(scope="session")
def for_python() -> Callable[[Any], Any]:
    """The facts of catalog.json without those that the Python package does not tell."""

    def for_python(protocols: Any) -> Any:
        told = {}
        for name, protocol in protocols.items():
            facts = {key: value for key, value in protocol["facts"].items() if key not in ("extends", "spelling")}
            if "retired" in facts:
                facts["retired"] = {
                    code: {key: value for key, value in ending.items() if key != "domain"}
                    for code, ending in facts["retired"].items()
                }
            told[name] = {"facts": facts, "codes": protocol["codes"]}
        return told

    return for_python


# Generated Python


@dataclass(frozen=True)
class Imported:
    """A generated Python package under a name of its own; its protocols are attributes."""

    _name: str

    def __getattr__(self, protocol: str) -> Any:
        return importlib.import_module(f"{self._name}.{protocol}")


@contextmanager
def _imported(made: Made, folder: Path) -> Iterator[Imported]:
    package = made.said["package"]["name"].replace("-", "_")
    name = f"{package}_{next(_numbers)}"
    for path, data in made.below(f"python/{package}").items():
        place = folder / name / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    spec = importlib.util.spec_from_file_location(name, folder / name / "__init__.py")
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
        yield Imported(name)
    finally:
        for loaded in [key for key in sys.modules if key == name or key.startswith(f"{name}.")]:
            del sys.modules[loaded]


_numbers = itertools.count()


@pytest.fixture(scope="session")
def imported(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Made], AbstractContextManager[Imported]]:
    """Import the Python package of a made catalogue; afterwards no trace of it is left in this process."""
    folder = tmp_path_factory.mktemp("imported")
    return lambda made: _imported(made, folder)


@pytest.fixture(scope="session")
def real_package(real: Made, imported: Callable[[Made], AbstractContextManager[Imported]]) -> Iterator[Imported]:
    """The Python package of this repository's catalogue."""
    with imported(real) as package:
        yield package


# Generated TypeScript


@pytest.fixture(scope="session")
def build_script(tmp_path_factory: pytest.TempPathFactory, node_tool: Any) -> Callable[[Made], Path]:
    """Compile the TypeScript package of a made catalogue; gives the folder of its modules."""

    def build_script(made: Made) -> Path:
        compiler = node_tool("tsc")
        folder = tmp_path_factory.mktemp("script")
        for path, data in made.below("typescript").items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)
        done = subprocess.run([compiler, "--project", folder], capture_output=True, text=True, check=False)
        assert (0, "") == (done.returncode, done.stdout)
        return folder / "dist"

    return build_script


# Markdown


@dataclass
class Page:
    """A page of Markdown as a reader sees it."""

    headings: list[str] = field(default_factory=list)
    paragraphs: list[str] = field(default_factory=list)  # outside of lists
    items: list[str] = field(default_factory=list)  # of lists
    sections: dict[str, Page] = field(default_factory=dict)  # by the anchor of their heading
    tables: list[list[dict[str, str]]] = field(default_factory=list)  # rows by the titles of their columns
    anchors: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)  # every piece of HTML that stands in the page

    def item(self, label: str) -> str | None:
        """The text of the list item that begins with this label."""
        return next((text.removeprefix(label) for text in self.items if text.startswith(label)), None)

    def table(self, first_column: str) -> list[dict[str, str]]:
        """The table whose first column has this title."""
        return next(rows for rows in self.tables if rows and first_column == next(iter(rows[0])))


_MARKDOWN = MarkdownIt("gfm-like")


def _read_markdown(text: str) -> Page:
    page = Page()
    section = page
    depth = 0
    kind = ""
    row: list[str] = []
    head: list[str] = []
    for token in _MARKDOWN.parse(text):
        match token.type:
            case "bullet_list_open" | "ordered_list_open":
                depth += 1
            case "bullet_list_close" | "ordered_list_close":
                depth -= 1
            case "table_open":
                for each in {id(page): page, id(section): section}.values():
                    each.tables.append([])
            case "tr_open":
                row = []
            case "thead_close":
                head = row
            case "tr_close" if kind == "td":
                for each in {id(page): page, id(section): section}.values():
                    each.tables[-1].append(dict(zip(head, row, strict=True)))
            case "html_block":
                page.tags.append(token.content.strip())
                if re.fullmatch(r"(<br>|&nbsp;|\s)+", token.content):
                    section.paragraphs.append(_shown(token.content.strip()))
            case "inline":
                shown = _inline(token, page)
                match kind:
                    case "heading":
                        anchor = page.anchors[-1] if token.content.startswith("<a id=") else ""
                        section = page.sections.setdefault(anchor, Page()) if anchor else page
                        page.headings.append(shown)
                    case "th" | "td":
                        row.append(shown)
                    case _ if depth:
                        section.items.append(shown)
                    case _:
                        section.paragraphs.append(shown)
        if token.type in ("heading_open", "th_open", "td_open", "paragraph_open"):
            kind = token.type.removesuffix("_open")
    return page


def _inline(token: Token, page: Page) -> str:
    parts = []
    for child in token.children or ():
        match child.type:
            case "text" | "code_inline" | "text_special":
                parts.append(child.content)
            case "softbreak" | "hardbreak":
                parts.append("\n")
            case "html_inline":
                page.tags.append(child.content)
                anchor = re.fullmatch('<a id="([^"]*)">', child.content)
                if anchor:
                    page.anchors.append(anchor[1])
                parts.append(_shown(child.content) if child.content == "<br>" else "")
            case "link_open":
                page.links.append(str(child.attrs["href"]))
            case "link_close" | "strong_open" | "strong_close":
                pass
            case other:
                parts.append(f"<<{other}>>")
    return "".join(parts)


def _shown(html: str) -> str:
    return html.replace("<br>", "\n").replace("&nbsp;", "\N{NO-BREAK SPACE}")


@pytest.fixture(scope="session")
def read_markdown() -> Callable[[str], Page]:
    """Read a page of Markdown the way GitHub does: tables, links wherever something looks like one."""
    return _read_markdown


@pytest.fixture(scope="session")
def as_shown() -> Callable[[str], str]:
    """A text without what Markdown cannot tell apart: blanks, tabs and no-break spaces at the starts of lines."""

    def as_shown(text: str) -> str:
        lines = []
        for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
            rest = line.lstrip(" \t\N{NO-BREAK SPACE}")
            start = line[: len(line) - len(rest)].replace("\N{NO-BREAK SPACE}", " ").expandtabs(4)
            lines.append(start + rest)
        return "\n".join(lines)

    return as_shown


# The tools of Node


@pytest.fixture(scope="session")
def node_tool() -> Callable[[str], str]:
    """The path of a tool of tools/node. Without it the test is skipped, but in CI it fails."""

    def node_tool(name: str) -> str:
        found = shutil.which(name, path=ROOT / "tools" / "node" / "node_modules" / ".bin")
        if found is None:
            reason = f"there is no {name} in tools/node; where there is Node, `nox -s tests` installs it"
            if os.environ.get("CI"):
                pytest.fail(reason)
            pytest.skip(reason)
        return found

    return node_tool


# The command


@dataclass(frozen=True)
class Answer:
    """What a command answered."""

    status: int
    out: str
    err: str


@pytest.fixture(scope="session")
def errcat() -> Callable[..., Answer]:
    """Run the command; in a process of its own where an environment is given, else quickly in this one."""

    def errcat(*arguments: object, cwd: Path, env: Mapping[str, str] | None = None) -> Answer:
        words = [*map(str, arguments)]
        return _run_here(words, cwd) if env is None else _run(words, cwd, clean_environment(env))

    return errcat


def _run(words: list[str], cwd: Path, env: Mapping[str, str]) -> Answer:
    done = subprocess.run(
        [sys.executable, "-m", "errcat", *words],
        cwd=cwd,
        env=env,
        capture_output=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    return Answer(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))


def _run_here(words: list[str], cwd: Path) -> Answer:
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.chdir(cwd)
        patch.setattr(sys, "argv", ["errcat", *words])
        for name in ("NO_COLOR", "FORCE_COLOR"):
            patch.delenv(name, raising=False)
        stack.callback(gc.enable)
        stack.enter_context(redirect_stdout(out))
        stack.enter_context(redirect_stderr(err))
        status = stack.enter_context(pytest.raises(SystemExit))
        main()
    code = status.value.code
    texts = [stream.buffer.getvalue().decode("utf-8") for stream in (out, err)]
    return Answer(code if isinstance(code, int) else 0 if code is None else 1, *texts)


def clean_environment(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """This process's environment without what changes how a command prints, and with what a test wants."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "CI")}
    return {**kept, **(more or {})}


@pytest.fixture(scope="session")
def environment() -> Callable[[Mapping[str, str] | None], dict[str, str]]:
    """The environment that commands run in."""
    return clean_environment


@pytest.fixture(scope="session")
def steps() -> Callable[[Callable[[], object]], int]:
    """How many lines of Python something runs: the same on a machine that is busy, so growth can be asserted."""

    def steps(work: Callable[[], object]) -> int:
        count = 0

        def trace(frame: FrameType, event: str, arg: object) -> Any:
            nonlocal count
            count += event == "line"
            return trace

        before = sys.gettrace()
        sys.settrace(trace)
        try:
            work()
        finally:
            sys.settrace(before)
        return count

    return steps


@pytest.fixture(scope="session")
def snapshot() -> Callable[[Path], dict[str, bytes]]:
    """Every file below a folder, hidden ones and links too, with its bytes; folders end in a slash."""

    def snapshot(folder: Path) -> dict[str, bytes]:
        found = {}
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.is_symlink():
                found[name] = str(path.readlink()).encode()
            else:
                found[name + "/" * path.is_dir()] = path.read_bytes() if path.is_file() else b""
        return found

    return snapshot
