"""What happens in a game of Astrominers, for the log, the animations and the screen reader."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from kosmodrom.core.events import Event
from kosmodrom.core.words import Counted, SeatId, Word
from kosmodrom.games.astrominers.moves import CardId, FaceName, ResourceName, SpaceId
from kosmodrom.games.astrominers.state import Deck, Effect

Amounts: TypeAlias = Annotated[dict[str, int], Counted("amount")]
DeckName: TypeAlias = Annotated[Deck, Word("deck")]


class GameSetUp(Event, frozen=True, tag="set_up"):
    exchange: CardId
    promoted: ResourceName
    first: SeatId


class RoundBegan(Event, frozen=True, tag="round"):
    round: int
    first: SeatId


class Rolled(Event, frozen=True, tag="rolled"):
    seat: SeatId
    dice: tuple[FaceName, ...]


class Rerolled(Event, frozen=True, tag="rerolled"):
    seat: SeatId
    dice: tuple[FaceName, ...]
    into: tuple[FaceName, ...]


class KeptDice(Event, frozen=True, tag="kept"):
    seat: SeatId


class DieDiscarded(Event, frozen=True, tag="die_discarded"):
    seat: SeatId
    die: FaceName


class DieTurned(Event, frozen=True, tag="die_turned"):
    seat: SeatId
    die: FaceName
    to: FaceName


class EffectUsed(Event, frozen=True, tag="effect_used"):
    seat: SeatId
    card: CardId
    effect: Annotated[Effect, Word("effect")]


class DiePlaced(Event, frozen=True, tag="die_placed"):
    seat: SeatId
    die: FaceName
    space: SpaceId


class CrewJoined(Event, frozen=True, tag="crew_joined"):
    seat: SeatId
    die: FaceName
    card: CardId
    space: int


class CardUsed(Event, frozen=True, tag="card_used"):
    seat: SeatId
    die: FaceName
    card: CardId


class Passed(Event, frozen=True, tag="passed"):
    seat: SeatId


class Gained(Event, frozen=True, tag="gained"):
    seat: SeatId
    amounts: Amounts


class Missed(Event, frozen=True, tag="missed"):
    """The bank did not hold what was due (AM-806)."""

    seat: SeatId
    amounts: Amounts


class Paid(Event, frozen=True, tag="paid"):
    seat: SeatId
    card: CardId
    amounts: Amounts


class Swapped(Event, frozen=True, tag="swapped"):
    seat: SeatId
    given: ResourceName
    taken: ResourceName


class CardTaken(Event, frozen=True, tag="card_taken"):
    seat: SeatId
    card: CardId
    deck: DeckName


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """Told to the taker of an unseen card alone; the others hear `UnseenCardDrawn`."""

    seat: SeatId
    card: CardId
    deck: DeckName


class UnseenCardDrawn(Event, frozen=True, tag="unseen_card_drawn"):
    seat: SeatId
    deck: DeckName


class CardRevealed(Event, frozen=True, tag="card_revealed"):
    card: CardId
    deck: DeckName


class Launched(Event, frozen=True, tag="launched"):
    seat: SeatId
    card: CardId
    dock: int


class AwardTaken(Event, frozen=True, tag="award_taken"):
    seat: SeatId
    card: CardId
    handed_in: tuple[CardId, ...]


class AwardRevealed(Event, frozen=True, tag="award_revealed"):
    card: CardId


class BoardCardTaken(Event, frozen=True, tag="board_card_taken"):
    seat: SeatId
    card: CardId
    kind: Annotated[Literal["technology", "bulletin"], Word("kind")]


class BonusTaken(Event, frozen=True, tag="bonus"):
    """Who has most dice on missions, and how many (AM-401)."""

    seats: tuple[SeatId, ...]
    dice: int
    share: int


class NoBonus(Event, frozen=True, tag="no_bonus"):
    pass


class RunCompleted(Event, frozen=True, tag="completed"):
    seat: SeatId
    card: CardId


class RunSlid(Event, frozen=True, tag="slid"):
    seat: SeatId
    card: CardId


class RunFailed(Event, frozen=True, tag="failed"):
    seat: SeatId
    card: CardId


class OrderBought(Event, frozen=True, tag="bought"):
    seat: SeatId
    card: CardId
    points: int


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    seat: SeatId
    card: CardId


class GameEnded(Event, frozen=True, tag="ended"):
    winners: tuple[SeatId, ...]
    points: int


EVENTS: tuple[type[Event], ...] = (
    GameSetUp,
    RoundBegan,
    Rolled,
    Rerolled,
    KeptDice,
    DieDiscarded,
    DieTurned,
    EffectUsed,
    DiePlaced,
    CrewJoined,
    CardUsed,
    Passed,
    Gained,
    Missed,
    Paid,
    Swapped,
    CardTaken,
    CardDrawn,
    UnseenCardDrawn,
    CardRevealed,
    Launched,
    AwardTaken,
    AwardRevealed,
    BoardCardTaken,
    BonusTaken,
    NoBonus,
    RunCompleted,
    RunSlid,
    RunFailed,
    OrderBought,
    CardDiscarded,
    GameEnded,
)
