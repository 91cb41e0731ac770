"""A value of the right type that cannot be: what was meant, or what would be right."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from types import NoneType
from typing import Any

from errcat.problems import Problem, nearest, odd_character
from errcat.reading.fault import Fault
from errcat.reading.wrong_type import as_version, is_release


def pattern(fault: Fault) -> Iterator[Problem]:
    """A text that its pattern refuses."""
    if fault.name == "extends":
        return  # there is no such protocol, which is told
    help = fault.schema.get("description", "")
    if is_release(fault):
        help = f'three numbers: write "{as_version(fault.value)}"'
    else:
        mended = next(
            (text for text in _meant(fault.value, fault.path) if re.search(fault.schema["pattern"], text)), None
        )
        help = f'write "{mended}"' if mended else help
    yield Problem("bad-value", fault.at, f"{fault.name} cannot be {fault.value!r}{odd_character(fault.value)}", help)


# Hyphens and dashes, a wide dot, and the quotes that word processors make.
_LOOKALIKES = {
    **dict.fromkeys(range(0x2010, 0x2016), "-"),
    0xFF0E: ".",
    **dict.fromkeys((*range(0x2018, 0x2020), 0xAB, 0xBB)),
}


def _meant(value: str, path: list[Any]) -> Iterator[str]:
    """What somebody may have meant by a value that cannot be."""
    plain = value.translate(_LOOKALIKES).strip("'\" ,;")
    likely = [plain, plain.lstrip("vV"), f"https://{plain}"]
    if path[0] == "package":
        likely += [plain.replace(" ", "-"), plain.lower().replace("_", "-").replace(" ", "-")]
    return (text for text in likely if text != value)


def choice(fault: Fault) -> Iterator[Problem]:
    """A value that is none of those to choose from."""
    options = [str(option) for option in fault.expected]
    if isinstance(fault.value, (bool, NoneType)) or isinstance(fault.value, str) != isinstance(fault.expected[0], str):
        return  # a matter of its type
    rule = "unknown-format" if fault.name == "format" and len(fault.path) == 1 else "bad-value"
    written = fault.value if isinstance(fault.value, str) else fault.written
    allowed = f"it is one of {', '.join(options)}" if len(options) > 1 else f"it is {options[0]}"
    yield Problem(rule, fault.at, f"{fault.name} cannot be {written!r}; {allowed}", nearest(written, options))


def bound(relation: str) -> Callable[[Fault], Iterator[Problem]]:
    """A number or a length that is too small or too large."""

    def report(fault: Fault) -> Iterator[Problem]:
        message = f"{fault.name} must be {relation} {fault.expected}, not {fault.written}"
        yield Problem("bad-value", fault.at, message)

    return report
