"""Space Billiards (GT-1025 to GT-1030)."""

from __future__ import annotations

from typing import Final, cast

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import steps
from kosmodrom.games.galaxy_trucker.components import SpaceBilliards
from kosmodrom.games.galaxy_trucker.events.cards import Alone
from kosmodrom.games.galaxy_trucker.events.extra import MeteorsSent
from kosmodrom.games.galaxy_trucker.moves.extra import SendMeteors, send_meteors
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy, five_rules
from kosmodrom.games.galaxy_trucker.rules.cards.base import (
    present_card,
    resolves,
    skip_absent,
    threats_of,
)
from kosmodrom.games.galaxy_trucker.rules.cards.extra.prices import threat_names
from kosmodrom.games.galaxy_trucker.rules.cards.weakest import LEAST_COMPARED
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish, push
from kosmodrom.games.galaxy_trucker.steps.extra import SpaceBilliards as BilliardsStep

BILLIARDS: Final = Question("billiards", ("GT-1025", "GT-1026", "GT-1027"))


@resolves(SpaceBilliards)
def resolve(g: Game, card: SpaceBilliards) -> None:
    """One ship alone has no opponent (GT-Q-84)."""
    order = convoy(g)
    if len(order) < LEAST_COMPARED:
        g.emit(Alone(card.kind))
        finish(g)
    else:
        finish(g, BilliardsStep(order, [0] * len(card.lines)))


@carries_out(BilliardsStep)
def send(g: Game, step: BilliardsStep) -> Flow:
    """From the leader on, each chooses a line and an opponent, who meets it at once (GT-1025,
    GT-1026). Lines left over are not used (GT-Q-86)."""
    skip_absent(g, step.order)
    options = billiards_options(g, step, step.order[0]) if step.order else []
    if not options:
        finish(g)
        return
    seat = step.order[0]
    choice = yield from decide(g, seat, BILLIARDS, options)
    if not isinstance(choice, SendMeteors):
        return
    del step.order[0]
    line = choice.line - 1
    again = step.chosen[line] > 0
    step.chosen[line] += 1
    g.emit(MeteorsSent(seat, choice.opponent, choice.line, again))
    threats = threats_of(cast(SpaceBilliards, present_card(g)).lines[line])
    # The second time the first large meteor is ignored (GT-1028). Who chose rolls (GT-1025).
    target = choice.opponent
    spared = [target] if again else []
    push(g, steps.Volley(threats, [target], "space_billiards", spared, roller=seat))


def billiards_options(g: Game, step: BilliardsStep, seat: Seat) -> list[Option]:
    """Each line that is left with each other ship of the convoy (GT-1027, GT-Q-86); with the rules
    for five one line can be chosen twice (GT-1028)."""
    card = cast(SpaceBilliards, present_card(g))
    twice = five_rules(g) and max(step.chosen) <= 1
    return [
        send_meteors(number, opponent, threat_names(line), times > 0)
        for number, (line, times) in enumerate(zip(card.lines, step.chosen, strict=True), 1)
        if not times or twice
        for opponent in convoy(g)
        if opponent != seat
    ]
