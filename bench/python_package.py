"""Is the generated Python package as fast as promised? Against msgspec and pydantic, and every figure a ratio.

Each round runs every function once over the same payloads, one after the other; the figure is the median over the
rounds. Imports are timed in processes of their own that hold nothing but Python, against a module with just the plain
enumeration of the same codes.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec
import pydantic

from promises import ENVIRONMENT, Promise, options, report

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "generated" / "python" / "agent_errors"
REPEATS = 100
HEAVY = ("dataclasses", "inspect", "json", "logging", "re", "typing")

Payload = dict[str, Any]
Parse = Callable[[Any], object]

IMPORT = """\
import sys, time
sys.path.insert(0, {folder!r})
start = time.perf_counter()
import {module}
print(time.perf_counter() - start, *sys.modules)
"""


class StructError(msgspec.Struct):
    """The error object as msgspec has it."""

    code: str
    message: str
    retryable: bool
    details: dict[str, Any] | None = None


class ModelError(pydantic.BaseModel):
    """The error object as pydantic has it."""

    model_config = pydantic.ConfigDict(strict=True)

    code: str
    message: str
    retryable: bool
    details: dict[str, Any] | None = None


def msgspec_parser(codes: dict[str, StrEnum], fallback: StrEnum) -> Parse:
    """What somebody who has msgspec would write."""
    convert, lookup = msgspec.convert, codes.get

    def parse(data: Any) -> object:
        error = convert(data, StructError)
        return error, lookup(error.code, fallback)

    return parse


def attempt(parse: Parse, refusal: type[Exception]) -> Parse:
    """A parser whose refusal is the expected answer."""

    def parse_invalid(data: Any) -> object:
        try:
            parse(data)
        except refusal as error:
            return error
        sys.exit(f"{parse} takes {data}, which is no error")

    return parse_invalid


def payloads(codes: list[str]) -> dict[str, list[Payload]]:
    """What is parsed, by the word that the promises use for it."""
    details = {"task_id": "t-1", "timeout_ms": 5000, "elapsed_ms": 5001}
    valid = [{"code": code, "message": "It did not work.", "retryable": True} for code in codes]
    invalid: list[Payload] = [
        {},
        {"code": codes[0], "message": "It did not work."},
        {"code": codes[0], "message": "It did not work.", "retryable": 1},
        {"code": codes[0], "message": None, "retryable": False},
        {"code": 7, "message": "It did not work.", "retryable": False},
        {"code": codes[0], "message": "It did not work.", "retryable": True, "details": []},
        {"code": None, "message": 1, "retryable": "true", "details": "none"},
    ]
    return {
        "valid": valid,
        "3 details": [{**payload, "details": dict(details)} for payload in valid],
        "unknown": [{**payload, "code": f"{payload['code']}_x"} for payload in valid],
        "invalid": invalid,
    }


def seconds(parse: Parse, data: list[Payload]) -> float:
    """How long it takes to parse them all, a few times over."""
    start = time.perf_counter()
    for _ in range(REPEATS):
        for payload in data:
            parse(payload)
    return time.perf_counter() - start


def parsing(rounds: int) -> Iterator[Promise]:
    """The promises about parse_error."""
    from agent_errors import harmovela

    plain = StrEnum("ErrorCode", {code.name: code.value for code in harmovela.ErrorCode})
    codes: dict[str, StrEnum] = {code.value: code for code in plain}
    data = payloads(list(codes))
    parsers: dict[tuple[str, str], Parse] = {}
    for kind in data:
        parsers["ours", kind] = harmovela.parse_error
        parsers["msgspec", kind] = msgspec_parser(codes, codes[harmovela.FALLBACK.value])
        parsers["pydantic", kind] = ModelError.model_validate
    parsers["ours", "invalid"] = attempt(harmovela.parse_error, harmovela.InvalidErrorPayload)
    parsers["msgspec", "invalid"] = attempt(parsers["msgspec", "invalid"], msgspec.ValidationError)
    parsers["pydantic", "invalid"] = attempt(ModelError.model_validate, pydantic.ValidationError)

    times: dict[tuple[str, str], list[float]] = {key: [] for key in parsers}
    for turn in range(rounds + 1):
        for key, parse in parsers.items():
            took = seconds(parse, data[key[1]])
            if turn:
                times[key].append(took)
    for (name, kind), taken in times.items():
        each = statistics.median(taken) / REPEATS / len(data[kind]) * 1e9
        print(f"{name:10} {kind:10} {each:8.0f} ns", file=sys.stderr)

    for kind, peer, bound in (
        ("valid", "msgspec", 1.4),
        ("3 details", "msgspec", 1.25),
        ("unknown", "msgspec", 1.4),
        ("valid", "pydantic", 0.5),
        ("3 details", "pydantic", 0.5),
        ("invalid", "pydantic", 1.0),
    ):
        pairs = zip(times["ours", kind], times[peer, kind], strict=True)
        yield Promise(
            f"parse_error, {kind} / {peer}", bound, statistics.median(ours / theirs for ours, theirs in pairs)
        )


def importing(folder: Path, rounds: int) -> Iterator[Promise]:
    """The promises about `import agent_errors.harmovela`."""
    from agent_errors import harmovela

    members = "".join(f"    {code.name} = {code.value!r}\n" for code in harmovela.ErrorCode)
    (folder / "plain_codes.py").write_text(
        f"from enum import StrEnum\n\n\nclass ErrorCode(StrEnum):\n{members}", "utf-8"
    )
    times: dict[str, list[float]] = {"agent_errors.harmovela": [], "plain_codes": []}
    loaded: dict[str, set[str]] = {}
    for turn in range(rounds + 1):
        for module, taken in times.items():
            program = IMPORT.format(folder=str(folder), module=module)
            run = [sys.executable, "-I", "-S", "-c", program]
            said = subprocess.run(run, check=True, capture_output=True, text=True, env=ENVIRONMENT).stdout.split()
            loaded[module] = set(said[1:])
            if turn:
                taken.append(float(said[0]))
    for module, taken in times.items():
        print(f"import {module:22} {statistics.median(taken) * 1e3:6.2f} ms", file=sys.stderr)
    ratios = (ours / plain for ours, plain in zip(*times.values(), strict=True))
    yield Promise("import agent_errors.harmovela / the plain enumeration", 1.5, statistics.median(ratios))
    heavy = sorted((loaded["agent_errors.harmovela"] - loaded["plain_codes"]).intersection(HEAVY))
    yield Promise(f"heavy modules it loads beside enum: {', '.join(heavy) or 'none'}", 0, len(heavy), "")


def main() -> int:
    """Measure, print, judge."""
    chosen = options(__doc__, rounds=51).parse_args()
    if not PACKAGE.is_dir():
        sys.exit(f"there is no {PACKAGE}; make it with `nox -s generate`")
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(PACKAGE, Path(folder) / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__"))
        sys.path.insert(0, folder)
        found = [*parsing(chosen.rounds), *importing(Path(folder), chosen.rounds)]
    return report(found, chosen.slack)


if __name__ == "__main__":
    sys.exit(main())
