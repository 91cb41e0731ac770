"""The JSON Schemas: sound themselves, and of one mind with the code that checks the same payloads."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from jsonschema import Draft7Validator, Draft202012Validator

HERE = Path(__file__).parent
CATALOG_SCHEMA = json.loads((HERE.parent / "generator" / "errcat" / "catalog.schema.json").read_bytes())
GOLDEN = sorted(folder.name for folder in (HERE / "golden").iterdir() if (folder / "catalog.yaml").is_file())
FILES = [json.loads(file.read_bytes()) for file in sorted((HERE / "vectors").glob("[!v]*.json"))]
VECTORS = {
    name: [case for file in FILES if file["protocol"] == name for case in file.get("cases", [])]
    for name in dict.fromkeys(file["protocol"] for file in FILES)
}

# What draft-07 and 2020-12 understand alike, and what editors read beside that.
SHARED = {
    *("$schema", "$ref", "title", "description", "default", "examples", "type", "enum", "const", "allOf", "anyOf"),
    *("oneOf", "not", "if", "then", "else", "properties", "patternProperties", "additionalProperties", "required"),
    *("propertyNames", "minProperties", "maxProperties", "minItems", "maxItems", "uniqueItems", "minLength"),
    *("maxLength", "pattern", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "format"),
    *("items", "contains", "definitions"),
}
OF_EDITORS = {"defaultSnippets", "enumDescriptions", "markdownDescription"}


def pieces(schema: Any, where: str = "#") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema in a schema, with the path that leads to it."""
    if isinstance(schema, dict):
        yield where, schema
        for word in ("properties", "definitions", "$defs", "patternProperties"):
            for name, piece in schema.get(word, {}).items():
                yield from pieces(piece, f"{where}/{word}/{name}")
        for word in ("additionalProperties", "propertyNames", "items", "not", "if", "then", "else", "contains"):
            yield from pieces(schema.get(word), f"{where}/{word}")
        for word in ("allOf", "anyOf", "oneOf"):
            for index, piece in enumerate(schema.get(word, ())):
                yield from pieces(piece, f"{where}/{word}/{index}")


@pytest.fixture(scope="session")
def made(make: Any, real: Any) -> Any:
    """What errcat makes of a catalogue: of the real one, or of a golden case."""
    done = {"real": real}

    def made(case: str) -> Any:
        if case not in done:
            done[case] = make((HERE / "golden" / case / "catalog.yaml").read_text("utf-8"))
        return done[case]

    return made


# The schema of catalogues


def test_schema_of_catalogues_is_valid_draft_7() -> None:
    Draft7Validator.check_schema(CATALOG_SCHEMA)


def test_schema_of_catalogues_has_only_words_that_both_drafts_understand_alike() -> None:
    used = {word for _, piece in pieces(CATALOG_SCHEMA) for word in piece}

    assert set() == used - SHARED - OF_EDITORS


def test_schema_of_catalogues_means_the_same_in_both_drafts(root: Path, real: Any) -> None:
    newer = {**CATALOG_SCHEMA, "$schema": "https://json-schema.org/draft/2020-12/schema"}
    Draft202012Validator.check_schema(newer)

    for validator in (Draft7Validator(CATALOG_SCHEMA), Draft202012Validator(newer)):
        assert validator.is_valid(real.said)
        for wrong in ({}, {**real.said, "format": 2}, {**real.said, "more": 1}, {**real.said, "protocols": {}}):
            assert not validator.is_valid(wrong)


def test_references_stand_alone_or_beside_words_that_both_drafts_ignore() -> None:
    for where, piece in pieces(CATALOG_SCHEMA):
        assert "$ref" not in piece or {"$ref"} == piece.keys(), where


def test_every_field_of_a_catalogue_is_described() -> None:
    definitions = CATALOG_SCHEMA["definitions"]
    bare = []
    for where, piece in pieces(CATALOG_SCHEMA):
        for name, field in piece.get("properties", {}).items():
            meant = definitions[field["$ref"].rsplit("/", 1)[1]] if "$ref" in field else field
            if not meant.get("description", "").endswith((".", "?")):
                bare.append(f"{where}/{name}")
    assert [] == bare


