"""Figures on the rules pages that data or constants fix, by the place where the pages have them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from kosmodrom.games.skymines import RULESET
from kosmodrom.games.skymines.box import load_box
from kosmodrom.games.skymines.components import VALUES
from kosmodrom.games.skymines.effects import PlaceMarker, TakeCards
from kosmodrom.games.skymines.maps import Asteroid, shuttle_id
from kosmodrom.games.skymines.page_figures import page_figures
from kosmodrom.games.skymines.terms import (
    CHAPTERS,
    COMPANIES,
    DECK,
    DISPLAY,
    LUNA_CARDS,
    MISSIONS,
    MOST_PLAYERS,
    PLAN_LETTERS,
    PLANS_OF_A_LETTER,
    SLOTS,
    STARTING_CARDS,
    TASKS,
    THREATS,
    TOKENS,
    TRACKS,
    Slot,
)

BOX: Final = load_box()
SETUP: Final = BOX.setup
KINDS: Final = Counter(card.kind for card in BOX.cards.values())
SPACES: Final = Counter(BOX.spaces[space].kind for space in BOX.board_spaces)
SPECIALS: Final = sorted(special.number for special in BOX.specials.values())
RED: Final = sum(space.supplement for space in BOX.plan_spaces.values())
LETTERED: Final = [*Counter(space.letter for space in BOX.plan_spaces.values()).values()]
BOARDS: Final = len({track.removesuffix("1").removesuffix("2") for track in TRACKS})
PLANS: Final = len(PLAN_LETTERS) * PLANS_OF_A_LETTER
UNITS: Final = VALUES["carbon"]
ENERGY: Final = VALUES["energy"]
PIECES: Final = BOX.luna.markers
"""Bonus markers of a colour."""

STATION: Final = [len(column) for column in BOX.moon.stations["skymine"].columns]
OUTER, SHUTTLES, _ = [len(column) for column in BOX.belt.stations["skymine"].columns]
LAST: Final = {column[-1] for station in BOX.moon.stations.values() for column in station.columns}
OTHERS: Final = {
    n for station in BOX.moon.stations.values() for column in station.columns for n in column[:-1]
}
NUMBERS: Final = {sector.id: sector.number for sector in BOX.moon.sectors.values()}
START: Final = [NUMBERS[id] for name in COMPANIES for id in BOX.moon.stations[name].start]
ENCLAVES: Final = sum(sector.enclave for sector in BOX.moon.sectors.values())
LINES: Final = {cost for sector in BOX.moon.sectors.values() for cost in sector.borders.values()}
SPOT: Final = BOX.belt.threat.between
LINKED: Final = [asteroid.number for asteroid in BOX.belt.asteroids.values() if asteroid.linked]
PAYS: Final = {
    kind: {b.n for sector in BOX.moon.sectors.values() for b in sector.buildings if b.kind == kind}
    for kind in ("deep-mine", "gas-collector", "open-pit-mine")
}
BARRIERS: Final = {len(track.barriers) for track in BOX.tracks.values()}
THRESHOLDS: Final = {len(track.thresholds) for track in BOX.tracks.values()}
THRESHOLD_COINS: Final = {t.coins for track in BOX.tracks.values() for t in track.thresholds}
NEEDS: Final = {len(plan.needs) for plan in BOX.plans.values()}
TILE_COSTS: Final = {BOX.spaces[f"tile-{tile}"].coins for tile in BOX.tiles}
START_TRACKS: Final = {len(token.bonus) for token in BOX.tokens.values()}
LEVELS: Final = {level.number: level for level in BOX.luna_levels}
KIND: Final = {
    kind: [number for number, level in LEVELS.items() if level.kind == kind]
    for kind in ("easy", "standard", "advanced")
}
ADVANCED: Final = [min(KIND["advanced"]), max(KIND["advanced"])]
COLUMN: Final = DISPLAY // 3
CATEGORIES: Final = [category for category in RULESET.categories if category != "loop"]

FIRST: Final = [gain.n for token in BOX.first_tokens for gain in BOX.tokens[token].bonus]
"""The start bonuses of the first-game set: 3 on Skymine; 2 on Minerva and 1 on the tank track; 1 on
Astrogo in a bonus of two parts (SKY-Q-11)."""

NAMED: Final = page_figures(BOX)
"""The figures that the pages take from the box."""

SCIENTIST: Final = NAMED["scientist-1-total"]
FURTHER: Final = [NAMED[f"scientist-{step}-total"] - SCIENTIST for step in (2, 3)]
"""The research cards beside the scientist that the further steps of its majority ask for."""

SCREEN_OF_SLOT: Final = BOX.research.slot_at + 1
"""Counted from the start."""

PER: Final = SETUP.collectors_per_space


def majority(card: str) -> list[int]:
    """What a card of Luna's counts: left, right, and scientists if it has any."""
    shown = BOX.luna_cards[card]
    return [shown.left, shown.right, *([shown.scientists] if shown.scientists else [])]


