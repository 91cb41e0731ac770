"""What went wrong in a template, and where, in words that its author can act on."""

from __future__ import annotations

import os
import re
from types import TracebackType

import jinja2

from errcat import words
from errcat.model.base import UnspelledError
from errcat.problems import TemplateFault, nearest
from errcat.targets import Target, folders


def template_fault(error: BaseException, target: Target, source: str) -> TemplateFault:
    """The fault that an error while rendering a template comes from."""
    return TemplateFault(f"{_place(error, target, source)}: {_said(error, target)}")


def _said(error: BaseException, target: Target) -> str:
    filters = ", ".join(sorted(target.filters)) or "none"
    if isinstance(error, UnspelledError):
        return f"{error}; filters of this target: {filters}"
    missing = re.match(r"No filter named '(.+?)'", str(error))
    if missing and isinstance(error, (jinja2.TemplateSyntaxError, jinja2.TemplateRuntimeError)):
        meant = nearest(missing[1], target.filters)
        return (
            f"no filter named {missing[1]!r}; {meant + ' ' if meant else ''}"
            f"filters are declared under [filters] or [spellings] in target.toml, here: {filters}"
        )
    if isinstance(error, AttributeError) and isinstance(error.obj, dict):
        return f"{error}; a member of plain data is read as [{error.name!r}]"
    if not isinstance(error, jinja2.TemplateError) and _was_given_none(error.__traceback__):
        return "a filter was given None: there is no value; ask whether there is one"
    return str(error)


_OF_FILTERS = (words.__path__[0], folders.__file__)


def _was_given_none(step: TracebackType | None) -> bool:
    """Was the filter in which a template ended given None? Its first argument tells."""
    while step is not None:
        code = step.tb_frame.f_code
        if code.co_filename.startswith(_OF_FILTERS) and code.co_argcount:
            return step.tb_frame.f_locals.get(code.co_varnames[0], "") is None
        step = step.tb_next
    return False


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
    folder = os.path.relpath(target.folder)
    shown = str(target.folder) if folder.startswith("..") else folder
    return f"{shown}/tree/{name}" + (f":{line}" if line else "")
