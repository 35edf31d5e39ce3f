"""What cards, plans, spaces and tracks say, as data: a type for each thing that can be said.

The data files name it by its tag (``op = "coins"``). The rules say what it does.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kosmodrom.games.skymines.terms import (
    Amount,
    Company,
    LunaSpace,
    Number,
    PlanLetter,
    Resource,
    Slot,
    TileId,
)


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """Something that happens or holds: the tag is its name, the fields are its parameters."""


# What a player gains: rewards of plans, sectors, spaces and tokens


class Coins(Clause, frozen=True, tag="coins"):
    """Coins from the bank (SKY-1708)."""

    n: Number


class CoinsForUnits(Clause, frozen=True, tag="coins-for-units"):
    """A coin for each face-up unit of a resource but the first ``less`` (SKY-1704)."""

    resource: Resource
    less: Amount


class CoinsForRemoved(Clause, frozen=True, tag="coins-for-removed"):
    """Coins: the printed cost of the card just removed, and ``plus`` (SKY-738, SKY-1052)."""

    plus: Amount


class Tank(Clause, frozen=True, tag="tank"):
    """The helium-3 marker moves (SKY-431)."""

    n: Number


class Track(Clause, frozen=True, tag="track"):
    """The marker on the track of this company moves (SKY-1708)."""

    company: Company
    n: Number


class OwnTrack(Clause, frozen=True, tag="own-track"):
    """The marker on the track of the company just expanded moves (SKY-432)."""

    n: Number


class AnyTrack(Clause, frozen=True, tag="any-track"):
    """The marker on one company track of choice moves (SKY-1708)."""

    n: Number


class OtherTracks(Clause, frozen=True, tag="other-tracks"):
    """Moves on as many different tracks, but not on the one that says so (SKY-1053, SKY-1054)."""

    moves: Annotated[tuple[Number, ...], msgspec.Meta(min_length=1, max_length=3)]


class Research(Clause, frozen=True, tag="research"):
    """Research points, one batch (SKY-511)."""

    n: Number


class RemoveOutposts(Clause, frozen=True, tag="remove-outposts"):
    """Outposts go from stations of choice to the box (SKY-1701, SKY-1702)."""

    n: Number


class BuyCard(Clause, frozen=True, tag="buy-card"):
    """Buy a card of the display for coins, ``less`` its total cost (SKY-735, SKY-1055)."""

    less: Amount = 0


class TakeFirstPlayer(Clause, frozen=True, tag="first-player"):
    """Take or keep the first-player marker (SKY-731)."""


class ReserveTile(Clause, frozen=True, tag="reserve-tile"):
    """Take this bonus tile in the preparation phase (SKY-741)."""

    tile: TileId


class PlayRemoved(Clause, frozen=True, tag="play-removed"):
    """Perform the action of the card just removed (SKY-1058)."""


class TakeRemoved(Clause, frozen=True, tag="take-removed"):
    """Take any card of the removed cards pile for these coins (SKY-1058)."""

    cost: Amount


class OneOf(Clause, frozen=True, tag="one-of"):
    """A choice between several gains (SKY-1051, SKY-1058)."""

    of: Annotated[tuple[tuple[Effect, ...], ...], msgspec.Meta(min_length=2)]


Effect = (
    Coins
    | CoinsForUnits
    | CoinsForRemoved
    | Tank
    | Track
    | OwnTrack
    | AnyTrack
    | OtherTracks
    | Research
    | RemoveOutposts
    | BuyCard
    | TakeFirstPlayer
    | ReserveTile
    | PlayRemoved
    | TakeRemoved
    | OneOf
)
PlanReward = Coins | CoinsForUnits | Tank | Track | AnyTrack | Research | RemoveOutposts
StartBonus = Track | Tank


# What a plan asks of the face-up cards (SKY-545)


class Units(Clause, frozen=True, tag="units"):
    """Units of a resource (SKY-1703)."""

    resource: Resource
    n: Number


class OneType(Clause, frozen=True, tag="one-type"):
    """Units of any one resource, beside those that the other requirement needs (SKY-1705)."""

    n: Number


class Energy(Clause, frozen=True, tag="energy"):
    """Energy points."""

    n: Number


class ResearchCards(Clause, frozen=True, tag="research-cards"):
    """Research cards of any kind, without the scientist that moves the marker (SKY-1706)."""

    n: Number = 1


Need = Units | OneType | Energy | ResearchCards


# Permanent bonuses of company tracks


class Discount(Clause, frozen=True, tag="discount"):
    """A card bought with cards of this resource costs less (SKY-1040, SKY-1044)."""

    resource: Resource
    less: Number


class MixedPurchase(Clause, frozen=True, tag="mixed-purchase"):
    """A card may be bought with any mix of resources, and costs less (SKY-1041)."""

    less: Amount


class MoreEnergy(Clause, frozen=True, tag="more-energy"):
    """The energy total is higher while any energy is face up (SKY-1042)."""

    n: Number


class MoreMarkers(Clause, frozen=True, tag="more-markers"):
    """Extra bonus markers, in all (SKY-1043)."""

    n: Number


class MoreUnits(Clause, frozen=True, tag="more-units"):
    """Each card of this resource is worth more (SKY-1044)."""

    resource: Resource
    n: Number


class StandingSymbol(Clause, frozen=True, tag="standing-symbol"):
    """A field research symbol for good, and more collectors counted (SKY-1045 to SKY-1048)."""

    collectors: Number


Permanent = Discount | MixedPurchase | MoreEnergy | MoreMarkers | MoreUnits | StandingSymbol


# Tasks of missions, and what it takes to neutralise a threat


class TankValue(Clause, frozen=True, tag="tank-value"):
    """The helium-3 marker has passed this value (SKY-1322)."""

    n: Number


class ResearchValue(Clause, frozen=True, tag="research-value"):
    """The upload marker has passed this value (SKY-1521)."""

    n: Number


class TankMoves(Clause, frozen=True, tag="tank-moves"):
    """The helium-3 marker moved so far within one action (SKY-1318)."""

    n: Number


class UploadMoves(Clause, frozen=True, tag="upload-moves"):
    """The upload marker moved onto so many plans within one action."""

    n: Number


class TrackMoves(Clause, frozen=True, tag="track-moves"):
    """The own markers moved so far on company tracks, all together, within one action."""

    n: Number


class Expansions(Clause, frozen=True, tag="expansions"):
    """One action put so many pieces of a company on the Moon or the Belt (SKY-1319)."""

    n: Number


TaskNeed = (
    TankValue
    | ResearchValue
    | TankMoves
    | UploadMoves
    | TrackMoves
    | Expansions
    | ResearchCards
    | OneType
    | Units
    | Energy
)


class SpendEnergy(Clause, frozen=True, tag="spend-energy"):
    """Further energy points of the expansion (SKY-1525)."""

    n: Number


class RemoveEnergyCards(Clause, frozen=True, tag="remove-energy-cards"):
    """Energy cards from hand to the removed cards pile (SKY-1541)."""

    n: Number


class PayCoins(Clause, frozen=True, tag="pay-coins"):
    """Coins to the bank (SKY-1545)."""

    n: Number


ThreatNeed = TankValue | ResearchValue | SpendEnergy | RemoveEnergyCards | PayCoins


# What a threat does that is left on the board


class EarlyEnd(Clause, frozen=True, tag="early-end"):
    """The game ends after the action phase of this round (SKY-1522)."""

    round: Number


class HiddenSymbols(Clause, frozen=True, tag="hidden-symbols"):
    """The most valuable companies count fewer coin symbols (SKY-1526)."""

    n: Number


class TimeLoop(Clause, frozen=True, tag="time-loop"):
    """Another game is played, and the results are averaged (SKY-1530)."""


class LostEnergyCards(Clause, frozen=True, tag="lost-energy-cards"):
    """All energy cards are removed before scoring (SKY-1542)."""


class LostCoins(Clause, frozen=True, tag="lost-coins"):
    """All coins are returned before scoring (SKY-1546)."""


class LostTank(Clause, frozen=True, tag="lost-tank"):
    """All helium-3 markers are removed before scoring (SKY-1550)."""


Consequence = EarlyEnd | HiddenSymbols | TimeLoop | LostEnergyCards | LostCoins | LostTank


# Lines of Luna's cards

Companies = Literal[
    "most-valuable",
    "second-most-valuable",
    "two-most-valuable",
    "least-valuable",
    "biggest-lead",
    "two-biggest-leads",
    "all",
]
DisplaySpace = Annotated[int, msgspec.Meta(ge=1, le=12)]
PlanPosition = Annotated[int, msgspec.Meta(ge=1, le=4)]


class Upload(Clause, frozen=True, tag="upload"):
    """Luna's upload marker moves (SKY-1672)."""

    n: Number


