"""Flux Industries: one technology at a time, tied to one track (PU-1801 to PU-1817, PU-222)."""

from typing import Any

import pytest

from kosmodrom.games.planet_unknown import clauses
from kosmodrom.games.planet_unknown.events import (
    Advanced,
    MeteoriteCollected,
    MovementGained,
    TechnologyUnlocked,
    TechnologyUsed,
)
from kosmodrom.games.planet_unknown.moves import (
    Advance,
    CardAdvance,
    ChooseCorporation,
    CollectMeteorite,
    Finish,
    PlacePatch,
    Regress,
    TakeTile,
    UseBoost,
    UseTechnology,
)
from kosmodrom.games.planet_unknown.rules.corporations.flux import FluxTokenPut, PutFluxToken
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.state import METEORITES
from kosmodrom.games.planet_unknown.terms import TRACKS, TrackName
from kosmodrom.testing import (
    check_blindness,
    check_play,
    check_refusals,
    check_setting,
    check_undo,
    check_words,
)
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.planet_unknown.kit import (
    A,
    AnyTable,
    B,
    Position,
    lines,
    on,
    player,
    put,
    seen,
    settle,
    start,
    trackers,
)
from tests.games.planet_unknown.leading import leading

TOKENS = {PutFluxToken(track) for track in TRACKS}


def flux(track: TrackName, level: int = 0, *, phase: Any = "tiles", **positions: int) -> Position:
    """A leads Flux Industries with the token on a track and a level unlocked."""
    position = Position(corporations=("flux",), phase=phase)
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    position.player(A).special = [TRACKS.index(track)]
    if level:
        position.level(A, level)
    position.trackers(A, **positions)
    return position


def advanced(position: Position, track: TrackName) -> None:
    """One advance of A, without anything else happening."""
    number = TRACKS.index(track)
    for _ in corporation_of(position.game, A).advance(position.game, A, number):
        raise AssertionError("an advance of Flux Industries asks nothing")


def pending(position: Position) -> list[str]:
    return [effect.kind for effect in position.player(A).pending]


def working(table: AnyTable) -> list[int]:
    """The levels that work for A."""
    technologies = seen(table, A).players[A].technologies
    return [level for level, technology in enumerate(technologies, 1) if technology.unlocked]


def token(table: AnyTable) -> TrackName:
    return TRACKS[player(table, A).special[0]]


# The flux token


@pytest.mark.rule("PU-222", "PU-1801", "PU-Q-45")
def test_the_first_flux_track_is_chosen_at_setup() -> None:
    table = start(2, corporations="free")
    table.decide(A, ChooseCorporation("flux"))
    table.decide(B, ChooseCorporation("universal-coalition"))
    assert question(table, A) == "flux"
    assert B not in table.pending
    assert set(offered(table, A)) == TOKENS
    table.decide(A, PutFluxToken("biomass"))
    assert token(table) == "biomass"
    assert FluxTokenPut(A, "biomass") in told(table, B)
    assert seen(table, B).players[A].special == (2,)


@pytest.mark.rule("PU-1801")
def test_the_board_in_words_tells_the_flux_track_and_uses() -> None:
    position = flux("rover", 5)
    table = position.table()
    for language, row in (("en", "Flux track: rover track"), ("pl", "Tor strumienia: tor Łazików")):
        assert row in lines(table, A, language)
    assert any("5, unlocked – “Steady Current”" in row for row in lines(table, A))
    table.decide(A, UseTechnology("flux-5"))
    assert any("5, used – “Steady Current”" in row for row in lines(table, A))


@pytest.mark.rule("PU-1802", "PU-Q-46")
@pytest.mark.parametrize("track", TRACKS)
def test_unlocking_a_technology_lets_the_token_go_anywhere(track: TrackName) -> None:
    table = flux("water", tech=2).table()
    put(table, A, "large", "E2")
    assert "PU-1802" in refused(table, A, PutFluxToken("civ"))
    table.decide(A, Advance("tech"))
    assert TechnologyUnlocked(A, "flux-1") in told(table, A)
    assert set(offered(table, A)) >= TOKENS
    table.decide(A, PutFluxToken(track))
    assert token(table) == track
    assert not TOKENS & set(offered(table, A))


