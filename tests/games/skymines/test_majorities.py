"""Chapter 7: placing bonus markers, and majority spaces (SKY-701 to SKY-726)."""

from __future__ import annotations

import pytest

from kosmodrom.core.options import Seat
from kosmodrom.games.skymines.moves import (
    PASS,
    TAKE_COIN,
    Cross,
    DoFirst,
    LayTile,
    PlaceMarker,
    RemoveCard,
    TakeFrom,
    TakePlan,
    UseFieldTile,
    UseResources,
    UseScientist,
)
from kosmodrom.games.skymines.state import EMPTIED
from kosmodrom.games.skymines.terms import COMPANIES, CardKind
from kosmodrom.testing.positions import offered, question, refused
from tests.games.skymines.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    answer_until,
    do,
    finish_round,
    open_spaces,
    player,
    rewards,
    start_round,
)

MAJORITIES = {
    "majority-scientist",
    "majority-titanium",
    "majority-minerals",
    "majority-carbon",
    "majority-energy",
}
STANDARD = {"first-player", "buy", "sell"}
TILES = {"tile-scientist", "tile-field", "tile-energy", "tile-resource"}
ALL_KINDS: tuple[CardKind, ...] = ("carbon", "minerals", "titanium", "energy", "scientist")
SUMS: tuple[CardKind, ...] = ALL_KINDS[:4]
FULL = [5, 5, 5]
"""The columns of a full station."""


def research_card(position: Position, kind: CardKind) -> str:
    return position.card(kind, kind == "scientist", tank=kind == "field")


def lay(position: Position, seat: Seat, kind: CardKind, total: int) -> None:
    """Cards of a kind with this total, or as many scientists."""
    if kind == "scientist":
        position.area(seat, *(position.card(kind, 1) for _ in range(total)))
        return
    while total:
        value = min(total, 3)
        position.area(seat, position.card(kind, value))
        total -= value


def situation(kind: CardKind, *totals: int) -> Position:
    """Each player has this much of a kind face up. No threshold is near."""
    position = Position(players=len(totals))
    position.tracks(tawac="E1")
    for seat, total in enumerate(totals):
        lay(position, seat, kind, total)
    return position


def after(kind: CardKind, total: int, reward: int) -> AnyTable:
    """A has this much, B nothing, and A takes a reward of the majority space."""
    table = situation(kind, total, 0).table()
    do(table, PlaceMarker(f"majority-{kind}", reward))
    return table


# Placing a marker


@pytest.mark.rule("SKY-701", "SKY-705")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_has_twelve_spaces_for_markers(players: int) -> None:
    position = Position(players=players)
    position.player(B).coins = 20
    table = position.table()
    markers = player(table, A).markers
    assert markers == (3 if players == 2 else 2)
    do(table, PlaceMarker("sell"), RemoveCard("start-carbon-1"))
    assert player(table, A).markers == markers - 1
    assert question(table, B) == "action"  # it was the action of the turn
    assert open_spaces(table, B) == (MAJORITIES | STANDARD | TILES) - {"sell"}


@pytest.mark.rule("SKY-702")
def test_costs_are_paid_when_the_marker_is_placed() -> None:
    position = Position()
    position.player(A).coins = 1
    table = position.table()
    assert not open_spaces(table, A) & {"tile-field", "tile-energy"}  # 2 coins each
    assert refused(table, A, PlaceMarker("tile-field")) != ()
    do(table, PlaceMarker("tile-scientist"))
    assert player(table, A).coins == 0


@pytest.mark.rule("SKY-703")
def test_rewards_come_at_once_but_tiles_later() -> None:
    table = after("carbon", 4, 2)
    assert player(table, A).tracks == [3, 0, 0, 0]
    do(table, PlaceMarker("tile-scientist"))
    assert player(table, B).tiles == 0
    finish_round(table)
    assert player(table, B).tiles == 0b0001
    assert player(table, A).tracks == [3, 0, 0, 0]


