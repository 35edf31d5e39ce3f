"""Options: which offered one is meant, and what is none."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from kosmodrom.core.asks import Flow, Question, ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import (
    ANY_ORDER,
    IMPLIED,
    Option,
    find_option,
    marked_fields,
    what_is_malformed,
    without_implied,
)
from kosmodrom.core.table import Table
from tests.core.toys import CARDS, AnyGame, play_cards, with_play


class Sell(Option, frozen=True, tag="sell"):
    cards: Annotated[tuple[int, ...], ANY_ORDER]
    to: str
    price: Annotated[int, IMPLIED] = 0
    route: tuple[str, ...] = ()


OFFERED = [Sell((1, 2, 2), "Ada", 5), Sell((1, 2), "Bob", 3, ("a", "b"))]


@pytest.mark.parametrize(
    ("option", "found"),
    [
        (Sell((1, 2, 2), "Ada", 5), 0),
        (Sell((2, 1, 2), "Ada", 5), 0),
        (Sell((2, 1, 2), "Ada"), 0),
        (Sell((2, 1), "Bob", 3, ("a", "b")), 1),
        (Sell((2, 1, 1), "Ada", 5), None),
        (Sell((2, 1), "Ada", 5), None),
        (Sell((2, 1, 2), "Ada", 4), None),  # what is said must be true
        (Sell((2, 1), "Bob", 3, ("b", "a")), None),  # this order means something
    ],
)
def test_which_offered_option_is_meant(option: Option, found: int | None) -> None:
    assert find_option(OFFERED, option) == found


@pytest.mark.parametrize("strange", [None, "sell", 7, Sell(None, "Ada"), Sell(([],), "Ada")])  # type: ignore[arg-type]
def test_nothing_strange_is_meant(strange: Any) -> None:
    assert find_option(OFFERED, strange) is None
    assert what_is_malformed(strange, (Sell,))


def test_marks() -> None:
    assert marked_fields(Sell, ANY_ORDER) == ("cards",)
    assert marked_fields(Sell, IMPLIED) == ("price",)
    assert without_implied(OFFERED[0]) == Sell((1, 2, 2), "Ada")
    assert what_is_malformed(OFFERED[0], (Sell,)) is None


def test_a_table_makes_the_move_as_it_was_offered_and_says_what_is_wrong() -> None:
    def play(g: AnyGame) -> Flow:
        yield ask(0, Question("more", ("TOY-102",)), OFFERED)
        yield from play_cards(g)

    ruleset = with_play(play, moves=(*CARDS.moves, Sell))
    table: Table[Any, Any, Any] = Table.start(ruleset, seats=2, seed=1)
    for option, reason in (
        (Sell((1, 2, 2), 7), "malformed"),  # type: ignore[arg-type]
        ("sell", "malformed"),
        (Sell((1, 2, 2), "Ada", 4), "misstated"),
        (Sell((1,), "Ada"), "not-offered"),
    ):
        with pytest.raises(Refused) as refused:
            table.decide(0, option)  # type: ignore[arg-type]
        assert refused.value.reason == reason
        assert str(refused.value) != f"refusal-{reason}"
    meant = Sell((2, 2, 1), "Ada")
    assert table.offers(0, meant)
    assert not table.offers(1, meant)
    table.decide(0, meant)
    assert table.choices[-1].option == OFFERED[0]
