"""Is `errcat diff` as fast as promised? In one process, each figure a ratio within this run.

Reading both catalogues is what no comparison can do without; the figure is reading and comparing against reading alone,
for two catalogues in which one code in ten has changed, one way or another.
"""

from __future__ import annotations

import gc
import statistics
import sys
import time
from collections.abc import Iterator

from errcat.compat import compare
from errcat.reading import read_catalog
from generate import catalogue
from promises import Promise, options, report

SIZES = (5_000, 10_000)


def edited(text: str) -> str:
    """The catalogue with one code in ten changed: turned over, reworded, renamed, deprecated or gone, in turn."""
    lines = text.split("\n")
    codes = [index for index, line in enumerate(lines) if "retryable: " in line and line.endswith("}")]
    for turn, index in enumerate(codes[5::10]):
        line = lines[index]
        lines[index] = (
            line.replace("retryable: false", "retryable: 1").replace("retryable: true", "retryable: false"),
            line.replace("nothing was done", "nothing at all was done"),
            line.replace(":", "_again:", 1),
            line.replace(" }", ', deprecated: { since: "1.0", use: billing_error } }'),
            "",
        )[turn % 5].replace("retryable: 1", "retryable: true")
    return "\n".join(lines)


def measure(size: int, rounds: int) -> Iterator[tuple[float, float]]:
    """Seconds of reading two catalogues, and of comparing them; after one round that is not counted."""
    texts = [text.encode() for text in (catalogue(size), edited(catalogue(size)))]
    for turn in range(rounds + 1):
        gc.collect()
        start = time.perf_counter()
        readings = [read_catalog(text, "catalog.yaml") for text in texts]
        middle = time.perf_counter()
        changes = compare(*(reading.catalog for reading in readings)).changes
        end = time.perf_counter()
        if any(reading.problems for reading in readings) or not size // 12 < len(changes) < size // 5:
            sys.exit(f"the bench compares something else than it says: {len(changes)} changes")
        if turn:
            yield middle - start, end - middle


def main() -> int:
    """Measure, print, judge."""
    chosen = options(__doc__, rounds=7).parse_args()
    gc.disable()
    times = {size: [*measure(size, chosen.rounds)] for size in SIZES}
    comparing = {size: statistics.median(pair[1] for pair in pairs) for size, pairs in times.items()}
    for size, seconds in comparing.items():
        reading = statistics.median(pair[0] for pair in times[size])
        print(f"{size} codes: reading both {reading * 1000:.0f} ms, comparing {seconds * 1000:.0f} ms", file=sys.stderr)
    ratio = statistics.median((both + compared) / both for both, compared in times[10_000])
    found = [
        Promise("diff of two 10000-code catalogues / reading both", 2.5, ratio),
        Promise("comparing 10000 codes / 5000 codes", 2.3, comparing[10_000] / comparing[5_000]),
    ]
    return report(found, chosen.slack)


if __name__ == "__main__":
    sys.exit(main())
