"""The command `errcat`. Everything heavy is imported by the command that needs it, so that help is quick."""

from __future__ import annotations

import gc
import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from errcat import __version__

if TYPE_CHECKING:
    from errcat.pipeline import Checked
    from errcat.problems import Problem
    from errcat.targets import Target

_EXITS = "Exit status: 0 fine, 1 something to mend, 2 wrong usage or an error of errcat or a template."


@click.group(
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=_EXITS,
)
@click.version_option(__version__, prog_name="errcat")
@click.pass_context
def cli(context: click.Context) -> None:
    """One catalogue of error codes becomes typed packages, schemas and documents.

    errcat works on the catalog.yaml of this folder or its nearest parent and writes to generated/ beside it.
    """
    context.color = _color()


def _shared(command: Any) -> Any:
    """The options that every command understands."""
    path = click.Path(path_type=Path)
    formats = click.Choice(["text", "concise", "json"])
    for option in (
        click.option(
            "--output-format", type=formats, default="text", help="How findings are printed.", show_default=True
        ),
        click.option(
            "--templates",
            type=path,
            help="The folder of targets; default: templates/ beside the catalogue, else errcat's own.",
        ),
        click.option(
            "--catalog", type=path, help="The catalogue; default: catalog.yaml here or in the nearest parent."
        ),
    ):
        command = option(command)
    return command


_output = click.option(
    "--output", type=click.Path(path_type=Path), help="Where to write; default: generated/ beside the catalogue."
)
_targets = click.argument("targets", nargs=-1, metavar="[TARGET]...")


@cli.command(epilog=f"Example: errcat generate python typescript\n\n{_EXITS}")
@_targets
@_output
@_shared
def generate(targets: tuple[str, ...], output: Path | None, **options: Any) -> None:
    """Write what changed, for all targets or the named ones.

    Prints one line a change. Files that errcat did not write stay as they are.
    """
    with _Run(**options) as run:
        from errcat.output import apply, compare
        from errcat.pipeline import generate

        chosen = run.choose(targets)
        checked = run.load()
        root = output or run.catalog.parent / "generated"
        tree = generate(checked.catalog, chosen)
        changes = compare(tree, root, run.ignored(chosen), whole=not targets)
        apply(changes, root)
        from errcat.report import change_line, told

        for change in told(changes):
            click.echo(change_line(change), err=change.verb == "keep")
        made = sum(change.verb != "keep" for change in told(changes))
        run.say(
            f"{len(tree)} files of {len(chosen)} targets: {made} changed"
            if made
            else f"{len(tree)} files: nothing to do"
        )


@cli.command(epilog=f"Example: errcat check && git push\n\n{_EXITS}")
@_targets
@_output
@_shared
def check(targets: tuple[str, ...], output: Path | None, **options: Any) -> None:
    """Is the catalogue sound, and is the output what it gives? Writes nothing.

    Names every missing, stale, hand-edited and left-over file with a diff and the command that mends it.
    """
    with _Run(**options) as run:
        from errcat.output import compare
        from errcat.pipeline import generate
        from errcat.report import drift, told

        chosen = run.choose(targets)
        checked = run.load()
        root = output or run.catalog.parent / "generated"
        tree = generate(checked.catalog, chosen)
        changes = told(compare(tree, root, run.ignored(chosen), whole=not targets))
        command = run.command("generate", *targets, output=output)
        printed = drift(changes, run.shown(root), command, run.format, checked.warnings, run.name)
        if printed:
            click.echo(printed)
        run.say(f"{len(changes)} of {len(tree)} files differ" if changes else f"{len(tree)} files are current")
        run.status = 1 if changes else 0


@cli.command(epilog=f"Example: errcat lint --output-format json\n\n{_EXITS}")
@_shared
def lint(**options: Any) -> None:
    """Is the catalogue sound? Looks at nothing else."""
    with _Run(**options) as run:
        checked = run.load()
        if run.format == "json" and not checked.warnings:
            click.echo("[]")
        count = sum(len(protocol.codes) for protocol in checked.catalog.protocols)
        run.say(f"{len(checked.catalog.protocols)} protocols, {count} codes: sound")


class _Run:
    """One run of a command: where the catalogue and the templates are, and how to answer."""

    def __init__(self, catalog: Path | None, templates: Path | None, output_format: str) -> None:
        self.format = output_format
        self.status = 0
        self._asked = catalog
        self._templates = templates

    def __enter__(self) -> _Run:
        from errcat.targets import find_targets

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
    def _answering(self) -> Iterator[None]:
        """Turn what somebody can mend into an answer and an exit status."""
        from errcat.problems import CatalogError, OutputFault, TemplateFault

        try:
            yield
        except CatalogError as error:
            self.report(error.problems, error.source)
            errors = sum(problem.level == "error" for problem in error.problems)
            self.say(f"{errors} {'problem' if errors == 1 else 'problems'} in {self.name}; nothing was written")
            sys.exit(1)
        except (TemplateFault, OutputFault) as error:
            self.say(f"error: {error}")
            sys.exit(2)
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                raise
            self.say(f"error: {error.strerror or error}: {error.filename or self._asked}; nothing was changed")
            sys.exit(2)

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

    def choose(self, names: tuple[str, ...]) -> list[Target]:
        """The named targets, or all."""
        from errcat.problems import nearest

        known = {target.name: target for target in self.targets}
        for name in names:
            if name not in known:
                help = nearest(name, known) or f"there are: {', '.join(known)}"
                raise click.UsageError(f"there is no target {name!r}; {help}")
        return [target for name, target in known.items() if not names or name in names]

    def load(self) -> Checked:
        """The catalogue without errors; its warnings are told."""
        from errcat.pipeline import load

        checked = load(self.catalog.read_bytes(), self.name, self.targets)
        self.report(checked.warnings, checked.source)
        return checked

    def ignored(self, targets: list[Target]) -> set[str]:
        """What the targets' own tools leave in their folders."""
        return {name for target in targets for name in target.ignored}

    def report(self, problems: list[Problem], source: str) -> None:
        """Print findings on stdout, in the format that was asked for."""
        from errcat.report import FORMATS

        if problems:
            click.echo(FORMATS[self.format](self.name, source, problems))

    def shown(self, path: Path) -> str:
        """A path as the person would type it."""
        relative = os.path.relpath(path)
        return str(path) if relative.startswith("..") and path.is_absolute() else Path(relative).as_posix()

    def command(self, *words: str, output: Path | None) -> str:
        """The command line of another command on the same catalogue."""
        import shlex

        options = {"--catalog": self._asked, "--templates": self._templates, "--output": output}
        given = [part for option, value in options.items() if value is not None for part in (option, str(value))]
        return shlex.join(["errcat", *words, *given])

    def say(self, line: str) -> None:
        """The one summary line, on stderr."""
        from errcat.report import visible

        click.echo(visible(line), err=True)


def _color() -> bool | None:
    if os.environ.get("NO_COLOR"):
        return False
    return True if os.environ.get("FORCE_COLOR") else None


def main() -> None:
    """The entry point of the console script."""
    # A run builds one growing tree and ends: the collector would walk it over and over and find nothing.
    gc.disable()
    for stream in (sys.stdout, sys.stderr):
        # A console that cannot show a character must not hide the message behind an encoding error.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = cli.main(prog_name="errcat", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        status = error.exit_code
    except click.Abort:
        status = 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except Exception:  # noqa: BLE001 - a crash must not look like a finding
        traceback.print_exc()
        click.echo("this is a fault of errcat, not of the catalogue; nothing was written", err=True)
        status = 2
    sys.exit(status)
