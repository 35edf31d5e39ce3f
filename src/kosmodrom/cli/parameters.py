"""Parameters that several commands share; their help and their names are message ids."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kosmodrom.cli.inputs import complete_bots, complete_game, positive_number, whole_number

Game = Annotated[
    str,
    typer.Argument(metavar="cli-metavar-game", help="cli-help-game", autocompletion=complete_game),
]
Players = Annotated[
    int | None,
    typer.Option(metavar="cli-metavar-number", help="cli-help-players", parser=positive_number),
]
Automas = Annotated[
    int,
    typer.Option(metavar="cli-metavar-number", help="cli-help-automas", parser=whole_number),
]
Bots = Annotated[
    str | None,
    typer.Option(metavar="cli-metavar-bots", help="cli-help-bots", autocompletion=complete_bots),
]
Seed = Annotated[str | None, typer.Option(metavar="cli-metavar-seed", help="cli-help-seed")]
GameOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="cli-metavar-option", help="cli-help-option"),
]
Jobs = Annotated[
    int | None,
    typer.Option(metavar="cli-metavar-number", help="cli-help-jobs", parser=positive_number),
]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
MissionFile = Annotated[
    Path | None, typer.Option(metavar="cli-metavar-file", help="cli-help-mission-file")
]
Overlay = Annotated[
    Path | None, typer.Option(metavar="cli-metavar-folder", help="cli-help-overlay")
]
