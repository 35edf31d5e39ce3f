"""Ships drawn as text: read from a picture, built of real parts, and drawn again.

      G
      |
  C---H---B3
      |   |
      E   S>

A cell is a code of up to three signs, four columns from the next one; ``---`` and ``|`` are joints,
`` x `` in their place is a connection that does not fit (a fault), and neighbours with nothing
between them meet with smooth sides. Codes:

    H  starting cabin   C  cabin    LC luxury cabin   ST stasis chamber
    PU BR BL  life supports, purple, brown and blue
    G  cannon    GG double cannon    BG bidirectional cannon    GE cannon-engine
    E  engine    EE double engine    S  shield
    SB GB EB  boosters of shields, cannons and engines
    B  battery   R  reactor    W  hold    WS special hold    WM mixed hold    WB cargo-battery
    X  structure    P  plating

``^ > v <`` after the code is where it points: a muzzle forward and an exhaust to the rear need no
sign; a shield covers that side and the next one clockwise, ``^`` if there is no sign; a
bidirectional cannon likewise. A digit is how many tokens or cubes it holds: ``B3``, ``WS2``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from kosmodrom.games.galaxy_trucker import ships
from kosmodrom.games.galaxy_trucker.components import Part
from kosmodrom.games.galaxy_trucker.drawing import CODES, LIFE_SUPPORTS, SIGNS, code_of, sign_of
from kosmodrom.games.galaxy_trucker.state import Ship
from kosmodrom.games.galaxy_trucker.tables import NEXT, WIDTH, Tables
from kosmodrom.games.galaxy_trucker.terms import ENGINES, MUZZLES

PITCH: Final = 4
NO_LINE, JOINT, CLASH = " ", "-", "x"


@dataclass(frozen=True)
class Drawn:
    """A cell of a picture."""

    text: str
    """As drawn, which names the cell: ``B3``."""
    code: str
    turns: int | None
    """Quarter turns, if the part points somewhere."""
    room: int | None
    """Tokens or cubes, if that is said."""


@dataclass(frozen=True)
class Picture:
    """What a picture says: cells by row and column, and what is between neighbours."""

    cells: dict[tuple[int, int], Drawn]
    right: dict[tuple[int, int], str]
    """What is drawn to the right of a cell."""
    below: dict[tuple[int, int], str]

    def named(self, name: str) -> tuple[int, int]:
        """The row and column of the cell drawn as ``name``; ``C#2`` is the second C."""
        text, _, count = name.partition("#")
        found = [place for place, drawn in self.cells.items() if drawn.text == text]
        if not found or (not count and len(found) > 1) or (count and int(count) > len(found)):
            texts = " ".join(drawn.text for drawn in self.cells.values())
            raise ValueError(f"{name!r} is drawn {len(found)} times in this ship: {texts}")
        return found[int(count or 1) - 1]


def read(picture: str) -> Picture:
    """Read a picture; raises ValueError where it is not drawn by the rules."""
    lines = picture.split("\n")
    while lines and not lines[0].strip():
        del lines[0]
    while lines and not lines[-1].strip():
        del lines[-1]
    if not lines:
        return Picture({}, {}, {})
    indent = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    lines = [line[indent:].rstrip() for line in lines]
    cells: dict[tuple[int, int], Drawn] = {}
    right: dict[tuple[int, int], str] = {}
    below: dict[tuple[int, int], str] = {}
    for number, line in enumerate(lines):
        row = number // 2
        for start in range(0, len(line), PITCH):
            here = line[start : start + PITCH].ljust(PITCH)
            place = row, start // PITCH
            if number % 2:
                if here.strip() not in ("", "|", CLASH) or here[1:].strip():
                    raise ValueError(f"line {number + 1}, sign {start + 1}: {here!r} is no joint")
                below[place] = {"|": JOINT}.get(here[0], here[0])
            elif here.strip():
                if here[0] == " ":
                    raise ValueError(
                        f"line {number + 1}: cells begin at every {PITCH}th sign, not at {here!r}"
                    )
                text = here.rstrip(f" {JOINT}{CLASH}")
                cells[place] = _drawn(text)
                right[place] = here[len(text) :].strip()[:1] or NO_LINE
    for place in cells:
        row, column = place
        for lines_drawn, other in ((right, (row, column + 1)), (below, (row + 1, column))):
            if lines_drawn.get(place, NO_LINE) != NO_LINE and other not in cells:
                raise ValueError(f"a line goes from {cells[place].text} to an empty cell")
    for place, line in below.items():
        if line != NO_LINE and place not in cells:
            raise ValueError("a line goes down from an empty cell")
    return Picture(cells, right, below)


