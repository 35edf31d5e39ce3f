"""What builders make of the cards that they have seen."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.bots.search import SearchBot
from kosmodrom.core.options import Option
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.galaxy_trucker.appraisal import EXPERIENCE, Weights
from kosmodrom.games.galaxy_trucker.box import load_box
from kosmodrom.games.galaxy_trucker.components import AdventureEntry
from kosmodrom.games.galaxy_trucker.forecast import Forecast, adapt, foresee, informed
from kosmodrom.games.galaxy_trucker.moves.building import DRAW, Look, Weld

USUAL = EXPERIENCE[0]


def any_of_deck_1(*known: str) -> Forecast:
    """The deck of a first flight: these cards, and any of the others."""
    cards = [card for card in load_box().cards if isinstance(card, AdventureEntry)]
    pool = [card for card in cards if card.deck == 1 and not card.extra]
    others = [card for card in pool if card.id not in known]
    chance = (8 - len(known)) / len(others)
    return (
        *((card, 1.0) for card in pool if card.id in known),
        *((card, chance) for card in others),
    )


def knowing(*known: str) -> Weights:
    return adapt(USUAL, 1, any_of_deck_1(*known), any_of_deck_1())


def test_knowing_nothing_changes_nothing() -> None:
    assert knowing() == USUAL


@pytest.mark.parametrize(
    ("known", "quality"),
    [
        (("slavers-1", "smugglers-1", "pirates-1"), "fire"),
        (("open-space-1a", "open-space-1b", "open-space-1c", "open-space-1d"), "thrust"),
        (("abandoned-station-1a", "abandoned-station-1b", "abandoned-ship-1b"), "crew"),
        (("planets-1c", "smugglers-1", "planets-1a", "planets-1d"), "room"),
        (("planets-1b", "planets-1d", "abandoned-station-1b"), "special"),
    ],
    ids=lambda told: told if isinstance(told, str) else told[0],
)
def test_what_the_cards_reward_counts_more(known: tuple[str, ...], quality: str) -> None:
    """And what they do not reward counts less: with these cards fewer others come."""
    assert getattr(knowing(*known), quality)[0] > getattr(USUAL, quality)[0]
    swarms = knowing("meteor-swarm-1a", "meteor-swarm-1b", "meteor-swarm-1c", "stardust-1")
    assert getattr(swarms, quality)[0] < getattr(USUAL, quality)[0]


def test_swarms_of_small_meteors_call_for_shields() -> None:
    assert knowing("meteor-swarm-1c", "meteor-swarm-1b").cover > USUAL.cover


@pytest.fixture
def table() -> Table[Any, Any, Any]:
    """The first flight is built; seat 0 has welded a part."""
    table: Table[Any, Any, Any] = Table.start("galaxy_trucker", seats=2, seed="forecast")
    table.decide(0, DRAW)
    weld = next(option for option in table.pending[0].options if isinstance(option, Weld))
    table.decide(0, weld)
    return table


def chosen(table: Table[Any, Any, Any], seat: int) -> Option:
    while seat not in table.pending:
        other = next(iter(table.pending))
        table.decide(other, SearchBot("other").choose(table, other))
    return SearchBot("expert").choose(table, seat)


def test_search_looks_at_every_pile_and_then_goes_on(table: Table[Any, Any, Any]) -> None:
    for _ in range(3):
        option = chosen(table, 0)
        assert isinstance(option, Look)
        table.decide(0, option)
    assert not isinstance(chosen(table, 0), Look)


def test_a_forecast_knows_what_its_owner_has_seen_and_no_more(table: Table[Any, Any, Any]) -> None:
    """What nobody has seen may be dealt anew without changing it."""
    chosen(table, 0)
    table.decide(0, Look(2))
    game = table.game
    seen = game.state.players[0].seen
    forecast = foresee(game, seen)
    assert sum(chance for _card, chance in forecast) == pytest.approx(8)
    known = {game.data.cards[card].id for card in game.state.piles[1]}
    assert {card.id for card, chance in forecast if chance == 1} == known
    for guess in range(3):
        again = table.fork(0, Random.seeded(guess)).game
        assert again.state.piles != game.state.piles
        assert foresee(again, seen) == forecast


def test_only_who_has_looked_is_informed(table: Table[Any, Any, Any]) -> None:
    chosen(table, 0)
    table.decide(0, Look(1))
    assert informed(table.game, 0, USUAL) != USUAL
    assert informed(table.game, 1, USUAL) == USUAL
