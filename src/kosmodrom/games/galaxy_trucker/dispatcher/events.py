"""What people are told at their table, with the rules behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

from kosmodrom.core.events import Event
from kosmodrom.core.words import Word
from kosmodrom.games.galaxy_trucker.dispatcher.moves import PlayerName
from kosmodrom.games.galaxy_trucker.events.building import ClassName, RoadName
from kosmodrom.games.galaxy_trucker.events.flight import DeckMade
from kosmodrom.games.galaxy_trucker.moves.base import CardId
from kosmodrom.games.galaxy_trucker.terms import Side, ThreatKind

ThreatName: TypeAlias = Annotated[ThreatKind, Word("threat")]
SideName: TypeAlias = Annotated[Side, Word("dispatch-side")]
Defence = Literal[
    "small_meteor", "large_meteor_front", "large_meteor_side", "large_meteor_rear", "light_shot",
    "heavy_shot",
]  # fmt: skip
FiveKind = Literal[
    "planets", "abandoned_ship", "abandoned_station", "slavers", "smugglers", "pirates",
    "combat_zone", "sabotage",
]  # fmt: skip
Line = Literal["column", "row"]
Item = Literal[
    "finish", "looks", "creativity", "luxury", "manager", "goods", "parts", "orders",
]  # fmt: skip


class FlightPrepared(Event, frozen=True, tag="dispatch_flight"):
    """A new flight."""

    flight: int
    ship: ClassName


class TablePrepared(Event, frozen=True, tag="dispatch_table"):
    """Boards, parts and number tiles are laid out."""

    tiles: int


class PilesMade(Event, frozen=True, tag="dispatch_piles"):
    piles: int
    cards: int
    """Of each pile."""


class LearningPrepared(Event, frozen=True, tag="dispatch_learning"):
    """The learning flight has a deck of its own."""

    cards: int


class MachinationsDealt(Event, frozen=True, tag="dispatch_deal"):
    cards: int


class MachinationsPlanted(Event, frozen=True, tag="dispatch_plant"):
    """Everybody plants a machination in a pile beside the phone."""


class MachinationsKept(Event, frozen=True, tag="dispatch_keep"):
    """With more accurate forecasts everybody keeps the chosen card face down."""


class RoadsToDraw(Event, frozen=True, tag="dispatch_draw_roads"):
    roads: int


class PartsToOrder(Event, frozen=True, tag="dispatch_order"):
    """Made to Order."""

    parts: int


class SurpriseToDraw(Event, frozen=True, tag="dispatch_surprise"):
    """Nasty Surprise: another road is drawn."""


class SandRuns(Event, frozen=True, tag="dispatch_sand_runs"):
    circle: Annotated[int, Word("circle")]


class SandStopped(Event, frozen=True, tag="dispatch_sand_stopped"):
    circle: Annotated[int, Word("circle")]


class TimeIsUp(Event, frozen=True, tag="dispatch_time_is_up"):
    """The sand has run out on START."""


class PileLookedAt(Event, frozen=True, tag="dispatch_pile"):
    pile: int
    cards: tuple[CardId, ...]


class TileTaken(Event, frozen=True, tag="dispatch_tile_taken"):
    player: PlayerName
    number: int


class BuildingOver(Event, frozen=True, tag="dispatch_built"):
    """All have a number tile."""


class FrontToChoose(Event, frozen=True, tag="dispatch_front"):
    """Class IA: everybody chooses a front."""


class ShipsToCheck(Event, frozen=True, tag="dispatch_check"):
    """Everybody checks a neighbour's ship."""


class CrewToBoard(Event, frozen=True, tag="dispatch_crew"):
    """Aliens, humans and batteries."""


class HumansToBoard(Event, frozen=True, tag="dispatch_humans"):
    """The learning flight has no aliens."""


class SpecialistsToBoard(Event, frozen=True, tag="dispatch_specialists"):
    """New Technologies: blue aliens, passengers and sleepers."""


class RocketPlaced(Event, frozen=True, tag="dispatch_rocket"):
    player: PlayerName
    behind: int


class MachinationsToShuffle(Event, frozen=True, tag="dispatch_shuffle"):
    """The machinations are a pile of their own beside the phone."""


class MachinationsToStack(Event, frozen=True, tag="dispatch_stack"):
    """With forecasts they lie in launch order."""


class CardTold(Event, frozen=True, tag="dispatch_card"):
    card: CardId
    left: int


class ExtraTold(Event, frozen=True, tag="dispatch_extra"):
    """An extra card: it is fetched from the box."""

    card: CardId
    left: int


class MachinationTold(Event, frozen=True, tag="dispatch_machination"):
    """A planted card is turned, at the table."""

    left: int


class KeepMachination(Event, frozen=True, tag="dispatch_keep_unused"):
    """With Déjà vu a planted card comes again unless it is used."""


class FiveTold(Event, frozen=True, tag="dispatch_five"):
    """What the rules for five players change of a card."""

    what: Annotated[FiveKind, Word("dispatch-five")]


class NextIsLast(Event, frozen=True, tag="dispatch_next_last"):
    """Only one card is left."""


class SecondPass(Event, frozen=True, tag="dispatch_second_pass"):
    """Déjà vu."""

    cards: int


class ThreatRolled(Event, frozen=True, tag="dispatch_threat"):
    number: int
    of: int
    threat: ThreatName
    side: SideName
    first: int
    second: int


class MeteorInverted(Event, frozen=True, tag="dispatch_inverted"):
    """Meteor Inversion makes something else of a meteor."""

    threat: ThreatName


