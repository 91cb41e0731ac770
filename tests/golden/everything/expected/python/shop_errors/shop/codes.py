# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""The codes of Shop 2.10, their domains and their facts."""

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
    """The families of the codes of Shop 2.10."""

    ORDER = "order"
    """An order cannot be taken or filled."""
    PAYMENT = "payment"
    STOCK = "stock"
    """Something is not there."""


class Action(StrEnum):
    """The vocabulary of recovery."""

    RETRY = "retry"
    """Send it again."""
    ASK = "ask"
    """Ask the customer."""


ACTIONS = {
    Action.RETRY: "Send it again.",
    Action.ASK: "Ask the customer.",
}
"""What each action means."""


class ErrorCode(Code):
    """The error codes of Shop 2.10: texts that know their facts."""

    if TYPE_CHECKING:  # before the members, one of which may have this name

        @property
        def domain(self) -> Domain:
            """The family of codes that this one is in."""
            ...

    ORDER_FAILED = "order_failed"
    """The order failed. Not retryable. See https://errors.example.org/shop/shop/#order_failed"""
    ORDER_TIMEOUT = "order_timeout"
    """The supplier did not answer in time. Retryable. See https://errors.example.org/shop/shop/#order_timeout"""
    ORDER_STUCK = "order_stuck"
    """Deprecated since 2.1, gone in 3.0, use order_timeout. The order waits for a person. Retryable. See https://errors.example.org/shop/shop/#order_stuck"""
    ORDER_DOUBLED = "order_doubled"
    """Deprecated since 2.3. The order came twice. Not retryable. See https://errors.example.org/shop/shop/#order_doubled"""
    PAYMENT = "payment"
    """The payment failed. Not retryable. See https://errors.example.org/shop/shop/#payment"""
    REFUSED = "refused"
    """The bank refused. Not retryable. See https://errors.example.org/shop/shop/#refused"""
    SOLD_OUT = "sold_out"
    """There is none left. Retryable. See https://errors.example.org/shop/shop/#sold_out"""


PROTOCOL = protocol_of(
    {
        "name": "shop",
        "title": "Shop",
        "version": "2.10",
        "status": "stable",
        "summary": "Orders and payments between a shop and its suppliers.",
        "actions": {
            "retry": "Send it again.",
            "ask": "Ask the customer.",
        },
        "unknown": {
            "recovery": {
                "hint": "Ask somebody who knows.",
                "action": "ask",
                "max_retries": 1,
                "backoff_ms": 250,
                "timeout_ms": 9000,
            },
            "notice": {
                "severity": "error",
                "message": "Something went wrong.",
                "action": "ask",
                "translations": {
                    "de": "Etwas ging schief.",
                },
            },
        },
        "limits": {
            "recoveries": 4,
            "close_code": 4008,
            "max_backoff_ms": 60000,
        },
        "monitor": {
            "window_s": 900,
            "top": 5,
            "max_rate": 2.5,
        },
        "spelling": "snake_case",
        "fallback": "order_failed",
        "error": {
            "type": "object",
            "required": [
                "code",
                "message",
                "retryable",
                "trace_id",
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
                "trace_id": {
                    "type": "string",
                    "format": "uuid",
                    "pattern": "^[0-9a-f-]{36}$",
                },
                "region": {
                    "type": "string",
                    "enum": [
                        "north",
                        "south",
                    ],
                },
                "source": {
                    "type": "string",
                    "const": "shop",
                },
                "hops": {
                    "type": "integer",
                },
                "load": {
                    "type": "number",
                },
                "path": {
                    "type": "array",
                },
                "context": {
                    "type": "object",
                    "required": [
                        "user",
                    ],
                    "properties": {
                        "user": {
                            "type": "string",
                            "minLength": 1,
                        },
                    },
                },
                "extra": {},
            },
        },
        "event": {
            "type": "object",
            "required": [
                "id",
                "type",
                "payload",
            ],
            "properties": {
                "id": {
                    "type": "string",
                    "format": "uuid",
                },
                "sequence": {
                    "type": "integer",
                },
                "weight": {
                    "type": "number",
                },
                "final": {
                    "type": "boolean",
                },
                "tags": {
                    "type": "array",
                },
                "sender": {
                    "type": "string",
                    "minLength": 1,
                    "pattern": "^[a-z]{1,8}:[0-9]+$",
                },
                "type": {
                    "type": "string",
                    "enum": [
                        "order.placed",
                        "order.failed",
                        "payment.failed",
                    ],
                },
                "payload": {
                    "type": "object",
                    "required": [
                        "trace",
                    ],
                    "properties": {
                        "trace": {
                            "type": "string",
                            "minLength": 2,
                        },
                        "error": {
                            "type": "object",
                        },
                    },
                },
                "anything": {},
            },
        },
        "error_event": {
            "required": [
                "sender",
            ],
            "properties": {
                "channel": {
                    "type": "string",
                    "const": "system",
                },
                "sender": {
                    "type": "string",
                    "minLength": 2,
                },
            },
        },
        "fresh": {
            "id": "uuid",
        },
        "carriers": {
            "order.failed": "payload.error",
            "payment.failed": "payload.error",
        },
        "retired": {
            "order_lost": {
                "domain": "order",
                "since": "2.0",
                "use": "order_failed",
                "note": "Orders are not lost any more.",
            },
            "order_strange": {
                "domain": "order",
                "since": "2.0",
            },
        },
    }
)
"""The protocol itself."""

