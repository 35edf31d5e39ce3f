"""Jump Drive (PU-1501 to PU-1518)."""

from typing import Any

import msgspec
import pytest

from kosmodrom.core.rng import Random
from kosmodrom.games.planet_unknown.box.tracks import TrackPosition
from kosmodrom.games.planet_unknown.clauses import (
    LoseLifepods,
    Movement,
    NoSynergy,
    RoverMilestone,
)
from kosmodrom.games.planet_unknown.events import ObjectivesKept, TechnologyUnlocked
from kosmodrom.games.planet_unknown.moves import (
    Advance,
    ChooseTrack,
    CollectLifepod,
    Finish,
    KeepObjectives,
    MoveRover,
    PlacePatch,
    TakeCard,
    UseBoost,
    UseEnergy,
    UseTechnology,
)
from kosmodrom.games.planet_unknown.rules.corporations.jump_drive import (
    FORGO,
    SCORE,
    ContestOpened,
    DoubleBoost,
    JumpRover,
    LoseScored,
    LoseTechnology,
    OpenContest,
    UnlockTechnology,
)
from kosmodrom.games.planet_unknown.rules.objectives import neighbour_medals
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.rules.scoring import private_medals, score
from kosmodrom.games.planet_unknown.state import ICONS, METEORITES, ROVER, TECH, Effect
from kosmodrom.testing import CHECKS, Setting, check_play, check_setting
from kosmodrom.testing.positions import offered, question, refused, told
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    B,
    C,
    Position,
    lines,
    on,
    player,
    put,
    rovers,
    seen,
    settle,
    take,
    trackers,
)
from tests.games.planet_unknown.leading import leading

LETTERS = "abcdef"
TECHNOLOGIES = [f"jump-drive-{letter}" for letter in LETTERS]
BIOFUEL, _, _, _, SPECTRUM, CONTEST = map(UseTechnology, TECHNOLOGIES)


def jump(unlocked: str = "", players: int = 2, **more: Any) -> Position:
    """A position with lifepods on these technologies; the objectives are undealt."""
    position = Position(players, corporations=["jump-drive"], **more)
    position.state.objective_deck = list(BOX.objectives)
    for letter in unlocked:
        position.player(A).special[LETTERS.index(letter)] = 1
    return position


# Lifepods


@pytest.mark.rule("PU-1507")
def test_there_is_one_rover() -> None:
    assert jump().player(A).waiting == 1


@pytest.mark.rule("PU-1501", "PU-1502", "PU-1504", "PU-Q-05")
def test_a_collected_lifepod_may_unlock_any_technology_at_once() -> None:
    position = jump()
    position.rover(A, "C5", movement=2)
    position.trackers(A, biomass=3)
    table = position.table()
    assert refused(table, A, SPECTRUM) == ("PU-1502", "PU-1503")
    table.decide(A, MoveRover("C5", "B5"))
    assert question(table, A) == "lifepod"
    assert offered(table, A) == [SCORE, *map(UnlockTechnology, TECHNOLOGIES)]
    table.decide(A, UnlockTechnology("jump-drive-e"))
    assert player(table, A).special == [0, 0, 0, 0, 1, 0]
    assert player(table, A).lifepods == 0
    assert TechnologyUnlocked(A, "jump-drive-e") in told(table, A)
    assert SPECTRUM in offered(table, A)
    assert [tech.unlocked for tech in seen(table, A).players[A].technologies] == [
        *[False] * 4,
        True,
        False,
    ]


@pytest.mark.rule("PU-1501")
def test_a_lifepod_may_go_to_the_scoring_area() -> None:
    position = jump()
    position.rover(A, "C5", movement=2)
    table = position.table()
    table.decide(A, MoveRover("C5", "B5"))
    table.decide(A, SCORE)
    assert player(table, A).lifepods == 1
    assert player(table, A).special == [0] * 6


@pytest.mark.rule("PU-1501")
def test_so_may_one_that_a_card_brings() -> None:
    position = jump()
    position.player(A).gain("lifepods", 1)
    position.depot(A, "i2 biomass-civ", "i4 biomass-civ")
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, CollectLifepod("H3"))
    table.decide(A, UnlockTechnology("jump-drive-b"))
    assert player(table, A).special == [0, 1, 0, 0, 0, 0]


