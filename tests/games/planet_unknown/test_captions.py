"""What a drawn board says of its things."""

import pytest

from kosmodrom.core.words import Words
from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.captions import captions
from kosmodrom.games.planet_unknown.terms import TRACKS
from tests.games.planet_unknown.kit import BOX


def told(language: str) -> dict[str, tuple[str, ...]]:
    return captions(BOX, Words(language, (RULESET.package,), ()))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_thing_has_its_caption(language: str) -> None:
    lines = told(language)
    wanted = {
        *(f"planet:{id}" for id in BOX.planets),
        *(f"card:{id}" for id in BOX.cards),
        *(f"event:{id}" for id in BOX.events),
        *(f"{side}:{id}" for id in BOX.objectives for side in ("neighbour", "private")),
    }
    for id, board in BOX.corporations.items():
        wanted |= {f"corporation:{id}", *(f"technology:{entry.id}" for entry in board.technologies)}
        for name, track in zip(TRACKS, board.tracks, strict=True):
            wanted |= {f"position:{id}:{name}:{n}" for n in range(len(track.positions))}
    assert wanted <= lines.keys()
    assert all(text and "{" not in text for own in lines.values() for text in own)


def test_a_caption_says_what_the_data_say() -> None:
    lines = told("en")
    civ = "position:universal-coalition:civ"
    assert lines[f"{civ}:0"] == ("civ track, position 0 of 15",)
    assert lines[f"{civ}:3"] == ("civ track, position 3 of 15", "civ card of rank 1")
    assert lines[f"{civ}:5"] == ("civ track, position 5 of 15", "2 medals at the end")
    either = lines["position:wormhole:biomass:1"]
    assert either[1].startswith("one of: ")
    assert lines["planet:gaia"][0] == "Gaia"
