"""Chapter 10: the bonuses of company tracks, and the permanent ones P1 to P5 (SKY-1021 to
SKY-1048)."""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pytest

from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.events import CardBought
from kosmodrom.games.skymines.moves import (
    PASS,
    STOP,
    TAKE_COIN,
    USE_FIELD_TILE,
    Advance,
    BuyCard,
    PlaceMarker,
    Put,
    Upload,
    UseEnergy,
    UseFieldScientist,
    UseResources,
    UseScientist,
)
from kosmodrom.games.skymines.terms import (
    PERMANENT_PAIRS,
    SPACE_PAIRS,
    TRACKS,
    CardKind,
    Slot,
    TrackId,
)
from kosmodrom.testing.positions import offered, question, told
from tests.games.skymines.kit import (
    A,
    AnyTable,
    B,
    Position,
    answer_until,
    cards,
    do,
    finish_round,
    open_spaces,
    player,
    rewards,
    seen,
)

# In the first game Skymine has A1 with P2, Minerva B1 with P1, Astrogo C1 with P4. Their
# thresholds are before these spaces.
P2 = (5, 13)
P1 = (6, 14)
P4 = (5, 12)
P3 = (4, 11)  # on A2
P5 = (6, 11)  # on E1
KINDS = ("carbon", "minerals", "titanium", "energy", "scientist")
COLLECTORS = ("sinus-roris", "mare-imbrium", "mare-insularum", "mare-vaporum")


def pass_turn(table: AnyTable) -> None:
    """The one in turn passes; the next one to act is asked."""
    do(table, PASS)
    answer_until(table, "action")


def points(table: AnyTable) -> set[int]:
    return {use.points for use in offered(table, A, UseEnergy)}


def price(table: AnyTable, *slots: str) -> int | None:
    """What the only card of the display costs with the cards of these slots; None if it cannot be
    bought with them."""
    uses = [use for use in offered(table, A, UseResources) if use.slots == slots]
    if not uses:
        return None
    hand = len(player(table, A).hand)
    do(table, uses[0])
    if len(player(table, A).hand) > hand:  # bought at once: there was nothing else to do
        (event,) = (event for event in told(table, A) if isinstance(event, CardBought))
        return event.cost
    return next((int(buy.cost) for buy in offered(table, A, BuyCard)), None)


def shop(cost: int, *area: tuple[CardKind, int]) -> Position:
    """A has these cards, and there is one card to buy."""
    position = Position()
    position.clear_display()
    position.show(1, position.card("field", cost=cost, tank=1))
    position.area(A, *(position.card(kind, value) for kind, value in area))
    return position


# What is true of all tracks


@pytest.mark.rule("SKY-1021")
@pytest.mark.parametrize("side", TRACKS)
def test_a_track_has_two_bonuses_of_one_kind(side: TrackId) -> None:
    position = Position()
    position.tracks(tawac=side)
    track = position.box.tracks[side]
    first, second = track.thresholds
    position.player(A).coins = 20
    both = {"tawac-1", "tawac-2"}
    position.at(A, tawac=second.to)
    table = position.table()
    if track.bonus in SPACE_PAIRS:
        assert open_spaces(table, A) & both == both
        position.at(A, tawac=first.to)
        assert open_spaces(position.table(), A) & both == {"tawac-1"}
        position.at(A, tawac=first.to - 1)
        assert open_spaces(position.table(), A) & both == set()
    else:
        assert track.bonus in PERMANENT_PAIRS
        assert open_spaces(table, A) & both == set()
        tables, s = position.box.tables, table.game.state
        levels = [tables.bonuses(s.sides, bits << 6) for bits in (0, 1, 3)]
        assert len({str(level) for level in levels}) == 3  # the two differ


@pytest.mark.rule("SKY-1022", "SKY-1023", "SKY-Q-36")
def test_the_second_permanent_bonus_replaces_the_first() -> None:
    position = shop(5, ("minerals", 4), ("energy", 1))
    position.at(A, minerva=P1[1], skymine=P2[1])
    assert points(position.table()) == {1 + 2}  # not 1 + 1 + 2
    assert price(position.table(), "B") == 5 - 1  # not 5 - 1 - 1
    position.at(A, minerva=0)
    assert price(position.table(), "B") is None


