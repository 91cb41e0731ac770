"""Work in a second process: its result, its exceptions, its death, and that nobody can tell from the output."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from errcat import rendering
from errcat.beside import beside, can_fork
from errcat.pipeline import generate, load
from errcat.problems import TemplateFault
from errcat.targets import find_targets

ROOT = Path(__file__).parent.parent

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no forking here, and nothing uses it")


def test_work_is_done_in_another_process() -> None:
    with beside(os.getpid) as result:
        assert os.getpid() != result()


def test_an_exception_is_raised_where_the_result_is_asked_for() -> None:
    def work() -> None:
        raise TemplateFault("templates/one/tree/a.j2:3: no such name")

    with beside(work) as result, pytest.raises(TemplateFault, match=r"a\.j2:3: no such name"):
        result()


def test_what_a_dead_process_owes_is_worked_out_here() -> None:
    here = os.getpid()

    def work() -> int:
        if os.getpid() != here:
            os.kill(os.getpid(), signal.SIGKILL)
        return 7

    with beside(work) as result:
        assert 7 == result()


def test_no_process_outlives_the_block(tmp_path: Path) -> None:
    def work() -> None:
        (tmp_path / "pid").write_text(str(os.getpid()))
        (tmp_path / "started").touch()
        signal.pause()

    with beside(work):
        while not (tmp_path / "started").exists():
            time.sleep(0.01)

    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


@pytest.mark.skipif(not can_fork(), reason="one processor: there is no second process")
def test_two_processes_make_what_one_makes(monkeypatch: pytest.MonkeyPatch) -> None:
    targets = find_targets(ROOT / "templates")
    checked = load((ROOT / "catalog.yaml").read_bytes(), "catalog.yaml", targets)
    alone = generate(checked.catalog, targets)
    forked: list[bool] = []

    def spied(*arguments: object) -> object:
        forked.append(True)
        return beside(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(rendering, "_MANY_CODES", 1)
    monkeypatch.setattr(rendering, "beside", spied)

    assert alone == generate(checked.catalog, targets)
    assert [True] == forked
