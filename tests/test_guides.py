"""Guided first games: each game's guide matches its table, from the first step to the last."""

from __future__ import annotations

import pytest

from kosmodrom.bots import make_bot
from kosmodrom.bots.guides import AnyTable, play_guide
from kosmodrom.core.guide import Walk, find_guide
from kosmodrom.core.registry import games
from kosmodrom.core.table import Table
from kosmodrom.games.planet_unknown.events import TechnologyUnlocked
from kosmodrom.games.planet_unknown.geometry import neighbours
from kosmodrom.games.planet_unknown.rules.base import squares_of
from kosmodrom.testing.declared import check_labels

GUIDED = [game for game, ruleset in games().items() if find_guide(ruleset) is not None]


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_is_played_to_its_end(game: str) -> None:
    ruleset = games()[game]
    guide = find_guide(ruleset)
    assert guide is not None
    once, again = play_guide(ruleset, guide), play_guide(ruleset, guide)
    assert once.choices == again.choices
    assert not once.finished  # there is something left to be played freely


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_is_told_in_every_language(game: str) -> None:
    check_labels(games()[game])


BASIC = {
    "astrominers": {
        "reroll",
        "place",
        "take",
        "launch",
        "crew",
        "exchange",
        "give",
        "gain",
        "pass",
        "buy",
        "effect",
        "turn",
    },
    "planet_unknown": {
        "rotate",
        "take",
        "place",
        "advance",
        "energy",
        "boost",
        "take_card",
        "card_advance",
        "patch",
        "rover",
        "move",
    },
    "skymines": {
        "rest",
        "put",
        "ready",
        "use_scientist",
        "upload",
        "take_plan",
        "take_coin",
        "place_plan",
        "place_marker",
        "use_energy",
        "enter",
        "take_from",
        "use_resources",
        "buy_card",
        "advance",
        "pass",
        "take_stack",
    },
    "galaxy_trucker": {
        "draw",
        "weld",
        "look",
        "put_back",
        "set_aside",
        "take_aside",
        "take",
        "finish",
        "board_alien",
        "go_on",
        "power",
        "pay_token",
        "use_shield",
        "land",
        "load",
        "fly_on",
    },
    "first_martians": {
        "take_machine",
        "continue",
        "plan_explore",
        "use_rover",
        "plan_upgrade",
        "join",
        "plan_research",
        "plan_event_action",
        "put_to_vote",
        "agree",
        "resolve",
        "reroll",
        "way_out",
        "plan_gather",
        "plan_sheet_action",
    },
}


@pytest.mark.parametrize("game", BASIC)
def test_after_a_guide_every_basic_move_has_been_made(game: str) -> None:
    ruleset = games()[game]
    guide = find_guide(ruleset)
    assert guide is not None
    table = play_guide(ruleset, guide)
    proposed = [step.choice["type"] for step in guide.step if step.choice is not None]
    kinds = {kind for wanted in proposed for kind in (wanted, wanted[0]) if isinstance(kind, str)}
    made = {
        str(type(choice.option).__struct_config__.tag)
        for choice in table.choices
        if choice.seat == guide.you
    }
    assert BASIC[game] <= made & kinds


@pytest.mark.parametrize("seed", range(4))
def test_the_guide_of_first_martians_follows_those_who_go_their_own_way(seed: int) -> None:
    """Somebody who does anything but what is proposed is at its end after two sols all the same."""
    ruleset = games()["first_martians"]
    guide = find_guide(ruleset)
    assert guide is not None
    table: AnyTable = Table.start(
        ruleset, seats=len(guide.seats), seed=guide.seed, options=guide.options
    )
    walk, told = Walk(guide), 0
    while not table.finished and table.game.state.round < 3:
        while walk.step is not None and walk.step.is_said:
            walk.go_on()
        seat = next(iter(table.pending))
        option = make_bot("random", f"{seed}/{len(table.choices)}").choose(table, seat)
        table.decide(seat, option)
        if seat == guide.you:
            walk.choose(option)
        for numbered in table.events(guide.you, told):
            walk.happen(numbered.event)
            told += 1
    assert table.game.state.round == 3
    assert walk.step is not None
    assert walk.step.id == "mend"


def test_the_guide_of_planet_unknown_uses_a_technology() -> None:
    """The tile placed last lies apart, which only the technology allows that was unlocked."""
    ruleset = games()["planet_unknown"]
    guide = find_guide(ruleset)
    assert guide is not None
    table = play_guide(ruleset, guide)
    told = [numbered.event for numbered in table.events(guide.you)]
    assert TechnologyUnlocked(guide.you, "universal-coalition-1") in told
    *others, apart = (
        squares_of(table.game, placed) for placed in table.game.state.players[guide.you].tiles
    )
    assert not neighbours(apart) & sum(others)
