"""Chapter 16, second half: what Luna does at the table, by her cards.

She gains what her cards say, and coins of tracks (SKY-1651); she pays for nothing but barriers
(SKY-1652). There is one Luna (SKY-Q-50), on the seat after the last player (SKY-Q-51).
"""

from __future__ import annotations

from typing import Final, Literal

from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.events import (
    LunaChose,
    LunaCompared,
    LunaDiscarded,
    LunaIdle,
    LunaPlaced,
    LunaShort,
    LunaTarget,
    LunaTook,
    MarkerPlaced,
)
from kosmodrom.games.skymines.rules.base import (
    Game,
    board_of,
    gain_coins,
    value_of,
)
from kosmodrom.games.skymines.rules.displays import refill_plans
from kosmodrom.games.skymines.rules.luna_cards import (
    end_luna_round,
    gain_luna_coins,
    has_more_turns,
    luna_of,
    luna_player,
    move_luna_tank,
    move_luna_upload,
    turn_luna_card,
)
from kosmodrom.games.skymines.rules.stations import (
    columns_for,
    free_columns,
    full_columns,
    put_away,
    put_back,
    reach,
    take_piece,
)
from kosmodrom.games.skymines.rules.tracks import (
    move_freely,
    step_over,
    toll,
)
from kosmodrom.games.skymines.state import EMPTIED
from kosmodrom.games.skymines.tables import (
    PLAN_ROW,
)
from kosmodrom.games.skymines.terms import COMPANIES, LETTERS, NOTHING, SLOTS

ALL: Final = range(len(COMPANIES))


# Her turns


def take_luna_turn(g: Game) -> None:
    """Turn up her leftmost face-down card and do what it says, from top to bottom (SKY-1641)."""
    slot = turn_luna_card(g)
    card = g.data.tables.luna_cards[luna_of(g).slots[slot]]
    expanding: list[int] = []
    for line in card.lines:
        chosen = _carry_out(g, line, slot, expanding)
        expanding = chosen or expanding
    if not has_more_turns(g):
        end_luna_round(g)


def _carry_out(
    g: Game, line: effects.LunaLine, slot: int, expanding: list[int]
) -> list[int] | None:
    """One line of her card; a track line returns the companies it chose, which the expansion line
    after it uses (SKY-1667)."""
    match line:
        case effects.Coins(n):  # SKY-1671
            gain_luna_coins(g, n)
        case effects.Tank(n):
            move_luna_tank(g, n)
        case effects.Upload(n):
            move_luna_upload(g, n)
        case effects.LunaTrack(n, on):
            companies = choose_companies(g, on)  # all of them before she moves (SKY-Q-81)
            for company in companies:
                move_luna_track(g, company, n)
            return companies
        case effects.LunaExpand(n, of, pick):
            companies = expanding or choose_companies(g, of)
            for company in _least_valuable_first(g, companies):  # SKY-1687
                _expand(g, company, n, pick == "max")
        case effects.TakeCards(spaces):
            for space in spaces[SLOTS[slot]]:
                take_card(g, space - 1)
        case effects.TakeShare():
            _take_share(g)
        case effects.PlaceMarker(spaces):
            place_marker(g, g.data.luna_spaces[spaces[SLOTS[slot]]])
        case effects.DiscardPlan(letter, positions):
            discard_plan(g, LETTERS.index(letter), positions[SLOTS[slot]] - 1)
        case effects.DiscardSpecial():
            discard_special(g)
    return None


# Choosing companies


def by_value(g: Game) -> list[int]:
    """The companies, the most valuable one first (SKY-1661 to SKY-1663)."""
    s, t, sizes = g.state, g.data.tables, board_of(g).sizes
    return sorted(
        ALL,
        key=lambda company: (
            -value_of(g, company),
            -sum(size - p % EMPTIED for size, p in zip(sizes, s.stations[company], strict=True)),
            t.sides[s.sides[company]].id,
        ),
    )


def margin(g: Game, company: int) -> int:
    """How far she is ahead of the best other marker on a track (SKY-1668, SKY-Q-75)."""
    players = g.state.players
    return players[g.seats].tracks[company] - max(
        players[seat].tracks[company] for seat in range(g.seats)
    )


def by_lead(g: Game) -> list[int]:
    """The companies, the one with her biggest lead first; ties go to the more valuable one
    (SKY-1664 to SKY-1666)."""
    return sorted(by_value(g), key=lambda company: -margin(g, company))


