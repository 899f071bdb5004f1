"""The program `fajrant`: its commands, and how errors are reported."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from fajrant.cli import backup, bench, doctor, lab, ladder, play, puzzles, replay, review, serve, shelf, sim, verify
from fajrant.cli.errors import Wrong, complain
from fajrant.core.errors import FajrantError

BAD_ARGUMENT = 2


class OneLine(TyperGroup):
    """Reports every error in one line, never with a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, "fajrant", complete_var, False, windows_expand_args, **extra)
        except (Wrong, FajrantError) as wrong:
            complain(str(wrong))
            sys.exit(BAD_ARGUMENT)
        except typer.Abort:
            sys.exit(1)
        except Exception as wrong:
            if not hasattr(wrong, "format_message"):  # Typer's own errors about arguments have this method
                raise
            context = getattr(wrong, "ctx", None)
            usage = "" if context is None else context.get_usage()
            complain(f"{wrong.format_message().rstrip('. ')}. {usage}")
            sys.exit(BAD_ARGUMENT)
        sys.exit(code if isinstance(code, int) else 0)


app = typer.Typer(
    cls=OneLine, add_completion=False, context_settings={"help_option_names": ["-h", "--help"]}, rich_markup_mode="rich"
)


def print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"fajrant {version('fajrant')}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001  its callback does the work
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Five board games about coal and rails: play, simulate, replay."""
    if context.invoked_subcommand is None:
        print(context.get_help())


app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("doctor")(doctor.doctor)
app.command("games")(shelf.games)
app.command("rules")(shelf.rules)
app.command("sim")(sim.sim)
app.command("ladder")(ladder.ladder)
app.add_typer(lab.app, name="lab")
app.command("replay")(replay.replay)
app.command("review")(review.review)
app.command("puzzles")(puzzles.puzzles)
app.command("verify")(verify.verify)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("bench")(bench.bench)


def flowing(text: str) -> str:
    """The text with one line per paragraph: Typer breaks lines to fit the terminal, but keeps those of the source."""
    return "\n\n".join([" ".join(paragraph.split()) for paragraph in text.split("\n\n")])


for command in [*app.registered_commands, *lab.app.registered_commands]:
    assert command.callback is not None
    command.help = flowing(inspect.getdoc(command.callback) or "")


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an old terminal shows ? rather than nothing
    app()
