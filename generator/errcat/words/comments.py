"""The insides of comments and docstrings, each on one line."""

from __future__ import annotations

import re
from functools import cache

from errcat.words.escapes import escape_unseen, is_easy, json_escape, python_escape


def python_docstring(text: str) -> str:
    """The inside of a docstring in triple double quotes, on one line."""
    if is_easy(text) and "  " not in text:
        return text.strip(" ")
    line = _one_line(text).replace("\\", "\\\\")
    if '"""' in line or line.startswith('"') or line.endswith('"'):
        line = line.replace('"', '\\"')
    return escape_unseen(line, python_escape)


def hash_comment(text: str) -> str:
    """The inside of a comment that ends with its line."""
    return escape_unseen(_one_line(text), json_escape)


@cache
def block_comment(text: str) -> str:
    """The inside of a `/* */` comment, as TSDoc: no end of comment, no tag, no markup of its own."""
    if not _unusual.search(text) and "  " not in text:
        return text.strip(" ")
    line = _tsdoc.sub(r"\\\g<0>", _one_line(text)).replace("*/", "*\\/")
    return escape_unseen(line, json_escape)


@cache
def script_doc(paragraphs: tuple[tuple[str, str], ...], indent: int = 0) -> str:
    """A TSDoc comment at an indentation; each paragraph is a tag, or none, and its text."""
    if indent:
        return script_doc(paragraphs).replace("\n", "\n" + " " * indent)
    lines = [f"@{tag} {block_comment(text)}" if tag else block_comment(text) for tag, text in paragraphs]
    return f"/**\n * {_BETWEEN.join(lines)}\n */"


_BETWEEN = "\n *\n * "
_unusual = re.compile(r"[^A-Za-z0-9 .,:;!?'\"()\[\]/%+=&|~#$^_-]")
_tsdoc = re.compile(r"[\\{}@<>`]")


def _one_line(text: str) -> str:
    if text.isprintable() and "  " not in text:
        return text.strip(" ")
    return " ".join(text.split())
