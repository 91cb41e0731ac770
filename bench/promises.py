"""Promises of speed, and the table of how they stand."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import NamedTuple

# Anybody's second run finds compiled modules, so the measured ones do too, whatever this shell says.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

FEWEST_ROUNDS = 5


class Promise(NamedTuple):
    """What is promised, at most how much of it, and how much it is."""

    what: str
    bound: float
    measured: float
    unit: str = "x"


def options(about: str, rounds: int) -> argparse.ArgumentParser:
    """The options that every benchmark has."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--rounds", type=_rounds, default=rounds, help=f"at least {FEWEST_ROUNDS}")
    parser.add_argument("--slack", type=float, default=1.0, help="all bounds are multiplied by this")
    return parser


def _rounds(text: str) -> int:
    if int(text) < FEWEST_ROUNDS:
        raise argparse.ArgumentTypeError(f"a median of fewer than {FEWEST_ROUNDS} rounds says nothing")
    return int(text)


def report(promises: Sequence[Promise], slack: float) -> int:
    """Print the table; the exit status is 1 when a promise is not kept."""
    width = max(len(promise.what) for promise in promises)
    print(f"{'':{width}}  {'at most':>9}  {'measured':>9}")
    missed = 0
    for promise in promises:
        kept = promise.measured <= promise.bound * slack
        missed += not kept
        bound, measured = f"{promise.bound:g}{promise.unit}", f"{promise.measured:.2f}{promise.unit}"
        print(f"{promise.what:{width}}  {bound:>9}  {measured:>9}  {'ok' if kept else 'MISS'}")
    print(f"{len(promises) - missed} of {len(promises)} kept" + (f", with a slack of {slack:g}" if slack != 1 else ""))
    return 1 if missed else 0
