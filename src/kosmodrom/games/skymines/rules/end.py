"""Chapter 9: the end of the game and final scoring; what a threat does that was left (chapter
15)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import CHECKPOINT, Flow, Question, ask, together
from kosmodrom.core.options import Seat
from kosmodrom.core.result import Result, rank
from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.components import SpecialPlan
from kosmodrom.games.skymines.events import GameEnded, LoopBegan, ShareChosen, ThreatStruck
from kosmodrom.games.skymines.moves import (
    CHOOSE_SHARE,
    COMPANY_NUMBER,
    EndLoop,
    PlayAgain,
)
from kosmodrom.games.skymines.rules.base import (
    Game,
    card_shares,
    everyone,
    shares_of,
    value_of,
)
from kosmodrom.games.skymines.rules.success import success_points
from kosmodrom.games.skymines.rules.threats import consequence
from kosmodrom.games.skymines.state import ROUNDS
from kosmodrom.games.skymines.tables import ENERGY
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING

SHARE: Final = Question("share", ("SKY-1509",))
AGAIN: Final = Question("again", ("SKY-1530", "SKY-1531", "SKY-Q-46"))
AGAIN_OPTIONS: Final = (PlayAgain(), EndLoop())

CATEGORIES: Final = ("coins", "astrogo", "tawac", "skymine", "minerva", "tank", "research", "loop")
"""The seven categories in the order of the score pad (SKY-903), and what the average of a time
loop's games adds to those of the last one (SKY-1537); missions add none (SKY-1324)."""


def choose_share(g: Game) -> Flow:
    """Whoever removed the threat chooses the company of the free share (SKY-1509)."""
    s = g.state
    if s.hero != NOTHING and s.players[s.hero].share == NOTHING:
        yield CHECKPOINT
        choice = yield ask(s.hero, SHARE, CHOOSE_SHARE)
        s.players[s.hero].share = COMPANY_NUMBER[choice.company]
        g.emit(ShareChosen(s.hero, choice.company))
    s.phase = "scoring"


def score(g: Game, seat: Seat, *, hand: bool = True) -> dict[str, int]:
    """A player's coins by category, as they would count now (SKY-903 to SKY-910), on both boards
    (SKY-1465). Without ``hand`` the shares on hand cards are left out, for those who do not see
    them."""
    player = g.state.players[seat]
    cards = lost_shares(g, seat, card_shares(g, seat, hand=hand))
    values = final_values(g)
    found = {"coins": 0 if consequence_now(g, effects.LostCoins) else player.coins}  # SKY-1546
    for name in ("astrogo", "tawac", "skymine", "minerva"):
        company = COMPANY_NUMBER[name]
        shares = shares_of(g, seat, company) + cards[company] + (player.share == company)
        found[name] = shares * values[company]
    found["tank"] = g.data.tank.worth_at[player.tank]
    if consequence_now(g, effects.LostTank):  # SKY-1550
        found["tank"] = 0
    found["research"] = g.data.research.worth_at[player.upload] + special_value(g, seat)
    return found


def special_value(g: Game, seat: Seat) -> int:
    """Face-up special plans that the upload marker has reached or passed (SKY-910, SKY-915); Luna
    has none, all else counts for her, too (SKY-1698)."""
    player, plans = g.state.players[seat], g.data.tables.plans
    found = 0
    for screen in range(1, player.upload + 1 if player.screens else 0):
        plan = plans[player.screens[screen]]
        if isinstance(plan, SpecialPlan) and not player.flipped >> screen & 1:  # SKY-563
            found += plan.value
    return found


# What a threat does that is still on the board when the game is scored


def consequence_now(g: Game, kind: type[effects.Clause]) -> bool:
    """Whether a consequence counts: only once the game is scored (SKY-1502, SKY-1510), for Luna,
    too (SKY-1695, SKY-Q-56)."""
    return g.state.phase in ("scoring", "again", "end") and consequence(g, kind) is not None


