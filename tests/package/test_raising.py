"""Raising: an exception for each code, which says what the error says and survives every way it may go."""

from __future__ import annotations

import copy
import json
import logging
import pickle
import traceback
from collections.abc import Callable
from contextlib import nullcontext
from types import ModuleType
from typing import Any

import pytest
from agent_errors import aep, haip, harmovela

DETAILS: Any = {"task_id": "t-1", "timeout_ms": 5000}
WIRE: dict[str, Any] = {"code": "task_timeout", "message": "late", "retryable": False, "details": DETAILS, "more": [1]}


def exception_of(module: ModuleType, code: str) -> type[Any]:
    """The exception of a code, by the name that it should have."""
    name = "".join(word.capitalize() for word in code.split("_"))
    return getattr(module, name)


def state(error: Any) -> tuple[Any, ...]:
    """All that an exception tells."""
    members = tuple(getattr(error, name, None) for name in ("details", "related_id", "detail"))
    return (
        type(error),
        *(error.code, error.raw_code, error.message, error.retryable),
        *members,
        *(error.to_dict(), str(error), repr(error), error.args, getattr(error, "__notes__", None)),
    )


# One for each code


def test_there_is_an_exception_for_every_code(protocol: ModuleType, spec: Callable[[str], Any]) -> None:
    base = getattr(protocol, protocol.PROTOCOL.name.capitalize() + "Error")
    facts = spec(protocol.PROTOCOL.name)

    for code, retryable in facts["retryable"].items():
        is_deprecated = code in facts["deprecated"]
        with pytest.warns(DeprecationWarning, match=f"^{code} is deprecated") if is_deprecated else nullcontext():
            error = exception_of(protocol, code)("it failed")

        assert isinstance(error, base)
        assert (code, code, "it failed", retryable) == (error.code, error.raw_code, error.message, error.retryable)
        assert type(error).__name__ in protocol.__all__


def test_the_generic_exception_of_a_domain_catches_the_others(protocol: ModuleType, spec: Callable[[str], Any]) -> None:
    facts = spec(protocol.PROTOCOL.name)
    base = getattr(protocol, protocol.PROTOCOL.name.capitalize() + "Error")

    for domain, codes in facts["domains"].items():
        generic = facts["generic"].get(domain)
        parent = exception_of(protocol, generic) if generic else base
        assert all(parent is exception_of(protocol, code).__mro__[1] for code in codes if code != generic)


def test_bases_are_generic_code_protocol_and_exception() -> None:
    def names(cls: type[BaseException]) -> list[str]:
        return [base.__name__ for base in cls.__mro__ if base.__module__.startswith("agent_errors.harmovela")]

    assert ["TaskTimeout", "TaskError", "HarmovelaError"] == names(harmovela.TaskTimeout)
    assert ["Unauthorized", "SessionError", "HarmovelaError"] == names(harmovela.Unauthorized)
    assert ["SeqViolation", "ProtocolViolation", "HaipError"] == [c.__name__ for c in haip.SeqViolation.__mro__[:3]]
    assert ["ReplayTooOld", "HaipError"] == [c.__name__ for c in haip.ReplayTooOld.__mro__[:2]]


def test_timeouts_and_nothing_else_are_timeout_errors(protocol: ModuleType, spec: Callable[[str], Any]) -> None:
    codes = spec(protocol.PROTOCOL.name)["retryable"]

    timeouts = {code for code in codes if issubclass(exception_of(protocol, code), TimeoutError)}

    assert {code for code in codes if code.endswith("_timeout")} == timeouts


def test_a_timeout_is_caught_as_one() -> None:
    with pytest.raises(TimeoutError, match="task_timeout: late"):
        raise harmovela.TaskTimeout("late")


def test_a_protocol_does_not_catch_the_errors_of_another() -> None:
    assert not issubclass(harmovela.TaskTimeout, aep.AepError)
    assert not issubclass(aep.TaskTimeout, harmovela.HarmovelaError)


def test_names_that_python_has_already_end_in_an_underscore(odd: ModuleType) -> None:
    names = ["None_", "True_", "False_", "ValueError_", "KeyError_", "TimeoutError_", "Exception_", "Warning_"]

    assert ["none", "true", "false", "value_error", "key_error", "timeout_error", "exception", "warning"] == [
        getattr(odd, name).code for name in names
    ]
    assert issubclass(odd.KeyError_, odd.Exception_)
    assert not issubclass(odd.KeyError_, KeyError)
    assert issubclass(odd.Timeout, TimeoutError)


