"""Every component of Skymines has its words, in English and in Polish."""

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from kosmodrom.core.words import LANGUAGES, Words, catalogue
from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.box import load_box
from kosmodrom.games.skymines.components import VALUES, Plan, SpecialPlan
from kosmodrom.games.skymines.effects import Clause
from kosmodrom.games.skymines.terms import COMPANIES, PACKAGE, RESOURCES
from kosmodrom.games.skymines.wording import Role, tell, tell_card, tell_plan

BOX = load_box()
IN = pytest.mark.parametrize("language", LANGUAGES)


class StrictWords(Words):
    """Words that fail instead of getting by."""

    def __call__(self, message: str, /, **args: Any) -> str:
        bundle = self._bundles[0]
        pattern = self._find(bundle, message)
        assert pattern is not None, f"{self.language}: there is no message {message}"
        plain = {name: self._plain(value) for name, value in args.items()}
        text, problems = bundle.format_pattern(pattern, plain)
        assert not problems, f"{self.language}: {message}: {problems}"
        assert str(text).strip(), f"{self.language}: {message} says nothing"
        assert not re.search(r"[{}]|  ", str(text)), f"{self.language}: {message}: {text}"
        return str(text)


def strict(language: str) -> StrictWords:
    return StrictWords(language, (PACKAGE,))


def said() -> Iterator[tuple[Role, Clause]]:
    """Everything that records say, with the beginning of the message that tells it."""
    for plan in BOX.plans.values():
        yield from (("need", need) for need in plan.needs)
        yield from (("effect", reward) for reward in plan.reward)
    for token in BOX.tokens.values():
        yield from (("effect", part) for part in token.bonus)
    for space in BOX.spaces.values():
        gains = [*space.gains, *(gain for step in space.steps for gain in step.gains)]
        yield from (("effect", gain) for gain in gains)
    for pair in BOX.bonuses.values():
        yield from (("bonus", bonus.effect) for bonus in pair)
    yield from (("task", task.need) for task in BOX.tasks.values())
    for threat in BOX.threats.values():
        yield from (("threat-need", need) for need in threat.needs)
        yield "consequence", threat.consequence
    for card in BOX.luna_cards.values():
        yield from (("luna-line", line) for line in (*card.reveal, *card.lines))


def ids() -> Iterator[str]:
    yield from (f"company-{company}" for company in COMPANIES)
    yield from (f"company-{company}.full" for company in COMPANIES)
    yield from (f"resource-{resource}" for resource in RESOURCES)
    yield from (f"kind-{kind}" for kind in VALUES)
    yield from (f"space-{space}" for space in BOX.spaces)
    yield from (f"tile-{tile}" for tile in BOX.tiles)
    yield from (f"track-{track}" for track in BOX.tracks)
    yield from (f"player-track-{track.id}" for track in (BOX.tank, BOX.research))
    yield from (f"token-{token}" for token in BOX.tokens)
    yield from (f"chapter-{chapter.number}" for chapter in BOX.chapters)
    yield from (f"luna-level-{level.kind}" for level in BOX.luna_levels)
    for prefix, things in (
        ("mission", BOX.missions),
        ("threat", BOX.threats),
        ("rank", [rank.id for rank in BOX.ranks]),
    ):
        yield from (f"{prefix}-{id}" for id in things)
        yield from (f"{prefix}-{id}.flavour" for id in things)


@IN
def test_every_component_has_a_name(language: str) -> None:
    words = strict(language)
    names = [words(id) for id in ids()]
    assert len(names) == len(list(ids()))


@IN
def test_missions_threats_and_tokens_have_different_names(language: str) -> None:
    words = strict(language)
    names = [
        words(id)
        for id in ids()
        if re.match(r"(mission|threat|token|rank|chapter|space|company)-[^.]+$", id)
    ]
    assert len(names) == len(set(names))


@IN
def test_everything_that_a_record_says_can_be_told(language: str) -> None:
    words = strict(language)
    for role, clause in said():
        told = tell(words, role, clause, BOX.luna_spaces)
        assert not re.search(r"[$()=_]", told.replace("(przy remisie każda z nich)", "")), told


@IN
def test_cards_are_told_by_their_kind(language: str) -> None:
    words = strict(language)
    for card in BOX.cards.values():
        told = tell_card(words, card)
        if card.value:
            assert str(card.value) in told
        for company in (card.share, card.company):
            assert company is None or words(f"company-{company}") in told
    plans: list[Plan | SpecialPlan] = [*BOX.plans.values(), *BOX.specials.values()]
    assert all(tell_plan(words, plan) for plan in plans)


def test_cards_in_words() -> None:
    told = {
        "a-carbon-2": ("carbon 2", "węgiel 2"),
        "b-energy-2-tawac": ("energy 2 + Tawac share", "energia 2 + udział Tawac"),
        "a-field": ("general field scientist", "ogólne badania polowe"),
        "b-field-minerva": ("Minerva field scientist", "badania polowe Minerva"),
        "single-energy-02": ("energy 1 (no. 02)", "energia 1 (nr 02)"),
        "d-share-astrogo": ("Astrogo share", "udział Astrogo"),
    }
    for id, texts in told.items():
        assert (
            tuple(tell_card(strict(language), BOX.cards[id]) for language in ("en", "pl")) == texts
        )


def test_a_choice_in_words() -> None:
    (choice,) = BOX.spaces["S1-1"].gains
    english = (
        "either 2 research points, 1 space on the tank track"
        " / 1 research point, 2 spaces on the tank track"
    )
    assert tell(strict("en"), "effect", choice) == english


@pytest.mark.parametrize(
    ("clause", "english", "polish"),
    [
        (effects.Coins(1), "1 coin", "1 crypcoin"),
        (effects.Coins(3), "3 coins", "3 crypcoiny"),
        (effects.Coins(7), "7 coins", "7 crypcoinów"),
        (effects.Tank(1), "1 space on the tank track", "1 pole na torze zbiornika"),
        (
            effects.Track("astrogo", 5),
            "5 spaces on the Astrogo track",
            "5 pól na torze Astrogo",
        ),
        (
            effects.RemoveOutposts(1),
            "removal of 1 outpost from any station",
            "usunięcie 1 placówki z dowolnej stacji",
        ),
        (
            effects.RemoveOutposts(2),
            "removal of 2 outposts from any stations",
            "usunięcie 2 placówek z dowolnych stacji",
        ),
        (
            effects.CoinsForUnits("titanium", 1),
            "coins for face-up titanium, less 1",
            "crypcoiny za odkryte jednostki tytanu minus 1",
        ),
    ],
)
def test_rewards_in_words(clause: Clause, english: str, polish: str) -> None:
    for language, text in (("en", english), ("pl", polish)):
        assert tell(strict(language), "effect", clause) == text


def test_every_effect_has_a_message() -> None:
    for union, prefix in (
        (effects.Effect, "effect"),
        (effects.Need, "need"),
        (effects.Permanent, "bonus"),
        (effects.TaskNeed, "task"),
        (effects.ThreatNeed, "threat-need"),
        (effects.Consequence, "consequence"),
        (effects.LunaLine, "luna-line"),
    ):
        for kind in get_args(union):
            for language in LANGUAGES:
                assert strict(language).has(f"{prefix}-{kind.__struct_config__.tag}")


def messages(language: str) -> dict[str, set[str]]:
    """The messages of the catalogue with their attributes; none is there twice, or broken."""
    found: dict[str, set[str]] = {}
    for _name, text in catalogue(language, PACKAGE):
        for entry in FluentResource(text).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found
                found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return found


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("pl")
