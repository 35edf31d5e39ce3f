"""Skymines played on its drawn board alone: by mouse, by touch and by keyboard."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, MakePerson, Person, usually
from tests.browser.drawn import DrawnTable, Option, Touched, Typed
from tests.browser.table import MINES

MODULES: dict[str, Any] = {"board": "belt", "missions": True, "threats": True, "tracks": "chosen"}


class SkyTable(DrawnTable):
    last = ("pass", "stop", "ready", "play_again")

    def places_of(self, option: Option) -> list[str]:
        match option:
            case {"type": "place_track", "track": track}:
                return [f"side:{track}"]
            case {"type": "keep_token", "token": token}:
                return [f"token:{token}"]
            case {"type": "put", "card": card, "slot": slot}:
                return [f"hand:{card}", f"slot:{slot}"]
            case {"type": "take_stack" | "rest", "slot": slot}:
                return [f"rest:{slot}"]
            case {"type": "lay_tile", "slot": slot}:
                return ["tile:resource", f"slot:{slot}"]
            case {"type": "fulfil", "mission": mission, "task": task}:
                return [f"task:{mission}:{task}"]
            case {"type": "use_resources", "slots": slots}:
                return [f"slot:{slot}" for slot in slots]
            case {"type": "use_energy", "company": company}:
                return [*self.energy(), f"company:{company}"]
            case {"type": "use_scientist" | "use_field", "slot": slot}:
                return [f"slot:{slot}"]
            case {"type": "use_scientist_tile"}:
                return ["tile:scientist"]
            case {"type": "use_field_tile"}:
                return ["tile:field"]
            case {"type": "place_marker", "space": space, "reward": reward, "once": once}:
                steps = [f"step:{space}:{reward}"] if reward else []
                return [f"space:{space}", *steps, *(["once"] if once else [])]
            case {"type": "buy_card", "card": card}:
                return [f"display:{card}"]
            case {"type": "advance" | "cross" | "choose_share", "company": company}:
                return [f"track:{company}"]
            case {"type": "enter", "place": place}:
                return [f"place:{place}"]
            case {"type": "take_from" | "return_to", "company": company, "column": column}:
                return [f"column:{company}:{column}"]
            case {"type": "neutralise"}:
                return ["threat"]
            case {"type": "do_first", "what": what, "n": n, "company": company}:
                return [f"reward:{what}:{n}:{company or ''}"]
            case {"type": "take_plan", "plan": plan}:
                return [f"plan:{plan}"]
            case {"type": "flip", "screen": screen}:
                return [f"screen:{screen}"]
            case {"type": "upload"}:
                return ["upload"]
            case {"type": "place_plan", "plan": plan, "screen": screen}:
                several = len(self.update["view"]["players"][0]["gained"]) > 1
                return [*([f"gained:{plan}"] if several else []), f"screen:{screen}"]
            case {"type": "remove_card", "card": card}:
                return [f"hand:{card}"]
            case {"type": "take_removed", "card": card}:
                return [f"removed:{card}"]
            case _:
                return []

    def pick(self) -> Option:
        """Companies expand whenever they can: nothing asks more of the board."""
        steps = [option for option in self.options if option["type"] in ("use_energy", "enter")]
        return random.Random(f"{self.at}").choice(steps) if steps else super().pick()

    def energy(self) -> list[str]:
        """A card of the own slots that stands for all energy; none where a removed card is used."""
        if all(option["type"] == "use_energy" for option in self.options):
            return []
        player = self.update["view"]["players"][0]
        slots = zip("ABCDE", player["slots"], strict=True)
        found = [f"slot:{name}" for name, slot in slots if "energy" in (slot["card"] or "")]
        return [found[0] if found else "tile:energy"]

    def make(self, option: Option) -> None:
        super().make(option)
        if option["type"] == "use_resources" or self.is_ambiguous(option):
            now = self.page.get_by_role("region", name=re.compile("^(What you can do|Co możesz)"))
            self.touch(now.get_by_role("button").first)

    def is_ambiguous(self, option: Option) -> bool:
        """Whether more could be picked up for another option, so that a button chooses."""
        places = set(self.places_of(option))
        return bool(places) and any(places < set(self.places_of(other)) for other in self.options)


class TouchedSky(Touched, SkyTable):
    pass


class TypedSky(Typed, SkyTable):
    pass


BY = {"mouse": SkyTable, "finger": TouchedSky, "keys": TypedSky}


def new_game(person: Person, *seats: str, **options: Any) -> str:
    """A table with the reader, bots of these levels, and Luna where a seat says ``automa``."""
    kinds = [{"kind": "automa"} if s == "automa" else {"kind": "bot", "bot": s} for s in seats]
    body = {
        "game": MINES,
        "seats": [{"kind": "me"}, *kinds],
        "start": True,
        "options": {"first_player": "1", **options},
    }
    return str(person.api("POST", "/api/tables", body)["id"])


@pytest.mark.parametrize("hand", usually("finger", "mouse", "keys"))
def test_a_round_is_played_on_the_board(person: MakePerson, hand: str) -> None:
    ala = person("Ala", size=PHONE if hand == "finger" else DESKTOP)
    made = BY[hand](ala, new_game(ala, "random")).play(1)
    assert made["put"] == 3
    assert made["rest"] > 3


@pytest.mark.slow
@pytest.mark.thorough
@pytest.mark.timeout(900)
@pytest.mark.parametrize("hand", BY)
def test_a_whole_game_is_played_on_the_board(person: MakePerson, hand: str) -> None:
    ala = person("Ala", size=PHONE if hand == "finger" else DESKTOP)
    table = BY[hand](ala, new_game(ala, "random", "automa", tokens="dealt", **MODULES))
    made = table.play()
    assert table.is_over
    assert made["put"] > 10
    assert made["enter"] > 0


@pytest.mark.parametrize("size", usually(DESKTOP, PHONE))
def test_the_board_is_accessible(person: MakePerson, size: tuple[int, int]) -> None:
    ala = person("Ala", size=size, reduced_motion="reduce")
    table = SkyTable(ala, new_game(ala, "random", "automa", missions=True))
    table.open()
    table.until_asked()
    assert violations(ala.page) == []
    table.play(1, by_hand=False)
    assert violations(ala.page) == []


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param(["automa"], {}, marks=pytest.mark.thorough),
        (["random"] * 3, {"board": "belt", "missions": True, "threats": True}),
    ],
)
def test_nothing_scrolls_on_a_desk(
    person: MakePerson, seats: list[str], options: dict[str, Any]
) -> None:
    ala = person("Ala", language="pl")
    table = SkyTable(ala, new_game(ala, *seats, **options))
    table.language = "pl"
    table.open()
    kinds: set[str] = set()
    while True:
        table.until_asked()
        if table.update["view"]["round"] > 1:
            break
        asked = {str(option["type"]) for option in table.options}
        if not asked <= kinds:
            assert table.overflow() <= 0, asked
            kinds |= asked
        table.send(table.pick())
    assert "put" in kinds


def test_a_card_is_dragged_to_a_slot(person: MakePerson) -> None:
    ala = person("Ala")
    table = SkyTable(ala, new_game(ala, "random"))
    table.open()
    table.until_asked()
    while not any(option["type"] == "put" for option in table.options):
        table.choose(table.options[0])
        table.until_asked()
    put = next(option for option in table.options if option["type"] == "put")
    card, slot = (table.place(name) for name in table.places_of(put))
    table.after(lambda: card.drag_to(slot))
    table.until_asked()
    expect(slot).to_have_attribute("aria-label", re.compile("take this card back"))


@pytest.mark.parametrize("open_hands", [False, True])
def test_another_players_hand_is_shown_only_if_that_was_agreed(
    person: MakePerson, open_hands: bool
) -> None:
    ala = person("Ala")
    table = SkyTable(ala, new_game(ala, "random", open_hands=open_hands))
    table.open()
    table.until_asked()
    while not any(option["type"] == "put" for option in table.options):
        table.choose(table.options[0])
        table.until_asked()
    ala.page.get_by_role("button", name=re.compile("show everything$")).click()
    hand = ala.page.get_by_role("dialog").locator("section", has_text="Cards in hand: 7")
    expect(hand.locator(".card")).to_have_count(7)
    expect(hand.locator(".card[role=img]")).to_have_count(7 if open_hands else 0)
