"""Texts and plain data as literals of a language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from errcat.words.escapes import UNSEEN, is_easy, json_escape, python_escape, script_escape, unseen

_in_double = re.compile(f'["\\\\{UNSEEN}]')
_in_single = re.compile(f"['\\\\{UNSEEN}]")


def python_string(text: str) -> str:
    """A Python literal, with the quotes that need the fewest escapes."""
    return _quoted(text, python_escape)


def script_string(text: str) -> str:
    """A JavaScript or TypeScript literal, with the quotes that need the fewest escapes."""
    return _quoted(text, script_escape)


def json_string(text: str) -> str:
    """A JSON literal; the unseen stands escaped."""
    return _in_quotes(text) if is_easy(text) else '"' + _in_double.sub(json_escape, text) + '"'


def python_value(value: Any, indent: int = 0) -> str:
    """Plain data as a Python expression, exploded with trailing commas so that its length never reflows it."""
    if isinstance(value, str):
        return python_string(value)
    if isinstance(value, dict):
        return _exploded(
            "{", [f"{python_string(k)}: {python_value(v, indent + 4)}" for k, v in value.items()], "}", indent
        )
    if isinstance(value, (list, tuple)):
        return _exploded("[", [python_value(v, indent + 4) for v in value], "]", indent)
    return repr(value)


def script_value(value: Any, indent: int = 0, width: int = 80) -> str:
    """Plain data as a TypeScript expression: objects exploded, lists on one line where they fit; None is undefined."""
    if value is None:
        return "undefined"
    if isinstance(value, dict):
        entries = [f"{script_key(k)}: {script_value(v, indent + 2, width)}" for k, v in value.items()]
        return _exploded("{", entries, "}", indent, 2)
    if isinstance(value, (list, tuple)):
        items = [script_value(v, indent + 2, width) for v in value]
        line = f"[{', '.join(items)}]"
        return line if "\n" not in line and indent + len(line) < width - 20 else _exploded("[", items, "]", indent, 2)
    return script_string(value) if isinstance(value, str) else json.dumps(value)


def script_key(key: str) -> str:
    """A member name of an object literal, quoted only where it must be."""
    return key if re.fullmatch(r"[A-Za-z_$][A-Za-z0-9_$]*", key) else script_string(key)


def json_value(value: Any) -> str:
    """Plain data as JSON on one line, the unseen escaped; None is null."""
    if isinstance(value, str):
        return json_string(value)
    text = _encode(value)
    return text if text.isascii() else unseen.sub(json_escape, text)


_encode = json.JSONEncoder(ensure_ascii=False).encode


def json_block(value: Any, indent: int = 0) -> str:
    """Plain data as JSON over several lines, to stand at an indentation."""
    text = json.dumps(value, ensure_ascii=False, indent=2).replace("\n", "\n" + " " * indent)
    return re.sub(f"(?!\n)[{UNSEEN}]", json_escape, text)


def json_lines(value: Any, indent: int = 0) -> str:
    """A list or an object as JSON with one entry a line, so that a change of one entry is a change of one line."""
    pad = "\n" + " " * (indent + 2)
    if isinstance(value, dict):
        rows = [f"{json_string(key)}: {json_value(item)}" for key, item in value.items()]
        return "{" + pad + f",{pad}".join(rows) + "\n" + " " * indent + "}" if rows else "{}"
    rows = [json_value(item) for item in value]
    return "[" + pad + f",{pad}".join(rows) + "\n" + " " * indent + "]" if rows else "[]"


def _exploded(start: str, items: list[str], end: str, indent: int, step: int = 4) -> str:
    if not items:
        return start + end
    pad = "\n" + " " * (indent + step)
    return start + "".join(f"{pad}{item}," for item in items) + "\n" + " " * indent + end


def _in_quotes(text: str) -> str:
    return "".join(['"', text, '"'])  # noqa: FLY002 - prose lets itself be joined, not formatted


def _quoted(text: str, escape: Callable[[re.Match[str]], str]) -> str:
    if is_easy(text):
        return _in_quotes(text)
    if text.count('"') > text.count("'"):
        return "'" + _in_single.sub(escape, text) + "'"
    return '"' + _in_double.sub(escape, text) + '"'
