"""Everything that a game of Astrominers says, it says in English and in Polish."""

import ast as python
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from kosmodrom.core.asks import Ask, Question
from kosmodrom.core.form import form
from kosmodrom.core.options import Option
from kosmodrom.core.rng import Random
from kosmodrom.core.ruleset import Section
from kosmodrom.core.table import Table
from kosmodrom.core.words import LANGUAGES, Counted, Word, Words, catalogue
from kosmodrom.games.astrominers import RULESET, rules
from kosmodrom.games.astrominers.box import PACKAGE, Box, load_box
from kosmodrom.games.astrominers.moves import Reroll, TakeTop
from kosmodrom.games.astrominers.rules.base import AstrominersOptions
from kosmodrom.games.astrominers.rules.cards import BOTH_DECKS, cards_in_deck
from kosmodrom.games.astrominers.state import (
    FACES,
    RESOURCES,
    Deck,
    Effect,
    Phase,
    Player,
    State,
    Worker,
)

NAMES = ("Ala", "Bob", "Celina", "Dominik")
IN = pytest.mark.parametrize("language", LANGUAGES)
OPEN = {"en": "“", "pl": "„"}


class StrictWords(Words):
    """Words that fail instead of getting by."""

    def __call__(self, message: str, /, **args: Any) -> str:
        bundle = self._bundles[0]
        pattern = self._find(bundle, message)
        assert pattern is not None, f"{self.language}: there is no message {message}"
        plain = {name: self._plain(value) for name, value in args.items()}
        text, problems = bundle.format_pattern(pattern, plain)
        assert not problems, f"{self.language}: {message}: {problems}"
        said = str(text)
        assert said.strip(), f"{self.language}: {message} says nothing"
        assert not re.search(r"[{}]", said), f"{self.language}: {message} says “{said}”"
        return said


@cache
def strict(language: str) -> StrictWords:
    return StrictWords(language, (PACKAGE,), NAMES)


def sentence(text: str, language: str) -> str:
    """A whole sentence: it begins with a capital, a name or a quotation, and ends properly."""
    assert text[0].isupper() or text[0] == OPEN[language], text
    assert text[-1] in ".?", text
    assert "  " not in text, text
    return text


# The catalogues


