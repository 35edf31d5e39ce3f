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
from kosmodrom.core.missions import STEERING, Mistake
from kosmodrom.core.toml_places import Path, Place, place_of
from kosmodrom.core.words import LANGUAGES, NONE, catalogue
from kosmodrom.games.first_martians import effects as e
from kosmodrom.games.first_martians.components import Language, Mission, MissionEvent
from kosmodrom.games.first_martians.mission_files.parts import MISSION, every, longest
from kosmodrom.games.first_martians.terms import PACKAGE

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
MOST_LEVELS: Final = 30
"""How deep the tree of a message may be: a choice inside of a choice has 10."""
MOST_REFERENCES: Final = 5
"""How many words may be read one through the other."""


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

    text = Text({}, {}, set())
    try:
        entries = FluentResource(written.source).body
    except RecursionError:
        word, start = _bottomless(written.source)
        line = written.line + written.source.count("\n", 0, start)
        yield Mistake(line, 1, "mistake-words-deep", {"word": word})
        text.unread.update(_MESSAGE.findall(written.source))
        return text
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
    lines = {name: line_of(node) for entry in entries for name, node in _patterns(entry)}
    through: dict[str, set[str]] = {name: set() for name in lines}
    deep: set[str] = set()
    for name, pattern in (each for entry in entries for each in _patterns(entry)):
        for node, level in _nodes(pattern):
            if level > MOST_LEVELS:
                deep.add(name)
            match node:
                case ast.StringLiteral() | ast.TextElement() if STEERING.search(_said(node)):
                    yield Mistake(line_of(node), 1, "mistake-word-steers", {"word": name})
                case ast.VariableReference():
                    args = {"name": node.id.name}
                    yield Mistake(line_of(node), 1, "mistake-variable", args)
                case ast.MessageReference() | ast.TermReference():
                    through[name].add(_full_name(node))
                    if node.id.name not in own and node.id.name not in game_messages():
                        args = {"name": node.id.name}
                        yield Mistake(line_of(node), 1, "mistake-reference", args)
    for name in sorted(deep | _endless(through)):
        yield Mistake(lines[name], 1, "mistake-words-deep", {"word": name})
    return text


def _patterns(entry: Any) -> Iterator[tuple[str, Any]]:
    """What a message or term says, and each of its attributes, by name."""
    if isinstance(entry, ast.Message | ast.Term):
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if entry.value is not None:
            yield name, entry.value
        for attribute in entry.attributes:
            yield f"{name}.{attribute.id.name}", attribute.value


def _said(node: Any) -> str:
    """What a piece of text says."""
    return str(node.parse()["value"] if isinstance(node, ast.StringLiteral) else node.value)


def _full_name(reference: Any) -> str:
    name = f"{'-' * isinstance(reference, ast.TermReference)}{reference.id.name}"
    return name if reference.attribute is None else f"{name}.{reference.attribute.name}"


def _bottomless(source: str) -> tuple[str, int]:
    """The message or term of some words that is nested so deep that nobody can read it, and where
    it begins."""
    entries = list(_ENTRY.finditer(source))
    for entry, end in zip(entries, [*(each.start() for each in entries[1:]), None], strict=True):
        try:
            FluentResource(source[entry.start() : end])
        except RecursionError:
            return entry[1], entry.start()
    return NONE, 0


def _endless(through: Mapping[str, set[str]]) -> set[str]:
    """Words that are read through too many others, or through themselves."""
    told: set[str] = set()
    for _ in range(MOST_REFERENCES):
        told |= {word for word, others in through.items() if others & through.keys() <= told}
    return through.keys() - told


def _nodes(node: Any, level: int = 0) -> Iterator[tuple[Any, int]]:
    """A node of Fluent's tree and all below it, with their levels."""
    if isinstance(node, ast.BaseNode):
        yield node, level
        for below in vars(node).values():
            yield from _nodes(below, level + 1)
    elif isinstance(node, list):
        for below in node:
            yield from _nodes(below, level)