@pytest.mark.rule("PU-1802", "PU-Q-46")
def test_the_token_moves_at_tech_milestones_only() -> None:
    position = flux("water", tech=3)
    advanced(position, "tech")
    assert pending(position) == []
    advanced(position, "tech")
    assert pending(position) == ["flux-token"]
    corporation_of(position.game, A).regress(position.game, A, 4)
    assert pending(position) == ["flux-token"]
    advanced(position, "tech")  # reached again
    assert pending(position) == ["flux-token", "flux-token"]


@pytest.mark.rule("PU-Q-60")
def test_without_milestones_the_token_stays() -> None:
    position = flux("water", tech=4)
    position.event(clauses.NoMilestones())
    advanced(position, "tech")
    assert pending(position) == []
    assert working(position.table()) == [1]


@pytest.mark.rule("PU-1803", "PU-Q-46")
@pytest.mark.parametrize(
    ("tech", "level"), [(2, 0), (3, 1), (4, 1), (5, 2), (7, 3), (9, 3), (10, 4), (14, 5), (15, 5)]
)
def test_only_the_last_technology_works(tech: int, level: int) -> None:
    assert working(flux("civ", tech=tech).table()) == ([level] if level else [])


@pytest.mark.rule("PU-1803", "PU-Q-46")
def test_after_a_regress_the_level_below_works_again() -> None:
    position = flux("civ", tech=5, phase="alert-effects")
    position.event(clauses.ForcedRegress(tracks=("civ", "tech")))
    table = position.table()
    table.decide(A, Regress("tech"))
    assert trackers(table, A)["tech"] == 4
    assert working(table) == [1]
    assert "PU-1803" in refused(table, A, UseTechnology("flux-2"))


# Level 1


def parked(position: Position) -> Position:
    """Two rovers on rover terrain, on E2 and F2; G2 and H2 are tech."""
    position.place(A, "i4 rover-tech", "E2")
    position.rover(A, "E2", "F2")
    return position


@pytest.mark.rule("PU-303", "PU-1811")
@pytest.mark.parametrize(
    ("track", "level", "movement"),
    [("rover", 1, 4), ("tech", 1, 0), ("rover", 0, 0), ("rover", 2, 0)],
)
def test_level_1_gives_movement_for_rovers_on_flux_terrain(
    track: TrackName, level: int, movement: int
) -> None:
    table = parked(flux(track, level, phase="round")).table()
    assert player(table, A).movement == movement


@pytest.mark.rule("PU-1811")
def test_each_rover_counts_by_its_own_square() -> None:
    position = flux("tech", 1, phase="round")
    position.place(A, "i4 rover-tech", "E2")
    position.rover(A, "F2", "G2")
    assert player(position.table(), A).movement == 2


@pytest.mark.rule("PU-1811", "PU-Q-46")
def test_level_1_does_not_work_in_the_round_of_unlocking() -> None:
    position = flux("rover", tech=2, rover=1)
    position.cover(A, "rover", ["E3"])
    position.rover(A, "E3")
    table = position.table()
    put(table, A, "large", "E2")
    table.decide(A, Advance("tech"))
    table.decide(A, PutFluxToken("rover"))
    while table.game.state.round == 1:
        seat = next(iter(table.pending))
        options = table.pending[seat].options
        table.decide(seat, Finish() if Finish() in options else options[0])
    gained = [event for event in told(table, A) if isinstance(event, MovementGained)]
    assert gained == [MovementGained(A, 1), MovementGained(A, 2)]  # the track, then the new round


# Level 2