def test_names_of_the_package_itself_do_not_stand_in_the_way(odd: ModuleType) -> None:
    for name in ("Payload", "Coded", "Reader", "Facts", "Code", "Str", "Domains"):
        assert name.lower() == getattr(odd, name).code
        assert issubclass(getattr(odd, name), odd.OddError)


# What it says


def test_an_exception_says_what_was_given() -> None:
    error = harmovela.TaskTimeout("late", retryable=False, details=DETAILS)

    assert ("task_timeout", "late", False, DETAILS) == (error.code, error.message, error.retryable, error.details)
    assert "task_timeout: late" == str(error)
    assert f"TaskTimeout('late', retryable=False, details={DETAILS!r})" == repr(error)
    assert ("late",) == error.args


def test_what_is_not_given_is_the_catalogues() -> None:
    error = harmovela.TaskTimeout(details=DETAILS)

    assert ("task t-1 ran past its deadline of 5000 ms", True) == (error.message, error.retryable)
    assert harmovela.ErrorCode.UNAUTHORIZED.summary == harmovela.Unauthorized().message
    assert "Unauthorized('no')" == repr(harmovela.Unauthorized("no"))


def test_an_exception_becomes_the_error_to_send() -> None:
    error = harmovela.TaskTimeout("late", details=DETAILS)

    assert {"code": "task_timeout", "message": "late", "retryable": True, "details": DETAILS} == error.to_dict()
    assert [] == harmovela.check_error(json.loads(json.dumps(error.to_dict())))


def test_members_of_haip_are_said_and_sent() -> None:
    error = haip.SeqViolation("gap", related_id="m-7", detail=[1, None])

    assert ("m-7", [1, None], True) == (error.related_id, error.detail, error.retryable)
    assert {"code": "SEQ_VIOLATION", "message": "gap", "related_id": "m-7", "detail": [1, None]} == error.to_dict()
    assert {"code": "SEQ_VIOLATION", "message": "gap"} == haip.SeqViolation("gap").to_dict()
    assert {"code": "SEQ_VIOLATION", "message": "gap", "detail": None} == haip.SeqViolation(
        "gap", detail=None
    ).to_dict()


def test_raising_never_fails_but_sending_does() -> None:
    cycle: dict[str, Any] = {"task_id": "t"}
    cycle["timeout_ms"] = cycle

    error = harmovela.TaskTimeout(details=cycle)

    assert harmovela.ErrorCode.TASK_TIMEOUT.summary == error.message
    with pytest.raises(harmovela.InvalidErrorPayload):
        error.to_dict()


def test_a_misspelt_member_is_a_mistake_of_the_program() -> None:
    with pytest.raises(TypeError, match="detials"):
        harmovela.TaskTimeout("late", detials=DETAILS)


def test_the_exception_of_a_protocol_stands_for_its_fallback() -> None:
    assert {"code": "protocol_error", "message": "m", "retryable": False} == harmovela.HarmovelaError("m").to_dict()


def test_without_a_fallback_the_exception_of_a_protocol_has_no_code() -> None:
    error = haip.HaipError("m")

    assert (None, "", "m", "HaipError('m')", False) == (
        error.code,
        error.raw_code,
        str(error),
        repr(error),
        error.retryable,
    )
    with pytest.raises(haip.InvalidErrorPayload, match="/code must be a string, not null"):
        error.to_dict()


def test_an_exception_of_ones_own_may_descend_from_it() -> None:
    class SlowTool(harmovela.ToolTimeout):
        """A tool that we know to be slow."""

        def __init__(self, tool: str) -> None:
            super().__init__(f"{tool} is slow", details={"tool": tool})
            self.tool = tool

    error = SlowTool("hammer")

    assert ("tool_timeout", "hammer is slow", True) == (error.code, error.message, error.retryable)
    assert "tool_timeout: hammer is slow" == str(error)


# From what was received


