"""Receiving: whatever came over the wire, there is a payload, nothing, or InvalidErrorPayload with every problem."""

from __future__ import annotations

import collections
import copy
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType, ModuleType
from typing import Any

import jsonschema
import pytest
from agent_errors import aep, haip, harmovela
from hypothesis import example, given, strategies as st

VALID: dict[str, Any] = {"code": "task_timeout", "message": "late", "retryable": True}
MODULES = (aep, harmovela, haip)

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
values = st.recursive(scalars, lambda deeper: st.lists(deeper) | st.dictionaries(st.text(), deeper), max_leaves=30)
codes = st.sampled_from(["task_timeout", "unauthorized", "SEQ_VIOLATION", "nope", "Task_Timeout", "", " ", "__proto__"])
errors = st.dictionaries(
    st.sampled_from(["code", "message", "retryable", "details", "related_id", "detail", "more"]), values | codes
)
near_errors = st.fixed_dictionaries(
    {"code": codes | values, "message": st.text() | values, "retryable": st.booleans() | values},
    optional={"details": st.dictionaries(st.text(), values) | values, "related_id": st.text() | values, "x": values},
)
valid_errors = st.fixed_dictionaries(
    {"code": codes | st.text(), "message": st.text(), "retryable": st.booleans()},
    optional={"details": st.dictionaries(st.text(), values), "x": values},
)
types = st.sampled_from([*harmovela.CARRIERS, *haip.CARRIERS, "task.started", "PING"])
events = st.fixed_dictionaries(
    {"type": types | values},
    optional={
        "payload": near_errors
        | valid_errors
        | st.fixed_dictionaries({}, optional={"error": near_errors | valid_errors | values})
        | values
    },
)


def read(module: ModuleType, data: object) -> Any:
    """The payload, or the problems; anything else that is raised is a failure."""
    try:
        return module.parse_error(data)
    except module.InvalidErrorPayload as error:
        return list(error.problems)


def find(module: ModuleType, event: object) -> Any:
    """The payload in an event, None, or the problems; anything else that is raised is a failure."""
    try:
        return module.error_in(event)
    except module.InvalidErrorPayload as error:
        return list(error.problems)


def deep(levels: int, *, lists: bool = False) -> Any:
    """A value of that many levels."""
    value: Any = 0
    for _ in range(levels):
        value = [value] if lists else {"a": value}
    return value


def take_apart(value: Any) -> None:
    """Free a deep value level by level: freeing it at once would need as many frames as it has levels."""
    while isinstance(value, (list, dict)) and value:
        value = value.pop() if isinstance(value, list) else value.popitem()[1]


def schema(module: ModuleType) -> dict[str, Any]:
    """The error object as JSON Schema, written by hand from the specifications."""
    properties: dict[str, Any] = {"code": {"type": "string"}, "message": {"type": "string"}}
    if module is haip:
        return {
            "type": "object",
            "required": ["code", "message"],
            "properties": {**properties, "related_id": {"type": "string"}},
        }
    return {
        "type": "object",
        "required": ["code", "message", "retryable"],
        "properties": {**properties, "retryable": {"type": "boolean"}, "details": {"type": "object"}},
    }


# Any JSON value


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.PROTOCOL.name)
@given(data=values | errors | near_errors | valid_errors)
def test_parsing_and_checking_agree_on_any_value(module: ModuleType, data: Any) -> None:
    problems = module.check_error(data)

    found = read(module, data)

    assert (problems or "a payload") == (found if isinstance(found, list) else "a payload")


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.PROTOCOL.name)
@given(data=values | errors | near_errors | valid_errors)
def test_a_json_schema_validator_gives_the_same_verdict(module: ModuleType, data: Any) -> None:
    validator = jsonschema.Draft202012Validator(schema(module))

    pointers = {"".join(f"/{part}" for part in error.absolute_path) for error in validator.iter_errors(data)}

    told = {problem.pointer for problem in module.check_error(data) if problem.message != "is missing"}
    missing = {problem for problem in module.check_error(data) if problem.message == "is missing"}
    assert pointers == told | ({""} if missing else set())


