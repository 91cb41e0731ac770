"""The recipes: every block of code runs, from the first to the last, and prints what the page says that it prints."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

PAGES = sorted((Path(__file__).parents[2] / "docs" / "recipes").glob("*.md"))
NEEDS = {
    "fastapi": ("fastapi", "fastapi.testclient"),
    "structlog": ("structlog",),
    "opentelemetry": ("opentelemetry.trace", "opentelemetry.sdk.trace"),
    "monitoring": ("opentelemetry.sdk.metrics", "prometheus_client"),
    "retrying": ("tenacity", "stamina", "backoff"),
    "problem-details": (),
}
MINE = [page for page in PAGES if page.stem in NEEDS]


def blocks(page: Path) -> list[tuple[str, str]]:
    """The fenced blocks of a page: language and text."""
    return re.findall(r"^```(\w+)\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_every_recipe_is_there() -> None:
    assert set(NEEDS) <= {page.stem for page in PAGES}


@pytest.mark.parametrize("page", MINE, ids=lambda page: page.stem)
def test_code_of_a_recipe_prints_what_the_page_says(
    page: Path, library: Callable[[str], ModuleType], package_folder: Path, tmp_path: Path
) -> None:
    for name in NEEDS[page.stem]:
        library(name)
    code = "\n".join(text for language, text in blocks(page) if language == "python")
    printed = "".join(text for language, text in blocks(page) if language in ("text", "json"))
    program = tmp_path / "recipe.py"
    program.write_text(f"import sys\nsys.path.insert(0, {str(package_folder)!r})\n{code}", "utf-8")

    done = subprocess.run(
        [sys.executable, "-B", "-W", "error::DeprecationWarning:recipe", str(program)],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )

    assert (0, printed) == (done.returncode, done.stdout), done.stderr


def test_code_of_the_readme_of_the_package_runs(package_folder: Path, python: Callable[..., str]) -> None:
    code = "\n".join(text for language, text in blocks(package_folder / "README.md") if language == "python")

    assert [
        "protocol_error protocol_error what happened False",
        "protocol_error: what happened False",
        "protocol_error protocol_error what happened False",
        "protocol_error: what happened False",
        "PROTOCOL_VIOLATION PROTOCOL_VIOLATION what happened True",
        "PROTOCOL_VIOLATION: what happened True",
    ] == python(code).splitlines()


@pytest.mark.parametrize("page", MINE, ids=lambda page: page.stem)
def test_every_block_of_a_recipe_is_either_run_or_compared(page: Path) -> None:
    assert {language for language, _ in blocks(page)} <= {"python", "text", "json"}
    assert len(blocks(page)) == page.read_text("utf-8").count("\n```") / 2
