"""The insides of comments and docstrings, each on one line."""

from __future__ import annotations

import re

from errcat.words.escapes import is_easy, json_escape, python_escape, unseen


def python_docstring(text: str) -> str:
    """The inside of a docstring in triple double quotes, on one line."""
    line = _one_line(text)
    if is_easy(line):
        return line
    line = line.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    if line.endswith('"'):
        line = line[:-1] + '\\"'
    return unseen.sub(python_escape, line)


def hash_comment(text: str) -> str:
    """The inside of a comment that ends with its line."""
    return unseen.sub(json_escape, _one_line(text))


def block_comment(text: str) -> str:
    """The inside of a `/* */` comment, as TSDoc: no end of comment, no tag, no markup of its own."""
    line = _one_line(text)
    if line.isascii() and not _marked.search(line):
        return line
    line = _tsdoc.sub(r"\\\g<0>", line).replace("*/", "*\\/")
    return unseen.sub(json_escape, line)


_marked = re.compile(r"[\\{}@<>`\x00-\x1f\x7f]|\*/")
_tsdoc = re.compile(r"[\\{}@<>`]")


def _one_line(text: str) -> str:
    if text.isprintable() and "  " not in text:
        return text.strip(" ")
    return " ".join(text.split())
