"""Scoring (PU-721 to PU-758), terrain areas (PU-771 to PU-773) and objectives (PU-Q-58)."""

import pytest

from kosmodrom.games.planet_unknown.geometry import popcount
from kosmodrom.games.planet_unknown.moves import Advance, Regress
from kosmodrom.games.planet_unknown.rules.cards import destroy_meteorites
from kosmodrom.games.planet_unknown.rules.objectives import (
    NEIGHBOUR,
    PRIVATE,
    fulfilled,
    measure,
    neighbour_medals,
    terrain_areas,
)
from kosmodrom.games.planet_unknown.rules.scoring import (
    card_medals,
    lifepod_medals,
    meteorite_medals,
    planet_medals,
    private_medals,
    score,
    track_medals,
)
from kosmodrom.games.planet_unknown.state import BIOMASS, CIV, ICONS, WATER
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    B,
    C,
    Position,
    board,
    names,
    put,
    seen,
    settle,
    trackers,
)

GROUND = BOX.planets["ksb-4156"].ground


def objective(goal: str) -> str:
    """The objective whose neighbour side has this operation and resource: "largest-area rover"."""
    for entry in BOX.objectives.values():
        if goal in (_name(entry.neighbour), _name(entry.private)):
            return entry.id
    raise AssertionError(goal)


def _name(goal: object) -> str:
    kind = str(type(goal).__struct_config__.tag)  # type: ignore[attr-defined]
    return " ".join(
        [kind, *(getattr(goal, n) for n in ("resource", "terrain", "track") if hasattr(goal, n))]
    )


# A. Rows and columns


@pytest.mark.rule("PU-721", "PU-722")
def test_full_rows_and_columns_score_their_medals() -> None:
    position = Position()
    position.cover(A, "civ", names(GROUND.rows[5]))
    assert planet_medals(position.game, A) == 3
    position.cover(A, "civ", names(GROUND.rows[0]))
    assert planet_medals(position.game, A) == 4
    position.cover(A, "civ", names(GROUND.columns[0]))
    assert planet_medals(position.game, A) == 5


@pytest.mark.rule("PU-721")
def test_a_full_planet_scores_40() -> None:
    position = Position()
    position.fill(A)
    assert planet_medals(position.game, A) == 40


@pytest.mark.rule("PU-721", "PU-723")
def test_a_line_with_an_empty_square_scores_nothing() -> None:
    position = Position()
    position.fill(A, but=["F1"])
    assert planet_medals(position.game, A) == 40 - 1 - 3


@pytest.mark.rule("PU-443", "PU-444", "PU-721")
def test_a_meteorite_keeps_its_lines_from_scoring_until_it_is_gone() -> None:
    position = Position()
    position.fill(A)
    position.meteorite(A, "F6")
    assert planet_medals(position.game, A) == 40 - 3 - 3
    destroy_meteorites(position.game, A, board(["F6"]))
    assert planet_medals(position.game, A) == 40


# B. Tracks


@pytest.mark.rule("PU-731", "PU-732", "PU-EX-27")
def test_a_tracker_scores_the_highest_medal_at_or_below_it() -> None:
    position = Position()
    assert track_medals(position.game, A) == 0
    position.trackers(A, water=5)  # medals 1 and 2 passed
    assert track_medals(position.game, A) == 2
    position.trackers(A, water=1)
    assert track_medals(position.game, A) == 0


