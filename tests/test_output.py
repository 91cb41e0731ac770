"""The edge to the disk: what differs is told apart, and either everything is made or nothing."""

from __future__ import annotations

import contextlib
import errno
import itertools
import os
import re
import shutil
import stat
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import pytest

from errcat.output import MANIFEST, Change, alone, apply, compare, with_manifests
from errcat.problems import OutputFault


def tree(**files: str) -> dict[PurePosixPath, bytes]:
    """A tree of one target, `one`; two underscores stand for a slash, one at the end for `.txt`."""
    return {PurePosixPath("one", name.replace("__", "/") + ".txt"): text.encode() for name, text in files.items()}


def written(root: Path, files: dict[PurePosixPath, bytes]) -> Path:
    """The folder `root` with these files as errcat writes them."""
    apply(compare(files, root), root)
    return root


def told(changes: list[Change]) -> list[tuple[str, str]]:
    """Verb and path of each change, but for manifests, which follow the rest."""
    return [(change.verb, str(change.path)) for change in changes if change.path.name != MANIFEST]


def modes(root: Path) -> dict[str, int]:
    return {str(path.relative_to(root)): stat.S_IMODE(path.lstat().st_mode) for path in root.rglob("*")}


# Telling apart


def test_missing_file_is_created(tmp_path: Path) -> None:
    changes = compare(tree(a="new\n"), tmp_path)

    assert [("create", "one/a.txt")] == told(changes)
    assert (None, b"new\n") == (changes[1].before, changes[1].after)


def test_same_file_is_no_change(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="same\n"))

    assert [] == compare(tree(a="same\n"), root)


def test_stale_file_is_updated(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="old\n"))

    changes = compare(tree(a="new\n"), root)

    assert [("update", "one/a.txt", False)] == [(c.verb, str(c.path), c.edited) for c in changes if c.path.suffix]
    assert (b"old\n", b"new\n") == (changes[1].before, changes[1].after)


def test_file_edited_by_hand_is_an_update_that_says_so(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="old\n"))
    (root / "one" / "a.txt").write_text("by hand\n")

    changes = compare(tree(a="old\n"), root)

    assert [("update", "one/a.txt", True)] == [(c.verb, str(c.path), c.edited) for c in changes]


def test_stale_file_that_is_edited_as_well_is_told_as_edited(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="old\n"))
    (root / "one" / "a.txt").write_text("by hand\n")

    changes = compare(tree(a="new\n"), root)

    assert [True] == [change.edited for change in changes if change.path.suffix]


