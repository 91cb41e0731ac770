"""An event loop whose clock only its own timers move, so that hours pass in no time and always alike."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class _Selector(selectors.DefaultSelector):
    """Does not wait, but lets the time pass."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise AssertionError("everybody waits for something that will never happen")
        self.passed += timeout
        return []


class SimulatedLoop(asyncio.SelectorEventLoop):
    """Its time begins at 0."""

    def __init__(self) -> None:
        self._simulated = _Selector()
        super().__init__(self._simulated)

    def time(self) -> float:
        return self._simulated.passed

    @property
    def ms(self) -> int:
        """The time in milliseconds."""
        return round(self.time() * 1000)


def simulated(work: Coroutine[Any, Any, Any]) -> Any:
    """Run to the end; whatever goes wrong beside the work is an error as well."""
    loop = SimulatedLoop()
    faults: list[Any] = []
    loop.set_exception_handler(lambda _, context: faults.append(context))
    try:
        with asyncio.Runner(loop_factory=lambda: loop) as runner:
            result = runner.run(work)
    finally:
        loop.close()
    assert [] == faults
    return result
