"""Spelling: identifiers, literals and comments. Small functions from text to text, each with a property.

A target names the functions it wants in its target.toml; the templates see them as filters. Characters that cannot
be seen, or that turn the direction of reading, never stand as themselves in what a literal or a comment becomes.
"""

from __future__ import annotations

import json
import re
from typing import Any

# Control, format (bidirectional marks, zero width), separators other than the space, private use, surrogates and
# the blanks that look like nothing. Astral ones: tags, musical formats, shorthand, variation selectors, private use.
_UNSEEN = (
    "\x00-\x1f\x7f-\xa0\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680\u17b4\u17b5"
    "\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ud800-\udfff\ue000-\uf8ff\ufe00-\ufe0f\ufeff"
    "\uffa0\ufff0-\ufffb\ufffe\uffff\U000110bd\U000110cd\U00013430-\U0001345f\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff\U000f0000-\U0010ffff"
)
_unseen = re.compile(f"[{_UNSEEN}]")
_in_literal = re.compile(f'["\\\\{_UNSEEN}]')
_in_single = re.compile(f"['\\\\{_UNSEEN}]")

_SHORT = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\", '"': '\\"', "'": "\\'"}


def snake(name: str) -> str:
    """`task_timeout`, whatever the spelling of the catalogue."""
    return name.replace("-", "_").lower()


def screaming_snake(name: str) -> str:
    """`TASK_TIMEOUT`."""
    return name.replace("-", "_").upper()


def pascal(name: str) -> str:
    """`TaskTimeout`."""
    return "".join(word.capitalize() for word in name.replace("-", "_").split("_"))


def camel(name: str) -> str:
    """`taskTimeout`."""
    word = pascal(name)
    return word[:1].lower() + word[1:]


def kebab(name: str) -> str:
    """`task-timeout`."""
    return name.replace("_", "-").lower()


def plain(name: str) -> str:
    """The name as the catalogue has it."""
    return str(name)


def python_string(text: str) -> str:
    """A Python literal, with the quotes that need the fewest escapes."""
    return _quoted(text, _python_escape)


def script_string(text: str) -> str:
    """A JavaScript or TypeScript literal, with the quotes that need the fewest escapes."""
    return _quoted(text, _script_escape)


def json_string(text: str) -> str:
    """A JSON literal; the unseen stands escaped."""
    return _in_quotes(text) if _is_easy(text) else '"' + _in_literal.sub(_json_escape, text) + '"'


def python_docstring(text: str) -> str:
    """The inside of a docstring in triple double quotes, on one line."""
    line = _one_line(text)
    if _is_easy(line):
        return line
    line = line.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    if line.endswith('"'):
        line = line[:-1] + '\\"'
    return _unseen.sub(_python_escape, line)


def hash_comment(text: str) -> str:
    """The inside of a comment that ends with its line."""
    return _unseen.sub(_json_escape, _one_line(text))


def block_comment(text: str) -> str:
    """The inside of a `/* */` comment, as TSDoc: no end of comment, no tag, no markup of its own."""
    line = _one_line(text)
    if line.isascii() and not _marked.search(line):
        return line
    line = _tsdoc.sub(r"\\\g<0>", line).replace("*/", "*\\/")
    return _unseen.sub(_json_escape, line)


_marked = re.compile(r"[\\{}@<>`\x00-\x1f\x7f]|\*/")
_tsdoc = re.compile(r"[\\{}@<>`]")


def markdown(text: str) -> str:
    """Text that Markdown shows as it is: no markup, no HTML, no table cell border, on one line of source."""
    if _simple_markdown.fullmatch(text):
        return str.__str__(text)
    line = _markdown.sub(_markdown_escape, text.replace("\r\n", "\n").replace("\r", "\n"))
    return _markdown_start.sub(lambda m: f"{m[1]}\\{m[2]}", line, count=1)


_markdown = re.compile(
    rf"\n[ \t]*|\A[ \t]+|[ \t]+\Z|[ \t]{{2,}}|\t|(?<![^\W_])_|_(?![^\W_])|[\\`*\[\]{{}}<>&|~$#:@!^=]|(?i:www\.)|[{_UNSEEN}]"
)
_simple_markdown = re.compile(r"[A-Za-z](?:[A-Za-z0-9,;.()/%'\"-]| (?! ))*(?<! )")
_markdown_start = re.compile(r"\A([0-9]*)([-+.)])")
_BACKSLASHED = frozenset("\\`*_[]{}#!")


def _markdown_escape(match: re.Match[str]) -> str:
    found = match[0]
    if found in _BACKSLASHED:
        return "\\" + found
    if found[0] == "\n":
        return "<br>" + "&nbsp;" * len(found[1:].expandtabs(4))
    if found.isspace() and match.start() == 0 and "\t" not in found:
        return "&nbsp;" * len(found)
    if found in ":@!^=" and found != "@":
        following = match.string[match.end() : match.end() + 1]
        return found if found != ":" or not following or following.isspace() else "&#58;"
    return "".join(f"&#{ord(char)};" if not char.isalnum() else char for char in found)


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


def json_value(value: Any, indent: int = 0) -> str:
    """Plain data as JSON on one line, the unseen escaped; None is null."""
    if isinstance(value, str):
        return json_string(value)
    text = _encode(value)
    return text if text.isascii() else _unseen.sub(_json_escape, text)


_encode = json.JSONEncoder(ensure_ascii=False).encode


def json_block(value: Any, indent: int = 0) -> str:
    """Plain data as JSON over several lines, to stand at an indentation."""
    text = json.dumps(value, ensure_ascii=False, indent=2).replace("\n", "\n" + " " * indent)
    return re.sub(f"(?!\n)[{_UNSEEN}]", _json_escape, text)


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


def _is_easy(text: str) -> bool:
    """Is there nothing to escape? True for almost every text, and much quicker to tell than to escape."""
    return text.isascii() and text.isprintable() and '"' not in text and "\\" not in text


def _quoted(text: str, escape: Any) -> str:
    if _is_easy(text):
        return _in_quotes(text)
    if text.count('"') > text.count("'"):
        return "'" + _in_single.sub(escape, text) + "'"
    return '"' + _in_literal.sub(escape, text) + '"'


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _python_escape(match: re.Match[str]) -> str:
    char = match[0]
    if char in _SHORT:
        return _SHORT[char]
    code = ord(char)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def _script_escape(match: re.Match[str]) -> str:
    char = match[0]
    return _SHORT[char] if char in _SHORT else _utf16(char)


def _json_escape(match: re.Match[str]) -> str:
    char = match[0]
    return _SHORT[char] if char in _SHORT and char != "'" else _utf16(char)


def _utf16(char: str) -> str:
    code = ord(char)
    if code < 0x10000:
        return f"\\u{code:04x}"
    code -= 0x10000
    return f"\\u{0xD800 + (code >> 10):04x}\\u{0xDC00 + (code & 0x3FF):04x}"
