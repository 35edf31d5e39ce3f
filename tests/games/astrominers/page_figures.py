"""Figures on the rules pages that data or constants fix, by the place where the pages have them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kosmodrom.games.astrominers import RULESET
from kosmodrom.games.astrominers.box import load_box
from kosmodrom.games.astrominers.rules.payment import PROMOTED_RATE, RATE
from kosmodrom.games.astrominers.state import AWARD_PLACES, BARGES, DICE, DISPLAY, ROUNDS

BOX: Final = load_box()
PLAYERS: Final = range(RULESET.seats.min, RULESET.seats.max + 1)
MOST: Final = RULESET.seats.max
KINDS: Final = len(BOX.units)
AWARDS: Final = len(BOX.awards)
FACES: Final = len(BOX.faces)
DOUBLE: Final = max(face.symbols for face in BOX.faces.values())
TECHNOLOGIES, BULLETINS, EXPEDITIONS = (
    len(BOX.technologies),
    len(BOX.bulletins),
    len(BOX.expeditions),
)
EXCHANGE: Final = len(BOX.exchange)
MARKS: Final = sorted(
    {card.mark for card in BOX.missions.values()} | {card.mark for card in BOX.orders.values()}
)
SPACES: Final = [len(mission.yellow) + len(mission.white) for mission in BOX.missions.values()]

PAGE: Final = "What the box does not tell us"

EXAMPLES: Final[dict[str, Sequence[int]]] = {
    "AM-EX-05": [*MARKS, DISPLAY],
    "AM-EX-06": [KINDS, KINDS],
    "AM-EX-08": [AWARDS, AWARD_PLACES, AWARDS - AWARD_PLACES, AWARD_PLACES, AWARDS - AWARD_PLACES],
    "AM-EX-12": [DICE],
    "AM-EX-13": [DICE, DICE],
    "AM-EX-01": [DOUBLE, DOUBLE + 1],
    "AM-EX-29": [ROUNDS],
    "AM-EX-34": [DICE],
    "AM-EX-40": [2 * RATE],
    "AM-EX-48": [TECHNOLOGIES, TECHNOLOGIES, TECHNOLOGIES + 1],
    "AM-EX-55": [DISPLAY, DISPLAY, 2 * DISPLAY, 2 * DISPLAY + 2],
    "AM-EX-02": [RATE, PROMOTED_RATE, PROMOTED_RATE],
    "AM-EX-52": [RATE, RATE],
}

TURNED: Final = ("AM-103",)
"""Where the Polish page has the figures in another order."""

HELD: Final[dict[str, Sequence[int]]] = {
    "Astrominers: the rules: Astrominers (*Beyond Humanity: Astrogórnicy*) is": [
        *(PLAYERS[0], PLAYERS[-1], DICE, BARGES, ROUNDS),
    ],
    "Astrominers: the rules: players": PLAYERS,
    "Glossary: miner, automaton, inspector, geologist": [
        len({face.worker for face in BOX.faces.values()})
    ],
    "Glossary: double face": [DOUBLE, DOUBLE],
    "Glossary: display": [DISPLAY, DISPLAY],
    "Glossary: exchange card": [PROMOTED_RATE],
    "Components: dice": [DICE, DICE * MOST, FACES],
    "Components: barges": [BARGES, BARGES * MOST],
    "Components: mission cards, order cards": MARKS,
    "Components: award cards": [AWARDS],
    "Components: technologies, bulletins, expeditions": sorted(
        {TECHNOLOGIES, BULLETINS, EXPEDITIONS}
    ),
    "Components: exchange cards": [EXCHANGE],
    "Components: resource tokens": [KINDS],
    "Components: board": [AWARD_PLACES, ROUNDS],
    "AM-124": PLAYERS,
    "AM-112": [*MARKS[:2], *MARKS[1:], MARKS[2], MOST],
    "AM-114": [DISPLAY],
    "AM-103": [AWARD_PLACES, AWARDS, AWARD_PLACES],
    "AM-115": [AWARDS - AWARD_PLACES],
    "AM-104": sorted({TECHNOLOGIES, BULLETINS, EXPEDITIONS}),
    "AM-105": [EXCHANGE],
    "AM-117": [EXCHANGE - 1],
    "AM-107": [BARGES, DICE],
    "AM-108": [KINDS],
    "AM-125": [DICE],
    "AM-110": [ROUNDS - 1],
    "AM-122": range(1, KINDS + 1),
    "AM-123": [ROUNDS],
    "AM-201": [ROUNDS],
    "AM-218": [DICE],
    "AM-227": [DOUBLE, DOUBLE],
    "AM-325": [DOUBLE],
    "AM-311": [DOUBLE, DOUBLE + 1],
    "AM-323": [BARGES, BARGES],
    "AM-416": [ROUNDS - 1],
    "AM-403": [ROUNDS],
    "AM-417": [ROUNDS],
    "AM-420": [DOUBLE],
    "AM-802": [RATE],
    "AM-810": [RATE],
    "AM-803": [PROMOTED_RATE, RATE],
    "AM-804": [PROMOTED_RATE],
    "AM-901": [ROUNDS],
    "AM-906": [ROUNDS],
    "AM-Q-01": [FACES],
    "AM-Q-08": [RATE, PROMOTED_RATE, RATE, PROMOTED_RATE],
    "AM-Q-15": [FACES],
    "AM-Q-29": [ROUNDS],
    f"{PAGE}: Known from the manual: 7": [
        *(DICE, BARGES, AWARDS, TECHNOLOGIES, BULLETINS, EXPEDITIONS, EXCHANGE, ROUNDS),
    ],
    f"{PAGE}: basic areas, dispatch and refinery together": [
        *(DICE * players for players in PLAYERS),
        *PLAYERS,
    ],
    f"{PAGE}: single spaces": [AWARD_PLACES],
    f"{PAGE}: missions": [min(SPACES), max(SPACES)],
    f"{PAGE}: awards": [AWARDS, AWARDS - 1],
    f"{PAGE}: technologies": [TECHNOLOGIES],
    f"{PAGE}: exchange cards": [EXCHANGE - 1, EXCHANGE, EXCHANGE],
    "Who sees what: exchange cards not drawn": [EXCHANGE - 1],
    **EXAMPLES,
}
