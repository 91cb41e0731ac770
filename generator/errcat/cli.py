"""The command `errcat`. Everything heavy is imported by the command that needs it, so that help is quick."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import TYPE_CHECKING, Any, NoReturn

import click

from errcat import __version__

if TYPE_CHECKING:
    from errcat.run import Run

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


def _where(command: Any) -> Any:
    """The options that every command understands."""
    path = click.Path()
    for option in (
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


def _shared(command: Any) -> Any:
    """The options of the commands that print findings."""
    formats = click.Choice(["text", "concise", "json"])
    option = click.option(
        "--output-format", type=formats, default="text", help="How findings are printed.", show_default=True
    )
    return option(_where(command))


_output = click.option("--output", type=click.Path(), help="Where to write; default: generated/ beside the catalogue.")
_targets = click.argument("targets", nargs=-1, metavar="[TARGET]...")


@cli.command(epilog=f"Example: errcat generate python typescript\n\n{_EXITS}")
@_targets
@_output
@_shared
def generate(targets: tuple[str, ...], output: str | None, **options: Any) -> None:
    """Write what changed, for all targets or the named ones.

    Prints one line a change. Files that errcat did not write stay as they are.
    """
    with _run(**options, writes=True) as run:
        from errcat.output import STAYING, alone, apply, compare

        chosen = run.choose(targets)
        root = run.output(output)
        _, tree = run.generate(chosen)
        with alone(root):
            changes = compare(tree, root, run.ignored(chosen), whole=not targets)
            apply(changes, root)
        from errcat.report import change_line, number_of, told

        # As JSON, the findings alone are the answer.
        made = [change for change in told(changes) if change.verb not in STAYING]
        for change in told(changes):
            aside = change.verb in STAYING or run.format == "json"
            click.echo(change_line(change), sys.stderr if aside else sys.stdout)
        run.say(
            f"{number_of(len(tree), 'file')} of {number_of(len(chosen), 'target')}: {len(made)} changed"
            if made
            else f"{number_of(len(tree), 'file')}: nothing to do"
        )


@cli.command(epilog=f"Example: errcat check && git push\n\n{_EXITS}")
@_targets
@_output
@_shared
def check(targets: tuple[str, ...], output: str | None, **options: Any) -> None:
    """Is the catalogue sound, and is the output what it gives? Writes nothing.

    Names every missing, stale, hand-edited and left-over file with a diff and the command that mends it.
    """
    with _run(**options) as run:
        from errcat.output import compare
        from errcat.report import drift, number_of, told

        chosen = run.choose(targets)
        root = run.output(output)
        checked, tree = run.generate(chosen, tell=run.format != "json")  # then drift tells it: the answer is one list
        changes = told(compare(tree, root, run.ignored(chosen), whole=not targets))
        run.status = 1 if changes else 0
        command = run.command("generate", *targets, output=output)
        printed = drift(changes, run.shown(root), command, run.format, checked.warnings, run.name)
        if printed:
            click.echo(printed, sys.stdout)
        if changes:
            run.say(f"{number_of(len(changes), 'file')} {'differs' if len(changes) == 1 else 'differ'}")
        else:
            run.say(f"{number_of(len(tree), 'file')} {'is' if len(tree) == 1 else 'are'} current")


@cli.command(epilog=f"Example: errcat lint --output-format json\n\n{_EXITS}")
@_shared
def lint(**options: Any) -> None:
    """Is the catalogue sound? Looks at nothing else."""
    with _run(**options) as run:
        checked = run.load()
        count = sum(len(protocol.codes) for protocol in checked.catalog.protocols)
        from errcat.report import number_of

        run.say(f"{number_of(len(checked.catalog.protocols), 'protocol')}, {number_of(count, 'code')}: sound")


@cli.command(epilog=f"Example: errcat diff --against v1.2.0 --fail-on major\n\n{_EXITS}")
@click.option("--against", required=True, metavar="REF|FILE", help="A git ref, a catalog.yaml, or a catalog.json.")
@click.option(
    "--output-format",
    type=click.Choice(["text", "json", "markdown", "github"]),
    default="text",
    help="How changes are printed.",
    show_default=True,
)
@click.option("--fail-on", type=click.Choice(["major", "minor", "any"]), help="Exit with 1 from this bump on.")
@click.option("--gate", is_flag=True, help="Exit with 1 if a version moved less than the changes ask.")
@_where
def diff(against: str, output_format: str, fail_on: str | None, gate: bool, **options: Any) -> None:  # noqa: FBT001
    """What changed since another version of the catalogue, and who must do what?

    Compares catalogues, not output: see check for that. Names the part of the version number that has to move.
    """
    with _run(**options, output_format="json" if output_format == "json" else "text") as run:
        from errcat.comparing import diff

        printed = diff(run, against, output_format, fail_on, gate=gate)
        if printed:
            click.echo(printed, sys.stdout)


@cli.command(epilog=f"Example: errcat notes --against v1.2.0 --date 2026-12-01\n\n{_EXITS}")
@click.option("--against", required=True, metavar="REF|FILE", help="A git ref, a catalog.yaml, or a catalog.json.")
@click.option("--date", help="The day of the release; default: unreleased.")
@_where
def notes(against: str, date: str | None, **options: Any) -> None:
    """What changed since another version of the catalogue, as an entry of a changelog.

    Markdown in the form of Keep a Changelog, for those who use the packages.
    """
    with _run(**options, output_format="text") as run:
        from errcat.comparing import notes

        click.echo(notes(run, against, date), sys.stdout)


def _run(**options: Any) -> Run:
    from errcat.run import Run

    return Run(**options)


def _color() -> bool | None:
    if os.environ.get("NO_COLOR"):
        return False
    return True if os.environ.get("FORCE_COLOR") else None


def main() -> NoReturn:
    """Answer the command line. Raises SystemExit with the status."""
    # Somebody may have closed a stream; what would be printed there is nobody's business.
    sys.stdout, sys.stderr = (stream or open(os.devnull, "w") for stream in (sys.stdout, sys.stderr))  # noqa: SIM115, PTH123
    for stream in (sys.stdout, sys.stderr):
        # A console that cannot show a character must not hide the message behind an encoding error.
        # click.echo keeps to it only where it is given the stream; without one it writes UTF-8 to an ASCII console.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        status = cli.main(prog_name="errcat", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        status = error.exit_code
    except click.Abort:
        status = 130
    except OSError as error:  # of the console itself; what a command meets, it answers
        with contextlib.suppress(OSError):
            click.echo(f"error: {error.strerror or error}", sys.stderr)
        status = 2
    except Exception:  # noqa: BLE001 - a crash must not look like a finding
        import traceback

        traceback.print_exc()
        click.echo("this is a fault of errcat, not of the catalogue; nothing was written", sys.stderr)
        status = 2
    sys.exit(status)
