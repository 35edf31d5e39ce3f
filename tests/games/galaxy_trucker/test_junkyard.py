"""Junkyards: costs, rewards, new humans and battery tokens."""

from __future__ import annotations

import pytest

from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.events.cards import FlewOn
from kosmodrom.games.galaxy_trucker.events.extra import (
    HumanLifted,
    HumanPlaced,
    HumansLeft,
    StoppedAt,
    TokenLifted,
    TokenPlaced,
    TokensLeft,
)
from kosmodrom.games.galaxy_trucker.events.hits import DiceRolled, ThreatComes
from kosmodrom.games.galaxy_trucker.moves.cards import FLY_ON
from kosmodrom.games.galaxy_trucker.moves.extra import (
    DonePlacing,
    LiftHuman,
    LiftToken,
    PlaceHuman,
    PlaceToken,
    StopAt,
)
from kosmodrom.games.galaxy_trucker.moves.losses import GiveUpCrew
from kosmodrom.games.galaxy_trucker.steps.extra import PlaceHumans, PlaceTokens
from kosmodrom.testing.positions import offered, question
from tests.games.galaxy_trucker.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    crew,
    days,
    do,
    events,
    humans,
    money,
    player,
    tokens,
)

RICH = """
C---H---C
    |
    B3
"""
"""Crew and battery tokens enough for everything."""


def junkyard(position: Position, card: str = "junkyard-2") -> AnyTable:
    position.card(card)
    return position.carry_out(steps.Resolve())


def areas(table: AnyTable, seat: int) -> list[int]:
    return [option.area for option in offered(table, seat, StopAt)]


@pytest.mark.rule("GT-1032", "GT-1040")
def test_the_areas_of_both_junkyards() -> None:
    position = Position(2)
    position.ship(A, RICH)
    assert offered(junkyard(position), A, StopAt) == [
        StopAt(1, ("crew",) * 2, ("credits",) * 5),
        StopAt(2, ("tokens",) * 2, ("days",) * 3),
        StopAt(3, ("large_meteor-front", "small_meteor-left"), ("tokens",) * 3),
        StopAt(4, ("light_shot-rear",), ("humans", "credits", "credits")),
    ]
    position = Position(2)
    position.ship(A, RICH)
    assert offered(junkyard(position, "junkyard-3"), A, StopAt) == [
        StopAt(1, ("heavy_shot-front", "light_shot-rear"), ("humans",) * 2 + ("credits",) * 4),
        StopAt(2, ("crew",) * 3, ("credits",) * 9),
        StopAt(3, ("tokens",) * 3, ("days",) * 5),
        StopAt(
            4,
            ("large_meteor-front", "large_meteor-left", "small_meteor-right"),
            ("tokens",) * 3 + ("credits",) * 3,
        ),
    ]


@pytest.mark.rule("GT-1033")
def test_from_the_leader_on_each_may_take_one_area_that_is_free() -> None:
    position = Position(3)
    for seat in (A, B, C):
        position.ship(seat, RICH)
    table = junkyard(position)
    assert areas(table, A) == [1, 2, 3, 4]
    do(table, StopAt(2))
    assert areas(table, B) == [1, 3, 4]
    do(table, FLY_ON)
    assert areas(table, C) == [1, 3, 4]
    do(table, FLY_ON)
    assert not table.pending
    assert events(table, StoppedAt) == [StoppedAt(A, 2, shared=False)]
    assert events(table, FlewOn) == [FlewOn(B, "junkyard"), FlewOn(C, "junkyard")]


@pytest.mark.rule("GT-Q-87", "GT-648")
@pytest.mark.parametrize(
    ("half", "payable"), [(None, [1, 2, 3, 4]), (0, [2, 3, 4]), (1, [1, 3, 4])]
)
def test_what_is_in_hyperspace_pays_for_nothing(half: int | None, payable: list[int]) -> None:
    position = Position(2, flight="IIA")
    position.ship(A, "C---C               C---B3", at=(6, 3), crew={"C#3": 1})
    if half is not None:
        position.away(A, half=half)
    assert areas(junkyard(position), A) == payable


