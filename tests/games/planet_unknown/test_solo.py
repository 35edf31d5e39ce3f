"""Playing alone (PU-901 to PU-923)."""

from typing import Any

import pytest

from kosmodrom.core.errors import GameOptionsError
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.events import (
    LastRound,
    ObjectivesKept,
    ObjectivesRevealed,
    SecretObjectivesKept,
    SoloEnded,
    StationTurned,
)
from kosmodrom.games.planet_unknown.moves import KeepObjectives, PlaceRover, Rotate
from kosmodrom.games.planet_unknown.rules.base import depot_of
from kosmodrom.games.planet_unknown.rules.end import result, solo_target
from kosmodrom.games.planet_unknown.rules.scoring import score
from kosmodrom.games.planet_unknown.state import LIFEPODS
from kosmodrom.games.planet_unknown.terms import PACKAGE
from kosmodrom.testing.knowledge import check_blindness, check_boundaries
from kosmodrom.testing.play import check_play
from kosmodrom.testing.positions import offered, question, told
from kosmodrom.testing.promise import check_setting
from kosmodrom.testing.setting import Setting
from kosmodrom.testing.words import check_words
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    Position,
    at_random,
    on,
    player,
    seen,
    settle,
    start,
    take,
)

VERDICTS = (
    "critical-failure",
    "survivors",
    "poor-yield",
    "accomplished",
    "promotion",
    "best-planet",
    "stars",
)


def in_words(table: AnyTable, language: str) -> list[str]:
    """The rows of the section about the round."""
    words = Words(language, [PACKAGE], ["Ada"])
    return list(RULESET.sections(table.view(A), BOX, words)[0].rows)


def ended(medals: int, mix: tuple[int, int, int] = (9, 3, 8)) -> AnyTable:
    """A game that has ended with this many medals, all of them for lifepods."""
    position = Position(1, phase="finale")
    position.state.ending = "events"
    position.state.mix = list(mix)
    position.player(A).lifepods = medals
    return position.table()


# Setup


@pytest.mark.rule("PU-901", "PU-213", "PU-801", "PU-904")
def test_the_setup_is_that_of_several_players_with_an_event_deck() -> None:
    table = start(1)
    state = table.game.state
    assert [len(stack) for stack in state.civ] == [2, 2, 2, 2]
    assert len(on(table, A, LIFEPODS)) == 6
    assert player(table, A).waiting == 2
    assert len(state.alerts) == 20
    assert state.objectives == []


@pytest.mark.rule("PU-902", "PU-Q-25")
def test_a_random_depot_faces_the_player() -> None:
    assert {depot_of(start(1, seed=seed).game, A)[1] for seed in range(40)} == set(range(6))


@pytest.mark.rule("PU-903", "PU-219", "PU-842", "PU-EX-02")
def test_three_of_four_objectives_are_kept() -> None:
    table = start(1)
    dealt = player(table, A).dealt
    assert len(dealt) == 4
    assert seen(table, A).players[A].dealt == tuple(dealt)
    options = offered(table, A)
    assert len(options) == 4
    assert all(isinstance(option, KeepObjectives) for option in options)
    kept = options[2].objectives
    table.decide(A, options[2])
    assert tuple(player(table, A).private) == kept
    assert player(table, A).rejected == [card for card in dealt if card not in kept]
    assert not set(dealt) & set(table.game.state.objective_deck)


@pytest.mark.rule("PU-903", "PU-845")
def test_spectators_do_not_see_the_objectives_before_the_end() -> None:
    table = start(1, seed=3)
    table.decide(A, offered(table, A)[0])
    kept = tuple(player(table, A).private)
    assert ObjectivesKept(A, kept) in told(table, A)
    assert ObjectivesKept(A, kept) not in told(table)
    assert SecretObjectivesKept(A, 3) in told(table)
    assert seen(table).players[A].private is None
    at_random(table)
    final = tuple(player(table, A).private)
    assert ObjectivesRevealed(A, final) in told(table)
    assert seen(table).players[A].private == final


@pytest.mark.rule("PU-904", "PU-804", "PU-EX-16")
def test_solo_only_events_are_in_the_deck() -> None:
    green = start(1, event_mix="custom", green=20, orange=0, red=0).game.state
    assert sorted(green.alerts) == sorted(
        id for id, event in BOX.events.items() if event.colour == "green"
    )
    assert sum(BOX.events[event].solo for event in green.alerts) == 4
    red = start(1, event_mix="custom", green=0, orange=0, red=20).game.state
    assert sum(BOX.events[event].solo for event in red.alerts) == 2


