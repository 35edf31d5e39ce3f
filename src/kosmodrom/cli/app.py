"""The commands together."""

import os
from typing import Annotated

import typer

from kosmodrom.cli.games import games
from kosmodrom.cli.help import Command, Group, translate
from kosmodrom.cli.inputs import complete_language
from kosmodrom.cli.mission import mission
from kosmodrom.cli.play import play
from kosmodrom.cli.replay import replay
from kosmodrom.cli.rules import rules
from kosmodrom.cli.serve import serve
from kosmodrom.cli.simulate import simulate
from kosmodrom.cli.soak import soak

PROGRAM = "kosmodrom"

app = typer.Typer(cls=Group, rich_markup_mode=None, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True, help="cli-help")
def start(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
    lang: Annotated[  # noqa: ARG001 -- for the help and the shell: it is taken out beforehand
        str | None,
        typer.Option(
            metavar="cli-metavar-language",
            help="cli-help-lang",
            autocompletion=complete_language,
        ),
    ] = None,
) -> None:
    if version:
        from kosmodrom import __version__

        print(PROGRAM, __version__)
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        serve()


for command in (serve, games, play, simulate, soak, replay, rules):
    app.command(cls=Command, help=f"cli-help-{command.__name__}")(command)
app.add_typer(mission, name="mission")


def run(arguments: list[str]) -> int:
    """Run a command; returns the exit code."""
    command = typer.main.get_command(app)
    if f"_{PROGRAM.upper()}_COMPLETE" in os.environ:
        translate(command)
    code = command.main(arguments, prog_name=PROGRAM, standalone_mode=False)
    return code if isinstance(code, int) else 0
