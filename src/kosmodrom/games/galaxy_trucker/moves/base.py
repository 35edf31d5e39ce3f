"""What moves are made of, and those that come up in every chapter."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from kosmodrom.core.options import IMPLIED, Option
from kosmodrom.core.words import Word
from kosmodrom.games.galaxy_trucker.terms import Colour, Goods, Side, Specialist

PartId: TypeAlias = Annotated[str, Word("part")]
CardId: TypeAlias = Annotated[str, Word("card")]
GoodsName: TypeAlias = Annotated[Goods, Word("goods")]
ColourName: TypeAlias = Annotated[Colour, Word("alien")]
SideName: TypeAlias = Annotated[Side, Word("side")]
SpecialistName: TypeAlias = Annotated[Specialist, Word("specialist")]
Row: TypeAlias = int
"""The number printed beside a row of the ship board; the first of several."""
Column: TypeAlias = int
Cost: TypeAlias = Annotated[int, IMPLIED]
"""What a choice costs: it follows from the rest."""


class TakeLoan(Option, frozen=True, tag="take_loan"):
    """Take a loan (GT-720)."""


class RepayLoan(Option, frozen=True, tag="repay_loan"):
    """Repay a loan (GT-721)."""


TAKE_LOAN: Final = TakeLoan()
REPAY_LOAN: Final = RepayLoan()
MOVES: Final = (TakeLoan, RepayLoan)
