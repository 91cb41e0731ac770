# Copied by `errcat generate` from templates/python/tree/agent_errors/_facts.py. Do not edit the copy.
"""What the catalogue says, as read-only records.

No import at all: this module loads whenever a protocol does.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, NoReturn, Self


class Facts:
    """A read-only record. Equal to another of its class with equal values."""

    __slots__: tuple[str, ...] = ()

    def __init__(self, **values: object) -> None:
        if values.keys() != set(self.__slots__):
            raise TypeError(f"{type(self).__name__} takes {', '.join(self.__slots__)}, all by name")
        for name, value in values.items():
            object.__setattr__(self, name, value)

    @classmethod
    def of(cls, facts: Mapping[str, Any]) -> Self:
        """The record of facts; those that are not given are None."""
        return cls(**{name: facts.get(name) for name in cls.__slots__})

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is read-only")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is read-only")

    def _values(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    def __eq__(self, other: object) -> bool:
        return self._values() == other._values() if isinstance(other, type(self)) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self._values().values()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self._values().items())})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).of, (self._values(),)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


class Recovery(Facts):
    """What to do after an error. Times are in milliseconds; None where the protocol gives no number."""

    __slots__ = ("action", "backoff_ms", "hint", "max_retries", "timeout_ms")
    action: str | None
    hint: str
    max_retries: int | None
    backoff_ms: int | None
    timeout_ms: int | None


class Notice(Facts):
    """What a person is told: severity info, warning or error, the text, and what to offer in one word.

    `translations` are texts by language tag; None where the catalogue has none.
    """

    __slots__ = ("action", "message", "severity", "translations")
    severity: str
    message: str
    action: str | None
    translations: Mapping[str, str] | None

    def in_language(self, language: str) -> Self:
        """The notice in a language, such as `de-AT`; else in the one it is a kind of; else as it is."""
        said = self.translations or {}
        text = said.get(language) or said.get(language.split("-", maxsplit=1)[0]) or self.message
        return type(self).of({**self._values(), "message": text})

    def __hash__(self) -> int:
        return hash((self.severity, self.message, self.action))


class Deprecation(Facts):
    """Since when a code should no longer be used, which one to use instead, when it goes, and why."""

    __slots__ = ("note", "remove_in", "since", "use")
    since: str
    use: str | None
    note: str | None
    remove_in: str | None

    def __str__(self) -> str:
        use = f"; use {self.use}" if self.use else ""
        note = f": {self.note}" if self.note else ""
        until = f", gone in {self.remove_in}" if self.remove_in else ""
        return f"deprecated since {self.since}{until}{use}{note}"


class Detail(Facts):
    """A member of `details` that a code declares; `type` is a JSON type."""

    __slots__ = ("required", "summary", "type")
    type: str
    required: bool
    summary: str | None


class Limits(Facts):
    """Bounds of a protocol: recoveries of one code, the WebSocket close code, the longest wait in milliseconds."""

    __slots__ = ("close_code", "max_backoff_ms", "recoveries")
    recoveries: int | None
    close_code: int | None
    max_backoff_ms: int | None


class Monitoring(Facts):
    """How errors are counted by default: window in seconds, length of the top list, errors a second."""

    __slots__ = ("max_rate", "top", "window_s")
    window_s: int | None
    top: int | None
    max_rate: float | None


class Protocol(Facts):
    """What the catalogue says about a protocol beside its codes; None where it says nothing.

    `error`, `event` and `error_event` are shapes: pieces of JSON Schema. `retired` are the codes that are gone.
    `fresh` tells how a sender makes members of an event anew: `uuid` or `unix_ms`.
    `str()` gives title and version.
    """

    __slots__ = (
        "error",
        "error_event",
        "event",
        "extends",
        "fresh",
        "limits",
        "monitor",
        "name",
        "retired",
        "spelling",
        "status",
        "summary",
        "title",
        "unknown_notice",
        "unknown_recovery",
        "version",
    )
    name: str
    title: str
    version: str
    status: str
    spelling: str
    summary: str | None
    extends: str | None
    error: Mapping[str, Any]
    event: Mapping[str, Any] | None
    error_event: Mapping[str, Any] | None
    fresh: Mapping[str, str] | None
    retired: Mapping[str, Deprecation]
    unknown_recovery: Recovery | None
    unknown_notice: Notice | None
    limits: Limits | None
    monitor: Monitoring | None

    def __str__(self) -> str:
        return f"{self.title} {self.version}"

    def __hash__(self) -> int:
        return hash((self.name, self.version))


def protocol_of(facts: Mapping[str, Any]) -> Protocol:
    """A protocol from the facts of the catalogue."""
    unknown: Mapping[str, Any] = facts.get("unknown", {})
    retired: Mapping[str, Mapping[str, Any]] = facts.get("retired", {})
    records = {
        "retired": {code: Deprecation.of(ending) for code, ending in retired.items()},
        "unknown_recovery": Recovery.of(unknown["recovery"]) if "recovery" in unknown else None,
        "unknown_notice": Notice.of(unknown["notice"]) if "notice" in unknown else None,
        "limits": Limits.of(facts["limits"]) if "limits" in facts else None,
        "monitor": Monitoring.of(facts["monitor"]) if "monitor" in facts else None,
    }
    return Protocol.of({**facts, **records})
