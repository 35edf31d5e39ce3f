"""First Martians played on its drawn board: where its options lie."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect

from tests.browser.drawn import DrawnTable, Option, Touched
from tests.browser.table import TablePage

AT_ANY_MOMENT = ("use_skill", "use_poi", "dismantle_upgrade", "dismantle_part")
SECOND_THOUGHTS = ("withdraw", "lead", "leave_rover", "take_way", "use_facility", "operate")
CONFIRMED = (
    *("use_skill", "unlock_skill", "use_poi", "dismantle_upgrade"),
    *("take_way", "operate"),
)
"""Options that a button chooses when their things are in hand."""
TABS = {
    "base": "facility part shutdown block upgrade spare farm morale stress tool poi",
    "outside": "space objective act event sheet",
    "plan": "stack member lead ridden path room operator",
    "crew": "astronaut skill",
    "story": "way die reroll reroll-here keep-roll machine",
}
"""The parts of a phone's board, and the kinds of places in each."""


class MarsTable(DrawnTable):
    def open(self, query: str = "") -> TablePage:
        super().open(query)
        self.page.locator(".ground[data-board]").wait_for()
        return self

    def places_of(self, option: Option) -> list[str]:
        match option:
            case {"type": "plan_rest" | "plan_unwind" | "plan_heal" | "plan_manage" as kind}:
                return [f"pawn:{option['pawn']}", f"act:{kind.removeprefix('plan_')}"]
            case {"type": "plan_explore" | "plan_gather", "pawn": pawn, "space": space}:
                return [f"pawn:{pawn}", f"space:{space}"]
            case {"type": "plan_token", "pawn": pawn, "space": space, "objective": objective}:
                return [f"pawn:{pawn}", f"objective:{space}:{objective}"]
            case {"type": "plan_research", "pawn": pawn, "again": again}:
                return [f"pawn:{pawn}", f"act:research:{'again' if again else 'first'}"]
            case {"type": "plan_planting", "pawn": pawn, "farm": farm}:
                return [f"pawn:{pawn}", f"act:plant:{farm}"]
            case {"type": "plan_repair" | "plan_switch", "pawn": pawn, "part": part}:
                donor = [f"part:{option['donor']}:{part}"] if "donor" in option else []
                return [f"pawn:{pawn}", f"part:{option['facility']}:{part}", *donor]
            case {"type": "plan_rover_repair", "pawn": pawn, "rover": rover}:
                return [f"pawn:{pawn}", f"rover:{rover}"]
            case {"type": "plan_upgrade", "pawn": pawn, "upgrade": upgrade}:
                return [f"pawn:{pawn}", f"upgrade:{upgrade}"]
            case {"type": "plan_removal", "pawn": pawn, "facility": name, "resource": gas}:
                return [f"pawn:{pawn}", f"shutdown:{name}:{gas}"]
            case {"type": "plan_event_action", "pawn": pawn, "event": event, "space": space}:
                return [f"pawn:{pawn}", f"event:{event}", *([f"space:{space}"] if space else [])]
            case {"type": "plan_sheet_action", "pawn": pawn, "action": action, "space": space}:
                return [f"pawn:{pawn}", f"sheet:{action}", *([f"space:{space}"] if space else [])]
            case {"type": "join", "pawn": pawn, "stack": stack}:
                return [f"pawn:{pawn}", f"stack:{stack}"]
            case {"type": "withdraw", "pawn": pawn, "stack": stack}:
                return [f"member:{stack}:{pawn}"]
            case {"type": "lead", "pawn": pawn, "stack": stack}:
                return [f"lead:{stack}:{pawn}"]
            case {"type": "use_rover", "rover": rover, "stack": stack}:
                return [f"rover:{rover}", f"stack:{stack}"]
            case {"type": "leave_rover", "stack": stack}:
                return [f"ridden:{stack}"]
            case {"type": "take_way", "stack": stack}:
                return [f"path:{stack}"]
            case {"type": "use_facility", "stack": stack, "facility": facility}:
                return [f"room:{stack}:{facility}"]
            case {"type": "operate", "machine": machine}:
                return [f"operator:{machine}"]
            case {"type": "put_to_vote" | "agree" | "object" | "carry_out" | "change_plan" as vote}:
                return [f"vote:{vote}"]
            case {"type": "resolve", "stack": stack}:
                return [f"stack:{stack}"]
            case {"type": "choose_space" | "discard_sample", "space": space}:
                return [f"space:{space}"]
            case {"astronaut": name, "type": "take_astronaut" | "choose_astronaut" | "go_hungry"}:
                return [f"astronaut:{name}"]
            case {"type": "take_machine", "machine": machine}:
                return [f"machine:{machine}"]
            case {"type": "use_skill" | "unlock_skill" | "choose_skill", "skill": skill}:
                return [f"skill:{skill}"]
            case {"type": "use_poi", "poi": poi}:
                return [f"poi:{poi}"]
            case {"type": "dismantle_upgrade" | "choose_upgrade", "upgrade": upgrade}:
                return [f"upgrade:{upgrade}"]
            case {"type": "shut_down" | "choose_facility", "facility": name}:
                return [f"facility:{name}"]
            case {"type": "choose_shutdown", "facility": name, "resource": gas}:
                return [f"shutdown:{name}:{gas}"]
            case {"type": "choose_part", "facility": name, "part": part}:
                return [f"part:{name}:{part}"]
            case {"type": "dismantle_part", "facility": name, "part": part}:
                return ["tool:dismantle", f"part:{name}:{part}"]
            case {"type": "choose_block" | "manage_track", "block": block}:
                return [f"block:{block}"]
            case {"type": "choose_spare", "part": part}:
                return [f"spare:{part}"]
            case {"type": "choose_rover", "rover": rover}:
                return [f"rover:{rover}"]
            case {"type": "raise_morale"}:
                return ["morale"]
            case {"type": "lower_stress"}:
                return ["stress"]
            case {"type": "way_out", "way": way}:
                return [f"way:{way}"]
            case {"type": "reroll", "die": die, "skill": skill}:
                return [f"reroll:{die}:{skill}"]
            case {"type": "reroll_here", "facility": name}:
                return [f"reroll-here:{name}"]
            case {"type": "keep_roll"}:
                return ["keep-roll"]
            case {"type": "resolve_die", "die": die}:
                return [f"die:{die}"]
            case _:
                return []

    def place(self, name: str) -> Locator:
        """A place, also beside the board; one of equal pawns that is in hand, else the first."""
        if not name.startswith("pawn:"):
            return self.page.locator(f'[data-place="{name}"]').first
        pawns = self.page.locator(f'[data-place^="{name}:"]')
        held = pawns.and_(self.page.locator("[aria-pressed=true]"))
        return held.first if held.count() else pawns.first

    def pick(self) -> Option:
        """Mostly onwards: the plan is voted on as soon as it can be."""
        chance = random.Random(f"{self.at}")
        kinds = {option["type"] for option in self.options}
        onwards = kinds - {*AT_ANY_MOMENT, *SECOND_THOUGHTS, "object", "change_plan"}
        if kinds & {"put_to_vote", "agree", "carry_out"} and chance.random() < 0.8:
            onwards = kinds & {"put_to_vote", "agree", "carry_out"}
        elif chance.random() < 0.1:
            onwards = kinds
        kind = chance.choice(sorted(onwards or kinds))
        return chance.choice([option for option in self.options if option["type"] == kind])

    def make(self, option: Option) -> None:
        places = self.places_of(option)
        self.page.keyboard.press("Escape")  # a pawn that was taken back is in hand
        for name in places:
            self.turn_to(name)
            target = self.place(name)
            # The page may be behind its line: people press what they see is offered.
            expect(target).not_to_have_attribute("aria-disabled", "true")
            if target.get_attribute("aria-pressed") != "true":
                self.touch(target)
        if not places or option["type"] in CONFIRMED or self.is_ambiguous(option):
            self.touch(self.button(option))

    def turn_to(self, name: str) -> None:
        """A phone shows one part of the board at a time."""
        sort = name.split(":")[0]
        tabs = self.page.locator("[data-board] [role=tablist]")
        for part, sorts in TABS.items():
            if sort in sorts.split() and tabs.count() and not self.place(name).is_visible():
                tabs.get_by_role("tab", name=re.compile(NAMES[part])).tap()

    def is_ambiguous(self, option: Option) -> bool:
        """Whether the same places, or more, stand for another option, so that a button chooses."""
        places = set(self.places_of(option))
        others = [other for other in self.options if other != option]
        return any(places <= set(self.places_of(other)) for other in others)


NAMES = {
    "base": "Base|Baza",
    "outside": "Outside|Teren",
    "plan": "Plan",
    "crew": "Crew|Załoga",
    "story": "Story|Historia",
}


class TouchedMars(Touched, MarsTable):
    pass


BY = {"mouse": MarsTable, "finger": TouchedMars}
