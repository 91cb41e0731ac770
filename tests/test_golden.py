"""The golden cases: what a catalogue becomes has not changed, and what it becomes is used and holds what was said."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path, PurePosixPath
from typing import Any
from warnings import catch_warnings, simplefilter

import pytest
import yaml

from errcat.output import apply, compare

GOLDEN = Path(__file__).parent / "golden"
CASES = sorted(folder.name for folder in GOLDEN.iterdir() if (folder / "catalog.yaml").is_file())
ALONE = [case for case in CASES if case != "extending"]  # nothing in them is inherited
HOSTILE = yaml.safe_load((GOLDEN / "hostile" / "catalog.yaml").read_text("utf-8"))
EVERYTHING_AT_ONCE = HOSTILE["protocols"]["hostile"]["title"]


@pytest.fixture(scope="session")
def golden(make: Any) -> Callable[[str], Any]:
    """What errcat makes of a golden catalogue; made once."""
    made: dict[str, Any] = {}

    def golden(case: str) -> Any:
        if case not in made:
            made[case] = make((GOLDEN / case / "catalog.yaml").read_text("utf-8"))
        return made[case]

    return golden


def test_there_are_the_five_cases() -> None:
    assert {"minimal", "everything", "hostile", "screaming", "extending"} <= set(CASES)


@pytest.mark.parametrize("case", CASES)
def test_output_is_as_expected(case: str, golden: Any, updated: list[str] | None) -> None:
    expected = GOLDEN / case / "expected"
    changes = compare(_without_manifests(golden(case).tree), expected)
    if updated is not None:
        apply(changes, expected)
        updated.extend(
            f"{c.verb} {(expected / c.path).relative_to(GOLDEN.parent)}" for c in changes if c.verb != "keep"
        )
        changes = []

    assert [] == [f"{change.verb} {change.path}" for change in changes]


@pytest.mark.parametrize("case", CASES)
def test_nothing_else_is_expected(case: str, golden: Any, updated: list[str] | None) -> None:
    expected = GOLDEN / case / "expected"
    orphans = sorted(
        {p for p in expected.rglob("*") if not p.is_dir()} - {expected / path for path in golden(case).tree}
    )
    if updated is not None:
        for orphan in orphans:
            orphan.unlink()
            updated.append(f"delete {orphan.relative_to(GOLDEN.parent)}")
        orphans = []

    assert [] == [str(orphan) for orphan in orphans]


def test_output_of_this_repository_is_current(root: Path, real: Any, targets: Any) -> None:
    ignored = {target.name: target.ignored for target in targets}

    changes = compare(_without_manifests(real.tree), root / "generated", ignored, whole=False)

    assert [] == [f"{change.verb} {change.path}" for change in changes]


def test_updating_is_refused_in_ci(root: Path, environment: Any) -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--update-golden",
        "--collect-only",
        "-q",
        str(GOLDEN.parent / "test_golden.py"),
    ]

    done = subprocess.run(
        command, cwd=root, env=environment({"CI": "true"}), capture_output=True, text=True, check=False
    )

    assert pytest.ExitCode.USAGE_ERROR == done.returncode
    assert "--update-golden is for people" in done.stderr


def test_updating_names_each_changed_file(root: Path, environment: Any, golden: Any, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    for case in ("minimal", "hostile"):
        (tests / "golden" / case).mkdir(parents=True)
        shutil.copy(GOLDEN / case / "catalog.yaml", tests / "golden" / case)
    for name in ("conftest.py", "test_golden.py"):
        shutil.copy(GOLDEN.parent / name, tests)
    shutil.copytree(root / "templates", tmp_path / "templates", ignore=shutil.ignore_patterns("node_modules"))
    expected = tests / "golden" / "minimal" / "expected"
    apply(compare(_without_manifests(golden("minimal").tree), expected), expected)
    (tmp_path / "templates" / "markdown" / "tree" / "README.md.j2").write_text("new\n")
    (expected / "orphan.txt").write_text("old\n")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--update-golden",
        "-k",
        "expected and minimal",
    ]

    done = subprocess.run(command, cwd=tests, env=environment({}), capture_output=True, text=True, check=False)

    assert 0 == done.returncode, done.stdout + done.stderr
    assert [
        "delete golden/minimal/expected/orphan.txt",
        "update golden/minimal/expected/markdown/.errcat",
        "update golden/minimal/expected/markdown/README.md",
    ] == sorted(line for line in done.stdout.splitlines() if " golden/" in line)
    assert "new\n" == (expected / "markdown" / "README.md").read_text()
    assert not (expected / "orphan.txt").exists()


# The output is used: what was said reads back


@pytest.mark.parametrize("case", ALONE)
def test_json_reads_back(case: str, golden: Any, said_facts: Any) -> None:
    made = golden(case)

    read = json.loads(made.text("json-schema/catalog.json"))

    assert said_facts(made.said) == read["protocols"]
    assert made.said["package"] == read["package"]


@pytest.mark.parametrize("case", ALONE)
def test_python_reads_back(
    case: str, golden: Any, said_facts: Any, imported: Any, python_facts: Any, for_python: Any
) -> None:
    made = golden(case)

    with imported(made) as package:
        read = python_facts(package, made.said["protocols"])

    assert for_python(said_facts(made.said)) == read


@pytest.mark.parametrize("case", CASES)
def test_python_agrees_with_json(case: str, golden: Any, imported: Any, python_facts: Any, for_python: Any) -> None:
    made = golden(case)

    with imported(made) as package:
        read = python_facts(package, made.said["protocols"])

    assert for_python(json.loads(made.text("json-schema/catalog.json"))["protocols"]) == read


@pytest.mark.parametrize("case", ALONE)
def test_docstrings_read_back_on_one_line(case: str, golden: Any) -> None:
    made = golden(case)
    package = made.said["package"]["name"].replace("-", "_")

    for name, protocol in made.said["protocols"].items():
        enumerations = _docstrings_of_members(made.text(f"python/{package}/{name}/codes.py"))
        for domain, entry in protocol["domains"].items():
            assert _one_line(entry.get("summary", "")) == _one_line(enumerations["Domain"].get(domain, ""))
            for code, facts in entry["codes"].items():
                if "retired" not in facts:
                    assert _one_line(facts["summary"]) in _one_line(enumerations["ErrorCode"][code])
        for action, meaning in protocol.get("actions", {}).items():
            assert _one_line(meaning) == _one_line(enumerations["Action"][action])


def _docstrings_of_members(module: str) -> dict[str, dict[str, str]]:
    """By class, the string that stands below each member of an enumeration."""
    found: dict[str, dict[str, str]] = {}
    for cls in ast.parse(module).body:
        if isinstance(cls, ast.ClassDef):
            found[cls.name] = {}
            for member, below in zip(cls.body, [*cls.body[1:], None], strict=True):
                match member, below:
                    case ast.Assign(value=ast.Constant(value=str(value))), ast.Expr(
                        value=ast.Constant(value=str(text))
                    ):
                        found[cls.name][value] = text
    return found


def _one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("case", CASES)
def test_python_compiles_and_imports_without_a_warning(case: str, golden: Any, tmp_path: Path) -> None:
    made = golden(case)
    package = made.said["package"]["name"].replace("-", "_")
    for path, data in made.below("python").items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(data)
    modules = [f"{package}.{name}" for name in made.said["protocols"]]
    program = "\n".join(
        [
            f"import sys, compileall, {', '.join(modules)}",
            f"assert compileall.compile_dir({package!r}, quiet=1, force=True)",
            f"for module in ({', '.join(modules)},):",
            "    for name in module.__all__: getattr(module, name)",
        ]
    )

    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert (0, "", "") == (done.returncode, done.stdout, done.stderr)


# Markdown


@pytest.mark.parametrize("case", CASES)
def test_links_of_pages_lead_to_anchors(case: str, golden: Any, read_markdown: Any) -> None:
    pages = {path: read_markdown(data.decode()) for path, data in _pages(golden(case)).items()}

    for path, page in pages.items():
        for link in page.links:
            file, _, anchor = link.partition("#")
            goal = PurePosixPath(os.path.normpath(path.parent / file)) if file else path
            assert goal in pages, f"{path} links to {link}"
            assert not anchor or anchor in pages[goal].anchors, f"{path} links to {link}"


@pytest.mark.parametrize("case", CASES)
def test_anchors_are_unique(case: str, golden: Any, read_markdown: Any) -> None:
    for path, data in _pages(golden(case)).items():
        anchors = [anchor.casefold() for anchor in read_markdown(data.decode()).anchors]

        assert [] == [anchor for anchor in anchors if anchors.count(anchor) > 1], path


@pytest.mark.parametrize("case", CASES)
def test_pages_hold_no_html_but_anchors_and_line_breaks(case: str, golden: Any, read_markdown: Any) -> None:
    allowed = re.compile('<br>|<a id="[A-Za-z0-9_-]+">|</a>|<!-- Generated from [^<>]* -->')

    for path, data in _pages(golden(case)).items():
        assert [] == [tag for tag in read_markdown(data.decode()).tags if not allowed.fullmatch(tag)], path


@pytest.mark.parametrize("case", CASES)
def test_rows_of_tables_have_as_many_cells_as_their_heads(case: str, golden: Any) -> None:
    for path, data in _pages(golden(case)).items():
        width = None
        for number, line in enumerate(data.decode().split("\n"), 1):
            cells = len(re.findall(r"(?<!\\)\|", line)) if line.startswith("|") else None
            assert width in (None, cells) or cells is None, f"{path}:{number}"
            width = cells


@pytest.mark.parametrize("case", ALONE)
def test_pages_of_protocols_read_back(case: str, golden: Any, read_markdown: Any, as_shown: Any) -> None:
    made = golden(case)

    for name, said in made.said["protocols"].items():
        _check_protocol_page(read_markdown(made.text(f"markdown/{name}/README.md")), said, as_shown)


@pytest.mark.parametrize("case", ALONE)
def test_pages_of_domains_read_back(case: str, golden: Any, read_markdown: Any, as_shown: Any) -> None:
    made = golden(case)

    for name, said in made.said["protocols"].items():
        for domain, entry in said["domains"].items():
            page = read_markdown(made.text(f"markdown/{name}/{domain}.md"))
            _check_domain_page(page, said, domain, entry, as_shown)


@pytest.mark.parametrize("case", ALONE)
def test_the_index_reads_back(case: str, golden: Any, read_markdown: Any, as_shown: Any) -> None:
    made = golden(case)

    rows = read_markdown(made.text("markdown/README.md")).table("Protocol")

    assert [
        (as_shown(said["title"]), said["version"], said["status"], as_shown(said.get("summary", "")))
        for said in made.said["protocols"].values()
    ] == [(as_shown(r["Protocol"]), r["Version"], r["Status"], as_shown(r["About"])) for r in rows]


def _check_protocol_page(page: Any, said: Any, as_shown: Any) -> None:
    living = {c: facts for d in said["domains"].values() for c, facts in d["codes"].items() if "retired" not in facts}
    assert _loose(f"{said['title']} {said['version']} errors") == _loose(page.headings[0])
    if "summary" in said:
        assert as_shown(said["summary"]) == as_shown(page.paragraphs[0])
    shown: dict[str, tuple[str, str]] = {}
    for name, domain in said["domains"].items():
        section = page.sections[f"domain-{name}"]
        title = domain.get("title", name.replace("_", " ").capitalize())
        assert as_shown(title) in [as_shown(heading) for heading in page.headings]
        if "summary" in domain:
            assert as_shown(domain["summary"]) == as_shown(section.paragraphs[0].removesuffix(" Each code in full"))
        for row in section.table("Code") if living.keys() & domain["codes"].keys() else ():
            shown[row["Code"]] = row["Retryable"], as_shown(row["What happened"].removeprefix("Deprecated. "))
    assert {
        code: ("yes" if facts["retryable"] else "no", as_shown(facts["summary"])) for code, facts in living.items()
    } == shown
    assert said["carriers"] == {r["Event"]: r["Location"] for r in page.sections["where-errors-lie"].table("Event")}
    assert {
        member: (shape.get("type", "any"), "yes" if member in said["error"]["required"] else "no")
        for member, shape in said["error"]["properties"].items()
    } == {r["Member"]: (r["Type"], r["Required"]) for r in page.sections["error-object"].table("Member")}
    _check_recovery(page, living, as_shown)
    if "actions" in said:
        rows = page.sections["recovery-actions"].table("Action")
        assert {word: as_shown(meaning) for word, meaning in said["actions"].items()} == {
            row["Action"]: as_shown(row["Meaning"]) for row in rows
        }
    _check_unknown(page.sections["unknown-codes"], said, as_shown)
    retired = {c: f["retired"] for d in said["domains"].values() for c, f in d["codes"].items() if "retired" in f}
    if retired:
        rows = page.sections["retired-codes"].table("Code")
        assert {c: (e["since"], e.get("use", ""), as_shown(e.get("note", ""))) for c, e in retired.items()} == {
            row["Code"]: (row["Since"], row["Use instead"], as_shown(row["Note"])) for row in rows
        }


def _check_recovery(page: Any, living: Any, as_shown: Any) -> None:
    expected = {}
    for code, facts in living.items():
        if "recovery" in facts or "disconnect_after" in facts:
            said = {"disconnect_after": "", **facts.get("recovery", {}), **facts}
            numbers = ("action", "max_retries", "backoff_ms", "timeout_ms", "disconnect_after")
            expected[code] = (*(str(said.get(n, "")) for n in numbers), as_shown(said.get("hint", "")))
    rows = page.sections["recovery-of-codes"].table("Code") if expected else []
    columns = ("Action", "Retries", "Back-off (ms)", "Time-out (ms)", "Disconnect after")
    assert expected == {r["Code"]: (*(r[c] for c in columns), as_shown(r["What to do"])) for r in rows}


def _check_unknown(section: Any, said: Any, as_shown: Any) -> None:
    recovery = said.get("unknown", {}).get("recovery", {})
    notice = said.get("unknown", {}).get("notice", {})
    _check_advice(section, recovery, notice, as_shown)


def _check_advice(section: Any, recovery: Any, notice: Any, as_shown: Any) -> None:
    """Hint, action, numbers and notice, as the items of a list tell them."""
    told = "\n".join(section.items)
    if recovery:
        assert as_shown(recovery["hint"]) == as_shown(section.item("What to do: "))
        numbers = {"max_retries": "retries: {}", "backoff_ms": "back-off: {} ms", "timeout_ms": "time-out: {} ms"}
        for name, words in {"action": "Action: {}", **numbers}.items():
            assert name not in recovery or words.format(recovery[name]).lower() in told.lower(), name
    if notice:
        label = f"Notice ({notice['severity']}): "
        notices = "\n".join(as_shown(item.removeprefix(label)) for item in section.items if item.startswith("Notice"))
        assert notices.startswith(as_shown(notice["message"]))
        assert notice.get("action", "") in notices.removeprefix(as_shown(notice["message"]))


def _loose(text: str) -> str:
    """A text that is made of several, so that the start of one may stand inside a line."""
    return text.replace("\N{NO-BREAK SPACE}", " ").expandtabs(4)


def _check_domain_page(page: Any, said: Any, name: str, domain: Any, as_shown: Any) -> None:
    title = domain.get("title", name.replace("_", " ").capitalize())
    assert _loose(f"{said['title']}: {title}") == _loose(page.headings[0])
    if "summary" in domain:
        assert as_shown(domain["summary"]) == as_shown(page.paragraphs[0])
    for code, facts in domain["codes"].items():
        if "retired" in facts:
            ending = facts["retired"]
            use = f" Use {ending['use']} instead." if "use" in ending else ""
            note = f" {ending['note']}" if "note" in ending else ""
            expected = f"{code}: retired in {ending['since']}.{use}{note}"
            assert _loose(expected) in [_loose(item) for item in page.sections["retired-codes"].items]
            continue
        section = page.sections[code]
        paragraphs = list(section.paragraphs)
        if "deprecated" in facts:
            ending = facts["deprecated"]
            use = f" Use {ending['use']} instead." if "use" in ending else ""
            note = f" {ending['note']}" if "note" in ending else ""
            until = f", gone in {ending['remove_in']}" if "remove_in" in ending else ""
            assert _loose(f"Deprecated since {ending['since']}{until}.{use}{note}") == _loose(paragraphs.pop(0))
        assert [as_shown(facts["summary"])] == [as_shown(paragraph) for paragraph in paragraphs]
        assert ("yes" if facts["retryable"] else "no") == section.item("Retryable: ")
        assert facts.get("since") == section.item("Since: ")
        assert facts.get("aliases", []) == (section.item("Old spellings, still read as this code: ") or "").split(
            ", " if "aliases" in facts else None
        )
        assert facts.get("message") is None or as_shown(facts["message"]) == as_shown(section.item("Message: "))
        _check_advice(section, facts.get("recovery"), facts.get("notice"), as_shown)
        if "disconnect_after" in facts:
            assert (
                f"A peer that causes more than {facts['disconnect_after']} of these is disconnected." in section.items
            )
        if "details" in facts:
            assert {
                detail: (it["type"], "yes" if it.get("required") else "no", as_shown(it.get("summary", "")))
                for detail, it in facts["details"].items()
            } == {
                r["Detail"]: (r["Type"], r["Required"], as_shown(r["What it tells"])) for r in section.table("Detail")
            }


# Texts that break what pastes instead of spelling, each alone in every place where a text can stand

TEXTS = {
    "double quote": '"',
    "single quote": "'",
    "both quotes": "'\"",
    "three quotes": '"""',
    "many quotes": '""""""""',
    "quote first": '"so" it began',
    "quote last": 'it said "no"',
    "three single quotes": "'''",
    "end of comment": "*/",
    "start of comment": "/* // # <!--",
    "placeholder of a script": "${process.exit()}",
    "backtick": "`",
    "two backticks": "a `` b",
    "fence": "```\ncode\n```",
    "fence of tildes": "~~~\ncode\n~~~",
    "backslash": "\\",
    "two backslashes": "\\\\",
    "path": "D:\\new\\users\\x\\",
    "escapes": "\\n\\t\\x41\\u0041\\U0001F600\\N{DIGIT ONE}",
    "expression of a template": "{{ 7 * 7 }}",
    "statement of a template": "{% raw %}{% for x in y %}",
    "comment of a template": "{# gone #}",
    "pipe": "a | b || c",
    "escaped pipe": "a \\| b",
    "script": "<script>alert(1)</script>",
    "end of script": "</script>",
    "anchor": '<a id="x"></a>',
    "end of CDATA": "]]>",
    "two lines": "one\ntwo",
    "many lines": "one\n\n\n  two\n\tthree\n",
    "line feed": "\n",
    "line feed first": "\none",
    "indented": "    four blanks",
    "tab first": "\tone",
    "tab inside": "one\ttwo",
    "line separator": "one\u2028two",
    "paragraph separator": "one\u2029two",
    "override": "\u202egnp.exe",
    "isolates": "\u2066a\u2069\u200f\u200e\u061c",
    "zero width": "a\u200bb\u200cc\u200dd\u2060e\ufefff",
    "no-break space": "a\u00a0b",
    "ideographic space": "a\u3000b",
    "soft hyphen": "soft\u00adhyphen",
    "fillers": "\u3164\u115f\uffa0",
    "emoji": "\u2764\ufe0f \U0001f469\u200d\U0001f467 \U0001f600",
    "tags": "\U0001f3f4\U000e0067\U000e007f",
    "private use": "\ue000\U000f0000\U0010fffd",
    "right to left": "\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627",
    "combining first": "\u0301 alone",
    "blanks around": "  two  blanks  ",
    "trailing blank": "one ",
    "blank before a line feed": "one \ntwo",
    "two blanks before a line feed": "one  \ntwo",
    "heading": "# one",
    "underline": "one\n===\ntwo\n---",
    "bullet": "- one",
    "plus": "+ one",
    "star": "* one",
    "number": "1. one",
    "number with a bracket": "12) one",
    "number alone": "2",
    "quote of Markdown": "> one",
    "rule": "---",
    "rule of stars": "***",
    "table": "| a |\n| - |\n| b |",
    "definition": "[a]: https://example.org",
    "link": "[a](b) ![c](d) [e][f] [^1]",
    "task": "[ ] one",
    "emphasis": "*a* **b** _c_ __d__ ***e*** snake_case_word _x",
    "strike": "~~a~~ ~b~",
    "address": "https://example.org/?a=b&c=d#e",
    "address at the end": "see http://example.org",
    "address without a scheme": "www.example.org",
    "mail": "me@example.org",
    "mailto": "mailto:me@example.org",
    "address in brackets": "<https://example.org>",
    "mention": "@mention #1 GH-1",
    "tag of TSDoc": "{@link x} @deprecated",
    "entities": "&amp; &lt; &#65; &#x41; &nbsp; &copy &; A&B",
    "emoji by name": ":smile:",
    "math": "$x$ $$y$$",
    "percent": "%s %(a)s %%",
    "format": "{} {0} {1a}",
    "noqa": "# noqa # type: ignore # fmt: off",
    "pragma": "@ts-ignore eslint-disable prettier-ignore",
    "yaml": "a: b # c",
    "null": "null",
    "number of YAML": "0.10",
    "digits": "007",
    "5000 characters": "A long story. " * 357 + "Ed",
    "5000 astral characters": "\U0001f600" * 5000,
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_any_text_reads_back_everywhere(
    text: str,
    make: Any,
    as_yaml: Any,
    said_facts: Any,
    imported: Any,
    python_facts: Any,
    for_python: Any,
    read_markdown: Any,
    as_shown: Any,
) -> None:
    made = make(as_yaml(_with_text(HOSTILE, text)))
    facts = said_facts(made.said)
    said = made.said["protocols"]["hostile"]
    assert text == said["title"] == said["domains"]["hostile"]["codes"]["gone"]["retired"]["note"]

    assert facts == json.loads(made.text("json-schema/catalog.json"))["protocols"]
    with imported(made) as package:
        assert for_python(facts) == python_facts(package, ["hostile"])
    _check_protocol_page(read_markdown(made.text("markdown/hostile/README.md")), said, as_shown)
    page = read_markdown(made.text("markdown/hostile/hostile.md"))
    _check_domain_page(page, said, "hostile", said["domains"]["hostile"], as_shown)
    assert [] == [link for link in page.links if not link.startswith("./")]


