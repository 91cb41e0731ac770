"""Every broken catalogue is told off at the right place, in the right words, and nothing is written.

A file in rejected/ begins with its answer: a line `# line:column: rule words` for each finding, in the order of the
file, and where it matters `#   help: words` under it. The rest of the file is the catalogue, comment lines counted.
What no file can hold, or no reviewer could read, is built here.
"""

from __future__ import annotations

import ast
import builtins
import contextlib
import copy
import json
import keyword
import re
import warnings
from collections.abc import Callable, Iterator
from enum import StrEnum
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
import yaml
from click.testing import CliRunner, Result

from errcat import rules
from errcat.cli import cli
from errcat.pipeline import load
from errcat.problems import CatalogError

REJECTED = Path(__file__).parent / "rejected"
FILES = sorted(REJECTED.glob("*.yaml"))
SOURCES = Path(rules.__file__).parent.parent

DEMO = """\
format: 1
package: { name: demo-errors, version: 0.1.0, license: MIT }
protocols:
  demo:
    title: Demo
    version: "1"
    status: draft
    spelling: snake_case
    error: { required: [code, message], properties: { code: { type: string }, message: { type: string } } }
    carriers: { lease.failed: payload.error }
    domains:
      lease:
        codes:
          lease_lost: { retryable: false, summary: The lease is gone. }
"""


class Expected(NamedTuple):
    """A finding as the first lines of a file tell it; help is None where any will do."""

    head: str
    help: str | None


def answer_of(text: str) -> list[Expected]:
    """The expected findings that a rejected catalogue begins with."""
    expected: list[Expected] = []
    for line in text.split("\n"):
        if found := re.fullmatch(r"# (\d+:\d+: .+)", line):
            expected.append(Expected(found[1], None))
        elif found := re.fullmatch(r"#   help: (.+)", line):
            expected[-1] = expected[-1]._replace(help=found[1])
        else:
            break
    return expected


def head_of(finding: dict[str, Any]) -> str:
    """A finding of `--output-format json` in the words of an expected one."""
    level = "" if finding["level"] == "error" else f"{finding['level']}: "
    return f"{finding['line']}:{finding['column']}: {level}{finding['rule']} {finding['message']}"


Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, root: Path, snapshot: Any) -> Run:
    """Run a command of errcat on a catalogue, in a folder with old output; nothing in it may change."""

    def run(catalogue: bytes, *arguments: str) -> Result:
        place = tmp_path / "catalog.yaml"
        place.write_bytes(catalogue)
        for name in ("generated/python/.errcat", "generated/python/old.py", "generated/notes.md"):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text("old\n")
        before = snapshot(tmp_path)
        options = ["--catalog", str(place), "--templates", str(root / "templates")]
        result = CliRunner().invoke(cli, [*arguments, *options], prog_name="errcat")
        assert before == snapshot(tmp_path)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
        return result

    return run


# The files


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_mistake_is_told_at_its_place(file: Path, run: Run) -> None:
    expected = answer_of(file.read_text("utf-8"))

    result = run(file.read_bytes(), "generate", "--output-format", "json")

    findings = json.loads(result.stdout)
    assert [finding.head for finding in expected] == [head_of(finding) for finding in findings]
    for wanted, finding in zip(expected, findings, strict=True):
        assert wanted.help in (None, finding["help"]), wanted.head
        assert ["rule", "level", "path", "line", "column", "message", "help"] == list(finding)
        assert finding["path"].endswith("catalog.yaml")
        assert not finding["help"].endswith(": ")
    assert result.exit_code == 1


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_person_reads_the_same_as_a_program(file: Path, run: Run) -> None:
    findings = json.loads(run(file.read_bytes(), "lint", "--output-format", "json").stdout)

    concise = run(file.read_bytes(), "lint", "--output-format", "concise").stdout.splitlines()
    text = run(file.read_bytes(), "lint").stdout

    assert [_shown(f"{it['path']}:{head_of(it)}") for it in findings] == concise
    lines = file.read_text("utf-8").split("\n")
    assert [_in_full(it, lines) for it in findings] == list(_blocks(text))


class Block(NamedTuple):
    """A finding as a person reads it: the place that its caret points at, the text from there on, and the help."""

    head: str
    line: str
    at_caret: str
    help: str