@pytest.mark.rule("GT-851", "GT-852")
def test_a_junkyard_is_used_if_somebody_stops() -> None:
    position = Position(2)
    table = junkyard(position)
    do(table, FLY_ON, FLY_ON)
    assert not table.game.state.used_card
    position = Position(2)
    table = junkyard(position)
    do(table, StopAt(4))
    assert table.game.state.used_card


@pytest.mark.rule("GT-1034", "GT-1035")
def test_crew_is_given_up_before_the_credits_are_paid() -> None:
    position = Position(2)
    position.ship(A, RICH)
    table = junkyard(position)
    do(table, StopAt(1))
    assert question(table, A) == "lose-crew"
    assert money(table) == [0, 0]
    do(table, *[GiveUpCrew(*position.place(A, "H"), "human")] * 2)
    assert (crew(table, A), money(table)) == (4, [5, 0])
    assert question(table, B) == "junkyard"


@pytest.mark.rule("GT-1034", "GT-1038", "GT-Q-92")
def test_days_are_gained_at_once_but_the_order_of_the_pass_stays() -> None:
    position = Position(3)
    position.days(2, 1, 0)
    for seat in (A, B, C):
        position.ship(seat, RICH)
    table = junkyard(position)
    do(table, FLY_ON, StopAt(2))
    assert days(table) == [2, 5, 0]
    assert tokens(table, B) == 1
    assert question(table, C) == "junkyard"


@pytest.mark.rule("GT-1034", "GT-1117")
def test_threats_are_faced_before_the_reward() -> None:
    position = Position(2)
    position.ship(A, RICH, tokens={"B3": 0})
    position.dice(2, 2)
    table = junkyard(position)
    do(table, StopAt(3))
    assert [(event.kind, event.side) for event in events(table, ThreatComes)] == [
        ("large_meteor", "front"),
        ("small_meteor", "left"),
    ]
    assert {event.seat for event in events(table, DiceRolled)} == {A}
    do(table, *[PlaceToken(*position.place(A, "B3"))] * 3)
    assert tokens(table, A) == 3
    assert question(table, B) == "junkyard"


@pytest.mark.rule("GT-Q-87")
def test_crew_and_tokens_must_be_payable_in_full() -> None:
    position = Position(2)
    position.ship(A, "H---B3", crew={"H": 1}, tokens={"B3": 1})
    assert areas(junkyard(position), A) == [3, 4]


@pytest.mark.rule("GT-Q-87")
def test_the_reward_is_paid_even_if_no_human_is_left() -> None:
    position = Position(2)
    table = junkyard(position)
    do(table, StopAt(1))
    assert (humans(table, A), money(table)) == (0, [5, 0])
    assert player(table, A).flying


@pytest.mark.rule("GT-1039", "GT-EX-18")
def test_with_five_players_the_second_visitor_pays_in_full_for_one_less_of_each() -> None:
    position = Position(5)
    for seat in (A, B):
        position.ship(seat, "C---H", crew={"C": 0})
    position.dice(2, 2, 2, 2)
    table = junkyard(position, "junkyard-3")
    do(table, StopAt(1))
    do(table, *[PlaceHuman(*position.place(A, "C"))] * 2)
    assert (humans(table, A), money(table)[A]) == (4, 4)
    assert [option for option in offered(table, B, StopAt) if option.shared] == [
        StopAt(1, ("heavy_shot-front", "light_shot-rear"), ("humans",) + ("credits",) * 3, True)
    ]
    before = len(events(table, ThreatComes))
    do(table, StopAt(1))
    assert len(events(table, ThreatComes)) == before + 2
    assert {event.seat for event in events(table, DiceRolled)[-2:]} == {B}
    do(table, PlaceHuman(*position.place(B, "C")), DonePlacing())
    assert not events(table, HumansLeft)
    assert (humans(table, B), money(table)[B]) == (3, 3)


