# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""The codes of Child 2, their domains and their facts."""

from __future__ import annotations

from enum import StrEnum

from .._codes import Code, attach
from .._facts import protocol_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "ACTIONS",
    "CARRIERS",
    "FALLBACK",
    "PROTOCOL",
    "RETRYABLE",
    "Action",
    "Domain",
    "ErrorCode",
]


class Domain(StrEnum):
    """The families of the codes of Child 2."""

    HOME = "home"
    """Trouble at home."""
    PLAY = "play"


class Action(StrEnum):
    """The vocabulary of recovery."""

    WAIT = "wait"
    """Wait longer."""
    CRY = "cry"
    """Cry."""


ACTIONS = {
    Action.WAIT: "Wait longer.",
    Action.CRY: "Cry.",
}
"""What each action means."""


class ErrorCode(Code):
    """The error codes of Child 2: texts that know their facts."""

    if TYPE_CHECKING:  # before the members, one of which may have this name

        @property
        def domain(self) -> Domain:
            """The family of codes that this one is in."""
            ...

    HOME_ERROR = "home_error"
    """Something is wrong at home. Not retryable. See https://family.example/child/#home_error"""
    FIRE = "fire"
    """Deprecated since Parent 1.1, use home_error. It burns. Not retryable. See https://family.example/child/#fire"""
    GAME_OVER = "game_over"
    """The game is over. Retryable. See https://family.example/child/#game_over"""
    TOY_BROKEN = "toy_broken"
    """The toy is broken. Not retryable. See https://family.example/child/#toy_broken"""


PROTOCOL = protocol_of(
    {
        "name": "child",
        "title": "Child",
        "version": "2",
        "status": "draft",
        "summary": "The younger.",
        "actions": {
            "wait": "Wait longer.",
            "cry": "Cry.",
        },
        "unknown": {
            "recovery": {
                "hint": "Ask your parent.",
            },
        },
        "limits": {
            "recoveries": 2,
            "max_backoff_ms": 5,
        },
        "monitor": {
            "top": 3,
        },
        "extends": "parent",
        "spelling": "snake_case",
        "fallback": "home_error",
        "error": {
            "type": "object",
            "required": [
                "code",
                "message",
                "retryable",
            ],
            "properties": {
                "code": {
                    "type": "string",
                },
                "message": {
                    "type": "string",
                },
                "retryable": {
                    "type": "boolean",
                },
                "details": {
                    "type": "object",
                },
            },
        },
        "carriers": {
            "failed": "error",
            "lost": "error",
            "found": "error",
        },
        "retired": {
            "flood": {
                "domain": "home",
                "since": "1.1",
                "use": "home_error",
            },
        },
    }
)
"""The protocol itself."""

attach(
    ErrorCode,
    Domain,
    {
        "home_error": {
            "domain": "home",
            "retryable": False,
            "summary": "Something is wrong at home.",
            "since": "1",
            "docs_url": "https://family.example/child/#home_error",
        },
        "fire": {
            "domain": "home",
            "retryable": False,
            "summary": "It burns.",
            "since": "1",
            "message": "{room} burns",
            "details": {
                "room": {
                    "type": "string",
                    "required": True,
                },
            },
            "deprecated": {
                "since": "1.1",
                "use": "home_error",
            },
            "docs_url": "https://family.example/child/#fire",
        },
        "game_over": {
            "domain": "play",
            "retryable": True,
            "summary": "The game is over.",
            "since": "2",
            "docs_url": "https://family.example/child/#game_over",
        },
        "toy_broken": {
            "domain": "play",
            "retryable": False,
            "summary": "The toy is broken.",
            "since": "2",
            "recovery": {
                "hint": "Cry.",
                "action": "cry",
            },
            "docs_url": "https://family.example/child/#toy_broken",
        },
    },
)

RETRYABLE = frozenset(code for code in ErrorCode if code.retryable)
"""The codes whose errors may be tried again unless the wire says otherwise."""

BY_TEXT: Mapping[str, ErrorCode] = {code.value: code for code in ErrorCode}
"""Text -> code."""

CARRIERS: Mapping[str, str] = {
    "failed": "error",
    "lost": "error",
    "found": "error",
}
"""Event type -> where its error lies."""

FALLBACK = ErrorCode("home_error")
"""What an unknown code reads as."""
