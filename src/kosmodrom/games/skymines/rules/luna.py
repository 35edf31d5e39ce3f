"""Chapter 16: Luna, who plays by the cards.

She gains what her cards say, and coins of tracks (SKY-1651); she pays for nothing but barriers
(SKY-1652). There is one Luna (SKY-Q-50), on the seat after the last player (SKY-Q-51).
"""

from __future__ import annotations

from typing import Final, Literal

from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.components import LunaCard, LunaLevel
from kosmodrom.games.skymines.events import (
    LunaChose,
    LunaCompared,
    LunaDiscarded,
    LunaDropped,
    LunaFinished,
    LunaIdle,
    LunaPlaced,
    LunaPlanned,
    LunaShort,
    LunaShown,
    LunaShuffled,
    LunaStrengthened,
    LunaTarget,
    LunaTook,
    LunaTurned,
    LunaUploaded,
    MarkerPlaced,
)
from kosmodrom.games.skymines.rules.base import (
    Game,
    board_of,
    gain_coins,
    open_slots,
    value_of,
)
from kosmodrom.games.skymines.rules.displays import refill_plans
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
    move_tank,
    open_slot,
    step_over,
    toll,
)
from kosmodrom.games.skymines.state import EMPTIED, Luna, Player
from kosmodrom.games.skymines.tables import (
    CARBON,
    ENERGY,
    MINERALS,
    PLAN_ROW,
    SCIENTIST,
    TITANIUM,
)
from kosmodrom.games.skymines.terms import COMPANIES, LETTERS, NOTHING, SLOTS

LEFT, RIGHT = range(2)
ALL: Final = range(len(COMPANIES))
ALL_TOKENS: Final = 0b1111  # two on each of two tracks (SKY-1608)


def luna_of(g: Game) -> Luna:
    luna = g.state.luna
    assert luna is not None
    return luna


def luna_player(g: Game) -> Player:
    """What she has like any player."""
    return g.state.players[g.seats]


def level_of(g: Game) -> LunaLevel:
    return g.data.luna_levels[g.options.luna_level]


# Setup


def set_up_luna(g: Game) -> None:
    """Her markers, a coin, all bonus markers, and her two stacks of cards (SKY-1604, SKY-1605,
    SKY-1607 to SKY-1609)."""
    level, rules = level_of(g), g.data.luna
    player = luna_player(g)
    player.coins = rules.coins
    player.markers = rules.markers
    player.tank, player.upload = level.tank, level.upload
    cards = g.data.tables.luna_cards
    first = [number for number, card in enumerate(cards) if card.card_class == 1]
    second = [number for number, card in enumerate(cards) if card.card_class == 2]
    g.rng.shuffle(first)
    g.rng.shuffle(second)
    tokens = ALL_TOKENS if level.tank_tokens else 0
    g.state.luna = Luna(first, second, tokens=tokens)


# Planning


def plan_luna(g: Game) -> None:
    """A face-down card on each open slot (SKY-1621), then two majority cards, turned up, with what
    they say on the reveal line (SKY-1622, SKY-1623)."""
    luna, seat, t = luna_of(g), g.seats, g.data.tables
    slots = luna_slots(g)
    for slot in slots:
        luna.slots[slot] = _draw(g)
    g.emit(LunaPlanned(seat, len(slots)))
    for side in (LEFT, RIGHT):
        luna.majority[side] = _draw(g)
    g.reveal()
    left, right = luna.majority
    g.emit(LunaShown(seat, t.luna_ids[left], t.luna_ids[right]))
    for number in (left, right):
        for line in t.luna_cards[number].reveal:
            _move(g, line)


def luna_slots(g: Game) -> list[int]:
    """B, C and D, and A and E once they are open (SKY-1610 to SKY-1612)."""
    if level_of(g).more_slots:
        return open_slots(g, luna_player(g))
    return list(g.data.tables.first_slots)


def _draw(g: Game) -> int:
    """The top card of her deck; an empty one is made anew of her discard pile (SKY-1624,
    SKY-Q-52)."""
    luna = luna_of(g)
    if not luna.deck:
        luna.deck, luna.discard = luna.discard, []
        luna.marked = 0
        g.emit(LunaShuffled(g.seats, len(luna.deck)))
        if level_of(g).class_two and luna.second:  # SKY-1625
            luna.deck.append(luna.second.pop())
            g.emit(LunaStrengthened(g.seats, "new-deck"))
        g.rng.shuffle(luna.deck)
    luna.marked = max(0, luna.marked - 1)
    return luna.deck.pop()


def _move(g: Game, line: effects.LunaReveal) -> None:
    match line:
        case effects.Tank(n):
            move_luna_tank(g, n)
        case effects.Upload(n):
            move_luna_upload(g, n)


def move_luna_tank(g: Game, spaces: int) -> None:
    """Her helium-3 marker moves (SKY-1656, SKY-1672); tokens on the way work (SKY-1626)."""
    player = luna_player(g)
    move_tank(g, g.seats, spaces)
    _reach_tokens(g, level_of(g).tank_tokens, player.tank, 0)


def move_luna_upload(g: Game, steps: int) -> None:
    """Her upload marker moves without plans (SKY-1657); past the end each step is coins
    (SKY-1656)."""
    player, track = luna_player(g), g.data.research
    start = player.upload
    player.upload = min(start + steps, track.steps)
    if player.upload > start:
        g.emit(LunaUploaded(g.seats, player.upload - start, player.upload))
        if start < track.slot_at <= player.upload:  # SKY-1611
            open_slot(g, g.seats, g.data.tables.research_slot)
    gain_coins(g, g.seats, g.data.luna.past_end * (start + steps - player.upload))
    _reach_tokens(g, level_of(g).upload_tokens, player.upload, 2)


