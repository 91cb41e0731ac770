"""What stands at the wrong level of a document: told once, where it stands, and not as all that it breaks.

A heading that lost its indentation breaks a dozen rules of the schema; its author has one thing to mend.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import takewhile
from typing import Any, NamedTuple

from errcat.problems import Problem
from errcat.reading.fault import catalog_schema
from errcat.reading.nodes import Map

Path = tuple[str, ...]


class Stray(NamedTuple):
    """One thing at the wrong level, and the paths of what looks wrong because of it."""

    problem: Problem
    covers: list[Path]


def strays(root: Map) -> Iterator[Stray]:
    """Everything that stands at the wrong level, in no order."""
    definitions = catalog_schema()["definitions"]
    yield from _not_indented(root, (), catalog_schema())
    for name, protocol in _maps(root, "protocols"):
        path: Path = ("protocols", name)
        yield from _not_indented(protocol, path, definitions["protocol"])
        stray = _codes_beside_domains(protocol, path)
        if stray is not None:
            yield stray
            continue
        for domain_name, domain in _maps(protocol, "domains"):
            below = (*path, "domains", domain_name)
            if is_code(domain) and "codes" not in domain:
                message = f"code {domain_name!r} stands among the domains"
                at = protocol.place("domains", domain_name, key=True)
                yield Stray(Problem("unknown-key", at, message, "a code belongs under `codes:` of a domain"), [below])
                continue
            yield from _not_indented(domain, below, definitions["domain"])
            for code_name, code in _maps(domain, "codes"):
                yield from _not_indented(code, (*below, "codes", code_name), _code_schema())
                yield from _details_as_schema(code, (*below, "codes", code_name))


def is_code(value: Any) -> bool:
    """Does it look like a code?"""
    return isinstance(value, Map) and not value.keys().isdisjoint(("retryable", "summary", "retired"))


def _not_indented(entry: Map, path: Path, schema: Mapping[str, Any]) -> Iterator[Stray]:
    """A field that is empty, because what belongs to it begins at its own column."""
    known = schema["properties"]
    for key, value in entry.items():
        if value is not None or key not in known or not _holds_fields(known[key]):
            continue
        names = iter(entry)
        next(name for name in names if name == key)
        children = [*takewhile(lambda name: name not in known, names)]
        if children and entry.key_at(children[0]).column == entry.key_at(key).column:
            message = f"{key} is empty, and what follows stands beside it"
            help = f"indent {', '.join(children[:3])}{' ...' if children[3:] else ''} deeper than {key}"
            covers = [(*path, name) for name in (key, *children)]
            yield Stray(Problem("empty", entry.key_at(key), message, help), covers)


def _holds_fields(schema: Mapping[str, Any]) -> bool:
    return schema.get("type") == "object" or schema.get("$ref", "#/definitions/text") != "#/definitions/text"


def _codes_beside_domains(protocol: Map, path: Path) -> Stray | None:
    """`codes:` as far to the left as the domain that it belongs to."""
    domains = protocol.get("domains")
    codes = domains.get("codes") if isinstance(domains, Map) else None
    if not isinstance(domains, Map) or not isinstance(codes, Map) or not any(map(is_code, codes.values())):
        return None
    before = [*takewhile(lambda name: name != "codes", domains)]
    help = f"indent it, and the codes, to belong to {before[-1]}" if before else "it belongs to a domain"
    problem = Problem("unknown-key", domains.key_at("codes"), "codes stand among the domains", help)
    return Stray(problem, [(*path, "domains", name) for name in ("codes", *before[-1:])])


def _details_as_schema(code: Map, path: Path) -> Iterator[Stray]:
    """Details that are described as JSON Schema describes an object."""
    details = code.get("details")
    if isinstance(details, Map) and isinstance(details.get("properties"), Map) and details.get("type") == "object":
        name = next(iter(details["properties"]), "name")
        help = f"write details: {{ {name}: {{ type: ... }} }}"
        problem = Problem("unknown-key", details.key_at("type"), "details name their members without a schema", help)
        yield Stray(problem, [(*path, "details")])


def _maps(entry: Map, key: str) -> Iterator[tuple[str, Map]]:
    found = entry.get(key)
    for name, value in found.items() if isinstance(found, Map) else ():
        if isinstance(value, Map):
            yield name, value


@cache
def _code_schema() -> Mapping[str, Any]:
    pieces = catalog_schema()["definitions"]["code"]["allOf"]
    return {"properties": {key: value for piece in pieces for key, value in piece.get("properties", {}).items()}}
