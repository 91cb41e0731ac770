# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""The codes of LOUD 3.0, their domains and their facts."""

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
    """The families of the codes of LOUD 3.0."""

    CLASS = "class"
    LAMBDA = "lambda"


class Action(StrEnum):
    """The vocabulary of recovery."""

    NONE = "none"
    """Do nothing."""
    CLASS = "class"
    """Go back to school."""


ACTIONS = {
    Action.NONE: "Do nothing.",
    Action.CLASS: "Go back to school.",
}
"""What each action means."""


class ErrorCode(Code):
    """The error codes of LOUD 3.0: texts that know their facts."""

    if TYPE_CHECKING:  # before the members, one of which may have this name

        @property
        def domain(self) -> Domain:
            """The family of codes that this one is in."""
            ...

    NULL = "NULL"
    """There is nothing. Not retryable."""
    NONE = "NONE"
    """There is less than nothing. Not retryable."""
    TRUE = "TRUE"
    """It is true. Not retryable."""
    CLASS = "CLASS"
    """The class is the error. Not retryable."""
    MRO = "MRO"
    """The order is wrong. Not retryable."""
    NAME = "NAME"
    """It has no name. Not retryable."""
    VALUE = "VALUE"
    """It has no value. Not retryable."""
    A = "A"
    """It is but a letter. Not retryable."""
    X1_2B = "X1_2B"
    """It has digits. Retryable."""
    TIMEOUT = "TIMEOUT"
    """It took too long. Retryable."""
    READ_TIMEOUT = "READ_TIMEOUT"
    """Reading took too long. Retryable."""
    TIMEOUT_ERROR = "TIMEOUT_ERROR"
    """It is no timeout by its name. Not retryable."""
    EXCEPTION = "EXCEPTION"
    """It is exceptional. Not retryable."""
    KEY_ERROR = "KEY_ERROR"
    """The key is wrong. Not retryable."""
    ERROR = "ERROR"
    """It is an error. Not retryable."""
    CONSTRUCTOR = "CONSTRUCTOR"
    """It could not be built. Not retryable."""
    PROTO = "PROTO"
    """It is a prototype. Not retryable."""
    TO_STRING = "TO_STRING"
    """It cannot be told. Not retryable."""


PROTOCOL = protocol_of(
    {
        "name": "loud",
        "title": "LOUD",
        "version": "3.0",
        "status": "stable",
        "summary": "All codes are shouted.",
        "actions": {
            "none": "Do nothing.",
            "class": "Go back to school.",
        },
        "spelling": "SCREAMING_SNAKE_CASE",
        "fallback": "NULL",
        "error": {
            "type": "object",
            "required": [
                "code",
                "message",
                "Retry2",
            ],
            "properties": {
                "code": {
                    "type": "string",
                },
                "message": {
                    "type": "string",
                },
                "Retry2": {
                    "type": "boolean",
                },
                "relatedId": {
                    "type": "string",
                },
            },
        },
        "carriers": {
            "ERROR": "payload",
            "Some-Thing_2.failed": "payload.inner.Error",
        },
    }
)
"""The protocol itself."""

attach(
    ErrorCode,
    Domain,
    {
        "NULL": {
            "domain": "class",
            "retryable": False,
            "summary": "There is nothing.",
        },
        "NONE": {
            "domain": "class",
            "retryable": False,
            "summary": "There is less than nothing.",
        },
        "TRUE": {
            "domain": "class",
            "retryable": False,
            "summary": "It is true.",
        },
        "CLASS": {
            "domain": "class",
            "retryable": False,
            "summary": "The class is the error.",
        },
        "MRO": {
            "domain": "class",
            "retryable": False,
            "summary": "The order is wrong.",
        },
        "NAME": {
            "domain": "class",
            "retryable": False,
            "summary": "It has no name.",
        },
        "VALUE": {
            "domain": "class",
            "retryable": False,
            "summary": "It has no value.",
        },
        "A": {
            "domain": "class",
            "retryable": False,
            "summary": "It is but a letter.",
        },
        "X1_2B": {
            "domain": "class",
            "retryable": True,
            "summary": "It has digits.",
        },
        "TIMEOUT": {
            "domain": "lambda",
            "retryable": True,
            "summary": "It took too long.",
        },
        "READ_TIMEOUT": {
            "domain": "lambda",
            "retryable": True,
            "summary": "Reading took too long.",
        },
        "TIMEOUT_ERROR": {
            "domain": "lambda",
            "retryable": False,
            "summary": "It is no timeout by its name.",
        },
        "EXCEPTION": {
            "domain": "lambda",
            "retryable": False,
            "summary": "It is exceptional.",
        },
        "KEY_ERROR": {
            "domain": "lambda",
            "retryable": False,
            "summary": "The key is wrong.",
        },
        "ERROR": {
            "domain": "lambda",
            "retryable": False,
            "summary": "It is an error.",
        },
        "CONSTRUCTOR": {
            "domain": "lambda",
            "retryable": False,
            "summary": "It could not be built.",
        },
        "PROTO": {
            "domain": "lambda",
            "retryable": False,
            "summary": "It is a prototype.",
        },
        "TO_STRING": {
            "domain": "lambda",
            "retryable": False,
            "summary": "It cannot be told.",
        },
    },
)

RETRYABLE = frozenset(code for code in ErrorCode if code.retryable)
"""The codes whose errors may be tried again unless the wire says otherwise."""

BY_TEXT: Mapping[str, ErrorCode] = {code.value: code for code in ErrorCode}
"""Text -> code."""

CARRIERS: Mapping[str, str] = {
    "ERROR": "payload",
    "Some-Thing_2.failed": "payload.inner.Error",
}
"""Event type -> where its error lies."""

FALLBACK = ErrorCode("NULL")
"""What an unknown code reads as."""