def _blocks(text: str) -> Iterator[Block]:
    for block in re.split(r"^(?=[^ \n]+catalog\.yaml:\d+:\d+: )", text, flags=re.MULTILINE)[1:]:
        head, *rest = block.removesuffix("\n").split("\n")
        help = rest.pop().removeprefix("      = help: ") if rest and rest[-1].startswith("      = ") else ""
        if not rest:
            yield Block(head, "", "", help)
            continue
        excerpt, caret = rest
        number, bar, shown = excerpt.partition(" | ")
        assert (" | ", "      | ") == (bar, caret[:8])
        yield Block(head, number.strip(), shown[len(caret) - 9 :][:5], help)


def _in_full(finding: dict[str, Any], lines: list[str]) -> Block:
    head = _shown(f"{finding['path']}:{head_of(finding)}")
    line = lines[finding["line"] - 1] if finding["line"] else ""
    if not line.strip():
        return Block(head, "", "", _shown(finding["help"]))
    at_caret = _shown(line[finding["column"] - 1 :].replace("\t", " "))[:5]
    return Block(head, str(finding["line"]), at_caret, _shown(finding["help"]))


def _shown(text: str) -> str:
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def test_line_ends_of_windows_change_nothing(targets: Any) -> None:
    for file in FILES:
        assert _told(file.read_bytes(), targets) == _told(file.read_bytes().replace(b"\n", b"\r\n"), targets), file.name


def _told(catalogue: bytes, targets: Any) -> str:
    try:
        load(catalogue, "catalog.yaml", targets)
    except CatalogError as error:
        return str(error)
    return ""


@pytest.mark.parametrize("command", ["generate", "check", "lint"])
def test_every_command_refuses_it(command: str, run: Run) -> None:
    result = run((REJECTED / "several.yaml").read_bytes(), command)

    assert result.exit_code == 1
    assert "9 problems" in result.stderr
    assert ("nothing was written" in result.stderr) is (command == "generate")


def test_a_target_that_is_not_asked_for_is_heard_too(run: Run) -> None:
    result = run((REJECTED / "name-clash-member.yaml").read_bytes(), "generate", "markdown")

    assert result.exit_code == 1
    assert "in typescript" in result.stdout


def test_there_are_enough_of_them() -> None:
    assert len(FILES) >= 55
    for file in FILES:
        expected = answer_of(file.read_text("utf-8"))
        assert expected, file.name
        places = [tuple(map(int, finding.head.split(":")[:2])) for finding in expected]
        assert places == sorted(places), file.name


# What no file can hold

FLOW = "[" * 5000 + "]" * 5000
TITLE = DEMO.index("Demo")
DEEP = r"1:\d+: too-deep nested more than 64 levels deep"
EMPTY = "1:1: empty the catalogue is empty"


def _bomb(leaf: str, opening: str, closing: str, entry: str) -> str:
    """Ten times ten times ten ... of everything."""
    rows = [f"a: &a {opening}{', '.join(entry.format(i) + leaf for i in range(10))}{closing}"]
    for last, name in zip("abcdefghi", "bcdefghij", strict=True):
        rows.append(f"{name}: &{name} {opening}{', '.join(entry.format(i) + '*' + last for i in range(10))}{closing}")
    return "\n".join(rows) + "\n"


