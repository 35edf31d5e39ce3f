"""Action 1: resource cards buy a card and move markers (SKY-311 to SKY-324), and what is bought or
sold for coins."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.events import CardBought, MovesLost
from kosmodrom.games.skymines.moves import (
    PASS,
    STOP,
    Advance,
    BuyCard,
    LayTile,
    PlaceMarker,
    Put,
    RemoveCard,
    UseEnergy,
    UseResources,
    UseScientist,
)
from kosmodrom.games.skymines.moves import Upload as UploadPlan
from kosmodrom.games.skymines.rules.base import face_up
from kosmodrom.games.skymines.tables import CARBON, TITANIUM
from kosmodrom.games.skymines.terms import COMPANIES, RESOURCES, SLOTS, CardKind, Slot
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.skymines.kit import (
    SETTINGS,
    A,
    AnyTable,
    B,
    C,
    D,
    Position,
    cards,
    do,
    finish_round,
    held,
    player,
    seen,
)

every_table = pytest.mark.parametrize(("players", "luna"), SETTINGS)
P1_BOTH = 14
"""Where both thresholds of B1 (P1) lie behind a marker; on C1 (P4) the first is at 5."""


def sets(table: AnyTable) -> set[tuple[str, int]]:
    """The slots and the value of every choice of resource cards."""
    return {("".join(o.slots), o.value) for o in offered(table, A, UseResources)}


def lin() -> Position:
    """Lin has titanium 2, titanium 3 and carbon 2 face up (SKY-EX-06)."""
    position = Position()
    position.area(A, "start-titanium-2", position.card("titanium", 3), "start-carbon-2")
    return position


def finish(table: AnyTable) -> None:
    """Spend the units that are left on Skymine's track."""
    while question(table, A) == "units":
        do(table, Advance("skymine"))


# Which cards


@pytest.mark.rule("SKY-311", "SKY-312", "SKY-EX-06")
def test_any_number_of_cards_of_one_type() -> None:
    assert sets(lin().table()) == {("B", 2), ("C", 3), ("BC", 5), ("D", 2)}


@pytest.mark.rule("SKY-311")
def test_used_cards_cannot_be_chosen() -> None:
    position = lin()
    position.used(A, "C")
    assert sets(position.table()) == {("B", 2), ("D", 2)}
    assert refused(position.table(), A, UseResources(("B", "D"))) == ("SKY-311",)


@pytest.mark.rule("SKY-311", "SKY-312")
@given(
    area=st.lists(
        st.tuples(st.sampled_from(RESOURCES), st.integers(1, 4), st.booleans()), max_size=5
    )
)
@settings(max_examples=25, deadline=None)
def test_choices_are_the_subsets_of_a_type(area: list[tuple[CardKind, int, bool]]) -> None:
    position = Position()
    cards = [position.card(kind, units) for kind, units, _used in area]
    position.area(A, *cards)
    every: tuple[Slot, ...] = ("B", "C", "D", "A", "E")
    slots = every[: len(area)]
    for slot, (_kind, _units, used) in zip(slots, area, strict=True):
        if used:
            position.used(A, slot)
    expected = set()
    for chosen in range(1, 1 << len(area)):
        own = [n for n in range(len(area)) if chosen >> n & 1]
        if not any(area[n][2] for n in own) and len({area[n][0] for n in own}) == 1:
            names = "".join(sorted(slots[n] for n in own))
            expected.add((names, sum(area[n][1] for n in own)))
    table = position.table()
    assert sets(table) == expected
    assert len(offered(table, A, UseResources)) == len(expected)


