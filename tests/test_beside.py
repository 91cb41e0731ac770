"""Work shared with a second process: its results, its exceptions, its death, and that nobody can tell from the output."""

from __future__ import annotations

import errno
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from errcat import rendering
from errcat.beside import can_share, share
from errcat.pipeline import generate, load
from errcat.problems import TemplateFault
from errcat.targets import find_targets

ROOT = Path(__file__).parent.parent

pytestmark = pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="nothing is shared here")

HERE = os.getpid()


def slowly(item: int) -> tuple[int, int]:
    time.sleep(0.005)
    return item, os.getpid()


def test_both_processes_work_and_the_results_stand_in_order() -> None:
    results = share(range(40), slowly)

    assert [*range(40)] == [item for item, _ in results]
    processes = [process for _, process in results]
    assert 2 == len(set(processes))
    # One begins with the first, the other with the last, and neither does what the other does.
    assert processes == sorted(processes, key=lambda process: process != os.getpid())


def test_no_item_is_lost_or_done_twice() -> None:
    for _ in range(50):
        assert [*range(300)] == share(range(300), lambda item: item)


@pytest.mark.parametrize("items", [[], [1]])
def test_little_work_is_done_as_well(items: list[int]) -> None:
    assert items == share(items, lambda item: item)


def test_without_another_process_this_one_does_it_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> int:
        raise BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr(os, "fork", refuse)

    assert [(item, HERE) for item in range(4)] == share(range(4), slowly)


@pytest.mark.parametrize("failing", [{0}, {39}, {5, 39}, {0, 20, 39}, set(range(40))])
def test_the_first_failure_is_raised(failing: set[int]) -> None:
    def work(item: int) -> int:
        time.sleep(0.002)
        if item in failing:
            raise TemplateFault(f"templates/one/tree/{item}.j2: no such name")
        return item

    with pytest.raises(TemplateFault, match=rf"/{min(failing)}\.j2: no such name"):
        share(range(40), work)


def in_the_other(act: Callable[[], object]) -> Callable[[int], int]:
    """Work in which the other process does something unforeseen with its second item."""

    def work(item: int) -> int:
        time.sleep(0.005)
        if item == 38 and os.getpid() != HERE:
            act()
        return item

    return work


class _Unspeakable(Exception):
    def __reduce__(self) -> str:
        raise TypeError("cannot be told to another process")


def fail() -> None:
    raise _Unspeakable


ENDS = {"killed": lambda: os.kill(os.getpid(), signal.SIGKILL), "exit": lambda: os._exit(0), "unspeakable": fail}


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_what_the_other_does_not_tell_is_worked_out_here(end: Callable[[], object]) -> None:
    assert [*range(40)] == share(range(40), in_the_other(end))


def test_no_process_outlives_the_call(tmp_path: Path) -> None:
    def work(item: int) -> int:
        if os.getpid() != HERE:
            (tmp_path / "pid").write_text(str(os.getpid()))
            (tmp_path / "started").touch()
            signal.pause()
        while not (tmp_path / "started").exists():
            time.sleep(0.01)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        share(range(4), work)

    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


def test_no_file_stays_open() -> None:
    before = sorted(Path("/proc/self/fd").iterdir())
    share(range(4), slowly)

    assert before == sorted(Path("/proc/self/fd").iterdir())


@pytest.mark.skipif(not can_share(), reason="one processor: there is no second process")
def test_two_processes_make_what_one_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    targets = find_targets(ROOT / "templates")
    checked = load((ROOT / "catalog.yaml").read_bytes(), "catalog.yaml", targets)
    alone = generate(checked.catalog, targets)
    shared: list[bool] = []

    def spied(*arguments: object) -> object:
        shared.append(True)
        return share(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(rendering, "_MANY_CODES", 1)
    monkeypatch.setattr(rendering, "share", spied)

    assert [*alone.items()] == [*generate(checked.catalog, targets).items()]
    assert [True] == shared
