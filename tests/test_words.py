"""Spelling, function by function: whatever the text, its literal reads back, its comment never ends early."""

from __future__ import annotations

import ast
import io
import json
import re
import shutil
import subprocess
import sys
import tokenize
import unicodedata
from typing import Any

import pytest
from hypothesis import example, given, settings, strategies as st

from errcat import words

NASTY = (
    *(
        '"',
        "'",
        '"""',
        "'''",
        "`",
        "```",
        "\\",
        "\\\\",
        '\\"',
        "*/",
        "/*",
        "//",
        "#",
        "${",
        "{{",
        "{%",
        "{#",
        "}",
        "]]>",
    ),
    *(
        "<!--",
        "-->",
        "<script>",
        "</script>",
        "<br>",
        "&amp;",
        "&#65;",
        "|",
        "~~",
        "$",
        "@",
        "_",
        "__",
        "*",
        "**",
        "![",
    ),
    *("](", "[", ":", "://", "http://", "www.", "a@b.cc", "^", "=", "- ", "1. ", "> ", "\n", "\n\n", "\t", " ", "  "),
    *("\n    ", "\u2028", "\u2029", "\u202e", "\u2066", "\u200b", "\u200d", "\ufe0f", "\ufeff", "\u00a0", "\u3000"),
    *("\u3164", "\U000e0041", "\U0001f600", "\U0001f469\u200d\U0001f467", "\u05e9", "\u0301", "\x41", "\\n", "\\u0041"),
)
_CHARACTERS = st.characters(exclude_categories=["Cc", "Cs"]) | st.sampled_from("\n\t")
TEXTS = st.text(_CHARACTERS) | st.lists(st.sampled_from(NASTY) | st.text(_CHARACTERS, max_size=3)).map("".join)
_WORDS = st.lists(st.tuples(st.sampled_from("aqz"), st.text("az09", max_size=3)).map("".join), min_size=1, max_size=4)
NAMES = _WORDS.flatmap(lambda parts: st.sampled_from(["_".join(parts), "_".join(parts).upper(), "-".join(parts)]))
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.floats(allow_nan=False, allow_infinity=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)

# The parts of Default_Ignorable_Code_Point whose category does not tell.
_IGNORED = [0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)]
_UNSEEN = {*map(chr, _IGNORED), *map(chr, range(0xE0000, 0xE1000))}