@given(data=valid_errors)
def test_a_payload_holds_what_came(data: dict[str, Any]) -> None:
    error = harmovela.parse_error(data)

    assert (data["code"], data["message"], data["retryable"]) == (error.raw_code, error.message, error.retryable)
    assert data.get("details") is error.details
    assert all(member is data[name] for name, member in error.to_dict().items())
    assert data.keys() == error.to_dict().keys()


@given(raw=st.text() | codes)
def test_any_text_is_a_code_or_reads_as_the_fallback(raw: str, spec: Callable[[str], Any]) -> None:
    known = raw in spec("harmovela")["retryable"]

    assert (raw if known else "protocol_error") == harmovela.parse_code(raw)
    assert known is harmovela.is_error_code(raw)


@given(raw=values.filter(lambda value: not isinstance(value, str)))
def test_what_is_no_text_is_no_code_and_nothing_is_raised(raw: Any) -> None:
    assert "protocol_error" == harmovela.parse_code(raw)
    assert haip.parse_code(raw) is None
    assert not harmovela.is_error_code(raw)
    assert not harmovela.is_retryable(raw)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.PROTOCOL.name)
@given(event=values | events)
def test_any_value_is_walked_safely_as_an_event(module: ModuleType, event: Any) -> None:
    before = copy.deepcopy(event)

    found = find(module, event)

    is_carrier = isinstance(event, dict) and event.get("type") in [*module.CARRIERS]
    assert is_carrier is (found is not None)
    if isinstance(found, list):
        assert [] == [problem.pointer for problem in found if not problem.pointer.startswith("/payload")]
    assert repr(before) == repr(event)


@pytest.mark.parametrize("lists", [False, True], ids=["objects", "arrays"])
def test_a_hundred_thousand_levels_of_details_are_no_obstacle(lists: bool) -> None:
    details = {"deep": deep(100_000, lists=lists)}

    error = harmovela.parse_error({**VALID, "details": details})

    assert [] == harmovela.check_error({**VALID, "details": details})
    assert details is error.details
    assert "..." in repr(error)
    assert "task_timeout: late" == str(harmovela.exception_for(error))
    assert "..." in repr(harmovela.exception_for(error))
    take_apart(details)


@pytest.mark.parametrize("lists", [False, True], ids=["objects", "arrays"])
def test_a_hundred_thousand_levels_in_the_wrong_place_are_told_like_any_other(lists: bool) -> None:
    value = deep(100_000, lists=lists)
    kind = "an array" if lists else "an object"

    problems = harmovela.check_error({"code": value, "message": value, "retryable": value})

    assert [
        ("/code", f"must be a string, not {kind}"),
        ("/message", f"must be a string, not {kind}"),
        ("/retryable", f"must be a boolean, not {kind}"),
    ] == problems
    assert harmovela.error_in(value) is None
    take_apart(value)


def test_a_deep_event_is_walked() -> None:
    event = {"type": "task.failed", "payload": deep(100_000)}

    with pytest.raises(harmovela.InvalidErrorPayload) as caught:
        harmovela.error_in(event)

    assert [("/payload/error", "is missing")] == list(caught.value.problems)
    take_apart(event["payload"])


def test_a_million_members_and_a_huge_text_are_no_obstacle() -> None:
    details = {str(number): number for number in range(1_000_000)}

    error = harmovela.parse_error(
        {"code": "x" * 1_000_000, "message": "m" * 1_000_000, "retryable": False, "details": details}
    )

    assert (1_000_000, 1_000_000, 1_000_000) == (len(error.raw_code), len(error.message), len(error.details or ()))
    assert "protocol_error" == error.code


# Objects that no JSON text becomes


class Loud:
    """Whatever is asked of it, it raises."""

    def __getattribute__(self, name: str) -> Any:
        raise RuntimeError(f"{name} was asked for")

    def _raise(self, *_: object) -> Any:
        raise RuntimeError("something was asked")

    __eq__ = __hash__ = __len__ = __iter__ = __getitem__ = __contains__ = __bool__ = __str__ = __repr__ = _raise