BUILT: dict[str, tuple[bytes, list[str]]] = {
    "empty-file": (b"", [EMPTY]),
    "blank-file": (b" \n\n\n", [EMPTY]),
    "byte-order-mark-alone": (b"\xef\xbb\xbf", [EMPTY]),
    "latin-1": (
        DEMO.replace("Demo", "De\xe9mo").encode("latin-1"),
        [rf"5:14: not-utf-8 the file is not UTF-8: byte 0xe9 at offset {TITLE + 2}"],
    ),
    "utf-16-with-a-mark": (
        DEMO.encode("utf-16"),
        [r"1:1: not-utf-8 the file is not UTF-8: byte 0x(ff|fe) at offset 0"],
    ),
    "utf-16-without-a-mark": (DEMO.encode("utf-16-le"), [r"1:2: control-character control character U\+0000; .*"]),
    "utf-16-other-way-round": (DEMO.encode("utf-16-be"), [r"1:1: control-character control character U\+0000; .*"]),
    "utf-8-cut-short": (
        DEMO.encode() + b"# \xf0\x9f\x98",
        [rf"15:3: not-utf-8 the file is not UTF-8: byte 0xf0 at offset {len(DEMO) + 2}"],
    ),
    "lone-surrogate": (
        DEMO.replace("Demo", "De\udc80mo").encode("utf-8", "surrogatepass"),
        [rf"5:14: not-utf-8 the file is not UTF-8: byte 0xed at offset {TITLE + 2}"],
    ),
    "overlong-slash": (
        DEMO.encode().replace(b"Demo", b"\xc0\xaf"),
        [rf"5:12: not-utf-8 .* byte 0xc0 at offset {TITLE}"],
    ),
    "nul": (
        DEMO.replace("Demo", "De\0mo").encode(),
        [r"5:14: control-character control character U\+0000; only tab and line feed may stand in a text"],
    ),
    "bell": (DEMO.replace("Demo", "De\amo").encode(), [r"5:14: control-character control character U\+0007; .*"]),
    "escape-in-a-comment": (b"# \x1b[2J\n" + DEMO.encode(), [r"1:3: control-character control character U\+001B; .*"]),
    "form-feed": (DEMO.replace("Demo", "De\fmo").encode(), [r"5:14: control-character control character U\+000C; .*"]),
    "delete": (DEMO.replace("Demo", "De\x7fmo").encode(), [r"5:14: control-character control character U\+007F; .*"]),
    "next-line": (
        DEMO.replace("Demo", "De\x85mo").encode(),
        [r"5:14: control-character control character U\+0085; .*"],
    ),
    "no-character": (
        DEMO.replace("Demo", "De\uffffmo").encode(),
        [r"5:14: control-character control character U\+FFFF; .*"],
    ),
    "beyond-the-emoji": (
        DEMO.replace("title: Demo", 'title: "\U0001f600\U0001f600" # \a').encode(),
        [r"5:19: control-character control character U\+0007; .*"],
    ),
    "deep-list": (FLOW.encode(), [DEEP]),
    "deep-list-in-a-value": (DEMO.replace("title: Demo", f"title: {FLOW}").encode(), ["5" + DEEP[1:]]),
    "deep-list-that-never-ends": (b"[" * 100_000, [DEEP]),
    "deep-mapping": (("{ a: " * 5000 + "}" * 5000).encode(), [DEEP]),
    "deep-block": (
        "\n".join(" " * level + "a:" for level in range(5000)).encode(),
        ["65:65: too-deep nested more than 64 levels deep"],
    ),
    "deep-dashes": (b"- " * 5000 + b"a", ["1:129: too-deep nested more than 64 levels deep"]),
    "deep-question-marks": (b"? " * 5000 + b"a", ["1:129: too-deep nested more than 64 levels deep"]),
    "bomb-of-lists": (_bomb("x", "[", "]", "").encode(), [r"\d+:\d+: alias aliases stand for more than .*"]),
    "bomb-of-mappings": (_bomb("x", "{", "}", "k{}: ").encode(), [r"\d+:\d+: alias aliases stand for more than .*"]),
    "bomb-of-one-long-text": (
        (f"a: &a {'x' * 3000}\nb: [{', '.join(['*a'] * 90_000)}]\n").encode(),
        [r"2:\d+: alias aliases stand for more than .*"],
    ),
    "key-longer-than-yaml-takes": (
        DEMO.replace("lease_lost", "x" * 1100).encode(),
        [r"14:1111: yaml-syntax .*"],
    ),
}


@pytest.mark.parametrize("name", BUILT)
def test_what_cannot_be_read_is_told_at_once(name: str, run: Run, steps: Any) -> None:
    catalogue, expected = BUILT[name]
    results = []

    taken = steps(lambda: results.append(run(catalogue, "generate", "--output-format", "json")))

    assert taken < 2_000_000  # bombs that go off take thousands of times as many; bench/mistakes.py has the time
    (result,) = results
    heads = [head_of(finding) for finding in json.loads(result.stdout)]
    assert len(expected) == len(heads), heads[:3]
    for pattern, head in zip(expected, heads, strict=True):
        assert re.fullmatch(pattern, head), head
    assert result.exit_code == 1


@pytest.mark.parametrize(
    "pattern",
    [
        r"^(?P<a>x)$",
        r"^x\Z$",
        "^[[:alpha:]]$",
        "^a|b$",
        r"^a\$",
        "^x++$",
        "^(?>x)$",
        r"^\Ax$",
        "^(?#note)x$",
        "^(?(1)a|b)$",
    ],
)
def test_a_pattern_that_two_languages_read_differently_is_refused(pattern: str, run: Run) -> None:
    member = f"message: {{ type: string, pattern: {json.dumps(pattern)} }}"
    catalogue = DEMO.replace("message: { type: string }", member).encode()

    result = run(catalogue, "lint", "--output-format", "json")

    (finding,) = json.loads(result.stdout)
    assert ("shape-pattern", 9) == (finding["rule"], finding["line"])
    assert "pattern of error.message" in finding["message"]