@pytest.mark.rule("SKY-312", "SKY-EX-22")
def test_the_resource_tile_makes_a_card_worth_one_more() -> None:
    """Carbon 2 with the tile is 3 carbon for buying, moving, majority and plans."""
    position = Position()
    position.area(A, "start-carbon-2", "start-scientist")
    position.area(B, position.card("carbon", 3))
    position.tiles(A, "resource")
    position.clear_display()
    position.show(1, position.card("minerals", 2, cost=3))
    plan = position.plan("A", [effects.Units("carbon", 3)], [effects.Coins(1)])
    position.screen(A, 1, plan)
    table = position.table()
    assert face_up(table.game, A)[CARBON] == 2
    assert not table.offers(A, PlaceMarker("majority-carbon", 1))
    table.decide(A, LayTile("B"))
    assert set(table.pending) == {A}  # that was no action (SKY-762, SKY-Q-31)
    assert face_up(table.game, A)[CARBON] == 3
    assert table.offers(A, PlaceMarker("majority-carbon", 1))
    assert sets(table) == {("B", 3)}
    upload = table.fork()
    do(upload, UseScientist("C"))
    assert offered(upload, A, UploadPlan)
    do(table, UseResources(("B",)))
    assert len(offered(table, A, BuyCard)) == 1
    do(table, *[Advance("skymine")] * 3)
    assert player(table, A).tracks[0] == 3
    assert player(table, A).tiles_down  # the tile is face down with its card
    assert set(table.pending) == {B}


@pytest.mark.rule("SKY-312", "SKY-Q-36")
def test_titanium_cards_with_the_second_p4_bonus() -> None:
    """The second bonus replaces the first: no discount any more, but a unit more each."""
    position = lin()
    position.clear_display()
    position.show(1, position.card("minerals", 2, cost=7))
    position.at(A, astrogo=12)
    table = position.table()
    assert sets(table) == {("B", 3), ("C", 4), ("BC", 7), ("D", 2)}
    do(table, UseResources(("B", "C")))
    assert [option.cost for option in offered(table, A, BuyCard)] == [7]


# Buying and moving


@pytest.mark.rule("SKY-313", "SKY-314", "SKY-315", "SKY-316", "SKY-317", "SKY-319", "SKY-322")
@pytest.mark.rule("SKY-EX-07", "SKY-Q-18")
@pytest.mark.parametrize(("space", "printed"), [(2, 4), (6, 3), (11, 2)])
def test_a_card_for_titanium_and_the_rest_moves(space: int, printed: int) -> None:
    """A minerals card of total cost 4 leaves 1 of 5 units: a step on a track of choice."""
    position = lin()
    bought = position.card("minerals", 3, cost=printed)
    position.show(space, bought)
    table = position.table()
    do(table, UseResources(("B", "C")))
    assert table.offers(A, BuyCard(bought, 4))
    do(table, BuyCard(bought))
    assert bought in held(table, A)
    assert seen(table).display[space - 1] is None
    # At most one card: the last unit can only move.
    assert offered(table, A, BuyCard) == []
    assert {(option.company, option.cost) for option in offered(table, A, Advance)} == {
        (company, 0) for company in COMPANIES
    }
    assert STOP not in offered(table, A)
    do(table, Advance("tawac"))
    assert player(table, A).tracks == [0, 0, 0, 1]
    assert [slot.face_up for slot in seen(table).players[A].slots[1:4]] == [False, False, True]
    assert set(table.pending) == {B}
    # The space stays empty until the preparation phase.
    table.decide(B, PASS)
    assert seen(table).display[space - 1] is None
    finish_round(table)
    assert None not in seen(table).display