@pytest.mark.rule("PU-731", "PU-EX-32")
def test_a_medal_lost_by_regressing_does_not_count() -> None:
    position = Position(events=True)
    position.state.alerts = ["less-civ-or-rover"]
    position.depot(A, "i2 rover-tech", "i4 rover-tech")  # the depot that A faces in round 2
    position.depot(A, "o4 biomass-civ", "n5 rover-tech")
    position.trackers(A, civ=4, rover=1)
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, Advance("civ"))
    assert trackers(table, A)["civ"] == 5
    assert track_medals(table.game, A) == 2
    for seat in (A, B):
        settle(table, seat)
    assert table.game.state.round == 2
    table.decide(A, Regress("civ"))
    assert trackers(table, A)["civ"] == 4
    assert track_medals(table.game, A) == 1
    put(table, A, "small", "F3")
    for seat in (A, B):
        settle(table, seat)
    assert trackers(table, A) == {"civ": 4, "water": 0, "biomass": 1, "rover": 2, "tech": 1}
    assert table.result is not None
    assert table.result.breakdown[A]["tracks"] == 1


# C and D. Lifepods, meteorites, civ cards


@pytest.mark.rule("PU-741")
def test_each_lifepod_scores_1() -> None:
    position = Position()
    position.player(A).lifepods = 4
    assert lifepod_medals(position.game, A) == 4


@pytest.mark.rule("PU-742", "PU-EX-29")
@pytest.mark.parametrize(
    ("meteorites", "medals"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)]
)
def test_three_meteorites_score_1(meteorites: int, medals: int) -> None:
    position = Position()
    position.player(A).meteorites = meteorites
    assert meteorite_medals(position.game, A) == medals


@pytest.mark.rule("PU-743", "PU-Q-59")
def test_cards_raise_the_rates() -> None:
    position = Position()
    position.player(A).lifepods = 4
    position.player(A).meteorites = 7
    position.player(A).cards = ["space-citizen-decree", "meteorite-repo-1", "meteorite-repo-3"]
    assert lifepod_medals(position.game, A) == 8
    assert meteorite_medals(position.game, A) == 2 * 3


@pytest.mark.rule("PU-744")
def test_what_was_destroyed_scores_nothing() -> None:
    position = Position()
    position.player(A).destroyed_lifepods = 3
    position.player(A).destroyed_meteorites = 9
    assert lifepod_medals(position.game, A) == meteorite_medals(position.game, A) == 0


@pytest.mark.rule("PU-751")
def test_end_game_cards_score_their_medals() -> None:
    position = Position()
    position.player(A).cards = ["holiday-observance", "rising-planet-award", "planet-lottery"]
    assert card_medals(position.game, A) == 1 + 2 + 3


