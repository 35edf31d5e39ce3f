"""The round (PU-301 to PU-314), its variants for one and two players (PU-861 to PU-863, PU-911)."""

from collections.abc import Iterable

import pytest

from kosmodrom.core.options import Seat
from kosmodrom.games.planet_unknown.events import AlertRevealed, RoundBegan, StationTurned
from kosmodrom.games.planet_unknown.moves import (
    Advance,
    MoveRover,
    PlaceRover,
    PlaceTile,
    Rotate,
    TakeTile,
    UseBoost,
    UseTechnology,
)
from kosmodrom.games.planet_unknown.rules.base import Game, depot_of, stack_of
from kosmodrom.games.planet_unknown.rules.corporations.base import Corporation
from kosmodrom.games.planet_unknown.rules.registry import CORPORATIONS
from kosmodrom.games.planet_unknown.state import LARGE, SMALL, TECH
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.planet_unknown.kit import (
    A,
    B,
    Position,
    player,
    put,
    seen,
    settle,
    start,
    take,
    tile,
    trackers,
)

several = pytest.mark.parametrize("seats", range(2, 7))
any_number = pytest.mark.parametrize("seats", range(1, 7))


@pytest.mark.rule("PU-302", "PU-304", "PU-305", "PU-310", "PU-861")
@several
def test_the_commander_turns_the_station_to_any_position_and_step_4_follows(seats: int) -> None:
    for commander in range(seats):
        first = str(commander + 1)
        table = start(seats, first_commander=first, automatic_rotation=seats > 2)
        assert question(table, commander) == "rotate"
        assert offered(table, commander) == [Rotate(steps) for steps in range(6)]
        assert set(table.pending) == {commander}
        for seat in set(range(seats)) - {commander}:
            assert refused(table, seat, Rotate(1)) == ("PU-304",)
        table.decide(commander, Rotate(commander))
        assert table.game.state.phase == "tiles"
        assert set(table.pending) == set(range(seats))


@pytest.mark.rule("PU-306", "PU-308", "PU-863")
@several
@pytest.mark.parametrize("steps", range(6))
def test_all_depots_move_together(steps: int, seats: int) -> None:
    table = start(seats, first_commander="1", automatic_rotation=False)
    game = table.game
    before = [depot_of(game, seat) for seat in range(seats)]
    table.decide(A, Rotate(steps))
    after = [depot_of(game, seat) for seat in range(seats)]
    assert len(set(after)) == seats
    for (inner, outer), (inner_now, outer_now) in zip(before, after, strict=True):
        assert outer_now == (outer - steps) % 6
        assert inner_now == (inner - steps) % 6


@pytest.mark.rule("PU-305")
def test_the_station_may_stay_as_it_is() -> None:
    table = start(3, first_commander="1")
    before = seen(table, A).depots
    table.decide(A, Rotate(0))
    assert seen(table, A).depots == before
    assert StationTurned(A, 0) in told(table)


@pytest.mark.rule("PU-307", "PU-861", "PU-863", "PU-Q-25", "PU-EX-25")
def test_with_two_players_it_turns_by_one_by_itself() -> None:
    position = Position(2, phase="rotation")
    position.state.rotation = 4
    table = position.table()
    assert table.game.state.phase == "tiles"
    assert depot_of(table.game, A)[1] == 3
    assert depot_of(table.game, B)[1] == (4 + 2) % 6
    assert StationTurned(None, 1) in told(table)


@pytest.mark.rule("PU-861", "PU-304")
def test_two_players_may_choose_to_turn_it() -> None:
    table = start(2, automatic_rotation=False, first_commander="1")
    assert len(offered(table, A, Rotate)) == 6


@pytest.mark.rule("PU-307", "PU-902", "PU-911", "PU-912", "PU-Q-25")
def test_solo_turns_it_by_one_each_round() -> None:
    position = Position(1, phase="rotation")
    position.state.rotation = 0
    table = position.table()
    assert table.game.state.rotation == 5


@pytest.mark.rule("PU-309", "PU-Q-61")
@several
def test_the_order_in_which_players_act_makes_no_difference(seats: int) -> None:
    def play(order: Iterable[Seat]) -> str:
        position = Position(seats)
        position.depot(A, "t4 tech-biomass", "i4 rover-tech")
        table = position.table()
        for seat in order:
            take(table, seat, "small")
            settle(table, seat)
        assert table.game.state.round == 2
        return table.fingerprint

    assert play(range(seats)) == play(reversed(range(seats)))


