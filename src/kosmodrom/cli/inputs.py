"""Reading what people type after a command: numbers, seeds, bots, options, games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kosmodrom.cli.speech import UsageProblem

if TYPE_CHECKING:
    from kosmodrom.core.form import Field
    from kosmodrom.core.ruleset import Ruleset

YES = ("true", "yes", "on", "1", "tak")
NO = ("false", "no", "off", "0", "nie")


def whole_number(given: str | int) -> int:
    """A number from 0 up."""
    return _number(given, 0)


def positive_number(given: str | int) -> int:
    """A number from 1 up."""
    return _number(given, 1)


def port_number(given: str | int) -> int:
    """A port; 0 stands for any free one."""
    text = str(given)
    if not text.isascii() or not text.isdigit() or int(text) > 65_535:
        raise UsageProblem("cli-usage-port", value=text)
    return int(text)


def _number(given: str | int, least: int) -> int:
    text = str(given)  # Typer passes a default through, too
    if not text.isascii() or not text.isdigit() or int(text) < least:
        raise UsageProblem("cli-usage-number", value=text, min=least)
    return int(text)


def read_seed(text: str) -> int | str:
    """A seed as a number if it is one, so that ``--seed 7`` is the seed 7 of a program."""
    return int(text) if text.isascii() and text.isdigit() and str(int(text)) == text else text


def read_bots(text: str) -> tuple[str, ...]:
    """The names in ``greedy,random``, all of which must be known."""
    from kosmodrom.bots import make_bot

    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if not names:
        raise UsageProblem("cli-usage-no-value", option="--bots")
    for name in names:
        make_bot(name, 0)
    return names


def read_game_options(ruleset: Ruleset[Any, Any, Any], texts: Sequence[str]) -> dict[str, Any]:
    """Options from ``name=value`` texts; whether the values fit is checked by the table."""
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


def read_overlay(folder: Path | None) -> Path | None:
    """The overlay's folder, which must be one even if the game would not look into it."""
    from kosmodrom.core.errors import DataError

    if folder is not None and not folder.is_dir():
        raise DataError("error-overlay-folder", folder=str(folder))
    return folder


def complete_game(incomplete: str) -> list[str]:
    """Game ids for the shell."""
    from kosmodrom.core.registry import games

    return [game for game in games() if game.startswith(incomplete)]


def complete_bots(incomplete: str) -> list[str]:
    """Bot names for the shell, after the commas that are there."""
    from kosmodrom.bots import BOTS

    before, comma, start = incomplete.rpartition(",")
    return [f"{before}{comma}{bot}" for bot in BOTS if bot.startswith(start)]


def complete_language(incomplete: str) -> list[str]:
    """Languages for the shell."""
    from kosmodrom.cli.speech import LANGUAGES

    return [language for language in LANGUAGES if language.startswith(incomplete)]