def test_every_choice_is_described() -> None:
    for where, piece in pieces(CATALOG_SCHEMA):
        if len(piece.get("enum", ())) > 1:
            assert len(piece["enum"]) == len(piece["enumDescriptions"]), where


def test_there_is_a_snippet_for_a_new_code() -> None:
    snippets = [s for _, piece in pieces(CATALOG_SCHEMA) for s in piece.get("defaultSnippets", ())]

    assert [snippet for snippet in snippets if "${1:name}" in snippet["body"]]


def test_catalogue_tells_editors_where_its_schema_is(root: Path) -> None:
    first = (root / "catalog.yaml").read_text("utf-8").split("\n", 1)[0]

    assert (root / first.removeprefix("# yaml-language-server: $schema=")).is_file()


@pytest.mark.parametrize("case", ["real", *GOLDEN])
def test_catalogues_are_valid(case: str, made: Any) -> None:
    assert [] == [error.message for error in Draft7Validator(CATALOG_SCHEMA).iter_errors(made(case).said)]


# Generated schemas


def schemas(made: Any) -> dict[str, Any]:
    return {str(p): json.loads(d) for p, d in made.below("json-schema").items() if p.name.endswith(".schema.json")}


@pytest.mark.parametrize("case", ["real", *GOLDEN])
def test_generated_schemas_are_valid_2020_12(case: str, made: Any) -> None:
    for schema in schemas(made(case)).values():
        assert "https://json-schema.org/draft/2020-12/schema" == schema["$schema"]
        Draft202012Validator.check_schema(schema)
        jsonschema_rs.validator_for(schema)


@pytest.mark.parametrize("case", ["real", *GOLDEN])
def test_catalog_json_is_valid_against_its_schema(case: str, made: Any) -> None:
    document = json.loads(made(case).text("json-schema/catalog.json"))
    schema = json.loads(made(case).text("json-schema/catalog.schema.json"))

    assert "./catalog.schema.json" == document["$schema"]
    assert [] == [error.message for error in Draft202012Validator(schema).iter_errors(document)]


def test_schema_of_catalog_json_refuses_what_it_does_not_know(made: Any) -> None:
    document = json.loads(made("everything").text("json-schema/catalog.json"))
    validator = Draft202012Validator(json.loads(made("everything").text("json-schema/catalog.schema.json")))
    shop = document["protocols"]["shop"]

    for place in (document, shop, shop["facts"], shop["domains"]["order"], shop["codes"]["order_timeout"]):
        place["misspelt"] = 1
        assert not validator.is_valid(document)
        del place["misspelt"]
    assert validator.is_valid(document)


def test_schema_of_catalog_json_describes_every_field(made: Any) -> None:
    schema = json.loads(made("real").text("json-schema/catalog.schema.json"))
    known = {name for _, piece in pieces(schema) for name in piece.get("properties", {})}

    assert {
        "retryable",
        "summary",
        "since",
        "message",
        "details",
        "recovery",
        "notice",
        "deprecated",
        "docs_url",
    } <= known


# Schemas and code are of one mind


class Both:
    """Two validators of one schema: a slow one that follows the words of the standard, and a fast one."""

    def __init__(self, schema: Any) -> None:
        self.slow = Draft202012Validator(schema, format_checker=Draft202012Validator.FORMAT_CHECKER)
        self.fast = jsonschema_rs.validator_for(schema, validate_formats=True)

    def is_valid(self, value: Any) -> bool:
        valid = self.slow.is_valid(value)
        assert valid == self.fast.is_valid(value), value
        return valid


def vectors(*calls: str) -> list[Any]:
    return [
        pytest.param(protocol, case, id=case["id"])
        for protocol, cases in VECTORS.items()
        for case in cases
        if case["call"] in calls
    ]