@pytest.mark.rule("PU-1501", "PU-Q-39")
def test_there_is_one_lifepod_for_each_technology() -> None:
    position = jump("abcde")
    position.rover(A, "C5", movement=2)
    table = position.table()
    table.decide(A, MoveRover("C5", "B5"))
    assert offered(table, A) == [SCORE, UnlockTechnology("jump-drive-f")]
    # With all unlocked there is no choice.
    position = jump("abcdef")
    position.rover(A, "C5", movement=2)
    table = position.table()
    table.decide(A, MoveRover("C5", "B5"))
    assert question(table, A) == "take"
    assert player(table, A).lifepods == 1


@pytest.mark.rule("PU-1503", "PU-602")
def test_the_tech_track_unlocks_nothing() -> None:
    position = jump()
    position.trackers(A, tech=15)
    technologies = seen(position.table(), A).players[A].technologies
    assert [technology.id for technology in technologies] == TECHNOLOGIES
    assert not any(technology.unlocked for technology in technologies)


@pytest.mark.rule("PU-1505", "PU-Q-58")
def test_lifepods_on_technologies_score_nothing_but_are_collected() -> None:
    position = jump("abc")
    position.player(A).lifepods = 2
    assert score(position.game, A)["lifepods"] == 2
    assert corporation_of(position.game, A).lifepods_collected(position.game, A) == 5


@pytest.mark.rule("PU-1506", "PU-Q-36")
@pytest.mark.parametrize(
    ("position", "medals"), [(0, 0), (1, 5), (5, 5), (6, 3), (7, 3), (8, 2), (11, 1), (15, 1)]
)
def test_the_last_medal_of_the_tech_track_counts(position: int, medals: int) -> None:
    situation = jump()
    situation.trackers(A, tech=position)
    assert corporation_of(situation.game, A).track_medals(situation.game, A, TECH) == medals


@pytest.mark.rule("PU-Q-60")
def test_a_lifepod_that_an_event_destroys_may_be_one_on_a_technology() -> None:
    position = jump("bc", phase="alert-effects", events=True)
    position.player(A).lifepods = 1
    position.event(LoseLifepods(1))
    table = position.table()
    assert offered(table, A) == [
        LoseScored(),
        LoseTechnology("jump-drive-b"),
        LoseTechnology("jump-drive-c"),
    ]
    table.decide(A, LoseTechnology("jump-drive-c"))
    assert player(table, A).special == [0, 1, 0, 0, 0, 0]
    assert player(table, A).lifepods == 1
    assert player(table, A).destroyed_lifepods == 1


# A: a boost instead of a patch


@pytest.mark.rule("PU-1511", "PU-313")
def test_a_takes_a_boost_instead_of_a_patch_once_per_round() -> None:
    position = jump("a")
    position.player(A).gain("patch")
    position.player(A).gain("patch")
    position.depot(A, "i2 biomass-civ", "i4 biomass-civ")
    table = position.table()
    put(table, A, "small", "F1")
    table.decide(A, BIOFUEL)
    assert player(table, A).pending.count(Effect("boost")) == 1
    assert player(table, A).pending.count(Effect("patch")) == 1
    assert refused(table, A, BIOFUEL) == ("PU-313",)
    table.decide(A, UseBoost("tech"))
    assert trackers(table, A)["tech"] == 1
    table.decide(A, PlacePatch("G1"))


@pytest.mark.rule("PU-1511")
def test_a_is_locked_without_lifepod() -> None:
    position = jump("bcdef")
    position.player(A).gain("patch")
    position.depot(A, "i2 biomass-civ", "i4 biomass-civ")
    table = position.table()
    put(table, A, "small", "F1")
    assert refused(table, A, BIOFUEL) == ("PU-1502", "PU-1503")


@pytest.mark.rule("PU-1511", "PU-568", "PU-Q-69")
def test_a_may_use_a_patch_that_has_no_place_or_let_it_go() -> None:
    position = jump("a")
    position.player(A).gain("patch")
    position.depot(A, "i2 biomass-civ", "i4 biomass-civ")
    position.fill(A, but=["F1", "F2"])
    table = position.table()
    put(table, A, "small", "F1")
    assert {BIOFUEL, FORGO} <= set(offered(table, A))
    table.decide(A, FORGO)
    assert Effect("patch") not in player(table, A).pending
    assert player(table, A).used == []