def _drawn(text: str) -> Drawn:
    code, turns, room = text, None, None
    if code[-1] in SIGNS:
        turns = SIGNS.index(code[-1])
        code = code[:-1]
    elif code[-1].isdigit():
        room = int(code[-1])
        code = code[:-1]
    kind = CODES.get(code)
    if kind is None:
        raise ValueError(f"{text!r} is no part; known are {' '.join(CODES)}")
    if kind in MUZZLES or kind == "shield":
        turns = turns or 0
    elif kind in ENGINES:
        turns = 0 if turns is None else (turns - 2) % 4
    elif turns is not None:
        raise ValueError(f"{text!r}: a {kind} points nowhere")
    return Drawn(text, code, turns, room)


# Building what is drawn


def _room(part: Part) -> int:
    return part.cells or part.slots + part.special_slots


def _fits(part: Part, drawn: Drawn) -> bool:
    return (
        part.kind == CODES[drawn.code]
        and LIFE_SUPPORTS.get(drawn.code) in (None, part.colour)
        and drawn.room in (None, _room(part))
    )


class Builder:
    """Finds parts for a picture: a small search, the cell with the fewest choices first."""

    def __init__(
        self,
        t: Tables,
        picture: Picture,
        free: set[int],
        given: Mapping[tuple[int, int], int],
        exposed: int | None,
    ) -> None:
        self.t = t
        self.picture = picture
        self.exposed = exposed
        self.chosen: dict[tuple[int, int], tuple[int, int]] = {}
        self.used: set[int] = set()
        self.choices = {
            place: list(self._possible(place, drawn, free, given))
            for place, drawn in picture.cells.items()
        }
        for place, choices in self.choices.items():
            if not choices:
                text = picture.cells[place].text
                raise ValueError(f"no part left in the box can be the {text} at {place}")

    def _sides(self, place: tuple[int, int]) -> tuple[tuple[tuple[int, int], str], ...]:
        """The neighbours at the front, right, rear and left, and what is drawn between."""
        row, column = place
        right, below = self.picture.right, self.picture.below
        front, left = (row - 1, column), (row, column - 1)
        return (
            (front, below.get(front, NO_LINE)),
            ((row, column + 1), right.get(place, NO_LINE)),
            ((row + 1, column), below.get(place, NO_LINE)),
            (left, right.get(left, NO_LINE)),
        )

    def _possible(
        self,
        place: tuple[int, int],
        drawn: Drawn,
        free: set[int],
        given: Mapping[tuple[int, int], int],
    ) -> Iterator[tuple[int, int]]:
        """Parts with turns whose own connectors suit the lines drawn; of equal ones a few."""
        cells = self.picture.cells
        alike: dict[int, int] = {}
        numbers = [given[place]] if place in given else sorted(free)
        for number in numbers:
            part = self.t.parts[number]
            if part is None or not _fits(part, drawn):
                continue
            for turns in self.t.different_turns[number] if drawn.turns is None else (drawn.turns,):
                packed = self.t.connectors[number * 4 + turns]
                if alike.get(packed, 0) >= len(cells):
                    continue
                if all(
                    other not in cells
                    or (line == NO_LINE and not packed >> 2 * side & 3)
                    or (line == JOINT and packed >> 2 * side & 3)
                    or line == CLASH
                    for side, (other, line) in enumerate(self._sides(place))
                ):
                    alike[packed] = alike.get(packed, 0) + 1
                    yield number, turns

    def _connector(self, choice: tuple[int, int], side: int) -> int:
        return self.t.connectors[choice[0] * 4 + choice[1]] >> 2 * side & 3

    def _open(self, place: tuple[int, int], choice: tuple[int, int]) -> int:
        """The exposed connectors of a part at a place."""
        cells = self.picture.cells
        return sum(
            other not in cells and bool(self._connector(choice, side))
            for side, (other, _line) in enumerate(self._sides(place))
        )

    def _suits(self, place: tuple[int, int], choice: tuple[int, int]) -> bool:
        """Whether a part suits the neighbours chosen so far."""
        if choice[0] in self.used:
            return False
        for side, (other, line) in enumerate(self._sides(place)):
            if other in self.chosen:
                one = self._connector(choice, side)
                two = self._connector(self.chosen[other], side ^ 2)
                joined = one and two and (one == two or 3 in (one, two))
                if line == JOINT and not joined:
                    return False
                if line == CLASH and (joined or not (one or two)):
                    return False
        return True

    def build(self) -> dict[tuple[int, int], tuple[int, int]]:
        """A part and its turns for each cell."""
        if not self._search(0):
            texts = " ".join(drawn.text for drawn in self.picture.cells.values())
            wanted = "" if self.exposed is None else f" with {self.exposed} exposed connectors"
            raise ValueError(f"the box has no parts for this ship{wanted}: {texts}")
        return self.chosen

    def _search(self, exposed: int) -> bool:
        left = {
            place: [choice for choice in choices if self._suits(place, choice)]
            for place, choices in self.choices.items()
            if place not in self.chosen
        }
        if not left:
            return self.exposed is None or exposed == self.exposed
        if not all(left.values()):
            return False
        if self.exposed is not None:
            opens = {
                place: [self._open(place, c) for c in choices] for place, choices in left.items()
            }
            least = exposed + sum(map(min, opens.values()))
            most = exposed + sum(map(max, opens.values()))
            if not least <= self.exposed <= most:
                return False
        place = min(left, key=lambda place: len(left[place]))
        for choice in left[place]:
            self.chosen[place] = choice
            self.used.add(choice[0])
            if self._search(exposed + self._open(place, choice)):
                return True
            del self.chosen[place]
            self.used.remove(choice[0])
        return False


