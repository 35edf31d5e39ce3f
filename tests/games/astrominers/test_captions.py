"""What a drawn board says of its things, and what its view says of equal spaces."""

import pytest

from kosmodrom.core.words import Words
from kosmodrom.games.astrominers import RULESET
from kosmodrom.games.astrominers.box import BASIC_AREAS, Box, load_box
from kosmodrom.games.astrominers.captions import captions
from kosmodrom.games.astrominers.moves import Crew, PlaceDie
from kosmodrom.testing.positions import offered
from tests.games.astrominers.kit import (
    A,
    Position,
    seen,
)


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


def told(box: Box, language: str) -> dict[str, tuple[str, ...]]:
    return captions(box, Words(language, (RULESET.package,), ()))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_card_and_space_has_its_caption(box: Box, language: str) -> None:
    lines = told(box, language)
    assert {*box.costs, *box.awards} <= lines.keys()
    assert {f"space:{space}" for space in box.spaces} <= lines.keys()
    assert all(text and not text.startswith(" ") for own in lines.values() for text in own)


def test_a_caption_says_what_the_rules_say(box: Box) -> None:
    lines = told(box, "en")
    assert lines["space:plasteel-1"] == (
        "plasteel stores 1 (+1)",
        "Takes: miner",
        "Gives 1\N{NO-BREAK SPACE}plasteel for each symbol on the die, and one more",
    )
    assert lines["space:plasteel-2"][-1].endswith("for each symbol on the die")
    assert lines["space:first-1"][1] == "Takes: any die"
    card = next(iter(box.expeditions))
    assert lines[f"crew:{card}:0"] == ("Takes: any die (yellow)",)
    assert lines[f"crew:{card}:{box.plans[card].yellow}"] == ("Takes: any die",)


def test_of_equal_spaces_one_stands_for_the_others() -> None:
    position = Position(players=4)
    card = position.mission("m", yellow=["miner"], white=["miner", "geologist"])
    position.run(A, card, [None, None, None])
    position.pool(A, "miner")
    table = position.table()
    view = seen(table, A)
    like = {space.id: space.like for space in view.spaces}
    assert (like["plasteel-1"], like["plasteel-4"]) == ("plasteel-1", "plasteel-4")
    named = {option.space for option in offered(table, A, PlaceDie)}
    fitting = [space for space in view.spaces if "miner" in space.accepts and not space.die]
    assert {like[space.id] for space in fitting if space.area in BASIC_AREAS} <= named
    assert view.runs[0].like == (0, 0, 2)
    assert {option.space for option in offered(table, A, Crew)} == {0}
