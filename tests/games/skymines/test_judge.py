"""What the judge of Skymines prefers: pairs of positions, one of them clearly better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kosmodrom.bots.greedy import GreedyBot
from kosmodrom.core.judging import advantage
from kosmodrom.games.skymines import steps
from kosmodrom.games.skymines.effects import Coins, Units
from kosmodrom.games.skymines.judge import MAJORITY_SPACES, judge, parts, worths_of
from kosmodrom.games.skymines.moves import PASS, PlaceMarker, UseEnergy, UseScientist
from kosmodrom.games.skymines.state import EMPTIED, ROUNDS
from kosmodrom.games.skymines.terms import NOTHING, CardKind, Company
from tests.games.skymines.kit import A, AnyTable, B, Position, do, finish_round, sector, start

Change = Callable[[Position], None]


def worth(*changes: Change, round: int = 3, players: int = 2, **options: Any) -> int:
    """What the judge says of a position for A."""
    position = Position(players, **options)
    position.state.round = round
    for someone in position.state.players:  # the plan of the token is the same
        someone.screens = list(position.player(A).screens)
    for change in changes:
        change(position)
    return judge(position.table().game, A)


def at(**tracks: int) -> Change:
    return lambda position: position.at(A, **tracks)


def coins(seat: int, number: int) -> Change:
    def change(position: Position) -> None:
        position.player(seat).coins = number

    return change


def valuable(company: Company) -> Change:
    """A company whose first column is bare."""
    return lambda position: position.station(company, EMPTIED, 5, 5)


# All in all


def test_it_is_a_lead() -> None:
    assert worth() == 0
    assert worth(coins(A, 5)) == -worth(coins(B, 5)) > 0


@pytest.mark.parametrize("luna", [False, True])
def test_parts_add_up(luna: bool) -> None:
    position = Position(2, luna=luna)
    position.at(A, minerva=5, skymine=2)
    position.at(B, tawac=4)
    position.energy(A, 3)
    game = position.table().game
    totals = [sum(parts(game, seat).values()) for seat in range(2 + luna)]
    assert judge(game, A) == advantage(totals, A)


def test_at_the_end_points_alone_count() -> None:
    position = Position(2)
    position.state.round = ROUNDS
    position.player(A).coins = 9
    position.hand(A)
    table = position.table()
    finish_round(table)
    assert table.result is not None
    assert judge(table.game, A) == 100 * (table.result.scores[A] - table.result.scores[B])


def test_nothing_can_be_said_before_the_tracks_lie() -> None:
    game = start(2, tracks="chosen").game
    assert judge(game, A) == 0
    assert parts(game, A) == {}


def test_what_is_kept_of_players_changes_no_judgement() -> None:
    """Standings are kept by all that they depend on, here with a majority that B takes away."""
    position = Position(2)
    position.area(A, position.card("titanium", 4))
    table = position.table()
    known = worths_of(table.game.data).known
    first = judge(table.game, A)
    for space in range(MAJORITY_SPACES):
        table.game.state.spaces[space] = B
        then = judge(table.game, A)
        known.clear()
        assert judge(table.game, A) == then
    assert then < first


# Tracks


def test_a_share_is_worth_more_if_its_company_is() -> None:
    shares = at(minerva=5)
    assert worth(valuable("minerva"), shares) > worth(valuable("tawac"), shares) > 0


def test_the_way_to_the_next_share_counts_in_part() -> None:
    values = [worth(valuable("minerva"), at(minerva=place)) for place in (6, 7, 8, 9)]
    assert values == sorted(values)
    assert values[3] - values[2] > values[2] - values[1]


def test_a_bonus_of_a_track_is_worth_more_early() -> None:
    position = Position(2)
    side = position.box.tables.sides[position.state.sides[0]]
    found = []
    for round in (2, 6):
        position.state.round = round
        position.at(A, skymine=side.thresholds[0].to)
        found.append(parts(position.table().game, A)["bonuses"])
    assert found[0] > found[1] > 0


def test_an_additional_slot_is_worth_more_early() -> None:
    def tank(position: Position) -> None:
        position.player(A).tank = position.box.tank.slot_at

    assert worth(tank, round=2) > worth(tank, round=5) > worth(tank, round=7)


# Plans


def with_plans(*screens: int, needs: int = 2) -> Change:
    """Plans that ask for carbon on these screens."""

    def change(position: Position) -> None:
        someone = position.player(A)
        someone.screens = [NOTHING] * len(someone.screens)
        for screen in screens:
            plan = position.plan("B", [Units("carbon", needs)], [Coins(2)])
            position.screen(A, screen, plan)

    return change


def with_area(*cards: tuple[Any, int]) -> Change:
    def change(position: Position) -> None:
        position.area(A, *(position.card(kind, value) for kind, value in cards))

    return change


def test_plans_make_a_way_if_there_is_no_gap() -> None:
    assert worth(with_plans(1, 2, 3)) > worth(with_plans(1, 3, 4)) == worth(with_plans(1))


def test_an_easy_plan_is_better_than_a_hard_one() -> None:
    assert worth(with_plans(1, needs=2)) > worth(with_plans(1, needs=4))


def test_plans_are_worth_more_if_they_are_met_now() -> None:
    ways = with_plans(1, 2, 3)
    met = with_area(("scientist", 2), ("carbon", 2))
    unmet = with_area(("scientist", 2), ("minerals", 2))
    assert worth(ways, met) > worth(ways, unmet)
    nobody = with_area(("energy", 2), ("carbon", 2))
    without = with_area(("energy", 2), ("minerals", 2))
    assert worth(ways, nobody) == worth(ways, without)  # no scientist


def test_in_the_last_round_only_what_can_be_uploaded_counts() -> None:
    ways, nothing = with_plans(1, 2, 3), with_plans()
    met = with_area(("scientist", 2), ("carbon", 2))
    assert worth(ways, met, round=7) - worth(nothing, met, round=7) > 900  # 10 coins at screen 3
    assert worth(ways, round=7) - worth(nothing, round=7) < 100


def test_two_resources_that_a_plan_asks_for_are_put_together() -> None:
    """Neither of them serves alone."""
    position = Position(2)
    position.state.phase = "planning"
    someone = position.player(A)
    plan = position.plan("C", [Units("carbon", 2), Units("titanium", 1)], [Coins(2)])
    position.screen(A, 1, plan)
    cards = [position.card("scientist", 2), position.card("carbon", 2)]
    found = []
    for number in range(3):
        someone.slots = [NOTHING] * 5
        position.area(A, *cards[:number])
        found.append(parts(position.table().game, A)["plans"])
    assert found[0] == found[1] < found[2]


# Cards


def ranked(position: Position) -> Any:
    """What a greedy bot does."""
    return GreedyBot("judge").choose(position.table(), A)


def test_nobody_passes_with_a_card_to_use() -> None:
    cards: list[tuple[CardKind, int]] = [
        ("scientist", 2),
        ("carbon", 2),
        ("titanium", 1),
        ("energy", 2),
    ]
    for kind, value in cards:
        position = Position(2)
        position.state.round = 4
        position.rest(A, "B", "start-minerals-2", "start-scientist")
        position.player(A).markers = 0
        position.area(A, position.card(kind, value))
        assert ranked(position) != PASS


def test_cards_that_are_turned_up_while_passing_promise_nothing_more() -> None:
    position = Position(2)
    position.state.round = 4
    position.area(A, "start-carbon-2", "start-scientist")
    position.used(A, "B", "C")
    position.rest(A, "B", "start-minerals-2")
    position.rest(A, "C", "start-minerals-1")
    table = position.table()
    before = judge(table.game, A)
    do(table, PASS)
    assert table.pending[A].question.id == "stack"
    assert judge(table.game, A) <= before


def test_the_scientist_comes_before_the_cards_that_it_needs() -> None:
    position = Position(2)
    with_plans(1, 2, 3)(position)
    with_area(("scientist", 2), ("carbon", 2))(position)
    position.player(A).markers = 0
    assert isinstance(ranked(position), UseScientist)


def test_a_majority_is_used_before_its_cards() -> None:
    position = Position(2)
    with_area(("titanium", 4))(position)
    assert ranked(position) == PlaceMarker("majority-titanium", 2)


def test_a_card_of_more_units_is_worth_more() -> None:
    def hand(value: int) -> Change:
        return lambda position: position.hand(A, position.card("minerals", value))

    assert worth(hand(4)) > worth(hand(2)) > worth(hand(1))
    assert worth(hand(4), round=7) == worth(hand(1), round=7)  # it will not be used again


def test_a_share_on_a_card_counts_to_the_end() -> None:
    def hand(share: Any) -> Change:
        return lambda position: position.hand(A, position.card("minerals", 2, share=share))

    assert worth(valuable("tawac"), hand("tawac"), round=7) > worth(
        valuable("tawac"), hand(None), round=7
    )


# An expansion


def expanding(position: Position, *entered: int) -> AnyTable:
    """A table at which A is in the midst of an expansion of Minerva."""
    position.energy(A, 3)
    table = position.table()
    do(table, UseEnergy("minerva"))
    step = table.game.state.todo[0]
    assert isinstance(step, steps.Expand)
    step.entered += [place_of(position, number) for number in entered]
    step.ousted += [NOTHING] * len(entered)
    return table


def place_of(position: Position, number: int) -> int:
    return position.box.tables.boards["moon"].ids.index(sector(number))


def test_places_entered_count_before_they_pay() -> None:
    bare, rich = expanding(Position(2), 16), expanding(Position(2), 24)
    assert judge(rich.game, A) > judge(bare.game, A)  # 1 coin, 2 research points


def test_energy_helps_whoever_has_the_shares() -> None:
    mine, theirs = Position(2), Position(2)
    mine.at(A, minerva=8)
    theirs.at(B, minerva=8)
    changes = []
    for position in (mine, theirs):
        position.energy(A, 3)
        table = position.table()
        before = judge(table.game, A)
        do(table, UseEnergy("minerva"))
        changes.append(judge(table.game, A) - before)
    assert changes[0] > changes[1]
