"""A table: starting, asking, deciding, refusing, failing."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from kosmodrom.core.asks import CHECKPOINT, Flow, Question, ask, parallel, race
from kosmodrom.core.errors import GameOptionsError, Refused, RuleError, SeatsError
from kosmodrom.core.options import CLOCK, Choice
from kosmodrom.core.registry import find_game
from kosmodrom.core.rng import Random
from kosmodrom.core.ruleset import Seats
from kosmodrom.core.table import Table
from kosmodrom.core.words import Words
from tests.core.toys import (
    BIDS,
    CARDS,
    GARDENS,
    MORE,
    PACKAGE,
    RESCUE,
    RUN,
    SAND,
    TOYS,
    AnyGame,
    AnyRuleset,
    Bid,
    Bids,
    BidsState,
    Breathe,
    CardsOptions,
    CardsView,
    Draw,
    Grab,
    Plant,
    Play,
    Rest,
    Stop,
    Tick,
    finish,
    with_play,
)

# Starting


def test_equal_arguments_give_equal_games() -> None:
    tables = [Table.start(CARDS, seats=2, seed=7) for _ in range(2)]
    assert tables[0].fingerprint == tables[1].fingerprint
    assert Table.start(CARDS, seats=2, seed=8).fingerprint != tables[0].fingerprint


def test_without_a_seed_one_is_drawn_and_kept() -> None:
    table = Table.start(CARDS, seats=2)
    assert table.seed != Table.start(CARDS, seats=2).seed
    assert Table.start(CARDS, seats=2, seed=table.seed).fingerprint == table.fingerprint


def test_seats_may_be_given_as_names() -> None:
    assert Table.start(CARDS, seats=("Ala", "Olek")).names == ("Ala", "Olek")
    assert Table.start(CARDS, seats=3).names == ("A", "B", "C")


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 9, (), ("A",)])
def test_a_wrong_number_of_players_is_refused(seats: int | tuple[str, ...]) -> None:
    with pytest.raises(SeatsError, match="toy-cards is for 2 to 3 players"):
        Table.start(CARDS, seats=seats)


def test_a_negative_number_of_players_is_no_slice_of_names() -> None:
    with pytest.raises(SeatsError):
        Table.start(replace(CARDS, seats=Seats(1, 8)), seats=-1)


def test_options_may_be_loose_or_built() -> None:
    loose = Table.start(CARDS, seats=2, seed=1, options={"hand": 3})
    built = Table.start(CARDS, seats=2, seed=1, options=CardsOptions(hand=3))
    assert loose.fingerprint == built.fingerprint
    assert len(loose.pending[0].options) == 3


def test_options_that_do_not_fit_the_players_are_refused() -> None:
    options = CardsOptions(hand=3, short=True)
    Table.start(CARDS, seats=2, options=options)
    with pytest.raises(GameOptionsError, match="hand"):
        Table.start(CARDS, seats=3, options=options)


# Deciding


def test_a_choice_is_noted_and_the_game_goes_on() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    first = table.pending[0].options[0]
    table.decide(0, first)
    assert list(table.choices) == [Choice(0, first)]
    assert table.pending[0].question is MORE
    assert list(table.pending[0].options) == [Draw(), Stop()]


def test_what_is_chosen_is_the_option_as_offered() -> None:
    table = Table.start(BIDS, seats=2, seed=1)
    table.decide(0, Bid(True))
    assert type(table.choices[0].option.amount) is int  # type: ignore[attr-defined]


def test_a_finished_game_has_a_result_and_asks_nobody() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    assert (table.finished, table.result) == (False, None)
    finish(table)
    assert (table.finished, dict(table.pending)) == (True, {})
    assert table.result is not None
    assert table.result.ending in CARDS.endings


def test_a_cooperative_game_is_won_or_lost_by_all() -> None:
    table = Table.start(RESCUE, seats=2, seed=1)
    for number in range(3):
        table.decide(number % 2, Breathe())
    assert table.result is not None
    assert (table.result.outcome, table.result.winners) == ("lost", ())


def test_who_acts_out_of_turn_is_told_the_rules_on_turns_and_not_the_others_question() -> None:
    def turns(_g: AnyGame, question: Question) -> tuple[str, ...]:
        return {"more": ("TOY-201",)}.get(question.id, ("TOY-202",))

    table = Table.start(replace(CARDS, turns=turns), seats=2, seed=1)
    assert table.pending[0].question.rules == ("TOY-101",)
    with pytest.raises(Refused, match=r"not your turn to decide. .TOY-202.") as refused:
        table.decide(1, Stop())
    assert refused.value.reason == "not-asked"


@pytest.mark.parametrize("seats", [2, 3])
def test_who_acts_out_of_turn_is_told_whom_the_table_waits_for(seats: int) -> None:
    def play(_g: AnyGame) -> Flow:
        yield CHECKPOINT
        asks = {seat: ask(seat, MORE, [Stop()]) for seat in range(seats - 1)}
        yield race({**asks, CLOCK: ask(CLOCK, RUN, [Stop()], seconds=9)})

    rules = replace(CARDS, play=play, not_asked=lambda *_: Refused("not-in-hand", card=3))
    for ruleset in (rules, replace(CARDS, play=play)):
        table = Table.start(ruleset, seats=seats, seed=1)
        assert table.waited_for == tuple(range(seats - 1))
        refused = table.why_not(seats - 1, Stop())
        assert refused.waiting_for == table.waited_for
        names = ", ".join(f"Player {seat + 1}" for seat in range(seats - 1))
        assert str(refused).endswith(f" Waiting for {names}.")
        told = Words("pl", (PACKAGE,), ("Ala", "Ola", "Ela", "Iza")).error(refused)
        assert ("Wybiera: Ala." in told) == (seats == 2)
        assert ("Wybierają: Ala, Ola" in told) == (seats > 2)
    assert table.why_not(0, Play(1)).waiting_for == ()  # it is asked


def test_the_clock_is_nobody_whose_turn_it_is() -> None:
    asked = []

    def turns(_g: AnyGame, question: Question) -> tuple[str, ...]:
        asked.append(question.id)
        return ()

    def play(_g: AnyGame) -> Flow:
        yield CHECKPOINT
        yield race({CLOCK: ask(CLOCK, RUN, [Stop()], seconds=9), 0: ask(0, MORE, [Stop()])})

    table = Table.start(replace(CARDS, play=play, turns=turns), seats=2, seed=1)
    with pytest.raises(Refused, match="not your turn"):
        table.decide(1, Stop())
    assert asked == [MORE.id]


def test_refusals_say_why_and_change_nothing() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    before = table.fingerprint
    missing = next(n for n in range(1, 19) if Play(n) not in table.pending[0].options)
    with pytest.raises(Refused, match=f"You do not hold {missing}. .TOY-101.") as refused:
        table.decide(0, Play(missing))
    assert refused.value.rules == ("TOY-101",)
    with pytest.raises(Refused, match="not one of your choices"):
        table.decide(0, Stop())
    with pytest.raises(Refused, match="not your turn") as refused:
        table.decide(1, Play(1))
    assert (refused.value.reason, refused.value.rules) == ("not-asked", ())
    with pytest.raises(Refused, match="no seat 5: this table has 2"):
        table.decide(5, Play(1))
    assert table.fingerprint == before
    assert not table.choices
    with pytest.raises(Refused, match="The game is over"):
        finish(table).decide(0, Stop())


def test_answers_together_are_hidden_until_all_have_answered() -> None:
    table = Table.start(BIDS, seats=3, seed=1)
    before = [table.view(seat) for seat in range(3)]
    table.decide(2, Bid(3))
    assert sorted(table.pending) == [0, 1]
    table.decide(0, Bid(1))
    assert [table.view(seat) for seat in range(3)] == before
    assert table.events() == []
    with pytest.raises(Refused, match="not your turn"):
        table.decide(2, Bid(1))
    table.decide(1, Bid(2))
    assert [seen.event for seen in table.events()] == [Bids((1, 2, 3))]


def test_a_race_goes_on_with_the_first_to_choose() -> None:
    table = Table.start(SAND, seats=2, seed=1)
    assert sorted(table.pending) == [CLOCK, 0, 1]
    table.decide(1, Grab(5))
    with pytest.raises(Refused):
        table.decide(0, Grab(5))
    for _ in range(3):
        table.decide(CLOCK, Tick())
    assert table.result is not None
    assert (table.result.ending, table.result.winners) == ("time", (1,))


def test_in_parallel_everyone_works_unseen() -> None:
    table = Table.start(GARDENS, seats=2, seed=1)
    assert table.apart
    table.decide(0, Plant(2))
    table.decide(0, Plant(3))
    assert table.view(0).board == [2, 3]  # type: ignore[attr-defined]
    assert table.view(1).board == []  # type: ignore[attr-defined]
    assert table.view(None).board == []  # type: ignore[attr-defined]
    table.decide(0, Rest())
    table.decide(1, Rest())
    assert table.view(1).board == [2, 3]  # type: ignore[attr-defined]


# Looking


def test_a_view_never_changes_afterwards() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    view = table.view(0)
    before = msgspec.json.encode(view)
    finish(table)
    assert msgspec.json.encode(view) == before


def test_changing_a_view_does_not_change_the_game() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    before = table.fingerprint
    view = table.view(0)
    assert isinstance(view, CardsView)
    view.hand.clear()
    assert table.fingerprint == before


def test_a_checkpoint_is_known_by_its_number_and_state() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    assert table.checkpoint == (0, CARDS.encode(table.game.state))
    table.decide(0, table.pending[0].options[0])
    assert table.checkpoint is not None
    assert table.checkpoint[0] == 0
    table.decide(0, Stop())
    assert table.checkpoint == (2, CARDS.encode(table.game.state))


def test_before_the_first_checkpoint_there_is_none() -> None:
    def play(_g: AnyGame) -> Flow:
        yield ask(0, MORE, [Stop()])

    assert Table.start(with_play(play), seats=2).checkpoint is None


def test_draws_and_reveals_are_boundaries() -> None:
    table = Table.start(CARDS, seats=2, seed=1)
    table.decide(0, table.pending[0].options[0])
    assert list(table.boundaries) == []
    table.decide(0, Draw())
    assert list(table.boundaries) == [1]


def test_the_answer_that_shows_all_is_a_boundary() -> None:
    table = Table.start(BIDS, seats=2, seed=1)
    table.decide(1, Bid(1))
    table.decide(0, Bid(1))
    assert list(table.boundaries) == [1]
    garden = Table.start(GARDENS, seats=2, seed=1)
    garden.decide(1, Rest())
    garden.decide(0, Rest())
    assert list(garden.boundaries) == [1]


def test_one_seat_apart_shows_nobody_anything() -> None:
    table = Table.start(GARDENS, seats=1, seed=1)
    table.decide(0, Rest())
    assert list(table.boundaries) == []


# Failing


def fragile(after_checkpoint: bool) -> AnyRuleset:
    """Rules that fail when a bid is 5, perhaps after a checkpoint of the same answer."""

    def play(g: AnyGame) -> Flow:
        state: BidsState = g.state
        while state.round <= 4:
            yield CHECKPOINT
            bid = yield ask(0, MORE, [Bid(amount) for amount in range(6)])
            g.emit(Bids((bid.amount,)))
            g.rng.bits()
            state.round += 1
            if bid.amount == 5 and after_checkpoint:
                state.scores[0] += 100
                yield CHECKPOINT
            if bid.amount == 5:
                raise ZeroDivisionError("boom")
            state.scores[0] += bid.amount

    return with_play(play, BIDS)


@pytest.mark.parametrize("after_checkpoint", [False, True])
def test_a_failing_rule_leaves_the_table_at_its_last_good_choice(after_checkpoint: bool) -> None:
    table = Table.start(fragile(after_checkpoint), seats=2, seed=1)
    table.decide(0, Bid(1))
    table.decide(0, Bid(2))
    before = (table.fingerprint, table.history.to_json(), table.events(), list(table.boundaries))
    with pytest.raises(RuleError, match=r"choice 3.*boom.*was before") as failure:
        table.decide(0, Bid(5))
    assert isinstance(failure.value.__cause__, ZeroDivisionError)
    assert before == (
        table.fingerprint,
        table.history.to_json(),
        table.events(),
        list(table.boundaries),
    )
    table.decide(0, Bid(3))
    fresh = Table.start(fragile(after_checkpoint), seats=2, seed=1)
    for amount in (1, 2, 3):
        fresh.decide(0, Bid(amount))
    assert table.fingerprint == fresh.fingerprint


def test_a_rule_failing_in_a_parallel_branch_takes_nothing_with_it() -> None:
    def garden(g: AnyGame, seat: int) -> Flow:
        for _ in range(2):
            match (yield ask(seat, MORE, [Plant(0), Plant(1), Rest()])):
                case Plant(bed):
                    g.state.players[seat].beds.append(bed)
                    g.emit(Bids((seat, bed)))
                case Rest():
                    g.emit(Bids((seat, 99)))
                    raise ValueError("tired")

    def play(g: AnyGame) -> Flow:
        yield parallel({seat: garden(g, seat) for seat in range(g.seats)})

    table = Table.start(with_play(play, GARDENS), seats=2, seed=1)
    table.decide(0, Plant(0))
    table.decide(1, Plant(1))
    before = table.fingerprint
    with pytest.raises(RuleError, match="tired"):
        table.decide(1, Rest())
    assert table.fingerprint == before
    for seat in (1, 0):
        table.decide(seat, Plant(1))
    told = [seen.event for seen in table.events(None)]
    assert told == [Bids((0, 0)), Bids((1, 1)), Bids((1, 1)), Bids((0, 1))]


@pytest.mark.parametrize("toy", [*TOYS, find_game("astrominers")], ids=lambda toy: toy.id)
def test_a_view_as_json_is_the_view_and_changes_nothing(toy: AnyRuleset) -> None:
    chance = Random.seeded(toy.id)
    table = Table.start(toy, seats=toy.seats.min, seed=1)
    while table.pending:
        before = table.freeze()
        for seat in (None, *range(toy.seats.min)):
            assert table.view_json(seat) == msgspec.json.encode(table.view(seat))
        assert table.freeze() == before
        seat = chance.choice([*table.pending])
        table.decide(seat, chance.choice(table.pending[seat].options))
