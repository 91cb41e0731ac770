"""Is a broken catalogue answered as fast as promised? Whole processes, and every figure a ratio within this one run.

What must be answered in well under a second is a handful of traps (bombs, deep nesting) and five hundred mistakes at once.
`import yaml, jinja2`, which no run can do without, takes a tenth of a second on a machine of our days.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path

from generate import HEADER, SCRIPTS, Command, disk, measure, ratio
from promises import Promise, options, report

MISTAKES = {
    "codes off their spelling": "Code_{}: {{ retryable: false, summary: Gone. }}",
    "misspelt keys": "code_{}: {{ retryable: false, summary: Gone., sinse: x }}",
    "misspelt replacements": 'code_{}: {{ retryable: false, summary: Gone., deprecated: {{ since: "1", use: cod_{} }} }}',
}


def bomb() -> str:
    """Ten lists of ten lists of ten lists ..., by aliases."""
    rows = [f"a: &a [{', '.join('x' * 10)}]"]
    rows += [
        f"{name}: &{name} [{', '.join([f'*{last}'] * 10)}]" for last, name in zip("abcdefghi", "bcdefghij", strict=True)
    ]
    return "\n".join(rows)


def catalogues() -> dict[str, str]:
    """What is answered, by what is wrong with it."""
    codes = HEADER + "      gone:\n        codes:\n"
    return {
        "a bomb of aliases": bomb(),
        "5000 levels of brackets": "[" * 5000 + "]" * 5000,
        "5000 levels of blocks": "\n".join(" " * level + "a:" for level in range(5000)),
        **{
            f"500 {what}": codes + "".join(f"          {line.format(n, n)}\n" for n in range(500))
            for what, line in MISTAKES.items()
        },
    }


def main() -> int:
    """Measure, print, judge."""
    chosen = options(__doc__, rounds=7).parse_args()
    found = {"import": Command([sys.executable, "-c", "import yaml, jinja2"])}
    with tempfile.TemporaryDirectory(dir=disk()) as name:
        folder = Path(name)
        for number, (what, text) in enumerate(catalogues().items()):
            path = folder / f"{number}.yaml"
            path.write_text(text, "utf-8")
            found[what] = Command([str(SCRIPTS / "errcat"), "lint", "--catalog", str(path)], exits=1)
        measure(found, chosen.rounds, folder)
    for what, command in found.items():
        print(f"{what:26} {statistics.median(usage.time for usage in command.usages) * 1000:6.0f} ms", file=sys.stderr)
    peer = found.pop("import")
    return report(
        [Promise(f"{what} / import yaml, jinja2", 4, ratio(command, peer)) for what, command in found.items()],
        chosen.slack,
    )


if __name__ == "__main__":
    sys.exit(main())
