# Source: templates/python/tree/agent_errors/_exceptions.py, copied as it is.
"""Raising: the base of every exception of every protocol."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar
from warnings import warn

from ._build import default_message
from ._codes import Code, deprecation_text
from ._payload import Payload, to_problem


class CodedError(Exception):
    """An error with a code. Each protocol has a base of its own, and each code an exception.

    Nothing is checked when an exception is made, so that raising one never fails; `to_dict` checks.
    """

    code: Code | None = None
    raw_code: str = ""
    _build: ClassVar[Callable[..., dict[str, Any]]]
    _deprecated: ClassVar[str | None] = None
    _data: Mapping[str, Any] | None = None

    def __init__(self, message: str | None = None, *, retryable: bool | None = None, **members: Any) -> None:
        """The message is the code's default one unless given, and so is the flag."""
        if self._deprecated is not None:
            warn(self._deprecated, DeprecationWarning, stacklevel=2)
        if message is None:
            message = "" if self.code is None else default_message(self.code, members.get("details"))
        self._set(message, members, retryable=retryable)

    def _set(self, message: str, members: Mapping[str, Any], *, retryable: bool | None) -> None:
        self.args = (message,)
        self._message = message
        self._retryable = retryable
        self._members = {name: value for name, value in members.items() if value is not None}

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        code = cls.__dict__.get("code")
        if isinstance(code, Code):
            cls.raw_code = str(code)
            cls._deprecated = None if code.deprecated is None else deprecation_text(code, code.deprecated)

    @property
    def message(self) -> str:
        """What happened, for people."""
        return self._message

    @property
    def retryable(self) -> bool:
        """May the operation be tried again? As given or received; else as the catalogue says; else no."""
        if self._retryable is not None:
            return self._retryable
        return self.code is not None and self.code.retryable

    @property
    def details(self) -> Any:
        """More about this error; None if there is nothing."""
        return self._members.get("details")

    def to_dict(self) -> dict[str, Any]:
        """The error object to send; what was received is given back as it came.

        Raises InvalidErrorPayload for what a receiver would refuse.
        """
        if self._data is not None:
            return dict(self._data)
        flag = {} if self._retryable is None else {"retryable": self._retryable}
        return type(self)._build(self.code, self._message, **flag, **self._members)

    def to_problem(self, *, status: int | None = None, instance: str | None = None) -> dict[str, Any]:
        """The error as problem details (RFC 9457): type, title, status, detail, instance, code, retryable."""
        return to_problem(self, status, instance)

    def __str__(self) -> str:
        return f"{self.raw_code}: {self._message}" if self.raw_code else self._message

    def __repr__(self) -> str:
        parts = [repr(self._message)]
        if self.raw_code != (self.code or ""):
            parts.append(f"raw_code={self.raw_code!r}")
        if self._retryable is not None:
            parts.append(f"retryable={self._retryable!r}")
        parts.extend(f"{name}={value!r}" for name, value in self._members.items())
        return f"{type(self).__name__}({', '.join(parts)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (type(self), self.args), self.__dict__


def revive(cls: type[CodedError], args: tuple[Any, ...]) -> CodedError:
    """An exception out of its pickle; its state follows, and nobody is warned."""
    made = cls.__new__(cls)
    made.args = args
    return made


def from_payload(payload: Payload, cls: type[CodedError], members: Iterable[str]) -> CodedError:
    """The exception of a received error. Nobody is warned: the receiver did not choose the code."""
    made = cls.__new__(cls)
    data = payload._data
    made._set(payload.message, {n: data[n] for n in members if n in data}, retryable=payload.retryable)
    made.raw_code = payload.raw_code
    made._data = data
    return made


def answers(value: object) -> bool:
    """What a payload or an exception says of being tried again; an exception that is not ours says no."""
    return isinstance(value, (Payload, CodedError)) and value.retryable