@pytest.mark.rule("PU-1812", "PU-1813", "PU-Q-46", "PU-Q-31")
def test_level_2_advances_to_the_next_milestone_with_all_benefits() -> None:
    position = flux("civ", 2, civ=6)
    table = position.table()
    assert UseTechnology("flux-2") in offered(table, A)
    table.decide(A, UseTechnology("flux-2"))
    assert [event for event in told(table, A) if isinstance(event, Advanced)] == [
        Advanced(A, "civ", number) for number in (7, 8, 9, 10)
    ]
    assert player(table, A).due == [3]
    assert [effect.kind for effect in player(table, A).pending] == ["boost"]  # of position 8
    assert TechnologyUsed(A, "flux-2") in told(table, A)
    assert refused(table, A, UseTechnology("flux-2")) == ("PU-313",)


@pytest.mark.rule("PU-1812", "PU-313")
def test_level_2_is_for_once_per_game() -> None:
    position = flux("biomass", 2, biomass=3)
    table = position.table()
    table.decide(A, UseTechnology("flux-2"))
    assert trackers(table, A)["biomass"] == 6
    while table.game.state.round == 1:
        seat = next(iter(table.pending))
        table.decide(seat, table.pending[seat].options[0])
    assert working(table) == [2]
    assert refused(table, A, UseTechnology("flux-2")) == ("PU-313",)


@pytest.mark.rule("PU-1813")
def test_level_2_may_be_used_at_any_moment_and_follows_the_token() -> None:
    table = flux("water", tech=4, rover=3).table()
    put(table, A, "large", "E2")
    table.decide(A, Advance("tech"))
    assert UseTechnology("flux-2") not in offered(table, A)  # water has no milestone
    table.decide(A, PutFluxToken("rover"))
    table.decide(A, UseTechnology("flux-2"))
    assert trackers(table, A)["rover"] == 6
    table.decide(A, Advance("rover"))
    assert trackers(table, A)["rover"] == 7


@pytest.mark.rule("PU-1813", "PU-1803")
def test_level_2_is_gone_with_level_3() -> None:
    table = flux("civ", tech=6).table()
    put(table, A, "large", "E2")
    assert UseTechnology("flux-2") in offered(table, A)
    table.decide(A, Advance("tech"))
    assert working(table) == [3]
    assert "PU-1803" in refused(table, A, UseTechnology("flux-2"))


@pytest.mark.rule("PU-1812", "PU-Q-46")
@pytest.mark.parametrize(
    ("track", "positions"), [("water", {}), ("rover", {"rover": 6}), ("civ", {"civ": 14})]
)
def test_level_2_needs_a_milestone_ahead(track: TrackName, positions: dict[str, int]) -> None:
    table = flux(track, 2, **positions).table()
    assert set(offered(table, A)) == {TakeTile("small"), TakeTile("large")}
    assert refused(table, A, UseTechnology("flux-2")) == ("PU-Q-46",)


@pytest.mark.rule("PU-1812", "PU-1802")
def test_level_2_on_the_tech_track_unlocks_level_3() -> None:
    table = flux("tech", 2).table()
    table.decide(A, UseTechnology("flux-2"))
    assert trackers(table, A)["tech"] == 7
    assert working(table) == [3]
    assert [effect.kind for effect in player(table, A).pending] == ["flux-token"]


# Level 3


@pytest.mark.rule("PU-1814", "PU-Q-46")
@pytest.mark.parametrize(
    ("track", "civ", "rank"), [("civ", 2, 2), ("civ", 9, 4), ("civ", 13, 4), ("water", 2, 1)]
)
def test_level_3_raises_the_rank_of_civ_cards(track: TrackName, civ: int, rank: int) -> None:
    position = flux(track, 3, civ=civ)
    advanced(position, "civ")
    assert position.player(A).due == [rank]


