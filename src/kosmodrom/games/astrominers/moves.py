"""The moves of Astrominers, in the order of the decision points."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from kosmodrom.core.options import ANY_ORDER, IMPLIED, Option
from kosmodrom.core.words import Counted, Word
from kosmodrom.games.astrominers.box import Kind
from kosmodrom.games.astrominers.state import Deck, Effect, Face, Resource

FaceName: TypeAlias = Annotated[Face, Word("face")]
ResourceName: TypeAlias = Annotated[Resource, Word("resource")]
CardId: TypeAlias = Annotated[str, Word("card")]
SpaceId: TypeAlias = Annotated[str, Word("space")]
Price: TypeAlias = Annotated[tuple[Kind, ...], Counted("amount"), IMPLIED]
"""Units that a choice spends, one by one. A choice that leads to a payment says the printed
``cost``, which is paid at once if it is held, and what the player is ``lacking`` of it: then the
payment is asked about."""


class Reroll(Option, frozen=True, tag="reroll"):
    """Roll these dice of the pool again; none keeps them all (AM-205, AM-207)."""

    dice: Annotated[tuple[FaceName, ...], ANY_ORDER]


class Pass(Option, frozen=True, tag="pass"):
    """Take no further action this round (AM-302)."""


class PlaceDie(Option, frozen=True, tag="place"):
    """Put a die on a space of the board (AM-310 to AM-313, AM-315 to AM-317)."""

    die: FaceName
    space: SpaceId
    cost: Price = ()
    lacking: Price = ()


class Crew(Option, frozen=True, tag="crew"):
    """Put a die on a space of a mission or expedition in a dock (AM-314, AM-321)."""

    die: FaceName
    card: CardId
    space: int


class UseCard(Option, frozen=True, tag="use"):
    """Put a die on the space of an own technology or bulletin (AM-318)."""

    die: FaceName
    card: CardId


class Launch(Option, frozen=True, tag="launch"):
    """Put a mission of the hand on a barge in a dock (AM-320)."""

    card: CardId
    cost: Price = ()
    lacking: Price = ()


class Exchange(Option, frozen=True, tag="exchange"):
    """Discard a die to swap a resource with the bank (AM-324)."""

    die: FaceName


class DiscardDie(Option, frozen=True, tag="discard_die"):
    """Discard a die to turn another or to reroll others (AM-206, AM-207)."""

    die: FaceName


class UseEffect(Option, frozen=True, tag="effect"):
    """Use the effect of a bought order that turns a die (AM-505 to AM-507)."""

    effect: Annotated[Effect, Word("effect")]


class TurnDie(Option, frozen=True, tag="turn"):
    """Turn a die of the pool to another face."""

    die: FaceName
    to: FaceName


class Give(Option, frozen=True, tag="give"):
    """Give 1 unit in the exchange (AM-324)."""

    resource: ResourceName


class Gain(Option, frozen=True, tag="gain"):
    """Take 1 unit from the bank (AM-324, AM-403, AM-Q-18)."""

    resource: ResourceName


class HandIn(Option, frozen=True, tag="hand_in"):
    """Hand in completed missions and expeditions for an award (AM-608)."""

    cards: Annotated[tuple[CardId, ...], ANY_ORDER]


class TakeRevealed(Option, frozen=True, tag="take"):
    """Take a card from the display (AM-327)."""

    card: CardId


class TakeTop(Option, frozen=True, tag="take_top"):
    """Take the unseen top card of a deck (AM-327)."""

    deck: Annotated[Deck, Word("deck")]


class Pay(Option, frozen=True, tag="pay"):
    """Pay what is due from the own stock."""

    cost: Price = ()


class Rebate(Option, frozen=True, tag="rebate"):
    """Take 1 unit off the payment with a bought order (AM-508)."""

    resource: Annotated[Resource | str, Word("resource")]


class LaunchFree(Option, frozen=True, tag="launch_free"):
    """Launch without paying, with a bought order (AM-509)."""


class Substitute(Option, frozen=True, tag="substitute"):
    """Pay other units in place of a unit that is lacking (AM-802 to AM-804)."""

    lacking: ResourceName
    paid: Annotated[tuple[Resource, ...], Counted("amount"), ANY_ORDER]


class PayAny(Option, frozen=True, tag="pay_any"):
    """Pay this unit where the cost asks for any resource (AM-Q-18)."""

    resource: ResourceName


class BuyOrder(Option, frozen=True, tag="buy"):
    """Buy an order of the hand (AM-501).

    ``discard`` says that it costs another card of the hand as well (AM-502), ``further`` that it is
    bought with the effect of another order, which is then used up (AM-510).
    """

    card: CardId
    cost: Price = ()
    lacking: Price = ()
    discard: Annotated[bool, IMPLIED] = False
    further: Annotated[bool, IMPLIED] = False


class DiscardCard(Option, frozen=True, tag="discard_card"):
    """Discard a card of the hand as part of the price (AM-502)."""

    card: CardId


class Done(Option, frozen=True, tag="done"):
    """Place no more dice, or buy no (further) order."""


MOVES: tuple[type[Option], ...] = (
    Reroll,
    Pass,
    PlaceDie,
    Crew,
    UseCard,
    Launch,
    Exchange,
    DiscardDie,
    UseEffect,
    TurnDie,
    Give,
    Gain,
    HandIn,
    TakeRevealed,
    TakeTop,
    Pay,
    Rebate,
    LaunchFree,
    Substitute,
    PayAny,
    BuyOrder,
    DiscardCard,
    Done,
)