@pytest.mark.rule("PU-1511", "PU-Q-60")
def test_a_gives_nothing_where_boosts_are_forbidden() -> None:
    position = jump("a")
    position.event(NoSynergy())
    position.player(A).gain("patch")
    position.depot(A, "i2 biomass-civ", "i4 biomass-civ")
    table = position.table()
    put(table, A, "small", "F1")
    assert offered(table, A, PlacePatch)
    assert BIOFUEL not in offered(table, A)


# B: teleport on the same terrain


def terraces(unlocked: str = "b", movement: int = 2) -> Position:
    """A rover on the biomass square D7; more biomass on H7 (with a meteorite) and the patch J7."""
    position = jump(unlocked)
    position.place(A, "i2 tech-biomass", "D6")
    position.place(A, "i2 tech-biomass*", "H6")
    position.patch(A, "J7")
    position.rover(A, "D7", movement=movement)
    return position


@pytest.mark.rule("PU-1512", "PU-599", "PU-Q-37", "PU-313")
def test_b_teleports_to_the_same_terrain_for_one_movement_once_per_round() -> None:
    table = terraces().table()
    assert offered(table, A, JumpRover) == [JumpRover("D7", "H7"), JumpRover("D7", "J7")]
    assert "PU-1512" in refused(table, A, JumpRover("D7", "D6"))  # tech
    assert "PU-1512" in refused(table, A, JumpRover("D7", "E7"))  # bare
    table.decide(A, JumpRover("D7", "H7"))
    assert rovers(table, A) == ["H7"]
    assert player(table, A).movement == 1
    assert player(table, A).meteorites == 1  # what lies there is collected
    assert on(table, A, METEORITES) == []
    assert refused(table, A, JumpRover("H7", "D7")) == ("PU-313",)


@pytest.mark.rule("PU-1512", "PU-Q-37")
def test_b_needs_movement_and_terrain_under_the_rover() -> None:
    assert "PU-592" in refused(terraces(movement=0).table(), A, JumpRover("D7", "H7"))
    assert refused(terraces("a").table(), A, JumpRover("D7", "H7")) == ("PU-1502", "PU-1503")
    table = terraces().table()
    table.decide(A, MoveRover("D7", "E7"))
    assert offered(table, A, JumpRover) == []


@pytest.mark.rule("PU-1512", "PU-Q-37", "PU-597")
def test_b_does_not_lead_to_another_rover() -> None:
    position = terraces()
    position.rover(A, "J7")
    table = position.table()
    assert offered(table, A, JumpRover) == [JumpRover("D7", "H7"), JumpRover("J7", "H7")]
    assert "PU-597" in refused(table, A, JumpRover("D7", "J7"))


# C: a doubled boost


@pytest.mark.rule("PU-1513", "PU-Q-39", "PU-313")
def test_c_advances_the_same_tracker_twice_once_per_round() -> None:
    position = jump("c")
    position.trackers(A, civ=1)
    position.player(A).gain("boost")
    position.player(A).gain("boost")
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "F1")
    assert UseBoost("civ") in offered(table, A)  # it is optional
    table.decide(A, DoubleBoost("civ"))
    assert trackers(table, A)["civ"] == 3
    assert player(table, A).due == [1]  # the benefit of the second step
    assert refused(table, A, DoubleBoost("civ")) == ("PU-313",)


@pytest.mark.rule("PU-1513", "PU-Q-39")
def test_c_takes_the_benefit_of_each_step() -> None:
    position = jump("c")
    position.trackers(A, biomass=1)
    position.player(A).gain("boost")
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "F1")
    before = player(table, A).pending
    assert before.count(Effect("boost")) == 1
    table.decide(A, DoubleBoost("biomass"))
    pending = player(table, A).pending
    assert pending.count(Effect("boost")) == 1  # from position 2
    assert pending.count(Effect("patch")) == 1  # from position 3


@pytest.mark.rule("PU-1513", "PU-508")
def test_c_goes_as_far_as_the_track() -> None:
    position = jump("c")
    position.trackers(A, water=14, civ=15)
    position.player(A).gain("boost")
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "F1")
    assert "PU-508" in refused(table, A, DoubleBoost("civ"))
    table.decide(A, DoubleBoost("water"))
    assert trackers(table, A)["water"] == 15


