# Copied by `errcat generate` from templates/python/tree/agent_errors/recovery.py. Do not edit the copy.
"""Recovering from an error as the catalogue says: which action, how often, after which pause, for how long.

    recovery = Recovery(haip, {"request_replay": ask_again, "reconnect": connect_anew})
    outcome = await recovery.recover(error)

An action is an async function of the error. It returns when all is well again; it raises, or returns False, if not.
"""

from __future__ import annotations

import asyncio
import random as _random

from ._facts import Facts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Mapping
    from typing import Any, Literal

    from ._counts import Catalog
    from ._facts import Recovery as RecoveryFacts
    from ._payload import Coded

    Status = Literal["recovered", "failed", "timed_out", "gave_up", "no_handler"]
    Handler = Callable[[Any], Awaitable[object]]

__all__ = ["LONGEST_MS", "Outcome", "Recovery", "pause_ms"]

LONGEST_MS = 2**31 - 1
"""No pause and no time-out is longer, in milliseconds: a timer of JavaScript that is set to more fires at once."""


class Outcome(Facts):
    """How a recovery ended; read-only.

    `status` is one of: recovered; failed (`cause` is the last exception, or None if the action returned False);
    timed_out; gave_up (there have been as many recoveries of this code as the catalogue allows); no_handler (for
    `action`, or there is no action: None). `runs` is how often the action was called.
    """

    __slots__ = ("action", "cause", "runs", "status")
    status: Status
    action: str | None
    runs: int
    cause: Exception | None

    @property
    def recovered(self) -> bool:
        """Is all well again?"""
        return self.status == "recovered"


class Recovery:
    """Recovers from errors of one protocol, for one connection, in one event loop at a time.

    Memory does not grow with the errors: one count for each code of the catalogue, and one for all others.
    """

    def __init__(
        self,
        protocol: Catalog,
        actions: Mapping[str, Handler],
        *,
        jitter: float = 0.0,
        random: Callable[[], float] = _random.random,
    ) -> None:
        """Takes the module of a protocol, and an async function for each action that can be done.

        A jitter between 0 and 1 is the share of a pause that may be left out at random, so that not all clients come
        back at the same moment. Raises ValueError for another jitter, and for what is no action of the protocol.
        """
        vocabulary: Mapping[str, str] = getattr(protocol, "ACTIONS", {})
        for name in actions:
            if name not in vocabulary:
                raise ValueError(f"{name!r} is no action of {protocol.PROTOCOL}: {', '.join(vocabulary) or 'none'}")
        if not 0 <= jitter <= 1:
            raise ValueError(f"a jitter is between 0 and 1, not {jitter}")
        limits = protocol.PROTOCOL.limits
        self._generic = protocol.PROTOCOL.unknown_recovery
        self._most = None if limits is None else limits.recoveries
        self._longest = None if limits is None else limits.max_backoff_ms
        self._known = {str.__str__(code): code.recovery for code in protocol.ErrorCode}
        self._actions = dict(actions)
        self._jitter, self._random = jitter, random
        self._attempts: dict[str | None, int] = {}
        self._shared: dict[str | None, _Shared] = {}
        self._late: set[asyncio.Task[object]] = set()

    async def recover(self, error: Coded) -> Outcome:
        """Do what the catalogue says about a payload or an exception; never raises.

        A code without an action of its own, or outside the catalogue, gets the generic one. Errors of one code share one
        recovery while it lasts. Cancelling passes through: to the action when nobody else waits for it.
        """
        code = error.raw_code if error.raw_code in self._known else None
        shared = self._shared.get(code)
        if shared is None or shared.has_ended or shared.task.get_loop() is not asyncio.get_running_loop():
            facts = self._facts_of(code)
            action = None if facts is None else facts.action
            handler = None if action is None else self._actions.get(action)
            if facts is None or handler is None:
                return _outcome("no_handler", action)
            if self._most is not None and self._attempts.get(code, 0) >= self._most:
                return _outcome("gave_up", action)
            self._attempts[code] = self._attempts.get(code, 0) + 1
            shared = self._shared[code] = _Shared(self._recover(code, facts, handler, error))
            shared.task.add_done_callback(lambda task: self._uncount(code) if task.cancelled() else None)
        return await shared.join()

    def reset(self, code: str | None = None) -> None:
        """Allow as many recoveries as in the beginning: of one code, or of all."""
        if code is None:
            self._attempts.clear()
        else:
            self._attempts.pop(code if code in self._known else None, None)

    def _uncount(self, code: str | None) -> None:
        """What was cancelled told nothing about the action: it is no attempt."""
        if self._attempts.get(code):
            self._attempts[code] -= 1

    def _facts_of(self, code: str | None) -> RecoveryFacts | None:
        facts = None if code is None else self._known[code]
        return self._generic if facts is None or facts.action is None else facts

    async def _recover(self, code: str | None, facts: RecoveryFacts, handler: Handler, error: Coded) -> Outcome:
        retries, timeout_ms = facts.max_retries or 0, facts.timeout_ms
        run = 0
        while True:
            run += 1
            status, cause = await self._run(handler, error, timeout_ms)
            if status == "recovered":
                self._attempts.pop(code, None)
            if status == "recovered" or run > retries:
                return _outcome(status, facts.action, run, cause)
            pause = pause_ms(facts.backoff_ms or 0, run - 1, self._longest)
            await asyncio.sleep(pause * (1 - self._jitter * self._random()) / 1000)

    async def _run(self, handler: Handler, error: Coded, timeout_ms: int | None) -> tuple[Status, Exception | None]:
        """Call an action once. Not `wait_for`: that waits for an action which is slow to end when it is cancelled."""
        task = asyncio.ensure_future(_call(handler, error))
        timeout = None if timeout_ms is None else min(timeout_ms, LONGEST_MS) / 1000
        try:
            done, _ = await asyncio.wait({task}, timeout=timeout)
        except asyncio.CancelledError:
            await _cancel(task)
            raise
        if not done:
            self._late.add(task)  # the loop itself holds tasks weakly
            task.add_done_callback(self._ignore)
            task.cancel()
            return "timed_out", None
        cause = task.exception()  # raises CancelledError if the action was cancelled
        if cause is None:
            return "failed" if task.result() is False else "recovered", None
        if not isinstance(cause, Exception):
            raise cause
        return "failed", cause

    def _ignore(self, task: asyncio.Task[object]) -> None:
        """What comes after a time-out is of no use; asking for the exception keeps the loop from reporting it."""
        self._late.discard(task)
        if not task.cancelled():
            task.exception()


