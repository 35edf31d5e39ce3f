"""What the drawn board says of things and stories."""

from __future__ import annotations

import pytest

from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.first_martians import RULESET
from kosmodrom.games.first_martians.box import load_box
from kosmodrom.games.first_martians.captions import captions
from kosmodrom.games.first_martians.effects import Chance, ChangeMorale, If, Schedule
from kosmodrom.games.first_martians.terms import PACKAGE
from kosmodrom.games.first_martians.wording import tell_effects

BOX = load_box()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_and_every_story_is_told(language: str) -> None:
    told = captions(BOX, Words(language, (PACKAGE,)))
    assert all(line for lines in told.values() for line in lines)
    for event in BOX.events:
        assert len(told[f"event:{event.id}"]) >= 2
        assert (f"deed:{event.id}" in told) == (event.action is not None)
        assert (f"consequence:{event.id}" in told) == (event.consequence is not None)
    ways = [f"way:{tale.id}-{way.id}" for tale in BOX.adventures for way in tale.ways]
    assert all(way in told for way in ways)


def test_an_action_says_what_it_takes_and_brings() -> None:
    told = captions(BOX, Words("en", (PACKAGE,)))
    assert told["deed:solar-flare"][2:] == (
        "Takes 1 pawn",
        "Costs: 1 energy",
        "Brings: Morale tokens +1 (everyone)",
    )
    assert told["way:low-air-bottle"] == ("Use the bottle", "Costs: 2 oxygen")


@pytest.mark.rule("FM-1316", "FM-1352", "FM-Q-63")
def test_what_may_come_later_is_not_told() -> None:
    words = Words("en", (PACKAGE,))
    later = Schedule("rust")
    assert tell_effects(words, [ChangeMorale(1), later]) == "Morale +1"
    assert tell_effects(words, [Chance(30, (later,))]) == ""
    assert tell_effects(words, [If((), (later,), (ChangeMorale(1),))]).endswith(
        "nothing; else: Morale +1"
    )
    known = captions(BOX, words)
    for adventure in BOX.adventures:
        if adventure.kind == "delayed":  # FM-820
            assert f"adventure:{adventure.id}" not in known
    assert RULESET.captions is captions
