"""Who may know what (the visibility table of the rules), and guessing the rest."""

import pytest

from kosmodrom.core.rng import Random
from kosmodrom.games.planet_unknown.events import ObjectivesRevealed
from kosmodrom.games.planet_unknown.moves import TakeCard
from kosmodrom.games.planet_unknown.view import redeal
from kosmodrom.testing.positions import offered, told
from tests.games.planet_unknown.kit import (
    BOX,
    A,
    AnyTable,
    B,
    C,
    Position,
    at_random,
    player,
    seen,
    start,
    take,
    tile,
)


def guesses(table: AnyTable, seat: int, count: int = 30) -> list[AnyTable]:
    chance = Random.seeded(1)
    return [table.fork(seat, chance) for _ in range(count)]


@pytest.mark.rule("PU-205", "PU-Q-02")
def test_tiles_below_the_top_are_guessed() -> None:
    position = Position()
    position.depot(A, "i2 civ-energy", "i4 rover-tech")
    stacks = position.table().game.state.stacks
    other = [guess.game.state.stacks for guess in guesses(position.table(), A)]
    assert any(guess != stacks for guess in other)
    for guess in other:
        for ring, known in zip(guess, stacks, strict=True):
            for stack, truth in zip(ring, known, strict=True):
                assert stack[-1] == truth[-1]
                assert sorted(stack) == sorted(truth)


@pytest.mark.rule("PU-414")
def test_a_tile_peeked_at_is_known_to_the_taker_alone() -> None:
    position = Position(peeking=True)
    position.depot(A, "t4 tech-biomass", "i4 rover-tech")
    table = position.table()
    take(table, A, "small")
    place = BOX.station.inner.index("t4")
    below = table.game.state.stacks[0][place][-2]

    def guessed(seat: int) -> set[int]:
        return {guess.game.state.stacks[0][place][-2] for guess in guesses(table, seat)}

    assert guessed(A) == {below}
    assert len(guessed(B)) > 1
    assert tile("t4 tech-biomass") not in guessed(B)


@pytest.mark.rule("PU-845", "PU-752")
def test_medals_of_open_objectives_are_seen_by_all() -> None:
    for way, others in (("open", 5), ("hidden", None)):
        position = Position(private_objectives=way)
        position.player(A).private = ["conservation-crowd-source"]
        position.trackers(A, civ=15)
        table = position.table()
        assert seen(table, A).players[A].medals["private"] == 5
        assert seen(table, B).players[A].medals.get("private") == others
        assert seen(table).players[A].medals.get("private") == others


@pytest.mark.rule("PU-524", "PU-Q-21")
def test_medals_of_end_game_cards_are_seen_once_they_are_revealed() -> None:
    for phase in ("tiles", "finale"):
        position = Position(phase=phase)
        position.player(A).cards = ["best-planet-award"]
        position.player(B).stored = 1  # so that the end phase has a question
        for seat in (A, B):
            position.place(seat, "i2 rover-tech" + "*" * seat, "F1")
        table = position.table()
        medals = BOX.cards["best-planet-award"].medals
        assert seen(table, A).players[A].medals["cards"] == medals
        expected = medals if phase == "finale" else None
        assert seen(table, B).players[A].medals.get("cards") == expected


@pytest.mark.rule("PU-521", "PU-524")
def test_what_was_seen_in_a_stack_stays_known() -> None:
    position = Position(3, phase="cards")
    position.state.choosing = [A, B]
    for seat in (A, B):
        position.player(seat).due = [1]
    stack = ["rising-planet-award", "holiday-observance", "meteorite-repo-1"]
    position.civ(1, *stack)
    box = [id for id, card in BOX.cards.items() if card.rank == 1 and id not in stack]
    position.state.civ_box = box
    table = position.table()
    table.decide(A, TakeCard("rising-planet-award"))
    table.decide(B, TakeCard("holiday-observance"))
    settle_round(table)
    # A saw what was left: B has one of the two, the stack the other.
    held = {tuple(player(guess, B).cards) for guess in guesses(table, A)}
    assert held == {("holiday-observance",), ("meteorite-repo-1",)}
    # C has seen nothing of it: B may hold any card of the rank.
    assert len({tuple(player(guess, B).cards) for guess in guesses(table, C, 60)}) > 3
    # B knows its own card, but not which one A has.
    assert {tuple(player(guess, B).cards) for guess in guesses(table, B)} == {
        ("holiday-observance",)
    }
    assert len({tuple(player(guess, A).cards) for guess in guesses(table, B)}) > 1


def settle_round(table: AnyTable) -> None:
    """Play on to the next question after the cards."""
    while table.game.state.phase == "cards":
        (seat,) = table.pending
        table.decide(seat, offered(table, seat)[0])


@pytest.mark.rule("PU-521")
def test_a_chooser_sees_the_stack_and_others_guess_it() -> None:
    position = Position(phase="cards")
    position.state.choosing = [A]
    position.player(A).due = [1]
    position.civ(1, "rising-planet-award", "holiday-observance")
    position.state.civ_box = ["temp-agency", "engineering", "operations"]
    table = position.table()
    for guess in guesses(table, A, 10):
        assert offered(guess, A) == offered(table, A)
    for guess in guesses(table, B, 10):
        assert {o.card for o in offered(guess, A)} == set(guess.game.state.civ[0])


@pytest.mark.rule("PU-845")
def test_hidden_private_objectives_are_guessed() -> None:
    table = start(2, private_objectives="hidden")
    for seat in (A, B):
        table.decide(seat, offered(table, seat)[0])
    own, other = player(table, A).private, player(table, B).private
    kept = [guess.game.state.players for guess in guesses(table, A)]
    assert all(players[A].private == own for players in kept)
    assert any(players[B].private != other for players in kept)


@pytest.mark.rule("PU-846", "PU-Q-21")
def test_private_objectives_are_revealed_in_the_end() -> None:
    table = start(2, private_objectives="hidden")
    for seat in (A, B):
        table.decide(seat, offered(table, seat)[0])
    assert seen(table, A).players[B].private is None
    at_random(table)
    assert seen(table, A).players[B].private == tuple(player(table, B).private)
    assert ObjectivesRevealed(B, tuple(player(table, B).private)) in told(table, A)


@pytest.mark.rule("PU-805", "PU-811")
def test_events_to_come_are_guessed_by_colour() -> None:
    table = start(3, events=True)
    truth = table.game.state
    for guess in guesses(table, A, 5):
        state = guess.game.state
        assert state.alerts != truth.alerts
        colours = sorted(BOX.events[card].colour for card in state.alerts)
        assert colours == sorted(BOX.events[card].colour for card in truth.alerts)


@pytest.mark.rule("PU-Q-60")
def test_a_peeked_event_is_kept() -> None:
    position = Position(events=True)
    position.state.alerts = [id for id, event in BOX.events.items() if not event.solo][:20]
    position.player(A).peeked = True
    top = position.state.alerts[-1]
    assert seen(position.table(), A).next_event == top
    assert seen(position.table(), B).next_event is None
    redeal(position.game, A, Random.seeded(1))
    assert position.state.alerts[-1] == top