def final_values(g: Game) -> list[int]:
    """What a share of each company is worth; a threat may hide symbols of the best ones (SKY-1526,
    SKY-Q-65)."""
    values = [value_of(g, company) for company in range(len(COMPANIES))]
    hidden = consequence(g, effects.HiddenSymbols)
    if hidden is not None and consequence_now(g, effects.HiddenSymbols):
        best = max(values)
        values = [max(0, v - hidden.n) if v == best else v for v in values]
    return values


def lost_shares(g: Game, seat: Seat, shares: list[int]) -> list[int]:
    """The share symbols left if all energy cards are removed (SKY-1542, SKY-Q-63)."""
    if not consequence_now(g, effects.LostEnergyCards):
        return shares
    player, t = g.state.players[seat], g.data.tables
    for cards in (player.hand, player.slots, *player.resting):
        for card in cards:
            if card != NOTHING and t.kinds[card] == ENERGY and t.shares[card] != NOTHING:
                shares[t.shares[card]] -= 1
    return shares


# The end, or another game of the time loop


def close(g: Game) -> None:
    """The game is scored (SKY-901), in the campaign in success points, too."""
    s = g.state
    if s.threat != NOTHING:
        g.emit(ThreatStruck(g.data.tables.threats[s.threat].id))
    s.totals.append([sum(score(g, seat).values()) for seat in range(everyone(g))])
    s.successes.append([success_points(g, seat, s.totals[-1]) for seat in range(g.seats)])
    s.ending = "rounds" if s.round == ROUNDS else "singularity"
    loop = consequence(g, effects.TimeLoop) is not None
    if loop or len(s.totals) > 1:
        s.ending = "loop"
    s.phase = "again" if loop else "end"


def play_again(g: Game) -> Flow:
    """The time loop goes on until a game without it is scored (SKY-1531), or most players want to
    stop (SKY-Q-46)."""
    s = g.state
    yield CHECKPOINT
    choices = yield together({seat: ask(seat, AGAIN, AGAIN_OPTIONS) for seat in range(g.seats)})
    if 2 * sum(isinstance(choice, EndLoop) for choice in choices.values()) > g.seats:
        s.phase = "end"
        return
    g.emit(LoopBegan(len(s.totals) + 1))
    s.round = 0
    s.phase = "setup"


def final_totals(g: Game) -> list[int]:
    """The totals; of a time loop the average, rounded up (SKY-911, SKY-1537)."""
    totals = g.state.totals or [[sum(score(g, s).values()) for s in range(everyone(g))]]
    return [-(-sum(column) // len(totals)) for column in zip(*totals, strict=True)]


def final_successes(g: Game) -> list[int]:
    """The success points of a chapter, averaged like coins (SKY-1252)."""
    games = g.state.successes
    return [-(-sum(column) // len(games)) for column in zip(*games, strict=True)]


def successes_now(g: Game, scores: list[dict[str, int]]) -> list[int]:
    """What everyone would earn if the chapter ended now, with these scores as somebody sees them;
    of games that are over, what they did."""
    if g.state.successes:
        return final_successes(g)
    if not g.state.sides or NOTHING in g.state.sides:
        return [0] * g.seats
    totals = [sum(parts.values()) for parts in scores]
    return [success_points(g, seat, totals) for seat in range(g.seats)]


def result(g: Game) -> Result:
    """Most coins win; tied players win together, and with Luna, too (SKY-001, SKY-912, SKY-1699,
    SKY-Q-57)."""
    totals = final_totals(g)
    return Result(
        outcome="ranked",
        ending=g.state.ending,
        ranking=rank([(total,) for total in totals]),
        scores=tuple(totals),
        breakdown=tuple(_breakdown(g, seat, total) for seat, total in enumerate(totals)),
    )


def _breakdown(g: Game, seat: Seat, total: int) -> dict[str, int]:
    found = score(g, seat)
    if more := total - sum(found.values()):
        found["loop"] = more
    return found


def announce(g: Game) -> None:
    end = result(g)
    g.emit(GameEnded(end.winners, end.scores[end.winners[0]]))
