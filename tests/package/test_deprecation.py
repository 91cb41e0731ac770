"""Deprecation: who uses a deprecated code is told, with the line that uses it; nobody else is."""

from __future__ import annotations

import copy
import pickle
import re
import warnings
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

STUFFED = "store_stuffed is deprecated since 1.2; use store_full: Nobody could tell the two apart."
USES: dict[str, tuple[str, str]] = {
    "the member": ("ageing.ErrorCode.STORE_STUFFED", STUFFED),
    "another member": ("ageing.ErrorCode.STORE_TIMEOUT", "store_timeout is deprecated since 1.5"),
    "getattr": ("getattr(ageing.ErrorCode, 'STORE_STUFFED')", STUFFED),
    "the exception": ("ageing.StoreStuffed('full')", STUFFED),
    "the exception without arguments": (
        "ageing.StoreOverflow()",
        "store_overflow is deprecated since 1.5; use store_full",
    ),
}
NO_USES: dict[str, str] = {
    "another member": "ageing.ErrorCode.STORE_FULL",
    "iterating": "list(ageing.ErrorCode)",
    "reversing": "list(reversed(ageing.ErrorCode))",
    "counting": "len(ageing.ErrorCode)",
    "all members": "dict(ageing.ErrorCode.__members__)",
    "dir": "dir(ageing.ErrorCode)",
    "looking up a text": "ageing.ErrorCode('store_stuffed')",
    "looking up a name": "ageing.ErrorCode['STORE_STUFFED']",
    "asking": "ageing.is_error_code('store_stuffed'), code in ageing.ErrorCode",
    "reading a code": "ageing.parse_code('store_stuffed')",
    "reading an error": "ageing.parse_error(error).code",
    "reading an event": "ageing.error_in({'type': 'failed', 'error': error}).code.retryable",
    "the exception of what was received": "ageing.exception_for(ageing.parse_error(error)).code",
    "catching": "[1 for cls in (ageing.StoreStuffed,) if issubclass(cls, ageing.AgeingError)]",
    "facts": "code.deprecated, code.summary, str(code), repr(code), f'{code}', hash(code), code.name",
    "comparing": "code == 'store_stuffed', code in ('store_stuffed',), code in ageing.RETRYABLE",
    "retrying": "ageing.is_retryable(code), ageing.is_retryable('store_stuffed')",
    "pickling": "[pickle.loads(pickle.dumps(code, version)) for version in range(6)]",
    "pickling an exception": "[pickle.loads(pickle.dumps(raised, version)) for version in range(6)]",
    "copying": "copy.copy(code), copy.deepcopy(code), copy.copy(raised), copy.deepcopy(raised)",
    "another exception": "ageing.StoreFull('full')",
    "the generic exception": "ageing.StoreError('failed'), ageing.AgeingError('failed')",
    "sending another code": "ageing.build_error('store_full', details={'size': 1})",
    "a plain text": "ageing.build_error('store_stuffed')",
}


@pytest.fixture
def names(ageing: ModuleType) -> dict[str, Any]:
    """What the pieces of code below may use."""
    error = {"code": "store_stuffed", "message": "full"}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        raised = ageing.StoreStuffed("full")
    code = ageing.ErrorCode("store_stuffed")
    return {"ageing": ageing, "error": error, "raised": raised, "code": code, "pickle": pickle, "copy": copy}


@pytest.mark.parametrize(("program", "text"), USES.values(), ids=USES.keys())
def test_a_use_is_told(program: str, text: str, names: dict[str, Any]) -> None:
    with pytest.warns(DeprecationWarning, match=f"^{re.escape(text)}$") as caught:
        eval(program, names)

    assert 1 == len(caught)


