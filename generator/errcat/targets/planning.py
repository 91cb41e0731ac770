"""The files that a target makes of a catalogue."""

import re
from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import Any, NamedTuple

from errcat import words
from errcat.model import Catalog
from errcat.targets.folders import EACH, Target

_EACH = re.compile(rf"\{{({'|'.join(EACH)})\}}")


class Item(NamedTuple):
    """One file to make: where it goes, what from, and what its template may see."""

    path: PurePosixPath
    source: PurePosixPath
    context: Mapping[str, Any]


def plan(target: Target, catalog: Catalog) -> Iterator[Item]:
    """The files that a target makes of a catalogue."""
    folder = words.snake(catalog.package.name)
    for source in target.sources:
        name = source.as_posix()
        each = frozenset(_EACH.findall(name))
        for context in _contexts(catalog, each):
            # The names of the catalogue come last: a protocol may be called like the folder.
            parts = [folder if part == target.package_folder else part for part in name.removesuffix(".j2").split("/")]
            path = _EACH.sub(lambda match, context=context: context[match[1]].name, "/".join(parts))  # type: ignore[misc]
            yield Item(PurePosixPath(target.name, *path.split("/")), source, context)


def _contexts(catalog: Catalog, each: frozenset[str]) -> Iterator[Mapping[str, Any]]:
    base = {"catalog": catalog, "package": catalog.package}
    if not each:
        yield base
        return
    for protocol in catalog.protocols:
        if each == {"protocol"}:
            yield {**base, "protocol": protocol}
            continue
        for domain in protocol.domains:
            if "code" not in each:
                yield {**base, "protocol": protocol, "domain": domain}
                continue
            for code in domain.codes:
                yield {**base, "protocol": protocol, "domain": domain, "code": code}
