"""`errcat diff`: what it compares with, what it answers, and when it fails."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from errcat.compat import Bump, compare
from errcat.compat.gate import least, moved
from errcat.compat.notes import notes
from errcat.pipeline import load

CODE = "          broken: { retryable: false, summary: It broke. }\n"


@pytest.fixture
def released(project: Path) -> Callable[..., Path]:
    """The small project under git, its catalogue tagged v1.0.0; then edited as asked."""

    def released(*edits: tuple[str, str]) -> Path:
        git(project, "init", "--quiet")
        git(project, "add", "catalog.yaml")
        git(project, "commit", "--quiet", "--message", "All of it")
        git(project, "tag", "v1.0.0")
        edit(project, *edits)
        return project

    return released


def git(folder: Path, *arguments: str) -> None:
    identity = ["-c", "user.name=Nobody", "-c", "user.email=nobody@example.org"]
    subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True)


def edit(project: Path, *edits: tuple[str, str]) -> None:
    catalog = project / "catalog.yaml"
    text = catalog.read_text()
    for before, after in edits:
        assert before in text
        text = text.replace(before, after)
    catalog.write_text(text)


ADDED = (CODE, CODE + "          bent: { retryable: true, summary: It bent. }\n")
FLIPPED = ("retryable: false", "retryable: true")
REWORDED = ("It broke", "It is broken")


# What it compares with


@pytest.mark.parametrize("ref", ["v1.0.0", "HEAD", "HEAD:catalog.yaml", "v1.0.0:./catalog.yaml"])
def test_ref_is_the_catalogue_as_it_was(ref: str, released: Any, errcat: Any) -> None:
    project = released(FLIPPED)

    answer = errcat("diff", "--against", ref, "--output-format", "json", cwd=project)

    assert (0, ["retryable-changed"]) == (answer.status, rules_of(answer.out))


def rules_of(out: str) -> list[str]:
    return [change["rule"] for change in json.loads(out)["changes"]]


def with_catalogue_at(project: Path, to: str) -> Path:
    (project / to).parent.mkdir()
    (project / "catalog.yaml").rename(project / to)
    git(project, "add", "--all")
    git(project, "commit", "--quiet", "--message", "Move it")
    return project


def test_catalogue_in_a_folder_below_is_found_there(released: Any, errcat: Any) -> None:
    project = with_catalogue_at(released(), "deep/catalog.yaml")

    below = errcat("diff", "--against", "HEAD", cwd=project / "deep")
    above = errcat("diff", "--against", "v1.0.0:catalog.yaml", cwd=project / "deep")
    lost = errcat("diff", "--against", "v1.0.0", cwd=project / "deep")

    assert [(0, ""), (0, ""), (2, "")] == [(it.status, it.out) for it in (below, above, lost)]
    assert "error: there is no catalog.yaml in 'v1.0.0'\n" == lost.err


def test_catalogue_behind_a_link_is_compared_with_what_the_link_leads_to(released: Any, errcat: Any) -> None:
    project = with_catalogue_at(released(), "shared/errors.yaml")
    (project / "catalog.yaml").symlink_to("shared/errors.yaml")

    answer = errcat("diff", "--against", "HEAD", cwd=project)

    assert (0, "") == (answer.status, answer.out)


def test_file_needs_no_git(project: Path, errcat: Any, tmp_path: Path, monkeypatch: Any) -> None:
    (tmp_path / "old.yaml").write_text((project / "catalog.yaml").read_text())
    edit(project, ADDED)
    monkeypatch.setenv("PATH", "")

    answer = errcat("diff", "--against", tmp_path / "old.yaml", "--output-format", "json", cwd=project)

    assert (0, ["code-added"]) == (answer.status, rules_of(answer.out))


def test_released_json_is_as_good_as_the_catalogue(project: Path, errcat: Any) -> None:
    errcat("generate", "json-schema", cwd=project)
    edit(project, FLIPPED)

    answer = errcat(
        *("diff", "--against", "generated/json-schema/catalog.json", "--output-format", "json"), cwd=project
    )

    assert (0, ["retryable-changed"]) == (answer.status, rules_of(answer.out))


def test_catalogue_written_as_json_is_a_catalogue(project: Path, errcat: Any) -> None:
    said = yaml.safe_load((project / "catalog.yaml").read_text())
    (project / "old.json").write_text(json.dumps(said))

    answer = errcat("diff", "--against", "old.json", cwd=project)

    assert (0, "") == (answer.status, answer.out)


@pytest.mark.parametrize(
    ("against", "words"),
    [
        ("v9", "there is no file 'v9', and git knows no commit, branch or tag 'v9' here"),
        ("--output=x", "there is no file '--output=x', and it cannot be the name of a commit"),
        (":catalog.yaml", "there is no file ':catalog.yaml', and it cannot be the name of a commit"),
        ("HEAD:nope.yaml", "there is no nope.yaml in 'HEAD'"),
        (".", ". is a folder"),
        ("broken.yaml", "broken.yaml cannot be read: "),
        ("odd.yaml", "odd.yaml cannot be read: 1:1: missing-key format is missing"),
        ("odd.json", "odd.json is no catalog.json of errcat: KeyError"),
        ("empty.yaml", "empty.yaml cannot be read: empty.yaml:1:1: empty the catalogue is empty"),
    ],
)
def test_what_cannot_be_had_is_status_2(against: str, words: str, released: Any, errcat: Any) -> None:
    project = released(FLIPPED)
    (project / "broken.yaml").write_text("a: [\n")
    (project / "odd.yaml").write_text("a: 1\n")
    (project / "odd.json").write_text('{"protocols": {"one": {"facts": {}}}, "package": {}}')
    (project / "empty.yaml").write_text("")

    answer = errcat("diff", f"--against={against}", cwd=project)

    assert (2, "", 1) == (answer.status, answer.out, answer.err.count("\n"))
    assert answer.err.startswith(f"error: {words}")


def test_folder_without_git_says_so(project: Path, errcat: Any) -> None:
    answer = errcat("diff", "--against", "HEAD", cwd=project)

    assert (2, "") == (answer.status, answer.out)
    assert "is not in a git repository" in answer.err


def test_machine_without_git_says_so(released: Any, errcat: Any, monkeypatch: Any) -> None:
    project = released()
    monkeypatch.setenv("PATH", "")

    answer = errcat("diff", "--against", "HEAD", cwd=project)

    assert (2, "error: there is no git here to ask; name a file to compare with instead\n") == (
        answer.status,
        answer.err,
    )


def test_broken_catalogue_is_not_compared(released: Any, errcat: Any) -> None:
    project = released(("retryable: false", "retryable: no"))

    answer = errcat("diff", "--against", "HEAD", cwd=project)

    assert 1 == answer.status
    assert "yaml-boolean" in answer.out


# What it answers


def test_text_says_who_must_do_what(released: Any, errcat: Any) -> None:
    answer = errcat("diff", "--against", "v1.0.0", cwd=released(FLIPPED, REWORDED))

    assert answer.out == (
        "breaking mini.broken: retryable-changed it is retryable; it was not\n"
        "    senders:   The default flag is another one; say your own where it matters.\n"
        "    receivers: Look at what you retry: the catalogue says the contrary of what it said.\n"
        "text mini.broken: summary-changed the summary is 'It is broken.'; it was 'It broke.'\n"
        "    senders:   Nothing to do; only words changed.\n"
        "    receivers: Nothing to do; only words changed.\n"
    )
    assert "2 changes since v1.0.0; version: major\n" == answer.err


def test_json_is_the_verdict_and_nothing_else(released: Any, errcat: Any) -> None:
    answer = errcat("diff", "--against", "v1.0.0", "--output-format", "json", cwd=released(ADDED))

    assert {
        "bump": "minor",
        "changes": [
            {
                "rule": "code-added",
                "level": "addition",
                "where": "mini.bent",
                "message": "code 'bent' is new, and retryable",
                "senders": "You may send it; receivers that do not know it read no code.",
                "receivers": "Handle it; until you do, it reads as no code.",
            }
        ],
    } == json.loads(answer.out)


def test_json_of_no_change_is_json(released: Any, errcat: Any) -> None:
    answer = errcat("diff", "--against", "v1.0.0", "--output-format", "json", cwd=released())

    assert {"bump": "none", "changes": []} == json.loads(answer.out)


def test_warnings_of_the_catalogue_stay_out_of_the_answer(released: Any, errcat: Any) -> None:
    moved = "          here: { retryable: true, summary: Here., deprecated: { since: '1', use: there } }\n"
    there = "      other:\n        codes:\n          there: { retryable: true, summary: There. }\n"
    project = released((CODE, CODE + moved + there))

    answer = errcat("diff", "--against", "v1.0.0", "--output-format", "json", cwd=project)

    assert "replacement-domain" in errcat("lint", cwd=project).out
    assert ["domain-added", "code-added", "code-added"] == rules_of(answer.out)


def test_markdown_is_shown_as_it_is_meant(released: Any, errcat: Any, read_markdown: Any) -> None:
    nasty = ("It broke.", "'It | broke <b>*so*</b>'")

    answer = errcat("diff", "--against", "v1.0.0", "--output-format", "markdown", cwd=released(ADDED, nasty))

    page = read_markdown(answer.out)
    assert ["Addition", "Text"] == page.headings
    (row,) = page.tables[1]
    assert "mini.broken" == row["Where"]
    assert "the summary is 'It | broke <b>*so*</b>'; it was 'It broke.' (summary-changed)" == row["What"]
    assert [] == page.tags


def test_github_gets_annotations_at_their_lines(released: Any, errcat: Any) -> None:
    answer = errcat("diff", "--against", "v1.0.0", "--output-format", "github", cwd=released(FLIPPED))

    assert (
        "::error file=catalog.yaml,line=16,col=11,title=retryable-changed::mini.broken: it is retryable; it was not. "
        "Receivers: Look at what you retry: the catalogue says the contrary of what it said."
    ) == answer.out.splitlines()[-1]


def test_github_gets_no_more_than_it_shows(released: Any, errcat: Any) -> None:
    many = "".join(f"          bent_{i}: {{ retryable: true, summary: It bent {i}. }}\n" for i in range(25))

    answer = errcat("diff", "--against", "v1.0.0", "--output-format", "github", cwd=released((CODE, CODE + many)))

    assert 10 == answer.out.count("::warning ")
    assert "::notice title=errcat diff::15 more changes are in the log alone" == answer.out.splitlines()[-1]
    assert 25 == answer.out.count("addition mini.bent_")


def test_texts_play_no_tricks_on_terminal_or_workflow(released: Any, errcat: Any) -> None:
    trick = ("summary: It broke.", 'summary: "It\\n::error::% \\u202e"')

    project = released(trick)
    for format in ("text", "github"):
        answer = errcat("diff", "--against", "v1.0.0", "--output-format", format, cwd=project)
        assert "\u202e" not in answer.out
        assert [] == re.findall("^::error", answer.out, re.MULTILINE)


# When it fails


@pytest.mark.parametrize(
    ("edits", "fails"),
    [((FLIPPED,), ["major", "minor", "any"]), ((ADDED,), ["minor", "any"]), ((REWORDED,), ["any"]), ((), [])],
)
def test_fail_on_a_bump_is_status_1_from_there_on(edits: Any, fails: list[str], released: Any, errcat: Any) -> None:
    project = released(*edits)

    failed = [
        bump
        for bump in ("major", "minor", "any")
        if errcat("diff", "--against", "v1.0.0", "--fail-on", bump, cwd=project).status
    ]

    assert fails == failed


VERSION, PROTOCOL = "version: 1.0.0", 'version: "1"'


@pytest.mark.parametrize(
    ("edits", "told"),
    [
        ((), []),
        ((REWORDED,), ["package.version: still 1.0.0, but the changes are patch; write 1.0.1 or higher"]),
        ((REWORDED, (VERSION, "version: 1.0.1")), []),
        (
            (ADDED, (VERSION, "version: 1.0.1")),
            [
                "package.version: 1.0.0 became 1.0.1, but the changes are minor; write 1.1.0 or higher",
                "mini.version: still 1, but the changes are minor; write 1.1 or higher",
            ],
        ),
        ((ADDED, (VERSION, "version: 1.1.0"), (PROTOCOL, 'version: "1.1"')), []),
        (
            (FLIPPED, (VERSION, "version: 1.9.0"), (PROTOCOL, 'version: "1.10"')),
            [
                "package.version: 1.0.0 became 1.9.0, but the changes are major; write 2.0.0 or higher",
                "mini.version: 1 became 1.10, but the changes are major; write 2 or higher",
            ],
        ),
        ((FLIPPED, (VERSION, "version: 2.0.0"), (PROTOCOL, 'version: "2"')), []),
        (((VERSION, "version: 0.9.0"),), ["package.version is 0.9.0, lower than 1.0.0, which it was"]),
    ],
)
def test_gate_holds_versions_to_the_changes(edits: Any, told: list[str], released: Any, errcat: Any) -> None:
    answer = errcat("diff", "--against", "v1.0.0", "--gate", cwd=released(*edits))

    assert (bool(told), told) == (bool(answer.status), answer.err.splitlines()[:-1])


@pytest.mark.parametrize(
    ("old", "new", "bump"),
    [
        ("1.2.3", "1.2.3", "none"),
        ("1.2", "1.2.0", "none"),
        ("1.2.3", "1.2.4", "patch"),
        ("1.9.3", "1.10.0", "minor"),
        ("1.9", "2", "major"),
        ("0.1", "0.2", "major"),
        ("0.1.0", "0.1.1", "minor"),
        ("0.9", "1.0", "major"),
        ("1.2.3.4", "1.2.3.5", "patch"),
    ],
)
def test_version_moves_by_its_first_number_that_differs(old: str, new: str, bump: str) -> None:
    assert bump == moved(old, new)


@pytest.mark.parametrize("old", ["0.1.0", "0.1", "1", "1.2", "1.9.9", "0", "2.0.0"])
def test_least_version_is_enough(old: str) -> None:
    for bump in (Bump.PATCH, Bump.MINOR, Bump.MAJOR):
        assert moved(old, least(old, bump)).rank >= bump.rank


# Usage


@pytest.mark.parametrize("command", ["diff", "notes"])
def test_help_has_an_example_that_works(command: str, released: Any, errcat: Any) -> None:
    project = released()
    git(project, "tag", "v1.2.0")

    help = errcat(command, "--help", cwd=project).out
    example = re.search(f"Example: errcat ({command}[^\n]*)", help)

    assert "Exit status:" in help
    assert example is not None
    assert 0 == errcat(*example[1].split(), cwd=project).status


@pytest.mark.parametrize("command", ["diff", "notes"])
def test_wrong_usage_is_status_2(command: str, project: Path, errcat: Any) -> None:
    nothing_to_compare_with = errcat(command, cwd=project)

    assert (2, "") == (nothing_to_compare_with.status, nothing_to_compare_with.out)
    assert "--against" in nothing_to_compare_with.err


# Release notes


def test_notes_are_an_entry_of_a_changelog(released: Any, errcat: Any) -> None:
    end = "          bent: { retryable: true, summary: It bent., deprecated: { since: '1.1', use: broken } }\n"
    project = released(ADDED, (VERSION, "version: 1.1.0"), (PROTOCOL, 'version: "1.1"'), REWORDED)
    (project / "old.yaml").write_text((project / "catalog.yaml").read_text())
    git(project, "commit", "--quiet", "--all", "--message", "One more")
    git(project, "tag", "v1.1.0")

    first = errcat("notes", "--against", "v1.0.0", "--date", "2026-12-01", cwd=project)
    edit(project, (ADDED[1].removeprefix(CODE), end), (VERSION.replace("1.0", "1.1"), "version: 2.0.0"))
    edit(project, ("{ failed: error }", "{ failed: payload.error, lost: error }"))
    second = errcat("notes", "--against", "old.yaml", cwd=project)

    assert (0, "1.1.0 against 1.0.0; version: minor\n") == (first.status, first.err)
    assert first.out == (
        "## 1.1.0 - 2026-12-01\n\n"
        "### Added\n\n"
        "- Mini, `bent`: code 'bent' is new, and retryable. Senders: You may send it; receivers that do not know it read no\n"
        "  code. Receivers: Handle it; until you do, it reads as no code.\n\n"
        "### Changed\n\n"
        "- Mini: the version is '1.1'; it was '1'.\n"
        "- Other words, the same meaning: `broken` of Mini.\n"
    )
    assert second.out == (
        "## 2.0.0 - unreleased\n\n"
        "### Added\n\n"
        "- Mini, `carriers.lost`: event 'lost' carries an error at 'error'. Senders: You may send errors in it. Receivers: Look\n"
        "  for an error in it, too.\n\n"
        "### Changed\n\n"
        "- **Breaking.** Mini, `carriers.failed`: the location is 'payload.error'; it was 'error'. Senders: Put the error at\n"
        "  payload.error. Receivers: Look at payload.error in place of error; errors of older senders are not found.\n\n"
        "### Deprecated\n\n"
        "- Mini, `bent`: it is deprecated since 1.1; use 'broken'. Senders: Send what takes its place; type checkers point at\n"
        "  the old one. Receivers: Keep handling it: it still comes.\n"
    )


def test_notes_tell_once_what_protocols_share(minimal: str, targets: Any) -> None:
    heirs = (
        '  one: { extends: mini, title: One, version: "1" }\n  two: { extends: mini, title: "Two *2*", version: "1" }\n'
    )
    old, new = (
        load(text.encode(), "catalog.yaml", targets).catalog
        for text in (
            minimal + heirs,
            minimal.replace(CODE, "          bent: { retryable: true, summary: x. }\n") + heirs,
        )
    )

    told = notes(compare(old, new), old, new)

    assert ["Added", "Removed"] == re.findall("^### (.+)$", told, re.MULTILINE)
    assert "- Mini, One and Two \\*2\\*, `bent`: code 'bent' is new" in told
    assert "- **Breaking.** Mini, One and Two \\*2\\*, `broken`: code 'broken' is gone." in told


def test_notes_of_nothing_say_so(released: Any, errcat: Any) -> None:
    answer = errcat("notes", "--against", "v1.0.0", cwd=released())

    assert "## 1.0.0 - unreleased\n\nNothing changed in the catalogue.\n" == answer.out


@pytest.mark.parametrize("pair", sorted(folder.name for folder in (Path(__file__).parent / "compat").iterdir()))
def test_notes_leave_no_change_out(pair: str, targets: Any, read_markdown: Any) -> None:
    folder = Path(__file__).parent / "compat" / pair
    old, new = (load((folder / f"{it}.yaml").read_bytes(), it, targets).catalog for it in ("old", "new"))
    comparison = compare(old, new)

    page = read_markdown(notes(comparison, old, new))

    told = " ".join(page.items).replace("\n", " ")
    for change in comparison.changes:
        if (change.rule, change.where) != ("version-changed", "package"):
            _, _, place = change.where.partition(".")
            assert place in told
            assert change.message in told or change.level == "text", change
    assert [] == page.tags
