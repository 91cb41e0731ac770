"""Every change of a catalogue is told, by the right rule, and asks for the right version.

A folder of compat/ is a pair of catalogues. The first comment lines of new.yaml are the verdict: `# bump: major`, then
a line `# level where: rule message` for each change, in order.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, strategies as st

from errcat.compat import BUMPS, RULES, TABLES, Bump, Level, compare
from errcat.compat.gate import demands
from errcat.compat.snapshot import catalog_of, is_snapshot
from errcat.compat.table import rules_table
from errcat.model import Catalog

COMPAT = Path(__file__).parent / "compat"
PAIRS = sorted(folder.name for folder in COMPAT.iterdir())
UNCHANGED = "order-and-comments"


def verdict_of(text: str) -> list[str]:
    """The comment lines that a new.yaml begins with, without their marks."""
    lines = text.split("\n")
    return [line[2:] for line in lines[: next(i for i, line in enumerate(lines) if not line.startswith("# "))]]


@pytest.fixture(scope="session")
def read(targets: Any) -> Any:
    """Read and check a catalogue."""
    from errcat.pipeline import load

    return lambda text: load(text.encode(), "catalog.yaml", targets).catalog


@pytest.mark.parametrize("pair", PAIRS)
def test_each_pair_gets_its_verdict(pair: str, read: Any) -> None:
    old, new = ((COMPAT / pair / f"{name}.yaml").read_text("utf-8") for name in ("old", "new"))

    found = compare(read(old), read(new))

    told = [f"{change.level} {change.where}: {change.rule} {change.message}" for change in found.changes]
    assert verdict_of(new) == [f"bump: {found.bump}", *told]
    for change in found.changes:
        assert "" not in (change.senders, change.receivers)
        assert "{" not in change.senders + change.receivers


@pytest.mark.parametrize("pair", PAIRS)
def test_each_pair_is_about_its_rule(pair: str) -> None:
    changes = verdict_of((COMPAT / pair / "new.yaml").read_text("utf-8"))[1:]

    assert pair == UNCHANGED or pair in [line.split(": ")[1].split(" ")[0] for line in changes]


def test_each_rule_has_a_pair() -> None:
    assert {*RULES, UNCHANGED} == set(PAIRS)


def test_the_worst_level_decides() -> None:
    asked = {"breaking": "major", "behaviour": "minor", "addition": "minor", "deprecation": "minor", "text": "patch"}

    assert asked == {level.value: bump.value for level, bump in BUMPS.items()}
    assert ["none", "patch", "minor", "major"] == [bump.value for bump in sorted(Bump, key=lambda it: it.rank)]


# Every field of the model


def records_of(value: Any, where: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Every record of a model with the path to it."""
    if isinstance(value, (list, tuple)) and not hasattr(value, "_fields"):
        for index, item in enumerate(value):
            yield from records_of(item, (*where, index))
    elif hasattr(value, "_fields"):
        yield where, value
        for name in fields_of(value):
            yield from records_of(getattr(value, name), (*where, name))


def fields_of(record: Any) -> list[str]:
    """The fields of a record that say something; places only say where it was said."""
    return [name for name in record._fields if name not in ("at", "places", "origin")]


def put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """A model with another value at a path."""
    if not path:
        return new
    step, *rest = path
    if isinstance(step, int):
        return (*value[:step], put(value[step], tuple(rest), new), *value[step + 1 :])
    changed = put(getattr(value, step), tuple(rest), new)
    return value._replace(**{step: changed})


@pytest.fixture(scope="session")
def everything(read: Any) -> Catalog:
    """A catalogue with every field of the format."""
    golden = Path(__file__).parent / "golden" / "everything" / "catalog.yaml"
    return read(golden.read_text("utf-8"))  # type: ignore[no-any-return]


def test_every_field_of_the_model_has_its_line_in_a_table(everything: Catalog) -> None:
    seen = {type(record): set(fields_of(record)) for _, record in records_of(everything)}

    assert seen == {record: set(table) for record, table in TABLES.items()}


# What follows from other fields, and is told there; what comes and goes as a whole has a test of its own.
DERIVED = {("Protocol", "inherited"), ("Code", "docs_url"), ("Ending", "remove_in")}
OPTIONAL = ("recovery", "notice", "deprecated", "unknown_recovery", "unknown_notice", "limits", "monitor")
SEVERAL = ("details", "aliases", "actions", "retired")


def test_no_field_changes_unnoticed(everything: Catalog) -> None:
    for path, record in records_of(everything):
        for name in fields_of(record):
            value, field = getattr(record, name), (type(record).__name__, name)
            if field in DERIVED or name in OPTIONAL or isinstance(value, tuple):
                continue
            objects = {"event": {"type": "object"}, "error_event": {"type": "object"}}
            another = {**objects, "fresh": {"x": "uuid"}, "translations": {"x": "9"}}.get(name)
            changed = put(everything, (*path, name), another if another and not value else _another(value))
            assert compare(everything, changed).changes, (path, name)
            assert compare(changed, everything).changes, (path, name)