@pytest.mark.rule("PU-751", "PU-Q-59")
@pytest.mark.parametrize(("cards", "medals"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_commerce_agreements_score_together(cards: int, medals: int) -> None:
    position = Position()
    position.player(A).cards = [f"commerce-agreement-{n}" for n in range(1, cards + 1)]
    assert card_medals(position.game, A) == medals


@pytest.mark.rule("PU-751", "PU-758")
def test_patches_score_with_their_card() -> None:
    position = Position()
    position.patch(A, "F1", "F2", "F3")
    assert card_medals(position.game, A) == 0
    position.player(A).cards = ["sustainable-living-act"]
    assert card_medals(position.game, A) == 3


# E. Private objectives


@pytest.mark.rule("PU-752", "PU-846", "PU-Q-67")
def test_a_fulfilled_private_objective_scores_5() -> None:
    position = Position()
    position.player(A).private = [objective("tracker-at-top civ")]
    assert private_medals(position.game, A) == 0
    position.trackers(A, civ=15)
    assert private_medals(position.game, A) == 5


@pytest.mark.rule("PU-Q-58", "PU-772")
def test_blocks_of_terrain() -> None:
    position = Position()
    block = "block civ"
    three = objective(block)  # the first one with civ is 3 by 3
    position.cover(A, "civ", [c + r for c in "FGH" for r in "56"])
    assert not fulfilled(position.game, A, three)
    position.cover(A, "civ", ["F7", "G7", "H7"])
    assert fulfilled(position.game, A, three)


@pytest.mark.rule("PU-Q-58")
@pytest.mark.parametrize("upright", [False, True])
def test_a_block_of_two_by_five_lies_either_way(upright: bool) -> None:
    wide = next(
        o.id
        for o in BOX.objectives.values()
        if _name(o.private) == "block civ" and getattr(o.private, "long", 0) == 5
    )
    position = Position()
    squares = (
        [c + r for c in "FG" for r in "34567"]
        if upright
        else [c + r for c in "DEFGH" for r in "56"]
    )
    position.cover(A, "civ", squares[:-1])
    assert not fulfilled(position.game, A, wide)
    position.cover(A, "civ", squares[-1:])
    assert fulfilled(position.game, A, wide)


@pytest.mark.rule("PU-773", "PU-Q-58")
def test_icons_in_one_area() -> None:
    position = Position()
    six = objective("icons-in-area civ")
    row = [f"{c}6" for c in "CDEFGHIJ"]
    position.cover(A, "civ", row)
    position.player(A).put(ICONS + CIV, board(row[:5]))
    assert not fulfilled(position.game, A, six)
    position.player(A).put(ICONS + CIV, board(row[5:6]))
    assert fulfilled(position.game, A, six)


@pytest.mark.rule("PU-Q-58")
def test_other_private_goals() -> None:
    position = Position()
    game, player = position.game, position.player(A)
    few = objective("at-most-icons energy")
    assert fulfilled(game, A, few)
    player.put(ICONS + 5, board(["F1", "F2", "F3", "F4", "F5", "F6"]))
    assert not fulfilled(game, A, few)
    many = objective("at-least-meteorites")
    player.meteorites = 8
    assert not fulfilled(game, A, many)
    player.meteorites = 9
    assert fulfilled(game, A, many)
    more = objective("more-lifepods-than-meteorites")
    assert not fulfilled(game, A, more)
    player.meteorites, player.lifepods = 1, 2
    assert fulfilled(game, A, more)


@pytest.mark.rule("PU-Q-58")
def test_ice_and_land_covered() -> None:
    position = Position()
    ice, land = objective("all-ice-covered"), objective("all-land-covered")
    position.cover(A, "water", names(GROUND.ice)[1:])
    assert not fulfilled(position.game, A, ice)
    position.patch(A, names(GROUND.ice)[0])
    assert fulfilled(position.game, A, ice)
    assert not fulfilled(position.game, A, land)
    position.fill(A)
    assert fulfilled(position.game, A, land)


# F. Neighbour objectives


@pytest.mark.rule("PU-753", "PU-754", "PU-Q-66")
def test_a_won_objective_gives_5_and_the_loser_none() -> None:
    position = Position()
    position.state.objectives = [objective("most-meteorites")]
    position.player(B).meteorites = 1
    assert neighbour_medals(position.game, A) == 0
    assert neighbour_medals(position.game, B) == 5


@pytest.mark.rule("PU-755", "PU-Q-58")
def test_a_draw_gives_2_to_each_even_at_0() -> None:
    position = Position()
    position.state.objectives = [objective("most-meteorites")]
    assert neighbour_medals(position.game, A) == neighbour_medals(position.game, B) == 2


@pytest.mark.rule("PU-217", "PU-756")
@pytest.mark.parametrize("players", range(3, 7))
def test_with_three_players_or_more_everyone_takes_part_in_two(players: int) -> None:
    position = Position(players)
    position.state.objectives = [objective("most-meteorites")] * players
    for seat in range(players):
        position.player(seat).meteorites = seat
    # Everyone beats the neighbour before them, and only the last one the one after, too.
    medals = [neighbour_medals(position.game, seat) for seat in range(players)]
    assert medals == [0, *[5] * (players - 2), 10]
    position.player(A).meteorites = 1  # draws with B, and still loses to the last one
    assert [neighbour_medals(position.game, seat) for seat in (A, B)] == [2, 2]
    around = [(seat, (seat + 1) % players) for seat in range(players)]
    assert [o.seats for o in seen(position.table()).objectives] == around


@pytest.mark.rule("PU-756")
def test_with_two_players_all_three_are_between_them() -> None:
    position = Position(2)
    position.state.objectives = [
        objective("most-meteorites"),
        objective("fewest-meteorites"),
        objective("most-lifepods"),
    ]
    position.player(A).meteorites = 1
    assert neighbour_medals(position.game, A) == 5 + 0 + 2
    assert neighbour_medals(position.game, B) == 0 + 5 + 2


@pytest.mark.rule("PU-Q-58", "PU-773", "PU-Q-07")
def test_what_neighbours_compare() -> None:
    position = Position()
    game, player = position.game, position.player(A)
    position.cover(A, "biomass", ["F1", "F2", "F5", "H6", "H7"])
    player.put(ICONS + BIOMASS, board(["F1", "F5", "H6"]))
    assert measure(game, A, objective("most-icons-on-edge biomass")) == 1
    assert measure(game, A, objective("largest-area biomass")) == 2
    assert measure(game, A, objective("most-areas biomass")) == 3
    assert measure(game, A, objective("fewest-icons biomass")) == -3
    assert measure(game, A, objective("largest-area water")) == 0
    assert measure(game, A, objective("most-areas water")) == 0
    position.trackers(A, civ=15, tech=15)
    assert measure(game, A, objective("most-tracks-at-top")) == 2
    player.lifepods = 3
    assert measure(game, A, objective("most-lifepods")) == 3
    assert measure(game, A, objective("fewest-lifepods")) == -3


def test_every_objective_can_be_measured() -> None:
    position = Position()
    for entry in BOX.objectives.values():
        assert type(entry.neighbour) in NEIGHBOUR
        assert type(entry.private) in PRIVATE
        measure(position.game, A, entry.id)
        fulfilled(position.game, A, entry.id)


# All together


@pytest.mark.rule("PU-757", "PU-EX-13")
def test_the_example_of_the_rulebook() -> None:
    position = Position(3)
    right, left = B, C  # seats go clockwise: the next one sits to the left in turn order
    position.state.objectives = [
        objective("most-icons-on-edge biomass"),
        objective("most-areas tech"),
        objective("largest-area rover"),
    ]
    # Rows and columns worth 15: the four middle rows and the two at the top.
    for row in (4, 5, 6, 7, 3):
        position.cover(A, "rover", names(GROUND.rows[row]))
    position.cover(A, "tech", names(GROUND.rows[0]))
    assert planet_medals(position.game, A) == 15
    position.trackers(A, civ=3, water=13, biomass=5, rover=15, tech=10)
    player = position.player(A)
    player.lifepods, player.meteorites = 4, 4
    player.cards = ["holiday-observance"]
    position.cover(left, "rover", ["F1", "F2"])
    for seat in (A, right):
        edge = names(GROUND.perimeter)[:3]
        position.player(seat).put(ICONS + BIOMASS, board(edge))
    parts = score(position.game, A)
    assert parts == {
        "planet": 15,
        "tracks": 15,
        "lifepods": 4,
        "meteorites": 1,
        "neighbours": 5 + 2,
        "cards": 1,
        "private": 0,
    }
    assert sum(parts.values()) == 43
    assert neighbour_medals(position.game, right) >= 2


# Terrain areas


@pytest.mark.rule("PU-771", "PU-772", "PU-EX-23")
def test_areas_are_connected_by_edges_only() -> None:
    position = Position()
    position.cover(A, "water", ["F3", "F4", "G5", "H5", "H6", "G6", "I7"])
    areas = terrain_areas(position.game, A, "water")
    assert sorted(map(popcount, areas)) == [1, 2, 4]
    assert max(map(popcount, areas)) == 4


@pytest.mark.rule("PU-773")
def test_terrain_is_counted_by_squares_and_resources_by_icons() -> None:
    position = Position()
    position.place(A, "i4 water-rover", "A6")
    player = position.player(A)
    assert popcount(player.layer(WATER)) == 2
    assert popcount(player.layer(ICONS + WATER)) == 1
