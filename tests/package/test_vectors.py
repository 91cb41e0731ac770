"""Every vector, through the package."""

from __future__ import annotations

import importlib
import json
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import jsonschema
import pytest

VECTORS = Path(__file__).parents[1] / "vectors"
FILES = sorted(VECTORS.glob("*.json"))
FILES = [file for file in FILES if not file.name.endswith(".schema.json")]
CASES = [
    pytest.param(vectors["protocol"], case, id=case["id"])
    for vectors in (json.loads(file.read_text("utf-8")) for file in FILES)
    for case in vectors.get("cases", [])
]
MEMBERS = {"aep": ["details"], "harmovela": ["details"], "haip": ["related_id", "detail"]}
# What no real protocol shows: these have a catalogue of their own beside them. TypeScript runs them in test_parity.py.
LENIENT = Path(__file__).parent / "catalogs" / "lenient.json"


def read(error: Any, protocol: str) -> dict[str, Any] | None:
    """A payload as the vectors tell it."""
    names = ["code", "raw_code", "known", "message", "retryable", *MEMBERS.get(protocol, ["details"])]
    if error is None:
        return None
    successor = {} if error.successor is None else {"successor": error.successor}
    return {name: getattr(error, name) for name in names} | successor


def call(protocol: str, case: dict[str, Any], module: ModuleType | None = None) -> Any:
    """The outcome of a call as the vectors tell it. Raises InvalidErrorPayload, as check_error does not."""
    name, given = case["call"], case["input"]
    module = module or importlib.import_module(f"agent_errors.{protocol}")
    match name:
        case "parse_code":
            return {"code": module.parse_code(given)}
        case "parse_error":
            return read(module.parse_error(given), protocol)
        case "check_error":
            problems = module.check_error(given)
            if problems:
                raise module.InvalidErrorPayload(problems)
            return {}
        case "error_in":
            return {"error": read(module.error_in(given), protocol)}
        case "build_error":
            return module.build_error(**given)
        case "check_message":
            problems = module.check_message(given)
            if problems:
                raise module.InvalidErrorPayload(problems)
            return {}
        case "build_error_event":
            return module.build_error_event(**given)
        case "notice":
            notice = module.notice(given if isinstance(given, str) else module.parse_error(given))
            return {name: getattr(notice, name) for name in ("severity", "message", "action")}
        case "is_retryable":
            is_parsed = "unparsed" not in case and not isinstance(given, str)
            return {"retryable": module.is_retryable(module.parse_error(given) if is_parsed else given)}
    raise AssertionError(f"no test knows how to call {name}")


@pytest.mark.parametrize(("protocol", "case"), [case for case in CASES if "outcome" in case.values[1]])
def test_outcome_is_that_of_the_vector(protocol: str, case: dict[str, Any]) -> None:
    assert case["outcome"] == call(protocol, case)


@pytest.mark.parametrize(("protocol", "case"), [case for case in CASES if "problems" in case.values[1]])
def test_problems_are_those_of_the_vector(protocol: str, case: dict[str, Any]) -> None:
    refusal = importlib.import_module(f"agent_errors.{protocol}").InvalidErrorPayload

    with pytest.raises(refusal) as caught:
        call(protocol, case)

    assert case["problems"] == [
        {"pointer": problem.pointer, "message": problem.message} for problem in caught.value.problems
    ]


@pytest.mark.parametrize(
    ("protocol", "case"), [c for c in CASES if c.values[1]["call"] == "parse_error" and "outcome" in c.values[1]]
)
def test_what_was_parsed_is_given_back_unchanged(protocol: str, case: dict[str, Any]) -> None:
    module = importlib.import_module(f"agent_errors.{protocol}")

    assert case["input"] == module.parse_error(case["input"]).to_dict()


@pytest.mark.parametrize(
    ("protocol", "case"), [c for c in CASES if c.values[1]["call"] == "build_error" and "outcome" in c.values[1]]
)
def test_what_was_built_goes_over_the_wire_and_is_valid_there(protocol: str, case: dict[str, Any]) -> None:
    module = importlib.import_module(f"agent_errors.{protocol}")

    received = json.loads(json.dumps(module.build_error(**case["input"]), allow_nan=False))

    assert case["outcome"] == received
    assert [] == module.check_error(received)


@pytest.mark.parametrize("case", json.loads(LENIENT.read_text("utf-8"))["cases"], ids=lambda case: case["id"])
def test_outcome_of_a_protocol_with_other_habits_is_that_of_the_vector(
    case: dict[str, Any], lenient: ModuleType
) -> None:
    assert case["outcome"] == call("lenient", case, lenient)


@pytest.mark.parametrize(
    ("protocol", "case"), [c for c in CASES if c.values[1]["call"] == "build_error_event" and "outcome" in c.values[1]]
)
def test_a_built_event_is_valid_by_its_own_check(protocol: str, case: dict[str, Any]) -> None:
    module = importlib.import_module(f"agent_errors.{protocol}")

    received = json.loads(json.dumps(module.build_error_event(**case["input"]), allow_nan=False))

    assert [] == module.check_message(received)
    assert case["input"]["code"] == module.error_in(received).code


@pytest.mark.parametrize("file", [*FILES, LENIENT], ids=lambda file: file.name)
def test_vectors_are_as_their_schema_says(file: Path) -> None:
    schema = json.loads((VECTORS / "vectors.schema.json").read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)

    errors = jsonschema.Draft202012Validator(schema).iter_errors(json.loads(file.read_text("utf-8")))

    assert [] == [f"{error.json_path}: {error.message}" for error in errors]


def test_ids_are_unique_and_name_their_protocol() -> None:
    names = Counter(case.id for case in CASES)

    assert [] == [name for name, times in names.items() if times > 1]
    assert [] == [case.id for case in CASES if not str(case.id).startswith(f"{case.values[0]}-")]


def test_there_are_vectors_of_every_call_and_protocol() -> None:
    calls = {"parse_code", "parse_error", "check_error", "error_in", "build_error", "is_retryable"}
    calls_of_some = {("haip", name) for name in ("check_message", "build_error_event", "notice")}

    told = {(case.values[0], case.values[1]["call"]) for case in CASES}

    assert {(protocol, name) for protocol in MEMBERS for name in calls} | calls_of_some == told
    assert len(CASES) >= 150
