"""What everyone sees is worked out once for all who look, and anew when the game has changed."""

from __future__ import annotations

from typing import Any

from kosmodrom.core.game import Game
from kosmodrom.core.showing import for_all
from kosmodrom.core.table import Table
from tests.core.toys import CARDS, MARKET, AnyTable


def test_once_for_all_who_look() -> None:
    looks: list[int] = []

    @for_all
    def shown(g: Game[Any, Any, Any]) -> int:
        looks.append(g.seats)
        return len(looks)

    table: AnyTable = Table.start(CARDS, seats=2, seed=1)
    assert [shown(table.game), shown(table.game), shown(table.fork().game)] == [1, 1, 1]
    before = table.fork()
    table.decide(0, table.pending[0].options[0])
    assert [shown(table.game), shown(table.game)] == [2, 2]
    assert shown(before.game) == 3


def test_anew_for_all_that_a_game_is_made_of() -> None:
    @for_all
    def shown(g: Game[Any, Any, Any]) -> tuple[Any, ...]:
        return g.options, g.data, g.seats, g.automas, g.carried, g.version

    game = Table.start(MARKET, seats=1, seed=1).game
    made_of = {
        "options": game.options,
        "data": game.data,
        "seats": game.seats,
        "automas": game.automas,
        "carried": game.carried,
        "version": game.version,
    }
    others = {
        "options": "others",
        "data": "others",
        "seats": 9,
        "automas": 9,
        "carried": "others",
        "version": 9,
    }
    for name, other in others.items():
        assert shown(game) == tuple(made_of.values())
        changed: Any = Game(game.state, **(made_of | {name: other}))
        assert shown(changed) == tuple((made_of | {name: other}).values())