@pytest.mark.rule("PU-1513")
def test_c_is_locked_without_lifepod() -> None:
    position = jump("abdef")
    position.player(A).gain("boost")
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    table = position.table()
    put(table, A, "small", "F1")
    assert refused(table, A, DoubleBoost("civ")) == ("PU-1502", "PU-1503")


# D: tech as energy


def coupling(unlocked: str = "d") -> Position:
    """Civ on F4 above energy on F5; a rover/tech tile is to lie beside them, G4 and G5."""
    position = jump(unlocked)
    position.place(A, "i2 civ-energy", "F4")
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    return position


@pytest.mark.rule("PU-1514", "PU-Q-39")
def test_d_lets_the_tech_resource_choose_like_energy() -> None:
    table = coupling().table()
    put(table, A, "small", "G4")
    # The tech section joins the energy area, which touches civ and rover.
    assert set(offered(table, A)) == {
        Advance("rover"),
        Advance("tech"),
        UseEnergy("civ"),
        UseEnergy("rover"),
    }
    assert "PU-625" in refused(table, A, UseEnergy("water"))
    table.decide(A, UseEnergy("civ"))
    assert trackers(table, A)["civ"] == 1
    assert trackers(table, A)["tech"] == 0


@pytest.mark.rule("PU-1514", "PU-Q-39")
def test_d_may_advance_rover_twice() -> None:
    table = coupling().table()
    put(table, A, "small", "G4")
    table.decide(A, UseEnergy("rover"))
    table.decide(A, Advance("rover"))
    assert trackers(table, A)["rover"] == 2
    assert trackers(table, A)["tech"] == 0


@pytest.mark.rule("PU-1514", "PU-Q-69")
def test_d_is_optional() -> None:
    table = coupling().table()
    put(table, A, "small", "G4")
    table.decide(A, Advance("tech"))
    assert trackers(table, A)["tech"] == 1
    assert not offered(table, A, UseEnergy)


@pytest.mark.rule("PU-1514", "PU-1502")
def test_without_d_tech_is_tech() -> None:
    table = coupling("abcef").table()
    put(table, A, "small", "G4")
    assert not offered(table, A, UseEnergy)
    assert Advance("tech") in offered(table, A)


@pytest.mark.rule("PU-1514", "PU-508", "PU-Q-69")
def test_d_with_the_tech_tracker_on_top_stays_optional() -> None:
    position = coupling()
    position.trackers(A, tech=15)
    table = position.table()
    put(table, A, "small", "G4")
    assert "PU-508" in refused(table, A, Advance("tech"))
    assert {UseEnergy("civ"), UseEnergy("rover"), FORGO} <= set(offered(table, A))
    table.decide(A, FORGO)
    assert not offered(table, A, UseEnergy)


@pytest.mark.rule("PU-1515")
def test_d_leaves_tech_terrain_and_a_tech_resource() -> None:
    table = coupling().table()
    put(table, A, "small", "G4")
    table.decide(A, UseEnergy("civ"))
    assert on(table, A, TECH) == ["G5"]
    assert on(table, A, ICONS + TECH) == ["G5"]


@pytest.mark.rule("PU-1515", "PU-706")
def test_d_is_not_for_a_tile_that_is_not_placed() -> None:
    position = jump("d")
    position.depot(A, "i2 rover-tech", "i4 rover-tech")
    position.fill(A)
    table = position.table()
    take(table, A, "small")
    assert player(table, A).stuck
    assert not offered(table, A, UseEnergy)


# E: a row of benefits


@pytest.mark.rule("PU-1516", "PU-1517", "PU-Q-31", "PU-Q-39")
def test_e_takes_all_benefits_of_a_row_once_per_game() -> None:
    position = jump("e")
    position.trackers(A, biomass=3, water=4)
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    table = position.table()
    table.decide(A, SPECTRUM)  # at any decision, here before taking a tile
    # Row 0 has nothing to give; row 4 gives movement.
    assert offered(table, A) == [ChooseTrack("water"), ChooseTrack("biomass")]
    table.decide(A, ChooseTrack("biomass"))
    assert list(trackers(table, A).values()) == [0, 4, 3, 0, 0]  # nothing moves
    assert player(table, A).due == [1]  # civ
    assert Effect("boost") in player(table, A).pending  # water
    assert Effect("patch") in player(table, A).pending  # biomass
    assert player(table, A).movement == 1  # rover
    assert refused(table, A, SPECTRUM) == ("PU-313",)
    settle(table, A)
    settle(table, B)
    assert table.game.state.round == 2
    assert player(table, A).spent == ["jump-drive-e"]
    assert refused(table, A, SPECTRUM) == ("PU-313",)


