"""Conformance: the toys keep every promise, and each broken promise is caught by its check."""

from __future__ import annotations

import itertools
import random
import shutil
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from kosmodrom import testing
from kosmodrom.core.asks import CHECKPOINT, REENTRY, Ask, Flow, Question, ask, parallel, together
from kosmodrom.core.errors import GameOptionsError, Refused
from kosmodrom.core.events import Event
from kosmodrom.core.game import GameState
from kosmodrom.core.options import ANY_ORDER, IMPLIED, Option, Seat
from kosmodrom.core.result import Result
from kosmodrom.core.rng import Random
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.showing import kept_by
from kosmodrom.core.table import Table
from kosmodrom.testing import (
    BrokenPromise,
    Setting,
    check_game,
    check_golden,
    option_sets,
    settings,
)
from kosmodrom.testing.promise import Watch
from tests.core.toys import (
    BIDS,
    CARDS,
    DECK,
    GARDENS,
    MARKET,
    MORE,
    ORCHARDS,
    TOYS,
    TURN,
    WORK,
    AnyGame,
    AnyRuleset,
    AnyTable,
    CardsPlayer,
    CardsView,
    Dig,
    Draw,
    Drew,
    Garden,
    Play,
    Played,
    Rest,
    ScoreView,
    Season,
    Stop,
    Turn,
    cards_result,
    deal,
    draw,
    finish,
    play_cards,
    redeal_cards,
    refuse_cards,
    turn,
    view_cards,
    with_play,
)


@pytest.mark.parametrize("ruleset", TOYS, ids=lambda ruleset: ruleset.id)
def test_the_toys_keep_every_promise(ruleset: AnyRuleset) -> None:
    check_game(ruleset)


def broken(ruleset: AnyRuleset, check: Callable[[Setting], None], seats: int = 3) -> str:
    """What a check says of a game, which `check_game` must not accept either."""
    with pytest.raises(AssertionError):
        check_game(ruleset, games=1)
    for number in range(5):
        try:
            check(Setting(ruleset, seats, {}, f"broken-{number}", ruleset.load(None)))
        except BrokenPromise as error:
            return str(error)
    pytest.fail(f"{check.__name__} has not noticed")


def turns(take_turn: Callable[[AnyGame, Seat], Flow]) -> AnyRuleset:
    """The card game with other turns."""

    def play(g: AnyGame) -> Flow:
        if g.state.stage == "setup":
            deal(g)
        while g.state.stage == "turns":
            yield CHECKPOINT
            yield from take_turn(g, g.state.turn)

    return with_play(play)


# Watching


def test_all_checks_watch_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    started = []
    start = Setting.start

    def counted(setting: Setting) -> Any:
        started.append(setting)
        return start(setting)

    monkeypatch.setattr(Setting, "start", counted)
    testing.check_setting(Setting(CARDS, 3), testing.CHECKS)
    assert len(started) == 2  # a first one tells how it goes when nobody watches


def test_watching_does_not_change_the_game() -> None:
    """So a check that is called alone fails where it failed among the others."""
    ends = []

    @testing.Check
    def check_end(_setting: Setting, table: AnyTable) -> Watch:
        while (yield):
            pass
        ends.append(table.fingerprint)

    check_end(Setting(CARDS, 3))
    testing.check_setting(Setting(CARDS, 3), (*testing.CHECKS, check_end))
    assert len(ends) == 2
    assert ends[0] == ends[1]


def test_each_check_speaks_for_itself() -> None:
    def half(g: AnyGame, seat: Seat) -> Any:
        return g.state.players[seat].score / 2

    setting = Setting(replace(CARDS, judge=half), 3, seed="half")
    with pytest.raises(BrokenPromise, match=r"^check_judge: toy-cards: .*3 seats.*before choice"):
        testing.check_setting(setting, testing.CHECKS)

    def play(g: AnyGame) -> Flow:
        yield from play_cards(g)
        raise ValueError("boom")

    with pytest.raises(BrokenPromise, match=r"^check_play: toy-cards: a rule fails"):
        testing.check_setting(Setting(with_play(play), 2), testing.CHECKS)


def test_a_check_that_fails_itself_says_where() -> None:
    @testing.Check
    def check_nothing(_setting: Setting, table: AnyTable) -> Watch:
        while (yield):
            if len(table.choices) == 2:
                raise LookupError("lost")

    said = r"^check_nothing: toy-cards: LookupError: lost \[2 seats.*before choice 3"
    with pytest.raises(BrokenPromise, match=said):
        testing.check_setting(Setting(CARDS, 2), (testing.check_play, check_nothing))


# Playing


def test_an_error_says_where() -> None:
    def play(g: AnyGame) -> Flow:
        yield from play_cards(g)
        raise ValueError("boom")

    setting = Setting(with_play(play), 2, {"short": True}, "where")
    with pytest.raises(BrokenPromise) as error:
        testing.check_play(setting)
    said = str(error.value)
    assert "check_play: toy-cards: a rule fails when seat" in said
    assert "ValueError('boom')" in said
    assert "[2 seats, options {'short': True}, seed 'where', before choice" in said


