"""Planet Unknown played on its drawn board alone: by mouse, by touch and by keyboard."""

from __future__ import annotations

import re
from collections import Counter
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.planet_unknown.moves import TakeTile
from kosmodrom.testing.setting import AnyTable
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, MakePerson, Person, usually
from tests.browser.drawn import DrawnTable, Option, Touched, Typed, tell
from tests.browser.positions import placed
from tests.browser.table import PLANETS, new_table
from tests.server.running import RunningServer

FOLDED = 100
"""From how many choices of a kind on the list folds them."""

ON_SQUARES = (
    "patch",
    "rover",
    "collect_lifepod",
    "collect_meteorite",
    "destroy_meteorite",
    "add_meteorite",
    "destroy_lifepod",
)
ON_TRACKS = ("advance", "energy", "boost", "double_boost", "card_advance", "regress", "flux_token")
DRIVING = ("move", "teleport", "jump_rover", "teleport_civ")


def places_of(option: Option) -> list[str]:
    """The places that are pressed for an option; none if it has a button."""
    match option:
        case {"type": "take" | "remove_stack", "ring": ring}:
            return [f"depot:{ring}"]
        case {"type": "rotate", "steps": steps}:
            return [f"turn:{steps}"]
        case {"type": kind, "at": at} if kind in ON_SQUARES:
            return [f"square:{at}"]
        case {"type": kind, "track": track} if kind in ON_TRACKS or kind == "choose_track":
            return [f"track:{track}"]
        case {"type": kind, "start": start, "to": to} if kind in DRIVING:
            return [f"rover:{start}", f"drive:{to}"]
        case {"type": "destroy_rover", "at": at}:
            return [f"rover:{at}"]
        case {"type": "technology", "technology": technology}:
            return [f"technology:{technology}"]
        case {"type": "unlock_technology" | "lose_technology", "technology": technology}:
            return [f"technology:{technology}"]
        case {
            "type": "cover_position" | "lift_lifepod" | "move_tracker",
            "track": track,
            "position": position,
        }:
            return [f"position:{track}:{position}"]
        case {"type": "take_card", "card": card}:
            return [f"card:{card}"]
        case {"type": "choose_corporation", "corporation": corporation}:
            return [f"corporation:{corporation}"]
        case {"type": "choose_planet", "planet": planet}:
            return [f"planet:{planet}"]
        case {"type": "clear_row", "row": row}:
            return [f"row:{row}"]
        case {"type": "clear_column", "column": column}:
            return [f"column:{column}"]
        case {"type": "keep_objectives", "objectives": objectives}:
            return [f"objective:{objective}" for objective in objectives]
        case {"type": "discard_objective" | "open_contest", "objective": objective}:
            return [f"objective:{objective}"]
        case _:
            return []


