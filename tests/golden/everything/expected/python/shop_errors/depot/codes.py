# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""The codes of Depot 0.1, their domains and their facts."""

from __future__ import annotations

from enum import StrEnum

from .._codes import Code, attach
from .._facts import protocol_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "CARRIERS",
    "FALLBACK",
    "PROTOCOL",
    "RETRYABLE",
    "Domain",
    "ErrorCode",
]


class Domain(StrEnum):
    """The families of the codes of Depot 0.1."""

    GATES = "gates"


class ErrorCode(Code):
    """The error codes of Depot 0.1: texts that know their facts."""

    if TYPE_CHECKING:  # before the members, one of which may have this name

        @property
        def domain(self) -> Domain:
            """The family of codes that this one is in."""
            ...

    GATE_SHUT = "GATE_SHUT"
    """The gate is shut. Retryable. See https://errors.example.org/shop/depot/#GATE_SHUT"""


PROTOCOL = protocol_of(
    {
        "name": "depot",
        "title": "Depot",
        "version": "0.1",
        "status": "archived",
        "unknown": {
            "recovery": {
                "hint": "Ask the depot.",
            },
        },
        "limits": {
            "close_code": 1000,
        },
        "monitor": {
            "max_rate": 1.0,
        },
        "spelling": "SCREAMING_SNAKE_CASE",
        "error": {
            "type": "object",
            "required": [
                "code",
                "message",
            ],
            "properties": {
                "code": {
                    "type": "string",
                },
                "message": {
                    "type": "string",
                },
            },
        },
        "carriers": {
            "FAULT": "body.faults.first",
        },
    }
)
"""The protocol itself."""

attach(
    ErrorCode,
    Domain,
    {
        "GATE_SHUT": {
            "domain": "gates",
            "retryable": True,
            "summary": "The gate is shut.",
            "docs_url": "https://errors.example.org/shop/depot/#GATE_SHUT",
        },
    },
)

RETRYABLE = frozenset(code for code in ErrorCode if code.retryable)
"""The codes whose errors may be tried again unless the wire says otherwise."""

BY_TEXT: Mapping[str, ErrorCode] = {code.value: code for code in ErrorCode}
"""Text -> code."""

CARRIERS: Mapping[str, str] = {
    "FAULT": "body.faults.first",
}
"""Event type -> where its error lies."""

FALLBACK: None = None
"""What an unknown code reads as: nothing."""
