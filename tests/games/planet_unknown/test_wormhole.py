"""Wormhole Corp. (PU-1201 to PU-1217)."""

from typing import Any

import pytest

from kosmodrom.games.planet_unknown.clauses import NoMilestones
from kosmodrom.games.planet_unknown.events import MeteoriteDestroyed
from kosmodrom.games.planet_unknown.moves import (
    Advance,
    CardAdvance,
    PlacePatch,
    Regress,
    StorePatch,
    TakeCard,
    UseBoost,
    UseEnergy,
    UseTechnology,
)
from kosmodrom.games.planet_unknown.rules.corporations.wormhole import BiomassReset, TakeBenefit
from kosmodrom.games.planet_unknown.rules.objectives import icons, terrain_areas
from kosmodrom.games.planet_unknown.rules.scoring import track_medals
from kosmodrom.games.planet_unknown.state import (
    BIOMASS,
    CIV,
    COVERED,
    METEORITES,
    PATCHES,
    SYMBOLS,
)
from kosmodrom.testing import CHECKS, check_play, check_setting
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    Position,
    lines,
    names,
    on,
    player,
    put,
    settle,
    trackers,
)
from tests.games.planet_unknown.leading import leading

RESET, TWINS = UseTechnology("wormhole-1"), UseTechnology("wormhole-3")


def wormhole(level: int = 0, **options: Any) -> Position:
    """A leads Wormhole Corp., with the technologies up to a level."""
    position = Position(2, corporations=["wormhole"], **options)
    if level:
        position.level(A, level)
    return position


def growing(level: int = 0, **positions: int) -> Position:
    """Biomass lies on F2; A can extend it with a tile of biomass and civ."""
    position = wormhole(level)
    position.depot(A, "i2 biomass-civ", "i4 energy-water")
    position.place(A, "i2 tech-biomass", "F1")
    position.trackers(A, **positions)
    return position


def grown(level: int = 0, **positions: int) -> AnyTable:
    """... and has done so: biomass lies on F2 and F3, civ on F4."""
    table = growing(level, **positions).table()
    put(table, A, "small", "F3")
    return table


def patch_gained(level: int = 0, **positions: int) -> AnyTable:
    """... and has taken a patch as the benefit of the first step."""
    table = grown(level, **positions)
    table.decide(A, Advance("biomass"))
    table.decide(A, TakeBenefit(1, "patch"))
    return table


# Extending biomass


@pytest.mark.rule("PU-1201", "PU-Q-29")
def test_biomass_that_extends_an_area_advances_its_tracker() -> None:
    table = grown()
    assert set(offered(table, A)) == {Advance("biomass"), Advance("civ")}


@pytest.mark.rule("PU-1202", "PU-1201")
def test_biomass_by_itself_advances_nothing() -> None:
    position = growing(water=3)
    position.player(A).gain("boost")  # so that there is something to choose
    table = position.table()
    put(table, A, "small", "E2")  # beside the tile: biomass on E2 touches biomass on F2
    assert Advance("biomass") in offered(table, A)
    position = wormhole()
    position.depot(A, "i2 biomass-civ", "i4 energy-water")
    position.place(A, "i2 rover-tech", "F1")
    position.player(A).gain("boost")
    table = position.table()
    put(table, A, "small", "F3")
    assert offered(table, A, Advance) == [Advance("civ")]
    assert "PU-1202" in refused(table, A, Advance("biomass"))
    settle(table, A)
    assert trackers(table, A)["biomass"] == 0


@pytest.mark.rule("PU-Q-29", "PU-1202")
def test_a_corner_is_no_contact() -> None:
    position = growing()
    position.place(A, "i2 rover-tech", "G1")
    table = position.table()
    put(table, A, "small", "G3")  # biomass on G3, diagonal to F2
    settle(table, A)
    assert trackers(table, A)["biomass"] == 0


