"""Figures on the rules pages that data or constants fix, by the place where the pages have them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kosmodrom.games.planet_unknown import RULESET
from kosmodrom.games.planet_unknown.box.box import load_box
from kosmodrom.games.planet_unknown.box.scoring import Adjustment
from kosmodrom.games.planet_unknown.clauses import AdvanceAll, Movement
from kosmodrom.games.planet_unknown.page_figures import page_figures
from kosmodrom.games.planet_unknown.rules.setup import MIXES, SOLO_ONLY
from kosmodrom.games.planet_unknown.terms import (
    COLOURS,
    DEPOTS,
    EVENT_DECK,
    MOST_PLAYERS,
    RANKS,
    TERRAINS,
    TRACKS,
    TrackName,
)

BOX: Final = load_box()
SCORING: Final = BOX.scoring
SHAPES: Final = len(BOX.shapes)
SIZES: Final = Counter(shape.size for shape in BOX.shapes)
STACK: Final = 2 * len(BOX.pairs)
"""Tiles of a shape: every pair with and without a meteorite."""

CARDS: Final = Counter(card.rank for card in BOX.cards.values())
EVENTS: Final = Counter(event.colour for event in BOX.events.values())
PLANETS: Final = Counter(planet.set for planet in BOX.planets.values())
CORPORATIONS: Final = Counter(corporation.set for corporation in BOX.corporations.values())
LINES: Final = {n for board in BOX.planets.values() for n in (*board.rows, *board.columns) if n}
CERBERUS: Final = BOX.planets["cerberus"]
ROVERS: Final = {id: side.rovers for id, side in BOX.corporations.items()}
TECHNOLOGIES: Final = {
    each.id: each for side in BOX.corporations.values() for each in side.technologies
}
REPUBLIC: Final = next(
    track for track in BOX.corporations["republic"].tracks if track.kind == "civ"
)
RANKS_OF_REPUBLIC: Final = [
    benefit.rank
    for position in REPUBLIC.positions
    for benefit in position.gives
    if hasattr(benefit, "rank")
]
LEVELS: Final = len(BOX.corporations["universal-coalition"].technologies)
LETTERED: Final = len(BOX.corporations["jump-drive"].technologies)
OASIS: Final = next(t for t in BOX.corporations["oasis"].tracks if t.kind == "water").positions
STEPS: Final = next(t for t in BOX.corporations["wormhole"].tracks if t.kind == "biomass").positions
[UNION] = [
    card.effect.position for card in BOX.cards.values() if isinstance(card.effect, AdvanceAll)
]
COMPLEXITY: Final = BOX.corporations["universal-coalition"].complexity
ROWS: Final = SCORING.adjustment
VERDICTS: Final = [verdict.difference for verdict in SCORING.verdict]


def adjustments(number: int) -> list[int]:
    row = ROWS[number]
    to = [ROWS[number + 1].cards - 1] if number + 1 < len(ROWS) else []
    return [row.cards, *to, abs(row.red), abs(row.orange), abs(row.green)]


def verdict(number: int) -> list[int]:
    """A row of the table: the name that the manual has for it, and from where to where it goes."""
    here, following = VERDICTS[number], VERDICTS[number + 1 : number + 2]
    if number == 0:
        return [abs(here), *(abs(n) for n in following)]
    return [*([abs(here)] if here else []), abs(here), *(abs(n - 1) for n in following)]


PAGE: Final = "What the box does not tell us"

RANK: Final = CARDS[1]
TENTH: Final = sum(
    gift.n
    for track in BOX.corporations["universal-coalition"].tracks
    if track.kind == "rover"
    for gift in track.positions[10].gives
    if isinstance(gift, Movement)
)
MOST_OF_CERBERUS: Final = page_figures(BOX)["cerberus-medals"]


def row(cards: int) -> Adjustment:
    """What so many cards of a colour count as."""
    return next(each for each in reversed(ROWS) if each.cards <= cards)


def change(red: int, orange: int, green: int) -> int:
    return row(red).red + row(orange).orange + row(green).green


SCORES: Final[dict[TrackName, int]] = {"civ": 1, "water": 7, "biomass": 1, "rover": 5, "tech": 1}
"""Medals of the tracks in the manual's example of scoring."""

MEDALS: Final = {
    track.kind: [position.medals for position in track.positions]
    for track in BOX.corporations["universal-coalition"].tracks
}


def positions(kind: TrackName, medals: int) -> list[int]:
    """The first and the last position of a symmetric track where a tracker scores so much."""
    scores = [max(MEDALS[kind][: at + 1]) for at in range(len(MEDALS[kind]))]
    found = [at for at, score in enumerate(scores) if score == medals]
    return sorted({found[0], found[-1]})


