"""What can I do, and what is it good for: every choice of every game answers, at any moment."""

from __future__ import annotations

import pytest

from kosmodrom.core.options import CLOCK
from kosmodrom.core.registry import games
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.core.words import LANGUAGES, Words

EACH = 3
"""How many options of a kind are tried."""


@pytest.mark.parametrize("game", games())
def test_every_kind_of_choice_says_what_it_is_good_for(game: str) -> None:
    ruleset = games()[game]
    for language in LANGUAGES:
        words = Words(language, [ruleset.package])
        said = {}
        for move in ruleset.moves:
            tag = str(move.__struct_config__.tag).replace("_", "-")
            assert words.has(f"option-{tag}.why"), (language, tag)
            said[tag] = words(f"option-{tag}.why")
        assert all(text.endswith(".") and len(text) <= 100 for text in said.values()), said


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", games())
def test_every_choice_that_is_offered_has_its_text_its_rules_and_its_outcome(
    game: str, seed: int
) -> None:
    ruleset, chance = games()[game], Random.seeded(seed)
    speakers = [Words(language, [ruleset.package]) for language in LANGUAGES]
    rules = ruleset.rulebook()
    table = Table.start(ruleset, seats=2, seed=seed)
    tried: dict[type, int] = {}
    while not table.finished:
        seat = chance.choice(list(table.pending))
        ask = table.pending[seat]
        option = chance.choice(ask.options)
        if seat != CLOCK and tried.setdefault(type(option), 0) < EACH:
            tried[type(option)] += 1
            assert ask.question.rules, ask.question
            assert all(number in rules for number in ask.question.rules), ask.question
            assert all(words.tell(option) for words in speakers)
            # What it would do is told in words; or it leads to a further choice, or chance decides.
            outcome = table.outcome(seat, [option])
            assert all(words.tell(event) for words in speakers for event in outcome.events)
        table.decide(seat, option)
    assert len(tried) >= 8