@pytest.mark.rule("SKY-704")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_marker_blocks_its_space_until_the_round_ends(players: int) -> None:
    table = Position(players=players).table()
    do(table, PlaceMarker("majority-titanium"))
    for seat in [*range(1, players), A]:
        assert "majority-titanium" not in open_spaces(table, seat)
        do(table, PlaceMarker(sorted(open_spaces(table, seat) & MAJORITIES)[0]))
        if seat == A:
            break
    finish_round(table)
    start_round(table)
    assert open_spaces(table, A) >= MAJORITIES


@pytest.mark.rule("SKY-704")
def test_a_marker_stays_when_its_owner_has_passed() -> None:
    table = Position().table()
    do(table, PlaceMarker("majority-titanium"), PlaceMarker("majority-carbon"))
    do(table, PASS)
    answer_until(table, "action")
    assert question(table, B) == "action"
    assert "majority-titanium" not in open_spaces(table, B)


@pytest.mark.rule("SKY-706")
def test_cards_that_give_a_majority_are_not_used() -> None:
    position = situation("titanium", 3, 0)
    table = position.table()
    do(table, PlaceMarker("majority-titanium", 1), PASS)
    answer_until(table, "action")
    assert player(table, A).down == 0
    (use,) = offered(table, A, UseResources)
    assert use.value == 3


@pytest.mark.rule("SKY-707")
def test_without_a_marker_there_is_no_such_action() -> None:
    position = Position()
    position.player(A).coins = 20
    position.player(A).markers = 1
    position.area(A, "start-carbon-2")  # so that there is another action
    table = position.table()
    do(table, PlaceMarker("tile-scientist"), PASS)
    answer_until(table, "action")
    assert offered(table, A, PlaceMarker) == []
    finish_round(table)
    assert player(table, A).markers == 1
    start_round(table)
    assert offered(table, A, PlaceMarker) != []


# Who has a majority


@pytest.mark.rule("SKY-711", "SKY-715", "SKY-719", "SKY-722")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_no_other_player_may_have_more_and_a_tie_is_enough(kind: CardKind, players: int) -> None:
    rivals = [0] * (players - 2)
    assert f"majority-{kind}" in open_spaces(situation(kind, 2, *rivals, 1).table(), A)
    assert f"majority-{kind}" in open_spaces(situation(kind, 2, *rivals, 2).table(), A)
    table = situation(kind, 2, *rivals, 3).table()
    assert f"majority-{kind}" not in open_spaces(table, A)
    assert refused(table, A, PlaceMarker(f"majority-{kind}", 1)) != ()
    do(table, PASS)
    answer_until(table, "action")
    while question(table, players - 1) != "action":
        do(table, PASS)
        answer_until(table, "action")
    assert f"majority-{kind}" in open_spaces(table, players - 1)


@pytest.mark.rule("SKY-715", "SKY-719")
@pytest.mark.parametrize("kind", SUMS)
def test_totals_count_and_not_cards(kind: CardKind) -> None:
    position = Position()
    position.area(A, *(position.card(kind, 1) for _ in range(2)))
    position.area(B, position.card(kind, 3))
    assert f"majority-{kind}" not in open_spaces(position.table(), A)


@pytest.mark.rule("SKY-711")
def test_scientists_are_counted_and_not_their_points() -> None:
    position = Position()
    position.area(A, position.card("scientist", 1), position.card("scientist", 1))
    position.area(B, position.card("scientist", 3))
    assert "majority-scientist" in open_spaces(position.table(), A)


@pytest.mark.rule("SKY-711", "SKY-Q-21")
def test_only_scientists_count_for_their_majority() -> None:
    """Neither field scientists, nor the field tile, nor the standing symbol; the scientist tile
    does."""
    position = Position()
    position.tracks(tawac="E1")
    position.at(A, tawac=6)
    position.area(A, position.card("field", tank=1), position.card("scientist", 1))
    position.tiles(A, "field")
    position.area(B, position.card("scientist", 1), position.card("scientist", 1))
    table = position.table()
    assert "majority-scientist" not in open_spaces(table, A)
    position.tiles(A, "scientist")
    assert "majority-scientist" in open_spaces(position.table(), A)


