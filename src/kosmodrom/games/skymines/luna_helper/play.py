"""Luna's turns at a table of cardboard: a flow that asks what lies there, and tells what to do."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from kosmodrom.core.asks import CHECKPOINT, Flow, Question, ask
from kosmodrom.core.options import Option
from kosmodrom.core.result import Result
from kosmodrom.core.words import Word
from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.box import Box
from kosmodrom.games.skymines.components import LunaLevel
from kosmodrom.games.skymines.events import LunaIdle, LunaTarget
from kosmodrom.games.skymines.luna_helper.events import (
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
from kosmodrom.games.skymines.luna_helper.state import HelperOptions, HelperState
from kosmodrom.games.skymines.moves import COMPANY_NUMBER, CompanyName
from kosmodrom.games.skymines.rules.luna_cards import (
    HelperGame,
    clear_luna,
    end_luna_round,
    gain_luna_coins,
    has_more_turns,
    level_of,
    luna_of,
    luna_player,
    luna_totals,
    move_luna_tank,
    move_luna_upload,
    plan_luna,
    set_up_luna,
    turn_luna_card,
)
from kosmodrom.games.skymines.state import ROUNDS, Luna, Player
from kosmodrom.games.skymines.tables import CARBON, ENERGY, MINERALS, SCIENTIST, TITANIUM
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING, SLOTS, Company, LunaSpace

LUNA: Final = 0
"""Her seat, the only one: whoever has the device answers there."""
ALL: Final = range(len(COMPANIES))
TOKEN_TANK: Final = tuple(TokenTank(spaces) for spaces in range(3))
MOST_COINS, MOST_SHARES, MOST_VALUE = 150, 20, 15

VALUE_RULES: Final = ("SKY-1661", "SKY-1662", "SKY-1663")
LEAD_RULES: Final = ("SKY-1664", "SKY-1665", "SKY-1668")

START: Final = Question("helper-start", ("SKY-1613",))
PLAN: Final = Question("helper-plan", ("SKY-1621", "SKY-1622"))
TURN: Final = Question("helper-turn", ("SKY-1602", "SKY-1641"))
PASSED: Final = Question("helper-passed", ("SKY-1644", "SKY-1645"))
LAST_ROUND: Final = Question("helper-last-round", ("SKY-1644", "SKY-1645"))
MOST_VALUABLE: Final = Question("helper-most-valuable", VALUE_RULES)
SECOND_MOST_VALUABLE: Final = Question("helper-second-most-valuable", VALUE_RULES)
LEAST_VALUABLE: Final = Question("helper-least-valuable", VALUE_RULES)
LESS_VALUABLE: Final = Question("helper-less-valuable", ("SKY-1687", *VALUE_RULES))
BIGGEST_LEAD: Final = Question("helper-biggest-lead", LEAD_RULES)
SECOND_LEAD: Final = Question("helper-second-lead", LEAD_RULES)
CARD: Final = Question("helper-card", ("SKY-1674", "SKY-1676"))
SHARE: Final = Question("helper-share", ("SKY-1675", "SKY-1661"))
MARKER: Final = Question("helper-marker", ("SKY-1677",))
MOON: Final = Question("helper-moon", ("SKY-1681", "SKY-1682", "SKY-1683", "SKY-1685"))
BELT: Final = Question("helper-belt", ("SKY-1681", "SKY-1691", "SKY-1692", "SKY-1693"))
RIVAL: Final = Question("helper-rival", ("SKY-1684", "SKY-1694", "SKY-1666"))
THREAT: Final = Question("helper-threat", ("SKY-1510", "SKY-1695"))
COINS: Final = Question("helper-coins", ("SKY-1698",))
SHARES: Final = Question("helper-shares", ("SKY-1698",))
SHARES_LEFT: Final = Question("helper-shares-left", ("SKY-1698", "SKY-1542"))
VALUE: Final = Question("helper-value", ("SKY-1698", "SKY-005"))
VALUE_LEFT: Final = Question("helper-value-left", ("SKY-1698", "SKY-1526"))


# What questions are about


class AboutRound(msgspec.Struct, frozen=True, tag="helper_round"):
    round: int


class AboutCompany(msgspec.Struct, frozen=True, tag="helper_company"):
    company: CompanyName


class AboutDisplay(msgspec.Struct, frozen=True, tag="helper_display"):
    """A space of the card display, from 1 to 12."""

    space: int


class AboutMarker(msgspec.Struct, frozen=True, tag="helper_marker"):
    space: Annotated[LunaSpace, Word("space")]


class AboutExpansion(msgspec.Struct, frozen=True, tag="helper_expansion"):
    company: CompanyName
    point: int
    points: int
    number: Annotated[Literal["lowest", "highest"], Word("helper-number")]


# The course of a game


def new_state(_seats: int, _options: HelperOptions, _box: Box) -> HelperState:
    return HelperState(rng=0, players=[Player()], luna=Luna([], []))


def play(g: HelperGame) -> Flow:
    """All of a game, from the checkpoint that the state is at."""
    s = g.state
    while s.phase != "end":
        yield CHECKPOINT
        match s.phase:
            case "setup":
                set_up(g)
            case "token":
                choice = yield ask(LUNA, START, TOKEN_TANK)
                move_luna_tank(g, choice.spaces)
                begin_round(g)
            case "planning":
                yield ask(LUNA, PLAN, (LayOut(),), AboutRound(s.round))
                plan(g)
            case "waiting":
                yield ask(LUNA, TURN, (TURN_UP,))
                s.slot, s.line, s.companies = turn_luna_card(g), 0, []
                s.phase = "line"
            case "line":
                yield from carry_out_line(g)
            case "passed":
                yield from end_round(g)
            case "scoring":
                yield from count(g)


def set_up(g: HelperGame) -> None:
    """Her pieces and her cards (SKY-1604 to SKY-1609)."""
    set_up_luna(g)
    level: LunaLevel = level_of(g)
    g.emit(PiecesGiven(g.data.luna.coins, g.data.luna.markers))
    g.emit(TracksSet(level.tank, level.upload))
    if level.tank_tokens:
        g.emit(TokensLaid(level.tank_tokens, level.upload_tokens))
    g.state.phase = "token"


def begin_round(g: HelperGame) -> None:
    g.state.round += 1
    luna_player(g).passed = False
    g.emit(HelperRound(g.state.round))
    g.state.phase = "planning"


def plan(g: HelperGame) -> None:
    """Her cards are laid out when everyone has planned (SKY-1621 to SKY-1623)."""
    plan_luna(g)
    tell_majorities(g)
    g.state.phase = "waiting"


def tell_majorities(g: HelperGame) -> None:
    totals = luna_totals(g)
    kinds = (TITANIUM, CARBON, ENERGY, MINERALS, SCIENTIST)
    g.emit(MajoritiesTold(*(totals[kind] for kind in kinds)))


def end_round(g: HelperGame) -> Flow:
    """Everyone has passed: her markers come back, and her majority cards go (SKY-1646). A threat
    may end the game early (SKY-1522)."""
    s = g.state
    options: list[Option] = [EndRound()] if s.round < ROUNDS else [EndGame()]
    if s.round < ROUNDS and g.options.threats and s.round in _early_ends(g.data):
        options.append(EndGame())
    question = PASSED if s.round < ROUNDS else LAST_ROUND
    choice = yield ask(LUNA, question, options, AboutRound(s.round))
    if choice == EndGame():
        s.phase = "scoring"
        return
    clear_luna(g)
    s.spaces = []
    g.emit(RoundPrepared())
    begin_round(g)


def _early_ends(box: Box) -> list[int]:
    threats = (threat.consequence for threat in box.threats.values())
    return [threat.round for threat in threats if isinstance(threat, effects.EarlyEnd)]


# Her cards


def carry_out_line(g: HelperGame) -> Flow:
    """The next line of her card, from top to bottom (SKY-1641)."""
    s, luna = g.state, luna_of(g)
    lines = g.data.tables.luna_cards[luna.slots[s.slot]].lines
    yield from carry_out(g, lines[s.line])
    s.line += 1
    if s.line < len(lines):
        return
    s.slot = NOTHING
    if has_more_turns(g):
        s.phase = "waiting"
        return
    end_luna_round(g)
    tell_majorities(g)
    s.phase = "passed"


def carry_out(g: HelperGame, line: effects.LunaLine) -> Flow:
    s = g.state
    letter = SLOTS[s.slot]
    match line:
        case effects.Coins(n):
            gain_luna_coins(g, n)
        case effects.Tank(n):
            move_luna_tank(g, n)
        case effects.Upload(n):
            move_luna_upload(g, n)
        case effects.LunaTrack(n, "all"):  # in the order of value, which people see (SKY-Q-81)
            g.emit(AdvanceEverywhere(n))
        case effects.LunaTrack(n, on):
            s.companies = yield from choose_companies(on)
            for company in s.companies:
                g.emit(Advance(COMPANIES[company], n))
        case effects.LunaExpand(n, of, pick):
            companies = s.companies or (yield from choose_companies(of))
            for company in (yield from least_valuable_first(companies)):
                yield from expand(g, company, n, pick == "max")
        case effects.TakeCards(spaces):
            for space in spaces[letter]:
                yield from take_card(g, space)
        case effects.TakeShare():
            yield from take_share(g)
        case effects.PlaceMarker(places):
            yield from place_marker(g, places[letter])
        case effects.DiscardPlan(row, positions):
            g.emit(PlanRemoved(row, positions[letter]))
        case effects.DiscardSpecial():
            g.emit(SpecialRemoved())


# Choosing companies: people see the stations and the tracks


def choose_companies(on: effects.Companies) -> Flow:
    """The companies that a line means, in the order in which she moves (SKY-1667, SKY-Q-81)."""
    match on:
        case "most-valuable":
            return [(yield from name_company(MOST_VALUABLE, ALL))]
        case "second-most-valuable":
            return [(yield from name_company(SECOND_MOST_VALUABLE, ALL))]
        case "two-most-valuable":
            return (yield from name_two(MOST_VALUABLE, SECOND_MOST_VALUABLE))
        case "least-valuable":
            return [(yield from name_company(LEAST_VALUABLE, ALL))]
        case "biggest-lead":
            return [(yield from name_company(BIGGEST_LEAD, ALL))]
        case "two-biggest-leads":
            return (yield from name_two(BIGGEST_LEAD, SECOND_LEAD))
        case "all":
            return [*ALL]


def name_company(question: Question, companies: range | list[int]) -> Flow:
    """One of some companies."""
    answers = [COMPANY_ANSWERS[company] for company in companies]
    choice: NameCompany = yield ask(LUNA, question, answers)
    return COMPANY_NUMBER[choice.company]


def name_two(first: Question, second: Question) -> Flow:
    best = yield from name_company(first, ALL)
    rest = [company for company in ALL if company != best]
    return [best, (yield from name_company(second, rest))]


def least_valuable_first(companies: list[int]) -> Flow:
    """The order in which several companies expand (SKY-1687)."""
    found, rest = [], list(companies)
    while len(rest) > 1:
        found.append((yield from name_company(LESS_VALUABLE, rest)))
        rest.remove(found[-1])
    return found + rest


# Cards, markers and pieces


def take_card(g: HelperGame, space: int) -> Flow:
    """The card of a space of the display (SKY-1674)."""
    options = (*(TookShare(company) for company in COMPANIES), TookPlain(), NoCard())
    match (yield ask(LUNA, CARD, options, AboutDisplay(space))):
        case TookShare(company):
            gain_share(g, company)
        case TookPlain():
            g.state.cards += 1
            g.emit(CardTaken(space))
        case NoCard():
            g.emit(LunaIdle(LUNA, "no-card"))


def take_share(g: HelperGame) -> Flow:
    """The most valuable share on display, on the lowest space (SKY-1675)."""
    match (yield ask(LUNA, SHARE, (*COMPANY_ANSWERS, NoShare()))):
        case NameCompany(company):
            gain_share(g, company)
        case NoShare():
            g.emit(LunaIdle(LUNA, "no-share"))


def gain_share(g: HelperGame, company: Company) -> None:
    s, number = g.state, COMPANY_NUMBER[company]
    s.cards += 1
    s.shares[number] += 1
    g.emit(ShareTaken(company, s.shares[number]))


def place_marker(g: HelperGame, space: LunaSpace) -> Flow:
    """She blocks a bonus space (SKY-1677). Nobody need say that her own marker lies there."""
    s = g.state
    if space not in s.spaces:
        choice = yield ask(LUNA, MARKER, (Marked(), Occupied()), AboutMarker(space))
        if choice == Marked():
            s.spaces.append(space)
            g.emit(SpaceMarked(space))
            return
    g.emit(LunaIdle(LUNA, "no-space"))


def expand(g: HelperGame, company: int, points: int, highest: bool) -> Flow:
    """One piece a point, on a free place or else on a rival's (SKY-1681 to SKY-1694)."""
    name = COMPANIES[company]
    free: tuple[LunaTarget, LunaTarget] = (
        ("highest-new", "highest-held") if highest else ("lowest-new", "lowest-held")
    )
    taken: LunaTarget = "highest-rival" if highest else "lowest-rival"
    belt = g.options.board == "belt"
    places = [Entered(target) for target in (free if belt else free[:1])]
    for point in range(1, points + 1):
        about = AboutExpansion(name, point, points, "highest" if highest else "lowest")
        answers = (*places, NothingFree(), NoPiece())
        match (yield ask(LUNA, BELT if belt else MOON, answers, about)):
            case Entered(target):
                g.emit(PiecePlaced(name, target))
                continue
            case NothingFree():
                rivals = [rival for rival in COMPANY_ANSWERS if rival.company != name]
                choice = yield ask(LUNA, RIVAL, (*rivals, NoRival()), about)
                if isinstance(choice, NameCompany):
                    g.emit(PieceOusted(name, choice.company, taken))
                    continue
        g.emit(ExpansionOver(name))  # the rest of the points is lost
        return