class PlanetTable(DrawnTable):
    """A tile is in hand: it is turned, flipped and brought to its place."""

    last = ("finish",)

    def places_of(self, option: Option) -> list[str]:
        return places_of(option)

    @property
    def ghost(self) -> Locator:
        return self.page.locator("[data-ghost]")

    def make(self, option: Option) -> None:
        places = places_of(option)
        if option["type"] == "place":
            self.lay(option)
        elif not places:
            self.touch(self.button(option))
        else:
            self.lay_aside()
            same = [one["type"] for one in self.options if places_of(one) == places]
            if len(Counter(same)) > 1:
                self.touch(self.place(f"effect:{option['type']}"))
            for name in places:
                target = self.place(name)
                if target.get_attribute("aria-pressed") != "true":
                    self.touch(target)
            if option["type"] == "rotate":
                self.touch(self.page.locator(".confirm button"))
            elif option["type"] == "keep_objectives" and len(places) > 1:
                self.touch(self.page.get_by_role("button", name="Keep", exact=True))

    def button(self, option: Option) -> Locator:
        text = tell(self.update, option, "en")
        bar = self.page.get_by_role("region", name="Your tile and your choices")
        return bar.get_by_role("button", name=text, exact=True)

    def lay_aside(self) -> None:
        """Squares can be pressed only while no tile is in hand."""
        away = self.page.get_by_role("button", name="Drive a rover first")
        if away.count():
            self.touch(away)

    def lie(self) -> tuple[int, bool, int, int]:
        """How the tile in hand is turned, whether it is flipped, and where its corner is."""
        pose = (self.ghost.get_attribute("data-pose") or "").split()
        column, row = (self.ghost.get_attribute("data-corner") or "").split()
        return int(pose[0]), len(pose) > 1, int(column), int(row)

    def lay(self, option: Option) -> None:
        back = self.page.get_by_role("button", name="Back to the tile")
        if back.count():
            self.touch(back)
        turns, flipped = option["orientation"] % 4, option["orientation"] >= 4
        if self.lie()[1] != flipped:
            self.flip()
        while self.lie()[0] != turns:
            self.turn()
        self.bring(*corner_of(option["at"]))

    def flip(self) -> None:
        self.ghost.click(button="right")

    def turn(self) -> None:
        before = self.lie()[0]
        self.ghost.hover()
        self.page.mouse.wheel(0, 100)
        self.until(lambda: self.lie()[0] != before, "the tile to turn")

    def bring(self, column: int, row: int) -> None:
        """Move the tile to where it goes, and place it."""
        self.hover(column, row)
        self.page.mouse.down()
        self.page.mouse.up()

    def hover(self, column: int, row: int) -> None:
        x, y = self.centre_of(column, row)
        self.page.mouse.move(x, y)
        at = self.lie()[2:]
        # The pointer is over the middle of the tile, not over its corner.
        x, y = self.centre_of(2 * column - at[0], 2 * row - at[1])
        self.page.mouse.move(x, y)
        self.until(lambda: self.lie()[2:] == (column, row), "the tile to follow")

    def centre_of(self, column: int, row: int) -> tuple[float, float]:
        box = self.page.locator("[data-ghost] > rect").bounding_box()
        assert box is not None
        width, height = box["width"] / 12, box["height"] / 12
        return box["x"] + (column + 0.5) * width, box["y"] + (row + 0.5) * height


class TouchedPlanet(Touched, PlanetTable):
    """The same with a finger: the tile is put down, nudged and confirmed."""

    def flip(self) -> None:
        self.touch(self.page.get_by_role("button", name="Flip (F)"))

    def turn(self) -> None:
        self.touch(self.page.get_by_role("button", name="Turn (R)"))

    def bring(self, column: int, row: int) -> None:
        self.ghost.scroll_into_view_if_needed()
        x, y = self.centre_of(column, row)
        self.page.touchscreen.tap(x, y)
        ways = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
        for way, (dx, dy) in ways.items():
            here = self.lie()[2:]
            steps = (column - here[0]) * dx + (row - here[1]) * dy
            for _ in range(steps):
                self.touch(self.page.get_by_role("button", name=f"Move it {way}"))
        self.touch(self.page.get_by_role("button", name="Place it here"))


class TypedPlanet(Typed, PlanetTable):
    """The same by keys alone."""

    def flip(self) -> None:
        self.type("f")

    def turn(self) -> None:
        self.type("r")

    def type(self, key: str) -> None:
        self.ghost.focus()
        self.page.keyboard.press(key)

    def bring(self, column: int, row: int) -> None:
        keys = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}
        for key, (dx, dy) in keys.items():
            here = self.lie()[2:]
            for _ in range((column - here[0]) * dx + (row - here[1]) * dy):
                self.type(f"Arrow{key}")
        self.type("Enter")


def corner_of(at: str) -> tuple[int, int]:
    return ord(at[0]) - ord("A"), int(at[1:]) - 1


def new_game(person: Person, *bots: str, **options: Any) -> str:
    table = new_table(
        person, "me", *bots, game=PLANETS, options={"first_commander": "1", **options}
    )
    return str(table["id"])


BY = {"mouse": PlanetTable, "finger": TouchedPlanet, "keys": TypedPlanet}


@pytest.mark.parametrize("hand", usually("keys", "mouse", "finger"))
def test_a_round_is_played_on_the_board(person: MakePerson, hand: str) -> None:
    ala = person("Ala", size=PHONE if hand == "finger" else DESKTOP)
    made = BY[hand](ala, new_game(ala, "random", "random")).play(1)
    assert made["rotate"] == made["place"] == 1


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.timeout(600)
@pytest.mark.parametrize("hand", BY)
def test_a_whole_game_is_played_on_the_board(person: MakePerson, hand: str) -> None:
    ala = person("Ala", size=PHONE if hand == "finger" else DESKTOP)
    modules = {
        "corporations": "random",
        "planets": "random",
        "events": True,
        "private_objectives": "hidden",
    }
    table = BY[hand](ala, new_game(ala, "random", **modules))
    made = table.play()
    assert table.is_over
    assert made["place"] > 5


