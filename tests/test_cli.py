"""The command, in processes of its own: what it answers, where, with which status, and what it leaves behind."""

from __future__ import annotations

import json
import marshal
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

COMMANDS = ("generate", "check", "lint")


@pytest.fixture
def templates(tmp_path: Path) -> Callable[..., Path]:
    """A folder of templates with one target, `one`; given are its files below tree/."""

    def templates(toml: str = '[filters]\nstring = "json_string"\n', **files: str) -> Path:
        folder = tmp_path / "my templates" / "one"
        shutil.rmtree(folder, ignore_errors=True)
        (folder / "tree").mkdir(parents=True)
        (folder / "target.toml").write_text(toml)
        for name, text in files.items():
            (folder / "tree" / name.replace("__", ".")).write_text(text)
        return folder.parent

    return templates


def broken(project: Path) -> Path:
    """The project with two mistakes in its catalogue."""
    catalog = project / "catalog.yaml"
    catalog.write_text(catalog.read_text().replace("retryable: false, summary: It broke.", "retryable: no, sumary: x"))
    return project


# Status and streams


def test_the_smallest_catalogue_of_the_documents_works(root: Path, tmp_path: Path, errcat: Any) -> None:
    document = (root / "docs" / "format.md").read_text("utf-8")
    catalog = document.partition("## The smallest catalogue\n\n```yaml\n")[2].partition("```")[0]
    (tmp_path / "catalog.yaml").write_text(catalog, "utf-8")

    answer = errcat("generate", cwd=tmp_path)

    assert 0 == answer.status
    assert (tmp_path / "generated" / "python" / "shop_errors" / "shop" / "codes.py").is_file()
    assert 16 == len(catalog.splitlines())  # the README says so


def test_the_readme_shows_what_lint_answers(root: Path, tmp_path: Path, errcat: Any) -> None:
    before, name, after = (root / "catalog.yaml").read_text("utf-8").partition("          task_timeout:\n")
    (tmp_path / "catalog.yaml").write_text(before + name + after.replace("retryable: true", "retryable: false", 1))

    answer = errcat("lint", cwd=tmp_path)

    assert 1 == answer.status
    assert f"the catalogue alone\n{answer.out}$ errcat diff" in (root / "README.md").read_text("utf-8")


def test_generate_writes_and_tells_each_change(project: Path, errcat: Any) -> None:
    answer = errcat("generate", "json-schema", cwd=project)

    files = sorted(str(p.relative_to(project / "generated")) for p in (project / "generated").rglob("*") if p.is_file())
    assert 0 == answer.status
    assert [f"create {name}" for name in files if not name.endswith(".errcat")] == answer.out.splitlines()


def test_generate_twice_has_nothing_to_do(project: Path, errcat: Any, snapshot: Any) -> None:
    errcat("generate", cwd=project)
    before = snapshot(project)

    answer = errcat("generate", cwd=project)

    assert (0, "", 1) == (answer.status, answer.out, answer.err.count("\n"))
    assert before == snapshot(project)


def test_check_is_content_with_what_generate_made(project: Path, errcat: Any) -> None:
    errcat("generate", cwd=project)

    answer = errcat("check", cwd=project)

    assert (0, "", 1) == (answer.status, answer.out, answer.err.count("\n"))


def test_check_tells_missing_edited_and_left_over_apart(project: Path, errcat: Any) -> None:
    errcat("generate", "markdown", cwd=project)
    pages = project / "generated" / "markdown"
    (pages / "README.md").write_text("mine\n")
    (pages / "mini" / "README.md").unlink()
    (pages / "stray.md").write_text("who am I\n")

    answer = errcat("check", "markdown", cwd=project)

    assert 1 == answer.status
    assert "generated/markdown/README.md: edited by hand" in answer.out
    assert "generated/markdown/mini/README.md: missing" in answer.out
    assert "generated/markdown/stray.md: not written by errcat" in answer.out


def test_check_tells_stale_from_left_over(project: Path, errcat: Any) -> None:
    errcat("generate", "markdown", cwd=project)
    catalog = project / "catalog.yaml"
    catalog.write_text(catalog.read_text().replace("It broke.", "It is broken.").replace("only:", "other:"))

    answer = errcat("check", "markdown", cwd=project)

    assert 1 == answer.status
    assert "generated/markdown/mini/README.md: stale" in answer.out
    assert "generated/markdown/mini/only.md: left over" in answer.out
    assert "generated/markdown/mini/other.md: missing" in answer.out


def test_check_shows_a_diff_and_the_command_that_mends(project: Path, errcat: Any) -> None:
    errcat("generate", "markdown", cwd=project)
    (project / "generated" / "markdown" / "README.md").write_text("mine\n")

    answer = errcat("check", "markdown", cwd=project)

    assert "\n-mine\n+" in answer.out
    assert "help: errcat generate markdown\n" in answer.out


def test_the_command_that_mends_does_mend(project: Path, errcat: Any) -> None:
    shutil.move(project / "catalog.yaml", project / "my catalog.yaml")
    options = ("--catalog", "my catalog.yaml", "--output", "my 'output'")
    help = errcat("check", "markdown", *options, cwd=project).out.splitlines()[-1]
    command = help.partition("help: errcat ")[2]

    answer = errcat(*shlex.split(command), cwd=project)

    assert 0 == answer.status
    assert 0 == errcat("check", "markdown", *options, cwd=project).status


def test_check_writes_nothing_at_all(project: Path, environment: Any, snapshot: Any) -> None:
    before = snapshot(project)
    program = (
        "import os, sys\n"
        "def hook(event, arguments):\n"
        "    path = os.path.abspath(os.fsdecode(arguments[0])) if arguments and isinstance(arguments[0], (str, bytes)) else ''\n"
        f"    if not path.startswith({str(project)!r}): return\n"
        "    if event == 'open' and (set('wax+') & set(arguments[1] or '') or arguments[2] & (os.O_WRONLY | os.O_RDWR)):\n"
        "        os._exit(99)\n"
        "    if event in ('os.mkdir', 'os.rename', 'os.remove', 'os.rmdir', 'os.chmod', 'os.utime'): os._exit(98)\n"
        "sys.addaudithook(hook)\n"
        "from errcat.cli import main\n"
        "sys.argv = ['errcat', 'check']\n"
        "main()\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", program], cwd=project, env=environment(None), capture_output=True, check=False
    )

    assert 1 == done.returncode
    assert before == snapshot(project)


