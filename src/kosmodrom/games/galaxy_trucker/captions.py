"""What there is to know of parts, cards, roads, crew and signs, by the names of the drawn board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from kosmodrom.core.ruleset import Speaker
from kosmodrom.games.galaxy_trucker.box import Box
from kosmodrom.games.galaxy_trucker.components import (
    AbandonedShip,
    AbandonedStation,
    AdventureEntry,
    Ambush,
    Area,
    AsteroidBelt,
    Card,
    CombatZone,
    Enemy,
    Junkyard,
    Line,
    MeteorSwarm,
    OldHulk,
    OverloadedHull,
    Part,
    Pirates,
    Planets,
    SettlingAccounts,
    ShieldCheck,
    SideStorm,
    Slavers,
    Smugglers,
    SpaceBilliards,
    SternShower,
    Threat,
)
from kosmodrom.games.galaxy_trucker.terms import (
    CLASSES,
    COLOURS,
    GOODS,
    ROUGH_ROADS,
    SIDES,
    SPECIALISTS,
    THREAT_KINDS,
)

NONE: Final = "–"
TIE: Final = "\N{NO-BREAK SPACE}"
WORDED: Final = ("days", "credits", "crew_lost", "goods_lost", "tokens")
"""The numbers of a card that are told in a line, in this order."""


def captions(box: Box, words: Speaker) -> dict[str, tuple[str, ...]]:
    """Everything that can be pointed at, by its kind and its id."""
    return (
        {f"part:{part.id}": tuple(part_lines(part, words)) for part in box.parts}
        | {f"card:{card.id}": tuple(card_lines(card, words)) for card in box.cards}
        | {f"road:{id}": _named(f"road-{id}", words) for id in ROUGH_ROADS}
        | {f"specialist:{id}": _named(f"specialist-{id}", words) for id in SPECIALISTS}
        | {f"alien:{colour}": _named(f"alien-{colour}", words) for colour in COLOURS}
        | {f"goods:{id}": _goods(box, number, words) for number, id in enumerate(GOODS)}
        | {f"threat:{kind}": _named(f"threat-{kind}", words) for kind in THREAT_KINDS}
        | {f"class:{id}": _named(f"class-{id}", words) for id in CLASSES}
        | {name: (words(f"caption-{name}"),) for name in OTHERS}
    )


OTHERS: Final = (
    "human",
    "sleeper",
    "passenger",
    "token",
    "warehouse",
    "returned",
    "aside",
    "ordered",
    "hourglass",
    "number-tile",
    "pile",
    "deck",
    "lost",
    "loan",
    "hyperspace",
    "firepower",
    "engine-power",
    "exposed",
    "dead",
)
"""What has a caption of its own."""


def _named(message: str, words: Speaker) -> tuple[str, ...]:
    return words(message), words(f"{message}.text")


def _goods(box: Box, number: int, words: Speaker) -> tuple[str, ...]:
    value = words("caption-worth", credits=box.goods[number].value)
    return (*_named(f"goods-{GOODS[number]}", words), value)


# Parts


def kind_message(part: Part) -> str:
    """The message that names the kind of a part."""
    colour = f"-{part.colour}" if part.kind == "life_support" else ""
    return f"part-{part.kind}{colour}"


def part_lines(part: Part, words: Speaker) -> Iterator[str]:
    """A part: what it does, what it holds, and its connectors as printed."""
    yield words(f"part-{part.id}")
    yield words(f"{kind_message(part)}.text")
    if part.cells:
        yield words("caption-cells", count=part.cells)
    if part.slots:
        yield words("caption-slots", count=part.slots)
    if part.special_slots:
        yield words("caption-special-slots", count=part.special_slots)
    told = (
        f"{words(f'side-{side}')}{TIE}– {words(f'connector-{connector}')}"
        for side, connector in zip(SIDES, part.connectors, strict=True)
        if connector
    )
    yield words("caption-connectors", connectors=", ".join(told))


# Cards


def card_lines(card: Card, words: Speaker) -> Iterator[str]:
    """A card: its deck, what it does, and its figures."""
    yield words(f"card-{card.id}")
    yield words(f"card-{card.kind}.text", **_numbers(card))
    yield from _figures(card, words)
    if not isinstance(card, AdventureEntry):
        yield words("caption-machination")


def _numbers(card: msgspec.Struct) -> dict[str, int]:
    """The numbers of a record, as arguments of its message."""
    fields = msgspec.structs.asdict(card)
    return {name: value for name, value in fields.items() if type(value) is int}


def _figures(card: Card, words: Speaker) -> Iterator[str]:
    match card:
        case Enemy():
            yield words("caption-strength", strength=card.strength)
            yield words("caption-losers", losses=_losses(card, words))
            yield words("caption-victor", reward=_reward(card, words), days=card.days)
        case Planets():
            for number, load in enumerate(card.planets, 1):
                yield words("caption-planet", number=number, goods=goods(load, words))
            yield words("caption-landing", days=card.days)
        case CombatZone():
            for number, line in enumerate(card.lines, 1):
                yield _line(number, line, words)
        case AbandonedShip():
            lost = _amount("crew_lost", card.crew_lost, words)
            gained = _amount("credits", card.credits, words)
            yield words("caption-exchange", cost=lost, reward=gained)
            yield words("caption-landing", days=card.days)
        case AbandonedStation():
            yield words("caption-crew", crew=card.crew)
            yield words("caption-load", goods=goods(card.goods, words))
            yield words("caption-landing", days=card.days)
        case MeteorSwarm() | AsteroidBelt() | SideStorm() | SternShower():
            yield words("caption-threats", threats=threats(card.meteors, words))
        case Ambush() | OverloadedHull() | ShieldCheck():
            yield words("caption-threats", threats=threats(card.shots, words))
        case SettlingAccounts():
            yield words("caption-threats", threats=threats([card.shot], words))
        case SpaceBilliards():
            for number, meteors in enumerate(card.lines, 1):
                yield words("caption-billiards", number=number, threats=threats(meteors, words))
        case Junkyard():
            for number, area in enumerate(card.areas, 1):
                yield _area(number, area, words)
        case OldHulk():
            yield words("caption-load", goods=goods(card.goods, words))


def goods(load: Sequence[str], words: Speaker) -> str:
    """Cubes by colour, the most valuable first."""
    counts = Counter(load)
    return ", ".join(
        words("caption-cubes", goods=words(f"goods-{colour}"), count=counts[colour])
        for colour in GOODS
        if counts[colour]
    )


def threats(coming: Iterable[Threat], words: Speaker) -> str:
    """Threats in their order."""
    return ", ".join(
        words(
            "caption-threat",
            threat=words(f"threat-{threat.kind}"),
            side=words(f"side-{threat.side}"),
        )
        for threat in coming
    )


def _amount(field: str, number: int, words: Speaker) -> str:
    return words(f"of-{field}", **{field: number})


def _losses(enemy: Enemy, words: Speaker) -> str:
    match enemy:
        case Slavers():
            return _amount("crew_lost", enemy.crew_lost, words)
        case Smugglers():
            return _amount("goods_lost", enemy.goods_lost, words)
        case Pirates():
            return threats(enemy.shots, words)
    return NONE


def _reward(enemy: Enemy, words: Speaker) -> str:
    match enemy:
        case Slavers() | Pirates():
            return _amount("credits", enemy.credits, words)
        case Smugglers():
            return goods(enemy.goods, words)
    return NONE


def _line(number: int, line: Line, words: Speaker) -> str:
    lowest = words(f"parameter-{line.lowest}")
    told: dict[str, Any] = msgspec.structs.asdict(line)
    penalty = next((_amount(name, told[name], words) for name in WORDED if told.get(name)), None)
    return words(
        "caption-line",
        number=number,
        lowest=lowest,
        penalty=penalty or threats(line.shots, words),
    )


def _area(number: int, area: Area, words: Speaker) -> str:
    cost = area.cost
    if cost.crew:
        told = _amount("crew_lost", cost.crew, words)
    elif cost.tokens:
        told = _amount("tokens", cost.tokens, words)
    else:
        told = threats(cost.threats, words)
    reward = area.reward
    gained = [
        _amount(name, getattr(reward, name), words)
        for name in ("tokens", "credits", "days")
        if getattr(reward, name)
    ]
    if reward.astronauts:
        gained.insert(0, words("caption-astronauts", count=reward.astronauts))
    return words("caption-area", number=number, cost=told, reward=", ".join(gained))
