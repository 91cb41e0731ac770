"""The page about HAIP: its code runs, and what it names is there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "haip.md").read_text("utf-8")
HERE = Path(__file__).parent


def test_code_of_the_page_prints_what_the_page_says(package_folder: Path) -> None:
    blocks = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    program = next(text for language, text in blocks if language == "python")
    printed = next(text for language, text in blocks if language == "text")

    done = subprocess.run(
        [sys.executable, "-B", "-c", f"import sys\nsys.path.insert(0, {str(package_folder)!r})\n{program}"],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )

    assert (0, printed) == (done.returncode, done.stdout), done.stderr


@pytest.mark.parametrize("name", sorted({*re.findall(r"`(haip-[a-z0-9-]+\*?)`", PAGE)}))
def test_a_vector_that_the_page_names_is_there(name: str) -> None:
    files = [json.loads(file.read_text("utf-8")) for file in (ROOT / "tests" / "vectors").glob("haip*.json")]
    ids = [each["id"] for file in files for each in (*file.get("cases", ()), *file.get("runs", ()))]

    assert any(fnmatchcase(each, name) for each in ids)


@pytest.mark.parametrize("name", sorted({*re.findall(r"`(test_\w+)`", PAGE)}))
def test_a_test_that_the_page_names_is_there(name: str) -> None:
    assert any(f"def {name}(" in file.read_text("utf-8") for file in HERE.glob("test_*.py"))