@pytest.mark.rule("SKY-1022", "SKY-Q-36")
def test_the_second_bonus_takes_over_in_a_round_in_which_the_first_was_used() -> None:
    """From the next turn on (SKY-1015), and never together with the first."""
    position = shop(5, ("minerals", 4), ("carbon", 1), ("minerals", 3), ("carbon", 1))
    first = position.box.tables.card_ids[position.state.display[0]]
    position.show(2, position.card("field", cost=3, tank=1))  # 1 more on its space
    position.at(A, minerva=P1[1] - 1)
    table = position.table()
    do(table, UseResources(("B",)), BuyCard(first))  # for 5 - 1
    pass_turn(table)
    mix = UseResources(("A", "D"), cards=tuple(cards(table, player(table, A).slots)[::3]), value=4)
    assert mix not in offered(table, A)
    do(table, UseResources(("C",)), Advance("minerva"))
    answer_until(table, "action")
    assert mix in offered(table, A)  # only the second bonus allows it
    assert price(table, "D") == 3 + table.game.data.surcharges[1] - 1  # not - 2


@pytest.mark.rule("SKY-1026")
def test_a_permanent_bonus_works_every_time() -> None:
    position = Position()
    position.clear_display()
    two, three = position.card("carbon", 1, cost=2), position.card("carbon", 2, cost=3)
    position.show(1, two)
    position.show(2, three)
    position.area(A, position.card("minerals", 1), position.card("minerals", 2))
    position.at(A, minerva=P1[0])
    table = position.table()
    do(table, UseResources(("B",)), BuyCard(two))
    pass_turn(table)
    do(table, UseResources(("C",)), BuyCard(three))
    assert {two, three} <= set(cards(table, player(table, A).hand))


@pytest.mark.rule("SKY-1026", "SKY-1015")
def test_a_permanent_bonus_works_in_the_next_round() -> None:
    position = Position()
    position.at(A, skymine=P2[0])
    table = position.table()
    finish_round(table)
    table.decide(A, Put("start-energy-1", "B"))
    answer_until(table, "action")
    assert points(table) == {1 + 1}


@pytest.mark.rule("SKY-1027", "SKY-Q-82")
def test_bonuses_of_different_tracks_add_up() -> None:
    position = shop(5, ("titanium", 3))
    position.at(A, minerva=P1[1])
    assert price(position.table(), "B") is None
    position.at(A, minerva=P1[1], astrogo=P4[0])
    assert price(position.table(), "B") == 3


@pytest.mark.rule("SKY-EX-48", "SKY-1041", "SKY-1044", "SKY-Q-82")
def test_titanium_minerals_and_a_mix_at_two_discounts() -> None:
    def situation(*area: tuple[CardKind, int]) -> AnyTable:
        position = shop(5, *area)
        position.at(A, minerva=P1[1], astrogo=P4[0])
        return position.table()

    table = situation(("titanium", 3))
    do(table, UseResources(("B",)))
    do(table, *offered(table, A, BuyCard))
    assert len(cards(table, player(table, A).hand)) == 11
    assert player(table, A).tracks == [0, P1[1], P4[0], 0]  # nothing left
    assert question(table, B) == "action"
    assert price(situation(("minerals", 3)), "B") is None  # it costs 4
    assert price(situation(("minerals", 4)), "B") == 4
    assert price(situation(("minerals", 2), ("titanium", 1)), "B", "C") == 3


@pytest.mark.rule("SKY-1027", "SKY-Q-82")
def test_discounts_stop_at_zero() -> None:
    position = shop(1, ("titanium", 1))
    position.at(A, minerva=P1[1], astrogo=P4[0])
    assert price(position.table(), "B") == 0


# P1


@pytest.mark.rule("SKY-1040")
@pytest.mark.parametrize(("kind", "less"), [("minerals", 1), ("carbon", 0), ("titanium", 0)])
def test_cards_cost_less_with_minerals(kind: CardKind, less: int) -> None:
    position = shop(4, (kind, 4))
    assert price(position.table(), "B") == 4
    position.at(A, minerva=P1[0])
    assert price(position.table(), "B") == 4 - less


@pytest.mark.rule("SKY-1040")
def test_the_first_bonus_allows_no_mix() -> None:
    position = shop(4, ("minerals", 3), ("carbon", 3))
    position.at(A, minerva=P1[0])
    assert price(position.table(), "B", "C") is None


@pytest.mark.rule("SKY-1041")
@pytest.mark.parametrize("kind", ["minerals", "carbon", "titanium"])
def test_cards_cost_less_with_any_resource(kind: CardKind) -> None:
    position = shop(4, (kind, 4))
    position.at(A, minerva=P1[1])
    assert price(position.table(), "B") == 3


