"""The table in words, for the terminal and wherever no drawn board exists.

As long as the facts are the same, a row has the same text, and titles never change: so a front end
can mark what is new.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kosmodrom.core.options import Seat
from kosmodrom.core.ruleset import Section, Speaker
from kosmodrom.games.astrominers.box import BASIC_AREAS, Box
from kosmodrom.games.astrominers.captions import (
    ANY_TYPE,
    NONE,
    TIE,
    amount,
    amounts_text,
    card_lines,
    crew_space,
    listed,
    reward,
    workers,
)
from kosmodrom.games.astrominers.rules.settling import SHARES
from kosmodrom.games.astrominers.state import FACES, ROUNDS
from kosmodrom.games.astrominers.view import (
    BONUS_PAST,
    DieView,
    MiniDeckView,
    OwnCardView,
    PileView,
    PlayerView,
    RunView,
    SpaceView,
    View,
)

FREE: Final = "○"
TAKEN: Final = "●"
NOW: Final = "▶"
INDENT: Final = "  "
SINGLE_AREAS: Final = ("dispatch", "refinery", "first")


def sections(view: View, box: Box, words: Speaker) -> list[Section]:
    """A view in words: the board, the players, and the reader's own hand."""
    told = [
        _round(view, words),
        _docks(view, box, words),
        *(_store(view, area, words) for area in BASIC_AREAS),
        _other_spaces(view, words),
        _missions(view.missions, box, words),
        _orders(view.orders, box, words),
        _awards(view, box, words),
        _board_cards(view, box, words),
        _bank(view, words),
    ]
    # The reader first, then the others clockwise.
    start = view.seat or 0
    seats = [(start + step) % len(view.players) for step in range(len(view.players))]
    told += [_player(view, seat, box, words) for seat in seats]
    if view.seat is not None:
        told.append(_hand(view.players[view.seat], box, words))
    return told


# The board


def _round(view: View, words: Speaker) -> Section:
    phase = words(f"phase-{view.phase}")
    rows = [words("board-round", round=view.round, rounds=ROUNDS, phase=phase)]
    if view.phase != "setup":
        rows.append(words("board-first", player=words.seat(view.first)))
    if view.phase == "actions":
        rows.append(words("board-turn", player=words.seat(view.turn)))
    if view.paying is not None:
        card, due = words(f"card-{view.paying.card}"), amounts_text(view.paying.due, words)
        rows.append(words("board-paying", card=card, due=due or NONE))
    if view.round and not _bonus_taken(view):
        amounts = amount(view.bonuses[view.round - 1] or "any", SHARES[1], words)
        rows.append(words("board-bonus", amounts=amounts, two=SHARES[2], more=SHARES[3]))
    if view.track:
        rows.append(words("board-track", fields=", ".join(_fields(view, words))))
    rows.append(words("board-legend"))
    return Section(words("board-title-round"), tuple(rows))


def _fields(view: View, words: Speaker) -> Iterator[str]:
    for number, kind in enumerate(view.bonuses, 1):
        mark = NOW if number == view.round else ""
        name = NONE if kind is None else words(f"resource-{kind}")
        yield f"{mark}{number}{TIE}{name}"


def _bonus_taken(view: View) -> bool:
    return view.phase in BONUS_PAST


def _docks(view: View, box: Box, words: Speaker) -> Section:
    rows: list[str] = []
    for run in sorted(view.runs, key=lambda run: run.dock):
        rows += _run(run, box, words)
    taken = [run.dock for run in view.runs]
    free = [str(dock) for dock in view.docks if dock not in taken]
    rows.append(words("board-free-docks", docks=", ".join(free) or NONE))
    return Section(words("board-title-docks"), tuple(rows))


def _run(run: RunView, box: Box, words: Speaker) -> Iterator[str]:
    name = words(f"card-{run.card}")
    mission = box.missions.get(run.card)
    kind = ANY_TYPE if mission is None else mission.type
    yield words("board-dock", dock=run.dock, card=name, type=kind)
    chance = "slid" if run.slid else "new"
    yield INDENT + words(f"board-run-{chance}", player=words.seat(run.owner))
    plan = box.plans[run.card]
    for place, (takes, die) in enumerate(zip(plan.takes, run.crew, strict=True)):
        number = words("place", space=place)
        symbol = crew_space(takes, place < plan.yellow, words)
        yield f"{INDENT}{number} {symbol}{TIE}{_die(die, words)}"
    yield INDENT + reward(mission, words)


def _store(view: View, area: str, words: Speaker) -> Section:
    """A basic area: the first space gives one unit more (AM-311)."""
    rows = []
    for number, space in enumerate(_spaces(view, area), 1):
        extra = " (+1)" if number == 1 else ""
        rows.append(f"{number}{extra} {workers(space.accepts, words)}{TIE}{_die(space.die, words)}")
    return Section(words(f"board-title-{area}"), tuple(rows))


def _other_spaces(view: View, words: Speaker) -> Section:
    """Dispatch and refinery in their printed order, and the first-player space."""
    rows = []
    for area in SINGLE_AREAS:
        spaces = _spaces(view, area)
        dice = [_die(space.die, words) for space in spaces]
        if len(spaces) > 1:
            dice = [f"{number}{TIE}{die}" for number, die in enumerate(dice, 1)]
        rows.append(words(f"board-space-{area}", spaces=", ".join(dice)))
    return Section(words("board-title-spaces"), tuple(rows))


def _missions(pile: PileView, box: Box, words: Speaker) -> Section:
    rows: list[str] = []
    for card in pile.display:
        rows += (NONE,) if card is None else _card(card, box, words)
    rows.append(words("board-deck", count=pile.deck))
    return Section(words("board-title-missions"), tuple(rows))


