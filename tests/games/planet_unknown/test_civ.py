"""Civ cards (PU-521 to PU-528) and what they do (PU-Q-59)."""

from typing import Any

import pytest

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.events import CardTaken, NoCardLeft, SecretCardTaken
from kosmodrom.games.planet_unknown.moves import (
    Advance,
    CardAdvance,
    ClearColumn,
    ClearRow,
    CollectLifepod,
    DestroyMeteorite,
    Finish,
    MoveRover,
    PlacePatch,
    PlaceRover,
    PlaceTile,
    TakeCard,
    TakeTile,
    TeleportRover,
    UseBoost,
)
from kosmodrom.games.planet_unknown.rules.registry import OPERATIONS
from kosmodrom.games.planet_unknown.state import LIFEPODS, METEORITES, PATCHES
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    Position,
    on,
    player,
    put,
    rovers,
    seen,
    settle,
    tile,
    trackers,
)


def choosing(*seats: Seat, players: int = 2, rank: int = 1, **options: Any) -> Position:
    """Step 5: these seats are to choose a card of a rank."""
    position = Position(players, phase="cards", **options)
    position.state.choosing = list(seats)
    for seat in seats:
        position.player(seat).due = [rank]
    return position


def taken(position: Position, card: str, seat: Seat = A) -> AnyTable:
    """The table after a card has been taken by the one seat that chooses."""
    rank = BOX.cards[card].rank
    plain = ("rising-planet-award", "peoples-choice-award", "top-planet-award", "best-planet-award")
    other = plain[rank - 1] if card != plain[rank - 1] else "holiday-observance"
    position.civ(rank, card, other)
    table = position.table()
    table.decide(seat, TakeCard(card))
    return table


def with_card(card: str, **options: Any) -> Position:
    return choosing(A, rank=BOX.cards[card].rank, **options)


# Choosing


@pytest.mark.rule("PU-521", "PU-526", "PU-528")
def test_a_milestone_offers_all_cards_of_its_rank() -> None:
    position = Position()
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.trackers(A, civ=2)
    position.civ(1, "temp-agency", "engineering", "rising-planet-award")
    table = position.table()
    put(table, A, "small", "F1")
    settle(table, A)
    assert player(table, A).due == [1]
    settle(table, B)
    assert set(offered(table, A)) == {
        TakeCard("temp-agency"),
        TakeCard("engineering"),
        TakeCard("rising-planet-award"),
    }
    table.decide(A, TakeCard("rising-planet-award"))
    assert table.game.state.civ[0] == ["temp-agency", "engineering"]
    assert player(table, A).cards == ["rising-planet-award"]


@pytest.mark.rule("PU-521")
def test_only_the_chooser_sees_the_cards() -> None:
    position = choosing(A)
    position.civ(1, "temp-agency", "engineering")
    table = position.table()
    assert seen(table, A).offered == ("temp-agency", "engineering")
    assert seen(table, B).offered is None
    assert seen(table).offered is None
    assert "PU-521" in refused(table, A, TakeCard("operations"))


@pytest.mark.rule("PU-523", "PU-524")
def test_an_end_game_card_is_kept_secret() -> None:
    table = taken(choosing(A), "rising-planet-award")
    assert seen(table, A).players[A].cards == ("rising-planet-award",)
    assert seen(table, B).players[A].cards is None
    assert seen(table, B).players[A].card_ranks == (1,)
    assert CardTaken(A, "rising-planet-award") in told(table, A)
    assert SecretCardTaken(A, 1) in told(table, B)
    assert CardTaken(A, "rising-planet-award") not in told(table, B)


@pytest.mark.rule("PU-522")
def test_an_immediate_card_is_shown_and_carried_out_at_once() -> None:
    position = choosing(A)
    position.rover(A, "F6")
    table = taken(position, "engineering")
    assert CardTaken(A, "engineering") in told(table, B)
    assert player(table, A).played == ["engineering"]
    assert player(table, A).movement == 4


@pytest.mark.rule("PU-302", "PU-525", "PU-526", "PU-Q-11")
@pytest.mark.parametrize("players", range(1, 7))
def test_players_choose_clockwise_from_the_commander_after_step_4(players: int) -> None:
    for commander in range(players):
        position = Position(players, commander=commander)
        position.state.alerts = ["good-day"]  # for solo, which always has events
        for seat in range(players):
            position.player(seat).due = [1]
        position.civ(1, *[id for id, card in BOX.cards.items() if card.rank == 1])
        table = position.table()
        for seat in range(players):
            assert table.game.state.phase == "tiles"
            settle(table, seat)
        order = []
        while table.game.state.phase == "cards":
            (seat,) = table.pending
            if question(table, seat) == "card":
                order.append(seat)
            table.decide(seat, offered(table, seat)[-1])
        assert order == [(commander + step) % players for step in range(players)]
        assert table.game.state.round == 2


