"""Bots against automas: the rules play these, the arena counts their scores."""

from collections.abc import Iterator

import pytest

from kosmodrom.bots.arena import Match, Simulation, play_match, simulate
from kosmodrom.core.errors import SeatsError
from tests.server.venue import toys_installed


@pytest.fixture(autouse=True)
def _toys() -> Iterator[None]:
    with toys_installed():
        yield


@pytest.mark.parametrize("bot", ["random", "greedy", "search"])
def test_every_bot_plays_against_an_automa(bot: str) -> None:
    played = play_match(Match("toy-market", 1, (bot,), 1, automas=1))
    assert len(played.scores) == 2
    assert played.choices == 5


def test_simulations_count_what_automas_win() -> None:
    simulation = Simulation("toy-market", 2, 6, ["random", "greedy"], seed=1, automas=1)
    games = list(simulation.play())
    assert simulation.labels == ("random", "greedy", "automa")
    assert len(simulation.wins_by_seat) == 3
    assert simulation.wins["automa"] == sum(2 in played.winners for played in games) > 0
    expected = sum(played.scores[2] for played in games) / 6
    assert simulation.mean_scores["automa"] == pytest.approx(expected)
    assert simulation.mean_scores["greedy"] == pytest.approx(
        sum(played.scores[played.bots.index("greedy")] for played in games) / 6
    )


def test_a_game_without_automas_takes_none() -> None:
    with pytest.raises(SeatsError, match="takes no automas"):
        list(simulate("astrominers", 2, 1, ["random"], seed=1, automas=1))