EXAMPLES: Final[dict[str, Sequence[int]]] = {
    "PU-EX-01": [RANK - 5],
    "PU-EX-08": [10, TENTH, TENTH],
    "PU-EX-30": [2 + TECHNOLOGIES["universal-coalition-3"].n],
    "PU-EX-13": [
        *(4 * SCORING.lifepod_medals, SCORING.neighbour_won, SCORING.neighbour_drawn),
        SCORING.neighbour_drawn,
        *(at for kind, n in SCORES.items() if kind != "tech" for at in positions(kind, n)),
        32 + 4 * SCORING.lifepod_medals + SCORING.neighbour_won + SCORING.neighbour_drawn,
    ],
    "PU-EX-29": [
        *(SCORING.meteorites_per_medal - 1, SCORING.meteorites_per_medal),
        *(2 * SCORING.meteorites_per_medal - 1, 2 * SCORING.meteorites_per_medal),
        *(3 * SCORING.meteorites_per_medal - 1, 3 * SCORING.meteorites_per_medal),
    ],
    "PU-EX-24": [MOST_OF_CERBERUS],
    "PU-EX-16": [EVENT_DECK],
    "PU-EX-14": [
        *(abs(row(8).red), abs(row(3).orange), row(9).green),
        *(abs(change(8, 3, 9)), SCORING.solo_target + change(8, 3, 9)),
    ],
    "PU-EX-15": [
        SCORING.solo_target + change(0, 0, 20),
        SCORING.solo_target + change(20, 0, 0),
        SCORING.solo_target + change(0, 20, 0),
        SCORING.solo_target + change(2, 2, 16),
        SCORING.solo_target + change(7, 7, 6),
        *(58 + VERDICTS[1] - 1, 58 + VERDICTS[2] - 1, 58 + VERDICTS[2], 58 + VERDICTS[4] - 1),
        *(58 + VERDICTS[4], 58 + VERDICTS[5], 58 + VERDICTS[6]),
    ],
}

