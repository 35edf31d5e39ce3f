"""Figures on the rules pages that data or constants fix, by the place where the pages have them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, Final

from kosmodrom.games.galaxy_trucker import RULESET
from kosmodrom.games.galaxy_trucker.box import load_box
from kosmodrom.games.galaxy_trucker.components import Junkyard
from kosmodrom.games.galaxy_trucker.page_figures import page_figures
from kosmodrom.games.galaxy_trucker.rules.base import GalaxyTruckerOptions
from kosmodrom.games.galaxy_trucker.rules.cards.schemes.accounts import MOST
from kosmodrom.games.galaxy_trucker.rules.counting import BOOST
from kosmodrom.games.galaxy_trucker.terms import MOST_PLAYERS, SPLIT_PARTS, ShipClass

BOX: Final = load_box()
FLIGHT: Final = BOX.flight
LEVELS: Final = BOX.levels
GOODS: Final = BOX.goods
BASE: Final = [BOX.parts[n] for n in BOX.base_parts]
NEW: Final = [BOX.parts[n] for n in BOX.new_parts]
KINDS: Final = Counter(part.kind for part in BASE)
NEW_KINDS: Final = Counter(part.kind for part in NEW)
COLOURED: Final = Counter(part.colour for part in BASE if part.kind == "life_support")
CELLS: Final = Counter(part.cells for part in BASE if part.kind == "battery")
SLOTS: Final = Counter(part.slots for part in BASE if part.kind == "hold")
SPECIAL: Final = Counter(part.special_slots for part in BASE if part.kind == "special_hold")
CABINS: Final = MOST_PLAYERS - 1
"""Starting cabins of the base game; the orange one is of the expansion."""

BASE_PARTS: Final = len(BASE) + CABINS
NEW_PARTS: Final = len(NEW) + 1
ALL: Final = BASE_PARTS + NEW_PARTS
DECK: Final = {len(deck) for deck in BOX.decks}
BY_KIND: Final = [
    Counter(str(BOX.cards[n].__struct_config__.tag) for n in deck) for deck in BOX.decks
]
CARDS: Final[dict[str, Any]] = {card.id: card for card in BOX.cards}
HANDLINGS: Final = GalaxyTruckerOptions().handlings
RUNS: Final = [level.hourglass_runs for level in LEVELS]
NUMBERS: Final = [level.number for level in LEVELS]
PILES: Final = [sum(level.pile) for level in LEVELS]
FINISH: Final = [level.finish for level in LEVELS]
INSURED: Final = [BOX.boards[name].insurance or 0 for name in ("I", "II", "III")]
MACHINATIONS: Final = len(BOX.machinations)
ROADS: Final = len(BOX.rough_roads)
CARGO: Final = sorted((p.slots, p.cells) for p in NEW if p.kind == "cargo_battery")


def numbers(ship_class: ShipClass) -> list[int]:
    """The numbers around a board as the page draws it, three in a row as a range."""
    board = BOX.boards[ship_class]
    lines = chain(board.column_numbers, board.row_numbers)
    return [n for line in lines for n in (line if len(line) < 3 else (line[0], line[-1]))]


def spaces(ship_class: ShipClass) -> int:
    return len(BOX.boards[ship_class].cells)


def table(kind: str) -> list[int]:
    """A row of the table of adventure cards: how many are in decks I, II and III, or a dash."""
    return [n for deck in BY_KIND if (n := deck[kind])]


def starts(level: int) -> list[int]:
    gap = LEVELS[level - 1].gap
    return [level, *(gap * place for place in range(1, MOST_PLAYERS))]


def piles(level: int) -> list[int]:
    cards = LEVELS[level - 1].pile
    return [level, *(n for n in cards if n), FLIGHT.piles * sum(cards)]


def paid(level: int) -> list[int]:
    row = LEVELS[level - 1]
    return [level, *row.finish, row.best_looking, INSURED[level - 1]]


def junkyards() -> Iterator[int]:
    """Each area of both cards: its number, and what is counted in cost and reward."""
    for card in BOX.cards:
        for number, area in enumerate(card.areas if isinstance(card, Junkyard) else (), start=1):
            cost, gain = area.cost, area.reward
            counted = (
                cost.crew,
                cost.tokens,
                gain.astronauts,
                gain.tokens,
                gain.credits,
                gain.days,
            )
            yield from (number, *(n for n in counted if n))


PAGE: Final = "What the box of the expansion does not tell us"

NAMED: Final = page_figures(BOX)
"""The figures that the pages take from the box."""

WORLDS: Final = CARDS["planets-2d"]
SHIP: Final = BOX.boards["IA"]
VALUE: Final = {cube.id: cube.value for cube in GOODS}

OUTER: Final[tuple[ShipClass, ...]] = ("I", "II", "III")


def columns(ship_class: ShipClass) -> list[int]:
    """The column numbers of a board that a ship can have parts at."""
    board = BOX.boards[ship_class]
    used = {column for _row, column in board.cells}
    return [n for column, line in enumerate(board.column_numbers) if column in used for n in line]


EXAMPLES: Final[dict[str, Sequence[int]]] = {
    "GTB-EX-01": [CARDS["smugglers-1"].strength, CARDS["smugglers-1"].days],
    "GT-EX-01": [FLIGHT.sleepers],
    "GT-EX-04": [3, BOOST // 2],
    "GT-EX-19": [
        *(MOST_PLAYERS, MOST_PLAYERS - 1, NAMED["removed-1"], NAMED["removed-2"]),
        *(NAMED["removed-3"], MOST_PLAYERS - 2, MOST_PLAYERS - 3),
    ],
    "GT-EX-09": [
        *(CARDS["pirates-2"].strength, CARDS["pirates-2"].credits, CARDS["pirates-2"].days),
        *(CARDS["pirates-2"].credits, CARDS["pirates-2"].credits - 1, CARDS["pirates-2"].days),
        len(CARDS["pirates-2"].shots),
    ],
    "GT-EX-05": [CARDS["pirates-3"].strength],
    "GT-EX-08": [
        *(n for colours in WORLDS.planets for n in Counter(colours).values()),
        WORLDS.days,
        WORLDS.days,
    ],
    "GT-EX-10": [
        *(CARDS["combat-zone-3"].lines[0].goods_lost, CARDS["combat-zone-3"].lines[1].crew_lost),
        *(FLIGHT.alien_bonus, 3 + FLIGHT.alien_bonus, 3 + FLIGHT.alien_bonus),
    ],
    "GT-EX-11": FINISH[1],
    "GT-EX-12": [2 * VALUE["red"] + 3 * VALUE["yellow"] + VALUE["green"]] * 2,
    "GT-EX-15": FLIGHT.manager,
    "GT-EX-20": BOX.boards["IA"].row_numbers[2],
    "GT-EX-22": [*(level.hard_crossing for level in LEVELS), *NUMBERS],
    "GT-EX-24": [FINISH[0][0], *FINISH[0], LEVELS[0].best_looking],
    "GT-EX-26": [FLIGHT.piles * PILES[0]],
    "GT-EX-27": [FLIGHT.loan, FLIGHT.repayment],
    "GT-EX-28": [-(-5 // NAMED["test-parts"])],
    "GT-EX-29": [FLIGHT.alien_bonus, 3 + FLIGHT.alien_bonus],
    "GT-EX-32": [NAMED["bureaucracy-credits"]],
    "GT-EX-33": [
        *(*[PILES[0]] * FLIGHT.piles, LEVELS[0].hard_crossing),
        FLIGHT.piles * PILES[0] + LEVELS[0].hard_crossing + 3,
    ],
    "GT-EX-36": [INSURED[0]],
    "GT-EX-39": [
        *(*SHIP.column_numbers[1], *SHIP.row_numbers[0]),
        *(*SHIP.column_numbers[0], *SHIP.row_numbers[3]),
    ],
}

HELD: Final[dict[str, Sequence[int]]] = {
    "Galaxy Trucker: the rules: Galaxy Trucker is a game": [RULESET.seats.min, RULESET.seats.max],
    "Galaxy Trucker: the rules: players": range(RULESET.seats.min, RULESET.seats.max + 1),
    "Galaxy Trucker: the rules: handlings per run of the hourglass": [HANDLINGS],
    "Galaxy Trucker: the rules: New Technologies": [MOST_PLAYERS],
    "Glossary: level": NUMBERS,
    "Glossary: cabin": [FLIGHT.humans],
    "Glossary: set aside": [FLIGHT.aside],
    "Glossary: flight track, marker": [FLIGHT.track],
    "Glossary: pile, deck": [FLIGHT.piles],
    "Components: parts": [BASE_PARTS, CABINS],
    "Components: adventure cards": [sum(len(deck) for deck in BOX.decks), *DECK],
    "Components: flight track": [FLIGHT.track],
    "Components: goods": [cube.supply for cube in GOODS],
    "Components: number tiles": [1, CABINS],
    "Components: starting cabins": [CABINS],
    "Components: cabins": [KINDS["cabin"]],
    "Components: life supports": [COLOURED["brown"], COLOURED["purple"]],
    "Components: cannons, double cannons": [KINDS["cannon"], KINDS["double_cannon"]],
    "Components: engines, double engines": [KINDS["engine"], KINDS["double_engine"]],
    "Components: shields": [KINDS["shield"]],
    "Components: batteries": [CELLS[2], 2, CELLS[3], 3],
    "Components: holds": [SLOTS[2], 2, SLOTS[3], 3],
    "Components: special holds": [SPECIAL[1], 1, SPECIAL[2], 2],
    "Components: structural modules": [KINDS["structure"]],
    "GTB-101": [RULESET.seats.min, RULESET.seats.min, RULESET.seats.max],
    "GTB-201": [len(BASE)],
    "GTB-206": [FLIGHT.piles, *NUMBERS],
    "GTB-207": [FLIGHT.open_piles],
    "GTB-209": [len(BOX.learning)],
    "Setting up a flight: level 1": piles(1),
    "Setting up a flight: level 2": piles(2),
    "Setting up a flight: level 3": piles(3),
    "GTB-310": [FLIGHT.open_piles],
    "GTB-318": [*RUNS, *NUMBERS],
    "GTB-331": [HANDLINGS, *(HANDLINGS * runs for runs in RUNS), *NUMBERS],
    "Ship boards: Class I, 18 spaces:": [spaces("I")],
    "Ship boards: ```text 5 6 7 8": numbers("I"),
    "Ship boards: Class II, 27 spaces:": [spaces("II")],
    "Ship boards: ```text 4 5 6 7": numbers("II"),
    "Ship boards: Class III, 36 spaces:": [spaces("III")],
    "Ship boards: ```text 3 4 5 6": numbers("III"),
    "Ship boards: Class IIIA, 36 spaces:": [spaces("IIIA")],
    "Ship boards: ```text 5 6 7 8'": numbers("IIIA"),
    "GTB-514": sorted(CELLS),
    "GTB-516": sorted(SLOTS),
    "GTB-517": sorted(SPECIAL),
    "GTB-603": NUMBERS,
    "GTB-605": [FLIGHT.piles],
    "Preparing for the flight: level 1": starts(1),
    "Preparing for the flight: level 2": starts(2),
    "Preparing for the flight: level 3": starts(3),
    "Adventure cards: open space": table("open_space"),
    "Adventure cards: planets": table("planets"),
    "Adventure cards: abandoned ship": table("abandoned_ship"),
    "Adventure cards: abandoned station": table("abandoned_station"),
    "Adventure cards: meteor swarm": table("meteor_swarm"),
    "Adventure cards: slavers, smugglers, pirates": table("slavers"),
    "Adventure cards: combat zone": table("combat_zone"),
    "Adventure cards: stardust": table("stardust"),
    "Adventure cards: epidemic": table("epidemic"),
    "Adventure cards: sabotage": table("sabotage"),
    "GTB-826": [CARDS["sabotage-3"].attempts],
    "GTB-1001": NUMBERS,
    "GTB-1002": NUMBERS,
    "End of the flight: 1": paid(1),
    "End of the flight: 2": paid(2),
    "End of the flight: 3": paid(3),
    "End of the flight: value": [cube.value for cube in GOODS],
    "GTB-1101": [
        BOX.boards["IIIA"].level,
        *(line[0] for line in BOX.boards["IIIA"].row_numbers[::8]),
    ],
    "GTB-1102": range(1, FLIGHT.piles + 1),
    "What the box does not tell us: the 90 seconds of the hourglass": [FLIGHT.hourglass_seconds],
    "Words of the expansion: loan": [FLIGHT.loan, FLIGHT.repayment],
    "What is in the expansion: New Technologies": [
        *(NEW_PARTS, len(BOX.specialists), sum(c.more for c in GOODS), *{c.more for c in GOODS}),
    ],
    "What is in the expansion: Evil Machinations": [MACHINATIONS],
    "What is in the expansion: Rough Road": [ROADS],
    "What is in the expansion: Extra Cards": [sum(len(extras) for extras in BOX.extras)],
    "What is in the expansion: Figures, battery tokens, loan tokens": [*{c.more for c in GOODS}],
    "GT-102": [MOST_PLAYERS],
    "GT-152": [len(BOX.specialists)],
    "GT-153": [BASE_PARTS, NEW_PARTS, ALL],
    "GT-158": [SPLIT_PARTS],
    "New Technologies: the new parts: The 41 new parts are": [
        *(len(NEW), NEW_KINDS["luxury_cabin"], NEW_KINDS["stasis_chamber"]),
        *(NEW_KINDS["bidirectional_cannon"], NEW_KINDS["cannon_engine"], NEW_KINDS["mixed_hold"]),
        *(NEW_KINDS["cargo_battery"], NEW_KINDS["life_support"], SPLIT_PARTS),
    ],
    "GT-255": [n for sizes in CARGO for n in sizes],
    "GT-272": [BOOST // 2],
    "GT-276": [BOOST // 2],
    "GT-502": BOX.boards["IA"].row_numbers[2],
    "The board of class IA: 18 spaces; `S` is the": [spaces("IA")],
    "The board of class IA: ```text 2, 3 4, 5": numbers("IA"),
    "The board of class IIA: 14 spaces in each half.": [
        *{len(h) for h in BOX.boards["IIA"].halves}
    ],
    "The board of class IIA: ```text 3 4 5 6": numbers("IIA"),
    "GT-709": NUMBERS,
    "GT-869": NUMBERS,
    "GT-915": NUMBERS,
    "GT-930": [RUNS[-1] - 1, *NUMBERS],
    "GT-1032": [len(CARDS["junkyard-2"].areas)],
    "GT-1040": [*junkyards()],
    "Machinations: cards of our own: The texts of 15 of": [MACHINATIONS],
    "Rough roads of our own: The names and texts of": [ROADS],
    "GT-1018": BOX.boards["IA"].row_numbers[2][::2],
    "GT-Q-01": [ALL, BASE_PARTS, CABINS, NEW_PARTS, 1, ALL - MOST_PLAYERS],
    "GT-Q-26": [len(BOX.specialists)],
    "GT-Q-38": [5, 5, *numbers("IA")[:9]],
    "GT-Q-48": [MACHINATIONS],
    "GT-Q-58": [MOST],
    "GT-Q-61": [BOOST // 2],
    "GT-Q-69": BOX.boards["IA"].row_numbers[2][::2],
    "GT-Q-82": [
        *(outer for name in OUTER for outer in (columns(name)[0], columns(name)[-1])),
        *(n for n in range(2, 13) if n not in columns("IIA")),
    ],
    "GT-Q-85": [NAMED["robopolice-barred"] - 1, NAMED["robopolice-barred"] + 1],
    "GT-Q-86": [len(CARDS["space-billiards"].lines)],
    "GT-Q-95": [*DECK, *(n + len(BOX.extras[0]) for n in DECK)],
    "GT-Q-99": [MOST_PLAYERS, *NUMBERS],
    "GT-Q-102": NUMBERS,
    "GT-Q-106": [FLIGHT.piles, *PILES, *NUMBERS, FLIGHT.open_piles],
    "Who sees what: the three piles of adventure cards that may be looked at": [FLIGHT.open_piles],
    **EXAMPLES,
}
