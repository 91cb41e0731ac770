# ruff: noqa: B018
"""Who uses what is deprecated. Type checkers find each line that is marked, and no other; see test_typing.py."""

from __future__ import annotations

from typing import Any

from ageing_errors import ageing
from ageing_errors.ageing import ErrorCode


def uses() -> None:
    """Deprecated codes, chosen by whoever wrote this."""
    ageing.build_error("store_stuffed")  # mistake: deprecated
    ageing.build_error(ErrorCode("store_full"), "m")
    ageing.build_error("store_timeout", retryable=False)  # mistake: deprecated
    ageing.build_error("store_overflow", details={"count": 5})  # mistake: deprecated
    ageing.StoreStuffed("full")  # mistake: deprecated
    ageing.StoreTimeout()  # mistake: deprecated
    ageing.StoreOverflow("full", details={"count": 1})  # mistake: deprecated


def no_uses(data: object) -> dict[str, Any]:
    """Codes that are not deprecated, or were chosen by somebody else."""
    error = ageing.parse_error(data)
    if error.code == "store_stuffed" or error.code in ageing.RETRYABLE:
        raise ageing.exception_for(error)
    if ageing.is_retryable(error):
        raise ageing.StoreFull("full", details={"size": 1}) from ageing.PeerGone("gone")
    return ageing.build_error("store_full", details={"size": 1, "limit": 2.5, "parts": [1], "owner": {"a": 1}})


def wrong() -> None:
    """Details of every type."""
    ageing.build_error("store_full", details={"size": "1"})  # mistake: wrong type
    ageing.build_error("store_full", details={"size": 1, "limit": "2"})  # mistake: wrong type
    ageing.build_error("store_full", details={"size": 1, "place": 3})  # mistake: wrong type
    ageing.build_error("store_full", details={"size": 1, "final": "no"})  # mistake: wrong type
    ageing.build_error("store_full", details={"size": 1, "parts": 4})  # mistake: wrong type
    ageing.build_error("store_full", details={"size": 1, "owner": []})  # mistake: wrong type
    ageing.build_error("store_closed")  # mistake: retired
    ageing.StoreClosed()  # mistake: retired
    ErrorCode.STORE_CLOSED  # mistake: retired