@pytest.mark.rule("PU-302", "PU-311")
@any_number
def test_the_round_ends_when_all_have_finished_and_the_token_passes_to_the_left(seats: int) -> None:
    for commander in range(seats):
        position = Position(seats, commander=commander, automatic_rotation=False)
        position.state.alerts = ["good-day"]  # for solo, which always has events
        table = position.table()
        for seat in range(seats):
            assert table.game.state.round == 1
            settle(table, seat)
        following = (commander + 1) % seats
        assert table.game.state.commander == following
        assert RoundBegan(2, following) in told(table)
        if seats > 1:
            assert set(table.pending) == {following}
            assert question(table, following) == "rotate"


@pytest.mark.rule("PU-862", "PU-525")
@pytest.mark.parametrize(("commander", "other"), [(A, B), (B, A)])
def test_with_automatic_rotation_the_commander_still_chooses_first_and_the_token_passes(
    commander: Seat, other: Seat
) -> None:
    position = Position(2, phase="rotation", commander=commander)
    for seat in (A, B):
        position.player(seat).due = [1]
    position.civ(1, "rising-planet-award", "holiday-observance", "gaming-commission")
    table = position.table()
    for seat in (A, B):
        settle(table, seat)
    order = []
    while table.game.state.phase == "cards":
        (seat,) = table.pending
        assert question(table, seat) == "card"
        order.append(seat)
        table.decide(seat, offered(table, seat)[0])
    assert order == [commander, other]
    assert [e for e in told(table) if isinstance(e, RoundBegan | StationTurned)] == [
        StationTurned(None, 1),
        RoundBegan(2, other),
        StationTurned(None, 1),
    ]
    assert table.game.state.commander == other


@pytest.mark.rule("PU-301")
def test_rounds_follow_each_other() -> None:
    position = Position(2)
    table = position.table()
    for round in (1, 2, 3):
        assert table.game.state.round == round
        for seat in (A, B):
            settle(table, seat)


@pytest.mark.rule("PU-312", "PU-Q-05")
def test_what_is_gained_is_resolved_in_any_order() -> None:
    position = Position()
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    position.trackers(A, tech=1, biomass=1)  # both advances give a synergy boost
    table = position.table()
    put(table, A, "small", "E2")
    table.decide(A, Advance("tech"))
    assert Advance("biomass") in offered(table, A)
    assert UseBoost("civ") in offered(table, A)
    table.decide(A, UseBoost("civ"))
    assert trackers(table, A)["civ"] == 1
    assert trackers(table, A)["biomass"] == 2  # the only thing left went by itself


@pytest.mark.rule("PU-Q-02", "PU-205")
def test_the_next_tile_becomes_visible_when_the_step_has_ended() -> None:
    position = Position()
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    table = position.table()
    depot = seen(table, A).depots[0]
    put(table, A, "small", "E2")
    settle(table, A)
    assert seen(table, A).depots[0] == depot
    settle(table, B)
    stacks = [d.small for d in seen(table, A).depots if d.small.shape == "t4"]
    assert stacks[0].count == 11
    assert stacks[0].top is not None
    assert stacks[0].top.number != tile("t4 tech-biomass")


@pytest.mark.rule("PU-414")
def test_with_peeking_players_see_below_the_tiles_of_their_depot() -> None:
    """Even before one is taken, since it may be lifted and put back."""
    position = Position(peeking=True)
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    table = position.table()
    stacks = [stack_of(table.game, A, ring) for ring in (SMALL, LARGE)]
    below = [stack[-2] for stack in stacks]
    for when in ("take", "place"):
        assert question(table, A) == when
        assert [shown.number for shown in seen(table, A).players[A].below] == below
        assert seen(table, B).players[A].below == ()
        if when == "take":
            take(table, A, "small")
    table.undo(A)
    assert question(table, A) == "take"


@pytest.mark.rule("PU-414")
def test_a_turn_of_the_station_shows_what_is_below_and_cannot_be_taken_back() -> None:
    for peeking in (False, True):
        position = Position(3, phase="rotation", peeking=peeking)
        table = position.table()
        table.decide(A, Rotate(2))
        assert table.undo_terms(A).alone == (() if peeking else (0,))


@pytest.mark.rule("PU-414", "PU-Q-02")
def test_without_peeking_nobody_does() -> None:
    position = Position()
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    table = position.table()
    take(table, A, "small")
    assert seen(table, A).players[A].below == ()


@pytest.mark.rule("PU-303", "PU-Q-04")
def test_start_of_round_effects_come_before_the_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    class Starter(Corporation):
        def start_round(self, g: Game, seat: Seat) -> None:
            self.gain_movement(g, seat, 2)

    monkeypatch.setitem(CORPORATIONS, "universal-coalition", Starter())
    position = Position(3, phase="round")
    position.rover(A, "F6")
    table = position.table()
    assert table.game.state.phase == "rotation"
    assert player(table, A).movement == 2
    table.decide(A, Rotate(0))
    assert offered(table, A, MoveRover)


