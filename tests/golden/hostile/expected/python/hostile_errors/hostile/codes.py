# Generated from catalog.yaml by `errcat generate`. Do not edit.
# ruff: noqa: D301, D400, D415, F401, I001, N801, PLR0913, RUF022, RUF100, S105, TID252, UP013
# pyright: reportDeprecated=false, reportUnusedImport=false
"""The codes of # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\` # heading - item * item + item 1. one > quote | a | b | | --- | --- | === --- ```python code = '''fenced''' # with two blanks and a trailing one ``` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a} {{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %> */ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b> &amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org> @mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore a backslash and blanks at the end \\ 6.6, their domains and their facts."""

from __future__ import annotations

from enum import StrEnum

from .._codes import Code, attach
from .._facts import protocol_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "ACTIONS",
    "CARRIERS",
    "FALLBACK",
    "PROTOCOL",
    "RETRYABLE",
    "Action",
    "Domain",
    "ErrorCode",
]


class Domain(StrEnum):
    """The families of the codes."""

    HOSTILE = "hostile"
    """# three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\` # heading - item * item + item 1. one > quote | a | b | | --- | --- | === --- ```python code = '''fenced''' # with two blanks and a trailing one ``` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a} {{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %> */ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b> &amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org> @mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore a backslash and blanks at the end \\"""


class Action(StrEnum):
    """The vocabulary of recovery."""

    DO = "do"
    """# three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\` # heading - item * item + item 1. one > quote | a | b | | --- | --- | === --- ```python code = '''fenced''' # with two blanks and a trailing one ``` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a} {{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %> */ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b> &amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org> @mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore a backslash and blanks at the end \\"""


ACTIONS = {
    Action.DO: "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
}
"""What each action means."""


class ErrorCode(Code):
    """The error codes."""

    HOSTILE_ERROR = "hostile_error"
    """Deprecated since 6, use plain. # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\` # heading - item * item + item 1. one > quote | a | b | | --- | --- | === --- ```python code = '''fenced''' # with two blanks and a trailing one ``` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a} {{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %> */ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b> &amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org> @mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore a backslash and blanks at the end \\ Retryable. See https://errors.example.org/~a$b&c(d)*e,f;g=%20@h/hostile/#hostile_error"""
    PLAIN = "plain"
    """# three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\` # heading - item * item + item 1. one > quote | a | b | | --- | --- | === --- ```python code = '''fenced''' # with two blanks and a trailing one ``` ~~~ A tab first, a tab within, three blanks, and a blank line before. [ref]: https://example.org 'definition' D:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a} {{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %> */ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b> &amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B https://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org> @mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~ [link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\ line separator paragraph separator bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c zero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no break ideographic blank \u3164 ❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000 שלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١ # noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore a backslash and blanks at the end \\ Not retryable. See https://errors.example.org/~a$b&c(d)*e,f;g=%20@h/hostile/#plain"""

    if TYPE_CHECKING:

        @property
        def domain(self) -> Domain:
            """The family of codes that this one is in."""
            ...


PROTOCOL = protocol_of(
    {
        "name": "hostile",
        "title": "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
        "version": "6.6",
        "status": "draft",
        "summary": "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
        "actions": {
            "do": "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
        },
        "unknown": {
            "recovery": {
                "hint": "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
                "action": "do",
            },
            "notice": {
                "severity": "error",
                "message": "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
            },
        },
        "spelling": "snake_case",
        "fallback": "plain",
        "error": {
            "type": "object",
            "required": [
                "code",
                "message",
                "retryable",
            ],
            "properties": {
                "code": {
                    "type": "string",
                },
                "message": {
                    "type": "string",
                },
                "retryable": {
                    "type": "boolean",
                },
                "details": {
                    "type": "object",
                },
                "kind": {
                    "type": "string",
                    "enum": [
                        "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
                        "plain",
                    ],
                },
                "only": {
                    "type": "string",
                    "const": "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
                },
                "shape": {
                    "type": "string",
                    "pattern": "^[\"'`*/\\\\$<{}|#\u202e-]{0,4}$",
                },
            },
        },
        "carriers": {
            "hostile.failed": "payload.error",
        },
        "retired": {
            "gone": {
                "domain": "hostile",
                "since": "6",
                "use": "plain",
                "note": "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
            },
        },
    }
)
"""The protocol itself."""

