"""Spelling: identifiers, literals and comments. Small functions from text to text, each with a property.

A target names the functions it wants in its target.toml; the templates see them as filters. Characters that cannot
be seen, or that turn the direction of reading, never stand as themselves in what a literal or a comment becomes.
"""

from errcat.words.comments import block_comment, hash_comment, python_docstring, script_doc
from errcat.words.literals import (
    Names,
    json_block,
    json_lines,
    json_string,
    json_value,
    python_string,
    python_value,
    script_facts,
    script_key,
    script_string,
    script_union,
    script_value,
)
from errcat.words.markup import markdown
from errcat.words.names import camel, kebab, pascal, plain, screaming_snake, snake

__all__ = [
    "Names",
    "block_comment",
    "camel",
    "hash_comment",
    "json_block",
    "json_lines",
    "json_string",
    "json_value",
    "kebab",
    "markdown",
    "pascal",
    "plain",
    "python_docstring",
    "python_string",
    "python_value",
    "screaming_snake",
    "script_doc",
    "script_facts",
    "script_key",
    "script_string",
    "script_union",
    "script_value",
    "snake",
]
