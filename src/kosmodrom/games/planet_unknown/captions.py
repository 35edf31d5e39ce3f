"""What there is to know of the things of the game, in words.

The board in words is made of these sentences, and so is what a drawn board says of what is pointed
at.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kosmodrom.core.ruleset import Speaker
from kosmodrom.games.planet_unknown.box.box import Box
from kosmodrom.games.planet_unknown.box.cards import CivCard, Objective
from kosmodrom.games.planet_unknown.box.corporations import CorporationBoard, Technology
from kosmodrom.games.planet_unknown.box.planets import PlanetBoard
from kosmodrom.games.planet_unknown.box.tracks import Track, TrackPosition
from kosmodrom.games.planet_unknown.clauses import Benefit, ExtraAdvance, numbers
from kosmodrom.games.planet_unknown.terms import TRACKS

SIDES: Final = ("neighbour", "private")
"""The two sides of an objective card."""


def captions(box: Box, words: Speaker) -> dict[str, tuple[str, ...]]:
    """Boards, technologies, cards and positions by the names that the drawn board gives them."""
    told: dict[str, tuple[str, ...]] = {
        f"planet:{id}": (words(f"planet-{id}"), planet_effect(planet, words))
        for id, planet in box.planets.items()
    }
    for id, corporation in box.corporations.items():
        told[f"corporation:{id}"] = (
            words(f"corporation-{id}"),
            corporation_effect(corporation, words),
        )
        for technology in corporation.technologies:
            told[f"technology:{technology.id}"] = tuple(_technology_lines(technology, words))
        for name, track in zip(TRACKS, corporation.tracks, strict=True):
            told[f"track:{id}:{name}"] = (words(f"track-{name}"),)
            for number, position in enumerate(track.positions):
                lines = _position_lines(track, number, position, words)
                told[f"position:{id}:{name}:{number}"] = tuple(lines)
    for id, card in box.cards.items():
        told[f"card:{id}"] = tuple(_card_lines(card, box, words))
    for id, objective in box.objectives.items():
        for side in SIDES:
            effect = objective_effect(objective, side, words)
            told[f"{side}:{id}"] = (words(f"{side}-{id}"), effect)
    for id, event in box.events.items():
        effect = words(f"alert-{id}.effect", **numbers(event.effect))
        told[f"event:{id}"] = (words(f"alert-{id}"), words(f"colour-{event.colour}"), effect)
    return told


# Boards


def planet_effect(planet: PlanetBoard, words: Speaker) -> str:
    """What is special about a planet."""
    told = numbers(planet.rule) if planet.rule is not None else {}
    return words(f"planet-{planet.id}.effect", **told)


def corporation_effect(corporation: CorporationBoard, words: Speaker) -> str:
    """What is special about a corporation, with its strength and weakness."""
    message = f"corporation-{corporation.id}"
    effect = words(f"{message}.effect")
    if corporation.set == "symmetric":
        return effect
    strength, weakness = words(f"{message}.strength"), words(f"{message}.weakness")
    return f"{effect} {words('board-strengths', strength=strength, weakness=weakness)}"


def technology_effect(technology: Technology, words: Speaker) -> str:
    return words(f"technology-{technology.id}.effect", n=technology.n)


def _technology_lines(technology: Technology, words: Speaker) -> Iterator[str]:
    yield words(f"technology-{technology.id}")
    yield technology_effect(technology, words)


def _position_lines(
    track: Track, number: int, position: TrackPosition, words: Speaker
) -> Iterator[str]:
    """A position of a track: what reaching it brings, and what it scores."""
    yield words(
        "caption-position", track=words(f"track-{track.kind}"), position=number, top=track.top
    )
    for benefit in position.gives:
        yield benefit_text(benefit, words)
    if position.choose:
        yield words(
            "caption-choose", benefits=" / ".join(benefit_text(b, words) for b in position.choose)
        )
    if position.medals:
        yield words("caption-medals", medals=position.medals)


def benefit_text(benefit: Benefit, words: Speaker) -> str:
    """A benefit of a track."""
    told: dict[str, object] = dict(numbers(benefit))
    if isinstance(benefit, ExtraAdvance):
        told["tracks"] = ", ".join(words(f"resource-{track}") for track in benefit.tracks)
    return words(f"benefit-{benefit.__struct_config__.tag}", **told)


# Cards


def card_effect(card: CivCard, box: Box, words: Speaker) -> str:
    return words(f"card-{card.id}.effect", **box.numbers_of(card))


def _card_lines(card: CivCard, box: Box, words: Speaker) -> Iterator[str]:
    name = words(f"card-{card.id}")
    yield words("board-card", card=name, rank=card.rank, medals=card.medals)
    yield words(f"when-{card.when}")
    if card.effect is not None:
        yield card_effect(card, box, words)


def objective_effect(objective: Objective, side: str, words: Speaker) -> str:
    """What one side of an objective asks for."""
    told = numbers(objective.private) if side == "private" else {}
    return words(f"{side}-{objective.id}.effect", **told)