EVENT = "{ required: [seq], properties: { seq: { type: string }, payload: { type: object, properties: { id: { type: string } } } } }"


@pytest.mark.parametrize(
    "error_event",
    [
        "{ required: [seq] }",
        "{ required: [seq], properties: { source: { const: peer } } }",
        "{ required: [seq, payload], properties: { payload: { required: [id], properties: { error: { type: object } } } } }",
        "{ properties: { payload: { required: [id] } } }",
    ],
)
@pytest.mark.parametrize("inherited", [False, True])
def test_what_the_event_describes_may_be_required_of_one_with_an_error(
    error_event: str, inherited: bool, run: Run
) -> None:
    child = '  other:\n    extends: demo\n    title: Other\n    version: "2"\n'
    fields = f"    error_event: {error_event}\n"
    catalogue = DEMO.replace("    carriers:", f"    event: {EVENT}\n{'' if inherited else fields}    carriers:")
    catalogue += child + fields if inherited else ""

    result = run(catalogue.encode(), "lint", "--output-format", "json")

    assert [] == json.loads(result.stdout)


def _codes(count: int, line: str) -> bytes:
    return (DEMO.partition("          lease_lost")[0] + "".join(line.format(i) for i in range(count))).encode()


@pytest.mark.parametrize(
    ("rule", "line"),
    [
        ("bad-name", "          Lease_{0}: {{ retryable: false, summary: Gone. }}\n"),
        ("wrong-type", '          lease_{0}: {{ retryable: "no", summary: Gone. }}\n'),
        ("yaml-boolean", "          lease_{0}: {{ retryable: no, summary: Gone. }}\n"),
        ("unknown-key", "          lease_{0}: {{ retryable: false, summary: Gone., sinse: x }}\n"),
        (
            "replacement",
            '          lease_{0}: {{ retryable: false, summary: Gone., deprecated: {{ since: "1", use: least_{0} }} }}\n',
        ),
        (
            "replacement",
            '          lease_{0}: {{ retryable: false, summary: Gone., deprecated: {{ since: "1", use: other_{0} }} }}\n',
        ),
        (
            "placeholder",
            '          lease_{0}: {{ retryable: false, summary: Gone., message: "{{lease}}" }}\n',
        ),
    ],
)
def test_twice_as_many_mistakes_are_twice_the_work(rule: str, line: str, run: Run, steps: Any) -> None:
    def lint(count: int) -> None:
        result = run(_codes(count, line), "lint", "--output-format", "json")
        assert {rule: count} == _counted(json.loads(result.stdout))

    lint(1)  # what is done once: modules are imported
    few, more, most = (steps(lambda count=count: lint(count)) for count in (125, 250, 500))

    assert most - more < 2.1 * (more - few)


def test_a_long_chain_of_replacements_is_walked_once(run: Run, steps: Any) -> None:
    line = '          lease_{0}: {{{{ retryable: false, summary: Gone., deprecated: {{{{ since: "1", use: lease_{1} }}}} }}}}\n'

    def lint(count: int) -> None:
        rows = "".join(line.format(i, (i + 1) % count) for i in range(count))
        result = run(_codes(1, rows), "lint", "--output-format", "json")
        assert {"replacement-cycle": count} == _counted(json.loads(result.stdout))

    lint(2)
    few, more, most = (steps(lambda count=count: lint(count)) for count in (125, 250, 500))

    assert most - more < 2.1 * (more - few)


def test_many_inherited_codes_are_deprecated_in_one_walk(run: Run, steps: Any) -> None:
    code = "          lease_{0}: {{{{ retryable: false, summary: Gone. }}}}\n"
    ended = '          lease_{0}: {{{{ deprecated: {{{{ since: "1" }}}} }}}}\n'

    def lint(count: int) -> None:
        heir = '  heir:\n    extends: demo\n    title: Heir\n    version: "1"\n    domains:\n      lease:\n        codes:\n'
        rows = "".join(code.format(i) for i in range(count)) + heir + "".join(ended.format(i) for i in range(count))
        assert [] == json.loads(run(_codes(1, rows), "lint", "--output-format", "json").stdout)

    lint(2)
    few, more, most = (steps(lambda count=count: lint(count)) for count in (125, 250, 500))

    assert most - more < 2.1 * (more - few)


