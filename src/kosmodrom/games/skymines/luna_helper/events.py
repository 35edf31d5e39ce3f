"""What people are told to do at their table, with the rules behind it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from kosmodrom.core.events import Event
from kosmodrom.core.words import Word
from kosmodrom.games.skymines.events import (
    CoinsGained,
    LunaDropped,
    LunaFinished,
    LunaIdle,
    LunaPlanned,
    LunaShown,
    LunaShuffled,
    LunaStrengthened,
    LunaTarget,
    LunaTurned,
    LunaUploaded,
    SlotOpened,
    TankMoved,
)
from kosmodrom.games.skymines.moves import CompanyName
from kosmodrom.games.skymines.terms import LunaSpace, PlanLetter


class PiecesGiven(Event, frozen=True, tag="helper_pieces"):
    """What Luna gets at the start."""

    coins: int
    markers: int


class TracksSet(Event, frozen=True, tag="helper_tracks"):
    tank: int
    upload: int


class TokensLaid(Event, frozen=True, tag="helper_tokens"):
    tank: tuple[int, ...]
    upload: tuple[int, ...]


class HelperRound(Event, frozen=True, tag="helper_round"):
    round: int


class MajoritiesTold(Event, frozen=True, tag="helper_majorities"):
    """What players must reach for a majority."""

    titanium: int
    carbon: int
    energy: int
    minerals: int
    scientists: int


class Advance(Event, frozen=True, tag="helper_advance"):
    company: CompanyName
    spaces: int


class AdvanceEverywhere(Event, frozen=True, tag="helper_advance_all"):
    spaces: int


class CardTaken(Event, frozen=True, tag="helper_card"):
    """Luna has a card of the display, from 1 to 12, without a share symbol."""

    space: int


class ShareTaken(Event, frozen=True, tag="helper_share"):
    """Luna has another share symbol on a card; ``shares`` are all of this company's."""

    company: CompanyName
    shares: int


class SpaceMarked(Event, frozen=True, tag="helper_marker"):
    space: Annotated[LunaSpace, Word("space")]


class PlanRemoved(Event, frozen=True, tag="helper_plan"):
    letter: PlanLetter
    position: int


class SpecialRemoved(Event, frozen=True, tag="helper_special"):
    """The special plan that was revealed last, if there is one."""


class PiecePlaced(Event, frozen=True, tag="helper_placed"):
    company: CompanyName
    target: Annotated[LunaTarget, Word("luna-place")]


class PieceOusted(Event, frozen=True, tag="helper_ousted"):
    company: CompanyName
    rival: CompanyName
    target: Annotated[LunaTarget, Word("luna-place")]


class ExpansionOver(Event, frozen=True, tag="helper_stuck"):
    company: CompanyName


class RoundPrepared(Event, frozen=True, tag="helper_prepared"):
    """Luna's bonus markers come back."""


class LunaScored(Event, frozen=True, tag="helper_scored"):
    total: int


EVENT_RULES: Final[Mapping[type[Event], tuple[str, ...]]] = {
    PiecesGiven: ("SKY-1604", "SKY-1605"),
    TracksSet: ("SKY-1607",),
    TokensLaid: ("SKY-1608",),
    HelperRound: ("SKY-009",),
    LunaPlanned: ("SKY-1621",),
    LunaShown: ("SKY-1622", "SKY-1623"),
    LunaShuffled: ("SKY-1624",),
    LunaStrengthened: ("SKY-1624", "SKY-1626"),
    MajoritiesTold: ("SKY-1631", "SKY-1632", "SKY-1633"),
    LunaTurned: ("SKY-1641",),
    CoinsGained: ("SKY-1656", "SKY-1671"),
    TankMoved: ("SKY-1672",),
    LunaUploaded: ("SKY-1657", "SKY-1672"),
    SlotOpened: ("SKY-1611",),
    Advance: ("SKY-1673", "SKY-1653", "SKY-1654", "SKY-1655"),
    AdvanceEverywhere: ("SKY-1673", "SKY-Q-81", "SKY-1653", "SKY-1654", "SKY-1655"),
    CardTaken: ("SKY-1674", "SKY-1676"),
    ShareTaken: ("SKY-1676",),
    SpaceMarked: ("SKY-1677",),
    PlanRemoved: ("SKY-1678",),
    SpecialRemoved: ("SKY-1679",),
    PiecePlaced: ("SKY-1681", "SKY-1682"),
    PieceOusted: ("SKY-1684", "SKY-1694", "SKY-1681"),
    ExpansionOver: ("SKY-1686",),
    LunaIdle: (),
    LunaFinished: ("SKY-1642", "SKY-1643", "SKY-1644"),
    LunaDropped: ("SKY-1643",),
    RoundPrepared: ("SKY-1646",),
    LunaScored: ("SKY-1698",),
}
"""All events of the companion."""

HELPER_EVENTS: Final = tuple(EVENT_RULES)