attach(
    ErrorCode,
    Domain,
    {
        "hostile_error": {
            "domain": "hostile",
            "retryable": True,
            "summary": "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
            "message": "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
            "details": {
                "it": {
                    "type": "string",
                    "required": False,
                    "summary": "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
                },
            },
            "recovery": {
                "hint": "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
                "action": "do",
            },
            "notice": {
                "severity": "warning",
                "message": "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
            },
            "deprecated": {
                "since": "6",
                "use": "plain",
                "note": "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
            },
            "docs_url": "https://errors.example.org/~a$b&c(d)*e,f;g=%20@h/hostile/#hostile_error",
        },
        "plain": {
            "domain": "hostile",
            "retryable": False,
            "summary": "   # three blanks first, then '\"`, \"\"\", ''', ``` and \\\"\\'\\`\n# heading\n- item\n* item\n+ item\n1. one\n> quote\n| a | b |\n| --- | --- |\n=== \n---\n```python\n    code = '''fenced'''  # with two blanks and a trailing one \n```\n~~~\n\n\tA tab first, a\ttab  within,   three blanks, and a blank line before.\n[ref]: https://example.org 'definition'\nD:\\new\\users\\x, \\x41 \\u0041 \\U0001F600 \\N{DIGIT ONE} \\101 \\n\\t\\\\ $(id) `id` %s %(a)s %% {0} {} {1a}\n{{ 7 * 7 }} {{ '' }} {% raw %} {% endraw %} {%- x -%} {# comment #} ${1 + 1} #{2 + 2} <%= 3 %>\n*/ /* // <!-- --> ]]> <![CDATA[ <script>alert('x')</script> </script> <br> <a id='x'>anchor</a> <b>\n&amp; &lt; &#65; &nbsp; &copy &; \"&quot;\" A&B\nhttps://example.org/?a=b&c=d#e www.example.org mailto:me@example.org me@example.org <https://example.org>\n@mention @deprecated {@link x} #123 GH-1 :smile: $math$ $$x$$ ==mark== ^up^ ~down~ ~~gone~~\n[link](x) ![image](y) [^1] *em* **strong** _em_ __strong__ snake_case _ * ` [ ] ( ) ! | \\| \\* \\\\\nline separator\u2028paragraph separator\u2029bidi \u202eoverride\u202c \u2066isolate\u2069 \u200fmark\u200e \u061c\nzero\u200bwidth\u200cnon\u200djoiner\u2060word\ufeffbom soft\xadhyphen no\xa0break ideographic\u3000blank \u3164\n❤\ufe0f 👩\u200d👧 🇪🇺 🏴\U000e0067\U000e0062\U000e007f 😀 \U000e0041tag \U000f0000\ue000\nשלום مرحبا é é İ ß ǅ 中文 ’ – Аа ο ０ ١\n# noqa # type: ignore fmt: off eslint-disable @ts-ignore prettier-ignore\na backslash and blanks at the end \\   ",
            "docs_url": "https://errors.example.org/~a$b&c(d)*e,f;g=%20@h/hostile/#plain",
        },
    },
)

RETRYABLE = frozenset(code for code in ErrorCode if code.retryable)
"""The codes whose errors may be tried again unless the wire says otherwise."""

BY_TEXT: Mapping[str, ErrorCode] = {code.value: code for code in ErrorCode}
"""Text -> code."""

CARRIERS: Mapping[str, str] = {
    "hostile.failed": "payload.error",
}
"""Event type -> where its error lies."""

FALLBACK = ErrorCode("plain")
"""What an unknown code reads as."""
