# Source: templates/python/tree/agent_errors/_build.py, copied as it is.
"""Sending: a code and what goes with it become an error object that every receiver accepts."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from math import isfinite, isnan
from typing import Any

from ._check import InvalidErrorPayload, Problem, check, escape, quoted, type_name
from ._codes import Code, Protocol

MAX_DEPTH = 500
"""Levels of nesting that an error object may have; the same in every language."""

_PLACEHOLDER = re.compile(r"\{([A-Za-z][A-Za-z0-9_]*)\}")


def build(
    protocol: Protocol, codes: Mapping[str, Code], code: object, message: object, members: Mapping[str, Any]
) -> dict[str, Any]:
    """The error object. A member that is None is left out, one that is `...` was not given.

    Raises InvalidErrorPayload for what a receiver would refuse: an unknown or retired code, wrong types, and values
    that JSON cannot carry.
    """
    found = codes.get(code) if isinstance(code, str) else None
    given = {name: value for name, value in members.items() if value is not None and value is not ...}
    # Only a member of any type can be null.
    given |= {name: None for name, value in members.items() if value is None and not protocol.error["properties"][name]}
    details = given.get("details")
    if isinstance(details, Mapping):
        details = given["details"] = dict(details)
    # Without a code there is nothing to take a default from, and the code is the problem to tell.
    if message is None:
        message = default_message(found, details) if found is not None else ""
    if "retryable" in members and members["retryable"] is None:
        given["retryable"] = found is not None and found.retryable
    result: dict[str, Any] = {"code": str(code) if isinstance(code, str) else code, "message": message}
    result |= {name: given[name] for name in members if name in given}
    problems = [] if found is not None else _code_problems(protocol, code)
    problems.extend(problem for problem in check(protocol.error, result) if problem.pointer != "/code")
    if found is not None and isinstance(details, dict):
        problems.extend(_detail_problems(found, details))
    for name in members:
        if name in result:
            problems.extend(_json_problems(result[name], f"/{escape(name)}"))
    unique = list(dict.fromkeys(problems))
    if unique:
        raise InvalidErrorPayload(unique)
    return result


def default_message(code: Code, details: object) -> str:
    """The message template filled from details, where all that it names is there; else the summary."""
    template = code.message
    if template is None:
        return code.summary
    values: Mapping[str, Any] = details if isinstance(details, Mapping) else {}
    if any(name not in values for name in _PLACEHOLDER.findall(template)):
        return code.summary
    return _PLACEHOLDER.sub(lambda match: _shown(values[match[1]]), template)


def _shown(value: object) -> str:
    return (
        value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)
    )


def _code_problems(protocol: Protocol, code: object) -> list[Problem]:
    if not isinstance(code, str):
        return [Problem("/code", f"must be a string, not {type_name(code)}")]
    retired = protocol.retired.get(code)
    if retired is not None:
        use = f"; use {quoted(retired.use)}" if retired.use else ""
        return [Problem("/code", f"was retired in {retired.since}{use}")]
    return [Problem("/code", f"is not a code of {protocol}: {quoted(code)}")]


def _detail_problems(code: Code, details: Mapping[Any, Any]) -> list[Problem]:
    declared = code.details
    shape = {
        "properties": {name: {"type": detail.type} for name, detail in declared.items()},
        "required": [name for name, detail in declared.items() if detail.required],
    }
    return check(shape, details, "/details")


def _json_problems(root: object, pointer: str) -> list[Problem]:
    """What JSON cannot carry, found without recursion, so that no depth breaks it."""
    problems: list[Problem] = []
    above: set[int] = set()  # the containers around the current value
    todo: list[tuple[Any, str, bool]] = [(root, pointer, False)]
    while todo:
        value, at, leave = todo.pop()
        if leave:
            above.discard(id(value))
        elif isinstance(value, (dict, list, tuple)):
            if id(value) in above:
                problems.append(Problem(at, "is a cycle, which JSON cannot carry"))
            elif len(above) >= MAX_DEPTH:
                return [*problems, Problem(pointer, f"is nested more than {MAX_DEPTH} levels deep")]
            else:
                above.add(id(value))
                todo.append((value, at, True))
                pairs = list(value.items() if isinstance(value, dict) else enumerate(value))
                todo.extend((item, f"{at}/{escape(name)}", False) for name, item in reversed(pairs))
                problems.extend(_key_problems(value, at))
        else:
            problems.extend(_scalar_problems(value, at))
    return problems


def _key_problems(value: object, at: str) -> list[Problem]:
    keys = value if isinstance(value, dict) else ()
    return [Problem(at, f"has the key {key!r}, which is not a string") for key in keys if not isinstance(key, str)]


def _scalar_problems(value: object, at: str) -> list[Problem]:
    if value is None or isinstance(value, (str, bool, int)):
        return []
    if isinstance(value, float):
        if isfinite(value):
            return []
        name = "NaN" if isnan(value) else "Infinity" if value > 0 else "-Infinity"
        return [Problem(at, f"is {name}, which JSON cannot carry")]
    return [Problem(at, f"is {type_name(value)}, which JSON cannot carry")]
