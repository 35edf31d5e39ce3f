"""What happens in a game of Astrominers, for the log, the animations and the screen reader."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from kosmodrom.core.events import Event
from kosmodrom.core.words import Counted, SeatId, Word
from kosmodrom.games.astrominers.options import CardId, FaceName, ResourceName, SpaceId
from kosmodrom.games.astrominers.state import Deck, Effect

Amounts: TypeAlias = Annotated[dict[str, int], Counted("amount")]
DeckName: TypeAlias = Annotated[Deck, Word("deck")]


class GameSetUp(Event, tag="set_up"):
    exchange: CardId
    promoted: ResourceName
    first: SeatId


class RoundBegan(Event, tag="round"):
    round: int
    first: SeatId


class Rolled(Event, tag="rolled"):
    seat: SeatId
    dice: tuple[FaceName, ...]


class Rerolled(Event, tag="rerolled"):
    seat: SeatId
    dice: tuple[FaceName, ...]
    into: tuple[FaceName, ...]


class KeptDice(Event, tag="kept"):
    seat: SeatId


class DieDiscarded(Event, tag="die_discarded"):
    seat: SeatId
    die: FaceName


class DieTurned(Event, tag="die_turned"):
    seat: SeatId
    die: FaceName
    to: FaceName


class EffectUsed(Event, tag="effect_used"):
    seat: SeatId
    card: CardId
    effect: Annotated[Effect, Word("effect")]


class DiePlaced(Event, tag="die_placed"):
    seat: SeatId
    die: FaceName
    space: SpaceId


class CrewJoined(Event, tag="crew_joined"):
    seat: SeatId
    die: FaceName
    card: CardId
    space: int


class CardUsed(Event, tag="card_used"):
    seat: SeatId
    die: FaceName
    card: CardId


class Passed(Event, tag="passed"):
    seat: SeatId


class Gained(Event, tag="gained"):
    seat: SeatId
    amounts: Amounts


class Missed(Event, tag="missed"):
    """The bank did not hold what was due (AM-806)."""

    seat: SeatId
    amounts: Amounts


class Paid(Event, tag="paid"):
    seat: SeatId
    card: CardId
    amounts: Amounts


class Swapped(Event, tag="swapped"):
    seat: SeatId
    given: ResourceName
    taken: ResourceName


class CardTaken(Event, tag="card_taken"):
    seat: SeatId
    card: CardId
    deck: DeckName


class CardDrawn(Event, tag="card_drawn"):
    """Told to the taker of an unseen card alone; the others hear `UnseenCardDrawn`."""

    seat: SeatId
    card: CardId
    deck: DeckName


class UnseenCardDrawn(Event, tag="unseen_card_drawn"):
    seat: SeatId
    deck: DeckName


class CardRevealed(Event, tag="card_revealed"):
    card: CardId
    deck: DeckName


class Launched(Event, tag="launched"):
    seat: SeatId
    card: CardId
    dock: int


class AwardTaken(Event, tag="award_taken"):
    seat: SeatId
    card: CardId
    handed_in: tuple[CardId, ...]


class AwardRevealed(Event, tag="award_revealed"):
    card: CardId


class BoardCardTaken(Event, tag="board_card_taken"):
    seat: SeatId
    card: CardId
    kind: Annotated[Literal["technology", "bulletin"], Word("kind")]


class BonusTaken(Event, tag="bonus"):
    """Who has most dice on missions, and how many (AM-401)."""

    seats: tuple[SeatId, ...]
    dice: int
    share: int


class NoBonus(Event, tag="no_bonus"):
    pass


class RunCompleted(Event, tag="completed"):
    seat: SeatId
    card: CardId


class RunSlid(Event, tag="slid"):
    seat: SeatId
    card: CardId


class RunFailed(Event, tag="failed"):
    seat: SeatId
    card: CardId


class OrderBought(Event, tag="bought"):
    seat: SeatId
    card: CardId
    points: int


class CardDiscarded(Event, tag="card_discarded"):
    seat: SeatId
    card: CardId


class GameEnded(Event, tag="ended"):
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