@pytest.mark.rule("PU-805", "PU-807", "PU-EX-16")
@pytest.mark.parametrize("mix", [(7, 7, 7), (0, 0, 0), (20, 1, 0), (19, 0, 0)])
def test_a_deck_of_other_than_20_cards_is_refused(mix: tuple[int, int, int]) -> None:
    green, orange, red = mix
    with pytest.raises(GameOptionsError):
        start(1, event_mix="custom", green=green, orange=orange, red=red)


# The round


@pytest.mark.rule("PU-911", "PU-912", "PU-307", "PU-863")
def test_each_round_the_station_turns_by_one_and_an_event_follows() -> None:
    position = Position(1, phase="round", events=True)
    position.state.round = 0
    position.state.rotation = 4
    position.state.alerts = ["crumbling-stones", "leaking-hull", "stray-rock"]
    table = position.table()
    for number, event in enumerate(("stray-rock", "leaking-hull"), 1):
        assert table.game.state.round == number
        assert table.game.state.alert == event
        assert depot_of(table.game, A)[1] == 4 - number
        assert not offered(table, A, Rotate)
        settle(table, A)
    assert told(table).count(StationTurned(None, 1)) == 3


@pytest.mark.rule("PU-912")
def test_only_an_event_lets_the_player_choose_the_depot() -> None:
    position = Position(1, phase="round", events=True)
    position.state.alerts = ["thin-ice", "course-correction"]
    table = position.table()
    assert question(table, A) == "turn"
    table.decide(A, Rotate(2))
    assert [e.steps for e in told(table) if isinstance(e, StationTurned)] == [1, 2]


# The end


@pytest.mark.rule("PU-913", "PU-701")
def test_a_player_who_cannot_place_ends_the_game() -> None:
    position = Position(1, events=True)
    position.state.alerts = ["thin-ice"]
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.place(A, "i2 rover-tech", "L6")
    position.fill(A)
    table = position.table()
    take(table, A, "small")
    settle(table, A)
    assert LastRound("stuck") in told(table)


@pytest.mark.rule("PU-913", "PU-702")
def test_an_empty_depot_ends_the_game() -> None:
    position = Position(1, events=True)
    position.state.alerts = ["thin-ice"]
    position.depot(A, "i2 biomass-civ", "i4 rover-tech")
    position.leave(A, small=1, large=0)
    table = position.table()
    settle(table, A)
    assert LastRound("depot") in told(table)


@pytest.mark.rule("PU-913", "PU-703", "PU-815")
def test_the_last_event_ends_the_game() -> None:
    position = Position(1, phase="alert", events=True)
    position.state.alerts = ["thin-ice"]
    table = position.table()
    assert not table.finished  # the round is played to its end
    settle(table, A)
    assert LastRound("events") in told(table)
    assert table.finished


@pytest.mark.rule("PU-914", "PU-752")
def test_private_objectives_score_and_neighbours_do_not() -> None:
    position = Position(1)
    ice = next(
        id
        for id, objective in BOX.objectives.items()
        if type(objective.private).__name__ == "AllIceCovered"
    )
    position.player(A).private = [ice]
    position.fill(A)
    parts = score(position.game, A)
    assert parts["private"] == 5
    assert parts["neighbours"] == 0


@pytest.mark.rule("PU-752", "PU-Q-67")
def test_an_objective_drawn_later_scores_as_well() -> None:
    position = Position(1, phase="alert", events=True)
    position.state.alerts = ["thin-ice", "new-assignment"]
    position.state.objective_deck = ["deductible-coveralls"]  # all land covered
    position.place(A, "i2 rover-tech", "L6")
    position.fill(A, but=["A6", "A7"])
    table = position.table()
    assert score(table.game, A)["private"] == 5


# Target and verdict


@pytest.mark.rule("PU-921", "PU-922", "PU-EX-14", "PU-EX-15")
@pytest.mark.parametrize(
    ("mix", "target"),
    [
        ({"event_mix": "example"}, 58),
        ({"event_mix": "custom", "green": 20, "orange": 0, "red": 0}, 72),
        ({"event_mix": "custom", "green": 0, "orange": 0, "red": 20}, 49),
        ({"event_mix": "custom", "green": 0, "orange": 20, "red": 0}, 56),
        ({"event_mix": "custom", "green": 16, "orange": 2, "red": 2}, 72),
        ({"event_mix": "custom", "green": 6, "orange": 7, "red": 7}, 54),
    ],
)
def test_the_target_follows_from_the_deck_put_in(mix: dict[str, Any], target: int) -> None:
    table = start(1, **mix)
    assert seen(table, A).target == target
    table.decide(A, offered(table, A)[0])
    at_random(table)
    assert solo_target(table.game) == target  # not from what is left of it
    for language in LANGUAGES:
        words = Words(language, [PACKAGE])
        assert words("board-target", target=target) in in_words(table, language)