def _orders(pile: PileView, box: Box, words: Speaker) -> Section:
    rows: list[str] = []
    for card in pile.display:
        rows += (NONE,) if card is None else _card(card, box, words)
    rows.append(words("board-deck", count=pile.deck))
    return Section(words("board-title-orders"), tuple(rows))


def _awards(view: View, box: Box, words: Speaker) -> Section:
    rows = []
    for place, (card, space) in enumerate(zip(view.awards, _spaces(view, "award"), strict=True), 1):
        if card is None:
            rows.append(words("board-no-award", place=place))
            continue
        award = box.awards[card]
        name, types = words(f"card-{card}"), " ".join(award.set)
        text = words("board-award", place=place, card=name, set=types, points=award.points)
        rows.append(f"{text}{TIE}{_die(space.die, words)}")
    rows.append(words("board-deck", count=view.award_deck))
    return Section(words("board-title-awards"), tuple(rows))


def _board_cards(view: View, box: Box, words: Speaker) -> Section:
    rows = [
        *_board_card("technology", view, view.technologies, box, words),
        *_board_card("bulletin", view, view.bulletins, box, words),
        *_board_card("expedition", view, view.expeditions, box, words),
    ]
    return Section(words("board-title-board-cards"), tuple(rows))


def _board_card(
    kind: str, view: View, deck: MiniDeckView, box: Box, words: Speaker
) -> Iterator[str]:
    """The top card of a mini-deck: its cost and what it gives."""
    if deck.top is None:
        yield words(f"board-no-{kind}")
        return
    yield from _card(deck.top, box, words)
    (space,) = _spaces(view, kind)
    yield INDENT + words("board-any-die", die=_die(space.die, words))
    yield INDENT + words("board-further", count=deck.cards - 1)


def _bank(view: View, words: Speaker) -> Section:
    rows = [words("board-bank", amounts=amounts_text(view.bank, words, zero=True))]
    if view.exchange:
        promoted = words(f"resource-{view.promoted}")
        name = words(f"card-{view.exchange}")
        rows.append(words("board-exchange", card=name, promoted=promoted))
    rows.append(words("board-rates"))
    return Section(words("board-title-bank"), tuple(rows))


# Players and hand


def _player(view: View, seat: Seat, box: Box, words: Speaker) -> Section:
    player, name = view.players[seat], words.seat(seat)
    title = words("board-title-you", player=name) if seat == view.seat else name
    rows = [_points(player, words)]
    if player.passed:
        rows.append(words("board-passed"))
    stock = amounts_text(player.stock, words)
    rows.append(words("board-stock", amounts=stock) if stock else words("board-no-stock"))
    rows += _dice(player, words)
    rows.append(words("board-counts", missions=player.mission_count, orders=player.order_count))
    rows.append(words("board-barges", count=player.barges))
    rows += _completed(player, box, words)
    return Section(title, tuple(rows), "player")


def _points(player: PlayerView, words: Speaker) -> str:
    total = sum(player.score.values())
    parts = [
        f"{words(f'score-{name}')}{TIE}{points}" for name, points in player.score.items() if points
    ]
    if not parts:
        return words("board-points", points=total)
    return words("board-points-parts", points=total, parts=", ".join(parts))


def _dice(player: PlayerView, words: Speaker) -> Iterator[str]:
    pool = [words(f"face-{face}") for face in FACES for _ in range(player.pool[face])]
    yield words("board-pool", dice=listed(pool)) if pool else words("board-no-dice")
    if player.discarded:
        yield words("board-discarded", count=player.discarded)


def _completed(player: PlayerView, box: Box, words: Speaker) -> Iterator[str]:
    """What a player has earned: missions with their types, effects to use, own cards, awards."""
    done = [f"{words(f'card-{card}')}{TIE}{box.missions[card].type}" for card in player.done]
    done += [f"{words(f'card-{card}')}{TIE}{ANY_TYPE}" for card in player.expeditions]
    if done:
        yield words("board-completed", cards=", ".join(done))
    effects = sorted(box.orders[card].effect for card in player.bought)
    if effects:
        told = listed(words(f"effect-{effect}") for effect in effects)
        yield words("board-effects", effects=told)
    for own in player.technologies:
        gives = amount(box.technologies[own.card].gives, 1, words)
        text = words("board-own-technology", card=words(f"card-{own.card}"), amounts=gives)
        yield text + TIE + _own_die(own, words)
    for own in player.bulletins:
        text = words("board-own-bulletin", card=words(f"card-{own.card}"))
        yield text + TIE + _own_die(own, words)
    if player.awards:
        cards = ", ".join(words(f"card-{card}") for card in player.awards)
        yield words("board-awards", cards=cards)


def _hand(player: PlayerView, box: Box, words: Speaker) -> Section:
    rows: list[str] = []
    for card in player.missions or ():
        rows += _card(card, box, words)
    for card in player.orders or ():
        rows += _card(card, box, words)
    return Section(words("board-title-hand"), tuple(rows or [words("board-no-hand")]), "hand")


# Small things


def _spaces(view: View, area: str) -> list[SpaceView]:
    return [space for space in view.spaces if space.area == area]


def _die(die: DieView | None, words: Speaker) -> str:
    """What stands on a space: whose die, with which face."""
    if die is None:
        return FREE
    return f"{TAKEN}{TIE}{words.seat(die.seat)}: {words(f'face-{die.face}')}"


def _own_die(own: OwnCardView, words: Speaker) -> str:
    return FREE if own.die is None else f"{TAKEN}{TIE}{words(f'face-{own.die}')}"


def _card(card: str, box: Box, words: Speaker) -> Iterator[str]:
    """A card: its name, and under it what it costs, takes and gives."""
    name, *details = card_lines(card, box, words)
    yield name
    for detail in details:
        yield INDENT + detail