def test_equal_options() -> None:
    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        yield ask(seat, MORE, [Stop(), Draw(), Stop()])
        g.state.stage = "over"

    said = broken(turns(take_turn), testing.check_play)
    assert "two options of “more” are equal: Stop()" in said


def test_a_question_without_options() -> None:
    def take_turn(_g: AnyGame, seat: Seat) -> Flow:
        yield ask(seat, MORE, [])

    assert "seat 0 is asked “more” and has no option" in broken(
        turns(take_turn), testing.check_play
    )


def test_a_game_that_never_ends() -> None:
    def take_turn(_g: AnyGame, seat: Seat) -> Flow:
        yield ask(seat, MORE, [Stop()])

    setting = Setting(turns(take_turn), 2, limit=50)
    with pytest.raises(BrokenPromise, match="does not end within 50 choices"):
        testing.check_play(setting)


def test_an_invariant_that_does_not_hold() -> None:
    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        yield from turn(g, seat)
        g.state.pile[:] = g.state.pile[1:]

    said = broken(turns(take_turn), testing.check_play)
    assert "an invariant does not hold: cards are lost or doubled" in said


def test_a_question_for_the_wrong_seat() -> None:
    def take_turn(g: AnyGame, _seat: Seat) -> Flow:
        yield ask(7, MORE, [Stop()])
        g.state.stage = "over"

    assert "seat 7 cannot be asked" in broken(turns(take_turn), testing.check_play)

    def mix_up(_g: AnyGame, _seat: Seat) -> Flow:
        yield together({0: ask(1, MORE, [Stop()])})

    said = broken(turns(mix_up), testing.check_play)
    assert "“more” is put to seat 0 but says seat 1" in said


class Undeclared(Option, frozen=True, tag="undeclared"):
    pass


class Unheard(Event, frozen=True, tag="unheard"):
    pass


def test_moves_events_and_endings_must_be_declared() -> None:
    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        yield ask(seat, MORE, [Undeclared()])
        g.state.stage = "over"

    assert "is not among the game's moves" in broken(turns(take_turn), testing.check_play)

    def emit(g: AnyGame) -> Flow:
        g.emit(Unheard())
        yield from play_cards(g)

    assert "not among the game's events" in broken(with_play(emit), testing.check_play)
    assert "not among the game's endings" in broken(
        replace(CARDS, endings=("never",)), testing.check_play
    )
    assert "points is not among the game's categories" in broken(
        replace(CARDS, categories=("coins",)), testing.check_play
    )
    with pytest.raises(BrokenPromise, match="Unheard is not among the game's events"):
        check_game(replace(CARDS, round_event=Unheard))


def test_a_view_shows_the_points_of_every_seat() -> None:
    def first_only(view: CardsView) -> list[int]:
        return view.scores[:1]

    said = broken(replace(CARDS, points=first_only), testing.check_judge)
    assert "the points of every seat are [0] in the view of 0" in said


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"ranking": ((0,), (1,))}, "does not hold every seat once"),
        ({"scores": ()}, "not every seat has a score"),
        ({"breakdown": ({}, {}, {})}, "the breakdown adds up to"),
    ],
)
def test_a_result_must_add_up(change: dict[str, Any], problem: str) -> None:
    def result(g: AnyGame) -> Result:
        return msgspec.structs.replace(cards_result(g), **change)

    assert problem in broken(replace(CARDS, result=result), testing.check_play)


def test_a_judge_gives_integers_and_changes_nothing() -> None:
    def half(g: AnyGame, seat: Seat) -> Any:
        return g.state.players[seat].score / 2

    assert "not an integer" in broken(replace(CARDS, judge=half), testing.check_judge)

    def greedy(g: AnyGame, seat: Seat) -> int:
        g.state.players[seat].score += 1
        return 0

    assert "judging changes the state" in broken(replace(CARDS, judge=greedy), testing.check_judge)


# The state


class Inner(msgspec.Struct):
    values: list[float]


class Deep(msgspec.Struct):
    inner: dict[str, Inner]


class FloatState(GameState):
    deep: list[Deep]


class SetState(GameState):
    cards: set[int]


class FrozenState(GameState):
    cards: tuple[int, frozenset[int]]


class AnyState(GameState):
    thing: Any


class ObjectState(GameState):
    thing: int | None
    other: object


class BareState(GameState):
    cards: list  # type: ignore[type-arg]


class NestedState(GameState):
    parts: list[NestedState]


@pytest.mark.parametrize(
    ("state", "problem"),
    [
        (FloatState, r"state.deep\[\].inner\[\].values\[\] is a float"),
        (SetState, "state.cards is a set"),
        (FrozenState, r"state.cards\[\] is a frozenset"),
        (AnyState, "state.thing is Any"),
        (ObjectState, "state.other is an object"),
        (BareState, r"state.cards\[\] is Any"),
    ],
)
def test_a_state_is_plain_data(state: type[GameState], problem: str) -> None:
    with pytest.raises(BrokenPromise, match=problem):
        testing.check_state_type(replace(CARDS, state=state))  # type: ignore[arg-type]
    with pytest.raises(BrokenPromise, match=problem):
        check_game(replace(CARDS, state=state))  # type: ignore[arg-type]