@pytest.mark.rule("PU-527")
def test_without_cards_left_there_is_none() -> None:
    position = choosing(A, B)
    position.civ(1, "rising-planet-award")
    table = position.table()
    assert player(table, A).cards == ["rising-planet-award"]  # the only one, so not a question
    assert NoCardLeft(B, 1) in told(table)


@pytest.mark.rule("PU-528", "PU-Q-11")
def test_several_milestones_are_chosen_for_one_by_one() -> None:
    position = choosing(A)
    position.player(A).due = [2, 1]
    position.civ(1, "rising-planet-award", "holiday-observance")
    position.civ(2, "first-planet-holiday", "peoples-choice-award")
    table = position.table()
    assert {option.card for option in offered(table, A)} == {
        "first-planet-holiday",
        "peoples-choice-award",
    }
    table.decide(A, offered(table, A)[0])
    assert {option.card for option in offered(table, A)} == {
        "rising-planet-award",
        "holiday-observance",
    }


@pytest.mark.rule("PU-Q-11")
def test_a_milestone_reached_meanwhile_is_settled_in_the_same_turn() -> None:
    position = choosing(A, B)
    position.trackers(A, civ=2)
    position.civ(1, "operations", "rising-planet-award", "holiday-observance")
    table = position.table()
    table.decide(A, TakeCard("operations"))
    table.decide(A, CardAdvance("civ"))  # to position 4, over the milestone on 3
    assert question(table, A) == "card"
    assert set(table.pending) == {A}


@pytest.mark.rule("PU-Q-14")
def test_movement_gained_in_step_5_is_spent_there() -> None:
    position = choosing(A)
    position.rover(A, "F6")
    table = taken(position, "engineering")
    assert question(table, A) == "done"
    table.decide(A, MoveRover("F6", "F7"))
    table.decide(A, Finish())
    assert player(table, A).movement == 0


@pytest.mark.rule("PU-Q-14", "PU-Q-11")
def test_movement_is_kept_while_cards_are_to_be_chosen() -> None:
    """Also for a card that the one with the movement leads to."""
    position = choosing(A)
    position.place(A, "o4 rover-tech", "F1")
    position.player(A).waiting = 2
    position.trackers(A, civ=5, rover=4)
    position.civ(1, "temp-agency", "holiday-observance")
    position.civ(2, "new-angel-investors", "first-planet-holiday")
    table = position.table()
    table.decide(A, TakeCard("temp-agency"))
    table.decide(A, CardAdvance("civ"))  # over the milestone on 6
    table.decide(A, CardAdvance("rover"))
    assert question(table, A) == "card"
    assert player(table, A).movement == 2
    table.decide(A, TakeCard("new-angel-investors"))
    for track in ("rover", "water", "tech"):  # a rover for the movement, and 2 more
        table.decide(A, CardAdvance(track))
    assert player(table, A).movement == 4
    table.decide(A, PlaceRover("F1"))
    assert offered(table, A, MoveRover)
    settle(table, A)
    assert player(table, A).movement == 0


# What cards do


def test_every_immediate_card_does_something() -> None:
    for card in BOX.cards.values():
        if card.when == "immediate":
            assert type(card.effect) in OPERATIONS


@pytest.mark.rule("PU-Q-59")
@pytest.mark.parametrize(("card", "count"), [("temp-agency", 2), ("new-angel-investors", 3)])
def test_different_trackers_advance_once_each(card: str, count: int) -> None:
    table = taken(with_card(card), card)
    chosen: list[CardAdvance] = []
    for _ in range(count):
        options = offered(table, A, CardAdvance)
        assert len(options) == 5 - len(chosen)
        assert not set(options) & set(chosen)
        chosen.append(options[0])
        table.decide(A, options[0])
    assert sum(trackers(table, A).values()) == count


@pytest.mark.rule("PU-Q-59", "PU-503")
def test_one_tracker_twice_takes_both_benefits() -> None:
    position = with_card("operations")
    position.trackers(A, biomass=1)
    position.place(A, "o4 rover-tech", "F1")
    table = taken(position, "operations")
    table.decide(A, CardAdvance("biomass"))  # 2: a boost, 3: a patch
    assert offered(table, A, UseBoost)
    assert offered(table, A, PlacePatch)


@pytest.mark.rule("PU-561", "PU-Q-59")
@pytest.mark.parametrize(
    ("card", "count"), [("natural-resources", 1), ("parks-and-rec", 2), ("global-parks-system", 3)]
)
def test_cards_give_patches(card: str, count: int) -> None:
    position = with_card(card)
    position.place(A, "o4 rover-tech", "F1")
    table = taken(position, card)
    for _ in range(count):
        table.decide(A, offered(table, A, PlacePatch)[0])
    assert len(on(table, A, PATCHES)) == count