@pytest.mark.rule("PU-1814", "PU-1815")
@pytest.mark.parametrize("track", TRACKS)
def test_level_3_doubles_boosts_on_water_only(track: TrackName) -> None:
    position = flux(track, 3, water=2, biomass=1, civ=7)
    advanced(position, "water")
    assert pending(position) == ["boost"] * (2 if track == "water" else 1)
    position.player(A).pending.clear()
    advanced(position, "biomass")
    advanced(position, "civ")
    assert pending(position) == ["boost", "boost"]


@pytest.mark.rule("PU-1814", "PU-1815")
@pytest.mark.parametrize("track", TRACKS)
def test_level_3_gives_two_patches_on_biomass(track: TrackName) -> None:
    position = flux(track, 3, biomass=2)
    advanced(position, "biomass")
    assert pending(position) == ["patch"] * (2 if track == "biomass" else 1)


@pytest.mark.rule("PU-1814")
def test_both_patches_are_placed() -> None:
    table = flux("biomass", 3, biomass=2).table()
    put(table, A, "small", "E2")
    table.decide(A, Advance("biomass"))
    for _ in range(2):
        table.decide(A, offered(table, A, PlacePatch)[0])
    assert len(seen(table, A).players[A].patches) == 2
    assert offered(table, A, PlacePatch) == []


@pytest.mark.rule("PU-1814", "PU-1815", "PU-Q-18")
@pytest.mark.parametrize("track", TRACKS)
def test_level_3_adds_movement_on_the_rover_track(track: TrackName) -> None:
    position = flux(track, 3, rover=3)
    advanced(position, "rover")
    more = 1 if track == "rover" else 0
    assert position.player(A).movement == 2 + more
    position.trackers(A, rover=15)
    advanced(position, "rover")  # the top again
    assert position.player(A).movement == 5 + 2 * more


@pytest.mark.rule("PU-1815", "PU-1803")
@pytest.mark.parametrize("level", [0, 1, 2, 4, 5])
def test_other_levels_improve_nothing(level: int) -> None:
    positions: dict[TrackName, int] = {"civ": 2, "water": 2, "rover": 3}
    for track, place in positions.items():
        position = flux(track, level, **{track: place})
        advanced(position, track)
        assert position.player(A).due in ([], [1])
        assert position.player(A).movement in (0, 2)
        assert pending(position) in ([], ["boost"])


@pytest.mark.rule("PU-Q-18")
def test_level_3_does_not_add_to_movement_from_cards() -> None:
    position = flux("rover", 3)
    corporation_of(position.game, A).gain_movement(position.game, A, 2)
    assert position.player(A).movement == 2


# Level 4


def struck(position: Position) -> Position:
    """Two meteorites lie on a tile at the left edge."""
    position.place(A, "o4 civ-energy", "A6")
    position.meteorite(A, "A6", "B7")
    return position


@pytest.mark.rule("PU-1816", "PU-Q-46", "PU-Q-69")
def test_level_4_collects_one_meteorite_of_choice() -> None:
    table = struck(flux("tech", 4)).table()
    put(table, A, "large", "C6")
    assert set(offered(table, A, CollectMeteorite)) == {
        CollectMeteorite("A6"),
        CollectMeteorite("B7"),
    }
    table.decide(A, CollectMeteorite("B7"))
    assert MeteoriteCollected(A, "B7") in told(table, A)
    assert player(table, A).meteorites == 1
    assert on(table, A, METEORITES) == ["A6"]
    assert offered(table, A, CollectMeteorite) == []


@pytest.mark.rule("PU-1816", "PU-Q-69")
def test_collecting_is_not_optional() -> None:
    table = struck(flux("tech", 4, rover=15, tech=11)).table()
    put(table, A, "large", "C6")
    settle(table, A)
    assert player(table, A).meteorites == 1


@pytest.mark.rule("PU-1816", "PU-Q-46")
def test_the_meteorite_just_placed_can_be_collected() -> None:
    position = flux("tech", 4)
    position.depot(A, "t4 tech-biomass", "i4 rover-tech*")
    table = position.table()
    put(table, A, "large", "E2")
    settle(table, A)
    assert player(table, A).meteorites == 1
    assert on(table, A, METEORITES) == []