def counted(card: str, slot: Slot = "B") -> list[int]:
    """What the lines of a card of Luna's say in figures, if it lies in this slot."""
    found: list[int] = []
    for line in BOX.luna_cards[card].lines:
        if isinstance(line, TakeCards):
            found += line.spaces[slot]
        elif not isinstance(line, PlaceMarker):
            found.append(getattr(line, "n", 0))
    return found


MOON: Final = {sector.number: sector for sector in BOX.moon.sectors.values()}
ENTERED: Final = [
    BOX.moon.stations["minerva"].borders[MOON[21].id],
    MOON[16].borders[MOON[21].id],
    min(MOON[24].borders[MOON[n].id] for n in (16, 21) if MOON[n].id in MOON[24].borders),
]
"""What the lines cost that are crossed to sectors 21, 16 and 24."""

PAID: Final = Counter[str]()
for sector in (MOON[21], MOON[16], MOON[24]):
    for building in sector.buildings:
        PAID[building.kind] += building.n


def outposts(number: int) -> tuple[str, ...]:
    """The outpost spaces of an asteroid."""
    found = BOX.belt.numbered[number]
    return found.spaces if isinstance(found, Asteroid) else ()


FOURTEEN: Final = next(each for each in BOX.belt.asteroids.values() if each.number == 14)
SCREEN: Final = [building.n for building in FOURTEEN.screen]


def flown() -> list[int]:
    """What the spaces of the Belt cost that Minerva enters in the manual's example."""
    held, costs = {outposts(18)[0]}, list[int]()
    ways = (shuttle_id(19), outposts(14)[0], shuttle_id(13), outposts(18)[1])
    for space, ousted in zip(ways, (0, 0, 1, 0), strict=True):
        costs.append(BOX.belt.reach("minerva", held)[space] + ousted)
        held.add(space)
    return costs


COLLECTORS: Final = sum(
    building.kind == "gas-collector"
    for each in BOX.belt.asteroids.values()
    if each.number in (10, 15)
    for building in each.screen
)