def test_a_received_error_becomes_the_exception_of_its_code(protocol: ModuleType, spec: Callable[[str], Any]) -> None:
    facts = spec(protocol.PROTOCOL.name)

    for code in facts["retryable"]:
        data = {"code": code, "message": "m", **({"retryable": True} if facts["fallback"] else {})}
        error = protocol.exception_for(protocol.parse_error(data))

        assert exception_of(protocol, code) is type(error)
        assert data == error.to_dict()


def test_all_that_came_is_kept() -> None:
    error = harmovela.exception_for(harmovela.parse_error(WIRE))

    assert ("task_timeout", "late", False, DETAILS) == (error.code, error.message, error.retryable, error.details)
    assert WIRE == error.to_dict()
    assert f"TaskTimeout('late', retryable=False, details={DETAILS!r})" == repr(error)


def test_an_unknown_code_is_raised_as_the_fallback_and_keeps_its_text() -> None:
    error = harmovela.exception_for(harmovela.parse_error({"code": "nope", "message": "m", "retryable": True}))

    assert harmovela.ProtocolError is type(error)
    assert ("protocol_error", "nope", True) == (error.code, error.raw_code, error.retryable)
    assert "nope: m" == str(error)
    assert "ProtocolError('m', raw_code='nope', retryable=True)" == repr(error)


def test_an_unknown_code_without_a_fallback_is_raised_as_the_protocols_error() -> None:
    error = haip.exception_for(haip.parse_error({"code": "NOPE", "message": "m", "detail": None}))

    assert haip.HaipError is type(error)
    assert (None, "NOPE", False, None) == (error.code, error.raw_code, error.retryable, error.detail)
    assert "NOPE: m" == str(error)
    assert {"code": "NOPE", "message": "m", "detail": None} == error.to_dict()


def test_the_dictionary_of_an_exception_is_nobody_elses() -> None:
    error = harmovela.exception_for(harmovela.parse_error(WIRE))

    error.to_dict().clear()

    assert WIRE == error.to_dict()


# Wherever it goes

ERRORS = [
    harmovela.TaskTimeout("late", details=DETAILS),
    harmovela.Unauthorized(),
    harmovela.HarmovelaError("m"),
    harmovela.exception_for(harmovela.parse_error(WIRE)),
    harmovela.exception_for(harmovela.parse_error({"code": "nope", "message": "m", "retryable": True})),
    haip.SeqViolation("gap", related_id="m-7", detail={"a": [1]}),
    haip.exception_for(haip.parse_error({"code": "NOPE", "message": "m"})),
    aep.ToolTimeout("slow", retryable=False),
]
NOTED = [copy.copy(error) for error in ERRORS]
for _number, _error in enumerate(NOTED):
    _error.add_note(f"note {_number}")


@pytest.mark.parametrize("error", [e for e in ERRORS + NOTED if e.code is not None or e.raw_code], ids=repr)
@pytest.mark.parametrize("version", range(pickle.HIGHEST_PROTOCOL + 1))
def test_an_exception_survives_pickling(error: BaseException, version: int) -> None:
    again = pickle.loads(pickle.dumps(error, version))

    assert state(error) == state(again)


@pytest.mark.parametrize("error", ERRORS + NOTED, ids=repr)
@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
def test_an_exception_survives_copying(error: BaseException, duplicate: Callable[[Any], Any]) -> None:
    again = duplicate(error)

    assert error is not again
    assert state(error) == state(again)


def test_a_deep_copy_shares_nothing_that_changes() -> None:
    error = harmovela.TaskTimeout("late", details={"task_id": "t", "more": [1]})

    again = copy.deepcopy(error)
    again.details["more"].append(2)

    assert [1] == error.details["more"]


def test_an_exception_comes_out_of_another_process(python: Callable[..., str]) -> None:
    program = f"""
import pickle
from agent_errors import harmovela
try:
    raise harmovela.exception_for(harmovela.parse_error({WIRE!r}))
except harmovela.TaskError as error:
    print(pickle.dumps(error).hex())
"""

    error = pickle.loads(bytes.fromhex(python(program)))

    assert state(harmovela.exception_for(harmovela.parse_error(WIRE))) == state(error)


@pytest.mark.parametrize("error", ERRORS, ids=repr)
def test_an_exception_goes_into_another_process(error: Any, python: Callable[..., str]) -> None:
    program = f"import pickle\nprint(repr(pickle.loads({pickle.dumps(error)!r})))"

    assert f"{error!r}\n" == python(program)