class LoudMapping(Mapping[str, Any]):
    """A mapping in name only."""

    def __getitem__(self, key: str) -> Any:
        raise RuntimeError(key)

    def __iter__(self) -> Iterator[str]:
        raise RuntimeError

    def __len__(self) -> int:
        raise RuntimeError


class LoudText(str):
    """A text that cannot be compared."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    def __hash__(self) -> int:
        raise RuntimeError

    def __str__(self) -> str:
        raise RuntimeError


class Quiet(Mapping[str, Any]):
    """A mapping that is no dictionary."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._data = data

    def __getitem__(self, key: str) -> Any:
        return self._data[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def __len__(self) -> int:
        return len(self._data)


class Text(str):
    """A text by another name."""

    __slots__ = ()


class Pretender:
    """Says that it equals a code, and has its hash."""

    def __eq__(self, other: object) -> bool:
        return other == "task_timeout"

    def __hash__(self) -> int:
        return hash("task_timeout")


# By name: pytest itself must not look at them.
LOUD: dict[str, Any] = {
    "an object": Loud(),
    "a mapping": LoudMapping(),
    "a code": {**VALID, "code": Loud()},
    "a text": {**VALID, "code": LoudText("task_timeout")},
    "a message": {**VALID, "message": Loud()},
    "a flag": {**VALID, "retryable": Loud()},
    "details": {**VALID, "details": Loud()},
    "details that are a mapping": {**VALID, "details": LoudMapping()},
    "a key": {**VALID, "details": {Pretender(): 1}},
    "a pretender": {**VALID, "code": Pretender()},
    "a set": {**VALID, "details": {1, 2}},
    "bytes": {**VALID, "message": b"late"},
    "a class": dict,
    "a generator": (number for number in ()),
}


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.PROTOCOL.name)
@pytest.mark.parametrize("name", LOUD)
def test_objects_that_raise_are_refused_and_nothing_else_happens(module: ModuleType, name: str) -> None:
    data = LOUD[name]

    problems = module.check_error(data)

    found = read(module, data)

    assert problems == (found if isinstance(found, list) else [])
    assert all(isinstance(text, str) for problem in problems for text in problem)


@pytest.mark.parametrize("name", LOUD)
@pytest.mark.parametrize("place", ["event", "type", "payload", "error"])
def test_objects_that_raise_stop_no_walk_through_an_event(place: str, name: str) -> None:
    data = LOUD[name]
    event = {
        "event": data,
        "type": {"type": data, "payload": {"error": VALID}},
        "payload": {"type": "task.failed", "payload": data},
        "error": {"type": "task.failed", "payload": {"error": data}},
    }[place]

    assert [] != find(harmovela, event)


@pytest.mark.parametrize("name", ["an object", "a mapping", "a message", "a flag", "details that are a mapping"])
def test_what_cannot_be_read_is_told(name: str) -> None:
    assert [("", "cannot be read")] == harmovela.check_error(LOUD[name])


@pytest.mark.parametrize(
    "make", [dict, Quiet, MappingProxyType, collections.OrderedDict, collections.ChainMap, collections.UserDict]
)
def test_any_mapping_is_an_object(make: Callable[[Any], Any]) -> None:
    given = make({"code": "nope", "message": "m", "retryable": True, "details": make({"a": 1})})

    error = harmovela.parse_error(given)

    assert ("protocol_error", "nope", "m", True) == (error.code, error.raw_code, error.message, error.retryable)
    assert {"a": 1} == dict(error.details or {})
    assert [] == harmovela.check_error(given)
    assert error == harmovela.error_in(make({"type": "task.failed", "payload": make({"error": given})}))


def test_a_defaultdict_is_not_asked_for_what_it_does_not_hold() -> None:
    data: Any = collections.defaultdict(lambda: "made up", {"code": "task_error"})
    event: Any = collections.defaultdict(lambda: "made up", {"type": "task.failed"})

    problems = harmovela.check_error(data)
    with pytest.raises(harmovela.InvalidErrorPayload) as caught:
        harmovela.error_in(event)

    assert [("/message", "is missing"), ("/retryable", "is missing")] == problems
    assert [("/payload", "is missing")] == list(caught.value.problems)
    assert ({"code"}, {"type"}) == (data.keys(), event.keys())
    assert harmovela.error_in(collections.defaultdict(lambda: "task.failed")) is None


