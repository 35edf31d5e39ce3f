"""One name for each thing."""

from __future__ import annotations

import pytest

from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.galaxy_trucker.terms import (
    CARD_KINDS,
    KINDS,
    MACHINATIONS,
    PACKAGE,
    ROUGH_ROADS,
)


@pytest.mark.rule("GT-Q-90")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_road_and_part_has_a_name_of_its_own(language: str) -> None:
    words = Words(language, (PACKAGE,))
    messages = [
        *(f"card-{kind}" for kind in (*CARD_KINDS, *MACHINATIONS)),
        *(f"road-{road}" for road in ROUGH_ROADS),
        *(f"part-{kind}" for kind in KINDS),
    ]
    names = [words(message) for message in messages]
    assert all(words.has(message) for message in messages)
    assert len({*names}) == len(names)
