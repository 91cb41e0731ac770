# Source: templates/python/tree/agent_errors/_payload.py, copied as it is.
"""Receiving: an error object becomes a payload, whatever came over the wire.

The usual error is checked and built in one go; anything unusual goes to `_check`, which names all problems.
"""

from __future__ import annotations

from ._codes import Code, Protocol

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any, NoReturn, Self

_new = object.__new__


class Payload:
    """An error as it was received; read-only. The mapping it was made from is kept, not copied."""

    __slots__ = ("_code", "_data", "_message", "_raw_code", "_retryable")

    if TYPE_CHECKING:
        _code: Any
        _data: Mapping[str, Any]
        _message: str
        _raw_code: str
        _retryable: bool
        _parse: Callable[[object], Self]

    @property
    def raw_code(self) -> str:
        """The code exactly as it came."""
        return self._raw_code

    @property
    def known(self) -> bool:
        """Is the code in the catalogue?"""
        return self._code is not None and self._code._value_ == self._raw_code

    @property
    def message(self) -> str:
        """What happened, for people."""
        return self._message

    @property
    def retryable(self) -> bool:
        """May the sender's operation be tried again? What the wire says; else the catalogue; else no."""
        return self._retryable

    @property
    def details(self) -> Mapping[str, Any] | None:
        """More about this error, as it came; None if there is nothing."""
        return None

    def to_dict(self) -> dict[str, Any]:
        """The error object again, with every member that came, known or not."""
        return dict(self._data)

    def to_problem(self, *, status: int | None = None, instance: str | None = None) -> dict[str, Any]:
        """The error as problem details (RFC 9457): type, title, status, detail, instance, code, retryable."""
        return to_problem(self, status, instance)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is read-only")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is read-only")

    def __eq__(self, other: object) -> bool:
        return self._data == other._data if isinstance(other, type(self)) else NotImplemented

    def __hash__(self) -> int:
        return hash((self._raw_code, self._message, self._retryable))

    def __repr__(self) -> str:
        members = ", ".join(f"{name}={value!r}" for name, value in self._data.items())
        return f"{type(self).__name__}({members})"

    def __copy__(self) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (type(self), self._data)


def rebuild(payload: Any, data: object) -> Any:
    """A payload out of its pickle."""
    return payload._parse(data)


def to_problem(error: Any, status: int | None, instance: str | None) -> dict[str, Any]:
    """Problem details (RFC 9457) of a payload or an exception."""
    code = error.code
    problem: dict[str, Any] = {
        "type": "about:blank" if code is None or code.docs_url is None else code.docs_url,
        "title": error.raw_code if code is None else code.summary,
        "status": status,
        "detail": error.message,
        "instance": instance,
        "code": error.raw_code,
        "retryable": error.retryable,
    }
    return {name: value for name, value in problem.items() if value is not None}


def make_parser(
    payload: type[Any], codes: Mapping[str, Code], fallback: Code | None, facts: Protocol
) -> Callable[[object], Any]:
    """The `parse_error` of a protocol. A payload class takes part by being the result."""
    known = codes.get
    # Filling an open twin and switching its class is the fastest way to a read-only object.
    open_twin: type[Any] = type("_Open", (Payload,), {"__slots__": (), "__setattr__": object.__setattr__})

    def parse_unusual(data: Any) -> Any:
        from ._check import InvalidErrorPayload, check

        problems = check(facts.error, data)
        if problems:
            raise InvalidErrorPayload(problems)
        raw = str(data["code"])
        default = raw in codes and codes[raw].retryable
        made = _new(open_twin)
        made._data = data
        made._raw_code = raw
        made._message = data["message"]
        made._retryable = data.get("retryable", default) if flagged else default
        made._code = known(raw, fallback)
        made.__class__ = payload
        return made

    properties: Mapping[str, Mapping[str, Any]] = facts.error["properties"]
    flagged = "retryable" in properties
    unusual = [name for name in properties if name not in ("code", "message", "retryable", "details")]
    usual_shape = (
        flagged
        and set(facts.error["required"]) == {"code", "message", "retryable"}
        and all(set(shape) == {"type"} for name, shape in properties.items() if name not in unusual)
        and not unusual
    )

    def parse_error(data: Any) -> Any:
        if data.__class__ is not dict:
            return parse_unusual(data)
        try:
            raw = data["code"]
            message = data["message"]
            retryable = data["retryable"]
            # A hit proves that the code is a string.
            code = known(raw)
        except (KeyError, TypeError):
            return parse_unusual(data)
        if code is None:
            if raw.__class__ is not str:
                return parse_unusual(data)
            code = fallback
        if message.__class__ is not str or (retryable is not True and retryable is not False):
            return parse_unusual(data)
        if "details" in data:
            details = data["details"]
            if details.__class__ is not dict:
                return parse_unusual(data)
            for key in details:
                if key.__class__ is not str:
                    return parse_unusual(data)
        made = _new(open_twin)
        made._data = data
        made._raw_code = raw
        made._message = message
        made._retryable = retryable
        made._code = code
        made.__class__ = payload
        return made

    return parse_error if usual_shape else parse_unusual


def find_error(event: Any, carriers: Mapping[str, str], parse: Callable[[object], Any]) -> Any:
    """The error that an event carries, or None for an event of another type.

    Raises InvalidErrorPayload, with pointers from the root of the event, if a carrier holds no valid error.
    """
    try:
        location = carriers.get(event["type"])
    except Exception:  # noqa: BLE001
        # Whatever this is, it is no event of a type that carries errors.
        return None
    if location is None:
        return None
    from ._check import InvalidErrorPayload, Problem, check

    pointer = ""
    value = event
    for name in location.split("."):
        problems = check({"type": "object"}, value, pointer)
        pointer += f"/{name}"
        if not problems and name not in value:
            problems = [Problem(pointer, "is missing")]
        if problems:
            raise InvalidErrorPayload(problems)
        value = value[name]
    try:
        return parse(value)
    except InvalidErrorPayload as error:
        raise InvalidErrorPayload(Problem(pointer + p.pointer, p.message) for p in error.problems) from None