def test_a_state_may_hold_itself() -> None:
    testing.check_state_type(replace(CARDS, state=NestedState))  # type: ignore[arg-type]


# Chance


def test_the_global_random() -> None:
    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        random.shuffle(g.state.deck)
        yield from turn(g, seat)

    said = broken(turns(take_turn), testing.check_determinism)
    assert "same seed and choices differ in their state after" in said


def test_the_global_random_is_left_as_it_was() -> None:
    random.seed(5)
    expected = random.random()
    random.seed(5)
    testing.check_determinism(Setting(CARDS, 2))
    assert random.random() == expected


def test_a_rule_that_is_not_deterministic() -> None:
    counter = itertools.count()

    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        g.state.players[seat].score += next(counter) % 7
        yield from turn(g, seat)

    assert "differ in their state" in broken(turns(take_turn), testing.check_determinism)


def test_options_in_another_order() -> None:
    flip = itertools.cycle((1, -1, 1))

    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        order = next(flip)
        yield ask(seat, TURN, [Play(card) for card in g.state.players[seat].hand][::order])
        g.state.stage = "over"

    assert "differ in their" in broken(turns(take_turn), testing.check_determinism)


# Copies


def test_state_shared_between_copies() -> None:
    shared: list[int] = []

    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        yield from turn(g, seat)
        shared.append(seat)
        g.state.players[seat].score += len(shared) % 5

    assert "a copy goes on differently" in broken(turns(take_turn), testing.check_forks)


def test_a_state_that_holds_something_shared() -> None:
    pile = [100]

    def play(g: AnyGame) -> Flow:
        g.state.pile = pile
        yield from play_cards(g)

    broken(with_play(play, invariants=lambda _g: None), testing.check_forks)


def test_data_that_change() -> None:
    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        yield from turn(g, seat)
        g.data["turns"] = g.data.get("turns", 0) + 1

    assert "changes the game's data" in broken(turns(take_turn), testing.check_forks)


def test_a_variable_that_a_checkpoint_forgets() -> None:
    def play(g: AnyGame) -> Flow:
        deal(g) if g.state.stage == "setup" else None
        bonus = 0
        while g.state.stage == "turns":
            yield CHECKPOINT
            yield from turn(g, g.state.turn)
            bonus += 1
            g.state.players[0].score += bonus

    said = broken(with_play(play), testing.check_forks)
    assert "a copy goes on differently from the original: state" in said


def test_a_game_that_does_not_pick_up_at_its_checkpoint() -> None:
    def play(g: AnyGame) -> Flow:
        deal(g) if g.state.stage == "setup" else None
        while g.state.stage == "turns":
            yield from turn(g, g.state.turn)
            yield CHECKPOINT

    assert "another history" in broken(with_play(play), testing.check_forks)


class Listing(Event, frozen=True, tag="listing"):
    cards: list[int]


def test_an_event_that_changes_afterwards() -> None:
    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        g.emit(Listing(g.state.pile))
        yield from turn(g, seat)

    ruleset = replace(turns(take_turn), events=(*CARDS.events, Listing))
    assert "an old event changed" in broken(ruleset, testing.check_forks)


def test_a_view_that_changes_afterwards() -> None:
    def view(g: AnyGame, seat: Seat | None) -> CardsView:
        return msgspec.structs.replace(view_cards(g, seat), pile=g.state.pile)

    said = broken(replace(CARDS, view=view), testing.check_views)
    assert "an old view of a spectator changed with the game" in said


def test_a_view_with_a_part_that_is_out_of_date() -> None:
    @kept_by(lambda _g: None)
    def pile(g: AnyGame) -> list[int]:
        return list(g.state.pile)

    def view(g: AnyGame, seat: Seat | None) -> CardsView:
        return msgspec.structs.replace(view_cards(g, seat), pile=pile(g))

    said = broken(replace(CARDS, view=view), testing.check_views)
    assert "the view of a spectator is out of date" in said


def test_a_record_that_does_not_replay() -> None:
    tables = itertools.count()

    def play(g: AnyGame) -> Flow:
        if g.state.stage == "setup":
            g.state.deck = list(range(1, 19))
            number = next(tables)
            g.state.players[0].hand = [g.state.deck.pop(number % 3) for _ in range(3)]
            g.state.stage = "turns"
        yield from play_cards(g)

    setting = Setting(with_play(play, invariants=lambda _g: None), 2)
    with pytest.raises(BrokenPromise):
        testing.check_replay(setting)


# Encoding