@pytest.mark.parametrize("slip", ["left out", "put in", "turned round"])
def test_a_name_is_found_among_a_thousand_wherever_the_slip_is(slip: str, run: Run) -> None:
    words = product(
        ("batch", "invoice", "order", "parcel", "payment", "refund", "stock", "supplier", "token", "voucher"),
        ("amount", "currency", "header", "label", "owner", "region", "size", "status", "total", "window"),
        ("conflict", "expired", "gone", "invalid", "locked", "missing", "refused", "rejected", "stale", "too_large"),
    )
    rows = "".join(f"          {'_'.join(name)}: {{{{ retryable: false, summary: Gone. }}}}\n" for name in words)
    name = "parcel_region_missing"
    slips = {
        "left out": [name[:i] + name[i + 1 :] for i in range(len(name))],
        "put in": [name[:i] + "q" + name[i:] for i in range(len(name) + 1)],
        "turned round": [name[:i] + name[i + 1] + name[i] + name[i + 2 :] for i in range(len(name) - 1)],
    }[slip]
    written = sorted({word for word in slips if word != name and not word.endswith("_")})
    rows += "".join(
        f'          x{n}: {{{{ retryable: false, summary: Gone., deprecated: {{{{ since: "1", use: {word} }}}} }}}}\n'
        for n, word in enumerate(written)
    )

    result = run(_codes(1, rows), "lint", "--output-format", "json")

    helps = [(finding["rule"], finding["help"]) for finding in json.loads(result.stdout)]
    assert [("replacement", f"did you mean '{name}'?")] * len(written) == helps


def _counted(findings: list[dict[str, Any]]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for finding in findings:
        counts[finding["rule"]] = counts.get(finding["rule"], 0) + 1
    return counts


def test_a_message_quotes_no_more_than_a_person_reads(run: Run) -> None:
    long = DEMO.replace("retryable: false", f'retryable: "{"x" * 100_000}"')

    result = run(long.encode(), "lint", "--output-format", "json")

    (finding,) = json.loads(result.stdout)
    assert finding["message"].startswith("retryable must be true or false, not the text 'xxxx")
    assert len(finding["message"]) < 300


ODD_PIECES = (
    *("no", "~", "null", "{}", "[]", '""', '"', "'", ": ", ", ", "{", "}", "[", "]", "&a ", "*a", "!!str ", "<<: *a"),
    *("|\n", ">\n", "- ", "? ", "0.10", "1e3", "0x1", "-1", "1.0", "9" * 20, "true", "\u2028", "\ufeff", "\u00e9"),
    *("\U0001f600", " #", "\t", "\n", "  ", "---\n", "...\n", "%YAML 1.1\n", "@", "`", '"\\ud800"', '"\\0"'),
    *("extends: demo", 'retired: { since: "1" }', 'deprecated: { since: "1" }', "domains: {}", "generic: x", "codes:"),
)


def test_no_slip_of_the_pen_makes_it_crash(targets: Any, root: Path) -> None:
    files = [*FILES, *sorted((root / "tests" / "cases").glob("*.yaml"))]
    random = Random(2)
    for _ in range(1500):
        text = random.choice(files).read_text("utf-8")
        for _ in range(random.choice((1, 1, 2, 4))):
            text = _with_a_slip(text, random)
        lines = text.removeprefix("\ufeff").count("\n") + 1
        try:
            load(text.encode(), "catalog.yaml", targets)
        except CatalogError as error:
            for problem in error.problems:
                assert problem.at.line <= lines + text.count("\u2028"), (problem, text)
        except Exception as crash:
            raise AssertionError(text) from crash


def test_no_value_of_any_kind_makes_it_crash(targets: Any, as_yaml: Any, root: Path) -> None:
    whole = yaml.safe_load((root / "tests" / "golden" / "everything" / "catalog.yaml").read_text("utf-8"))
    random = Random(3)
    for _ in range(400):
        catalogue = copy.deepcopy(whole)
        for _ in range(random.choice((1, 1, 2))):
            _replace_one(catalogue, random)
        try:
            load(as_yaml(catalogue).encode(), "catalog.yaml", targets)
        except CatalogError as error:
            assert error.problems  # noqa: PT017
        except Exception as crash:
            raise AssertionError(as_yaml(catalogue)) from crash


def test_no_entry_of_an_event_makes_it_crash(targets: Any, as_yaml: Any) -> None:
    for word in ("required", "properties", "enum", "type", "const", "pattern", "format"):
        for odd in ODD_VALUES:
            for shape in ({word: odd}, {"properties": {"type": {word: odd}, "seq": {word: odd}}, "required": odd}):
                catalogue = yaml.safe_load(DEMO)
                catalogue["protocols"]["demo"] |= {"event": shape, "error_event": shape, "fresh": {"seq": "uuid"}}
                with contextlib.suppress(CatalogError):
                    load(as_yaml(catalogue).encode(), "catalog.yaml", targets)


ODD_VALUES: tuple[Any, ...] = (None, True, 5, 1.5, "", "x", [], {}, [5], [None], [{"a": 1}], [["a"]], {"a": {"b": 1}})


def _replace_one(value: Any, random: Random) -> None:
    """Something somewhere is of another kind."""
    while True:
        key = random.choice([*value]) if isinstance(value, dict) else random.randrange(len(value))
        below = value[key]
        if not isinstance(below, (dict, list)) or not below or random.random() < 0.3:
            value[key] = copy.deepcopy(random.choice(ODD_VALUES))
            return
        value = below


def _with_a_slip(text: str, random: Random) -> str:
    """A catalogue as an editor leaves it whose hand slipped: something gone, doubled, moved or in the wrong place."""
    match random.randrange(4):
        case 0:
            start = random.randrange(len(text) + 1)
            return text[:start] + text[start + random.choice((1, 1, 2, 5, 20)) :]
        case 1:
            start = random.randrange(len(text) + 1)
            return text[:start] + random.choice(ODD_PIECES) + text[start:]
        case 2:
            found = list(re.finditer(r"[A-Za-z_0-9.\"]+|\{[^{}]*\}|\[[^\[\]]*\]", text))
            if not found:
                return text
            at = random.choice(found)
            return text[: at.start()] + random.choice((*ODD_PIECES, random.choice(found)[0])) + text[at.end() :]
        case _:
            lines = text.split("\n")
            line = lines.pop(random.randrange(len(lines)))
            for _ in range(random.randrange(3)):
                lines.insert(random.randrange(len(lines) + 1), " " * random.choice((0, 0, 2)) + line)
            return "\n".join(lines)


# Nothing is left out


def _rule_ids() -> Iterator[str]:
    """The id of every rule that the sources can give: named functions, and texts where a problem is made."""
    yield from (rule.__name__.replace("_", "-") for rule in rules.RULES)
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("Problem", "_Stop", "Stop")
            ):
                yield from _texts(node.args[0]) if node.args else ()
            elif isinstance(node, ast.Assign) and any(
                isinstance(it, ast.Name) and it.id == "rule" for it in node.targets
            ):
                yield from _texts(node.value)


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)


