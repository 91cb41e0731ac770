"""Native: members behave as texts and as an enumeration, the module as a module, and the folder can go anywhere."""

from __future__ import annotations

import copy
import json
import keyword
import pickle
import pydoc
import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest
from agent_errors import aep, haip, harmovela
from agent_errors.harmovela import ErrorCode

CODES = list(ErrorCode)


# A member is a text


@pytest.mark.parametrize("code", CODES)
def test_a_member_is_equal_to_its_text_and_hashes_like_it(code: ErrorCode) -> None:
    text = code.value

    assert str is type(text)
    assert (text, text, text, text) == (code, str(code), f"{code}", f"{code:s}")
    assert (text, text, text) == ("%s" % code, "{}".format(code), format(code))  # noqa: UP031, UP032
    assert hash(text) == hash(code)
    assert code.name == text.upper()


@pytest.mark.parametrize("code", CODES)
def test_a_member_is_json_as_its_text(code: ErrorCode) -> None:
    text = code.value

    assert json.dumps([text, {text: text}]) == json.dumps([code, {code: code}])


@pytest.mark.parametrize("code", CODES)
def test_a_member_stays_the_same_object(code: ErrorCode) -> None:
    assert code is ErrorCode(code.value)
    assert code is ErrorCode[code.name]
    assert code is copy.copy(code)
    assert code is copy.deepcopy([code])[0]
    assert all(code is pickle.loads(pickle.dumps(code, version)) for version in range(pickle.HIGHEST_PROTOCOL + 1))


def test_members_are_found_by_text_in_a_dictionary_and_the_other_way_round() -> None:
    assert "late" == {ErrorCode.TASK_TIMEOUT: "late"}["task_timeout"]
    assert "late" == {"task_timeout": "late"}[ErrorCode.TASK_TIMEOUT]


def test_members_sort_as_texts_with_texts() -> None:
    mixed = [ErrorCode.TOOL_ERROR, "task_error", ErrorCode.INTERNAL_ERROR, "a"]

    assert ["a", "internal_error", "task_error", "tool_error"] == sorted(mixed)


def test_a_member_matches_by_name_and_by_text() -> None:
    def heard(code: str) -> str:
        match code:
            case ErrorCode.TASK_TIMEOUT:
                return "late"
            case "unauthorized":
                return "no"
            case _:
                return "?"

    assert ["late", "late", "no", "?"] == [
        heard(code) for code in ("task_timeout", ErrorCode.TASK_TIMEOUT, ErrorCode.UNAUTHORIZED, "nope")
    ]


def test_members_of_two_protocols_are_equal_when_their_texts_are() -> None:
    assert aep.ErrorCode.TASK_TIMEOUT == ErrorCode.TASK_TIMEOUT
    assert aep.ErrorCode.TASK_TIMEOUT is not ErrorCode.TASK_TIMEOUT


@pytest.mark.parametrize(
    ("value", "known"), [("task_timeout", True), ("nope", False), (None, False), (5, False), ([], False)]
)
def test_asking_for_a_code_never_raises(value: Any, known: bool) -> None:
    assert known is harmovela.is_error_code(value)


def test_an_unknown_text_is_no_member() -> None:
    with pytest.raises(ValueError, match="'nope' is not a valid ErrorCode"):
        ErrorCode("nope")


def test_codes_are_in_the_order_of_the_specification(protocol: ModuleType, spec: Callable[[str], Any]) -> None:
    domains = spec(protocol.PROTOCOL.name)["domains"]

    assert [code for codes in domains.values() for code in codes] == [*protocol.ErrorCode]
    assert [*domains] == [*protocol.Domain]
    assert [*get_args(protocol.ErrorCodeLiteral)] == [*protocol.ErrorCode]


# Its facts


def test_facts_are_those_of_the_specification(protocol: ModuleType, spec: Callable[[str], Any]) -> None:
    facts = spec(protocol.PROTOCOL.name)
    domain_of = {code: domain for domain, codes in facts["domains"].items() for code in codes}

    for code in protocol.ErrorCode:
        assert protocol.Domain(domain_of[code]) is code.domain
        assert facts["retryable"][code] is code.retryable
        assert facts["since"].get(code) == code.since
        assert facts["disconnect_after"].get(code) == code.disconnect_after
        assert code.summary.endswith(".")
        ending = facts["deprecated"].get(code, {})
        assert [ending.get(name) for name in ("since", "use", "remove_in")] == [
            getattr(code.deprecated, name, None) for name in ("since", "use", "remove_in")
        ]
        assert code.docs_url is None
    assert facts["carriers"] == protocol.CARRIERS
    assert facts["fallback"] == protocol.FALLBACK