def test_a_view_of_another_type() -> None:
    class Other(msgspec.Struct):
        hand: list[str]

    said = broken(replace(CARDS, view_type=Other), testing.check_encoding)
    assert "the view of seat 0" in said
    assert "does not survive json" in said


def test_a_view_that_lies_about_its_types() -> None:
    def view(g: AnyGame, seat: Seat | None) -> CardsView:
        return msgspec.structs.replace(view_cards(g, seat), pile=tuple(g.state.pile))

    assert "does not survive encoding" in broken(replace(CARDS, view=view), testing.check_encoding)


def test_a_state_that_lies_about_its_types() -> None:
    def play(g: AnyGame) -> Flow:
        yield from play_cards(g)
        g.state.pile = tuple(g.state.pile)

    assert "the state does not survive" in broken(with_play(play), testing.check_encoding)


# Words

WordsChange = Callable[[str, str, str], AnyRuleset]


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WordsChange:
    """Makes a card game whose catalogue of a language has something replaced."""
    names = itertools.count()

    def change(language: str, old: str, new: str) -> AnyRuleset:
        name = f"toy_words_{tmp_path.name}_{next(names)}"
        folder = tmp_path / name / "locale"
        shutil.copytree(Path(__file__).parent / "locale", folder)
        file = folder / f"{language}.ftl"
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")
        return replace(CARDS, package=name)

    monkeypatch.syspath_prepend(tmp_path)
    return change


def test_missing_polish_words(words: WordsChange) -> None:
    ruleset = words("pl", "option-draw = Dobierz\n", "")
    with pytest.raises(BrokenPromise, match="the pl catalogue lacks option-draw"):
        check_game(ruleset)
    said = broken(ruleset, testing.check_words)
    assert "Draw() cannot be said in pl: there is no message option-draw" in said


@pytest.mark.parametrize(
    ("language", "old", "new", "problem"),
    [
        ("pl", "    .others = { $player } może dobrać kartę.\n", "", "ask-more.others"),
        ("en", "section-scores", "section-stores", "section-scores"),
        ("pl", "card-7 =", "card-77 =", "card-7"),
        ("pl", "{ $gains }", "{ $gain }", "event-played: Unknown external: gain"),
        ("en", "event-drew = { $seat }", 'event-drew = { "{" }', "says “{"),
        ("en", "option-draw = Draw", 'option-draw = { "" }', "option-draw says"),
    ],
)
def test_words_that_cannot_be_said(
    words: WordsChange, language: str, old: str, new: str, problem: str
) -> None:
    said = broken(words(language, old, new), testing.check_words)
    assert f"cannot be said in {language}" in said
    assert problem in said


@pytest.mark.parametrize(
    ("language", "old", "new", "problem"),
    [
        ("en", "game-name =", "game-nome =", "game-name"),
        ("pl", "game-tagline =", "game-tagline-2 =", "game-tagline"),
        ("pl", "ending-deck =", "ending-desk =", "ending-deck"),
        ("en", "score-points", "score-pints", "score-points"),
        ("en", "game-option-short =", "game-option-shirt =", "game-option-short"),
        ("pl", "    .help = Ile kart ma każdy na ręce.\n", "", "game-option-hand.help"),
        (
            "en",
            "game-option-scoring-sum =",
            "game-option-scoring-some =",
            "game-option-scoring-sum",
        ),
    ],
)
def test_labels_that_are_missing(
    words: WordsChange, language: str, old: str, new: str, problem: str
) -> None:
    ruleset = words(language, old, new)
    with pytest.raises(BrokenPromise, match=f"in {language}: there is no message {problem}"):
        testing.check_labels(ruleset)
    with pytest.raises(BrokenPromise):
        check_game(ruleset)


def test_catalogues_that_are_no_fluent(words: WordsChange) -> None:
    with pytest.raises(BrokenPromise, match=r"pl.ftl: this is not Fluent: option-draw Dobierz"):
        check_game(words("pl", "option-draw = Dobierz", "option-draw Dobierz"))
    with pytest.raises(BrokenPromise, match=r"en.ftl: option-draw is there twice"):
        check_game(words("en", "option-stop =", "option-draw ="))


def test_a_game_leaves_the_front_ends_their_messages(words: WordsChange) -> None:
    with pytest.raises(BrokenPromise, match=r"table-top begins like a message of .* a front end"):
        check_game(words("en", "option-stop =", "table-top = Top\noption-stop ="))


def test_polish_may_have_words_of_its_own(words: WordsChange) -> None:
    testing.check_catalogues(words("pl", "card-7 =", "card-7-genitive = karty\ncard-7 ="))


# Refusals and rule numbers


def test_a_refusal_that_fails() -> None:
    def refuse(g: AnyGame, seat: Seat, _asked: Ask, option: Any) -> Refused:
        return Refused("not-in-hand", card=g.state.players[seat].hand.index(option.card))

    said = broken(replace(CARDS, refuse=refuse), testing.check_refusals)
    assert "Error" in said


