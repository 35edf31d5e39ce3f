"""What all refusals share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option
from kosmodrom.games.skymines import steps
from kosmodrom.games.skymines.moves import SLOT_NUMBER
from kosmodrom.games.skymines.rules.base import Game
from kosmodrom.games.skymines.state import Player
from kosmodrom.games.skymines.terms import NOTHING, Slot

S = TypeVar("S", bound=steps.Step)


def current(g: Game, kind: type[S]) -> S:
    """The step that is being carried out."""
    step = g.state.todo[0]
    assert isinstance(step, kind)
    return step


def offered(ask: Ask, *kinds: type[Option]) -> tuple[Option, ...]:
    """The options on offer of these kinds."""
    return tuple(option for option in ask.options if isinstance(option, kinds))


def no_face_up_card(
    g: Game,
    player: Player,
    slot: Slot,
    kinds: Iterable[int],
    reason: str,
    rules: tuple[str, ...],
) -> Refused | None:
    """Why the card of a slot cannot be used: there is none, it was used, or it is of another kind,
    for which ``reason`` and ``rules`` are given."""
    number = SLOT_NUMBER[slot]
    card, t = player.slots[number], g.data.tables
    if card == NOTHING:
        return Refused("slot-empty", ("SKY-303",), slot=slot)
    if player.down >> number & 1:
        return Refused("card-used", ("SKY-304",), card=t.card_ids[card])
    if t.kinds[card] not in kinds:
        return Refused(reason, rules, card=t.card_ids[card])
    return None
