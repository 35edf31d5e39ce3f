"""Research points and plans (chapter 5): what points buy, and where plans go."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.events import PlanLost
from kosmodrom.games.skymines.moves import (
    PASS,
    STOP,
    TAKE_COIN,
    USE_SCIENTIST_TILE,
    Enter,
    PlaceMarker,
    PlacePlan,
    ReturnTo,
    TakeFrom,
    TakePlan,
    Upload,
    UseEnergy,
    UseScientist,
)
from kosmodrom.games.skymines.rules.research import AboutPoints, place_options
from kosmodrom.games.skymines.terms import NOTHING, PLAN_LETTERS, PlanLetter
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.skymines.kit import (
    A,
    AnyTable,
    B,
    Position,
    answer_until,
    do,
    face_down,
    finish_round,
    plan_at,
    player,
    sector,
    seen,
    start_round,
)

LAST = 15
NO_A = 8
"""The first screen with a crossed-out A."""


def use_points(points: int, position: Position | None = None) -> AnyTable:
    """A uses a scientist with so many research points without moving the upload marker."""
    position = position or Position()
    position.area(A, position.card("scientist", points))
    table = position.table()
    do(table, UseScientist("B"))
    if question(table, A) == "upload":
        do(table, STOP)
    return table


def cost_of(table: AnyTable, plan: str) -> int | None:
    """What a plan costs in research points; None if it cannot be taken."""
    return next((o.points for o in offered(table, A, TakePlan) if o.plan == plan), None)


def screens(table: AnyTable) -> dict[int, str]:
    """The plans on A's research track, but for the one of the starting token."""
    found = seen(table).players[A].screens
    return {n: screen.plan for n, screen in enumerate(found) if n > 1 and screen.plan}


def places_for(table: AnyTable, plan: str) -> list[int]:
    return [option.screen for option in offered(table, A, PlacePlan) if option.plan == plan]


# Points


@pytest.mark.rule("SKY-501")
def test_points_come_from_many_sources() -> None:
    """A research station, a scientist, the scientist tile, a plan, and a bonus space."""
    position = Position()
    position.energy(A, 1)
    table = position.table()
    do(table, UseEnergy("minerva"), Enter(sector(21)), TakeFrom("minerva", 1))
    assert question(table, A) == "points"

    assert question(use_points(1), A) == "points"

    position = Position()
    position.tiles(A, "scientist")
    table = position.table()
    do(table, USE_SCIENTIST_TILE)
    assert question(table, A) == "points"

    position = Position()
    position.screen(A, 1, position.plan("A", [effects.Energy(1)], [effects.Research(1)]))
    position.area(A, "start-energy-1")
    position.tiles(A, "scientist")
    table = position.table()
    do(table, USE_SCIENTIST_TILE, Upload())
    assert question(table, A) == "points"  # the plan's, before the tile's
    do(table, TAKE_COIN)
    assert question(table, A) == "points"

    position = Position()
    position.state.turn = B
    table = position.table()
    do(table, PlaceMarker("first-player"))
    assert question(table, B) == "points"


@pytest.mark.rule("SKY-511", "SKY-515", "SKY-Q-48")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_all_points_are_used_at_once(points: int) -> None:
    table = use_points(points)
    for left in range(points, 0, -1):
        assert question(table, A) == "points"
        assert table.pending[A].about == AboutPoints(left)
        assert "SKY-511" in refused(table, A, STOP)
        do(table, TAKE_COIN)
    assert player(table, A).coins == 1 + points
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-512", "SKY-513", "SKY-514")
@pytest.mark.parametrize(("letter", "cost"), [("A", 1), ("B", 1), ("C", 2)])
@pytest.mark.parametrize("position", [1, 2, 3, 4])
def test_what_a_plan_costs(letter: PlanLetter, cost: int, position: int) -> None:
    table = use_points(2)
    plan = plan_at(table, letter, position)
    assert cost_of(table, plan) == cost
    do(table, TakePlan(plan))
    for _ in range(2 - cost):
        do(table, TAKE_COIN)
    assert question(table, A) == "place-plan"
    assert seen(table).players[A].gained == (plan,)


