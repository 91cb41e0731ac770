"""What a sender must give, and every mistake that a type checker finds; the marked lines are wrong, the others right."""

from typing import Any, assert_never

from demanding_errors.demanding import Domain, ErrorCode, JobLost, build_error


def right(late: Any) -> list[object]:
    return [
        build_error("job_lost", trace_id="t", context=None, details={}),
        build_error("job_lost", "gone", retryable=False, trace_id="t", context=1, details={"a": 1}, hint="h"),
        build_error(ErrorCode.JOB_LATE, trace_id="t", context=None, details={"seconds": 3}),
        build_error(ErrorCode("job_late"), trace_id="t", context=None, details=late),
        JobLost("raising never fails"),
    ]


def handled(code: ErrorCode, domain: Domain) -> str:
    """Every code and every domain is handled."""
    match domain:
        case Domain.JOB:
            title = "job"
        case Domain.QUEUE:
            title = "queue"
        case _:
            assert_never(domain)
    match code:
        case ErrorCode.JOB_LOST | ErrorCode.JOB_OLD:
            return f"{title}: start again"
        case ErrorCode.JOB_LATE | ErrorCode.QUEUE_FULL:
            return f"{title}: wait"
        case _:
            assert_never(code)


def forgotten(code: ErrorCode, domain: Domain) -> str:
    """A code and a domain that are not handled."""
    match domain:
        case Domain.JOB:
            title = "job"
        case _:
            assert_never(domain)  # mistake: QUEUE is missing
    match code:
        case ErrorCode.JOB_LOST | ErrorCode.JOB_LATE | ErrorCode.JOB_OLD:
            return f"{title}: start again"
        case _:
            assert_never(code)  # mistake: QUEUE_FULL is missing


def wrong() -> None:
    build_error("job_lost", context=None, details={})  # mistake: no trace_id
    build_error("job_lost", trace_id="t", details={})  # mistake: no context
    build_error("job_lost", trace_id="t", context=None)  # mistake: no details
    build_error("job_lost", trace_id=None, context=None, details={})  # mistake: None is no trace_id
    build_error("job_lost", trace_id="t", context=None, details=None)  # mistake: None is no details
    build_error(ErrorCode.JOB_LATE, trace_id="t", context=None)  # mistake: no details where they are declared
    build_error(ErrorCode.JOB_LATE, trace_id="t", context=None, details={})  # mistake: no seconds
    build_error("job_old", trace_id="t", context=None, details={})  # mistake: deprecated