@cache
def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for name, text in catalogue(language, PACKAGE):
        for entry in FluentResource(text).body:
            assert not isinstance(entry, ast.Junk), f"{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def variables(node: Any) -> set[str]:
    """The arguments that a message names."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*(variables(item) for item in node))
    if isinstance(node, ast.BaseNode):
        return set().union(*(variables(item) for item in vars(node).values()))
    return set()


def selections(node: Any) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    if isinstance(node, list):
        for item in node:
            yield from selections(item)
    elif isinstance(node, ast.BaseNode):
        for item in vars(node).values():
            yield from selections(item)


def test_both_languages_have_the_same_messages() -> None:
    english, polish = messages("en"), messages("pl")
    assert list(english) == list(polish)
    for name, message in english.items():
        attributes = [attribute.id.name for attribute in message.attributes]
        assert [attribute.id.name for attribute in polish[name].attributes] == attributes, name
        assert variables(polish[name]) == variables(message), name


def test_polish_numbers_have_all_their_forms() -> None:
    # Of a resource there are units, not pieces: 2 and 5 need no forms of their own.
    masses = {f"amount-{kind}" for kind in RESOURCES}
    counted = 0
    for name, message in messages("pl").items():
        for selection in selections(message):
            keys = {
                variant.key.name
                for variant in selection.variants
                if isinstance(variant.key, ast.Identifier)
            }
            if "one" in keys and name not in masses:
                counted += 1
                assert {"few", "many"} <= keys, name
    assert counted >= 6


@pytest.mark.parametrize(
    ("count", "told"), [(0, "Talia jest pusta"), (1, "1 karta w talii"), (3, "3 karty w talii"),
                        (5, "5 kart w talii"), (12, "12 kart w talii"), (22, "22 karty w talii")]
)  # fmt: skip
def test_polish_cards_are_counted(count: int, told: str) -> None:
    assert strict("pl")("board-deck", count=count) == told


@pytest.mark.parametrize(
    ("points", "told"), [(1, "1 punkt"), (4, "4 punkty"), (7, "7 punktów"), (34, "34 punkty")]
)
def test_polish_points_are_counted(points: int, told: str) -> None:
    for message in ("event-ended", "event-bought"):
        args = {"winners": "Ala", "seat": "Ala", "card": "Żagiel fotonowy"}
        assert told in strict("pl")(message, points=points, **args)


def test_polish_hands_are_counted() -> None:
    told = strict("pl")("board-counts", missions=2, orders=5)
    assert told == "Na ręce: 2 misje, 5 zamówień"


# Names


@IN
def test_everything_with_an_id_has_a_name(language: str) -> None:
    words, box = strict(language), load_box()
    ids: dict[str, Any] = {
        "card": [
            *box.missions, *box.orders, *box.awards, *box.technologies, *box.bulletins,
            *box.expeditions, *box.exchange,
        ],
        "space": box.spaces,
        "area": {space.area for space in box.spaces.values()},
        "resource": (*RESOURCES, "any"),
        "face": FACES,
        "worker": get_args(Worker),
        "effect": get_args(Effect),
        "deck": get_args(Deck),
        "phase": get_args(Phase),
        "kind": ("technology", "bulletin", "expedition"),
        "ending": RULESET.endings,
        "score": (
            "orders", "awards", "technologies", "bulletins", "missions", "expeditions", "surplus",
        ),
    }  # fmt: skip
    for prefix, names in ids.items():
        told = [words(f"{prefix}-{name}") for name in names]
        assert len(set(told)) == len(told), f"two names of {prefix} are equal"
    for kind in (*RESOURCES, "any"):
        assert words(f"amount-{kind}", count=3).startswith("3 ")


@IN
def test_the_game_and_its_options_have_names(language: str) -> None:
    words = strict(language)
    assert words("game-name") == {"en": "Astrominers", "pl": "Astrogórnicy"}[language]
    sentence(words("game-tagline"), language)
    for field in form(RULESET.game_options):
        label = f"game-option-{field.name}"
        assert words(label)
        sentence(words(f"{label}.help"), language)
        assert len({words(f"{label}-{choice}") for choice in field.choices}) == len(field.choices)


# Questions


def questions() -> dict[str, Question]:
    """The questions of all rules modules."""
    found = {}
    for module in pkgutil.iter_modules(rules.__path__):
        for thing in vars(importlib.import_module(f"{rules.__name__}.{module.name}")).values():
            if isinstance(thing, Question):
                found[thing.id] = thing
    return found


def test_the_questions_are_found() -> None:
    assert {"reroll", "turn", "payment", "yellow", "buy-further"} <= set(questions())


@IN
def test_every_question_is_asked_and_told_to_the_others(language: str) -> None:
    words = strict(language)
    for question in questions().values():
        ask = Ask(1, question, [])
        sentence(words.prompt(ask, deciding=True), language)
        assert "Bob" in sentence(words.prompt(ask, deciding=False), language)


# Options and events


def samples(hint: Any) -> list[Any]:
    """Values of a field: all that it can name, a few numbers, one and two in a tuple."""
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        for mark in marks:
            if isinstance(mark, Counted):
                if get_origin(inner) is tuple:
                    return [("gold",), ("water", "water", "any")]
                return [{"gold": 1}, {"water": 2, "any": 5}]
            if isinstance(mark, Word) and mark.prefix == "seat":
                return [0, 3]
            if isinstance(mark, Word) and mark.prefix == "card":
                return ["lydia-gold", "exchange-nickel"]
            if isinstance(mark, Word) and mark.prefix == "space":
                return list(load_box().spaces)
        return samples(inner)
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if get_origin(hint) is tuple:
        one, *more = samples(get_args(hint)[0])
        return [(one,), (one, *more[:1])]
    if hint is bool:
        return [False, True]
    if hint is int:
        return list(range(9))
    return [value for inner in get_args(hint) if inner is not str for value in samples(inner)]


def instances(kind: type[msgspec.Struct]) -> Iterator[msgspec.Struct]:
    """A kind of option or event with each value of each field."""
    hints = get_type_hints(kind, include_extras=True)
    values = {field.name: samples(hints[field.name]) for field in msgspec.structs.fields(kind)}
    usual = {name: some[0] for name, some in values.items()}
    yield kind(**usual)
    for name, some in values.items():
        for value in some:
            yield kind(**{**usual, name: value})


def tagged(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


@IN
@pytest.mark.parametrize("kind", RULESET.moves, ids=tagged)
def test_every_option_is_told(language: str, kind: type[Option]) -> None:
    for option in instances(kind):
        text = strict(language).tell(option)
        assert text[0].isupper()
        assert text[-1] not in ".: ", text


@IN
@pytest.mark.parametrize("kind", RULESET.events, ids=tagged)
def test_every_event_is_told(language: str, kind: type[msgspec.Struct]) -> None:
    for event in instances(kind):
        sentence(strict(language).tell(event), language)


@IN
def test_different_options_are_told_differently(language: str) -> None:
    for kind in RULESET.moves:
        options = set(instances(kind))
        assert len({strict(language).tell(option) for option in options}) == len(options), kind


@IN
def test_an_empty_list_has_words_of_its_own(language: str) -> None:
    words = strict(language)
    kept = words("option-reroll", dice="none")
    assert "none" not in kept
    assert kept != words("option-reroll", dice="górnik")
    assert "none" not in words("option-launch", card="Ida", cost="none", lacking="none")
    assert "none" not in words("option-pay", cost="none")


def test_the_spaces_of_a_card_count_from_one() -> None:
    for language in LANGUAGES:
        told = [strict(language)("place", space=space) for space in range(6)]
        assert told == ["1", "2", "3", "4", "5", "6"]


# Refusals


def reasons() -> set[str]:
    """The reasons that the refusals give, read from their source."""
    found = set()
    modules = Path(rules.__file__).parent.glob("*.py")
    trees = [python.parse(module.read_text(encoding="utf-8")) for module in modules]
    for node in (node for tree in trees for node in python.walk(tree)):
        told: list[python.AST] = []
        if isinstance(node, python.Call) and isinstance(node.func, python.Name):
            told = list(node.args[:1]) if node.func.id == "Refused" else []
        elif isinstance(node, python.Assign) and isinstance(node.targets[0], python.Name):
            told = [node.value] if node.targets[0].id == "reason" else []
        for part in told:
            found |= {
                inner.value
                for inner in python.walk(part)
                if isinstance(inner, python.Constant) and isinstance(inner.value, str)
            }
    return found


def test_the_reasons_are_found() -> None:
    assert {"no-such-die", "deck-empty", "wrong-rate", "must-act"} <= reasons()


@IN
def test_every_refusal_is_told(language: str) -> None:
    words = strict(language)
    args = {
        "die": words("face-miner2"),
        "to": words("face-geologist"),
        "space": words("space-water-1"),
        "card": words("card-nanoforge"),
        "resource": words("resource-gold"),
        "effect": words("effect-rebate"),
        "deck": words("deck-orders"),
        "takes": words("worker-geologist"),
        "lacking": words("amount-xenon", count=2),
    }
    for reason in reasons() | {name[8:] for name in messages("en") if name.startswith("refusal-")}:
        text = sentence(words(f"refusal-{reason}", **args), language)
        for name in variables(messages(language).get(f"refusal-{reason}")):
            assert args[name] in text


# The table in words


AnyTable = Table[State, AstrominersOptions, Box]


def played(seed: int, seats: int, choices: int) -> AnyTable:
    """A game after a number of choices, in which unseen cards are taken and few dice discarded."""
    table: AnyTable = Table.start(RULESET, seats=NAMES[:seats], seed=seed)
    chance = Random.seeded(seed)
    while not table.finished and len(table.choices) < choices:
        seat = min(table.pending)
        options = table.pending[seat].options
        unseen = [option for option in options if isinstance(option, TakeTop)]
        busy = [
            option
            for option in options
            if tagged(type(option)) not in ("pass", "discard_die", "exchange", "done")
        ]
        table.decide(seat, chance.choice(unseen or busy or options))
    return table


MOMENTS = [(seed, seats, choices) for seed, seats in ((1, 2), (2, 3), (3, 4)) for choices in
           (0, 7, 60, 140, 230, 5000)]  # fmt: skip
AT = pytest.mark.parametrize(("seed", "seats", "choices"), MOMENTS)


def told(table: AnyTable, seat: int | None, words: Words) -> list[Section]:
    return RULESET.sections(table.view(seat), table.game.data, words)


def text_of(sections: list[Section]) -> str:
    return "\n".join(line for section in sections for line in (section.title, *section.rows))


def hand(player: Player) -> list[str]:
    return [*player.missions, *player.orders]


@IN
@AT
def test_the_table_can_be_told_to_everyone(
    language: str, seed: int, seats: int, choices: int
) -> None:
    table = played(seed, seats, choices)
    ids = re.compile("|".join(rf"\b{name}\b" for name in messages("en") if "-" in name))
    for seat in (*range(seats), None):
        sections = told(table, seat, strict(language))
        assert {section.area for section in sections} <= {"board", "player", "hand"}
        for section in sections:
            assert section.rows
            for row in (section.title, *section.rows):
                assert row.strip()
                assert "\n" not in row
                assert "  " not in row.lstrip()
                assert not ids.search(row), row
                assert "None" not in row


@IN
@AT
def test_the_own_hand_is_told_and_no_hidden_card(
    language: str, seed: int, seats: int, choices: int
) -> None:
    table, words = played(seed, seats, choices), strict(language)
    s, box = table.game.state, table.game.data
    below = [card for deck in (s.technologies, s.bulletins, s.expeditions) for card in deck[:-1]]
    drawn_from = [card for deck in BOTH_DECKS for card in cards_in_deck(table.game, deck)]
    decks = [*drawn_from, *s.award_deck, *below]
    for seat in (*range(seats), None):
        sections = told(table, seat, words)
        everything = text_of(sections)
        hidden = [*decks]
        for owner, player in enumerate(s.players):
            if owner != seat:
                hidden += hand(player)
        for card in hidden:
            assert words(f"card-{card}") not in everything, card
            assert card not in everything, card
        hands = [section for section in sections if section.area == "hand"]
        if seat is None:
            assert not hands
            continue
        own = "\n".join(hands[0].rows)
        for card in hand(s.players[seat]):
            assert words(f"card-{card}") in own
        for card in s.players[seat].orders:
            assert words(f"effect-{box.orders[card].effect}") in own


def test_the_games_above_hold_hidden_cards() -> None:
    table = played(2, 3, 230)
    assert all(player.secret for player in table.game.state.players)
    assert table.game.state.runs


@IN
def test_titles_stay_so_that_news_can_be_marked(language: str) -> None:
    tables = [played(2, 3, choices) for choices in (0, 60, 230)]
    titles = [[section.title for section in told(table, 1, strict(language))] for table in tables]
    assert titles[0] == titles[1] == titles[2]
    assert len(set(titles[0])) == len(titles[0])


@IN
def test_everything_public_is_told(language: str) -> None:
    table, words = played(2, 3, 230), strict(language)
    everything = text_of(told(table, 0, words))
    s = table.game.state
    public = [*s.missions.display, *s.orders.display, *s.awards, s.exchange]
    public += [run.card for run in s.runs]
    for deck in (s.technologies, s.bulletins, s.expeditions):
        public += deck[-1:]
    for player in s.players:
        public += [own.card for own in (*player.technologies, *player.bulletins)]
        public += [*player.done, *player.expeditions, *player.awards]
    for card in public:
        if card is not None:
            assert words(f"card-{card}") in everything
    for name in NAMES[:3]:
        assert name in everything


def test_the_table_is_told_with_the_data_in_play() -> None:
    box = load_box()
    awards = {id: msgspec.structs.replace(card, points=99) for id, card in box.awards.items()}
    corrected = msgspec.structs.replace(box, awards=awards)
    table: AnyTable = Table.start(RULESET, seats=2, seed=1, data=corrected)
    assert "99 VP" in text_of(told(table, 0, strict("en")))
    assert Reroll(()) in table.pending[0].options
