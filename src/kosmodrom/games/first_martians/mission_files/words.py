"""The words of a mission in its file: Fluent messages in both languages, and whether all that the
mission needs are there."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple, get_args

from fluent.runtime import FluentResource
from fluent.syntax import ast

from kosmodrom.core.checking import nearest
from kosmodrom.core.missions import Mistake
from kosmodrom.core.toml_places import Path, Place, place_of
from kosmodrom.core.words import LANGUAGES, NONE, catalogue
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.components import Language, Mission, MissionEvent
from kosmodrom.games.first_martians.mission_files.parts import MISSION, every, longest
from kosmodrom.games.first_martians.terms import PACKAGE

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


class Wanted(NamedTuple):
    """A message that a mission needs, the attributes it must have, and for which part."""

    message: str
    attributes: tuple[str, ...]
    path: Path


def wanted_words(mission: Mission) -> Iterator[Wanted]:
    """Every message that tells something of a mission."""
    name = mission.id
    yield Wanted(f"mission-{name}", ("focus", "intro", "rules", "won", "lost"), MISSION)
    for number, goal in enumerate(mission.goals):
        yield Wanted(f"goal-{name}-{goal.id}", (), (*MISSION, "goals", number))
    for number, counter in enumerate(mission.counters):
        yield Wanted(f"counter-{name}-{counter.id}", (), (*MISSION, "counters", number))
    for number, token in enumerate(mission.tokens):
        yield Wanted(f"objective-{name}-{token.id}", (), (*MISSION, "tokens", number))
    for number, action in enumerate(mission.actions):
        path = (*MISSION, "actions", number)
        yield Wanted(f"sheet-{name}-{action.id}", ("deed",), path)
        yield from _ways(action, f"{name}-{action.id}", path)
    for number, special in enumerate(mission.rounds):
        if special.told and special.start <= longest(mission):
            yield Wanted(f"sol-{name}-{special.start}", (), (*MISSION, "rounds", number))
    for field in ("levels", "rounds", "production", "icon", "goals", "tokens"):
        yield from _ways(getattr(mission, field), name, (*MISSION, field))
    for number, event in enumerate(mission.events):
        path = (*MISSION, "events", number)
        yield Wanted(f"mission-event-{event.id}", event_attributes(event), path)
        yield from _ways(event, event.id, path)
    for path, end in every(e.EndMission, mission):
        yield Wanted(f"cause-{end.cause}", (), path)


def event_attributes(event: MissionEvent) -> tuple[str, ...]:
    if event.action is None:
        return ("story",)
    return ("story", "action", "deed", "consequence", "aftermath")


def _ways(thing: Any, story: str, path: Path) -> Iterator[Wanted]:
    """The ways of the choices in something, which are told as parts of a story."""
    for place, choose in every(e.Choose, thing, path):
        for number, way in enumerate(choose.ways):
            yield Wanted(f"way-{story}-{way.id}", (), (*place, "ways", number))


class Written(NamedTuple):
    """The words of one language as they are written, and the line of the file they begin at."""

    source: str
    line: int


class Text(NamedTuple):
    """The messages of one language: their attributes and lines."""

    attributes: dict[str, dict[str, int]]
    lines: dict[str, int]
    unread: set[str]
    """Those that are no Fluent."""


def find_word_mistakes(
    mission: Mission,
    given: Mapping[Language, Written],
    places: Mapping[Path, Place],
    all_known: bool,
) -> Iterator[Mistake]:
    """What is wrong with the words; ``all_known`` says whether the mission was read without losing
    anything."""
    at = place_of(places, (*MISSION, "words"))
    wanted = {each.message: each for each in wanted_words(mission)}
    for language in get_args(Language):
        if language not in given:
            yield Mistake(at.line, at.column, "mistake-words-language", {"language": language})
            continue
        text = yield from _read(given[language])
        for message, each in wanted.items():
            if message not in text.lines.keys() | text.unread | game_messages():
                where = place_of(places, (*each.path, "id"))
                args = {"language": language, "word": message}
                yield Mistake(where.line, where.column, "mistake-word", args)
        for message, line in text.lines.items():
            if message in wanted:
                yield from _attributes(wanted[message], text, language)
            elif all_known:
                args = {"word": message, "nearest": nearest(message, wanted.keys() - text.lines)}
                yield Mistake(line, 1, "mistake-word-unused", args)


def _attributes(wanted: Wanted, text: Text, language: str) -> Iterator[Mistake]:
    line, given = text.lines[wanted.message], text.attributes[wanted.message]
    for attribute in wanted.attributes:
        if attribute not in given:
            word = f"{wanted.message}.{attribute}"
            yield Mistake(line, 1, "mistake-word", {"language": language, "word": word})
    for attribute, at in given.items():
        if attribute not in wanted.attributes:
            unused = f"{wanted.message}.{attribute}"
            close = nearest(attribute, set(wanted.attributes) - given.keys())
            args = {"word": unused, "nearest": close if close == NONE else f".{close}"}
            yield Mistake(at, 1, "mistake-word-unused", args)


@cache
def game_messages() -> frozenset[str]:
    """The messages that the game has already."""
    texts = (text for language in LANGUAGES for _, text in catalogue(language, PACKAGE))
    return frozenset(name for text in texts for name in _MESSAGE.findall(text))


def _read(written: Written) -> Generator[Mistake, None, Text]:
    """The messages of a text; what cannot be read is a mistake."""

    def line_of(node: Any) -> int:
        return written.line + written.source.count("\n", 0, node.span.start)

    entries = FluentResource(written.source).body
    text = Text({}, {}, set())
    for entry in entries:
        line = line_of(entry)
        match entry:
            case ast.Junk():
                note: Any = entry.annotations[0]
                # A line that ends too soon is noticed in the next one.
                read = written.source[: note.span.start].rstrip()
                line = max(line, written.line + read.count("\n"))
                yield Mistake(line, 1, "mistake-fluent", {"problem": note.message})
                text.unread.update(_MESSAGE.findall(entry.content or ""))
            case ast.Message(id=ast.Identifier(name=name)):
                if name in text.lines:
                    yield Mistake(line, 1, "mistake-word-twice", {"word": name})
                elif name in game_messages():
                    yield Mistake(line, 1, "mistake-word-taken", {"word": name})
                text.lines[name] = line
                text.attributes[name] = {each.id.name: line_of(each) for each in entry.attributes}
                if entry.value is None:
                    yield Mistake(line, 1, "mistake-word-empty", {"word": name})
    own = {entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term)}
    for entry in entries:
        for node in _nodes(entry):
            match node:
                case ast.VariableReference():
                    args = {"name": node.id.name}
                    yield Mistake(line_of(node), 1, "mistake-variable", args)
                case ast.MessageReference() | ast.TermReference():
                    if node.id.name not in own and node.id.name not in game_messages():
                        args = {"name": node.id.name}
                        yield Mistake(line_of(node), 1, "mistake-reference", args)
    return text


def _nodes(node: Any) -> Iterator[Any]:
    """A node of Fluent's tree and all below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for below in vars(node).values():
            yield from _nodes(below)
    elif isinstance(node, list):
        for below in node:
            yield from _nodes(below)
