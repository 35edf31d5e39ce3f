"""What is shown of a table is made of one view; what everyone sees, once for all who look."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from kosmodrom.core.game import Game
from kosmodrom.core.options import Seat
from kosmodrom.core.registry import find_game
from kosmodrom.core.rng import Random
from kosmodrom.core.showing import KEPT_PARTS, KEPT_STATES, Glance, Kept, for_all, kept_by
from kosmodrom.core.table import Table
from tests.core.toys import CARDS, GARDENS, MARKET, TOYS, AnyGame, AnyRuleset, AnyTable


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
    assert shown(before.game) == 1, "those who work side by side each look at another state"


def test_a_glance_lasts_as_long_as_the_look() -> None:
    """Rules that use such a part afterwards get it as the state is then; so do those after a look
    that failed."""

    @for_all
    def shown(g: AnyGame) -> int:
        return len(g.state.deck)

    def view(g: AnyGame, seat: Seat | None) -> Any:
        if shown(g) < size:
            raise LookupError
        return CARDS.view(g, seat)

    table: AnyTable = Table.start(replace(CARDS, view=view), seats=2, seed=1)
    glance: Glance = {}
    size = len(table.game.state.deck)
    table.shown(0, glance)
    assert list(glance.values()) == [size]
    table.game.state.deck.pop()
    assert shown(table.game) == size - 1
    with pytest.raises(LookupError):
        table.shown(0, {})
    table.game.state.deck.pop()
    assert shown(table.game) == size - 2


def test_what_nobody_has_looked_at_for_long_is_forgotten() -> None:
    looks: list[int] = []

    @for_all
    def shown(g: AnyGame) -> int:
        looks.append(g.state.rng)
        return len(looks)

    game = Table.start(CARDS, seats=2, seed=1).game
    for rng in range(2 * KEPT_STATES + 1):
        game.state.rng = rng
        assert shown(game) == rng + 1
    assert shown(game) == 2 * KEPT_STATES + 1
    game.state.rng = 0
    assert shown(game) == 2 * KEPT_STATES + 2


def test_what_is_looked_at_again_is_not_forgotten() -> None:
    looks: list[int] = []

    @for_all
    def shown(g: AnyGame) -> int:
        looks.append(g.state.rng)
        return len(looks)

    game = Table.start(CARDS, seats=2, seed=1).game
    for rng in range(1, 3 * KEPT_STATES):
        for state in (0, rng):
            game.state.rng = state
            shown(game)
    assert looks.count(0) == 1


def test_games_keep_nothing_for_each_other() -> None:
    @for_all
    def shown(g: AnyGame) -> list[AnyGame]:
        return [g]

    game, other = (Table.start(CARDS, seats=2, seed=1).game for _ in range(2))
    assert shown(game) is shown(game)
    assert shown(other) is not shown(game)


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


def test_a_part_is_kept_until_its_key_changes() -> None:
    looks: list[int] = []

    @kept_by(lambda g, seat: (seat, g.state.turn))
    def part(_g: AnyGame, seat: int) -> int:
        looks.append(seat)
        return len(looks)

    game = Table.start(CARDS, seats=2, seed=1).game
    assert [part(game, 0), part(game, 1), part(game, 0)] == [1, 2, 1]
    game.state.rng += 1
    assert part(game, 0) == 1
    game.state.turn += 1
    assert [part(game, 0), part(game, 0)] == [3, 3]
    game.state.turn -= 1
    assert part(game, 0) == 1, "copies of the game stand elsewhere"


def test_a_part_that_has_not_been_seen_for_long_is_forgotten() -> None:
    looks: list[int] = []

    @kept_by(lambda _g, number: number)
    def part(_g: AnyGame, number: int) -> int:
        looks.append(number)
        return len(looks)

    game = Table.start(CARDS, seats=2, seed=1).game
    for number in range(2 * KEPT_PARTS + 1):
        part(game, number)
    assert part(game, 2 * KEPT_PARTS) == 2 * KEPT_PARTS + 1
    assert part(game, 0) == 2 * KEPT_PARTS + 2


def test_as_many_parts_as_are_looked_at_by_turns_are_kept() -> None:
    looks: list[int] = []

    @kept_by(lambda _g, number: number)
    def part(_g: AnyGame, number: int) -> int:
        looks.append(number)
        return len(looks)

    game = Table.start(CARDS, seats=2, seed=1).game
    for number in [*range(KEPT_PARTS)] * 3:
        part(game, number)
    assert looks == [*range(KEPT_PARTS)]


def test_nothing_is_kept_where_a_check_wants_it_so() -> None:
    looks: list[int] = []

    @for_all
    def shown(_g: AnyGame) -> int:
        looks.append(1)
        return len(looks)

    game = Table.start(CARDS, seats=2, seed=1).game
    shown(game)
    with Kept.nothing():
        assert [shown(game), shown(game)] == [2, 3]
    assert shown(game) == 1


@pytest.mark.parametrize("toy", [*TOYS, find_game("astrominers")], ids=lambda toy: toy.id)
def test_what_is_shown_is_the_view_and_its_points(toy: AnyRuleset) -> None:
    chance = Random.seeded(toy.id)
    table = Table.start(toy, seats=toy.seats.min, seed=1)
    while True:
        for seat in (None, *range(toy.seats.min)):
            view, shown = table.view(seat), table.shown(seat)
            assert shown.view == view
            assert shown.points == (tuple(toy.points(view)) if toy.points else None)
            assert shown.breakdown == (tuple(toy.breakdown(view)) if toy.breakdown else None)
        if table.finished:
            break
        seat = chance.choice([*table.pending])
        table.decide(seat, chance.choice(table.pending[seat].options))


def test_what_a_reader_knows_beside_others_is_decoded_once() -> None:
    known: list[Any] = []

    def conceal(before: Any, now: Any, seat: int | None) -> Any:
        known.append(before)
        return GARDENS.conceal(before, now, seat)

    table = Table.start(replace(GARDENS, conceal=conceal), seats=2, seed=1)
    for seat in (0, 1):
        table.view(seat)
    table.decide(0, table.pending[0].options[0])
    for seat in (0, 1):
        table.view(seat)
    assert [known[2] is known[0], known[3] is known[1], known[1] is known[0]] == [True, True, False]
    table.undo(0)
    table.view(0)
    assert known[4] is not known[0], "what was taken back is forgotten"


def test_a_reader_costs_one_view_which_is_not_shared_with_the_game() -> None:
    looks: list[int | None] = []
    kept = {"points": 1}

    def view(g: AnyGame, seat: int | None) -> msgspec.Struct:
        looks.append(seat)
        return CARDS.view(g, seat)

    toy = replace(CARDS, view=view, breakdown=lambda _view: [kept, kept])
    table = Table.start(toy, seats=2, seed=1)
    shown = table.shown(1)
    kept["points"] = 2
    assert looks == [1]
    assert shown.points == (0, 0)
    assert shown.breakdown == ({"points": 1}, {"points": 1})
