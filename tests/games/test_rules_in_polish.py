"""Every game of this repository has its rules in Polish too: the same, under the same numbers."""

from __future__ import annotations

import re
from importlib import resources
from itertools import zip_longest

import pytest

from kosmodrom.core.registry import games
from kosmodrom.core.rulebook import Rulebook, fill, find_mentions, page_name
from kosmodrom.core.words import LANGUAGES

GAMES = [game for game, ruleset in games().items() if ruleset.package.startswith("kosmodrom.")]
ENGLISH, POLISH = map(page_name, LANGUAGES)

TRANSLATED = [
    game for game in GAMES if resources.files(games()[game].package).joinpath(POLISH).is_file()
]

Chapter = tuple[str, list[str]]


def page(game: str, name: str) -> str:
    ruleset = games()[game]
    text = resources.files(ruleset.package).joinpath(name).read_text(encoding="utf-8")
    language = LANGUAGES[(ENGLISH, POLISH).index(name)]
    return fill(game, text, language, ruleset.page_figures(ruleset.load(None)))


def differences(english: str, polish: str) -> list[str]:
    """What one page has and the other has not, each with the number and the page."""
    books = Rulebook.parse("a game", english), Rulebook.parse("a game", polish, "pl")
    return [
        *_numbers(*books),
        *_chapters(chapters(english), chapters(polish)),
        *_references(*books),
        *_figures(*books),
        *_reasons(*books),
    ]


def _numbers(english: Rulebook, polish: Rulebook) -> list[str]:
    here, there = list(english.rules), list(polish.rules)
    found = [f"{POLISH} has no {number}" for number in here if number not in polish]
    found += [f"{ENGLISH} has no {number}" for number in there if number not in english]
    pairs = zip(here, there, strict=False)
    moved = next((f"{POLISH} has {b} where {ENGLISH} has {a}" for a, b in pairs if a != b), None)
    return found or ([moved] if moved else [])


def chapters(markdown: str) -> list[Chapter]:
    """The marks of every heading, and the numbers named below it: rules, tables and prose alike."""
    found: list[Chapter] = []
    for part in re.split(r"^(?=#)", markdown, flags=re.MULTILINE)[1:]:
        named = [
            first if last is None else f"{first}–{last}" for _, first, last in find_mentions(part)
        ]
        found.append((part.partition("\n")[0], sorted(set(named))))
    return found


def _chapters(english: list[Chapter], polish: list[Chapter]) -> list[str]:
    for (here, named), (there, names) in zip_longest(english, polish, fillvalue=("", [])):
        if here.partition(" ")[0] != there.partition(" ")[0]:
            return [f"{POLISH} has {there!r} where {ENGLISH} has {here!r}"]
        if only := sorted(set(named) ^ set(names)):
            return [f"{here!r} and {there!r}: only one of them names {', '.join(only)}"]
    return []


def _references(english: Rulebook, polish: Rulebook) -> list[str]:
    """In any order: sentences are built differently."""
    found = []
    for rule in english:
        if rule.number in polish:
            ours, theirs = set(rule.mentions), set(polish[rule.number].mentions)
            found += [f"{rule.number} in {POLISH} does not name {n}" for n in sorted(ours - theirs)]
            found += [
                f"{rule.number} in {ENGLISH} does not name {n}" for n in sorted(theirs - ours)
            ]
    return found


def _figures(english: Rulebook, polish: Rulebook) -> list[str]:
    """A worked example has the same figures in both languages."""
    return [
        f"{rule.number}: {ENGLISH} has the figures {ours}, {POLISH} {theirs}"
        for rule in english
        if rule.kind == "example" and rule.number in polish
        if (ours := figures(rule.text)) != (theirs := figures(polish[rule.number].text))
    ]


def figures(text: str) -> list[str]:
    """Numbers of rules are no figures; "4th" and "4." are the same."""
    return sorted(re.findall(r"(?<![\w-])\d+(?=(?:st|nd|rd|th)?(?![\w-]))", text))


def _reasons(english: Rulebook, polish: Rulebook) -> list[str]:
    only = sorted(english.uncarried.keys() ^ polish.uncarried.keys())
    return [f"only one page says why no line carries {number}" for number in only]


HERE = """\
# Toy
## Turns
- **MY-101** Roll (MY-102, MY-Q-01).
- **MY-102** Pass.
## Examples
- **MY-EX-01** (MY-101) Given 2 dice. Then 3 points.
- **MY-Q-01** Again? Ruling: no.
## Box
The box of MY-102.
## Rules that no line carries
- MY-102: nothing is done.
"""
THERE = """\
# Zabawka
## Tury
- **MY-101** Rzuć (MY-Q-01, MY-102).
- **MY-102** Spasuj.
## Przykłady
- **MY-EX-01** (MY-101) 3 punkty, jeśli są 2 kości.
- **MY-Q-01** Ponownie? Rozstrzygnięcie: nie.
## Pudełko
Pudełko MY-102.
## Zasady bez wiersza w kodzie
- MY-102: nic się nie dzieje.
"""


def test_pages_that_agree() -> None:
    assert differences(HERE, THERE) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("**MY-102** Spasuj.", "**MY-102** MY-101.", "MY-102 in rules.md does not name MY-101"),
        ("MY-Q-01, MY-102", "MY-102", "MY-101 in rules.pl.md does not name MY-Q-01"),
        ("- **MY-EX-01** (", "(", "rules.pl.md has no MY-EX-01"),
        ("Spasuj.", "Spasuj.\n- **MY-103** Czekaj.", "rules.md has no MY-103"),
        ("## Przykłady", "### Przykłady", "'### Przykłady' where rules.md has '## Examples'"),
        ("## Tury\n", "", "'# Toy' and '# Zabawka': only one of them names MY-101"),
        (
            "dzieje.\n",
            "dzieje.\n## I koniec\n",
            "rules.pl.md has '## I koniec' where rules.md has ''",
        ),
        ("Pudełko MY-102", "Pudełko", "'## Box' and '## Pudełko': only one of them names MY-102"),
        ("są 2", "są 4", "MY-EX-01: rules.md has the figures ['2', '3'], rules.pl.md ['3', '4']"),
        ("- MY-102:", "MY-102:", "only one page says why no line carries MY-102"),
    ],
)
def test_pages_that_differ(old: str, new: str, told: str) -> None:
    assert old in THERE
    assert any(told in line for line in differences(HERE, THERE.replace(old, new)))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_polish_page(game: str) -> None:
    assert game in TRANSLATED, f"{game} has no {POLISH}"


@pytest.mark.parametrize("game", TRANSLATED)
def test_the_pages_say_the_same(game: str) -> None:
    assert differences(page(game, ENGLISH), page(game, POLISH)) == []


@pytest.mark.parametrize("game", TRANSLATED)
def test_every_rule_is_in_polish(game: str) -> None:
    english, polish = (games()[game].rulebook(language) for language in LANGUAGES)
    assert polish.title != english.title
    headings = {rule.chapter for rule in english}
    for rule in polish:
        assert rule.text != english[rule.number].text, rule
        assert rule.chapter not in headings, rule
        assert not set(rule.text) & set("*`[]"), rule
        assert rule.text.endswith((".", ".)", ".”")), rule
        if rule.kind == "ruling":
            question, _, answer = rule.text.partition("? ")
            assert question, rule
            assert "Rozstrzygnięcie" in answer, rule
