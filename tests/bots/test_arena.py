"""The arena: equal arguments, equal games, on any number of cores."""

import gc
import itertools

import pytest

from kosmodrom.bots.arena import Match, Simulation, play_match, play_matches, simulate
from kosmodrom.core.errors import KosmodromError

GAME = "astrominers"


def matches(count: int) -> list[Match]:
    return [Match(GAME, 2, ("random", "random"), seed) for seed in range(count)]


def test_a_match_is_played_to_its_end_and_again_alike() -> None:
    match = Match(GAME, 3, ("random",) * 3, "a seed")
    played = play_match(match)
    assert played == play_match(match)
    assert played.bots == match.bots
    assert len(played.scores) == len(played.breakdown) == 3
    assert [sum(parts.values()) for parts in played.breakdown] == list(played.scores)
    assert {played.scores[seat] for seat in played.winners} == {max(played.scores)}
    assert played.choices > 0


def test_a_match_leaves_the_garbage_collector_as_it_was() -> None:
    before = gc.get_threshold()
    play_match(matches(1)[0])
    assert gc.get_threshold() == before


def test_matches_come_in_order_whatever_the_number_of_jobs() -> None:
    alone = list(play_matches(matches(9)))
    assert [played.seed for played in alone] == list(range(9))
    assert list(play_matches(matches(9), jobs=2)) == alone


def test_stopping_early_ends_the_helpers() -> None:
    played = play_matches(matches(40), jobs=2)
    assert [next(played).seed for _ in range(2)] == [0, 1]
    played.close()  # type: ignore[attr-defined]


def test_an_error_in_a_helper_is_told_as_it_is() -> None:
    with pytest.raises(KosmodromError, match="There is no bot “grumpy”"):
        list(play_matches([Match(GAME, 2, ("grumpy", "random"), 1)] * 2, jobs=2))


def test_options_reach_the_game() -> None:
    with pytest.raises(KosmodromError, match="There is no option “colour”"):
        play_match(Match(GAME, 2, ("random", "random"), 1, {"colour": "red"}))


def test_simulation_counts_wins_and_scores_by_bot_and_by_seat() -> None:
    simulation = Simulation(GAME, 3, 6, ["random"], seed=5)
    games = list(simulation.play())
    assert simulation.labels == ("random", "random#2", "random#3")
    assert sum(simulation.wins.values()) == sum(len(played.winners) for played in games)
    assert sum(simulation.wins_by_seat) == sum(simulation.wins.values())
    assert simulation.choices == sum(played.choices for played in games)
    # In game 0 the bots sit in order, in game 1 the last one has the first seat.
    expected = sum(
        games[number].scores[number % 3] for number in range(6)
    )  # the first bot moves on by a seat each game
    assert simulation.mean_scores["random"] == pytest.approx(expected / 6)


def test_the_fingerprint_names_all_the_games() -> None:
    def fingerprint(seed: int, jobs: int) -> str:
        simulation = Simulation(GAME, 2, 6, ["random"], seed)
        for _ in simulation.play(jobs):
            pass
        return simulation.fingerprint

    assert fingerprint(1, jobs=1) == fingerprint(1, jobs=2) != fingerprint(2, jobs=1)


def test_a_game_of_a_simulation_can_be_played_alone() -> None:
    third = next(itertools.islice(simulate(GAME, 2, 3, ["random"], seed=8), 2, None))
    assert third == play_match(Match(GAME, 2, ("random", "random"), "8/2"))