def test_recoveries_and_notices_are_those_of_the_specification(spec: Callable[[str], Any]) -> None:
    facts = spec("haip")

    for code in haip.ErrorCode:
        recovery = facts["recovery"].get(code, {})
        assert {name: recovery.get(name) for name in ("action", "max_retries", "backoff_ms", "timeout_ms")} == {
            name: getattr(code.recovery, name) for name in ("action", "max_retries", "backoff_ms", "timeout_ms")
        }
        notice = facts["notices"].get(code)
        assert (notice and notice["severity"]) == (code.notice and code.notice.severity)
        assert (notice and notice["action"]) == (code.notice and code.notice.action)


@pytest.mark.parametrize("protocol_name", ["aep", "harmovela"])
def test_a_code_without_a_fact_says_none(protocol_name: str) -> None:
    code = {"aep": aep, "harmovela": harmovela}[protocol_name].ErrorCode.UNAUTHORIZED

    assert (None, None, None, None, {}) == (
        code.recovery,
        code.notice,
        code.disconnect_after,
        code.message,
        code.details,
    )


def test_declared_details_are_facts() -> None:
    details = ErrorCode.TASK_TIMEOUT.details

    assert [("task_id", "string", True), ("timeout_ms", "integer", False), ("elapsed_ms", "integer", False)] == [
        (name, detail.type, detail.required) for name, detail in details.items()
    ]


@pytest.mark.parametrize("version", range(pickle.HIGHEST_PROTOCOL + 1))
def test_records_of_facts_are_read_only_equal_and_survive_pickling(version: int) -> None:
    recovery = haip.ErrorCode.SEQ_VIOLATION.recovery

    again = pickle.loads(pickle.dumps(recovery, version))

    assert recovery == again
    assert hash(recovery) == hash(again)
    assert recovery is copy.deepcopy(recovery)
    assert "max_retries=1" in repr(recovery)
    assert recovery != haip.ErrorCode.FLOW_CONTROL_VIOLATION.recovery
    with pytest.raises(AttributeError, match="Recovery is read-only"):
        recovery.max_retries = 5
    with pytest.raises(AttributeError, match="Recovery is read-only"):
        del recovery.max_retries


def test_a_protocol_tells_its_name_and_version(spec: Callable[[str], Any]) -> None:
    assert (f"HAIP {spec('haip')['version']}", f"Harmovela {spec('harmovela')['version']}", "aep") == (
        str(haip.PROTOCOL),
        str(harmovela.PROTOCOL),
        harmovela.PROTOCOL.extends,
    )
    assert 2 == len({haip.PROTOCOL, aep.PROTOCOL, pickle.loads(pickle.dumps(haip.PROTOCOL))})


# Names that mean something already


def test_members_named_like_methods_and_keywords_behave(odd: ModuleType) -> None:
    codes = list(odd.ErrorCode)

    assert 32 == len(codes) == len({code.value for code in codes})
    for code in codes:
        assert code is getattr(odd.ErrorCode, code.value.upper())
        assert code.value == str(code) == f"{code}"
        assert code.domain in odd.Domain
    assert "Title" == odd.ErrorCode.TITLE.title()
    assert ("a", "TITLE", b"title", 1) == (
        odd.ErrorCode.A.value,
        odd.ErrorCode.TITLE.upper(),
        odd.ErrorCode.TITLE.encode(),
        odd.ErrorCode.TITLE.index("i"),
    )
    assert ("NAME", "name") == (odd.ErrorCode.NAME.name, odd.ErrorCode.NAME.value)
    assert odd.ErrorCode.__mro__[0] is odd.ErrorCode


def test_every_odd_code_goes_there_and_back(odd: ModuleType) -> None:
    for code in odd.ErrorCode:
        built = json.loads(json.dumps(odd.build_error(code.value, "m", details={"class": "c"})))
        error = odd.parse_error(built)

        assert error.code is code
        assert error.known
        assert code == odd.exception_for(error).code