def _reach_tokens(g: Game, tokens: tuple[int, ...], position: int, first: int) -> None:
    """Each Luna token reached or passed puts a class 2 card on top of her deck, once (SKY-1626)."""
    luna = luna_of(g)
    for number, at in enumerate(tokens, first):
        if at <= position and luna.tokens >> number & 1:
            luna.tokens &= ~(1 << number)
            if luna.second:
                luna.deck.append(luna.second.pop())
                luna.marked += 1
                g.emit(LunaStrengthened(g.seats, "token"))


# Majorities


def luna_totals(g: Game) -> list[int]:
    """What she sets against the players' face-up cards (SKY-1631, SKY-1632); an empty majority slot
    counts 0 (SKY-1634)."""
    cards = g.data.tables.luna_cards
    found = [0, 0, 0, 0, 0, 0]
    for side, number in enumerate(luna_of(g).majority):
        if number == NOTHING:
            continue
        card = cards[number]
        first, second = (TITANIUM, CARBON) if side == LEFT else (ENERGY, MINERALS)
        found[first] += card.left
        found[second] += card.right
        found[SCIENTIST] += card.scientists
    return found


# Her turns


def take_luna_turn(g: Game) -> None:
    """Turn up her leftmost face-down card and do what it says, from top to bottom (SKY-1641)."""
    luna, t = luna_of(g), g.data.tables
    slot = next(
        s for s, card in enumerate(luna.slots) if card != NOTHING and not luna.shown >> s & 1
    )
    card = t.luna_cards[luna.slots[slot]]
    luna.shown |= 1 << slot
    g.reveal()
    g.emit(LunaTurned(g.seats, card.id, SLOTS[slot]))
    expanding: list[int] = []
    for line in card.lines:
        chosen = _carry_out(g, line, slot, expanding)
        expanding = chosen or expanding
    if all(card == NOTHING or luna.shown >> s & 1 for s, card in enumerate(luna.slots)):
        _end_round(g)


def _carry_out(
    g: Game, line: effects.LunaLine, slot: int, expanding: list[int]
) -> list[int] | None:
    """One line of her card; a track line returns the companies it chose, which the expansion line
    after it uses (SKY-1667)."""
    match line:
        case effects.Coins(n):  # SKY-1671
            gain_coins(g, g.seats, n)
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
                _take_card(g, space - 1)
        case effects.TakeShare():
            _take_share(g)
        case effects.PlaceMarker(spaces):
            _place_marker(g, g.data.luna_spaces[spaces[SLOTS[slot]]])
        case effects.DiscardPlan(letter, positions):
            _discard_plan(g, LETTERS.index(letter), positions[SLOTS[slot]] - 1)
        case effects.DiscardSpecial():
            _discard_special(g)
    return None


def _end_round(g: Game) -> None:
    """Her slot cards go shuffled to her discard pile (SKY-1642, SKY-Q-73); the top one decides
    which majority card she gives up (SKY-1643), and she is out for this round (SKY-1644)."""
    luna, t = luna_of(g), g.data.tables
    cards = [card for card in luna.slots if card != NOTHING]
    g.rng.shuffle(cards)
    luna.discard += cards
    luna.slots = [NOTHING] * len(SLOTS)
    luna.shown = 0
    top = t.luna_cards[luna.discard[-1]]
    luna_player(g).passed = True
    if top.left == top.right:
        g.emit(LunaFinished(g.seats, top.id, "neither"))
    elif top.left > top.right:
        g.emit(LunaFinished(g.seats, top.id, "left"))
        _drop(g, LEFT, top)
    else:
        g.emit(LunaFinished(g.seats, top.id, "right"))
        _drop(g, RIGHT, top)


def _drop(g: Game, side: int, top: LunaCard) -> None:
    luna = luna_of(g)
    card = luna.majority[side]
    if card != NOTHING:
        luna.majority[side] = NOTHING
        luna.discard.append(card)
        g.emit(LunaDropped(g.seats, g.data.tables.luna_ids[card], top.id))


def clear_luna(g: Game) -> None:
    """In the preparation phase her majority cards are discarded (SKY-1646)."""
    luna = luna_of(g)
    luna.discard += [card for card in luna.majority if card != NOTHING]
    luna.majority = [NOTHING, NOTHING]


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


def _take_card(g: Game, space: int) -> None:
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
                _take_card(g, space)
                return
    g.emit(LunaIdle(g.seats, "no-share"))


def _place_marker(g: Game, space: str) -> None:
    """She blocks a space; it costs and gives nothing (SKY-1677)."""
    s, player = g.state, luna_player(g)
    number = g.data.board_spaces.index(space)
    if s.spaces[number] != NOTHING or not player.markers:
        g.emit(LunaIdle(g.seats, "no-space"))
        return
    s.spaces[number] = g.seats
    player.markers -= 1
    g.emit(MarkerPlaced(g.seats, space, once=False))


def _discard_plan(g: Game, row: int, position: int) -> None:
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


def _discard_special(g: Game) -> None:
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
        _enter(g, company, place, why)


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


def _enter(g: Game, company: int, place: int, why: LunaTarget) -> None:
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