@pytest.mark.rule("GT-1039", "GT-1038")
def test_the_second_visitor_gains_a_day_less() -> None:
    position = Position(5)
    position.days(40, 30, 20, 10, 0)
    for seat in (A, B):
        position.ship(seat, "H---B3")
    table = junkyard(position)
    do(table, StopAt(2), StopAt(2))
    assert days(table)[:2] == [43, 32]


@pytest.mark.rule("GT-1039", "GT-1037")
def test_the_second_visitor_gets_a_token_less() -> None:
    position = Position(5)
    for seat in (A, B):
        position.ship(seat, "H---B3", tokens={"B3": 0})
    position.dice(2, 2, 2, 2)
    table = junkyard(position)
    do(table, StopAt(3), *[PlaceToken(*position.place(A, "B3"))] * 3)
    do(table, StopAt(3), *[PlaceToken(*position.place(B, "B3"))] * 2)
    assert (tokens(table, A), tokens(table, B)) == (3, 2)
    assert question(table, C) == "junkyard"


@pytest.mark.rule("GT-1039")
def test_only_one_area_is_taken_twice_and_none_without_the_rules_for_five() -> None:
    position = Position(5)
    for seat in range(5):
        position.ship(seat, RICH if seat < 4 else "H")
    table = junkyard(position)
    do(table, StopAt(2), StopAt(2))
    assert areas(table, C) == [1, 3, 4]
    position = Position(2)
    for seat in (A, B):
        position.ship(seat, RICH)
    table = junkyard(position)
    do(table, StopAt(2))
    assert areas(table, B) == [1, 3, 4]


# New humans


def place_humans(position: Position, count: int) -> AnyTable:
    return position.carry_out(PlaceHumans(A, count, count))


@pytest.mark.rule("GT-1036")
def test_new_humans_go_to_cabins_and_stasis_chambers_but_not_to_luxury_or_alien_cabins() -> None:
    position = Position(2, technologies=True)
    position.ship(
        A,
        """
        LC--H---ST
            |
        PU--C---C
        """,
        crew={"LC": 0, "H": 1, "ST": 3, "C#2": 1},
        aliens={"purple": "C#1"},
    )
    table = place_humans(position, 1)
    places = [(option.row, option.column) for option in offered(table, A, PlaceHuman)]
    assert places == [position.place(A, name) for name in ("H", "ST", "C#2")]


@pytest.mark.rule("GT-1036")
def test_humans_aboard_may_change_places_and_none_of_them_is_left_behind() -> None:
    position = Position(2)
    position.ship(A, "C---H", crew={"C": 0})
    table = place_humans(position, 1)
    cabin, home = position.place(A, "C"), position.place(A, "H")
    do(table, PlaceHuman(*cabin), LiftHuman(*home))
    assert offered(table, A, DonePlacing) == [DonePlacing(1)]
    do(table, LiftHuman(*home))
    assert not offered(table, A, DonePlacing), "two wait, and only one of them is new"
    do(table, PlaceHuman(*cabin), DonePlacing(1))
    assert humans(table, A) == 2
    assert events(table, HumanPlaced) == [HumanPlaced(A, *cabin)] * 2
    assert events(table, HumanLifted) == [HumanLifted(A, *home)] * 2
    assert events(table, HumansLeft) == [HumansLeft(A, 1)]


@pytest.mark.rule("GT-1036")
def test_new_humans_without_room_stay_behind() -> None:
    table = place_humans(Position(2), 2)
    assert not table.pending
    assert humans(table, A) == 2
    assert events(table, HumansLeft) == [HumansLeft(A, 2)]


@pytest.mark.rule("GT-Q-87")
def test_passengers_stay_where_they_are() -> None:
    position = Position(2, technologies=True)
    position.ship(A, "LC--H---C", crew={"H": 1})
    table = place_humans(position, 1)
    lifts = [(option.row, option.column) for option in offered(table, A, LiftHuman)]
    assert lifts == [position.place(A, "H"), position.place(A, "C")]