def test_a_refusal_that_fails_for_what_no_honest_client_sends() -> None:
    def refuse(g: AnyGame, seat: Seat, asked: Ask, option: Option) -> Refused:
        if isinstance(option, Play):
            DECK.index(option.card)
        return refuse_cards(g, seat, asked, option)

    said = broken(replace(CARDS, refuse=refuse), testing.check_refusals)
    assert "to refuse Play(card=" in said
    assert "which is asked “turn”, fails: ValueError(" in said


def test_a_refusal_without_words() -> None:
    def refuse(_g: AnyGame, _seat: Seat, _asked: Ask, _option: Option) -> Refused:
        return Refused("just-so")

    said = broken(replace(CARDS, refuse=refuse), testing.check_refusals)
    assert "the refusal “just-so” cannot be said in en" in said


class Sell(Option, frozen=True, tag="sell"):
    cards: Annotated[tuple[int, ...], ANY_ORDER]
    price: Annotated[int, IMPLIED] = 0


def selling(options: Sequence[Option]) -> AnyRuleset:
    """The card game, in which something is sold before the first turn."""

    def play(g: AnyGame) -> Flow:
        yield ask(0, MORE, options)
        yield from play_cards(g)

    return with_play(play, moves=(*CARDS.moves, Sell))


def test_what_means_an_option_is_taken_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = selling([Sell((1, 2), 3), Sell((1, 3), 4)])
    testing.check_refusals(Setting(ruleset, 2))

    def exact(options: Sequence[Option], option: Option) -> int | None:
        return options.index(option) if option in options else None

    monkeypatch.setattr("kosmodrom.core.table.find_option", exact)
    said = broken(ruleset, testing.check_refusals, seats=2)
    assert "Sell(cards=(1, 2), price=0) means Sell(cards=(1, 2), price=3), but is refused" in said


def test_a_price_that_was_none_means_a_price_left_out() -> None:
    def play(g: AnyGame) -> Flow:
        for number in range(40):
            yield ask(0, MORE, [Sell((1, 2), number % 2), Sell((1, 3), number % 2)])
        yield from play_cards(g)

    ruleset = with_play(play, moves=(*CARDS.moves, Sell))
    testing.check_refusals(Setting(ruleset, 2))


def test_options_that_differ_only_in_what_is_implied() -> None:
    said = broken(selling([Sell((1, 2), 3), Sell((1, 2), 4)]), testing.check_refusals, seats=2)
    assert "Sell(cards=(1, 2), price=0) means Sell(cards=(1, 2), price=4)" in said


def sold_in(options: Sequence[Option]) -> list[Sell]:
    return [option for option in options if isinstance(option, Sell)]


def test_a_malformed_option_that_is_not_refused() -> None:
    class Rows(list[Option]):
        """Options that are looked up by what they hold, whatever that is."""

        def index(self, option: Any, *_: Any) -> int:
            if not isinstance(option, Sell):
                raise ValueError
            return [len(sold.cards) for sold in sold_in(self)].index(len(option.cards))

    said = broken(selling(Rows([Sell((1, 2)), Sell((1,))])), testing.check_refusals, seats=2)
    assert "to refuse Sell(cards=None, price=0) to seat 0, which is asked “more”, fails" in said


def test_a_refusal_that_changes_the_table() -> None:
    def refuse(g: AnyGame, seat: Seat, asked: Ask, option: Option) -> Refused:
        g.state.players[seat].score -= 1
        return refuse_cards(g, seat, asked, option)

    assert "changes the table" in broken(replace(CARDS, refuse=refuse), testing.check_refusals)


RULES = """
# Toys
## Turns
- **TOY-101** Play a card.
- **TOY-102** Draw a card, or do not.
"""


def test_rule_numbers_are_looked_up(words: WordsChange, tmp_path: Path) -> None:
    ruleset = replace(words("en", "Draw", "Draw"), turns=lambda _g, _question: ("TOY-101",))
    (tmp_path / ruleset.package / "rules.md").write_text(RULES, encoding="utf-8")
    check_game(ruleset, games=1)

    def play(g: AnyGame) -> Flow:
        yield ask(0, Question("more", ("TOY-102", "TOY-999")), [Stop()])
        yield from play_cards(g)

    said = broken(replace(ruleset, play=play), testing.check_play)
    assert "the question “more” names rules that do not exist: TOY-999" in said

    def refuse(_g: AnyGame, _seat: Seat, _asked: Ask, _option: Option) -> Refused:
        return Refused("not-offered", ("TOY-888",))

    said = broken(replace(ruleset, refuse=refuse), testing.check_refusals)
    assert "the refusal “not-offered” names rules that do not exist: TOY-888" in said


def test_acting_out_of_turn_names_a_rule(words: WordsChange, tmp_path: Path) -> None:
    ruleset = words("en", "Draw", "Draw")
    (tmp_path / ruleset.package / "rules.md").write_text(RULES, encoding="utf-8")
    said = broken(ruleset, testing.check_refusals)
    assert "acts out of turn while “" in said
    assert "no rule on turns is named" in said


