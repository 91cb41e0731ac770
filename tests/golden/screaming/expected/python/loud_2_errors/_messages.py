# Copied by `errcat generate` from templates/python/tree/agent_errors/_messages.py. Do not edit the copy.
"""Whole messages: checked, and built around an error. Loaded only when a message is checked or built."""

from __future__ import annotations

from ._build import build, json_problems
from ._check import Checker, escape
from ._problems import UNREADABLE, InvalidErrorPayload, Problem
from ._receive import as_dict

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from ._codes import Code
    from ._facts import Protocol


class Messages:
    """The messages of one protocol whose catalogue describes events."""

    __slots__ = ("_carriers", "_checkers", "_codes", "_event", "_every", "_locations", "_protocol")

    def __init__(self, protocol: Protocol, codes: Mapping[str, Code], carriers: Mapping[str, str]) -> None:
        self._protocol = protocol
        self._codes = codes
        self._locations = {event: location.split(".") for event, location in carriers.items()}
        self._event: Mapping[str, Any] = protocol.event or {}
        self._carriers = Checker(protocol.error_event or {})
        self._every = Checker(self._event)
        self._checkers = {event: self._error_checker(event) for event in carriers}

    def check(self, message: object) -> list[Problem]:
        """Every problem of a message, those of the error that it carries included; none if it is valid."""
        try:
            data = as_dict(message)
            problems = self._every.problems(data)
            kind = data.get("type") if isinstance(data, dict) else None
            if isinstance(kind, str) and kind in self._checkers:
                problems = [*problems, *self._carriers.problems(data), *self._checkers[kind].problems(data)]
        except Exception:  # noqa: BLE001
            return [UNREADABLE]
        return list(dict.fromkeys(problems))

    def build(
        self, kind: str, envelope: Mapping[str, Any], code: object, message: object, members: Mapping[str, Any]
    ) -> dict[str, Any]:
        """A whole event of this type with its error in it. Raises InvalidErrorPayload, with pointers from the event."""
        if kind not in self._locations:
            raise InvalidErrorPayload([Problem("/type", "is no event that carries an error")])
        error, refused = self._error(kind, code, message, members)
        event = {name: value for name, value in self._members(kind, envelope) if value is not None and value is not ...}
        inner = event
        *path, last = self._locations[kind]
        for name in path:
            inner[name] = inner = dict(as_dict(inner.get(name)) or {})
        inner[last] = error
        at = "/" + "/".join(self._locations[kind])
        problems = [problem for problem in self.check(event) if not refused or not problem.pointer.startswith(at)]
        for name, value in envelope.items():
            problems.extend(json_problems(value, f"/{escape(name)}") if value is not ... else [])
        if problems or refused:
            raise InvalidErrorPayload(tuple(dict.fromkeys([*problems, *refused])))
        return event

    def _error(
        self, kind: str, code: object, message: object, members: Mapping[str, Any]
    ) -> tuple[dict[str, Any], list[Problem]]:
        """The error object, or why there is none, with pointers from the event."""
        try:
            return build(self._protocol, self._codes, code, message, members), []
        except InvalidErrorPayload as refusal:
            at = "/" + "/".join(self._locations[kind])
            return {}, [Problem(at + problem.pointer, problem.message) for problem in refusal.problems]

    def _members(self, kind: str, envelope: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
        """The members of an event in the order of the catalogue; the place of the error is kept for it."""
        special = (self._protocol.error_event or {}).get("properties", {})
        fresh = self._protocol.fresh or {}
        for name, shape in {**self._event.get("properties", {}), **special}.items():
            given = envelope.get(name)
            if name == "type":
                yield name, kind
            elif given is not None and given is not ...:
                yield name, given
            elif name in fresh:
                yield name, _uuid() if fresh[name] == "uuid" else _unix_ms()
            elif name == self._locations[kind][0]:
                yield name, {}
            else:
                yield name, special.get(name, shape).get("const", shape.get("const"))

    def _error_checker(self, kind: str) -> Checker:
        shape: Mapping[str, Any] = self._protocol.error
        for name in reversed(self._locations[kind]):
            shape = {"type": "object", "required": [name], "properties": {name: shape}}
        return Checker(shape)


def _uuid() -> str:
    from uuid import uuid4

    return str(uuid4())


def _unix_ms() -> str:
    from time import time_ns

    return str(time_ns() // 1_000_000)
