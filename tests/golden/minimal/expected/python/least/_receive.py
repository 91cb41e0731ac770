# Copied by `errcat generate` from templates/python/tree/agent_errors/_receive.py. Do not edit the copy.
"""Receiving: an error object becomes a payload, whatever came over the wire.

The usual error, plain JSON with nothing wrong, is read in one go. Anything else takes the long way through `_check`,
which is loaded only then and names all problems.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any, TypeVar

    from ._codes import Code
    from ._facts import Protocol
    from ._payload import Payload
    from ._problems import Problem

    F = TypeVar("F", bound=Callable[[object], Payload])

_new = object.__new__
_USUAL = {
    "code": {"type": "string"},
    "message": {"type": "string"},
    "retryable": {"type": "boolean"},
    "details": {"type": "object"},
}


class Reader:
    """How the errors of one protocol are read."""

    __slots__ = ("_carriers", "_check", "_codes", "_fallback", "_parse", "_payload", "_refusal", "_shape")
    _refusal: type[Exception]

    def __init__(
        self,
        payload: type[Payload],
        protocol: Protocol,
        codes: Mapping[str, Code],
        fallback: Code | None,
        carriers: Mapping[str, str],
    ) -> None:
        self._payload = payload
        self._shape = protocol.error
        self._codes = codes
        self._fallback = fallback
        self._carriers = {event: location.split(".") for event, location in carriers.items()}
        self._parse: Callable[[object], Any] = self.parse
        self._check: Callable[[object], list[Problem]] | None = None
        payload._parse = self.parse
        payload._protocol = protocol
        payload._codes = codes
        payload._flagged = "retryable" in self._shape["properties"]

    def check(self, data: object) -> list[Problem]:
        """Every problem of an error object; none if it is valid."""
        return self._examine(data)[1]

    def parse(self, data: object) -> Any:
        """The payload of an error object, the long way. Raises InvalidErrorPayload."""
        members, problems = self._examine(data)
        if problems:
            raise self._refusal(problems)
        made = _new(self._payload)
        made._data = members.copy()
        made._code = self._codes.get(str.__str__(members["code"]), self._fallback)
        return made

    def find(self, event: object) -> Any:
        """The payload of the error that an event carries; None if it carries none. Raises InvalidErrorPayload."""
        try:
            value = as_dict(event)
            location = self._carriers.get(value["type"])
        except Exception:  # noqa: BLE001
            # No object, no type, or one that is no text: whatever this is, it carries no error.
            return None
        if location is None:
            return None
        try:
            for name in location:
                value = as_dict(value)[name]
            return self._parse(value)
        except Exception:  # noqa: BLE001
            from ._check import problems_at
            from ._problems import InvalidErrorPayload

            problems = problems_at(self._shape, event, location)
        raise InvalidErrorPayload(problems)

    def usual_first(self, parse: F) -> F:
        """The same function, only faster for a usual error; the protocol must be a usual one, too."""
        if self._shape["properties"] != _USUAL or {*self._shape["required"]} != {"code", "message", "retryable"}:
            return parse
        known, fallback, payload = self._codes.get, self._fallback, self._payload

        def parse_error(data: Any) -> Any:
            if type(data) is not dict or len(data) < 3:
                return parse(data)
            try:
                code = data["code"]
                flag = data["retryable"]
                if (
                    type(code) is str
                    and type(data["message"]) is str
                    and (flag is True or flag is False)
                    and ("details" not in data or _is_usual_object(data["details"]))
                ):
                    made = _new(payload)
                    made._data = data.copy()
                    made._code = known(code, fallback)
                    return made
            except Exception:  # noqa: BLE001, S110
                pass
            return parse(data)

        # By hand, as functools would be the heaviest import of all.
        for name in ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__"):
            setattr(parse_error, name, getattr(parse, name))
        self._parse = parse_error
        quick: Any = parse_error
        return quick  # type: ignore[no-any-return]

    def _examine(self, data: object) -> tuple[Any, list[Problem]]:
        """The error object as a dictionary, and every problem."""
        check = self._check or self._load()
        try:
            members = data if type(data) is dict else as_dict(data)
            return members, check(members)
        except Exception:  # noqa: BLE001
            from ._problems import UNREADABLE

            return data, [UNREADABLE]

    def _load(self) -> Callable[[object], list[Problem]]:
        """Load what only errors that are not usual need."""
        from ._check import Checker
        from ._problems import InvalidErrorPayload

        self._refusal = InvalidErrorPayload
        self._check = Checker(self._shape).problems
        return self._check


def _is_usual_object(value: object) -> bool:
    if type(value) is not dict:
        return False
    for key in value:  # noqa: SIM110 - twice as fast as all()
        if type(key) is not str:
            return False
    return True


def as_dict(value: Any) -> Any:
    """A dictionary in place of any other mapping; what is no mapping stays as it is."""
    if type(value) is dict:
        return value
    from collections.abc import Mapping

    return dict(value) if isinstance(value, Mapping) else value