# Drawing a ship


def draw(t: Tables, ship: Ship) -> str:
    """The picture of a ship."""
    occupied = ships.occupied(ship)
    if not occupied:
        return ""
    rows = [cell // WIDTH for cell in occupied]
    first_column = min(cell % WIDTH for cell in occupied)
    last_column = max(cell % WIDTH for cell in occupied)
    lines: list[str] = []
    for row in range(min(rows), max(rows) + 1):
        cells = range(row * WIDTH + first_column, row * WIDTH + last_column + 1)
        lines.append("".join(_cell_text(t, ship, cell) for cell in cells).rstrip())
        lines.append("".join(_line(t, ship, cell, 2).ljust(PITCH) for cell in cells).rstrip())
    return "\n".join(lines[:-1])


def _cell_text(t: Tables, ship: Ship, cell: int) -> str:
    number = ship.parts[cell]
    part = t.parts[number]
    if not number or part is None:
        return " " * PITCH
    turns = ship.turned[cell]
    code = code_of(part)
    if turns:
        code += sign_of(part, turns)
    if _room(part):
        code += str(_room(part))
    line = _line(t, ship, cell, 1)
    rest = PITCH - len(code)
    return code + (line.center(rest) if line == CLASH else line * rest)


def _line(t: Tables, ship: Ship, cell: int, side: int) -> str:
    """What is drawn between the part of a cell and the next one."""
    other = cell + NEXT[side]
    if not (ship.parts[cell] and ship.parts[other]):
        return NO_LINE
    one = t.connectors[ship.parts[cell] * 4 + ship.turned[cell]] >> 2 * side & 3
    two = t.connectors[ship.parts[other] * 4 + ship.turned[other]] >> 2 * (side ^ 2) & 3
    if ships.joined_sides(t, ship, cell) >> side & 1:
        return "|" if side == 2 else JOINT
    return CLASH if one or two else NO_LINE
