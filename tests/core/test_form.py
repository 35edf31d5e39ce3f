"""Game options as a form, and what is wrong with options that do not fit."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
import pytest

from kosmodrom.core.errors import GameOptionsError
from kosmodrom.core.form import Field, form, read_game_options
from kosmodrom.core.game import GameOptions
from tests.core.toys import CARDS, CardsOptions, NoOptions


def test_fields_come_in_order_with_what_a_front_end_needs() -> None:
    assert form(CardsOptions) == (
        Field("hand", "number", 2, min=1, max=3),
        Field("scoring", "choice", "sum", choices=("sum", "count")),
        Field("short", "flag", False),
    )
    assert [entry.allowed for entry in form(CardsOptions)] == [
        ("1-3",),
        ("sum", "count"),
        ("true", "false"),
    ]
    assert form(NoOptions) == ()


def test_choices_keep_the_order_they_are_written_in() -> None:
    class Options(GameOptions, frozen=True):
        map: Literal["small", "large", "huge"] = "large"

    assert form(Options)[0].choices == ("small", "large", "huge")


def test_what_else_is_said_of_fields() -> None:
    class Options(GameOptions, frozen=True):
        first: Annotated[Literal["random", "2", "1"], msgspec.Meta(extra={"seat": True})] = "random"
        deck: Literal["usual", "own"] = "usual"
        cards: Annotated[int, msgspec.Meta(ge=0, le=9, extra={"needs": {"deck": "own"}})] = 3

    assert form(Options) == (
        Field("first", "choice", "random", choices=("random", "2", "1"), seat=True),
        Field("deck", "choice", "usual", choices=("usual", "own")),
        Field("cards", "number", 3, min=0, max=9, needs={"deck": "own"}),
    )


class Needy(GameOptions, frozen=True):
    cards: Annotated[bool, msgspec.Meta(extra={"needs": {"deck": "own"}})] = False


class Text(GameOptions, frozen=True):
    name: str = ""


class Unbounded(GameOptions, frozen=True):
    count: int = 1


class NoDefault(GameOptions, frozen=True):
    count: Annotated[int, msgspec.Meta(ge=1, le=3)]


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (Text, "option name: only bool"),
        (Unbounded, "option count: only bool"),
        (NoDefault, "option count: every option needs a default"),
        (Needy, "option cards: there is no option deck=own"),
    ],
)
def test_what_cannot_be_drawn_is_no_option(options: type[GameOptions], problem: str) -> None:
    with pytest.raises(TypeError, match=problem):
        form(options)


def test_missing_values_take_their_default() -> None:
    assert read_game_options(CARDS, None, 2) == CardsOptions()
    assert read_game_options(CARDS, {"hand": 3}, 2) == CardsOptions(hand=3)
    assert read_game_options(CARDS, CardsOptions(short=True), 2) == CardsOptions(short=True)


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"hands": 2}, "no option “hands”. Known: hand, scoring, short"),
        ({"hand": 0}, "“hand” cannot be “0”. Allowed: 1-3"),
        ({"hand": 4}, "“hand” cannot be “4”. Allowed: 1-3"),
        ({"hand": "2"}, "“hand” cannot be “2”. Allowed: 1-3"),
        ({"hand": True}, "“hand” cannot be “true”. Allowed: 1-3"),
        ({"scoring": "none"}, "“scoring” cannot be “none”. Allowed: sum, count"),
        ({"short": 1}, "“short” cannot be “1”. Allowed: true, false"),
        ({"short": None}, "“short” cannot be"),
        (NoDefault(count=1), "no option “count”"),
    ],
)
def test_options_that_do_not_fit_name_field_and_allowed_values(given: Any, problem: str) -> None:
    with pytest.raises(GameOptionsError) as error:
        read_game_options(CARDS, given, 2)
    assert problem in str(error.value)


def test_a_game_may_refuse_combinations() -> None:
    def check(options: CardsOptions, seats: int, _automas: int) -> None:
        if options.short and seats == 3:
            raise GameOptionsError(
                "error-option-value", field="short", value=True, allowed=("false",)
            )

    ruleset = replace(CARDS, check_game_options=check)
    assert read_game_options(ruleset, {"short": True}, 2).short
    with pytest.raises(GameOptionsError, match="short") as error:
        read_game_options(ruleset, {"short": True}, 3)
    assert error.value.package == CARDS.package  # its message could be the game's own
