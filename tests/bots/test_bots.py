"""Bots by name."""

import pytest

from kosmodrom.bots import BOTS, make_bot
from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.options import Choice
from kosmodrom.core.table import Table
from kosmodrom.core.words import Words


@pytest.mark.parametrize("name", BOTS)
def test_choices_of_a_bot_are_offered_and_depend_on_its_seed_alone(
    name: str, thorough: bool
) -> None:
    number = 12 if thorough else 5

    def first_choices(seed: int) -> list[Choice]:
        table = Table.start("astrominers", seats=2, seed=3)  # type: ignore[var-annotated]
        bots = [make_bot(name, f"{seed}/{seat}") for seat in range(2)]
        while len(table.choices) < number:
            seat = next(iter(table.pending))
            option = bots[seat].choose(table, seat)
            assert option in table.pending[seat].options
            table.decide(seat, option)
        return list(table.choices)

    assert first_choices(1) == first_choices(1)


@pytest.mark.parametrize("name", BOTS)
def test_thinking_does_not_change_the_table(name: str) -> None:
    table = Table.start("astrominers", seats=2, seed=3)  # type: ignore[var-annotated]
    before = table.fingerprint, len(table.choices), len(table.game.log)
    make_bot(name, 1).choose(table, next(iter(table.pending)))
    assert (table.fingerprint, len(table.choices), len(table.game.log)) == before


def test_an_unknown_bot_is_told_with_the_known_ones() -> None:
    with pytest.raises(KosmodromError) as caught:
        make_bot("grumpy", 1)
    known = ", ".join((*BOTS, "search:0.5"))
    assert str(caught.value) == f"There is no bot “grumpy”. Known: {known}."
    words = Words("pl", ["kosmodrom.bots"])
    assert words.error(caught.value) == f"Nie ma bota „grumpy”. Znane: {known}."


def test_search_can_be_given_its_time() -> None:
    table = Table.start("astrominers", seats=2, seed=3)  # type: ignore[var-annotated]
    assert make_bot("search:0.01", 1).choose(table, 0) in table.pending[0].options


@pytest.mark.parametrize("time", ["", "soon", "0", "-1", "601", "nan", "inf"])
def test_a_time_that_is_none_is_refused(time: str) -> None:
    with pytest.raises(KosmodromError, match=r"search:0\.5"):
        make_bot(f"search:{time}", 1)


def test_every_bot_has_a_name_in_every_language() -> None:
    for language in ("en", "pl"):
        words = Words(language, ["kosmodrom.bots"])
        assert [name for name in BOTS if not words.has(f"bot-{name}")] == []