@pytest.mark.rule("SKY-711")
def test_the_moment_counts() -> None:
    """Used cards are face down and no longer count."""
    table = situation("scientist", 1, 2).table()
    assert "majority-scientist" not in open_spaces(table, A)
    do(table, PlaceMarker("majority-carbon"), UseScientist("B"))
    answer_until(table, "action")
    assert question(table, A) == "action"
    assert "majority-scientist" in open_spaces(table, A)


@pytest.mark.rule("SKY-725")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_players_who_have_passed_have_nothing(kind: CardKind) -> None:
    table = situation(kind, 1, 3).table()
    assert f"majority-{kind}" not in open_spaces(table, A)
    do(table, PlaceMarker("tile-scientist"), PASS)
    answer_until(table, "action")
    assert question(table, A) == "action"
    assert f"majority-{kind}" in open_spaces(table, A)


@pytest.mark.rule("SKY-725")
def test_hand_and_resting_cards_of_others_do_not_count() -> None:
    position = situation("titanium", 1, 0)
    position.rest(B, "C", position.card("titanium", 4))
    assert "start-titanium-2" in position.box.starting  # B holds it
    assert "majority-titanium" in open_spaces(position.table(), A)


@pytest.mark.rule("SKY-724")
def test_totals_include_tiles_and_track_bonuses() -> None:
    position = situation("energy", 1, 3)  # Skymine has A1 with P2
    assert "majority-energy" not in open_spaces(position.table(), A)
    position.tiles(A, "energy")
    assert rewards(position.table(), A, "majority-energy") == [1]  # 1 + 2
    position.at(A, skymine=5)
    assert rewards(position.table(), A, "majority-energy") == [1, 2]  # 1 + 2 + 1
    position.at(B, skymine=13)
    assert "majority-energy" not in open_spaces(position.table(), A)  # B has 3 + 2


@pytest.mark.rule("SKY-724")
def test_totals_include_the_resource_tile_once_it_lies_there() -> None:
    position = situation("carbon", 2, 3)
    position.tiles(A, "resource")
    table = position.table()
    assert "majority-carbon" not in open_spaces(table, A)
    do(table, LayTile("B"))
    assert "majority-carbon" in open_spaces(table, A)


# Rewards


def tracks_of(table: AnyTable) -> dict[str, int]:
    return {
        name: position
        for name, position in zip(COMPANIES, player(table, A).tracks, strict=True)
        if position
    }


@pytest.mark.rule("SKY-712")
def test_a_scientist_alone_gives_coins() -> None:
    table = after("scientist", 1, 1)
    assert player(table, A).coins == 1 + 2
    assert question(table, B) == "action"  # nothing else


@pytest.mark.rule("SKY-713")
@pytest.mark.parametrize("second", ["scientist", "field"])
def test_a_second_research_card_adds_a_point(second: CardKind) -> None:
    position = situation("scientist", 1, 0)
    position.area(A, research_card(position, second))
    table = position.table()
    assert rewards(table, A, "majority-scientist") == [1, 2]
    do(table, PlaceMarker("majority-scientist", 2))
    assert player(table, A).coins == 1 + 2
    assert question(table, A) == "points"
    do(table, TAKE_COIN)
    assert player(table, A).coins == 1 + 2 + 1
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-714")
@pytest.mark.parametrize("others", [("scientist", "field"), ("field", "field")])
def test_a_third_research_card_gives_three_coins_and_two_points(
    others: tuple[CardKind, ...],
) -> None:
    position = situation("scientist", 1, 0)
    position.area(A, *(research_card(position, kind) for kind in others))
    table = position.table()
    assert rewards(table, A, "majority-scientist") == [1, 2, 3]
    do(table, PlaceMarker("majority-scientist", 3))
    assert player(table, A).coins == 1 + 3
    do(table, TAKE_COIN, TAKE_COIN)
    assert player(table, A).coins == 1 + 3 + 2
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-713", "SKY-714", "SKY-Q-21")
def test_field_scientists_alone_reach_no_step() -> None:
    position = Position()
    position.area(A, *(position.card("field", tank=1) for _ in range(3)))
    assert rewards(position.table(), A, "majority-scientist") == [0]