def test_members_of_the_error_named_like_helpers_are_read(odd: ModuleType) -> None:
    error = odd.parse_error({"code": "title", "message": "m", "retryable": True, "build": "b", "data": [1]})

    assert ("b", [1], None) == (error.build, error.data, error.details)
    assert ("b", [1]) == (odd.exception_for(error).build, odd.exception_for(error).data)


def test_keys_of_details_may_be_keywords(odd: ModuleType) -> None:
    assert {"class": str, "self": int, "in": str} == {
        name: get_args(hint)[0] if get_args(hint) else hint
        for name, hint in get_type_hints(odd.KeyErrorDetails, include_extras=True).items()
    }
    assert frozenset({"class"}) == odd.KeyErrorDetails.__required_keys__


def test_no_public_name_is_a_keyword_or_hidden(odd: ModuleType) -> None:
    names = [*odd.__all__, *odd.ErrorCode.__members__, *odd.Domain.__members__]

    assert [] == [name for name in names if keyword.iskeyword(name) or name.startswith("_")]


# The module


def test_everything_public_is_there_and_nothing_else_is_shown(protocol: ModuleType) -> None:
    assert sorted(protocol.__all__) == dir(protocol)
    assert [] == [name for name in protocol.__all__ if not hasattr(protocol, name)]
    assert len({*protocol.__all__}) == len(protocol.__all__)


def test_a_star_import_brings_everything_public(python: Callable[..., str], protocol: ModuleType) -> None:
    program = f"from {protocol.__name__} import *\nprint(*sorted(name for name in globals() if name[0] != '_'))"

    assert sorted([*protocol.__all__, "sys"]) == python(program).split()


def test_a_name_that_is_not_there_is_an_attribute_error(protocol: ModuleType) -> None:
    with pytest.raises(AttributeError, match=f"module '{protocol.__name__}' has no attribute 'TaskTimeuot'"):
        protocol.TaskTimeuot  # noqa: B018


def test_what_is_asked_for_twice_is_the_same_and_asked_for_once() -> None:
    assert harmovela.TaskTimeout is harmovela.TaskTimeout
    assert "TaskTimeout" in vars(harmovela)


@pytest.mark.parametrize(
    "name", ["parse_error", "parse_code", "check_error", "error_in", "build_error", "exception_for", "is_retryable"]
)
def test_functions_carry_their_name_module_and_docstring(protocol: ModuleType, name: str) -> None:
    function = getattr(protocol, name)

    assert (name, name) == (function.__name__, function.__qualname__)
    assert function.__module__.startswith(protocol.__name__)
    assert function.__doc__
    assert function is pickle.loads(pickle.dumps(function))


def test_help_shows_the_codes_and_what_the_functions_do() -> None:
    text = pydoc.plain(pydoc.render_doc(harmovela))

    for piece in ("parse_error(data: object) -> ErrorPayload", "class ErrorCode", "TASK_TIMEOUT", "class TaskTimeout"):
        assert piece in text.replace("'", "")
    assert "Raises InvalidErrorPayload, and nothing else" in text
    assert "_reader" not in text


def test_help_on_a_payload_names_what_it_has() -> None:
    text = pydoc.plain(pydoc.render_doc(harmovela.ErrorPayload))

    assert [] == [
        name for name in ("code", "raw_code", "retryable", "details", "to_dict", "to_problem") if name not in text
    ]


def test_a_member_shows_its_facts_to_whoever_completes() -> None:
    facts = {"domain", "retryable", "summary", "since", "message", "details", "recovery", "notice", "docs_url"}

    assert facts <= {*dir(ErrorCode.TASK_TIMEOUT)}


# What an import loads


def test_importing_one_protocol_loads_no_other(python: Callable[..., str], protocol: ModuleType) -> None:
    program = (
        f"from {protocol.__name__} import *\nprint(*(name for name in sys.modules if name.startswith('agent_errors')))"
    )

    loaded = python(program).split()

    others = {"agent_errors.aep", "agent_errors.harmovela", "agent_errors.haip"} - {protocol.__name__}
    assert [] == [name for name in loaded for other in others if name.startswith(other)]


