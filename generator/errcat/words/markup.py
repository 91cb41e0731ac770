"""Text in Markdown."""

from __future__ import annotations

import re

from errcat.words.escapes import UNSEEN


def markdown(text: str) -> str:
    """Text that Markdown shows as it is: no markup, no HTML, no table cell border, on one line of source."""
    if _simple_markdown.fullmatch(text):
        return str.__str__(text)
    line = _markdown.sub(_markdown_escape, text.replace("\r\n", "\n").replace("\r", "\n"))
    return _markdown_start.sub(lambda m: f"{m[1]}\\{m[2]}", line, count=1)


_markdown = re.compile(
    rf"\n[ \t]*|\A[ \t]+|[ \t]+\Z|[ \t]{{2,}}|\t|(?<![^\W_])_|_(?![^\W_])|[\\`*\[\]{{}}<>&|~$#:@!^=]|(?i:www\.)|[{UNSEEN}]"
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
