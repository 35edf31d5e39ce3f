"""What the box says, by the names under which the rules pages have it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from kosmodrom.games.galaxy_trucker.box import Box

CARDS: Final[dict[str, dict[str, str]]] = {
    "asteroid-belt": {"belt-days": "days"},
    "system-test": {"test-parts": "parts_per_token"},
    "drifting-ship": {
        "drifting-tokens": "tokens",
        "drifting-credits": "credits",
        "drifting-days": "days",
    },
    "toll": {"toll-credits": "credits", "toll-days": "days"},
    "customs": {"customs-cubes": "goods_lost"},
    "power-leak": {"leak-tokens": "tokens"},
    "tax-office": {"tax": "credits"},
    "ghost-signal": {"ghost-days": "days"},
    "overloaded-hull": {"hull-cubes": "more_than"},
    "crew-party": {"party-crew": "crew_lost"},
    "head-start": {"head-start-days": "days"},
    "gun-check": {"gun-check-cubes": "goods_lost"},
    "speed-check": {"speed-check-crew": "crew_lost"},
    "bureaucracy": {"bureaucracy-credits": "credits"},
    "robopolice": {"robopolice-barred": "barred"},
    "star-warehouse": {"warehouse-parts": "parts", "warehouse-days": "days"},
    "sabotage-3": {"sabotage-attempts": "attempts"},
}
"""Fields of cards that are figures of a rule."""


def page_figures(box: Box) -> dict[str, int]:
    """All figures that an owner of the box may correct. What an entry does not have is 0."""
    return {
        **dict(_flight(box)),
        **dict(_levels(box)),
        **dict(_cards(box)),
        **dict(_parts(box)),
    }


def _flight(box: Box) -> Iterator[tuple[str, int]]:
    flight = box.flight
    yield "aside", flight.aside
    yield "hourglass-seconds", flight.hourglass_seconds
    yield "cabin-humans", flight.humans
    yield "sleepers", flight.sleepers
    yield "alien-bonus", flight.alien_bonus
    yield "managed-bonus", flight.managed_bonus
    yield "managed-more", flight.managed_bonus - flight.alien_bonus
    for races, paid in enumerate(flight.manager, start=1):
        yield f"manager-{races}", paid
    yield "track", flight.track
    yield "part-cost", flight.part_cost
    yield "unused-part-cost", flight.unused_part_cost
    for missing in (1, 2, 3):
        yield f"removed-{missing}", missing * flight.removed_parts
    yield "machinations", flight.machinations
    yield "loan", flight.loan
    yield "repayment", flight.repayment
    for cube in box.goods:
        yield f"{cube.id}-supply", cube.supply
        yield f"{cube.id}-value", cube.value
        yield f"{cube.id}-falling", max(cube.value - 1, 0)  # GT-938


def _levels(box: Box) -> Iterator[tuple[str, int]]:
    for level in box.levels:
        for deck, cards in enumerate(level.pile, start=1):
            yield f"pile-{level.number}-of-{deck}", cards
        yield f"cards-{level.number}", box.flight.piles * sum(level.pile)
        yield f"empty-{level.number}", level.gap - 1
        yield f"fifth-{level.number}", 4 * level.gap
        for place, paid in enumerate(level.finish, start=1):
            yield f"finish-{level.number}-{place}", paid
        yield f"best-{level.number}", level.best_looking
        yield f"luxury-{level.number}", level.luxury
        yield f"quarter-{level.number}", level.quarter
        yield f"crossing-{level.number}", level.hard_crossing
        yield f"ordered-{level.number}", level.ordered_parts
    boards = box.boards
    yield "insured-1", boards["I"].insurance or 0
    yield "insured-2", boards["II"].insurance or 0
    yield "insured-3", boards["III"].insurance or 0


def _cards(box: Box) -> Iterator[tuple[str, int]]:
    cards: dict[str, Any] = {card.id: card for card in box.cards}
    for card, fields in CARDS.items():
        for name, field in fields.items():
            yield name, getattr(cards[card], field)
    # What the second weakest loses (GT-437, GT-438).
    yield "gun-check-fewer", cards["gun-check"].goods_lost - 1
    yield "speed-check-fewer", cards["speed-check"].crew_lost - 1
    for colour in ("red", "yellow", "blue"):
        yield f"hulk-{colour}", cards["old-hulk"].goods.count(colour)
    yield "stern-meteors", len(cards["stern-shower"].meteors)


def _parts(box: Box) -> Iterator[tuple[str, int]]:
    kinds = Counter(box.parts[number].kind for number in box.new_parts)
    yield "shield-boosters", kinds["shield_booster"]
    yield "cannon-boosters", kinds["cannon_booster"]
    yield "engine-boosters", kinds["engine_booster"]
    yield "reactors", kinds["reactor"]
    yield "platings", kinds["plating"]
    mixed = next(
        box.parts[n] for n in box.new_parts if box.parts[n].slots and box.parts[n].special_slots
    )
    yield "mixed-special", mixed.special_slots
    yield "mixed-standard", mixed.slots
