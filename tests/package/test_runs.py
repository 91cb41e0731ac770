"""Every run of the vectors, through guard, monitor and recovery, under a simulated clock."""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from agent_errors.guard import Disconnect, Guard
from agent_errors.monitor import Monitor, Summary
from agent_errors.recovery import Recovery, pause_ms

HERE = Path(__file__).parent
FILES = sorted((HERE.parent / "vectors").glob("*.json"))
RUNS = [
    pytest.param(vectors["protocol"], run, id=run["id"])
    for vectors in (json.loads(file.read_text("utf-8")) for file in FILES)
    for run in vectors.get("runs", [])
]


def of(module: str) -> Any:
    return pytest.mark.parametrize(("protocol", "run"), [each for each in RUNS if each.values[1]["module"] == module])


def module_of(protocol: str) -> ModuleType:
    return importlib.import_module(f"agent_errors.{protocol}")


@of("guard")
def test_run_of_a_guard(protocol: str, run: dict[str, Any]) -> None:
    options = {"max_peers": run["max_peers"]} if "max_peers" in run else {}
    guard = Guard(module_of(protocol), **options)

    for step in run["steps"]:
        if step["do"] == "forget":
            guard.forget(step["peer"])
            continue
        gives = [guard.record(step["peer"], step["code"]) for _ in range(step["times"])]
        assert {step["gives"] and Disconnect(**step["gives"])} == {*gives}


@of("monitor")
def test_run_of_a_monitor(protocol: str, run: dict[str, Any]) -> None:
    module = module_of(protocol)
    now = 0.0
    options = {name: run[name] for name in ("window_s", "max_sessions") if name in run}
    if run["steps"][0]["do"] == "make":
        with pytest.raises(ValueError, match="a window is a number of seconds above 0"):
            Monitor(module, **options)
        return
    monitor = Monitor(module, clock=lambda: now, **options)

    for step in run["steps"]:
        now = step["at"]
        error = step.get("error", "")
        error = error if isinstance(error, str) else module.parse_error(error)
        match step["do"]:
            case "record":
                for _ in range(step["times"]):
                    monitor.record(error, step.get("session"))
            case "forget":
                monitor.forget(step["session"])
            case "rate" if step["gives"] == "refused":
                with pytest.raises(ValueError, match="a window is a number of seconds above 0 up to 3600, not"):
                    monitor.rate(error, step["window_s"])
            case "rate":
                assert step["gives"] == pytest.approx(monitor.rate(error, step.get("window_s")), rel=1e-12, abs=0)
            case "should_limit":
                assert step["gives"] is monitor.should_limit(error, step.get("max_rate"))
            case "summary":
                assert_summary(step["gives"], monitor.summary())
            case other:
                raise AssertionError(f"no test knows how to {other}")


def assert_summary(expected: dict[str, Any], summary: Summary) -> None:
    assert expected["total"] == summary.total
    assert [*expected["by_code"].items()] == [*summary.by_code.items()]
    assert expected["rates"] == pytest.approx(summary.rates, rel=1e-12, abs=0)
    assert expected["top"] == [[*entry] for entry in summary.top]
    assert expected["by_session"] == summary.by_session


@of("recovery")
def test_run_of_a_recovery(protocol: str, run: dict[str, Any], simulated: Callable[..., Any]) -> None:
    module = module_of(protocol)
    calls: list[dict[str, Any]] = []
    outcomes: list[Any] = [None] * len(run["outcomes"])

    def ms() -> int:
        return round(asyncio.get_running_loop().time() * 1000)

    def action(name: str) -> Callable[[Any], Any]:
        script = [*run["actions"][name]]

        async def call(error: Any) -> object:
            calls.append({"at_ms": ms(), "action": name})
            todo = script.pop(0) if len(script) > 1 else script[0]
            await asyncio.sleep(todo["ms"] / 1000)
            match todo["gives"]:
                case "raise":
                    raise OSError(name)
                case "never":
                    await asyncio.Event().wait()
            return todo["gives"] != "false"

        return call

    async def recover(recovery: Recovery, code: str, place: int) -> None:
        outcome = await recovery.recover(module.parse_error({"code": code, "message": "m"}))
        assert (outcome.cause is not None) <= (outcome.status == "failed")
        told = {"status": outcome.status, "action": outcome.action, "runs": outcome.runs}
        outcomes[place] = {"at_ms": ms(), **told}

    async def play() -> None:
        recovery = Recovery(module, {name: action(name) for name in run["actions"]})
        tasks: list[Any] = []
        for step in run["steps"]:
            await asyncio.sleep((step["at_ms"] - ms()) / 1000)
            if step["do"] == "reset":
                recovery.reset(*([step["code"]] if "code" in step else []))
            else:
                tasks.append(asyncio.ensure_future(recover(recovery, step["error"], len(tasks))))
                await asyncio.sleep(0)
        await asyncio.gather(*tasks)

    simulated(play())

    assert run["calls"] == calls
    assert run["outcomes"] == outcomes


@of("pause")
def test_run_of_pauses(protocol: str, run: dict[str, Any]) -> None:
    for step in run["steps"]:
        assert step["gives"] == pause_ms(step["backoff_ms"], step["retry"], step.get("longest_ms"))


def test_ids_of_runs_are_unique_and_name_their_protocol() -> None:
    names = [str(each.id) for each in RUNS]

    assert len(names) == len({*names})
    assert [] == [each.id for each in RUNS if not str(each.id).startswith(f"{each.values[0]}-")]
    assert {"guard", "monitor", "recovery", "pause"} == {each.values[1]["module"] for each in RUNS}
    assert len(RUNS) >= 75
