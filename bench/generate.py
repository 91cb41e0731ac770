"""Is `errcat generate` as fast as promised? Whole processes, and every figure a ratio within this one run.

Each round runs every command once, one after the other, so that a noisy moment hits both sides of a ratio; the figure
is the median over the rounds. The peers are what no run can do without (`import yaml, jinja2`) and
datamodel-code-generator, as it comes, making one enumeration of the same codes.

Every run writes to a folder of its own, in memory where the system has a disk there: how long a disk takes for a new
file depends on what was deleted from it lately, tenfold.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import yaml

from promises import ENVIRONMENT, Promise, options, report

ROOT = Path(__file__).parent.parent
SCRIPTS = Path(sysconfig.get_path("scripts"))
SIZES = (1_000, 5_000, 10_000)

HEADER = """\
format: 1
package: { name: bench-errors, version: 0.1.0, license: MIT }
protocols:
  bench:
    title: Bench
    version: "1.0"
    status: stable
    summary: A protocol with more codes than anybody needs.
    spelling: snake_case
    fallback: billing_error
    error:
      type: object
      required: [code, message, retryable]
      properties:
        code: { type: string }
        message: { type: string }
        retryable: { type: boolean }
        details: { type: object }
    carriers: { order.failed: payload.error, order.rejected: payload.error }
    domains:
"""
DOMAINS = ("billing", "catalog", "delivery", "identity", "inventory", "message", "order", "payment", "search", "vendor")
SUBJECTS = ("address", "amount", "batch", "currency", "draft", "header", "item", "label", "region", "token")
FAULTS = ("conflict", "expired", "gone", "invalid", "locked", "missing", "refused", "rejected", "stale", "too_large")
LONG = """\
          {name}:
            retryable: true
            since: "1.0"
            summary: The {words} was not there in time; see 'limits' for what "in time" is.
            message: "{words} {{id}} was not there after {{waited_ms}} ms"
            details:
              id: {{ type: string, required: true, summary: Which one it was. }}
              waited_ms: {{ type: integer, summary: How long it was waited for. }}
            recovery: {{ hint: Wait a moment and ask again., max_retries: 3, backoff_ms: 500 }}
