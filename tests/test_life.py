"""Old spellings and codes at the end of their life, in every language, by vectors that both run; see life/."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import jsonschema
import pytest

LIFE = Path(__file__).parent / "life"
CASES = [
    pytest.param(vectors["protocol"], case, id=case["id"])
    for vectors in (json.loads(file.read_text("utf-8")) for file in sorted(LIFE.glob("*.json")))
    for case in vectors["cases"]
]


@pytest.fixture(scope="module")
def made(make: Any) -> Any:
    """What errcat makes of the catalogue."""
    return make((LIFE / "catalog.yaml").read_text("utf-8"))


@pytest.fixture(scope="module")
def package(made: Any, imported: Any) -> Any:
    """Its Python package."""
    with imported(made) as package:
        yield package


@pytest.fixture(scope="module")
def built(made: Any, build_script: Any) -> Path:
    """Its TypeScript package, compiled."""
    return build_script(made)  # type: ignore[no-any-return]


def read(error: Any) -> dict[str, Any]:
    """A payload as the vectors tell it."""
    names = ["code", "raw_code", "known", "message", "retryable", "details", "detail"]
    told = {name: getattr(error, name) for name in names if name in type(error).__dict__ or name not in names[5:]}
    return told if error.successor is None else {**told, "successor": error.successor}


def call(module: Any, name: str, given: Any) -> Any:
    """The outcome of a call as the vectors tell it."""
    match name:
        case "parse_code":
            return {"code": module.parse_code(given)}
        case "parse_error":
            return read(module.parse_error(given))
        case "error_in":
            return {"error": read(module.error_in(given))}
        case "is_retryable":
            return {"retryable": module.is_retryable(given if isinstance(given, str) else module.parse_error(given))}
        case "check_error":
            return {str(problem.pointer): problem.message for problem in module.check_error(given)}
    raise AssertionError(f"no test knows how to call {name}")


@pytest.mark.parametrize(("protocol", "case"), CASES)
def test_python_does_what_the_vector_says(protocol: str, case: dict[str, Any], package: Any) -> None:
    module = getattr(package, protocol)
    if "problems" in case:
        with pytest.raises(module.InvalidErrorPayload) as caught:
            module.build_error(**case["input"])
        assert case["problems"] == [{"pointer": it.pointer, "message": it.message} for it in caught.value.problems]
    else:
        assert case["outcome"] == call(module, case["call"], case["input"])


@pytest.mark.parametrize("file", sorted(LIFE.glob("*.json")), ids=lambda file: file.stem)
def test_typescript_does_what_the_vectors_say(file: Path, built: Path) -> None:
    environment = {**os.environ, "ERRCAT_TS_DIST": str(built), "ERRCAT_VECTORS": str(file)}

    done = subprocess.run(
        ["node", "--test", "--test-reporter=tap", LIFE.parent / "typescript" / "vectors.test.mjs"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )

    assert 0 == done.returncode, done.stdout
    assert f"# pass {len(json.loads(file.read_text('utf-8'))['cases'])}\n" in done.stdout


@pytest.mark.parametrize("file", sorted(LIFE.glob("*.json")), ids=lambda file: file.stem)
def test_vectors_are_as_their_schema_says(file: Path, root: Path) -> None:
    schema = json.loads((root / "tests" / "vectors" / "vectors.schema.json").read_text("utf-8"))

    errors = jsonschema.Draft202012Validator(schema).iter_errors(json.loads(file.read_text("utf-8")))

    assert [] == [f"{error.json_path}: {error.message}" for error in errors]


def test_retired_code_and_alias_are_no_constants(package: Any, made: Any) -> None:
    assert ["river_error", "river_dry", "river_frozen", "river_wide"] == [*package.river.ErrorCode]
    assert [] == [name for name in ("RIVER_FULL", "RIVER_ICE") if hasattr(package.river.ErrorCode, name)]
    assert [] == [alias for alias in ("RIVER_DRY", "river_full") if package.river.is_error_code(alias)]
    assert "RIVER_ICE" not in made.text("typescript/src/river/codes.ts") + made.text(
        "typescript/src/river/error-code.ts"
    )


def test_exception_tells_the_successor(package: Any) -> None:
    error = package.river.parse_error({"code": "river_full", "message": "m", "retryable": False})
    living = package.river.parse_error({"code": "river-dry", "message": "m", "retryable": False})

    assert "river_wide" == package.river.exception_for(error).successor
    assert "river_error" == package.river.exception_for(error).code
    assert (None, "RiverDry") == (
        package.river.exception_for(living).successor,
        type(package.river.exception_for(living)).__name__,
    )
    assert None is package.river.RiverDry("m").successor


def test_exception_tells_the_successor_in_typescript(built: Path) -> None:
    program = f"""
        import {{ exceptionFor, parseError, RiverDry, RiverError }} from {json.dumps(f"file://{built}/river/index.js")};
        const of = (code) => exceptionFor(parseError({{ code, message: "m", retryable: false }}));
        const [retired, old] = [of("river_full"), of("river-dry")];
        console.log(JSON.stringify([
            retired.successor, retired.code, retired.rawCode, retired.constructor === RiverError,
            old.successor ?? null, old.code, old.rawCode, old.constructor === RiverDry,
            new RiverDry("m").successor ?? null,
        ]));
    """

    done = subprocess.run(
        ["node", "--input-type=module", "--eval", program], capture_output=True, text=True, check=False
    )

    assert "" == done.stderr
    assert [
        *("river_wide", "river_error", "river_full", True),
        *(None, "river_dry", "river-dry", True),
        None,
    ] == json.loads(done.stdout)


def test_inherited_code_is_deprecated_in_the_heir_alone(package: Any) -> None:
    assert None is package.river.ErrorCode("river_wide").deprecated
    deprecated = package.brook.ErrorCode("river_wide").deprecated
    assert ("2", "river_error", "10") == (deprecated.since, deprecated.use, deprecated.remove_in)
    with pytest.warns(DeprecationWarning, match=r"river_wide is deprecated since 2, gone in 10; use river_error"):
        _ = package.brook.ErrorCode.RIVER_WIDE


def test_anchors_of_retired_codes_stay_on_both_pages(made: Any, read_markdown: Any) -> None:
    for file in ("README.md", "river.md"):
        anchors = read_markdown(made.text(f"markdown/river/{file}")).anchors
        assert {"river_full", "river_gone", "retired-codes"} <= set(anchors)
        assert len(set(anchors)) == len(anchors)


def test_released_catalogue_tells_the_whole_life(made: Any) -> None:
    told = json.loads(made.text("json-schema/catalog.json"))["protocols"]

    assert ["RIVER_DRY", "river-dry", "constructor"] == told["river"]["codes"]["river_dry"]["aliases"]
    assert {"since": "0.9", "use": "river_dry", "remove_in": "0.11", "note": "Ice is water too."} == told["brook"][
        "codes"
    ]["river_frozen"]["deprecated"]
    assert {"domain": "river", "since": "0.10"} == told["river"]["facts"]["retired"]["river_gone"]


def test_schema_marks_deprecated_codes(made: Any) -> None:
    schema = json.loads(made.text("json-schema/brook/error.strict.schema.json"))

    codes = {it["const"]: it.get("deprecated", False) for it in _choices(schema)}

    assert {"river_wide": True, "river_frozen": True, "river_dry": False}.items() <= codes.items()


def _choices(value: Any) -> list[Any]:
    if isinstance(value, dict):
        found = [value] if "const" in value else []
        return found + [it for item in value.values() for it in _choices(item)]
    return [it for item in value for it in _choices(item)] if isinstance(value, list) else []