attach(
    ErrorCode,
    Domain,
    {
        "order_failed": {
            "domain": "order",
            "retryable": False,
            "summary": "The order failed.",
            "since": "1",
            "aliases": [
                "ORDER_FAILED",
                "order.failure",
            ],
            "docs_url": "https://errors.example.org/shop/shop/#order_failed",
        },
        "order_timeout": {
            "domain": "order",
            "retryable": True,
            "summary": "The supplier did not answer in time.",
            "since": "1.2",
            "message": "order {order_id} waited {waited_ms} ms, {share} of the limit",
            "details": {
                "order_id": {
                    "type": "string",
                    "required": True,
                    "summary": "Which order.",
                },
                "waited_ms": {
                    "type": "integer",
                    "required": True,
                    "summary": "How long.",
                },
                "share": {
                    "type": "number",
                    "required": False,
                    "summary": "Of the limit.",
                },
                "final": {
                    "type": "boolean",
                    "required": False,
                },
                "items": {
                    "type": "array",
                    "required": False,
                    "summary": "What was ordered.",
                },
                "address": {
                    "type": "object",
                    "required": False,
                    "summary": "Where to.",
                },
            },
            "recovery": {
                "hint": "Send the order again.",
                "action": "retry",
                "max_retries": 3,
                "backoff_ms": 100,
                "timeout_ms": 5000,
            },
            "notice": {
                "severity": "info",
                "message": "Please wait a moment.",
                "action": "wait",
                "translations": {
                    "de": "Einen Moment bitte.",
                    "pt": "Um instante.",
                    "pt-BR": "Um momento, por favor.",
                },
            },
            "disconnect_after": 12,
            "docs_url": "https://errors.example.org/shop/shop/#order_timeout",
        },
        "order_stuck": {
            "domain": "order",
            "retryable": True,
            "summary": "The order waits for a person.",
            "since": "1.3",
            "recovery": {
                "hint": "Call the supplier.",
            },
            "notice": {
                "severity": "warning",
                "message": "Your order takes longer.",
            },
            "disconnect_after": 0,
            "deprecated": {
                "since": "2.1",
                "use": "order_timeout",
                "note": "Nobody could tell the two apart.",
                "remove_in": "3.0",
            },
            "docs_url": "https://errors.example.org/shop/shop/#order_stuck",
        },
        "order_doubled": {
            "domain": "order",
            "retryable": False,
            "summary": "The order came twice.",
            "deprecated": {
                "since": "2.3",
            },
            "docs_url": "https://errors.example.org/shop/shop/#order_doubled",
        },
        "payment": {
            "domain": "payment",
            "retryable": False,
            "summary": "The payment failed.",
            "docs_url": "https://errors.example.org/shop/shop/#payment",
        },
        "refused": {
            "domain": "payment",
            "retryable": False,
            "summary": "The bank refused.",
            "recovery": {
                "hint": "Take another card.",
                "action": "ask",
                "max_retries": 0,
                "backoff_ms": 0,
            },
            "docs_url": "https://errors.example.org/shop/shop/#refused",
        },
        "sold_out": {
            "domain": "stock",
            "retryable": True,
            "summary": "There is none left.",
            "since": "2.10",
            "recovery": {
                "hint": "Order again tomorrow.",
                "max_retries": 2,
                "backoff_ms": 5,
                "timeout_ms": 7,
            },
            "docs_url": "https://errors.example.org/shop/shop/#sold_out",
        },
    },
)

RETRYABLE = frozenset(code for code in ErrorCode if code.retryable)
"""The codes whose errors may be tried again unless the wire says otherwise."""

BY_TEXT: Mapping[str, ErrorCode] = {code.value: code for code in ErrorCode}
"""Text -> code."""

READ_AS: Mapping[str, ErrorCode] = {
    **BY_TEXT,
    "ORDER_FAILED": ErrorCode("order_failed"),
    "order.failure": ErrorCode("order_failed"),
}
"""Text or old spelling -> code."""

CARRIERS: Mapping[str, str] = {
    "order.failed": "payload.error",
    "payment.failed": "payload.error",
}
"""Event type -> where its error lies."""

FALLBACK = ErrorCode("order_failed")
"""What an unknown code reads as."""