def _rules_told() -> set[str]:
    heads = [finding.head for file in FILES for finding in answer_of(file.read_text("utf-8"))]
    heads.extend(head for _, built in BUILT.values() for head in built)
    return {head.split(": ", 1)[1].removeprefix("warning: ").split(" ")[0] for head in heads}


def test_every_rule_has_a_catalogue_that_breaks_it() -> None:
    # What the output is, `check` tells; that is no rule about catalogues.
    possible = set(_rule_ids()) - {"drift"}

    assert len(possible) > 30
    assert possible == _rules_told()


def test_every_rule_is_in_the_documentation(root: Path) -> None:
    rows = re.findall(
        r"^\| (`[a-z0-9-]+`[^|]*)\|",
        (root / "docs" / "format.md").read_text("utf-8").partition("## Rules")[2],
        re.MULTILINE,
    )

    documented = {rule for row in rows for rule in re.findall(r"`([a-z0-9-]+)`", row)}

    assert set(_rule_ids()) - {"drift"} == documented


# What looks like a mistake and is none

FINE = {
    "as it is": DEMO,
    "byte order mark": "\ufeff" + DEMO,
    "line ends of Windows": DEMO.replace("\n", "\r\n"),
    "a document marker before": "---\n" + DEMO,
    "an end marker behind": DEMO + "...\n",
    "a YAML version": "%YAML 1.2\n---\n" + DEMO,
    "no line end": DEMO.rstrip("\n"),
    "a tab between": DEMO.replace("title: Demo", "title:\tDemo"),
    "quoted words of YAML": DEMO.replace("lease_lost:", '"no":').replace("title: Demo", 'title: "On"'),
    "a quoted version with a zero": DEMO.replace('version: "1"', 'version: "0.10"'),
    "a text that begins like a number": DEMO.replace("The lease is gone.", "404 leases are gone."),
    "a text with a colon in quotes": DEMO.replace("The lease is gone.", '"Gone: for ever, and a day."'),
    "an alias": DEMO.replace("lease_lost: {", "lease_shut: &lost {") + "          lease_lost: *lost\n",
    "an ordinary word that enumerations use": DEMO.replace("lease_lost:", "mro:"),
    "a word that Python keeps": DEMO.replace("lease_lost:", "none:"),
    "a word that JavaScript has": DEMO.replace("lease_lost:", "constructor:"),
    "a device as a code": DEMO.replace("lease_lost:", "aux:"),
    "a code that ends in details": DEMO.replace(
        "lease_lost:", "lease: { retryable: false, summary: Gone. }\n          lease_details:"
    ),
    "domains that differ by an underscore": DEMO.replace(
        "      lease:\n", "      task_1: { codes: { first: { retryable: true, summary: Gone. } } }\n      task1:\n"
    ),
    "a timeout that is retryable": DEMO.replace("lease_lost: { retryable: false", "lease_timeout: { retryable: true"),
    "no retries of what is not retryable": DEMO.replace("gone. }", "gone., recovery: { hint: Ask., max_retries: 0 } }"),
    "braces that are no placeholder": DEMO.replace("gone. }", 'gone., message: "{} {0} {{ }} { a }" }'),
    "an ordinary pattern": DEMO.replace(
        "message: { type: string }", 'message: { type: string, pattern: "^(?:a|[b-d_.]{2,3}|\\\\d+(?=e)e)$" }'
    ).replace("lease_lost: {", 'lease_lost: { message: "a",'),
    "a rate below one": DEMO.replace("    spelling:", "    monitor: { max_rate: 0.5 }\n    spelling:"),
    "a domain with retired codes alone": DEMO
    + '      slot: { codes: { slot_full: { retired: { since: "1", use: lease_lost } } } }\n',
    "a title as the first word of a new domain that is spelled like an old one": DEMO
    + '  heir:\n    extends: demo\n    title: Heir\n    version: "2"\n    domains:\n      leases:\n        title: Leases\n'
    + "        codes: { leases_gone: { retryable: true, summary: New. } }\n",
    "a location beside a list that is spelled like it": DEMO.replace(
        "    spelling:",
        "    event:\n      required: [payload]\n      properties:\n"
        "        payload: { type: object, properties: { errors: { type: array } } }\n    spelling:",
    ),
    "a separator beside all that could stand in for it": DEMO.replace(
        "The lease is gone.", '"' + "".join(map(chr, range(0xE000, 0xF900))) + "\u2028." + '"'
    ),
    "an heir that adds to a domain": DEMO
    + '  heir:\n    extends: demo\n    title: Heir\n    version: "2"\n    domains: { lease: { codes: { lease_new: { retryable: true, summary: New. } } } }\n',
    "a protocol named like an exception of Python": DEMO.replace("  demo:\n", "  timeout:\n").replace(
        "lease_lost: { retryable: false", "lease_timeout: { retryable: true"
    ),
    "members that must only be there": DEMO.replace(
        "code: { type: string }", "code: { type: string, minLength: 1 }"
    ).replace("message: { type: string }", "message: { type: string, minLength: 1 }"),
    "a protocol named like the folder of the package in its template": DEMO.replace("  demo:", "  agent_errors:"),
    "a version that nobody counts to": DEMO.replace("is gone. }", f'is gone., since: "{"9" * 5000}" }}'),
    "a text that begins with a day": DEMO.replace("The lease is gone.", "2024-01-01 was bad"),
    "characters that are none": DEMO.replace("The lease is gone.", '"\\U0010FFFF and \\U000FFFFE"'),
    "details and members of members that only case tells apart": DEMO.replace(
        "message: { type: string } }",
        "message: { type: string }, details: { type: object, properties: { ID: {}, id: {} } } }",
    ).replace("is gone. }", "is gone., details: { ID: { type: string }, id: { type: string } } }"),
    "nothing but deprecated codes": DEMO.replace("gone. }", 'gone., deprecated: { since: "1" } }'),
    "an heir that comes first": DEMO.replace(
        "protocols:\n", 'protocols:\n  heir: { extends: demo, title: Heir, version: "2" }\n'
    ),
}


