"""Names that can be shown, and cannot be mistaken for somebody else's."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from kosmodrom.server.errors import Declined
from kosmodrom.server.security.text import clean_line
from kosmodrom.server.tables.records import SeatRecord

OPEN_NAME: Final = "…"
"""The name of a seat that nobody has."""
NAMELESS: Final = "N.N."
"""The name, in any language, of people who deleted themselves."""
NICKNAME_LENGTH: Final = 24
STACKED: Final = 3
"""This number of accents on one letter would run into the lines above and below. No language needs
that."""

_TWINS: Final = str.maketrans(
    "АВЕКМНОРСТУХЅІЈаеорсухѕіјԁһΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινοκρτυ",
    "ABEKMHOPCTYXSIJaeopcyxsijdhABEZHIKMNOPTYXaivokptu",
)
"""Cyrillic and Greek letters that look like a Latin one."""
_STROKES: Final = str.maketrans("i1|ı0", "llllo")
"""Signs that look like one stroke or one circle."""
_NUMBERED: Final = re.compile(r"\s*\(\d+\)$")


def read_nickname(text: str) -> str:
    """A nickname that can be shown; raises `Declined` if nothing is visible in it, if it has too
    many accents, or if it has a meaning of its own here."""
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
    """What a name looks like: equal for names that people may confuse."""
    plain = _NUMBERED.sub("", unicodedata.normalize("NFKC", name).translate(_TWINS))
    folded = plain.casefold().translate(_STROKES)
    # Spaces, joiners and accents are easily overlooked.
    return "".join(char for char in folded if unicodedata.category(char) not in ("Cf", "Zs", "Mn"))


def numbered(nickname: str, number: int) -> str:
    """The name of a person's seat, when they have several under their own name."""
    return nickname if number == 1 else f"{nickname} {number}"


def shown_names(seats: Sequence[SeatRecord]) -> tuple[str, ...]:
    """The names at a table as everyone sees them. Names that look alike are all numbered, so nobody
    can pose as the first by taking another's name."""
    return _shown_names(tuple((seat.kind, seat.name, _owner(seat)) for seat in seats))


@lru_cache(4096)
def _shown_names(seats: Sequence[tuple[str, str, str]]) -> tuple[str, ...]:
    """The same; kept, because a table is shown far more often than its names change."""
    alike = _alike(seats)
    return tuple(
        _number(name, alike[look(name)].index(owner), alike) if kind != "open" else name
        for kind, name, owner in seats
    )


def name_beside(name: str, seats: Sequence[SeatRecord]) -> str:
    """The name of somebody who has no seat at a table, as everyone there sees it."""
    alike = _alike([(seat.kind, seat.name, _owner(seat)) for seat in seats])
    known = alike[look(name)]
    known.append("")
    return _number(name, len(known) - 1, alike)


def _alike(seats: Iterable[tuple[str, str, str]]) -> defaultdict[str, list[str]]:
    """The owners of each name, by its look. Somebody with two seats is one owner."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for kind, name, owner in seats:
        owners = found[look(name)]
        if kind != "open" and owner not in owners:
            owners.append(owner)
    return found


def _number(name: str, number: int, alike: Mapping[str, Sequence[str]]) -> str:
    return f"{name} ({number + 1})" if len(alike[look(name)]) > 1 else name


def _owner(seat: SeatRecord) -> str:
    return seat.person or f"{seat.kind} {seat.seat}"