@pytest.mark.parametrize("program", NO_USES.values(), ids=NO_USES.keys())
def test_what_is_no_use_is_not_told(program: str, names: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")

        assert eval(program, names) is not None


def test_a_use_is_told_at_the_line_that_uses_it(
    tmp_path: Path, generated: Callable[[str], Path], python: Callable[..., str]
) -> None:
    user = tmp_path / "user.py"
    user.write_text(
        "from ageing_errors.ageing import ErrorCode, StoreStuffed\n"  # 1
        "\n"
        "ErrorCode.STORE_STUFFED\n"  # 3
        "error = StoreStuffed(\n"  # 4
        "    'full',\n"
        ")\n"
        "match 'x':\n"
        "    case ErrorCode.STORE_STUFFED:\n"  # 8
        "        pass\n"
    )
    program = f"""
import runpy, warnings
sys.path.insert(0, {str(tmp_path)!r})
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    import user
for warning in caught:
    print(warning.filename, warning.lineno)
"""

    assert [f"{user} {line}" for line in (3, 4, 8)] == python(program, folder=generated("ageing")).splitlines()


def test_the_whole_package_can_be_imported_when_warnings_are_errors(
    generated: Callable[[str], Path], python: Callable[..., str]
) -> None:
    program = (
        "from ageing_errors.ageing import *\nfrom ageing_errors import ageing\nprint(ageing.StoreStuffed.__name__)"
    )

    assert "StoreStuffed\n" == python(program, "-W", "error", folder=generated("ageing"))


LOOKS = [
    "help(ageing.ErrorCode)",
    "help(ageing)",
    "inspect.getmembers(ageing.ErrorCode)",
    "pydoc.html.document(ageing.codes)",
]


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_whoever_reads_the_help_uses_nothing(
    version: str, generated: Callable[[str], Path], python: Callable[..., str], interpreter: Callable[[str], str]
) -> None:
    program = "import inspect, pydoc\nfrom ageing_errors import ageing\nimport ageing_errors.ageing.codes\n"
    program += "from _sitebuiltins import _Helper\nhelp = _Helper()\n"
    program += "\n".join([f"print({look})" for look in LOOKS])

    printed = python(program, "-W", "error", folder=generated("ageing"), interpreter=interpreter(version))

    assert "STORE_STUFFED" in printed
    assert "STORE_FULL" in printed


@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13"])
def test_a_use_is_told_on_every_python(
    version: str, generated: Callable[[str], Path], python: Callable[..., str], interpreter: Callable[[str], str]
) -> None:
    program = """
import pickle
from ageing_errors import ageing
codes = list(ageing.ErrorCode)
assert [pickle.loads(pickle.dumps(code, v)) for v in range(6) for code in codes] == codes * 6
for use in ("ageing.ErrorCode.STORE_STUFFED", "ageing.StoreStuffed()"):
    try:
        eval(use)
    except DeprecationWarning as warning:
        print(warning)
"""

    printed = python(program, "-W", "error", folder=generated("ageing"), interpreter=interpreter(version))

    assert [STUFFED, STUFFED] == printed.splitlines()


def test_a_deprecated_member_cannot_be_replaced(ageing: ModuleType) -> None:
    with pytest.raises(AttributeError, match="cannot reassign member 'STORE_STUFFED'"):
        ageing.ErrorCode.STORE_STUFFED = "x"


def test_a_deprecated_member_is_a_member_like_any_other(ageing: ModuleType) -> None:
    code = ageing.ErrorCode("store_stuffed")

    with pytest.warns(DeprecationWarning, match="^store_stuffed is deprecated"):
        assert code is ageing.ErrorCode.STORE_STUFFED
    assert ("STORE_STUFFED", True, "1.2", "store_full") == (
        code.name,
        code.retryable,
        code.deprecated.since,
        code.deprecated.use,
    )
    assert "<ErrorCode.STORE_STUFFED: 'store_stuffed'>" == repr(code)


def test_a_docstring_says_that_a_code_is_deprecated(ageing: ModuleType) -> None:
    assert "Deprecated since 1.2, use store_full." in (ageing.StoreStuffed.__doc__ or "")
    assert "Deprecated" not in (ageing.StoreFull.__doc__ or "")