def test_separators_of_unicode_end_no_line(targets: Any) -> None:
    text = DEMO.replace("summary: The", "summary: The\u2028 old\u2029") + "# quiet\u2029end\n"

    catalog = load(text.encode(), "catalog.yaml", targets).catalog

    assert "The\u2028 old\u2029 lease is gone." == next(catalog.codes)[1].summary


@pytest.mark.parametrize("name", FINE)
def test_what_only_looks_like_a_mistake_is_taken(name: str, make: Any, imported: Any, run: Run) -> None:
    result = run(FINE[name].encode(), "lint", "--output-format", "concise")

    errors = [line for line in result.stdout.splitlines() if "warning: " not in line]
    assert [] == errors
    assert result.exit_code == 0
    _use(make(FINE[name].removeprefix("\ufeff")), imported)


def _use(made: Any, imported: Any) -> None:
    """Import what was generated, touch every name, and send and receive every code."""
    with imported(made) as package, warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "lease_.* is deprecated since", DeprecationWarning)
        for protocol in made.catalog.protocols:
            module = getattr(package, protocol.name)
            for exported in module.__all__:
                assert getattr(module, exported) is getattr(module, exported)
            with pytest.raises(AttributeError) as missing:
                _ = module.no_such_name
            assert missing.type is AttributeError
            assert [code.name for code in protocol.codes] == [code.value for code in module.ErrorCode]
            for code in module.ErrorCode:
                error = module.parse_error(json.loads(json.dumps(module.build_error(code))))
                raised = module.exception_for(error)
                assert (code, code) == (error.code, raised.code)
                assert (code, "Gone.") == (type(raised)("Gone.").code, type(raised)("Gone.").message)


