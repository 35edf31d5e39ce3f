"""Hands are held from others, unless the players agreed on open ones (SKY-Q-17): nothing that a
reader sees depends on what another one holds."""

from __future__ import annotations

import msgspec
import pytest

from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.words import english
from kosmodrom.games.skymines import RULESET
from kosmodrom.games.skymines.events import CardRested
from kosmodrom.games.skymines.moves import PASS, ChooseShare
from kosmodrom.games.skymines.rules.success import Progress
from kosmodrom.games.skymines.terms import COMPANIES, PACKAGE
from kosmodrom.games.skymines.view import points
from kosmodrom.testing.positions import offered, question
from tests.games.skymines.kit import (
    SETTINGS,
    A,
    AnyTable,
    B,
    Position,
    answer_until,
    do,
    finish_round,
    player,
    seen,
    start,
)

every_table = pytest.mark.parametrize(("players", "luna"), SETTINGS)


def as_shown(table: AnyTable, reader: Seat | None) -> list[bytes]:
    """All that a reader sees, as data and in words."""
    view = seen(table, reader)
    told = RULESET.sections(view, table.game.data, english(PACKAGE))
    return [msgspec.json.encode(view), msgspec.json.encode(told)]


def check_blind(table: AnyTable, reader: Seat | None, chance: Random) -> None:
    """Others may hold any cards of the box instead of theirs: the reader sees no difference."""
    shown, cards = as_shown(table, reader), len(table.game.data.cards)
    others = [player(table, seat) for seat in range(table.seats) if seat != reader]
    hands = [other.hand for other in others]
    for other in others:
        other.hand = sorted(chance.below(cards) for _ in other.hand)
    assert as_shown(table, reader) == shown
    for other, hand in zip(others, hands, strict=True):
        other.hand = hand


@pytest.mark.rule("SKY-Q-17")
@every_table
def test_nobody_sees_what_others_hold(players: int, luna: bool) -> None:
    table = start(players, luna=luna, board="belt", missions=True, threats=True, tokens="dealt")
    chance = Random.seeded("hands")
    looks = 0
    while table.game.state.round < 2 or looks <= 5:
        if table.game.state.phase == "actions" and len(table.choices) % 4 == 0:
            looks += 1
            for reader in (None, *range(players)):
                check_blind(table, reader, chance)
        seat = chance.choice(tuple(table.pending))
        table.decide(seat, chance.choice(table.pending[seat].options))
    assert looks > 5


@pytest.mark.rule("SKY-Q-17", "SKY-1506", "SKY-1541")
@pytest.mark.parametrize("open_hands", [False, True])
def test_who_could_give_up_energy_cards_is_known_to_the_owner_alone(open_hands: bool) -> None:
    position = Position(board="belt", threats=True, open_hands=open_hands)
    position.threat("blackout")
    position.hand(A, "start-energy-1", "start-energy-2")
    position.hand(B, "start-energy-1", "start-carbon-1")
    table = position.table()
    for reader, met in ((A, [True, None]), (B, [None, False]), (None, [None, None])):
        rescue = seen(table, reader).rescue
        assert rescue is not None
        assert (
            rescue.met == ((True,), (False,))
            if open_hands
            else rescue.met == tuple((whether,) for whether in met)
        )
    if not open_hands:
        for reader in (None, A, B):
            check_blind(table, reader, Random.seeded("energy"))


@pytest.mark.rule("SKY-Q-17", "SKY-902")
@pytest.mark.parametrize("open_hands", [False, True])
def test_points_leave_out_the_shares_that_a_reader_does_not_see(open_hands: bool) -> None:
    position = Position(open_hands=open_hands)
    position.station("astrogo", 0, 5, 5)
    worth = seen(position.table()).companies[2].value
    position.hand(A, "d-share-astrogo")
    position.hand(B, "e-share-astrogo")
    position.rest(B, "C", "c-carbon-3-astrogo")
    table = position.table()
    for reader in (None, A, B):
        view = seen(table, reader)
        for seat, lying in ((A, 0), (B, 1)):
            shares = lying + (open_hands or reader == seat)
            assert view.players[seat].shares["astrogo"] == shares
            assert view.players[seat].score["astrogo"] == shares * worth
            assert points(view)[seat] == sum(view.players[seat].score.values())


@pytest.mark.rule("SKY-Q-17", "SKY-1203")
def test_what_a_chapter_would_earn_is_told_by_what_the_reader_sees() -> None:
    position = Position()
    position.station("astrogo", 0, 5, 5)
    position.hand(A, "d-share-astrogo")
    table = position.table(carried=Progress(1, (0, 0)))
    now = {reader: chapter(table, reader) for reader in (None, A, B)}
    assert now == {None: (1, 1), A: (2, 0), B: (1, 1)}


def chapter(table: AnyTable, reader: Seat | None) -> tuple[int, ...]:
    found = seen(table, reader).chapter
    assert found is not None
    return found.now