@pytest.mark.rule("SKY-1041", "SKY-Q-39")
def test_resources_may_be_mixed_to_buy_a_card() -> None:
    position = shop(6, ("carbon", 3), ("minerals", 2), ("titanium", 1))
    position.at(A, minerva=P1[1])
    table = position.table()
    mixes = {
        slots
        for number in (2, 3)
        for slots in combinations("BCD", number)
        if any(use.slots == slots for use in offered(table, A, UseResources))
    }
    assert mixes == {("B", "C"), ("B", "C", "D")}  # 5 or 6 units; others do not suffice for 5
    do(table, UseResources(("B", "C", "D")))
    answer_until(table, "units")
    assert offered(table, A, BuyCard) == []  # bought: it was the only thing to do
    assert player(table, A).coins == 1
    do(table, Advance("tawac"))  # the unit left over moves
    assert player(table, A).tracks[3] == 1
    assert player(table, A).down == 0b01110
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-1041", "SKY-Q-39")
def test_a_mix_is_for_buying_only() -> None:
    position = Position()
    position.clear_display()
    position.show(1, position.card("field", cost=2, tank=1))
    position.show(2, position.card("field", cost=3, tank=1))
    position.area(A, position.card("carbon", 2), position.card("minerals", 2))
    position.at(A, minerva=P1[1])
    table = position.table()
    do(table, UseResources(("B", "C")))
    assert offered(table, A, Advance) == []
    assert STOP not in offered(table, A)
    do(table, offered(table, A, BuyCard)[0])
    assert offered(table, A, Advance) != []
    position.clear_display()
    assert price(position.table(), "B", "C") is None  # nothing to buy, no mix


@pytest.mark.rule("SKY-1040", "SKY-1041", "SKY-1044", "SKY-Q-39")
def test_discounts_are_for_resource_cards_and_not_for_coins() -> None:
    position = shop(4, ("minerals", 1), ("titanium", 1))
    position.at(A, minerva=P1[1], astrogo=P4[0])
    position.player(A).coins = 4
    assert "buy" not in open_spaces(position.table(), A)
    position.player(A).coins = 5
    table = position.table()
    do(table, PlaceMarker("buy"))
    assert player(table, A).coins == 0


# P2


@pytest.mark.rule("SKY-1042")
@pytest.mark.parametrize(("space", "more"), [(0, 0), (P2[0], 1), (P2[1], 2)])
def test_more_energy_for_every_purpose(space: int, more: int) -> None:
    for need in (2 + more, 3 + more):
        position = Position()
        position.at(A, skymine=space)
        position.area(A, position.card("energy", 2), position.card("scientist", 1))
        position.screen(A, 1, position.plan("A", [effects.Energy(need)], [effects.Coins(1)]))
        position.area(B, position.card("energy", 2), position.card("energy", need - 2 or 1))
        table = position.table()
        assert points(table) == {2 + more}
        if need > 2:
            assert ("majority-energy" in open_spaces(table, A)) is (need == 2 + more)
        do(table, UseScientist("C"))
        assert (offered(table, A, Upload) != []) is (need == 2 + more)


@pytest.mark.rule("SKY-1042")
def test_more_energy_needs_some_energy_face_up() -> None:
    position = Position()
    position.at(A, skymine=P2[1])
    position.area(A, position.card("carbon", 1), position.card("energy", 1))
    position.used(A, "C")
    table = position.table()
    assert points(table) == set()
    assert rewards(table, A, "majority-energy") == [0]
    position.tiles(A, "energy")
    assert points(position.table()) == {2 + 2}  # the tile will do


@pytest.mark.rule("SKY-EX-47", "SKY-1042", "SKY-752")
def test_five_energy_and_none_after_its_use() -> None:
    position = Position()
    position.at(A, skymine=P2[1])
    position.area(A, position.card("energy", 1), position.card("scientist", 1))
    position.tiles(A, "energy")
    position.screen(A, 1, position.plan("A", [effects.Energy(5)], [effects.Coins(1)]))
    table = position.table()
    assert points(table) == {5}
    assert rewards(table, A, "majority-energy") == [1, 2]
    do(table, UseScientist("C"), Upload())
    answer_until(table, "action")
    pass_turn(table)
    do(table, UseEnergy("minerva"), STOP)
    assert question(table, A) == "action"
    assert points(table) == set()
    assert rewards(table, A, "majority-energy") == [0]


# P3


