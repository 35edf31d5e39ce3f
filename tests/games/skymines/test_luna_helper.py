"""The companion that plays Luna at a real table.

The strongest test plays the game itself with Luna. A copy of the table stands beside it for the
cardboard: on it somebody does what the companion says, and answers its questions by what lies
there. After each of her turns both tables are equal, byte for byte.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

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
from kosmodrom.games.skymines import RULESET, effects, rules
from kosmodrom.games.skymines.box import Box, load_box
from kosmodrom.games.skymines.events import (
    CoinsGained,
    LunaDropped,
    LunaFinished,
    LunaIdle,
    LunaPlanned,
    LunaShown,
    LunaShuffled,
    LunaTarget,
    LunaTurned,
    LunaUploaded,
    TankMoved,
)
from kosmodrom.games.skymines.luna_helper.events import (
    HELPER_EVENTS,
    Advance,
    AdvanceEverywhere,
    CardTaken,
    ExpansionOver,
    HelperRound,
    LunaScored,
    MajoritiesTold,
    PieceOusted,
    PiecePlaced,
    PiecesGiven,
    PlanRemoved,
    RoundPrepared,
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
from kosmodrom.games.skymines.tables import COMPANY_NUMBER
from kosmodrom.games.skymines.terms import COMPANIES, LETTERS, NOTHING, SLOTS, Company, Slot
from kosmodrom.testing.positions import question, table_at

Helper = Table[HelperState, HelperOptions, Box]

BOX = load_box()
GAMES = 4
"""So many are played at each level, on each board."""
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


def seen(table: Helper) -> HelperView:
    found = table.view(0)
    assert isinstance(found, HelperView)
    return found


def begin(**options: Any) -> Helper:
    """The planning phase of round 1."""
    table = start(**options)
    answer(table, TokenTank(0))
    return table


def finish_turn(table: Helper) -> list[Event]:
    """One of her turns, with the first answer to every question; what was told."""
    told = answer(table, TURN_UP)
    while asked(table) not in BETWEEN:
        told += answer(table, answers(table)[0])
    return told


def play_round(table: Helper) -> None:
    answer(table, LayOut())
    while asked(table) == "helper-turn":
        finish_turn(table)


def with_card(card: str, slot: Slot = "B", **options: Any) -> Helper:
    """Her turn, and this card is the next one; another lies on slot E."""
    table = begin(**options)
    answer(table, LayOut())
    luna = table.game.state.luna
    luna.deck += [number for number in luna.slots if number != NOTHING]
    luna.slots = [NOTHING] * len(SLOTS)
    put_on_slot(table, next(id for id in ("I-1", "I-2") if id != card), "E")
    if slot == "E":
        luna.deck.append(luna.slots[-1])
        luna.slots[-1] = NOTHING
    put_on_slot(table, card, slot)
    return table_at(LUNA, table.game.state, seats=1, options=table.game.options)


def put_on_slot(table: Helper, card: str, slot: Slot) -> None:
    """A card of her, wherever it is, lies face down on a slot."""
    luna, number = table.game.state.luna, BOX.tables.luna_ids.index(card)
    for place in (luna.deck, luna.second, luna.discard):
        if number in place:
            place.remove(number)
    for place in (luna.slots, luna.majority):
        if number in place:
            place[place.index(number)] = NOTHING
    luna.slots[SLOTS.index(slot)] = number


def at_the_end(**options: Any) -> Helper:
    """All have passed in round 7."""
    table = begin(**options)
    play_round(table)
    state = table.game.state
    state.round = 7
    return table_at(LUNA, state, seats=1, options=table.game.options)


# Beside the game itself


class Cardboard:
    """The table of somebody who does what the companion says."""

    def __init__(self, g: Game, helper: Helper) -> None:
        state = RULESET.decode(RULESET.encode(g.state))
        self.g: Game = CoreGame(state, g.options, g.data, g.seats, g.automas, g.carried)
        self.helper = helper
        self.told: list[Event] = []
        self._heard = len(helper.game.log)

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
                offered = answers(self.helper)
                order = [COMPANY_ANSWERS[company] for company in by_value(g)]
                return [company for company in order if company in offered][-1]
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
        self._watch(patch, setup, "set_up_luna", self.set_up)
        self._watch(patch, setup, "_luna_bonus", self.take_bonus)
        self._watch(patch, planning, "plan_luna", self.plan)
        self._watch(patch, turns, "take_luna_turn", self.take_turn)
        self._watch(patch, preparation, "clear_luna", self.clear)
        self._watch(patch, rules, "close", self.count)

    def _watch(
        self,
        patch: pytest.MonkeyPatch,
        module: ModuleType,
        name: str,
        then: Callable[[Game, Game], None],
    ) -> None:
        """After each call of a rule show the game before and after it."""
        original: Callable[[Game], None] = getattr(module, name)

        def both(g: Game) -> None:
            before = RULESET.decode(RULESET.encode(g.state))
            original(g)
            then(CoreGame(before, g.options, g.data, g.seats, g.automas, g.carried), g)

        patch.setattr(module, name, both)

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
    for number in range(GAMES):
        seed = f"moon {level} {number}"
        beside.play(seed, 1 + number % 3, luna_level=level, tracks="random")
    assert beside.turns >= GAMES * 7 * 3
    assert beside.scored == GAMES


@pytest.mark.rule("SKY-1691", "SKY-1692", "SKY-1693", "SKY-1694", "SKY-1695", "SKY-1698")
@pytest.mark.parametrize("level", range(9))
def test_and_so_they_do_in_the_belt_with_threats(beside: Beside, level: int) -> None:
    options = {"luna_level": level, "board": "belt", "tracks": "random"}
    for number in range(GAMES):
        modules = {"threats": number % 2 == 0, "missions": number % 3 == 0}
        beside.play(f"belt {level} {number}", 1 + number % 3, **options, **modules)
    assert beside.turns >= GAMES * 5 * 3
    assert beside.scored >= GAMES  # a time loop plays again


def test_these_games_have_all_that_she_can_do(beside: Beside) -> None:
    for number in range(12):
        options = {"luna_level": number % 9, "board": ("moon", "belt")[number % 2]}
        beside.play(f"all {number}", 1 + number % 3, **options, tracks="random")
    turns = set(HELPER_EVENTS) - {
        *(PiecesGiven, TracksSet, TokensLaid, HelperRound, RoundPrepared, LunaScored),
        *(LunaPlanned, LunaShown, LunaShuffled),
    }
    assert set(beside.told) == turns


# Setup


@pytest.mark.rule("SKY-1604", "SKY-1605", "SKY-1607", "SKY-1608")
@pytest.mark.parametrize("level", range(9))
def test_people_are_told_what_luna_starts_with(level: int) -> None:
    table = start(luna_level=level)
    told = [entry.event for entry in table.game.log]
    entry = BOX.luna_levels[level]
    assert told[:2] == [PiecesGiven(1, 5), TracksSet(entry.tank, entry.upload)]
    tokens = [TokensLaid(entry.tank_tokens, entry.upload_tokens)] if level >= 3 else []
    assert told[2:] == tokens
    shown = seen(table)
    assert (shown.tank_tokens, shown.upload_tokens) == (entry.tank_tokens, entry.upload_tokens)


@pytest.mark.rule("SKY-1613", "SKY-1626")
def test_the_starting_token_moves_her_helium_marker() -> None:
    for spaces in range(3):
        table = start(luna_level=8)  # her marker starts on 5, a token lies on 8
        told = answer(table, TokenTank(spaces))
        assert seen(table).tank == 5 + spaces
        assert told == [*([TankMoved(0, spaces, 5 + spaces)] if spaces else []), HelperRound(1)]


# Planning and rounds


@pytest.mark.rule("SKY-1621", "SKY-1622", "SKY-1623", "SKY-1631", "SKY-1632")
def test_her_cards_are_laid_out_and_her_majorities_told() -> None:
    table = begin(luna_level=2)
    told = answer(table, LayOut())
    assert told[0] == LunaPlanned(0, 3)
    shown = seen(table)
    assert shown.face_down == ("B", "C", "D")
    left, right = (BOX.luna_cards[str(card)] for card in shown.majority)
    scientists = left.scientists + right.scientists
    assert told[-1] == MajoritiesTold(left.left, left.right, right.left, right.right, scientists)
    moved = sum(line.n for card in (left, right) for line in card.reveal)
    assert shown.tank + shown.upload == moved


@pytest.mark.rule("SKY-1643", "SKY-1644", "SKY-1645", "SKY-1646")
def test_after_her_last_card_she_waits_for_the_end_of_the_round() -> None:
    table = begin()
    answer(table, LayOut())
    for _ in range(3):
        told = finish_turn(table)
    assert asked(table) == "helper-passed"
    [finished] = [event for event in told if isinstance(event, LunaFinished)]
    dropped = [event.card for event in told if isinstance(event, LunaDropped)]
    kept = [card for card in seen(table).majority if card]
    assert len(kept) + len(dropped) == 2
    assert bool(dropped) == (finished.higher != "neither")
    assert isinstance(told[-1], MajoritiesTold)
    assert answers(table) == [EndRound()]
    assert answer(table, EndRound()) == [RoundPrepared(), HelperRound(2)]
    assert seen(table).majority == (None, None)
    assert seen(table).discard[-len(kept) :] == tuple(kept)
    assert asked(table) == "helper-plan"


@pytest.mark.rule("SKY-009", "SKY-1522")
@pytest.mark.parametrize("threats", [False, True])
def test_the_game_ends_after_seven_rounds_or_early_by_a_threat(threats: bool) -> None:
    table = begin(board="belt", threats=threats)
    consequences = [threat.consequence for threat in BOX.threats.values()]
    early = [threat.round for threat in consequences if isinstance(threat, effects.EarlyEnd)]
    for number in range(1, 8):
        play_round(table)
        ends = number == 7 or (threats and number in early)
        assert (EndGame() in answers(table)) is ends
        assert (EndRound() in answers(table)) is (number < 7)
        answer(table, EndRound() if number < 7 else EndGame())
    assert asked(table) == ("helper-threat" if threats else "helper-coins")


# Lines of her cards


@pytest.mark.rule("SKY-1661", "SKY-1667", "SKY-1673", "SKY-Q-81")
def test_the_two_most_valuable_companies_are_asked_for_in_this_order() -> None:
    table = with_card("I-9")
    answer(table, TURN_UP)
    assert asked(table) == "helper-most-valuable"
    assert answers(table) == [*COMPANY_ANSWERS]
    assert answer(table, NameCompany("astrogo")) == []
    assert asked(table) == "helper-second-most-valuable"
    assert NameCompany("astrogo") not in answers(table)
    told = answer(table, NameCompany("tawac"))
    assert told[:2] == [Advance("astrogo", 2), Advance("tawac", 2)]
    assert told[2:] == [SpecialRemoved(), PlanRemoved("A", 2)]


@pytest.mark.rule("SKY-1673", "SKY-Q-81")
def test_all_four_tracks_need_no_question() -> None:
    table = with_card("II-2")
    told = answer(table, TURN_UP)
    assert told[1:] == [AdvanceEverywhere(3), SpecialRemoved(), PlanRemoved("A", 2)]
    assert asked(table) == "helper-turn"


@pytest.mark.rule("SKY-1667", "SKY-1687")
def test_of_two_companies_the_less_valuable_expands_first() -> None:
    table = with_card("II-7")
    answer(table, TURN_UP)
    answer(table, NameCompany("skymine"))
    answer(table, NameCompany("minerva"))
    assert asked(table) == "helper-less-valuable"
    assert answers(table) == [NameCompany("skymine"), NameCompany("minerva")]
    answer(table, NameCompany("minerva"))
    order = []
    while asked(table) == "helper-moon":
        order.append((about(table).company, about(table).point, about(table).number))
        answer(table, Entered("lowest-new"))
    assert order == [(c, p, "lowest") for c in ("minerva", "skymine") for p in (1, 2)]


@pytest.mark.rule("SKY-1681", "SKY-1683", "SKY-1685", "SKY-1686")
def test_an_expansion_ends_with_the_last_piece() -> None:
    table = with_card("I-10")
    answer(table, TURN_UP)
    answer(table, NameCompany("tawac"))
    assert answers(table) == [Entered("highest-new"), NothingFree(), NoPiece()]
    assert answer(table, Entered("highest-new")) == [PiecePlaced("tawac", "highest-new")]
    assert about(table).point == 2
    assert answer(table, NoPiece()) == [ExpansionOver("tawac")]
    assert asked(table) == "helper-turn"


@pytest.mark.rule("SKY-1684", "SKY-1686", "SKY-1694")
@pytest.mark.parametrize("board", ["moon", "belt"])
def test_where_nothing_is_free_a_rival_is_ousted(board: str) -> None:
    table = with_card("I-10", board=board)
    answer(table, TURN_UP)
    answer(table, NameCompany("tawac"))
    held = [Entered("highest-held")] if board == "belt" else []
    assert answers(table) == [Entered("highest-new"), *held, NothingFree(), NoPiece()]
    assert answer(table, NothingFree()) == []
    assert asked(table) == "helper-rival"
    rivals = [NameCompany(name) for name in ("skymine", "minerva", "astrogo")]
    assert answers(table) == [*rivals, NoRival()]
    assert answer(table, rivals[1]) == [PieceOusted("tawac", "minerva", "highest-rival")]
    answer(table, NothingFree())
    assert answer(table, NoRival()) == [ExpansionOver("tawac")]


@pytest.mark.rule("SKY-1674", "SKY-1675", "SKY-1676")
def test_her_cards_are_kept_with_their_shares() -> None:
    table = with_card("I-1", slot="D")
    answer(table, TURN_UP)
    assert (asked(table), about(table).space) == ("helper-card", 1)
    assert answer(table, TookShare("minerva")) == [ShareTaken("minerva", 1)]
    assert asked(table) == "helper-share"
    assert answer(table, NameCompany("minerva"))[0] == ShareTaken("minerva", 2)
    assert (seen(table).cards, seen(table).shares["minerva"]) == (2, 2)
    for nothing, told in ((NoCard(), LunaIdle(0, "no-card")), (TookPlain(), CardTaken(1))):
        table = with_card("I-1")
        answer(table, TURN_UP)
        assert answer(table, nothing) == [told]
        assert answer(table, NoShare())[0] == LunaIdle(0, "no-share")
        assert seen(table).cards == (nothing == TookPlain())


@pytest.mark.rule("SKY-1677")
def test_nobody_is_asked_whether_her_own_marker_lies_there() -> None:
    table = with_card("I-3")  # mid2 on slot B
    answer(table, TURN_UP)
    answer(table, NameCompany("skymine"))
    assert (asked(table), about(table).space) == ("helper-marker", "mid2")
    assert answer(table, Marked()) == [SpaceMarked("mid2")]
    assert seen(table).spaces == ("mid2",)
    table.game.state.spaces.append("low2")
    put_on_slot(table, "I-8", "C")  # mid1 on slot C
    answer(table, TURN_UP)
    assert (asked(table), about(table).space) == ("helper-marker", "mid1")
    assert answer(table, Occupied()) == [LunaIdle(0, "no-space")]

    table = with_card("I-5", slot="C")  # low3 on slot C
    table.game.state.spaces.append("low3")
    assert answer(table, TURN_UP)[-1] == LunaIdle(0, "no-space")
    assert asked(table) == "helper-turn"


def instructions(line: effects.LunaLine, slot: Slot, chosen: list[Company]) -> list[Event]:
    """What a line tells people who always give the first answer; ``chosen`` is what they said."""
    match line:
        case effects.Coins(n):
            return [CoinsGained(0, n)]
        case effects.LunaTrack(n, "all"):
            return [AdvanceEverywhere(n)]
        case effects.LunaTrack(n, on):
            chosen += COMPANIES[: 2 if on.startswith("two") else 1]
            return [Advance(company, n) for company in chosen]
        case effects.LunaExpand(n, _, pick):
            target: LunaTarget = "lowest-new" if pick == "min" else "highest-new"
            return [PiecePlaced(company, target) for company in chosen for _ in range(n)]
        case effects.TakeCards(spaces):
            return [ShareTaken("skymine", number + 1) for number in range(len(spaces[slot]))]
        case effects.TakeShare():
            return [ShareTaken("skymine", 2)]
        case effects.PlaceMarker(spaces):
            return [SpaceMarked(spaces[slot])]
        case effects.DiscardPlan(letter, positions):
            return [PlanRemoved(letter, positions[slot])]
        case effects.DiscardSpecial():
            return [SpecialRemoved()]
    return []


@pytest.mark.rule(
    *("SKY-1641", "SKY-1671", "SKY-1672", "SKY-1673", "SKY-1674", "SKY-1675", "SKY-1677"),
    *("SKY-1678", "SKY-1679", "SKY-1683"),
)
@pytest.mark.parametrize("slot", SLOTS)
@pytest.mark.parametrize("card", BOX.luna_cards)
def test_every_card_on_every_slot(card: str, slot: Slot) -> None:
    table = with_card(card, slot=slot)
    before, lines = seen(table), BOX.luna_cards[card].lines
    told = finish_turn(table)
    chosen: list[Company] = []
    assert told[0] == LunaTurned(0, card, slot)
    own = {Advance, AdvanceEverywhere, CoinsGained, PiecePlaced, ShareTaken, SpaceMarked}
    own |= {PlanRemoved, SpecialRemoved}
    expected = [event for line in lines for event in instructions(line, slot, chosen)]
    assert [event for event in told if type(event) in own] == expected
    tank = sum(line.n for line in lines if isinstance(line, effects.Tank))
    upload = sum(line.n for line in lines if isinstance(line, effects.Upload))
    after = seen(table)
    assert (after.tank - before.tank, after.upload - before.upload) == (tank, upload)


# The score


@pytest.mark.rule("SKY-1698")
def test_her_score_has_all_categories() -> None:
    table = at_the_end()
    table.game.state.shares[:] = [2, 0, 0, 1]  # skymine and tawac
    answer(table, EndGame())
    answer(table, Count(17))
    for shares, value in ((3, 10), (0, None), (1, 4), (0, 5)):
        assert asked(table) == "helper-shares"
        answer(table, Count(shares))
        if value is not None:
            assert asked(table) == "helper-value"
            answer(table, Count(value))
    assert table.finished
    shown = seen(table)
    tank, research = BOX.tank.worth_at[shown.tank], BOX.research.worth_at[shown.upload]
    assert shown.score == {
        "coins": 17, "astrogo": 4, "tawac": 5, "skymine": 50, "minerva": 0,
        "tank": tank, "research": research,
    }  # fmt: skip
    assert table.result is not None
    assert table.result.scores == (76 + tank + research,)
    assert table.game.log[-1].event == LunaScored(76 + tank + research)


@pytest.mark.rule("SKY-1542", "SKY-1546", "SKY-1550", "SKY-1526", "SKY-1695")
@pytest.mark.parametrize(
    ("threat", "questions", "lost"),
    [
        ("none", ("helper-coins", "helper-shares", "helper-value"), ()),
        ("lost-coins", ("helper-shares", "helper-value"), ("coins",)),
        ("lost-tank", ("helper-coins", "helper-shares", "helper-value"), ("tank",)),
        ("lost-energy-cards", ("helper-coins", "helper-shares-left", "helper-value"), ()),
        ("hidden-symbols", ("helper-coins", "helper-shares", "helper-value-left"), ()),
    ],
)
def test_a_threat_that_is_left_strikes_her(
    threat: str, questions: tuple[str, ...], lost: tuple[str, ...]
) -> None:
    table = at_the_end(board="belt", threats=True)
    table.game.state.players[0].tank = 13
    answer(table, EndGame())
    answer(table, ThreatLeft(threat))
    heard = []
    while not table.finished:
        heard.append(str(asked(table)))
        answer(table, Count(3))
    assert tuple(dict.fromkeys(heard)) == questions
    score_told = seen(table).score
    assert score_told is not None
    assert [part for part, coins in score_told.items() if not coins and part != "research"] == [
        *lost
    ]


# Saving, resuming, taking back


@pytest.mark.parametrize("level", range(9))
def test_a_session_is_saved_and_resumed_at_every_level(level: int, tmp_path: Path) -> None:
    """At each question the session is saved, read again, and goes on from there."""
    chance = Random.seeded(level)
    table = start(level, luna_level=level, board=("moon", "belt")[level % 2])
    file = tmp_path / "luna.json"
    while not table.finished:
        table.decide(0, chance.choice(answers(table)))
        if len(table.choices) % 7 == 0:
            table.history.save(file)
            again: Helper = Table.load(History.read(file))
            assert again.ruleset is LUNA
            assert again.fingerprint == table.fingerprint
            assert again.view(0) == table.view(0)
            assert [*again.pending] == [*table.pending]
            table = again
    turned = Counter(
        entry.event.card for entry in table.game.log if isinstance(entry.event, LunaTurned)
    )
    assert sum(turned.values()) >= 3 * 7


@pytest.mark.rule("SKY-1609", "SKY-1624", "SKY-1625")
def test_every_card_comes_up() -> None:
    """All class 1 cards at level 0 and no other; all cards at level 8."""
    found: dict[int, set[str]] = {0: set(), 8: set()}
    for level, cards in found.items():
        for seed in range(8):
            chance = Random.seeded(seed)
            table = start(seed, luna_level=level)
            while not table.finished:
                told = answer(table, chance.choice(answers(table)))
                cards |= {event.card for event in told if isinstance(event, LunaTurned)}
    assert found[0] == {card for card in BOX.luna_cards if card.startswith("I-")}
    assert found[8] == set(BOX.luna_cards)


def test_an_answer_can_be_taken_back_and_the_same_card_comes_again() -> None:
    table = begin()
    answer(table, LayOut())
    told = answer(table, TURN_UP)
    table.rewind(len(table.choices) - 1)
    assert asked(table) == "helper-turn"
    assert answer(table, TURN_UP) == told


def test_what_the_last_answer_brought_is_known_after_loading(tmp_path: Path) -> None:
    table = begin()
    assert table.told_before(0) == len(table.events(0)) - 1  # the round has begun
    told = answer(table, LayOut())
    table.history.save(tmp_path / "luna.json")
    again: Helper = Table.load(History.read(tmp_path / "luna.json"))
    assert [each.event for each in again.events(0, again.told_before(0))] == told
    assert again.fingerprint == table.fingerprint
    assert start().told_before(0) == 0


# What it says


def test_every_question_and_answer_has_words_and_rules() -> None:
    """In both languages, and the rules are in the book."""
    book = RULESET.rulebook()
    assert all(number in book for rules in LUNA.event_rules.values() for number in rules)
    for seed in range(4):
        chance = Random.seeded(seed)
        options = {"luna_level": 2 * seed, "board": ("moon", "belt")[seed % 2]}
        table = start(seed, **options, threats=seed % 2 == 1)
        while not table.finished:
            ask = table.pending[0]
            assert ask.question.rules
            assert all(number in book for number in ask.question.rules)
            for event in answer(table, chance.choice(ask.options)):
                for language in LANGUAGES:
                    said = Words(language, (LUNA.package,), ("Luna",)).instruct(event)
                    assert said.endswith(".")
                    assert "{" not in said


def test_a_card_is_told_with_what_it_says_for_its_slot() -> None:
    table = with_card("I-2", slot="B")
    answer(table, TURN_UP)
    words = Words("en", (LUNA.package,), ("Luna",))
    card, *_ = LUNA.sections(table.view(0), BOX, words)
    assert card.title == "Card I-2 on slot B"
    assert card.rows == (
        "▸ 2 spaces on the track: the second most valuable company",
        "· cards of the display spaces, by slot: B 2",
    )
    answer(table, NameCompany("skymine"))
    card, *_ = LUNA.sections(table.view(0), BOX, words)
    assert [row[0] for row in card.rows] == ["✓", "▸"]


def test_it_has_one_seat_and_fitting_options() -> None:
    with pytest.raises(SeatsError):
        Table.start(LUNA, seats=2)
    with pytest.raises(GameOptionsError, match="threats"):
        start(threats=True)
    with pytest.raises(GameOptionsError, match="luna_level"):
        start(luna_level=9)
    with pytest.raises(Refused):
        start().decide(0, EndGame())
