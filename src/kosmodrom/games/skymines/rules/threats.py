"""Chapter 15: threats."""

from __future__ import annotations

from typing import TypeVar

from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines import effects, steps
from kosmodrom.games.skymines.events import CardRemoved, ThreatNeutralised, ThreatTaken
from kosmodrom.games.skymines.moves import Neutralise, remove_card
from kosmodrom.games.skymines.rules.base import Game, board_of, face_up, pay_coins
from kosmodrom.games.skymines.rules.missions import is_met
from kosmodrom.games.skymines.rules.todo import carries_out, finish
from kosmodrom.games.skymines.tables import ENERGY
from kosmodrom.games.skymines.terms import NOTHING

DONE = -1
"""`Expand.threat` once the threat is neutralised."""

C = TypeVar("C", bound=effects.Clause)


def threat_options(g: Game, seat: Seat, step: steps.Expand) -> list[Option]:
    """Neutralising the threat, if the three conditions hold (SKY-1504 to SKY-1506)."""
    s, board = g.state, board_of(g)
    if all(s.places[space] != step.company for space in board.threat):
        return []
    energy, coins = g.data.setup.threat_energy, 0
    for need in g.data.tables.threats[s.threat].needs:
        match need:
            case effects.SpendEnergy(n):
                energy += n
            case effects.PayCoins(n):
                coins += n
            case effects.RemoveEnergyCards(n):
                if len(_energy_cards(g, seat)) < n:
                    return []
            case effects.TankValue() | effects.ResearchValue():  # SKY-1521, SKY-1529, SKY-1549
                if not is_met(g, seat, need):
                    return []
    if step.points < energy or s.players[seat].coins < coins:
        return []
    return [Neutralise(energy, coins)]


def meets_need(g: Game, seat: Seat, need: effects.ThreatNeed) -> bool:
    """Whether a player has now what a threat asks for; of energy, all that is face up counts."""
    player = g.state.players[seat]
    match need:
        case effects.SpendEnergy(n):
            return face_up(g, seat)[ENERGY] >= g.data.setup.threat_energy + n
        case effects.PayCoins(n):
            return player.coins >= n
        case effects.RemoveEnergyCards(n):
            return len(_energy_cards(g, seat)) >= n
        case effects.TankValue() | effects.ResearchValue():
            return is_met(g, seat, need)


def neutralise(g: Game, seat: Seat, step: steps.Expand) -> None:
    """Pay for it; it is taken after the rewards of the expansion (SKY-1507)."""
    step.points -= g.data.setup.threat_energy
    step.threat = DONE
    for need in g.data.tables.threats[g.state.threat].needs:
        match need:
            case effects.SpendEnergy(n):
                step.points -= n
            case effects.PayCoins(n):
                pay_coins(g, seat, n)
            case effects.RemoveEnergyCards(n):
                step.threat = n
    if step.threat == DONE:
        _tell(g, seat)


def threat_cards(g: Game, seat: Seat) -> list[Option]:
    """The energy cards of the hand, to be removed for the threat (SKY-1541)."""
    ids = g.data.tables.card_ids
    return [remove_card(ids[card]) for card in dict.fromkeys(_energy_cards(g, seat))]


def remove_energy_card(g: Game, seat: Seat, step: steps.Expand, card: str) -> None:
    take_out_of_hand(g, seat, g.data.tables.card_number[card])
    step.threat -= 1
    if not step.threat:
        step.threat = DONE
        _tell(g, seat)


def _energy_cards(g: Game, seat: Seat) -> list[int]:
    kinds = g.data.tables.kinds
    return [card for card in g.state.players[seat].hand if kinds[card] == ENERGY]


def take_out_of_hand(g: Game, seat: Seat, card: int) -> None:
    """A hand card goes face up to the removed cards pile (SKY-738)."""
    g.state.players[seat].hand.remove(card)
    g.state.removed.append(card)
    g.emit(CardRemoved(seat, g.data.tables.card_ids[card]))


def _tell(g: Game, seat: Seat) -> None:
    g.emit(ThreatNeutralised(seat, g.data.tables.threats[g.state.threat].id))


@carries_out(steps.TakeThreat)
def take_threat(g: Game, seat: Seat, _step: steps.TakeThreat) -> None:
    """The card leaves the board and is a free share for the player (SKY-1507, SKY-1508)."""
    s = g.state
    g.emit(ThreatTaken(seat, g.data.tables.threats[s.threat].id))
    s.threat = NOTHING
    s.hero = seat
    s.players[seat].free_share = True
    finish(g)


def consequence(g: Game, kind: type[C]) -> C | None:
    """What the threat on the board does, if it is of this kind (SKY-1510)."""
    if g.state.threat == NOTHING:
        return None
    found = g.data.tables.threats[g.state.threat].consequence
    return found if isinstance(found, kind) else None
