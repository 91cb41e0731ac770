"""One run of a command: where the catalogue and the templates are, and how it answers."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from errcat.pipeline import Checked, load, load_and_generate
from errcat.problems import CatalogError, OutputFault, Problem, SourceFault, TemplateFault, nearest
from errcat.report import FORMATS, visible
from errcat.targets import Target, find_targets

if TYPE_CHECKING:
    from errcat.output import Tree


class Run:
    """One run of a command: where the catalogue and the templates are, how to answer, and whether it would write."""

    def __init__(self, catalog: str | None, templates: str | None, output_format: str, *, writes: bool = False) -> None:
        self.format = output_format
        self._consequence = "; nothing was written" if writes else ""
        self.status = 0
        self._asked = None if catalog is None else Path(catalog)
        self._templates = None if templates is None else Path(templates)

    def __enter__(self) -> Run:
        with self._answering():
            self.catalog = self._find()
            self.name = self.shown(self.catalog)
            self.targets = find_targets(self._templates_folder())
        return self

    def __exit__(self, kind: Any, error: BaseException | None, trace: Any) -> None:
        if error is not None:
            with self._answering():
                raise error
        if self.status:
            sys.exit(self.status)

    @contextmanager
    def _answering(self) -> Generator[None]:
        """Turn what somebody can mend into an answer and an exit status."""
        try:
            with self._answering_problems():
                yield
        except (TemplateFault, OutputFault, SourceFault) as error:
            self.say(f"error: {error}")
            sys.exit(2)
        except BrokenPipeError:
            # Whoever read the results has seen enough.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(self.status)
        except OSError as error:
            self.say(
                ": ".join(["error", str(error.strerror or error), *([str(error.filename)] if error.filename else [])])
            )
            sys.exit(2)

    @contextmanager
    def _answering_problems(self) -> Generator[None]:
        try:
            yield
        except CatalogError as error:
            self.status = 1
            self.report(error.problems, error.source)
            errors = sum(problem.level == "error" for problem in error.problems)
            self.say(f"{errors} {'problem' if errors == 1 else 'problems'} in {self.name}{self._consequence}")
            sys.exit(1)

    def _find(self) -> Path:
        if self._asked is not None:
            if not self._asked.is_file():
                raise click.UsageError(f"there is no catalogue at {self._asked}")
            return self._asked
        here = Path.cwd()
        for folder in (here, *here.parents):
            if (folder / "catalog.yaml").is_file():
                return folder / "catalog.yaml"
        raise click.UsageError("there is no catalog.yaml here or in any parent folder; name one with --catalog")

    def _templates_folder(self) -> Path:
        if self._templates is not None:
            return self._templates
        package = Path(__file__).parent
        beside = self.catalog.parent / "templates"
        candidates = (beside, package / "templates", package.parent.parent / "templates")
        return next(folder for folder in candidates if any(folder.glob("*/target.toml")) or folder is candidates[-1])

    def output(self, asked: str | None) -> Path:
        """The folder to write to."""
        if asked is None:
            if self.catalog.absolute().parts[1:2] in (("dev",), ("proc",)):
                raise click.UsageError("the catalogue comes from a stream; say with --output where to write")
            return self.catalog.parent / "generated"
        if not asked:
            raise click.UsageError("--output names no folder")
        for target in self.targets:
            if Path(os.path.realpath(asked)).is_relative_to(os.path.realpath(target.folder.parent)):
                raise click.UsageError(f"the output cannot lie in the templates: {asked}")
        return Path(asked)

    def choose(self, names: tuple[str, ...]) -> list[Target]:
        """The named targets, or all."""
        known = {target.name: target for target in self.targets}
        for name in names:
            if name not in known:
                help = nearest(name, known) or f"there are: {', '.join(known)}"
                raise click.UsageError(f"there is no target {name!r}; {help}")
        return [target for name, target in known.items() if not names or name in names]

    def load(self) -> Checked:
        """The catalogue without errors; its warnings are told."""
        checked = load(self.catalog.read_bytes(), self.name, self.targets)
        self.report(checked.warnings, checked.source)
        return checked

    def generate(self, chosen: list[Target], *, tell: bool = True) -> tuple[Checked, Tree]:
        """The catalogue without errors, and what the targets make of it; its warnings are told, unless the caller does."""
        checked, tree = load_and_generate(self.catalog.read_bytes(), self.name, self.targets, chosen)
        if tell:
            self.report(checked.warnings, checked.source)
        return checked, tree

    def ignored(self, targets: list[Target]) -> dict[str, frozenset[str]]:
        """The targets by name, with what their own tools leave in their folders."""
        return {target.name: frozenset(target.ignored) for target in targets}

    def report(self, problems: list[Problem], source: str) -> None:
        """Print findings on stdout, in the format that was asked for; as JSON also if there are none."""
        if problems or self.format == "json":
            click.echo(FORMATS[self.format](self.name, source, problems), sys.stdout)

    def shown(self, path: Path) -> str:
        """A path as the person would type it."""
        relative = os.path.relpath(path)
        return str(path) if relative.startswith("..") and path.is_absolute() else Path(relative).as_posix()

    def command(self, *words: str, output: str | None) -> str:
        """The command line of another command on the same catalogue."""
        import shlex

        options = {"--catalog": self._asked, "--templates": self._templates, "--output": output}
        given = [part for option, value in options.items() if value is not None for part in (option, str(value))]
        return shlex.join(["errcat", *words, *given])

    def say(self, line: str) -> None:
        """The one summary line, on stderr."""
        click.echo(visible(line), sys.stderr)
