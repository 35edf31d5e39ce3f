"""The end of the game: what is still to be done, and the result."""

from __future__ import annotations

from kosmodrom.core.asks import CHECKPOINT, Flow, parallel
from kosmodrom.core.options import Seat
from kosmodrom.core.result import Outcome, Result, rank
from kosmodrom.games.planet_unknown.events import (
    CardsRevealed,
    GameEnded,
    ObjectivesRevealed,
    SoloEnded,
)
from kosmodrom.games.planet_unknown.rules.base import Game, has_secret_objectives
from kosmodrom.games.planet_unknown.rules.cards import carry_out
from kosmodrom.games.planet_unknown.rules.civ import queue_choices
from kosmodrom.games.planet_unknown.rules.effects import end_step, resolve
from kosmodrom.games.planet_unknown.rules.patches import FROM_STORE
from kosmodrom.games.planet_unknown.rules.registry import corporation_of
from kosmodrom.games.planet_unknown.rules.scoring import meteorites_left, score, uncovered
from kosmodrom.games.planet_unknown.terms import COLOURS


def open_finale(g: Game) -> Flow:
    """Reveal End Game cards; stored patches, technologies and cards become pending (PU-711 to
    PU-714, PU-Q-21)."""
    s = g.state
    s.alert = ""  # its restrictions ended with the round (PU-Q-24)
    for seat, player in enumerate(s.players):
        if player.cards:
            g.emit(CardsRevealed(seat, tuple(player.cards)))
        for _ in range(player.stored):
            player.gain("patch", FROM_STORE)
        player.stored = 0
        corporation_of(g, seat).gain_at_end(g, seat)
        for card in player.cards:
            yield from carry_out(g, seat, g.data.cards[card].effect)  # PU-713
    g.reveal()
    s.phase = "finale-effects"


def finale(g: Game) -> Flow:
    """Everyone resolves what is pending, in any order (PU-714, PU-Q-21)."""
    yield CHECKPOINT
    yield parallel({seat: resolve(g, seat, cards_follow=True) for seat in range(g.seats)})
    end_step(g)
    queue_choices(g)
    g.state.phase = "finale-cards"


def final_key(g: Game, seat: Seat) -> tuple[int, int, int]:
    """What ranks a player, more being better: medals (PU-102, PU-761), fewer uncovered squares
    (PU-762), fewer meteorites (PU-763)."""
    return _ranked_by(g, seat, sum(score(g, seat).values()))


def _ranked_by(g: Game, seat: Seat, medals: int) -> tuple[int, int, int]:
    return medals, -uncovered(g, seat), -meteorites_left(g, seat)


def result(g: Game) -> Result:
    """The best key wins, and equal keys share a rank (PU-764, PU-Q-22); in solo the target decides
    (PU-921 to PU-923)."""
    scores = [score(g, seat) for seat in range(g.seats)]
    totals = [sum(parts.values()) for parts in scores]
    outcome: Outcome = "ranked"
    verdict = ""
    if g.seats == 1:
        outcome = "won" if totals[0] >= solo_target(g) else "lost"
        verdict = g.data.scoring.judge(totals[0] - solo_target(g))  # PU-923, PU-Q-26
    return Result(
        outcome=outcome,
        ending=g.state.ending,
        ranking=rank([_ranked_by(g, seat, total) for seat, total in enumerate(totals)]),
        scores=tuple(totals),
        breakdown=tuple(scores),
        verdict=verdict,
    )


def solo_target(g: Game) -> int:
    """The medals to reach, by the mix of the event deck (PU-921, PU-922)."""
    return g.data.scoring.target(dict(zip(COLOURS, g.state.mix, strict=True)))


def announce(g: Game) -> None:
    """Reveal private objectives (PU-Q-21 (h)) and announce the result."""
    ended = result(g)
    for seat, player in enumerate(g.state.players):
        if player.private and has_secret_objectives(g):
            g.emit(ObjectivesRevealed(seat, tuple(player.private)))
    g.reveal()
    if g.seats == 1:
        g.emit(SoloEnded(ended.scores[0], solo_target(g), ended.verdict))
    else:
        g.emit(GameEnded(ended.winners, max(ended.scores)))
