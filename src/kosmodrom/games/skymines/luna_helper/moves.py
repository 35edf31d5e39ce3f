"""What people can answer."""

from __future__ import annotations

from typing import Annotated, Final

from kosmodrom.core.options import Option
from kosmodrom.core.words import Word
from kosmodrom.games.skymines.events import LunaTarget
from kosmodrom.games.skymines.moves import CompanyName
from kosmodrom.games.skymines.terms import COMPANIES


class TokenTank(Option, frozen=True, tag="helper_tank"):
    """How far Luna's starting token moves her helium-3 marker (SKY-1613)."""

    spaces: int


class LayOut(Option, frozen=True, tag="helper_lay_out"):
    """Everyone has planned: Luna's cards come on her slots (SKY-1621)."""


class TurnUp(Option, frozen=True, tag="helper_turn_up"):
    """It is Luna's turn (SKY-1641)."""


class NameCompany(Option, frozen=True, tag="helper_company"):
    company: CompanyName


class TookShare(Option, frozen=True, tag="helper_took_share"):
    """The card that Luna took has this share symbol."""

    company: CompanyName


class TookPlain(Option, frozen=True, tag="helper_took_plain"):
    """The card that Luna took has no share symbol."""


class NoCard(Option, frozen=True, tag="helper_no_card"):
    """The space of the display is empty."""


class NoShare(Option, frozen=True, tag="helper_no_share"):
    """No card on display has a share symbol."""


class Marked(Option, frozen=True, tag="helper_marked"):
    """The bonus space was free, and Luna's marker lies there."""


class Occupied(Option, frozen=True, tag="helper_occupied"):
    """The bonus space was taken."""


class Entered(Option, frozen=True, tag="helper_entered"):
    """A piece stands on a free place of this kind."""

    target: Annotated[LunaTarget, Word("helper-target")]


class NothingFree(Option, frozen=True, tag="helper_nothing_free"):
    """No place in reach is free."""


class NoPiece(Option, frozen=True, tag="helper_no_piece"):
    """The company has no piece left."""


class NoRival(Option, frozen=True, tag="helper_no_rival"):
    """No other company has a piece in reach."""


class EndRound(Option, frozen=True, tag="helper_end_round"):
    """Everyone has passed."""


class EndGame(Option, frozen=True, tag="helper_end_game"):
    """The game is over: Luna is scored."""


class ThreatLeft(Option, frozen=True, tag="helper_threat"):
    """The threat that is still on the board, by its consequence; empty if there is none."""

    consequence: Annotated[str, Word("helper-threat")]


class Count(Option, frozen=True, tag="helper_count"):
    number: int


TURN_UP: Final = TurnUp()
COMPANY_ANSWERS: Final = tuple(NameCompany(company) for company in COMPANIES)

HELPER_MOVES: Final = (
    TokenTank,
    LayOut,
    TurnUp,
    NameCompany,
    TookShare,
    TookPlain,
    NoCard,
    NoShare,
    Marked,
    Occupied,
    Entered,
    NothingFree,
    NoPiece,
    NoRival,
    EndRound,
    EndGame,
    ThreatLeft,
    Count,
)
