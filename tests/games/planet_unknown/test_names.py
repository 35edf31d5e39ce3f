"""Every component of Planet Unknown has a name and a text in English and in Polish."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from kosmodrom.core.words import LANGUAGES, Words, catalogue
from kosmodrom.games.planet_unknown.box.box import load_box
from kosmodrom.games.planet_unknown.clauses import Benefit, numbers
from kosmodrom.games.planet_unknown.terms import (
    COLOURS,
    PACKAGE,
    TERRAINS,
    TRACKS,
    Edition,
    Often,
    Size,
)

BOX = load_box()
TECHNOLOGIES = {t.id: t for c in BOX.corporations.values() for t in c.technologies}
AMOUNTS = ("medals", "lifepods", "meteorites", "patches", "rovers", "movement")
SQUARES = ("land", "ice", "city", "ring", "pit", "toxic", "current", "hole")
# Names that may be the same in both languages: proper names, and a few words.
SAME = re.compile("planet-|corporation-|neighbour-torus-|neighbour-x-|private-x-|shape-i2")
IN = pytest.mark.parametrize("language", LANGUAGES)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """The messages about components."""
    found: dict[str, ast.Message] = {}
    for name, text in catalogue(language, PACKAGE):
        if name != f"{language}.cards.ftl":
            continue
        for entry in FluentResource(text).body:
            assert not isinstance(entry, ast.Junk), f"{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def nodes(node: Any, kind: type[ast.BaseNode]) -> Iterator[Any]:
    """All parts of a message of one kind."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, list):
        for item in node:
            yield from nodes(item, kind)
    elif isinstance(node, ast.BaseNode):
        for item in vars(node).values():
            yield from nodes(item, kind)


def references(node: Any) -> set[str]:
    return {found.id.name for found in nodes(node, ast.MessageReference)}


def variables(language: str, node: Any) -> set[str]:
    """The arguments that a message needs, also in the messages it is made of."""
    own = {found.id.name for found in nodes(node, ast.VariableReference)}
    return own.union(*(variables(language, messages(language)[name]) for name in references(node)))


def arguments() -> dict[str, Mapping[str, Any]]:
    """Every component that does something: its message, and the numbers in its data."""
    found: dict[str, Mapping[str, Any]] = {}
    for planet in BOX.planets.values():
        found[f"planet-{planet.id}"] = numbers(planet.rule) if planet.rule else {}
    found |= {f"corporation-{id}": {} for id in BOX.corporations}
    found |= {f"technology-{id}": {"n": t.n} for id, t in TECHNOLOGIES.items()}
    found |= {f"card-{id}": BOX.numbers_of(card) for id, card in BOX.cards.items()}
    for id, objective in BOX.objectives.items():
        found[f"neighbour-{id}"] = numbers(objective.neighbour)
        found[f"private-{id}"] = numbers(objective.private)
    return found | {f"alert-{id}": numbers(event.effect) for id, event in BOX.events.items()}


def plain_names() -> set[str]:
    """The messages of components that only have a name."""
    kinds: dict[str, Any] = {
        "resource": TERRAINS,
        "terrain": TERRAINS,
        "track": TRACKS,
        "square": SQUARES,
        "edition": get_args(Edition),
        "size": get_args(Size),
        "colour": COLOURS,
        "when": {card.when for card in BOX.cards.values()},
        "once": get_args(Often),
        "amount": AMOUNTS,
        "benefit": [kind.__struct_config__.tag for kind in get_args(Benefit)],
        "shape": [shape.id for shape in BOX.shapes],
        "verdict": [verdict.id for verdict in BOX.scoring.verdict],
    }
    return {f"{prefix}-{name}" for prefix, names in kinds.items() for name in names}


ARGUMENTS = arguments()
PARTS = {name for message in messages("en").values() for name in references(message)}