@pytest.fixture(scope="session")
def validators(made: Any) -> Any:
    """The validators of the real catalogue's schemas, by protocol and kind."""
    done: dict[tuple[str, str], Both] = {}

    def validators(protocol: str, kind: str) -> Both:
        if (protocol, kind) not in done:
            schema = json.loads(made("real").text(f"json-schema/{protocol}/{kind}.schema.json"))
            done[protocol, kind] = Both(schema)
        return done[protocol, kind]

    return validators


def test_there_are_vectors() -> None:
    assert {"aep", "harmovela", "haip"} == VECTORS.keys()
    assert len(vectors("check_error", "parse_error", "build_error")) > 50
    assert len(vectors("error_in")) > 10


@pytest.mark.parametrize(("protocol", "case"), vectors("check_error", "parse_error"))
def test_schema_of_receivers_takes_what_the_code_takes(protocol: str, case: Any, validators: Any) -> None:
    assert ("problems" not in case) == validators(protocol, "error").is_valid(case["input"])


@pytest.mark.parametrize(("protocol", "case"), vectors("build_error"))
def test_schema_of_senders_takes_what_the_code_builds(protocol: str, case: Any, validators: Any) -> None:
    if "outcome" in case:
        assert validators(protocol, "error.strict").is_valid(case["outcome"])
        assert validators(protocol, "error").is_valid(case["outcome"])


@pytest.mark.parametrize(("protocol", "case"), vectors("error_in"))
def test_schema_of_events_takes_the_carriers_that_the_code_takes(
    protocol: str, case: Any, validators: Any, made: Any
) -> None:
    event = case["input"]
    if not isinstance(event, dict) or not isinstance(event.get("type"), str):
        pytest.skip("the code finds no error in what is no event; the schema refuses it")
    facts = json.loads(made("real").text("json-schema/catalog.json"))["protocols"][protocol]["facts"]
    if "event" in facts:
        known = event["type"] in facts["event"]["properties"]["type"]["enum"]
        whole = {
            "id": "6f1c1f9e-6c0e-4a43-9d6b-0d8a3f7f2b11",
            "session": "s",
            "seq": "1",
            "ts": "1",
            "channel": "SYSTEM",
        }
        event = {**whole, "payload": {}, **event} if "problems" not in case else {**whole, **event}
        if not known or not isinstance(event.get("payload"), dict):
            assert not validators(protocol, "event").is_valid(event)
            return
    assert ("problems" not in case) == validators(protocol, "event").is_valid(event)


@pytest.mark.parametrize("protocol", VECTORS)
def test_schema_of_events_refuses_what_is_no_event(protocol: str, validators: Any) -> None:
    for value in (None, 1, "x", [], {}, {"type": None}, {"type": 1}, {"type": ["task.failed"]}):
        assert not validators(protocol, "event").is_valid(value)


@pytest.mark.parametrize("protocol", ["aep", "harmovela"])
def test_schema_of_senders_refuses_what_a_sender_should_not_make(protocol: str, validators: Any) -> None:
    strict = validators(protocol, "error.strict")
    fine = {"code": "task_timeout", "message": "m", "retryable": True, "details": {"task_id": "t"}}
    assert strict.is_valid(fine)

    for wrong in (
        {**fine, "code": "nope"},
        {**fine, "code": "TASK_TIMEOUT"},
        {**fine, "more": 1},
        {**fine, "details": {}},
        {**fine, "details": {"task_id": 1}},
        {**fine, "details": {"task_id": "t", "timeout_ms": "5"}},
        {**fine, "details": {"task_id": "t", "timeout_ms": 1.5}},
        {**fine, "details": {"task_id": "t", "timeout_ms": True}},
        {**fine, "details": None},
        {**fine, "details": []},
        {**fine, "retryable": 1},
        {**fine, "message": None},
        {"code": "task_timeout", "message": "m"},
    ):
        assert not strict.is_valid(wrong), wrong


@pytest.mark.parametrize("protocol", ["aep", "harmovela"])
def test_schema_of_senders_lets_details_hold_more(protocol: str, validators: Any) -> None:
    strict = validators(protocol, "error.strict")
    error = {"code": "task_timeout", "message": "", "retryable": False}

    assert strict.is_valid(error)
    assert strict.is_valid({**error, "details": {"task_id": "t", "timeout_ms": 5, "more": [None]}})
    assert strict.is_valid({**error, "code": "task_error", "details": {"anything": {}}})


