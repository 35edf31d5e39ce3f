"""Figures on the rules pages that data or constants fix, by the place where the pages have them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kosmodrom.games.first_martians import RULESET
from kosmodrom.games.first_martians.box import CONDITION_TOKENS
from kosmodrom.games.first_martians.components import ManageMore
from kosmodrom.games.first_martians.rules.actions.living import RELIEF
from kosmodrom.games.first_martians.rules.needs import ROVER_SAVES
from kosmodrom.games.first_martians.rules.production import STRESS_OF_TILE
from kosmodrom.games.first_martians.rules.rolling import CONSOLATION
from kosmodrom.games.first_martians.rules.stacks import LAST_STEP, SHUTDOWN_STEP
from kosmodrom.games.first_martians.terms import (
    BLOCKS,
    CONDITIONS,
    DIRECTIONS,
    EVENT_WINDOW,
    FATAL_WOUNDS,
    GROWTH,
    HIGHEST_MORALE,
    LOWEST_MORALE,
    MALFUNCTION,
    MOST_GREENHOUSES,
    MOST_PLAYERS,
    MOST_STRESS,
    PARTS,
    PAWNS_EACH,
    RINGS,
    SOLO_AOMS,
    SOLO_ASTRONAUTS,
    SPACES,
    UPGRADES_DEALT,
)

BOX: Final = RULESET.load(None)
TILES: Final = [facility for facility in BOX.facilities if not facility.card]
KINDS: Final = Counter(facility.kind for facility in TILES)
OXYGEN: Final = max(facility.output for facility in TILES if facility.kind == "oxygenator")
ENERGY: Final = max(facility.output for facility in TILES if facility.kind == "solar")
CREW: Final = BOX.astronauts
SKILLS: Final = len(CREW[0].skills)
SHUTDOWNS: Final = Counter(face.resource for face in BOX.shutdowns)
FROGGY, SCORPIO = ROVER_SAVES
MORE: Final = next(u.bonus.spaces for u in BOX.upgrades if isinstance(u.bonus, ManageMore))
LAST_CARD: Final = len(BOX.research)

TOGETHER: Final = ("Glossary", "Components")

NEEDS: Final = Counter(resource for facility in TILES for resource in facility.needs)

CHANCE: Final = Counter(
    event.consequence.percent for event in BOX.events if event.consequence is not None
).most_common(1)[0][0]
"""How likely the consequence of an Event usually is."""

EXAMPLES: Final[dict[str, Sequence[int]]] = {
    "FM-EX-17": [MALFUNCTION],
    "FM-EX-22": [MALFUNCTION],
    "FM-EX-24": [OXYGEN, OXYGEN, ENERGY, ENERGY, 2 * OXYGEN, 2 * ENERGY],
    "FM-EX-25": [OXYGEN, NEEDS["oxygen"], OXYGEN + 2, NEEDS["oxygen"] - OXYGEN - 2],
    "FM-EX-26": [
        *(ENERGY, NEEDS["energy"], NEEDS["energy"], ENERGY + 3, NEEDS["energy"] - ENERGY - 3),
    ],
    "FM-EX-29": [NEEDS["oxygen"] - 2, NEEDS["energy"]],
    "FM-EX-30": [2 * STRESS_OF_TILE],
    "FM-EX-39": [MOST_PLAYERS * PAWNS_EACH],
    "FM-EX-44": [CONSOLATION],
    "FM-EX-46": [RELIEF],
    "FM-EX-48": [MORE],
    "FM-EX-49": [FROGGY] * 3,
    "FM-EX-55": [GROWTH],
    "FM-EX-56": [GROWTH, GROWTH - 1, GROWTH],
    "FM-EX-59": [MALFUNCTION],
    "FM-EX-60": [MALFUNCTION],
    "FM-EX-70": [2 + EVENT_WINDOW - 1, 2 + EVENT_WINDOW - 1, 2 + EVENT_WINDOW],
    "FM-EX-73": [GROWTH, GROWTH, GROWTH - 1],
    "FM-EX-79": [CONSOLATION],
    "FM-EX-80": [SOLO_ASTRONAUTS, SOLO_AOMS],
    "FM-EX-84": [NEEDS["oxygen"], OXYGEN, OXYGEN],
}

HELD: Final[dict[str, Sequence[int]]] = {
    "First Martians: the rules: First Martians is a co-operative": [
        *(RULESET.seats.min, RULESET.seats.max),
    ],
    "First Martians: the rules: players": range(1, MOST_PLAYERS + 1),
    "Glossary": [
        *(len(BOX.directions), len(BOX.research), 1, LAST_CARD, len(BLOCKS)),
        *(OXYGEN, ENERGY, 0, 0, 0, MOST_GREENHOUSES, GROWTH, MALFUNCTION, len(PARTS)),
        *(RINGS, abs(LOWEST_MORALE), HIGHEST_MORALE, 0, MOST_STRESS, MOST_STRESS, PAWNS_EACH),
    ],
    "Components": [
        *(len(TILES), len(CREW), len(CREW) * SKILLS, SKILLS, len(CREW)),
        *(PAWNS_EACH, len(BOX.aoms)),
        *(len(BLOCKS), len(BLOCKS), len(BOX.directions), len(BOX.research)),
        *(len(BOX.shutdowns), SHUTDOWNS["oxygen"], SHUTDOWNS["energy"]),
        *(len(CONDITIONS) * CONDITION_TOKENS, CONDITION_TOKENS, len(CONDITIONS), len(PARTS)),
    ],
    "FM-105": [MOST_PLAYERS],
    "FM-165": [1, LAST_CARD],
    "FM-202": [PAWNS_EACH, SKILLS],
    "FM-208": [UPGRADES_DEALT],
    "FM-214": [len(BLOCKS)],
    "FM-215": [len(BLOCKS), RINGS],
    "FM-218": [MOST_PLAYERS],
    "FM-238": [SKILLS],
    "FM-239": [SKILLS],
    "FM-262": [FATAL_WOUNDS],
    "FM-403": [MALFUNCTION],
    "FM-417": [MALFUNCTION],
    "FM-451": [abs(LOWEST_MORALE), HIGHEST_MORALE],
    "FM-502": [1, MOST_GREENHOUSES],
    "FM-511": [KINDS["oxygenator"]],
    "FM-518": [KINDS["oxygenator"]],
    "FM-531": [KINDS["solar"]],
    "FM-538": [KINDS["solar"]],
    "FM-557": [STRESS_OF_TILE],
    "FM-560": [STRESS_OF_TILE],
    "FM-602": [MOST_GREENHOUSES],
    "FM-611": [GROWTH],
    "FM-624": [GROWTH],
    "FM-642": [STRESS_OF_TILE],
    "FM-643": [MOST_STRESS],
    "FM-703": [1, LAST_STEP],
    "FM-712": range(1, LAST_STEP + 1),
    "FM-714": [SHUTDOWN_STEP, LAST_STEP, SHUTDOWN_STEP],
    "FM-781": [FROGGY],
    "FM-782": [SCORPIO],
    "FM-804": [CONSOLATION],
    "FM-809": [CONSOLATION],
    "FM-851": [EVENT_WINDOW],
    "FM-861": [RELIEF],
    "FM-865": [HIGHEST_MORALE],
    "FM-877": [PAWNS_EACH],
    "FM-889": [MORE],
    "FM-957": [SCORPIO],
    "FM-984": [GROWTH],
    "FM-1101": [MALFUNCTION + 1, 0, MALFUNCTION],
    "FM-1110": [MALFUNCTION],
    "FM-1111": [MALFUNCTION],
    "FM-1113": [MALFUNCTION, MALFUNCTION],
    "FM-1221": [MOST_PLAYERS],
    "FM-1226": [SOLO_ASTRONAUTS],
    "FM-1227": [SOLO_AOMS],
    "FM-1228": [MOST_PLAYERS],
    "FM-1321": [EVENT_WINDOW],
    "FM-1326": [EVENT_WINDOW],
    "FM-Q-07": [round(100 / CHANCE)],
    "FM-Q-09": [len(BLOCKS)],
    "FM-Q-17": [MOST_STRESS] * 3,
    "FM-Q-20": [CONSOLATION] * 2,
    "FM-Q-25": [LAST_STEP],
    "FM-Q-30": [len(BOX.aoms)],
    "FM-Q-37": CREW[0].icons,
    "FM-Q-39": [CONDITION_TOKENS],
    "FM-Q-40": [FATAL_WOUNDS],
    "FM-Q-41": [RINGS, len(DIRECTIONS), SPACES, len(DIRECTIONS)],
    "FM-Q-50": [SHUTDOWN_STEP, LAST_STEP],
    "FM-Q-52": [MALFUNCTION],
    "Decision points: 16. **AOMs for the round**": [SOLO_AOMS],
    "Decision points: 20. **Unwind** — the performer:": [RELIEF],
    **EXAMPLES,
}