@pytest.mark.rule("PU-1202")
def test_a_patch_counts_as_an_earlier_biomass_square() -> None:
    position = wormhole()
    position.depot(A, "i2 biomass-civ", "i4 energy-water")
    position.place(A, "i2 rover-tech", "F1")
    position.patch(A, "F3")
    table = position.table()
    put(table, A, "small", "F4")
    assert Advance("biomass") in offered(table, A)


@pytest.mark.rule("PU-1203")
def test_boosts_advance_biomass_without_extending() -> None:
    position = wormhole()
    position.depot(A, "i2 rover-tech", "i4 energy-water")
    position.player(A).gain("boost")
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, UseBoost("biomass"))
    assert trackers(table, A)["biomass"] == 1


@pytest.mark.rule("PU-1203")
def test_cards_advance_biomass_without_extending() -> None:
    position = wormhole(phase="cards")
    position.state.choosing = [A]
    position.player(A).due = [1]
    position.civ(1, "operations", "holiday-observance")
    table = position.table()
    table.decide(A, TakeCard("operations"))
    table.decide(A, CardAdvance("biomass"))
    assert trackers(table, A)["biomass"] == 2


@pytest.mark.rule("PU-1203", "PU-705")
def test_a_tile_that_is_not_placed_advances_biomass() -> None:
    position = wormhole()
    position.depot(A, "i2 tech-biomass", "i4 energy-water")
    position.place(A, "i2 rover-tech", "F1")
    position.fill(A, but=["F12"])
    table = position.table()
    if question(table, A) == "take":
        table.decide(A, offered(table, A)[0])
    table.decide(A, Advance("biomass"))
    assert trackers(table, A)["biomass"] == 1


@pytest.mark.rule("PU-Q-29", "PU-1203")
def test_energy_never_advances_biomass() -> None:
    position = growing()
    table = position.table()
    # The energy of the large tile is placed next to the biomass on F2.
    put(table, A, "large", "G1", 1)
    choices = offered(table, A, UseEnergy)
    assert UseEnergy("biomass") not in choices
    assert UseEnergy("tech") in choices
    assert "PU-Q-29" in refused(table, A, UseEnergy("biomass"))


# One of two benefits


@pytest.mark.rule("PU-1204")
def test_each_step_has_exactly_two_benefits() -> None:
    steps = BOX.corporations["wormhole"].tracks[BIOMASS].positions[1:]
    assert len(steps) == 5
    assert all(len(step.choose) == 2 and not step.gives for step in steps)


@pytest.mark.rule("PU-1204", "PU-1205")
def test_an_advance_offers_its_two_benefits_and_no_medal() -> None:
    table = grown(biomass=2)
    table.decide(A, Advance("biomass"))
    found = set(offered(table, A, TakeBenefit))
    assert found == {TakeBenefit(3, "water"), TakeBenefit(3, "patch")}
    assert "To be resolved: advance (civ), one of two benefits" in lines(table, A)


@pytest.mark.rule("PU-1204", "PU-EX-18")
def test_taking_the_patch_leaves_the_other_tracker() -> None:
    table = grown(biomass=1)
    table.decide(A, Advance("civ"))
    assert trackers(table, A)["biomass"] == 2  # nothing else was left to do
    table.decide(A, TakeBenefit(2, "patch"))
    assert offered(table, A, PlacePatch)
    settle(table, A)
    assert trackers(table, A)["civ"] == 1
    assert len(on(table, A, PATCHES)) == 1


@pytest.mark.rule("PU-1204", "PU-EX-18")
def test_taking_the_advance_gives_no_patch() -> None:
    table = grown(biomass=1)
    table.decide(A, Advance("biomass"))
    table.decide(A, TakeBenefit(2, "civ"))
    settle(table, A)
    assert trackers(table, A)["civ"] == 2
    assert on(table, A, PATCHES) == []


