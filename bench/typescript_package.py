"""Is the generated TypeScript package as fast and as small as promised? Against zod, ajv and valibot, all as ratios.

The work is done in Node, by the programs in tools/bench beside the peers that they need. Each round runs every parser
once over the same payloads; the figure is the median over the rounds. Bundles are minified and weighed as gzip has them.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from generate import SCRIPTS, catalogue
from promises import Promise, options, report

ROOT = Path(__file__).parent.parent
TOOLS = ROOT / "tools" / "bench"
PACKAGE = ROOT / "generated" / "typescript"
SIZES = (1_000, 10_000)
BYTES_A_CODE = 3.5

PARSING = (
    ("valid", "zod", 0.6),
    ("3 details", "zod", 0.1),
    ("unknown", "zod", 0.6),
    ("invalid", "zod", 0.1),
    ("valid", "ajv", 1.0),
    ("3 details", "ajv", 1.0),
)


def run(*command: str | Path) -> str:
    """What a command prints; its failure ends this one."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed")
    return done.stdout


def compiled(source: Path, folder: Path) -> Path:
    """A package, compiled in a folder of its own."""
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("dist", "node_modules"))
    compiler = ROOT / "tools" / "node" / "node_modules" / ".bin" / "tsc"
    if shutil.which(compiler) is None:
        sys.exit(f"there is no {compiler}; `nox -s bench` installs it")
    run(compiler, "--project", folder)
    return folder


def grown(size: int, folder: Path) -> Path:
    """A package of so many codes. Only its constants are of interest."""
    folder.mkdir()
    catalog, output = folder / "catalog.yaml", folder / "generated"
    catalog.write_text(catalogue(size), "utf-8")
    run(SCRIPTS / "errcat", "generate", "typescript", "--catalog", catalog, "--output", output)
    config = output / "typescript" / "tsconfig.json"
    settings = json.loads(config.read_text("utf-8"))
    config.write_text(json.dumps({**settings, "include": ["src/*/codes.ts"]}), "utf-8")
    return compiled(output / "typescript", folder / "package")


def parsing(package: Path, rounds: int) -> Iterator[Promise]:
    """The promises about parseError and checkError."""
    times: dict[str, dict[str, list[float]]] = {}
    for kind in dict.fromkeys(kind for kind, _, _ in PARSING):
        times[kind] = json.loads(run("node", TOOLS / "typescript_parsing.mjs", package / "dist", kind, str(rounds)))
        for name, taken in times[kind].items():
            print(f"{name:25} {kind:10} {statistics.median(taken):8.0f} ns", file=sys.stderr)
    for kind, peer, bound in PARSING:
        pairs = zip(times[kind]["ours"], times[kind][peer], strict=True)
        function = "checkError" if kind == "invalid" else "parseError"
        yield Promise(f"{function}, {kind} / {peer}", bound, statistics.median(ours / theirs for ours, theirs in pairs))


def bundling(package: Path, folder: Path) -> Iterator[Promise]:
    """The promises about what a program pays for."""
    packages = [grown(size, folder / str(size)) for size in SIZES]
    told: dict[str, Any] = json.loads(run("node", TOOLS / "typescript_bundles.mjs", package, *packages))
    codes = (package / "src" / "harmovela" / "codes.ts").read_text("utf-8").count("export const ")
    for size, bundlers in zip((codes, *SIZES), told["constants"], strict=True):
        for bundler, sizes in bundlers.items():
            what = f"one constant of {size}, {bundler} / the same by hand"
            print(f"{what}: {sizes['ours']} and {sizes['hand']} B", file=sys.stderr)
            yield Promise(what, 1.0, sizes["ours"] / sizes["hand"])
    ours, theirs = told["parser"]["ours"], told["parser"]["valibot"]
    print(f"the parser: {ours} B, with valibot {theirs} B", file=sys.stderr)
    what = f"parser without {BYTES_A_CODE:g} B for each code / valibot"
    yield Promise(what, 0.5, (ours - BYTES_A_CODE * codes) / theirs)


def main() -> int:
    """Measure, print, judge."""
    chosen = options(__doc__, rounds=51).parse_args()
    if not PACKAGE.is_dir():
        sys.exit(f"there is no {PACKAGE}; make it with `nox -s generate`")
    with tempfile.TemporaryDirectory() as folder:
        package = compiled(PACKAGE, Path(folder) / "package")
        found = [*parsing(package, chosen.rounds), *bundling(package, Path(folder))]
    return report(found, chosen.slack)


if __name__ == "__main__":
    sys.exit(main())
