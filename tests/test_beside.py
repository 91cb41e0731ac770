"""Work shared with a second process: its results, its exceptions, its death, and that nobody can tell from the output."""

from __future__ import annotations

import errno
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from errcat import beside, pipeline
from errcat.beside import Share, helped, unshared
from errcat.pipeline import generate, load, load_and_generate
from errcat.problems import CatalogError, TemplateFault
from errcat.targets import find_targets, plan

ROOT = Path(__file__).parent.parent
HERE = os.getpid()
ITEMS = range(40)

pytestmark = pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="nothing is shared here")


@pytest.fixture(autouse=True)
def _two_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1})


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    """No process outlives its block, and no file stays open."""
    before = open_files()
    yield
    assert before == open_files()
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)


def open_files() -> list[Path]:
    return sorted(Path("/proc/self/fd").iterdir())[:-1]  # the last one is that of this question


def share(items: Any, work: Callable[[int], Any]) -> list[Any]:
    with helped(lambda share: share(items, work)) as share:
        return share(items, work)


def wait_for(file: Path) -> None:
    while not file.exists():
        time.sleep(0.001)


def slowly(item: int) -> tuple[int, int]:
    time.sleep(0.005)
    return item, os.getpid()


def test_both_processes_work_and_the_results_stand_in_order(tmp_path: Path) -> None:
    def work(item: int) -> tuple[int, int]:
        if os.getpid() != HERE:
            (tmp_path / "started").touch()
        wait_for(tmp_path / "started")
        return slowly(item)

    results = share(ITEMS, work)

    assert [*ITEMS] == [item for item, _ in results]
    processes = [process for _, process in results]
    assert 2 == len(set(processes))
    # One begins with the first, the other with the last, and neither does what the other does.
    assert processes == sorted(processes, key=lambda process: process != HERE)


def test_no_item_is_lost_or_done_twice() -> None:
    for count in (*range(50), 50_000, 50_000):
        assert [*range(count)] == share(range(count), lambda item: item)


@pytest.mark.parametrize("items", [[], [1]])
def test_little_work_is_done_as_well(items: list[int]) -> None:
    assert items == share(items, lambda item: item)


def test_a_slow_process_is_not_waited_for() -> None:
    start = time.monotonic()
    with helped(lambda _: time.sleep(600)) as share:
        assert [(item, HERE) for item in range(4)] == share(range(4), slowly)
    assert time.monotonic() - start < 300


@pytest.mark.parametrize("helper", [lambda _: None, lambda _: fail()], ids=["nothing", "failure"])
def test_the_other_does_nothing_but_help(helper: Callable[[Share], None], capfd: pytest.CaptureFixture[str]) -> None:
    with helped(helper):
        ended = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT)

    assert ended is not None
    assert (os.CLD_EXITED, 0) == (ended.si_code, ended.si_status)
    assert ("", "") == capfd.readouterr()


def test_the_other_begins_without_this_one(tmp_path: Path) -> None:
    def work(item: int) -> tuple[int, int]:
        if item == 20:
            (tmp_path / "reached").touch()
        return slowly(item)

    with helped(lambda share: share(ITEMS, work)) as share:
        wait_for(tmp_path / "reached")
        results = share(ITEMS, work)

    assert [*ITEMS] == [item for item, _ in results]
    assert HERE not in {process for _, process in results[20:]}


def test_the_other_may_have_done_it_all() -> None:
    with helped(lambda share: share(range(4), slowly)) as share:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT)
        results = share(range(4), slowly)

    assert [*range(4)] == [item for item, _ in results]
    assert HERE not in {process for _, process in results}


@pytest.mark.parametrize("refused", ["unwanted", "one processor", "an old Python", "no more processes"])
def test_without_another_process_this_one_does_it_all(refused: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> int:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    if refused == "one processor":
        monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0})
    if refused == "an old Python":
        monkeypatch.delattr(os, "memfd_create")
    if refused == "no more processes":
        monkeypatch.setattr(os, "fork", refuse)

    with helped(None if refused == "unwanted" else lambda share: share(range(4), slowly)) as share:
        assert unshared is share
        assert [(item, HERE) for item in range(4)] == share(range(4), slowly)