@pytest.mark.rule("SKY-514", "SKY-516", "SKY-Q-48")
def test_one_point_buys_no_c_plan_and_no_special_plan() -> None:
    position = Position()
    position.state.specials = [position.box.tables.first_special]
    table = use_points(1, position)
    plans = [option.plan for option in offered(table, A, TakePlan)]
    assert plans == [plan_at(table, letter, n) for letter in ("A", "B") for n in (1, 2, 3, 4)]
    table = use_points(3, Position())
    do(table, TAKE_COIN, TAKE_COIN)
    assert cost_of(table, plan_at(table, "C", 1)) is None
    assert "SKY-514" in refused(table, A, TakePlan(plan_at(table, "C", 1)))


@pytest.mark.rule("SKY-511")
def test_points_are_used_in_any_mix() -> None:
    table = use_points(3)
    one, two = plan_at(table, "B", 2), plan_at(table, "A", 4)
    do(table, TakePlan(one), TAKE_COIN, TakePlan(two))
    assert seen(table).players[A].gained == (one, two)
    assert player(table, A).coins == 2


@pytest.mark.rule("SKY-516", "SKY-529")
def test_two_points_take_a_special_plan_whose_space_stays_empty() -> None:
    position = Position()
    special = position.box.tables.first_special
    position.state.specials = [special, special + 1]
    table = use_points(2, position)
    assert [cost_of(table, plan) for plan in ("special-2", "special-3", "special-4")] == [
        2,
        2,
        None,
    ]
    do(table, TakePlan("special-3"), PlacePlan("special-3", 2))
    assert seen(table).specials == ("special-2",)
    assert screens(table) == {2: "special-3"}
    assert player(table, A).coins == 1  # no coin of the supplement space comes with it
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-517")
@pytest.mark.parametrize(("players", "luna"), [(1, True), (2, False), (3, False), (4, False)])
def test_special_plans_come_round_by_round_and_stay(players: int, luna: bool) -> None:
    position = Position(players, luna=luna, luna_level=0)
    position.area(A, "start-scientist")
    table = position.table()
    do(table, UseScientist("B"))
    if question(table, A) == "upload":
        do(table, STOP)
    assert not [o for o in offered(table, A, TakePlan) if o.plan.startswith("special")]
    do(table, TAKE_COIN, TAKE_COIN)
    for round in (2, 3):
        start_round(table)
        finish_round(table)
        found = {f"special-{n}" for n in range(2, round + 1)}
        if not luna:  # she discards some
            assert set(seen(table).specials) == found
        assert f"special-{round}" in seen(table).specials


@pytest.mark.rule("SKY-518", "SKY-519", "SKY-Q-10")
@pytest.mark.parametrize("letter", PLAN_LETTERS)
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_a_red_framed_space_brings_the_supplement(letter: PlanLetter, place: int) -> None:
    position = Position()
    position.state.supplement = 3
    table = use_points(3, position)
    plan = plan_at(table, letter, place)
    framed = place == 1
    (option,) = [o for o in offered(table, A, TakePlan) if o.plan == plan]
    assert option.coins == (3 if framed else 0)
    do(table, TakePlan(plan))
    assert player(table, A).coins == (1 + 3 if framed else 1)
    assert seen(table).supplement == (0 if framed else 3)
    do(table, TAKE_COIN)
    if framed:  # the coins are gone, for the other two spaces as well
        assert {o.coins for o in offered(table, A, TakePlan)} <= {0}


@pytest.mark.rule("SKY-519")
@pytest.mark.parametrize("emptied", [False, True])
def test_the_supplement_grows_by_one_in_a_round(emptied: bool) -> None:
    table = use_points(1)
    before = seen(table).supplement
    assert before == 1
    if emptied:
        plan = plan_at(table, "A", 1)
        do(table, TakePlan(plan), PlacePlan(plan, 2))
        assert seen(table).supplement == 0
    else:
        do(table, TAKE_COIN)
    finish_round(table)
    assert seen(table).supplement == (1 if emptied else 2)


