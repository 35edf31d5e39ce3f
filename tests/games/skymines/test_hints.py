"""What hints say of a move: the parts of the judge's value that it changes."""

import pytest

from kosmodrom.bots.greedy import reasons
from kosmodrom.core.judging import advantage
from kosmodrom.core.rng import Random
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.skymines.judge import judge, parts
from kosmodrom.games.skymines.moves import UseEnergy, UseFieldScientist
from kosmodrom.games.skymines.terms import PACKAGE
from tests.games.skymines.kit import SETTINGS, A, Position, start


@pytest.mark.parametrize(("players", "luna"), SETTINGS)
def test_the_reasons_add_up_to_what_the_judge_sees(players: int, luna: bool) -> None:
    chance, named = Random.seeded(players), set[str]()
    board = "belt" if players == 3 else "moon"
    table = start(players, luna=luna, seed="hints", missions=True, board=board)
    while table.game.state.round < 7:
        told = [parts(table.game, seat) for seat in range(players + luna)]
        sums = [sum(found.values()) for found in told]
        assert judge(table.game, A) == advantage(sums, A)
        named |= {part for found in told for part, worth in found.items() if worth}
        for _ in range(7):
            mover = chance.choice(list(table.pending))
            table.decide(mover, chance.choice(table.pending[mover].options))
    assert {"coins", "shares", "cards", "plans", "markers", "turn"} <= named
    for language in LANGUAGES:
        assert all(Words(language, [PACKAGE]).has(f"worth-{part}") for part in named)


def test_before_the_tracks_lie_there_is_nothing_to_compare() -> None:
    table = start(2, tracks="chosen")
    assert parts(table.game, A) == {}


def test_a_hint_gives_the_parts_that_a_move_changes() -> None:
    position = Position()
    field = position.card("field", company="minerva", tank=2, coins=3)
    position.area(A, field)
    table = position.table()
    told = reasons(table, A, UseFieldScientist("B", field), Random.seeded(1))
    assert told["coins"] >= 300
    assert told["cards"] < 0
    assert list(map(abs, told.values())) == sorted(map(abs, told.values()), reverse=True)


def test_an_expansion_is_good_for_the_shares_of_its_company() -> None:
    position = Position()
    position.energy(A, 4)
    position.at(A, minerva=8)
    told = reasons(position.table(), A, UseEnergy("minerva", 4), Random.seeded(1))
    assert told["shares"] > 0