@pytest.mark.rule("PU-1204")
def test_the_first_step_may_give_a_boost() -> None:
    table = grown()
    table.decide(A, Advance("biomass"))
    table.decide(A, TakeBenefit(1, "synergy"))
    assert UseBoost("water") in offered(table, A)


@pytest.mark.rule("PU-Q-30", "PU-1204")
def test_a_benefit_that_cannot_be_carried_out_is_lost_with_the_other() -> None:
    table = grown(biomass=1, civ=14)
    table.decide(A, Advance("biomass"))
    table.decide(A, Advance("civ"))
    assert trackers(table, A)["civ"] == 15
    table.decide(A, TakeBenefit(2, "civ"))
    settle(table, A)
    assert trackers(table, A)["civ"] == 15
    assert on(table, A, PATCHES) == []


@pytest.mark.rule("PU-1205", "PU-731")
def test_medals_of_the_track_score_at_the_end() -> None:
    position = wormhole()
    medals = []
    for step in range(6):
        position.trackers(A, biomass=step)
        medals.append(track_medals(position.game, A))
    assert medals == [0, 0, 1, 2, 3, 5]


@pytest.mark.rule("PU-Q-59", "PU-1204")
def test_unionization_raises_biomass_to_step_2_without_boosts() -> None:
    position = wormhole(phase="cards")
    position.state.choosing = [A]
    position.player(A).due = [3]
    position.civ(3, "unionization")
    position.place(A, "i2 rover-tech", "F1")
    table = position.table()
    assert trackers(table, A)["biomass"] == 2
    assert TakeBenefit(1, "synergy") not in offered(table, A)
    assert TakeBenefit(2, "civ") in offered(table, A)


@pytest.mark.rule("PU-Q-60", "PU-1204")
def test_without_milestones_the_patch_is_lost() -> None:
    position = growing()
    position.event(NoMilestones())
    table = position.table()
    put(table, A, "small", "F3")
    table.decide(A, Advance("biomass"))
    table.decide(A, TakeBenefit(1, "patch"))
    settle(table, A)
    assert on(table, A, PATCHES) == []


# Level 1


@pytest.mark.rule("PU-1211", "PU-Q-30")
def test_level_1_resets_biomass_from_the_top() -> None:
    table = growing(level=1, biomass=5).table()
    assert RESET in offered(table, A)
    table.decide(A, RESET)
    assert trackers(table, A)["biomass"] == 0
    assert BiomassReset(A) in told(table, A)
    assert player(table, A).pending == []
    assert question(table, A) == "take"
    put(table, A, "small", "F3")
    table.decide(A, Advance("biomass"))
    assert set(offered(table, A, TakeBenefit)) == {
        TakeBenefit(1, "synergy"),
        TakeBenefit(1, "patch"),
    }


@pytest.mark.rule("PU-1211")
def test_level_1_works_on_top_only_and_with_the_level_only() -> None:
    table = growing(level=1, biomass=4).table()
    assert "PU-1211" in refused(table, A, RESET)
    table = growing(biomass=5).table()
    assert "PU-602" in refused(table, A, RESET)


@pytest.mark.rule("PU-Q-30")
def test_after_a_reset_medals_count_from_the_new_position() -> None:
    position = growing(level=1, biomass=5)
    before = track_medals(position.game, A)
    table = position.table()
    table.decide(A, RESET)
    assert track_medals(table.game, A) == before - 5


# Level 2


@pytest.mark.rule("PU-1212", "PU-Q-30")
def test_level_2_puts_patches_on_tiles() -> None:
    table = patch_gained(level=2)
    assert {"F1", "F2", "F3", "F4"} <= {option.at for option in offered(table, A, PlacePatch)}
    assert on(table, A, CIV) == ["F4"]
    table.decide(A, PlacePatch("F4"))
    assert on(table, A, CIV) == []
    assert names(icons(table.game, A, "civ")) == []
    assert on(table, A, BIOMASS) == ["F2", "F3", "F4"]
    assert on(table, A, COVERED) == ["F1", "F2", "F3", "F4"]


