"""Characters that may not stand as themselves in code, and how each language writes them instead."""

from __future__ import annotations

import re
from collections.abc import Callable

Escape = Callable[[re.Match[str]], str]
"""How a language writes a character that may not stand as itself."""

# Control, format (bidirectional marks, zero width), separators other than the space, private use, surrogates and
# the blanks that look like nothing. Astral ones: tags, musical formats, shorthand, variation selectors, private use.
UNSEEN = (
    "\x00-\x1f\x7f-\xa0\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680\u17b4\u17b5"
    "\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ud800-\udfff\ue000-\uf8ff\ufe00-\ufe0f\ufeff"
    "\uffa0\ufff0-\ufffb\ufffe\uffff\U000110bd\U000110cd\U00013430-\U0001345f\U0001bca0-\U0001bca3"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff\U000f0000-\U000ffffd\U00100000-\U0010fffd"
)


# One pattern for all, and not compiled here: that takes longer than all its uses, and not every run needs it.
_SPECIAL = f"[\"'\\\\{UNSEEN}]"


def escaped(text: str, escape: Escape, *, keep: str) -> str:
    """The text with quotes, backslashes and all that cannot be seen written as escapes, but for what is to be kept."""
    return re.sub(_SPECIAL, lambda match: match[0] if match[0] in keep else escape(match), text)


def escape_unseen(text: str, escape: Escape) -> str:
    """The text with every character that cannot be seen written as an escape."""
    return text if text.isascii() and text.isprintable() else escaped(text, escape, keep="\"'\\")


_SHORT = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\", '"': '\\"', "'": "\\'"}


def is_easy(text: str) -> bool:
    """Is there nothing to escape? True for almost every text, and much quicker to tell than to escape."""
    return text.isascii() and text.isprintable() and '"' not in text and "\\" not in text


def python_escape(match: re.Match[str]) -> str:
    """A character, as Python escapes it."""
    char = match[0]
    if char in _SHORT:
        return _SHORT[char]
    code = ord(char)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def script_escape(match: re.Match[str]) -> str:
    """A character, as JavaScript escapes it."""
    char = match[0]
    return _SHORT[char] if char in _SHORT else _utf16(char)


def json_escape(match: re.Match[str]) -> str:
    """A character, as JSON escapes it."""
    char = match[0]
    return _SHORT[char] if char in _SHORT and char != "'" else _utf16(char)


def _utf16(char: str) -> str:
    code = ord(char)
    if code < 0x10000:
        return f"\\u{code:04x}"
    code -= 0x10000
    return f"\\u{0xD800 + (code >> 10):04x}\\u{0xDC00 + (code & 0x3FF):04x}"