def test_turns_do_not_tell_what_is_asked_unseen() -> None:
    def garden(_g: AnyGame, seat: Seat) -> Flow:
        yield ask(seat, WORK if seat else TURN, [Rest()])

    def play(g: AnyGame) -> Flow:
        yield CHECKPOINT
        yield parallel({seat: garden(g, seat) for seat in range(g.seats)})

    ruleset = with_play(play, GARDENS)
    testing.check_refusals(Setting(ruleset, 2))
    said = broken(
        replace(ruleset, turns=lambda _g, question: (question.id,)),
        testing.check_refusals,
        seats=2,
    )
    assert "while seats are apart, turns tell what they are asked" in said


# Undo


def test_branches_that_depend_on_each_other() -> None:
    def garden(g: AnyGame, seat: Seat) -> Flow:
        for _ in range(3):
            yield ask(seat, WORK, [Rest()])
            busiest = max(len(player.beds) for player in g.state.players)
            g.state.players[seat].beds.append(busiest)

    def play(g: AnyGame) -> Flow:
        while g.state.season <= 3:
            yield CHECKPOINT
            yield parallel({seat: garden(g, seat) for seat in range(g.seats)})
            g.state.season += 1

    assert "makes them again and stands elsewhere" in broken(
        with_play(play, GARDENS), testing.check_undo
    )


# Copies in the middle of a move


def reentrant(branch: Callable[[AnyGame, Seat], Flow]) -> AnyRuleset:
    """The orchards with other work."""

    def play(g: AnyGame) -> Flow:
        while g.state.season <= 3:
            yield CHECKPOINT
            yield parallel({seat: branch(g, seat) for seat in range(g.seats)})
            g.state.season += 1

    return with_play(play, ORCHARDS)


def test_a_reentry_that_forgets_where_it_was() -> None:
    def branch(g: AnyGame, seat: Seat) -> Flow:
        for _ in range(3):
            yield REENTRY
            yield ask(seat, WORK, [Dig(), Rest()])
        g.state.players[seat].beds.append(g.state.season)

    assert "a copy goes on differently" in broken(reentrant(branch), testing.check_forks)


def test_a_reentry_that_tells_something_again() -> None:
    def branch(g: AnyGame, seat: Seat) -> Flow:
        player: Garden = g.state.players[seat]
        g.emit(Season(g.state.season))
        while len(player.beds) < 3 * g.state.season:
            yield REENTRY
            yield ask(seat, WORK, [Dig(), Rest()])
            player.beds.append(0)

    said = broken(reentrant(branch), testing.check_forks)
    assert "a copy goes on differently from the original: log" in said


def test_a_flow_that_does_not_stay_at_its_end() -> None:
    def branch(g: AnyGame, seat: Seat) -> Flow:
        player: Garden = g.state.players[seat]
        if len(player.beds) < 3 * g.state.season:
            yield REENTRY
            yield ask(seat, WORK, [Dig(), Rest()])
        player.beds += [0] * 3

    said = broken(reentrant(branch), testing.check_forks)
    assert "a copy" in said


# What a seat may know


def test_a_view_that_leaks() -> None:
    def view(g: AnyGame, seat: Seat | None) -> CardsView:
        return msgspec.structs.replace(view_cards(g, seat), deck=sum(g.state.deck))

    said = broken(replace(CARDS, view=view), testing.check_blindness)
    assert "can tell a guess from the truth by the view" in said


def test_a_spectator_s_view_that_leaks() -> None:
    def view(g: AnyGame, seat: Seat | None) -> CardsView:
        return view_cards(g, 0 if seat is None else seat)

    said = broken(replace(CARDS, view=view), testing.check_blindness)
    assert "by the spectator's view" in said


def test_events_that_leak_after_a_guess() -> None:
    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        yield from turn(g, seat)
        if g.state.deck:
            g.emit(Played(seat, g.state.deck[-1], {}))

    said = broken(turns(take_turn), testing.check_boundaries)
    assert "without g.reveal()" in said
    assert "events" in said


def test_a_choice_that_does_what_nobody_foresees() -> None:
    calls = iter(range(1, 10_000))

    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        yield ask(seat, TURN, [Stop(), Draw()])
        g.emit(Played(seat, next(calls), {}))
        yield from turn(g, seat)

    said = broken(turns(take_turn), testing.check_outcomes)
    assert "would do" in said


def test_options_that_leak() -> None:
    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        hand = g.state.players[seat].hand
        yield ask(seat, TURN, lambda: [Play(hand[0]), *([Stop()] if g.state.deck[-1] % 2 else [])])
        yield from turn(g, seat)

    said = broken(turns(take_turn), testing.check_blindness)
    assert "by the options" in said


def test_questions_that_leak() -> None:
    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        question = MORE if max(g.state.players[seat].hand) % 2 else TURN
        yield ask(seat, question, [Stop()], Turn(1))
        yield from turn(g, seat)

    said = broken(turns(take_turn), testing.check_blindness)
    assert "by the others' questions" in said