def to_placing(table: PlanetTable) -> PlanetTable:
    """A table at which the reader has a tile to place."""
    table.open()
    table.until_asked()
    while not any(option["type"] == "place" for option in table.options):
        table.choose(table.options[0])
        table.until_asked()
    return table


def test_the_tile_says_what_it_brings_and_why_it_does_not_go(person: MakePerson) -> None:
    ala = person("Ala")
    table = to_placing(PlanetTable(ala, new_game(ala, "random", "random")))
    bar = ala.page.get_by_role("region", name="Your tile and your choices")
    option = table.options[0]
    turns, flipped = option["orientation"] % 4, option["orientation"] >= 4
    if table.lie()[1] != flipped:
        table.flip()
    while table.lie()[0] != turns:
        table.turn()
    table.hover(*corner_of(option["at"]))
    expect(bar.get_by_text(re.compile("advanced to position 1")).first).to_be_attached()
    # In the corner of the frame there is no planet.
    ala.page.mouse.move(*table.centre_of(0, 0))
    expect(bar.get_by_text("It would stick out beyond your planet")).to_be_visible()
    expect(bar.get_by_role("link", name="PU-412")).to_be_visible()
    # Put down there, it is moved to where it goes, and is not placed yet.
    ala.page.mouse.click(*table.centre_of(0, 0))
    expect(bar.get_by_role("button", name="Place it here")).to_be_disabled()
    ala.page.mouse.click(*table.centre_of(0, 0))
    bar.get_by_role("button", name=re.compile("fits at")).first.click()
    expect(bar.get_by_role("button", name="Place it here")).to_be_enabled()
    # The bar has told it all: nothing repeats it beside the board.
    expect(ala.page.get_by_text("why not?")).to_have_count(0)
    _, _, column, row = table.lie()
    corners = [corner_of(option["at"]) for option in table.options]
    assert (column, row) in corners


def taken(table: PlanetTable) -> Any:
    return table.update["view"]["players"][0]["taken"]


def test_a_tile_is_put_back_and_exchanged(person: MakePerson) -> None:
    ala = person("Ala")
    table = to_placing(PlanetTable(ala, new_game(ala, "random", "random")))
    depot = next(one for one in table.update["view"]["depots"] if one["seat"] == 0)
    small, large = depot["small"]["top"], depot["large"]["top"]
    assert taken(table) == small
    # A press on the other tile takes that one instead.
    table.place("depot:large").click()
    table.until(lambda: bool(table.options) and taken(table) == large, "the other tile")
    table.ghost.wait_for()
    # By the button, and by Escape.
    ala.page.get_by_role("button", name="Put the tile back", exact=True).click()
    table.until(lambda: {option["type"] for option in table.options} == {"take"}, "the depot")
    table.choose({"type": "take", "ring": "small"})
    table.ghost.focus()
    ala.page.keyboard.press("Escape")
    table.until(lambda: {option["type"] for option in table.options} == {"take"}, "the depot")


def many_ways() -> AnyTable:
    """A table at which the first player has a tile that goes in so many ways that they fold."""
    options = {"first_commander": "1"}
    table: AnyTable = Table.start(PLANETS, seats=2, seed="folded", options=options)
    while not (0 in table.pending and len(table.pending[0].options) >= FOLDED):
        seat, ask = next(iter(table.pending.items()))
        table.decide(seat, ask.options[0])
    return table


def test_what_is_made_on_the_board_is_folded_in_the_list(
    person: MakePerson, server: RunningServer
) -> None:
    ala = person("Ala")
    table = PlanetTable(ala, placed(server, ala, many_ways(), bot="random"))
    table.open()
    table.until_asked()
    assert {option["type"] for option in table.options} == {"place"}
    expect(table.choices).to_have_count(0)
    ala.page.get_by_role("button", name=f"Place the tile {len(table.options)}").click()
    expect(table.choices).to_have_count(len(table.options))
    ala.page.get_by_role("button", name=f"Place the tile {len(table.options)}").click()
    expect(table.choices).to_have_count(0)
    # What is searched for is found all the same.
    text = tell(table.update, table.options[0], "en")
    ala.page.get_by_role("searchbox", name="Find a choice").fill(text)
    expect(table.choices.filter(has_text=text)).to_have_count(1)


