"""The moves of Skymines, in the order of the decision points.

Options that come up all the time are made once and kept: `cache` finds them by what they say.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, TypeAlias

from kosmodrom.core.options import ANY_ORDER, IMPLIED, Option
from kosmodrom.core.words import Word
from kosmodrom.games.skymines.terms import COMPANIES, SLOTS, Company, Slot, TrackId

CompanyName: TypeAlias = Annotated[Company, Word("company")]
CardId: TypeAlias = Annotated[str, Word("card")]
PlanId: TypeAlias = Annotated[str, Word("plan")]
TokenId: TypeAlias = Annotated[str, Word("token")]
PlaceId: TypeAlias = Annotated[str, Word("place")]
SpaceId: TypeAlias = Annotated[str, Word("space")]
MissionId: TypeAlias = Annotated[str, Word("mission")]
SlotName: TypeAlias = Annotated[Slot, Word("slot")]
Cost: TypeAlias = Annotated[int, IMPLIED]
"""What a choice costs: it follows from the rest."""


# Setup


class PlaceTrack(Option, frozen=True, tag="place_track"):
    """Put a track at the edge of a company (SKY-109)."""

    company: CompanyName
    track: Annotated[TrackId, Word("track")]


class KeepToken(Option, frozen=True, tag="keep_token"):
    """Keep one of the two starting tokens dealt (SKY-151)."""

    token: TokenId


# Planning, and cards that go to rest


class Put(Option, frozen=True, tag="put"):
    """Put a hand card face down on an action slot (SKY-202)."""

    card: CardId
    slot: SlotName


class Ready(Option, frozen=True, tag="ready"):
    """Put down no more cards (SKY-205)."""


class TakeStack(Option, frozen=True, tag="take_stack"):
    """Take a resting stack into hand (SKY-803)."""

    slot: SlotName
    cards: Annotated[tuple[CardId, ...], IMPLIED] = ()


class RestCard(Option, frozen=True, tag="rest"):
    """Put a card on a resting slot (SKY-155, SKY-804)."""

    card: CardId
    slot: SlotName


# The action of a turn, and what is no action


class LayTile(Option, frozen=True, tag="lay_tile"):
    """Lay the +1 resource tile on the card of a slot (SKY-761)."""

    slot: SlotName
    card: Annotated[CardId, IMPLIED] = ""


class Fulfil(Option, frozen=True, tag="fulfil"):
    """Fulfil a task of a mission card, by its column from 1 to 3 (SKY-1307)."""

    mission: MissionId
    task: int


class UseResources(Option, frozen=True, tag="use_resources"):
    """Use the resource cards of these slots (SKY-311)."""

    slots: Annotated[tuple[SlotName, ...], ANY_ORDER]
    cards: Annotated[tuple[CardId, ...], IMPLIED] = ()
    value: Annotated[int, IMPLIED] = 0


class UseEnergy(Option, frozen=True, tag="use_energy"):
    """Use all energy cards to expand a company (SKY-401, SKY-403)."""

    company: CompanyName
    points: Annotated[int, IMPLIED] = 0


class UseScientist(Option, frozen=True, tag="use_scientist"):
    """Use a scientist card (SKY-540)."""

    slot: SlotName
    card: Annotated[CardId, IMPLIED] = ""


class UseScientistTile(Option, frozen=True, tag="use_scientist_tile"):
    """Use the scientist tile (SKY-751)."""


class UseFieldScientist(Option, frozen=True, tag="use_field"):
    """Use a field scientist card (SKY-601)."""

    slot: SlotName
    card: Annotated[CardId, IMPLIED] = ""


class UseFieldTile(Option, frozen=True, tag="use_field_tile"):
    """Use the field research tile (SKY-753)."""


class PlaceMarker(Option, frozen=True, tag="place_marker"):
    """Put a bonus marker on a bonus space (SKY-701).

    ``reward`` says which of the space's rewards is taken, from 1 on, where there are several: a
    step of a majority (SKY-723) or one of two. 0: there is none to choose. ``once`` puts a one-time
    marker there (SKY-1314).
    """

    space: SpaceId
    reward: int = 0
    once: bool = False
    cost: Cost = 0


class Pass(Option, frozen=True, tag="pass"):
    """Drop out of the action phase (SKY-801)."""


# Inside an action


class BuyCard(Option, frozen=True, tag="buy_card"):
    """Buy a card of the display (SKY-315, SKY-735)."""

    card: CardId
    cost: Cost = 0


class Advance(Option, frozen=True, tag="advance"):
    """Move the own marker on a company track: by 1 with a unit (SKY-317), or as a reward says
    (SKY-1708). ``cost`` is that of a money barrier right ahead, for units (SKY-1003)."""

    company: CompanyName
    cost: Cost = 0


class Cross(Option, frozen=True, tag="cross"):
    """Pay a money barrier and go on (SKY-1003)."""

    company: CompanyName
    cost: Cost = 0


class Enter(Option, frozen=True, tag="enter"):
    """Enter a sector or Belt space with the expanding company (SKY-406)."""

    place: PlaceId
    cost: Cost = 0


class TakeFrom(Option, frozen=True, tag="take_from"):
    """Take the top outpost of a column of a station, from 1 to 3 (SKY-412, SKY-1701)."""

    company: CompanyName
    column: int


class Neutralise(Option, frozen=True, tag="neutralise"):
    """Neutralise the threat (SKY-1503)."""

    energy: Annotated[int, IMPLIED] = 0
    coins: Annotated[int, IMPLIED] = 0


class ReturnTo(Option, frozen=True, tag="return_to"):
    """Return an ousted outpost to a column of its station (SKY-422)."""

    company: CompanyName
    column: int


class DoFirst(Option, frozen=True, tag="do_first"):
    """Of several rewards, take this one next (SKY-420, SKY-Q-79): ``what`` is its kind, ``company``
    and ``n`` say more where that is needed."""

    what: Annotated[str, Word("reward")]
    n: int = 0
    company: Annotated[Company | None, Word("company")] = None


class TakePlan(Option, frozen=True, tag="take_plan"):
    """Take a plan of the research display or of the round track (SKY-512 to SKY-514, SKY-516)."""

    plan: PlanId
    points: Annotated[int, IMPLIED] = 0
    coins: Annotated[int, IMPLIED] = 0


class TakeCoin(Option, frozen=True, tag="take_coin"):
    """Take a coin for a research point (SKY-515)."""


class Flip(Option, frozen=True, tag="flip"):
    """Pay 2 coins to turn a plan face down (SKY-541)."""

    screen: int
    cost: Cost = 0


class Upload(Option, frozen=True, tag="upload"):
    """Move the upload marker onto the next plan (SKY-543)."""

    cost: Cost = 0


class PlacePlan(Option, frozen=True, tag="place_plan"):
    """Put a gained plan on a screen (SKY-522)."""

    plan: PlanId
    screen: int


class RemoveCard(Option, frozen=True, tag="remove_card"):
    """Remove a hand card (SKY-738, SKY-1052, SKY-1057, SKY-1541)."""

    card: CardId
    coins: Annotated[int, IMPLIED] = 0


class PlayRemoved(Option, frozen=True, tag="play_removed"):
    """Perform the action of the card just removed (SKY-1058)."""

    card: Annotated[CardId, IMPLIED] = ""


class TakeRemoved(Option, frozen=True, tag="take_removed"):
    """Take a card of the removed cards pile (SKY-1058)."""

    card: CardId
    cost: Cost = 0


class Stop(Option, frozen=True, tag="stop"):
    """Go no further: enter nothing more, move no further, take nothing more."""


# The end


class ChooseShare(Option, frozen=True, tag="choose_share"):
    """The company that the free share is of (SKY-1509)."""

    company: CompanyName


class PlayAgain(Option, frozen=True, tag="play_again"):
    """Play another game of the time loop (SKY-1530)."""


class EndLoop(Option, frozen=True, tag="end_loop"):
    """Stop the time loop here (SKY-Q-46)."""


MOVES: Final[tuple[type[Option], ...]] = (
    PlaceTrack,
    KeepToken,
    Put,
    Ready,
    TakeStack,
    RestCard,
    LayTile,
    Fulfil,
    UseResources,
    UseEnergy,
    UseScientist,
    UseScientistTile,
    UseFieldScientist,
    UseFieldTile,
    PlaceMarker,
    Pass,
    BuyCard,
    Advance,
    Cross,
    Enter,
    TakeFrom,
    Neutralise,
    ReturnTo,
    DoFirst,
    TakePlan,
    TakeCoin,
    Flip,
    Upload,
    PlacePlan,
    RemoveCard,
    PlayRemoved,
    TakeRemoved,
    Stop,
    ChooseShare,
    PlayAgain,
    EndLoop,
)

READY: Final = Ready()
PASS: Final = Pass()
STOP: Final = Stop()
TAKE_COIN: Final = TakeCoin()
USE_SCIENTIST_TILE: Final = UseScientistTile()
USE_FIELD_TILE: Final = UseFieldTile()
CHOOSE_SHARE: Final = tuple(ChooseShare(company) for company in COMPANIES)

put = cache(Put)
rest_card = cache(RestCard)
take_stack = cache(TakeStack)
lay_tile = cache(LayTile)
fulfil = cache(Fulfil)
use_resources = cache(UseResources)
use_energy = cache(UseEnergy)
use_scientist = cache(UseScientist)
use_field_scientist = cache(UseFieldScientist)
place_marker = cache(PlaceMarker)
buy_card = cache(BuyCard)
advance = cache(Advance)
cross = cache(Cross)
enter = cache(Enter)
take_from = cache(TakeFrom)
return_to = cache(ReturnTo)
do_first = cache(DoFirst)
take_plan = cache(TakePlan)
flip = cache(Flip)
upload = cache(Upload)
place_plan = cache(PlacePlan)
remove_card = cache(RemoveCard)
take_removed = cache(TakeRemoved)

SLOT_NUMBER: Final[dict[Slot, int]] = {slot: number for number, slot in enumerate(SLOTS)}
COMPANY_NUMBER: Final[dict[Company, int]] = {name: n for n, name in enumerate(COMPANIES)}
