"""What the specifications say, transcribed by hand in spec/, is what every output says.

A fact that is said in a table of Markdown is looked for in the table, one of a schema by using the schema.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

SPECS = {file.stem: json.loads(file.read_bytes()) for file in sorted((Path(__file__).parent / "spec").glob("*.json"))}
NUMBERS = ("max_retries", "backoff_ms", "timeout_ms")
# What a transcription tells of the end of a code; notes are words, and words are not transcribed.
ENDING = ("since", "use", "remove_in")


@pytest.fixture(params=SPECS)
def name(request: pytest.FixtureRequest) -> str:
    """A protocol."""
    return str(request.param)


@pytest.fixture
def spec(name: str) -> Any:
    """What its specification says."""
    return SPECS[name]


@pytest.fixture
def protocol(name: str, real: Any) -> Any:
    """It in the model."""
    return next(protocol for protocol in real.catalog.protocols if protocol.name == name)


@pytest.fixture
def told(name: str, real: Any) -> Any:
    """It in catalog.json."""
    return json.loads(real.text("json-schema/catalog.json"))["protocols"][name]


@pytest.fixture
def module(name: str, real_package: Any) -> Any:
    """It in Python."""
    return getattr(real_package, name)


@pytest.fixture
def page(name: str, real: Any, read_markdown: Any) -> Any:
    """Its page."""
    return read_markdown(real.text(f"markdown/{name}/README.md"))


@pytest.fixture
def schemas(name: str, real: Any) -> Any:
    """Its schemas, by name."""
    names = ("error.schema", "error.strict.schema", "event.schema")
    return {kind: json.loads(real.text(f"json-schema/{name}/{kind}.json")) for kind in names}


def codes_of(spec: Any) -> list[str]:
    return [code for codes in spec["domains"].values() for code in codes]


def retired_in(spec: Any, domain: str) -> list[str]:
    return [code for code, ending in spec["retired"].items() if domain == ending["domain"]]


def ending_of(record: Any) -> dict[str, str]:
    """A deprecation or a retirement, of the model or of Python, as a transcription tells it."""
    return {name: value for name in ENDING if (value := getattr(record, name, None)) is not None}


def test_every_protocol_has_a_spec(real: Any) -> None:
    assert SPECS.keys() == {protocol.name for protocol in real.catalog.protocols}


# The model


def test_model_has_the_protocol(spec: Any, protocol: Any) -> None:
    assert (spec["version"], spec["status"], spec["fallback"]) == (protocol.version, protocol.status, protocol.fallback)


def test_model_has_the_codes_in_their_domains_in_order(spec: Any, protocol: Any) -> None:
    assert spec["domains"] == {domain.name: [code.name for code in domain.codes] for domain in protocol.domains}
    assert [*spec["domains"]] == [domain.name for domain in protocol.domains]
    assert spec["generic"] == {domain.name: domain.generic for domain in protocol.domains if domain.generic}


def test_model_has_their_retryability(spec: Any, protocol: Any) -> None:
    assert spec["retryable"] == {code.name: code.retryable for code in protocol.codes}


def test_model_has_the_life_of_each_code(spec: Any, protocol: Any) -> None:
    assert spec["since"] == {code.name: code.since for code in protocol.codes if code.since is not None}
    assert spec["deprecated"] == {
        code.name: ending_of(code.deprecated) for code in protocol.codes if code.deprecated is not None
    }
    assert spec["retired"] == {
        code.name: {"domain": domain.name, **ending_of(code.ending)}
        for domain in protocol.domains
        for code in domain.retired
    }


def test_model_has_the_carriers_and_locations(spec: Any, protocol: Any) -> None:
    assert spec["carriers"] == {carrier.event: carrier.location for carrier in protocol.carriers}


def test_model_has_the_error_object(spec: Any, protocol: Any) -> None:
    members = {name: shape.get("type", "any") for name, shape in protocol.error["properties"].items()}
    assert (spec["error"]["members"], spec["error"]["required"]) == (members, protocol.error["required"])


def test_model_has_the_event(spec: Any, protocol: Any) -> None:
    if spec["event"] is None:
        assert None is protocol.event
        return
    properties = protocol.event["properties"]
    assert spec["event"]["required"] == protocol.event["required"]
    assert spec["event"]["types"] == properties["type"]["enum"]
    assert spec["event"]["error_channel"] == protocol.error_event["properties"]["channel"]["const"]
    # [_\-] and [_-] are one class of characters.
    assert {member: pattern.replace("\\-", "-") for member, pattern in spec["event"]["patterns"].items()} == {
        member: shape["pattern"] for member, shape in properties.items() if "pattern" in shape
    }


def test_model_has_the_recoveries(spec: Any, protocol: Any) -> None:
    found = {}
    for code in protocol.codes:
        facts = {
            n: getattr(code.recovery, n) for n in ("action", *NUMBERS) if getattr(code.recovery, n, None) is not None
        }
        if facts:
            found[code.name] = facts
    assert spec["recovery"] == found


def test_model_has_the_thresholds(spec: Any, protocol: Any) -> None:
    assert spec["disconnect_after"] == {
        code.name: code.disconnect_after for code in protocol.codes if code.disconnect_after is not None
    }


def test_model_has_the_notices(spec: Any, protocol: Any) -> None:
    notices = {code.name: code.notice for code in protocol.codes if code.notice is not None}
    assert spec["notices"] == {
        name: {"severity": notice.severity, "action": notice.action} for name, notice in notices.items()
    }


def test_model_has_what_unknown_codes_get(spec: Any, protocol: Any) -> None:
    found = {}
    if protocol.unknown_recovery:
        found["recovery_action"] = protocol.unknown_recovery.action
    if protocol.unknown_notice:
        found["notice_severity"] = protocol.unknown_notice.severity
    assert spec["unknown"] == found


def test_model_has_limits_and_monitoring(spec: Any, protocol: Any) -> None:
    # The specification gives no longest wait; the catalogue may.
    assert spec["limits"] == {n: v for n in ("recoveries", "close_code") if (v := getattr(protocol.limits, n, None))}
    assert spec["monitor"] == {
        n: v for n in ("window_s", "top", "max_rate") if (v := getattr(protocol.monitor, n, None))
    }


# catalog.json


def test_json_has_the_protocol(spec: Any, told: Any) -> None:
    facts = told["facts"]
    assert (spec["version"], spec["status"], spec["fallback"]) == (
        facts["version"],
        facts["status"],
        facts.get("fallback"),
    )
    assert spec["carriers"] == facts["carriers"]
    assert spec["error"]["required"] == facts["error"]["required"]


def test_json_has_the_codes(spec: Any, told: Any) -> None:
    domains: dict[str, list[str]] = {domain: [] for domain in told["domains"]}
    for code, facts in told["codes"].items():
        domains[facts["domain"]].append(code)
    assert spec["domains"] == domains
    assert spec["retryable"] == {code: facts["retryable"] for code, facts in told["codes"].items()}


def test_json_has_the_life_of_each_code(spec: Any, told: Any) -> None:
    def without_note(ending: Any) -> Any:
        return {name: value for name, value in ending.items() if name != "note"}

    codes, retired = told["codes"], told["facts"].get("retired", {})
    assert spec["generic"] == {name: it["generic"] for name, it in told["domains"].items() if "generic" in it}
    assert spec["since"] == {code: facts["since"] for code, facts in codes.items() if "since" in facts}
    assert spec["deprecated"] == {
        code: without_note(facts["deprecated"]) for code, facts in codes.items() if "deprecated" in facts
    }
    assert spec["retired"] == {code: without_note(ending) for code, ending in retired.items()}


def test_json_has_recoveries_thresholds_and_notices(spec: Any, told: Any) -> None:
    recoveries, notices, thresholds = {}, {}, {}
    for code, facts in told["codes"].items():
        numbers = {key: value for key, value in facts.get("recovery", {}).items() if key != "hint"}
        if numbers:
            recoveries[code] = numbers
        if "notice" in facts:
            notices[code] = {key: facts["notice"][key] for key in ("severity", "action")}
        if "disconnect_after" in facts:
            thresholds[code] = facts["disconnect_after"]
    assert (spec["recovery"], spec["notices"], spec["disconnect_after"]) == (recoveries, notices, thresholds)


def test_json_has_limits_and_monitoring(spec: Any, told: Any) -> None:
    assert spec["limits"].items() <= told["facts"].get("limits", {}).items()
    assert spec["monitor"] == told["facts"].get("monitor", {})


# Python


def test_python_has_the_codes_in_their_domains_in_order(spec: Any, module: Any) -> None:
    domains: dict[str, list[str]] = {domain.value: [] for domain in module.Domain}
    for code in module.ErrorCode:
        domains[code.domain].append(code.value)
    assert spec["domains"] == domains
    assert codes_of(spec) == [code.value for code in module.ErrorCode]


def test_python_names_each_code_in_capitals(spec: Any, module: Any) -> None:
    assert [code.upper() for code in codes_of(spec)] == [code.name for code in module.ErrorCode]


def test_python_has_their_retryability(spec: Any, module: Any) -> None:
    assert spec["retryable"] == {code.value: code.retryable for code in module.ErrorCode}
    assert {code for code, retryable in spec["retryable"].items() if retryable} == set(module.RETRYABLE)
    assert spec["retryable"] == {code: module.is_retryable(code) for code in codes_of(spec)}


def test_python_has_the_life_of_each_code(spec: Any, module: Any) -> None:
    assert spec["since"] == {code.value: code.since for code in module.ErrorCode if code.since is not None}
    assert spec["deprecated"] == {
        code.value: ending_of(code.deprecated) for code in module.ErrorCode if code.deprecated is not None
    }


def test_python_reads_a_retired_code_as_unknown_and_knows_what_to_use_instead(spec: Any, module: Any) -> None:
    for code, ending in spec["retired"].items():
        error = module.parse_error({"code": code, "message": "m", "retryable": False})
        assert (spec["fallback"], code, False) == (error.code, error.raw_code, error.known)
        assert ending.get("use") == error.successor
        assert not hasattr(module.ErrorCode, code.upper())
        with pytest.raises(module.InvalidErrorPayload, match=f"was retired in {ending['since']}"):
            module.build_error(code)


def test_python_reads_each_code_as_itself_and_any_other_as_the_fallback(spec: Any, module: Any) -> None:
    for code in codes_of(spec):
        assert code == module.parse_code(code)
        assert spec["fallback"] == module.parse_code(code.swapcase())
    assert spec["fallback"] == module.FALLBACK


def test_python_has_the_literal(spec: Any, module: Any) -> None:
    assert tuple(codes_of(spec)) == module.ErrorCodeLiteral.__args__


def test_python_finds_the_error_of_each_carrier(spec: Any, module: Any) -> None:
    assert spec["carriers"] == dict(module.CARRIERS)
    error = {"code": codes_of(spec)[0], "message": "m", "retryable": True}
    for event, location in spec["carriers"].items():
        value: Any = error
        for member in reversed(location.split(".")):
            value = {member: value}
        assert codes_of(spec)[0] == module.error_in({"type": event, **value}).code
    assert None is module.error_in({"type": "session.opened", "payload": {"error": error}})


def test_python_has_an_exception_for_each_code(spec: Any, module: Any) -> None:
    error = {"message": "m", "retryable": False}
    raised = {c: module.exception_for(module.parse_error({"code": c, **error})) for c in codes_of(spec)}
    assert {code: code for code in codes_of(spec)} == {code: exception.code for code, exception in raised.items()}
    base = {"aep": "AepError", "harmovela": "HarmovelaError", "haip": "HaipError"}[spec["protocol"]]
    for code, exception in raised.items():
        assert isinstance(exception, getattr(module, base))
        assert "".join(word.capitalize() for word in code.split("_")) in (type(exception).__name__, base)


def test_python_asks_for_the_members_that_the_spec_requires(spec: Any, module: Any) -> None:
    values = {"code": codes_of(spec)[0], "message": "m", "retryable": False}
    whole = {name: values[name] for name in spec["error"]["required"]}
    assert [] == module.check_error(whole)
    for name in spec["error"]["required"]:
        less = {key: value for key, value in whole.items() if key != name}
        assert [(f"/{name}", "is missing")] == [(p.pointer, p.message) for p in module.check_error(less)]


def test_python_has_recoveries_thresholds_and_notices(spec: Any, module: Any) -> None:
    for code in module.ErrorCode:
        recovery, notice = spec["recovery"].get(code, {}), spec["notices"].get(code)
        for name in ("action", *NUMBERS):
            assert recovery.get(name) == getattr(code.recovery, name, None)
        assert notice == (code.notice and {"severity": code.notice.severity, "action": code.notice.action})
        assert spec["disconnect_after"].get(code) == code.disconnect_after


def test_python_has_limits_and_monitoring(spec: Any, module: Any) -> None:
    limits, monitor = module.PROTOCOL.limits, module.PROTOCOL.monitor
    assert spec["limits"] == {n: v for n in ("recoveries", "close_code") if (v := getattr(limits, n, None))}
    assert spec["monitor"] == {n: v for n in ("window_s", "top", "max_rate") if (v := getattr(monitor, n, None))}


# Markdown


def test_pages_have_the_codes_and_their_retryability(name: str, spec: Any, page: Any) -> None:
    for domain, codes in spec["domains"].items():
        rows = page.sections[f"domain-{domain}"].table("Code")
        expected = [(code, "yes" if spec["retryable"][code] else "no") for code in codes]
        assert expected == [(row["Code"], row["Retryable"]) for row in rows]


def test_pages_have_a_section_for_each_code(name: str, spec: Any, real: Any, read_markdown: Any) -> None:
    for domain, codes in spec["domains"].items():
        page = read_markdown(real.text(f"markdown/{name}/{domain}.md"))
        retired = retired_in(spec, domain)
        end = ["retired-codes", *retired] if retired else []
        assert [*codes, *(["Retired codes"] if retired else [])] == page.headings[1:]
        assert [*codes, *end] == page.anchors
        for code in codes:
            assert ("yes" if spec["retryable"][code] else "no") == page.sections[code].item("Retryable: ")
            # Harmovela takes over its codes, and with them the versions of AEP.
            since = " ".join(filter(None, [spec.get("since_of"), spec["since"].get(code)]))
            assert since == (page.sections[code].item("Since: ") or "")


def test_pages_tell_how_codes_end(name: str, spec: Any, page: Any, real: Any, read_markdown: Any) -> None:
    rows = page.sections["retired-codes"].table("Code") if "retired-codes" in page.sections else []
    assert {code: (ending["since"], ending.get("use", "")) for code, ending in spec["retired"].items()} == {
        row["Code"]: (row["Since"], row["Use instead"]) for row in rows
    }
    for domain, codes in spec["domains"].items():
        sections = read_markdown(real.text(f"markdown/{name}/{domain}.md")).sections
        shown = {code: sections[code].paragraphs[0] for code in codes}
        assert {code for code in codes if code in spec["deprecated"]} == {
            code for code, words in shown.items() if words.startswith("Deprecated since ")
        }
        for code in spec["deprecated"].keys() & shown.keys():
            ending = spec["deprecated"][code]
            assert shown[code].startswith(f"Deprecated since {ending['since']}")
            assert f"Use {ending['use']} instead." in shown[code] if "use" in ending else "Use " not in shown[code]


def test_pages_have_the_carriers(spec: Any, page: Any) -> None:
    assert spec["carriers"] == {
        row["Event"]: row["Location"] for row in page.sections["where-errors-lie"].table("Event")
    }


def test_pages_have_the_error_object(spec: Any, page: Any) -> None:
    rows = page.sections["error-object"].table("Member")
    assert spec["error"]["members"] == {row["Member"]: row["Type"] for row in rows}
    assert spec["error"]["required"] == [row["Member"] for row in rows if row["Required"] == "yes"]


def test_pages_have_recoveries_and_thresholds(spec: Any, page: Any) -> None:
    columns = {
        "action": "Action",
        "max_retries": "Retries",
        "backoff_ms": "Back-off (ms)",
        "timeout_ms": "Time-out (ms)",
    }
    rows = page.sections["recovery-of-codes"].table("Code") if "recovery-of-codes" in page.sections else []
    shown = {row["Code"]: {key: row[column] for key, column in columns.items() if row[column]} for row in rows}
    assert {code: {key: str(value) for key, value in it.items()} for code, it in spec["recovery"].items()} == {
        code: facts for code, facts in shown.items() if facts
    }
    assert {code: str(number) for code, number in spec["disconnect_after"].items()} == {
        row["Code"]: row["Disconnect after"] for row in rows if row["Disconnect after"]
    }


def test_pages_have_limits_and_monitoring(spec: Any, page: Any) -> None:
    labels = {
        "recoveries": "Recoveries of one code",
        "close_code": "WebSocket close code of a disconnect",
        "window_s": "Window of a rate",
        "top": "Codes in the top list",
        "max_rate": "Errors of one code a second above which to limit",
    }
    rows = {
        row[first]: row["Value"]
        for section, first in (("protocol-limits", "Limit"), ("monitoring-defaults", "Default"))
        if section in page.sections
        for row in page.sections[section].table(first)
    }
    for key, value in {**spec["limits"], **spec["monitor"]}.items():
        assert value == float(rows[labels[key]].split()[0])


def test_pages_name_the_fallback(spec: Any, page: Any) -> None:
    words = page.sections["unknown-codes"].paragraphs[0]
    assert words.startswith(f"A code that is not listed here reads as {spec['fallback'] or 'none of these'}.")


def test_index_has_the_protocol(name: str, spec: Any, real: Any, read_markdown: Any) -> None:
    page = read_markdown(real.text("markdown/README.md"))
    rows = [row for row in page.table("Protocol") if row["Protocol"].casefold() == name]
    assert [(spec["version"], spec["status"], str(len(codes_of(spec))))] == [
        (row["Version"], row["Status"], row["Codes"]) for row in rows
    ]


# JSON Schema


def error_of(spec: Any, code: object, **more: object) -> dict[str, object]:
    members = {"code": code, "message": "m", **({"retryable": True} if "retryable" in spec["error"]["members"] else {})}
    return {**members, **more}


def test_schemas_name_the_codes_in_order(spec: Any, schemas: Any) -> None:
    for kind in ("error.schema", "error.strict.schema"):
        assert codes_of(spec) == [choice["const"] for choice in schemas[kind]["$defs"]["code"]["anyOf"]]


def test_schema_of_senders_takes_the_codes_and_no_others(spec: Any, schemas: Any) -> None:
    strict = Draft202012Validator(schemas["error.strict.schema"])
    for code in codes_of(spec):
        assert strict.is_valid(error_of(spec, code))
        for other in (code.swapcase(), code.replace("_", "-") + "-", f" {code}", f"{code}\n", ""):
            assert not strict.is_valid(error_of(spec, other)), other
    for code in spec["retired"]:
        assert not strict.is_valid(error_of(spec, code))


def test_schemas_mark_the_deprecated_codes(spec: Any, schemas: Any) -> None:
    for kind in ("error.schema", "error.strict.schema"):
        choices = schemas[kind]["$defs"]["code"]["anyOf"]
        assert {*spec["deprecated"]} == {choice["const"] for choice in choices if choice.get("deprecated")}


def test_schema_of_receivers_takes_any_code(spec: Any, schemas: Any) -> None:
    receiving = Draft202012Validator(schemas["error.schema"])
    for code in (*codes_of(spec), *spec["retired"], "nope", "Not A Code", ""):
        assert receiving.is_valid(error_of(spec, code))


def test_schemas_ask_for_the_members_that_the_spec_requires(spec: Any, schemas: Any) -> None:
    whole = error_of(spec, codes_of(spec)[0])
    for kind in ("error.schema", "error.strict.schema"):
        validator = Draft202012Validator(schemas[kind])
        assert validator.is_valid(whole)
        for name in spec["error"]["required"]:
            assert not validator.is_valid({key: value for key, value in whole.items() if key != name})


def test_schemas_know_the_types_of_members(spec: Any, schemas: Any) -> None:
    right = {"string": "x", "boolean": True, "object": {}, "any": None}
    wrong = {"string": 1, "boolean": "true", "object": []}
    for kind in ("error.schema", "error.strict.schema"):
        validator = Draft202012Validator(schemas[kind])
        for name, type_ in spec["error"]["members"].items():
            whole = error_of(spec, codes_of(spec)[0])
            assert name == "code" or validator.is_valid({**whole, name: right[type_]})
            assert type_ == "any" or not validator.is_valid({**whole, name: wrong[type_]})


EVENT = {
    "id": "6f1c1f9e-6c0e-4a43-9d6b-0d8a3f7f2b11",
    "session": "s",
    "seq": "12",
    "ts": "1700000000000",
    "channel": "SYSTEM",
    "payload": {},
}
BAD = {
    "id": ["", "6f1c1f9e-6c0e-6a43-9d6b-0d8a3f7f2b11", "6f1c1f9e6c0e4a439d6b0d8a3f7f2b11", 1],
    "session": ["", 1],
    "seq": ["", "-1", "1.0", "123456789012345678901", "\u0661", 12],
    "ts": ["", 1],
    "channel": ["", "a b", "a" * 129, "\u00e9"],
    "type": ["", "error", "NOPE", None],
    "payload": [None, [], "x"],
}


def test_schema_of_events_has_the_event(spec: Any, schemas: Any) -> None:
    if spec["event"] is None:
        pytest.skip("its specification gives no event")
    validator = Draft202012Validator(schemas["event.schema"])
    for type_ in spec["event"]["types"]:
        payload = {"code": "X", "message": "m"} if type_ in spec["carriers"] else {}
        event = {**EVENT, "type": type_, "payload": payload}
        assert validator.is_valid(event)
        for name in spec["event"]["required"]:
            assert not validator.is_valid({key: value for key, value in event.items() if key != name})
    for name, values in BAD.items():
        for value in values:
            assert not validator.is_valid({**EVENT, "type": "HAI", name: value}), (name, value)


def test_schema_of_events_wants_errors_on_their_channel(spec: Any, schemas: Any) -> None:
    if spec["event"] is None:
        pytest.skip("its specification gives no event")
    validator = Draft202012Validator(schemas["event.schema"])
    event = {**EVENT, "type": "ERROR", "payload": {"code": "X", "message": "m"}}
    assert validator.is_valid({**event, "channel": spec["event"]["error_channel"]})
    assert not validator.is_valid({**event, "channel": "OTHER"})
    assert validator.is_valid({**event, "type": "HAI", "channel": "OTHER"})


def test_schema_of_events_finds_the_error_of_each_carrier(spec: Any, schemas: Any) -> None:
    validator = Draft202012Validator(schemas["event.schema"])
    for event, location in spec["carriers"].items():
        for error, valid in ((error_of(spec, "X"), True), (error_of(spec, None), False), (None, False), ({}, False)):
            value: Any = error
            for member in reversed(location.split(".")):
                value = {member: value}
            whole = {**(EVENT if spec["event"] else {}), "type": event, **value}
            assert valid == validator.is_valid(whole), whole
