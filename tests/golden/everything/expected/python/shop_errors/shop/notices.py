# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, F401, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
"""What people are told about errors of Shop 2.10."""

from __future__ import annotations

from .codes import BY_TEXT, PROTOCOL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .._facts import Notice
    from .._payload import Coded

__all__ = ["notice"]


def notice(error: Coded | str, language: str | None = None) -> Notice:
    """What a person is told about an error: severity, message and what to offer; never what the peer wrote.

    Takes a payload, an exception or a code. A code without a notice of its own, or outside the catalogue, gets the generic one.
    With a language tag the message is in that language, if the catalogue has it.
    """
    code = BY_TEXT.get(error if isinstance(error, str) else error.raw_code)
    own = None if code is None else code.notice
    told: Notice = own or _GENERIC
    return told if language is None else told.in_language(language)


_GENERIC: Any = PROTOCOL.unknown_notice