@pytest.mark.rule("SKY-902", "SKY-Q-17")
@every_table
def test_hands_are_shown_when_the_game_is_scored(players: int, luna: bool) -> None:
    position = Position(players, luna=luna)
    position.state.round = 7
    table = position.table()
    assert players == 1 or seen(table).players[-1 - luna].hand is None
    finish_round(table)
    assert table.result is not None
    for seat in range(players):
        assert len(seen(table).players[seat].hand or ()) == len(player(table, seat).hand) > 0
    assert points(seen(table)) == list(table.result.scores)


@pytest.mark.rule("SKY-902", "SKY-1509", "SKY-Q-17")
def test_hands_are_shown_before_the_company_of_the_free_share_is_chosen() -> None:
    position = Position(board="belt", threats=True)
    position.state.round = 7
    position.state.hero = B
    position.player(B).free_share = True
    position.state.threat = -1
    table = position.table()
    finish_round(table)
    assert question(table, B) == "share"
    assert None not in [shown.hand for shown in seen(table).players]
    table.decide(B, ChooseShare("minerva"))
    assert table.finished


@pytest.mark.rule("SKY-Q-17", "SKY-1530")
def test_hands_are_hidden_again_in_the_next_game_of_a_loop() -> None:
    position = Position(board="belt", threats=True)
    position.threat("time-loop")
    position.state.round = 7
    table = position.table()
    finish_round(table)
    assert None not in [shown.hand for shown in seen(table).players]
    answer_until(table, "plan")
    assert [shown.hand for shown in seen(table).players] == [None, None]


def about_to_end(
    players: int = 2, *, luna: bool = False, threat: str | None = None, open_hands: bool = False
) -> AnyTable:
    """The last round: A alone has not passed, and resting a card ends the game; hands are full of
    shares."""
    position = Position(
        players, luna=luna, board="belt", threats=threat is not None, open_hands=open_hands
    )
    if threat is not None:
        position.threat(threat)
    position.state.round = 7
    position.area(A, "start-carbon-1")
    for other in range(1, players + luna):
        position.player(other).passed = True
    for seat in range(players):
        position.hand(seat, f"d-share-{COMPANIES[seat]}", f"e-share-{COMPANIES[seat]}")
    table = position.table()
    do(table, PASS)
    assert question(table, A) == "rest"
    return table


@pytest.mark.rule("SKY-902", "SKY-Q-17")
@pytest.mark.parametrize("threat", [None, "time-loop", "blackout"])
@pytest.mark.parametrize(("players", "luna"), [(2, False), (2, True), (3, False), (4, False)])
def test_nobody_learns_hands_or_the_result_by_trying_the_last_choice(
    players: int, luna: bool, threat: str | None
) -> None:
    table = about_to_end(players, luna=luna, threat=threat)
    last = offered(table, A)[0]
    outcome = table.outcome(A, [last])
    assert (outcome.certain, outcome.view, outcome.options) == (False, None, ())
    assert [type(event) for event in outcome.events] == [CardRested]
    for other in range(1, players):
        player(table, other).hand = []
    assert table.outcome(A, [last]) == outcome


@pytest.mark.rule("SKY-902", "SKY-Q-17")
def test_nobody_takes_back_alone_what_showed_the_hands() -> None:
    table = about_to_end(threat="time-loop")
    assert table.undo_terms(A).alone  # passing, as long as nothing is shown
    do(table, offered(table, A)[0])
    assert question(table, A) == "again"
    assert None not in [shown.hand for shown in seen(table, A).players]
    assert table.undo_terms(A).alone == ()


@pytest.mark.rule("SKY-902", "SKY-Q-17")
@pytest.mark.parametrize(("players", "luna", "open_hands"), [(1, True, False), (2, False, True)])
def test_the_last_choice_shows_nothing_where_hands_are_known(
    players: int, luna: bool, open_hands: bool
) -> None:
    table = about_to_end(players, luna=luna, threat="time-loop", open_hands=open_hands)
    last = offered(table, A)[0]
    assert table.outcome(A, [last]).certain
    do(table, last)
    assert table.undo_terms(A).alone


@pytest.mark.rule("SKY-1676", "SKY-Q-17")
def test_what_luna_took_stays_in_sight() -> None:
    position = Position(luna=True)
    number = position.number("d-share-astrogo")
    position.state.deck.remove(number)
    position.player(2).hand = [number]
    luna = seen(position.table()).players[2]
    assert (luna.hand, luna.shares["astrogo"]) == (("d-share-astrogo",), 1)


@pytest.mark.rule("SKY-Q-17")
def test_bots_remember_hands() -> None:
    """Every card was seen on its way there, so a guess for a seat leaves all hands as they are."""
    table = start(3)
    answer_until(table, "plan")
    guess = table.fork(A, Random.seeded("guess"))
    assert [someone.hand for someone in guess.game.state.players] == [
        someone.hand for someone in table.game.state.players
    ]
