# Copied by `errcat generate` from templates/python/tree/agent_errors/handler.py. Do not edit the copy.
"""Handling the errors of a connection: log, recover, tell whoever wants to know.

handler = ErrorHandler(Recovery(haip, {...}))
handler.on_error(show_notice)
outcome = await handler.handle(error)
"""

from __future__ import annotations

import asyncio
import logging
from inspect import isawaitable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

    from ._payload import Coded
    from .recovery import Outcome, Recovery

    Callback = Callable[[Any], object]

__all__ = ["ErrorHandler"]

_LOGGED = ("code", "message", "related_id", "retryable")


class ErrorHandler:
    """What a client does with each error that it receives."""

    def __init__(self, recovery: Recovery | None = None, *, logger: logging.Logger | None = None) -> None:
        """Without a recovery errors are logged and told, no more. The logger is `agent_errors` unless given."""
        self._recovery = recovery
        self._logger = logging.getLogger("agent_errors") if logger is None else logger
        self._callbacks: list[tuple[str | None, Callback]] = []
        self._told: set[asyncio.Future[Any]] = set()

    def on_error(self, callback: Callback, *, code: str | None = None) -> Callable[[], None]:
        """Call back for every error, or for those of one code; gives a function that ends it.

        The callback may be async; nobody waits for it then. One that raises is logged and harms nobody else.
        """
        entry = (None if code is None else str.__str__(code), callback)
        self._callbacks.append(entry)

        def end() -> None:
            self._callbacks = [each for each in self._callbacks if each is not entry]

        return end

    async def handle(self, error: Coded) -> Outcome | None:
        """Log an error, begin to recover from it, call back, and wait for the outcome; None without a recovery."""
        self._log(error)
        recovering = None if self._recovery is None else asyncio.ensure_future(self._recovery.recover(error))
        for code, callback in [*self._callbacks]:
            if code is None or code == error.raw_code:
                self._tell(callback, error)
        return None if recovering is None else await recovering

    def _log(self, error: Coded) -> None:
        """One line: what a peer wrote is quoted, so that it cannot forge another. Details may be private."""
        related = getattr(error, "related_id", None)
        about = "" if related is None else f" (about {related!r})"
        self._logger.warning("%s: %r%s", _line(error.raw_code), error.message, about)
        if self._logger.isEnabledFor(logging.DEBUG):
            try:
                details = {name: value for name, value in _members(error).items() if name not in _LOGGED}
                self._logger.debug("details of %s: %r", _line(error.raw_code), details)
            except Exception:  # noqa: BLE001
                self._logger.debug("details of %s cannot be told", _line(error.raw_code))

    def _tell(self, callback: Callback, error: Coded) -> None:
        try:
            answer = callback(error)
        except Exception:
            self._logger.exception("a callback for %s raised", _line(error.raw_code))
            return
        if isawaitable(answer):
            told = asyncio.ensure_future(_await(answer))
            self._told.add(told)  # the loop itself holds tasks weakly
            told.add_done_callback(self._has_told)

    def _has_told(self, told: asyncio.Future[Any]) -> None:
        self._told.discard(told)
        if not told.cancelled() and told.exception() is not None:
            self._logger.error("an async callback raised", exc_info=told.exception())


async def _await(answer: Awaitable[Any]) -> None:
    await answer


def _members(error: Any) -> dict[str, Any]:
    members: dict[str, Any] = error.to_dict()
    return members


def _line(text: str) -> str:
    """A code as it is, if it is one; anything else in quotes."""
    return text if text.isascii() and text.isidentifier() else repr(text)
