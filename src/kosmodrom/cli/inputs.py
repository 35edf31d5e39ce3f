"""Reading what people type after a command: numbers, seeds, bots, options, games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kosmodrom.cli.speech import Failure, UsageProblem

if TYPE_CHECKING:
    from kosmodrom.core.form import Field
    from kosmodrom.core.ruleset import Ruleset

YES = ("true", "yes", "on", "1", "tak")
NO = ("false", "no", "off", "0", "nie")


def whole_number(given: str | int) -> int:
    """A number of at least 0."""
    return _number(given, 0)


def positive_number(given: str | int) -> int:
    """A number of at least 1."""
    return _number(given, 1)


def port_number(given: str | int) -> int:
    """A port; 0 means any free one."""
    text = str(given)
    if not text.isascii() or not text.isdigit() or int(text) > 65_535:
        raise UsageProblem("cli-usage-port", value=text)
    return int(text)


def part(given: str | float) -> float:
    """A part of a whole: a number from 0 to 1."""
    text = str(given)
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0.0 <= value <= 1.0:
        raise UsageProblem("cli-usage-part", value=text)
    return value


def _number(given: str | int, least: int) -> int:
    text = str(given)  # Typer passes defaults through this, too
    if not text.isascii() or not text.isdigit() or int(text) < least:
        raise UsageProblem("cli-usage-number", value=text, min=least)
    return int(text)


def read_seed(text: str) -> int | str:
    """A seed, as a number if it is one: ``--seed 7`` is the same as the seed 7 in Python."""
    return int(text) if text.isascii() and text.isdigit() and str(int(text)) == text else text


def read_bots(text: str) -> tuple[str, ...]:
    """The names in ``greedy,random``, which must all be known."""
    from kosmodrom.bots import make_bot

    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if not names:
        raise UsageProblem("cli-usage-no-value", option="--bots")
    for name in names:
        make_bot(name, 0)
    return names


def read_game_options(ruleset: Ruleset[Any, Any, Any], texts: Sequence[str]) -> dict[str, Any]:
    """Options from ``name=value`` texts; the table checks whether the values fit."""
    from kosmodrom.core.form import form

    fields = {field.name: field for field in form(ruleset.game_options)}
    values: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageProblem("cli-usage-pair", text=text)
        name = name.strip().replace("-", "_")
        values[name] = _value(fields.get(name), value.strip())
    return values


def _value(field: Field | None, text: str) -> bool | int | str:
    kind = field.kind if field is not None else "choice"
    if kind == "flag" and text.lower() in YES:
        return True
    if kind == "flag" and text.lower() in NO:
        return False
    if kind == "number" and text.isascii() and text.isdigit():
        return int(text)
    return text


def read_overlay(folder: Path | None, mission_file: Path | None = None) -> Path | None:
    """The overlay: a folder, which must exist even if the game would not look into it, or one
    mission that is a file."""
    from kosmodrom.core.data import read_text
    from kosmodrom.core.errors import DataError

    if mission_file is not None:
        if folder is not None:
            raise UsageProblem("cli-usage-mission-overlay")
        read_text(mission_file)
        return mission_file
    if folder is not None and not folder.is_dir():
        raise DataError("error-overlay-folder", folder=str(folder))
    return folder


def chosen_mission(ruleset: Ruleset[Any, Any, Any], file: Path) -> dict[str, Any]:
    """The option that chooses the mission in a file."""
    files = ruleset.mission_files
    if files is None:
        raise Failure("cli-no-missions", game=ruleset.id)
    (name,) = files.found(ruleset.load(file))
    return {files.option: name}


def complete_game(incomplete: str) -> list[str]:
    """Game ids for the shell."""
    from kosmodrom.core.registry import companions, games

    return [game for game in (*games(), *companions()) if game.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """Bot names for the shell, after the ones that are already there."""
    from kosmodrom.bots import BOTS

    before, comma, start = incomplete.rpartition(",")
    return [f"{before}{comma}{bot}" for bot in BOTS if bot.startswith(start)]


def complete_language(incomplete: str) -> list[str]:
    """Languages for the shell."""
    from kosmodrom.cli.speech import LANGUAGES

    return [language for language in LANGUAGES if language.startswith(incomplete)]
