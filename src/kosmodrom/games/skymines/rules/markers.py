"""Chapter 7: action 5, a bonus marker; and the bonus spaces of company tracks (chapter 10).

Bonus spaces go by number: the twelve of the board, two for each company's track, and one for each
player's status card (`space_id` says what a number is called).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines import effects, steps
from kosmodrom.games.skymines.components import Space
from kosmodrom.games.skymines.events import CardBought, CardRecovered, MarkerPlaced
from kosmodrom.games.skymines.moves import (
    STOP,
    BuyCard,
    PlaceMarker,
    PlayRemoved,
    RemoveCard,
    TakeRemoved,
    buy_card,
    place_marker,
    remove_card,
    take_removed,
)
from kosmodrom.games.skymines.rules.base import (
    Game,
    bonuses_of,
    face_up,
    field_symbols,
    luna_seat,
    pay_coins,
)
from kosmodrom.games.skymines.rules.field import use_field_card
from kosmodrom.games.skymines.rules.gains import begin_gains
from kosmodrom.games.skymines.rules.luna_cards import luna_totals
from kosmodrom.games.skymines.rules.missions import ALL_TASKS, task_options
from kosmodrom.games.skymines.rules.resources import take_from_display, total_cost
from kosmodrom.games.skymines.rules.threats import take_out_of_hand
from kosmodrom.games.skymines.rules.todo import carries_out, decide, finish
from kosmodrom.games.skymines.state import ONCE, REMOVED, Player
from kosmodrom.games.skymines.tables import (
    CARBON,
    ENERGY,
    FIELD,
    KINDS,
    KINDS_FACE_UP,
    SCIENTIST,
    SHARE,
    TITANIUM,
)
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING, SPACE_PAIRS

BUY: Final = Question("buy", ("SKY-735", "SKY-1055", "SKY-1056", "SKY-Q-29"))
REMOVE_CARD: Final = Question("remove-card", ("SKY-738", "SKY-1052", "SKY-1057"))
PLAY_REMOVED: Final = Question("play-removed", ("SKY-1058", "SKY-1060", "SKY-Q-20"))
TAKE_REMOVED: Final = Question("take-removed", ("SKY-1058", "SKY-1059"))

BOARD: Final = 12  # SKY-705
PERSONAL: Final = BOARD + 2 * len(COMPANIES)
SPACES: Final = PERSONAL + 4


# The spaces


def space_at(g: Game, number: int) -> Space | None:
    """The bonus space of a number; None if the track at that edge has permanent bonuses."""
    if number < BOARD:
        return g.data.spaces[g.data.board_spaces[number]]
    if number >= PERSONAL:
        return g.data.spaces["personal"]
    company, level = divmod(number - BOARD, 2)
    pair = g.data.tables.sides[g.state.sides[company]].bonus
    return g.data.track_spaces[pair][level] if pair in SPACE_PAIRS else None


def space_id(g: Game, number: int) -> str:
    """What options and views call a space."""
    if number < BOARD:
        return g.data.board_spaces[number]
    if number >= PERSONAL:
        return "personal"
    company, level = divmod(number - BOARD, 2)
    return f"{COMPANIES[company]}-{level + 1}"


def space_number(g: Game, seat: Seat, id: str) -> int:
    """The number of a space that a player names."""
    if id == "personal":
        return PERSONAL + seat
    if id in g.data.board_spaces:
        return g.data.board_spaces.index(id)
    company, level = id.rsplit("-", 1)
    return BOARD + 2 * [str(name) for name in COMPANIES].index(company) + int(level) - 1


def track_of(number: int) -> int:
    """The company on whose track a space lies, else -1."""
    return (number - BOARD) // 2 if BOARD <= number < PERSONAL else NOTHING


def is_unlocked(g: Game, seat: Seat, number: int) -> bool:
    """Whether a player may use a space at all: those of tracks from their threshold on (SKY-1014,
    SKY-1025), the personal one after the third task (SKY-1316)."""
    player = g.state.players[seat]
    if number < BOARD:
        return True
    if number >= PERSONAL:
        return number == PERSONAL + seat and player.tasks == ALL_TASKS
    return bool(player.bonuses >> number - BOARD & 1)


def has_other(g: Game, seat: Seat, number: int) -> bool:
    """Whether the player has a marker on the other space of the same track (SKY-1022, SKY-1024)."""
    company = track_of(number)
    if company == NOTHING:
        return False
    other = BOARD + 2 * company + (number - BOARD + 1) % 2
    held = g.state.spaces[other]
    return held != NOTHING and held % ONCE == seat


def is_first_turn_of_first(g: Game, seat: Seat) -> bool:
    """Whether the first player takes the first turn of the round (SKY-733)."""
    return seat == g.state.first and g.state.players[seat].turns == 1


# Majorities


def most_of_others(g: Game, seat: Seat) -> list[int]:
    """What a player must not have less of for a majority: the most that anyone else has face up
    (SKY-711, SKY-715, SKY-719), or Luna sets against it (SKY-1633); a tie is enough (SKY-722).

    Players who have passed have nothing there (SKY-725)."""
    others = [face_up(g, other) for other in range(g.seats) if other != seat]
    if luna_seat(g) is not None:
        others.append(luna_totals(g))
    return most_of(others)


def most_of(others: Sequence[list[int]]) -> list[int]:
    """The most that any of them has face up, by kind."""
    return [*map(max, [0] * KINDS_FACE_UP, *others)]


def steps_reached(g: Game, seat: Seat, space: Space, own: list[int]) -> int:
    """How many steps of a majority space the player reaches (SKY-712 to SKY-714, SKY-716)."""
    kind = KINDS.index(space.majority or "scientist")
    total = own[kind]
    if kind == SCIENTIST and total:
        total += own[FIELD] + field_symbols(g, seat)
    return sum([step.total <= total for step in space.steps])


# Placing a marker


def marker_options(g: Game, seat: Seat) -> list[Option]:
    """Every empty bonus space that the player may use now, with every reward to choose (SKY-701,
    SKY-702)."""
    player = g.state.players[seat]
    kinds = [once for once, count in ((False, player.markers), (True, player.once)) if count]
    found: list[Option] = []
    own = face_up(g, seat)
    for number, space in usable_spaces(g, seat):
        id = space_id(g, number)
        for reward in reward_numbers(g, seat, space, own):
            found += [place_marker(id, reward, once, space.coins) for once in kinds]
    return found


def usable_spaces(g: Game, seat: Seat) -> Iterator[tuple[int, Space]]:
    """The empty bonus spaces whose requirement and cost a player with a marker can meet now, with
    their numbers (SKY-702)."""
    player = g.state.players[seat]
    if not player.markers and not player.once:  # SKY-707
        return
    own: list[int] = []
    most: list[int] = []
    for number, held in enumerate(g.state.spaces):
        if held != NOTHING or (number >= BOARD and not is_unlocked(g, seat, number)):
            continue
        space = space_at(g, number)
        if space is None or player.coins < space.coins:
            continue
        if space.majority is not None:
            if not own:
                own, most = face_up(g, seat), most_of_others(g, seat)
            kind = KINDS.index(space.majority)
            if own[kind] >= most[kind]:
                yield number, space
        elif _can_use(g, seat, number, space):
            yield number, space


def _can_use(g: Game, seat: Seat, number: int, space: Space) -> bool:
    """Whether a space without a majority can give its reward (SKY-702)."""
    player = g.state.players[seat]
    if space.removes and not removable(g, seat, space):
        return False
    if has_other(g, seat, number):
        return False
    if lacks_purchase(g, player, space):
        return False
    firsts = any(isinstance(gain, effects.TakeFirstPlayer) for gain in space.gains)
    return not (firsts and is_first_turn_of_first(g, seat))


def lacks_purchase(g: Game, player: Player, space: Space) -> bool:
    """Whether a space costs coins for a purchase that cannot be paid, too (SKY-737).

    S4, second, asks for nothing: there the purchase is a reward, which may come to nothing
    (SKY-Q-29).
    """
    return space.coins > 0 and any(
        isinstance(gain, effects.BuyCard)
        and not buy_options(g, player.coins - space.coins, gain.less)
        for gain in space.gains
    )


def reward_numbers(g: Game, seat: Seat, space: Space, own: list[int]) -> range:
    """The rewards to choose from: the steps reached, lower ones too (SKY-723), or none of them
    (SKY-726); one of two; 0 where there is nothing to choose."""
    if space.majority is not None:
        reached = steps_reached(g, seat, space, own)
        return range(1, reached + 1) if reached else range(1)
    for gain in space.gains:
        if isinstance(gain, effects.OneOf):
            return range(1, len(gain.of) + 1)
    return range(1)


def place(g: Game, seat: Seat, choice: PlaceMarker) -> list[steps.AnyStep]:
    """Put a marker on a space, pay for it, and begin its reward (SKY-703, SKY-704). Cards stay
    face up (SKY-706)."""
    s = g.state
    player = s.players[seat]
    number = space_number(g, seat, choice.space)
    space = space_at(g, number)
    assert space is not None
    if choice.once:
        player.once -= 1
    else:
        player.markers -= 1
    s.spaces[number] = seat + ONCE * choice.once
    g.emit(MarkerPlaced(seat, choice.space, choice.once))
    pay_coins(g, seat, space.coins)
    if space.removes:
        return [steps.Remove(number, choice.reward)]
    return begin_gains(g, seat, chosen_gains(space, choice.reward), track_of(number))


def chosen_gains(space: Space, reward: int) -> tuple[effects.Effect, ...]:
    """What a space gives, with what was chosen."""
    if space.majority is not None:
        return space.steps[reward - 1].gains if reward else ()
    found: list[effects.Effect] = []
    for gain in space.gains:
        found += gain.of[reward - 1] if isinstance(gain, effects.OneOf) else (gain,)
    return tuple(found)


# Buying for coins


def buy_options(g: Game, coins: int, discount: int) -> list[Option]:
    """The cards of the display that can be paid in coins, never less than 0 (SKY-735, SKY-736,
    SKY-1055, SKY-1132)."""
    ids = g.data.tables.card_ids
    found: list[Option] = []
    for space, card in enumerate(g.state.display):
        if card != NOTHING:
            cost = max(0, total_cost(g, space) - discount)
            if cost <= coins:
                found.append(buy_card(ids[card], cost))
    return found


@carries_out(steps.Buy)
def buy(g: Game, seat: Seat, step: steps.Buy) -> Flow:
    """Buy a card for coins, if any can be paid; it goes to hand (SKY-735, SKY-Q-29)."""
    player = g.state.players[seat]
    options = buy_options(g, player.coins, step.discount)
    if not options:
        # A task that is met now pays before the purchase comes to nothing (SKY-Q-60).
        tasks = task_options(g, seat) if g.options.missions else []
        if buy_options(g, player.coins + len(tasks) * g.data.setup.task_coins, step.discount):
            options = [STOP]
    if not options:
        finish(g)
        return
    choice = yield from decide(g, seat, BUY, options)
    if choice == STOP:
        finish(g)
    elif isinstance(choice, BuyCard):
        player.coins -= choice.cost
        take_from_display(g, player, choice.card)
        g.emit(CardBought(seat, choice.card, choice.cost, choice.cost))
        finish(g)


# Removing hand cards


def removable(g: Game, seat: Seat, space: Space) -> list[int]:
    """The hand cards that a space takes (SKY-738, SKY-739, SKY-1052)."""
    hand, kinds = g.state.players[seat].hand, g.data.tables.kinds
    cards = [card for card in hand if space.removes == "card" or kinds[card] == CARBON]
    return list(dict.fromkeys(cards))


@carries_out(steps.Remove)
def remove(g: Game, seat: Seat, step: steps.Remove) -> Flow:
    """Remove a hand card, and go on with the reward of the space."""
    space, t = space_at(g, step.space), g.data.tables
    assert space is not None
    gains = chosen_gains(space, step.reward)
    plus = sum(gain.plus for gain in gains if isinstance(gain, effects.CoinsForRemoved))
    options = [
        remove_card(t.card_ids[card], t.costs[card] + plus if plus else 0)
        for card in removable(g, seat, space)
    ]
    choice = yield from decide(g, seat, REMOVE_CARD, options)
    if isinstance(choice, RemoveCard):
        card = t.card_number[choice.card]
        take_out_of_hand(g, seat, card)
        finish(g, *begin_gains(g, seat, gains, track_of(step.space), card))


@carries_out(steps.UseRemoved)
def use_removed(g: Game, seat: Seat, step: steps.UseRemoved) -> Flow:
    """The removed card's own action, with nothing of the action area; it may be forgone (SKY-1060
    to SKY-1062, SKY-Q-20)."""
    t = g.data.tables
    if t.kinds[step.card] == SHARE:  # it has no action (SKY-Q-35)
        finish(g)
        return
    options = [PlayRemoved(t.card_ids[step.card]), STOP]
    choice = yield from decide(g, seat, PLAY_REMOVED, options)
    if isinstance(choice, PlayRemoved):
        finish(g, *action_of(g, seat, step.card))
    elif choice == STOP:
        finish(g)


def action_of(g: Game, seat: Seat, card: int) -> list[steps.AnyStep]:
    """What a card does by itself; permanent bonuses apply (SKY-1062, SKY-Q-19)."""
    t, bonuses = g.data.tables, bonuses_of(g, g.state.players[seat])
    kind, value = t.kinds[card], t.values[card]
    if kind <= TITANIUM:
        return [steps.Units(value + bonuses.units[kind], 1 << kind)]
    if kind == ENERGY:
        return [steps.Energise(value + bonuses.energy)]
    if kind == SCIENTIST:
        return [steps.Upload(REMOVED), steps.Research(value)]
    use_field_card(g, seat, card)
    return []


@carries_out(steps.TakeRemoved)
def take_from_removed(g: Game, seat: Seat, step: steps.TakeRemoved) -> Flow:
    """Any card of the removed cards pile for 2 coins, whoever's it was; none is fine, too
    (SKY-Q-20)."""
    player, t = g.state.players[seat], g.data.tables
    options: list[Option] = [STOP]
    if player.coins >= step.cost:
        cards = dict.fromkeys(g.state.removed)
        options += [take_removed(t.card_ids[card], step.cost) for card in cards]
    choice = yield from decide(g, seat, TAKE_REMOVED, options)
    if isinstance(choice, TakeRemoved):
        card = t.card_number[choice.card]
        pay_coins(g, seat, step.cost)
        g.state.removed.remove(card)
        player.hand.append(card)
        player.hand.sort()
        g.emit(CardRecovered(seat, choice.card))
    if choice == STOP or isinstance(choice, TakeRemoved):
        finish(g)
