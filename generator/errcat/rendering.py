"""A plan becomes bytes: Jinja in a sandbox, with no filters but the target's own.

Undefined names, None and unspelled prose are errors, not output. There is no HTML escaping: this is code.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from typing import Any

import jinja2
from jinja2.sandbox import ImmutableSandboxedEnvironment

from errcat.model import Catalog, Prose
from errcat.problems import TemplateFault
from errcat.targets import Target, plan


def render(catalog: Catalog, targets: Iterable[Target]) -> dict[PurePosixPath, bytes]:
    """Everything that the targets make of the catalogue. Raises TemplateFault; touches no output."""
    return {path: data for target in targets for path, data in _render_target(catalog, target)}


def _render_target(catalog: Catalog, target: Target) -> Iterator[tuple[PurePosixPath, bytes]]:
    environment = _Environment(target)
    for item in plan(target, catalog):
        source = item.source.as_posix()
        if not source.endswith(".j2"):
            yield item.path, (target.folder / "tree" / source).read_bytes().replace(b"\r\n", b"\n")
            continue
        try:
            yield item.path, environment.get_template(source).render(item.context).encode()
        except Exception as error:
            raise TemplateFault(f"{_place(error, target, source)}: {error}") from error


class _Environment(ImmutableSandboxedEnvironment):
    """The sandbox of one target."""

    def __init__(self, target: Target) -> None:
        super().__init__(
            loader=jinja2.FileSystemLoader(target.folder / "tree"),
            undefined=jinja2.StrictUndefined,
            finalize=_refuse_none,
            keep_trailing_newline=True,
            trim_blocks=True,
            lstrip_blocks=True,
            autoescape=False,
            cache_size=-1,
        )
        self.filters = dict(target.filters)
        self.globals = {}
        self._safe: dict[tuple[type, str], bool] = {}

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        """As the sandbox decides, once for each type and name; prose has no methods that would unwrap it."""
        key = (obj.__class__, attr)
        if key not in self._safe:
            self._safe[key] = not isinstance(obj, Prose) and super().is_safe_attribute(obj, attr, value)
        return self._safe[key]


def _refuse_none(value: Any) -> Any:
    if value is None:
        raise TypeError("None is printed here; ask first whether the value is there")
    return value


def _place(error: BaseException, target: Target, source: str) -> str:
    """The template and line that an error comes from, as far as the traceback tells."""
    name, line = source, getattr(error, "lineno", None)
    if isinstance(error, jinja2.TemplateSyntaxError) and error.name:
        name = error.name
    step = error.__traceback__
    while step is not None:
        file = step.tb_frame.f_code.co_filename
        if file.endswith(".j2"):
            name, line = file[len(str(target.folder / "tree")) + 1 :], step.tb_lineno
        step = step.tb_next
    return f"templates/{target.name}/tree/{name}" + (f":{line}" if line else "")
