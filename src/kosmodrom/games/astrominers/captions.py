"""What there is to know of the things of the game, in words.

The board in words is made of these sentences, and so is what a drawn board says of its cards and
spaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Final, TypeAlias, get_args

from kosmodrom.core.ruleset import Speaker
from kosmodrom.games.astrominers.box import (
    BASIC_AREAS,
    WORKERS,
    Box,
    Cost,
    Kind,
    Mission,
    Space,
)
from kosmodrom.games.astrominers.state import (
    FACES,
    SYMBOLS_ON,
    WORKER_OF,
    Effect,
    Face,
    Resource,
    Worker,
)

NONE: Final = "–"
TIE: Final = "\N{NO-BREAK SPACE}"
OTHERS: Final = ("exchange", "discard", "rates", "docks", "bonus")
"""What else a drawn board explains."""
ANY_TYPE: Final = "?"
"""The asteroid type of an expedition (AM-721)."""

Amounts: TypeAlias = Mapping[Kind, int] | Mapping[Resource, int] | Mapping[str, int]


def captions(box: Box, words: Speaker) -> dict[str, tuple[str, ...]]:
    """Every card and space by its id, and the other things that can be pointed at."""
    cards = (*box.costs, *box.awards)
    effects: tuple[Effect, ...] = get_args(Effect)
    return (
        {card: tuple(card_lines(card, box, words)) for card in cards}
        | {f"crew:{card}": (reward(box.missions.get(card), words),) for card in box.plans}
        | dict(_crew_spaces(box, words))
        | {f"space:{id}": tuple(_space_lines(box, id, words)) for id in box.spaces}
        | {f"effect:{effect}": (_effect(effect, words),) for effect in effects}
        | {f"face:{face}": _face(face, words) for face in FACES}
        | {name: (words(f"caption-{name}"),) for name in OTHERS}
    )


def _face(face: Face, words: Speaker) -> tuple[str, ...]:
    """A face of a die: its name, and where it is of use."""
    worker = WORKER_OF[face]
    told = (words(f"face-{face}"), words(f"caption-worker-{worker}"))
    return (*told, words("caption-double")) if SYMBOLS_ON[face] > 1 else told


# Cards


def card_lines(card: str, box: Box, words: Speaker) -> Iterator[str]:
    """A card: its name first, then what it costs, takes and gives."""
    name = words(f"card-{card}")
    if mission := box.missions.get(card):
        yield words("board-mission", card=name, type=mission.type)
        yield _cost(mission.cost, words)
        yield _crew(card, box, words)
        yield reward(mission, words)
    elif order := box.orders.get(card):
        yield words("board-order", card=name, points=order.points)
        yield _cost(order.cost, words, discard=order.discard)
        yield _effect(order.effect, words)
    elif technology := box.technologies.get(card):
        yield words("board-technology", card=name, points=technology.points)
        yield _cost(technology.cost, words)
        yield words("board-gives", amounts=amount(technology.gives, 1, words))
    elif bulletin := box.bulletins.get(card):
        yield words("board-bulletin", card=name, points=bulletin.points)
        yield _cost(bulletin.cost, words)
        yield words("board-gives-card")
    elif award := box.awards.get(card):
        yield words("caption-award", card=name, set=" ".join(award.set), points=award.points)
    else:
        yield words("board-expedition", card=name)
        yield _cost(box.costs[card], words)
        yield _crew(card, box, words)
        yield reward(None, words)


def _cost(cost: Cost, words: Speaker, *, discard: bool = False) -> str:
    parts = [amounts_text(cost, words)] if cost else []  # an overlay may make a card free
    if discard:  # AM-502
        parts.append(words("board-cost-card"))
    return words("board-cost", parts=", ".join(parts) or NONE)


def _crew(card: str, box: Box, words: Speaker) -> str:
    """What the spaces of a card take, the yellow ones first."""
    plan = box.plans[card]
    told = [crew_space(takes, n < plan.yellow, words) for n, takes in enumerate(plan.takes)]
    return words("board-card-spaces", spaces=listed(told))


def _crew_spaces(box: Box, words: Speaker) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each space of a card by itself: which dice it takes."""
    for card, plan in box.plans.items():
        for place, takes in enumerate(plan.takes):
            told = crew_space(takes, place < plan.yellow, words)
            yield f"crew:{card}:{place}", (words("caption-takes", workers=told),)


def crew_space(takes: Iterable[Worker], yellow: bool, words: Speaker) -> str:
    """What a space of a card takes; yellow ones are called so."""
    told = workers(takes, words)
    return words("board-yellow", workers=told) if yellow else told


def reward(mission: Mission | None, words: Speaker) -> str:
    """What a die on a mission earns, or on an expedition (None)."""
    if mission is None:
        return words("board-reward-cards")
    earners: dict[str, list[str]] = {}
    for worker, earned in mission.reward.items():
        earners.setdefault(amounts_text(earned, words), []).append(words(f"worker-{worker}"))
    if len(earners) == 1:
        return words("board-reward", amounts=next(iter(earners)))
    told = (f"{'/'.join(names)} {earned}" for earned, names in earners.items())
    return words("board-reward", amounts="; ".join(told))


def _effect(effect: Effect, words: Speaker) -> str:
    return words("board-effect", effect=words(f"effect-{effect}"))


# Spaces


def _space_lines(box: Box, id: str, words: Speaker) -> Iterator[str]:
    """A space of the board: its name, which dice it takes and what they earn."""
    space = box.spaces[id]
    yield words(f"space-{id}")
    yield words("caption-takes", workers=workers(space.accepts, words))
    if space.area in BASIC_AREAS:
        extra = "-first" if _is_first(box, space) else ""
        yield words(f"caption-gain-each{extra}", amount=amount(space.area, 1, words))
    elif space.area in ("dispatch", "refinery", "first"):
        yield words(f"caption-gain-{space.area}")


def _is_first(box: Box, space: Space) -> bool:
    """The first space of an area gives one unit more (AM-311)."""
    return box.boards[space.mark].areas[space.area][0] == space.id


# Small things


def workers(takes: Iterable[Worker], words: Speaker) -> str:
    """The workers that a space takes."""
    names = [*takes]
    if len(names) == len(WORKERS):
        return words("board-symbol-any")
    return "/".join(words(f"worker-{worker}") for worker in names)


def amounts_text(amounts: Amounts, words: Speaker, *, zero: bool = False) -> str:
    """Units by kind; without the kinds of which there are none, unless asked for."""
    return ", ".join(amount(kind, count, words) for kind, count in amounts.items() if count or zero)


def amount(kind: str, count: int, words: Speaker) -> str:
    return words(f"amount-{kind}", count=count).replace(" ", TIE, 1)


def listed(names: Iterable[str]) -> str:
    """Names with commas, equal ones in a row counted: miner ×2, automaton."""
    told = []
    for name, same in groupby(names):
        times = len(list(same))
        told.append(name if times == 1 else f"{name}{TIE}×{times}")
    return ", ".join(told)