def text(language: str, message: str, /, **args: Any) -> str:
    """A message, which must exist in this language and not be empty."""
    words = Words(language, (PACKAGE,))
    assert words.has(message), f"{language}: there is no message {message}"
    said = words(message, **args)
    assert said.strip()
    assert not re.search(r"[{}]", said), said
    assert "  " not in said, said
    return said


# The catalogues


@IN
def test_the_catalogue_has_exactly_the_messages_needed(language: str) -> None:
    assert set(messages(language)) == set(ARGUMENTS) | plain_names() | PARTS


def test_both_languages_have_the_same_messages() -> None:
    english, polish = messages("en"), messages("pl")
    assert list(english) == list(polish)
    for name, message in english.items():
        attributes = [attribute.id.name for attribute in message.attributes]
        assert [attribute.id.name for attribute in polish[name].attributes] == attributes, name
        assert variables("pl", polish[name]) == variables("en", message), name


@IN
def test_messages_have_no_other_attributes(language: str) -> None:
    for name, message in messages(language).items():
        found = {attribute.id.name for attribute in message.attributes}
        expected = {"effect"} if name in ARGUMENTS else set()
        if name.startswith("corporation-") and name != "corporation-universal-coalition":
            expected |= {"strength", "weakness"}
        assert found == expected, name


# Names and texts


@IN
def test_names_tell_things_of_a_kind_apart(language: str) -> None:
    names: dict[str, list[str]] = {}
    for message in (*ARGUMENTS, *plain_names()):
        kind = message.partition("-")[0]
        if kind not in ("amount", "benefit"):
            names.setdefault(kind, []).append(text(language, message))
    for kind, told in names.items():
        assert [name for name, n in Counter(told).items() if n > 1] == [], kind
        assert all(len(name) <= 60 for name in told), kind


@IN
@pytest.mark.parametrize("message", ARGUMENTS)
def test_every_component_says_what_it_does(language: str, message: str) -> None:
    said = text(language, f"{message}.effect", **ARGUMENTS[message])
    assert said[-1] == "."
    assert said[0].isupper() or said[0].isdigit()


@IN
@pytest.mark.parametrize("message", ARGUMENTS)
def test_numbers_come_from_the_data(language: str, message: str) -> None:
    """So an owner's correction shows in the text as well."""
    effect = next(a for a in messages(language)[message].attributes if a.id.name == "effect")
    assert variables(language, effect) <= set(ARGUMENTS[message])
    written = "".join(found.value for found in nodes(effect, ast.TextElement))
    assert not re.search(r"\d", written), written


@pytest.mark.parametrize("message", ARGUMENTS)
def test_every_number_that_matters_is_told(message: str) -> None:
    said = text("en", f"{message}.effect", **ARGUMENTS[message])
    told = variables("en", messages("en")[message])
    for name, value in ARGUMENTS[message].items():
        if value in (0, 1) or name == "commerce" or (name == "steps" and "trackers" in told):
            continue  # a single thing needs no number, and zero medals are not mentioned
        assert str(value) in said, (name, said)


