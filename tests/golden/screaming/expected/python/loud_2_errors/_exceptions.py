# Copied by `errcat generate` from templates/python/tree/agent_errors/_exceptions.py. Do not edit the copy.
"""Raising: the base of every exception of every protocol."""

from __future__ import annotations

from ._codes import Code
from ._payload import Coded, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any, ClassVar, Self

    from ._payload import Payload


class CodedError(Coded, Exception):
    """An error with a code. Each protocol has a base of its own, and each code an exception.

    Nothing is checked when an exception is made, so that raising one never fails; `to_dict` checks.
    """

    code: Any = None
    # What holds until the exception is made, or for good, if a subclass makes itself without this class.
    _raw_code: str = ""
    _message: str = ""
    _retryable: bool | None = None
    _members: Mapping[str, Any] = {}
    _data: Mapping[str, Any] | None = None
    _deprecated: ClassVar[str | None] = None

    def __init__(self, message: str | None = None, *, retryable: bool | None = None, **members: Any) -> None:
        if self._deprecated is not None:
            from warnings import warn

            # Told at the line that makes the exception, past the method of the protocol's base, which calls this one.
            warn(self._deprecated, DeprecationWarning, stacklevel=3)
        self._set(_default_message(self.code, members) if message is None else message, members, retryable=retryable)

    def _set(self, message: str, members: Mapping[str, Any], *, retryable: bool | None) -> None:
        super().__init__(message)
        self._message = message
        self._retryable = retryable
        self._members = {name: value for name, value in members.items() if value is not ...}

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        code = cls.__dict__.get("code")
        if isinstance(code, Code):
            cls._raw_code = str(code)
            cls._deprecated = None if code.deprecated is None else f"{code} is {code.deprecated}"

    @classmethod
    def _received(cls, payload: Payload, members: Iterable[str]) -> Self:
        """The exception of a received error. Nobody is warned: the receiver did not choose the code."""
        made = cls.__new__(cls)
        data = payload.to_dict()
        made._set(payload.message, {name: data.get(name) for name in members}, retryable=payload.retryable)
        made._raw_code = payload.raw_code
        made._data = data
        return made

    @property
    def raw_code(self) -> str:
        """The code exactly as it came; empty if there is none."""
        return self._raw_code

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
        from ._build import build

        flag = {"retryable": self._retryable} if "retryable" in self._protocol.error["properties"] else {}
        return build(self._protocol, self._codes, self.code, self._message, {**flag, **self._members})

    def __str__(self) -> str:
        return f"{self.raw_code}: {self._message}" if self.raw_code else self._message

    def __repr__(self) -> str:
        parts = [shown(self._message)]
        if self.raw_code != (self.code or ""):
            parts.append(f"raw_code={self.raw_code!r}")
        if self._retryable is not None:
            parts.append(f"retryable={self._retryable!r}")
        parts.extend(f"{name}={shown(value)}" for name, value in self._members.items() if value is not None)
        return f"{type(self).__name__}({', '.join(parts)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _revive, (type(self), self.args), self.__dict__


def _default_message(code: Code | None, members: Mapping[str, Any]) -> str:
    if code is None or code.message is None:
        return "" if code is None else code.summary
    from ._build import default_message

    return default_message(code, members.get("details"))


def _revive(cls: type[CodedError], args: tuple[Any, ...]) -> CodedError:
    """An exception out of its pickle; its state follows, and nobody is warned."""
    made = cls.__new__(cls)
    made.args = args
    return made
