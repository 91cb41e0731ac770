# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false
"""The exceptions of HAIP 1: one for each code."""

from __future__ import annotations

from .._exceptions import CodedError
from .codes import BY_TEXT, PROTOCOL, ErrorCode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .receiving import ErrorPayload

__all__ = [
    "HaipError",
    "ProtocolViolation",
    "SeqViolation",
    "FlowControlViolation",
    "VersionIncompatible",
    "UnsupportedType",
    "RunLimitExceeded",
    "ReplayTooOld",
    "ResumeFailed",
    "AuthenticationFailed",
    "ToolExecutionError",
    "exception_for",
]


class HaipError(CodedError):
    """Any error of HAIP 1, also one whose code is unknown."""

    code: ErrorCode | None = None
    _protocol = PROTOCOL
    _codes = BY_TEXT

    if TYPE_CHECKING:

        @property
        def successor(self) -> ErrorCode | None:
            """What took the place of the code that came, if that one is retired; None for any other code."""
            ...

    def __init__(
        self,
        message: str | None = None,
        *,
        related_id: str | None = None,
        detail: Any = ...,
    ) -> None:
        """All may be left out: the message and the flag are then those of the code."""
        super().__init__(
            message,
            related_id=related_id,
            detail=detail,
        )

    @property
    def related_id(self) -> str | None:
        """The member `related_id` of the error object; None if there is none."""
        return self._members.get("related_id")

    @property
    def detail(self) -> Any:
        """The member `detail` of the error object; None if there is none."""
        return self._members.get("detail")


class ProtocolViolation(HaipError):
    """The message breaks the protocol in a way that no other code names. Retryable."""

    code: ErrorCode | None = ErrorCode("PROTOCOL_VIOLATION")


class SeqViolation(ProtocolViolation):
    """A sequence number is missing, repeated or out of order. Retryable."""

    code: ErrorCode | None = ErrorCode("SEQ_VIOLATION")


class FlowControlViolation(ProtocolViolation):
    """More was sent than the peer had given credit for. Retryable."""

    code: ErrorCode | None = ErrorCode("FLOW_CONTROL_VIOLATION")


class VersionIncompatible(ProtocolViolation):
    """The two peers share no version of the protocol. Retryable."""

    code: ErrorCode | None = ErrorCode("VERSION_INCOMPATIBLE")


class UnsupportedType(ProtocolViolation):
    """The peer does not know the type of the event. Not retryable."""

    code: ErrorCode | None = ErrorCode("UNSUPPORTED_TYPE")


class RunLimitExceeded(HaipError):
    """More runs are active at once than the peer allows. Not retryable."""

    code: ErrorCode | None = ErrorCode("RUN_LIMIT_EXCEEDED")


class ReplayTooOld(HaipError):
    """The replay asks for messages that the peer no longer keeps. Not retryable."""

    code: ErrorCode | None = ErrorCode("REPLAY_TOO_OLD")


class ResumeFailed(HaipError):
    """The session cannot be picked up where it was left. Not retryable."""

    code: ErrorCode | None = ErrorCode("RESUME_FAILED")


class AuthenticationFailed(HaipError):
    """The token is not accepted. Retryable."""

    code: ErrorCode | None = ErrorCode("AUTHENTICATION_FAILED")


class ToolExecutionError(HaipError):
    """The tool ran and failed. Not retryable."""

    code: ErrorCode | None = ErrorCode("TOOL_EXECUTION_ERROR")


def exception_for(error: ErrorPayload) -> HaipError:
    """The exception of a received error, to be raised; an unknown code gets that of the protocol.

    It keeps what came: `raw_code`, the message, the flag, and every member in `to_dict`.
    """
    return _BY_CODE.get(error.code, HaipError)._received(error, _MEMBERS)


_MEMBERS: list[str] = [
    "related_id",
    "detail",
]
_BY_CODE: dict[ErrorCode | None, type[HaipError]] = {
    ErrorCode("PROTOCOL_VIOLATION"): ProtocolViolation,
    ErrorCode("SEQ_VIOLATION"): SeqViolation,
    ErrorCode("FLOW_CONTROL_VIOLATION"): FlowControlViolation,
    ErrorCode("VERSION_INCOMPATIBLE"): VersionIncompatible,
    ErrorCode("UNSUPPORTED_TYPE"): UnsupportedType,
    ErrorCode("RUN_LIMIT_EXCEEDED"): RunLimitExceeded,
    ErrorCode("REPLAY_TOO_OLD"): ReplayTooOld,
    ErrorCode("RESUME_FAILED"): ResumeFailed,
    ErrorCode("AUTHENTICATION_FAILED"): AuthenticationFailed,
    ErrorCode("TOOL_EXECUTION_ERROR"): ToolExecutionError,
}
