"""Every figure on every rules page, in both languages, comes from the data or is held to it.

What an owner of the box may correct is filled in by name (`Ruleset.page_figures`). What data or
constants fix, but the page says in words or in a table, stands in ``HELD`` of the game's
``page_figures.py`` here. All others are in ``plain_figures.txt`` beside it: figures that are the
rule itself, no value of the box ("1 card of the display", the second part of a list), and what a
worked example assumes.
"""

from __future__ import annotations

import importlib
import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from importlib import resources
from pathlib import Path

import pytest

from kosmodrom.core.registry import games
from kosmodrom.core.rulebook import page_name
from tests.games.page_figures import chapters, figures, places

GAMES = [game for game, ruleset in games().items() if ruleset.package.startswith("kosmodrom.")]
HERE = Path(__file__).parent
REFERENCE = re.compile(r"\{([a-z0-9-]+)(?: [^{}]*)?\}")

CARBON = """
[[space]]
id = "majority-carbon"
steps = [
  { total = 3, gains = [{ op = "track", company = "skymine", n = 3 }] },
  { total = 4, gains = [{ op = "track", company = "skymine", n = 3 }, { op = "coins", n = 2 }] },
  { total = 6, gains = [{ op = "coins", n = 7 }] },
]
"""

TILE = '[[space]]\nid = "tile-scientist"\ncoins = 3'
LEVEL = "[[level]]\nnumber = 1\nbest_looking = 3"
SOLAR = '[[facility]]\nid = "solar-2"\noutput = 6'

Held = Mapping[str, Sequence[int]]
Plain = Mapping[str, tuple[Counter[int], Counter[int]]]


def pages(game: str) -> tuple[str, str]:
    folder = resources.files(games()[game].package)
    english, polish = (
        folder.joinpath(page_name(language)).read_text(encoding="utf-8")
        for language in ("en", "pl")
    )
    return english, polish


def declared(game: str) -> tuple[Held, Collection[str]]:
    """What is held, and the chapters whose tables are not row by row the same in both languages."""
    module = importlib.import_module(f"tests.games.{game}.page_figures")
    return module.HELD, getattr(module, "TOGETHER", ())


def plain(game: str) -> Plain:
    """The list of plain figures: ``MY-301: 1 2``; `` / none`` where Polish has none."""
    found = {}
    for line in (HERE / game / "plain_figures.txt").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            place, _, numbers = line.rpartition(": ")
            here, _, there = numbers.partition(" / ")
            found[place] = (_counted(here), _counted(there or here))
    return found


def _counted(numbers: str) -> Counter[int]:
    return Counter() if numbers == "none" else Counter(map(int, numbers.split()))


def strange(
    english: str, polish: str, held: Held, plain: Plain, together: Collection[str] = ()
) -> list[str]:
    """What a page has that is neither filled in nor held nor plain, or the other way round."""
    found = []
    everywhere = places(english, polish, together)
    for place, texts in everywhere.items():
        for language, text in zip(("en", "pl"), texts, strict=True):
            there = Counter(figures(REFERENCE.sub("", text), language))
            wanted = Counter(held.get(place, ()))
            wanted += plain.get(place, (Counter(), Counter()))[language == "pl"]
            page = f"{place} ({language})"
            more, less = sorted((there - wanted).elements()), sorted((wanted - there).elements())
            found += [f"{page} has {number}, which nothing holds" for number in more]
            found += [f"{page} lacks {number}" for number in less]
    gone = (held.keys() | plain.keys()) - everywhere.keys()
    return found + [f"there is no place {place!r}" for place in sorted(gone)]


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_is_filled_in_or_held_or_plain(game: str) -> None:
    held, together = declared(game)
    assert strange(*pages(game), held, plain(game), together) == []


def swapped(
    english: str,
    polish: str,
    held: Held,
    together: Collection[str] = (),
    turned: Collection[str] = (),
) -> list[str]:
    """Where held figures stand in another order than they are held in, so that one may stand for
    another. Worked examples are not looked at, nor in Polish the places that are ``turned`` there.
    """
    found = []
    for place, texts in places(english, polish, together).items():
        if place in together or "-EX-" in place:
            continue
        for language, text in zip(("en", "pl"), texts, strict=True):
            there = iter(figures(REFERENCE.sub("", text), language))
            in_order = all(number in there for number in held.get(place, ()))
            if not in_order and not (language == "pl" and place in turned):
                found.append(f"{place} ({language}) has its figures in another order")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_held_figures_are_in_order(game: str) -> None:
    held, together = declared(game)
    module = importlib.import_module(f"tests.games.{game}.page_figures")
    assert swapped(*pages(game), held, together, getattr(module, "TURNED", ())) == []


@pytest.mark.parametrize("game", GAMES)
def test_both_pages_have_the_same_figures_of_the_box(game: str) -> None:
    for place, texts in places(*pages(game), declared(game)[1]).items():
        english, polish = (REFERENCE.findall(text) for text in texts)
        assert english == polish, place


