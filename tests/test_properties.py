"""Any catalogue is either told off or becomes output that is sound and says what was said, the same every time."""

from __future__ import annotations

import builtins
import json
import keyword
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, event, example, given, settings, strategies as st

from errcat.compat import compare as compare_catalogs
from errcat.compat.snapshot import catalog_of, is_snapshot
from errcat.output import apply, compare
from errcat.pipeline import generate, load
from errcat.problems import CatalogError

# Texts and names

NASTY = (
    *(
        '"',
        "'",
        '"""',
        "'''",
        "`",
        "```",
        "\\",
        '\\"',
        "*/",
        "/*",
        "//",
        "#",
        "${",
        "{{",
        "{%",
        "{#",
        "}",
        "]]>",
        "<!--",
    ),
    *(
        "<script>",
        "</script>",
        "<br>",
        "&amp;",
        "&#65;",
        "|",
        "~~",
        "$",
        "@",
        "_",
        "__",
        "*",
        "**",
        "![",
        "](",
        "[",
        ":",
    ),
    *("http://", "www.", "a@b.cc", "=", "- ", "1. ", "> ", "\n", "\n\n", "\t", " ", "  ", "\n    ", "\u2028", "\u2029"),
    *("\u202e", "\u2066", "\u200b", "\u200d", "\ufe0f", "\ufeff", "\u00a0", "\u3000", "\u3164", "\U000e0041", "\u05e9"),
)
_CHARACTERS = st.characters(exclude_categories=["Cc", "Cs"], exclude_characters="\ufffe\uffff") | st.sampled_from(
    "\n\t"
)
_WORDS = st.text(_CHARACTERS, min_size=1, max_size=20)
TEXTS = (
    st.lists(st.sampled_from(NASTY) | _WORDS, min_size=1, max_size=8).map("".join)
    | _WORDS
    | st.sampled_from(["Something failed.", "Try again later, please.", "no"])
)

PLAIN_NAMES = ("broken", "task_timeout", "error", "a", "x1", "io_2b", "class", "none", "mro", "name", "value", "order")
NAMES = st.sampled_from(PLAIN_NAMES) | st.lists(
    st.tuples(st.sampled_from("abcxyz"), st.text("aeiou019", max_size=4)).map("".join), min_size=1, max_size=3
).map("_".join)
MEMBERS = NAMES | st.sampled_from(["relatedId", "X", "trace_ID"])
VERSIONS = st.lists(st.integers(0, 20).map(str), min_size=1, max_size=3).map(".".join)
NUMBERS = st.integers(0, 2**53 - 1)
TYPES = ("string", "boolean", "integer", "number", "object", "array")


def some(**fields: Any) -> Any:
    """A mapping with some of these fields."""
    return st.fixed_dictionaries({}, optional=fields)


def ending(names: Any) -> Any:
    return st.fixed_dictionaries({"since": VERSIONS}, optional={"use": names, "note": TEXTS})


def deprecation(names: Any) -> Any:
    """Later than any birth, and to end later than any version."""
    later = VERSIONS.map("30.{}".format)
    return st.fixed_dictionaries(
        {"since": later}, optional={"use": names, "note": TEXTS, "remove_in": VERSIONS.map("40.{}".format)}
    )


def recovery(actions: list[str]) -> Any:
    numbers = {"max_retries": NUMBERS, "backoff_ms": NUMBERS, "timeout_ms": NUMBERS.map(lambda number: number or 1)}
    words = {"action": st.sampled_from(actions)} if actions else {}
    return st.fixed_dictionaries({"hint": TEXTS}, optional={**words, **numbers})


NOTICES = st.fixed_dictionaries(
    {"severity": st.sampled_from(["info", "warning", "error"]), "message": TEXTS}, optional={"action": NAMES}
)