@pytest.mark.rule("SKY-520", "SKY-559", "SKY-Q-06")
def test_batches_are_not_pooled() -> None:
    position = Position()
    position.screen(A, 1, position.plan("A", [effects.Energy(1)], [effects.Research(1)]))
    position.area(A, position.card("scientist", 1), "start-energy-1")
    table = position.table()
    do(table, UseScientist("B"), Upload())
    if question(table, A) == "upload":
        do(table, STOP)
    dear = plan_at(table, "C", 2)
    for _ in range(2):  # two batches of one point each
        assert cost_of(table, dear) is None
        do(table, TAKE_COIN)
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-521", "SKY-528")
@pytest.mark.parametrize(("players", "luna"), [(2, False), (3, False), (4, False)])
def test_spaces_stay_empty_until_the_end_of_the_turn(players: int, luna: bool) -> None:
    position = Position(players, luna=luna)
    table = use_points(3, position)
    plans = [plan_at(table, "A", 1), plan_at(table, "C", 3)]
    top_a, top_c = (table.game.state.stacks[row][-1] for row in (0, 2))
    stacks = seen(table).stacks
    do(table, TakePlan(plans[0]))
    assert seen(table).plans[0] is None
    do(table, TakePlan(plans[1]))
    assert seen(table).plans[10] is None
    assert seen(table).stacks == stacks
    do(table, PlacePlan(plans[0], 2))
    assert seen(table).plans[0] is None
    do(table, PlacePlan(plans[1], 3))
    ids = table.game.data.tables.plan_ids
    assert plan_at(table, "A", 1) == ids[top_a]
    assert plan_at(table, "C", 3) == ids[top_c]
    assert seen(table).stacks == (stacks[0] - 1, stacks[1], stacks[2] - 1)
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-530")
@pytest.mark.parametrize("letter", PLAN_LETTERS)
def test_an_empty_stack_refills_nothing(letter: PlanLetter) -> None:
    position = Position()
    row = PLAN_LETTERS.index(letter)
    position.state.gone += position.state.stacks[row]
    position.state.stacks[row] = []
    table = use_points(2, position)
    plan = plan_at(table, letter, 2)
    do(table, TakePlan(plan))
    if letter != "C":
        do(table, TAKE_COIN)
    do(table, PlacePlan(plan, 2))
    assert list(table.pending) == [B]
    assert seen(table).plans[4 * row + 1] is None
    assert seen(table).stacks[row] == 0


# Placing


@pytest.mark.rule("SKY-522", "SKY-Q-71")
def test_plans_are_placed_at_the_end_of_the_turn() -> None:
    """A plan gained in this turn is not there to be moved onto."""
    position = Position()
    position.screen(A, 1, position.plan("A", [effects.Energy(1)], [effects.Research(1)]))
    position.area(A, "start-energy-1", "start-scientist")
    table = position.table()
    do(table, UseScientist("C"), Upload())
    assert question(table, A) == "points"  # screen 2 is empty, so the marker stops
    plan = plan_at(table, "A", 2)
    do(table, TakePlan(plan))
    assert screens(table) == {}
    do(table, TAKE_COIN, TAKE_COIN)
    assert places_for(table, plan) == [
        screen for screen in range(2, LAST + 1) if not_barred(screen)
    ]
    do(table, PlacePlan(plan, 2))
    assert screens(table) == {2: plan}
    assert player(table, A).upload == 1
    assert list(table.pending) == [B]


def not_barred(screen: int) -> bool:
    return screen not in Position().box.research.no_a


@pytest.mark.rule("SKY-522")
def test_plans_are_placed_before_ousted_pieces_are_forgotten() -> None:
    """The end of the turn comes after the whole action: points, outposts, then plans."""
    position = Position()
    position.hold("skymine", "21", "19", "20")
    position.energy(A, 2)
    table = position.table()
    do(table, UseEnergy("minerva"), Enter(sector(21)), TakeFrom("minerva", 1))
    plan = plan_at(table, "A", 2)
    do(table, TakePlan(plan))
    assert question(table, A) == "return"
    do(table, ReturnTo("skymine", 1))
    assert question(table, A) == "place-plan"
    assert face_down(table, A) == []
    do(table, PlacePlan(plan, 4))
    assert len(face_down(table, A)) == 1


