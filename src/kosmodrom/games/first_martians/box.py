"""The box: everything in it as the data files give it.

Things are counted from 0 in the order of the files: state and rules use their numbers.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec

from kosmodrom.core.codecs import load_once
from kosmodrom.core.data import load_table
from kosmodrom.games.first_martians.components import (
    ActionDice,
    Adventure,
    Aom,
    Astronaut,
    DirectionCard,
    Facility,
    FollowUp,
    MalfunctionCard,
    MalfunctionDie,
    Mission,
    MissionEvent,
    Poi,
    ResearchCard,
    ShutdownFace,
    Skill,
    Tile,
    Upgrade,
)
from kosmodrom.games.first_martians.terms import (
    BLOCKS,
    CHAPTERS,
    COLOURS,
    GAME,
    GASES,
    MISSIONS,
    PACKAGE,
    PARTS,
)


class FacilityFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    facility: tuple[Facility, ...]


class DiceFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dice: tuple[ActionDice, ...]
    malfunction: tuple[MalfunctionDie, ...]


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    direction: tuple[DirectionCard, ...]
    research: tuple[ResearchCard, ...]


class ShutdownFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    shutdown: tuple[ShutdownFace, ...]


class CrewFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    astronaut: tuple[Astronaut, ...]
    aom: tuple[Aom, ...]


class TileFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: tuple[Tile, ...]
    poi: tuple[Poi, ...]


class MalfunctionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[MalfunctionCard, ...]


class UpgradeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    upgrade: tuple[Upgrade, ...]


class EventFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    event: tuple[MissionEvent, ...]


class FollowUpFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    follow_up: tuple[FollowUp, ...]


class AdventureFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    adventure: tuple[Adventure, ...]


class MissionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mission: Mission


CONDITION_TOKENS: Final = 2
"""How many of each type are in the pool; the box is said to hold a limited number (FM-Q-39)."""


class Box(msgspec.Struct, frozen=True, dict=True, omit_defaults=True):
    """All that is in the box."""

    facilities: tuple[Facility, ...]
    """The 13 tiles, then the cards."""
    dice: tuple[ActionDice, ...]
    malfunction_dice: tuple[MalfunctionDie, ...]
    """By Block."""
    directions: tuple[DirectionCard, ...]
    research: tuple[ResearchCard, ...]
    shutdowns: tuple[ShutdownFace, ...]
    astronauts: tuple[Astronaut, ...]
    aoms: tuple[Aom, ...]
    tiles: tuple[Tile, ...]
    pois: tuple[Poi, ...]
    malfunctions: tuple[MalfunctionCard, ...]
    upgrades: tuple[Upgrade, ...]
    events: tuple[MissionEvent, ...]
    """Those of all missions, then those of each mission in the order of the missions."""
    follow_ups: tuple[FollowUp, ...]
    adventures: tuple[Adventure, ...]
    missions: tuple[Mission, ...]
    added: tuple[str, ...] = ()
    """The missions that came from files, the last ones in the list."""

    @cached_property
    def skills(self) -> tuple[tuple[Skill, ...], ...]:
        """The base skill of each astronaut, then the cards (FM-237, FM-238)."""
        return tuple((card.base, *card.skills) for card in self.astronauts)

    @cached_property
    def parts(self) -> tuple[int, ...]:
        """The parts that each Facility has, as bits."""
        return tuple(
            sum(1 << PARTS.index(part.kind) for part in facility.parts)
            for facility in self.facilities
        )

    @cached_property
    def needs(self) -> tuple[int, ...]:
        """What each Facility needs, as bits by gas: a Facility needs what it has the icon of,
        whatever the colour of its marker (FM-525, FM-545)."""
        return tuple(
            sum(1 << GASES.index(gas) for gas in facility.needs) for facility in self.facilities
        )

    @cached_property
    def blocks(self) -> tuple[int, ...]:
        """The Block of each Facility, by number."""
        return tuple(BLOCKS.index(facility.block) for facility in self.facilities)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each Facility."""
        return {facility.id: number for number, facility in enumerate(self.facilities)}

    def with_missions(self, missions: tuple[Mission, ...]) -> Box:
        """The box with further missions, which came from files."""
        return msgspec.structs.replace(
            self,
            missions=self.missions + missions,
            events=self.events + tuple(event for mission in missions for event in mission.events),
            added=self.added + tuple(mission.id for mission in missions),
        )

    def with_only(self, mission: str) -> Box:
        """The box without the missions from files, except for this one if it is among them."""
        if self.added in ((), (mission,)):
            return self
        if mission not in self._parted:
            own, files = self.missions[: -len(self.added)], self.missions[-len(self.added) :]
            further = sum(len(each.events) for each in files)
            events = self.events[: len(self.events) - further]
            bare = msgspec.structs.replace(self, missions=own, events=events, added=())
            self._parted[mission] = bare.with_missions(
                tuple(each for each in files if each.id == mission)
            )
        return self._parted[mission]

    @cached_property
    def _parted(self) -> dict[str, Box]:
        """Made once, so that it is the same box at every table."""
        return {}


@load_once
def load_box(overlay: Path | None = None) -> Box:
    """Read the data files, with an overlay folder on top."""
    dice = load_table(PACKAGE, GAME, "dice", DiceFile, overlay)
    cards = load_table(PACKAGE, GAME, "cards", CardFile, overlay)
    crew = load_table(PACKAGE, GAME, "crew", CrewFile, overlay)
    areas = load_table(PACKAGE, GAME, "areas", TileFile, overlay)
    facilities = load_table(PACKAGE, GAME, "facilities", FacilityFile, overlay).facility
    missions = tuple(
        load_table(PACKAGE, GAME, f"missions/{name}", MissionFile, overlay).mission
        for name in (*MISSIONS, *CHAPTERS)
    )
    events = load_table(PACKAGE, GAME, "events", EventFile, overlay).event
    return Box(
        facilities=tuple(sorted(facilities, key=lambda facility: facility.card)),
        dice=tuple(sorted(dice.dice, key=lambda die: COLOURS.index(die.colour))),
        malfunction_dice=tuple(sorted(dice.malfunction, key=lambda die: BLOCKS.index(die.block))),
        directions=cards.direction,
        research=cards.research,
        shutdowns=load_table(PACKAGE, GAME, "shutdowns", ShutdownFile, overlay).shutdown,
        astronauts=crew.astronaut,
        aoms=crew.aom,
        tiles=areas.tile,
        pois=areas.poi,
        malfunctions=load_table(PACKAGE, GAME, "malfunctions", MalfunctionFile, overlay).card,
        upgrades=load_table(PACKAGE, GAME, "upgrades", UpgradeFile, overlay).upgrade,
        events=events + tuple(event for mission in missions for event in mission.events),
        follow_ups=load_table(PACKAGE, GAME, "follow_ups", FollowUpFile, overlay).follow_up,
        adventures=load_table(PACKAGE, GAME, "adventures", AdventureFile, overlay).adventure,
        missions=missions,
    )