@st.composite
def codes(draw: Any, name: str, others: list[str], actions: list[str], *, details: bool) -> Any:
    if name != others[0] and draw(st.integers(0, 9)) == 0:
        return {"retired": draw(ending(st.sampled_from(others)))}
    timeout = name.lower().split("_")[-1] == "timeout"
    facts = {"retryable": timeout or draw(st.booleans()), "summary": draw(TEXTS)}
    facts |= draw(
        some(since=VERSIONS, notice=NOTICES, disconnect_after=NUMBERS, deprecated=deprecation(st.sampled_from(others)))
    )
    facts |= draw(some(aliases=st.just([f"Old.{name}", f"x-{name}"]) | st.just([f"A{name}"])))
    advice = draw(st.none() | recovery(actions))
    if advice:
        if not facts["retryable"]:
            advice.pop("max_retries", None)
        facts["recovery"] = advice
    declared = draw(st.dictionaries(MEMBERS, _detail(), max_size=3)) if details else {}
    if declared:
        facts["details"] = declared
    if draw(st.booleans()):
        places = "".join(f"{{{name}}}" for name in declared)
        facts["message"] = draw(TEXTS).replace("{", "(") + places
    return facts


def _detail() -> Any:
    return st.fixed_dictionaries(
        {"type": st.sampled_from(TYPES)}, optional={"required": st.booleans(), "summary": TEXTS}
    )


@st.composite
def protocols(draw: Any) -> Any:
    loud = draw(st.booleans())
    names = [n.upper() if loud else n for n in draw(st.lists(NAMES, min_size=1, max_size=6, unique=True))]
    actions = draw(st.dictionaries(NAMES, TEXTS, max_size=2))
    members = {"code": {"type": "string"}, "message": {"type": "string"}}
    members |= draw(st.just({}) | st.just({"retryable": {"type": "boolean"}, "details": {"type": "object"}}))
    for member, type_ in draw(st.dictionaries(MEMBERS, st.sampled_from(["", *TYPES]), max_size=2)).items():
        members.setdefault(member, {"type": type_} if type_ else {})
    if draw(st.booleans()):
        members["kind"] = {"type": "string", "enum": draw(st.lists(TEXTS, min_size=1, max_size=3, unique=True))}
    required = (
        ["code", "message", *draw(st.lists(st.sampled_from([*members][2:]), unique=True))] if len(members) > 2 else None
    )
    said: dict[str, Any] = {
        "title": draw(TEXTS),
        "version": draw(VERSIONS),
        "status": draw(st.sampled_from(["draft", "stable", "archived"])),
        "spelling": "SCREAMING_SNAKE_CASE" if loud else "snake_case",
        "error": {"required": required or ["code", "message"], "properties": members},
        "carriers": draw(
            st.dictionaries(st.sampled_from(["ERROR", "task.failed", "x-y_Z.1"]), _locations(), min_size=1)
        ),
    }
    said |= draw(some(summary=TEXTS, unknown=some(recovery=recovery([*actions]), notice=NOTICES)))
    said |= draw(
        some(monitor=some(window_s=st.integers(1, 9999), top=st.integers(1, 99), max_rate=st.floats(0.001, 1e6)))
    )
    said |= draw(some(limits=some(recoveries=NUMBERS, close_code=st.integers(1000, 4999))))
    if actions:
        said["actions"] = actions
    domains: dict[str, Any] = {}
    for name in names:
        domain = draw(st.sampled_from(["main", "class", "order"]))
        entry = domains.setdefault(domain, {**draw(some(title=TEXTS, summary=TEXTS)), "codes": {}})
        entry["codes"][name] = draw(codes(name, names, [*actions], details="details" in members))
    said["domains"] = domains
    if draw(st.booleans()):
        said["fallback"] = draw(st.sampled_from(names))
    return said


def _locations() -> Any:
    return st.lists(st.sampled_from(["payload", "error", "a_1", "B"]), min_size=1, max_size=3).map(".".join)


