"""Bots by name."""

import pytest

from kosmodrom.bots import BOTS, make_bot
from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.options import Choice
from kosmodrom.core.table import Table
from kosmodrom.core.words import Words


@pytest.mark.parametrize("name", BOTS)
def test_choices_of_a_bot_are_offered_and_depend_on_its_seed_alone(name: str) -> None:
    def first_choices(seed: int) -> list[Choice]:
        table = Table.start("astrominers", seats=2, seed=3)  # type: ignore[var-annotated]
        bots = [make_bot(name, f"{seed}/{seat}") for seat in range(2)]
        while len(table.choices) < 12:
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
    assert str(caught.value) == f"There is no bot “grumpy”. Known: {', '.join(BOTS)}."
    words = Words("pl", ["kosmodrom.bots"])
    assert words.error(caught.value) == f"Nie ma bota „grumpy”. Znane: {', '.join(BOTS)}."


def test_every_bot_has_a_name_in_every_language() -> None:
    for language in ("en", "pl"):
        words = Words(language, ["kosmodrom.bots"])
        assert [name for name in BOTS if not words.has(f"bot-{name}")] == []
