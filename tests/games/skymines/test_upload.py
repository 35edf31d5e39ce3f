"""Action 3 (chapter 5): a scientist moves the upload marker from plan to plan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.options import Seat
from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.events import CoinsGained, CoinsPaid, SlotOpened, Uploaded
from kosmodrom.games.skymines.moves import (
    STOP,
    TAKE_COIN,
    USE_SCIENTIST_TILE,
    Flip,
    Put,
    TakePlan,
    Upload,
    UseScientist,
)
from kosmodrom.games.skymines.rules.research import meets
from kosmodrom.games.skymines.state import REMOVED
from kosmodrom.games.skymines.terms import RESOURCES, CardKind
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.skymines.kit import (
    SETTINGS,
    A,
    AnyTable,
    B,
    Position,
    do,
    face_down,
    finish_round,
    player,
    seen,
)

CARBON_1 = effects.Units("carbon", 1)
CARBON_2 = effects.Units("carbon", 2)
CARBON_3 = effects.Units("carbon", 3)
MINERALS_1 = effects.Units("minerals", 1)
NEVER = effects.Units("carbon", 99)
NONE: tuple[effects.Need, ...] = (effects.Energy(1),)
"""What every position of `lab` meets."""


def lab(*plans: tuple[Sequence[effects.Need], int], coins: int = 1) -> Position:
    """A has a scientist of 1 point on slot B, 1 energy and 2 carbon face up, and on the screens
    from 1 on these plans, each with its needs and the coins that it gives."""
    position = Position()
    position.area(A, position.card("scientist", 1), "start-energy-1", "start-carbon-2")
    for screen, (needs, reward) in enumerate(plans, start=1):
        position.screen(A, screen, position.plan("A", needs, [effects.Coins(reward)]))
    position.player(A).coins = coins
    return position


def use(position: Position) -> AnyTable:
    """A uses the scientist of slot B."""
    table = position.table()
    do(table, UseScientist("B"))
    return table


def reached(table: AnyTable) -> int:
    return player(table, A).upload


def go(table: AnyTable) -> int:
    """Move the marker as far as it goes; where it is then."""
    while offered(table, A, Upload):
        do(table, Upload())
    return reached(table)


# The worked example


@pytest.mark.rule("SKY-EX-12", "SKY-541", "SKY-552", "SKY-555", "SKY-559", "SKY-562")
@pytest.mark.parametrize(("players", "luna"), SETTINGS)
def test_a_long_upload(players: int, luna: bool) -> None:
    position = Position(players, luna=luna)
    titanium = effects.Units("titanium", 1)
    plans = {
        1: position.plan("A", [CARBON_2], [effects.Coins(7)]),
        2: position.plan("B", [effects.Energy(2)], [effects.Coins(7)]),
        3: "special-3",
        4: position.plan("A", [titanium], [effects.Coins(7)]),
        5: position.plan("C", [CARBON_2, titanium], [effects.Coins(7)]),
        6: position.plan("B", [CARBON_1], [effects.Research(2)]),
        7: position.plan("A", [MINERALS_1], [effects.Coins(7)]),
    }
    for screen, plan in plans.items():
        position.screen(A, screen, plan)
    position.area(A, "start-scientist", "start-carbon-2", "start-titanium-1")
    position.player(A).coins = 4
    table = position.table()
    do(table, UseScientist("B"), Flip(2))
    do(table, *[Upload()] * 6)
    assert reached(table) == 6
    assert player(table, A).coins == 0
    assert [event.coins for event in told(table) if isinstance(event, CoinsPaid)] == [2, 2]
    for batch in range(2):  # two points of the plan, then two of the card
        assert question(table, A) == "points"
        assert offered(table, A, TakePlan)[-1].points == 2
        do(table, TAKE_COIN, TAKE_COIN)
        assert player(table, A).coins == 2 * (batch + 1)
    assert "start-scientist" in face_down(table, A)
    assert SlotOpened(A, "E") in told(table)
    assert list(table.pending) == [B if players > 1 else A]
    finish_round(table)
    assert "E" in {option.slot for option in offered(table, A, Put)}


# Step 1: flipping a plan


@pytest.mark.rule("SKY-541")
def test_two_coins_turn_a_plan_face_down() -> None:
    table = use(lab(([NEVER], 5), (NONE, 3), coins=2))
    assert offered(table, A, Upload) == []
    assert [option.cost for option in offered(table, A, Flip)] == [2, 2]
    do(table, Flip(1))
    assert player(table, A).coins == 0
    assert seen(table).players[A].screens[1].flipped
    assert go(table) == 2
    assert player(table, A).coins == 3


@pytest.mark.rule("SKY-541")
def test_the_plan_of_the_starting_token_may_be_flipped() -> None:
    position = Position()
    position.area(A, "start-scientist")
    position.player(A).coins = 2
    table = use(position)
    assert offered(table, A) == [Flip(1, 2), STOP]
    do(table, Flip(1), Upload())
    assert reached(table) == 1


@pytest.mark.rule("SKY-541")
def test_flipping_needs_two_coins() -> None:
    assert offered(use(lab((NONE, 1), coins=1)), A, Flip) == []
    assert offered(use(lab((NONE, 1), coins=2)), A, Flip) == [Flip(1, 2)]


@pytest.mark.rule("SKY-541")
def test_a_plan_is_flipped_before_the_marker_moves() -> None:
    table = use(lab((NONE, 1), ([NEVER], 1), coins=5))
    do(table, Upload())
    assert list(table.pending) == [A]
    assert question(table, A) == "points"  # too late: the marker has moved
    assert reached(table) == 1


@pytest.mark.rule("SKY-542", "SKY-Q-04")
def test_one_plan_is_flipped_in_an_action() -> None:
    table = use(lab(([NEVER], 1), ([NEVER], 1), coins=9))
    do(table, Flip(2))
    assert offered(table, A, Flip) == []
    assert question(table, A) == "points"  # nothing else can be done with the marker
    assert player(table, A).coins == 7


@pytest.mark.rule("SKY-Q-04", "SKY-541")
def test_face_up_plans_ahead_of_the_marker_may_be_flipped() -> None:
    position = lab((NONE, 1), (NONE, 1), (NONE, 1), (NONE, 1), coins=9)
    position.screen(A, 5, "special-2")
    position.player(A).flipped = 1 << 3
    position.player(A).upload = 1
    table = use(position)
    assert [option.screen for option in offered(table, A, Flip)] == [2, 4, 5]
    assert refused(table, A, Flip(1)) == ("SKY-Q-04",)


# Step 2: moving


@pytest.mark.rule("SKY-543")
def test_the_marker_goes_from_plan_to_plan() -> None:
    table = use(lab((NONE, 1), (NONE, 1), (NONE, 1)))
    assert go(table) == 3
    steps = [event.to for event in told(table) if isinstance(event, Uploaded)]
    assert steps == [1, 2, 3]


@pytest.mark.rule("SKY-544")
def test_an_empty_screen_stops_the_marker() -> None:
    position = lab((NONE, 2))
    position.screen(A, 3, position.plan("A", NONE, [effects.Coins(9)]))
    table = use(position)
    assert go(table) == 1
    assert player(table, A).coins == 1 + 2
    assert question(table, A) == "points"


@pytest.mark.rule("SKY-545", "SKY-547")
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(("met", "second"), [(True, effects.Energy(1)), (False, MINERALS_1)])
def test_all_requirements_must_be_met(met: bool, second: effects.Need, turned: bool) -> None:
    needs = [second, CARBON_2] if turned else [CARBON_2, second]
    assert go(use(lab((needs, 1)))) == int(met)


@pytest.mark.rule("SKY-546")
@pytest.mark.parametrize(("needed", "met"), [(1, True), (2, True), (3, True), (4, False)])
def test_the_total_must_reach_or_exceed_the_number(needed: int, met: bool) -> None:
    position = Position()
    position.area(A, "start-scientist", "start-carbon-2", "start-carbon-1")
    need = effects.Units("carbon", needed)
    position.screen(A, 1, position.plan("A", [need], [effects.Coins(1)]))
    assert go(use(position)) == int(met)


@pytest.mark.rule("SKY-548", "SKY-550")
def test_each_plan_is_checked_by_itself_and_uses_no_cards() -> None:
    table = use(lab(([CARBON_2], 1), ([CARBON_2], 1), ([CARBON_1], 1)))
    assert go(table) == 3
    do(table, TAKE_COIN)
    assert [card for card in face_down(table, A) if card and "carbon" in card] == []
    assert seen(table).players[A].face_up["carbon"] == 2


@pytest.mark.rule("SKY-549", "SKY-Q-07")
@pytest.mark.parametrize(
    ("cards", "met"),
    [
        (("start-carbon-2",), False),
        (("start-carbon-2", "start-carbon-1"), True),
    ],
)
def test_two_requirements_on_one_type_add_up(cards: tuple[str, ...], met: bool) -> None:
    position = Position()
    position.area(A, "start-scientist", *cards)
    position.screen(A, 1, position.plan("A", [CARBON_2, CARBON_1], [effects.Coins(1)]))
    assert go(use(position)) == int(met)


@pytest.mark.rule("SKY-551")
@pytest.mark.parametrize("used", [False, True])
def test_used_cards_do_not_count(used: bool) -> None:
    position = lab(([CARBON_2], 1))
    if used:
        position.used(A, "D")
    assert go(use(position)) == int(not used)


@pytest.mark.rule("SKY-552")
@pytest.mark.parametrize(("number", "cost"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_a_special_plan_is_paid_with_coins(number: int, cost: int) -> None:
    for coins in (cost - 1, cost):
        position = lab(coins=coins)
        position.screen(A, 1, f"special-{number}")
        table = use(position)
        assert [option.cost for option in offered(table, A, Upload)] == [cost] * (coins == cost)
        if coins == cost:
            do(table, Upload())
            assert (reached(table), player(table, A).coins) == (1, 0)


@pytest.mark.rule("SKY-553", "SKY-557")
def test_a_flipped_plan_asks_nothing_and_gives_nothing() -> None:
    position = lab(([NEVER], 5))
    position.player(A).flipped = 1 << 1
    table = use(position)
    do(table, Upload())
    assert reached(table) == 1
    assert player(table, A).coins == 1


@pytest.mark.rule("SKY-553", "SKY-557")
def test_a_flipped_special_plan_costs_nothing() -> None:
    position = lab(coins=1)
    position.screen(A, 1, "special-7", flipped=True)
    table = use(position)
    assert [option.cost for option in offered(table, A, Upload)] == [0]
    do(table, Upload())
    assert player(table, A).coins == 1


@pytest.mark.rule("SKY-554", "SKY-Q-03", "SKY-555")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_the_player_may_stop_anywhere(steps: int) -> None:
    table = use(lab((NONE, 2), (NONE, 3), (NONE, 4)))
    do(table, *[Upload()] * steps, STOP)
    assert reached(table) == steps
    assert player(table, A).coins == 1 + (0, 2, 3)[steps]
    assert question(table, A) == "points"


@pytest.mark.rule("SKY-555", "SKY-556")
def test_only_the_last_plan_pays() -> None:
    table = use(lab((NONE, 2), (NONE, 3), (NONE, 4)))
    go(table)
    gained = [event.coins for event in told(table) if isinstance(event, CoinsGained)]
    assert gained == [4]


@pytest.mark.rule("SKY-557", "SKY-Q-77")
def test_a_special_plan_pays_nothing_on_the_way() -> None:
    position = lab((NONE, 5), coins=1)
    position.screen(A, 2, "special-2")
    table = use(position)
    assert go(table) == 2
    assert player(table, A).coins == 0  # neither its own nor the first plan's reward


@pytest.mark.rule("SKY-557", "SKY-563", "SKY-910")
@pytest.mark.parametrize(
    ("upload", "flipped", "worth"), [(1, False, 4), (1, True, 0), (0, False, 0)]
)
def test_what_a_special_plan_is_worth_at_the_end(upload: int, flipped: bool, worth: int) -> None:
    position = lab()
    position.screen(A, 1, "special-2", flipped=flipped)
    position.player(A).upload = upload
    position.state.round = 7
    table = position.table()
    finish_round(table)
    assert table.finished
    assert seen(table).players[A].score["research"] == worth


@pytest.mark.rule("SKY-525", "SKY-915", "SKY-Q-05")
@pytest.mark.parametrize(("covered", "worth"), [(False, 4), (True, 0)])
def test_a_covered_special_plan_is_worth_nothing(covered: bool, worth: int) -> None:
    position = lab()
    position.screen(A, 1, "special-2")
    if covered:
        position.player(A).covered = [position.player(A).screens[1]]
        position.screen(A, 1, position.plan("A", NONE, [effects.Coins(1)]))
    position.state.round = 7
    table = use(position)
    assert go(table) == 1
    finish_round(table)
    assert table.finished
    assert seen(table).players[A].score["research"] == worth


@pytest.mark.rule("SKY-558")
def test_a_plan_pays_once() -> None:
    position = lab((NONE, 5))
    position.player(A).upload = 1
    table = use(position)
    assert question(table, A) == "points"
    assert player(table, A).coins == 1


# Step 3: the scientist's points


@pytest.mark.rule("SKY-540", "SKY-559", "SKY-560")
@pytest.mark.parametrize("moves", [False, True])
def test_the_scientists_points_come_last(moves: bool) -> None:
    table = use(lab((NONE, 2)))
    assert face_down(table, A) == []
    do(table, Upload() if moves else STOP)
    assert question(table, A) == "points"
    assert len(face_down(table, A)) == 0
    do(table, TAKE_COIN)
    assert player(table, A).coins == 1 + 2 * moves + 1
    assert len(face_down(table, A)) == 1
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-540")
def test_one_scientist_or_the_tile_is_used() -> None:
    position = Position()
    other = position.card("scientist", 3)
    position.area(A, "start-scientist", other)
    position.tiles(A, "scientist")
    table = position.table()
    uses = [UseScientist("B", "start-scientist"), UseScientist("C", other)]
    assert offered(table, A, UseScientist) == uses
    do(table, USE_SCIENTIST_TILE)
    assert question(table, A) == "points"
    do(table, TAKE_COIN)  # the tile has 1 point
    assert face_down(table, A) == []
    assert [tile.face_up for tile in seen(table).players[A].tiles] == [False]
    assert list(table.pending) == [B]


@pytest.mark.rule("SKY-540")
@pytest.mark.parametrize("seat", [A, B])
def test_markers_move_on_the_own_research_track(seat: Seat) -> None:
    position = Position()
    position.state.turn = seat
    position.area(seat, "start-scientist", "start-carbon-2", "start-minerals-2")
    table = position.table()
    do(table, UseScientist("B"), Upload())
    assert player(table, seat).upload == 1
    assert player(table, 1 - seat).upload == 0


@pytest.mark.rule("SKY-561")
@pytest.mark.parametrize(
    ("others", "tile", "used", "met"),
    [
        ((), False, "card", False),
        (("start-scientist",), False, "card", True),
        (("a-field",), False, "card", True),
        ((), True, "card", True),
        ((), True, "tile", True),
    ],
)
def test_the_scientist_in_use_is_no_other_research_card(
    others: tuple[str, ...], tile: bool, used: str, met: bool
) -> None:
    position = Position()
    plan = position.plan("A", [effects.ResearchCards()], [effects.Coins(1)])
    position.screen(A, 1, plan)
    position.area(A, position.card("scientist", 1), *others)
    if tile:
        position.tiles(A, "scientist")
    table = position.table()
    do(table, UseScientist("B") if used == "card" else USE_SCIENTIST_TILE)
    assert go(table) == int(met)


@pytest.mark.rule("SKY-561")
def test_the_tile_in_use_is_no_other_research_card() -> None:
    position = Position()
    position.screen(A, 1, position.plan("A", [effects.ResearchCards()], [effects.Coins(1)]))
    position.tiles(A, "scientist")
    table = position.table()
    do(table, USE_SCIENTIST_TILE)
    assert go(table) == 0


@pytest.mark.rule("SKY-562", "SKY-Q-01")
@pytest.mark.parametrize(("start", "stop", "opens"), [(2, 3, False), (3, 4, True), (3, 5, True)])
def test_the_fifth_screen_opens_a_slot(start: int, stop: int, opens: bool) -> None:
    """Also when the marker passes over it."""
    position = lab(*[(NONE, 1)] * 5)
    position.player(A).upload = start
    table = use(position)
    do(table, *[Upload()] * (stop - start))
    if question(table, A) == "upload":
        do(table, STOP)
    do(table, TAKE_COIN)
    assert (SlotOpened(A, "E") in told(table)) == opens
    finish_round(table)
    assert ("E" in {option.slot for option in offered(table, A, Put)}) == opens


@pytest.mark.rule("SKY-Q-01")
def test_the_marker_starts_before_the_plan_of_the_token() -> None:
    position = Position()
    position.area(A, "start-scientist", "start-minerals-2")  # token 1 asks for 2 minerals
    table = position.table()
    assert reached(table) == 0
    assert seen(table).players[A].screens[0].plan is None
    assert len(seen(table).players[A].screens) == 1 + 1 + 14
    do(table, UseScientist("B"))
    assert go(table) == 1
    assert player(table, A).coins == 1 + 1


@pytest.mark.rule("SKY-Q-02")
@pytest.mark.parametrize(("start", "worth"), [(1, 0), (2, 10), (3, 10), (4, 15)])
def test_a_value_is_passed_by_reaching_its_screen(start: int, worth: int) -> None:
    position = lab(*[(NONE, 1)] * 5)
    position.player(A).upload = start
    position.state.round = 7
    table = use(position)
    do(table, Upload())
    if question(table, A) == "upload":
        do(table, STOP)
    finish_round(table)
    assert table.finished
    assert seen(table).players[A].score["research"] == worth


@pytest.mark.rule("SKY-Q-08")
@pytest.mark.parametrize("last", [False, True])
def test_points_of_the_action_that_reaches_the_last_screen_are_coins(last: bool) -> None:
    position = Position()
    start = 14 if last else 13
    for screen in range(2, 16):
        plan = position.plan("A", [effects.Energy(1)], [effects.Research(2)])
        position.screen(A, screen, plan)
    position.player(A).upload = start
    position.area(A, position.card("scientist", 3), "start-energy-1")
    table = use(position)
    do(table, Upload())
    if not last:
        do(table, STOP)
        assert question(table, A) == "points"
        return
    assert list(table.pending) == [B]
    assert player(table, A).coins == 1 + 2 * 2 + 2 * 3


# Requirements against a brute-force checker

needs = st.lists(
    st.one_of(
        st.builds(effects.Units, st.sampled_from(RESOURCES), st.integers(1, 4)),
        st.builds(effects.OneType, st.integers(1, 4)),
        st.builds(effects.Energy, st.integers(1, 3)),
        st.builds(effects.ResearchCards, st.just(1)),
    ),
    min_size=1,
    max_size=2,
)
areas = st.lists(
    st.sampled_from(
        [
            *(("carbon", n) for n in (1, 2, 3, 4)),
            *(("minerals", n) for n in (1, 2, 3, 4)),
            *(("titanium", n) for n in (1, 2, 3, 4)),
            *(("energy", n) for n in (1, 2, 3)),
            ("scientist", 1),
            ("field", 0),
        ]
    ),
    max_size=4,
)


def kinds_for(need: effects.Need) -> Sequence[str]:
    """What a requirement may be met with."""
    match need:
        case effects.Units(resource, _):
            return [resource]
        case effects.OneType():
            return RESOURCES
        case effects.Energy():
            return ["energy"]
        case effects.ResearchCards():
            return ["research"]


def can_meet(units: Counter[str], wanted: Sequence[effects.Need]) -> bool:
    """Try every way to meet each requirement with a kind, and add up."""
    for kinds in product(*(kinds_for(need) for need in wanted)):
        used: Counter[str] = Counter()
        for kind, need in zip(kinds, wanted, strict=True):
            used[kind] += need.n
        if used <= units:
            return True
    return False


@pytest.mark.rule("SKY-545", "SKY-546", "SKY-549", "SKY-1705", "SKY-1706", "SKY-1707", "SKY-Q-07")
@settings(max_examples=80, deadline=None)
@given(wanted=needs, area=areas)
def test_requirements_against_every_way_to_meet_them(
    wanted: list[effects.Need], area: list[tuple[CardKind, int]]
) -> None:
    position = Position()
    units: Counter[str] = Counter()
    for kind, count in area:
        if kind == "field":
            position.area(A, position.card("field", tank=1, coins=2))
        else:
            position.area(A, position.card(kind, count))
        research = kind in ("scientist", "field")
        units["research" if research else kind] += 1 if research else count
    id = position.plan("A", wanted, [effects.Coins(1)])
    game = position.table().game
    assert meets(game, A, position.box.plans[id], REMOVED) == can_meet(units, wanted)
