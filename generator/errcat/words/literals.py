"""Texts and plain data as literals of a language."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from errcat.words.escapes import Escape, escape_unseen, escaped, is_easy, json_escape, python_escape, script_escape
from errcat.words.names import camel, plain


def python_string(text: str) -> str:
    """A Python literal, with the quotes that need the fewest escapes."""
    return _easy_literal(text) or _quoted(text, python_escape)


def script_string(text: str) -> str:
    """A JavaScript or TypeScript literal, with the quotes that need the fewest escapes."""
    return _easy_literal(text) or _quoted(text, script_escape)


def json_string(text: str) -> str:
    """A JSON literal; the unseen stands escaped."""
    return _easy_literal(text) or '"' + escaped(text, json_escape, keep="'") + '"'


@cache
def _easy_literal(text: str) -> str:
    """The literal of a text with nothing to escape, the same in every language; nothing for any other text."""
    return "".join(('"', text, '"')) if is_easy(text) else ""  # noqa: FLY002 - prose lets itself be joined, not formatted


class Names(dict[str, Any]):
    """Plain data whose keys are names of the catalogue, not words of its format; no language respells them."""


def python_value(value: Any, indent: int = 0) -> str:
    """Plain data as a Python expression, exploded with trailing commas so that its length never reflows it."""
    if isinstance(value, bool):
        return repr(value)
    if isinstance(value, str):
        return python_string(value)
    if isinstance(value, dict):
        inner = indent + 4
        items = [python_string(v) if isinstance(v, str) else python_value(v, inner) for v in value.values()]
        return _python_layout(tuple(value), indent) % tuple(items)
    if isinstance(value, (list, tuple)):
        return _exploded("[]", [python_value(v, indent + 4) for v in value], indent, 4)
    return repr(value)


@cache
def _python_layout(keys: tuple[str, ...], indent: int) -> str:
    """A dictionary with a `%s` for each value. Most have the same few keys, so this is made once for many."""
    return _exploded("{}", [f"{python_string(key)}: ".replace("%", "%%") + "%s" for key in keys], indent, 4)


def script_value(value: Any, indent: int = 0, width: int = 80) -> str:
    """Plain data as a TypeScript expression: objects exploded, lists on one line where they fit; None is undefined."""
    return _script(value, indent, width, plain)


def script_facts(value: Any, indent: int = 0, width: int = 80) -> str:
    """The same with the words of the catalogue's format in camelCase: `max_retries` becomes `maxRetries`."""
    return _script(value, indent, width, camel)


_SCRIPT = {None: "undefined", True: "true", False: "false"}


def _script(value: Any, indent: int, width: int, respell: Callable[[str], str]) -> str:
    if value is None or isinstance(value, bool):
        return _SCRIPT[value]
    if isinstance(value, str):
        return script_string(value)
    if isinstance(value, dict):
        inner = indent + 2
        items = [script_string(v) if isinstance(v, str) else _script(v, inner, width, respell) for v in value.values()]
        layout = _script_layout(tuple(value), plain if isinstance(value, Names) else respell, indent)
        return layout % tuple(items)
    if isinstance(value, (list, tuple)):
        items = [_script(item, indent + 2, width, respell) for item in value]
        line = f"[{', '.join(items)}]"
        fits = "\n" not in line and indent + len(line) < width - 20
        return line if fits else _exploded("[]", items, indent, 2)
    return repr(int(value) if isinstance(value, float) and value.is_integer() and abs(value) < 2**53 else value)


@cache
def _script_layout(keys: tuple[str, ...], respell: Callable[[str], str], indent: int) -> str:
    """An object with a `%s` for each value."""
    return _exploded("{}", [f"{script_key(respell(key))}: ".replace("%", "%%") + "%s" for key in keys], indent, 2)


def script_union(texts: Iterable[str]) -> str:
    """A TypeScript type: one of these texts."""
    return " | ".join(map(script_string, texts))


@cache
def script_key(key: str) -> str:
    """A member name of an object literal, quoted only where it must be."""
    return str(key) if key.isidentifier() and key.isascii() else script_string(key)


def json_value(value: Any) -> str:
    """Plain data as JSON on one line, the unseen escaped; None is null."""
    if isinstance(value, str):
        return json_string(value)
    text = _encode(value)
    return text if text.isascii() else escape_unseen(text, json_escape)


_encode = json.JSONEncoder(ensure_ascii=False, check_circular=False).encode


def json_block(value: Any, indent: int = 0) -> str:
    """Plain data as JSON over several lines, to stand at an indentation."""
    text = json.dumps(value, ensure_ascii=False, indent=2).replace("\n", "\n" + " " * indent)
    return text if text.isascii() else escaped(text, json_escape, keep="\"'\\\n")


def json_lines(value: Any, indent: int = 0) -> str:
    """A list or an object as JSON with one entry a line, so that a change of one entry is a change of one line."""
    # One call of the encoder for all, which takes half the time of one for each. Texts that no catalogue holds stand
    # where entries end: in any other text the quotes around them would be escaped.
    if isinstance(value, dict):
        brackets, pieces = "{}", [piece for key, entry in value.items() for piece in (key, "\1", entry, "\0")]
    else:
        brackets, pieces = "[]", [piece for entry in value for piece in (entry, "\0")]
    if not pieces:
        return brackets
    pad = "\n" + " " * (indent + 2)
    text = json_value(pieces[:-1]).replace(', "\\u0001", ', ": ").replace(', "\\u0000", ', f",{pad}")
    return f"{brackets[0]}{pad}{text[1:-1]}\n{' ' * indent}{brackets[1]}"


def _exploded(brackets: str, items: list[str], indent: int, step: int) -> str:
    if not items:
        return brackets
    pad = "\n" + " " * (indent + step)
    return f"{brackets[0]}{pad}{f',{pad}'.join(items)},\n{' ' * indent}{brackets[1]}"


def _quoted(text: str, escape: Escape) -> str:
    if text.count('"') > text.count("'"):
        return "'" + escaped(text, escape, keep='"') + "'"
    return '"' + escaped(text, escape, keep="'") + '"'
