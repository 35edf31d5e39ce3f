"""A box for rule tests: the real Facilities, dice and tiles of Shutdown, with a few cards of its
own whose effects are plain to see, so that no test of a rule depends on the content."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeVar

import msgspec

from kosmodrom.core.data import load_table
from kosmodrom.games.first_martians.box import (
    AdventureFile,
    Box,
    CardFile,
    CrewFile,
    DiceFile,
    EventFile,
    FacilityFile,
    FollowUpFile,
    MalfunctionFile,
    MissionFile,
    ShutdownFile,
    TileFile,
    UpgradeFile,
)
from kosmodrom.games.first_martians.components import Mission
from kosmodrom.games.first_martians.terms import COLOURS, GAME, MISSIONS, PACKAGE, PROFESSIONS

T = TypeVar("T")


def entry(id: str, **fields: Any) -> dict[str, Any]:
    return {"id": id, "source": "original", **fields}


def skill(id: str, cost: int = 1, **fields: Any) -> dict[str, Any]:
    return {"id": id, "cost": cost, **fields}


CREW: Final = {
    "astronaut": [
        entry(
            profession,
            base=skill(f"{profession}-again", reroll=["success", "wound", "adventure"]),
            skills=[
                skill(f"{profession}-sample", 2, effects=[{"op": "sample", "by": 1}]),
                skill(f"{profession}-calm", 1, effects=[{"op": "stress", "by": -3}]),
                skill(
                    f"{profession}-food",
                    1,
                    effects=[{"op": "reserve", "resource": "food", "by": 1}],
                ),
            ],
            trait=f"trait-{profession}",
        )
        for profession in PROFESSIONS
    ],
    "aom": [
        entry("scout", action="explore"),
        entry("digger", action="gather"),
        entry("analyst", action="research"),
        entry("builder", action="build"),
    ],
}

AREAS: Final = {
    "tile": [
        tile
        for ring in (1, 2, 3)
        for tile in (
            entry(f"plains-{ring}", ring=ring, samples=1),
            entry(f"flats-{ring}", ring=ring, pawns=0),
            entry(f"heap-{ring}", ring=ring, pawns=2, samples=2),
            entry(f"geysers-{ring}", ring=ring, samples=1, effects=["wound"]),
            entry(f"chasm-{ring}", ring=ring, effects=["adventure"], pois=1),
            entry(f"gloom-{ring}", ring=ring, effects=["morale"], icon=True),
            entry(f"rocks-{ring}", ring=ring, effects=["rover"], samples=1),
            entry(f"cliff-{ring}", ring=ring, effects=["impassable"]),
            entry(f"dunes-{ring}", ring=ring, pois=2),
        )
    ],
    "poi": [
        entry("cache", count=4, effects=[{"op": "sample", "by": 1}]),
        entry("wreck", count=4, effects=[{"op": "spare", "by": 1, "part": "filter"}]),
        entry("sign-a", count=2, icon="a"),
        entry("sign-b", count=2, icon="b"),
        entry("sign-c", count=2, icon="c"),
    ],
}

NAMED: Final = {
    "working": ("garage", "probe", "lab", "workshop"),
    "living": ("quarters", "medlab", "control", "quarters"),
    "systems": ("oxygenator", "solar", "farm", "oxygenator"),
}
MALFUNCTIONS: Final = {
    "card": [
        entry(
            f"{block}-{number}",
            block=block,
            keyword=("complication", "obstacle", "breakdown")[number % 3],
            facility=facility,
            effects=[{"op": "reserve", "resource": "food", "by": 1}],
        )
        for block, facilities in NAMED.items()
        for number, facility in enumerate(facilities)
    ]
}
"""Each brings 1 food, so that a test sees how many were resolved."""

UPGRADES: Final = {
    "upgrade": [
        entry(
            "auto-scanner",
            facility="medlab",
            spares=["processor", "filter"],
            bonus={"op": "no-medic"},
        ),
        entry(
            "warning-systems",
            facility="control",
            spares=["processor", "connector"],
            bonus={"op": "manage-more"},
        ),
        entry(
            "games-room",
            facility="quarters",
            spares=["hardware", "hardware"],
            bonus={"op": "unwind-more", "stress": 2},
        ),
        entry(
            "power-generator",
            facility="lab",
            spares=["connector", "hardware"],
            bonus={"op": "lift-penalties", "parts": ["connector", "hardware"]},
        ),
        entry(
            "canteen",
            facility="quarters",
            spares=["filter", "filter"],
            bonus={
                "op": "each-production",
                "effects": [{"op": "morale-tokens", "by": 1, "whom": "first_player"}],
            },
        ),
        entry(
            "precision-tools",
            facility="workshop",
            spares=["connector", "connector"],
            bonus={"op": "reroll-failure"},
        ),
    ]
}

EVENTS: Final = {
    "event": [
        entry(
            f"dust-{number}",
            effects=[{"op": "stress", "by": 1}],
            action={"pawns": 1, "reward": [{"op": "stress", "by": -1}]},
            consequence={"effects": [{"op": "morale", "by": -1}]},
        )
        for number in range(12)
    ]
}

FOLLOW_UPS: Final = {"follow_up": [entry("letter", effects=[{"op": "morale", "by": 1}])]}

ADVENTURES: Final = {
    "adventure": [
        adventure
        for colour in COLOURS
        for adventure in (
            entry(
                f"{colour}-normal",
                colour=colour,
                kind="normal",
                effects=[{"op": "morale-tokens", "by": 1}],
            ),
            entry(
                f"{colour}-delayed",
                colour=colour,
                kind="delayed",
                later={"effects": [{"op": "stress", "by": 1}]},
            ),
            entry(
                f"{colour}-choice",
                colour=colour,
                kind="choice",
                ways=[
                    {"id": "up", "effects": [{"op": "stress", "by": 1}]},
                    {"id": "down", "effects": [{"op": "morale", "by": -1}]},
                ],
            ),
        )
    ]
}


def mission(id: str = MISSIONS[0], **fields: Any) -> Mission:
    """A mission of 6 rounds with one goal; fields of a level, such as ``dice``, are for all."""
    level = {
        "sols": [8, 7, 6, 6],
        "reserves": {"oxygen": 3, "energy": 4, "food": 5},
        **{name: fields.pop(name) for name in _LEVEL_FIELDS if name in fields},
    }
    values = entry(
        id,
        levels=dict.fromkeys(("easy", "normal", "hard"), level),
        **{"goals": [{"id": "look-around", "tests": [{"op": "explored", "least": 3}]}], **fields},
    )
    return msgspec.convert({"mission": values}, MissionFile).mission


_LEVEL_FIELDS: Final = ("sols", "reserves", "threshold", "dice", "effects", "by_players")


def _convert(values: dict[str, Any], schema: type[T]) -> T:
    return msgspec.convert(values, schema)


@cache
def small_box() -> Box:
    """The box with a mission of the kit for each id."""
    dice = load_table(PACKAGE, GAME, "dice", DiceFile)
    cards = load_table(PACKAGE, GAME, "cards", CardFile)
    crew = _convert(CREW, CrewFile)
    areas = _convert(AREAS, TileFile)
    return Box(
        facilities=load_table(PACKAGE, GAME, "facilities", FacilityFile).facility,
        dice=dice.dice,
        malfunction_dice=dice.malfunction,
        directions=cards.direction,
        research=cards.research,
        shutdowns=load_table(PACKAGE, GAME, "shutdowns", ShutdownFile).shutdown,
        astronauts=crew.astronaut,
        aoms=crew.aom,
        tiles=areas.tile,
        pois=areas.poi,
        malfunctions=_convert(MALFUNCTIONS, MalfunctionFile).card,
        upgrades=_convert(UPGRADES, UpgradeFile).upgrade,
        events=_convert(EVENTS, EventFile).event,
        follow_ups=_convert(FOLLOW_UPS, FollowUpFile).follow_up,
        adventures=_convert(ADVENTURES, AdventureFile).adventure,
        missions=tuple(mission(id) for id in MISSIONS),
    )


def box_with(**fields: Any) -> Box:
    """The box whose first mission has these fields: ``box_with(threshold=3)``."""
    box, first = small_box(), mission(**fields)
    return msgspec.structs.replace(
        box, missions=(first, *box.missions[1:]), events=box.events + first.events
    )


SHEET = "settling-in-mast"


def sheet_box(**fields: Any) -> Box:
    """A box whose mission has one action on its sheet, with these fields."""
    action = {"id": "mast", "effects": [{"op": "stress", "by": -1}], **fields}
    return box_with(
        actions=[action],
        tokens=[{"id": "beacon", "colour": "red", "number": 1}],
        counters=[{"id": "steel", "start": 1}],
    )