@st.composite
def catalogues(draw: Any) -> Any:
    package = {"name": draw(st.sampled_from(["x", "some-errors", "a-1-b"])), "version": "1.2.3", "license": "MIT"}
    package |= draw(some(docs_url=st.sampled_from(["https://x.example", "http://x.example/a/~b?c=d&e=%20"])))
    return {
        "format": 1,
        "package": package,
        "protocols": draw(
            st.dictionaries(st.sampled_from(["one", "two_2", "aep"]), protocols(), min_size=1, max_size=2)
        ),
    }


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(said=catalogues())
def test_catalogue_is_told_off_or_reads_back(
    said: Any,
    make: Any,
    as_yaml: Any,
    said_facts: Any,
    imported: Any,
    python_facts: Any,
    for_python: Any,
    read_markdown: Any,
    as_shown: Any,
) -> None:
    text = as_yaml(said)
    try:
        made = make(text)
    except CatalogError as error:
        problems = error.problems
    else:
        problems = []
    if problems:
        event("told off")
        assert all(problem.at > (0, 0) and problem.message for problem in problems)
        assert any(problem.level == "error" for problem in problems)
        return
    event("accepted")
    facts = said_facts(said)

    assert made.tree == make(text).tree
    assert facts == json.loads(made.text("json-schema/catalog.json"))["protocols"]
    with imported(made) as package:
        assert for_python(facts) == python_facts(package, said["protocols"])
        for name in said["protocols"]:
            module = getattr(package, name)
            assert [] == [each for each in module.__all__ if getattr(module, each, None) is None and each != "FALLBACK"]
    for name, protocol in facts.items():
        page = read_markdown(made.text(f"markdown/{name}/README.md"))
        rows = [row for section in page.sections.values() for table in section.tables for row in table]
        shown = {
            row["Code"]: row["What happened"].removeprefix("Deprecated. ") for row in rows if "What happened" in row
        }
        assert {code: as_shown(it["summary"]) for code, it in protocol["codes"].items()} == {
            code: as_shown(text) for code, text in shown.items()
        }
        for path, data in made.below(f"json-schema/{name}").items():
            assert json.loads(data), path


@settings(max_examples=10)
@given(said=catalogues())
def test_second_run_changes_nothing(
    said: Any, make: Any, as_yaml: Any, tmp_path_factory: pytest.TempPathFactory, snapshot: Any
) -> None:
    root = tmp_path_factory.mktemp("output")
    try:
        tree = {path: data for path, data in make(as_yaml(said)).tree.items() if path.name != ".errcat"}
    except CatalogError:
        return
    apply(compare(tree, root), root)

    before = snapshot(root)
    changes = compare(tree, root)
    apply(changes, root)

    assert ([], before) == (changes, snapshot(root))


@pytest.fixture(scope="session")
def ruff() -> str:
    """The command ruff, from the environment of the tests."""
    found = shutil.which("ruff", path=f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ.get('PATH', '')}")
    if found is None:
        pytest.skip("there is no ruff here; it is in the dependency group lint")
    return found


