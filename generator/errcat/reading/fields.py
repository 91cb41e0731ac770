"""The fields of a document as records of the model. What has the wrong shape is left out or empty."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from errcat.model import Code, Detail, Ending, Limits, Monitor, Notice, Prose, Recovery, Shape
from errcat.problems import Position
from errcat.reading.nodes import Map, Seq
from errcat.words import Names


def code_of(name: str, domain: str, entry: Map, at: Any, base: str | None) -> Code:
    """A living code; `at` is the place of its name, `base` the page that explains it."""
    retryable, summary, since = entry.get("retryable"), entry.get("summary"), entry.get("since")
    details = mapping(entry, "details")
    return Code(
        name,
        domain,
        retryable if isinstance(retryable, bool) else None,  # type: ignore[arg-type]
        Prose(summary) if isinstance(summary, str) else Prose(),
        since if isinstance(since, str) else None,
        prose(entry, "message"),
        ()
        if details is None
        else tuple(_detail(key, mapping(details, key) or Map(), details.key_at(key)) for key in details),
        recovery_of(entry),
        notice_of(entry),
        _whole(entry, "disconnect_after"),
        ending_of(entry, "deprecated"),
        _aliases(entry) if "aliases" in entry else (),
        None if base is None else f"{base}#{name}",
        at,
        entry,
    )


def _detail(name: str, entry: Map, at: Position) -> Detail:
    return Detail(name, text(entry, "type") or "", entry.get("required") is True, prose(entry, "summary"), at)


def recovery_of(parent: Map) -> Recovery | None:
    """The field `recovery`."""
    entry = mapping(parent, "recovery")
    if entry is None:
        return None
    return Recovery(
        hint=prose(entry, "hint") or Prose(),
        action=text(entry, "action"),
        max_retries=_whole(entry, "max_retries"),
        backoff_ms=_whole(entry, "backoff_ms"),
        timeout_ms=_whole(entry, "timeout_ms"),
        places=entry,
    )


def notice_of(parent: Map) -> Notice | None:
    """The field `notice`."""
    entry = mapping(parent, "notice")
    if entry is None:
        return None
    return Notice(
        text(entry, "severity") or "",
        prose(entry, "message") or Prose(),
        text(entry, "action"),
        Names((tag, Prose(said)) for tag, said in texts(entry, "translations")) or None,
    )


def ending_of(parent: Map, key: str) -> Ending | None:
    """The field `deprecated` or `retired`."""
    entry = mapping(parent, key)
    if entry is None:
        return None
    return Ending(text(entry, "since") or "", text(entry, "use"), prose(entry, "note"), text(entry, "remove_in"), entry)


def _aliases(entry: Map) -> tuple[str, ...]:
    value = entry["aliases"]
    return tuple(dict.fromkeys(item for item in value if isinstance(item, str))) if isinstance(value, Seq) else ()


def limits_of(entry: Map | None) -> Limits | None:
    """The limits of a protocol."""
    if entry is None:
        return None
    return Limits(_whole(entry, "recoveries"), _whole(entry, "close_code"), _whole(entry, "max_backoff_ms"))


def monitor_of(entry: Map | None) -> Monitor | None:
    """The monitoring defaults of a protocol."""
    if entry is None:
        return None
    rate = entry.get("max_rate")
    return Monitor(
        _whole(entry, "window_s"), _whole(entry, "top"), float(rate) if isinstance(rate, (int, float)) else None
    )


def shape_of(entry: Map, key: str) -> Shape | None:
    """A piece of JSON Schema as plain data, without what has the wrong shape itself."""
    value = mapping(entry, key)
    if value is None:
        return None
    shape = {word: _plain(value[word]) for word in value if word != "properties"}
    properties = mapping(value, "properties")
    if properties is not None:
        shape["properties"] = {name: shape_of(properties, name) or {} for name in properties}
    if not isinstance(shape.get("required", []), list):
        del shape["required"]
    return shape


def object_of(entry: Map, key: str) -> Shape | None:
    """The shape of an object, which says so."""
    shape = shape_of(entry, key)
    return None if shape is None else {"type": "object", **shape}


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, Seq) else value


def mapping(entry: Mapping[str, Any], key: str) -> Map | None:
    """A field that is a mapping."""
    value = entry.get(key)
    return value if isinstance(value, Map) else None


def text(entry: Mapping[str, Any], key: str) -> str | None:
    """A field that is text."""
    value = entry.get(key)
    return value if isinstance(value, str) else None


def prose(entry: Mapping[str, Any], key: str) -> Prose | None:
    """A field that is text for people."""
    value = entry.get(key)
    return Prose(value) if isinstance(value, str) else None


def _whole(entry: Mapping[str, Any], key: str) -> int | None:
    value = entry.get(key)
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value if type(value) is int else None


def texts(entry: Map, key: str) -> Iterator[tuple[str, str]]:
    """The entries of a mapping of texts."""
    for name, value in (mapping(entry, key) or {}).items():
        if isinstance(value, str):
            yield name, value