def _another(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, float)):
        return value + 1
    if isinstance(value, dict):
        return {**value, "required": [*value.get("required", ()), "one_more"]}
    if value is None:
        return "9"
    return type(value)(str.__str__(value) + "9")


def test_what_is_optional_comes_and_goes_noticed(everything: Catalog) -> None:
    seen = set()
    for path, record in records_of(everything):
        for name in (*OPTIONAL, *SEVERAL):
            if name in fields_of(record) and getattr(record, name):
                seen.add(name)
                without = put(everything, (*path, name), () if name in SEVERAL else None)
                assert compare(everything, without).changes, (path, name)
                assert compare(without, everything).changes, (path, name)
    assert {*OPTIONAL, *SEVERAL} == seen


def test_deprecation_that_gets_a_date_is_noticed(everything: Catalog) -> None:
    ends = [path for path, record in records_of(everything) if path[-1:] == ("deprecated",)]

    for path in ends:
        dated = put(everything, (*path, "remove_in"), "99")
        assert ["deprecation-changed"] == [change.rule for change in compare(everything, dated).changes]
    assert ends


# Properties


@pytest.mark.parametrize("pair", PAIRS)
def test_a_catalogue_does_not_differ_from_itself(pair: str, read: Any) -> None:
    text = (COMPAT / pair / "new.yaml").read_text("utf-8")

    assert () == compare(read(text), read(f"# Further down.\n\n{text}")).changes


@given(pairs=st.lists(st.sampled_from(PAIRS), min_size=1, max_size=4, unique=True))
def test_bump_never_falls_when_changes_are_added(pairs: list[str], read: Any) -> None:
    """One protocol a pair, so that each change stands by itself; then one more of them changes."""
    old, new = [], []
    for index, pair in enumerate(pairs):
        for name, into in (("old", old), ("new", new)):
            (demo,) = (it for it in _read_once(read, pair, name).protocols if it.name == "demo")
            into.append(demo._replace(name=f"p{index}"))
    package = _read_once(read, pairs[0], "old").package
    before = compare(Catalog(package, tuple(old)), Catalog(package, (*new[:-1], old[-1])))
    after = compare(Catalog(package, tuple(old)), Catalog(package, tuple(new)))

    assert before.bump.rank <= after.bump.rank
    assert set(before.changes) <= set(after.changes)


_READ: dict[tuple[str, str], Catalog] = {}


def _read_once(read: Any, pair: str, name: str) -> Catalog:
    if (pair, name) not in _READ:
        _READ[pair, name] = read((COMPAT / pair / f"{name}.yaml").read_text("utf-8"))
    return _READ[pair, name]


@given(st.lists(st.sampled_from([*Level])), st.lists(st.sampled_from([*Level])))
def test_more_levels_never_ask_for_less(some: list[Level], more: list[Level]) -> None:
    from errcat.compat.levels import greatest

    assert greatest(some).rank <= greatest([*some, *more]).rank
    assert greatest([*some, *more]) == greatest([*more, *some])


# The gate


@pytest.mark.parametrize("pair", PAIRS)
def test_no_pair_passes_the_gate_under_the_old_version(pair: str, read: Any) -> None:
    old, new = (read((COMPAT / pair / f"{name}.yaml").read_text("utf-8")) for name in ("old", "new"))
    new = new._replace(package=new.package._replace(version=old.package.version))
    protocols = (it._replace(version="1.2") if it.name == "demo" else it for it in new.protocols)
    new = new._replace(protocols=tuple(protocols))
    comparison = compare(old, new)

    told = list(demands(comparison, old, new))

    assert bool(comparison.changes) == bool(told), told


@pytest.mark.parametrize("file", sorted((Path(__file__).parent / "released").glob("*.json")), ids=lambda it: it.stem)
def test_each_release_can_be_compared_with(file: Path) -> None:
    data = json.loads(file.read_text("utf-8"))

    assert is_snapshot(data)
    assert file.stem == catalog_of(data).package.version
    assert catalog_of(data).protocols


# The table


def test_golden_table_of_rules_is_current(root: Path, updated: list[str] | None) -> None:
    page = root / "docs" / "compatibility.md"
    before, _, rest = page.read_text("utf-8").partition("<!-- rules -->\n")
    told, mark, after = rest.partition("<!-- /rules -->")
    assert mark
    if updated is not None and told != f"\n{rules_table()}\n":
        page.write_text(f"{before}<!-- rules -->\n\n{rules_table()}\n{mark}{after}", "utf-8")
        updated.append("update docs/compatibility.md")
        return

    assert f"\n{rules_table()}\n" == told