@pytest.mark.rule("PU-1212")
def test_below_level_2_a_patch_needs_a_free_square() -> None:
    table = patch_gained(level=1)
    assert not {"F1", "F4"} & {option.at for option in offered(table, A, PlacePatch)}
    assert "PU-1212" in refused(table, A, PlacePatch("F4"))


@pytest.mark.rule("PU-1213")
def test_level_2_connects_biomass() -> None:
    position = growing(level=2)
    position.patch(A, "F5")
    table = position.table()
    put(table, A, "small", "F3")
    table.decide(A, Advance("biomass"))
    table.decide(A, TakeBenefit(1, "patch"))
    assert len(terrain_areas(table.game, A, "biomass")) == 2
    table.decide(A, PlacePatch("F4"))
    (area,) = terrain_areas(table.game, A, "biomass")
    assert names(area) == ["F2", "F3", "F4", "F5"]


@pytest.mark.rule("PU-Q-30")
def test_no_patch_lies_on_a_patch() -> None:
    position = growing(level=5)
    position.patch(A, "F5")
    table = position.table()
    put(table, A, "small", "F3")
    table.decide(A, Advance("biomass"))
    table.decide(A, TakeBenefit(1, "patch"))
    assert PlacePatch("F5") not in offered(table, A)
    assert "PU-Q-30" in refused(table, A, PlacePatch("F5"))


def with_meteorite(level: int) -> AnyTable:
    """A meteorite lies on F1; a patch is gained."""
    position = growing(level=level)
    position.meteorite(A, "F1")
    table = position.table()
    put(table, A, "small", "F3")
    table.decide(A, Advance("biomass"))
    table.decide(A, TakeBenefit(1, "patch"))
    return table


@pytest.mark.rule("PU-1214")
def test_level_2_puts_no_patch_on_a_meteorite() -> None:
    table = with_meteorite(level=4)
    assert PlacePatch("F1") not in offered(table, A)
    assert "PU-1214" in refused(table, A, PlacePatch("F1"))


@pytest.mark.rule("PU-Q-30")
def test_a_symbol_below_a_patch_no_longer_counts() -> None:
    position = growing(level=2)
    position.player(A).put(SYMBOLS, 1 << 5)  # F1, where the meteorite is gone
    table = position.table()
    put(table, A, "small", "F3")
    table.decide(A, Advance("biomass"))
    table.decide(A, TakeBenefit(1, "patch"))
    table.decide(A, PlacePatch("F1"))
    assert on(table, A, SYMBOLS) == []


# Level 3


@pytest.mark.rule("PU-1215", "PU-Q-30")
def test_level_3_makes_two_patches_of_one() -> None:
    table = patch_gained(level=3)
    assert TWINS in offered(table, A)
    table.decide(A, TWINS)
    assert TWINS not in offered(table, A)
    table.decide(A, PlacePatch("E2"))
    table.decide(A, PlacePatch("G2"))
    assert offered(table, A, PlacePatch) == []
    assert on(table, A, PATCHES) == ["E2", "G2"]


@pytest.mark.rule("PU-1215", "PU-Q-30")
def test_the_player_chooses_the_gain_of_the_round_that_is_doubled() -> None:
    table = patch_gained(level=3)
    table.decide(A, PlacePatch("E2"))  # not this one
    settle(table, A)
    settle(table, B)
    assert len(on(table, A, PATCHES)) == 1
    assert player(table, A).used == []


@pytest.mark.rule("PU-1215", "PU-313")
def test_level_3_works_once_per_round() -> None:
    position = growing(level=3)
    position.player(A).gain("patch")
    table = position.table()
    put(table, A, "small", "F3")
    table.decide(A, TWINS)
    table.decide(A, Advance("biomass"))
    table.decide(A, TakeBenefit(1, "patch"))
    assert "PU-313" in refused(table, A, TWINS)
    settle(table, A)
    settle(table, B)
    assert len(on(table, A, PATCHES)) == 3
    assert player(table, A).used == []  # a new round


