"""The table in words, for the terminal and wherever no drawn board exists.

A row changes only if what it says changes, and titles never do, so a front end can mark what is
new.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from kosmodrom.core.options import Seat
from kosmodrom.core.ruleset import Section, Speaker
from kosmodrom.games.galaxy_trucker.box import Box
from kosmodrom.games.galaxy_trucker.captions import NONE, TIE, card_lines, goods, kind_message
from kosmodrom.games.galaxy_trucker.components import Part
from kosmodrom.games.galaxy_trucker.drawing import code_of, draw_part, draw_ship
from kosmodrom.games.galaxy_trucker.rules.counting import written
from kosmodrom.games.galaxy_trucker.view import CardView, CellView, PlayerView, View

INDENT: Final = "  "
BEFORE_FLIGHT: Final = ("machinations", "roads", "building", "inspection", "boarding", "launch")


def sections(view: View, box: Box, words: Speaker) -> list[Section]:
    """A view in words: the flight, the shipyard or the space board, then the players, the reader
    first."""
    told = [_round(view, words)]
    if view.ship_class is None:
        return told
    if view.roads:
        told.append(_roads(view, words))
    if view.phase in BEFORE_FLIGHT:
        told.append(_shipyard(view, box, words))
    else:
        told.append(_flight(view, words))
    told.append(_cards(view, box, words))
    start = view.seat or 0
    for step in range(len(view.players)):
        told += _player(view, (start + step) % len(view.players), box, words)
    return told


# The table


def _round(view: View, words: Speaker) -> Section:
    if view.ship_class is None:
        rows = [words(f"phase-{view.phase}")]
    else:
        rows = [
            words(
                "board-round",
                flight=view.flight,
                flights=len(view.flights),
                ship=words(f"class-{view.ship_class}"),
                phase=words(f"phase-{view.phase}"),
            )
        ]
    if view.turn is not None:
        rows.append(words("board-turn", player=words.seat(view.turn)))
    if view.hourglass is not None:
        circle = words(f"circle-{view.hourglass.circle}")
        running = str(view.hourglass.running).lower()
        rows.append(words("board-hourglass", circle=circle, running=running))
    return Section(words("board-title-round"), tuple(rows))


def _roads(view: View, words: Speaker) -> Section:
    rows: list[str] = []
    for road in view.roads:
        rows.append(words(f"road-{road}"))
        rows.append(INDENT + words(f"road-{road}.text"))
    if view.dead is not None:
        rows.append(words("board-dead", column=view.dead))
    return Section(words("board-title-roads"), tuple(rows))


def _shipyard(view: View, box: Box, words: Speaker) -> Section:
    rows = [words("board-warehouse", parts=view.warehouse)]
    if view.removed:
        rows.append(words("board-removed", parts=view.removed))
    returned = _part_names(view.returned, box, words)
    rows.append(words("board-returned", parts=returned))
    numbers = ", ".join(map(str, view.numbers)) or NONE
    rows.append(words("board-numbers", numbers=numbers))
    return Section(words("board-title-shipyard"), tuple(rows))


def _part_names(ids: Iterable[str], box: Box, words: Speaker) -> str:
    """Parts by kind; equal ones once, and how often."""
    counts = Counter(words(kind_message(box.parts[box.part_numbers[id]])) for id in ids)
    return ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in counts.items()) or NONE


def _flight(view: View, words: Speaker) -> Section:
    rows = [
        words("board-place", place=place, player=words.seat(seat), days=_behind(view, seat))
        for place, seat in enumerate(view.order, 1)
    ]
    gone = [
        words.seat(seat)
        for seat, player in enumerate(view.players)
        if not player.flying and not player.finished
    ]
    if gone:
        rows.append(words("board-gone", players=", ".join(gone)))
    if view.dice:
        rows.append(words("board-dice", dice=" + ".join(map(str, view.dice)), sum=sum(view.dice)))
    if any(count is not None for count in view.counts):
        told = ", ".join(
            f"{words.seat(seat)}{TIE}{written(count)}"
            for seat, count in enumerate(view.counts)
            if count is not None
        )
        rows.append(words("board-counts", counts=told))
    bank = ", ".join(f"{words(f'goods-{name}')}{TIE}{n}" for name, n in view.bank.items())
    rows.append(words("board-bank", goods=bank))
    return Section(words("board-title-flight"), tuple(rows))


def _behind(view: View, seat: Seat) -> int:
    """How many days a ship is behind the leader."""
    return view.players[view.order[0]].day - view.players[seat].day


def _cards(view: View, box: Box, words: Speaker) -> Section:
    rows: list[str] = []
    if view.card is not None:
        name, *lines = card_lines(box.cards[box.card_numbers[view.card.id]], words)
        rows.append(words("board-card", card=name))
        rows += [INDENT + line for line in lines]
        rows += [INDENT + line for line in _progress(view.card, words)]
        if view.card.parts:
            parts = _part_names(view.card.parts, box, words)
            rows.append(INDENT + words("board-offered", parts=parts))
    if view.phase in BEFORE_FLIGHT:
        for number, pile in enumerate(view.piles, 1):
            rows.append(words("board-pile", number=number, cards=pile.size))
            rows += [
                INDENT + line for card in pile.cards or () for line in _short(card, box, words)
            ]
    else:
        rows.append(words("board-deck", cards=view.deck))
        coming = [
            card for pile in view.piles for card in pile.cards or () if not _is_turned(view, card)
        ]
        if coming:
            rows.append(words("board-coming"))
            rows += [INDENT + line for card in coming for line in _short(card, box, words)]
        if view.turned:
            names = ", ".join(words(f"card-{card}") for card in view.turned)
            rows.append(words("board-turned", cards=names))
        if view.again:
            rows.append(words("board-again"))
    return Section(words("board-title-cards"), tuple(rows or [NONE]))


def _is_turned(view: View, card: str) -> bool:
    return (view.card is not None and card == view.card.id) or card in view.turned


def _progress(card: CardView, words: Speaker) -> Iterator[str]:
    """How far the card is."""
    for number, seat in enumerate(card.taken, 1):
        if seat is not None:
            yield words("board-taken", number=number, player=words.seat(seat))
    if card.users:
        yield words("board-users", players=", ".join(map(words.seat, card.users)))
    if card.line is not None:
        yield words("board-line", line=card.line)
    for number, times in enumerate(card.chosen, 1):
        if times:
            yield words("board-chosen", line=number, times=times)
    if card.guesses:
        told = ", ".join(f"{words.seat(seat)}{TIE}{number}" for seat, number in card.guesses)
        yield words("board-guesses", guesses=told)
    if card.bidder is not None:
        yield words("board-bid", credits=card.bid, player=words.seat(card.bidder))
    elif card.bid:
        yield words("board-demand", credits=card.bid)
    if card.struck:
        yield words("board-struck", players=", ".join(map(words.seat, card.struck)))


def _short(card: str, box: Box, words: Speaker) -> Iterator[str]:
    """A card with its figures, without the sentence that explains it."""
    name, _text, *lines = card_lines(box.cards[box.card_numbers[card]], words)
    yield "; ".join([name, *lines])


# Players


def _player(view: View, seat: Seat, box: Box, words: Speaker) -> Iterator[Section]:
    player, name = view.players[seat], words.seat(seat)
    own = seat == view.seat
    title = words("board-title-you", player=name) if own else name
    rows = [words("board-credits", credits=player.credits)]
    if player.loans:
        rows.append(words("board-loans", loans=player.loans))
    rows += _state(view, player, words)
    rows += _figures(player, words)
    rows += _aboard(player, box, words)
    rows += _apart(player, box, words)
    if own:
        rows += _own_cards(player, words)
    elif player.machinations:
        rows.append(words("board-machinations", cards=player.machinations))
    yield Section(title, tuple(rows), "player")
    assert view.ship_class is not None
    if player.ship.cells:
        picture = draw_ship(box.boards[view.ship_class], player.ship, box)
        parts = [box.parts[box.part_numbers[cell.part]] for cell in player.ship.cells]
        legend = (words("board-legend"), ", ".join(_legend(parts, words)))
        yield Section(words("board-title-ship", player=name), legend, "player", picture)
    if player.hand is not None:
        part = box.parts[box.part_numbers[player.hand]]
        told = words(kind_message(part))
        yield Section(words("board-title-hand", player=name), (told,), "player", draw_part(part))


def _legend(parts: Iterable[Part], words: Speaker) -> Iterator[str]:
    names = {code_of(part): words(kind_message(part)) for part in parts}
    return (f"{code}{TIE}{name}" for code, name in sorted(names.items()))


def _state(view: View, player: PlayerView, words: Speaker) -> Iterator[str]:
    if view.phase == "building" and player.number is None and view.building == "turns":
        yield words("board-handlings", count=player.handlings)
    if player.number is not None:
        yield words("board-number", number=player.number)
    if player.looking is not None:
        yield words("board-looking", pile=player.looking)
    if player.finished:
        yield words("board-finished")
    if any(player.away):
        yield words("board-away", cards=max(player.away))
    if player.specialist is not None:
        yield words("board-specialist", specialist=words(f"specialist-{player.specialist}"))
    if view.roads and set(player.roads) != set(view.roads):
        bound = ", ".join(words(f"road-{road}") for road in player.roads) or NONE
        yield words("board-bound", roads=bound)
    if player.planted and view.phase in BEFORE_FLIGHT:
        yield words("board-planted")


def _figures(player: PlayerView, words: Speaker) -> Iterator[str]:
    found = player.ship.figures
    fire, engine = found.firepower, found.engine_power
    yield words("board-firepower", least=written(fire.least), most=written(fire.most))
    yield words("board-engine-power", least=str(engine.least), most=str(engine.most))
    yield words("board-crew", crew=found.crew, humans=found.humans, sleepers=found.sleepers)
    yield words("board-exposed", connectors=found.exposed)
    for fault in player.ship.faults:
        row, column = fault.cells[0]
        yield words("board-fault", fault=words(f"fault-{fault.kind}"), row=row, column=column)


def _aboard(player: PlayerView, box: Box, words: Speaker) -> Iterator[str]:
    """What is in the parts, part by part."""
    for cell in player.ship.cells:
        told = ", ".join(_contents(cell, words))
        if told:
            part = words(kind_message(box.parts[box.part_numbers[cell.part]]))
            yield words("board-cell", row=cell.row, column=cell.column, part=part, contents=told)


def _contents(cell: CellView, words: Speaker) -> Iterator[str]:
    if cell.humans:
        yield words("board-humans", humans=cell.humans)
    if cell.alien is not None:
        yield words(f"alien-{cell.alien}")
    if cell.tokens:
        yield words("of-tokens", tokens=cell.tokens)
    if cell.goods:
        yield goods(cell.goods, words)


def _apart(player: PlayerView, box: Box, words: Speaker) -> Iterator[str]:
    """Parts beside the ship."""
    for message, ids in (
        ("board-aside", player.aside),
        ("board-ordered", player.ordered),
        ("board-lost", player.lost),
        ("board-junk", player.junk),
    ):
        if ids:
            yield words(message, parts=_part_names(ids, box, words), count=len(ids))


def _own_cards(player: PlayerView, words: Speaker) -> Iterator[str]:
    if player.cards:
        names = ", ".join(words(f"card-{card}") for card in player.cards)
        yield words("board-hand", cards=names)
    if player.own_planted is not None:
        yield words("board-own-planted", card=words(f"card-{player.own_planted}"))