class LunaTrack(Clause, frozen=True, tag="luna-track"):
    """Luna's marker moves on each of these tracks (SKY-1673)."""

    n: Number
    companies: Companies


class LunaExpand(Clause, frozen=True, tag="luna-expand"):
    """The companies of the track line are expanded, lowest or highest number first (SKY-1683)."""

    n: Number
    companies: Companies
    pick: Literal["min", "max"]


class TakeCards(Clause, frozen=True, tag="take-cards"):
    """Luna takes the display cards of the spaces named for her slot (SKY-1674)."""

    spaces: dict[Slot, tuple[DisplaySpace, ...]]


class TakeShare(Clause, frozen=True, tag="take-share"):
    """Luna takes the displayed card with the most valuable share (SKY-1675)."""


class PlaceMarker(Clause, frozen=True, tag="place-marker"):
    """Luna blocks the bonus space named for her slot (SKY-1677)."""

    spaces: dict[Slot, LunaSpace]


class DiscardPlan(Clause, frozen=True, tag="discard-plan"):
    """The plan of this letter at the position named for Luna's slot leaves (SKY-1678)."""

    letter: PlanLetter
    positions: dict[Slot, PlanPosition]


class DiscardSpecial(Clause, frozen=True, tag="discard-special"):
    """The special plan revealed last leaves the game (SKY-1679)."""


LunaReveal = Tank | Upload
LunaLine = (
    Coins
    | Tank
    | Upload
    | LunaTrack
    | LunaExpand
    | TakeCards
    | TakeShare
    | PlaceMarker
    | DiscardPlan
    | DiscardSpecial
)