def test_a_redeal_that_changes_what_the_seat_knows() -> None:
    def redeal(g: AnyGame, _seat: Seat, guess: Random) -> None:
        redeal_cards(g, -1, guess)

    said = broken(replace(CARDS, redeal=redeal), testing.check_blindness)
    assert "by the view" in said or "by the options" in said


def test_a_redeal_that_breaks_the_invariants() -> None:
    def redeal(g: AnyGame, seat: Seat, guess: Random) -> None:
        redeal_cards(g, seat, guess)
        g.state.deck[:] = [99] * len(g.state.deck)

    said = broken(replace(CARDS, redeal=redeal), testing.check_blindness)
    assert "cannot be played on" in said
    assert "cards are lost or doubled" in said


PUBLIC = replace(CARDS, view=lambda g, _seat: view_cards(g, None))
"""The card game with hands that not even their owners see, but for their options."""


@pytest.mark.parametrize(
    ("ruleset", "where"),
    [
        (CARDS, "in their view"),
        (PUBLIC, "by the options"),
        (replace(PUBLIC, redeal=lambda *_: None), "in their events"),
        (BIDS, "does not see all choices"),
        (GARDENS, ""),
    ],
    ids=["hands", "options", "events", "sealed bids", "apart"],
)
def test_a_game_that_denies_its_secrets(ruleset: AnyRuleset, where: str) -> None:
    said = broken(replace(ruleset, secrets=False), testing.check_openness)
    assert "secrets=False, but" in said
    assert where in said


def test_a_view_that_says_who_is_looking_is_no_secret() -> None:
    class Looked(ScoreView, frozen=True):
        seat: Seat | None = None

    def view(g: AnyGame, seat: Seat | None) -> Looked:
        return Looked(g.state.scores, g.state.row, seat=seat)

    testing.check_openness(Setting(replace(MARKET, view=view), 2))


def test_options_made_before_the_redeal() -> None:
    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        player = g.state.players[seat]
        yield ask(seat, MORE, [Stop()])
        chosen = yield ask(seat, TURN, [Play(card) for card in player.hand], Turn(1))
        player.hand.remove(chosen.card)
        g.state.pile.append(chosen.card)
        if g.state.deck:
            draw(g, seat)
        else:
            g.state.stage = "over"
        g.state.turn = (seat + 1) % g.seats

    said = broken(turns(take_turn), testing.check_blindness)
    assert "cannot be played on" in said
    assert "a rule fails" in said


def test_a_guess_that_changes_the_original() -> None:
    shared: list[CardsPlayer] = []

    def redeal(g: AnyGame, seat: Seat, guess: Random) -> None:
        redeal_cards(g, seat, guess)
        for player in shared:
            player.score += 1

    def play(g: AnyGame) -> Flow:
        shared[:] = [*shared, *g.state.players][-50:]
        yield from play_cards(g)

    ruleset = with_play(play, redeal=redeal)
    assert "changes the original" in broken(ruleset, testing.check_blindness)


def test_an_unmarked_boundary() -> None:
    def take_turn(g: AnyGame, seat: Seat) -> Flow:
        player = g.state.players[seat]
        chosen = yield ask(seat, TURN, lambda: [Play(card) for card in player.hand], Turn(1))
        player.hand.remove(chosen.card)
        g.state.pile.append(chosen.card)
        player.hand.append(g.state.deck.pop())
        g.state.turn = (seat + 1) % g.seats
        if not g.state.deck:
            g.state.stage = "over"

    said = broken(turns(take_turn), testing.check_boundaries)
    assert "makes something known to seat" in said
    assert "without g.reveal(), by the view" in said


def test_a_find_that_is_told_too_early() -> None:
    def garden(g: AnyGame, seat: Seat) -> Flow:
        player: Garden = g.state.players[seat]
        for _ in range(3):
            yield ask(seat, WORK, [Dig()])
            player.finds.append(g.rng.below(6))

    def play(g: AnyGame) -> Flow:
        while g.state.season <= 3:
            yield CHECKPOINT
            yield parallel({seat: garden(g, seat) for seat in range(g.seats)})
            g.state.season += 1

    def conceal(_before: Any, now: Any, _seat: Seat | None) -> Any:
        return now

    ruleset = with_play(play, GARDENS, conceal=conceal)
    said = broken(ruleset, testing.check_blindness)
    assert "by the view" in said


# Settings


def test_option_sets_are_the_defaults_and_every_other_value() -> None:
    assert list(option_sets(CARDS)) == [
        {},
        {"hand": 1},
        {"hand": 3},
        {"scoring": "count"},
        {"short": True},
    ]


def test_settings_leave_out_what_the_game_refuses() -> None:
    def only_two(options: Any, seats: int, _automas: int) -> None:
        if options.short and seats == 3:
            raise GameOptionsError("error-option-value", field="short", value=True, allowed=())

    ruleset = replace(CARDS, check_game_options=only_two)
    found = [(setting.seats, setting.options) for setting in settings(ruleset, thorough=True)]
    assert (2, {"short": True}) in found
    assert (3, {"short": True}) not in found
    assert (3, {}) in found
    assert not any(seats == 3 and "short" in options for seats, options in found)
    assert [setting.seats for setting in settings(ruleset, options=[{"short": True}])] == [2]