@pytest.mark.rule("GT-Q-87")
def test_a_sleeper_is_taken_out_only_by_somebody_awake() -> None:
    position = Position(2, technologies=True)
    position.ship(A, "ST--H", crew={"H": 0})
    table = place_humans(position, 1)
    assert not offered(table, A, LiftHuman)
    do(table, PlaceHuman(*position.place(A, "H")))
    chamber = LiftHuman(*position.place(A, "ST"))
    assert chamber in offered(table, A)
    do(table, chamber, PlaceHuman(*position.place(A, "H")))
    assert humans(table, A) == 2


@pytest.mark.rule("GT-Q-87")
def test_on_class_iia_humans_change_halves_if_both_are_in_the_convoy() -> None:
    position = Position(2, flight="IIA", technologies=True)
    position.ship(A, "C---X       X---C", at=(8, 5), crew={"C#1": 2, "C#2": 0})
    table = place_humans(position, 1)
    left, right = position.place(A, "C#1"), position.place(A, "C#2")
    do(table, LiftHuman(*left), *[PlaceHuman(*right)] * 2)
    assert player(table, A).ship.humans[position.cell(A, "C#2")] == 2
    position = Position(2, flight="IIA", technologies=True)
    position.ship(A, "C---X       X---C", at=(8, 5), crew={"C#1": 1, "C#2": 0})
    position.away(A, half=1)
    table = place_humans(position, 1)
    assert offered(table, A, PlaceHuman) == [PlaceHuman(*left)]


# New battery tokens


@pytest.mark.rule("GT-1037")
def test_new_tokens_go_to_batteries_with_free_cells_and_others_may_be_moved() -> None:
    position = Position(2)
    position.ship(A, "B3--H---B2", tokens={"B3": 1, "B2": 2})
    table = position.carry_out(PlaceTokens(A, 1, 1))
    assert offered(table, A, PlaceToken) == [PlaceToken(*position.place(A, "B3"))]
    do(table, LiftToken(*position.place(A, "B2")))
    assert not offered(table, A, DonePlacing)
    do(table, *[PlaceToken(*position.place(A, "B3"))] * 2)
    assert tokens(table, A) == 4
    assert events(table, TokenLifted) == [TokenLifted(A, *position.place(A, "B2"))]
    assert events(table, TokenPlaced) == [TokenPlaced(A, *position.place(A, "B3"))] * 2
    assert player(table, A).ship.tokens[position.cell(A, "B3")] == 3


@pytest.mark.rule("GT-1037")
def test_every_token_is_moved_once_and_none_from_the_only_battery() -> None:
    position = Position(2)
    position.ship(A, "B3--H---B2", tokens={"B3": 0, "B2": 1})
    table = position.carry_out(PlaceTokens(A, 1, 1))
    do(table, LiftToken(*position.place(A, "B2")), PlaceToken(*position.place(A, "B2")))
    assert not offered(table, A, LiftToken)
    position = Position(2)
    position.ship(A, "H---B3", tokens={"B3": 1})
    table = position.carry_out(PlaceTokens(A, 1, 1))
    assert not offered(table, A, LiftToken)


@pytest.mark.rule("GT-1037")
def test_new_tokens_without_room_stay_behind() -> None:
    position = Position(2)
    position.ship(A, "H---B2")
    table = position.carry_out(PlaceTokens(A, 3, 3))
    assert not table.pending
    assert events(table, TokensLeft) == [TokensLeft(A, 3)]


@pytest.mark.rule("GT-1037", "GT-923")
def test_dead_batteries_and_cabins_take_nothing() -> None:
    position = Position(2)
    position.ship(A, "B3--H---B2", tokens={"B3": 0, "B2": 0}, crew={"H": 1})
    position.dead(8)
    table = position.carry_out(PlaceTokens(A, 1, 1))
    assert offered(table, A, PlaceToken) == [PlaceToken(*position.place(A, "B3"))]