class _Shared:
    """A recovery that several errors wait for."""

    def __init__(self, work: Coroutine[Any, Any, Outcome]) -> None:
        self.task = asyncio.ensure_future(work)
        self._waiting = 0
        self._is_cancelled = False

    @property
    def has_ended(self) -> bool:
        return self._is_cancelled or self.task.done()

    async def join(self) -> Outcome:
        self._waiting += 1
        try:
            return await asyncio.shield(self.task)
        except asyncio.CancelledError:
            if self._waiting == 1:
                self._is_cancelled = True
                await _cancel(self.task)
            raise
        finally:
            self._waiting -= 1


def pause_ms(backoff_ms: float, retry: int, longest_ms: float | None = None) -> float:
    """The pause before a retry, counted from 0: `backoff_ms * 2**retry`, at most `longest_ms` and `LONGEST_MS`.

    Whatever the numbers, the answer is one between 0 and the longest: what is negative or not a number counts as 0.
    """
    longest = LONGEST_MS if longest_ms is None or not longest_ms <= LONGEST_MS else max(longest_ms, 0)
    if not backoff_ms > 0:
        return 0
    doublings = min(retry, 64) if retry > 0 else 0
    return min(min(backoff_ms, longest) * 2.0**doublings, longest)


async def _call(handler: Handler, error: Coded) -> object:
    return await handler(error)


async def _cancel(task: asyncio.Task[Any]) -> None:
    """Cancel a task and wait until it has tidied up."""
    task.cancel()
    await asyncio.wait({task})
    if not task.cancelled():
        task.exception()


def _outcome(status: Status, action: str | None, runs: int = 0, cause: Exception | None = None) -> Outcome:
    return Outcome(status=status, action=action, runs=runs, cause=cause)
