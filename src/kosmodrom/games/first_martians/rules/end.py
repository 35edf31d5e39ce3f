"""The end of a round and of the mission (FM-1201 to FM-1206, FM-1344 to FM-1348)."""

from __future__ import annotations

from kosmodrom.core.result import Result
from kosmodrom.games.first_martians.events.story import (
    MissionLost,
    MissionWon,
    ThresholdExceeded,
)
from kosmodrom.games.first_martians.rules.base import Game, level_of, mission_of
from kosmodrom.games.first_martians.rules.facilities import broken_parts
from kosmodrom.games.first_martians.rules.goals import all_red_done

ENDINGS = ("won", "death", "time", "threshold", "story")
CATEGORIES = ("goals", "optional")


def next_round(g: Game) -> None:
    """Say whether the mission has ended; if not, a new round begins (FM-1148). This is the only
    moment at which goals and Threshold are judged, so a mission can be won before its last sol
    (FM-111, FM-Q-64)."""
    s = g.state
    threshold = level_of(g).threshold
    broken = broken_parts(g)
    done = all_red_done(g)
    # There may be no Threshold (FM-107), and as many broken parts as it says are allowed (FM-109).
    if done and (threshold is None or broken <= threshold):  # FM-112, FM-1345
        _end(g, "won")
        g.emit(MissionWon(s.round, broken, f"{mission_of(g).id}.won"))
        return
    if done and threshold is not None:
        g.emit(ThresholdExceeded(broken, threshold))
    if s.round >= s.sols:  # FM-106
        ending = "threshold" if done else "time"  # FM-114, FM-1205, FM-1206
        _end(g, ending)
        g.emit(MissionLost("threshold" if done else "time", f"{mission_of(g).id}.lost"))
        return
    s.phase, s.step = "round", 0  # FM-113, FM-1347


def _end(g: Game, ending: str) -> None:
    g.state.phase, g.state.step = "end", 0
    g.state.ending = ending


def result(g: Game) -> Result:
    """The crew wins or loses together (FM-101)."""
    s = g.state
    goals = g.data.missions[s.mission].goals
    done = [goal for number, goal in enumerate(goals) if s.done >> number & 1]
    red = sum(goal.red for goal in done)
    parts = {"goals": red, "optional": len(done) - red}
    everyone = tuple(range(g.seats))
    return Result(
        outcome="won" if s.ending == "won" else "lost",
        ending=s.ending,
        ranking=(everyone,),
        scores=(len(done),) * g.seats,
        breakdown=(parts,) * g.seats,
    )
