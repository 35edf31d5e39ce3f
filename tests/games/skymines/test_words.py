"""Everything that a game of Skymines says, it says in English and in Polish."""

import ast as python
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from kosmodrom.core.asks import Ask, Question
from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.form import form
from kosmodrom.core.options import Option
from kosmodrom.core.rng import Random
from kosmodrom.core.ruleset import Section
from kosmodrom.core.table import Table
from kosmodrom.core.words import LANGUAGES, Word, Words, catalogue
from kosmodrom.games.skymines import RULESET, effects, refusals, rules
from kosmodrom.games.skymines.box import load_box
from kosmodrom.games.skymines.events import LunaIdle
from kosmodrom.games.skymines.moves import DoFirst
from kosmodrom.games.skymines.rules.expansion import AboutExpansion, AboutPiece
from kosmodrom.games.skymines.rules.markers import PERSONAL, space_id
from kosmodrom.games.skymines.rules.passing import AboutCard
from kosmodrom.games.skymines.rules.research import AboutPoints
from kosmodrom.games.skymines.rules.setup import AboutCompany
from kosmodrom.games.skymines.rules.tracks import AboutSpaces
from kosmodrom.games.skymines.state import EMPTIED, Phase
from kosmodrom.games.skymines.tables import KINDS, KINDS_FACE_UP
from kosmodrom.games.skymines.terms import COMPANIES, PACKAGE, SLOTS
from kosmodrom.games.skymines.wording import tell_card, tell_plan
from tests.games.skymines.kit import A, AnyTable, Position

BOX = load_box()
NAMES = ("Ala", "Bob", "Celina", "Dominik")
IN = pytest.mark.parametrize("language", LANGUAGES)
REWARDS = ("move", "move-any", "move-others", "research", "remove-outposts", "buy")
ABOUT: dict[str, msgspec.Struct] = {
    "track": AboutCompany("minerva"),
    "first-rest": AboutCard("start-energy-1"),
    "rest": AboutCard("start-energy-1"),
    "expand": AboutExpansion("tawac", 3),
    "return": AboutPiece("tawac", "clavius"),
    "points": AboutPoints(2),
    "which-track": AboutSpaces(1),
    "other-tracks": AboutSpaces(3),
}
"""What questions are about, for those that are about something."""


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

    def _known(self, message: str, count: int | None = None) -> str:
        return self(message) if count is None else self(message, count=count)


@cache
def strict(language: str) -> StrictWords:
    return StrictWords(language, (PACKAGE,), NAMES)


def sentence(text: str) -> str:
    """A whole sentence: it begins with a capital and ends properly."""
    assert text[0].isupper(), text
    assert text[-1] in ".?", text
    assert "  " not in text, text
    assert " ." not in text, text
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


