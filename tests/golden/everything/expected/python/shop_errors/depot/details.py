# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, F401, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false, reportUnusedImport=false
"""Types of Depot 0.1: the codes as a literal, and the details that codes declare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NotRequired, TypedDict

__all__ = [
    "ErrorCodeLiteral",
]

ErrorCodeLiteral = Literal["GATE_SHUT"]
"""The codes as plain text."""