@settings(max_examples=5, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(texts=st.lists(TEXTS, min_size=20, max_size=80))
@example(texts=['"Again" is no answer'] * 20)  # ruff wants no quote behind those that open a docstring
def test_python_is_as_ruff_formats_it(
    texts: list[str], make: Any, as_yaml: Any, ruff: str, root: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    codes = {
        f"c{index}": {
            "retryable": True,
            "summary": text,
            "message": text.replace("{", "("),
            "details": {"it": {"type": "string", "summary": text}},
            "recovery": {"action": "do", "hint": text},
            "notice": {"severity": "info", "message": text},
            "deprecated": {"since": "1", "note": text},
        }
        for index, text in enumerate(texts)
    }
    said = _simple(title=texts[0], summary=texts[1], actions={"do": texts[2]})
    said["protocols"]["one"]["domains"] = {"d": {"title": texts[3], "summary": texts[4], "codes": codes}}
    made = make(as_yaml(said))

    done = _ruff_format(made, tmp_path_factory.mktemp("ruff"), ruff, root)

    assert "" == done


def _ruff_format(made: Any, folder: Path, ruff: str, root: Path) -> str:
    """What `ruff format` would change in the Python of a made catalogue."""
    for path, data in made.below("python").items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    command = [ruff, "format", "--no-cache", "--config", str(root / "pyproject.toml"), "--diff", "."]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout


def _simple(**more: Any) -> dict[str, Any]:
    """A catalogue of one protocol, `one`, with one code and every optional part that names can stand in."""
    members = {"code": "string", "message": "string", "retryable": "boolean", "details": "object"}
    protocol = {
        "title": "One",
        "version": "1",
        "status": "draft",
        "spelling": "snake_case",
        "error": {
            "required": ["code", "message"],
            "properties": {name: {"type": type_} for name, type_ in members.items()},
        },
        "carriers": {"failed": "error"},
        "domains": {"plain": {"codes": {"plain_code": {"retryable": True, "summary": "It failed."}}}},
        **more,
    }
    package = {"name": "some-errors", "version": "1.0.0", "license": "MIT"}
    return {"format": 1, "package": package, "protocols": {"one": protocol}}


# Names that mean something to somebody

# fmt: off
_OF_LANGUAGES = """
    await async break case catch class const constructor continue debugger default delete do else enum export extends
    false finally for function if implements import in instanceof interface let new null package private protected
    prototype public return static super switch this throw true try typeof var undefined void while with yield eval
    arguments proto hasOwnProperty toString valueOf toJSON then cause stack Object Array Map Set Symbol Promise Error
    Date globalThis window document process require module con prn aux nul com1 lpt1 readme index package-lock
    tsconfig src dist node_modules test tests init main
"""
_OF_PACKAGES = """
    ACTIONS CARRIERS FALLBACK PROTOCOL RETRYABLE Action Domain ErrorCode ErrorCodeLiteral ErrorPayload
    InvalidErrorPayload Problem build_error check_error error_in exception_for is_error_code is_retryable parse_code
    parse_error Payload payload CodedError coded_error code codes Code message retryable details known raw_code to_dict
    to_problem successor args with_traceback add_note domain summary since deprecated recovery notice disconnect_after
    docs_url monitor vectors check build find_error make_parser attach Facts facts problem problems error errors
    exception exceptions timeout error_code literal any mapping sequence typed_dict not_required str_enum protocol
    catalog limits carriers actions monitoring retired_codes self cls unknown unknown_codes error_object Any Literal
    Mapping Sequence TypedDict NotRequired StrEnum values data mro name value names items keys get json typing enum re
    warnings warn functools template filters event attribute type key index lookup memory os runtime syntax system
    unicode annotations import_ user_warning io eof assertion connection permission arithmetic recursion reference not_implemented
    exception_group base_exception sending receiving events
"""
# fmt: on
_OF_PYTHON = (
    *keyword.kwlist,
    *keyword.softkwlist,
    *(name for name in dir(builtins) if not name.startswith("_")),
    *(name for cls in (str, dict, BaseException, type) for name in dir(cls) if not name.startswith("_")),
)
AWKWARD = sorted({*_OF_PYTHON, *_OF_LANGUAGES.split(), *_OF_PACKAGES.split()})


def _as_name(word: str) -> str:
    """A word as a lower-case name of the catalogue: `StrEnum` is str_enum."""
    split = "".join(
        f"_{c.lower()}" if c.isupper() and i and not word[i - 1].isupper() else c.lower() for i, c in enumerate(word)
    )
    return "_".join(part for part in split.replace("-", "_").split("_") if part and part[0].isalpha())


SNAKE = sorted({_as_name(word) for word in AWKWARD} - {""})
CAMEL = sorted({word.replace("-", "_") for word in AWKWARD if "__" not in word})


def with_codes(names: list[str]) -> Any:
    # Every section that a page can have, as a code's anchor must not be that of a section.
    recovery = {"action": "do", "hint": "Do it."}
    limits, monitor = {"recoveries": 1}, {"top": 1}
    said = _simple(actions={"do": "Do it."}, unknown={"recovery": recovery}, limits=limits, monitor=monitor)
    codes = said["protocols"]["one"]["domains"]["plain"]["codes"]
    codes["plain_code"]["recovery"] = recovery
    codes["old_code"] = {"retired": {"since": "1"}}
    for name in names:
        retryable = name.split("_")[-1] == "timeout"
        said["protocols"]["one"]["domains"]["plain"]["codes"][name] = {
            "retryable": retryable,
            "summary": "It failed.",
            "details": {"it": {"type": "string"}},
        }
    return said


def with_loud_codes(names: list[str]) -> Any:
    said = with_codes([])
    facts = {"retryable": True, "summary": "It failed."}
    codes = {name.upper(): facts for name in ["plain_code", *names]}
    return {
        **said,
        "protocols": {
            "one": {
                **said["protocols"]["one"],
                "spelling": "SCREAMING_SNAKE_CASE",
                "domains": {"plain": {"codes": codes}},
            }
        },
    }


def with_domains(names: list[str]) -> Any:
    said = _simple()
    for index, name in enumerate(names):
        codes = {f"code_{index}": {"retryable": False, "summary": "It failed."}}
        said["protocols"]["one"]["domains"][name] = {"summary": "They fail.", "codes": codes}
    return said


def with_protocols(names: list[str]) -> Any:
    said = _simple()
    one = said["protocols"].pop("one")
    one["domains"]["plain"]["codes"]["slow_timeout"] = {"retryable": True, "summary": "It took too long."}
    said["protocols"] = dict.fromkeys(names or ["one"], one)
    return said


def with_members(names: list[str]) -> Any:
    said = _simple()
    types = [{}, *({"type": name} for name in TYPES)]
    for index, name in enumerate(names):
        said["protocols"]["one"]["error"]["properties"].setdefault(name, types[index % len(types)])
    return said


def with_envelope(names: list[str]) -> Any:
    shapes = {name: {"type": "string"} for name in ("trace", *names)}
    properties = {"type": {"enum": ["failed", "broken"]}, "error": {"type": "object"}, **shapes}
    carriers = {"failed": "error", "broken": "error"}
    return _simple(carriers=carriers, event={"required": ["type"], "properties": properties})


def with_members_beside_an_envelope(names: list[str]) -> Any:
    said = with_envelope([])
    said["protocols"]["one"]["error"] = with_members(names)["protocols"]["one"]["error"]
    return said


def with_actions(names: list[str]) -> Any:
    return _simple(actions={"plain": "Do.", **dict.fromkeys(names, "Do it.")})


def with_details(names: list[str]) -> Any:
    said = _simple()
    code = said["protocols"]["one"]["domains"]["plain"]["codes"]["plain_code"]
    code["details"] = {name: {"type": "string", "required": True} for name in ["plain", *names]}
    code["message"] = " ".join(f"{{{name}}}" for name in code["details"])
    return said


def with_carriers(names: list[str]) -> Any:
    return _simple(carriers={name: f"payload.{name}" for name in ["failed", *names]})


def with_package(names: list[str]) -> Any:
    said = _simple()
    said["package"]["name"] = names[0].replace("_", "-") if names else "some-errors"
    return said


def accepted(names: list[str], catalogue: Callable[[list[str]], Any], make: Any, as_yaml: Any) -> list[str]:
    """The names that are not told off, neither alone nor beside each other."""
    together = [name for name in names if not problems_of(catalogue([name]), make, as_yaml)]
    while problems := problems_of(catalogue(together), make, as_yaml):
        firsts = [problem.message.split(",")[0] for problem in problems]
        left = [name for name in together if not any(f"'{name}'" in first for first in firsts)]
        assert left != together, firsts
        together = left
    return together


def problems_of(said: Any, make: Any, as_yaml: Any) -> list[Any]:
    """What a catalogue is told off for."""
    try:
        make(as_yaml(said))
    except CatalogError as error:
        return error.problems
    return []


@pytest.fixture(scope="session")
def load_only(targets: Any) -> Callable[[str], Any]:
    """Read and check a catalogue without rendering it."""
    from errcat.pipeline import load

    return lambda text: load(text.encode(), "catalog.yaml", targets)


@pytest.mark.parametrize("catalogue", [with_codes, with_loud_codes])
def test_codes_of_awkward_names_are_told_off_or_work(
    catalogue: Any, make: Any, as_yaml: Any, load_only: Any, imported: Any, read_markdown: Any
) -> None:
    names = accepted(SNAKE, catalogue, load_only, as_yaml)
    assert len(names) > len(SNAKE) / 2
    said = catalogue(names)

    made = make(as_yaml(said))
    with imported(made) as package:
        module = package.one
        for each in module.__all__:
            getattr(module, each)
        for code in made.said["protocols"]["one"]["domains"]["plain"]["codes"].keys() - {"old_code"}:
            assert code == module.ErrorCode(code) == module.parse_code(code) == module.ErrorCode[code.upper()]
            error = module.parse_error(module.build_error(code, details={}))
            exception = module.exception_for(error)
            assert (code, error) == (exception.code, module.parse_error(exception.to_dict()))
            assert exception.__class__ is getattr(module, exception.__class__.__name__), code
    for file in ("README.md", "plain.md"):
        anchors = read_markdown(made.text(f"markdown/one/{file}")).anchors
        assert [] == [anchor for anchor in anchors if anchors.count(anchor) > 1]


def test_domains_of_awkward_names_are_told_off_or_work(
    make: Any, as_yaml: Any, load_only: Any, imported: Any, read_markdown: Any
) -> None:
    names = accepted(SNAKE, with_domains, load_only, as_yaml)
    assert len(names) > len(SNAKE) / 2

    made = make(as_yaml(with_domains(names)))

    with imported(made) as package:
        assert ["plain", *names] == [domain.value for domain in package.one.Domain]
    assert {"plain.md", "README.md", *(f"{name}.md" for name in names)} == {str(p) for p in made.below("markdown/one")}


def test_protocols_of_awkward_names_are_told_off_or_work(
    make: Any, as_yaml: Any, load_only: Any, imported: Any
) -> None:
    names = accepted(SNAKE, with_protocols, load_only, as_yaml)
    assert len(names) > len(SNAKE) / 2

    with imported(make(as_yaml(with_protocols(names)))) as package:
        for name in names:
            module = getattr(package, name)
            for each in module.__all__:
                getattr(module, each)
            late = module.exception_for(module.parse_error({"code": "slow_timeout", "message": "m"}))
            assert isinstance(late, TimeoutError), name
            assert isinstance(late, type(late).__mro__[1]), name


def test_members_of_awkward_names_are_told_off_or_work(make: Any, as_yaml: Any, load_only: Any, imported: Any) -> None:
    names = accepted(CAMEL, with_members, load_only, as_yaml)
    assert len(names) > len(CAMEL) / 2
    said = with_members(names)
    examples = {
        None: None,
        "string": "x",
        "boolean": True,
        "integer": 3,
        "number": 0.5,
        "object": {"a": 1},
        "array": [1],
    }
    shapes = said["protocols"]["one"]["error"]["properties"]
    values = {name: examples[shape.get("type")] for name, shape in shapes.items() if name not in ("code", "message")}

    with imported(make(as_yaml(said))) as package:
        module = package.one
        error = module.build_error("plain_code", "m", **values)
        assert {"code": "plain_code", "message": "m", **values} == error
        payload = module.parse_error(error)
        assert values == {name: getattr(payload, name) for name in values}
        received = module.exception_for(payload)
        assert values == {name: getattr(received, name) for name in values}
        assert error == received.to_dict()
        present = {name: value for name, value in values.items() if value is not None}
        raised = module.PlainCode("m", **present)
        assert {"code": "plain_code", "message": "m", **present} == raised.to_dict()
        assert present == {name: getattr(raised, name) for name in present}


@pytest.mark.parametrize("catalogue", [with_envelope, with_members_beside_an_envelope])
def test_events_with_awkward_names_are_told_off_or_work(
    catalogue: Any, make: Any, as_yaml: Any, load_only: Any, imported: Any
) -> None:
    names = accepted(CAMEL, catalogue, load_only, as_yaml)
    assert len(names) > len(CAMEL) / 2
    said = catalogue(names)
    envelope = dict.fromkeys(said["protocols"]["one"]["event"]["properties"].keys() - {"type", "error"}, "x")

    with imported(make(as_yaml(said))) as package:
        event = package.one.build_error_event("plain_code", "m", type="broken", **envelope)
        assert {**envelope, "type": "broken"} == {name: event[name] for name in event if name != "error"}
        assert [] == package.one.check_message(event)


def test_actions_of_awkward_names_are_told_off_or_work(make: Any, as_yaml: Any, load_only: Any, imported: Any) -> None:
    names = accepted(SNAKE, with_actions, load_only, as_yaml)
    assert len(names) > len(SNAKE) / 2

    with imported(make(as_yaml(with_actions(names)))) as package:
        assert ["plain", *names] == [action.value for action in package.one.Action]
        assert ["plain", *names] == [action.value for action in package.one.ACTIONS]


def test_details_of_awkward_names_are_told_off_or_work(make: Any, as_yaml: Any, load_only: Any, imported: Any) -> None:
    names = accepted(CAMEL, with_details, load_only, as_yaml)
    assert len(names) > len(CAMEL) / 2
    details = {name: name for name in ["plain", *names]}

    with imported(make(as_yaml(with_details(names)))) as package:
        error = package.one.build_error("plain_code", details=details)
        assert ("; ".join(details).replace("; ", " "), details) == (error["message"], error["details"])
        assert [*details] == [*package.one.ErrorCode.PLAIN_CODE.details]


def test_carriers_of_awkward_names_are_told_off_or_work(make: Any, as_yaml: Any, load_only: Any, imported: Any) -> None:
    names = accepted(CAMEL, with_carriers, load_only, as_yaml)
    assert len(names) > len(CAMEL) / 2

    with imported(make(as_yaml(with_carriers(names)))) as package:
        for name in names:
            error = {"code": "plain_code", "message": name, "retryable": True}
            found = package.one.error_in({"type": name, "payload": {name: error}})
            assert name == found.message


def with_deep_members(_: list[str]) -> Any:
    said = _simple()
    said["protocols"]["one"]["error"]["properties"] = {
        name: {"type": "string", "minLength": 1} for name in ("code", "message", "trace")
    }
    return said


def test_typescript_is_as_prettier_formats_it(make: Any, as_yaml: Any, node_tool: Any, tmp_path: Path) -> None:
    said = with_codes([])
    code = said["protocols"]["one"]["domains"]["plain"]["codes"]["plain_code"]
    code["aliases"] = [f"an_old_name_of_some_length_{number}" for number in range(6)]
    code["details"] = {f"a_detail_of_some_length_{number}": {"type": "string"} for number in range(6)}
    for path, data in make(as_yaml(said)).below("typescript").items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(data)

    command = [node_tool("prettier"), "--config", ".prettierrc.json", "--check", "src", "README.md"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert (0, "") == (done.returncode, done.stderr)


_SEND = """
import * as one from {module};
const give = {type} ? {{ type: {type} }} : {{}};
const error = one.buildError("plain_code", "m");
const event = "buildErrorEvent" in one ? one.buildErrorEvent("plain_code", "m", give) : null;
console.log(JSON.stringify([one.parseError(error).code, event]));
"""


@pytest.mark.parametrize(
    ("catalogue", "words"),
    [
        (with_codes, SNAKE),
        (with_domains, SNAKE),
        (with_actions, SNAKE),
        (with_protocols, SNAKE[::4]),
        (with_members, CAMEL),
        (with_details, CAMEL),
        (with_envelope, CAMEL),
        (with_members_beside_an_envelope, CAMEL),
        (with_deep_members, []),
    ],
)
def test_awkward_names_are_told_off_or_work_in_typescript(
    catalogue: Any, words: list[str], make: Any, as_yaml: Any, load_only: Any, build_script: Any
) -> None:
    names = accepted(words, catalogue, load_only, as_yaml)
    made = make(as_yaml(catalogue(names)))
    protocol = made.catalog.protocols[0]

    dist = build_script(made)
    module = json.dumps(f"{dist}/{protocol.name}/index.js")
    program = _SEND.format(module=module, type=json.dumps("broken" if len(protocol.carriers) > 1 else ""))
    command = ["node", "--input-type=module", "--eval", program]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert "" == done.stderr
    code, event = json.loads(done.stdout)
    assert "plain_code" == code
    if event is not None:
        error = {"code": "plain_code", "message": "m", "retryable": True}
        assert {"type": "broken", "error": error} == event


@pytest.mark.parametrize("name", ["class", "none", "import", "async", "con", "x", "json", "typing", "match"])
def test_package_of_an_awkward_name_is_told_off_or_works(
    name: str, make: Any, as_yaml: Any, imported: Any, tmp_path: Path
) -> None:
    try:
        made = make(as_yaml(with_package([name])))
    except CatalogError:
        return

    assert not keyword.iskeyword(name)
    with imported(made) as package:
        assert "plain_code" == package.one.ErrorCode.PLAIN_CODE


def test_protocol_whose_codes_are_all_retired_is_told_off_or_works(make: Any, as_yaml: Any, imported: Any) -> None:
    said = _simple()
    said["protocols"]["one"]["domains"]["plain"]["codes"] = {"gone": {"retired": {"since": "1"}}}
    try:
        made = make(as_yaml(said))
    except CatalogError:
        return

    with imported(made) as package:
        assert [] == [*package.one.ErrorCode]


def test_exception_of_a_domain_is_never_one_of_the_whole_protocol(make: Any, as_yaml: Any) -> None:
    said = _simple()
    facts = {"retryable": True, "summary": "It failed."}
    said["protocols"]["one"]["domains"]["plain"]["codes"] |= {"plain_error": facts, "one_error": facts}

    text = make(as_yaml(said)).text("typescript/src/one/exceptions.ts")

    assert '  declare readonly code: "plain_code" | "plain_error";\n' in text


def test_deprecated_fallback_warns_nobody_who_does_not_name_it(make: Any, as_yaml: Any, imported: Any) -> None:
    said = _simple(fallback="plain_code")
    said["protocols"]["one"]["domains"]["plain"]["codes"]["plain_code"]["deprecated"] = {"since": "1"}

    with imported(make(as_yaml(said))) as package:
        module = package.one
        assert "plain_code" == module.FALLBACK == module.parse_code("nope")
        for each in module.__all__:
            getattr(module, each)
        with pytest.warns(DeprecationWarning, match="plain_code is deprecated since 1"):
            assert "plain_code" == module.ErrorCode.PLAIN_CODE


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(said=catalogues())
def test_released_catalogue_reads_back(said: Any, targets: Any, as_yaml: Any) -> None:
    """catalog.json holds all that a comparison looks at: read back, nothing of it has changed."""
    targets = [target for target in targets if target.name == "json-schema"]
    try:
        catalog = load(as_yaml(said).encode(), "catalog.yaml", targets).catalog
    except CatalogError:
        event("told off")
        return
    (released,) = (data for path, data in generate(catalog, targets).items() if path.name == "catalog.json")

    data = json.loads(released)

    assert is_snapshot(data)
    assert not is_snapshot(said)
    read = catalog_of(data)
    assert () == compare_catalogs(catalog, read).changes
    assert () == compare_catalogs(read, catalog).changes
    assert [it.facts for it in catalog.protocols] == [it.facts for it in read.protocols]
    assert [it.code_facts for it in catalog.protocols] == [it.code_facts for it in read.protocols]
    assert [it.domain_facts for it in catalog.protocols] == [it.domain_facts for it in read.protocols]
    assert [it.inherited for it in catalog.protocols] == [it.inherited for it in read.protocols]
