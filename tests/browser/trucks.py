"""Tables of Galaxy Trucker that are played on the drawn board: by mouse, by touch and by keys."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from playwright.sync_api import Locator, expect

from kosmodrom.core.registry import find_game
from tests.browser.drawn import DrawnTable, Option, Touched, Typed
from tests.browser.table import TRUCKS

BOX = find_game(TRUCKS).load(None)
AT_CELL = {
    "remove_part", "keep_part", "keep_piece", "use_shield", "use_boosted_shield", "shoot", "power",
    "let_fall", "pay_token", "give_up_token", "give_up_crew", "give_up_cube", "test_part", "loosen",
    "place_human", "place_token",
}  # fmt: skip
"""Choices that are one part of the own ship."""
SUMS = {"bid", "offer", "demand"}


def only(ship: str) -> dict[str, str]:
    """The options for a game of one flight with ships of a class."""
    flights = {"first": "none", "second": "none", "third": "none"}
    return flights | {("first", "second", "third")[len(ship.rstrip("A")) - 1]: ship}


class TruckTable(DrawnTable):
    """By mouse. A part in hand is turned and brought to its place; everything else is pressed."""

    def places_of(self, option: Option) -> list[str]:
        return self.yard_places(option) or self.flight_places(option)

    def yard_places(self, option: Option) -> list[str]:
        """What is pressed before the launch."""
        match option:
            case {"type": "draw"}:
                return ["heap"]
            case {"type": "take", "part": part}:
                return [f"returned:{part}"]
            case {"type": "take_ordered", "part": part}:
                return [f"ordered:{part}"]
            case {"type": "take_aside", "part": part}:
                return [f"aside:{part}"]
            case {"type": "take_off"}:
                (loose,) = [cell for cell in self.own["ship"]["cells"] if cell["loose"]]
                return [f"cell:{loose['row']}:{loose['column']}"]
            case {"type": "set_aside"}:
                return ["aside"]
            case {"type": "put_back"}:
                return ["back"]
            case {"type": "look", "pile": pile}:
                return [f"pile:{pile}"]
            case {"type": "finish", "number": number}:
                return [f"number:{number}"]
            case {"type": "turn_hourglass"}:
                return ["hourglass"]
            case {"type": "choose_front", "side": side}:
                return [f"front:{side}"]
            case {"type": "board_humans"}:
                return ["board:humans"]
            case {"type": "board_alien", "colour": colour}:
                return [f"board:{colour}"]
            case {"type": "board_specialist", "specialist": specialist}:
                return [f"board:{specialist}"]
            case {"type": "plant", "card": card}:
                return [f"machination:{card}"]
            case _:
                return []

    def flight_places(self, option: Option) -> list[str]:
        match option:
            case {"type": kind, "row": row, "column": column} if kind in AT_CELL:
                return [f"cell:{row}:{column}"]
            case {"type": "land", "planet": planet}:
                return [f"planet:{planet}"]
            case {"type": "load", "goods": goods, "row": row, "column": column}:
                return [f"cube:{goods}", f"cell:{row}:{column}"]
            case {"type": "lift" | "give_cube", "goods": goods, "row": row, "column": column}:
                return [f"aboard:{goods}:{row}:{column}"]
            case {"type": "burn", "goods": goods, "row": row, "column": column}:
                battery = f"cell:{option['battery_row']}:{option['battery_column']}"
                return [f"cube:{goods}", f"cell:{row}:{column}", battery]
            case {"type": "boost_cannon", "row": row, "column": column}:
                cannon = f"cell:{option['cannon_row']}:{option['cannon_column']}"
                return [f"cell:{row}:{column}", cannon]
            case {"type": "jump", "row": row, "column": column}:
                engine = f"cell:{option['engine_row']}:{option['engine_column']}"
                return [f"cell:{row}:{column}", engine]
            case {"type": "wake_sleeper", "row": row, "column": column}:
                chamber = f"cell:{option['chamber_row']}:{option['chamber_column']}"
                return [chamber, f"cell:{row}:{column}"]
            case {"type": "lift_human", "row": row, "column": column}:
                return [f"aboard:human:{row}:{column}"]
            case {"type": "lift_token", "row": row, "column": column}:
                return [f"aboard:token:{row}:{column}"]
            case {"type": "forgo", "goods": goods}:
                return [f"cube:{goods}"]
            case {"type": "stop_at", "area": area}:
                return [f"area:{area}"]
            case {"type": "send_meteors", "line": line, "opponent": opponent}:
                return [f"line:{line}", f"seat:{opponent}"]
            case {"type": "set_die" | "guess", "number": number}:
                return [f"die:{number}"]
            case {"type": "name_column", "column": column}:
                return [f"column:{column}"]
            case {"type": "name_row", "row": row}:
                return [f"row:{row}"]
            case {"type": "take_part", "part": part}:
                return [f"offered:{part}"]
            case _:
                return []

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.update["view"]
        return view

    @property
    def own(self) -> dict[str, Any]:
        own: dict[str, Any] = self.view["players"][self.update["table"]["you"]]
        return own

    @property
    def is_away(self) -> bool:
        """Whether the ships are built."""
        return bool(self.heard) and self.view["phase"] != "building"

    @property
    def ghost(self) -> Locator:
        return self.page.locator("[data-ghost]")

    def make(self, option: Option) -> None:
        if option["type"] == "weld":
            self.weld(option)
            return
        button = self.button(option) if self.is_ambiguous(option) else None
        super().make(option)
        if button is not None:
            self.touch(button)
        elif option["type"] == "look":
            self.touch(self.page.get_by_role("button", name="Put the pile back").first)

    def is_ambiguous(self, option: Option) -> bool:
        """Whether more could be pressed for another option, so that a button chooses."""
        places = set(self.places_of(option))
        others = [set(self.places_of(other)) for other in self.options if other != option]
        return bool(places) and any(places <= other for other in others)

    # The part in hand

    def weld(self, option: Option) -> None:
        self.ghost.wait_for()
        while self.lie()[0] != option["turns"]:
            self.turn()
        self.bring(*self.place_on_board(option))

    def place_on_board(self, option: Option) -> tuple[int, int]:
        """The column and the row of an option, counted from the corner of the board."""
        board = BOX.boards[self.view["ship_class"]]
        rows = [numbers[0] for numbers in board.row_numbers]
        columns = [numbers[0] for numbers in board.column_numbers]
        return columns.index(option["column"]), rows.index(option["row"])

    def lie(self) -> tuple[int, int, int]:
        """How the part in hand is turned, and its column and row."""
        column, row = (self.ghost.get_attribute("data-corner") or "").split()
        return int(self.ghost.get_attribute("data-pose") or 0), int(column), int(row)

    def turn(self) -> None:
        before = self.lie()[0]
        self.ghost.hover()
        self.page.mouse.wheel(0, 100)
        self.until(lambda: self.lie()[0] != before, "the part to turn")

    def bring(self, column: int, row: int) -> None:
        """Move the part to where it goes, and weld it."""
        self.page.mouse.move(*self.centre_of(column, row))
        self.page.mouse.down()
        self.page.mouse.up()

    def centre_of(self, column: int, row: int) -> tuple[float, float]:
        drawing = BOX.boards[self.view["ship_class"]].drawing
        box = self.page.locator("[data-ghost] > rect").bounding_box()
        assert box is not None
        width, height = box["width"] / len(drawing[0]), box["height"] / len(drawing)
        return box["x"] + (column + 0.5) * width, box["y"] + (row + 0.5) * height


class TouchedTruck(Touched, TruckTable):
    """The same with a finger: the part is put down and welded with a button."""

    def turn(self) -> None:
        self.touch(self.page.get_by_role("button", name="Turn (R)"))

    def bring(self, column: int, row: int) -> None:
        self.page.touchscreen.tap(*self.centre_of(column, row))
        self.touch(self.page.get_by_role("button", name="Weld it here"))

    def touch(self, target: Locator) -> None:
        """What is needed all the time is in sight: only the parts that were put back are scrolled,
        sideways."""
        building = self.view["phase"] == "building"  # now: the press may begin the next phase
        before = self.page.locator(".board").evaluate("board => board.scrollTop")
        super().touch(target)
        if building:
            after = self.page.locator(".board").evaluate("board => board.scrollTop")
            assert (before, after) == (0, 0)


class TypedTruck(Typed, TruckTable):
    """The same by keys alone."""

    KEYS: ClassVar = {"draw": "d", "put_back": "b", "set_aside": "a", "take_off": "l"}

    def make(self, option: Option) -> None:
        self.place("heap").wait_for()
        key = self.KEYS.get(option["type"])
        if key and not self.page.locator("input:focus").count():
            self.page.keyboard.press(key)
        else:
            super().make(option)

    def turn(self) -> None:
        self.page.keyboard.press("r")

    def bring(self, column: int, row: int) -> None:
        # A part that was taken by a key has the focus.
        expect(self.ghost).to_be_focused()
        keys = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}
        for key, (dx, dy) in keys.items():
            here = self.lie()[1:]
            for _ in range((column - here[0]) * dx + (row - here[1]) * dy):
                self.page.keyboard.press(f"Arrow{key}")
        self.page.keyboard.press("Enter")


class Flight(TruckTable):
    """Somebody in flight."""

    last = ("give_up", "withdraw_half", "take_hit", "take_loan", "repay_loan")

    def pick(self) -> Option:
        """Cubes are loaded rather than lifted: else they go round for ever. Sums are the lowest,
        which is what the board proposes."""
        loads = [option for option in self.options if option["type"] == "load"]
        done = [option for option in self.options if option["type"] in ("done_loading", "declare")]
        if loads or done:
            return (loads or done)[0]
        sums = [option for option in self.options if option["type"] in SUMS]
        if sums:
            return min(sums, key=lambda option: option["credits"])
        return super().pick()

    def fly(self) -> Counter[str]:
        """Play this flight to its end; returns the kinds of choices made."""
        made: Counter[str] = Counter()
        while True:
            self.until(lambda: bool(self.options) or self.is_over, "a question")
            if self.is_over or self.view["phase"] != "flight":
                return made
            option = self.pick()
            self.choose(option)
            made[option["type"]] += 1


class TouchedFlight(TouchedTruck, Flight):
    pass


BY = {"mouse": Flight, "finger": TouchedFlight}
