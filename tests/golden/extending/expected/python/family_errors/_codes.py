# Copied by `errcat generate` from templates/python/tree/agent_errors/_codes.py. Do not edit the copy.
"""What the codes of every protocol have in common: the base of `ErrorCode`.

No import but `enum`: this module loads whenever a protocol does.
"""

from __future__ import annotations

from enum import StrEnum

from ._facts import Deprecation, Detail, Notice, Recovery

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from enum import EnumType
    from typing import Any


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
        """The default message, with names of details in braces; None if the summary is the default."""
        return self._facts.get("message")

    @property
    def details(self) -> Mapping[str, Detail]:
        """The members of `details` that this code declares, by name."""
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
        """Since when this code should no longer be used, and what to use instead; None if it may be used."""
        return self._facts.get("deprecated")

    @property
    def aliases(self) -> Sequence[str]:
        """Old spellings, which receivers read as this code."""
        return self._facts.get("aliases") or ()

    @property
    def docs_url(self) -> str | None:
        """The page about this code."""
        return self._facts.get("docs_url")


def attach(codes: type[Code], domains: type[StrEnum], facts: Mapping[str, Mapping[str, Any]]) -> None:
    """Give each code its facts, and have the deprecated ones warn whoever names them."""
    deprecated = []
    for code in codes:
        found = code._facts = dict(facts[code])
        found["domain"] = domains(found["domain"])
        if "recovery" in found:
            found["recovery"] = Recovery.of(found["recovery"])
        if "notice" in found:
            found["notice"] = Notice.of(found["notice"])
        if "details" in found:
            found["details"] = {name: Detail.of(detail) for name, detail in found["details"].items()}
        if "deprecated" in found:
            found["deprecated"] = Deprecation.of(found["deprecated"])
            deprecated.append(code)
    if deprecated:
        _warn_on_use(codes, deprecated)


def _warn_on_use(codes: EnumType, deprecated: list[Code]) -> None:
    """`ErrorCode.OLD` warns; iterating, looking up, parsing, comparing and `help` do not.

    A data descriptor on the metaclass comes before the member of the same name and leaves every other name alone.
    """
    codes.__class__ = type("CodeType", (type(codes),), {code.name: _DeprecatedMember(code) for code in deprecated})


class _DeprecatedMember:
    def __init__(self, code: Code) -> None:
        self._code = code

    def __get__(self, codes: object, owner: object = None) -> Code:
        import sys

        # `help` reads every member by its name; who asks for it has not chosen this one.
        if sys._getframe(1).f_globals.get("__name__") not in ("inspect", "pydoc"):
            from warnings import warn

            warn(f"{self._code} is {self._code.deprecated}", DeprecationWarning, stacklevel=2)
        return self._code

    def __set__(self, codes: object, value: object) -> None:
        raise AttributeError(f"cannot reassign member {self._code.name!r}")