@pytest.mark.rule("PU-1215")
def test_level_3_needs_a_patch_and_the_level() -> None:
    table = grown(level=3)
    assert "PU-1215" in refused(table, A, TWINS)
    table = patch_gained(level=2)
    assert "PU-602" in refused(table, A, TWINS)


def ending(level: int, stored: int) -> Position:
    """The last round is over; A has stored patches."""
    position = wormhole(level, phase="finale")
    position.state.ending = "depot"
    position.place(A, "i2 tech-biomass", "F1")
    position.player(A).stored = stored
    return position


@pytest.mark.rule("PU-1215", "PU-Q-21")
def test_stored_patches_are_not_doubled_but_new_ones_in_the_end_phase_are() -> None:
    table = ending(5, stored=1).table()
    assert offered(table, A, PlacePatch)
    assert TWINS not in offered(table, A)
    position = ending(5, stored=1)
    position.player(A).gain("boost")
    table = position.table()
    table.decide(A, UseBoost("biomass"))
    table.decide(A, TakeBenefit(1, "patch"))
    table.decide(A, TWINS)
    count = 0
    while offered(table, A, PlacePatch):
        table.decide(A, offered(table, A, PlacePatch)[0])
        count += 1
    assert count == 3


# Level 4


@pytest.mark.rule("PU-1216")
def test_level_4_stores_patches_for_the_end() -> None:
    table = patch_gained(level=4)
    table.decide(A, StorePatch())
    settle(table, A)
    assert player(table, A).stored == 1
    assert on(table, A, PATCHES) == []
    table = ending(4, stored=2).table()
    assert StorePatch() not in offered(table, A)
    table.decide(A, PlacePatch("F3"))
    table.decide(A, PlacePatch("F4"))
    assert on(table, A, PATCHES) == ["F3", "F4"]


@pytest.mark.rule("PU-1216")
def test_below_level_4_patches_are_not_stored() -> None:
    table = patch_gained(level=3)
    assert "PU-567" in refused(table, A, StorePatch())


# Level 5


@pytest.mark.rule("PU-1217", "PU-Q-30", "PU-Q-63")
def test_level_5_puts_a_patch_on_a_meteorite_and_destroys_it() -> None:
    table = with_meteorite(level=5)
    table.decide(A, PlacePatch("F1"))
    assert on(table, A, METEORITES) == []
    assert on(table, A, PATCHES) == ["F1"]
    assert player(table, A).meteorites == 0
    assert player(table, A).destroyed_meteorites == 1
    assert MeteoriteDestroyed(A, "F1") in told(table, A)


@pytest.mark.rule("PU-1217")
def test_level_5_works_at_the_end_of_the_game_as_well() -> None:
    position = ending(5, stored=1)
    position.meteorite(A, "F1")
    table = position.table()
    table.decide(A, PlacePatch("F1"))
    assert on(table, A, METEORITES) == []
    assert player(table, A).destroyed_meteorites == 1


# Together


@pytest.mark.rule("PU-1211", "PU-511")
def test_a_tracker_that_was_reset_cannot_regress() -> None:
    position = growing(level=1, biomass=5)
    position.player(A).gain("regress", 1, 1 << BIOMASS)
    table = position.table()
    put(table, A, "small", "F3")
    table.decide(A, RESET)
    assert Regress("biomass") not in offered(table, A)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("quick", [False, True])
def test_random_games_come_to_their_end(seats: int, quick: bool) -> None:
    for seed in range(3):
        check_play(leading("wormhole", seats, seed, quick=quick))


def test_games_keep_every_promise() -> None:
    check_setting(leading("wormhole", 2, quick=True, events=True), CHECKS)
