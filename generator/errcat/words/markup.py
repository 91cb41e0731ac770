"""Text in Markdown."""

from __future__ import annotations

import re
from functools import cache

from errcat.words.escapes import UNSEEN


@cache
def markdown(text: str) -> str:
    """Text that Markdown shows as it is: no markup, no HTML, no table cell border, on one line of source."""
    text = str.__str__(text)  # prose lets nobody slice it
    ordinary = not _unusual.search(text) and text[:1].isalpha() and text[-1] != " "
    if ordinary and "  " not in text and "www." not in text.lower():
        return text
    line = re.sub(_SPECIAL, _escape, text.replace("\r\n", "\n").replace("\r", "\n"))
    return _start.sub(lambda match: f"{match[1]}\\{match[2]}", line, count=1)


_unusual = re.compile(r"[^A-Za-z0-9 .,;?'\"()/%+-]")  # one class of characters: alternatives take six times as long
_SPECIAL = rf"\n[ \t]*|\A[ \t]+|[ \t]+\Z|[ \t]{{2,}}|\t|(?<![^\W_])_|_(?![^\W_])|[\\`*\[\]{{}}<>&|~$#:@!^=]|(?i:www\.)|[{UNSEEN}]"
_start = re.compile(r"\A([0-9]*)([-+.)])")
_BACKSLASHED = frozenset("\\`*_[]{}#!")


def _escape(match: re.Match[str]) -> str:
    found = match[0]
    if found in _BACKSLASHED:
        return "\\" + found
    if found[0] == "\n":
        return "<br>" + "&nbsp;" * len(found[1:].expandtabs(4))
    if not found.strip(" ") and match.start() == 0:
        return "&nbsp;" * len(found)
    if found in ":^=":
        following = match.string[match.end() : match.end() + 1]
        return found if found != ":" or not following or following.isspace() else "&#58;"
    # Some of what cannot be seen counts as a letter.
    return "".join(char if char.isascii() and char.isalnum() else f"&#{ord(char)};" for char in found)