@pytest.mark.rule("PU-1816", "PU-1803")
@pytest.mark.parametrize(("track", "level"), [("civ", 4), ("biomass", 4), ("tech", 3), ("tech", 5)])
def test_level_4_needs_the_flux_tracks_resource_on_the_tile(track: TrackName, level: int) -> None:
    table = struck(flux(track, level)).table()
    put(table, A, "large", "C6")
    assert offered(table, A, CollectMeteorite) == []
    settle(table, A)
    assert player(table, A).meteorites == 0


@pytest.mark.rule("PU-1816")
def test_without_meteorites_nothing_is_collected() -> None:
    table = flux("tech", 4).table()
    put(table, A, "large", "E2")
    settle(table, A)
    assert player(table, A).meteorites == 0
    assert not any(isinstance(event, TechnologyUsed) for event in told(table, A))


# Level 5


@pytest.mark.rule("PU-1817", "PU-313", "PU-Q-46")
def test_level_5_advances_the_flux_track_once_per_round() -> None:
    table = flux("water", 5, water=2).table()
    assert question(table, A) == "take"
    table.decide(A, UseTechnology("flux-5"))
    assert trackers(table, A)["water"] == 3
    assert [effect.kind for effect in player(table, A).pending] == ["boost"]
    assert refused(table, A, UseTechnology("flux-5")) == ("PU-313",)
    put(table, A, "large", "E2")
    table.decide(A, UseBoost("civ"))
    settle(table, A)
    settle(table, B)
    assert table.game.state.round == 2
    assert UseTechnology("flux-5") in offered(table, A)


@pytest.mark.rule("PU-1817", "PU-Q-46")
def test_level_5_may_be_used_at_the_end_of_the_step_or_not_at_all() -> None:
    table = flux("water", 5).table()
    put(table, A, "large", "E2")
    while question(table, A) == "next":
        table.decide(A, table.pending[A].options[0])
    assert set(offered(table, A)) == {Finish(), UseTechnology("flux-5")}
    table.decide(A, Finish())
    assert trackers(table, A)["water"] == 0


@pytest.mark.rule("PU-1817", "PU-508", "PU-509")
def test_level_5_needs_a_tracker_that_can_advance() -> None:
    table = flux("water", 5, water=15).table()
    assert UseTechnology("flux-5") not in offered(table, A)
    assert refused(table, A, UseTechnology("flux-5")) == ("PU-508",)
    table = flux("rover", 5, rover=15).table()
    table.decide(A, UseTechnology("flux-5"))
    assert MovementGained(A, 3) in told(table, A)


# Events


@pytest.mark.rule("PU-1802", "PU-Q-60")
def test_an_event_that_unlocks_a_level_moves_the_token_too() -> None:
    position = flux("civ", tech=2, phase="alert-effects")
    position.event(clauses.ExtraAdvance(tracks=("civ", "tech")))
    table = position.table()
    table.decide(A, CardAdvance("tech"))
    assert set(offered(table, A)) == TOKENS
    table.decide(A, PutFluxToken("water"))
    assert token(table) == "water"


@pytest.mark.rule("PU-Q-46", "PU-Q-60")
def test_a_regress_by_an_event_moves_no_token() -> None:
    position = flux("civ", tech=7, civ=3, phase="alert-effects")
    position.event(clauses.ForcedRegress(tracks=("civ", "tech")))
    table = position.table()
    table.decide(A, Regress("tech"))
    assert token(table) == "civ"
    assert working(table) == [2]


# Whole games


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("quick", [False, True])
def test_whole_games(seats: int, quick: bool) -> None:
    checks = (check_play, check_words, check_refusals, check_undo, check_blindness)
    check_setting(leading("flux", seats, quick=quick), checks)
