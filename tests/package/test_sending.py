"""Sending: what is built is accepted by every receiver; what none would accept is refused, with every reason."""

from __future__ import annotations

import datetime as dt
import decimal
import enum
import json
from collections.abc import Callable
from types import MappingProxyType, ModuleType
from typing import Any

import pytest
from agent_errors import aep, haip, harmovela
from hypothesis import given, strategies as st

DETAILS: dict[str, Any] = {"task_id": "t-1", "timeout_ms": 5000}

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text()
values = st.recursive(scalars, lambda deeper: st.lists(deeper) | st.dictionaries(st.text(), deeper), max_leaves=30)


def problems(module: ModuleType, *arguments: Any, **members: Any) -> list[tuple[str, str]]:
    """Why this cannot be built."""
    with pytest.raises(module.InvalidErrorPayload) as caught:
        module.build_error(*arguments, **members)
    return [(problem.pointer, problem.message) for problem in caught.value.problems]


# What is built


def test_every_code_can_be_built_from_its_name_alone(protocol: ModuleType, spec: Callable[[str], Any]) -> None:
    facts = spec(protocol.PROTOCOL.name)
    flagged = "retryable" in facts["error"]["members"]

    for code, retryable in facts["retryable"].items():
        built = protocol.build_error(code)

        assert {"code": code, **({"retryable": retryable} if flagged else {})} == {
            name: value for name, value in built.items() if name != "message"
        }
        assert built["message"].endswith(".")
        assert [] == protocol.check_error(json.loads(json.dumps(built)))


def test_a_member_builds_the_same_as_its_text() -> None:
    built = harmovela.build_error(harmovela.ErrorCode.TASK_ERROR, "m")

    assert harmovela.build_error("task_error", "m") == built
    assert str is type(built["code"])


@given(message=st.text(), retryable=st.booleans(), details=st.dictionaries(st.text(), values))
def test_whatever_json_can_carry_goes_through(message: str, retryable: bool, details: dict[str, Any]) -> None:
    built = harmovela.build_error("tool_error", message, retryable=retryable, details=details)

    expected = {"code": "tool_error", "message": message, "retryable": retryable, "details": details}
    assert expected == built == json.loads(json.dumps(built, allow_nan=False))
    assert [] == harmovela.check_error(built)


@given(detail=values)
def test_a_member_of_any_type_takes_any_value_null_too(detail: Any) -> None:
    built = haip.build_error("SEQ_VIOLATION", "m", detail=detail)

    assert {"code": "SEQ_VIOLATION", "message": "m", "detail": detail} == built


def test_a_member_that_is_not_given_is_left_out() -> None:
    assert {"code": "SEQ_VIOLATION", "message": "m"} == haip.build_error("SEQ_VIOLATION", "m", related_id=None)
    assert {"code": "tool_error", "message": "m", "retryable": False} == harmovela.build_error(
        "tool_error", "m", details=None
    )


def test_an_optional_flag_is_filled_in_as_well(ageing: ModuleType) -> None:
    assert {"code": "store_error", "message": "m", "retryable": False} == ageing.build_error("store_error", "m")


def test_what_was_built_is_nobody_elses() -> None:
    details = {"a": 1}
    built = harmovela.build_error("task_error", "m", details=details)

    details["a"] = 2

    assert {"a": 1} == built["details"]


def test_any_mapping_is_taken_for_details() -> None:
    built = harmovela.build_error("task_error", "m", details=MappingProxyType({"a": 1}))

    assert '{"a": 1}' == json.dumps(built["details"])


def test_texts_and_numbers_of_other_classes_go_through() -> None:
    class Colour(enum.StrEnum):
        RED = "red"

    class Size(enum.IntEnum):
        BIG = 3

    built = harmovela.build_error("task_error", Colour.RED, details={"size": Size.BIG, "colour": Colour.RED})

    assert {"size": 3, "colour": "red"} == json.loads(json.dumps(built))["details"]


# The default message


def test_the_template_is_filled_from_details() -> None:
    assert (
        "task t-1 ran past its deadline of 5000 ms" == harmovela.build_error("task_timeout", details=DETAILS)["message"]
    )


