"""A plan becomes bytes: Jinja in a sandbox, with no filters but the target's own.

Undefined names, None and unspelled prose are errors, not output. There is no HTML escaping: this is code.
"""

from __future__ import annotations

import contextlib
import marshal
import pickle
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path, PurePosixPath
from types import CodeType
from typing import Any

import jinja2
from jinja2 import nodes
from jinja2.bccache import Bucket, bc_magic
from jinja2.compiler import CodeGenerator, Frame
from jinja2.sandbox import ImmutableSandboxedEnvironment

from errcat import model
from errcat.beside import Share, unshared
from errcat.model import Catalog, Prose
from errcat.targets import Item, Target, plan
from errcat.template_faults import template_fault


def render(catalog: Catalog, targets: Iterable[Target], share: Share = unshared) -> dict[PurePosixPath, bytes]:
    """Everything that the targets make of the catalogue. Raises TemplateFault; touches no output."""
    items = [
        (environment, item) for environment in map(_Environment, targets) for item in plan(environment.target, catalog)
    ]
    contents = share(items, _contents)
    return {item.path: data for (_, item), data in zip(items, contents, strict=True) if data is not None}


def _contents(job: tuple[_Environment, Item]) -> bytes | None:
    """What goes into one file; None for a template that has nothing to say about this protocol: it makes no file."""
    environment, item = job
    source = item.source.as_posix()
    if not source.endswith(".j2"):
        data = (environment.target.folder / "tree" / source).read_bytes()
        return data if b"\0" in data else data.replace(b"\r\n", b"\n")  # a checkout turns the line ends of texts
    try:
        return environment.get_template(source).render(item.context).encode() or None
    except Exception as error:
        raise template_fault(error, environment.target, source) from error


class _Environment(ImmutableSandboxedEnvironment):
    """The sandbox of one target."""

    @property
    def code_generator_class(self) -> type[CodeGenerator]:  # type: ignore[override]
        """What turns a template into Python."""
        return _Compiler

    def __init__(self, target: Target) -> None:
        self.target = target
        super().__init__(
            loader=jinja2.FileSystemLoader(target.folder / "tree"),
            undefined=jinja2.StrictUndefined,
            finalize=_printable,
            keep_trailing_newline=True,
            trim_blocks=True,
            lstrip_blocks=True,
            autoescape=False,
            optimized=False,  # what is folded while compiling would outlive a change of target.toml
            cache_size=-1,
            bytecode_cache=_compiled_templates(),
        )
        self.filters = {"length": len, **target.filters}
        self.globals = {}

    def is_safe_attribute(self, obj: Any, attr: str, value: Any) -> bool:
        """Text has no methods: those of prose would unwrap it, and those of other text take prose as it is."""
        return not isinstance(obj, str) and super().is_safe_attribute(obj, attr, value)


_RECORDS = [value for value in vars(model).values() if isinstance(value, type) and not issubclass(value, str)]
_FIELDS = frozenset(name for record in _RECORDS for name in dir(record)) - {*dir(str), *dir(dict)}


class _Compiler(CodeGenerator):
    """Jinja's compiler, with shortcuts that make large catalogues three times as fast to render.

    A field of the model is read as Python reads it: no such name is unsafe on anything a template can reach. What is
    text for sure, as all that comes out of a filter, is printed as it is; anything else is asked in place whether it is
    text, and goes through `_printable` if not.
    """

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:  # noqa: N802
        """Write `code.name` for `environment.getattr(code, "name")`."""
        if node.attr not in _FIELDS or node.attr.startswith("_"):
            super().visit_Getattr(node, frame)
            return
        self.visit(node.node, frame)
        self.write(f".{node.attr}")

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:  # noqa: N802
        """Without an `else` it is no text; Jinja makes an undefined value, with a message, that prints as no text."""
        otherwise = node.expr2 or nodes.Const("")
        super().visit_CondExpr(nodes.CondExpr(node.test, node.expr1, otherwise), frame)

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:  # noqa: N802
        """Jinja gives away what it includes without a context, whatever is gathered around it."""
        self.gathers = all(include.with_context for include in node.find_all(nodes.Include))
        super().visit_Template(node, frame)

    def blockvisit(self, nodes: Iterable[nodes.Node], frame: Frame) -> None:
        """A template gathers its pieces and gives them away as one, which is cheaper than giving away each."""
        if frame.buffer is not None or not self.gathers:
            super().blockvisit(nodes, frame)
            return
        self.buffer(frame)
        super().blockvisit(nodes, frame)
        self.writeline(f"yield concat({frame.buffer})")

    def _output_child_to_const(self, node: nodes.Expr, frame: Frame, finalize: Any) -> str:
        if isinstance(node, nodes.TemplateData):
            return super()._output_child_to_const(node, frame, finalize)
        raise nodes.Impossible  # nothing is folded, see `optimized`

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:  # noqa: ARG002
        if not _is_text(node):
            self.write("(printed if (printed := ")

    def _output_child_post(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:  # noqa: ARG002
        if not _is_text(node):
            self.write(").__class__ is str else str(environment.finalize(printed)))")


def _is_text(node: nodes.Expr | None) -> bool:
    """Is this text, whatever the catalogue says?"""
    if isinstance(node, nodes.CondExpr):
        return _is_text(node.expr1) and (node.expr2 is None or _is_text(node.expr2))
    if isinstance(node, nodes.Const):
        return isinstance(node.value, str)
    return isinstance(node, nodes.Filter) and node.name != "length"


@cache
def _compiled_templates() -> jinja2.BytecodeCache | None:
    """Compiled templates are kept where Jinja keeps them, as Python keeps compiled modules: half a run is compiling.

    Jinja compares checksums of templates and refuses a folder that others may write to; without one each run compiles
    anew. The checksum in the name is that of this module, which has a part in the compiling.
    """
    compiler = sha256(Path(__file__).read_bytes()).hexdigest()[:16]
    try:
        return _CompiledTemplates(pattern=f"errcat-{compiler}-%s.cache")
    except (RuntimeError, OSError):
        return None


class _CompiledTemplates(jinja2.FileSystemBytecodeCache):
    def load_bytecode(self, bucket: Bucket) -> None:
        """As Jinja does it, but a file is read in one piece: `marshal` takes four times as long to read it itself."""
        head = bc_magic + pickle.dumps(bucket.checksum, 2)
        # A file that cannot be used is no file.
        with contextlib.suppress(OSError, EOFError, ValueError, TypeError):
            data = Path(self._get_cache_filename(bucket)).read_bytes()
            code = marshal.loads(data[len(head) :]) if data.startswith(head) else None  # noqa: S302 - of this user alone
            if isinstance(code, CodeType):
                bucket.code = code

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep it if that is possible; a full disk is no fault of the template."""
        with contextlib.suppress(OSError):
            super().dump_bytecode(bucket)


def _printable(value: Any) -> Any:
    """Only text and numbers are printed as they are; the text of a list or a record would hold unspelled prose."""
    if value.__class__ is str:
        return value
    if isinstance(value, Prose):
        return str(value)  # which tells what to do instead
    if not isinstance(value, (str, int, float, jinja2.Undefined)):
        raise TypeError(
            f"{type(value).__name__} cannot be printed as it is; ask whether there is a value, or use a filter"
        )
    return value