@pytest.mark.parametrize(
    ("message", "english", "polish"),
    [
        ("card-engineering", "Gain 4 rover movement.", "Zyskaj 4 Ruchy Łazika."),
        ("card-temp-agency", "Advance 2 different trackers, each once.",
         "Awansuj 2 różne Znaczniki, każdy raz."),
        ("card-operations", "Advance one tracker 2 times.", "Awansuj jeden Znacznik 2 razy."),
        ("card-best-planet-award", "4 medals.", "4 Medale."),
        ("card-commerce-agreement-2",
         "One, two, three or four of these cards are together worth 1, 3, 6, 10 medals.",
         "Jedna, dwie, trzy lub cztery takie karty dają razem odpowiednio 1, 3, 6, 10 Medali."),
        ("private-garden-power-line", "One energy terrain area with at least 6 resources.",
         "Jedna Strefa Terenu Energetycznego mająca co najmniej 6 zasobów."),
        ("private-geode-cleanup", "At least 9 collected meteorites.",
         "Co najmniej 9 zebranych Meteorytów."),
        ("alert-collapse", "Regress any one tracker by 3 positions, or as far as possible.",
         "Cofnij jeden dowolny Znacznik o 3 pozycje lub tak daleko, jak się da."),
        ("alert-distress-call", "Collect 1 lifepod from your planet.",
         "Zbierz 1 Kapsułę Ratunkową ze swojej planety."),
        ("planet-gaia",
         "Each city left uncovered at the end of the game is worth 2 medals. "
         "Cities may be covered.",
         "Każde miasto nieprzykryte na koniec gry jest warte 2 Medale. Miasta wolno przykrywać."),
    ],
)  # fmt: skip
def test_examples(message: str, english: str, polish: str) -> None:
    assert text("en", f"{message}.effect", **ARGUMENTS[message]) == english
    assert text("pl", f"{message}.effect", **ARGUMENTS[message]) == polish


@IN
def test_benefits_are_told(language: str) -> None:
    args = {"rank": 2, "level": 3, "n": 4, "tracks": (text(language, "resource-civ"),)}
    told = [text(language, name, **args) for name in plain_names() if name.startswith("benefit-")]
    assert len(set(told)) == 7


# Polish


@pytest.mark.parametrize(
    ("count", "medals", "lifepods", "patches"),
    [
        (0, "0 Medali", "0 Kapsuł Ratunkowych", "0 Zbiorowisk Biomasy"),
        (1, "1 Medal", "1 Kapsuła Ratunkowa", "1 Zbiorowisko Biomasy"),
        (3, "3 Medale", "3 Kapsuły Ratunkowe", "3 Zbiorowiska Biomasy"),
        (5, "5 Medali", "5 Kapsuł Ratunkowych", "5 Zbiorowisk Biomasy"),
        (12, "12 Medali", "12 Kapsuł Ratunkowych", "12 Zbiorowisk Biomasy"),
        (22, "22 Medale", "22 Kapsuły Ratunkowe", "22 Zbiorowiska Biomasy"),
    ],
)
def test_polish_counts(count: int, medals: str, lifepods: str, patches: str) -> None:
    assert text("pl", "amount-medals", count=count) == medals
    assert text("pl", "amount-lifepods", count=count) == lifepods
    assert text("pl", "amount-patches", count=count) == patches


def test_polish_numbers_have_all_their_forms() -> None:
    counted = 0
    for name, message in messages("pl").items():
        for selection in nodes(message, ast.SelectExpression):
            keys = {variant.key.name for variant in selection.variants}
            assert keys == {"one", "few", "many", "other"}, name
            counted += 1
    assert counted >= 20


def test_polish_is_polish() -> None:
    letters = {letter for name in ARGUMENTS for letter in text("pl", name).lower()}
    assert letters >= set("ąćęłńóśźż")
    for message in (*ARGUMENTS, *plain_names()):
        if not SAME.match(message) and not message.startswith(("amount-", "benefit-")):
            assert text("pl", message) != text("en", message), message


def test_terms_of_the_polish_rulebook() -> None:
    assert text("pl", "corporation-universal-coalition") == "Uniwersalna Koalicja"
    assert [text("pl", f"resource-{terrain}") for terrain in TERRAINS] == [
        "Cywilizacja", "Woda", "Biomasa", "Łaziki", "Technologia", "Energia",
    ]  # fmt: skip
    assert text("pl", "colour-orange") == "Pomarańczowy Alarm"
    assert text("pl", "when-immediate") == "Natychmiastowa"
    assert text("pl", "edition-upgrade-kit") == "Zestaw Ulepszeń"


def test_english_is_plain_ascii() -> None:
    for name, content in catalogue("en", PACKAGE):
        if name == "en.cards.ftl":
            assert content.isascii()
