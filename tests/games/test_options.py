"""What the form of a game's options says is what the game accepts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from kosmodrom.core.errors import GameOptionsError, SeatsError
from kosmodrom.core.form import Field, form, read_game_options
from kosmodrom.core.registry import games
from kosmodrom.core.ruleset import Ruleset

AnyRuleset = Ruleset[Any, Any, Any]
FIELDS = [(game, field) for game in games().values() for field in form(game.game_options)]


def values(field: Field) -> Iterator[bool | int | str]:
    match field.kind:
        case "flag":
            yield from (False, True)
        case "number":
            yield from range(field.min, field.max + 1)
        case "choice":
            yield from field.choices


def accepts(game: AnyRuleset, seats: int, **options: Any) -> bool:
    try:
        read_game_options(game, options, seats, automas_for(game, seats))
    except GameOptionsError:
        return False
    return True


@cache
def automas_for(game: AnyRuleset, seats: int) -> int:
    """The fewest automas with which so many players can play."""
    for automas in range(game.seats.automas + 1):
        try:
            read_game_options(game, {}, seats, automas)
        except SeatsError:
            continue
        return automas
    raise AssertionError(f"{game.id} is not for {seats} players")


@pytest.mark.parametrize(
    ("game", "field"), FIELDS, ids=[f"{game.id}-{field.name}" for game, field in FIELDS]
)
def test_every_value_that_is_offered_is_accepted(game: AnyRuleset, field: Field) -> None:
    for seats in range(game.seats.min, game.seats.max + 1):
        for value in values(field):
            there = not field.seat or not str(value).isdecimal() or int(value) <= seats
            # By itself, or with what the form says that it needs.
            alone, needs = {field.name: value}, {**field.needs, field.name: value}
            accepted = accepts(game, seats, **alone) or accepts(game, seats, **needs)
            assert accepted == there, (seats, value)


def test_what_is_said_of_event_decks_is_true() -> None:
    game = games()["planet_unknown"]
    own = {"events": True, "event_mix": "custom"}
    for seats, green, red in ((1, 20, 20), (2, 16, 18), (6, 16, 18)):
        for number in range(21):
            rest = 20 - number
            greens = accepts(game, seats, green=number, orange=rest, red=0, **own)
            reds = accepts(game, seats, red=number, orange=rest, green=0, **own)
            assert (greens, reds) == (number <= green, number <= red), (seats, number)
    assert not accepts(game, 2, green=8, **own)