def parts(node: Any, kind: type) -> Iterator[Any]:
    """All parts of a message of a kind."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, list):
        for item in node:
            yield from parts(item, kind)
    elif isinstance(node, ast.BaseNode):
        for item in vars(node).values():
            yield from parts(item, kind)


def variables(node: Any) -> set[str]:
    return {found.id.name for found in parts(node, ast.VariableReference)}


def test_both_languages_say_the_same_things_of_the_same_arguments() -> None:
    english, polish = messages("en"), messages("pl")
    assert list(english) == list(polish)
    for name, message in english.items():
        attributes = [attribute.id.name for attribute in message.attributes]
        assert [attribute.id.name for attribute in polish[name].attributes] == attributes, name
        referred = {found.id.name for found in parts(message, ast.MessageReference)}
        in_polish = {found.id.name for found in parts(polish[name], ast.MessageReference)}
        if referred == in_polish:
            assert variables(polish[name]) == variables(message), name


# Of a removed outpost Polish counts in the genitive: 2 and 5 have one form.
GENITIVE = {"n-outposts", "effect-remove-outposts"}


def test_polish_numbers_have_all_their_forms() -> None:
    counted = 0
    for name, message in messages("pl").items():
        for selection in parts(message, ast.SelectExpression):
            keys = {
                variant.key.name
                for variant in selection.variants
                if isinstance(variant.key, ast.Identifier)
            }
            if "one" in keys and name not in GENITIVE:
                counted += 1
                assert {"few", "many"} <= keys, name
    assert counted > 40


@pytest.mark.parametrize(
    ("coins", "told"),
    [(1, "1 crypcoina"), (2, "2 crypcoiny"), (5, "5 crypcoinów"), (22, "22 crypcoiny")],
)
def test_polish_coins_are_counted(coins: int, told: str) -> None:
    assert strict("pl")("event-coins", seat="Ala", coins=coins) == f"Ala zyskuje {told}."


def test_players_have_no_gender_in_polish() -> None:
    """Verbs of players are in the present: the past tense would have to know who it is."""
    past = re.compile(r"\{ \$(seat|player) \} (się )?\w+(ł|ła)\b|\w+(łeś|łaś)\b")
    for _name, text in catalogue("pl", PACKAGE):
        assert not past.search(text), past.search(text)


# Names


@IN
def test_everything_with_an_id_has_a_name(language: str) -> None:
    words, tables = strict(language), BOX.tables
    table: AnyTable = Table.start(RULESET, seats=2, seed=1)
    places = [id for board in tables.boards.values() for id in board.ids]
    ids: dict[str, Any] = {
        "company": COMPANIES,
        "token": BOX.tokens,
        "track": BOX.tracks,
        "space": [*(space_id(table.game, number) for number in range(PERSONAL)), *BOX.spaces],
        "place": places,
        "mission": BOX.missions,
        "threat": BOX.threats,
        "luna": BOX.luna_cards,
        "phase": get_args(Phase),
        "slot": SLOTS,
        "tile": BOX.tiles,
        "reward": REWARDS,
        "ending": RULESET.endings,
        "score": RULESET.categories,
        "luna-why": get_args(effects.Companies),
        "total": KINDS[:KINDS_FACE_UP],
        "kind": KINDS,
    }
    for prefix, names in ids.items():
        told = {words(f"{prefix}-{name}") for name in names}
        assert len(told) == len(set(names)), f"two names of {prefix} are equal"


@IN
def test_names_of_cards_and_plans_say_what_the_records_say(language: str) -> None:
    """The catalogues have them written out, because moves and events name things by id alone."""
    words = strict(language)
    for id, card in BOX.cards.items():
        assert words(f"card-{id}") == tell_card(words, card)
    for plan in BOX.tables.plans:
        assert words(f"plan-{plan.id}") == tell_plan(words, plan)


@IN
def test_names_of_places_have_the_numbers_of_the_board(language: str) -> None:
    words = strict(language)
    for board in BOX.tables.boards.values():
        for id, number in zip(board.ids, board.targets, strict=True):
            assert str(number) in re.findall(r"\d+", words(f"place-{id}"))


@IN
def test_the_game_and_its_options_have_names(language: str) -> None:
    words = strict(language)
    assert words("game-name") == "Skymines"
    sentence(words("game-tagline"))
    for field in form(RULESET.game_options):
        label = f"game-option-{field.name}"
        assert words(label)
        sentence(words(f"{label}.help"))
        assert len({words(f"{label}-{choice}") for choice in field.choices}) == len(field.choices)


@IN
@pytest.mark.parametrize(
    ("seats", "automas", "options", "told"),
    [
        (1, 0, {}, "error-luna-needed"),
        (4, 1, {}, "error-luna-full"),
        (2, 0, {"threats": True}, "error-option-needs"),
        (2, 0, {"board": "belt", "starting_outposts": True}, "error-option-needs"),
    ],
)
@pytest.mark.rule("SKY-101", "SKY-103", "SKY-1243")
def test_what_does_not_go_together_is_told(
    language: str, seats: int, automas: int, options: dict[str, Any], told: str
) -> None:
    with pytest.raises(KosmodromError) as error:
        Table.start(RULESET, seats=seats, automas=automas, options=options, seed=1)
    assert error.value.message == told
    assert error.value.package == PACKAGE
    sentence(strict(language).error(error.value))
    assert str(error.value) == strict("en").error(error.value)


# Questions


def questions() -> dict[str, Question]:
    """The questions of all rules modules."""
    found = {}
    for module in pkgutil.iter_modules(rules.__path__):
        for thing in vars(importlib.import_module(f"{rules.__name__}.{module.name}")).values():
            if isinstance(thing, Question):
                found[thing.id] = thing
    return found


@IN
def test_every_question_is_asked_and_told_to_the_others(language: str) -> None:
    words, found = strict(language), questions()
    assert len(found) == 28
    for question in found.values():
        ask = Ask(1, question, [], ABOUT.get(question.id))
        sentence(words.prompt(ask, deciding=True).replace("energia 1?", "energia?"))
        assert "Bob" in sentence(words.prompt(ask, deciding=False))
        assert words(f"now-{question.id}")


# Options and events


def samples(name: str, hint: Any) -> list[Any]:
    """Values of a field: some that it can name, a few numbers, none to two in a tuple."""
    named: dict[str, list[Any]] = {
        "seat": [0, 3],
        "card": ["start-carbon-2", "b-energy-2-tawac", "d-share-astrogo", "a-field"],
        "plan": ["a-05", "c-24", "special-3", "token-2"],
        "token": ["token-1", "token-9"],
        "place": ["clavius", "ceres-2", "shuttle-11"],
        "space": ["sell", "majority-carbon", "tawac-2", "personal"],
        "mission": list(BOX.missions),
        "threat": list(BOX.threats),
        "luna": ["I-1", "II-7"],
        "reward": list(REWARDS),
        "luna-why": list(get_args(effects.Companies)),
        "luna-idle": ["no-card", "no-share", "no-space", "no-plan", "no-special", "no-place"],
    }
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        for mark in marks:
            if isinstance(mark, Word) and mark.prefix in named:
                return named[mark.prefix]
        return samples(name, inner)
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if get_origin(hint) is tuple:
        one, *more = samples(name, get_args(hint)[0])
        empty = [()] if name in ("cards", "paid", "gone", "new") else []
        return [(one,), (one, *more[:1]), *empty]
    if hint is bool:
        return [False, True]
    if hint is int:
        return list(range(9))
    inners = [inner for inner in get_args(hint) if inner is not NoneType]
    return [*(None for inner in get_args(hint) if inner is NoneType)] + [
        value for inner in inners for value in samples(name, inner)
    ]


def instances(kind: type[msgspec.Struct]) -> Iterator[msgspec.Struct]:
    """A kind of option or event with each value of each field."""
    hints = get_type_hints(kind, include_extras=True)
    fields = msgspec.structs.fields(kind)
    values = {field.name: samples(field.name, hints[field.name]) for field in fields}
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
        assert "  " not in text


@IN
@pytest.mark.parametrize("kind", RULESET.events, ids=tagged)
def test_every_event_is_told(language: str, kind: type[msgspec.Struct]) -> None:
    for event in instances(kind):
        sentence(strict(language).tell(event))


@IN
def test_different_options_are_told_differently(language: str) -> None:
    """All that can differ: a reward that is waited for says its company or its number."""
    for kind in RULESET.moves:
        if kind is not DoFirst:
            marks = {"cost", "cards", "value", "points", "coins", "card", "energy"}
            options = {o for o in instances(kind) if _told_apart(kind, o, marks)}
            texts = {strict(language).tell(option) for option in options}
            assert len(texts) == len(options), kind
    waiting = [DoFirst("move", 2, company) for company in COMPANIES]
    waiting += [DoFirst(what, 2) for what in REWARDS]
    assert len({strict(language).tell(option) for option in waiting}) == len(waiting)


def _told_apart(kind: type[Option], option: msgspec.Struct, implied: set[str]) -> bool:
    """Whether an option differs from the usual one in more than what follows from it."""
    usual = next(iter(instances(kind)))
    changed = {n for n in kind.__struct_fields__ if getattr(option, n) != getattr(usual, n)}
    return not changed & implied


def test_rewards_that_wait_are_told_with_their_track() -> None:
    told = strict("en").tell
    assert told(DoFirst("move", 3, "skymine")) == "Next: 3 on the Skymine track"
    assert told(DoFirst("research", 2)) == "Next: research points (2)"
    assert told(DoFirst("buy")) == "Next: purchase of a card"


@IN
def test_luna_says_why_she_does_nothing(language: str) -> None:
    source = Path(rules.__path__[0], "luna.py").read_text(encoding="utf-8")
    whys = set(re.findall(r'LunaIdle\(g\.seats, "([a-z-]+)"\)', source))
    assert len(whys) == 6
    for why in whys:
        sentence(strict(language).tell(LunaIdle(0, why)))


# Refusals


def reasons() -> set[str]:
    """The reasons that the refusals give, read from their source."""
    found = set()
    for path in Path(refusals.__path__[0]).glob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            told: list[python.AST] = []
            if isinstance(node, python.Call) and isinstance(node.func, python.Name):
                if node.func.id == "Refused":
                    told = list(node.args[:1])
                elif node.func.id == "no_face_up_card":
                    told = list(node.args[4:5])
            elif isinstance(node, python.Assign) and isinstance(node.targets[0], python.Name):
                told = [node.value] if node.targets[0].id == "reason" else []
            for part in told:
                inners = [python.walk(part)] if not isinstance(part, python.IfExp) else [
                    python.walk(part.body), python.walk(part.orelse)
                ]  # fmt: skip
                found |= {
                    inner.value
                    for walk in inners
                    for inner in walk
                    if isinstance(inner, python.Constant) and isinstance(inner.value, str)
                }
    return found


@IN
def test_every_refusal_is_told_and_every_told_one_is_given(language: str) -> None:
    words, given = strict(language), reasons()
    assert {"not-a-scientist", "hand-cards-only", "no-threat", "buy-with"} <= given
    known = {name[8:] for name in messages("en") if name.startswith("refusal-")}
    assert known == given - {"not-offered"}
    args: dict[str, Any] = {
        "card": words("card-a-carbon-3"),
        "company": words("company-tawac"),
        "place": words("place-clavius"),
        "around": words("place-schickard"),
        "plan": words("plan-a-03"),
        "space": words("space-sell"),
        "slot": "B",
        "mission": words("mission-fuel-run"),
        "tile": words("tile-energy"),
        "track": words("track-A1"),
        "kind": words("total-carbon"),
        "now": words("now-expand"),
        "letter": "A",
    }
    numbers = dict.fromkeys(("cost", "coins", "units", "points", "own", "most", "total"), 2)
    numbers |= dict.fromkeys(("to", "round", "screen", "column", "n", "held"), 3)
    for reason in known:
        text = sentence(words(f"refusal-{reason}", **args, **numbers))
        for name in variables(messages(language)[f"refusal-{reason}"]):
            assert str((args | numbers)[name]) in text


# Captions


@IN
def test_everything_on_a_board_has_its_caption(language: str) -> None:
    lines = RULESET.captions(BOX, strict(language))
    plans = [plan.id for plan in BOX.tables.plans]
    places = [id for board in BOX.tables.boards.values() for id in board.ids]
    for prefix, ids in (
        ("card", BOX.cards), ("plan", plans), ("token", BOX.tokens), ("tile", BOX.tiles),
        ("space", BOX.spaces), ("company", COMPANIES), ("track", BOX.tracks), ("place", places),
        ("asteroid", BOX.belt.asteroids), ("mission", BOX.missions), ("threat", BOX.threats),
        ("luna", BOX.luna_cards), ("player-track", ("tank", "research")),
        ("bonus", [bonus.id for pair in BOX.bonuses.values() for bonus in pair]),
    ):  # fmt: skip
        assert {f"{prefix}:{id}" for id in ids} <= lines.keys(), prefix
    for told in lines.values():
        assert told
        for line in told:
            assert line.strip() == line
            assert "  " not in line


def test_captions_say_what_the_records_say() -> None:
    lines = RULESET.captions(BOX, strict("en"))
    assert lines["card:b-energy-2-tawac"] == (
        "energy 2 + Tawac share",
        "2 energy points: expand a company, together with all your energy.",
        "At the end a share of Tawac.",
        f"Printed cost: {BOX.cards['b-energy-2-tawac'].cost}.",
    )
    assert lines["plan:a-01"] == (
        "plan A (2 carbon → 2 coins)",
        "Needs face up: 2 carbon.",
        "Reward for stopping there: 2 coins.",
        "To take it: 1 research point.",
    )
    assert lines["place:manilius"][-1] == "An enclave: only from the sector around it."
    assert "12=" in lines["place:manilius"][2]
    assert lines["place:shuttle-11"][-1] == "From here the threat can be reached."
    assert lines["space:sell"] == (
        "selling a card",
        "Removes a card of your hand.",
        "Gives: coins for the removed card: its printed cost and 2 more.",
    )


# The table in words


WAYS: tuple[tuple[int, int, dict[str, Any]], ...] = (
    (1, 1, {"tracks": "random", "tokens": "dealt"}),
    (2, 0, {"board": "belt", "threats": True, "missions": True, "tracks": "chosen"}),
    (3, 1, {"board": "belt", "threats": True, "tracks": "random", "luna_level": 5}),
    (4, 0, {"missions": True, "starting_outposts": True, "tracks": "random"}),
)
CHOICES = (0, 3, 25, 90, 300, 100_000)


@cache
def played(way: int, choices: int) -> AnyTable:
    """A game after a number of choices, in which as much as possible is done."""
    seats, automas, options = WAYS[way]
    table: AnyTable = Table.start(
        RULESET, seats=NAMES[:seats], automas=automas, options=options, seed=way
    )
    chance = Random.seeded(way)
    while not table.finished and len(table.choices) < choices:
        seat = min(table.pending)
        asked = table.pending[seat].options
        busy = [o for o in asked if tagged(type(o)) not in ("pass", "ready", "stop", "play_again")]
        table.decide(seat, chance.choice(busy or asked))
    return table


def told(table: AnyTable, seat: int | None, words: Words) -> list[Section]:
    return RULESET.sections(table.view(seat), table.game.data, words)


@IN
@pytest.mark.parametrize("choices", CHOICES)
@pytest.mark.parametrize("way", range(len(WAYS)))
def test_the_table_can_be_told_to_everyone(language: str, way: int, choices: int) -> None:
    table, words = played(way, choices), strict(language)
    ids = re.compile(r"\b(card|plan|space|place|option|board|caption|company)-[a-z]")
    for seat in (*range(table.seats), None):
        for section in told(table, seat, words):
            assert section.area in ("board", "player", "hand")
            assert section.rows
            for row in (section.title, *section.rows):
                assert row.strip()
                assert "\n" not in row
                assert "  " not in row.lstrip()
                assert not ids.search(row), row
                assert "None" not in row


@IN
@pytest.mark.parametrize("way", range(len(WAYS)))
def test_a_whole_game_is_told(language: str, way: int) -> None:
    table, words = played(way, CHOICES[-1]), strict(language)
    assert table.finished
    for seat in (0, None):
        for numbered in table.events(seat):
            sentence(words.tell(numbered.event))


@IN
def test_titles_stay_so_that_news_can_be_marked(language: str) -> None:
    for way in range(len(WAYS)):
        titles = [
            [section.title for section in told(played(way, choices), 0, strict(language))]
            for choices in CHOICES[1:]
        ]
        assert all(one == titles[0] for one in titles)
        assert len(set(titles[0])) == len(titles[0])


@IN
def test_all_that_is_public_is_told(language: str) -> None:
    table, words = played(3, 300), strict(language)
    view: Any = table.view(0)
    rows = "\n".join(row for section in told(table, 0, words) for row in section.rows)
    cards = [card for card in (*view.display, *view.removed) if card]
    for owner in view.players:
        cards += owner.hand or ()
        cards += [card for stack in owner.resting for card in stack]
        cards += [slot.card for slot in owner.slots if slot.card]
    for card in cards:
        assert words(f"card-{card}") in rows
    for plan in (*view.plans, *view.specials):
        assert plan is None or words(f"plan-{plan}") in rows
    for mission in view.missions:
        assert words(f"mission-{mission.id}") in rows
    for name in NAMES:
        assert name in rows


def test_a_station_is_told_with_what_is_laid_bare() -> None:
    position = Position()
    position.station("skymine", 3, 0, EMPTIED + 2)
    rows = told(position.table(), A, strict("en"))[1].rows
    assert rows[2].strip() == "Station: 3: 0 1 (1 1 2) | 0: 0 1 1 1 2 | 2: 0 1 (1 1) 2"


def test_what_is_missing_for_the_next_plan_is_told() -> None:
    position = Position()
    needs: list[effects.Need] = [effects.Units("carbon", 3), effects.OneType(3)]
    position.screen(A, 1, position.plan("A", needs, [effects.Coins(1)]))
    position.area(A, "start-carbon-2", "start-titanium-2")
    rows = [row for section in told(position.table(), A, strict("en")) for row in section.rows]
    assert "Missing for screen 1: 1 carbon, 1 unit of any resource" in rows