# Her score


def count(g: HelperGame) -> Flow:
    """The next thing that must be known for her score (SKY-1698)."""
    s = g.state
    found = s.score
    if found.threat is None:
        found.threat = ""
        if g.options.threats:
            tags = (_tag(threat.consequence) for threat in g.data.threats.values())
            options = [ThreatLeft("none"), *map(ThreatLeft, tags)]
            choice = yield ask(LUNA, THREAT, options)
            found.threat = "" if choice.consequence == "none" else choice.consequence
    elif found.coins == NOTHING:
        found.coins = 0
        if found.threat != _tag(effects.LostCoins):  # SKY-1546
            found.coins = yield from number_of(COINS, MOST_COINS)
    elif len(found.values) < len(COMPANIES):
        yield from count_shares(g, len(found.values))
    else:
        g.emit(LunaScored(sum(score(g).values())))
        s.phase = "end"


def count_shares(g: HelperGame, company: int) -> Flow:
    """Her shares of a company, those on her cards are known; and what one is worth."""
    s = g.state
    about = AboutCompany(COMPANIES[company])
    if s.score.threat == _tag(effects.LostEnergyCards):  # which of her cards these are is not known
        shares = yield from number_of(SHARES_LEFT, MOST_SHARES, about)
    else:
        on_track = yield from number_of(SHARES, MOST_SHARES, about)
        shares = on_track + s.shares[company]
    value = 0
    if shares:
        hidden = s.score.threat == _tag(effects.HiddenSymbols)
        value = yield from number_of(VALUE_LEFT if hidden else VALUE, MOST_VALUE, about)
    s.score.shares.append(shares)
    s.score.values.append(value)


def number_of(question: Question, most: int, about: msgspec.Struct | None = None) -> Flow:
    options = [Count(number) for number in range(most + 1)]
    choice: Count = yield ask(LUNA, question, options, about)
    return choice.number


def _tag(clause: effects.Clause | type[effects.Clause]) -> str:
    return str(clause.__struct_config__.tag)


def score(g: HelperGame) -> dict[str, int]:
    """Her coins by category, as in the game (SKY-1698)."""
    s, player = g.state, luna_player(g)
    counted = zip(COMPANIES, s.score.shares, s.score.values, strict=True)
    worth = {name: shares * value for name, shares, value in counted}
    lost_tank = s.score.threat == _tag(effects.LostTank)  # SKY-1550
    return {
        "coins": s.score.coins,
        **{name: worth[name] for name in ("astrogo", "tawac", "skymine", "minerva")},
        "tank": 0 if lost_tank else g.data.tank.worth_at[player.tank],
        "research": g.data.research.worth_at[player.upload],
    }


def result(g: HelperGame) -> Result:
    """What Luna has; who wins is seen at the table."""
    found = score(g)
    return Result("ranked", "counted", ((LUNA,),), (sum(found.values()),), (found,))