def test_left_over_file_is_deleted(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n", b="b\n"))

    assert [("delete", "one/b.txt")] == told(compare(tree(a="a\n"), root))


def test_left_over_file_that_somebody_edited_is_kept(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n", b="b\n"))
    (root / "one" / "b.txt").write_text("precious\n")

    changes = compare(tree(a="a\n"), root)
    apply(changes, root)

    assert [("keep", "one/b.txt", True)] == [(c.verb, str(c.path), c.edited) for c in changes if c.path.suffix]
    assert "precious\n" == (root / "one" / "b.txt").read_text()


def test_foreign_file_is_kept(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n"))
    (root / "one" / "mine.txt").write_text("mine\n")

    changes = compare(tree(a="a\n"), root)
    apply(changes, root)

    assert [("keep", "one/mine.txt", False)] == [(c.verb, str(c.path), c.edited) for c in changes]
    assert "mine\n" == (root / "one" / "mine.txt").read_text()


def test_checkout_with_other_line_ends_is_current(tmp_path: Path) -> None:
    files = tree(a="one\ntwo\n", b__c="three\n")
    root = written(tmp_path, files)
    for path in with_manifests(files):
        (root / path).write_bytes((root / path).read_bytes().replace(b"\n", b"\r\n"))

    assert [] == compare(files, root)


def test_checkout_with_other_line_ends_is_stale_not_edited(tmp_path: Path) -> None:
    files = tree(a="one\ntwo\n", b="three\n")
    root = written(tmp_path, files)
    for path in with_manifests(files):
        (root / path).write_bytes((root / path).read_bytes().replace(b"\n", b"\r\n"))

    changes = compare(tree(a="new\n"), root)

    assert [("update", "one/a.txt", False), ("delete", "one/b.txt", False)] == [
        (c.verb, str(c.path), c.edited) for c in changes if c.path.suffix
    ]


def test_line_ends_of_its_own_are_an_edit(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="one\r\ntwo\r\n"))
    (root / "one" / "a.txt").write_bytes(b"one\ntwo\n")

    assert [("update", "one/a.txt")] == told(compare(tree(a="one\r\ntwo\r\n"), root))


def test_changes_come_in_the_order_of_their_paths(tmp_path: Path) -> None:
    root = written(tmp_path, tree(b="b\n", d="d\n"))

    changes = compare(tree(c="c\n", b="new\n", a="a\n"), root)

    assert [("create", "one/a.txt"), ("update", "one/b.txt"), ("create", "one/c.txt"), ("delete", "one/d.txt")] == told(
        changes
    )


def test_what_tools_leave_is_ignored(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n"))
    for folder in ("__pycache__", "deep/__pycache__"):
        (root / "one" / folder).mkdir(parents=True)
        (root / "one" / folder / "x.pyc").write_bytes(b"x")

    assert [] == compare(tree(a="a\n"), root, {"one": ["__pycache__"]})


def test_what_tools_of_one_target_leave_is_no_matter_of_another(tmp_path: Path) -> None:
    root = written(tmp_path, two())
    for target in ("one", "two"):
        (root / target / "dist").mkdir()
        (root / target / "dist" / "x.txt").write_text("x")

    changes = compare(two(), root, {"one": ["dist"], "two": []})

    assert [("keep", "two/dist/x.txt")] == told(changes)


def test_a_target_that_makes_no_file_any_more_is_emptied(tmp_path: Path) -> None:
    root = written(tmp_path, two())

    changes = compare(tree(a="1\n"), root, {"one": [], "two": []})
    apply(changes, root)

    assert [("delete", "two/b/c.txt")] == told(changes)
    assert not (root / "two").exists()
    assert [] == compare(tree(a="1\n"), root, {"one": [], "two": []})


def test_comparing_writes_nothing(tmp_path: Path, snapshot: Any) -> None:
    root = written(tmp_path, tree(a="a\n", b="b\n"))
    before = snapshot(root)

    compare(tree(a="new\n", c__d="c\n"), root)

    assert before == snapshot(root)


def test_comparing_with_a_folder_that_is_not_there_makes_none(tmp_path: Path) -> None:
    compare(tree(a="a\n"), tmp_path / "output")

    assert not (tmp_path / "output").exists()


# Targets


def two(first: str = "1\n", second: str = "2\n") -> dict[PurePosixPath, bytes]:
    return {PurePosixPath("one/a.txt"): first.encode(), PurePosixPath("two/b/c.txt"): second.encode()}


def test_folder_of_a_target_that_is_no_more_is_told_and_stays(tmp_path: Path, snapshot: Any) -> None:
    root = written(tmp_path, two())
    before = snapshot(root)

    changes = compare(tree(a="1\n"), root)
    apply(changes, root)

    assert [("orphan", "two")] == told(changes)
    assert before == snapshot(root)


def test_other_targets_are_nobodys_business_when_some_are_named(tmp_path: Path) -> None:
    root = written(tmp_path, two())

    assert [] == compare(tree(a="1\n"), root, whole=False)


def test_folder_without_a_manifest_is_none_of_ours(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n"))
    (root / "docs").mkdir()
    (root / "docs" / "mine.txt").write_text("mine\n")

    assert [] == compare(tree(a="a\n"), root)


def test_file_beside_the_targets_is_none_of_ours(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n"))
    (root / "mine.txt").write_text("mine\n")

    assert [] == compare(tree(a="a\n"), root)


# Manifests


def test_manifest_is_what_sha256sum_reads(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n", b__c="c\n"))

    done = subprocess.run(
        ["sha256sum", "--strict", "-c", MANIFEST], cwd=root / "one", capture_output=True, text=True, check=False
    )

    assert (0, "a.txt: OK\nb/c.txt: OK\n") == (done.returncode, done.stdout)


def test_manifest_is_sorted_and_holds_every_file(tmp_path: Path) -> None:
    manifest = with_manifests(tree(b="b\n", a__z="z\n", a="a\n"))[PurePosixPath("one", MANIFEST)].decode()

    rows = [re.fullmatch(r"[0-9a-f]{64}  (.+)\n", line) for line in manifest.splitlines(keepends=True)]
    assert ["a/z.txt", "a.txt", "b.txt"] == [row[1] for row in rows if row]
    assert len(rows) == 3


def test_manifest_with_words_of_a_merge_still_tells_what_is_ours(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n", b="b\n"))
    manifest = root / "one" / MANIFEST
    manifest.write_text(f"<<<<<<< ours\n{manifest.read_text()}=======\n>>>>>>> theirs\n")

    assert [("delete", "one/b.txt")] == told(compare(tree(a="a\n"), root))


def test_manifest_that_is_not_text_is_as_good_as_none(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n", b="b\n"))
    (root / "one" / MANIFEST).write_bytes(b"\xff\xfe\x00")

    changes = compare(tree(a="a\n"), root)

    assert [("keep", "one/b.txt")] == told(changes)
    assert ("update", f"one/{MANIFEST}") in [(change.verb, str(change.path)) for change in changes]


def test_manifest_cannot_name_files_outside_of_its_folder(tmp_path: Path, snapshot: Any) -> None:
    root = written(tmp_path / "output", tree(a="a\n"))
    (tmp_path / "precious.txt").write_text("x")
    checksum = "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"
    with (root / "one" / MANIFEST).open("a") as manifest:
        manifest.write(f"{checksum}  ../../precious.txt\n{checksum}  {tmp_path}/precious.txt\n")

    changes = compare(tree(a="a\n"), root)
    apply(changes, root)

    assert [] == told(changes)
    assert "x" == (tmp_path / "precious.txt").read_text()


# Making it so


def test_applying_makes_the_tree(tmp_path: Path, snapshot: Any) -> None:
    files = tree(a="a\n", b__c__d="d\n")

    apply(compare(files, tmp_path / "new" / "output"), tmp_path / "new" / "output")

    found = snapshot(tmp_path / "new" / "output")
    assert {str(path): data for path, data in with_manifests(files).items()} == {
        name: data for name, data in found.items() if not name.endswith("/")
    }


def test_applying_twice_changes_nothing(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n", b__c="c\n"))
    before = {path: path.stat().st_mtime_ns for path in root.rglob("*")}

    apply(compare(tree(a="a\n", b__c="c\n"), root), root)

    assert before == {path: path.stat().st_mtime_ns for path in root.rglob("*")}


def test_only_what_changed_is_written(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n", b="b\n"))
    os.utime(root / "one" / "a.txt", (1, 1))

    apply(compare(tree(a="a\n", b="new\n"), root), root)

    assert 1 == (root / "one" / "a.txt").stat().st_mtime
    assert "new\n" == (root / "one" / "b.txt").read_text()


def test_folders_left_empty_are_removed(tmp_path: Path, snapshot: Any) -> None:
    root = written(tmp_path, tree(a="a\n", b__c__d="d\n", b__e="e\n"))

    apply(compare(tree(a="a\n", b__e="e\n"), root), root)

    assert ["one/", "one/.errcat", "one/a.txt", "one/b/", "one/b/e.txt"] == [*snapshot(root)]


def test_file_becomes_a_folder_of_the_same_name(tmp_path: Path) -> None:
    old = {PurePosixPath("one/a"): b"file\n"}
    new = {PurePosixPath("one/a/b"): b"below\n"}
    root = written(tmp_path, old)

    with pytest.raises(OutputFault, match="is a file where a folder must be"):
        apply(compare(new, root), root)

    assert b"file\n" == (root / "one" / "a").read_bytes()


def test_new_files_have_the_permissions_of_the_umask(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        written(tmp_path, tree(a="a\n"))
    finally:
        os.umask(before)

    assert 0o640 == modes(tmp_path)["one/a.txt"]


def test_updated_files_keep_their_permissions(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n"))
    (root / "one" / "a.txt").chmod(0o750)

    apply(compare(tree(a="new\n"), root), root)

    assert 0o750 == modes(root)["one/a.txt"]


@pytest.fixture
def locking(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Is set when a thread other than that of the tests comes to the lock."""
    fcntl = pytest.importorskip("fcntl")
    event, here, lock = threading.Event(), threading.current_thread(), fcntl.flock

    def flock(*arguments: Any) -> None:
        if threading.current_thread() is not here:
            event.set()
        lock(*arguments)

    monkeypatch.setattr(fcntl, "flock", flock)
    return event


def _waiting(run: Callable[[], None], locking: threading.Event) -> threading.Thread:
    """Another run that has come to the lock, and got through if there is none."""
    other = threading.Thread(target=run)
    other.start()
    locking.wait()
    other.join(0.3)
    return other


@pytest.mark.parametrize(
    ("first", "second"),
    [("new/deep/output", "new/deep/output"), ("there", "a link"), ("there/..", "."), ("there", "new/../there")],
)
def test_two_runs_never_write_the_same_folder_at_once(
    first: str, second: str, tmp_path: Path, locking: threading.Event
) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "new").mkdir() if second.startswith("new/..") else None
    (tmp_path / "a link").symlink_to("there")
    order: list[str] = []

    def run() -> None:
        with alone(tmp_path / second):
            order.append("second")

    with alone(tmp_path / first):
        other = _waiting(run, locking)
        (tmp_path / first / "file").write_text("x")
        order.append("first")
    other.join()

    assert ["first", "second"] == order


def test_waiting_for_a_run_leaves_no_folder(tmp_path: Path) -> None:
    for output in ("new/deep/output", "nosuch/../output"):
        with alone(tmp_path / output):
            pass

    assert [] == [*tmp_path.iterdir()]


def test_a_run_after_one_that_wrote_nothing_has_its_folder(tmp_path: Path, locking: threading.Event) -> None:
    def run() -> None:
        with alone(tmp_path / "new" / "output"):
            (tmp_path / "new" / "output" / "file").write_text("x")

    with alone(tmp_path / "new" / "output"):
        other = _waiting(run, locking)
    other.join()

    assert (tmp_path / "new" / "output" / "file").exists()


def test_a_closed_folder_beside_the_targets_is_nobodys_business(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = written(tmp_path, tree(a="a\n"))
    (root / "lost+found").mkdir()
    real = os.stat

    def stat(path: Any, **options: Any) -> os.stat_result:
        if "lost+found" in os.fspath(path) and os.fspath(path).endswith(MANIFEST):
            raise PermissionError(errno.EACCES, "Permission denied", path)
        return real(path, **options)

    monkeypatch.setattr(os, "stat", stat)

    assert [] == compare(tree(a="a\n"), root)


def test_names_may_be_as_long_as_the_system_allows(tmp_path: Path) -> None:
    files = {PurePosixPath("one", name * 255): b"x\n" for name in "ab"}
    root = written(tmp_path, files)

    apply(compare({PurePosixPath("one", "a" * 255): b"new\n"}, root), root)

    assert b"new\n" == (root / "one" / ("a" * 255)).read_bytes()
    assert not (root / "one" / ("b" * 255)).exists()


def test_temporary_files_of_a_run_that_was_killed_are_removed(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n"))
    (root / "one" / ".a.txt.x1y2.errcat-tmp").write_text("half")

    changes = compare(tree(a="a\n"), root)
    apply(changes, root)

    assert [("delete", "one/.a.txt.x1y2.errcat-tmp")] == told(changes)
    assert not (root / "one" / ".a.txt.x1y2.errcat-tmp").exists()


def test_readers_never_see_half_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = written(tmp_path, tree(a="a\n" * 1000))
    seen = []
    replace = os.replace

    def watching(source: Any, goal: Any) -> None:
        seen.append((root / "one" / "a.txt").read_bytes())
        replace(source, goal)
        seen.append((root / "one" / "a.txt").read_bytes())

    monkeypatch.setattr(os, "replace", watching)
    apply(compare(tree(a="b\n" * 1000), root), root)

    assert {b"a\n" * 1000, b"b\n" * 1000} == set(seen)


# Failing


class Broken(OSError):
    pass


@pytest.fixture
def break_at(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, int, BaseException], list[int]]:
    """Let the n-th call of a function of `os` fail, and count the calls; `write` is that of a file."""

    def break_at(name: str, number: int, error: BaseException) -> list[int]:
        calls: list[int] = []

        def failing(original: Any) -> Any:
            def call(*arguments: Any, **options: Any) -> Any:
                calls.append(len(calls) + 1)
                if calls[-1] == number:
                    raise error
                return original(*arguments, **options)

            return call

        if name == "write":
            fdopen = os.fdopen

            def opening(*arguments: Any, **options: Any) -> Any:
                file = fdopen(*arguments, **options)
                write = failing(file.write)

                class Failing:
                    def __enter__(self) -> Any:
                        return self

                    def __exit__(self, *_: object) -> None:
                        file.close()

                    def write(self, data: bytes) -> int:
                        file.raw.write(data[:1])  # the disk is full after the first byte
                        return write(data[1:])  # type: ignore[no-any-return]

                return Failing()

            monkeypatch.setattr(os, "fdopen", opening)
        else:
            monkeypatch.setattr(os, name, failing(getattr(os, name)))
        return calls

    return break_at


OLD = tree(a="old a\n", b__c="old c\n", b__d="gone\n", e__f="gone\n", same="same\n")
NEW = tree(a="new a\n", b__c="new c\n", g__h__i="new i\n", j="new j\n", same="same\n")
ERRORS = {"full": Broken(errno.ENOSPC, "No space left on device"), "interrupt": KeyboardInterrupt()}


@pytest.mark.parametrize("error", ERRORS.values(), ids=ERRORS)
@pytest.mark.parametrize("function", ["mkdir", "open", "write", "chmod", "link", "replace"])
def test_failure_at_any_step_leaves_the_old_tree_whole(
    function: str, error: BaseException, tmp_path: Path, snapshot: Any, break_at: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    if function == "link" and isinstance(error, OSError):
        pytest.skip("a disk without links is no failure")
    new = {str(path): data for path, data in with_manifests(NEW).items()}
    failures = 0
    for number in itertools.count(1):
        root = written(tmp_path / str(number), OLD)
        before = snapshot(root), modes(root)
        changes = compare(NEW, root)

        calls = break_at(function, number, error)
        raised: BaseException | None = None
        try:
            apply(changes, root)
        except (OutputFault, KeyboardInterrupt) as told:
            raised = told
        monkeypatch.undo()

        if raised is not None:
            failures += 1
            assert error in (raised, raised.__cause__)
            assert before == (snapshot(root), modes(root)), f"failure at call {number} of {function}"
        else:
            assert new == {name: data for name, data in snapshot(root).items() if data}
        if len(calls) < number:
            break
    assert failures >= 2


@pytest.mark.parametrize("error", ERRORS.values(), ids=ERRORS)
def test_failure_to_clean_up_leaves_the_new_tree_whole(
    error: BaseException, tmp_path: Path, snapshot: Any, break_at: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = written(tmp_path, OLD)
    changes = compare(NEW, root)

    break_at("unlink", 1, error)
    # Nothing is wrong but that a temporary file is left.
    with contextlib.suppress(KeyboardInterrupt):
        apply(changes, root)
    monkeypatch.undo()

    new = {str(path): data for path, data in with_manifests(NEW).items()}
    assert new == {name: data for name, data in snapshot(root).items() if data and not name.endswith(".errcat-tmp")}
    apply(compare(NEW, root), root)
    assert new == {name: data for name, data in snapshot(root).items() if data}


def test_first_run_that_fails_leaves_nothing(tmp_path: Path, snapshot: Any, break_at: Any) -> None:
    break_at("replace", 3, Broken(errno.EIO, "Input/output error"))

    with pytest.raises(OutputFault, match=r"Input/output error.*the old files are as they were"):
        apply(compare(NEW, tmp_path / "output"), tmp_path / "output")

    assert {} == snapshot(tmp_path)


def test_what_was_deleted_comes_back_with_its_permissions(tmp_path: Path, break_at: Any) -> None:
    root = written(tmp_path, OLD)
    (root / "one" / "b" / "d.txt").chmod(0o600)
    (root / "one" / "e" / "f.txt").chmod(0o400)
    before = modes(root)
    changes = compare(NEW, root)

    calls = break_at("replace", 7, Broken(errno.EIO, "Input/output error"))
    with pytest.raises(OutputFault):
        apply(changes, root)

    assert before == modes(root)
    assert len(calls) > 7  # something was put back


def test_error_says_which_file_it_is_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = written(tmp_path, OLD)
    changes = compare(NEW, root)

    def refuse(source: Any, goal: Any) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", os.fspath(source), None, os.fspath(goal))

    monkeypatch.setattr(os, "replace", refuse)

    with pytest.raises(OutputFault, match=r"Permission denied: .*/one/.*; the old files are as they were"):
        apply(changes, root)


@pytest.fixture
def no_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk without hard links."""

    def refuse(source: Any, goal: Any) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted", os.fspath(source), None, os.fspath(goal))

    monkeypatch.setattr(os, "link", refuse)


@pytest.mark.parametrize("links", [True, False])
def test_undoing_needs_no_space_and_keeps_permissions(
    links: bool, tmp_path: Path, snapshot: Any, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not links:
        request.getfixturevalue("no_links")
    root = written(tmp_path, OLD)
    (root / "one" / "a.txt").chmod(0o640)
    (root / "one" / "b" / "c.txt").chmod(0o400)
    before = snapshot(root), modes(root), {path: path.stat().st_mtime_ns for path in root.rglob("*.txt")}
    changes = compare(NEW, root)
    replace = os.replace

    def filling(source: Any, goal: Any) -> None:
        replace(source, goal)
        if os.fspath(goal).endswith("j.txt"):
            for name in ("write_bytes", "write_text"):
                monkeypatch.setattr(Path, name, full)
            monkeypatch.setattr(os, "fdopen", full)
            full()

    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "replace", filling)
    with pytest.raises(OutputFault, match="No space left on device"):
        apply(changes, root)

    assert before == (snapshot(root), modes(root), {path: path.stat().st_mtime_ns for path in root.rglob("*.txt")})


def test_a_disk_without_links_is_as_good(tmp_path: Path, snapshot: Any, no_links: None) -> None:
    root = written(tmp_path, OLD)

    apply(compare(NEW, root), root)

    assert {str(path): data for path, data in with_manifests(NEW).items()} == {
        name: data for name, data in snapshot(root).items() if not name.endswith("/")
    }


@pytest.mark.parametrize("error", ERRORS.values(), ids=ERRORS)
def test_half_a_copy_does_not_come_back(
    error: BaseException, tmp_path: Path, snapshot: Any, no_links: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = written(tmp_path, OLD)
    before = snapshot(root), modes(root)
    changes = compare(NEW, root)
    copy = shutil.copy2

    def copying(source: Any, goal: Any) -> None:
        copy(source, goal)
        if os.fspath(source).endswith("c.txt"):
            Path(goal).write_bytes(b"o")
            raise error

    monkeypatch.setattr(shutil, "copy2", copying)
    with pytest.raises((OutputFault, KeyboardInterrupt)):
        apply(changes, root)

    assert before == (snapshot(root), modes(root))


@pytest.mark.parametrize("goal", ["the same", "what was", "something else"])
@pytest.mark.parametrize("links", [True, False])
@pytest.mark.parametrize("start", [OLD, {}], ids=["update", "first"])
@pytest.mark.skipif(not hasattr(os, "fork"), reason="a process is killed half way")
def test_the_next_run_mends_what_a_killed_one_left(
    start: dict[PurePosixPath, bytes],
    links: bool,
    goal: str,
    tmp_path: Path,
    snapshot: Any,
    break_at: Any,
    request: pytest.FixtureRequest,
) -> None:
    if not links:
        request.getfixturevalue("no_links")
    wanted = {"the same": NEW, "what was": OLD, "something else": tree(a="third\n", j="third\n")}[goal]
    expected = {str(path): data for path, data in with_manifests(wanted).items()}
    for number in itertools.count(1):
        root = written(tmp_path / str(number), start) if start else tmp_path / str(number)
        changes = compare(NEW, root)

        killed = _killed_at(number, lambda changes=changes, root=root: apply(changes, root))  # type: ignore[misc]
        apply(compare(wanted, root), root)

        assert expected == {name: data for name, data in snapshot(root).items() if not name.endswith("/")}, number
        if not killed:
            break
    assert number > 6


def _killed_at(number: int, work: Callable[[], None]) -> bool:
    """Do it in a process of its own that dies before its n-th change of a name; did it come so far?"""
    child = os.fork()
    if child == 0:
        calls = itertools.count(1)

        def dying(original: Any) -> Any:
            def call(*arguments: Any, **options: Any) -> Any:
                if next(calls) == number:
                    os._exit(9)
                return original(*arguments, **options)

            return call

        try:
            for name in ("link", "replace", "unlink", "rmdir"):
                setattr(os, name, dying(getattr(os, name)))
            work()
        finally:
            os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 9


# Files of somebody else, where ours shall be


def test_file_at_a_planned_path_that_errcat_did_not_write_is_in_the_way(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "one" / "a.txt").write_text("mine\n")

    changes = compare(tree(a="new\n", b="new\n"), tmp_path)

    assert [("block", "one/a.txt"), ("create", "one/b.txt")] == told(changes)
    assert [(b"mine\n", b"new\n")] == [(c.before, c.after) for c in changes if c.verb == "block"]


def test_nothing_is_written_when_a_file_is_in_the_way(tmp_path: Path, snapshot: Any) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "one" / "b.txt").write_text("mine\n")
    before = snapshot(tmp_path)

    with pytest.raises(
        OutputFault, match=r"^one/b\.txt is in the way: errcat did not write it; move it away.*nothing was written$"
    ):
        written(tmp_path, tree(a="new\n", b="new\n"))

    assert before == snapshot(tmp_path)


def test_file_of_somebody_where_a_new_page_shall_be_is_in_the_way(tmp_path: Path, snapshot: Any) -> None:
    root = written(tmp_path, tree(a="a\n"))
    (root / "one" / "b.txt").write_text("mine\n")
    before = snapshot(root)

    with pytest.raises(OutputFault, match=r"one/b\.txt is in the way"):
        written(root, tree(a="new\n", b="new\n"))

    assert before == snapshot(root)


def test_every_file_in_the_way_is_told(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    for name in "abc":
        (tmp_path / "one" / f"{name}.txt").write_text("mine\n")

    with pytest.raises(OutputFault, match=r"^one/a\.txt, one/b\.txt, one/c\.txt are in the way: .* move them away"):
        written(tmp_path, tree(a="new\n", b="new\n", c="new\n"))


def test_a_crowd_in_the_way_is_counted(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    names = "abcdefgh"
    for name in names:
        (tmp_path / "one" / f"{name}.txt").write_text("mine\n")

    with pytest.raises(OutputFault, match=r"^one/a\.txt, .*, one/e\.txt and 3 more are in the way: "):
        written(tmp_path, tree(**dict.fromkeys(names, "new\n")))


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_lost_manifest_is_made_again_where_the_files_are_current(ends: str, tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n", b__c="c\n"))
    (root / "one" / MANIFEST).unlink()
    (root / "one" / "a.txt").write_bytes(b"a" + ends.encode())

    changes = compare(tree(a="a\n", b__c="c\n"), root)
    apply(changes, root)

    assert [("create", f"one/{MANIFEST}")] == [(change.verb, str(change.path)) for change in changes]
    assert [] == compare(tree(a="a\n", b__c="c\n"), root)


def test_lost_manifest_does_not_make_stale_files_ours(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="old\n"))
    (root / "one" / MANIFEST).unlink()

    assert [("block", "one/a.txt")] == told(compare(tree(a="new\n"), root))


def test_both_sides_of_a_merge_tell_what_is_ours(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="ours\n"))
    ours = (root / "one" / MANIFEST).read_text()
    theirs = with_manifests(tree(a="theirs\n", b="b\n"))[PurePosixPath("one", MANIFEST)].decode()
    (root / "one" / MANIFEST).write_text(f"<<<<<<< ours\n{ours}=======\n{theirs}>>>>>>> theirs\n")
    (root / "one" / "b.txt").write_text("b\n")

    changes = compare(tree(a="new\n", b="new\n"), root)

    assert [("update", "one/a.txt", False), ("update", "one/b.txt", False)] == [
        (c.verb, str(c.path), c.edited) for c in changes if c.path.suffix
    ]


def test_file_that_appears_after_comparing_is_in_the_way(tmp_path: Path) -> None:
    root = written(tmp_path, tree(a="a\n"))
    changes = compare(tree(a="new\n", b="new\n"), root)
    (root / "one" / "b.txt").write_text("mine\n")

    with pytest.raises(OutputFault, match=r"one/b\.txt is in the way"):
        apply(changes, root)

    assert "a\n" == (root / "one" / "a.txt").read_text()
    assert "mine\n" == (root / "one" / "b.txt").read_text()


def test_full_disk_is_told_with_the_folder_where_the_system_names_no_file(tmp_path: Path, break_at: Any) -> None:
    break_at("write", 1, OSError(errno.ENOSPC, "No space left on device"))

    with pytest.raises(OutputFault, match=rf"^No space left on device: {re.escape(str(tmp_path))}; the old files"):
        apply(compare(NEW, tmp_path), tmp_path)


# Ways out of the folder


@pytest.fixture
def outside(tmp_path: Path) -> Iterator[Path]:
    """A folder with a file that nobody may touch."""
    folder = tmp_path / "outside"
    folder.mkdir()
    (folder / "a.txt").write_text("precious\n")
    (folder / "b.txt").write_text("precious\n")
    yield folder
    assert {"a.txt": "precious\n", "b.txt": "precious\n"} == {p.name: p.read_text() for p in folder.iterdir()}


def test_link_in_place_of_a_target_is_refused(tmp_path: Path, outside: Path) -> None:
    root = tmp_path / "output"
    root.mkdir()
    (root / "one").symlink_to(outside)

    with pytest.raises(OutputFault, match=r"one is a link to .*errcat follows no links"):
        apply(compare(tree(a="new\n"), root), root)


def test_link_in_place_of_a_folder_is_refused(tmp_path: Path, outside: Path) -> None:
    root = written(tmp_path / "output", tree(b__a="old\n"))
    shutil.rmtree(root / "one" / "b")
    (root / "one" / "b").symlink_to(outside)

    with pytest.raises(OutputFault, match="one/b is a link to"):
        apply(compare(tree(b__a="new\n"), root), root)


def test_link_in_place_of_a_file_is_refused(tmp_path: Path, outside: Path) -> None:
    root = written(tmp_path / "output", tree(a="old\n"))
    (root / "one" / "a.txt").unlink()
    (root / "one" / "a.txt").symlink_to(outside / "a.txt")

    with pytest.raises(OutputFault, match=r"one/a\.txt is a link to .*errcat follows no links"):
        apply(compare(tree(a="new\n"), root), root)


def test_link_that_leads_nowhere_is_refused(tmp_path: Path) -> None:
    root = written(tmp_path / "output", tree(a="old\n"))
    (root / "one" / "a.txt").unlink()
    (root / "one" / "a.txt").symlink_to(tmp_path / "nowhere")

    with pytest.raises(OutputFault, match=r"one/a\.txt is a link to .*errcat follows no links"):
        apply(compare(tree(a="new\n"), root), root)

    assert not (tmp_path / "nowhere").exists()


def test_link_to_a_folder_left_over_is_kept(tmp_path: Path, outside: Path) -> None:
    root = written(tmp_path / "output", tree(a="a\n", b__a="precious\n"))
    shutil.rmtree(root / "one" / "b")
    (root / "one" / "b").symlink_to(outside)

    changes = compare(tree(a="a\n"), root)
    apply(changes, root)

    assert [("keep", "one/b")] == told(changes)
    assert (root / "one" / "b").is_symlink()


def test_link_that_appears_after_comparing_is_refused(tmp_path: Path, outside: Path) -> None:
    root = written(tmp_path / "output", tree(a="a\n", b__a="old\n"))
    changes = compare(tree(a="a\n", b__a="new\n"), root)
    shutil.rmtree(root / "one" / "b")
    (root / "one" / "b").symlink_to(outside)

    with pytest.raises(OutputFault, match="one/b is a link to"):
        apply(changes, root)


def test_link_to_the_folder_of_another_output_stays_with_all_that_it_leads_to(
    tmp_path: Path, outside: Path, snapshot: Any
) -> None:
    root = written(tmp_path / "output", tree(a="a\n"))
    elsewhere = written(tmp_path / "elsewhere", two())
    (root / "two").symlink_to(elsewhere / "two")
    before = snapshot(tmp_path)

    apply(compare(tree(a="a\n"), root), root)

    assert before == snapshot(tmp_path)


@pytest.mark.parametrize("path", ["../a.txt", "one/../../a.txt", "/a.txt"])
def test_path_that_leaves_the_folder_is_refused(path: str, tmp_path: Path, snapshot: Any) -> None:
    with pytest.raises(OutputFault, match="would leave the output folder"):
        apply([Change("create", PurePosixPath(path), None, b"x")], tmp_path / "output")

    assert {} == snapshot(tmp_path)


@pytest.mark.parametrize("path", ["../a.txt", "one/../../a.txt"])
def test_comparing_looks_at_nothing_outside(path: str, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("x")

    with pytest.raises(OutputFault, match="would leave the output folder"):
        compare({PurePosixPath(path): b"x"}, tmp_path / "output")


def test_folder_in_place_of_a_file_is_refused(tmp_path: Path) -> None:
    root = written(tmp_path, tree(b="b\n"))
    (root / "one" / "a.txt").mkdir()

    with pytest.raises(OutputFault, match=r"one/a\.txt is not a plain file; move it away"):
        compare(tree(a="a\n", b="b\n"), root)


def test_file_in_place_of_a_target_is_refused(tmp_path: Path) -> None:
    (tmp_path / "one").write_text("mine\n")

    with pytest.raises(OutputFault, match="one is a file where a folder must be"):
        apply(compare(tree(a="a\n"), tmp_path), tmp_path)

    assert "mine\n" == (tmp_path / "one").read_text()


def test_output_folder_itself_may_be_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")

    written(tmp_path / "link", tree(a="a\n"))

    assert "a\n" == (tmp_path / "real" / "one" / "a.txt").read_text()
