# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""Types of Child 2: the codes as a literal, and the details that codes declare."""

from __future__ import annotations

from typing import Literal, TypedDict

__all__ = [
    "ErrorCodeLiteral",
    "FireDetails",
]

ErrorCodeLiteral = Literal[
    "home_error",
    "fire",
    "game_over",
    "toy_broken",
]
"""The codes as plain text."""

FireDetails = TypedDict(
    "FireDetails",
    {
        "room": str,
    },
)
"""The details of fire."""
