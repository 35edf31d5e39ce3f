"""Legality is written once: a question's functions say what is offered and why the rest is not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import pytest

from kosmodrom import testing
from kosmodrom.core.asks import CHECKPOINT, Ask, Flow, Question, always, among, ask, race
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.core.table import Table
from kosmodrom.core.words import Named
from kosmodrom.testing import BrokenPromise, Setting
from tests.core.toys import (
    CARDS,
    DECK,
    AnyGame,
    AnyRuleset,
    AnyTable,
    Draw,
    Play,
    Played,
    Stop,
    Turn,
    deal,
    draw,
    with_play,
)

Offer = Callable[[AnyGame, Seat], Any]
EVERY_CARD = [Play(card) for card in DECK]


def not_in_hand(g: AnyGame, asked: Ask, move: Play) -> Refused | None:
    if move.card in g.state.players[asked.seat].hand:
        return None
    return Refused("not-in-hand", ("TOY-101",), card=move.card)


def in_hand(g: AnyGame, _seat: Seat) -> Any:
    """The cards of the hand, found among all."""
    return among(g, EVERY_CARD)


def turn_question(**more: Any) -> Question:
    question = Question("turn", ("TOY-101",), first="not-offered", **more)
    question.accepts(Play)(not_in_hand)
    return question


def game(question: Question, offer: Offer = in_hand, **changes: Any) -> AnyRuleset:
    """The card game with its turns asked in another way. One may draw in place of playing."""

    def play(g: AnyGame) -> Flow:
        s = g.state
        if s.stage == "setup":
            deal(g)
        while s.stage == "turns":
            yield CHECKPOINT
            seat = s.turn
            match (yield ask(seat, question, offer(g, seat), Turn(len(s.deck)))):
                case Play(card):
                    s.players[seat].hand.remove(card)
                    s.pile.append(card)
                    s.players[seat].score += card
                    g.emit(Played(seat, card, {"points": card}))
            draw(g, seat)
            s.turn = (seat + 1) % g.seats
            if not s.deck or s.players[seat].score >= 40:
                s.stage = "over"

    return with_play(play, refuse=None, **changes)


def start(ruleset: AnyRuleset) -> AnyTable:
    return Table.start(ruleset, seats=2, seed=1)


def refusal(table: AnyTable, option: Option) -> Refused:
    with pytest.raises(Refused) as refused:
        table.decide(0, option)
    return refused.value


def card_elsewhere(table: AnyTable) -> Play:
    hand = table.game.state.players[0].hand
    return next(play for play in EVERY_CARD if play.card not in hand)


# What is offered and what is refused


def test_what_is_offered_is_what_is_legal_in_the_order_of_the_candidates() -> None:
    table = start(game(turn_question()))
    hand = table.game.state.players[0].hand
    assert table.pending[0].options == [Play(card) for card in sorted(hand)]
    other = card_elsewhere(table)
    refused = refusal(table, other)
    assert (refused.reason, refused.rules) == ("not-in-hand", ("TOY-101",))
    assert str(refused) == f"You do not hold {other.card}. (TOY-101)"


def test_candidates_that_are_a_function_are_found_when_somebody_looks() -> None:
    """So a copy finds them after the cards were dealt again."""
    calls = []

    def candidates(g: AnyGame, seat: Seat) -> Any:
        def hand() -> Iterable[Option]:
            calls.append(g)
            return [Play(card) for card in g.state.players[seat].hand]

        return among(g, hand)

    table = start(game(turn_question(), candidates))
    table.decide(0, Play(table.game.state.players[0].hand[0]))
    made = len(calls)
    fork = table.fork(0)
    assert len(calls) == made
    options = fork.pending[1].options
    assert [option.card for option in options] == fork.game.state.players[1].hand  # type: ignore[attr-defined]
    assert (len(calls), calls[-1]) == (made + 1, fork.game)
    assert fork.pending[1].options is options
    testing.check_blindness(Setting(game(turn_question(), candidates), 3))


def test_functions_see_no_options_while_these_are_found() -> None:
    seen = []
    question = Question("turn", ())

    @question.accepts(Play)
    def why_not(_g: Any, asked: Ask, _move: Play) -> None:
        seen.append((asked.seat, asked.options, asked.about, asked.context))

    asked = ask(1, question, among(None, [Play(3)]), Turn(7), context="plan")
    assert asked.options == [Play(3)]
    assert seen == [(1, (), Turn(7), "plan")]
    assert asked.without_options().context == "plan"


def test_a_candidate_that_does_not_answer_the_question() -> None:
    asked = ask(0, turn_question(), among(None, [Draw()]))
    with pytest.raises(TypeError, match="“turn” does not accept Draw"):
        _ = asked.options


def test_the_clock_keeps_its_options() -> None:
    question = Question("more", ())
    question.accepts(Stop, Draw)(always)
    asked = ask(CLOCK, question, among(None, iter([Stop(), Draw()])), seconds=9)
    assert (asked.options, asked.seconds) == ([Stop(), Draw()], 9)
    assert race({CLOCK: asked}).asks[CLOCK] is asked


def test_a_kind_of_move_has_one_function_at_a_question() -> None:
    question = turn_question()
    with pytest.raises(ValueError, match="“turn” accepts Play twice"):
        question.accepts(Stop, Play)(always)


def test_the_offered_options_of_some_kinds() -> None:
    asked = ask(0, turn_question(), [Play(1), Stop(), Play(2), Draw()])
    assert asked.offered(Play) == (Play(1), Play(2))
    assert asked.offered(Draw, Stop) == (Stop(), Draw())


def test_questions_are_equal_whatever_answers_them() -> None:
    """What they accept is declared after they are made, and the same in every process."""
    assert turn_question() == Question("turn", ("TOY-101",), first="not-offered")
    assert "why" not in repr(turn_question())


# What answers other questions, or any


def test_what_may_be_done_beside_anything_has_a_question_of_its_own() -> None:
    besides = Question("more", ("TOY-102",))
    besides.accepts(Draw)(always)
    question = turn_question(also=besides)
    table = start(game(question, lambda g, _seat: among(g, [Draw(), *EVERY_CARD])))
    assert table.offers(0, Draw())
    assert question.legality(Draw) is always
    assert question.legality(Play) is not_in_hand
    assert question.legality(Stop) is None
    assert question.kinds == (Play, Draw)
    testing.check_legality(Setting(game(question, lambda g, _: among(g, [*EVERY_CARD, Draw()])), 2))


def test_what_answers_another_question_is_refused_by_the_first_thing_to_do() -> None:
    table = start(game(replace(turn_question(), first="wrong-question")))
    refused = refusal(table, Stop())
    assert (refused.reason, refused.rules) == ("wrong-question", ("TOY-101",))
    assert str(refused) == "That is not what you are asked now. (TOY-101)"


def test_a_game_says_more_of_wrong_moments() -> None:
    def wrong_moment(_g: AnyGame, asked: Ask, move: Option) -> Refused:
        refused = Refused("not-in-hand", ("TOY-102",), card=type(move).__name__)
        return refused.beginning(asked.options[:1])

    table = start(game(turn_question(), wrong_moment=wrong_moment))
    refused = refusal(table, Stop())
    assert (refused.rules, refused.args_["card"]) == (("TOY-102",), "Stop")
    assert refused.begin == (table.pending[0].options[0],)


def test_a_question_without_functions_gives_no_reason() -> None:
    def fail(*_: Any) -> Refused:
        raise AssertionError

    ruleset = game(Question("turn", ("TOY-101",)), lambda _g, _seat: [Draw()], wrong_moment=fail)
    table = start(ruleset)
    refused = refusal(table, Play(1))
    assert (refused.reason, refused.rules) == ("not-offered", ("TOY-101",))
    testing.check_legality(Setting(ruleset, 2))


def test_arguments_that_are_names_are_told_by_their_messages() -> None:
    def why_not(_g: AnyGame, _asked: Ask, move: Play) -> Refused:
        return Refused("not-in-hand", card=str(move.card), seat="x", number=3)

    question = Question("turn", ())
    question.accepts(Play)(why_not)
    question.accepts(Draw)(always)
    ruleset = game(question, lambda _g, _seat: [Draw()], names_of={"card": "card", "number": "n"})
    refused = refusal(start(ruleset), Play(7))
    assert refused.args_ == {"card": Named("card", "7"), "seat": "x", "number": 3}
    assert str(refused) == "You do not hold card 7."


# Offered if and only if legal


def broken(question: Question, offer: Offer = in_hand) -> str:
    """What the check says of a game, in one of a few."""
    ruleset = game(question, offer)
    for number in range(5):
        try:
            testing.check_legality(Setting(ruleset, 2, seed=f"broken-{number}"))
        except BrokenPromise as error:
            return str(error)
    pytest.fail("check_legality has not noticed")


def test_a_game_that_says_once_what_is_legal() -> None:
    testing.check_legality(Setting(game(turn_question()), 3))


def test_a_legal_move_that_is_not_offered() -> None:
    def first(g: AnyGame, seat: Seat) -> Any:
        return [Play(card) for card in g.state.players[seat].hand[:1]]

    assert "at “turn”, but it is not offered" in broken(turn_question(), first)


def test_a_legal_move_that_is_never_offered() -> None:
    """Moves are changed to what is in play, such as another card of the box."""

    def but_seven(g: AnyGame, _seat: Seat) -> Any:
        return among(g, [play for play in EVERY_CARD if play.card != 7])

    assert "Play(card=7) is legal to seat" in broken(turn_question(), but_seven)


def test_an_offered_move_that_is_not_legal() -> None:
    question = turn_question()

    @question.accepts(Draw)
    def why_not_draw(_g: AnyGame, _asked: Ask, _move: Draw) -> Refused:
        return Refused("not-offered")

    def more(g: AnyGame, seat: Seat) -> Any:
        return [*(Play(card) for card in g.state.players[seat].hand), Draw()]

    said = broken(question, more)
    assert "Draw() is offered to seat 0 at “turn”, but it is not legal: not-offered" in said


def test_an_offered_move_of_which_nothing_says_whether_it_is_legal() -> None:
    def more(g: AnyGame, seat: Seat) -> Any:
        return [*(Play(card) for card in g.state.players[seat].hand), Stop()]

    said = broken(turn_question(), more)
    assert "Stop() is offered to seat 0 at “turn”, where nothing says whether Stop is legal" in said


def test_a_question_of_which_nothing_says_what_answers_it() -> None:
    question, silent = turn_question(), Question("more", ("TOY-102",))

    def play(g: AnyGame) -> Flow:
        yield ask(0, silent, [Draw()])
        yield from game(question).play(g)

    with pytest.raises(BrokenPromise, match="nothing says what answers “more”, as it is said of"):
        testing.check_legality(Setting(with_play(play, refuse=None), 2))
    silent.accepts(Draw)(always)
    testing.check_legality(Setting(with_play(play, refuse=None), 2))


def test_legality_that_depends_on_what_is_offered() -> None:
    question = Question("turn", ())

    @question.accepts(Play)
    def why_not(g: AnyGame, asked: Ask, move: Play) -> Refused | None:
        return not_in_hand(g, asked, move) if asked.options else None

    said = broken(question, lambda g, seat: [Play(card) for card in g.state.players[seat].hand])
    assert "is legal to seat 0 at “turn”, but it is not offered" in said

    question = turn_question()

    @question.accepts(Draw)
    def why_not_draw(_g: AnyGame, asked: Ask, _move: Draw) -> Refused | None:
        return None if asked.options else Refused("not-offered")

    assert "whether Draw() is legal to seat 0 at “turn” depends on what is offered" in broken(
        question
    )


def test_a_refusal_that_begins_with_what_is_not_offered() -> None:
    question = Question("turn", ())

    @question.accepts(Play)
    def why_not(g: AnyGame, asked: Ask, move: Play) -> Refused | None:
        refused = not_in_hand(g, asked, move)
        return refused and refused.beginning([Stop()])

    assert "begins with what is not offered: (Stop(),)" in broken(question)


def test_a_function_that_fails() -> None:
    question = Question("turn", ())

    @question.accepts(Play)
    def why_not(g: AnyGame, asked: Ask, move: Play) -> Refused | None:
        DECK.index(move.card)
        return not_in_hand(g, asked, move)

    said = broken(question)
    assert "whether Play(card=" in said
    assert "at “turn”: ValueError(" in said


def test_a_function_that_changes_the_table() -> None:
    question = turn_question()

    @question.accepts(Draw)
    def why_not(g: AnyGame, _asked: Ask, _move: Draw) -> Refused:
        g.state.pile.append(0)
        return Refused("not-offered")

    assert "finding out what is legal changes the table, to seat 0 at “turn”" in broken(question)


def test_a_game_that_refuses_by_itself_is_not_looked_at() -> None:
    testing.check_legality(Setting(CARDS, 2))
