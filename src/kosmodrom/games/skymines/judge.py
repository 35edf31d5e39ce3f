from kosmodrom.core.judging import advantage
from kosmodrom.games.skymines.rules.end import score


def judge(g, seat):
    return advantage([100 * sum(score(g, s).values()) for s in range(len(g.state.players))], seat)