@pytest.mark.rule("PU-922")
@pytest.mark.parametrize(
    ("cards", "red", "orange", "green"),
    [
        (0, 0, 0, 0),
        (2, 0, 0, 0),
        (3, -5, -1, 3),
        (6, -5, -1, 3),
        (7, -7, -2, 6),
        (10, -7, -2, 6),
        (11, -9, -3, 9),
        (14, -9, -3, 9),
        (15, -11, -4, 12),
        (20, -11, -4, 12),
    ],
)
def test_every_row_of_the_adjustments(cards: int, red: int, orange: int, green: int) -> None:
    assert BOX.scoring.target({"red": cards}) == 60 + red
    assert BOX.scoring.target({"orange": cards}) == 60 + orange
    assert BOX.scoring.target({"green": cards}) == 60 + green


@pytest.mark.rule("PU-923", "PU-Q-26", "PU-EX-15")
@pytest.mark.parametrize(
    ("medals", "verdict"),
    [
        (0, "critical-failure"),
        (47, "critical-failure"),
        (48, "survivors"),
        (52, "survivors"),
        (53, "poor-yield"),
        (57, "poor-yield"),
        (58, "accomplished"),
        (62, "accomplished"),
        (63, "promotion"),
        (67, "promotion"),
        (68, "best-planet"),
        (72, "best-planet"),
        (73, "stars"),
        (100, "stars"),
    ],
)
def test_the_verdict_is_told_everywhere(medals: int, verdict: str) -> None:
    table = ended(medals)
    assert table.finished
    assert table.result is not None
    assert table.result.scores == (medals,)
    assert table.result.verdict == verdict
    assert table.result.outcome == ("won" if medals >= 58 else "lost")
    assert table.result.winners == ((A,) if medals >= 58 else ())
    assert SoloEnded(medals, 58, verdict) in told(table)
    assert seen(table, A).verdict == seen(table).verdict == verdict
    for language in LANGUAGES:
        words = Words(language, [PACKAGE], ["Ada"])
        sentence = words(f"verdict-{verdict}")
        assert sentence in in_words(table, language)
        assert sentence in words.tell(SoloEnded(medals, 58, verdict))


@pytest.mark.rule("PU-923")
def test_there_are_seven_verdicts() -> None:
    assert tuple(row.id for row in BOX.scoring.verdict) == VERDICTS
    for language in LANGUAGES:
        words = Words(language, [PACKAGE])
        assert len({words(f"verdict-{verdict}") for verdict in VERDICTS}) == 7


@pytest.mark.rule("PU-923")
def test_there_is_no_verdict_before_the_end_nor_among_several() -> None:
    table = start(1)
    assert seen(table, A).verdict is None
    assert seen(start(2), A).target is None
    position = Position(2, phase="finale")
    position.state.ending = "depot"
    assert seen(position.table(), A).verdict is None
    assert result(position.game).outcome == "ranked"


# Whole games


@pytest.mark.rule("PU-901", "PU-911", "PU-913", "PU-914")
@pytest.mark.parametrize("mix", ["even", "example", "mild", "harsh", "random"])
def test_random_games_to_the_end(mix: str) -> None:
    setting = Setting(RULESET, 1, {"event_mix": mix}, seed=f"solo {mix}")
    check_setting(setting, (check_play, check_words))


@pytest.mark.rule("PU-903")
@pytest.mark.parametrize("objectives", ["off", "hidden", "open"])
def test_nothing_hidden_shows(objectives: str) -> None:
    setting = Setting(RULESET, 1, {"private_objectives": objectives}, seed="alone")
    check_setting(setting, (check_blindness, check_boundaries))


@pytest.mark.rule("PU-Q-60")
def test_the_extra_rover_is_told_apart_from_the_printed_ones() -> None:
    position = Position(1, phase="alert", events=True)
    position.state.alerts = ["thin-ice", "spare-rover"]
    position.rover(A, "F6", "G6")
    table = position.table()
    while not offered(table, A, PlaceRover):
        table.decide(A, offered(table, A)[0])
    table.decide(A, offered(table, A, PlaceRover)[0])
    assert player(table, A).extra_rovers == 1
    assert player(table, A).waiting == 0
