"""What is true at every moment: nothing is created, nothing is lost."""

from __future__ import annotations

from collections import Counter

from kosmodrom.games.astrominers.rules.base import Game, free_dock
from kosmodrom.games.astrominers.rules.cards import BOTH_DECKS, cards_in_deck, pile_of
from kosmodrom.games.astrominers.state import BARGES, DICE, FACES, RESOURCES


def check(g: Game) -> None:
    """Raise AssertionError if the state is impossible."""
    check_resources(g)
    check_cards(g)
    check_dice(g)
    check_docks(g)


def check_resources(g: Game) -> None:
    """Every unit is in the bank, on the round track or with a player (AM-106)."""
    s = g.state
    for kind in RESOURCES:
        held = [player.stock[kind] for player in s.players]
        total = s.bank[kind] + s.track.count(kind) + sum(held)
        assert total == g.data.units[kind], f"{kind}: {total} units of {g.data.units[kind]}"
        assert s.bank[kind] >= 0, f"{kind}: {s.bank[kind]} in the bank"
        assert min(held) >= 0, f"{kind}: a player holds {min(held)}"


def check_cards(g: Game) -> None:
    """Every card is in exactly one place; only cards in hand are secret."""
    s, box = g.state, g.data
    if s.phase == "setup":
        return
    assert s.paying is None, f"nobody is asked, but {s.paying} is being paid"
    places: list[str | None] = [*s.outside]
    for deck in BOTH_DECKS:
        pile = pile_of(g, deck)
        places += [*cards_in_deck(g, deck), *pile.display]
        assert 0 <= pile.under <= len(pile.deck), "more cards put under a deck than it has"
        assert not pile.deck or None not in pile.display, "an empty place beside a deck with cards"
    places += [*s.awards, *s.award_deck, *s.technologies, *s.bulletins, *s.expeditions]
    places += [run.card for run in s.runs]
    for player in s.players:
        hand = [*player.missions, *player.orders]
        assert set(player.secret) <= set(hand), "a secret card that is not in hand"
        places += [*hand, *player.done, *player.expeditions, *player.awards]
        places += [*player.bought, *player.used]
        places += [own.card for own in (*player.technologies, *player.bulletins)]
    counts = Counter(card for card in places if card is not None)
    board = box.boards[g.seats]
    cards = [*board.missions, *board.orders]  # AM-113: the others are out of the game
    cards += [*box.awards, *box.technologies, *box.bulletins, *box.expeditions]
    assert counts == Counter(cards), f"cards out of place: {counts - Counter(cards)}"


def check_dice(g: Game) -> None:
    """Every player has 7 dice: in the pool, discarded, on the board, on own cards, in docks."""
    s = g.state
    if s.round == 0:
        return
    on_board = Counter(die.seat for die in s.board.values())
    aboard = Counter(die.seat for run in s.runs for die in run.crew if die is not None)
    for seat, player in enumerate(s.players):
        assert min(player.pool.values()) >= 0, f"seat {seat} has a negative pool"
        assert list(player.pool) == list(FACES)
        on_cards = sum(own.die is not None for own in (*player.technologies, *player.bulletins))
        seen = sum(player.pool.values()) + player.discarded + on_board[seat] + on_cards
        # Dice back from a settled card wait for the next preparation (AM-422).
        waiting = DICE - seen - aboard[seat]
        assert waiting == 0 or (waiting > 0 and s.phase in ("settling", "orders", "roll", "end")), (
            f"seat {seat} has {seen + aboard[seat]} dice in {s.phase}"
        )


def check_docks(g: Game) -> None:
    """AM-323, AM-342: barges and docks suffice; a dock holds one barge."""
    runs, board = g.state.runs, g.data.boards[g.seats]
    docks = [run.dock for run in runs]
    assert len(set(docks)) == len(docks), "two barges in one dock"
    assert set(docks) <= set(board.docks), "a barge in a closed dock"
    assert free_dock(g) is None or len(docks) < len(board.docks)
    for seat in range(g.seats):
        assert sum(run.owner == seat for run in runs) <= BARGES, f"seat {seat} has too many barges"
    closed = [space for space in g.state.board if g.data.spaces[space].mark > g.seats]
    assert not closed, f"dice on closed spaces {closed}"
