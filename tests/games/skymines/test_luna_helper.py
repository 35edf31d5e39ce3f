"""The companion that plays Luna at a real table.

The strongest test plays the game itself with Luna. A copy of the table stands beside it for the
cardboard: on it somebody does what the companion says, and answers its questions by what lies
there. After each of her turns both tables are equal, byte for byte.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kosmodrom.bots import make_bot
from kosmodrom.core.errors import GameOptionsError, Refused, SeatsError
from kosmodrom.core.events import Event
from kosmodrom.core.game import Game as CoreGame
from kosmodrom.core.history import History
from kosmodrom.core.options import Option
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.skymines import RULESET, rules
from kosmodrom.games.skymines.box import Box, load_box
from kosmodrom.games.skymines.effects import LunaExpand, PlaceMarker
from kosmodrom.games.skymines.events import CoinsGained, LunaIdle, LunaUploaded, TankMoved
from kosmodrom.games.skymines.luna_helper.events import (
    Advance,
    AdvanceEverywhere,
    ExpansionOver,
    HelperRound,
    LunaScored,
    MajoritiesTold,
    PieceOusted,
    PiecePlaced,
    PlanRemoved,
    ShareTaken,
    SpaceMarked,
    SpecialRemoved,
    TokensLaid,
    TracksSet,
)
from kosmodrom.games.skymines.luna_helper.moves import (
    COMPANY_ANSWERS,
    TURN_UP,
    Count,
    EndGame,
    EndRound,
    Entered,
    LayOut,
    Marked,
    NameCompany,
    NoCard,
    NoPiece,
    NoRival,
    NoShare,
    NothingFree,
    Occupied,
    ThreatLeft,
    TokenTank,
    TookPlain,
    TookShare,
)
from kosmodrom.games.skymines.luna_helper.play import new_state, score
from kosmodrom.games.skymines.luna_helper.ruleset import LUNA
from kosmodrom.games.skymines.luna_helper.state import HelperOptions, HelperState
from kosmodrom.games.skymines.luna_helper.view import HelperView
from kosmodrom.games.skymines.rules import end, luna, planning, preparation, setup, turns
from kosmodrom.games.skymines.rules.base import (
    Game,
    SkyminesOptions,
    board_of,
    card_shares,
    shares_of,
    value_of,
)
from kosmodrom.games.skymines.rules.luna import by_lead, by_value, farthest_behind, find_target
from kosmodrom.games.skymines.rules.luna_cards import luna_player, luna_totals
from kosmodrom.games.skymines.rules.stations import full_columns, reach
from kosmodrom.games.skymines.tables import CARBON, COMPANY_NUMBER, ENERGY, MINERALS, TITANIUM
from kosmodrom.games.skymines.terms import COMPANIES, LETTERS, NOTHING, SLOTS, Slot
from kosmodrom.testing.positions import question, table_at

Helper = Table[HelperState, HelperOptions, Box]

BETWEEN = ("helper-turn", "helper-passed", "helper-last-round")
"""Questions that are asked between her turns."""


def start(seed: int | str = 0, **options: Any) -> Helper:
    return Table.start(LUNA, seats=["Luna"], seed=seed, options=options)


def answer(table: Helper, option: Option) -> list[Event]:
    """What people are told after an answer."""
    before = len(table.game.log)
    table.decide(0, option)
    return [entry.event for entry in table.game.log[before:]]


def asked(table: Helper) -> str | None:
    return question(table, 0)


def about(table: Helper) -> Any:
    return table.pending[0].about


def answers(table: Helper) -> list[Option]:
    return list(table.pending[0].options)


# Beside the game itself


class Cardboard:
    """The table of somebody who does what the companion says."""

    def __init__(self, g: Game, helper: Helper) -> None:
        state = RULESET.decode(RULESET.encode(g.state))
        self.g: Game = CoreGame(state, g.options, g.data, g.seats, g.automas, g.carried)
        self.helper = helper
        self.told: list[Event] = []
        self._heard = len(helper.game.log)
        self._rival = NOTHING

    def take_turn(self) -> None:
        """Turn up her card, and do what there is to do until the next player's turn."""
        self.helper.decide(0, TURN_UP)
        self.listen()
        while asked(self.helper) not in BETWEEN:
            self.helper.decide(0, self.look())
            self.listen()

    def listen(self) -> None:
        log = self.helper.game.log
        for entry in log[self._heard :]:
            self.told.append(entry.event)
            self.obey(entry.event)
        self._heard = len(log)

    def obey(self, event: Event) -> None:
        """Do what an event says with the pieces."""
        g, player = self.g, luna_player(self.g)
        match event:
            case CoinsGained(_, coins):
                player.coins += coins
            case TankMoved(_, _, to):
                player.tank = to
            case LunaUploaded(_, _, to):
                player.upload = to
            case Advance(company, spaces):
                luna.move_luna_track(g, COMPANY_NUMBER[company], spaces)
            case AdvanceEverywhere(spaces):
                for number in by_value(g):
                    luna.move_luna_track(g, number, spaces)
            case PlanRemoved(letter, position):
                luna.discard_plan(g, LETTERS.index(letter), position - 1)
            case SpecialRemoved():
                luna.discard_special(g)
            case PieceOusted(company, rival, target):
                number = COMPANY_NUMBER[company]
                place, why = find_target(g, number, target.startswith("highest"))
                assert (g.state.places[place], why) == (COMPANY_NUMBER[rival], target)
                luna.enter(g, number, place, target)

    def look(self) -> Option:
        """The answer to the question, by what lies on the table."""
        g, s = self.g, self.g.state
        what = about(self.helper)
        match asked(self.helper):
            case "helper-most-valuable":
                return COMPANY_ANSWERS[by_value(g)[0]]
            case "helper-second-most-valuable":
                return COMPANY_ANSWERS[by_value(g)[1]]
            case "helper-least-valuable":
                return COMPANY_ANSWERS[by_value(g)[-1]]
            case "helper-less-valuable":
                order = [COMPANY_ANSWERS[company] for company in by_value(g)]
                return max(answers(self.helper), key=order.index)
            case "helper-biggest-lead":
                return COMPANY_ANSWERS[by_lead(g)[0]]
            case "helper-second-lead":
                return COMPANY_ANSWERS[by_lead(g)[1]]
            case "helper-card":
                return self.take_card(what.space - 1)
            case "helper-share":
                return self.take_share()
            case "helper-marker":
                space = g.data.board_spaces.index(g.data.luna_spaces[what.space])
                if s.spaces[space] != NOTHING:
                    return Occupied()
                s.spaces[space] = g.seats
                luna_player(g).markers -= 1
                return Marked()
            case "helper-moon" | "helper-belt":
                return self.place(COMPANY_NUMBER[what.company], what.number == "highest")
            case "helper-rival":
                return self.find_rival(COMPANY_NUMBER[what.company])
        raise AssertionError(asked(self.helper))

    def take_card(self, space: int) -> Option:
        card = self.g.state.display[space]
        if card == NOTHING:
            return NoCard()
        luna.take_card(self.g, space)
        share = self.g.data.tables.shares[card]
        return TookShare(COMPANIES[share]) if share != NOTHING else TookPlain()

    def take_share(self) -> Option:
        g = self.g
        shown = [NOTHING if c == NOTHING else g.data.tables.shares[c] for c in g.state.display]
        for company in by_value(g):
            if company in shown:
                luna.take_card(g, shown.index(company))
                return NameCompany(COMPANIES[company])
        return NoShare()

    def place(self, company: int, highest: bool) -> Option:
        g = self.g
        board = board_of(g)
        if not full_columns(g, company, (*board.outposts, *board.shuttles)):
            return NoPiece()
        place, why = find_target(g, company, highest)
        if place == NOTHING or g.state.places[place] != NOTHING:
            return NothingFree()
        luna.enter(g, company, place, why)
        return Entered(why)

    def find_rival(self, company: int) -> Option:
        g = self.g
        board = board_of(g)
        kinds = {
            shuttle: full_columns(g, company, board.shuttles if shuttle else board.outposts)
            for shuttle in (False, True)
        }
        reached = [place for place in reach(g, company) if kinds[board.shuttle[place]]]
        rivals = sorted({g.state.places[place] for place in reached})
        return COMPANY_ANSWERS[farthest_behind(g, rivals)] if rivals else NoRival()