@pytest.mark.rule("SKY-523")
def test_no_a_plan_on_an_empty_screen_with_a_crossed_out_a() -> None:
    everywhere = list(range(1, LAST + 1))
    for letter in ("B", "C", "special"):
        position = Position()
        position.state.specials = [position.box.tables.first_special]
        table = use_points(3, position)
        a = plan_at(table, "A", 2)
        plans = {"B": plan_at(table, "B", 2), "C": plan_at(table, "C", 2), "special": "special-2"}
        other = plans[letter]
        do(table, TakePlan(a), TakePlan(other))
        if letter == "B":
            do(table, TAKE_COIN)
        assert places_for(table, a) == [1, 2, 3, 4, 5, 6, 7, 9, 11]
        assert places_for(table, other) == everywhere
        assert "SKY-523" in refused(table, A, PlacePlan(a, NO_A))


@pytest.mark.rule("SKY-524")
def test_screens_need_not_be_filled_in_order() -> None:
    table = use_points(2)
    one, two = plan_at(table, "B", 2), plan_at(table, "B", 3)
    do(table, TakePlan(one), TakePlan(two), PlacePlan(one, 15), PlacePlan(two, 5))
    assert screens(table) == {5: two, 15: one}


@pytest.mark.rule("SKY-525", "SKY-Q-05")
def test_a_plan_may_cover_plans_ahead_of_the_marker() -> None:
    """Also an A plan on a screen with a crossed-out A, on flipped and special plans, and on the
    plan of the starting token."""
    position = Position()
    old = position.plan("C", [effects.Energy(9)], [effects.Coins(1)])
    position.screen(A, NO_A, old, flipped=True)
    position.screen(A, 2, "special-2")
    table = use_points(1, position)
    plan = plan_at(table, "A", 2)
    do(table, TakePlan(plan))
    assert {1, 2, NO_A} <= set(places_for(table, plan))
    do(table, PlacePlan(plan, NO_A))
    top = seen(table).players[A].screens[NO_A]
    assert (top.plan, top.flipped) == (plan, False)  # only the top plan counts
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-525")
def test_the_top_plan_alone_counts_for_the_upload() -> None:
    position = Position()
    hard = position.plan("A", [effects.Energy(9)], [effects.Coins(1)])
    easy = position.plan("A", [effects.Energy(1)], [effects.Coins(5)])
    position.screen(A, 1, hard)
    position.state.plans[1], position.state.stacks[0][:1] = (
        position.box.tables.plan_number[easy],
        [position.state.plans[1], position.state.stacks[0][0]],
    )
    position.area(A, "start-scientist", position.card("scientist", 1), "start-energy-1")
    table = position.table()
    assert question(table, A) == "action"
    do(table, UseScientist("B"))
    assert question(table, A) == "points"  # the hard plan cannot be moved onto
    do(table, TakePlan(easy), TAKE_COIN, PlacePlan(easy, 1), PASS)
    answer_until(table, "action")
    do(table, UseScientist("C"), Upload())
    assert player(table, A).upload == 1
    assert player(table, A).coins == 1 + 1 + 5


@pytest.mark.rule("SKY-525", "SKY-Q-05")
@pytest.mark.parametrize("upload", [0, 1, 4, 14])
def test_nothing_is_placed_at_or_behind_the_marker(upload: int) -> None:
    position = Position()
    for screen in range(2, upload + 1):
        position.screen(A, screen, position.plan("B", [effects.Energy(1)], [effects.Coins(1)]))
    position.player(A).upload = upload
    table = use_points(1, position)
    plan = plan_at(table, "B", 2)
    do(table, TakePlan(plan))
    if upload == 14:
        assert screens(table)[15] == plan  # there is one place only
        return
    assert places_for(table, plan) == list(range(upload + 1, LAST + 1))