@pytest.mark.parametrize("failing", [{0}, {39}, {5, 39}, {0, 20, 39}, set(ITEMS)])
def test_the_first_failure_is_raised(failing: set[int]) -> None:
    def work(item: int) -> int:
        time.sleep(0.002)
        if item in failing:
            raise TemplateFault(f"templates/one/tree/{item}.j2: no such name")
        return item

    with pytest.raises(TemplateFault, match=rf"/{min(failing)}\.j2: no such name"):
        share(ITEMS, work)


def fail() -> None:
    raise MemoryError


ENDS = {"killed": lambda: os.kill(os.getpid(), signal.SIGKILL), "exit": lambda: os._exit(0), "failure": fail}


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_what_the_other_does_not_tell_is_worked_out_here(end: Callable[[], object]) -> None:
    def work(item: int) -> int:
        if item == 38 and os.getpid() != HERE:
            end()
        return item

    with helped(lambda share: share(ITEMS, work)) as share:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT)
        assert [*ITEMS] == share(ITEMS, work)


def test_what_the_other_made_before_it_failed_is_kept() -> None:
    def work(item: int) -> tuple[int, int]:
        if item == 20 and os.getpid() != HERE:
            fail()
        return slowly(item)

    with helped(lambda share: share(ITEMS, work)) as share:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT)
        results = share(ITEMS, work)

    assert [*ITEMS] == [item for item, _ in results]
    assert [True] * 21 + [False] * 19 == [process == HERE for _, process in results]


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_the_other_may_end_before_anything_is_shared(end: Callable[[], object]) -> None:
    with helped(lambda _: end()) as share:
        assert [(item, HERE) for item in range(4)] == share(range(4), slowly)


def test_whoever_lets_the_system_take_its_processes_away_works_alone() -> None:
    before = signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    try:
        results = share(ITEMS, slowly)
    finally:
        signal.signal(signal.SIGCHLD, before)

    assert [(item, HERE) for item in ITEMS] == results


def test_an_interrupt_ends_both(tmp_path: Path) -> None:
    def work(item: int) -> int:
        if os.getpid() != HERE:
            (tmp_path / "started").touch()
            os.kill(os.getpid(), signal.SIGINT)  # as a terminal does, to both
            signal.pause()
        wait_for(tmp_path / "started")
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        share(range(4), work)


def test_a_process_whose_partner_was_killed_ends(tmp_path: Path) -> None:
    def help(share: Share) -> None:
        (tmp_path / "second").write_text(str(os.getpid()))
        share(ITEMS, slowly)

    first = os.fork()
    if not first:
        with helped(help):
            while not (tmp_path / "second").exists() or not (tmp_path / "second").read_text():
                time.sleep(0.01)
            os.kill(os.getpid(), signal.SIGKILL)
    os.waitpid(first, 0)

    second = Path("/proc") / (tmp_path / "second").read_text() / "stat"
    start = time.monotonic()
    # Whoever took it over may take long to ask how it ended; until then it is a zombie.
    with suppress(OSError):  # it is gone
        while ") Z " not in second.read_text():
            assert time.monotonic() - start < 300
            time.sleep(0.01)


TARGETS = find_targets(ROOT / "templates")
CATALOG = (ROOT / "catalog.yaml").read_bytes()


@pytest.fixture
def _large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every catalogue counts as a large one."""
    monkeypatch.setattr(pipeline, "_MUCH", 0)


@pytest.mark.usefixtures("_large")
def test_two_processes_make_what_one_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    told = beside._told
    shared: list[int] = []

    def late(*arguments: Any) -> Any:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOWAIT)  # so that the other does it all
        return load(*arguments)

    def spied(results: int) -> Any:
        rest = told(results)
        shared.append(len(rest))
        return rest

    monkeypatch.setattr(pipeline, "load", late)
    monkeypatch.setattr(beside, "_told", spied)
    expected = load(CATALOG, "catalog.yaml", TARGETS)

    checked, tree = load_and_generate(CATALOG, "catalog.yaml", TARGETS, TARGETS)

    assert expected == checked
    assert [*generate(expected.catalog, TARGETS).items()] == [*tree.items()]
    assert [sum(1 for target in TARGETS for _ in plan(target, checked.catalog))] == shared


@pytest.mark.usefixtures("_large")
def test_a_catalogue_with_faults_is_answered_once(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(CatalogError) as raised:
        load_and_generate(CATALOG.replace(b"fallback:", b"falback:"), "catalog.yaml", TARGETS, TARGETS)

    assert {"unknown-key"} == {problem.rule for problem in raised.value.problems}
    assert ("", "") == capfd.readouterr()
