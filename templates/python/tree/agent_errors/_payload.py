# Copied by `errcat generate` from templates/python/tree/agent_errors/_payload.py. Do not edit the copy.
"""An error as it was received, and what it has in common with an exception."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any, ClassVar, Self

    from ._codes import Code
    from ._facts import Protocol


class Coded:
    """An error with a code: a payload or an exception."""

    __slots__ = ()

    if TYPE_CHECKING:
        _protocol: ClassVar[Protocol]
        _codes: ClassVar[Mapping[str, Code]]

        @property
        def raw_code(self) -> str:
            """The code exactly as it came."""
            ...

        @property
        def message(self) -> str:
            """What happened, for people."""
            ...

        @property
        def retryable(self) -> bool:
            """May the operation be tried again?"""
            ...

    @property
    def successor(self) -> Code | None:
        """What took the place of the code that came, if that one is retired; None for any other code."""
        ending = self._protocol.retired.get(self.raw_code)
        return None if ending is None or ending.use is None else self._codes.get(ending.use)

    def to_problem(self, *, status: int | None = None, instance: str | None = None) -> dict[str, Any]:
        """The error as problem details (RFC 9457), to be sent as application/problem+json.

        Members: type (the page about the code), title, status, detail (the message), instance, and as extensions code
        and retryable. What is None is left out.
        """
        code: Code | None = getattr(self, "code", None)
        problem: dict[str, Any] = {
            "type": (code and code.docs_url) or "about:blank",
            "title": code.summary if code else self.raw_code,
            "status": status,
            "detail": self.message,
            "instance": instance,
            "code": self.raw_code,
            "retryable": self.retryable,
        }
        return {name: value for name, value in problem.items() if value is not None}


class Payload(Coded):
    """An error as it was received; read-only. It has the members for itself, but not what lies deeper in them."""

    __slots__ = ("_code", "_data")

    if TYPE_CHECKING:
        _code: Any
        _data: dict[str, Any]
        _flagged: ClassVar[bool]
        _parse: ClassVar[Callable[[object], Self]]

    def __init__(self) -> None:
        raise TypeError(f"{type(self).__name__} is made by parse_error")

    @property
    def raw_code(self) -> str:
        """The code exactly as it came."""
        return str.__str__(self._data["code"])

    @property
    def known(self) -> bool:
        """Is the code in the catalogue, in this spelling or an old one?"""
        if self._code is None:
            return False
        raw = self.raw_code
        return self._code._value_ == raw or raw in self._code.aliases

    @property
    def message(self) -> str:
        """What happened, for people."""
        return self._data["message"]  # type: ignore[no-any-return]

    @property
    def retryable(self) -> bool:
        """May the sender's operation be tried again? What the wire says; else the catalogue; else no."""
        if self._flagged and "retryable" in self._data:
            return self._data["retryable"]  # type: ignore[no-any-return]
        return self.known and self._code.retryable

    @property
    def details(self) -> Mapping[str, Any] | None:
        """More about this error, as it came; None if there is nothing."""
        return None

    def to_dict(self) -> dict[str, Any]:
        """The error object again, with every member that came, known or not."""
        return self._data.copy()

    def __eq__(self, other: object) -> bool:
        return self._data == other._data if isinstance(other, type(self)) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.raw_code, self.message, self.retryable))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={shown(value)}' for name, value in self._data.items())})"

    def __copy__(self) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _revive, (type(self), self._data)


def _revive(payload: type[Payload], data: dict[str, Any]) -> Payload:
    """A payload out of its pickle. Its code is looked up anew: the catalogue may have grown."""
    return payload._parse(data)


def shown(value: object) -> str:
    """The `repr` of a value, or dots where it cannot be told; a traceback must not fail because of its error."""
    try:
        return repr(value)
    except Exception:  # noqa: BLE001
        return "..."