def is_unseen(char: str) -> bool:
    """Does nobody see this character, or does it turn what stands around it?"""
    return char in _UNSEEN or (unicodedata.category(char) in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp", "Zs") and char != " ")


# Literals


@given(TEXTS)
@example('"""')
@example("'\"\\")
def test_python_string_reads_back(text: str) -> None:
    assert text == ast.literal_eval(words.python_string(text))


@given(PLAIN)
def test_python_value_reads_back(value: Any) -> None:
    assert value == ast.literal_eval(words.python_value(value))


@given(PLAIN, st.integers(0, 3))
def test_python_value_stands_at_its_indentation(value: Any, steps: int) -> None:
    lines = words.python_value(value, 4 * steps).split("\n")

    assert len(lines) == 1 or " " * 4 * steps == re.match(" *", lines[-1])[0]  # type: ignore[index]
    assert value == ast.literal_eval("\n".join(lines))


@given(TEXTS)
def test_json_string_reads_back(text: str) -> None:
    assert text == json.loads(words.json_string(text))


@pytest.mark.parametrize("spell", [words.json_value, words.json_block, lambda value: words.json_block(value, 6)])
@given(value=PLAIN)
def test_json_reads_back(spell: Any, value: Any) -> None:
    assert value == json.loads(spell(value))


@given(st.lists(PLAIN, max_size=4) | st.dictionaries(TEXTS, PLAIN, max_size=4))
def test_json_lines_read_back_with_an_entry_a_line(value: Any) -> None:
    lines = words.json_lines(value, 2)

    assert value == json.loads(lines)
    assert (len(value) + 2 if value else 1) == lines.count("\n") + 1


@given(TEXTS)
def test_script_string_is_json_but_for_its_quotes(text: str) -> None:
    literal = words.script_string(text)
    if literal[0] == "'":
        inner = re.sub(r"\\.|\"", lambda m: {"\\'": "'", '"': '\\"'}.get(m[0], m[0]), literal[1:-1])
        literal = f'"{inner}"'

    assert text == json.loads(literal)


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
@settings(max_examples=8)
@given(texts=st.lists(TEXTS, max_size=150), value=PLAIN)
def test_node_reads_scripts_back(texts: list[str], value: Any) -> None:
    text = "`a` ${b} */ </script> \u2028 '\""
    literals = [words.script_string(each) for each in [*texts, text]]
    program = f"console.log(JSON.stringify([[{','.join(literals)}], {words.script_value([value])}]))"

    done = subprocess.run(["node", "-"], input=program.encode(), capture_output=True, check=False)

    assert b"" == done.stderr
    # There is one kind of number, and it is written with as few digits as tell it from the next.
    assert [[*texts, text], [_as_script(value)]] == json.loads(done.stdout, parse_int=float)


def _as_script(value: Any) -> Any:
    """What JSON.stringify makes of a value: a member that is undefined is not there, an entry is null."""
    if isinstance(value, dict):
        # An object literal takes __proto__ as its prototype.
        return {key: _as_script(item) for key, item in value.items() if item is not None and key != "__proto__"}
    return [_as_script(item) for item in value] if isinstance(value, list) else value


@given(TEXTS)
def test_script_key_is_a_name_or_a_literal(text: str) -> None:
    key = words.script_key(text)

    assert re.fullmatch("[A-Za-z_$][A-Za-z0-9_$]*", key) or key == words.script_string(text)
    assert key in (text, words.script_string(text))


@pytest.mark.parametrize("spell", [words.python_string, words.script_string, words.json_string, words.json_value])
@given(text=TEXTS)
def test_literal_shows_all_that_is_in_it(spell: Any, text: str) -> None:
    assert [] == [char for char in spell(text) if is_unseen(char)]


@pytest.mark.parametrize("spell", [words.python_string, words.script_string, words.json_string, words.hash_comment])
def test_every_unseen_character_is_escaped(spell: Any) -> None:
    unseen = [
        char for char in map(chr, range(sys.maxunicode + 1)) if is_unseen(char) and not "\ud800" <= char <= "\udfff"
    ]

    spelled = spell("x".join(unseen))

    assert [] == [f"U+{ord(char):04X}" for char in unseen if char in spelled]


@pytest.mark.parametrize("spell", [words.python_string, words.script_string])
@given(text=TEXTS)
def test_literal_has_the_quotes_that_need_fewer_escapes(spell: Any, text: str) -> None:
    assert ("'" if text.count('"') > text.count("'") else '"') == spell(text)[0]


# Comments


@given(TEXTS)
@example('"""')
@example('ends with a quote"')
@example('ends with three quotes"""')
@example('\\"""')
@example("ends with a backslash\\")
@example('"Again" is no answer')
def test_python_docstring_reads_back_on_one_line(text: str) -> None:
    line = words.python_docstring(text)
    assert not line.startswith('"')  # which formatters move away from the quotes that open it

    assert "\n" not in line
    assert " ".join(text.split()) == ast.literal_eval(f'"""{line}"""')


@given(TEXTS)
def test_python_docstring_may_have_text_behind_it(text: str) -> None:
    assert " ".join(text.split()) + " and more" == ast.literal_eval(f'"""{words.python_docstring(text)} and more"""')


@given(TEXTS)
def test_python_docstring_may_have_text_before_it(text: str) -> None:
    assert "more and " + " ".join(text.split()) == ast.literal_eval(f'"""more and {words.python_docstring(text)}"""')


@given(TEXTS)
def test_hash_comment_ends_with_its_line(text: str) -> None:
    line = f"# {words.hash_comment(text)}\nx"

    kinds = [token.type for token in tokenize.generate_tokens(io.StringIO(line).readline)]

    assert [tokenize.COMMENT, tokenize.NL, tokenize.NAME] == kinds[:3]


@given(TEXTS)
@example("*/")
@example("* /")
@example("**/")
@example("*\u200b/")
@example("*\\/")
def test_block_comment_ends_where_it_should(text: str) -> None:
    comment = f"/* {words.block_comment(text)} */"

    assert len(comment) - 2 == comment.index("*/")
    assert "\n" not in comment


@given(TEXTS)
def test_block_comment_has_no_tags_and_no_markup(text: str) -> None:
    assert [] == re.findall(r"(?<!\\)(?:\\\\)*[@{}<>`]", words.block_comment(text))


@pytest.mark.parametrize("spell", [words.python_docstring, words.hash_comment, words.block_comment])
@given(text=TEXTS)
def test_comment_shows_all_that_is_in_it(spell: Any, text: str) -> None:
    assert [] == [char for char in spell(text) if is_unseen(char)]


@pytest.mark.parametrize("spell", [words.hash_comment, words.block_comment])
@given(text=st.text(st.sampled_from("abc XYZ.,;:'\"!?-()/")))
@example(text="a  b")
@example(text=" a ")
def test_comment_leaves_ordinary_text_alone(spell: Any, text: str) -> None:
    assert " ".join(text.split()) == spell(text)


# Markdown


@pytest.mark.parametrize("line", ["{}", "# {}", "- {}", "- Label: {}", "**Bold.** {}"])
@settings(max_examples=60)
@given(text=TEXTS.filter(bool))
@example(text="    code")
@example(text="1. one")
@example(text="two\n===")
@example(text="a_b_ _c")
@example(text="~~a~~ *b* **c** `d`")
@example(text="[a](b) ![c](d) <e> &amp; {f}")
@example(text="# a")
@example(text="www.example.org")
@example(text="\u3000a")
@example(text="me@example.org")
@example(text="https://example.org/?a=b")
@example(text="https://example.org")
@example(text="\U0010ffff and \U000ffffe")
def test_markdown_shows_the_text(line: str, text: str, read_markdown: Any, as_shown: Any) -> None:
    page = read_markdown(line.format(words.markdown(text)) + "\n")

    label = line.replace("# ", "").replace("- ", "").replace("**", "").format("")
    shown = [*page.headings, *page.items, *page.paragraphs]
    assert [as_shown(text)] == [as_shown(each.removeprefix(label)) for each in shown]
    assert ([], set()) == (page.links, {*page.tags} - {"<br>"} - {_only_break(tag) for tag in page.tags})


def _only_break(tag: str) -> str:
    return tag if re.fullmatch("(<br>|&nbsp;)+", tag) else ""


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("a  b", "a&#32;&#32;b"),
        ("a ", "a&#32;"),
        (" a", "&nbsp;a"),
        ("a b", "a b"),
        ("a:b", "a&#58;b"),
        ("a: b", "a: b"),
    ],
)
def test_blanks_that_a_page_would_swallow_are_written_out(text: str, written: str) -> None:
    assert written == words.markdown(text)


