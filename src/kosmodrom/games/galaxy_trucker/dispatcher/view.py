"""What the dispatcher holds, as people see it: as data, and in words."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.ruleset import Section, Speaker
from kosmodrom.games.galaxy_trucker.box import Box
from kosmodrom.games.galaxy_trucker.captions import NONE, card_lines
from kosmodrom.games.galaxy_trucker.components import AdventureEntry
from kosmodrom.games.galaxy_trucker.dispatcher.state import DispatchPhase
from kosmodrom.games.galaxy_trucker.rules.base import DispatchGame, board_of
from kosmodrom.games.galaxy_trucker.rules.settlement import EARNED
from kosmodrom.games.galaxy_trucker.terms import (
    NOTHING,
    ROUGH_ROADS,
    SEAT_COLOURS,
    RoughRoad,
    SeatColour,
    ShipClass,
)
from kosmodrom.games.galaxy_trucker.view import redeal_cards, reorder_deck

MACHINATION = "machination"
"""A planted card, which nobody has said."""


class TruckerView(msgspec.Struct, frozen=True):
    """What is known of a player."""

    colour: SeatColour
    number: int | None
    """The number tile."""
    accounts: tuple[dict[str, int], ...]
    """What the settlement of each flight brought, by where it came from."""
    total: int


class DispatchView(msgspec.Struct, frozen=True):
    phase: DispatchPhase
    flight: int
    flights: tuple[ShipClass, ...]
    players: tuple[TruckerView, ...]
    circle: int | None
    """Where the hourglass stands, while people build."""
    running: bool
    pile: int | None
    """The pile that is looked at, and its cards."""
    pile_cards: tuple[str, ...]
    card: str | None
    """The card that is turned up; a planted one is `MACHINATION`."""
    deck: int
    turned: tuple[str, ...]
    """The cards done so far."""
    again: bool
    roads: tuple[RoughRoad, ...]


def view(g: DispatchGame, _seat: Seat | None) -> DispatchView:
    s = g.state
    looking = s.looking != NOTHING
    return DispatchView(
        phase=s.phase,
        flight=s.flight + 1,
        flights=tuple(g.data.tables.boards[number].id for number in s.flights),
        players=tuple(
            TruckerView(
                colour=SEAT_COLOURS[colour],
                number=player.number or None,
                accounts=tuple(dict(zip(EARNED, flight, strict=False)) for flight in player.wealth),
                total=player.credits,
            )
            for colour, player in zip(s.colours, s.players, strict=False)
        ),
        circle=s.circle if s.phase == "building" else None,
        running=s.running,
        pile=s.looking + 1 if looking else None,
        pile_cards=tuple(_name(g, card) for card in s.piles[s.looking]) if looking else (),
        card=_name(g, s.card) if s.card != NOTHING else None,
        deck=len(s.deck),
        turned=tuple(_name(g, card) for card in (*s.done, *s.passed)),
        again=s.again,
        roads=tuple(ROUGH_ROADS[number] for number in s.roads),
    )


def _name(g: DispatchGame, card: int) -> str:
    found = g.data.cards[card]
    return found.id if isinstance(found, AdventureEntry) else MACHINATION


def redeal(g: DispatchGame, _seat: Seat, guess: Random) -> None:
    """Nobody knows the cards that have not been looked at, nor the order of the deck."""
    if g.state.flight == NOTHING:
        return
    redeal_cards(g, g.state.seen, guess)
    reorder_deck(g, guess)


def check(g: DispatchGame) -> None:
    """Raise AssertionError if the state is impossible."""
    s = g.state
    if s.flight == NOTHING:
        return
    adventures = [
        card for deck in (g.data.decks, g.data.extras) for cards in deck for card in cards
    ]
    places = [*s.decks, *s.used, *s.piles, s.hidden]
    found = [card for place in places for card in place]
    assert len(found) == len(set(found)), "a card is in two places"
    assert set(found) <= set(adventures), "no adventure card"
    base = [card for deck in g.data.decks for card in deck]
    assert set(base) <= set(found), "cards are missing"
    numbers = [player.number for player in s.players if player.number]
    assert sorted(numbers) == list(range(1, len(numbers) + 1)), "number tiles are missing"
    assert 0 <= s.circle < max(level.hourglass_runs for level in g.data.levels)
    if s.phase == "flight":
        in_flight = [*s.deck, *s.passed, *s.done]
        in_flight += [s.card] if s.card != NOTHING else []
        dealt = [card for pile in (*s.piles, s.hidden) for card in pile]
        planted = [player.planted for player in s.players if player.planted != NOTHING]
        assert sorted(in_flight) == sorted([*dealt, *planted]), "the deck is not that of the piles"
    assert board_of(g).id


# In words


def sections(view: DispatchView, box: Box, words: Speaker) -> list[Section]:
    """The card first, then the flight and the accounts."""
    told = []
    if view.card is not None:
        told.append(_card(view.card, box, words))
    if view.pile is not None:
        rows = [line for card in view.pile_cards for line in _short(card, box, words)]
        told.append(Section(words("dispatch-title-pile", pile=view.pile), tuple(rows)))
    if view.flights:
        told.append(Section(words("dispatch-title-flight"), tuple(_flight(view, words))))
    if any(player.accounts for player in view.players):
        told.append(Section(words("dispatch-title-accounts"), tuple(_accounts(view, words))))
    return told


def _card(card: str, box: Box, words: Speaker) -> Section:
    """A card with its figures. Those of extra cards and machinations are read from the owners' own
    cards."""
    if card == MACHINATION:
        rows = (words("dispatch-machination-text"),)
        return Section(words("dispatch-machination"), rows)
    found = box.cards[box.card_numbers[card]]
    name, *lines = card_lines(found, words)
    if isinstance(found, AdventureEntry) and found.extra:
        lines = [words("dispatch-extra-text")]
    return Section(name, tuple(lines))


def _short(card: str, box: Box, words: Speaker) -> Iterator[str]:
    """A card with its figures, without the sentence that explains it."""
    found = box.cards[box.card_numbers[card]]
    name, _text, *lines = card_lines(found, words)
    if isinstance(found, AdventureEntry) and found.extra:
        lines = [words("dispatch-extra-text")]
    yield "; ".join([name, *lines])


def _flight(view: DispatchView, words: Speaker) -> Iterator[str]:
    if not view.flight:
        return
    ship = words(f"class-{view.flights[view.flight - 1]}")
    yield words("dispatch-flight-of", flight=view.flight, flights=len(view.flights), ship=ship)
    if view.circle is not None:
        circle = words(f"circle-{view.circle}")
        yield words(
            "dispatch-hourglass-runs" if view.running else "dispatch-hourglass-stands",
            circle=circle,
        )
    if view.roads:
        roads = ", ".join(words(f"road-{road}") for road in view.roads)
        yield words("dispatch-roads", roads=roads)
    for player in view.players:
        if player.number is not None:
            name = words(f"dispatch-player-{player.colour}")
            yield words("dispatch-number", player=name, number=player.number)
    if view.phase == "flight":
        yield words("dispatch-deck", cards=view.deck)
        turned = ", ".join(
            words("dispatch-machination" if card == MACHINATION else f"card-{card}")
            for card in view.turned
        )
        yield words("dispatch-turned", cards=turned or NONE)
        if view.again:
            yield words("dispatch-again")


def _accounts(view: DispatchView, words: Speaker) -> Iterator[str]:
    """Everybody's settlements, flight by flight."""
    for player in view.players:
        name = words(f"dispatch-player-{player.colour}")
        yield words("dispatch-total", player=name, credits=player.total)
        for flight, account in enumerate(player.accounts, 1):
            items = ", ".join(
                f"{words(f'score-{item}')} {amount:+d}"
                for item, amount in account.items()
                if amount
            )
            yield words("dispatch-account", flight=flight, items=items or NONE)