EXAMPLES: Final[dict[str, Sequence[int]]] = {
    "SKY-EX-09": [*ENTERED, ENTERED[2] + 1, sum(ENTERED) + 1],
    "SKY-EX-10": [PAID["deep-mine"], PAID["research-station"]],
    "SKY-EX-34": [STATION[0], STATION[0] - 1, STATION[0] - 2, STATION[0]],
    "SKY-EX-11": [2 * SETUP.plan_points["A"] + 1],
    "SKY-EX-12": [
        SCREEN_OF_SLOT,
        SCREEN_OF_SLOT,
        SETUP.flip_cost,
        SETUP.flip_cost + 2,
        SETUP.flip_cost + 2,
    ],
    "SKY-EX-13": [
        *(NAMED["field-tank"], 3 // PER, NAMED["field-tank"] + 3 // PER, NAMED["field-coins"]),
        *(NAMED["field-tank"], 4 // PER, NAMED["field-tank"] + 4 // PER),
        NAMED["field-tank"] + 1 // PER,
    ],
    "SKY-EX-14": [NAMED["general-field-tank"], NAMED["general-field-coins"]],
    "SKY-EX-15": [NAMED["minerals-2-track"], NAMED["minerals-2-tank"]],
    "SKY-EX-16": [NAMED["minerals-3-total"], NAMED["minerals-2-total"]],
    "SKY-EX-17": [NAMED["buy-cost"], 3 + NAMED["buy-cost"]],
    "SKY-EX-18": [1 + NAMED["sell-plus"]],
    "SKY-EX-22": [NAMED["resource-tile"], 2 + NAMED["resource-tile"]],
    "SKY-EX-24": [BOX.tracks["A1"].thresholds[0].coins] * 2,
    "SKY-EX-25": [
        3 + NAMED["more-collectors-1"],
        NAMED["field-tank"],
        (3 + NAMED["more-collectors-1"]) // PER,
        NAMED["field-tank"] + (3 + NAMED["more-collectors-1"]) // PER,
        NAMED["field-coins"],
        3 + NAMED["more-collectors-2"],
        NAMED["field-tank"],
        (3 + NAMED["more-collectors-2"]) // PER,
        NAMED["field-tank"] + (3 + NAMED["more-collectors-2"]) // PER,
    ],
    "SKY-EX-33": [2 * BOX.tank.past_end],
    "SKY-EX-43": [COLUMN, COLUMN + 1, 2 * COLUMN, 2 * COLUMN + 1, 3 * COLUMN],
    "SKY-EX-47": [
        *(NAMED["energy-tile"], NAMED["more-energy-2"]),
        1 + NAMED["energy-tile"] + NAMED["more-energy-2"],
    ],
    "SKY-EX-48": [
        *(NAMED["mixed-discount"], NAMED["titanium-discount"]),
        *[5 - NAMED["mixed-discount"] - NAMED["titanium-discount"]] * 2,
        5 - NAMED["mixed-discount"],
    ],
    "SKY-EX-52": [SETUP.task_coins, NAMED["personal-cost"], NAMED["personal-moves"]],
    "SKY-EX-27": [*flown(), sum(flown())],
    "SKY-EX-28": [*SCREEN, BOX.belt.shuttles[shuttle_id(13)].track],
    "SKY-EX-49": SCREEN,
    "SKY-EX-29": [
        *(COLLECTORS + 1, NAMED["field-tank"], (COLLECTORS + 1) // PER),
        *(COLLECTORS, NAMED["field-tank"] + (COLLECTORS + 1) // PER, NAMED["field-coins"]),
    ],
    "SKY-EX-37": [9 - NAMED["dust-storm-symbols"]] * 2,
    "SKY-EX-50": [
        *(SETUP.threat_energy, NAMED["dust-storm-energy"], NAMED["dust-storm-energy-in-all"]),
        6 - NAMED["dust-storm-energy-in-all"],
        NAMED["dust-storm-energy-in-all"] - 1,
    ],
    "SKY-EX-38": counted("I-3"),
    "SKY-EX-39": [*majority("I-12"), *majority("I-7")],
    "SKY-EX-40": [*majority("I-2")[:2], *majority("I-5")[:2]],
    "SKY-EX-42": counted("I-12", "D"),
    "SKY-EX-45": majority("I-7"),
}

HELD: Final[dict[str, Sequence[int]]] = {
    "Skymines: the rules: Skymines is a game of": [
        *(RULESET.seats.min, RULESET.seats.max, len(COMPANIES)),
        *(len(SETUP.open_slots), len(SLOTS), SETUP.rounds, CHAPTERS),
    ],
    "Skymines: the rules: players": range(RULESET.seats.min, RULESET.seats.max + 1),
    "Skymines: the rules: Luna's level": [*KIND["easy"], *KIND["standard"], *ADVANCED],
    "Skymines: the rules: campaign": [CHAPTERS],
    "Glossary: company track, track": [len(COMPANIES)],
    "Glossary: station": [len(STATION)],
    "Glossary: sector": [len(NUMBERS)],
    "Glossary: single line, double line": sorted(LINES),
    "Glossary: action slot, slot": [len(SETUP.open_slots)],
    "Glossary: slots A to E": [len(SLOTS)],
    "Glossary: resource card": [UNITS[0], UNITS[-1]],
    "Glossary: energy card, energy point": [ENERGY[0], ENERGY[-1]],
    "Glossary: single-energy card": [1, MOST_PLAYERS],
    "Glossary: card display": [DISPLAY],
    "Glossary: special plan": [SPECIALS[0], SPECIALS[-1]],
    "Glossary: research display": [len(BOX.plan_spaces)],
    "Glossary: supplement space": [RED],
    "Glossary: bonus tile, action tile": [len(BOX.tiles), len(BOX.tiles) - 1],
    "Glossary: P1 to P5, S1 to S5": [len(BOX.bonuses) + len(BOX.track_spaces)],
    "Components: player boards": [MOST_PLAYERS],
    "Components: company track boards": [BOARDS],
    "Components: track cards": [BOARDS],
    "Components: action cards": [sum(DECK.values()), *DECK.values()],
    "Components: starting action cards": [STARTING_CARDS * MOST_PLAYERS, STARTING_CARDS],
    "Components: single-energy cards": [len(BOX.single_energy), 1, MOST_PLAYERS],
    "Components: research plans": [PLANS, PLANS_OF_A_LETTER],
    "Components: special plans": [len(SPECIALS), SPECIALS[0], SPECIALS[-1]],
    "Components: starting research tokens": [len(BOX.tokens)],
    "Components: bonus tiles": [len(BOX.tiles), BOX.tiles["resource"].value],
    "Components: outposts": [sum(STATION) * len(COMPANIES), sum(STATION)],
    "Components: track markers": [MOST_PLAYERS * len(COMPANIES), len(COMPANIES)],
    "Components: bonus markers": [MOST_PLAYERS * PIECES, PIECES],
    "Components: player, upload and helium-3 markers": [MOST_PLAYERS],
    "Components: one-time bonus markers": [
        SETUP.one_time_markers * MOST_PLAYERS,
        SETUP.one_time_markers,
    ],
    "Components: mission cards": [len(BOX.missions)],
    "Components: shuttles": [SHUTTLES * len(COMPANIES), SHUTTLES],
    "Components: threat cards": [len(BOX.threats)],
    "Components: Luna cards": [len(BOX.luna_cards), LUNA_CARDS[1], 1, LUNA_CARDS[2], 2],
    "SKY-101": [RULESET.seats.min, RULESET.seats.max],
    "SKY-107": [BOARDS],
    "SKY-108": [len(COMPANIES), BOARDS],
    "SKY-112": [sum(STATION), sum(STATION)],
    "SKY-113": [len(STATION), *set(STATION)],
    "SKY-114": [sum(DECK.values()), *DECK.values()],
    "SKY-116": [DISPLAY, COLUMN, DISPLAY, COLUMN, COLUMN + 1, 2 * COLUMN, 2 * COLUMN + 1, DISPLAY],
    "SKY-117": [DECK["A"], DECK["A"], DISPLAY - DECK["A"], DECK["A"] + 1, DISPLAY],
    "SKY-120": [SPECIALS[0], SPECIALS[-1]],
    "SKY-121": [len(SPECIALS)],
    "SKY-122": [PLANS, len(PLAN_LETTERS)],
    "SKY-123": [len(BOX.plan_spaces), *LETTERED],
    "SKY-124": [len(BOX.tiles)],
    "SKY-126": [len(SLOTS) - len(SETUP.open_slots)] * 2,
    "SKY-132": [len(COMPANIES)],
    "SKY-133": [STARTING_CARDS, MOST_PLAYERS],
    "SKY-145": range(1, MOST_PLAYERS + 1),
    "SKY-146": [STARTING_CARDS + 1],
    "SKY-150": [len(BOX.first_tokens)],
    "SKY-151": [TOKENS],
    "SKY-155": [len(SETUP.open_slots)] * 3,
    "SKY-156": [STARTING_CARDS + 1 - len(SETUP.open_slots), len(SETUP.open_slots)],
    "SKY-157": sorted(START_TRACKS),
    "SKY-203": [len(SETUP.open_slots), len(SLOTS)],
    "SKY-402": ENERGY,
    "SKY-405": [len(NUMBERS)],
    "SKY-409": sorted(LINES),
    "SKY-419": [ENCLAVES],
    "SKY-427": sorted(LAST),
    "SKY-430": sorted(PAYS["deep-mine"]),
    "SKY-431": sorted(PAYS["gas-collector"]),
    "SKY-432": sorted(PAYS["open-pit-mine"]),
    "SKY-517": [SPECIALS[0], SPECIALS[-1]],
    "SKY-518": [RED],
    "SKY-545": sorted(NEEDS),
    "SKY-602": [KINDS["field"]],
    "SKY-705": [len(BOX.board_spaces), SPACES["majority"], SPACES["standard"], SPACES["tile"]],
    "SKY-713": [SCIENTIST, FURTHER[0]],
    "SKY-714": [SCIENTIST, FURTHER[1]],
    "SKY-741": [SPACES["tile"], *sorted(TILE_COSTS)],
    "SKY-809": [len(SLOTS)] * 2,
    "SKY-841": [1, COLUMN],
    "SKY-845": [DECK["D"] + DECK["E"]],
    "SKY-903": [len(CATEGORIES)],
    "SKY-911": [len(CATEGORIES)],
    "SKY-1002": sorted(BARRIERS),
    "SKY-1011": [*THRESHOLDS, *sorted(THRESHOLD_COINS)],
    "SKY-1201": [CHAPTERS, CHAPTERS],
    "SKY-1207": [len(COMPANIES)],
    "SKY-1209": [CHAPTERS],
    "SKY-1210": [len(BOX.ranks)],
    "SKY-1241": [len(STATION)],
    "SKY-1243": START,
    "SKY-1301": [MISSIONS],
    "SKY-1303": [TASKS],
    "SKY-1306": [TASKS],
    "SKY-1402": [2 * OUTER, 2, OUTER, SHUTTLES, sum(STATION) - 2 * OUTER],
    "SKY-1463": LINKED,
    "SKY-1501": [THREATS, *SPOT],
    "SKY-1504": SPOT,
    "SKY-1604": [len(COMPANIES)],
    "SKY-1606": [*KIND["easy"], *KIND["standard"], *ADVANCED],
    "SKY-1607": [
        n for level in (6, 7, 8) for n in (level, LEVELS[level].tank, LEVELS[level].upload)
    ],
    "SKY-1608": ADVANCED,
    **{
        f"Luna: role and setup: {number}": [number, *level.tank_tokens, *level.upload_tokens]
        for number, level in LEVELS.items()
        if level.kind == "advanced"
    },
    "SKY-1609": [LUNA_CARDS[1], 1, LUNA_CARDS[2], 2],
    "SKY-1612": [number for number, level in LEVELS.items() if not level.more_slots],
    "SKY-1624": [min(n for n, level in LEVELS.items() if level.class_two), max(LEVELS)],
    "SKY-1625": [number for number, level in LEVELS.items() if not level.class_two],
    "SKY-1626": ADVANCED,
    "SKY-1698": [len(CATEGORIES)],
    "SKY-Q-01": [
        *(SCREEN_OF_SLOT, BOX.research.steps, BOX.research.slot_at),
        *(BOX.research.steps, BOX.research.steps - 1, BOX.research.slot_at, SCREEN_OF_SLOT),
    ],
    "SKY-Q-10": [RED],
    "SKY-Q-11": [len(BOX.first_tokens), FIRST[0], *FIRST[1:3], FIRST[3]],
    "SKY-Q-34": [1, DISPLAY],
    "SKY-Q-55": LINKED,
    "SKY-Q-62": SPOT,
    "SKY-Q-67": [PIECES],
    "What the box does not tell us: action cards A, B and C": [
        *(DECK["A"] + DECK["B"] + DECK["C"], KINDS["field"]),
        *(UNITS[0], UNITS[-1], ENERGY[0], ENERGY[-1]),
    ],
    "What the box does not tell us: single-share cards": [DECK["D"], DECK["E"]],
    "What the box does not tell us: starting cards": [STARTING_CARDS],
    "What the box does not tell us: single-energy cards": [1, MOST_PLAYERS, 1, MOST_PLAYERS],
    "What the box does not tell us: starting tokens": [STARTING_CARDS + 1],
    "What the box does not tell us: research plans": [PLANS, *sorted(NEEDS)],
    "What the box does not tell us: special plans": [len(SPECIALS)],
    "What the box does not tell us: company tracks": [
        *sorted(BARRIERS),
        *THRESHOLDS,
        *sorted(THRESHOLD_COINS),
        BOX.tracks["A1"].thresholds[0].coins,
    ],
    "What the box does not tell us: red-framed plan spaces": [RED],
    "What the box does not tell us: Moon": [
        *(len(NUMBERS), ENCLAVES, *(n for n in (16, 21, 24) if n in MOON)),
    ],
    "What the box does not tell us: Belt": [
        *(a.number for a in BOX.belt.asteroids.values() if a.number in (1, 4, 10, 14, 15, 18)),
        *(s.number for s in BOX.belt.shuttles.values() if s.number in (11, 13, 16, 19)),
    ],
    "What the box does not tell us: stations": [*LAST, *sorted(OTHERS)],
    "What the box does not tell us: tile spaces": sorted(TILE_COSTS),
    "What the box does not tell us: mission tasks": [MISSIONS * TASKS],
    "Decision points: 2. **Tracks** — by option": [len(COMPANIES), BOARDS],
    "Decision points: 4. **Resting slots at the": [len(SETUP.open_slots)] * 2,
    "Decision points: 19. **Plan to flip** —": [SETUP.flip_cost],
    **EXAMPLES,
}
