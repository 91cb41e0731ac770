"""YAML on a short leash: bytes become plain data, with the place of every key and value.

libyaml does the parsing, `events.py` makes data of its events, `syntax.py` tells what is no YAML.
"""

from typing import NamedTuple

import yaml

from errcat.problems import CatalogError, Position, Problem
from errcat.reading.events import Builder, Stop
from errcat.reading.nodes import Map
from errcat.reading.scalars import control_characters


class Document(NamedTuple):
    """What a file holds: the top mapping, the text it was read from, and the problems found on the way.

    `floats` are the keys and places of numbers that were not written as whole ones.
    """

    root: Map
    source: str
    problems: list[Problem]
    floats: list[tuple[str, Position]]


def parse_document(raw: bytes, path: str) -> Document:
    """The document in a file.

    Raises CatalogError for what leaves nothing to go on with: syntax, encoding, no document or a second one.
    """
    text = _decode(raw, path)
    problems = control_characters(text)
    if problems:
        raise CatalogError(path, problems, text)
    builder = Builder(text, problems)
    try:
        root = builder.build()
    except yaml.MarkedYAMLError as error:
        from errcat.reading.syntax import syntax_problem

        raise CatalogError(path, [*problems, syntax_problem(error, text)], text) from None
    except yaml.YAMLError as error:
        raise CatalogError(path, [*problems, Problem("yaml-syntax", Position(1, 1), str(error))], text) from None
    except Stop as stop:
        raise CatalogError(path, [*problems, stop.problem], text) from None
    if root is None or (isinstance(root, str) and not root):
        raise CatalogError(path, [Problem("empty", Position(1, 1), "the catalogue is empty", _STARTER)], text)
    if not isinstance(root, Map):
        message = "the catalogue must be a mapping with the keys format, package and protocols"
        raise CatalogError(path, [*problems, Problem("wrong-type", Position(1, 1), message, _STARTER)], text)
    return Document(root, text, problems, builder.floats)


_STARTER = "begin with `format: 1`, then `package:` and `protocols:`"


def _decode(raw: bytes, path: str) -> str:
    """The text of a UTF-8 file, without a byte order mark and with line feeds alone."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        message = f"the file is not UTF-8: byte 0x{raw[error.start]:02x} at offset {error.start}"
        before = raw[raw.rfind(b"\n", 0, error.start) + 1 : error.start].decode("utf-8")
        problem = Problem("not-utf-8", Position(line, len(before) + 1), message, "save the file as UTF-8")
        raise CatalogError(path, [problem]) from None
    return text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