def test_texts_of_other_classes_are_texts() -> None:
    given = {"code": Text("nope"), "message": Text("m"), "retryable": False, "details": {Text("a"): 1}}

    error = harmovela.parse_error(given)

    assert ("protocol_error", "nope", "m") == (error.code, error.raw_code, error.message)
    assert str is type(error.raw_code)
    assert harmovela.parse_error({**given, "code": harmovela.ErrorCode.TASK_ERROR}).known


def test_keys_of_details_that_are_no_texts_are_refused() -> None:
    problems = harmovela.check_error({**VALID, "details": {"a": 1, 2: 3}})

    assert [("/details", "has the key 2, which is not a string")] == problems


def test_a_member_of_any_type_may_hold_anything() -> None:
    for detail in ({2: 3}, {1, 2}, b"", None, float("nan")):
        data = {"code": "SEQ_VIOLATION", "message": "m", "detail": detail}

        assert [] == haip.check_error(data)
        assert detail is haip.parse_error(data).detail


@pytest.mark.parametrize(
    ("value", "name"),
    [
        (None, "null"),
        (True, "a boolean"),
        (0, "a number"),
        (1.5, "a number"),
        ("x", "a string"),
        ([], "an array"),
        ((), "an array"),
        (b"", "a value of type bytes"),
        (set(), "a value of type set"),
        (object(), "a value of type object"),
        (1j, "a value of type complex"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_every_value_has_a_name_in_the_words_of_a_problem(value: Any, name: str) -> None:
    assert [("", f"must be an object, not {name}")] == harmovela.check_error(value)


# What a payload is


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.PROTOCOL.name)
def test_a_payload_keeps_what_came_whatever_becomes_of_the_mapping(module: ModuleType) -> None:
    data = {**VALID, "more": 1}
    error = module.parse_error(data)

    data.clear()

    assert ("task_timeout", "late") == (error.raw_code, error.message)
    assert {**VALID, "more": 1} == error.to_dict()


def test_the_dictionary_of_a_payload_is_nobody_elses() -> None:
    error = harmovela.parse_error(VALID)

    error.to_dict()["code"] = "other"

    assert VALID == error.to_dict()


@pytest.mark.parametrize("name", ["code", "raw_code", "known", "message", "retryable", "details", "anything"])
def test_a_payload_is_read_only(name: str) -> None:
    error = harmovela.parse_error(VALID)

    with pytest.raises(AttributeError):
        setattr(error, name, "x")
    with pytest.raises(AttributeError):
        delattr(error, name)


def test_payloads_are_equal_when_their_members_are() -> None:
    first, same = harmovela.parse_error(VALID), harmovela.parse_error({**VALID})
    other = harmovela.parse_error({**VALID, "more": 1})

    assert first == same
    assert hash(first) == hash(same)
    assert first != other
    assert first != VALID
    assert first != aep.parse_error(VALID)
    assert 2 == len({first, same, other})


def test_a_payload_shows_its_members() -> None:
    error = harmovela.parse_error({**VALID, "details": {"a": 1}})

    assert "ErrorPayload(code='task_timeout', message='late', retryable=True, details={'a': 1})" == repr(error)


def test_a_payload_is_made_by_parsing_alone() -> None:
    with pytest.raises(TypeError, match="ErrorPayload is made by parse_error"):
        harmovela.ErrorPayload()


def test_a_payload_can_be_matched() -> None:
    match harmovela.parse_error({**VALID, "code": "nope"}):
        case harmovela.ErrorPayload(known=True):
            pytest.fail("it is not known")
        case harmovela.ErrorPayload(code=harmovela.ErrorCode.PROTOCOL_ERROR, raw_code=raw):
            assert "nope" == raw


def test_the_flag_on_the_wire_wins_and_the_other_is_at_hand() -> None:
    against = harmovela.parse_error({"code": "unauthorized", "message": "m", "retryable": True})
    given_up = harmovela.parse_error({"code": "task_timeout", "message": "m", "retryable": False})

    assert (True, False) == (against.retryable, against.code.retryable)
    assert (False, True) == (given_up.retryable, given_up.code.retryable)


def test_without_a_flag_on_the_wire_the_catalogue_says() -> None:
    told = [("SEQ_VIOLATION", True), ("REPLAY_TOO_OLD", False), ("NOPE", False)]

    assert told == [(code, haip.parse_error({"code": code, "message": "m"}).retryable) for code, _ in told]


def test_a_member_of_another_protocol_is_no_flag() -> None:
    assert not haip.parse_error({"code": "REPLAY_TOO_OLD", "message": "m", "retryable": True}).retryable


def test_an_optional_flag_is_read_where_it_is_given(ageing: ModuleType) -> None:
    error = {"code": "store_full", "message": "m"}

    flags = [ageing.parse_error(data).retryable for data in (error, {**error, "retryable": False})]

    assert [True, False] == flags


def test_a_retired_code_reads_as_unknown(ageing: ModuleType) -> None:
    error = ageing.parse_error({"code": "store_closed", "message": "m"})

    assert ("store_error", "store_closed", False) == (error.code, error.raw_code, error.known)


def test_the_location_of_an_error_may_be_deep(odd: ModuleType) -> None:
    error = {"code": "index", "message": "m", "retryable": False}

    found = odd.error_in({"type": "lost", "a": {"b": {"c": {"error": error}}}})
    with pytest.raises(odd.InvalidErrorPayload) as caught:
        odd.error_in({"type": "lost", "a": {"b": []}})

    assert error == found.to_dict()
    assert [("/a/b", "must be an object, not an array")] == list(caught.value.problems)


# What a refusal is


def test_a_refusal_is_a_value_error_that_names_every_problem() -> None:
    with pytest.raises(ValueError, match="is missing") as caught:
        harmovela.parse_error({"message": None, "retryable": 1})

    error = caught.value
    assert isinstance(error, harmovela.InvalidErrorPayload)
    assert [
        harmovela.Problem("/code", "is missing"),
        harmovela.Problem("/message", "must be a string, not null"),
        harmovela.Problem("/retryable", "must be a boolean, not a number"),
    ] == list(error.problems)
    assert "/code is missing; /message must be a string, not null; /retryable must be a boolean, not a number" == str(
        error
    )


def test_a_refusal_of_the_root_reads_well() -> None:
    with pytest.raises(harmovela.InvalidErrorPayload, match=r"\Athe error must be an object, not null\Z"):
        harmovela.parse_error(None)


@pytest.mark.parametrize("data", [{}, {"code": "a", "message": "b"}, {**VALID, "retryable": 1}, [], None], ids=repr)
def test_a_refusal_comes_alone_not_while_something_else_was_handled(data: Any) -> None:
    with pytest.raises(harmovela.InvalidErrorPayload) as caught:
        harmovela.parse_error(data)
    with pytest.raises(harmovela.InvalidErrorPayload) as within:
        harmovela.error_in({"type": "task.failed", "payload": {"error": data}})

    assert (None, None) == (caught.value.__context__, within.value.__context__)


def test_a_problem_is_a_pair_with_names() -> None:
    [(pointer, message)] = harmovela.check_error({"code": "a", "message": "b"})

    assert ("/retryable", "is missing") == (pointer, message)
    assert "Problem('/retryable', 'is missing')" == repr(harmovela.Problem(pointer, message))
    assert "/retryable is missing" == str(harmovela.Problem(pointer, message))
    with pytest.raises(AttributeError):
        harmovela.Problem(pointer, message).pointer = "/other"


# Whatever decoded it


@given(data=near_errors)
@example(data={**VALID, "details": {"\ud800": "\ud800"}})
def test_what_json_carries_reads_the_same_on_both_sides(data: dict[str, Any]) -> None:
    received = json.loads(json.dumps(data))

    assert harmovela.check_error(data) == harmovela.check_error(received)


def test_the_recursion_limit_plays_no_part() -> None:
    data = {**VALID, "details": deep(2 * sys.getrecursionlimit())}

    assert [] == harmovela.check_error(data)
    take_apart(data["details"])