@pytest.mark.rule("SKY-1043", "SKY-Q-67")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_extra_markers_come_at_the_start_of_the_next_turn(players: int) -> None:
    position = Position(players=players)
    position.tracks(skymine="A2")
    position.clear_display()
    position.at(A, skymine=P3[0] - 1)
    position.area(A, position.card("carbon", 1), position.card("carbon", 1))
    table = position.table()
    markers = player(table, A).markers
    do(table, UseResources(("B",)), Advance("skymine"))
    assert player(table, A).markers == markers
    for _ in range(players - 1):
        pass_turn(table)
    assert question(table, A) == "action"
    assert player(table, A).markers == markers + 1
    do(table, PlaceMarker("majority-titanium"))
    assert player(table, A).markers == markers  # only once
    finish_round(table)
    assert player(table, A).markers == markers + 1  # it comes back like the others


@pytest.mark.rule("SKY-1043", "SKY-Q-67")
@pytest.mark.parametrize(("space", "extra"), [(P3[0], 1), (P3[1], 2)])
def test_extra_markers_are_two_in_all(space: int, extra: int) -> None:
    position = Position()
    position.area(A, "start-carbon-1")  # so that there is another action in the end
    markers = position.player(A).markers
    position.tracks(skymine="A2")
    position.at(A, skymine=space)
    table = position.table()
    assert player(table, A).markers == markers + extra
    for number, kind in enumerate(KINDS[: markers + extra]):
        do(table, PlaceMarker(f"majority-{kind}"))
        if number == 0:
            pass_turn(table)
        assert question(table, A) == "action"
    assert offered(table, A, PlaceMarker) == []


@pytest.mark.rule("SKY-1043")
def test_the_second_bonus_brings_one_more() -> None:
    position = Position()
    position.tracks(skymine="A2")
    position.clear_display()
    position.at(A, skymine=P3[1] - 1)
    position.area(A, position.card("carbon", 1))
    table = position.table()
    markers = player(table, A).markers
    assert markers == 3 + 1
    do(table, UseResources(("B",)), Advance("skymine"))
    pass_turn(table)
    assert player(table, A).markers == 3 + 2


# P4


@pytest.mark.rule("SKY-1044")
@pytest.mark.parametrize(("kind", "less"), [("titanium", 1), ("carbon", 0), ("minerals", 0)])
def test_cards_cost_less_with_titanium(kind: CardKind, less: int) -> None:
    position = shop(4, (kind, 4))
    position.at(A, astrogo=P4[0])
    assert price(position.table(), "B") == 4 - less


@pytest.mark.rule("SKY-1044", "SKY-1023")
def test_titanium_cards_are_worth_more_for_every_purpose() -> None:
    position = shop(9, ("titanium", 2), ("titanium", 1), ("scientist", 1))
    position.area(A, position.card("carbon", 2))
    position.screen(A, 1, position.plan("A", [effects.Units("titanium", 5)], [effects.Coins(1)]))
    assert rewards(position.table(), A, "majority-titanium") == [1]
    position.at(A, astrogo=P4[1])
    table = position.table()
    values = {use.slots: use.value for use in offered(table, A, UseResources)}
    assert values == {("B",): 3, ("C",): 2, ("B", "C"): 5, ("A",): 2}
    assert rewards(table, A, "majority-titanium") == [1, 2]  # 3 + 2
    do(table, UseScientist("D"))
    assert offered(table, A, Upload) != []


@pytest.mark.rule("SKY-1044", "SKY-1023")
def test_the_second_titanium_bonus_takes_nothing_off_the_cost() -> None:
    position = shop(5, ("titanium", 4))
    position.at(A, astrogo=P4[1])
    assert price(position.table(), "B") == 5  # 4 + 1 units, the full cost


@pytest.mark.rule("SKY-1044")
def test_used_titanium_is_worth_nothing_more() -> None:
    position = Position()
    position.area(A, position.card("titanium", 1), position.card("titanium", 2))
    position.used(A, "C")
    position.at(A, astrogo=P4[1])
    assert rewards(position.table(), A, "majority-titanium") == [1]  # 1 + 1


@pytest.mark.rule("SKY-1044", "SKY-1704")
def test_the_unit_more_counts_for_a_plan_that_pays_for_titanium() -> None:
    position = shop(9, ("scientist", 1), ("titanium", 2), ("titanium", 1))
    plan = position.plan("A", [], [effects.CoinsForUnits("titanium", 1)])
    position.screen(A, 1, plan)
    position.at(A, astrogo=P4[1])
    table = position.table()
    do(table, UseScientist("B"), Upload())
    assert player(table, A).coins == 1 + (2 + 1 + 1 + 1 - 1)