@pytest.mark.rule("PU-Q-59", "PU-Q-02")
def test_salvage_yard_places_a_tile_without_its_advances() -> None:
    position = with_card("salvage-yard")
    position.depot(A, "i2 civ-energy*", "i4 rover-tech")
    table = taken(position, "salvage-yard")
    assert offered(table, A) == [TakeTile("small"), TakeTile("large")]
    table.decide(A, TakeTile("small"))
    table.decide(A, PlaceTile(0, "F1"))
    assert [placed.tile for placed in player(table, A).tiles] == [tile("i2 civ-energy*")]
    assert on(table, A, METEORITES) == ["F2"]
    assert trackers(table, A)["civ"] == 0
    assert all(tile("i2 civ-energy*") not in stack for stack in table.game.state.stacks[0])


@pytest.mark.rule("PU-Q-59")
def test_depot_repair_places_a_tile_with_its_advances() -> None:
    position = with_card("depot-repair-online")
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    table = taken(position, "depot-repair-online")
    table.decide(A, TakeTile("small"))
    table.decide(A, PlaceTile(0, "F1"))
    table.decide(A, Advance("civ"))
    assert trackers(table, A)["civ"] == trackers(table, A)["biomass"] == 1


@pytest.mark.rule("PU-Q-59")
def test_if_neither_tile_fits_nothing_happens() -> None:
    position = with_card("depot-repair-online")
    position.place(A, "i2 rover-tech", "L6")
    position.fill(A)
    table = taken(position, "depot-repair-online")
    assert not player(table, A).stuck
    assert table.game.state.phase == "tiles"
    assert table.game.state.round == 2


@pytest.mark.rule("PU-Q-59")
@pytest.mark.parametrize(("card", "count"), [("approved-overtime", 2), ("search-and-rescue", 3)])
def test_cards_collect_lifepods(card: str, count: int) -> None:
    table = taken(with_card(card), card)
    for left in range(count, 0, -1):
        assert player(table, A).lifepods == count - left
        table.decide(A, offered(table, A, CollectLifepod)[0])
    assert player(table, A).lifepods == count
    assert len(on(table, A, LIFEPODS)) == 6 - count


@pytest.mark.rule("PU-Q-59")
def test_where_fewer_lie_all_are_collected() -> None:
    position = with_card("search-and-rescue")
    position.player(A).take(LIFEPODS, ~0)
    position.player(A).put(LIFEPODS, 1 << 5)
    table = taken(position, "search-and-rescue")
    assert player(table, A).lifepods == 1


@pytest.mark.rule("PU-598", "PU-599", "PU-Q-59")
def test_relocation_teleports_a_rover_to_any_square() -> None:
    position = with_card("relocation-bonus")
    position.rover(A, "F6", "F7")
    table = taken(position, "relocation-bonus")
    assert TeleportRover("F6", "F7") not in offered(table, A)
    assert len(offered(table, A, TeleportRover)) == 2 * 94
    table.decide(A, TeleportRover("F6", "H3"))
    assert rovers(table, A) == ["H3", "F7"]
    assert player(table, A).lifepods == 1


@pytest.mark.rule("PU-744", "PU-Q-59")
def test_landing_zone_clears_a_line_of_meteorites() -> None:
    position = with_card("landing-zone-approved")
    position.fill(A)
    position.meteorite(A, "F5", "F8", "H5")
    table = taken(position, "landing-zone-approved")
    lines = {ClearRow(5), ClearRow(8), ClearColumn("F"), ClearColumn("H")}
    assert set(offered(table, A)) == lines
    table.decide(A, ClearColumn("F"))
    assert on(table, A, METEORITES) == ["H5"]
    assert player(table, A).meteorites == 0
    assert player(table, A).destroyed_meteorites == 2


@pytest.mark.rule("PU-744", "PU-Q-59")
def test_meteor_defense_destroys_three_meteorites() -> None:
    position = with_card("meteor-defense-program")
    position.fill(A)
    position.meteorite(A, "F5", "F8", "H5", "A6")
    table = taken(position, "meteor-defense-program")
    for at in ("F5", "A6", "H5"):
        table.decide(A, DestroyMeteorite(at))
    assert on(table, A, METEORITES) == ["F8"]
    assert player(table, A).meteorites == 0


@pytest.mark.rule("PU-Q-59")
def test_unionization_raises_all_trackers_to_5_without_boosts() -> None:
    position = with_card("unionization")
    position.trackers(A, civ=2, water=7)
    position.civ(1, "rising-planet-award", "holiday-observance")
    position.place(A, "o4 rover-tech", "F1")
    table = taken(position, "unionization")
    assert trackers(table, A) == {"civ": 5, "water": 7, "biomass": 5, "rover": 5, "tech": 5}
    assert player(table, A).due == [1]
    assert not offered(table, A, UseBoost)
    assert offered(table, A, PlacePatch)
    assert player(table, A).movement == 1 + 1 + 2 + 2