def test_check_works_on_a_tree_that_cannot_be_written(project: Path, errcat: Any) -> None:
    errcat("generate", cwd=project)
    folders = [project, *(path for path in project.rglob("*") if path.is_dir())]
    for folder in folders:
        folder.chmod(0o555)

    answer = errcat("check", cwd=project)
    for folder in folders:
        folder.chmod(0o755)

    assert 0 == answer.status


def test_generate_into_a_tree_that_cannot_be_written_is_an_error(project: Path, errcat: Any) -> None:
    (project / "generated").write_text("a file\n")

    answer = errcat("generate", cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert "Traceback" not in answer.err
    assert "a file\n" == (project / "generated").read_text()


@pytest.mark.parametrize("command", COMMANDS)
def test_problems_of_the_catalogue_are_status_1_and_write_nothing(
    command: str, project: Path, errcat: Any, snapshot: Any
) -> None:
    before = snapshot(broken(project))

    answer = errcat(command, cwd=project)

    assert 1 == answer.status
    assert re.search(r"^catalog\.yaml:16:32: yaml-boolean ", answer.out, re.MULTILINE)
    assert re.search(
        r"^catalog\.yaml:16:36: unknown-key .*\n.*\n.*\^\n.*did you mean 'summary'\?$", answer.out, re.MULTILINE
    )
    assert before == snapshot(project)


@pytest.mark.parametrize("command", COMMANDS)
def test_one_line_on_stderr_sums_up(command: str, project: Path, errcat: Any) -> None:
    for folder in (project, broken(project)):
        answer = errcat(command, cwd=folder)

        assert re.fullmatch(r"[^\n]+\n", answer.err)


def test_number_of_problems_is_told(project: Path, errcat: Any) -> None:
    assert "2 problems in catalog.yaml\n" == errcat("lint", cwd=broken(project)).err


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("option", ["--nonsense", "--output-format=xml", "--catalog"])
def test_wrong_usage_is_status_2(command: str, option: str, project: Path, errcat: Any) -> None:
    answer = errcat(command, option, cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert option.partition("=")[0] in answer.err


def test_unknown_command_is_status_2(project: Path, errcat: Any) -> None:
    answer = errcat("generat", cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert "generat" in answer.err


@pytest.mark.parametrize("command", ["generate", "check"])
def test_unknown_target_is_told_with_the_nearest_name(command: str, project: Path, errcat: Any, snapshot: Any) -> None:
    before = snapshot(project)

    answer = errcat(command, "markdown", "pyton", cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert "there is no target 'pyton'; did you mean 'python'?" in answer.err
    assert before == snapshot(project)


def test_unknown_target_unlike_any_is_told_with_all_names(project: Path, errcat: Any) -> None:
    answer = errcat("generate", "cobol", cwd=project)

    assert re.search("there are: json-schema, markdown, python", answer.err)


def test_named_targets_alone_are_written(project: Path, errcat: Any) -> None:
    errcat("generate", "markdown", "json-schema", cwd=project)

    assert ["json-schema", "markdown"] == sorted(path.name for path in (project / "generated").iterdir())


def test_naming_a_target_twice_is_naming_it(project: Path, errcat: Any) -> None:
    assert 0 == errcat("generate", "markdown", "markdown", cwd=project).status


def test_hand_edit_is_told_when_it_is_overwritten(project: Path, errcat: Any) -> None:
    errcat("generate", "markdown", cwd=project)
    (project / "generated" / "markdown" / "README.md").write_text("mine\n")

    answer = errcat("generate", "markdown", cwd=project)

    assert "update markdown/README.md (was edited by hand)\n" == answer.out


def test_foreign_file_is_kept_and_told_on_stderr(project: Path, errcat: Any) -> None:
    errcat("generate", "markdown", cwd=project)
    (project / "generated" / "markdown" / "mine.md").write_text("mine\n")

    answer = errcat("generate", "markdown", cwd=project)

    assert (0, "") == (answer.status, answer.out)
    assert "warning: kept markdown/mine.md: not written by errcat" in answer.err
    assert "mine\n" == (project / "generated" / "markdown" / "mine.md").read_text()


def test_link_in_the_output_is_status_2_and_writes_nothing(project: Path, errcat: Any, snapshot: Any) -> None:
    (project / "elsewhere").mkdir()
    (project / "generated").mkdir()
    (project / "generated" / "markdown").symlink_to(project / "elsewhere")
    before = snapshot(project)

    answer = errcat("generate", cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert "errcat follows no links" in answer.err
    assert before == snapshot(project)


def test_manifest_that_is_not_text_is_no_crash(project: Path, errcat: Any) -> None:
    errcat("generate", "markdown", cwd=project)
    (project / "generated" / "markdown" / ".errcat").write_bytes(b"\xff\x00")

    answer = errcat("generate", "markdown", cwd=project)

    assert "Traceback" not in answer.err
    assert answer.status in (0, 2)


# Where things are


def test_catalogue_of_the_nearest_parent_is_found(project: Path, errcat: Any) -> None:
    inner = project / "a" / "b"
    inner.mkdir(parents=True)

    answer = errcat("generate", "markdown", cwd=inner)

    assert 0 == answer.status
    assert (project / "generated" / "markdown" / "README.md").exists()
    assert [] == [*inner.iterdir()]


def test_nearer_catalogue_wins(project: Path, errcat: Any, minimal: str) -> None:
    inner = project / "a" / "b"
    inner.mkdir(parents=True)
    (project / "a" / "catalog.yaml").write_text(minimal.replace("It broke", "Nearer"))

    errcat("generate", "markdown", cwd=inner)

    assert ["a", "catalog.yaml"] == sorted(path.name for path in project.iterdir())
    assert "Nearer" in (project / "a" / "generated" / "markdown" / "mini" / "only.md").read_text()


def test_no_catalogue_is_status_2(tmp_path: Path, errcat: Any) -> None:
    answer = errcat("lint", cwd=tmp_path)

    assert (2, "") == (answer.status, answer.out)
    assert "there is no catalog.yaml here or in any parent folder; name one with --catalog" in answer.err


def test_missing_catalogue_is_status_2(project: Path, errcat: Any) -> None:
    answer = errcat("lint", "--catalog", "nope.yaml", cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert "nope.yaml" in answer.err


@pytest.mark.parametrize("absolute", [False, True])
def test_options_point_elsewhere(absolute: bool, tmp_path: Path, minimal: str, errcat: Any, templates: Any) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "errors.yaml").write_text(minimal)
    folder = templates(a__txt__j2="{{ package.name | string }}\n")
    base = tmp_path if absolute else Path()
    options = {"--catalog": base / "in/errors.yaml", "--output": base / "out/put", "--templates": base / folder.name}

    answer = errcat("generate", *(word for pair in options.items() for word in pair), cwd=tmp_path)

    assert (0, "create one/a.txt\n") == (answer.status, answer.out)
    assert '"mini-errors"\n' == (tmp_path / "out" / "put" / "one" / "a.txt").read_text()


def test_templates_beside_the_catalogue_are_taken(project: Path, errcat: Any, templates: Any) -> None:
    shutil.move(templates(a__txt="A\n"), project / "templates")

    errcat("generate", cwd=project)

    assert ["one"] == [path.name for path in (project / "generated").iterdir()]


def test_folder_of_templates_without_a_target_is_not_taken(project: Path, errcat: Any) -> None:
    (project / "templates").mkdir()
    (project / "templates" / "mail.txt").write_text("Dear %s\n")

    errcat("generate", "markdown", cwd=project)

    assert (project / "generated" / "markdown").is_dir()


def test_templates_that_are_not_there_are_status_2(project: Path, errcat: Any) -> None:
    answer = errcat("generate", "--templates", "nope", cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert "nope holds no target" in answer.err


# Formats


def test_json_of_a_sound_catalogue_is_an_empty_list(project: Path, errcat: Any) -> None:
    assert [] == json.loads(errcat("lint", "--output-format", "json", cwd=project).out)


@pytest.mark.parametrize("command", COMMANDS)
def test_json_of_problems_has_all_members(command: str, project: Path, errcat: Any) -> None:
    answer = errcat(command, "--output-format", "json", cwd=broken(project))

    found = json.loads(answer.out)
    assert ["yaml-boolean", "unknown-key"] == [finding["rule"] for finding in found]
    for finding in found:
        assert {"rule", "level", "path", "line", "column", "message", "help"} == finding.keys()
        assert ("catalog.yaml", 16, "error") == (finding["path"], finding["line"], finding["level"])


@pytest.fixture
def in_the_way(project: Path) -> Path:
    """A file of somebody where a page shall be, in a folder that errcat has not written to yet."""
    file = project / "generated" / "markdown" / "README.md"
    file.parent.mkdir(parents=True)
    file.write_text("mine\n")
    return file


def test_generate_does_not_write_over_the_file_of_somebody(
    project: Path, errcat: Any, in_the_way: Path, snapshot: Any
) -> None:
    before = snapshot(project)

    answer = errcat("generate", cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert "error: markdown/README.md is in the way: errcat did not write it; move it away" in answer.err
    assert before == snapshot(project)


def test_check_tells_what_is_in_the_way(project: Path, errcat: Any, in_the_way: Path) -> None:
    answer = errcat("check", "markdown", cwd=project)

    assert 1 == answer.status
    assert "generated/markdown/README.md: in the way, not written by errcat\n" in answer.out
    assert "\n-mine\n+" in answer.out
    assert "help: move generated/markdown/README.md away, then errcat generate markdown\n" in answer.out


def test_what_was_in_the_way_and_is_moved_hinders_no_more(project: Path, errcat: Any, in_the_way: Path) -> None:
    in_the_way.rename(in_the_way.with_name("MINE.md"))

    assert 0 == errcat("generate", "markdown", cwd=project).status

    assert "mine\n" == in_the_way.with_name("MINE.md").read_text()
    assert "# " in in_the_way.read_text()


def test_json_of_drift_is_a_list_of_findings(project: Path, errcat: Any) -> None:
    errcat("generate", "markdown", cwd=project)
    (project / "generated" / "markdown" / "README.md").write_text("mine\n")

    found = json.loads(errcat("check", "markdown", "--output-format", "json", cwd=project).out)

    assert [("drift", "generated/markdown/README.md", "edited by hand", "errcat generate markdown")] == [
        (f["rule"], f["path"], f["message"], f["help"]) for f in found
    ]


@pytest.mark.parametrize("command", COMMANDS)
def test_concise_is_a_line_a_problem(command: str, project: Path, errcat: Any) -> None:
    answer = errcat(command, "--output-format", "concise", cwd=broken(project))

    lines = answer.out.splitlines()
    assert 2 == len(lines)
    assert all(re.fullmatch(r"catalog\.yaml:16:\d+: [a-z-]+ .+", line) for line in lines)


@pytest.mark.parametrize(
    ("variables", "colored"),
    [
        ({}, False),
        ({"FORCE_COLOR": "1"}, True),
        ({"NO_COLOR": "1"}, False),
        ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
        ({"NO_COLOR": "", "FORCE_COLOR": "1"}, True),
    ],
)
def test_color_is_as_asked_for(variables: dict[str, str], colored: bool, project: Path, errcat: Any) -> None:
    for command in COMMANDS:
        answer = errcat(command, cwd=broken(project), env=variables)

        assert colored == ("\x1b[" in answer.out), command


def test_json_has_no_color(project: Path, errcat: Any) -> None:
    answer = errcat("lint", "--output-format", "json", cwd=broken(project), env={"FORCE_COLOR": "1"})

    assert "\x1b" not in answer.out


# Consoles


@pytest.mark.parametrize("command", ["generate", "check"])
def test_closed_pipe_is_silent(command: str, project: Path, environment: Any) -> None:
    reading, writing = os.pipe()
    os.close(reading)

    done = subprocess.run(
        [sys.executable, "-m", "errcat", command],
        cwd=project,
        env=environment({"PYTHONUNBUFFERED": "1"}),
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writing)

    assert "" == re.sub(r"[0-9]+ .*files.*\n", "", done.stderr)
    assert 2 != done.returncode


def test_closed_pipe_hides_no_drift(project: Path, environment: Any, errcat: Any) -> None:
    errcat("generate", cwd=project)
    (project / "generated" / "markdown" / "README.md").write_text("changed")
    reading, writing = os.pipe()
    os.close(reading)

    command = [sys.executable, "-m", "errcat", "check"]
    done = subprocess.run(
        command, cwd=project, env=environment(None), stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)

    assert 1 == done.returncode


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
@pytest.mark.parametrize("command", [*COMMANDS, "--help"])
def test_a_full_disk_under_the_answer_is_told(command: str, project: Path, environment: Any) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "errcat", command],
            cwd=broken(project),
            env=environment({"PYTHONUNBUFFERED": "1"}),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )

    assert (2, "error: No space left on device\n") == (done.returncode, done.stderr)


def test_closed_pipe_stops_no_writing(project: Path, environment: Any, errcat: Any) -> None:
    command = f"{sys.executable} -m errcat generate | true"

    subprocess.run(command, shell=True, cwd=project, env=environment(None), check=False, capture_output=True)

    assert 0 == errcat("check", cwd=project).status


@pytest.mark.parametrize(
    "variables",
    [
        {"PYTHONIOENCODING": "cp1252"},
        {"PYTHONIOENCODING": "ascii:strict"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"LC_ALL": "C", "PYTHONUTF8": "1"},
    ],
)
def test_console_that_cannot_show_a_character_gets_an_escape(
    variables: dict[str, str], project: Path, errcat: Any
) -> None:
    catalog = project / "catalog.yaml"
    catalog.write_text(catalog.read_text().replace("status:", "st\u2192tus:"), "utf-8")

    answer = errcat("lint", cwd=project, env=variables)

    assert (1, "1 problem in catalog.yaml\n") == (answer.status, answer.err)
    shown = "st\u2192tus" if variables.get("PYTHONUTF8") == "1" else r"st\u2192tus"
    assert f"unknown-key unknown key '{shown}'" in answer.out


@pytest.mark.parametrize(
    "variables", [{"PYTHONIOENCODING": "cp1252"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}]
)
def test_files_are_utf_8_whatever_the_console(variables: dict[str, str], project: Path, errcat: Any) -> None:
    catalog = project / "catalog.yaml"
    catalog.write_text(catalog.read_text().replace("It broke.", "\u00dcber \U0001f600 \u4e2d."), "utf-8")

    answer = errcat("generate", cwd=project, env=variables)

    assert 0 == answer.status
    assert "\u00dcber \U0001f600 \u4e2d." in (project / "generated/markdown/mini/only.md").read_text("utf-8")
    assert 0 == errcat("check", cwd=project, env=variables).status


def test_source_line_plays_no_tricks_on_the_terminal(project: Path, errcat: Any) -> None:
    catalog = project / "catalog.yaml"
    catalog.write_text(catalog.read_text().replace("It broke.", "It \u202ebroke.\u200b, nope: 1"), "utf-8")

    answer = errcat("lint", cwd=project)

    assert 1 == answer.status
    assert "\\u202e" in answer.out
    assert not {"\u202e", "\u200b"} & set(answer.out + answer.err)


# The same bytes everywhere

ODD_FOLDERS = [
    "a b",
    "it's",
    'say "hi"',
    "ümläut-\U0001f600",
    "back\\slash",
    "{protocol}",
    "{{ code }}",
    "%s",
    "$HOME",
    "-x",
]


@pytest.mark.parametrize("name", ODD_FOLDERS)
def test_folder_leaves_no_trace_in_the_output(
    name: str, tmp_path: Path, real: Any, errcat: Any, root: Path, snapshot: Any
) -> None:
    folder = tmp_path / name
    folder.mkdir()
    shutil.copy(root / "catalog.yaml", folder)
    shutil.copytree(
        root / "templates", folder / "templates", ignore=shutil.ignore_patterns("node_modules", "__pycache__")
    )
    names = sorted({path.parts[0] for path in real.tree})

    answer = errcat("generate", *names, "--catalog", folder / "catalog.yaml", cwd=tmp_path)

    assert 0 == answer.status, answer.err
    found = {file: data for file, data in snapshot(folder / "generated").items() if not file.endswith("/")}
    assert {str(path): data for path, data in real.tree.items()} == found
    assert [] == [file for file, data in found.items() if str(tmp_path).encode() in data]


@pytest.mark.parametrize(
    "variables",
    [
        {"PYTHONHASHSEED": "0"},
        {"PYTHONHASHSEED": "1"},
        {"PYTHONHASHSEED": "4242"},
        {"TZ": "Pacific/Kiritimati", "PYTHONHASHSEED": "7"},
        {"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"},
        {"LC_ALL": "tr_TR.UTF-8"},
        {"PYTHONOPTIMIZE": "2"},
        {"PYTHONDEVMODE": "1"},
    ],
    ids=" ".join,
)
def test_surroundings_leave_no_trace_in_the_output(
    variables: dict[str, str], tmp_path: Path, real: Any, errcat: Any, root: Path, snapshot: Any
) -> None:
    names = sorted({path.parts[0] for path in real.tree})

    answer = errcat(
        "generate", *names, "--catalog", root / "catalog.yaml", "--output", tmp_path, cwd=Path("/"), env=variables
    )

    assert 0 == answer.status, answer.err
    found = {file: data for file, data in snapshot(tmp_path).items() if not file.endswith("/")}
    assert {str(path): data for path, data in real.tree.items()} == found


def test_line_ends_of_templates_leave_no_trace_in_the_output(
    tmp_path: Path, real: Any, errcat: Any, root: Path, snapshot: Any
) -> None:
    shutil.copytree(root / "templates", tmp_path / "t", ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    catalog = tmp_path / "catalog.yaml"
    catalog.write_bytes((root / "catalog.yaml").read_bytes().replace(b"\n", b"\r\n"))
    for file in (tmp_path / "t").rglob("*"):
        if file.is_file():
            file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    names = sorted({path.parts[0] for path in real.tree})

    answer = errcat("generate", *names, "--templates", "t", cwd=tmp_path)

    assert 0 == answer.status, answer.err
    found = {file: data for file, data in snapshot(tmp_path / "generated").items() if not file.endswith("/")}
    assert {str(path): data for path, data in real.tree.items()} == found


def test_one_of_a_thing_is_told_as_one(tmp_path: Path, errcat: Any, templates: Any, root: Path) -> None:
    (tmp_path / "catalog.yaml").write_bytes((root / "tests" / "golden" / "minimal" / "catalog.yaml").read_bytes())
    options = ("--templates", templates(a__txt="fine\n"))

    told = [
        errcat(*words, cwd=tmp_path).err.splitlines()[-1]
        for words in (
            ("check", *options),
            ("generate", *options),
            ("generate", *options),
            ("check", *options),
            ("lint",),
        )
    ]

    assert [
        "1 file differs",
        "1 file of 1 target: 1 changed",
        "1 file: nothing to do",
        "1 file is current",
        "1 protocol, 1 code: sound",
    ] == told


# Broken templates

BROKEN = {
    "syntax": ("{% for %}", 2, "Expected"),
    "unclosed": ("{% if package %}\n", None, "endif"),
    "undefined name": ("{{ nope }}", 2, "'nope' is undefined"),
    "undefined member": ("{{ package.nope }}", 2, "has no attribute 'nope'"),
    "undefined member of another": ("{{ package.retryable }}", 2, "retryable"),
    "unknown filter": (
        "{{ package.name | shout }}",
        2,
        "no filter named 'shout'; filters are declared under [filters] or [spellings] in target.toml, here: string",
    ),
    "misspelt filter": ("{{ package.name | sting }}", 2, "no filter named 'sting'; did you mean 'string'?"),
    "none in a filter": ("{{ package.docs_url | string }}", 2, "there is no value; ask whether there is one"),
    "a member of plain data": ("{{ catalog.protocols[0].error.required }}", 2, "is read as ['required']"),
    "half a character": ("{{ '\\ud800' }}", None, "surrogates not allowed"),
    "a filter of Jinja": ("{{ package.name | upper }}", 2, "upper"),
    "none": ("{{ package.docs_url }}", 2, "None"),
    "none in an expression": ("{{ catalog.protocols[0].fallback or none }}", 2, "None"),
    "unspelled title": ("{{ catalog.protocols[0].title }}", 2, "filters of this target: string"),
    "unspelled summary": ("{{ catalog.protocols[0].codes[0].summary }}", 2, "filter"),
    "unspelled in a join of texts": ("{{ 'x' ~ catalog.protocols[0].title }}", 2, "filter"),
    "unspelled in a sum": ("{{ 'x' + catalog.protocols[0].title }}", 2, "filter"),
    "unspelled in a format": ("{{ '%s' % catalog.protocols[0].title }}", 2, "filter"),
    "unspelled in a call of format": ("{{ '{}'.format(catalog.protocols[0].title) }}", 2, "filter"),
    "unspelled in a slice": ("{{ catalog.protocols[0].title[:3] }}", 2, "filter"),
    "unspelled in a call of join": ("{{ ''.join([catalog.protocols[0].title]) }}", 2, "unsafe"),
    "unspelled in a call of replace": ("{{ 'x'.replace('x', catalog.protocols[0].title) }}", 2, "unsafe"),
    "unspelled by a method": ("{{ catalog.protocols[0].title.upper() }}", 2, "unsafe"),
    "unspelled by plain": ("{{ catalog.protocols[0].title.plain }}", 2, "unsafe"),
    "unspelled in an inline if": ("{{ catalog.protocols[0].title if package else 'x' }}", 2, "filter"),
    "unspelled otherwise": ("{{ 'x' if not package else catalog.protocols[0].title }}", 2, "filter"),
    "unspelled in an inline if without else": ("{{ catalog.protocols[0].title if package }}", 2, "filter"),
    "a list in an inline if": ("{{ [package.name] if package else 'x' }}", 2, "list cannot be printed"),
    "undefined in an inline if": ("{{ 'x' if nope }}", 2, "'nope' is undefined"),
    "unspelled in a list": ("{{ [catalog.protocols[0].title] }}", 2, ""),
    "unspelled in facts": ("{{ catalog.protocols[0].facts }}", 2, ""),
    "a record": ("{{ catalog.protocols[0].codes[0] }}", 2, ""),
    "class": ("{{ ''.__class__ }}", 2, "unsafe"),
    "class by subscript": ("{{ ''['__class__'] }}", 2, "unsafe"),
    "subclasses": ("{{ ().__class__.__base__.__subclasses__() }}", 2, "unsafe"),
    "globals of a method": ("{{ catalog.protocols[0].title._refuse.__globals__ }}", 2, "unsafe"),
    "format to an attribute": ("{{ '{0.__class__}'.format(package) }}", 2, "unsafe"),
    "changing a list": ("{{ catalog.protocols[0].facts.update({}) }}", 2, "unsafe"),
    "a missing include": ("{% include 'nope.j2' %}", None, "nope.j2"),
    "an include that leaves": ("{% include '../target.toml' %}", None, "../target.toml"),
    "division": ("{{ 1 / 0 }}", 2, "division"),
    "endless recursion": ("{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}", 2, "recursion"),
    "a range too large": ("{% for x in range(99999999) %}{% endfor %}", 2, "range"),
}


@pytest.mark.parametrize(("template", "line", "words"), BROKEN.values(), ids=BROKEN)
def test_broken_template_is_named_with_its_line_and_nothing_is_written(
    template: str, line: int | None, words: str, project: Path, errcat: Any, templates: Any, snapshot: Any
) -> None:
    folder = templates(a__txt="fine\n", b__txt__j2=f"first line\n{template}\n", z__txt="fine\n")
    before = snapshot(project)

    answer = errcat("generate", "--templates", folder, cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert f"error: my templates/one/tree/b.txt.j2{'' if line is None else f':{line}'}" in answer.err
    assert words in answer.err
    assert "Traceback" not in answer.err
    assert 1 == answer.err.count("\n")
    assert before == snapshot(project)


LOOPS = {
    "include": ("{% include '_parts/inc' %}", "INC"),
    "include without context": ("{% include '_parts/inc' without context %}", "INC"),
    "import": ("{% import '_parts/mac' as m %}{{ m.twice('x') }}", "xx"),
    "set": ("{% set a %}[{{ x }}]{% endset %}{{ a }}", "[{x}]"),
    "inner loop": ("{% for y in (1, 2) %}{{ x }}{{ y }}{% if not loop.last %},{% endif %}{% endfor %}", "{x}1,{x}2"),
    "recursive loop": ("{% for y in [[1, [2]]] recursive %}{{ loop(y) if y is iterable else y }}{% endfor %}", "12"),
    "no turn": ("{% for y in () %}{% else %}none{% endfor %}", "none"),
    "call": (
        "{% macro box() %}<{{ caller() }}>{% endmacro %}{% call box() %}{{ x }}{% endcall %}",
        "<{x}>",
    ),
    "index": ("{{ loop.index0 }}", "{i}"),
    "inline if": (
        "{{ 'a' if x else 'b' }}{{ 'c' if not x else 'd' }}{{ x if x else 'e' }}{{ 1 if x else 2 }}",
        "ad{x}1",
    ),
    "inline if without else": ("{{ 'a' if x }}{{ 'b' if not x }}{{ x if x }}{{ ('c' if not x) ~ 'd' }}", "a{x}d"),
    "inline ifs": ("{{ ('a' if not x else 'b' if not x) if x else 'c' }}{{ 1 if not x else 'd' if x else 2 }}", "d"),
    "block": ("{% block a scoped %}[{% for y in (1, 2) %}{{ x }}{{ y }};{% endfor %}]{% endblock %}", "[{x}1;{x}2;]"),
    "lengths": ("{{ 'abc' | length }}{{ 'abc' | length if x else 'b' }}", "33"),
}


@pytest.mark.parametrize(("inner", "expected"), LOOPS.values(), ids=LOOPS)
def test_what_stands_in_a_loop_comes_out_in_its_place(
    inner: str, expected: str, project: Path, errcat: Any, templates: Any
) -> None:
    folder = templates(
        'ignored = ["_parts"]\n', a__txt__j2="{% for x in (7, 8) %}before" + inner + "after{% endfor %}end\n"
    )
    parts = folder / "one" / "tree" / "_parts"
    parts.mkdir()
    (parts / "inc").write_text("INC")
    (parts / "mac").write_text("{% macro twice(s) %}{{ s }}{{ s }}{% endmacro %}")

    assert 0 == errcat("generate", "--templates", folder, cwd=project).status

    turns = [expected.replace("{x}", str(x)).replace("{i}", str(i)) for i, x in enumerate((7, 8))]
    written = (project / "generated" / "one" / "a.txt").read_text()
    assert f"before{turns[0]}afterbefore{turns[1]}afterend\n" == written


@pytest.mark.parametrize("when", ["", "{% if package %}"])
def test_a_template_extends_another(when: str, project: Path, errcat: Any, templates: Any) -> None:
    base = "<{% for x in (1, 2) %}{{ x }}{% endfor %}{% block inner %}-{% endblock %}>"
    child = "{% block inner %}{% for x in (3, 4) %}{{ x }}{% endfor %}{{ super() }}{% endblock %}"
    extends = f"{when}{{% extends '_base.j2' %}}{when and '{% endif %}'}"
    folder = templates('ignored = ["_base.j2"]\n', a__txt__j2=f"{extends}{child}\n", _base__j2=f"{base}\n")

    assert 0 == errcat("generate", "--templates", folder, cwd=project).status

    assert "<1234->\n" == (project / "generated" / "one" / "a.txt").read_text()


def test_a_file_that_is_no_text_is_copied_as_it_is(project: Path, errcat: Any, templates: Any) -> None:
    picture = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
    folder = templates(a__txt="one\ntwo\n")
    (folder / "one" / "tree" / "a.png").write_bytes(picture)
    (folder / "one" / "tree" / "a.txt").write_bytes(b"one\r\ntwo\r\n")

    assert 0 == errcat("generate", "--templates", folder, cwd=project).status

    assert picture == (project / "generated" / "one" / "a.png").read_bytes()
    assert b"one\ntwo\n" == (project / "generated" / "one" / "a.txt").read_bytes()


@pytest.mark.parametrize("damage", [b"", b"x", marshal.dumps(5), marshal.dumps(b"code")], ids=repr)
def test_damaged_compiled_templates_are_compiled_anew(
    damage: bytes, project: Path, errcat: Any, environment: Any, tmp_path: Path
) -> None:
    (tmp_path / "temporary").mkdir()
    variables = environment({"TMPDIR": str(tmp_path / "temporary")})
    errcat("generate", cwd=project, env=variables)
    kept = [*(tmp_path / "temporary").rglob("*.cache")]
    assert kept
    for file in kept:
        data = file.read_bytes()
        head = data[: data.index(b".", data.index(b"X(")) + 1]  # a pickled checksum of 40 characters ends it
        file.write_bytes(head + damage)

    answer = errcat("check", cwd=project, env=variables)

    assert (0, "") == (answer.status, answer.out)


def test_template_that_is_not_utf_8_is_named(project: Path, errcat: Any, templates: Any) -> None:
    folder = templates(a__txt__j2="")
    (folder / "one" / "tree" / "a.txt.j2").write_bytes(b"\xff\xfe")

    answer = errcat("generate", "--templates", folder, cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert "my templates/one/tree/a.txt.j2" in answer.err


def test_mistake_in_an_included_template_is_named_there(project: Path, errcat: Any, templates: Any) -> None:
    toml = 'ignored = ["_part.j2"]\n[filters]\nstring = "json_string"\n'
    folder = templates(toml, a__txt__j2="{% include '_part.j2' %}\n", _part__j2="\n\n{{ nope }}\n")

    answer = errcat("generate", "--templates", folder, cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert "my templates/one/tree/_part.j2:3" in answer.err


TOMLS = {
    "syntax": ("[filters\n", "line 1"),
    "unknown function": (
        '[filters]\nstring = "pythn_string"\n',
        "[filters] string: unknown function 'pythn_string'; did you mean 'python_string'? known: block_comment, camel, ",
    ),
    "private function": ('[filters]\nstring = "re"\n', "[filters] string: unknown function 're'; known: "),
    "function that is no text": ("[filters]\nstring = 3\n", "[filters] string: unknown function 3; known: "),
    "spelling without a case": (
        '[spellings.constant]\nprefix = "X"\n',
        "[spellings.constant] case: no case; known: camel, kebab, pascal, plain, screaming_snake, snake",
    ),
    "unknown case": (
        '[spellings.constant]\ncase = "pascl"\n',
        "[spellings.constant] case: unknown case 'pascl'; did you mean 'pascal'? known: camel, ",
    ),
    "case that is a list": (
        '[spellings.constant]\ncase = ["pascal"]\n',
        "case: unknown case ['pascal']; known: camel, ",
    ),
    "spelling that is no table": ('[spellings]\nx = "pascal"\n', "[spellings.x] must be a table, not 'pascal'"),
    "namespace of nothing": (
        '[[namespaces]]\nholds = ["code:constant"]\n',
        "[[namespaces]] 1 of: no scope; known: protocol, package",
    ),
    "namespace of what is none": (
        '[[namespaces]]\nof = "protocl"\nholds = []\n',
        "[[namespaces]] 1 of: unknown scope 'protocl'; did you mean 'protocol'? known: protocol, package",
    ),
    "namespace that holds what is none": (
        '[spellings.constant]\ncase = "snake"\n[[namespaces]]\nof = "protocol"\nholds = ["codes:constant"]\n',
        "[[namespaces]] 1 holds: unknown kind of name 'codes'; did you mean 'code'? known: package, protocol, domain, ",
    ),
    "namespace of a spelling that is not there": (
        '[spellings.constant]\ncase = "snake"\n[[namespaces]]\nof = "protocol"\nholds = ["code:constnt"]\n',
        "[[namespaces]] 1 holds 'code': unknown spelling 'constnt'; did you mean 'constant'? known: constant",
    ),
    "namespace that holds a text": (
        '[[namespaces]]\nof = "protocol"\nholds = "code:x"\n',
        "holds must be a list of texts",
    ),
    "list that is not there": (
        '[lists]\nkeywords = ["x"]\n[spellings.c]\ncase = "snake"\nkeep_off = ["@keyword"]\n',
        "[spellings.c] keep_off: unknown list 'keyword'; did you mean 'keywords'? known: keywords",
    ),
    "filters that are a list": ("filters = []\n", "[filters] must be a table, not []"),
    "unknown key": ('pakage_folder = "x"\n', "unknown key 'pakage_folder'; did you mean 'package_folder'? known: "),
}


@pytest.mark.parametrize(("toml", "words"), TOMLS.values(), ids=TOMLS)
def test_broken_target_is_named_and_nothing_is_written(
    toml: str, words: str, project: Path, errcat: Any, templates: Any, snapshot: Any
) -> None:
    folder = templates(toml, a__txt="fine\n")
    before = snapshot(project)

    answer = errcat("generate", "--templates", folder, cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert "target.toml: " in answer.err
    assert words in answer.err
    assert "Traceback" not in answer.err
    assert before == snapshot(project)


def test_placeholder_in_the_name_of_a_template_is_a_known_one(project: Path, errcat: Any, templates: Any) -> None:
    folder = templates(**{"{protcol}__txt": "fine\n"})

    answer = errcat("generate", "--templates", folder, cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert (
        "{protcol}.txt: unknown placeholder 'protcol'; did you mean 'protocol'? known: protocol, domain" in answer.err
    )


def test_type_that_a_target_does_not_know_is_named(project: Path, errcat: Any, templates: Any) -> None:
    folder = templates('[types]\nstring = "str"\n', a__txt__j2='{{ "strng" | type }}\n')

    answer = errcat("generate", "--templates", folder, cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert "[types] of target.toml: unknown type 'strng'; did you mean 'string'? known: string" in answer.err


def test_folder_of_templates_that_is_no_target_is_named(project: Path, errcat: Any, templates: Any) -> None:
    folder = templates(a__txt="fine\n")
    (folder / "rust" / "tree").mkdir(parents=True)

    answer = errcat("generate", "--templates", folder, cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert "rust has a tree but no target.toml beside it" in answer.err


def test_change_of_a_spelling_is_seen_in_what_a_template_spells_itself(
    project: Path, errcat: Any, templates: Any
) -> None:
    toml = '[filters]\nname = "screaming_snake"\n'
    text = "{{ 'task_timeout' | name }} {{ package.name | name }}\n"
    errcat("generate", "--templates", templates(toml, a__txt__j2=text), cwd=project)

    errcat(
        "generate", "--templates", templates(toml.replace("screaming_snake", "pascal"), a__txt__j2=text), cwd=project
    )

    assert "TaskTimeout MiniErrors\n" == (project / "generated" / "one" / "a.txt").read_text()


def test_texts_of_the_catalogue_are_not_executed(project: Path, errcat: Any, templates: Any) -> None:
    catalog = project / "catalog.yaml"
    catalog.write_text(catalog.read_text().replace("title: Mini", 'title: "{{ 7 * 7 }}{% raw %}"'))
    folder = templates(a__txt__j2="{{ catalog.protocols[0].title | string }}\n")

    errcat("generate", "--templates", folder, cwd=project)

    assert '"{{ 7 * 7 }}{% raw %}"\n' == (project / "generated" / "one" / "a.txt").read_text()


# The rest


def test_help_of_the_command_lists_the_commands(project: Path, errcat: Any) -> None:
    answer = errcat("--help", cwd=project)

    assert (0, "") == (answer.status, answer.err)
    for command in COMMANDS:
        assert re.search(rf"^  {command} ", answer.out, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_help_has_an_example_and_the_exit_status(command: str, option: str, tmp_path: Path, errcat: Any) -> None:
    answer = errcat(command, option, cwd=tmp_path)

    assert (0, "") == (answer.status, answer.err)
    assert f"Example: errcat {command}" in answer.out
    assert "Exit status:" in answer.out


@pytest.mark.parametrize("command", COMMANDS)
def test_example_of_the_help_works(command: str, project: Path, errcat: Any) -> None:
    errcat("generate", cwd=project)
    example = re.search(f"Example: errcat ({command}[^\n]*)", errcat(command, "--help", cwd=project).out)
    assert example is not None
    words = example[1].partition(" &&")[0].split()

    answer = errcat(*words, cwd=project)

    assert 0 == answer.status


def test_no_command_shows_the_help(tmp_path: Path, errcat: Any) -> None:
    answer = errcat(cwd=tmp_path)

    assert "Usage: errcat [OPTIONS] COMMAND" in answer.out + answer.err


def test_version_is_that_of_the_package(tmp_path: Path, errcat: Any) -> None:
    from errcat import __version__

    assert f"errcat, version {__version__}\n" == errcat("--version", cwd=tmp_path).out


def test_console_script_is_the_same_command(project: Path, environment: Any, errcat: Any) -> None:
    script = Path(sys.executable).parent / "errcat"
    if not script.exists():
        pytest.skip(f"errcat is not installed beside {sys.executable}")

    done = subprocess.run(
        [script, "lint"], cwd=project, env=environment(None), capture_output=True, text=True, check=False
    )

    answer = errcat("lint", cwd=project, env={})
    assert (answer.status, answer.out, answer.err) == (done.returncode, done.stdout, done.stderr)


def test_help_imports_nothing_heavy(tmp_path: Path, environment: Any) -> None:
    command = [sys.executable, "-X", "importtime", "-m", "errcat", "generate", "--help"]

    done = subprocess.run(command, cwd=tmp_path, env=environment(None), capture_output=True, text=True, check=False)

    heavy = {"jinja2", "yaml", "jsonschema_rs", "difflib", "json", "tempfile", "tomllib"}
    assert set() == heavy & {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}


@pytest.mark.skipif(not Path("/dev/stdin").exists(), reason="there is no /dev/stdin here")
@pytest.mark.parametrize("command", ["generate", "check"])
def test_a_catalogue_from_a_stream_needs_a_folder_to_write_to(
    command: str, project: Path, environment: Any, tmp_path: Path
) -> None:
    output = tmp_path / "made"

    def run(*more: str | Path) -> subprocess.CompletedProcess[str]:
        words = [sys.executable, "-m", "errcat", command, "--catalog", "/dev/stdin", *more]
        with (project / "catalog.yaml").open() as stdin:
            return subprocess.run(
                words, cwd=project, env=environment(None), stdin=stdin, capture_output=True, text=True, check=False
            )

    assert 2 == run().returncode
    assert "say with --output where to write" in run().stderr
    assert (0 if command == "generate" else 1) == run("--output", output).returncode
    assert output.exists() is (command == "generate")


def test_templates_that_make_one_file_are_a_fault_of_the_templates(project: Path, errcat: Any, templates: Any) -> None:
    folder = templates(a__txt="one\n", A__txt__j2="two\n")

    answer = errcat("generate", "--templates", folder, cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert "a.txt and A.txt.j2 make one file" in answer.err or "A.txt.j2 and a.txt make one file" in answer.err


def test_interrupt_is_quiet_and_writes_nothing(
    project: Path, environment: Any, templates: Any, snapshot: Any, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = templates(a__txt__j2=_endless(project))
    before = snapshot(project)
    busy = tmp_path_factory.mktemp("busy") / "busy"
    # Whoever runs the tests in the background has told its children to ignore interrupts.
    program = (
        "import pathlib, signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from errcat import rendering\n"
        "from errcat.cli import main\n"
        "contents = rendering._contents\n"
        f"rendering._contents = lambda job: pathlib.Path({str(busy)!r}).touch() or contents(job)\n"
        "main()\n"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", program, "generate", "--templates", folder],
        cwd=project,
        env=environment(None),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        while not busy.exists():
            assert running.poll() is None
            time.sleep(0.01)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=600)
    finally:
        running.kill()

    assert ("", 130) == (out, running.returncode)
    assert "Traceback" not in err
    assert before == snapshot(project)


def _endless(project: Path) -> str:
    """A template that takes hours: loops over many codes in loops over many codes."""
    catalog = project / "catalog.yaml"
    codes = "".join(f"          c{n}: {{ retryable: false, summary: It broke. }}\n" for n in range(60))
    catalog.write_text(catalog.read_text() + codes)
    inner = "{{ a.name | string }}"
    for name in "fedcba":
        inner = f"{{% for {name} in catalog.protocols[0].codes %}}{inner}{{% endfor %}}"
    return inner


# Two runs at once, streams that are closed, one JSON text


def test_runs_at_once_leave_what_one_run_leaves(project: Path, environment: Any, errcat: Any, snapshot: Any) -> None:
    command = [sys.executable, "-m", "errcat", "generate"]
    for _ in range(3):
        shutil.rmtree(project / "generated", ignore_errors=True)
        running = [
            subprocess.Popen(command, cwd=project, env=environment(None), stderr=subprocess.PIPE) for _ in range(4)
        ]
        told = [process.communicate()[1].decode() for process in running]

        assert [0] * 4 == [process.returncode for process in running], told
        assert 0 == errcat("check", cwd=project).status


@pytest.mark.skipif(sys.platform == "win32", reason="no shell that closes streams")
@pytest.mark.parametrize("closed", ["1", "2"])
@pytest.mark.parametrize("command", ["lint", "generate", "check", "--help", "--version"])
def test_a_closed_stream_changes_no_status(
    command: str, closed: str, project: Path, environment: Any, errcat: Any
) -> None:
    errcat("generate", cwd=project)

    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" -m errcat {command} {closed}>&-', sys.executable],
        cwd=project,
        env=environment(None),
        capture_output=True,
        check=False,
    )

    assert 0 == done.returncode
    assert b"Traceback" not in done.stdout + done.stderr


WARNED = """\
          odd: { retryable: false, summary: It is odd., deprecated: { since: "1", use: far } }
      other:
        codes:
          far: { retryable: false, summary: It is far. }
"""


@pytest.mark.parametrize("is_current", [True, False], ids=["current", "missing"])
@pytest.mark.parametrize("command", ["lint", "generate", "check"])
def test_json_is_one_list_of_findings_warnings_included(
    command: str, is_current: bool, project: Path, errcat: Any
) -> None:
    with (project / "catalog.yaml").open("a") as catalog:
        catalog.write(WARNED)
    if is_current:
        errcat("generate", cwd=project)

    answer = errcat(command, "--output-format", "json", cwd=project)

    rules = [finding["rule"] for finding in json.loads(answer.out)]
    assert ("replacement-domain", 1) == (rules[0], rules.count("replacement-domain"))
    assert ({"drift"} if command == "check" and not is_current else set()) == {*rules[1:]}


@pytest.mark.parametrize("command", ["diff", "notes"])
def test_a_character_that_the_console_does_not_have_is_escaped(command: str, project: Path, environment: Any) -> None:
    (project / "old.yaml").write_text((project / "catalog.yaml").read_text())
    catalog = (project / "catalog.yaml").read_text("utf-8")
    (project / "catalog.yaml").write_text(catalog.replace("title: Mini", "title: Minié"), "utf-8")

    done = subprocess.run(
        [sys.executable, "-m", "errcat", command, "--against", "old.yaml"],
        cwd=project,
        env=environment({"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}),
        capture_output=True,
        check=False,
    )

    assert 0 == done.returncode
    assert b"Mini\\xe9" in done.stdout