"""


class Usage(NamedTuple):
    """What one process took: seconds, and at its peak, bytes."""

    time: float
    memory: int


@dataclass
class Command:
    """A command line, the end of it that names the folder to write to, how it exits, and what each of its runs took."""

    arguments: list[str]
    writes: tuple[str, ...] = ()
    exits: int = 0
    usages: list[Usage] = field(default_factory=list)

    def run(self, folder: Path) -> Usage:
        """Run it once; `folder` is new, and there is nothing in it."""
        output = [word.format(folder) for word in self.writes]
        start = time.perf_counter()
        process = subprocess.Popen(
            [*self.arguments, *output], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=ENVIRONMENT
        )
        assert process.stderr is not None
        said = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        elapsed = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != self.exits:
            sys.exit(f"{' '.join(self.arguments)} failed:\n{said.decode(errors='replace')}")
        return Usage(elapsed, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024))


def catalogue(size: int) -> str:
    """A catalogue of so many codes in ten domains; one code in forty takes more than a line."""
    parts = [HEADER]
    per_domain = size // len(DOMAINS)
    for domain in DOMAINS:
        parts.append(f"\n      {domain}:\n        title: {domain.title()} errors\n        codes:\n")
        parts.extend(_code(domain, number) for number in range(per_domain))
    return "".join(parts)


def _code(domain: str, number: int) -> str:
    if not number:
        return f'          {domain}_error: {{ retryable: false, since: "1.0", summary: No other code names this. }}\n'
    rest, subject = divmod(number, len(SUBJECTS))
    rest, fault = divmod(rest, len(FAULTS))
    name = "_".join([domain, SUBJECTS[subject], *([f"v{rest}"] if rest else []), FAULTS[fault]])
    words = name.replace("_", " ")
    if number % 40 == 1:
        return LONG.format(name=name, words=words)
    retryable = str(number % 3 == 0).lower()
    return (
        f'          {name}: {{ retryable: {retryable}, since: "1.0", summary: "The {words}, so nothing was done." }}\n'
    )


def names(catalog: str) -> list[str]:
    """Every code of a catalogue once."""
    protocols = yaml.load(catalog, yaml.CSafeLoader)["protocols"].values()
    domains = (domain for protocol in protocols for domain in protocol.get("domains", {}).values())
    return list(dict.fromkeys(name for domain in domains for name in domain["codes"]))


def commands(folder: Path, templates: Path) -> dict[str, Command]:
    """Everything that is measured, in the order of a round."""
    catalogs = {"real": (ROOT / "catalog.yaml").read_text("utf-8"), **{str(size): catalogue(size) for size in SIZES}}
    found = {
        "pass": Command([sys.executable, "-c", "pass"]),
        "help": Command([str(SCRIPTS / "errcat"), "--help"]),
        "import": Command([sys.executable, "-c", "import yaml, jinja2"]),
    }
    for name, text in catalogs.items():
        place = folder / name
        place.mkdir()
        (place / "catalog.yaml").write_text(text, "utf-8")
        schema = {"title": "ErrorCode", "type": "string", "enum": names(text)}
        (place / "schema.json").write_text(json.dumps(schema), "utf-8")
        where = ["--catalog", str(place / "catalog.yaml"), "--templates", str(templates)]
        found[f"generate {name}"] = Command([str(SCRIPTS / "errcat"), "generate", *where], ("--output", "{}"))
        found[f"peer {name}"] = Command(
            [
                *(str(SCRIPTS / "datamodel-codegen"), "--input-file-type", "jsonschema"),
                *("--input", str(place / "schema.json")),
            ],
            ("--output", "{}/codes.py"),
        )
    del found["peer 5000"]
    return found


def measure(found: dict[str, Command], rounds: int, folder: Path) -> None:
    """The rounds, after one that is not counted: it compiles what is not compiled yet."""
    for turn in range(rounds + 1):
        for name, command in found.items():
            output = folder / f"{name} {turn}"
            output.mkdir()
            usage = command.run(output)
            if turn:
                command.usages.append(usage)
        print(f"round {turn} of {rounds}", file=sys.stderr)


def promises(found: dict[str, Command]) -> Iterator[Promise]:
    """The promises of the project, in the order of its issue."""

    def times(one: str, other: str) -> float:
        return ratio(found[one], found[other])

    for name, bound in (("real", 1.8), ("1000", 2.5), ("10000", 6)):
        yield Promise(f"generate, {name} codes / import yaml, jinja2", bound, times(f"generate {name}", "import"))
    yield Promise("generate, 10000 codes / 5000 codes", 2.3, times("generate 10000", "generate 5000"))
    for name in ("real", "1000", "10000"):
        yield Promise(f"generate / datamodel-codegen, {name} codes", 0.5, times(f"generate {name}", f"peer {name}"))
    peak = statistics.median(usage.memory for usage in found["generate 10000"].usages)
    yield Promise("generate, 10000 codes: memory at its peak", 120, peak / 2**20, " MiB")
    yield Promise("errcat --help / python -c pass", 4.5, times("help", "pass"))


def ratio(one: Command, other: Command) -> float:
    """How many times as long as the other one takes: the median over the rounds."""
    return statistics.median(mine.time / theirs.time for mine, theirs in zip(one.usages, other.usages, strict=True))


def disk() -> str | None:
    """A disk in memory with room for all rounds, or whatever disk the system has for temporary files."""
    memory = "/dev/shm"
    return memory if Path(memory).is_dir() and shutil.disk_usage(memory).free > 2 * 2**30 else None


def main() -> int:
    """Measure, print, judge."""
    parser = options(__doc__, rounds=7)
    parser.add_argument("--templates", type=Path, default=ROOT / "templates", help="the targets to generate")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=disk()) as folder:
        found = commands(Path(folder), chosen.templates)
        measure(found, chosen.rounds, Path(folder))
    for name, command in found.items():
        print(f"{name:16} {statistics.median(usage.time for usage in command.usages) * 1000:8.0f} ms", file=sys.stderr)
    return report(list(promises(found)), chosen.slack)


if __name__ == "__main__":
    sys.exit(main())