@pytest.mark.rule("SKY-314", "SKY-315")
@pytest.mark.parametrize("space", range(1, 13))
def test_total_cost_is_printed_cost_and_surcharge(space: int) -> None:
    for units, enough in ((2 + (space - 1) // 4, True), (1 + (space - 1) // 4, False)):
        position = Position()
        position.area(A, position.card("carbon", units))
        position.clear_display()
        wanted = position.card("energy", 2, cost=2)
        position.show(space, wanted)
        table = position.table()
        do(table, UseResources(("B",)))
        assert bool(offered(table, A, BuyCard)) == enough
        assert table.offers(A, BuyCard(wanted)) == enough
        if not enough:
            assert refused(table, A, BuyCard(wanted)) == ("SKY-315",)


@pytest.mark.rule("SKY-315")
def test_an_exact_price_leaves_nothing_to_move() -> None:
    position = Position()
    position.area(A, "start-carbon-2")
    wanted = position.card("energy", 2, cost=2)
    position.show(1, wanted)
    table = position.table()
    do(table, UseResources(("B",)), BuyCard(wanted))
    assert set(table.pending) == {B}
    assert player(table, A).tracks == [0] * 4
    (event,) = [event for event in told(table) if isinstance(event, CardBought)]
    assert (event.seat, event.card) == (A, wanted)


@pytest.mark.rule("SKY-317")
def test_units_are_split_freely() -> None:
    position = Position()
    position.area(A, position.card("minerals", 4))
    position.clear_display()
    table = position.table()
    do(table, UseResources(("B",)))
    do(table, *(Advance(company) for company in ("astrogo", "skymine", "astrogo", "tawac")))
    assert player(table, A).tracks == [1, 0, 2, 1]
    assert set(table.pending) == {B}


@pytest.mark.rule("SKY-318", "SKY-Q-22")
def test_units_must_move_while_a_track_is_open() -> None:
    """C1 has a barrier before space 6, A1 before 10, B1 before 11, D1 before 14."""
    position = Position()
    position.area(A, position.card("carbon", 4))
    position.clear_display()
    position.at(A, skymine=9, minerva=10, astrogo=4, tawac=13)
    position.player(A).coins = 3
    table = position.table()
    do(table, UseResources(("B",)))
    options = {(option.company, option.cost) for option in offered(table, A, Advance)}
    assert options == {("skymine", 3), ("astrogo", 0)}  # others cost 4
    assert refused(table, A, STOP)
    do(table, Advance("astrogo"))  # passes a threshold: a coin more
    assert player(table, A).coins == 4
    options = {(option.company, option.cost) for option in offered(table, A, Advance)}
    assert options == {("skymine", 3), ("minerva", 4), ("astrogo", 2), ("tawac", 4)}
    assert STOP in offered(table, A)  # barriers need not be paid
    do(table, Advance("astrogo", 2))
    # With 2 coins no other barrier can be paid, so the last two units have one way to go.
    assert (player(table, A).tracks[2], player(table, A).coins) == (8, 2)
    assert set(table.pending) == {B}


@pytest.mark.rule("SKY-318", "SKY-Q-22")
@pytest.mark.parametrize("coins", [0, 3, 9])
def test_units_that_cannot_be_used_are_lost(coins: int) -> None:
    position = Position()
    position.area(A, position.card("carbon", 4))
    position.clear_display()
    position.at(A, skymine=21, minerva=22, astrogo=20, tawac=13)
    position.player(A).coins = coins
    table = position.table()
    do(table, UseResources(("B",)))
    if coins == 9:
        assert [option.company for option in offered(table, A, Advance)] == ["tawac"]
        do(table, STOP)
    assert set(table.pending) == {B}  # nothing to choose without coins
    assert player(table, A).tracks == [21, 22, 20, 13]
    assert player(table, A).coins == coins
    lost = [(event.seat, event.spaces) for event in told(table) if isinstance(event, MovesLost)]
    assert lost == [(A, 4)]
    assert not seen(table).players[A].slots[1].face_up


@pytest.mark.rule("SKY-320", "SKY-321", "SKY-1131", "SKY-EX-32")
@pytest.mark.parametrize("minerva", [0, 6])
def test_a_free_card_needs_a_resource_card_and_all_units_move(minerva: int) -> None:
    """A total cost of 0 stays 0 with the discount of P1."""
    position = Position()
    position.hand(A)
    position.area(A, position.card("minerals", 2))
    free = position.card("carbon", 1, cost=0)
    position.clear_display()
    position.show(1, free)
    position.at(A, minerva=minerva)
    position.player(A).markers = 0
    table = position.table()
    assert offered(table, A, BuyCard) == []  # there is no buying without a card
    do(table, UseResources(("B",)))
    assert [(o.card, o.cost) for o in offered(table, A, BuyCard)] == [(free, 0)]
    do(table, BuyCard(free, 0), Advance("skymine"), Advance("tawac"))
    assert player(table, A).tracks == [1, minerva, 0, 1]
    assert cards(table, player(table, A).hand) == [free]
    assert set(table.pending) == {B}


@pytest.mark.rule("SKY-321", "SKY-1131")
def test_without_resource_cards_nothing_is_bought() -> None:
    position = Position()
    position.area(A, "start-energy-2", "start-scientist")
    position.show(1, position.card("carbon", 1, cost=0))
    table = position.table()
    assert offered(table, A, UseResources) == []


@pytest.mark.rule("SKY-322")
@every_table
def test_the_turn_ends_when_all_units_are_spent(players: int, luna: bool) -> None:
    position = Position(players, luna=luna)
    position.area(A, "start-carbon-1", "start-minerals-1")
    position.clear_display()
    table = position.table()
    do(table, UseResources(("B",)), Advance("skymine"))
    assert set(table.pending) == {1 % players}
    assert [slot.face_up for slot in seen(table).players[A].slots[1:3]] == [False, True]
    if players == 1:  # Luna has had her turn, and the other card is still there
        assert sets(table) == {("C", 1)}


@pytest.mark.rule("SKY-323")
def test_a_bought_card_is_for_the_next_round() -> None:
    position = Position()
    position.area(A, "start-carbon-2")
    position.hand(A)
    wanted = position.card("energy", 2, cost=2)
    position.show(1, wanted)
    table = position.table()
    do(table, UseResources(("B",)), BuyCard(wanted))
    table.decide(B, PlaceMarker("majority-titanium", 0))
    assert offered(table, A, UseEnergy) == []
    # It may be sold in this very round.
    assert table.offers(A, PlaceMarker("sell"))
    sold = table.fork()
    do(sold, PlaceMarker("sell"))
    assert wanted in seen(sold).removed
    finish_round(table)
    assert {option.card for option in offered(table, A, Put)} == {wanted}


@pytest.mark.rule("SKY-324", "SKY-Q-44")
def test_a_hand_has_no_limit() -> None:
    position = Position()
    everything = [*position.box.decks["C"], *position.box.decks["D"], *position.box.decks["E"]]
    position.hand(A, *position.box.starting, *everything)
    position.state.deck = [
        card for card in position.state.deck if position.box.tables.cards[card].letter == "B"
    ]
    position.area(A, "start-carbon-2")
    position.rest(A, "C", position.card("energy", 3))
    wanted = position.card("energy", 2, cost=2)
    position.show(1, wanted)
    table = position.table()
    before = len(player(table, A).hand)
    do(table, UseResources(("B",)), BuyCard(wanted))
    finish_round(table)
    assert len(player(table, A).hand) == before + 2


# Discounts


@pytest.mark.rule("SKY-Q-39", "SKY-Q-82", "SKY-EX-48")
@pytest.mark.parametrize(
    ("area", "chosen", "cost"),
    [
        ([("titanium", 3)], "B", 3),
        ([("minerals", 3)], "B", None),
        ([("minerals", 2), ("titanium", 1)], "BC", 3),
        ([("minerals", 4)], "B", 4),
    ],
)
def test_discounts_of_two_tracks_add_up(
    area: list[tuple[CardKind, int]], chosen: str, cost: int | None
) -> None:
    position = Position()
    position.area(A, *(position.card(kind, units) for kind, units in area))
    position.clear_display()
    wanted = position.card("energy", 2, cost=5)
    position.show(1, wanted)
    position.at(A, minerva=P1_BOTH, astrogo=5)
    table = position.table()
    do(table, UseResources(tuple(slot for slot in SLOTS if slot in chosen)))
    if chosen == "B" and cost is not None:
        do(table, BuyCard(wanted))  # a mix has nothing else to do
    bought = [event for event in told(table) if isinstance(event, CardBought)]
    assert [event.cost for event in bought] == ([] if cost is None else [cost])
    assert player(table, A).tracks == [0, P1_BOTH, 5, 0]


@pytest.mark.rule("SKY-Q-39")
def test_a_mix_must_buy_and_what_is_left_moves() -> None:
    position = Position()
    position.area(A, "start-minerals-2", "start-carbon-2")
    position.clear_display()
    wanted = position.card("energy", 2, cost=3)
    position.show(1, wanted)
    position.at(A, minerva=P1_BOTH)
    table = position.table()
    assert sets(table) == {("B", 2), ("C", 2), ("BC", 4)}
    do(table, UseResources(("B", "C")))
    # There is one card to buy, so it is bought: 4 units less 2.
    assert wanted in held(table, A)
    assert offered(table, A, BuyCard) == []
    do(table, Advance("skymine"), Advance("skymine"))
    assert player(table, A).tracks[0] == 2
    assert set(table.pending) == {B}


@pytest.mark.rule("SKY-Q-39")
@pytest.mark.parametrize(("minerva", "cost"), [(13, 3), (14, 6)])
def test_no_mix_without_the_second_bonus_or_a_card_that_it_pays(minerva: int, cost: int) -> None:
    position = Position()
    position.area(A, "start-minerals-2", "start-carbon-2")
    position.clear_display()
    position.show(1, position.card("energy", 2, cost=cost))
    position.at(A, minerva=minerva)
    assert sets(position.table()) == {("B", 2), ("C", 2)}


@pytest.mark.rule("SKY-Q-39")
def test_discounts_are_not_for_coins() -> None:
    position = Position()
    position.clear_display()
    wanted = position.card("titanium", 2, cost=3)
    position.show(1, wanted)
    position.at(A, minerva=P1_BOTH, astrogo=5)
    position.player(A).coins = 4
    table = position.table()
    do(table, PlaceMarker("buy"))
    assert (player(table, A).coins, wanted in held(table, A)) == (0, True)


@pytest.mark.rule("SKY-Q-36")
def test_the_second_permanent_bonus_replaces_the_first() -> None:
    """P1: minerals have 1 off, not 2."""
    for minerva, costs in ((5, 3), (6, 2), (P1_BOTH, 2)):
        position = Position()
        position.area(A, "start-minerals-2", "start-minerals-1")
        position.clear_display()
        position.show(1, position.card("energy", 2, cost=3))
        position.at(A, minerva=minerva)
        table = position.table()
        do(table, UseResources(("B", "C")))
        assert [option.cost for option in offered(table, A, BuyCard)] == [costs]


# For coins


@pytest.mark.rule("SKY-EX-17", "SKY-Q-29")
def test_the_buy_space() -> None:
    """A titanium 2 card of total cost 3 costs 4 coins with the space."""
    for coins in (3, 4, 6):
        position = Position()
        position.clear_display()
        wanted = position.card("titanium", 2, cost=2)
        position.show(5, wanted)
        position.show(12, position.card("titanium", 4, cost=5))
        position.player(A).coins = coins
        table = position.table()
        assert table.offers(A, PlaceMarker("buy")) == (coins >= 4)
        if coins >= 4:
            do(table, PlaceMarker("buy"))  # the only card that can be paid must be bought
            assert (player(table, A).coins, set(table.pending)) == (coins - 4, {B})
            assert wanted in held(table, A)
            assert offered(table, A, UseResources) == []


@pytest.mark.rule("SKY-1132", "SKY-736")
@pytest.mark.parametrize(("printed", "cost"), [(0, 0), (1, 0), (3, 2)])
def test_a_discount_for_coins_never_goes_below_zero(printed: int, cost: int) -> None:
    """S4 second takes 1 off; its own cost is 0, that of the buy space 1."""
    position = Position()
    position.tracks(skymine="C2", astrogo="A1")
    position.at(A, skymine=15)
    position.clear_display()
    wanted = position.card("titanium", 2, cost=printed)
    position.show(1, wanted)
    position.player(A).coins = 2
    table = position.table()
    do(table, PlaceMarker("skymine-2"))
    assert (player(table, A).coins, player(table, A).tank) == (2 - cost, 2)
    assert wanted in held(table, A)


@pytest.mark.rule("SKY-1132", "SKY-736")
def test_the_buy_space_itself_is_paid_even_for_a_free_card() -> None:
    for coins in (0, 1):
        position = Position()
        position.clear_display()
        wanted = position.card("titanium", 2, cost=0)
        position.show(1, wanted)
        position.player(A).coins = coins
        table = position.table()
        assert table.offers(A, PlaceMarker("buy")) == bool(coins)
        if coins:
            do(table, PlaceMarker("buy"))
            assert player(table, A).coins == 0
            assert wanted in held(table, A)


@pytest.mark.rule("SKY-EX-18")
def test_the_sell_space() -> None:
    position = Position()
    table = position.table()
    do(table, PlaceMarker("sell"))
    do(table, RemoveCard("start-carbon-1", 3))
    assert player(table, A).coins == 1 + 3
    assert seen(table).removed == ("start-carbon-1",)
    assert "start-carbon-1" not in held(table, A)


@pytest.mark.rule("SKY-Q-35", "SKY-846")
def test_a_single_share_may_be_sold() -> None:
    position = Position()
    position.hand(A, "d-share-minerva")
    position.state.deck.remove(position.number("d-share-minerva"))
    table = position.table()
    assert seen(table, A).players[A].shares["minerva"] == 1
    do(table, PlaceMarker("sell"))
    assert player(table, A).coins == 1 + 3 + 2
    assert seen(table).removed == ("d-share-minerva",)
    assert seen(table, A).players[A].shares["minerva"] == 0


@pytest.mark.rule("SKY-Q-35")
def test_a_single_share_has_no_action_at_s5() -> None:
    position = Position()
    position.tracks(skymine="E2")
    position.at(A, skymine=4)
    position.hand(A, "d-share-minerva")
    position.state.deck.remove(position.number("d-share-minerva"))
    position.player(A).coins = 0
    table = position.table()
    do(table, PlaceMarker("skymine-1", 1))
    assert set(table.pending) == {B}
    assert seen(table).removed == ("d-share-minerva",)


@pytest.mark.rule("SKY-EX-24")
def test_a_threshold_pays_those_who_passed_it_before() -> None:
    """A1: Lin passes the first threshold with 3 spaces; Malik and Amber are past it already."""
    position = Position(4)
    position.area(A, position.card("carbon", 3), "start-energy-1")
    position.clear_display()
    position.at(A, skymine=3)
    position.at(B, skymine=5)
    position.at(C, skymine=8)
    position.at(D, skymine=4)
    table = position.table()
    do(table, UseResources(("B",)), *[Advance("skymine")] * 3)
    assert [player(table, seat).coins for seat in (A, B, C, D)] == [2, 2, 2, 1]
    assert player(table, A).tracks[0] == 6
    # The bonus (P2: 1 energy more) works from her next turn on.
    assert face_up(table.game, A)[3] == 1
    for _ in (B, C, D):
        do(table, PASS)
    assert [option.points for option in offered(table, A, UseEnergy)] == [2] * 4


@pytest.mark.rule("SKY-Q-31")
def test_the_resource_tile_may_wait_or_never_be_laid() -> None:
    position = Position()
    position.area(A, "start-titanium-2", "start-energy-1")
    position.tiles(A, "resource")
    table = position.table()
    assert [option.slot for option in offered(table, A, LayTile)] == ["B"]
    do(table, LayTile("B"), PlaceMarker("majority-titanium", 1))
    assert face_up(table.game, A)[TITANIUM] == 3  # it is laid, and the card not used
    table.decide(B, PASS)
    assert offered(table, A, LayTile) == []
    finish_round(table)
    assert (player(table, A).laid, player(table, A).tiles) == (-1, 0)
    unused = position.table()
    finish_round(unused)
    assert (player(unused, A).laid, player(unused, A).tiles) == (-1, 0)
