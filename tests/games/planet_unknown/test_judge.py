"""What the judge of Planet Unknown prefers: pairs of positions, one of them clearly better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from kosmodrom.bots.greedy import GreedyBot, reasons
from kosmodrom.bots.search import SearchBot
from kosmodrom.core.rng import Random
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.planet_unknown.box.box import load_box
from kosmodrom.games.planet_unknown.judge import judge, parts, tables_of, worths
from kosmodrom.games.planet_unknown.judge.filling import PACE, by_room, pace_of, room_for
from kosmodrom.games.planet_unknown.judge.objectives import enough, missing_in_block, most_icons
from kosmodrom.games.planet_unknown.judge.planet import line_worths
from kosmodrom.games.planet_unknown.judge.timing import has_placed, times_left
from kosmodrom.games.planet_unknown.judge.tracks import technologies_worth
from kosmodrom.games.planet_unknown.moves import PlaceTile
from kosmodrom.games.planet_unknown.rules.end import final_key
from kosmodrom.games.planet_unknown.state import LIFEPODS, Phase
from kosmodrom.games.planet_unknown.terms import PACKAGE
from kosmodrom.testing.positions import offered
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    Position,
    at_random,
    board,
    names,
    start,
    take,
)

SQUARES = BOX.planets["ksb-4156"].ground.squares
ROW = [f"{column}6" for column in "ABCDEFGHIJKL"]
"""The sixth row, of three medals; the sixth of `line_worths` from the top."""
ROW_NUMBER = 5
TABLES = tables_of(BOX)


def advantage(build: Callable[[Position], None], players: int = 2, **options: Any) -> int:
    """What the judge says of a position, for A."""
    position = Position(players, **options)
    build(position)
    return judge(position.game, A)


def nothing(_position: Position) -> None:
    """Leave the position as it begins."""


def row_worth(*missing: str, filling: tuple[int, int] = (PACE, 0)) -> float:
    """What the sixth row is worth when only these squares of the planet are free."""
    return line_worths(TABLES.planets["ksb-4156"], board(missing), filling)[ROW_NUMBER]


# Rows and columns


def test_a_full_line_is_worth_its_medals() -> None:
    assert row_worth() == 300


def test_a_line_nearly_complete_is_worth_more_than_one_just_begun() -> None:
    below = [f"{column}7" for column in "ABCDEFGHIJKL"]
    nearly, begun = row_worth(*below, *ROW[:2]), row_worth(*below, *ROW[:10])
    assert 300 > nearly > begun > 0


def test_a_square_that_only_a_patch_fills_spoils_its_line() -> None:
    assert row_worth("A6") < row_worth("A6", "A7") < row_worth("A6", "A7", "B6", "B7")


def test_a_patch_at_hand_serves_such_a_square() -> None:
    assert row_worth("A6", filling=(PACE, 1)) > 3 * row_worth("A6")


def test_a_line_that_can_no_longer_be_completed_counts_nothing() -> None:
    """In the end phase nothing more is filled: only full lines count."""
    position = Position(phase="finale-effects")
    position.state.ending = "stuck"
    position.fill(A, but=["A6"])
    assert row_worth("A6", filling=(0, 0)) == 0
    assert worths(position.game)[A] == 100 * (40 - 3 - 1)  # without row 6 and column A


def test_a_hole_filled_is_better_than_a_square_with_room_around_it() -> None:
    def patched(at: str) -> int:
        def build(position: Position) -> None:
            position.fill(A, but=["F6", "B3", "C3", "B4", "C4", "D4", "B5", "C5"])
            position.patch(A, at)

        return advantage(build)

    assert patched("F6") > patched("C4")


def test_a_meteorite_keeps_a_full_line_from_counting_fully() -> None:
    def full(position: Position) -> None:
        position.cover(A, "civ", ROW)

    def struck(position: Position) -> None:
        full(position)
        position.meteorite(A, "F6")

    def struck_with_rover_near(position: Position) -> None:
        struck(position)
        position.rover(A, "F7")
        position.trackers(A, rover=1)

    assert advantage(full) > advantage(struck_with_rover_near) > advantage(struck)


def test_a_meteorite_that_nobody_can_clear_takes_the_whole_line() -> None:
    def full(position: Position) -> None:
        position.state.ending = "stuck"
        position.cover(A, "civ", ROW)

    def struck(position: Position) -> None:
        full(position)
        position.meteorite(A, "F6")

    phase: Phase = "finale-effects"
    assert advantage(full, phase=phase) - advantage(struck, phase=phase) == 300


def test_free_squares_are_sorted_by_the_room_around_them() -> None:
    free = board(["A6", "C3", "D3", "F8", "F9", "G9", "H9", "F10"])
    alone, pairs, ends, inner = by_room(free)
    assert names(alone) == ["A6"]
    assert names(pairs) == ["C3", "D3"]
    assert names(ends) == ["F8", "H9", "F10"]
    assert names(inner) == ["F9", "G9"]


# Time


def test_there_is_less_room_the_more_is_covered_and_none_in_scattered_squares() -> None:
    assert room_for(SQUARES) > room_for(SQUARES & ~board(ROW)) > 0
    assert room_for(board(["A6", "C3", "D3", "F8", "K9", "L6", "E12"])) == 0


def test_time_ends_with_the_events() -> None:
    position = Position(1, phase="tiles")
    position.state.alerts = ["spores"] * 3
    assert times_left(position.game) == [8]  # this round and three more, in halves
    position.state.alerts = []
    assert times_left(position.game) == [2]
    position.state.ending = "events"
    assert times_left(position.game) == [0]


def test_a_tile_placed_uses_up_the_time_of_its_round() -> None:
    position = Position(1)
    position.state.alerts = ["spores"] * 3
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    table = position.table()
    before = times_left(table.game)
    take(table, A, "small")
    assert not has_placed(table.game.state.players[A])
    table.decide(A, offered(table, A, PlaceTile)[0])
    assert times_left(table.game) == [before[0] - 2]


def test_the_fuller_planet_ends_the_game_for_all() -> None:
    position = Position()
    position.fill(B, but=["F6", "F7", "G6", "G7"])
    assert times_left(position.game) == [2, 2]


def test_time_ends_with_the_tiles_of_a_depot() -> None:
    position = Position(6)
    assert times_left(position.game)[A] > 30
    position.leave(A, small=1, large=2)
    assert times_left(position.game) == [2 * 3 + 2] * 6


def test_less_time_makes_prospects_smaller() -> None:
    def at(rounds: int) -> int:
        position = Position(1)
        position.state.alerts = ["spores"] * rounds
        position.cover(A, "civ", ROW[:6])
        return judge(position.game, A)

    assert at(19) > at(12) > at(5) > at(0)


def test_free_squares_are_filled_the_more_surely_the_more_time_there_is() -> None:
    paces = [pace_of(40, time, 0) for time in (0, 4, 10, 18, 40)]
    assert paces[0] == 0
    assert paces == sorted(paces)
    assert paces[-1] == PACE
    assert row_worth("A6", "A7", "B7", filling=(3, 0)) < row_worth("A6", "A7", "B7")


# Tracks


@pytest.mark.parametrize("track", ["civ", "water", "biomass", "rover", "tech"])
def test_in_the_last_round_a_tracker_that_stands_higher_is_worth_more(track: str) -> None:
    def at(height: int) -> int:
        position = Position(1)
        position.trackers(A, **{track: height})
        return judge(position.game, A)

    assert at(15) > at(12) > at(4)


def test_technologies_are_worth_something_from_their_milestones_on() -> None:
    """Positions 3 and 14 of the tech track unlock levels 1 and 5."""
    corporation = BOX.corporations["universal-coalition"]
    found = [technologies_worth(corporation, corporation.tracks[4], at) for at in range(16)]
    assert found[2] == 0 < found[3] == found[4]
    assert found == sorted(found)
    assert found[13] < found[14]


def test_a_lifepod_on_a_technology_is_worth_what_it_unlocks() -> None:
    """Jump Drive (PU-1502)."""

    def unlocked(position: Position) -> None:
        position.player(A).special = [0, 0, 1, 0, 0, 0]

    company = ["jump-drive", "universal-coalition"]
    assert advantage(unlocked, corporations=company) > advantage(nothing, corporations=company)


def test_a_benefit_ahead_is_worth_more_the_nearer_it_is() -> None:
    """Position 14 of the civ track has a card of rank 4, which 12 and 13 lead to."""
    ahead = TABLES.corporations["universal-coalition"].ahead[0]
    assert ahead[13][8] > ahead[12][8] > ahead[11][8]


def test_an_advance_to_a_benefit_is_worth_more() -> None:
    """Position 3 of the civ track has a card, position 4 nothing."""
    gains = TABLES.corporations["universal-coalition"].gains[0]
    assert gains[2][2] > gains[3][2] > 0


def test_a_later_card_is_better() -> None:
    first = advantage(lambda p: p.player(A).due.append(1))
    last = advantage(lambda p: p.player(A).due.append(4))
    assert last > first > advantage(nothing)


def test_an_energy_resource_is_worth_more_the_more_tracks_it_touches() -> None:
    def waiting(mask: int) -> int:
        def build(position: Position) -> None:
            position.trackers(A, civ=2, water=14)
            position.player(A).gain("energy", mask=mask)

        return advantage(build)

    single = [waiting(1 << track) for track in range(5)]
    assert waiting(0b11111) == max(single) > min(single)
    assert waiting(0b00011) == max(single[:2])


def test_what_waits_counts_about_as_much_as_what_it_brings() -> None:
    """Otherwise a bot would delay its advances or hurry them."""

    def waiting(position: Position) -> None:
        position.trackers(A, water=3)
        position.player(A).gain("advance", 1)

    done = advantage(lambda p: p.trackers(A, water=4))
    assert abs(advantage(waiting) - done) <= 20


# Rovers, lifepods, cards


def test_a_rover_nearer_to_a_lifepod_is_better() -> None:
    def at(square: str) -> int:
        def build(position: Position) -> None:
            position.player(A).take(LIFEPODS, SQUARES & ~board(["H3"]))
            position.cover(A, "civ", ["F6", "G6", "H6", "H5", "H4"])
            position.trackers(A, rover=4)
            position.rover(A, square)

        return advantage(build)

    assert at("H4") > at("H6") > at("F6")


def test_a_collected_lifepod_is_better_than_one_that_lies_about_or_is_destroyed() -> None:
    def collected(position: Position) -> None:
        position.player(A).take(LIFEPODS, board(["H3"]))
        position.player(A).lifepods = 1

    def destroyed(position: Position) -> None:
        position.player(A).take(LIFEPODS, board(["H3"]))

    assert advantage(collected) > advantage(nothing) > advantage(destroyed)


def test_movement_without_rovers_is_worth_nothing() -> None:
    def moving(position: Position) -> None:
        position.player(A).movement = 5

    assert advantage(moving) == advantage(nothing)


def test_cards_that_raise_a_rate_count_with_what_they_raise() -> None:
    def holding(lifepods: int) -> int:
        def build(position: Position) -> None:
            position.player(A).lifepods = lifepods
            position.player(A).cards = ["space-citizen-decree"]

        def without(position: Position) -> None:
            position.player(A).lifepods = lifepods

        return advantage(build) - advantage(without)

    assert holding(4) == holding(0) + 400


def test_cards_of_a_set_are_worth_the_more_the_more_there_are() -> None:
    def holding(*cards: str) -> int:
        def build(position: Position) -> None:
            position.player(A).cards = list(cards)

        return advantage(build)

    one, two = "commerce-agreement-1", "commerce-agreement-2"
    assert holding(one, two) - holding(one) > holding(one) - holding() > 0


# Objectives


def test_a_neighbour_objective_led_is_better_than_one_tied_and_that_than_one_lost() -> None:
    def collected(own: int, other: int) -> int:
        def build(position: Position) -> None:
            position.state.objectives = ["rescue-tight-ship"]
            position.player(A).lifepods, position.player(B).lifepods = own, other

        def without(position: Position) -> None:
            position.player(A).lifepods, position.player(B).lifepods = own, other

        return advantage(build) - advantage(without)

    assert collected(3, 1) > collected(2, 2) == 0 > collected(1, 3)
    assert collected(4, 1) > collected(3, 1)


def test_at_the_end_an_objective_is_won_tied_or_lost() -> None:
    def medals(own: int, other: int) -> int:
        position = Position(phase="finale-effects")
        position.state.ending = "stuck"
        position.state.objectives = ["geode-cleanup"]
        position.player(A).meteorites, position.player(B).meteorites = own, other
        return worths(position.game)[A]

    assert [medals(2, 1), medals(1, 1), medals(1, 2)] == [500, 200, 0]


def test_a_private_objective_counts_by_its_chance() -> None:
    def tracker_at(height: int, *private: str) -> int:
        def build(position: Position) -> None:
            position.trackers(A, civ=height)
            position.player(A).private = list(private)

        return advantage(build)

    gained = [
        tracker_at(height, "conservation-crowd-source") - tracker_at(height)
        for height in (0, 8, 13, 15)
    ]
    assert gained == sorted(gained)
    assert gained[-1] == 500


def test_a_block_lacks_what_the_best_rectangle_lacks() -> None:
    own, free = board(["F6", "G6", "H6", "F7"]), board(["G7", "H7", "F8", "G8", "H8"])
    assert missing_in_block(own, free, 3, 3) == 5
    assert missing_in_block(own, free & ~board(["G7"]), 3, 3) > 9


def test_icons_count_within_one_area() -> None:
    own = board(["F6", "G6", "H6", "A6"])
    assert most_icons(own, board(["F6", "H6", "A6"])) == 2


def test_enough_is_sure_if_nothing_is_missing_and_rises_with_what_is_expected() -> None:
    assert enough(0, 3.0) == 1
    assert enough(4, 0.0) == 0
    assert 0 < enough(4, 2.0) < enough(4, 4.0) < 1


# The whole


def test_equal_positions_are_judged_alike_whatever_was_judged_before() -> None:
    table = start(2, seed=5)
    bot = GreedyBot(1)
    for _ in range(12):
        seat = next(iter(table.pending))
        table.decide(seat, bot.choose(table, seat))
    copy: AnyTable = table.fork()
    assert [judge(copy.game, seat) for seat in (A, B)] == [
        judge(table.game, seat) for seat in (A, B)
    ]


@pytest.mark.parametrize("seed", range(3))
def test_the_judge_changes_nothing(seed: int) -> None:
    table = start(2, seed=seed)
    before = table.fingerprint
    judge(table.game, A)
    assert table.fingerprint == before


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_in_the_end_the_judge_orders_as_the_ranking_does(seats: int) -> None:
    for seed in range(3):
        table = start(seats, seed=seed)
        at_random(table, seed)
        result = table.result
        assert result is not None
        margins = [judge(table.game, seat) for seat in range(seats)]
        if seats == 1:
            assert (margins[0] >= 0) == (result.outcome == "won")
            continue
        for seat, margin in enumerate(margins):
            assert (margin > 0) == (result.winners == (seat,))
            assert (margin < 0) == (seat not in result.winners)


def test_a_tie_break_decides_by_less_than_a_medal() -> None:
    """PU-762: fewer uncovered squares; PU-763: fewer meteorites."""
    position = Position(phase="end")
    assert judge(position.game, A) == 0
    position.cover(A, "civ", ["F6"])
    assert judge(position.game, A) == 1
    assert judge(position.game, B) == -1
    position.cover(B, "civ", ["F6"])
    position.meteorite(B, "F6")
    assert judge(position.game, A) == 1
    assert final_key(position.game, A) > final_key(position.game, B)


def test_all_boards_are_judged_from_the_first_choice_to_the_last() -> None:
    """Every side of every board, in games played at random."""
    for seed in range(4):
        table = start(
            3,
            seed=seed,
            corporations="random",
            planets="random",
            events=True,
            private_objectives="hidden",
        )
        chance = Random.seeded(seed)
        while table.pending:
            assert all(type(judge(table.game, seat)) is int for seat in range(3))
            seat = chance.choice(list(table.pending))
            table.decide(seat, chance.choice(table.pending[seat].options))


def test_a_search_through_steps_side_by_side_chooses_alike_for_equal_seeds() -> None:
    """Taking, placing and advancing, beside a quick rival."""
    ends = []
    for _ in range(2):
        table = start(2, seed=6)
        bots: list[GreedyBot | SearchBot] = [SearchBot(1), GreedyBot(2)]
        while len(table.choices) < 4:
            seat = next(iter(table.pending))
            table.decide(seat, bots[seat].choose(table, seat))
        ends.append(table.fingerprint)
    assert ends[0] == ends[1]


def test_tables_are_worked_out_once_for_each_box() -> None:
    other = msgspec.structs.replace(load_box())
    assert tables_of(BOX) is TABLES
    assert tables_of(other) is not TABLES
    assert tables_of(BOX) is TABLES


@pytest.mark.parametrize("players", [1, 3])
def test_the_reasons_of_hints_add_up_to_what_the_judge_sees(players: int) -> None:
    chance, named = Random.seeded(players), set[str]()
    table = start(players, seed=5, private_objectives="hidden", corporations="free")
    while table.pending:
        whole = worths(table.game)
        for seat in range(players):
            told = parts(table.game, seat)
            assert sum(told.values()) == whole[seat]
            named |= {part for part, worth in told.items() if worth}
        for _ in range(7):
            if table.pending:
                mover = chance.choice(list(table.pending))
                table.decide(mover, chance.choice(table.pending[mover].options))
    assert {"planet", "tracks", "collected", "pending", "private"} <= named
    assert ("neighbours" in named) == (players > 1)
    for language in LANGUAGES:
        assert all(Words(language, [PACKAGE]).has(f"worth-{part}") for part in named)


def test_a_hint_gives_the_parts_that_a_move_changes() -> None:
    table = start(2, seed=5)
    chance = Random.seeded(5)
    while table.pending:
        seat = next(iter(table.pending))
        option = GreedyBot(5).choose(table, seat)
        if isinstance(option, PlaceTile):
            changes = reasons(table, seat, option, chance)
            assert {"planet", "tracks"} <= set(changes)
            assert list(map(abs, changes.values())) == sorted(map(abs, changes.values()))[::-1]
            break
        table.decide(seat, option)