def _with_text(value: Any, text: str) -> Any:
    """Plain data with another text where the hostile one stands."""
    if isinstance(value, dict):
        return {key: _with_text(item, text) for key, item in value.items()}
    if isinstance(value, list):
        return [_with_text(item, text) for item in value]
    return text if value == EVERYTHING_AT_ONCE else value


# The output satisfies those who look over it

UNSEEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\xa0\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f"
    "\u205f-\u206f\u3000\u3164\ue000-\uf8ff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\U000e0000-\U0010ffff]"
)


@pytest.mark.parametrize("case", CASES)
def test_nothing_unseen_stands_in_code(case: str, golden: Any) -> None:
    for path, data in golden(case).tree.items():
        if path.suffix in (".py", ".pyi", ".ts", ".json", ".toml"):
            found = UNSEEN.search(data.decode())
            assert found is None, f"{path}: U+{ord(found[0]):04X}"


@pytest.mark.parametrize("case", CASES)
def test_files_end_with_one_line_feed_and_lines_with_no_blank(case: str, golden: Any) -> None:
    for path, data in golden(case).tree.items():
        text = data.decode()
        assert text == "" or re.search(r"[^\n]\n\Z", text), path
        assert not re.search(r"[ \t\r]\n", text), path


@pytest.fixture(scope="session")
def judged(golden: Any, root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python packages of all cases, each where the rules for generated Python hold."""
    folder = tmp_path_factory.mktemp("judged")
    shutil.copy(root / "pyproject.toml", folder)
    for case in CASES:
        for path, data in golden(case).below("python").items():
            place = folder / "generated" / "python" / case / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(data)
    return folder


@pytest.fixture(scope="session")
def ruff() -> str:
    """The command ruff, from the environment of the tests."""
    found = shutil.which("ruff", path=f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ.get('PATH', '')}")
    if found is None:
        pytest.skip("there is no ruff here; it is in the dependency group lint")
    return found


def test_python_is_as_ruff_formats_it(judged: Path, ruff: str) -> None:
    done = subprocess.run(
        [ruff, "format", "--no-cache", "--diff", "."], cwd=judged, capture_output=True, text=True, check=False
    )

    assert "" == done.stdout


def test_ruff_finds_nothing_in_python(judged: Path, ruff: str) -> None:
    command = [ruff, "check", "--no-cache", "--output-format=concise", "."]

    done = subprocess.run(command, cwd=judged, capture_output=True, text=True, check=False)

    assert "All checks passed!\n" == done.stdout


@pytest.fixture(scope="module")
def judged_typescript(golden: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The TypeScript of all cases. What is copied is the same in all of them, and is there once."""
    folder = tmp_path_factory.mktemp("typescript")
    files = {
        data: PurePosixPath(case) / path for case in CASES for path, data in golden(case).below("typescript").items()
    }
    for data, path in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    for case in CASES:
        (folder / case / ".prettierrc.json").write_bytes(
            golden(case).below("typescript")[PurePosixPath(".prettierrc.json")]
        )
    return folder


def test_typescript_is_as_prettier_formats_it(judged_typescript: Path, node_tool: Any) -> None:
    command = [node_tool("prettier"), "--check", "**/*.{ts,json}"]

    done = subprocess.run(command, cwd=judged_typescript, capture_output=True, text=True, check=False)

    assert (0, "") == (done.returncode, done.stderr)


def test_biome_finds_nothing_in_typescript(judged_typescript: Path, node_tool: Any, root: Path) -> None:
    command = [node_tool("biome"), "lint", "--config-path", root / "tools" / "node", "--error-on-warnings", "."]
    sources = list(judged_typescript.rglob("*.ts"))

    done = subprocess.run(command, cwd=judged_typescript, capture_output=True, text=True, check=False)

    assert 0 == done.returncode, done.stdout + done.stderr
    checked = re.search(r"Checked (\d+) files", done.stderr)
    assert checked is not None
    assert int(checked[1]) >= len(sources) > 0


def test_python_has_no_syntax_that_warns(golden: Any) -> None:
    with catch_warnings():
        simplefilter("error")
        for case in CASES:
            for path, data in golden(case).tree.items():
                if path.suffix == ".py":
                    compile(data, str(path), "exec", dont_inherit=True)


def _pages(made: Any) -> dict[PurePosixPath, bytes]:
    return {path: data for path, data in made.tree.items() if path.parts[0] == "markdown" and path.suffix == ".md"}


def _without_manifests(tree: Any) -> dict[PurePosixPath, bytes]:
    return {path: data for path, data in tree.items() if path.name != ".errcat"}