@pytest.mark.rule("SKY-713", "SKY-714", "SKY-Q-21")
def test_the_field_tile_counts_for_the_steps() -> None:
    position = situation("scientist", 1, 0)
    position.tiles(A, "field")
    assert rewards(position.table(), A, "majority-scientist") == [1, 2]
    table = position.table()
    do(table, UseFieldTile(), PASS)
    answer_until(table, "action")
    assert rewards(table, A, "majority-scientist") == [1]  # it is face down now


@pytest.mark.rule("SKY-716", "SKY-717", "SKY-718", "SKY-719", "SKY-720", "SKY-721", "SKY-723")
@pytest.mark.parametrize("kind", SUMS)
def test_steps_are_at_two_four_and_six(kind: CardKind) -> None:
    reached = [rewards(situation(kind, n, 0).table(), A, f"majority-{kind}") for n in range(9)]
    steps = {0: [0], 2: [1], 4: [1, 2], 6: [1, 2, 3]}
    assert reached == [steps[max(step for step in steps if step <= n)] for n in range(9)]


@pytest.mark.rule("SKY-716")
def test_two_titanium_move_two_on_astrogo() -> None:
    table = after("titanium", 2, 1)
    assert tracks_of(table) == {"astrogo": 2}
    assert table.game.state.stations == [FULL] * 4
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-717")
def test_four_titanium_move_three_and_remove_an_outpost() -> None:
    table = after("titanium", 4, 2)
    do(table, DoFirst("move", 3, "astrogo"), TakeFrom("tawac", 2))
    assert tracks_of(table) == {"astrogo": 3}
    assert table.game.state.stations[3] == [5, 4, 5]
    assert table.game.state.boxed == [0, 0, 0, 1]
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-718")
def test_six_titanium_move_four_and_give_a_point() -> None:
    table = after("titanium", 6, 3)
    do(table, DoFirst("move", 4, "astrogo"), TAKE_COIN)
    assert tracks_of(table) == {"astrogo": 4}
    assert player(table, A).coins == 1 + 1
    assert table.game.state.stations == [FULL] * 4
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-719", "SKY-720", "SKY-721", "SKY-Q-26")
@pytest.mark.parametrize(
    ("kind", "reward", "company", "spaces", "coins", "tank"),
    [
        ("minerals", 1, "minerva", 2, 1, 0),
        ("minerals", 2, "minerva", 3, 0, 1),
        ("minerals", 3, "minerva", 4, 0, 1),
        ("carbon", 1, "skymine", 2, 0, 0),
        ("carbon", 2, "skymine", 3, 1, 0),
        ("carbon", 3, "skymine", 4, 1, 0),
        ("energy", 1, "tawac", 2, 0, 0),
        ("energy", 2, "tawac", 3, 1, 0),
        ("energy", 3, "tawac", 4, 1, 0),
    ],
)
def test_the_other_majorities_move_on_one_track(
    kind: CardKind, reward: int, company: str, spaces: int, coins: int, tank: int
) -> None:
    table = after(kind, 2 * reward, reward)
    assert tracks_of(table) == {company: spaces}
    assert player(table, A).coins == 1 + coins
    assert player(table, A).tank == tank
    assert question(table, B) == "action"
    finish_round(table)  # nothing comes back later
    assert tracks_of(table) == {company: spaces}
    assert player(table, A).coins == 1 + coins