@pytest.mark.parametrize("version", range(pickle.HIGHEST_PROTOCOL + 1))
@pytest.mark.parametrize("code", ["task_timeout", "nope"])
def test_a_payload_survives_pickling_and_copying(version: int, code: str) -> None:
    error = harmovela.parse_error({**WIRE, "code": code})

    for again in (pickle.loads(pickle.dumps([error], version))[0], copy.copy(error), copy.deepcopy([error])[0]):
        assert error == again
        assert (error.code, error.raw_code, error.known) == (again.code, again.raw_code, again.known)


@pytest.mark.parametrize("version", range(pickle.HIGHEST_PROTOCOL + 1))
def test_a_refusal_survives_pickling(version: int) -> None:
    with pytest.raises(harmovela.InvalidErrorPayload) as caught:
        harmovela.parse_error({})

    again = pickle.loads(pickle.dumps(caught.value, version))

    assert (type(caught.value), caught.value.problems, str(caught.value)) == (type(again), again.problems, str(again))
    assert all(isinstance(problem, harmovela.Problem) for problem in again.problems)


def fail_because_of_a_missing_key() -> None:
    """What an SDK does with an exception of somebody else."""
    try:
        {}["x"]
    except KeyError as cause:
        raise harmovela.ToolError("failed") from cause


def test_the_cause_of_an_exception_is_kept() -> None:
    with pytest.raises(harmovela.HarmovelaError) as caught:
        fail_because_of_a_missing_key()

    shown = "".join(traceback.format_exception(caught.value))
    assert KeyError is type(caught.value.__cause__)
    assert "direct cause" in shown
    assert "agent_errors.harmovela.exceptions.ToolError: tool_error: failed" in shown


def test_notes_are_shown() -> None:
    error = harmovela.ToolError("failed")

    error.add_note("for the third time")

    assert shown_last_lines(error) == [
        "agent_errors.harmovela.exceptions.ToolError: tool_error: failed",
        "for the third time",
    ]


def shown_last_lines(error: BaseException) -> list[str]:
    return "".join(traceback.format_exception(error)).splitlines()[-2:]


def test_an_exception_can_be_logged_whatever_is_in_it(caplog: pytest.LogCaptureFixture) -> None:
    details: Any = {}
    for _ in range(100_000):
        details = {"a": details}
    error = harmovela.ToolError("failed", details=details)

    logging.getLogger("test").error("%s %r", error, error, exc_info=error)
    while details:
        details = details["a"]

    assert "tool_error: failed ToolError('failed', details=...)" in caplog.text


def test_exceptions_go_in_groups() -> None:
    group = ExceptionGroup("both", [harmovela.TaskTimeout("late"), harmovela.Unauthorized("no")])

    timeouts, rest = group.split(TimeoutError)

    assert ["task_timeout"] == [error.code for error in timeouts.exceptions]
    assert ["unauthorized"] == [error.code for error in rest.exceptions]


# As problem details


def test_an_error_becomes_problem_details() -> None:
    error = harmovela.parse_error({"code": "unauthorized", "message": "no token", "retryable": False})

    expected = {
        "type": "about:blank",
        "title": harmovela.ErrorCode.UNAUTHORIZED.summary,
        "status": 401,
        "detail": "no token",
        "instance": "/tasks/7",
        "code": "unauthorized",
        "retryable": False,
    }
    assert expected == error.to_problem(status=401, instance="/tasks/7")
    assert expected == harmovela.exception_for(error).to_problem(status=401, instance="/tasks/7")
    assert expected == harmovela.Unauthorized("no token").to_problem(status=401, instance="/tasks/7")


def test_what_is_not_known_is_not_in_problem_details() -> None:
    error = haip.parse_error({"code": "NOPE", "message": "m"})

    assert {
        "type": "about:blank",
        "title": "NOPE",
        "detail": "m",
        "code": "NOPE",
        "retryable": False,
    } == error.to_problem()


def test_the_type_of_problem_details_is_the_page_of_the_code(ageing: ModuleType) -> None:
    assert "https://errors.example.org/docs/ageing/#peer_gone" == ageing.PeerGone().to_problem()["type"]
