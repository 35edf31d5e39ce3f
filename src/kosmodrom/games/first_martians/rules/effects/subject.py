"""Whom and what an effect is about, and what players are asked about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option
from kosmodrom.games.first_martians.effects import Where
from kosmodrom.games.first_martians.map import AROUND, SPACE_NAMES, SPACE_NUMBERS, ring_of
from kosmodrom.games.first_martians.moves import ChooseAstronaut, ChooseSpace, DiscardSample
from kosmodrom.games.first_martians.rules.areas import lose_sample
from kosmodrom.games.first_martians.rules.base import Game, card_of, first_seat
from kosmodrom.games.first_martians.rules.skills import ask_anyone
from kosmodrom.games.first_martians.rules.tests import with_profession
from kosmodrom.games.first_martians.terms import NOTHING, Whom

WHOM = Question("whom", ("FM-Q-79",))
WHERE = Question("where", ("FM-Q-79",))


class Subject(NamedTuple):
    """The astronaut and the space that an effect is about, and the story it belongs to."""

    astronaut: int = NOTHING
    space: int = NOTHING
    story: str = ""
    direction: int = NOTHING
    """What a Direction card said."""


def choose(g: Game, question: Question, options: Callable[[], Sequence[Option]]) -> Flow:
    """What the players choose; nothing is asked where there is one answer only (FM-Q-79).

    Skills that are used before the answer may change what there is to choose, so it is looked up
    anew; None: nothing, or nothing any more (FM-Q-57).
    """
    offered = options()
    if len(offered) < 2:
        return offered[0] if offered else None
    return (yield from ask_anyone(g, first_seat(g), question, options))


def whom(g: Game, which: Whom, subject: Subject) -> Flow:
    """The astronauts that an effect is about."""
    crew = range(len(g.state.crew))
    match which:
        case "concerned":
            return [g.state.first if subject.astronaut == NOTHING else subject.astronaut]
        case "first_player":
            return [g.state.first]
        case "everyone":
            return list(crew)
        case "chosen":
            options = [ChooseAstronaut(card_of(g, number).id) for number in crew]
            chosen = yield from choose(g, WHOM, lambda: options)
            return [with_profession(g, chosen.astronaut)]
        case profession:
            found = with_profession(g, profession)
            return [] if found == NOTHING else [found]


def where(g: Game, which: Where, subject: Subject, ring: int | None = None) -> Flow:
    """The explored area that an effect is about, or NOTHING."""

    def explored() -> list[int]:
        return [
            space
            for space, area in enumerate(g.state.areas)
            if area.tile != NOTHING
            and ring in (None, ring_of(space))
            and (which != "drawn" or space % AROUND == subject.direction)
        ]

    if which == "here":
        return subject.space if subject.space in explored() else NOTHING
    if which == "random":
        return g.rng.choice(spaces) if (spaces := explored()) else NOTHING
    chosen = yield from choose(
        g, WHERE, lambda: [ChooseSpace(SPACE_NAMES[space]) for space in explored()]
    )
    return NOTHING if chosen is None else SPACE_NUMBERS[chosen.space]


def discard_sample(g: Game, question: Question) -> Flow:
    """A sample is discarded from an area of the players' choice (FM-667); if there is none, nothing
    happens (FM-Q-69). Returns whether there was one."""
    chosen = yield from choose(
        g,
        question,
        lambda: [
            DiscardSample(SPACE_NAMES[space])
            for space, area in enumerate(g.state.areas)
            if area.samples
        ],
    )
    if chosen is None:
        return False
    lose_sample(g, SPACE_NUMBERS[chosen.space])
    return True