class Beside:
    """A game with Luna, and the companion beside it."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.helper: Helper | None = None
        self.turns = 0
        self.asked: Counter[str] = Counter()
        self.told: Counter[type[Event]] = Counter()
        self.scored = 0
        patch.setattr(setup, "set_up_luna", self._wrap(setup.set_up_luna, self.set_up))
        patch.setattr(setup, "_luna_bonus", self._wrap(setup._luna_bonus, self.take_bonus))
        patch.setattr(planning, "plan_luna", self._wrap(planning.plan_luna, self.plan))
        patch.setattr(turns, "take_luna_turn", self._wrap(turns.take_luna_turn, self.take_turn))
        patch.setattr(preparation, "clear_luna", self._wrap(preparation.clear_luna, self.clear))
        patch.setattr(rules, "close", self._wrap(rules.close, self.count))

    def _wrap(
        self, original: Callable[[Game], None], then: Callable[[Game, Game], None]
    ) -> Callable[[Game], None]:
        def both(g: Game) -> None:
            before = RULESET.decode(RULESET.encode(g.state))
            original(g)
            then(CoreGame(before, g.options, g.data, g.seats, g.automas, g.carried), g)

        return both

    def play(self, seed: str, players: int, **options: Any) -> Table[Any, Any, Any]:
        chosen = SkyminesOptions(**options)
        table = Table.start(RULESET, seats=players, automas=1, options=chosen, seed=seed)
        bots = [make_bot("random", f"{seed} {seat}") for seat in range(players)]
        while table.pending:
            seat = next(iter(table.pending))
            table.decide(seat, bots[seat].choose(table, seat))
        return table

    def decide(self, before: Game, option: Option) -> None:
        """The companion's luck is the game's."""
        assert self.helper is not None
        self.helper.game.state.rng = before.state.rng
        self.helper.decide(0, option)

    def compare(self, g: Game) -> None:
        """Her cards and tracks are the same in both."""
        assert self.helper is not None
        s = self.helper.game.state
        assert s.luna == g.state.luna
        own, there = s.players[0], luna_player(g)
        assert (own.tank, own.upload) == (there.tank, there.upload)
        assert s.shares == card_shares(g, g.seats)
        assert luna_totals(self.helper.game) == luna_totals(g)

    def set_up(self, before: Game, after: Game) -> None:
        options = HelperOptions(
            luna_level=after.options.luna_level,
            board=after.options.board,
            threats=after.options.threats,
        )
        state = new_state(1, options, after.data)
        state.rng = before.state.rng
        self.helper = table_at(LUNA, state, seats=1, options=options, data=after.data)
        assert self.helper.game.state.luna == after.state.luna
        assert self.helper.game.state.rng == after.state.rng

    def take_bonus(self, before: Game, after: Game) -> None:
        self.decide(before, TokenTank(luna_player(after).tank - luna_player(before).tank))
        self.compare(after)

    def plan(self, before: Game, after: Game) -> None:
        self.decide(before, LayOut())
        self.compare(after)

    def take_turn(self, before: Game, after: Game) -> None:
        assert self.helper is not None
        self.helper.game.state.rng = before.state.rng
        table = Cardboard(before, self.helper)
        table.take_turn()
        self.turns += 1
        self.told.update(map(type, table.told))
        self.compare(after)
        # What the companion holds is its own; all else was done by hand.
        done = table.g.state
        done.luna, done.rng = self.helper.game.state.luna, self.helper.game.state.rng
        luna_player(table.g).passed = self.helper.game.state.players[0].passed
        assert RULESET.encode(done) == RULESET.encode(after.state)

    def clear(self, before: Game, after: Game) -> None:
        self.decide(before, EndRound())
        self.compare(after)
        assert self.helper is not None
        assert self.helper.game.state.round == after.state.round + 1

    def count(self, _before: Game, after: Game) -> None:
        """The score is what the game says."""
        helper = self.helper
        assert helper is not None
        helper.decide(0, EndGame())
        while not helper.finished:
            helper.decide(0, self.number(helper, after))
        assert score(helper.game) == end.score(after, after.seats)
        self.scored += 1

    def number(self, helper: Helper, g: Game) -> Option:
        threat = g.state.threat
        match asked(helper):
            case "helper-threat" if threat == NOTHING:
                return ThreatLeft("none")
            case "helper-threat":
                consequence = g.data.tables.threats[threat].consequence
                return ThreatLeft(str(consequence.__struct_config__.tag))
            case "helper-coins":
                return Count(luna_player(g).coins)
        company = COMPANY_NUMBER[about(helper).company]
        on_track = shares_of(g, g.seats, company)
        match asked(helper):
            case "helper-shares":
                return Count(on_track)
            case "helper-shares-left":
                left = end.lost_shares(g, g.seats, card_shares(g, g.seats))
                return Count(on_track + left[company])
            case "helper-value":
                return Count(value_of(g, company))
            case "helper-value-left":
                return Count(end.final_values(g)[company])
        raise AssertionError(asked(helper))


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch) -> Beside:
    return Beside(monkeypatch)


@pytest.mark.rule(
    *("SKY-1609", "SKY-1611", "SKY-1612", "SKY-1613", "SKY-1621", "SKY-1622", "SKY-1623"),
    *("SKY-1624", "SKY-1625", "SKY-1626", "SKY-1641", "SKY-1642", "SKY-1643", "SKY-1646"),
    *("SKY-1661", "SKY-1664", "SKY-1667", "SKY-1668", "SKY-1674", "SKY-1675", "SKY-1677"),
    *("SKY-1678", "SKY-1679", "SKY-1683", "SKY-1684", "SKY-1687", "SKY-1698", "SKY-Q-81"),
)
@pytest.mark.parametrize("level", range(9))
def test_people_who_follow_the_companion_play_luna_as_the_game_does(
    beside: Beside, level: int
) -> None:
    for players in (1, 2, 3):
        beside.play(f"moon {level} {players}", players, luna_level=level, tracks="random")
    assert beside.turns >= 3 * 7 * 3
    assert beside.scored == 3


@pytest.mark.rule("SKY-1691", "SKY-1692", "SKY-1693", "SKY-1694", "SKY-1695", "SKY-1698")
@pytest.mark.parametrize("level", range(9))
def test_and_so_they_do_in_the_belt_with_threats(beside: Beside, level: int) -> None:
    options = {"luna_level": level, "board": "belt", "tracks": "random", "missions": True}
    for players, threats in ((1, True), (2, False), (3, True)):
        beside.play(f"belt {level} {players}", players, **options, threats=threats)
    assert beside.turns >= 3 * 6 * 3
    assert beside.scored >= 3