@pytest.mark.rule("PU-1516", "PU-Q-39")
def test_e_may_bring_a_rover() -> None:
    position = jump("e")
    position.trackers(A, civ=1)
    table = position.table()
    table.decide(A, SPECTRUM)  # only one row gives anything: no question
    assert player(table, A).pending == [Effect("rover")]


@pytest.mark.rule("PU-1516")
def test_e_is_not_wasted_on_empty_rows() -> None:
    table = jump("e").table()
    assert SPECTRUM not in offered(table, A)


# F: an objective for all


@pytest.mark.rule("PU-1518", "PU-Q-31", "PU-Q-38")
def test_f_draws_three_objectives_and_keeps_one_for_all() -> None:
    position = jump("f", players=3)
    drawn = position.state.objective_deck[:-4:-1]
    table = position.table()
    table.decide(A, CONTEST)
    assert question(table, A) == "contest"
    assert offered(table, A) == [OpenContest(card) for card in drawn]
    assert seen(table, A).players[A].dealt == tuple(drawn)
    for language, words in (("en", "Drawn objective"), ("pl", "Dobrany Cel")):
        assert sum(words in row for row in lines(table, A, language)) == 3
    table.decide(A, OpenContest(drawn[1]))
    assert refused(table, A, CONTEST) == ("PU-313",)
    for seat in (A, B, C):
        settle(table, seat)
    for reader in (A, B, C, None):
        assert [common.id for common in seen(table, reader).common] == [drawn[1]]
        assert ContestOpened(A, drawn[1]) in told(table, reader)
    state = table.game.state
    assert not set(drawn) & set(state.objective_deck)
    assert player(table, A).rejected == [drawn[0], drawn[2]]
    for language, words in (("en", "For all"), ("pl", "Dla wszystkich")):
        assert any(words in row for row in lines(table, B, language))


@pytest.mark.rule("PU-1518", "PU-Q-38")
def test_the_cards_drawn_are_seen_by_the_drawer_only() -> None:
    position = jump("f", phase="cards")
    position.state.choosing = [A]
    position.player(A).due = [1]
    position.civ(1, "rising-planet-award", "holiday-observance")
    position.state.civ_box = [id for id, card in BOX.cards.items() if card.rank == 1][:5]
    table = position.table()
    table.decide(A, CONTEST)  # in step 5 nobody acts side by side
    drawn = player(table, A).dealt
    assert len(drawn) == 3
    for seat in (B, None):
        view = msgspec.json.encode(table.view(seat)).decode()
        assert not any(card in view for card in drawn)
    chance = Random.seeded(1)
    assert all(player(table.fork(A, chance), A).dealt == drawn for _ in range(5))
    guesses = [table.fork(B, chance) for _ in range(10)]
    assert len({tuple(player(guess, A).dealt) for guess in guesses}) > 3
    for guess in guesses:
        assert offered(guess, A) == [OpenContest(card) for card in player(guess, A).dealt]
    # The chosen card is public, the two others stay unknown.
    table.decide(A, OpenContest(drawn[0]))
    assert table.game.state.common == [drawn[0]]
    for guess in (table.fork(B, chance) for _ in range(10)):
        assert guess.game.state.common == [drawn[0]]
    rejected = {tuple(player(table.fork(B, chance), A).rejected) for _ in range(10)}
    assert len(rejected) > 3
    table.decide(A, TakeCard("rising-planet-award"))


@pytest.mark.rule("PU-1518", "PU-Q-38", "PU-Q-58")
@pytest.mark.parametrize(
    ("lifepods", "medals"),
    [((3, 1, 0), [5, 0, 0]), ((1, 3, 0), [0, 5, 0]), ((2, 2, 1), [2, 2, 0]), ((0, 0, 0), [2] * 3)],
)
def test_all_compete_for_it(lifepods: tuple[int, ...], medals: list[int]) -> None:
    position = jump(players=3)
    position.state.common = ["rescue-tight-ship"]  # most lifepods collected
    for seat, count in enumerate(lifepods):
        position.player(seat).lifepods = count
    assert [neighbour_medals(position.game, seat) for seat in range(3)] == medals