@pytest.mark.rule("SKY-1044", "SKY-304")
@pytest.mark.parametrize("used", ["", "B", "C", "D", "BD", "CD", "BCD"])
def test_only_face_up_titanium_is_worth_one_more(used: str) -> None:
    """A unit more for every such card, whichever of them were used."""
    position = Position()
    units = dict(zip("BCD", (1, 2, 4), strict=True))
    position.area(A, *(position.card("titanium", value) for value in units.values()))
    for slot in used:
        position.used(A, cast("Slot", slot))
    position.at(A, astrogo=P4[1])
    left = [value + 1 for slot, value in units.items() if slot not in used]
    table = position.table()
    assert seen(table).players[A].face_up["titanium"] == sum(left)
    uses = [use.value for use in offered(table, A, UseResources) if len(use.slots) == len(left)]
    assert uses == ([sum(left)] if left else [])


# P5


def with_symbol(level: int = 1) -> Position:
    position = Position()
    position.tracks(tawac="E1")
    position.at(A, tawac=P5[level - 1])
    return position


@pytest.mark.rule("SKY-1045")
def test_the_standing_symbol_is_no_card() -> None:
    table = with_symbol().table()
    assert offered(table, A, UseFieldScientist) == []
    assert USE_FIELD_TILE not in offered(table, A)
    assert rewards(table, A, "majority-scientist") == [0]


@pytest.mark.rule("SKY-1045", "SKY-1046", "SKY-1048")
@pytest.mark.parametrize("level", [1, 2])
def test_the_standing_symbol_counts_for_the_field_tile(level: int) -> None:
    position = with_symbol(level)
    position.tiles(A, "field")
    position.area(A, position.card("field", tank=1))
    table = position.table()
    do(table, USE_FIELD_TILE)
    assert player(table, A).tank == 2 + 1 + 1


@pytest.mark.rule("SKY-1046", "SKY-1048")
@pytest.mark.parametrize("level", [1, 2])
def test_the_standing_symbol_counts_for_the_reward_of_scientists(level: int) -> None:
    position = with_symbol(level)
    position.area(A, position.card("scientist", 1))
    table = position.table()
    assert rewards(table, A, "majority-scientist") == [1, 2]
    do(table, PlaceMarker("majority-scientist", 2), TAKE_COIN)
    assert player(table, A).coins == 1 + 2 + 1
    position.area(A, position.card("field", tank=1))
    assert rewards(position.table(), A, "majority-scientist") == [1, 2, 3]


@pytest.mark.rule("SKY-1046", "SKY-1048")
@pytest.mark.parametrize("level", [1, 2])
def test_the_standing_symbol_always_meets_a_research_card(level: int) -> None:
    for need, met in ((1, True), (2, False)):
        position = with_symbol(level)
        plan = position.plan("A", [effects.ResearchCards(need)], [effects.Coins(1)])
        position.screen(A, 1, plan)
        position.area(A, position.card("scientist", 1))
        table = position.table()
        do(table, UseScientist("B"))
        assert (offered(table, A, Upload) != []) is met


@pytest.mark.rule("SKY-1047", "SKY-1048", "SKY-EX-25")
@pytest.mark.parametrize(("level", "spaces"), [(0, 2 + 1), (1, 2 + 2), (2, 2 + 3)])
def test_more_collectors_with_a_companys_field_scientist(level: int, spaces: int) -> None:
    """Astrogo has 3 collectors."""
    position = with_symbol(level or 1)
    if not level:
        position.at(A, tawac=0)
    position.hold("astrogo", *COLLECTORS[:3])
    position.area(A, position.card("field", company="astrogo", tank=2, coins=1))
    table = position.table()
    do(table, UseFieldScientist("B"))
    assert player(table, A).tank == spaces
    assert player(table, A).coins == 1 + 1


@pytest.mark.rule("SKY-1047")
def test_more_collectors_for_whichever_company() -> None:
    position = with_symbol(1)
    position.hold("minerva", COLLECTORS[0])
    position.area(A, position.card("field", company="minerva", tank=2, coins=1))
    table = position.table()
    do(table, UseFieldScientist("B"))
    assert player(table, A).tank == 2 + 1  # 1 + 1 collectors


@pytest.mark.rule("SKY-1047")
def test_the_general_field_scientist_counts_no_collectors() -> None:
    position = with_symbol(2)
    position.area(A, position.card("field", tank=1, coins=2))
    table = position.table()
    do(table, UseFieldScientist("B"))
    assert player(table, A).tank == 1