def test_a_value_in_a_message_is_written_as_json_has_it(ageing: ModuleType) -> None:
    built = ageing.build_error("store_full", details={"size": 1, "limit": 2.5, "place": 'a "b"'})

    assert '1 of 2.5 in a "b"' == built["message"]


# What JSON.stringify of Node 20 says of each.
@pytest.mark.parametrize(
    ("value", "text"),
    [
        (-0.0, "0"), (1e-6, "0.000001"), (1e-7, "1e-7"), (1.5e16, "15000000000000000"), (1.5e-10, "1.5e-10"),
        (123456789012345680000.0, "123456789012345680000"), (-1e21, "-1e+21"), (5e-324, "5e-324"), (0.1, "0.1"),
        (10**18 + 1, "1000000000000000000"), (True, "true"), ([1.0, {"a": 2.50}], '[1,{"a":2.5}]'), (None, "null"),
    ],
)  # fmt: skip
def test_a_value_stands_in_a_message_as_javascript_writes_it(value: Any, text: str) -> None:
    from agent_errors._build import default_message

    filled = default_message(harmovela.ErrorCode.TASK_TIMEOUT, {"task_id": value, "timeout_ms": 1})

    assert filled == f"task {text} ran past its deadline of 1 ms"


@pytest.mark.parametrize("details", [None, {"task_id": "t-1"}])
def test_a_template_that_cannot_be_filled_gives_way_to_the_summary(details: Any) -> None:
    built = harmovela.build_error("task_timeout", details=details)

    assert harmovela.ErrorCode.TASK_TIMEOUT.summary == built["message"]


def test_an_empty_message_is_a_message() -> None:
    assert "" == harmovela.build_error("task_error", "")["message"]


# What is refused


def test_an_unknown_code_is_refused_by_its_name(spec: Callable[[str], Any]) -> None:
    words = f"is not a code of Harmovela {spec('harmovela')['version']}"

    assert [("/code", f'{words}: "nope"')] == problems(harmovela, "nope", "m")
    assert [("/code", f'{words}: "SEQ_VIOLATION"')] == problems(harmovela, haip.ErrorCode.SEQ_VIOLATION)
    assert [("/code", "must be a string, not null")] == problems(aep, None)


def test_a_retired_code_is_refused_with_what_to_use(ageing: ModuleType) -> None:
    assert [("/code", 'was retired in 1.9; use "store_error"')] == problems(ageing, "store_closed")
    assert [("/code", "was retired in 2.0")] == problems(ageing, "store_odd")


def test_every_reason_is_told_at_once() -> None:
    found = problems(harmovela, "task_timeout", 5, retryable=1, details={"timeout_ms": "x", "bad": float("nan")})

    assert [
        ("/message", "must be a string, not a number"),
        ("/retryable", "must be a boolean, not a number"),
        ("/details/task_id", "is missing"),
        ("/details/timeout_ms", "must be an integer, not a string"),
        ("/details/bad", "is NaN, which JSON cannot carry"),
    ] == found


@pytest.mark.parametrize("details", [[], "x", 5, True, [("a", 1)]], ids=repr)
def test_details_that_are_no_object_are_refused(details: Any) -> None:
    [(pointer, message)] = problems(harmovela, "task_error", "m", details=details)

    assert "/details" == pointer
    assert message.startswith("must be an object, not ")


@pytest.mark.parametrize(
    ("detail", "ok", "wrong"),
    [
        ("size", [0, -1, 5.0, 2**70], [True, 1.5, "1", None, [], {}, 10**400]),
        ("limit", [0, 2.5], [False, "1", None]),
        ("place", ["", "x"], [1, None, []]),
        ("final", [True, False], [0, 1, "true", None]),
        ("parts", [[], [1]], [{}, "x", None]),
        ("owner", [{}, {"a": 1}], [[], "x", None]),
    ],
)
def test_declared_details_are_held_to_their_types(ageing: ModuleType, detail: str, ok: Any, wrong: Any) -> None:
    for value in ok:
        assert value == ageing.build_error("store_full", "m", details={"size": 1, detail: value})["details"][detail]
    for value in wrong:
        [(pointer, _)] = problems(ageing, "store_full", "m", details={"size": 1, detail: value})
        assert f"/details/{detail}" == pointer


