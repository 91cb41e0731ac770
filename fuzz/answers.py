"""What the Python package says of a JSON value: plain data that any other language can say as well."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

Answer = Any
ARGUMENTS = ("code", "message", "retryable", "details")


def answer(api: ModuleType, members: list[str], value: Any) -> dict[str, Answer]:
    """Every function of a protocol, applied to the value or to what it holds."""

    def refused(call: Callable[[], Answer]) -> Answer:
        try:
            return call()
        except api.InvalidErrorPayload as error:
            return {"problems": told(error.problems)}

    def read(error: Any, original: Any) -> Answer:
        if error is None:
            return None
        given = error.to_dict()
        return {
            **{name: getattr(error, name) for name in ("code", "raw_code", "known", "message", "retryable")},
            "is_retryable": api.is_retryable(error),
            # What numbers look like is up to each language, so each compares for itself.
            "members": [getattr(error, name) == given.get(name) for name in members],
            "given_back": original is None or given == original,
            "exception": exception(api.exception_for(error)),
        }

    return {
        "parse_error": refused(lambda: read(api.parse_error(value), value)),
        "check_error": told(api.check_error(value)),
        "error_in": refused(lambda: read(api.error_in(value), None)),
        "is_error_code": api.is_error_code(value),
        "is_retryable": api.is_retryable(value),
        "parse_code": api.parse_code(value) if isinstance(value, str) else None,
    }


def told(problems: Any) -> list[list[str]]:
    """Problems as plain data."""
    return [[problem.pointer, problem.message] for problem in problems]


def exception(error: Any) -> list[Any]:
    """What an exception tells."""
    return [type(error).__name__, error.code, error.raw_code, error.message, error.retryable]