@settings(max_examples=60)
@given(TEXTS, TEXTS)
@example("a|b", "\\|")
@example("\\", "`|`")
def test_markdown_stays_in_its_cell(read_markdown: Any, as_shown: Any, one: str, two: str) -> None:
    table = f"| A | B | C |\n| --- | --- | --- |\n| {words.markdown(one)} | {words.markdown(two)} | x |\n"

    rows = read_markdown(table).table("A")

    assert [(as_shown(one), as_shown(two), "x")] == [(as_shown(r["A"]), as_shown(r["B"]), r["C"]) for r in rows]
    assert 4 == len(re.findall(r"(?<!\\)\|", table.split("\n")[2]))


@given(st.text(st.sampled_from("abc XYZ.,;'\"?-()/%")).map(lambda text: f"A {text}."))
def test_markdown_leaves_ordinary_text_alone(text: str) -> None:
    ordinary = " ".join(text.split())

    assert ordinary == words.markdown(ordinary)


def test_no_character_that_cannot_be_seen_stands_as_itself_in_markdown(read_markdown: Any) -> None:
    listed = re.compile(f"[{words.escapes.UNSEEN}]")
    unseen = [char for char in map(chr, range(sys.maxunicode + 1)) if is_unseen(char) or listed.match(char)]

    for text in ("{}", "a{}b", "www.{}", " {}."):
        raw = [f"U+{ord(char):04X}" for char in unseen if char in words.markdown(text.format(char))]
        assert [] == raw

    (paragraph,) = read_markdown(words.markdown("a\u115f\u1160\u3164\uffa0b") + "\n").paragraphs
    assert "a\u115f\u1160\u3164\uffa0b" == paragraph


# Names


@pytest.mark.parametrize(
    ("spell", "spelled"),
    [
        (words.snake, "task_timeout_2"),
        (words.screaming_snake, "TASK_TIMEOUT_2"),
        (words.pascal, "TaskTimeout2"),
        (words.camel, "taskTimeout2"),
        (words.kebab, "task-timeout-2"),
    ],
)
@pytest.mark.parametrize("name", ["task_timeout_2", "TASK_TIMEOUT_2", "task-timeout-2"])
def test_names_have_the_case_of_their_language(name: str, spell: Any, spelled: str) -> None:
    assert spelled == spell(name)


@pytest.mark.parametrize("spell", [words.snake, words.screaming_snake, words.pascal, words.camel])
@given(name=NAMES)
def test_names_are_identifiers(spell: Any, name: str) -> None:
    assert spell(name).isidentifier()
    assert spell(name).isascii()


@given(NAMES)
def test_plain_name_is_as_the_catalogue_has_it(name: str) -> None:
    assert name == words.plain(name)
