# Source: templates/python/tree/agent_errors/_codes.py, copied as it is.
"""What every protocol's codes have in common: the base of `ErrorCode`, and the facts of a code.

No import but `enum`: this module loads whenever a protocol does.
"""

from __future__ import annotations

from enum import EnumType, StrEnum

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, NoReturn


class Facts:
    """A read-only record. Equal to another of its class with equal values."""

    __slots__: tuple[str, ...] = ()

    def __init__(self, **values: object) -> None:
        if values.keys() != set(self.__slots__):
            raise TypeError(f"{type(self).__name__} takes {', '.join(self.__slots__)}, all by name")
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is read-only")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} is read-only")

    def _values(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)

    def __eq__(self, other: object) -> bool:
        return self._values() == other._values() if isinstance(other, type(self)) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        pairs = zip(self.__slots__, self._values(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in pairs)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _revived, (type(self), self._values())

    def __copy__(self) -> Facts:
        return self

    def __deepcopy__(self, memo: object) -> Facts:
        return self


def _revived(cls: type[Facts], values: tuple[object, ...]) -> Facts:
    return cls(**dict(zip(cls.__slots__, values, strict=True)))


class Recovery(Facts):
    """What to do after an error. Times are in milliseconds; None where the protocol gives no number."""

    __slots__ = ("action", "backoff_ms", "hint", "max_retries", "timeout_ms")
    action: str | None
    hint: str
    max_retries: int | None
    backoff_ms: int | None
    timeout_ms: int | None


class Notice(Facts):
    """What a person is told: severity info, warning or error, the text, and what to offer in one word."""

    __slots__ = ("action", "message", "severity")
    severity: str
    message: str
    action: str | None


class Deprecation(Facts):
    """Since when a code should no longer be used, which one to use instead, and why."""

    __slots__ = ("note", "since", "use")
    since: str
    use: str | None
    note: str | None


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
    """Everything that the catalogue says about a protocol beside its codes; None where it says nothing.

    `error`, `event` and `error_event` are shapes: pieces of JSON Schema. `str()` gives title and version.
    """

    __slots__ = (
        "error",
        "error_event",
        "event",
        "limits",
        "monitor",
        "name",
        "retired",
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
    summary: str | None
    error: Mapping[str, Any]
    event: Mapping[str, Any] | None
    error_event: Mapping[str, Any] | None
    retired: Mapping[str, Deprecation]
    unknown_recovery: Recovery | None
    unknown_notice: Notice | None
    limits: Limits | None
    monitor: Monitoring | None

    def __str__(self) -> str:
        return f"{self.title} {self.version}"


def protocol_of(facts: Mapping[str, Any]) -> Protocol:
    """A protocol from the facts of the catalogue."""
    unknown = facts.get("unknown", {})
    retired: Mapping[str, Mapping[str, Any]] = facts.get("retired", {})
    return Protocol(
        name=facts["name"],
        title=facts["title"],
        version=facts["version"],
        status=facts["status"],
        summary=facts.get("summary"),
        error=facts["error"],
        event=facts.get("event"),
        error_event=facts.get("error_event"),
        retired={code: _record(Deprecation, ending) for code, ending in retired.items()},
        unknown_recovery=_record(Recovery, unknown.get("recovery")),
        unknown_notice=_record(Notice, unknown.get("notice")),
        limits=_record(Limits, facts.get("limits")),
        monitor=_record(Monitoring, facts.get("monitor")),
    )


def _record(cls: Any, facts: Mapping[str, Any] | None) -> Any:
    return None if facts is None else cls(**{name: facts.get(name) for name in cls.__slots__})


class Code(StrEnum):
    """An error code: a string that knows its facts."""

    if TYPE_CHECKING:
        _facts: Mapping[str, Any]

    @property
    def domain(self) -> StrEnum:
        """The family of codes that this one is in."""
        return self._facts["domain"]  # type: ignore[no-any-return]

    @property
    def retryable(self) -> bool:
        """May the same operation succeed later with nothing changed? The default; the flag on the wire decides."""
        return self._facts["retryable"]  # type: ignore[no-any-return]

    @property
    def summary(self) -> str:
        """What happened, in one sentence."""
        return self._facts["summary"]  # type: ignore[no-any-return]

    @property
    def since(self) -> str | None:
        """The version of the protocol that brought this code."""
        return self._facts.get("since")

    @property
    def message(self) -> str | None:
        """The default message, with names of details in braces."""
        return self._facts.get("message")

    @property
    def details(self) -> Mapping[str, Detail]:
        """The members of `details` that this code declares."""
        return self._facts.get("details") or {}

    @property
    def recovery(self) -> Recovery | None:
        """What to do after this error."""
        return self._facts.get("recovery")

    @property
    def notice(self) -> Notice | None:
        """What a person is told."""
        return self._facts.get("notice")

    @property
    def disconnect_after(self) -> int | None:
        """A peer that causes more than this many is disconnected."""
        return self._facts.get("disconnect_after")

    @property
    def deprecated(self) -> Deprecation | None:
        """Since when this code should no longer be used, and what to use instead."""
        return self._facts.get("deprecated")

    @property
    def docs_url(self) -> str | None:
        """The page about this code."""
        return self._facts.get("docs_url")


def attach(codes: type[Code], domains: type[StrEnum], facts: Mapping[str, Mapping[str, Any]]) -> None:
    """Give each code its facts, and have the deprecated ones warn whoever names them."""
    members = {domain.value: domain for domain in domains}
    notes = {}
    for code in codes:
        found = dict(facts[code])
        found["domain"] = members[found["domain"]]
        for name, cls in (("recovery", Recovery), ("notice", Notice), ("deprecated", Deprecation)):
            if name in found:
                found[name] = _record(cls, found[name])
        if "details" in found:
            found["details"] = {name: _record(Detail, detail) for name, detail in found["details"].items()}
        if "deprecated" in found:
            notes[code.name] = deprecation_text(code, found["deprecated"])
        code._facts = found
    if notes:
        _warn_on_use(codes, notes)


def deprecation_text(code: str, deprecated: Deprecation) -> str:
    """The sentence of every deprecation warning."""
    use = f"; use {deprecated.use}" if deprecated.use else ""
    note = f": {deprecated.note}" if deprecated.note else ""
    return f"{code} is deprecated since {deprecated.since}{use}{note}"


def _warn_on_use(codes: EnumType, notes: Mapping[str, str]) -> None:
    """`ErrorCode.OLD` warns; iterating, looking up, parsing and comparing do not.

    A data descriptor on the metaclass comes before the member of the same name and leaves every other name alone.
    """
    names: dict[str, object] = {name: _DeprecatedMember(name, text) for name, text in notes.items()}
    codes.__class__ = type("CodeType", (type(codes),), names)


class _DeprecatedMember:
    def __init__(self, name: str, text: str) -> None:
        self._name = name
        self._text = text

    def __get__(self, codes: Any, owner: object = None) -> object:
        from warnings import warn

        warn(self._text, DeprecationWarning, stacklevel=2)
        return codes._member_map_[self._name]

    def __set__(self, codes: object, value: object) -> None:
        raise AttributeError(f"cannot reassign member {self._name!r}")
