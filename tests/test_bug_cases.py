"""The bug cases of other generators that concern this one, a test each, named by their ids.

Their catalogues lie in cases/, translated to our format with their odd values as they were. A line of a catalogue
that must be refused ends in `# refused: words`; every other catalogue must be taken, make sound files in every
language, and read back unchanged. Cases about the packages at run time, about backoff, metrics and comparing
catalogues are tested where those are.
"""

from __future__ import annotations

import ast
import datetime as dt
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path, PurePosixPath
from typing import Any, NoReturn

import pytest
import yaml
from click.testing import CliRunner, Result

from errcat.cli import cli
from errcat.pipeline import generate, load
from errcat.problems import TemplateFault
from errcat.targets import find_targets

CASES = Path(__file__).parent / "cases"
TARGETS = ("python", "typescript", "markdown", "json-schema")


def case(name: str) -> str:
    """The catalogue of a case."""
    return (CASES / f"{name}.yaml").read_text("utf-8")


DEMO = case("C104")


@pytest.fixture
def run(root: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Run errcat in this process, in a folder, with the templates of this repository."""

    def run(*arguments: object, cwd: Path) -> Result:
        monkeypatch.chdir(cwd)
        options = [] if "--templates" in arguments else ["--templates", str(root / "templates")]
        result = CliRunner().invoke(cli, [*map(str, arguments), *options], prog_name="errcat")
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
        return result

    return run


@pytest.fixture
def project(tmp_path: Path, run: Any) -> Path:
    """A folder with a catalogue and what errcat made of it."""
    (tmp_path / "catalog.yaml").write_text(DEMO)
    assert run("generate", *TARGETS, cwd=tmp_path).exit_code == 0
    return tmp_path


# Catalogues that are refused


def _marked(text: str) -> dict[int, str]:
    """The lines that must be refused, and the words."""
    rows = enumerate(text.split("\n"), 1)
    return {number: line.partition("# refused: ")[2] for number, line in rows if "# refused: " in line}


REFUSED = sorted(file.stem for file in CASES.glob("*.yaml") if _marked(case(file.stem)))
TAKEN = sorted(file.stem for file in CASES.glob("*.yaml") if not _marked(case(file.stem)))


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str, run: Any, tmp_path: Path, snapshot: Any) -> None:
    (tmp_path / "catalog.yaml").write_text(case(name))
    (tmp_path / "generated").mkdir()
    before = snapshot(tmp_path.parent)

    result = run("generate", *TARGETS, "--output-format", "json", cwd=tmp_path)

    assert result.exit_code == 1
    told: dict[int, list[str]] = {}
    for finding in json.loads(result.stdout):
        told.setdefault(finding["line"], []).append(finding["message"])
    marked = _marked(case(name))
    assert list(marked) == list(told)
    for line, words in marked.items():
        assert any(words in message for message in told[line]), told[line]
    assert before == snapshot(tmp_path.parent)


# Catalogues that are taken


@pytest.mark.parametrize("name", TAKEN)
def test_taken(name: str, run: Any, tmp_path: Path, snapshot: Any) -> None:
    (tmp_path / "catalog.yaml").write_text(case(name))
    first = run("generate", *TARGETS, cwd=tmp_path)
    assert first.exit_code == 0, first.output
    made = snapshot(tmp_path)
    times = _times(tmp_path)

    second = run("generate", *TARGETS, cwd=tmp_path)

    assert (0, "") == (second.exit_code, second.stdout)
    assert made == snapshot(tmp_path)
    assert times == _times(tmp_path)
    assert run("check", *TARGETS, cwd=tmp_path).exit_code == 0
    for path, data in made.items():
        assert b"\r" not in data, path
        data.decode()


def _times(folder: Path) -> dict[Path, int]:
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*")}


@pytest.mark.parametrize("name", TAKEN)
def test_taken_by_python(
    name: str, make: Any, imported: Any, python_facts: Any, said_facts: Any, for_python: Any
) -> None:
    made = make(case(name))
    said = yaml.load(case(name).replace("\\r\\n", "\\n").replace("\\r", "\\n"), yaml.CSafeLoader)
    facts = said_facts(said)

    for path, data in made.tree.items():
        if path.suffix == ".py":
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                compile(data, str(path), "exec", dont_inherit=True)
    with imported(made) as package, warnings.catch_warnings():
        warnings.simplefilter("error")
        assert for_python(facts) == python_facts(package, list(facts))
        for protocol in facts:
            module = getattr(package, protocol)
            assert [*facts[protocol]["codes"]] == [code.value for code in module.ErrorCode]
            for exported in module.__all__:
                getattr(module, exported)


@pytest.mark.parametrize("name", TAKEN)
def test_taken_by_json(name: str, make: Any, said_facts: Any) -> None:
    said = yaml.load(case(name).replace("\\r\\n", "\\n").replace("\\r", "\\n"), yaml.CSafeLoader)

    documents = {
        str(path): _strict_json(data) for path, data in make(case(name)).tree.items() if path.suffix == ".json"
    }

    assert len(documents) > 3
    assert said_facts(said) == documents["json-schema/catalog.json"]["protocols"]


def _strict_json(data: bytes) -> Any:
    def refuse(constant: str) -> NoReturn:
        raise AssertionError(f"{constant} is not JSON")

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        assert len(dict(pairs)) == len(pairs)
        return dict(pairs)

    return json.loads(data, parse_constant=refuse, object_pairs_hook=unique)


@pytest.mark.parametrize("name", TAKEN)
def test_taken_by_markdown(name: str, make: Any, read_markdown: Any, as_shown: Any) -> None:
    said = yaml.load(case(name), yaml.CSafeLoader)
    made = make(case(name))

    pages = {
        path: data.decode() for path, data in made.tree.items() if path.suffix == ".md" and path.parts[0] == "markdown"
    }

    for path, text in pages.items():
        _check_cells(text)
        page = read_markdown(text)
        assert {tag for tag in page.tags if not re.fullmatch(r'<!--.*-->|<br>|</?a( id="[\w-]+")?>', tag)} == set(), (
            path
        )
        assert len(set(page.anchors)) == len(page.anchors), path
        for link in page.links:
            _check_link(link, path, pages, read_markdown)
    for protocol, entry in said["protocols"].items():
        for domain, family in entry["domains"].items():
            page = read_markdown(pages[PurePosixPath("markdown", protocol, f"{domain}.md")])
            for code, facts in family["codes"].items():
                if "retired" not in facts:
                    paragraph = page.sections[code].paragraphs[-1]
                    assert as_shown(facts["summary"]) == as_shown(paragraph)
                    assert as_shown(entry["title"]) in as_shown(page.headings[0])


def _check_cells(text: str) -> None:
    """Every row of a table has as many cells as its head. GFM splits at every pipe without a backslash, in code too."""
    width = None
    for line in text.split("\n"):
        if not line.startswith("|"):
            width = None
            continue
        cells = len(re.findall(r"(?<!\\)(?:\\\\)*\|", line))
        assert width in (None, cells), line
        width = cells


def _check_link(link: str, path: PurePosixPath, pages: Mapping[PurePosixPath, str], read_markdown: Any) -> None:
    file, _, anchor = link.partition("#")
    place = path if not file else PurePosixPath(os.path.normpath(path.parent / file))
    assert place in pages, f"{path}: {link}"
    assert not anchor or anchor in read_markdown(pages[place]).anchors, f"{path}: {link}"


NODE = shutil.which("node")


@pytest.fixture(scope="session")
def script_tree(root: Path) -> Callable[[str], dict[PurePosixPath, bytes]]:
    """The TypeScript that becomes of a catalogue."""
    targets = [target for target in find_targets(root / "templates") if target.name == "typescript"]

    def script_tree(text: str) -> dict[PurePosixPath, bytes]:
        try:
            return generate(load(text.encode(), "catalog.yaml", targets).catalog, targets)
        except TemplateFault as fault:
            pytest.skip(f"the TypeScript target is not ready: {fault}")

    if not targets:
        pytest.skip("there is no TypeScript target")
    return script_tree


@pytest.mark.skipif(NODE is None, reason="there is no node here")
def test_taken_by_typescript(script_tree: Any) -> None:
    literals: dict[str, list[str]] = {}
    for name in TAKEN:
        tree = script_tree(case(name))
        literals[name] = [
            it for path, data in tree.items() if path.suffix == ".ts" for it in _script_literals(data.decode())
        ]

    source = _as_script(literals)
    done = subprocess.run([str(NODE), "-"], input=source.encode(), capture_output=True, check=True)

    read = json.loads(done.stdout)
    for name in TAKEN:
        said = yaml.load(case(name).replace("\\r\\n", "\\n").replace("\\r", "\\n"), yaml.CSafeLoader)
        assert set(_said_texts(said)) <= set(read[name]), name


def _as_script(literals: Mapping[str, list[str]]) -> str:
    rows = (f"{json.dumps(name)}: [{', '.join(texts)}]" for name, texts in literals.items())
    return f"console.log(JSON.stringify({{{', '.join(rows)}}}))"


def _script_literals(source: str) -> Iterator[str]:
    """The string literals of a script, as they stand in it; comments and templates are walked over."""
    token = re.compile(r"""//[^\n]*|/\*.*?\*/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`""", re.DOTALL)
    for found in token.finditer(source):
        if found[0][0] in "\"'":
            yield found[0]


def _said_texts(said: Any) -> Iterator[str]:
    """Every code and every summary, hint and note of a catalogue."""
    for entry in said["protocols"].values():
        for family in entry["domains"].values():
            for code, facts in family["codes"].items():
                if "retired" not in facts:
                    yield code
                    yield facts["summary"]
                    yield from (
                        facts.get(it, {}).get(text)
                        for it, text in (("recovery", "hint"), ("deprecated", "note"))
                        if text in facts.get(it, {})
                    )


def test_c001_the_word_mro_is_an_ordinary_code(make: Any, imported: Any) -> None:
    with imported(make(case("C001"))) as package:
        codes = package.demo.ErrorCode

        assert ("mro", "mro_limit") == (codes.MRO.value, codes.MRO_LIMIT.value)
        assert codes.mro()[0] is codes


def test_c003_a_keyword_is_spelled_alike_everywhere(make: Any, imported: Any) -> None:
    made = make(case("C003"))

    with imported(made) as package:
        assert package.demo.FALLBACK is package.demo.ErrorCode("or") is package.demo.parse_code("nope")
        assert package.demo.ErrorCode("lease_lost").deprecated.use == "or"
    assert "[`or`](#or)" in made.text("markdown/demo/README.md")


def test_c014_two_sources_of_one_file_are_refused(tmp_path: Path, run: Any) -> None:
    tree = tmp_path / "templates" / "text" / "tree"
    tree.mkdir(parents=True)
    (tree.parent / "target.toml").write_text("")
    (tree / "{protocol}.txt.j2").write_text("one\n")
    (tree / "demo.txt").write_text("two\n")
    (tmp_path / "catalog.yaml").write_text(DEMO)

    result = run("generate", "--templates", tmp_path / "templates", cwd=tmp_path)

    assert result.exit_code != 0
    assert "text/demo.txt" in result.output
    assert not (tmp_path / "generated").exists()


def test_c014_a_target_named_twice_is_made_once(project: Path, run: Any) -> None:
    result = run("generate", "markdown", "markdown", cwd=project)

    assert (0, "") == (result.exit_code, result.stdout)


def test_c021_no_entity_of_html_stands_in_code(make: Any) -> None:
    for path, data in make(case("C021")).tree.items():
        if path.suffix in (".py", ".json", ".ts"):
            assert not re.search(rb"&(lt|gt|amp|quot|#\d+);", data), path


def test_c022_the_place_of_the_catalogue_is_in_no_output(tmp_path: Path, run: Any) -> None:
    folders = [tmp_path / name for name in ("plain", "users\\new\\unit", "with 'quotes' \"and\" blanks", "größe\u4e16")]
    trees = []
    for folder in folders:
        folder.mkdir()
        (folder / "catalog.yaml").write_text(case("C090"))
        assert run("generate", *TARGETS, "--catalog", folder / "catalog.yaml", cwd=tmp_path).exit_code == 0
        trees.append(_tree(folder / "generated"))
    assert (
        run(
            "generate", *TARGETS, "--catalog", "catalog.yaml", "--output", tmp_path / "relative", cwd=folders[0]
        ).exit_code
        == 0
    )

    assert [trees[0]] * 4 == [*trees[1:], _tree(tmp_path / "relative")]
    for path, data in trees[0].items():
        assert str(tmp_path).encode() not in data, path


def _tree(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_c025_no_tag_of_a_text_becomes_a_tag(make: Any) -> None:
    for path, data in make(case("C025")).tree.items():
        if path.suffix == ".md":
            text = data.decode()
            assert "<script" not in text, path
            assert "<lease_id>" not in text, path


def test_c026_what_follows_a_text_of_many_lines_is_a_heading_again(make: Any, read_markdown: Any) -> None:
    page = read_markdown(make(case("C026")).text("markdown/demo/lease.md"))

    assert ["lease_lost", "lease_shut"] == page.headings[1:]
    shown = page.sections["lease_lost"].paragraphs[0].replace("\N{NO-BREAK SPACE}", " ")
    assert shown == "Steps:\n- stop\n  - really\n- start\n\n```\n  x = 1\n```\ndone"


@pytest.mark.parametrize(
    ("encoded", "first_bad"),
    [(DEMO.encode("utf-16"), 0), (DEMO.replace("A lease", "Un d\xe9lai").encode("latin-1"), None)],
    ids=["utf-16", "latin-1"],
)
def test_c034_a_file_that_is_not_utf_8_is_told_in_one_line(
    encoded: bytes, first_bad: int | None, run: Any, tmp_path: Path
) -> None:
    (tmp_path / "catalog.yaml").write_bytes(encoded)
    offset = encoded.index(b"\xe9") if first_bad is None else first_bad

    result = run("lint", "--output-format", "concise", cwd=tmp_path)

    assert result.exit_code == 1
    assert len(result.stdout.splitlines()) == 1
    assert f"not UTF-8: byte 0x{encoded[offset]:02x} at offset {offset}" in result.stdout


# One input, one output, wherever and whenever


def _generate_in_a_process(folder: Path, root: Path, env: Mapping[str, str]) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "errcat", "generate", *TARGETS, "--catalog", "catalog.yaml"]
    command += ["--templates", str(root / "templates"), "--output", str(folder)]
    return subprocess.Popen(
        command, cwd=folder.parent, env={**os.environ, **env}, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def _many() -> str:
    """Forty codes in six domains, and several carriers."""
    domains = "".join(
        f"      domain_{d}:\n        codes:\n"
        + "".join(f"          code_{d}_{c}: {{ retryable: false, summary: Problem {c} }}\n" for c in range(7))
        for d in range(6)
    )
    carriers = ", ".join(f"event.{n}: payload.error" for n in range(9))
    start = DEMO.partition("      lease:\n")[0].replace("lease.failed: payload.error", carriers)
    return start.replace("    spelling:", "    actions: { b: Do, a: It, c: Now }\n    spelling:") + domains


def test_c041_the_seed_of_hashes_changes_nothing(tmp_path: Path, root: Path) -> None:
    (tmp_path / "catalog.yaml").write_text(_many())
    seeds = range(20)
    for batch in (seeds[at : at + 4] for at in range(0, 20, 4)):
        running = [_generate_in_a_process(tmp_path / str(seed), root, {"PYTHONHASHSEED": str(seed)}) for seed in batch]
        for process in running:
            err = process.communicate()[1]
            assert process.returncode == 0, err

    trees = {hashlib.sha256(repr(sorted(_tree(tmp_path / str(seed)).items())).encode()).hexdigest() for seed in seeds}
    assert len(trees) == 1


def test_c042_the_clock_changes_nothing(project: Path, root: Path, tmp_path: Path) -> None:
    (tmp_path / "clock").mkdir()
    (tmp_path / "clock" / "sitecustomize.py").write_text(
        "import time\ntime.time = lambda: 4_000_000_000.0\ntime.time_ns = lambda: 4 * 10**18\n"
    )

    process = _generate_in_a_process(tmp_path / "later", root, {"PYTHONPATH": str(tmp_path / "clock")})
    err = process.communicate()[1]

    assert process.returncode == 0, err
    assert _tree(project / "generated") == _tree(tmp_path / "later")


def test_c042_no_date_host_or_user_is_in_an_output(project: Path, root: Path, tmp_path: Path) -> None:
    home = tmp_path / "zebra-home"
    home.mkdir()
    (home / "sitecustomize.py").write_text(
        "import os, platform, socket\n"
        "socket.gethostname = socket.getfqdn = platform.node = lambda *_: 'zebra-host'\n"
        "os.getlogin = lambda: 'zebra-user'\n"
    )
    users = dict.fromkeys(("USER", "LOGNAME", "USERNAME", "LNAME"), "zebra-user")

    process = _generate_in_a_process(
        tmp_path / "made", root, {**users, "HOME": str(home), "HOSTNAME": "zebra-host", "PYTHONPATH": str(home)}
    )
    err = process.communicate()[1]

    assert process.returncode == 0, err
    today = dt.datetime.now(dt.UTC).date()
    told = ["zebra", str(tmp_path), today.isoformat(), today.strftime("%d %B %Y"), sys.version.split()[0]]
    for path, data in _tree(tmp_path / "made").items():
        for word in told:
            assert word.encode() not in data, (path, word)


@pytest.mark.parametrize(
    "env",
    [
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"},
        {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr"},
        {"TZ": "Pacific/Kiritimati", "COLUMNS": "20", "NO_COLOR": "1"},
        {"PYTHONIOENCODING": "cp1252", "FORCE_COLOR": "1", "PYTHONOPTIMIZE": "2", "PYTHONDEVMODE": "1"},
    ],
    ids=["C", "Turkish", "time zone", "cp1252"],
)
@pytest.mark.parametrize("name", ["C044", "C058"])
def test_c043_c044_c058_the_surroundings_change_nothing(
    name: str, env: dict[str, str], tmp_path: Path, root: Path, make: Any
) -> None:
    (tmp_path / "catalog.yaml").write_text(case(name), "utf-8")

    process = _generate_in_a_process(tmp_path / "out", root, env)
    out, err = process.communicate()

    assert process.returncode == 0, err
    assert b"Traceback" not in out + err
    tree = {str(path): data for path, data in make(case(name)).tree.items()}
    assert {*TARGETS} == {path.partition("/")[0] for path in tree}
    assert tree == _tree(tmp_path / "out")


def test_c044_constants_are_plain_ascii(make: Any) -> None:
    made = make(case("C044"))

    assert 'IDLE_LIMIT = "idle_limit"' in made.text("python/demo_errors/demo/codes.py")
    assert 'INVALID_ID = "INVALID_ID"' in made.text("python/demo_errors/loud/codes.py")


# Stale and missing output


def test_c046_what_was_just_made_is_current_from_everywhere(project: Path, run: Any, tmp_path_factory: Any) -> None:
    below = project / "some" / "folder"
    below.mkdir(parents=True)
    elsewhere = tmp_path_factory.mktemp("elsewhere")

    assert run("check", *TARGETS, cwd=project).exit_code == 0
    assert run("check", *TARGETS, cwd=below).exit_code == 0
    assert run("check", *TARGETS, "--catalog", "../../catalog.yaml", cwd=below).exit_code == 0
    assert run("check", *TARGETS, "--catalog", project / "catalog.yaml", cwd=elsewhere).exit_code == 0
    assert (
        run(
            "check", *TARGETS, "--catalog", project / "catalog.yaml", "--output", project / "generated", cwd=elsewhere
        ).exit_code
        == 0
    )


def _remove_domain(project: Path) -> None:
    (project / "catalog.yaml").write_text(case("C090").partition("      slot:\n")[0])


@pytest.fixture
def two_domains(project: Path, run: Any) -> Path:
    """The output of a catalogue with two domains, the second of which is about to go."""
    (project / "catalog.yaml").write_text(case("C090"))
    assert run("generate", *TARGETS, cwd=project).exit_code == 0
    assert (project / "generated/markdown/demo/slot.md").is_file()
    return project


def test_c047_nothing_leads_to_a_removed_domain(two_domains: Path, run: Any, read_markdown: Any) -> None:
    _remove_domain(two_domains)

    assert run("generate", *TARGETS, cwd=two_domains).exit_code == 0

    tree = _tree(two_domains / "generated")
    assert "markdown/demo/slot.md" not in tree
    pages = {
        PurePosixPath(path): data.decode()
        for path, data in tree.items()
        if path.endswith(".md") and path.startswith("markdown")
    }
    for path, text in pages.items():
        for link in read_markdown(text).links:
            _check_link(link, path, pages, read_markdown)
    for path, data in tree.items():
        assert not re.search(rb"\bslot(_full|\.md)?\b", data), path


def test_c048_what_people_wrote_stays(two_domains: Path, run: Any) -> None:
    generated = two_domains / "generated"
    own = {
        name: generated / name
        for name in (
            "notes.md",
            ".gitattributes",
            "python/own_code.py",
            "markdown/demo/notes.md",
            "python/demo_errors/demo/own.py",
        )
    }
    for path in own.values():
        path.write_text("mine\n")
    slot = generated / "markdown/demo/slot.md"
    slot.write_text(slot.read_text() + "Edited.\n")
    _remove_domain(two_domains)

    result = run("generate", *TARGETS, cwd=two_domains)

    assert result.exit_code == 0
    assert ["mine\n"] * 5 == [path.read_text() for path in own.values()]
    assert slot.read_text().endswith("Edited.\n")
    assert "kept markdown/demo/slot.md: left over, but edited by hand" in result.stderr


def test_c049_a_new_code_is_in_all_outputs(project: Path, run: Any) -> None:
    (project / "catalog.yaml").write_text(DEMO + "          lease_new: { retryable: false, summary: New. }\n")

    assert run("generate", *TARGETS, cwd=project).exit_code == 0

    for path in (
        "python/demo_errors/demo/codes.py",
        "markdown/demo/README.md",
        "markdown/demo/lease.md",
        "json-schema/catalog.json",
        "json-schema/demo/error.schema.json",
        "json-schema/demo/error.strict.schema.json",
    ):
        assert "lease_new" in (project / "generated" / path).read_text(), path


# Writing safely


@pytest.fixture
def changed(project: Path) -> Path:
    """An output that a changed catalogue is about to update: files to make, to change and to delete."""
    (project / "catalog.yaml").write_text(
        case("C090").replace("      slot:", "      place:").replace("      lease:", "      leases:")
    )
    return project


BROKEN = {
    "template": ("markdown/tree/README.md.j2", "{{ nothing.at.all }}\n"),
    "template syntax": ("markdown/tree/README.md.j2", "{% if %}\n"),
    "unspelled text": ("markdown/tree/README.md.j2", "{{ catalog.protocols[0].title }}\n"),
    "target": ("markdown/target.toml", "filters = [\n"),
    "filter": ("markdown/target.toml", '[filters]\ntext = "no_such_word"\n'),
}


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("command", ["generate", "check"])
def test_c050_c055_a_broken_template_changes_nothing(
    command: str, name: str, changed: Path, run: Any, root: Path, snapshot: Any
) -> None:
    shutil.copytree(root / "templates", changed / "templates")
    file, text = BROKEN[name]
    (changed / "templates" / file).write_text(text)
    before = snapshot(changed)

    result = run(command, *TARGETS, "--templates", changed / "templates", cwd=changed)

    assert result.exit_code == 2
    assert str(Path(file).name) in result.stderr
    assert before == snapshot(changed)


@pytest.mark.parametrize(
    "fault", [OSError(28, "No space left on device"), KeyboardInterrupt()], ids=["disk", "interrupt"]
)
@pytest.mark.parametrize("call", range(1, 8))
@pytest.mark.parametrize("function", ["replace", "fdopen"])
def test_c050_a_write_that_fails_leaves_the_old_output(
    function: str,
    call: int,
    fault: BaseException,
    changed: Path,
    run: Any,
    snapshot: Any,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = snapshot(changed)
    calls = 0
    real = getattr(os, function)

    def fail(*arguments: Any, **more: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == call:
            raise fault
        return real(*arguments, **more)

    with monkeypatch.context() as patch:
        patch.setattr(os, function, fail)
        result = run("generate", *TARGETS, cwd=changed)

    assert calls >= call
    assert result.exit_code != 0
    assert before == snapshot(changed)


def test_c050_a_deletion_that_fails_leaves_the_old_output(
    changed: Path, run: Any, snapshot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    leftover = changed / "generated/markdown/demo/lease.md"
    leftover.chmod(0o600)
    before = snapshot(changed)
    real = os.replace

    def fail(path: str, target: str) -> None:
        real(path, target)
        if Path(path).name == "lease.md":
            raise PermissionError(13, "Permission denied", path)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", fail)
        result = run("generate", *TARGETS, cwd=changed)

    assert result.exit_code == 2
    assert before == snapshot(changed)
    assert leftover.stat().st_mode & 0o777 == 0o600


def test_c050_what_an_interrupted_run_left_is_swept(project: Path, run: Any) -> None:
    left = project / "generated/python/demo_errors/.codes.py.x1y2.errcat-tmp"
    left.write_text("half a fi")

    assert run("check", *TARGETS, cwd=project).exit_code == 1
    assert run("generate", *TARGETS, cwd=project).exit_code == 0

    assert not left.exists()
    assert run("check", *TARGETS, cwd=project).exit_code == 0


@pytest.mark.parametrize("link", ["python", "python/demo_errors", "python/demo_errors/demo/codes.py", "python/.errcat"])
@pytest.mark.parametrize("command", ["generate", "check"])
def test_c051_c052_no_link_leads_out_of_the_output(
    command: str, link: str, changed: Path, run: Any, snapshot: Any
) -> None:
    outside = changed / "outside"
    place = changed / "generated" / link
    place.rename(outside)
    place.symlink_to(outside)
    before = snapshot(changed)

    result = run(command, *TARGETS, cwd=changed)

    assert result.exit_code == 2
    assert link in result.stderr
    assert "move it away" in result.stderr or "follows no links" in result.stderr
    assert before == snapshot(changed)


@pytest.mark.parametrize("entry", ["../../outside", "/outside", "demo_errors/../../../outside"])
def test_c051_a_manifest_cannot_have_other_files_deleted(entry: str, project: Path, run: Any) -> None:
    outside = project / "outside"
    outside.write_text("mine\n")
    manifest = project / "generated/python/.errcat"
    digest = hashlib.sha256(b"mine\n").hexdigest()
    manifest.write_text(
        f"{manifest.read_text()}{digest}  {entry.replace('/outside', f'{project}/outside') if entry[0] == '/' else entry}\n"
    )

    assert run("generate", *TARGETS, cwd=project).exit_code == 0

    assert outside.read_text() == "mine\n"


def test_c051_a_manifest_that_is_no_text_is_replaced(project: Path, run: Any) -> None:
    (project / "generated/python/.errcat").write_bytes(b"\xff\xfe\x00")

    assert run("generate", *TARGETS, cwd=project).exit_code == 0
    assert run("check", *TARGETS, cwd=project).exit_code == 0


def test_c052_output_goes_where_it_is_told_and_nowhere_else(
    project: Path, run: Any, tmp_path_factory: Any, snapshot: Any
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    before = snapshot(project)

    assert run("generate", *TARGETS, "--output", elsewhere / "~" / "$HOME", cwd=project).exit_code == 0

    assert before == snapshot(project)
    assert [f"~/$HOME/{target}" for target in sorted(TARGETS)] == sorted(
        path.relative_to(elsewhere).as_posix() for path in elsewhere.glob("*/*/*")
    )


@pytest.mark.parametrize("command", ["generate", "check"])
def test_c052_c055_output_that_cannot_be_is_refused(command: str, project: Path, run: Any, snapshot: Any) -> None:
    (project / "file").write_text("mine\n")
    before = snapshot(project)

    for place in ("file", "file/below"):
        result = run(command, *TARGETS, "--output", place, cwd=project)
        assert result.exit_code == 2
        assert "file" in result.stderr
    assert before == snapshot(project)


def test_c053_modes_are_kept_and_new_files_follow_the_umask(two_domains: Path, run: Any) -> None:
    generated = two_domains / "generated"
    (generated / "markdown/README.md").chmod(0o664)
    (generated / "python/demo_errors/demo/codes.py").chmod(0o600)
    (two_domains / "catalog.yaml").write_text(
        case("C090").replace("      slot:", "      place:").replace("title: Demo", "title: Demonstration")
    )
    mask = os.umask(0o027)
    try:
        assert run("generate", *TARGETS, cwd=two_domains).exit_code == 0
    finally:
        os.umask(mask)

    modes = {
        name: (generated / name).stat().st_mode & 0o777
        for name in ("markdown/README.md", "python/demo_errors/demo/codes.py", "markdown/demo/place.md")
    }
    assert {
        "markdown/README.md": 0o664,
        "python/demo_errors/demo/codes.py": 0o600,
        "markdown/demo/place.md": 0o640,
    } == modes


# Exit status and messages


@pytest.mark.parametrize("command", ["generate", "check", "lint"])
def test_c055_every_failure_has_its_status(command: str, project: Path, run: Any) -> None:
    (project / "bad.yaml").write_text("a: [\n")
    (project / "empty").mkdir()

    assert run(command, "--catalog", "missing.yaml", cwd=project).exit_code == 2
    assert run(command, "--catalog", "empty", cwd=project).exit_code == 2
    assert run(command, "--catalog", "bad.yaml", cwd=project).exit_code == 1
    assert run(command, "--templates", "empty", cwd=project).exit_code == 2
    assert run(command, "--no-such-option", cwd=project).exit_code == 2
    if command != "lint":
        result = run(command, "pyton", cwd=project)
        assert result.exit_code == 2
        assert "did you mean 'python'?" in result.stderr


def test_c055_no_catalogue_anywhere_is_wrong_usage(run: Any) -> None:
    result = run("lint", cwd=Path("/"))

    assert result.exit_code == 2
    assert "catalog.yaml" in result.stderr


def test_c056_check_tells_each_file_its_state_and_the_remedy(two_domains: Path, run: Any, snapshot: Any) -> None:
    generated = two_domains / "generated"
    (generated / "json-schema/demo/event.schema.json").unlink()
    (generated / "python/pyproject.toml").write_text("edited = true\n")
    (generated / "python/stray.py").write_text("mine\n")
    _remove_domain(two_domains)
    before = snapshot(two_domains)

    result = run("check", *TARGETS, cwd=two_domains)

    assert result.exit_code == 1
    assert before == snapshot(two_domains)
    told = dict(re.findall(r"^generated/(\S+): (.+)$", result.stdout, re.MULTILINE))
    assert "missing" == told["json-schema/demo/event.schema.json"]
    assert "edited by hand" == told["python/pyproject.toml"]
    assert "not written by errcat" == told["python/stray.py"]
    assert "left over" == told["markdown/demo/slot.md"]
    assert "stale" == told["markdown/demo/README.md"]
    assert "-edited = true" in result.stdout
    assert f"= help: errcat generate {' '.join(TARGETS)}" in result.stdout
    assert "= help: move or delete generated/python/stray.py" in result.stdout


@pytest.mark.parametrize(
    "env",
    [
        {"PYTHONIOENCODING": "cp1252"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": ""},
    ],
    ids=["cp1252", "C"],
)
@pytest.mark.parametrize("form", ["text", "concise", "json"])
def test_c057_a_console_without_the_characters_hides_no_message(
    form: str, env: dict[str, str], tmp_path: Path, errcat: Any, root: Path
) -> None:
    text = DEMO.replace('summary: "A lease problem" }', 'summary: "🚚 Аренда", sinse: "🚚" }', 1)
    (tmp_path / "catalog.yaml").write_text(text, "utf-8")

    answer = errcat("lint", "--output-format", form, "--templates", root / "templates", cwd=tmp_path, env=env)

    assert answer.status == 1
    assert "unknown key 'sinse'" in answer.out
    assert "1 problem in catalog.yaml" in answer.err
    assert "Traceback" not in answer.err


def test_a_closed_pipe_is_silent(project: Path, environment: Any, root: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "errcat",
        "generate",
        *TARGETS,
        "--templates",
        str(root / "templates"),
        "--output",
        "other",
    ]

    process = subprocess.Popen(
        command, cwd=project, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment({"PYTHONUNBUFFERED": "1"})
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    err = process.stderr.read().decode()
    process.stderr.close()

    assert process.wait() == 0
    assert "Error" not in err
    assert _tree(project / "generated") == _tree(project / "other")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_full_device_for_messages_is_no_lie_about_the_output(project: Path, environment: Any, root: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "errcat",
        "generate",
        *TARGETS,
        "--templates",
        str(root / "templates"),
        "--output",
        "other",
    ]

    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command, cwd=project, stdout=full, stderr=subprocess.PIPE, env=environment(None), check=False
        )

    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert (b"nothing was changed" in done.stderr) == (not (project / "other").exists())


# Encodings and line ends


def test_c059_line_ends_of_a_checkout_are_no_difference(project: Path, run: Any, snapshot: Any) -> None:
    for path in (project / "generated").rglob("*"):
        if path.is_file():
            path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    before = snapshot(project)

    assert run("check", *TARGETS, cwd=project).exit_code == 0
    assert run("generate", *TARGETS, cwd=project).exit_code == 0
    assert before == snapshot(project)
    (project / "catalog.yaml").write_bytes(DEMO.replace("A lease", "Another lease").replace("\n", "\r\n").encode())
    result = run("generate", *TARGETS, cwd=project)

    assert "edited by hand" not in result.output
    for path, data in _tree(project / "generated").items():
        ends = set(re.findall(rb"\r?\n", data))
        assert len(ends) <= 1, path


def test_c060_a_carriage_return_is_a_line_feed(make: Any) -> None:
    with_returns = case("C060")

    assert make(with_returns).tree == make(with_returns.replace("\\r\\n", "\\n").replace("\\r", "\\n")).tree


# Deprecation


def test_c090_one_target_alone_is_as_in_a_full_run(project: Path, run: Any, tmp_path_factory: Any) -> None:
    (project / "catalog.yaml").write_text(case("C090"))
    assert run("generate", *TARGETS, cwd=project).exit_code == 0
    alone = tmp_path_factory.mktemp("alone")
    for target in TARGETS:
        assert run("generate", target, "--output", alone, cwd=project).exit_code == 0

    assert _tree(project / "generated") == _tree(alone)
    assert "Deprecated since 1.4" in (alone / "markdown/demo/lease.md").read_text()


def test_c091_listing_deprecated_codes_warns_of_nothing(make: Any, imported: Any) -> None:
    with imported(make(case("C090"))) as package, warnings.catch_warnings():
        warnings.simplefilter("error")
        codes = {code.value: code.summary for code in package.demo.ErrorCode}

        assert ["lease_lost", "lease_shut", "slot_full"] == list(codes)
        assert package.demo.parse_code("lease_shut").value == "lease_shut"
        assert package.demo.ErrorCode("lease_lost").deprecated.use == "lease_shut"


def test_c092_a_deprecation_always_has_words(make: Any, script_tree: Any) -> None:
    made = make(case("C092-accepted"))

    assert "**Deprecated since 1.4.**" in made.text("markdown/demo/lease.md")
    assert "Deprecated since 1.4." in made.text("python/demo_errors/demo/codes.py")
    for path, data in script_tree(case("C092-accepted")).items():
        for tag in re.findall(rb"@deprecated(.*)", data):
            assert tag.strip(b" */"), path


# Documents and other languages


@pytest.mark.parametrize("name", ["C098", "C099"])
def test_c098_c099_anchors_are_codes_and_stay(name: str, make: Any, read_markdown: Any) -> None:
    text = case(name)
    first = re.search(r"        codes:\n", text)
    assert first is not None
    longer = text[: first.end()] + "          a_new_one: { retryable: true, summary: New. }\n" + text[first.end() :]

    before = read_markdown(make(text).text("markdown/demo/README.md")).anchors
    after = read_markdown(make(longer).text("markdown/demo/README.md")).anchors

    codes = [
        code
        for family in yaml.load(text, yaml.CSafeLoader)["protocols"]["demo"]["domains"].values()
        for code in family["codes"]
    ]
    assert set(codes) <= set(before)
    assert before == [anchor for anchor in after if anchor != "a_new_one"]


def test_c101_no_linter_takes_a_code_for_a_secret(make: Any, tmp_path: Path) -> None:
    ruff = shutil.which("ruff", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    if ruff is None:
        pytest.skip("there is no ruff here")
    for path, data in make(case("C101")).below("python").items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(data)

    done = subprocess.run(
        [ruff, "check", "--isolated", "--no-cache", "--select", "S,E9,PLE", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.stdout == "All checks passed!\n"


def test_c105_no_schema_ties_a_code_to_a_fixed_boolean(make: Any) -> None:
    for path, data in make(DEMO).tree.items():
        if path.suffix == ".json" and "schema" in path.name:
            assert not re.search(rb'"const": (true|false)', data), path


# Scale


@pytest.mark.parametrize("count", [255, 256, 257, 1000])
def test_c102_every_code_is_in_every_output(count: int, make: Any, imported: Any) -> None:
    made = make(_codes(count))
    wanted = [f"code_{number}" for number in range(count)]

    with imported(made) as package:
        assert wanted == [code.value for code in package.demo.ErrorCode]
    catalog = json.loads(made.text("json-schema/catalog.json"))
    assert wanted == list(catalog["protocols"]["demo"]["codes"])
    for schema in ("error", "error.strict"):
        choices = json.loads(made.text(f"json-schema/demo/{schema}.schema.json"))["$defs"]["code"]["anyOf"]
        assert wanted == [choice["const"] for choice in choices]
    assert wanted == re.findall(r'^\| <a id="(code_\d+)">', made.text("markdown/demo/README.md"), re.MULTILINE)
    assert wanted == re.findall(r'^## <a id="(code_\d+)">', made.text("markdown/demo/lease.md"), re.MULTILINE)
    assert wanted == re.findall(r'^    CODE_\d+ = "(.*)"$', made.text("python/demo_errors/demo/codes.py"), re.MULTILINE)


@pytest.mark.slow
def test_c102_ten_thousand_codes_are_no_limit(make: Any) -> None:
    text = make(_codes(10_000)).text("python/demo_errors/demo/codes.py")

    assert 10_000 == len(re.findall(r"^    CODE_\d+ = ", text, re.MULTILINE))
    assert ast.parse(text)


def test_c103_twice_as_many_codes_are_twice_the_work(make: Any, steps: Any) -> None:
    make(_codes(10))  # what is done once: templates are compiled
    few, more, most = (steps(lambda count=count: make(_codes(count))) for count in (250, 500, 1000))

    assert most - more < 2.1 * (more - few)


def _codes(count: int) -> str:
    rows = (
        f"          code_{n}: {{ retryable: {'true' if n % 3 else 'false'}, summary: Problem {n}. }}\n"
        for n in range(count)
    )
    return DEMO.partition('          "lease_lost"')[0] + "".join(rows)