HEAVY = "print(*sorted({'typing', 'dataclasses', 're', 'json', 'logging', 'inspect', 'functools'} & (set(sys.modules) - before)))"


@pytest.mark.parametrize("name", ["", ".aep", ".harmovela", ".haip"])
def test_importing_loads_nothing_heavier_than_enum(python: Callable[..., str], name: str) -> None:
    program = f"import enum\nbefore = set(sys.modules)\nimport agent_errors{name}\n{HEAVY}"

    assert "\n" == python(program)


def test_receiving_and_raising_load_nothing_heavier_either(python: Callable[..., str]) -> None:
    program = f"""
import enum
before = set(sys.modules)
from agent_errors.harmovela import InvalidErrorPayload, TaskTimeout, error_in, exception_for, is_retryable, parse_error
from agent_errors.harmovela import ErrorCode, build_error
try:
    parse_error({{"code": 5}})
except InvalidErrorPayload as error:
    str(error)
event = {{"type": "task.failed", "payload": {{"error": {{"code": "nope", "message": "m", "retryable": True}}}}}}
is_retryable(exception_for(error_in(event)))
repr(TaskTimeout("late"))
{HEAVY}"""

    assert "\n" == python(program)


def test_the_package_alone_gives_each_protocol_when_it_is_asked_for(python: Callable[..., str]) -> None:
    program = """
import agent_errors
print(agent_errors.haip.ErrorCode.SEQ_VIOLATION, "agent_errors.harmovela" in sys.modules, dir(agent_errors))
try:
    agent_errors.nope
except AttributeError as error:
    print(error)
"""

    assert [
        "SEQ_VIOLATION False ['__version__', 'aep', 'haip', 'harmovela']",
        "module 'agent_errors' has no attribute 'nope'",
    ] == python(program).splitlines()


# Elsewhere


def test_the_folder_can_be_vendored_under_another_name(
    tmp_path: Path, package_folder: Path, python: Callable[..., str]
) -> None:
    shutil.copytree(package_folder / "agent_errors", tmp_path / "sdk" / "_vendor" / "errors")
    (tmp_path / "sdk" / "__init__.py").touch()
    (tmp_path / "sdk" / "_vendor" / "__init__.py").touch()
    program = """
import pickle
from sdk._vendor.errors import haip, harmovela
error = harmovela.parse_error({"code": "task_timeout", "message": "late", "retryable": True})
try:
    raise pickle.loads(pickle.dumps(harmovela.exception_for(error)))
except TimeoutError as caught:
    print(type(caught).__module__, caught)
print(harmovela.build_error("task_timeout", details={"task_id": "t"}), harmovela.check_error({}))
print(haip.ErrorCodeLiteral, harmovela.TaskTimeoutDetails)
print("agent_errors" in sys.modules)
"""

    printed = python(program, "-W", "error", folder=tmp_path)

    assert "sdk._vendor.errors.harmovela.exceptions task_timeout: late" in printed
    assert printed.endswith("False\n")


def test_two_copies_do_not_take_each_others_errors(
    tmp_path: Path, package_folder: Path, python: Callable[..., str]
) -> None:
    for name in ("one", "two"):
        shutil.copytree(package_folder / "agent_errors", tmp_path / name)
    program = """
from one import harmovela as one
from two import harmovela as two
print(two.is_retryable(one.TaskTimeout()), one.ErrorCode.TASK_TIMEOUT == two.ErrorCode.TASK_TIMEOUT)
"""

    assert "False True\n" == python(program, folder=tmp_path)


def test_no_module_names_its_own_package(package_folder: Path) -> None:
    sources = (package_folder / "agent_errors").rglob("*.py")

    assert [] == [
        file for file in sources if "import agent_errors" in file.read_text() or "from agent_errors" in file.read_text()
    ]


def test_the_package_works_from_a_zip_file(tmp_path: Path, package_folder: Path, python: Callable[..., str]) -> None:
    archive = shutil.make_archive(str(tmp_path / "errors"), "zip", package_folder, "agent_errors")
    program = "from agent_errors import harmovela\nprint(harmovela.TaskTimeout('late'), harmovela.__file__)"

    printed = python(program, folder=Path(archive))

    assert f"task_timeout: late {archive}" in printed
