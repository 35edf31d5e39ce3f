"""Names that people can be shown, and that nobody mistakes for another's."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from kosmodrom.server.errors import Declined
from kosmodrom.server.security.safety import clean_line
from kosmodrom.server.tables.store import SeatRecord

OPEN_NAME: Final = "…"
"""What stands at a seat that nobody has."""
NAMELESS: Final = "N.N."
"""The name, in any language, of people who deleted themselves."""
NICKNAME_LENGTH: Final = 24
STACKED: Final = 3
"""So many accents on one letter run into the lines above and below. No language needs them."""

_TWINS: Final = str.maketrans(
    "АВЕКМНОРСТУХЅІЈаеорсухѕіјԁһΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινοκρτυ",
    "ABEKMHOPCTYXSIJaeopcyxsijdhABEZHIKMNOPTYXaivokptu",
)
"""Cyrillic and Greek letters that look like a Latin one."""
_STROKES: Final = str.maketrans("i1|ı0", "llllo")
"""Signs that are one stroke or one circle, whatever they mean."""
_NUMBERED: Final = re.compile(r"\s*\(\d+\)$")


def read_nickname(text: str) -> str:
    """A nickname that people can be shown; raises `Declined` if there is nothing to see in it, or
    too much, or if it means something else here."""
    nickname = clean_line(text)
    if nickname is None:
        raise Declined("error-nickname", status=422)
    if _is_stacked(nickname):
        raise Declined("error-nickname-accents", status=422)
    if look(nickname) in (look(OPEN_NAME), look(NAMELESS)):
        raise Declined("error-nickname-reserved", status=422, name=nickname)
    return nickname


def _is_stacked(text: str) -> bool:
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks >= STACKED:
            return True
    return False


@lru_cache(4096)
def look(name: str) -> str:
    """What a name looks like: equal for names that people may take for the same."""
    plain = _NUMBERED.sub("", unicodedata.normalize("NFKC", name).translate(_TWINS))
    folded = plain.casefold().translate(_STROKES)
    # Spaces, joiners and the like are hardly seen.
    return "".join(char for char in folded if unicodedata.category(char) not in ("Cf", "Zs", "Mn"))


def shown_names(seats: Sequence[SeatRecord]) -> tuple[str, ...]:
    """The names at a table as everyone sees them. Those that look alike are numbered, all of them:
    so nobody gets to be the first by being called like another."""
    alike = _alike(seats)
    return tuple(
        _number(seat.name, alike[look(seat.name)].index(_owner(seat)), alike)
        if seat.kind != "open"
        else seat.name
        for seat in seats
    )


def name_beside(name: str, seats: Sequence[SeatRecord]) -> str:
    """The name of somebody who has no seat at a table, as everyone there sees it."""
    alike = _alike(seats)
    known = alike[look(name)]
    known.append("")
    return _number(name, len(known) - 1, alike)


def _alike(seats: Sequence[SeatRecord]) -> defaultdict[str, list[str]]:
    """By what a name looks like: those who bear it. Somebody with two seats is one of them."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for seat in seats:
        owners = found[look(seat.name)]
        if seat.kind != "open" and _owner(seat) not in owners:
            owners.append(_owner(seat))
    return found


def _number(name: str, number: int, alike: Mapping[str, Sequence[str]]) -> str:
    return f"{name} ({number + 1})" if len(alike[look(name)]) > 1 else name


def _owner(seat: SeatRecord) -> str:
    return seat.person or f"{seat.kind} {seat.seat}"
