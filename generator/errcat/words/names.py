"""Names of the catalogue in the cases that languages use."""

from __future__ import annotations

from functools import cache


def snake(name: str) -> str:
    """`task_timeout`, whatever the spelling of the catalogue."""
    return name.replace("-", "_").lower()


@cache
def screaming_snake(name: str) -> str:
    """`TASK_TIMEOUT`."""
    return name.replace("-", "_").upper()


@cache
def pascal(name: str) -> str:
    """`TaskTimeout`."""
    return "".join(map(str.capitalize, name.replace("-", "_").split("_")))


@cache
def camel(name: str) -> str:
    """`taskTimeout`."""
    first, *others = name.replace("-", "_").split("_")
    first = first.lower() if first.isupper() else first[:1].lower() + first[1:]
    return first + "".join([word.capitalize() for word in others]) if others else first


def kebab(name: str) -> str:
    """`task-timeout`."""
    return name.replace("_", "-").lower()


def plain(name: str) -> str:
    """The name as the catalogue has it."""
    return str(name)