@pytest.mark.rule("PU-313", "PU-314")
def test_a_technology_once_per_round_can_be_used_again_next_round(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Repeater(Corporation):
        def start_round(self, g: Game, seat: Seat) -> None:
            technology = self.technology(g, seat, "advance-rover")
            if technology is not None:
                self.gain_movement(g, seat, 1)
                self.use(g, seat, technology)

    monkeypatch.setitem(CORPORATIONS, "horizon", Repeater())
    position = Position(2, corporations=["horizon"])
    position.trackers(A, tech=14)
    game = position.game
    corporation = CORPORATIONS["horizon"]
    assert corporation.technology(game, A, "advance-rover") is not None
    corporation.start_round(game, A)
    assert corporation.technology(game, A, "advance-rover") is None
    position.player(A).movement = 0
    table = position.table()
    settle(table, A)
    settle(table, B)
    # The new round began with another use.
    assert player(table, A).used == ["horizon-5"]
    assert player(table, A).movement == 1
    position.player(A).trackers[TECH] = 13
    assert corporation.technology(position.game, A, "advance-rover") is None


@pytest.mark.rule("PU-302", "PU-811", "PU-911")
def test_an_event_is_revealed_after_the_rotation() -> None:
    table = start(3, events=True)
    assert table.game.state.revealed == []
    seat = next(iter(table.pending))
    table.decide(seat, Rotate(1))
    (event,) = table.game.state.revealed
    assert AlertRevealed(event) in told(table)
    assert seen(table).event == event
    assert seen(table).events_left == 19


def test_a_wrong_move_is_refused() -> None:
    table = start(3, first_commander="1")
    assert "PU-304" in refused(table, A, Advance("civ"))
    assert question(table, A) == "rotate"


def test_a_refusal_says_what_to_do_first() -> None:
    table = start(3, first_commander="1")
    first = table.why_not(A, TakeTile("small"))
    assert (first.reason, first.begin) == ("first-rotate", tuple(offered(table, A)))
    table.decide(A, Rotate(0))
    first = table.why_not(A, Advance("civ"))
    assert (first.reason, first.begin) == ("first-take", tuple(offered(table, A)))
    take(table, A, "small")
    first = table.why_not(A, UseBoost("civ"))
    assert (first.reason, first.begin) == ("first-place", ())  # too many to be of use


def test_a_refusal_names_the_choices_that_help() -> None:
    position = Position(2)
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.rover(A, "G1")
    table = position.table()
    put(table, A, "small", "F1")
    step = table.why_not(A, MoveRover("G1", "G2"))
    assert (step.reason, step.begin) == ("no-movement", (Advance("rover"),))
    technology = table.why_not(A, UseTechnology("universal-coalition-1"))
    assert (technology.reason, technology.begin) == ("technology-locked", (Advance("tech"),))
    water = table.why_not(A, Advance("water"))
    assert water.reason == "not-on-tile"
    assert set(water.begin) == {Advance("rover"), Advance("tech")}


def test_a_refusal_names_the_nearest_place_of_a_tile() -> None:
    position = Position(2)
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    table = position.table()
    take(table, A, "large")
    for lying, at, reason, place in (
        (0, "E1", "off-grid", "E2"),
        (0, "D5", "not-on-perimeter", "B5"),
        (1, "F5", "not-on-perimeter", "F1"),
    ):
        refusal = table.why_not(A, PlaceTile(lying, at))
        assert (refusal.reason, refusal.begin) == (reason, (PlaceTile(lying, place),))
    assert table.why_not(A, PlaceTile(0, "Z1")).begin == ()


def test_a_refusal_turns_the_tile_where_that_is_nearer() -> None:
    position = Position(2)
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.place(A, "i2 rover-tech", "F1")
    position.fill(A, but=("F5", "F6", "F7", "F8", "E10", "F10", "G10", "H10"))
    table = position.table()
    take(table, A, "large")
    refusal = table.why_not(A, PlaceTile(0, "F5"))
    assert refusal.reason == "overlap"
    assert refusal.begin == (PlaceTile(1, "F5"), PlaceTile(0, "E10"))


def test_a_refusal_names_the_nearest_squares() -> None:
    position = Position(2)
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.rover(A, "H3", movement=2)
    table = position.table()
    put(table, A, "small", "F1")
    far = table.why_not(A, MoveRover("H3", "J3"))
    assert (far.reason, far.begin) == ("not-a-step", (MoveRover("H3", "I3"),))
    table.decide(A, Advance("rover"))
    square = table.why_not(A, PlaceRover("F9"))
    assert (square.reason, square.begin) == ("not-last-tile", (PlaceRover("F2"), PlaceRover("F1")))