class ColumnStruck(Event, frozen=True, tag="dispatch_column"):
    """The column of a roll, counted from the left from 1, and all numbers printed there."""

    place: int
    numbers: tuple[int, ...]


class RowStruck(Event, frozen=True, tag="dispatch_row"):
    """The row of a roll, counted from the front from 1, and all numbers printed there."""

    place: int
    numbers: tuple[int, ...]


class HalvesStruck(Event, frozen=True, tag="dispatch_halves"):
    """Class IIA: what misses the near half flies on to the far one."""


class NothingStruck(Event, frozen=True, tag="dispatch_miss"):
    """No ship of the class has a part there."""

    line: Annotated[Line, Word("dispatch-line")]
    number: int


class DefenceTold(Event, frozen=True, tag="dispatch_defence"):
    """What stops a threat."""

    how: Annotated[Defence, Word("dispatch-defence")]


class TechnologyTold(Event, frozen=True, tag="dispatch_technology"):
    """New Technologies: what else does."""


class FliesOnTold(Event, frozen=True, tag="dispatch_flies_on"):
    """Dum-dum Bullets."""


class LossesTold(Event, frozen=True, tag="dispatch_losses"):
    """What becomes of a part that is struck."""


class LineRolled(Event, frozen=True, tag="dispatch_line_rolled"):
    first: int
    second: int


class CoordinatesTold(Event, frozen=True, tag="dispatch_coordinates"):
    column: int
    row: int


class NoCell(Event, frozen=True, tag="dispatch_no_cell"):
    """The class has no part where two lines cross."""


class FlightOver(Event, frozen=True, tag="dispatch_landed"):
    flight: int


class ItemTold(Event, frozen=True, tag="dispatch_item"):
    """A part of a settlement: credits to take, or to pay if negative."""

    player: PlayerName
    item: Annotated[Item, Word("score")]
    credits: int


class AccountTold(Event, frozen=True, tag="dispatch_account"):
    """What a flight brings a player at the settlement, and all settlements so far."""

    player: PlayerName
    credits: int
    total: int


class DebtTold(Event, frozen=True, tag="dispatch_debt"):
    """Nobody owes anything."""


class LoansTold(Event, frozen=True, tag="dispatch_loans"):
    """With Evil Machinations loans are taken."""

    loan: int
    repayment: int


class WinnerTold(Event, frozen=True, tag="dispatch_winner"):
    """The last flight is settled."""


class RoadKnown(Event, frozen=True, tag="dispatch_road_known"):
    road: RoadName


EVENT_RULES: Final[Mapping[type[Event], tuple[str, ...]]] = {
    FlightPrepared: ("GTB-102", "GTB-107"),
    TablePrepared: ("GTB-201", "GTB-203", "GTB-204"),
    PilesMade: ("GTB-206", "GTB-207"),
    LearningPrepared: ("GTB-209",),
    MachinationsDealt: ("GT-701", "GT-702"),
    MachinationsPlanted: ("GT-703", "GT-705"),
    MachinationsKept: ("GT-712",),
    RoadsToDraw: ("GT-802", "GT-804"),
    RoadKnown: ("GT-803",),
    PartsToOrder: ("GT-915",),
    SurpriseToDraw: ("GT-927",),
    SandRuns: ("GTB-315", "GTB-318"),
    SandStopped: ("GTB-315", "GTB-316"),
    TimeIsUp: ("GTB-317", "GTB-321"),
    PileLookedAt: ("GTB-310",),
    TileTaken: ("GTB-320",),
    BuildingOver: ("GTB-305", "GTB-322"),
    FrontToChoose: ("GT-503",),
    ShipsToCheck: ("GTB-401", "GTB-420", "GTB-421"),
    CrewToBoard: ("GTB-601", "GTB-602"),
    SpecialistsToBoard: ("GT-351", "GT-220"),
    HumansToBoard: ("GTB-209", "GTB-602"),
    RocketPlaced: ("GTB-603",),
    DeckMade: ("GTB-605", "GT-869"),
    MachinationsToShuffle: ("GT-709", "GT-710", "GT-711"),
    MachinationsToStack: ("GT-713",),
    CardTold: (),
    ExtraTold: ("GT-1001",),
    MachinationTold: ("GT-715", "GT-716"),
    KeepMachination: ("GT-851", "GT-852"),
    FiveTold: ("GT-403", "GT-404", "GT-405"),
    NextIsLast: ("GT-Q-68",),
    SecondPass: ("GT-850", "GT-853"),
    ThreatRolled: ("GTB-740", "GTB-754"),
    MeteorInverted: ("GT-865",),
    ColumnStruck: ("GTB-740", "GTB-741"),
    RowStruck: ("GTB-740", "GTB-741"),
    HalvesStruck: ("GT-625",),
    NothingStruck: ("GTB-740",),
    DefenceTold: ("GTB-742", "GTB-743", "GTB-744", "GTB-745", "GTB-748"),
    TechnologyTold: ("GT-262", "GT-330"),
    FliesOnTold: ("GT-881", "GT-883", "GT-884", "GT-885"),
    LossesTold: ("GTB-750", "GTB-751", "GTB-752"),
    LineRolled: ("GTB-740",),
    CoordinatesTold: ("GTB-826", "GT-857"),
    NoCell: ("GTB-826",),
    FlightOver: ("GTB-909",),
    ItemTold: (),  # the questions before it name the rules
    AccountTold: (),
    DebtTold: ("GTB-104", "GTB-1006"),
    LoansTold: ("GT-720", "GT-722", "GT-723"),
    WinnerTold: ("GTB-105",),
}
"""All events of the companion."""

EVENTS: Final = tuple(EVENT_RULES)