@pytest.mark.rule("SKY-723")
def test_a_lower_step_may_be_chosen_and_is_taken_alone() -> None:
    table = after("titanium", 7, 1)
    assert tracks_of(table) == {"astrogo": 2}
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-726", "SKY-Q-27")
@pytest.mark.parametrize("kind", ALL_KINDS)
def test_a_marker_below_the_lowest_step_only_blocks(kind: CardKind) -> None:
    total = 0 if kind == "scientist" else 1
    table = situation(kind, total, total).table()
    assert rewards(table, A, f"majority-{kind}") == [0]
    do(table, PlaceMarker(f"majority-{kind}"))
    assert tracks_of(table) == {}
    assert player(table, A).coins == 1
    assert f"majority-{kind}" not in open_spaces(table, B)
    assert question(table, B) == "action"


@pytest.mark.rule("SKY-Q-79")
def test_parts_of_a_reward_come_in_the_players_order() -> None:
    """The research point becomes the coin that pays the barrier."""
    position = situation("titanium", 6, 0)
    position.player(A).coins = 0
    position.at(A, astrogo=4)  # C1: a threshold of 1 coin before 5, a barrier of 2 before 6
    table = position.table()
    do(table, PlaceMarker("majority-titanium", 3), DoFirst("research", 1), TAKE_COIN)
    do(table, Cross("astrogo"))
    assert player(table, A).tracks[2] == 8
    assert player(table, A).coins == 0

    table = position.table()
    do(table, PlaceMarker("majority-titanium", 3), DoFirst("move", 4, "astrogo"), TAKE_COIN)
    assert player(table, A).tracks[2] == 5  # 1 coin did not pay the barrier
    assert player(table, A).coins == 2


@pytest.mark.rule("SKY-717", "SKY-Q-79")
def test_the_outpost_may_go_first() -> None:
    position = situation("titanium", 4, 0)
    position.station("minerva", 1, 5, 5)
    table = position.table()
    do(table, PlaceMarker("majority-titanium", 2), DoFirst("remove-outposts", 1))
    do(table, TakeFrom("minerva", 1))
    assert table.game.state.stations[1] == [EMPTIED, 5, 5]
    assert tracks_of(table) == {"astrogo": 3}


# The rulebook's examples


@pytest.mark.rule("SKY-EX-15", "SKY-721", "SKY-722", "SKY-706")
def test_lin_and_amber_tie_for_minerals() -> None:
    table = situation("minerals", 5, 3, 5).table()
    do(table, PlaceMarker("majority-minerals", 2))
    assert tracks_of(table) == {"minerva": 3}
    assert player(table, A).tank == 1
    assert player(table, A).down == 0
    malik = situation("minerals", 5, 3, 5)
    malik.state.turn = B
    table = malik.table()
    assert "majority-minerals" not in open_spaces(table, B)
    do(table, PASS)
    answer_until(table, "action")
    assert "majority-minerals" in open_spaces(table, C)


@pytest.mark.rule("SKY-EX-16", "SKY-723")
def test_the_step_of_four_with_six_minerals() -> None:
    table = after("minerals", 6, 2)
    assert tracks_of(table) == {"minerva": 3}
    assert player(table, A).tank == 1


@pytest.mark.rule("SKY-713")
def test_a_point_of_a_space_takes_a_plan_that_is_placed_at_the_end_of_the_turn() -> None:
    """A reward with a research point goes through the end of the turn like any other."""
    position = situation("scientist", 2, 0)
    table = position.table()
    do(table, PlaceMarker("majority-scientist", 2))
    (plan, *_) = (option for option in offered(table, A, TakePlan) if option.coins == 0)
    do(table, plan)
    assert question(table, A) == "place-plan"
    answer_until(table, "action")
    assert position.box.tables.plan_number[plan.plan] in player(table, A).screens
    assert question(table, B) == "action"
