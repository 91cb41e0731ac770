"""What nobody should give errcat, and somebody will: an answer each time, no traceback, no hanging, nothing half-written."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
FINE, PROBLEMS, REFUSED = 0, 1, 2


def _odd_numbers(number: str) -> Callable[[str], str]:
    recovery = f"recovery: {{ max_retries: {number}, backoff_ms: 1 }}, summary: It broke"
    return lambda text: text.replace("retryable: false, summary: It broke", f"retryable: true, {recovery}")


def _pattern(pattern: str) -> Callable[[str], str]:
    return lambda text: text.replace("message: { type: string }", f"message: {{ type: string, pattern: '{pattern}' }}")


def _called(name: str, other: str) -> Callable[[str], str]:
    return lambda text: text.replace(f"{name}:", f"{other}:")


# What becomes of the small catalogue, the status, and what the answer holds.
CATALOGUES: dict[str, tuple[Callable[[str], str | bytes], int, str]] = {
    "noise": (lambda _: Random(1).randbytes(100_000), PROBLEMS, "not-utf-8"),
    "a program": (lambda _: b"\x7fELF\x02\x01\x01" + bytes(1000), PROBLEMS, r"control character U\+007F"),
    "UTF-32": (lambda text: text.encode("utf-32"), PROBLEMS, "not-utf-8"),
    "a mark of byte order": (lambda text: b"\xef\xbb\xbf" + text.encode(), FINE, ""),
    "a mark of byte order within": (_called("protocols", "\ufeffprotocols"), PROBLEMS, "."),
    "line ends of Windows": (lambda text: text.replace("\n", "\r\n"), FINE, ""),
    "a format of a million digits": (
        lambda text: text.replace("format: 1", "format: " + "9" * 1_000_000),
        PROBLEMS,
        "format",
    ),
    "a number of 5,000 digits": (_odd_numbers("9" * 5000), PROBLEMS, "max_retries"),
    "a number beyond 64 bits": (_odd_numbers("9" * 20), PROBLEMS, "max_retries"),
    "no finite number": (_odd_numbers(".inf"), PROBLEMS, "max_retries"),
    "a number with a huge exponent": (_odd_numbers("1e999999999"), PROBLEMS, "max_retries"),
    "a key of a megabyte": (lambda text: text + "? " + "k" * 1_000_000 + "\n: 1\n", PROBLEMS, "unknown-key"),
    "a text of a megabyte": (lambda text: text.replace("It broke.", "x" * 1_000_000), FINE, ""),
    "a comment of a megabyte": (lambda text: "#" + "x" * 1_000_000 + "\n" + text, FINE, ""),
    "a million empty lines": (lambda _: "\n" * 1_000_000, PROBLEMS, "the catalogue is empty"),
    "ten thousand documents": (lambda _: "---\n" * 10_000, PROBLEMS, "."),
    "a thousand anchors": (lambda _: "".join(f"a{i}: &x{i} 1\n" for i in range(1000)), PROBLEMS, "unknown-key"),
    "a directive": (lambda text: "%YAML 1.3\n%FOO bar\n---\n" + text, PROBLEMS, "."),
    "a deep pattern": (_pattern("^" + "(" * 5000 + ")" * 5000 + "$"), PROBLEMS, "shape-pattern"),
    "a pattern that counts too far": (_pattern("^a{99999999999999}$"), PROBLEMS, "shape-pattern"),
    "a pattern of backslashes": (_pattern("^" + "\\\\" * 50_000 + "x$"), FINE, ""),
    "a pattern without an end": (_pattern("^" + "[a" * 20_000 + "$"), PROBLEMS, "shape-pattern"),
    "a code of 300 characters": (_called("only_code", "c" * 300), FINE, ""),
    "a domain of 300 characters": (_called("only", "d" * 300), PROBLEMS, r":\d+:7: long-name a file of markdown "),
    "a protocol of 300 characters": (_called("mini", "p" * 300), PROBLEMS, r":\d+:3: long-name a file of json-schema "),
    "a domain as long as can be": (_called("only", "d" * 252), FINE, ""),
    "a domain that other systems take for a page": (_called("only", "readme"), PROBLEMS, "name-clash"),
    "a domain in capitals": (_called("only", "Only"), PROBLEMS, "bad-name"),
}


@pytest.mark.parametrize("name", CATALOGUES)
def test_any_catalogue_has_an_answer(name: str, project: Path, errcat: Any, snapshot: Any) -> None:
    change, status, words = CATALOGUES[name]
    made = change((project / "catalog.yaml").read_text())
    (project / "catalog.yaml").write_bytes(made if isinstance(made, bytes) else made.encode())
    before = snapshot(project)

    for command in ("lint", "check", "generate"):
        answer = errcat(command, cwd=project)

        expected = PROBLEMS if command == "check" else status
        assert expected == answer.status, answer.err
        assert "Traceback" not in answer.err
        assert command == "check" or re.search(words, answer.out), answer.out[:500]
        if status != FINE or command != "generate":
            assert before == snapshot(project)
    if status == FINE:
        assert FINE == errcat("check", cwd=project).status


def _fifo(place: Path) -> None:
    place.unlink(missing_ok=True)
    place.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(place)


def _link(place: Path, goal: str) -> None:
    place.unlink(missing_ok=True)
    place.symlink_to(goal)


def _target(project: Path, name: str | bytes, text: str = "x") -> None:
    """A folder of templates with one target that holds one file."""
    tree = project / "mine" / "one" / "tree"
    tree.mkdir(parents=True)
    (tree.parent / "target.toml").write_text("")
    (tree / os.fsdecode(name)).write_text(text)


# What is done to the project, the arguments, the status and what the answer holds.
SURROUNDINGS: dict[str, tuple[Callable[[Path], object], list[str], int, str]] = {
    "a catalogue that is a pipe": (
        lambda p: _fifo(p / "catalog.yaml"), ["--catalog", "catalog.yaml"], REFUSED, "there is no catalogue at catalog.yaml",
    ),
    "a catalogue that is a folder": (lambda p: None, ["--catalog", "."], REFUSED, r"there is no catalogue at \."),
    "a catalogue that is a device": (lambda p: None, ["--catalog", "/dev/zero"], REFUSED, "there is no catalogue at /dev/zero"),
    "a catalogue that is a link to itself": (
        lambda p: _link(p / "catalog.yaml", "catalog.yaml"), ["--catalog", "catalog.yaml"], REFUSED, "there is no catalogue",
    ),
    "a catalogue without a name": (lambda p: None, ["--catalog", ""], REFUSED, "there is no catalogue"),
    "a catalogue with a name too long": (lambda p: None, ["--catalog", "x" * 300], REFUSED, "File name too long"),
    "an output that is a file": (lambda p: (p / "o").write_text("x"), ["--output", "o"], REFUSED, "o is a file"),
    "an output below a file": (lambda p: (p / "o").write_text("x"), ["--output", "o/p/q"], REFUSED, "o is a file"),
    "an output that is the catalogue": (lambda p: None, ["--output", "catalog.yaml"], REFUSED, "catalog.yaml is a file"),
    "an output that is a pipe": (lambda p: _fifo(p / "o"), ["--output", "o"], REFUSED, "o is a file where a folder must be"),
    "an output that is a device": (lambda p: None, ["--output", "/dev/null"], REFUSED, "/dev/null is a file"),
    "an output that is a link to itself": (lambda p: _link(p / "o", "o"), ["--output", "o"], REFUSED, "o is a link that leads nowhere"),
    "an output with a name too long": (lambda p: None, ["--output", "x" * 300], REFUSED, "File name too long"),
    "an output without a name": (lambda p: None, ["--output", ""], REFUSED, "--output names no folder"),
    "an output among the templates": (
        lambda p: shutil.copytree(ROOT / "templates", p / "templates"),
        ["--output", "templates"], REFUSED, "the output cannot lie in the templates",
    ),
    "an output within a template": (
        lambda p: shutil.copytree(ROOT / "templates", p / "templates"),
        ["--output", "templates/python/tree"], REFUSED, "the output cannot lie in the templates",
    ),
    "an output that a link leads among the templates": (
        lambda p: [shutil.copytree(ROOT / "templates", p / "templates"), _link(p / "o", "templates/python")],
        ["--output", "o/tree"], REFUSED, "the output cannot lie in the templates",
    ),
    "a manifest that is a pipe": (
        lambda p: _fifo(p / "generated" / "python" / ".errcat"), [], REFUSED, r"python/\.errcat is not a plain file",
    ),
    "a manifest that is a folder": (
        lambda p: (p / "generated" / "python" / ".errcat").mkdir(parents=True), [], REFUSED, r"python/\.errcat is not a plain file",
    ),
    "a target.toml that is a pipe": (
        lambda p: _fifo(p / "mine" / "one" / "target.toml"), ["--templates", "mine"], REFUSED, "target.toml is not a plain file",
    ),
    "a target.toml that is a folder": (
        lambda p: (p / "mine" / "one" / "target.toml").mkdir(parents=True),
        ["--templates", "mine"], REFUSED, "target.toml is not a plain file",
    ),
    "templates that are a link to themselves": (
        lambda p: _link(p / "mine", "mine"), ["--templates", "mine"], REFUSED, "mine holds no target",
    ),
    "a template whose name is no text": (
        lambda p: _target(p, b"a\xff"), ["--templates", "mine"], REFUSED, r"'a\\udcff' is no name for a file on every system",
    ),
    "a template with a line end in its name": (
        lambda p: _target(p, "a\nb"), ["--templates", "mine"], REFUSED, r"'a\\nb' is no name for a file on every system",
    ),
    "a template that includes itself": (
        lambda p: _target(p, "a.j2", "{% include 'a.j2' %}"), ["--templates", "mine"], REFUSED, "one/tree/a.j2:1: maximum recursion",
    ),
}  # fmt: skip


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
@pytest.mark.parametrize("name", SURROUNDINGS)
def test_any_surroundings_have_an_answer(name: str, project: Path, errcat: Any, snapshot: Any) -> None:
    prepare, arguments, status, words = SURROUNDINGS[name]
    prepare(project)
    before = snapshot(project)

    for command in ("check", "generate"):
        # In a process of its own, which is ended when it hangs.
        answer = errcat(command, *arguments, cwd=project, env={})

        assert status == answer.status, answer.err
        assert "Traceback" not in answer.err
        assert re.search(words, answer.err), answer.err
        assert before == snapshot(project)


def test_odd_files_in_the_output_stay_where_they_are(project: Path, errcat: Any) -> None:
    assert FINE == errcat("generate", cwd=project).status
    folder = project / "generated" / "python"
    odd = [folder / os.fsdecode(b"a\xff"), folder / "line\nend", folder / "pipe.errcat-tmp", folder / "link.errcat-tmp"]
    for place in odd[:2]:
        place.write_text("mine\n")
    _fifo(odd[2])
    _link(odd[3], "/dev/zero")

    answer = errcat("generate", cwd=project, env={})

    assert FINE == answer.status
    assert 4 == answer.err.count("warning: kept python/")
    assert [True] * 4 == [os.path.lexists(place) for place in odd]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may do everything")
@pytest.mark.parametrize("what", ["catalog.yaml", "."])
def test_what_may_not_be_read_is_said(what: str, project: Path, errcat: Any) -> None:
    mode = (project / what).stat().st_mode
    (project / what).chmod(0)
    try:
        answer = errcat("generate", "--catalog", project / "catalog.yaml", cwd=ROOT, env={})
    finally:
        (project / what).chmod(mode)

    assert REFUSED == answer.status
    assert "Permission denied" in answer.err