def test_codes_of_two_protocols_with_one_name_do_not_share_their_details() -> None:
    taken = haip.build_error("TOOL_EXECUTION_ERROR", "m", detail={"task_id": 5})

    assert {"task_id": 5} == taken["detail"]
    for module in (aep, harmovela):
        assert [("/details/task_id", "must be a string, not a number")] == problems(
            module, "task_timeout", "m", details={"task_id": 5}
        )


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        (float("nan"), "is NaN"),
        (float("inf"), "is Infinity"),
        (float("-inf"), "is -Infinity"),
        (b"x", "is a value of type bytes"),
        ({1}, "is a value of type set"),
        (decimal.Decimal(1), "is a value of type Decimal"),
        (dt.date(2026, 1, 1), "is a value of type date"),
        (object(), "is a value of type object"),
        (MappingProxyType({}), "is a value of type mappingproxy"),
        (10**5000, "is a number of too many digits"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_json_cannot_carry_is_refused_at_its_place(value: Any, reason: str) -> None:
    expected = [("/details/a/0/b~1c", f"{reason}, which JSON cannot carry")]

    assert expected == problems(harmovela, "task_error", "m", details={"a": [{"b/c": value}]})


def test_a_key_that_is_no_text_is_refused_however_deep() -> None:
    found = problems(harmovela, "task_error", "m", details={1: "x", "a": {None: 1, "b": {2: 3}}})

    assert [
        ("/details", "has the key 1, which is not a string"),
        ("/details/a", "has the key None, which is not a string"),
        ("/details/a/b", "has the key 2, which is not a string"),
    ] == found


def test_a_cycle_is_refused_where_it_closes() -> None:
    details: dict[str, Any] = {"a": {}}
    details["a"]["b"] = [details["a"]]

    assert [("/details/a/b/0", "is a cycle, which JSON cannot carry")] == problems(
        harmovela, "task_error", "m", details=details
    )


def test_the_same_value_in_two_places_is_no_cycle() -> None:
    shared = {"x": [1]}

    assert harmovela.build_error("task_error", "m", details={"a": shared, "b": [shared, shared]})


@pytest.mark.parametrize("levels", [1, 499, 500])
def test_five_hundred_levels_go_through_json(levels: int) -> None:
    value: Any = {}
    for _ in range(levels - 1):
        value = {"a": value}

    assert value == json.loads(json.dumps(harmovela.build_error("task_error", "m", details=value)))["details"]


@pytest.mark.parametrize("levels", [501, 100_000])
def test_more_levels_are_refused_on_every_machine(levels: int) -> None:
    value: Any = {}
    for _ in range(levels - 1):
        value = {"a": value}

    found = problems(harmovela, "task_error", "m", details=value)
    while value:
        value = value["a"]

    assert [("/details", "is nested more than 500 levels deep")] == found


@pytest.mark.parametrize("value", [float("nan"), b"x", {1, 2}, object()], ids=lambda value: type(value).__name__)
def test_a_detail_that_cannot_be_shown_does_not_break_the_default_message(value: Any) -> None:
    found = problems(harmovela, "task_timeout", details={"task_id": "t", "timeout_ms": value})

    assert {"/details/timeout_ms"} == {pointer for pointer, _ in found}


def test_a_cycle_does_not_break_the_default_message() -> None:
    details: dict[str, Any] = {"task_id": "t"}
    details["timeout_ms"] = details

    assert {"/details/timeout_ms"} == {pointer for pointer, _ in problems(harmovela, "task_timeout", details=details)}


@pytest.mark.parametrize("word", ["detail", "retriable", "code_"])
def test_a_misspelt_member_is_a_mistake_of_the_program(word: str) -> None:
    with pytest.raises(TypeError, match=word):
        harmovela.build_error("task_error", "m", **{word: 1})


def test_members_may_be_called_anything(odd: ModuleType) -> None:
    built = odd.build_error("key_error", build="b", data=[1], details={"class": "c", "self": 1, "in": "i"})

    assert {
        "code": "key_error",
        "message": "c 1 i c",
        "retryable": False,
        "details": {"class": "c", "self": 1, "in": "i"},
        "build": "b",
        "data": [1],
    } == built