def test_a_tile_is_dragged_from_the_depot(person: MakePerson) -> None:
    ala = person("Ala")
    table = PlanetTable(ala, new_game(ala, "random", "random"))
    table.open()
    table.until_asked()
    while not any(option["type"] == "take" for option in table.options):
        table.choose(table.options[0])
        table.until_asked()
    box = table.place("depot:large").bounding_box()
    planet = table.place("square:F6").bounding_box()
    assert box is not None
    assert planet is not None
    ala.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ala.page.mouse.down()
    ala.page.mouse.move(box["x"], box["y"], steps=3)
    table.ghost.wait_for()
    ala.page.mouse.move(planet["x"] + 5, planet["y"] + 5, steps=3)
    ala.page.mouse.up()
    _, _, column, row = table.lie()
    assert abs(column - 4) <= 2
    assert abs(row - 5) <= 2
    # It stays where it was dropped until it is placed.
    ala.page.mouse.move(planet["x"] + 150, planet["y"] + 5, steps=2)
    assert table.lie()[2:] == (column, row)


@pytest.mark.parametrize("size", usually(PHONE, DESKTOP))
def test_the_board_is_accessible(person: MakePerson, size: tuple[int, int]) -> None:
    ala = person("Ala", size=size, reduced_motion="reduce")
    table = PlanetTable(ala, new_game(ala, "random", "random", events=True))
    table.open()
    table.until_asked()
    assert violations(ala.page) == []
    to_placing(table)
    table.ghost.wait_for()
    assert violations(ala.page) == []


@pytest.mark.parametrize("players", usually(6, 1))
def test_nothing_scrolls_on_a_desk(person: MakePerson, players: int) -> None:
    ala = person("Ala")
    table = PlanetTable(ala, new_game(ala, *["random"] * (players - 1)))
    to_placing(table)
    table.ghost.wait_for()
    assert table.overflow() <= 0


def test_boards_are_chosen_without_scrolling(person: MakePerson) -> None:
    ala = person("Ala", language="pl")
    table = PlanetTable(ala, new_game(ala, "random", corporations="free", planets="free"))
    table.open()
    for kind in ("choose_corporation", "choose_planet"):
        table.until_asked()
        assert table.options[0]["type"] == kind
        expect(table.place(places_of(table.options[-1])[0])).to_be_visible()
        assert table.overflow() <= 0
        table.choose(table.options[-1])


def test_planet_and_tile_are_in_view_together_on_a_phone(person: MakePerson) -> None:
    ala = person("Ala", size=PHONE)
    table = to_placing(PlanetTable(ala, new_game(ala, "random", "random")))
    table.ghost.wait_for()
    planet = ala.page.locator("[data-ghost] > rect").bounding_box()
    tools = ala.page.get_by_role("button", name="Place it here").bounding_box()
    assert planet is not None
    assert tools is not None
    assert planet["width"] > 300
    assert planet["y"] + planet["height"] <= tools["y"]


def offered_another_tile() -> AnyTable:
    """In the middle of their move, the first seat may take another tile."""
    for seed in count():
        chance = Random.seeded(seed)
        table: AnyTable = Table.start(PLANETS, seats=2, seed=seed, options={"events": True})
        while not table.finished:
            asked = table.pending.get(0)
            if asked and asked.question.id == "next" and TakeTile("small") in asked.options:
                return table
            seat = chance.choice(tuple(table.pending))
            table.decide(seat, chance.choice(table.pending[seat].options))
    raise AssertionError


def test_another_tile_is_taken_in_the_middle_of_a_move_on_a_phone(
    person: MakePerson, server: RunningServer
) -> None:
    ala = person("Ala", size=PHONE)
    table = BY["finger"](ala, placed(server, ala, offered_another_tile(), bot="random"))
    table.open()
    table.until_asked()
    table.choose(next(option for option in table.options if option["type"] == "take"))
    table.ghost.wait_for()
