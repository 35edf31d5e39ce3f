"""What happens in a game of Skymines, for the log, the animations and the screen reader."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from kosmodrom.core.events import Event
from kosmodrom.core.words import SeatId, Word
from kosmodrom.games.skymines.moves import (
    CardId,
    CompanyName,
    MissionId,
    PlaceId,
    PlanId,
    SlotName,
    SpaceId,
    TokenId,
)
from kosmodrom.games.skymines.terms import TileId, TrackId

ThreatId: TypeAlias = Annotated[str, Word("threat")]
LunaCardId: TypeAlias = Annotated[str, Word("luna")]
TileName: TypeAlias = Annotated[TileId, Word("tile")]
LunaTarget: TypeAlias = Literal[
    "lowest-new",
    "highest-new",
    "lowest-held",
    "highest-held",
    "lowest-rival",
    "highest-rival",
]
"""Which place Luna looks for: the lowest or highest number that is free, on an asteroid that the
company holds, or of a rival."""


# Setup and planning


class GameSetUp(Event, frozen=True, tag="set_up"):
    first: SeatId


class TrackPlaced(Event, frozen=True, tag="track_placed"):
    company: CompanyName
    track: Annotated[TrackId, Word("track")]


class MissionsOpened(Event, frozen=True, tag="missions"):
    missions: tuple[MissionId, ...]


class ThreatAppeared(Event, frozen=True, tag="threat"):
    threat: ThreatId


class TokensDealt(Event, frozen=True, tag="tokens_dealt"):
    """Seen by the one who chooses."""

    seat: SeatId
    tokens: tuple[TokenId, ...]


class TokenTaken(Event, frozen=True, tag="token"):
    seat: SeatId
    token: TokenId


class RoundBegan(Event, frozen=True, tag="round"):
    round: int
    first: SeatId


class CardPut(Event, frozen=True, tag="card_put"):
    """Seen by its owner until all cards are turned up."""

    seat: SeatId
    card: CardId
    slot: SlotName


class Planned(Event, frozen=True, tag="planned"):
    seat: SeatId
    cards: tuple[CardId, ...]


# What players gain and pay


class CoinsGained(Event, frozen=True, tag="coins"):
    seat: SeatId
    coins: int


class CoinsPaid(Event, frozen=True, tag="paid"):
    seat: SeatId
    coins: int


class Moved(Event, frozen=True, tag="moved"):
    """``to`` is the space that the marker is on now."""

    seat: SeatId
    company: CompanyName
    spaces: int
    to: int


class BarrierPaid(Event, frozen=True, tag="barrier"):
    seat: SeatId
    company: CompanyName
    coins: int


class ThresholdPassed(Event, frozen=True, tag="threshold"):
    """Those in ``paid`` passed it before and gain the same again (SKY-1012)."""

    seat: SeatId
    company: CompanyName
    coins: int
    paid: tuple[SeatId, ...]


class MovesLost(Event, frozen=True, tag="moves_lost"):
    seat: SeatId
    spaces: int


class TankMoved(Event, frozen=True, tag="tank"):
    seat: SeatId
    spaces: int
    to: int


class SlotOpened(Event, frozen=True, tag="slot"):
    seat: SeatId
    slot: SlotName


class MarkersTaken(Event, frozen=True, tag="markers"):
    seat: SeatId
    markers: int


# Actions


class ResourcesUsed(Event, frozen=True, tag="resources_used"):
    seat: SeatId
    cards: tuple[CardId, ...]
    value: int


class CardBought(Event, frozen=True, tag="bought"):
    """Paid for with resources, or with coins if ``coins`` is not 0."""

    seat: SeatId
    card: CardId
    cost: int
    coins: int = 0


class EnergyUsed(Event, frozen=True, tag="energy_used"):
    seat: SeatId
    company: CompanyName
    points: int


class Entered(Event, frozen=True, tag="entered"):
    seat: SeatId
    company: CompanyName
    place: PlaceId
    column: int


class Ousted(Event, frozen=True, tag="ousted"):
    """A piece of ``company`` goes back to its station; ``column`` 0 means to the box."""

    company: CompanyName
    place: PlaceId
    column: int


class PointsLost(Event, frozen=True, tag="points_lost"):
    seat: SeatId
    points: int


class OutpostRemoved(Event, frozen=True, tag="outpost_removed"):
    seat: SeatId
    company: CompanyName
    column: int


class CardUsed(Event, frozen=True, tag="card_used"):
    """A scientist or field scientist."""

    seat: SeatId
    card: CardId


class TileUsed(Event, frozen=True, tag="tile_used"):
    seat: SeatId
    tile: TileName


class TileLaid(Event, frozen=True, tag="tile_laid"):
    seat: SeatId
    card: CardId


class PlanFlipped(Event, frozen=True, tag="flipped"):
    seat: SeatId
    plan: PlanId
    screen: int


class Uploaded(Event, frozen=True, tag="uploaded"):
    seat: SeatId
    plan: PlanId
    to: int


class PlanTaken(Event, frozen=True, tag="plan_taken"):
    """``coins`` are those of the supplement space (SKY-518)."""

    seat: SeatId
    plan: PlanId
    coins: int


class PlanPlaced(Event, frozen=True, tag="plan_placed"):
    seat: SeatId
    plan: PlanId
    screen: int


class PlanLost(Event, frozen=True, tag="plan_lost"):
    seat: SeatId
    plan: PlanId


class PlansRevealed(Event, frozen=True, tag="plans"):
    plans: tuple[PlanId, ...]


class MarkerPlaced(Event, frozen=True, tag="marker"):
    seat: SeatId
    space: SpaceId
    once: bool


class FirstPlayerTaken(Event, frozen=True, tag="first_player"):
    seat: SeatId


class CardRemoved(Event, frozen=True, tag="removed"):
    seat: SeatId
    card: CardId


class CardRecovered(Event, frozen=True, tag="recovered"):
    """A card of the removed cards pile goes to a hand."""

    seat: SeatId
    card: CardId


class Passed(Event, frozen=True, tag="passed"):
    seat: SeatId


class StackTaken(Event, frozen=True, tag="stack_taken"):
    seat: SeatId
    slot: SlotName
    cards: tuple[CardId, ...]


class CardRested(Event, frozen=True, tag="rested"):
    seat: SeatId
    card: CardId
    slot: SlotName


# Preparation


class SpecialRevealed(Event, frozen=True, tag="special"):
    plan: PlanId


class TileTaken(Event, frozen=True, tag="tile_taken"):
    seat: SeatId
    tile: TileName


class DisplayMoved(Event, frozen=True, tag="display"):
    """``gone`` went to the removed cards pile, ``new`` came from the deck."""

    gone: tuple[CardId, ...]
    new: tuple[CardId, ...]


# Missions and threats


class TaskFulfilled(Event, frozen=True, tag="task"):
    seat: SeatId
    mission: MissionId
    task: int


class PersonalSpaceOpened(Event, frozen=True, tag="personal"):
    seat: SeatId


class ThreatNeutralised(Event, frozen=True, tag="neutralised"):
    seat: SeatId
    threat: ThreatId


class ThreatTaken(Event, frozen=True, tag="threat_taken"):
    seat: SeatId
    threat: ThreatId


class ThreatStruck(Event, frozen=True, tag="struck"):
    threat: ThreatId


class ShareChosen(Event, frozen=True, tag="share"):
    seat: SeatId
    company: CompanyName


class LoopBegan(Event, frozen=True, tag="loop"):
    """Another game of the time loop; ``game`` counts from 2."""

    game: int


# Luna


class LunaPlanned(Event, frozen=True, tag="luna_planned"):
    seat: SeatId
    slots: int


class LunaShown(Event, frozen=True, tag="luna_majority"):
    """Her majority cards, left and right."""

    seat: SeatId
    left: LunaCardId
    right: LunaCardId


class LunaShuffled(Event, frozen=True, tag="luna_new_deck"):
    """Her discard pile becomes her deck (SKY-1624)."""

    seat: SeatId
    cards: int


class LunaTurned(Event, frozen=True, tag="luna_card"):
    seat: SeatId
    card: LunaCardId
    slot: SlotName


class LunaCompared(Event, frozen=True, tag="luna_compared"):
    """The companies in the order by which she chooses, ties broken (SKY-1661 to SKY-1668).

    ``numbers`` are what she compares: coin symbols, or how far she is ahead on each track."""

    seat: SeatId
    by: Annotated[Literal["value", "lead"], Word("luna-by")]
    companies: tuple[CompanyName, ...]
    numbers: tuple[int, ...]


class LunaChose(Event, frozen=True, tag="luna_chose"):
    """Why a company: ``why`` is how her card or a rule names it (SKY-1661 to SKY-1668)."""

    seat: SeatId
    company: CompanyName
    why: Annotated[str, Word("luna-why")]


class LunaShort(Event, frozen=True, tag="luna_short"):
    """She has too few coins for a barrier and goes on all the same (SKY-1654)."""

    seat: SeatId
    company: CompanyName
    cost: int


class LunaUploaded(Event, frozen=True, tag="luna_uploaded"):
    seat: SeatId
    steps: int
    to: int


class LunaPlaced(Event, frozen=True, tag="luna_placed"):
    """A piece of ``company``, with no cost and no reward (SKY-1682).

    ``why`` says which place she looked for (SKY-1683, SKY-1684, SKY-1691 to SKY-1694); ``column``
    is the main column of the station (SKY-1681), or that of the shuttles."""

    seat: SeatId
    company: CompanyName
    place: PlaceId
    column: int
    why: Annotated[LunaTarget, Word("luna-place")]


class LunaTook(Event, frozen=True, tag="luna_took"):
    """``space`` is that of the card display, from 1 to 12."""

    seat: SeatId
    card: CardId
    space: int


class LunaDiscarded(Event, frozen=True, tag="luna_discarded"):
    """A plan leaves the game; ``coins`` are those of the supplement space (SKY-1678)."""

    seat: SeatId
    plan: PlanId
    coins: int


class LunaIdle(Event, frozen=True, tag="luna_idle"):
    """A line of her card has nothing to do: ``why`` says which."""

    seat: SeatId
    why: Annotated[str, Word("luna-idle")]


class LunaFinished(Event, frozen=True, tag="luna_finished"):
    """She is out for this round; of the card on top of her pile one majority number may be higher
    (SKY-1642 to SKY-1644)."""

    seat: SeatId
    top: LunaCardId
    higher: Annotated[Literal["left", "right", "neither"], Word("luna-higher")]


class LunaDropped(Event, frozen=True, tag="luna_dropped"):
    """A majority card is discarded because of the card on top of her pile (SKY-1643)."""

    seat: SeatId
    card: LunaCardId
    top: LunaCardId


class LunaStrengthened(Event, frozen=True, tag="luna_class2"):
    """A class 2 card comes into her deck: with a new deck (SKY-1624), or by a Luna token
    (SKY-1626)."""

    seat: SeatId
    why: Annotated[Literal["new-deck", "token"], Word("luna-stronger")]


# The end


class GameEnded(Event, frozen=True, tag="ended"):
    winners: tuple[SeatId, ...]
    coins: int


EVENTS: Final[tuple[type[Event], ...]] = (
    GameSetUp,
    TrackPlaced,
    MissionsOpened,
    ThreatAppeared,
    TokensDealt,
    TokenTaken,
    RoundBegan,
    CardPut,
    Planned,
    CoinsGained,
    CoinsPaid,
    Moved,
    BarrierPaid,
    ThresholdPassed,
    MovesLost,
    TankMoved,
    SlotOpened,
    MarkersTaken,
    ResourcesUsed,
    CardBought,
    EnergyUsed,
    Entered,
    Ousted,
    PointsLost,
    OutpostRemoved,
    CardUsed,
    TileUsed,
    TileLaid,
    PlanFlipped,
    Uploaded,
    PlanTaken,
    PlanPlaced,
    PlanLost,
    PlansRevealed,
    MarkerPlaced,
    FirstPlayerTaken,
    CardRemoved,
    CardRecovered,
    Passed,
    StackTaken,
    CardRested,
    SpecialRevealed,
    TileTaken,
    DisplayMoved,
    TaskFulfilled,
    PersonalSpaceOpened,
    ThreatNeutralised,
    ThreatTaken,
    ThreatStruck,
    ShareChosen,
    LoopBegan,
    LunaPlanned,
    LunaShown,
    LunaShuffled,
    LunaTurned,
    LunaCompared,
    LunaChose,
    LunaShort,
    LunaUploaded,
    LunaPlaced,
    LunaTook,
    LunaDiscarded,
    LunaIdle,
    LunaFinished,
    LunaDropped,
    LunaStrengthened,
    GameEnded,
)