def farthest_behind(g: Game, companies: list[int]) -> int:
    """Of some companies, the one on whose track she is farthest behind (SKY-1666)."""
    return min((c for c in by_value(g) if c in companies), key=lambda company: margin(g, company))


def choose_companies(g: Game, on: effects.Companies) -> list[int]:
    """Choose the companies that a line of her card means, and say why."""
    _compare(g, "lead" if "lead" in on else "value")
    chosen = meant_by(g, on)
    for company in chosen:
        g.emit(LunaChose(g.seats, COMPANIES[company], on))
    return chosen


def _compare(g: Game, by: Literal["value", "lead"]) -> None:
    """Tell how the companies compare, so that everyone sees why she chooses one."""
    order, number = (by_lead(g), margin) if by == "lead" else (by_value(g), value_of)
    names = tuple(COMPANIES[company] for company in order)
    numbers = tuple(number(g, company) for company in order)
    g.emit(LunaCompared(g.seats, by, names, numbers))


def meant_by(g: Game, on: effects.Companies) -> list[int]:
    """The companies that a line of her card means, in the order in which she moves (SKY-Q-81)."""
    match on:
        case "most-valuable":
            return by_value(g)[:1]
        case "second-most-valuable":
            return by_value(g)[1:2]
        case "two-most-valuable":
            return by_value(g)[:2]
        case "least-valuable":
            return by_value(g)[-1:]
        case "biggest-lead":
            return by_lead(g)[:1]
        case "two-biggest-leads":
            return by_lead(g)[:2]
        case "all":
            return by_value(g)


def _least_valuable_first(g: Game, companies: list[int]) -> list[int]:
    return [company for company in reversed(by_value(g)) if company in companies]


def move_luna_track(g: Game, company: int, spaces: int) -> None:
    """She moves past barriers, paying what she can (SKY-1654), and gets coins past the end
    (SKY-1655); thresholds pay her like anyone (SKY-1653)."""
    player, seat = luna_player(g), g.seats
    while spaces:
        spaces -= move_freely(g, seat, company, spaces)
        cost = toll(g, seat, company)
        if cost < 0:
            gain_coins(g, seat, g.data.luna.past_end * spaces)
            return
        if spaces:
            paid = min(cost, player.coins)
            if paid < cost:
                g.emit(LunaShort(seat, COMPANIES[company], cost))
            step_over(g, seat, company, paid)
            spaces -= 1


# Cards, markers and plans


def take_card(g: Game, space: int) -> None:
    """She takes a card of the display for nothing; it counts for its share alone (SKY-1674,
    SKY-1676)."""
    s = g.state
    card = s.display[space]
    if card == NOTHING:
        g.emit(LunaIdle(g.seats, "no-card"))
        return
    s.display[space] = NOTHING
    hand = luna_player(g).hand
    hand.append(card)
    hand.sort()
    g.emit(LunaTook(g.seats, g.data.tables.card_ids[card], space + 1))


def _take_share(g: Game) -> None:
    """The share of the most valuable company on display, on the lowest space (SKY-1675)."""
    display, shares = g.state.display, g.data.tables.shares
    _compare(g, "value")
    for company in by_value(g):
        for space, card in enumerate(display):
            if card != NOTHING and shares[card] == company:
                g.emit(LunaChose(g.seats, COMPANIES[company], "share-shown"))
                take_card(g, space)
                return
    g.emit(LunaIdle(g.seats, "no-share"))


def place_marker(g: Game, space: str) -> None:
    """She blocks a space; it costs and gives nothing (SKY-1677)."""
    s, player = g.state, luna_player(g)
    number = g.data.board_spaces.index(space)
    if s.spaces[number] != NOTHING or not player.markers:
        g.emit(LunaIdle(g.seats, "no-space"))
        return
    s.spaces[number] = g.seats
    player.markers -= 1
    g.emit(MarkerPlaced(g.seats, space, once=False))


def discard_plan(g: Game, row: int, position: int) -> None:
    """A plan leaves the game, and she takes the supplement coins in any case; the display is
    refilled (SKY-1678)."""
    s = g.state
    space = row * PLAN_ROW + position
    plan = s.plans[space]
    coins, s.supplement = s.supplement, 0
    if plan == NOTHING:
        g.emit(LunaIdle(g.seats, "no-plan"))
        gain_coins(g, g.seats, coins)
        return
    luna_player(g).coins += coins
    s.plans[space] = NOTHING
    s.gone.append(plan)
    g.emit(LunaDiscarded(g.seats, g.data.tables.plan_ids[plan], coins))
    refill_plans(g)