HELD: Final[dict[str, Sequence[int]]] = {
    "Planet Unknown: the rules: Planet Unknown (*Niezbadana Planeta*) is": [
        *(RULESET.seats.min, RULESET.seats.max, len(TRACKS)),
    ],
    "Planet Unknown: the rules: players": range(1, MOST_PLAYERS + 1),
    "Planet Unknown: the rules: Upgrade Kit": [PLANETS["upgrade-kit"]],
    "Planet Unknown: the rules: event deck": [EVENT_DECK],
    "Planet Unknown: the rules: inner ring of the station": [0, DEPOTS - 1],
    "Glossary: corporation board, corporation": [len(TRACKS)],
    "Glossary: complexity": [COMPLEXITY],
    "Glossary: depot": [DEPOTS],
    "Glossary: terrain": [len(TERRAINS)],
    "Glossary: civ, water, biomass, rover, tech": [len(TRACKS)],
    "Glossary: rank": [RANKS[0], RANKS[-1]],
    "Glossary: Upgrade Kit": [CORPORATIONS["upgrade-kit"], PLANETS["upgrade-kit"]],
    "Components: space station": [DEPOTS],
    "Components: tiles": [len(BOX.tiles), SHAPES, STACK],
    "Components: planet boards": [PLANETS["base"], PLANETS["upgrade-kit"]],
    "Components: corporation boards": [CORPORATIONS["base"], CORPORATIONS["upgrade-kit"]],
    "Components: resource trackers": [MOST_PLAYERS * len(TRACKS), MOST_PLAYERS],
    "Components: depot indicators": [2 * MOST_PLAYERS],
    "Components: civ cards": [len(BOX.cards), *set(CARDS.values())],
    "Components: objective cards": [len(BOX.objectives)],
    "Components: event cards": [len(BOX.events), *EVENTS.values()],
    "PU-101": [RULESET.seats.min, RULESET.seats.max],
    "PU-115": [COMPLEXITY],
    "PU-201": [DEPOTS, STACK, SHAPES, len(BOX.tiles)],
    "PU-203": [SHAPES],
    "PU-208": [len(TRACKS)],
    "PU-217": [3, MOST_PLAYERS],
    "PU-304": [DEPOTS],
    "PU-501": [len(TRACKS)],
    "PU-602": range(1, LEVELS + 1),
    "PU-721": sorted(LINES),
    "PU-756": [3, MOST_PLAYERS],
    "Corporations: Republic": [len(REPUBLIC.milestones), ROVERS["republic"]],
    "Corporations: Cosmos Inc.": [ROVERS["cosmos"]],
    "Corporations: Horizon Group": [ROVERS["horizon"]],
    "Corporations: Jump Drive": [LETTERED, ROVERS["jump-drive"]],
    "PU-1115": [RANKS[-1]],
    "PU-1118": [TECHNOLOGIES["republic-5"].n],
    "PU-1312": [TECHNOLOGIES["cosmos-2"].n],
    "PU-1503": [LETTERED],
    "PU-1517": [len(TRACKS)],
    "PU-1518": [TECHNOLOGIES["jump-drive-f"].n],
    "PU-1811": [TECHNOLOGIES["flux-1"].n],
    "PU-1955": [len(CERBERUS.ground.parts)],
    "PU-1956": [len(CERBERUS.ground.parts)],
    "PU-802": [EVENT_DECK],
    "PU-803": [len(BOX.events)],
    "PU-805": [EVENT_DECK],
    "PU-816": [EVENT_DECK],
    "PU-922": [len(COLOURS)],
    "Solo: target score: 0–2": [
        *(ROWS[0].cards, ROWS[1].cards - 1, ROWS[0].red, ROWS[0].orange, ROWS[0].green),
    ],
    "Solo: target score: 3–6": adjustments(1),
    "Solo: target score: 7–10": adjustments(2),
    "Solo: target score: 11–14": adjustments(3),
    "Solo: target score: 15 or more": adjustments(4),
    "PU-923": [VERDICTS[-1] - VERDICTS[-2], abs(VERDICTS[1]), VERDICTS[-1]],
    "Solo: target score: −15": verdict(0),
    "Solo: target score: −10": verdict(1),
    "Solo: target score: −5": verdict(2),
    "Solo: target score: target": verdict(3),
    "Solo: target score: +5": verdict(4),
    "Solo: target score: +10": verdict(5),
    "Solo: target score: +15": verdict(6),
    "PU-Q-03": [
        *(n for places in BOX.station.seats[:4] for n in (len(places), *places)),
        *(MOST_PLAYERS - 1, 0, BOX.station.seats[4][-1]),
        *(MOST_PLAYERS, 0, BOX.station.seats[5][-1]),
    ],
    "PU-Q-23": [
        *(EVENT_DECK, *MIXES["even"], *MIXES["example"], *MIXES["mild"], *MIXES["harsh"]),
    ],
    "PU-Q-26": [abs(VERDICTS[1])],
    "PU-Q-31": [TECHNOLOGIES["cosmos-2"].n],
    "PU-Q-38": [TECHNOLOGIES["jump-drive-f"].n],
    "PU-Q-66": [SCORING.neighbour_won],
    "PU-Q-59": [UNION] * 6,
    f"{PAGE}: tiles": [
        len(BOX.tiles),
        SHAPES,
        STACK,
        SIZES["small"],
        SIZES["large"],
        len(BOX.pairs),
    ],
    f"{PAGE}: KSB-4156": [
        *sorted(LINES),
        *{board.ground.lifepods.bit_count() for board in BOX.planets.values()},
    ],
    f"{PAGE}: the 12 asymmetric planets": [
        *(PLANETS["base"] + PLANETS["upgrade-kit"], MOST_OF_CERBERUS),
        sum(CERBERUS.rows) + sum(CERBERUS.columns),
        MOST_OF_CERBERUS - sum(CERBERUS.rows) - sum(CERBERUS.columns),
    ],
    f"{PAGE}: Universal Coalition's tracks": [
        *(len(TRACKS), 0, LEVELS, RANKS[0], RANKS[-1], TENTH),
        *(n for kind, n in SCORES.items() if n in MEDALS[kind]),
        LEVELS - 1,
    ],
    f"{PAGE}: Republic": [len(REPUBLIC.milestones), ROVERS["republic"], *RANKS_OF_REPUBLIC],
    f"{PAGE}: Cosmos": [ROVERS["cosmos"]],
    f"{PAGE}: Horizon": [ROVERS["horizon"]],
    f"{PAGE}: Jump Drive": [LETTERED, ROVERS["jump-drive"]],
    f"{PAGE}: Oasis": [len(OASIS), 0, len(OASIS) - 1],
    f"{PAGE}: Wormhole": [len(STEPS) - 1],
    f"{PAGE}: Makeshift, Flux": [len(TRACKS), LEVELS],
    f"{PAGE}: rovers": [ROVERS["horizon"], ROVERS["jump-drive"], ROVERS["flux"]],
    f"{PAGE}: civ cards": [len(BOX.cards), *set(CARDS.values())],
    f"{PAGE}: objectives": [
        *(len(BOX.objectives), SCORING.neighbour_won, SCORING.neighbour_drawn),
    ],
    f"{PAGE}: events": [len(BOX.events), *set(EVENTS.values()), SOLO_ONLY[0], SOLO_ONLY[2]],
    f"{PAGE}: complexity": [COMPLEXITY, BOX.corporations["jump-drive"].complexity],
    "Decision points: 4. **First flux track** —": [len(TRACKS)],
    "Decision points: 5. **Event deck** — the": [EVENT_DECK],
    "Decision points: 6. **Rotation** — the commander,": [DEPOTS, DEPOTS],
    "Decision points: 29. **Common objective** — Jump": [TECHNOLOGIES["jump-drive-f"].n],
    "Decision points: 32. **Flux track** — Flux,": [len(TRACKS)],
    "Rules that no line carries: - PU-816: it follows from": [EVENT_DECK],
    **EXAMPLES,
}