# Names that somebody else has already: refused or spelled around, but nothing breaks

WORDS = (
    *keyword.kwlist,
    *(name for name in dir(builtins) if name[0] != "_"),
    *(name for name in dir(StrEnum) + dir(Exception) if name[0] != "_"),
    *("action", "answers", "build", "build_error", "cls", "code", "codes", "coded", "constructor", "data", "details"),
    *("domain", "error", "error_code", "exceptions", "fields", "mapping", "message", "missing", "mro", "payload"),
    *("problem", "problems", "protocol", "prototype", "raw", "reader", "retryable", "self", "typing", "warnings"),
    *("ACTIONS", "Any", "CARRIERS", "FALLBACK", "Mapping", "PROTOCOL", "RETRYABLE", "TYPE_CHECKING", "enum", "json"),
)
CODE = "retryable: true, summary: Gone."
SHAPE = DEMO.replace(" message: { type: string } } }\n", "\n        message: { type: string },\n#\n      } }\n")
PLACES: dict[str, tuple[str, str]] = {
    "protocol": (
        DEMO.replace("  demo:\n", "#\n  demo:\n"),
        '  "{0}": {{ extends: demo, title: Heir, version: "2", domains: {{ lease: {{ codes: {{ late_timeout: {{ '
        + CODE
        + " }} }} }} }} }}",
    ),
    "domain": (DEMO + "#\n", f'      "{{0}}": {{{{ codes: {{{{ code_{{1}}: {{{{ {CODE} }}}} }}}} }}}}'),
    "code": (DEMO + "#\n", f'          "{{0}}": {{{{ {CODE} }}}}'),
    "member": (SHAPE, '        "{0}": {{}},'),
    "action": (DEMO.replace("    spelling:", "    actions:\n#\n    spelling:"), '      "{0}": Do.'),
    "detail": (
        SHAPE.replace("#", "        details: { type: object }").replace(
            "gone. }", "gone., details: {\n#\n          } }"
        ),
        '            "{0}": {{ type: string }},',
    ),
}


@pytest.mark.parametrize("place", PLACES)
def test_no_name_breaks_the_package(place: str, make: Any, imported: Any) -> None:
    whole, line = PLACES[place]
    start, _, end = whole.partition("#\n")
    words = list(dict.fromkeys(WORDS if place in ("member", "detail") else map(str.lower, WORDS)))
    made = None
    while made is None:
        try:
            made = make(start + "".join(f"{line.format(word, index)}\n" for index, word in enumerate(words)) + end)
        except CatalogError as error:
            refused = {problem.at.line - start.count("\n") - 1 for problem in error.problems}
            words = [word for index, word in enumerate(words) if index not in refused]
            if not refused or not refused <= set(range(len(words) + len(refused))):
                raise

    _use(made, imported)
    assert len(words) > 100


def test_a_protocol_of_retired_codes_alone_is_no_fault_of_a_template(run: Run) -> None:
    retired = DEMO.replace("{ retryable: false, summary: The lease is gone. }", '{ retired: { since: "1" } }')

    result = run(retired.encode(), "check", "python", "markdown", "json-schema")

    assert result.exit_code == 1
    assert "template" not in result.stderr