def discard_special(g: Game) -> None:
    """The special plan revealed last leaves the game, without its coin (SKY-1679, SKY-Q-74)."""
    s = g.state
    if not s.specials:
        g.emit(LunaIdle(g.seats, "no-special"))
        return
    plan = max(s.specials)
    s.specials.remove(plan)
    s.gone.append(plan)
    g.emit(LunaDiscarded(g.seats, g.data.tables.plan_ids[plan], 0))


# Expansion


def _expand(g: Game, company: int, points: int, highest: bool) -> None:
    """One piece a point, by the numbers on the board alone (SKY-1681 to SKY-1694)."""
    for _ in range(points):  # what is in reach is found anew each time (SKY-1685)
        place, why = find_target(g, company, highest)
        if place == NOTHING:  # SKY-1686
            g.emit(LunaIdle(g.seats, "no-place"))
            return
        rival = g.state.places[place]
        if rival != NOTHING:
            _compare(g, "lead")
            g.emit(LunaChose(g.seats, COMPANIES[rival], "farthest-behind"))
        enter(g, company, place, why)


def find_target(g: Game, company: int, highest: bool) -> tuple[int, LunaTarget]:
    """The place that she enters next, or -1, and what she looked for."""
    board, places = board_of(g), g.state.places
    can_take = {
        shuttle: bool(full_columns(g, company, board.shuttles if shuttle else board.outposts))
        for shuttle in (False, True)
    }
    reached = [place for place in reach(g, company) if can_take[board.shuttle[place]]]
    empty = [place for place in reached if places[place] == NOTHING]
    held = {board.asteroid[place] for place, holder in enumerate(places) if holder == company}
    new = [place for place in empty if board.shuttle[place] or board.asteroid[place] not in held]
    if not board.screens:
        new = empty  # the Moon has no asteroids (SKY-1683)
    if new:  # SKY-1691
        return _pick(g, new, highest), "highest-new" if highest else "lowest-new"
    if empty:  # SKY-1693
        return _pick(g, empty, highest), "highest-held" if highest else "lowest-held"
    why: LunaTarget = "highest-rival" if highest else "lowest-rival"
    if not reached:
        return NOTHING, why
    rivals = sorted({places[place] for place in reached})
    rival = farthest_behind(g, rivals)  # SKY-1684, SKY-1694
    return _pick(g, [place for place in reached if places[place] == rival], highest), why


def _pick(g: Game, places: list[int], highest: bool) -> int:
    """The lowest or highest number; of the spaces of an asteroid the first (SKY-Q-55, SKY-Q-80)."""
    targets = board_of(g).targets
    best = (max if highest else min)(targets[place] for place in places)
    return min(place for place in places if targets[place] == best)


def enter(g: Game, company: int, place: int, why: LunaTarget) -> None:
    """She puts a piece from the main column there (SKY-1682, SKY-1692); a piece that she ousts goes
    to the main column of its own station (SKY-1684)."""
    s, columns = g.state, columns_for(g, place)
    column = main_column(g, company, full_columns(g, company, columns))
    take_piece(g, company, column)
    ousted, s.places[place] = s.places[place], company
    g.emit(LunaPlaced(g.seats, COMPANIES[company], board_of(g).ids[place], column + 1, why))
    if ousted != NOTHING:
        free = free_columns(g, ousted, columns)
        if free:
            put_back(g, ousted, place, main_column(g, ousted, free))
        else:
            put_away(g, ousted, place)


def main_column(g: Game, company: int, columns: list[int]) -> int:
    """Of some columns of a station the one that she works on (SKY-1681, SKY-Q-54, SKY-Q-78): whose
    last space is covered and which has most empty spaces; else the emptiest, and of those the one
    that shows fewest coin symbols. The column nearer the logo wins ties."""
    board, station = board_of(g), g.state.stations[company]
    order = board.outposts if columns[0] in board.outposts else board.shuttles

    def key(column: int) -> tuple[int, ...]:
        pieces = station[column]
        bare = pieces >= EMPTIED
        empty = board.sizes[column] - pieces % EMPTIED
        shown = board.visible[company][column][pieces] if bare else 0
        return (bare, -empty, shown, order.index(column))

    return min(columns, key=key)