@pytest.mark.rule("SKY-526")
def test_placed_plans_stay_where_they_are() -> None:
    position = Position()
    plan = position.plan("B", [effects.Energy(9)], [effects.Coins(1)])
    position.screen(A, 3, plan)
    table = use_points(1, position)
    new = plan_at(table, "B", 2)
    do(table, TakePlan(new))
    assert {option.plan for option in offered(table, A, PlacePlan)} == {new}
    do(table, PlacePlan(new, 3))
    assert screens(table) == {3: new}
    number = table.game.data.tables.plan_number[plan]
    assert player(table, A).covered == [number]  # and so does what lies below
    finish_round(table)
    assert screens(table) == {3: new}
    assert player(table, A).covered == [number]


@pytest.mark.rule("SKY-527", "SKY-Q-05")
def test_plans_of_a_turn_are_placed_in_any_order_and_may_be_stacked() -> None:
    table = use_points(2)
    a, b = plan_at(table, "A", 2), plan_at(table, "B", 2)
    do(table, TakePlan(a), TakePlan(b), PlacePlan(b, NO_A))
    assert NO_A in places_for(table, a)
    do(table, PlacePlan(a, NO_A))
    assert screens(table) == {NO_A: a}
    table = use_points(2)
    do(table, TakePlan(a), TakePlan(b), PlacePlan(a, 2), PlacePlan(b, 2))
    assert screens(table) == {2: b}


@pytest.mark.rule("SKY-531", "SKY-Q-05")
def test_a_plan_that_fits_nowhere_leaves_the_game() -> None:
    position = Position()
    for screen in range(2, 12):
        position.screen(A, screen, position.plan("B", [effects.Energy(1)], [effects.Coins(1)]))
    position.player(A).upload = 11  # every empty screen ahead has a crossed-out A
    table = use_points(2, position)
    plan, other = plan_at(table, "A", 2), plan_at(table, "A", 3)
    do(table, TakePlan(plan), TakePlan(other))
    assert list(table.pending) == [B]
    lost = [event.plan for event in told(table) if isinstance(event, PlanLost)]
    assert lost == [plan, other]
    gone = [table.game.data.tables.plan_ids[number] for number in table.game.state.gone]
    assert gone == [plan, other]
    assert not {plan, other} & set(seen(table).plans)


@pytest.mark.rule("SKY-531", "SKY-Q-05")
def test_a_plan_is_placed_if_it_fits_anywhere() -> None:
    """Even if that covers a plan placed just now."""
    position = Position()
    for screen in range(2, 15):
        position.screen(A, screen, position.plan("B", [effects.Energy(1)], [effects.Coins(1)]))
    position.player(A).upload = 14
    table = use_points(2, position)
    a, b = plan_at(table, "A", 2), plan_at(table, "B", 2)
    do(table, TakePlan(a), TakePlan(b))
    assert screens(table)[15] == a
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-523", "SKY-524", "SKY-525")
@settings(max_examples=40, deadline=None)
@given(
    filled=st.sets(st.integers(2, LAST)),
    upload=st.integers(0, LAST - 1),
    letter=st.sampled_from(PLAN_LETTERS),
)
def test_where_a_plan_may_go(filled: set[int], upload: int, letter: PlanLetter) -> None:
    table = Position().table()
    someone = player(table, A)
    for screen in range(2, LAST + 1):
        someone.screens[screen] = 40 if screen in filled or screen <= upload else NOTHING
    someone.upload = upload
    plan = plan_at(table, letter, 1)
    someone.gained = [table.game.data.tables.plan_number[plan]]
    barred = {8, 10, 12, 13, 14, 15} if letter == "A" else set()
    expected = [
        screen
        for screen in range(1, LAST + 1)
        if screen > upload and (screen in filled or screen == 1 or screen not in barred)
    ]
    assert place_options(table.game, someone) == [PlacePlan(plan, screen) for screen in expected]
