"""What the box says, by the names under which the rules pages have it."""

from __future__ import annotations

from collections.abc import Iterator

from kosmodrom.games.first_martians.box import Box
from kosmodrom.games.first_martians.terms import Gas


def page_figures(box: Box) -> dict[str, int]:
    """All figures that an owner of the box may correct."""
    return dict(_figures(box))


def _figures(box: Box) -> Iterator[tuple[str, int]]:
    tiles = [facility for facility in box.facilities if not facility.card]

    def outputs(kind: str) -> list[int]:
        return [facility.output for facility in tiles if facility.kind == kind]

    def need(resource: Gas) -> int:
        return sum(resource in facility.needs for facility in tiles)

    yield "oxygen-output", max(outputs("oxygenator"))
    yield "energy-output", max(outputs("solar"))
    yield "oxygen-made", sum(outputs("oxygenator"))
    yield "energy-made", sum(outputs("solar"))
    yield "oxygen-need", need("oxygen")
    yield "energy-need", need("energy")
    yield "oxygen-need-of-others", need("oxygen") - 2  # FM-563: two are shut
    yield "direction-cards", len(box.directions)
    yield "research-cards", len(box.research)
    yield "least-percent", min(card.percent for card in box.research)
    yield "most-percent", max(card.percent for card in box.research)