@pytest.mark.parametrize(
    ("game", "file", "correction", "rule", "english", "polish"),
    [
        (
            *("skymines", "setup", "coins = 5", "SKY-128"),
            *("starts with 5 coins.", "zaczyna z 5 crypcoinami."),
        ),
        (
            *("skymines", "spaces", CARBON, "SKY-Q-26"),
            "at least 3, 4 and 6: Skymine 3; Skymine 3 and 2 coins; Skymine 0 and 7 coins.",
            "od 3, od 4 i od 6: Skymine 3; Skymine 3 i 2 crypcoiny; Skymine 0 i 7 crypcoinów.",
        ),
        (
            *("skymines", "spaces", TILE, "SKY-Q-53"),
            *("The scientist tile costs 3 coins,", "Płytka badań naukowych kosztuje 3 crypcoiny,"),
        ),
        (
            *("skymines", "setup", "markers = [4, 4, 3, 3]", "SKY-Q-76"),
            *("so they take 3 each.", "więc biorą po 3."),
        ),
        (
            *("planet_unknown", "scoring", "meteorites_per_medal = 5", "PU-742"),
            *("Every 5 collected meteorites", "Każde 5 zebranych Meteorytów"),
        ),
        (
            *("planet_unknown", "scoring", "lifepod_medals = 2", "PU-741"),
            *("scores 2 medals.", "daje 2 Medale."),
        ),
        (
            *("galaxy_trucker", "flight", LEVEL, "GTB-1002"),
            *("gets 3, 4 or 6 credits in a flight of level 1", "dostaje 3, 4 albo 6 kredytów"),
        ),
        (
            *("galaxy_trucker", "flight", "sleepers = 1", "GT-220"),
            *("1 human", "1 kosmonautę"),
        ),
        (
            *("first_martians", "facilities", SOLAR, "FM-538"),
            *("together make 11 energy.", "wytwarzają razem 11 energii."),
        ),
    ],
)
def test_an_overlay_corrects_the_page(
    game: str, file: str, correction: str, rule: str, english: str, polish: str, tmp_path: Path
) -> None:
    (tmp_path / game).mkdir()
    (tmp_path / game / f"{file}.toml").write_text(correction, encoding="utf-8")
    ruleset = games()[game]
    data = ruleset.load(tmp_path)
    assert english in ruleset.rulebook("en", data)[rule].text
    assert polish in ruleset.rulebook("pl", data)[rule].text
    assert english not in ruleset.rulebook("en")[rule].text


ENGLISH = "# A\n## Box\n| cards | 12 | two |\n- **MY-101** Take {hand card|cards}, then 2.\n"
POLISH = "# A\n## Pudełko\n| karty | 12 | dwa |\n- **MY-101** Potem 2, wcześniej {hand a|b|c}.\n"
HELD: Held = {"Box: cards": [12]}
PLAIN: Plain = {
    "Box: cards": (Counter([2]), Counter([2])),
    "MY-101": (Counter([2]), Counter([2])),
}


def test_a_page_whose_figures_are_held() -> None:
    assert strange(ENGLISH, POLISH, HELD, PLAIN) == []


def test_a_page_whose_figures_are_swapped() -> None:
    english, polish = ("# A\n- **MY-101** Two of 7.\n", "# A\n- **MY-101** Dwie z 7.\n")
    assert swapped(english, polish, {"MY-101": [2, 7]}) == []
    (told,) = swapped(english, polish.replace("Dwie z 7", "Z 7 dwie"), {"MY-101": [2, 7]})
    assert told == "MY-101 (pl) has its figures in another order"
    assert len(swapped(english, polish, {"MY-101": [7, 2]}, turned=["MY-101"])) == 1
    assert swapped(english, polish, {"A": [7, 2]}, ["A"]) == []


@pytest.mark.parametrize(
    ("english", "polish", "held", "told"),
    [
        ("12 | two", "12 | dwa", {"Box: cards": [13]}, "Box: cards (en) has 12"),
        ("12 | two", "12 | dwa", {"Box: cards": [13]}, "Box: cards (pl) lacks 13"),
        ("12 | three", "12 | dwa", HELD, "Box: cards (en) has 3"),
        ("12 | two", "12 | trzech", HELD, "Box: cards (pl) has 3"),
        ("12 | two", "12 | dwa", {**HELD, "Box: dice": [1]}, "there is no place 'Box: dice'"),
    ],
)
def test_a_page_that_says_otherwise(english: str, polish: str, held: Held, told: str) -> None:
    here, there = ENGLISH.replace("12 | two", english), POLISH.replace("12 | dwa", polish)
    assert any(line.startswith(told) for line in strange(here, there, held, PLAIN))


@pytest.mark.parametrize("game", GAMES)
def test_headings_have_the_same_figures_in_both_languages(game: str) -> None:
    english, polish = ([heading for heading, _ in chapters(page)] for page in pages(game))
    for here, there in zip(english, polish, strict=True):
        assert figures(here) == figures(there, "pl"), here
