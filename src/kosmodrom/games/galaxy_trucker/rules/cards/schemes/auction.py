"""Old Hulk for Sale, and auctions (GT-730 to GT-732, GT-1108, GT-1109)."""

from __future__ import annotations

from typing import Final, cast

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Seat
from kosmodrom.games.galaxy_trucker.components import OldHulk
from kosmodrom.games.galaxy_trucker.events.machinations import (
    AuctionWon,
    BidMade,
    BidPassed,
    NobodyBids,
)
from kosmodrom.games.galaxy_trucker.moves.machinations import (
    PASS_BID,
    AboutAuction,
    Bid,
    PassBid,
    bid,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, convoy, in_convoy
from kosmodrom.games.galaxy_trucker.rules.cards.base import present_card, resolves, used
from kosmodrom.games.galaxy_trucker.rules.goods import delivery
from kosmodrom.games.galaxy_trucker.rules.loans import loans_for, pay
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish
from kosmodrom.games.galaxy_trucker.steps.machinations import Auction

AUCTION: Final = Question("auction", ("GT-730", "GT-1108", "GT-Q-54"))


@resolves(OldHulk)
def resolve(g: Game, _card: OldHulk) -> None:
    finish(g, Auction(convoy(g)))


@carries_out(Auction)
def hold_auction(g: Game, step: Auction) -> Flow:
    """From the leader on, each raises or passes; who has passed is out (GT-1108)."""
    step.bidders = [seat for seat in step.bidders if in_convoy(g.state.players[seat])]
    if not step.bidders:
        g.emit(NobodyBids(present_card(g).kind))  # GT-1109
        finish(g)
        return
    if step.bidders == [step.leader]:
        _sell(g, step)
        return
    seat = step.bidders[0]
    options = [*bids(g, step, seat), PASS_BID]
    choice = yield from decide(g, seat, AUCTION, options, AboutAuction(step.bid))
    match choice:
        case Bid(amount):
            step.bid, step.leader = amount, seat
            step.bidders.append(step.bidders.pop(0))
            g.emit(BidMade(seat, amount))
        case PassBid():
            del step.bidders[0]
            g.emit(BidPassed(seat))


def bids(g: Game, step: Auction, seat: Seat) -> list[Bid]:
    """Raise by at least 1. Loans are taken when a bid has won, as many as it takes; so that the
    list ends, a bid goes no further than one loan's worth above the own credits or the last bid,
    and whoever wants more raises again. When all others have passed without a bid, 1 is enough
    (GT-Q-54)."""
    if len(step.bidders) == 1:
        most = 1
    else:
        most = max(g.state.players[seat].credits, step.bid) + g.data.flight.loan
    return [bid(number, loans_for(g, seat, number)) for number in range(step.bid + 1, most + 1)]


def _sell(g: Game, step: Auction) -> None:
    """The highest bidder pays the bank and gets the goods (GT-731)."""
    used(g)
    g.emit(AuctionWon(step.leader, step.bid))
    pay(g, step.leader, step.bid, "old_hulk")
    finish(g, delivery(g, step.leader, cast(OldHulk, present_card(g)).goods))
