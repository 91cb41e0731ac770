"""All languages hold the same facts: each tells them in its own way, and all are equal to each other and to the model."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent


def told_by(record: Any, *left_out: str) -> Any:
    """A record of the model as plain data; what it has no value for is left out."""
    if record is None:
        return None
    names = [name for name in record._fields if name not in ("at", "places", "origin", *left_out)]
    plain = {name: plain_text(getattr(record, name)) for name in names if getattr(record, name) is not None}
    return plain or None


def plain_text(value: Any) -> Any:
    return str.__str__(value) if isinstance(value, str) else value


def without_none(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in facts.items() if value is not None}


def model_facts(catalog: Any) -> Any:
    """The model, walked field by field, in the shape of catalog.json."""
    protocols = {}
    for it in catalog.protocols:
        unknown = {"recovery": told_by(it.unknown_recovery), "notice": told_by(it.unknown_notice)}
        facts = {name: plain_text(getattr(it, name)) for name in ("name", "title", "version", "status", "summary")}
        facts |= {
            name: getattr(it, name)
            for name in ("extends", "spelling", "fallback", "error", "event", "error_event", "fresh")
        }
        facts |= {
            "carriers": {carrier.event: carrier.location for carrier in it.carriers},
            "actions": {action.name: plain_text(action.summary) for action in it.actions} or None,
            "unknown": without_none(unknown) or None,
            "limits": told_by(it.limits),
            "monitor": told_by(it.monitor),
            "retired": {
                code.name: {"domain": code.domain, **told_by(code.ending)} for d in it.domains for code in d.retired
            }
            or None,
        }
        codes = {}
        for domain in it.domains:
            for code in domain.codes:
                known = told_by(code, "name", "details", "recovery", "notice", "deprecated", "aliases")
                records = {name: told_by(getattr(code, name)) for name in ("recovery", "notice", "deprecated")}
                details = {detail.name: told_by(detail, "name") for detail in code.details} or None
                aliases = [*code.aliases] or None
                codes[code.name] = without_none({**known, **records, "details": details, "aliases": aliases})
        domains = {
            domain.name: without_none({n: plain_text(getattr(domain, n)) for n in ("title", "summary", "generic")})
            for domain in it.domains
        }
        protocols[it.name] = {"facts": without_none(facts), "domains": domains, "codes": codes}
    return protocols


@pytest.fixture(params=["real", "everything", "hostile", "screaming", "extending", "minimal"])
def made(request: pytest.FixtureRequest, make: Any, real: Any) -> Any:
    """What errcat makes of a catalogue."""
    if request.param == "real":
        return real
    if request.param in ("lenient", "demanding", "odd"):
        return make((HERE / "package" / "catalogs" / f"{request.param}.yaml").read_text("utf-8"))
    return make((HERE / "golden" / request.param / "catalog.yaml").read_text("utf-8"))


def test_json_tells_what_the_model_knows(made: Any) -> None:
    assert model_facts(made.catalog) == json.loads(made.text("json-schema/catalog.json"))["protocols"]


def test_json_keeps_the_order_of_the_catalogue(made: Any) -> None:
    told = json.loads(made.text("json-schema/catalog.json"))["protocols"]

    for protocol in made.catalog.protocols:
        assert [domain.name for domain in protocol.domains] == [*told[protocol.name]["domains"]]
        assert [code.name for domain in protocol.domains for code in domain.codes] == [*told[protocol.name]["codes"]]


def test_python_tells_what_the_model_knows(made: Any, imported: Any, python_facts: Any, for_python: Any) -> None:
    with imported(made) as package:
        told = python_facts(package, [protocol.name for protocol in made.catalog.protocols])

    assert for_python(model_facts(made.catalog)) == told


def test_python_keeps_the_order_of_the_catalogue(made: Any, imported: Any) -> None:
    with imported(made) as package:
        for protocol in made.catalog.protocols:
            module = getattr(package, protocol.name)
            assert [domain.name for domain in protocol.domains] == [domain.value for domain in module.Domain]
            assert [code.name for d in protocol.domains for code in d.codes] == [
                code.value for code in module.ErrorCode
            ]


def test_every_fact_of_a_code_is_a_property_in_python(made: Any, imported: Any) -> None:
    told = json.loads(made.text("json-schema/catalog.json"))["protocols"]
    with imported(made) as package:
        for protocol, facts in told.items():
            for code in getattr(package, protocol).ErrorCode:
                assert [] == [name for name in facts["codes"][code] if getattr(code, name) is None]


@pytest.fixture
def dist(made: Any, node_tool: Any, tmp_path: Path) -> Path:
    """The TypeScript package, built."""
    compiler = node_tool("tsc")
    for path, data in made.below("typescript").items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(data)
    done = subprocess.run([compiler, "--project", tmp_path], capture_output=True, text=True, check=False)
    assert (0, "") == (done.returncode, done.stdout)
    return tmp_path / "dist"


def test_typescript_tells_what_the_model_knows(made: Any, dist: Path) -> None:
    names = [protocol.name for protocol in made.catalog.protocols]
    environment = {**os.environ, "ERRCAT_TS_DIST": str(dist)}

    done = subprocess.run(
        ["node", HERE / "typescript" / "facts.mjs", *names],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    assert "" == done.stderr
    told = {
        protocol: {
            code: {k: v for k, v in without_nulls(facts).items() if k != "name"} for code, facts in codes.items()
        }
        for protocol, codes in json.loads(done.stdout).items()
    }
    assert {protocol: facts["codes"] for protocol, facts in model_facts(made.catalog).items()} == told


@pytest.mark.parametrize("made", ["lenient"], indirect=True)
def test_typescript_does_what_the_vectors_of_other_habits_say(made: Any, dist: Path) -> None:
    vectors = HERE / "package" / "catalogs" / "lenient.json"
    environment = {**os.environ, "ERRCAT_TS_DIST": str(dist), "ERRCAT_VECTORS": str(vectors)}

    done = subprocess.run(
        ["node", "--test", "--test-reporter", "tap", HERE / "typescript" / "vectors.test.mjs"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    assert 0 == done.returncode, done.stdout
    ran = re.findall(r"^ +ok \d+ - (lenient-[a-z-]+):", done.stdout, re.MULTILINE)
    assert [case["id"] for case in json.loads(vectors.read_text("utf-8"))["cases"]] == ran


@pytest.mark.parametrize("made", ["odd"], indirect=True)
def test_odd_names_and_details_compile_in_typescript(dist: Path) -> None:
    assert (dist / "demo" / "exceptions.js").is_file()


@pytest.mark.parametrize("made", ["odd"], indirect=True)
def test_odd_names_and_details_are_typed_in_python(made: Any, imported: Any, tmp_path: Path) -> None:
    for path, data in made.below("python").items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(data)

    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path / "cache", tmp_path],
        capture_output=True,
        text=True,
        check=False,
    )

    assert 0 == done.returncode, done.stdout
    with imported(made) as package:
        assert [package.demo.Domain.LEASE] == list({code.domain for code in package.demo.ErrorCode})


@pytest.mark.parametrize("made", ["demanding"], indirect=True)
def test_typescript_demands_what_is_required(made: Any, dist: Path, node_tool: Any) -> None:
    right = [
        'buildError("job_lost", undefined, { traceId: "t", context: null, details: {} });',
        'buildError("job_lost", "gone", { retryable: false, traceId: "t", context: 1, details: { a: 1 }, hint: "h" });',
        'buildError("job_late", undefined, { traceId: "t", context: null, details: { seconds: 3 } });',
    ]
    wrong = [
        'buildError("job_lost");',
        'buildError("job_lost", undefined, { context: null, details: {} });',
        'buildError("job_lost", undefined, { traceId: "t", details: {} });',
        'buildError("job_lost", undefined, { traceId: "t", context: null });',
        'buildError("job_lost", undefined, { traceId: undefined, context: null, details: {} });',
        'buildError("job_late", undefined, { traceId: "t", context: null, details: {} });',
    ]
    consumer = dist.parent / "consumer.ts"
    start = 'import { buildError } from "./dist/demanding/index.js";\n'
    consumer.write_text(start + "\n".join([*right, *wrong]) + "\n")
    settings = {"strict": True, "noEmit": True, "module": "nodenext", "target": "es2022", "types": []}
    (dist.parent / "tsconfig.json").write_text(json.dumps({"compilerOptions": settings, "files": ["consumer.ts"]}))

    done = subprocess.run(
        [node_tool("tsc"), "--project", dist.parent], cwd=dist.parent, capture_output=True, text=True, check=False
    )

    lines = [int(line) for line in re.findall(r"^consumer\.ts\((\d+),", done.stdout, re.MULTILINE)]
    first = len(right) + 2
    assert [*range(first, first + len(wrong))] == sorted({*lines}), done.stdout


def without_nulls(value: Any) -> Any:
    """Objects without their members that are null."""
    if not isinstance(value, dict):
        return value
    return {name: without_nulls(item) for name, item in value.items() if item is not None}