@pytest.mark.rule("PU-1518", "PU-Q-38")
def test_in_solo_it_is_one_more_private_objective() -> None:
    position = jump("f", players=1)
    position.state.objective_deck = ["geode-cleanup", "deductible-coveralls", "rescue-tight-ship"]
    table = position.table()
    table.decide(A, CONTEST)
    assert offered(table, A) == [
        KeepObjectives(("rescue-tight-ship",)),
        KeepObjectives(("deductible-coveralls",)),
        KeepObjectives(("geode-cleanup",)),
    ]
    for language, words in (("en", "Drawn objective"), ("pl", "Dobrany Cel")):
        assert sum(words in row for row in lines(table, A, language)) == 3
    table.decide(A, KeepObjectives(("rescue-tight-ship",)))
    assert player(table, A).private == ["rescue-tight-ship"]
    assert player(table, A).rejected == ["deductible-coveralls", "geode-cleanup"]
    assert table.game.state.common == []
    assert ObjectivesKept(A, ("rescue-tight-ship",)) in told(table, A)
    # Its private side: more lifepods than meteorites.
    player(table, A).meteorites = 0
    player(table, A).lifepods = 1
    assert private_medals(table.game, A) == 5


@pytest.mark.rule("PU-1518")
def test_f_needs_a_card_to_draw() -> None:
    position = jump("f")
    position.state.objective_deck = []
    assert CONTEST not in offered(position.table(), A)
    position = jump("f")
    position.state.objective_deck = ["geode-cleanup"]
    table = position.table()
    table.decide(A, CONTEST)
    assert offered(table, A) == [OpenContest("geode-cleanup")]


@pytest.mark.rule("PU-1505")
def test_the_table_in_words_counts_lifepods_on_technologies() -> None:
    table = jump("ace").table()
    assert "Lifepods on technologies: 3" in lines(table, B)
    assert "Kapsuły Ratunkowe na Technologiach: 3" in lines(table, B, "pl")


# Whole games


def full_of_lifepods(seats: int, seed: int, **options: Any) -> Setting:
    """Games with many lifepods, rovers and movement, so that technologies are unlocked."""
    setting = leading("jump-drive", seats, seed, **options)
    planet, board = BOX.planets["ksb-4156"], BOX.corporations["jump-drive"]
    grid = tuple(row.replace("L", "P") for row in planet.grid)
    planets = {**BOX.planets, planet.id: msgspec.structs.replace(planet, grid=grid)}
    more = TrackPosition(gives=(RoverMilestone(), Movement(6)))
    positions = (TrackPosition(), *[more] * board.tracks[ROVER].top)
    tracks = list(board.tracks)
    tracks[ROVER] = msgspec.structs.replace(tracks[ROVER], positions=positions)
    corporations = {
        **setting.data.corporations,
        board.id: msgspec.structs.replace(board, rovers=4, tracks=tuple(tracks)),
    }
    setting.data = msgspec.structs.replace(setting.data, planets=planets, corporations=corporations)
    return setting


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_random_games_come_to_their_end(seats: int) -> None:
    for seed in range(2):
        check_play(leading("jump-drive", seats, seed))
        check_play(full_of_lifepods(seats, seed))


def test_random_games_use_technologies() -> None:
    used = set()
    for seed in range(6):
        setting = full_of_lifepods(2, seed)
        table = setting.start()
        for choice in setting.play(table):
            match choice.option:
                case UseTechnology(technology):
                    used.add(technology[-1])
                case JumpRover():
                    used.add("b")
                case DoubleBoost():
                    used.add("c")
    assert used >= set("bcef")


def test_games_keep_every_promise() -> None:
    check_setting(full_of_lifepods(2, 1, events=True), CHECKS)


def test_finish_is_offered_beside_free_technologies() -> None:
    """Unused technologies force nothing."""
    position = jump("f")
    table = position.table()
    while Finish() not in offered(table, A):
        table.decide(A, offered(table, A)[0])
    assert CONTEST in offered(table, A)


def test_the_promises_hold_in_solo() -> None:
    check_setting(full_of_lifepods(1, 2), CHECKS)