def test_schema_of_receivers_lets_the_error_hold_more(validators: Any) -> None:
    error = {"code": "nope", "message": "", "retryable": False, "more": [None], "details": {"task_id": 1}}

    assert validators("aep", "error").is_valid(error)


SHOP = {"code": "order_failed", "message": "m", "retryable": False, "trace_id": "6f1c1f9e-6c0e-4a43-9d6b-0d8a3f7f2b11"}
SHOP_CASES = [
    ({}, True),
    ({"code": "nope"}, True),
    ({"more": 1}, True),
    ({"trace_id": "x"}, False),
    ({"trace_id": "6F1C1F9E-6C0E-4A43-9D6B-0D8A3F7F2B11"}, False),
    ({"trace_id": "6f1c1f9e-6c0e-4a43-9d6b-0d8a3f7f2b11\n"}, False),
    ({"trace_id": None}, False),
    ({"region": "north"}, True),
    ({"region": "west"}, False),
    ({"region": "North"}, False),
    ({"source": "shop"}, True),
    ({"source": "Shop"}, False),
    ({"hops": 1}, True),
    ({"hops": 1.0}, True),
    ({"hops": 1.5}, False),
    ({"hops": True}, False),
    ({"hops": "1"}, False),
    ({"load": 1}, True),
    ({"load": 0.5}, True),
    ({"load": False}, False),
    ({"path": []}, True),
    ({"path": [1, None]}, True),
    ({"path": {}}, False),
    ({"context": {"user": "u", "more": 1}}, True),
    ({"context": {"user": ""}}, False),
    ({"context": {}}, False),
    ({"context": []}, False),
    ({"extra": None}, True),
    ({"extra": {"a": [1]}}, True),
    ({"details": {}}, True),
    ({"details": None}, False),
    ({"details": []}, False),
    ({"retryable": 0}, False),
    ({"message": ""}, True),
]


@pytest.mark.parametrize(("more", "valid"), SHOP_CASES, ids=map(str, range(len(SHOP_CASES))))
def test_every_word_of_a_shape_means_the_same_to_schema_and_code(
    more: Any, valid: bool, made: Any, shop: Any, shop_schema: Both
) -> None:
    error = {**SHOP, **more}

    assert valid == (shop.check_error(error) == [])
    assert valid == shop_schema.is_valid(error)


@pytest.fixture(scope="module")
def shop(made: Any, imported: Any) -> Iterator[Any]:
    """The Python of a protocol with every word that a shape can have."""
    with imported(made("everything")) as package:
        yield package.shop


@pytest.fixture(scope="module")
def shop_schema(made: Any) -> Both:
    """Its schema for receivers."""
    return Both(json.loads(made("everything").text("json-schema/shop/error.schema.json")))


def test_schema_of_senders_takes_what_is_built_and_refuses_what_is_not(made: Any, shop: Any) -> None:
    strict = Both(json.loads(made("everything").text("json-schema/shop/error.strict.schema.json")))
    trace = SHOP["trace_id"]
    details = {"order_id": "1", "waited_ms": 5, "share": 0.5, "final": True, "items": [], "address": {}}

    assert strict.is_valid(shop.build_error("order_timeout", trace_id=trace, details=details, extra=None))
    assert strict.is_valid(shop.build_error("order_stuck", trace_id=trace))
    for retired in ("order_lost", "order_strange"):
        assert not strict.is_valid({**SHOP, "code": retired})
        with pytest.raises(shop.InvalidErrorPayload, match="retired"):
            shop.build_error(retired, trace_id=trace)


def test_schemas_mark_deprecated_codes(made: Any) -> None:
    for kind in ("error", "error.strict"):
        schema = json.loads(made("everything").text(f"json-schema/shop/{kind}.schema.json"))
        choices = schema["$defs"]["code"]["anyOf"]
        assert ["order_stuck", "order_doubled"] == [choice["const"] for choice in choices if choice.get("deprecated")]
