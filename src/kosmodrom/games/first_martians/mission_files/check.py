"""Every mistake in the file of a mission."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

from kosmodrom.core.checking import MOST_PROBLEMS, Problem, find_problems, find_references, nearest
from kosmodrom.core.codecs import convert
from kosmodrom.core.missions import Mistake
from kosmodrom.core.toml_places import (
    Path,
    Place,
    find_places,
    find_syntax_mistakes,
    find_text_lines,
    place_of,
    read_toml,
)
from kosmodrom.core.words import NONE, Named
from kosmodrom.games.first_martians.box import Box, MissionFile, load_box
from kosmodrom.games.first_martians.components import Mission
from kosmodrom.games.first_martians.mission_files.parts import MISSION
from kosmodrom.games.first_martians.mission_files.reach import find_unreachable
from kosmodrom.games.first_martians.mission_files.sense import find_nonsense
from kosmodrom.games.first_martians.mission_files.words import Written, find_word_mistakes


def check_mission(text: str, box: Box | None = None) -> tuple[Mistake, ...]:
    """All mistakes, or of very many some, in the order of the lines; ``box`` is what the mission is
    played with."""
    mistakes = [
        Mistake(
            place.line, place.column, "mistake-toml", {"problem": Named("toml-problem", problem)}
        )
        for place, problem in find_syntax_mistakes(text)
    ]
    if not mistakes:
        for mistake in _find(text, box or load_box()):
            if len(mistakes) == MOST_PROBLEMS:
                break
            if mistake not in mistakes:
                mistakes.append(mistake)
    return tuple(sorted(mistakes, key=lambda mistake: (mistake.line, mistake.column)))


def read_mission(text: str) -> Mission:
    """The mission in a text without mistakes."""
    return convert(read_values(text), MissionFile).mission


def read_values(text: str) -> dict[str, Any]:
    """The values in a text. That they are the writer's own goes without saying."""
    values = read_toml(text)
    mission = values.get("mission")
    if isinstance(mission, dict):
        mission.setdefault("source", "original")
        events = mission.get("events")
        for event in events if isinstance(events, list) else ():
            if isinstance(event, dict):
                event.setdefault("source", "original")
    return values


def _find(text: str, box: Box) -> Iterator[Mistake]:
    values, places = read_values(text), find_places(text)
    problems = find_problems(values, MissionFile)
    strange = list(islice(_find_strange(values, box), MOST_PROBLEMS))
    yield from _placed([*problems, *strange], places)
    if MOST_PROBLEMS in (len(problems), len(strange)):
        return
    sound = _sound_part(values, places)
    if sound is None:
        return
    # What is missing because it could not be read is no mistake of its own.
    read_badly = {str(each) for each in _texts(sound.left_out)}
    read_badly |= {str(problem.args["nearest"]) for problem in strange} - {NONE}
    unfit = (*find_nonsense(sound.mission, box), *find_unreachable(sound.mission, box))
    known = [each for each in unfit if not read_badly & {str(x) for x in each.args.values()}]
    yield from _placed(known, sound.places)
    begins = find_text_lines(text)
    texts = {
        language: Written(words, begins[*MISSION, "words", language])
        for language, words in sound.mission.words.items()
    }
    yield from find_word_mistakes(sound.mission, texts, sound.places, not sound.left_out)


def _placed(problems: list[Problem], places: Mapping[Path, Place]) -> Iterator[Mistake]:
    for problem in problems:
        place = place_of(places, problem.path)
        yield Mistake(place.line, place.column, problem.message, problem.args)


def _find_strange(values: dict[str, Any], box: Box) -> Iterator[Problem]:
    """Names of things that are not there."""
    mission = values.get("mission")
    own = mission if isinstance(mission, dict) else {}
    known = {
        "goal": _ids(own, "goals"),
        "action": _ids(own, "actions"),
        "counter": _ids(own, "counters"),
        "objective": _ids(own, "tokens"),
        "card": [facility.id for facility in box.facilities if facility.card],
        "tile": [facility.id for facility in box.facilities if not facility.card],
        "facility": [name for each in box.facilities for name in (each.id, each.kind)],
        "upgrade": [upgrade.id for upgrade in box.upgrades],
        "follow-up": [follow_up.id for follow_up in box.follow_ups],
        "trait": [astronaut.trait for astronaut in box.astronauts],
    }
    for path, kind, name in find_references(values, MissionFile):
        if name not in known[kind]:
            names = tuple(dict.fromkeys(known[kind]))
            args = {
                "kind": kind,
                "name": name,
                "nearest": nearest(name, names),
                "known": names or NONE,
            }
            yield Problem(path, "mistake-unknown", args)


def _ids(mission: dict[str, Any], table: str) -> list[str]:
    entries = mission.get(table)
    if not isinstance(entries, list):
        return []
    return [str(entry["id"]) for entry in entries if isinstance(entry, dict) and "id" in entry]


class Sound(NamedTuple):
    """What of a file can be read: the mission, where its parts are, and what was left out."""

    mission: Mission
    places: Mapping[Path, Place]
    left_out: list[Any]


def _sound_part(values: dict[str, Any], places: Mapping[Path, Place]) -> Sound | None:
    """Leave out what does not fit, so that the rest can be looked at, too."""
    left_out: list[Any] = []
    while problems := find_problems(values, MissionFile):
        path = max((problem.path for problem in problems), key=len)
        if len(path) < 2:
            return None
        holder: Any = values
        for key in path[:-1]:
            holder = holder[key]
        key = path[-1]
        left_out += [key, holder.pop(key)]
        if isinstance(key, int):
            places = _moved_up(places, path[:-1], key)
    return Sound(convert(values, MissionFile).mission, places, left_out)


def _moved_up(places: Mapping[Path, Place], items: Path, gone: int) -> dict[Path, Place]:
    """The places after an item of a list is gone."""
    depth = len(items)
    moved = {}
    for path, place in places.items():
        number = path[depth] if len(path) > depth and path[:depth] == items else None
        if number == gone:
            continue
        if isinstance(number, int) and number > gone:
            path = (*items, number - 1, *path[depth + 1 :])
        moved[path] = place
    return moved


def _texts(things: Any) -> Iterator[str]:
    """All texts in some values."""
    match things:
        case str():
            yield things
        case dict():
            for key, value in things.items():
                yield key
                yield from _texts(value)
        case list():
            for value in things:
                yield from _texts(value)
