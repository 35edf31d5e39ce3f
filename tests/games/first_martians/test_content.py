"""The content of the box: counts, references from one thing to another, and words for all of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from kosmodrom.core.words import LANGUAGES, Words, catalogue
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.box import load_box
from kosmodrom.games.first_martians.campaign import RANKS
from kosmodrom.games.first_martians.components import EventAction, Mission, MissionEvent, Place
from kosmodrom.games.first_martians.terms import (
    BLOCKS,
    CHAPTERS,
    COLOURS,
    KEYWORDS,
    MISSIONS,
    PACKAGE,
    RINGS,
)
from tests.games.first_martians.kit import inside

BOX = load_box()
IN = pytest.mark.parametrize("language", LANGUAGES)
MISSION = pytest.mark.parametrize("mission", BOX.missions, ids=lambda mission: mission.id)
OWN_EVENTS = {event.id for mission in BOX.missions for event in mission.events}
COMMON_EVENTS = tuple(event for event in BOX.events if event.id not in OWN_EVENTS)
FACILITY_NAMES = {name for facility in BOX.facilities for name in (facility.id, facility.kind)}
CARDS = {facility.id for facility in BOX.facilities if facility.card}
FOLLOW_UPS = {follow_up.id for follow_up in BOX.follow_ups}
TRAITS = {astronaut.trait for astronaut in BOX.astronauts}
OF_MISSION = (
    e.CounterReaches,
    e.Count,
    e.GoalDone,
    e.TickGoal,
    e.AddGoal,
    e.OpenAction,
    e.TakeObjective,
    e.DiscardObjective,
    e.ObjectiveHeld,
)


def every(kind: type, *things: Any) -> list[Any]:
    return [each for thing in things for each in inside(thing) if isinstance(each, kind)]


EVERYTHING = tuple(inside(tuple(getattr(BOX, field) for field in BOX.__struct_fields__)))


# Counts


def test_the_box_is_full() -> None:
    assert len(BOX.events) >= 80
    assert len(BOX.follow_ups) >= 40
    assert Counter(adventure.colour for adventure in BOX.adventures) == dict.fromkeys(COLOURS, 20)
    assert Counter(tile.ring for tile in BOX.tiles) == {ring + 1: 10 for ring in range(RINGS)}
    assert sum(poi.count for poi in BOX.pois) == 24
    assert len(BOX.upgrades) == 10
    assert len(BOX.shutdowns) == 8
    assert [mission.id for mission in BOX.missions] == [*MISSIONS, *CHAPTERS]


@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_adventures_of_every_kind(colour: str) -> None:
    kinds = {adventure.kind for adventure in BOX.adventures if adventure.colour == colour}
    assert kinds == {"normal", "delayed", "choice"}


@pytest.mark.parametrize("block", BLOCKS)
def test_a_deck_of_malfunctions_covers_its_block(block: str) -> None:
    deck = [card for card in BOX.malfunctions if card.block == block]
    assert len(deck) == 14
    assert {card.keyword for card in deck} == set(KEYWORDS)
    for facility in BOX.facilities:
        if facility.block == block and facility.parts and not facility.card:
            named = sum(card.facility in (facility.id, facility.kind) for card in deck)
            assert named >= 2, f"{facility.id} is on {named} cards"


@pytest.mark.rule("FM-1119", "FM-Q-04")
def test_malfunctions_grow_worse_from_block_to_block() -> None:
    decks = [[card for card in BOX.malfunctions if card.block == block] for block in BLOCKS]
    light = [sum(len(every(e.PlaceToken, card)) == 1 for card in deck) for deck in decks]
    assert light == sorted(set(light), reverse=True)  # what passes by itself
    effects = [sum(len(card.effects) for card in deck) for deck in decks]
    assert effects == sorted(set(effects))
    worst = (e.ChangeOutput, e.PlaceShutdown, e.Wilting)
    found = [sum(len(every(kind, deck)) for kind in worst) for deck in map(tuple, decks)]
    assert found[:2] == [0, 0]
    assert found[2] > 0


@pytest.mark.parametrize(
    "things",
    [
        "facilities",
        "shutdowns",
        "astronauts",
        "aoms",
        "tiles",
        "pois",
        "malfunctions",
        "upgrades",
        "events",
        "follow_ups",
        "adventures",
    ],
)
def test_no_id_is_given_twice(things: str) -> None:
    given = Counter(thing.id for thing in getattr(BOX, things))
    assert not [name for name, count in given.items() if count > 1]


# References


def test_facilities_and_follow_ups_exist() -> None:
    for thing in EVERYTHING:
        match thing:
            case e.BreakPart(facilities=names) | e.RepairPart(facilities=names):
                assert set(names) <= FACILITY_NAMES, thing
            case e.BrokenParts(facilities=names):
                assert set(names) <= FACILITY_NAMES, thing
            case e.PlaceToken(facility=name) | e.IsShut(facility=name):
                assert name in FACILITY_NAMES, thing
            case e.PlaceShutdown(facility=name) | e.ClearTokens(facility=name):
                assert name is None or name in FACILITY_NAMES, thing
            case e.BuildFacility(card) | e.BuiltFacility(card):
                assert card in CARDS, thing
            case e.Schedule():
                assert thing.follow_up in FOLLOW_UPS, thing
                assert thing.earliest <= thing.latest, thing
            case e.HasTrait(trait):
                assert trait in TRAITS, thing
            case e.DrawMalfunction(keyword=str() as keyword):
                assert keyword in KEYWORDS, thing


def test_things_of_all_missions_name_nothing_of_one() -> None:
    shared = (COMMON_EVENTS, BOX.follow_ups, BOX.adventures, BOX.malfunctions, BOX.pois)
    for thing in inside((shared, BOX.astronauts, BOX.upgrades)):
        assert not isinstance(thing, OF_MISSION), thing
        if isinstance(thing, e.Cost):
            assert not thing.objective, thing
            assert not thing.counters, thing


def test_flags_are_set_before_they_are_asked_for() -> None:
    always = {flag.flag for flag in every(e.Flag, COMMON_EVENTS, BOX.follow_ups, BOX.adventures)}
    earlier: set[str] = set()
    for mission in BOX.missions:
        if mission.id not in CHAPTERS:
            earlier = set()
        known = earlier | always | {flag.flag for flag in every(e.Flag, mission)}
        for test in every(e.Flagged, mission):
            assert test.flag in known, f"{mission.id}: nothing notes {test.flag}"
        earlier = known


@MISSION
def test_a_mission_names_what_it_has(mission: Mission) -> None:
    goals = {goal.id for goal in mission.goals}
    actions = {action.id for action in mission.actions}
    tokens = {token.id for token in mission.tokens}
    counters = {counter.id: counter for counter in mission.counters}
    for thing in inside(mission):
        match thing:
            case e.CounterReaches(counter, least):
                assert least <= counters[counter].most, thing
            case e.Count(counter):
                assert counter in counters, thing
            case e.DrawResearch(counter=str() as counter):
                assert counter in counters, thing
            case e.GoalDone(goal) | e.TickGoal(goal) | e.AddGoal(goal):
                assert goal in goals, thing
            case e.OpenAction(action):
                assert action in actions, thing
            case e.TakeObjective(named) | e.DiscardObjective(named):
                assert set(named) <= tokens, thing
            case e.Cost():
                assert set(thing.objective) <= tokens, thing
                assert not any(counters[name].personal for name in thing.counters), thing
            case Place(token=str() as token):
                assert token in tokens, thing


@MISSION
def test_a_mission_can_be_won(mission: Mission) -> None:
    ticked = {tick.goal for tick in every(e.TickGoal, mission)}
    added = {add.goal for add in every(e.AddGoal, mission)}
    opened = {each.action for each in every(e.OpenAction, mission) if each.open}
    placed = {token for take in every(e.TakeObjective, mission) for token in take.tokens}
    assert 3 <= sum(goal.red for goal in mission.goals) <= 6
    assert 1 <= sum(not goal.red for goal in mission.goals) <= 2
    for goal in mission.goals:
        assert goal.tests or goal.id in ticked, f"nothing ticks {goal.id}"
        assert not goal.hidden or goal.id in added, f"nothing adds {goal.id}"
    for action in mission.actions:
        assert action.open or action.id in opened, f"nothing opens {action.id}"
    for token in mission.tokens:
        assert token.at != "box" or token.id in placed, f"nothing places {token.id}"


@MISSION
def test_levels_grow_harder(mission: Mission) -> None:
    easy, normal, hard = (mission.levels[level] for level in ("easy", "normal", "hard"))
    for lighter, harder in ((easy, normal), (normal, hard)):
        assert all(a >= b for a, b in zip(lighter.sols, harder.sols, strict=True))
        assert all(lighter.reserves[name] >= n for name, n in harder.reserves.items())
        assert (lighter.threshold or 99) >= (harder.threshold or 99)
    for level in mission.levels.values():
        # A player alone has two astronauts like two players, and all AOMs besides (FM-1227).
        assert list(level.sols[1:]) == sorted(level.sols[1:], reverse=True)
        assert max(level.sols) <= len(COMMON_EVENTS)


def test_every_choice_has_a_free_way() -> None:
    choices = [choose.ways for choose in every(e.Choose, EVERYTHING)]
    choices += [adventure.ways for adventure in BOX.adventures if adventure.ways]
    for ways in choices:
        assert any(way.cost == e.Cost() and not way.needs for way in ways), ways
        assert len({way.id for way in ways}) == len(ways), ways


def test_a_skill_uses_what_it_needs() -> None:
    """Whoever must hold something in order to use a skill gives it."""
    takes: dict[str, type] = {"samples": e.Samples, "seeds": e.Seeds, "examined": e.Examined}
    for astronaut in BOX.astronauts:
        for skill in (astronaut.base, *astronaut.skills):
            for need in every(e.CargoHolds, skill.needs):
                given = [effect.by for effect in every(takes[need.what], skill.effects)]
                assert given == [-need.least], f"{skill.id} needs {need.what} and keeps them"


def test_every_choice_belongs_to_a_story() -> None:
    """Those of Events, Adventures, cards and actions do by themselves; what a mission asks in every
    Production phase is told by its rules."""
    for mission in BOX.missions:
        for special in mission.rounds:
            asks = bool(every(e.Choose, special.effects))
            assert special.told or not asks, f"{mission.id} asks in sol {special.start}: why?"
            assert special.start == special.end or not special.told, mission.id
        for effects in (mission.icon, mission.levels, mission.goals, mission.tokens):
            assert not every(e.Choose, effects), f"{mission.id} asks, and nobody knows why"


GOOD: dict[type, int] = {
    e.ChangeStress: -1,
    e.MoveMalfunction: -1,
    e.ChangeMorale: 1,
    e.MoraleTokens: 1,
    e.ChangeReserve: 1,
    e.ChangeOutput: 1,
    e.ChangePlants: 1,
    e.Samples: 1,
    e.Seeds: 1,
    e.Examined: 1,
    e.Discoveries: 1,
    e.Spares: 1,
    e.Count: 1,
}
"""What is good by which sign of its figure."""
HARMFUL_COUNTERS = {"contamination"}
GIFTS = (
    e.Heal,
    e.Cure,
    e.RepairPart,
    e.LiftShutdown,
    e.ClearTokens,
    e.MendRover,
    e.ClearArea,
    e.Growth,
    e.DrawPoi,
    e.DealUpgrades,
    e.TakeObjective,
    e.AddGreenhouse,
    e.AreaSample,
    e.RevealArea,
    e.TickGoal,
)


def test_what_was_left_undone_is_never_a_gift() -> None:
    """A future consequence is bad (FM-Q-63), whichever way it goes."""
    for event in BOX.events:
        if event.consequence is None:
            continue
        for effect in inside(event.consequence.effects):
            assert not isinstance(effect, GIFTS), f"{event.id}: {effect}"
            if isinstance(effect, e.Count) and effect.counter in HARMFUL_COUNTERS:
                assert effect.by > 0, f"{event.id}: {effect}"
            elif type(effect) in GOOD:
                assert effect.by * GOOD[type(effect)] < 0, f"{event.id}: {effect}"
        assert hurts(event.consequence.effects), f"{event.id} can be left undone for nothing"


def hurts(effects: tuple[e.Effect, ...]) -> bool:
    """Whether effects do harm whatever is drawn, holds or is chosen."""
    for effect in effects:
        match effect:
            case e.Schedule() | e.Flag():
                continue
            case e.If() | e.Chance():
                harm = hurts(effect.then) and hurts(effect.otherwise)
            case e.Choose():
                harm = all(hurts(way.effects) or way.cost != e.Cost() for way in effect.ways)
            case e.DrawDirection():
                labels = (effect.easy, effect.medium, effect.hard)
                harm = hurts(effect.then) or all(map(hurts, labels))
            case _:
                harm = True
        if harm:
            return True
    return False


def test_events_with_an_action_have_a_consequence() -> None:
    """FM-848."""
    for event in BOX.events:
        assert (event.action is None) == (event.consequence is None), event.id
        assert set(event.missions) <= {mission.id for mission in BOX.missions}, event.id


def test_own_events_come_in_their_mission_only() -> None:
    for mission in BOX.missions:
        if mission.id != "settling-in":
            assert len(mission.events) >= (2 if mission.id in CHAPTERS else 4), mission.id
        assert not any(event.missions for event in mission.events)


# Words


class Text(NamedTuple):
    value: str
    attributes: dict[str, str]


_MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ \t]+.*|\n(?=\n*[ \t]))*)", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^[ \t]+\.(\w+) =", re.MULTILINE)


@cache
def texts(language: str) -> dict[str, Text]:
    """All messages of the game in a language, with their attributes. Read by hand: Fluent's parser
    would take seconds."""
    found = {}
    for _, source in catalogue(language, PACKAGE):
        for name, body in _MESSAGE.findall(source):
            value, *rest = _ATTRIBUTE.split(body)
            pairs = zip(rest[::2], rest[1::2], strict=True)
            found[name] = Text(value.strip(), {key: text.strip() for key, text in pairs})
    return found


def told(choices: Any, story: str) -> Iterator[tuple[str, str]]:
    """The ways of the choices in some effects, which are told as parts of a story."""
    for choose in every(e.Choose, choices):
        for way in choose.ways:
            yield f"way-{story}-{way.id}", ""


def wanted() -> Iterator[tuple[str, str]]:
    """Every message that the content needs, with the attributes it must have."""
    for adventure in BOX.adventures:
        yield f"adventure-{adventure.id}", "story later" if adventure.later else "story"
        for way in adventure.ways:
            yield f"way-{adventure.id}-{way.id}", ""
    for follow_up in BOX.follow_ups:
        yield f"follow-up-{follow_up.id}", "story"
        yield from told(follow_up, follow_up.id)
    for event in BOX.events:
        yield f"mission-event-{event.id}", event_attributes(event)
        yield from told(event, event.id)
    for mission in BOX.missions:
        yield from mission_words(mission)
    for cause in every(e.EndMission, EVERYTHING):
        yield f"cause-{cause.cause}", ""
    for flag in every(e.Flag, EVERYTHING):
        yield f"flag-{flag.flag}", ""
    yield "campaign-first-steps", "story"
    for chapter in CHAPTERS:
        yield f"campaign-first-steps-chapter-{chapter}", "story won lost"
    for rank in RANKS:
        yield f"campaign-first-steps-rank-{rank}", ""


def event_attributes(event: MissionEvent) -> str:
    match event.action:
        case EventAction():
            return "story action deed consequence aftermath"
        case None:
            return "story"


def mission_words(mission: Mission) -> Iterator[tuple[str, str]]:
    yield f"mission-{mission.id}", "focus intro rules won lost"
    for goal in mission.goals:
        yield f"goal-{mission.id}-{goal.id}", ""
        yield f"worth-goal-{mission.id}-{goal.id}", ""
    for counter in mission.counters:
        yield f"counter-{mission.id}-{counter.id}", ""
    for token in mission.tokens:
        yield f"objective-{mission.id}-{token.id}", ""
    for action in mission.actions:
        yield f"sheet-{mission.id}-{action.id}", "deed"
        yield from told(action, f"{mission.id}-{action.id}")
    for special in mission.rounds:
        if special.told:
            yield f"sol-{mission.id}-{special.start}", ""
    own = (mission.levels, mission.rounds, mission.production, mission.icon, mission.goals)
    yield from told((*own, mission.tokens), mission.id)
    assert not every(e.Choose, mission.pois), f"{mission.id}: a POI token offers no choice"


WANTED = dict(wanted())


SOLS = {
    "en": (r"\bsol (\d+)", r"(\d+) sols\b"),
    "pl": (r"\bsol(?:u|a|em|owi)? (\d+)|(\d+)\. sol", r"(\d+) sol(?:e|ów|ach)\b"),
}
"""How a sol is named, and how a number of them."""


@MISSION
@IN
def test_no_words_name_a_sol_that_a_crew_may_not_see(mission: Mission, language: str) -> None:
    lengths = {sols for level in mission.levels.values() for sols in level.sols}
    named, counted = SOLS[language]
    for name, _ in mission_words(mission):
        message = texts(language)[name]
        for text in (message.value, *message.attributes.values()):
            for match in re.finditer(named, text):
                sol = int(next(filter(None, match.groups())))
                assert sol <= min(lengths), f"{name}: not every crew sees sol {sol}: {text}"
            for match in re.finditer(counted, text):
                assert int(match[1]) in lengths, f"{name}: it never lasts {match[0]}: {text}"


@MISSION
@IN
def test_the_figures_of_a_mission_are_those_of_its_data(mission: Mission, language: str) -> None:
    figures = {abs(n) for n in numbers(msgspec.to_builtins(mission))}
    for name in (f"mission-{mission.id}", *(f"goal-{mission.id}-{g.id}" for g in mission.goals)):
        message = texts(language)[name]
        for text in (message.value, message.attributes.get("rules", "")):
            for figure in map(int, re.findall(r"\d+", text)):
                assert figure in figures, f"{name}: {figure} in {text}"


@MISSION
@IN
def test_a_goal_is_told_with_its_own_figures(mission: Mission, language: str) -> None:
    for goal in mission.goals:
        text = texts(language)[f"goal-{mission.id}-{goal.id}"].value
        own = {abs(n) for n in numbers(msgspec.to_builtins(goal.tests))}
        ticks = [
            step
            for step in (*mission.actions, *mission.rounds)
            if any(tick.goal == goal.id for tick in every(e.TickGoal, step))
        ]
        own |= {abs(n) for n in numbers(msgspec.to_builtins(ticks))}
        for figure in map(int, re.findall(r"\d+", text)):
            assert figure in own, f"{goal.id}: {figure} in {text}"


def numbers(thing: Any) -> Iterator[int]:
    """Every number in plain data."""
    match thing:
        case bool():
            return
        case int():
            yield thing
        case dict():
            for value in thing.values():
                yield from numbers(value)
        case list() | tuple():
            for value in thing:
                yield from numbers(value)


@IN
def test_everything_has_words(language: str) -> None:
    messages = texts(language)
    for name, attributes in WANTED.items():
        assert name in messages, f"{language}: there is no message {name}"
        assert messages[name].value, f"{language}: {name} says nothing"
        given = messages[name].attributes
        assert set(given) == set(attributes.split()), f"{language}: {name} has {sorted(given)}"
        assert all(given.values()), f"{language}: {name} says nothing somewhere"


@IN
@pytest.mark.rule("FM-820")
def test_the_beginning_of_a_delayed_adventure_is_told_with_its_end(language: str) -> None:
    words = Words(language, (PACKAGE,))
    for adventure in BOX.adventures:
        if adventure.kind == "delayed":
            beginning = words(f"adventure-{adventure.id}.story")
            assert words(f"adventure-{adventure.id}.later").startswith(f"{beginning} ")


@IN
def test_no_words_are_left_over(language: str) -> None:
    files = ("adventures", "campaign", "events", "follow_ups", "missions")
    for file, source in catalogue(language, PACKAGE):
        if file.split(".")[1] in files:
            names = [name for name, _ in _MESSAGE.findall(source)]
            assert set(names) <= WANTED.keys(), sorted(set(names) - WANTED.keys())
            assert len(names) == len(set(names)), f"{file} says something twice"


def stories(language: str) -> Iterator[tuple[str, str]]:
    for name in WANTED:
        message = texts(language)[name]
        for text in (message.value, *message.attributes.values()):
            yield name, text


SLIPS = (
    (r"(?i)\b(\w+) \1\b", "a word twice"),
    (r"  |\t", "two spaces"),
    (r" [,.;:!?]", "a space before a mark"),
    (r"[,;:!?][^\W\d]|[a-ząćęłńóśźż]\.[A-ZĄĆĘŁŃÓŚŹŻ]", "no space after a mark"),
    (r'"|\.\.|,,', "a mark that is not typeset"),
    (r"\bTODO\b|\bXXX\b", "something unfinished"),
)


@IN
def test_stories_are_clean(language: str) -> None:
    slips = []
    for name, text in stories(language):
        line = re.sub(r"\s*\n\s*", " ", text)
        for pattern, slip in SLIPS:
            if found := re.search(pattern, line):
                slips.append(f"{name}: {slip}: {found[0]!r} in {line}")
        if not re.search(r"[.!?”…)\w]$", line):
            slips.append(f"{name} ends with {line[-1:]!r}")
    assert not slips, "\n".join(slips)


def test_polish_stories_leave_the_gender_of_players_open() -> None:
    gendered = re.compile(r"\w+(?:ł[ea]ś|li(?:ście|śmy)|ły(?:ście|śmy))\b")
    found = [f"{name}: {word}" for name, text in stories("pl") for word in gendered.findall(text)]
    assert not found, "\n".join(found)


def test_polish_stories_are_not_english() -> None:
    for name in WANTED:
        english, polish = texts("en")[name], texts("pl")[name]
        for key, text in polish.attributes.items():
            assert text != english.attributes[key], f"{name}.{key} is not translated"
