"""Guides: what is wrong in the file is named, and a reader is followed wherever they go."""

from __future__ import annotations

import pytest

from kosmodrom.bots.guides import play_guide
from kosmodrom.core.errors import DataError
from kosmodrom.core.guide import GuideError, Walk, find_guide, fits, read_guide
from kosmodrom.core.registry import companions, find_game
from tests.core.toys import CARDS, Draw, Played, Stop
from tests.core.toys import Play as PlayCard

HEAD = """
seed = "toy"
minutes = 1
seats = ["you", "random"]
"""
STEPS = """
[[step]]
id = "hello"

[[step]]
id = "draw"
choice = { type = "draw" }

[[step]]
id = "stop"
choice = { type = ["stop", "play"] }
event = { type = "played", seat = 1 }

[[step]]
id = "free"
choices = 2
"""


def test_a_game_without_a_guide_has_none() -> None:
    assert find_guide(CARDS) is None


def test_a_companion_has_none_though_it_lies_in_the_folder_of_its_game() -> None:
    helpers = companions().values()
    assert any(find_guide(find_game(helper.companion_of)) for helper in helpers)
    assert not any(find_guide(helper) for helper in helpers)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (HEAD.replace('"you"', '"random"') + STEPS, ("“guide”", "“seats”", "“you”")),
        (
            HEAD.replace('"random"', '"random", "random", "random", "random", "random"') + STEPS,
            ("“guide”", "“options”"),
        ),
        (HEAD + "options = { nothing = true }\n" + STEPS, ("“guide”", "“options”", "nothing")),
        (HEAD + STEPS.replace("free", "draw"), ("“draw”", "“id”")),
        (HEAD + STEPS.replace('"draw" }', '"jump" }'), ("“draw”", "“choice.type”", "“jump”")),
        (HEAD + STEPS.replace('"draw" }', '"draw", card = 1 }'), ("“draw”", "“choice.card”")),
        (HEAD + STEPS.replace("seat = 1", "hat = 1"), ("“stop”", "“event.hat”")),
        (HEAD + STEPS.replace("choices = 2", "choices = 0"), ("“free”", "“choices”")),
        (HEAD + STEPS.replace("choices = 2", 'choices = "two"'), ("“free”", "“choices”")),
        (HEAD + STEPS.replace("choices = 2", "waits = 2"), ("“free”", "“waits”")),
        (HEAD + STEPS.replace("choices = 2", "prefer = { card = 1 }"), ("“free”", "“prefer”")),
        (HEAD + STEPS.replace("choices = 2", 'point = ["deck"]'), ("“free”", "“point”", "“deck”")),
    ],
)
def test_what_is_wrong_in_a_guide_is_named(text: str, named: tuple[str, ...]) -> None:
    with pytest.raises(DataError) as error:
        read_guide(CARDS, text)
    for part in ("guide.toml", *named):
        assert part in str(error.value)


def test_a_pattern_fits_what_has_its_fields() -> None:
    assert fits({"type": "play", "card": 3}, PlayCard(3))
    assert fits({"type": ["stop", "play"], "card": [2, 3]}, PlayCard(3))
    assert not fits({"type": "play", "card": [2, 4]}, PlayCard(3))
    assert not fits({"type": "draw"}, PlayCard(3))


def test_a_reader_is_followed_step_by_step() -> None:
    walk = Walk(read_guide(CARDS, HEAD + STEPS))

    def at() -> str | None:
        return None if walk.step is None else walk.step.id

    walk.choose(Draw())  # what is only said waits for nobody's choice
    assert at() == "hello"
    walk.go_on()
    walk.choose(Stop())  # something else: the guide waits
    assert at() == "draw"
    walk.choose(Draw())
    assert at() == "stop"
    walk.happen(Played(1, 4, {"points": 4}))
    assert at() == "free"
    walk.choose(Draw())
    assert at() == "free"
    walk.choose(Stop())
    assert at() is None


def test_what_happens_while_somebody_reads_is_not_missed() -> None:
    text = HEAD + STEPS.split('[[step]]\nid = "stop"')[0]
    text += '[[step]]\nid = "talk"\n\n[[step]]\nid = "wait"\nevent = { type = "played" }\n'
    walk = Walk(read_guide(CARDS, text))
    walk.happen(Played(1, 4, {"points": 4}))  # long ago
    walk.go_on()
    walk.choose(Draw())
    assert walk.step is not None
    assert walk.step.id == "talk"
    walk.happen(Played(1, 4, {"points": 4}))
    walk.go_on()
    assert walk.step is None


def test_what_happens_leads_past_all_the_steps_that_wait_for_it() -> None:
    step = '[[step]]\nid = "{}"\nchoice = {{ type = "{}" }}\nevent = {{ type = "played" }}\n'
    text = HEAD + step.format("draw", "draw") + step.format("stop", "stop")
    walk = Walk(read_guide(CARDS, f'{text}\n[[step]]\nid = "end"\n{step.format("last", "draw")}'))
    walk.happen(Played(1, 4, {"points": 4}))
    assert walk.number == 2  # what is said is there to be read
    walk.go_on()
    assert walk.number == 4
    walk = Walk(read_guide(CARDS, text))
    walk.choose(Draw())
    assert walk.number == 1  # nothing has happened yet


def test_a_step_that_does_not_match_the_table_is_named() -> None:
    impossible = HEAD + STEPS.replace('"draw" }', '"play", card = 99 }')
    with pytest.raises(GuideError, match=r"guide\.toml, step “draw”.*has no option"):
        play_guide(CARDS, read_guide(CARDS, impossible))
    vague = HEAD + STEPS.replace('"draw" }', '"play" }')
    with pytest.raises(GuideError, match=r"step “draw”: prefer one of"):
        play_guide(CARDS, read_guide(CARDS, vague))
    endless = HEAD + '[[step]]\nid = "free"\nchoices = 1000\n'
    with pytest.raises(GuideError, match=r"step “free”: the game ends"):
        play_guide(CARDS, read_guide(CARDS, endless))