def test_a_game_without_any_setting_is_broken() -> None:
    def nothing(_options: Any, seats: int, _automas: int) -> None:
        if seats == 3:
            raise GameOptionsError("error-option-value", field="short", value=True, allowed=())

    with pytest.raises(BrokenPromise, match=r"accepts none of the option sets .3 seats"):
        list(settings(replace(CARDS, check_game_options=nothing)))
    with pytest.raises(BrokenPromise, match="accepts none of the option sets"):
        list(settings(CARDS, options=[{"hand": 99}]))


def test_option_sets_may_be_given() -> None:
    found = settings(CARDS, options=iter([{"hand": 3, "short": True}]), games=2, seed="x")
    assert [(setting.seats, setting.seed) for setting in found] == [(2, "x-0"), (2, "x-1")]


def test_data_may_be_given() -> None:
    seen = []

    def play(g: AnyGame) -> Flow:
        seen.append(g.data)
        yield from play_cards(g)

    check_game(with_play(play), games=1, options=[{}], data={"mine": 1})
    assert all(data == {"mine": 1} for data in seen)


# Golden games


@pytest.fixture
def golden(tmp_path: Path) -> Path:
    """A recorded game for each ending of the card game."""
    for number in range(20):
        options = {"short": bool(number % 2)}
        table = Table.start(CARDS, seats=2, seed=number, options=options)
        result = finish(table, Random.seeded(number)).result
        assert result is not None
        testing.save_golden(table, tmp_path, result.ending)
    assert {file.name.split(".")[0] for file in tmp_path.iterdir()} == set(CARDS.endings)
    return tmp_path


def test_golden_games_replay(golden: Path) -> None:
    check_game(CARDS, games=1, options=[{}], golden=golden)


def test_every_ending_has_a_golden_game(golden: Path) -> None:
    (golden / "target.json").unlink()
    with pytest.raises(BrokenPromise, match="no game that ends by target"):
        check_game(CARDS, games=1, options=[{}], golden=golden)


def test_golden_games_are_played_to_the_end(golden: Path) -> None:
    Table.start(CARDS, seats=2, seed=1).history.save(golden / "start.json")
    with pytest.raises(BrokenPromise, match=r"start.json: the game is not played to its end"):
        check_golden(CARDS, golden)


def test_golden_games_replay_byte_for_byte(golden: Path) -> None:
    file = golden / "deck.json"
    file.write_bytes(file.read_bytes().replace(b'"rules":1', b'"rules": 1'))
    with pytest.raises(BrokenPromise, match=r"deck.json: the record differs"):
        check_golden(CARDS, golden)
    with pytest.raises(BrokenPromise, match=r"deck.json: This record was played with rules"):
        check_golden(replace(CARDS, version=2), golden)


def test_golden_games_end_with_the_recorded_scores(golden: Path) -> None:
    def result(g: AnyGame) -> Result:
        counted = CARDS.result(g)
        return msgspec.structs.replace(counted, scores=tuple(2 * n for n in counted.scores))

    with pytest.raises(BrokenPromise, match=r"deck.json: the result differs"):
        check_golden(replace(CARDS, result=result), golden)
    (golden / "deck.result.json").unlink()
    with pytest.raises(BrokenPromise, match=r"there is no result beside it: deck.result.json"):
        check_golden(CARDS, golden)


NO_REDEAL: Any = next(field.default for field in fields(Ruleset) if field.name == "redeal")


def test_what_is_known_only_to_some_is_redealt() -> None:
    ruleset = replace(CARDS, redeal=NO_REDEAL)
    said = broken(ruleset, testing.check_redeals)
    assert "is told to (" in said
    assert "alone, and nothing redeals what others do not know (Ruleset.redeal)" in said


def test_what_becomes_known_is_redealt() -> None:
    said = broken(replace(MARKET, redeal=lambda *_: None), testing.check_redeals, seats=2)
    assert "Take at “take” made something known 5 times, and no guess was different" in said
    said = broken(replace(MARKET, redeal=NO_REDEAL), testing.check_redeals, seats=2)
    assert "is it redealt (Ruleset.redeal)?" in said


def test_what_is_told_to_too_many() -> None:
    def draw(g: AnyGame, seat: Seat) -> Flow:
        match (yield ask(seat, MORE, [Draw(), Stop()])):
            case Draw():
                card = g.state.deck.pop()
                g.state.players[seat].hand.append(card)
                g.reveal()
                g.emit(Drew(seat, card))
        g.state.turn = (seat + 1) % g.seats
        if not g.state.deck:
            g.state.stage = "over"

    said = broken(turns(draw), testing.check_redeals)
    assert "everybody is told the card of Drew, and guesses deny it" in said
