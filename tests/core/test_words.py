"""Words: both languages, plurals, and what stands for what."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from kosmodrom.core.asks import ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.events import Event
from kosmodrom.core.options import CLOCK, Option
from kosmodrom.core.words import (
    CORE,
    LANGUAGES,
    Counted,
    Numbered,
    SeatId,
    Telling,
    Word,
    Words,
    catalogue,
    telling,
)
from kosmodrom.testing import check_catalogues
from tests.core.toys import CARDS, PACKAGE, TURN, Bids, Drew, Play, Played, Turn, with_play

EN = Words("en", (PACKAGE,), ("Ala", "Olek"))
PL = Words("pl", (PACKAGE,), ("Ala", "Olek"))


@pytest.mark.parametrize(
    ("count", "text"), [(1, "1 punkt"), (3, "3 punkty"), (5, "5 punktów"), (22, "22 punkty")]
)
def test_polish_plurals(count: int, text: str) -> None:
    assert PL("amount-points", count=count) == text


@pytest.mark.parametrize("count", [10**15 + 1, -(10**40), 1e300, float("inf")])
def test_numbers_beyond_reason(count: float) -> None:
    assert str(count) in PL("amount-points", count=count)


@pytest.mark.parametrize(
    ("alone", "text"),
    [(0, "samodzielnie: coś"), (1, "ostatni ruch"), (2, "2 ruchy"), (5, "5 ruchów")],
)
def test_polish_plurals_of_the_core(alone: int, text: str) -> None:
    assert text in PL.error(Refused("undo-needs-consent", alone=alone))


def test_the_core_has_every_word_in_both_languages() -> None:
    check_catalogues(with_play(None, package=CORE))
    assert [name for name, _ in catalogue("pl", CORE)] == ["pl.ftl"]


def test_an_event_is_told_with_what_its_fields_stand_for() -> None:
    event = Played(1, 7, {"points": 7})
    assert EN.tell(event) == "Olek plays card 7: 7 points."
    assert PL.tell(event) == "Olek zagrywa: karta 7; 7 punktów."
    assert EN.tell(Bids((1, 2))) == "The bids are 1, 2."
    assert EN.tell(Drew(4, 2)) == "Player 5 draws card 2."


def test_options_and_prompts() -> None:
    asked = ask(0, TURN, [Play(3)], Turn(11))
    assert EN.tell(Play(3)) == "Play card 3"
    assert EN.prompt(asked, deciding=True) == "Play a card (11 left)."
    assert PL.prompt(asked, deciding=False) == "Ala zagrywa kartę."


def test_the_clock_has_a_name() -> None:
    assert (EN.seat(CLOCK), PL.seat(CLOCK)) == ("The clock", "Zegar")


def test_errors_name_the_rules_behind_them() -> None:
    refused = Refused("not-in-hand", ("TOY-101", "TOY-102"), card=3)
    assert EN.error(refused) == "You do not hold 3. (TOY-101, TOY-102)"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package whose Polish lacks a word."""
    name = f"words_toy_{tmp_path.name.replace('-', '_')}"
    folder = tmp_path / name / "locale"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("hello = Hello { $name }\n    .shout = HELLO\n", "utf-8")
    (folder / "en.more.ftl").write_text("thing-red = the red one\nonly = Only English\n", "utf-8")
    (folder / "pl.ftl").write_text("hello = Cześć { $name }\nthing-red = czerwona\n", "utf-8")
    (folder / "notes.txt").write_text("hello = Nothing\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return name


def test_what_polish_lacks_is_said_in_english(package: str) -> None:
    words = Words("pl", (package,))
    assert words("hello", name="Ala") == "Cześć Ala"
    assert words("hello.shout") == "HELLO"
    assert words("only") == "Only English"
    assert not words.has("only")
    assert words.has("hello")
    assert not words.has("hello.shout")
    assert Words("en", (package,)).has("hello.shout")


def test_each_game_says_a_message_that_two_have_in_its_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    for game, text in (("one_of_two", "Take a card"), ("other_of_two", "Take a die")):
        (tmp_path / game / "locale").mkdir(parents=True)
        messages = f"option-take = {text}\nclock = Sand of {game}\nonly-{game[:3]} = Here\n"
        (tmp_path / game / "locale" / "en.ftl").write_text(messages, "utf-8")
    for order in (("one_of_two", "other_of_two"), ("other_of_two", "one_of_two")):
        one, other = (Words("en", (game, "kosmodrom.bots")) for game in order)
        assert {one("option-take"), other("option-take")} == {"Take a card", "Take a die"}
        # Before the house's own, which are found where the game has none.
        assert one.seat(CLOCK) == f"Sand of {order[0]}"
        assert one("refusal-finished") == "The game is over."
        # And never in the other game.
        assert one.has(f"only-{order[0][:3]}")
        assert not one.has(f"only-{order[1][:3]}")


def test_what_nobody_knows_is_said_by_its_id(package: str) -> None:
    assert Words("pl", (package,))("no-such-message") == "no-such-message"


def test_an_unknown_language_is_english(package: str) -> None:
    assert Words("xx", (package,))("only") == "Only English"


def test_a_package_without_words_has_none() -> None:
    assert Words("pl", ("kosmodrom",))("refusal-finished") == "Gra się skończyła."


class Marked(Event, frozen=True, tag="marked"):
    seat: SeatId | None
    things: tuple[Annotated[str, Word("thing")], ...]
    counts: Annotated[dict[str, int], Counted("amount")]
    maybe: Annotated[str, Word("thing")] | None = None
    flag: bool = True
    plain: int | str = 3
    slot: Annotated[int, Numbered()] = 0


def test_fields_are_told_by_their_type(package: str) -> None:
    words = Words("en", (package, PACKAGE), ("Ala",))
    fields = words._fields(Marked(0, ("red", "red"), {"points": 2, "none": 0}, "red"))
    assert fields == {
        "seat": "Ala",
        "things": "the red one ×2",
        "counts": "2 points",
        "maybe": "the red one",
        "flag": "true",
        "plain": 3,
        "slot": 1,
    }
    empty = words._fields(Marked(None, (), {}))
    assert (empty["seat"], empty["things"], empty["counts"]) == ("", "none", "none")


def test_a_tag_with_underscores_is_a_message_with_dashes() -> None:
    class LongTag(Option, frozen=True, tag="long_tag"):
        pass

    assert EN.tell(LongTag()) == "option-long-tag"


class TakeCard(Option, frozen=True, tag="take_card"):
    pass


def test_what_an_option_is_good_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "why_toy" / "locale"
    folder.mkdir(parents=True)
    messages = "option-take-card = Take\n    .why = It is yours.\n"
    (folder / "en.ftl").write_text(messages, "utf-8")
    (folder / "pl.ftl").write_text("option-take-card = Weź\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    english, polish = (Words(language, ("why_toy",)) for language in LANGUAGES)
    assert english.why(TakeCard()) == "It is yours."
    # Half a choice in another language would be worse than none.
    assert polish.why(TakeCard()) == ""
    assert EN.why(Play(3)) == ""


def test_about_is_told_by_its_name() -> None:
    class Thing(msgspec.Struct):
        pass

    assert EN.tell(Thing()) == "about-thing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_found_by_language(language: str, package: str) -> None:
    names = [name for name, _ in catalogue(language, package)]
    assert names == {"en": ["en.ftl", "en.more.ftl"], "pl": ["pl.ftl"]}[language]
    assert CARDS.package == PACKAGE


class Manifold(Option, frozen=True, tag="manifold"):
    card: Annotated[str, Word("card")]
    maybe: Annotated[str, Word("card")] | None
    by: SeatId
    gains: Annotated[dict[str, int], Counted("amount")]
    cards: tuple[Annotated[str, Word("card")], ...]
    number: int
    slot: Annotated[int, Numbered()]


def test_how_fields_are_told_can_be_told_to_others() -> None:
    assert telling(Manifold) == {
        "card": Telling("word", "card"),
        "maybe": Telling("word", "card"),
        "by": Telling("seat"),
        "gains": Telling("counted", "amount"),
        "cards": Telling("list", of=Telling("word", "card")),
        "number": Telling("plain"),
        "slot": Telling("numbered"),
    }
    assert list(telling(Played)) == ["seat", "card", "gains"]


def test_what_a_message_refers_to_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages are parsed one by one, with those that they refer to."""
    folder = tmp_path / "words_of_words" / "locale"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text(
        "# A comment = not a message\n"
        'first = { second } and { -term(form: "many") }{ third.more }\n'
        "second = two { $n ->\n"
        "    [one] thing\n"
        "   *[other] things\n"
        "}\n"
        "## A group\n"
        "-term = { $form ->\n"
        "   *[one] term\n"
        "    [many] terms\n"
        "    }\n"
        "third =\n"
        "    .more = , more\n"
        "    of { first-of-all }\n"
        "broken = { \n"
        "first-of-all = all = everything\n"
        "second = never said\n",
        "utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    words = Words("en", ("words_of_words",))
    assert words("first", n=2) == "two things and terms, more\nof all = everything"
    assert words("second", n=1) == "two thing"
    assert not words.has("third")
    assert words.has("third.more")
    assert not words.has("broken")
    assert not words.has("A")
    assert not words.has("one")
