"""Do both packages give equal answers to random JSON? Python and TypeScript get the same texts; every answer counts.

The packages are those of this repository's catalogue, and those of the golden catalogue that has every field, since
its error object has members of every shape. A difference is printed with the text that shows it. The seed repeats a run.
"""

from __future__ import annotations

import argparse
import importlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, NamedTuple

from answers import answer
from values import Values

ROOT = Path(__file__).parent.parent
CATALOGS = (ROOT / "catalog.yaml", ROOT / "tests" / "golden" / "everything" / "catalog.yaml")
COMMON = ("code", "message", "retryable")
BATCH = 5_000
SHOWN = 10


class Difference(NamedTuple):
    """A text of JSON, and what either package says of it."""

    protocol: str
    text: str
    python: Any
    typescript: Any


class Packages:
    """Both packages of one catalogue, made in a folder and ready to be asked."""

    def __init__(self, catalog: Path, folder: Path, random: Random) -> None:
        run("errcat", "generate", "--catalog", catalog, "--output", folder)
        run(ROOT / "tools" / "node" / "node_modules" / ".bin" / "tsc", "--project", folder / "typescript")
        self._dist = folder / "typescript" / "dist"
        (package,) = (path.parent for path in (folder / "python").glob("*/__init__.py"))
        sys.path.insert(0, str(package.parent))
        self.valid = 0
        self._random = random
        self._protocols = {}
        told = json.loads((folder / "json-schema" / "catalog.json").read_text("utf-8"))["protocols"]
        for name, protocol in told.items():
            facts = protocol["facts"]
            values = Values(random, facts["error"], list(protocol["codes"]), facts["carriers"])
            members = [member for member in facts["error"]["properties"] if member not in COMMON]
            self._protocols[name] = importlib.import_module(f"{package.name}.{name}"), members, values

    def differences(self, size: int) -> Iterator[Difference]:
        """Ask both about so many texts."""
        asked = []
        for _ in range(size):
            name = self._random.choice(list(self._protocols))
            api, members, values = self._protocols[name]
            asked.append((name, api, members, values.any()))
        lines = [f"[{json.dumps(name)}, {json.dumps(members)}, {text}]" for name, _, members, text in asked]
        said = run("node", ROOT / "fuzz" / "answers.mjs", self._dist, given="\n".join(lines)).rstrip("\n").split("\n")
        for (name, api, members, text), line in zip(asked, said, strict=True):
            ours, theirs = answer(api, members, json.loads(text)), json.loads(line)
            self.valid += "problems" not in ours["parse_error"]
            self.valid += ours["error_in"] is not None and "problems" not in ours["error_in"]
            # Through JSON, so that True is not 1 and a code is its text.
            if json.dumps(ours, sort_keys=True) != json.dumps(theirs, sort_keys=True):
                yield Difference(name, text, ours, theirs)


def run(*command: str | Path, given: str | None = None) -> str:
    """What a command prints; its failure ends this one."""
    done = subprocess.run(command, input=given, stdout=subprocess.PIPE, text=True, encoding="utf-8", check=False)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed\n{done.stdout}")
    return done.stdout


def show(difference: Difference) -> None:
    """Print a text and those answers that differ."""
    print(f"{difference.protocol}: {difference.text}")
    for call, ours in difference.python.items():
        theirs = difference.typescript[call]
        if json.dumps(ours, sort_keys=True) != json.dumps(theirs, sort_keys=True):
            print(f"  {call}\n    Python      {json.dumps(ours)}\n    TypeScript  {json.dumps(theirs)}")


def main() -> int:
    """Make the packages, ask, compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(2**32), help="repeats a run")
    parser.add_argument("--count", type=int, default=100_000, help="how many texts, at the least")
    chosen = parser.parse_args()
    print(f"{chosen.count} texts of JSON, --seed {chosen.seed}", flush=True)
    random, asked, found = Random(chosen.seed), 0, 0
    with tempfile.TemporaryDirectory() as folder:
        both = [Packages(catalog, Path(folder) / str(place), random) for place, catalog in enumerate(CATALOGS)]
        while asked < chosen.count:
            for packages in both:
                for difference in packages.differences(BATCH):
                    found += 1
                    if found <= SHOWN:
                        show(difference)
                asked += BATCH
    valid = sum(packages.valid for packages in both)
    print(
        f"{asked} texts, {valid} with a valid error, {found} with different answers; --seed {chosen.seed} asks them again"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
