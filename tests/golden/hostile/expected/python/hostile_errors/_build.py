# Copied by `errcat generate` from templates/python/tree/agent_errors/_build.py. Do not edit the copy.
"""Sending: a code and what goes with it become an error object that every receiver accepts."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from math import isfinite, isnan

from ._check import Checker, escape, quoted, type_name
from ._problems import InvalidErrorPayload, Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ._codes import Code
    from ._facts import Protocol

MAX_DEPTH = 500
"""Levels of nesting that a member of an error object may have; the same in every language."""

_PLACEHOLDER = re.compile(r"\{([A-Za-z][A-Za-z0-9_]*)\}")


def build(
    protocol: Protocol,
    codes: Mapping[str, Code],
    code: object,
    message: object,
    members: Mapping[str, Any],
) -> dict[str, Any]:
    """The error object. A member that is None is left out, one that is `...` was not given.

    Raises InvalidErrorPayload for what a receiver would refuse: an unknown or retired code, wrong types, and values
    that JSON cannot carry.
    """
    text = str.__str__(code) if isinstance(code, str) else None
    found = None if text is None else codes.get(text)
    result: dict[str, Any] = {"code": code if text is None else text, "message": message}
    for name, value in members.items():
        # Only a member of any type can be null.
        if value is not ... and (value is not None or not protocol.error["properties"][name]):
            result[name] = dict(value) if isinstance(value, Mapping) and not isinstance(value, dict) else value
    details = result.get("details")
    # Without a code there is nothing to take a default from, and the code is the problem to tell.
    if message is None:
        result["message"] = default_message(found, details) if found is not None else ""
    if "retryable" in members and "retryable" not in result:
        result["retryable"] = found is not None and found.retryable
    problems = [] if found is not None else [_code_problem(protocol, code)]
    problems.extend(problem for problem in _checker(protocol).problems(result) if problem.pointer != "/code")
    if found is not None and isinstance(details, dict):
        problems.extend(_details_checker(protocol, found).problems(details))
    for name in members:
        if name in result:
            problems.extend(json_problems(result[name], f"/{name}"))
    if problems:
        raise InvalidErrorPayload(tuple(dict.fromkeys(problems)))
    return {name: _own(result[name]) for name in ("code", "message", *members) if name in result}


def _own(value: Any) -> Any:
    return dict(value) if isinstance(value, dict) else value


def default_message(code: Code, details: object) -> str:
    """The message template filled from details, where all that it names is there; else the summary."""
    if code.message is None:
        return code.summary
    try:
        values: Mapping[str, Any] = details if isinstance(details, Mapping) else {}
        return _PLACEHOLDER.sub(lambda match: _shown(values[match[1]]), code.message)
    except Exception:  # noqa: BLE001
        # A detail is missing, or is nothing that JSON can carry; a message must not fail because of it.
        return code.summary


def _shown(value: object) -> str:
    return value if isinstance(value, str) else _written(value)


def _written(value: object) -> str:
    """The value as JSON, with numbers as JavaScript writes them: a message is the same whoever builds it."""
    if isinstance(value, Mapping):
        return "{" + ",".join(f"{_written(name)}:{_written(item)}" for name, item in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(_written, value)) + "]"
    if isinstance(value, float) or (isinstance(value, int) and abs(value) > _EXACT):
        return _number(float(value))
    return json.dumps(value, ensure_ascii=False, default=str)


_EXACT = 2**53
"""From here on a double, which is what JavaScript has, does not hold every whole number."""


def _number(value: float) -> str:
    """A number as ECMAScript's Number::toString has it: without an exponent from 1e-6 up to 1e21."""
    from decimal import Decimal

    sign, numerals, exponent = Decimal(float.__repr__(value)).normalize().as_tuple()
    if not isinstance(exponent, int):
        return str(value)  # NaN or an infinity, which is told elsewhere
    digits, point = "".join(map(str, numerals)), len(numerals) + exponent
    if 0 < point <= 21:
        digits = digits.ljust(point, "0")
        text = digits[:point] + ("." + digits[point:] if digits[point:] else "")
    elif -6 < point <= 0:
        text = "0" if digits == "0" else "0." + "0" * -point + digits
    else:
        text = digits[0] + ("." + digits[1:] if digits[1:] else "") + f"e{point - 1:+d}"
    return "-" + text if sign and text != "0" else text


@cache
def _checker(protocol: Protocol) -> Checker:
    return Checker(protocol.error)


@cache
def _details_checker(_: Protocol, code: Code) -> Checker:
    """Codes of two protocols are equal when their texts are, so that the protocol is part of the key."""
    return Checker(
        {
            "properties": {name: {"type": detail.type} for name, detail in code.details.items()},
            "required": [name for name, detail in code.details.items() if detail.required],
        },
        "/details",
    )


def _code_problem(protocol: Protocol, code: object) -> Problem:
    if not isinstance(code, str):
        return Problem("/code", f"must be a string, not {type_name(code)}")
    retired = protocol.retired.get(code)
    if retired is None:
        return Problem("/code", f"is not a code of {protocol}: {quoted(code)}")
    use = f"; use {quoted(retired.use)}" if retired.use else ""
    return Problem("/code", f"was retired in {retired.since}{use}")


def json_problems(root: object, pointer: str) -> list[Problem]:
    """What JSON cannot carry, found without recursion, so that no depth breaks it."""
    problems: list[Problem] = []
    above: set[int] = set()  # the containers around the current value
    todo: list[tuple[Any, str, bool]] = [(root, pointer, False)]
    while todo:
        value, at, leave = todo.pop()
        if leave:
            above.discard(id(value))
        elif not isinstance(value, (dict, list, tuple)):
            problem = _scalar_problem(value)
            if problem is not None:
                problems.append(Problem(at, f"is {problem}, which JSON cannot carry"))
        elif id(value) in above:
            problems.append(Problem(at, "is a cycle, which JSON cannot carry"))
        elif len(above) >= MAX_DEPTH:
            return [*problems, Problem(pointer, f"is nested more than {MAX_DEPTH} levels deep")]
        else:
            above.add(id(value))
            todo.append((value, at, True))
            pairs = list(value.items() if isinstance(value, dict) else enumerate(value))
            todo.extend((item, f"{at}/{escape(name)}", False) for name, item in reversed(pairs))
            if isinstance(value, dict):
                odd = [key for key in value if not isinstance(key, str)]
                problems.extend(Problem(at, f"has the key {key!r}, which is not a string") for key in odd)
    return problems


def _scalar_problem(value: object) -> str | None:
    if value is None or isinstance(value, (str, bool)):
        return None
    if isinstance(value, int):
        try:
            int.__repr__(value)
        except ValueError:
            return "a number of too many digits"
        return None
    if isinstance(value, float):
        return None if isfinite(value) else "NaN" if isnan(value) else "Infinity" if value > 0 else "-Infinity"
    return f"a value of type {type(value).__name__}"
