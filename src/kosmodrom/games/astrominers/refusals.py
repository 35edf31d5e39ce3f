"""Why an option is not offered: the reason and the numbers of the rules that forbid it."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kosmodrom.core.asks import Ask, Question
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Amounts, Named
from kosmodrom.games.astrominers.box import BASIC_AREAS, FACE_BIT, Area
from kosmodrom.games.astrominers.moves import (
    BuyOrder,
    Crew,
    DiscardCard,
    DiscardDie,
    Done,
    Exchange,
    Gain,
    Give,
    HandIn,
    Launch,
    LaunchFree,
    Pass,
    Pay,
    PayAny,
    PlaceDie,
    Rebate,
    Reroll,
    Substitute,
    TakeRevealed,
    TakeTop,
    TurnDie,
    UseCard,
    UseEffect,
)
from kosmodrom.games.astrominers.rules.actions import can_act, first_free
from kosmodrom.games.astrominers.rules.awards import award_place, can_meet
from kosmodrom.games.astrominers.rules.base import (
    Game,
    free_barge,
    free_dock,
    has_effect,
    pool_size,
)
from kosmodrom.games.astrominers.rules.board_cards import BoardCard, mini_deck
from kosmodrom.games.astrominers.rules.cards import BOTH_DECKS, card_to_take, deck_of, pile_of
from kosmodrom.games.astrominers.rules.dice import TURNS_TO
from kosmodrom.games.astrominers.rules.payment import PROMOTED_RATE, RATE, lacking
from kosmodrom.games.astrominers.state import Deck, Effect, Face, Phase, Resource, Run

ANSWERS: Final[dict[type[Option], tuple[str, ...]]] = {
    Reroll: ("reroll", "change"),
    Pass: ("turn",),
    PlaceDie: ("turn",),
    Crew: ("turn", "yellow"),
    UseCard: ("turn",),
    Launch: ("turn",),
    Exchange: ("turn",),
    DiscardDie: ("turn", "yellow"),
    UseEffect: ("turn", "yellow"),
    TurnDie: ("change", "turn-die"),
    Give: ("give",),
    Gain: ("take", "bonus", "reward"),
    HandIn: ("hand-in",),
    TakeRevealed: ("take-card",),
    TakeTop: ("take-card",),
    Pay: ("payment",),
    Rebate: ("payment",),
    LaunchFree: ("payment",),
    Substitute: ("payment",),
    PayAny: ("payment",),
    BuyOrder: ("buy", "buy-further"),
    DiscardCard: ("discard",),
    Done: ("yellow", "buy", "buy-further"),
}
"""The questions that a kind of option answers."""

EFFECT_RULES: Final[dict[Effect, str]] = {
    "specialist": "AM-505",
    "automaton": "AM-506",
    "miner": "AM-507",
    "rebate": "AM-508",
    "free_launch": "AM-509",
    "extra_order": "AM-510",
}

EFFECT_MOMENTS: Final[dict[Effect, str]] = {
    "specialist": "change-moment",
    "automaton": "change-moment",
    "miner": "change-moment",
    "rebate": "rebate-moment",
    "free_launch": "free-launch-moment",
    "extra_order": "extra-order-moment",
}
"""Why an effect is not offered at a decision: the reason names those at which it is."""

ONCE_A_ROUND: Final[dict[Area, tuple[str, ...]]] = {
    "award": ("AM-611", "AM-Q-10"),
    "technology": ("AM-707",),
    "bulletin": ("AM-707",),
    "expedition": ("AM-707",),
}
"""Why a die on these spaces keeps others off until the next preparation."""

FETCHES: Final[dict[Deck, tuple[str, str, str]]] = {
    "missions": ("fetch-missions", "fetch-missions-full", "fetch-missions-nobody"),
    "orders": ("fetch-orders", "fetch-orders-full", "fetch-orders-nobody"),
}
"""How cards are fetched: with a die on offer, with no space left, with no die that fits."""

FIRST: Final[dict[str, str]] = {
    "reroll": "first-reroll",
    "change": "first-change",
    "turn-die": "first-change",
    "take-card": "first-card",
    "payment": "first-payment",
    "yellow": "first-launch",
    "hand-in": "first-hand-in",
    "give": "first-exchange",
    "take": "first-exchange",
    "bonus": "first-gain",
    "reward": "first-gain",
    "buy": "first-order",
    "buy-further": "first-order",
    "discard": "first-discard",
}
"""What is to be done before anything else, at each question but that of the turn."""

PREFIXES: Final = {
    "die": "face",
    "to": "face",
    "card": "card",
    "space": "space",
    "resource": "resource",
    "effect": "effect",
    "deck": "deck",
}
"""How the arguments of a reason are worded."""


def refuse(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    """The first rule that stands in the way of an option which is not offered."""
    refused = _find_reason(g, seat, ask, option)
    for name, value in refused.args_.items():
        if name in PREFIXES and isinstance(value, str):
            refused.args_[name] = Named(PREFIXES[name], value)
    return refused


TURNS: Final[dict[Phase, tuple[str, ...]]] = {
    "reroll": ("AM-220",),
    "actions": ("AM-301",),
    "bonus": ("AM-417", "AM-214"),
    "settling": ("AM-419", "AM-214"),
    "orders": ("AM-501", "AM-511", "AM-214"),
}
"""The rules that say whose turn it is, by phase."""


def turns(g: Game, _question: Question) -> tuple[str, ...]:
    return TURNS.get(g.state.phase, ())


def not_asked(g: Game, seat: Seat, _waiting: Ask) -> Refused | None:
    """Why a seat is left out of the action phase."""
    if g.state.phase != "actions":
        return None
    player = g.state.players[seat]
    if player.passed:
        return Refused("passed", ("AM-306",))
    if not can_act(g, seat):
        return Refused("no-dice", ("AM-304", "AM-305", "AM-Q-02"))
    return None


def _find_reason(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    if ask.question.id not in ANSWERS.get(type(option), ()):
        return _wrong_moment(g, seat, ask, option)
    found: Refused | None = None
    match option:
        case PlaceDie(die, space):
            found = (
                _no_die(g, seat, die)
                or _no_space(g, ask, die, space)
                or _no_use(g, seat, ask, space)
            )
        case Crew(die, card, space):
            found = _no_die(g, seat, die) or _no_crew(g, ask, die, card, space)
        case UseCard(die, card):
            found = _no_die(g, seat, die) or _no_own_card(g, seat, card)
        case Launch(card):
            found = _no_launch(g, seat, ask, card)
        case Exchange(die):
            found = _no_die(g, seat, die) or Refused("nothing-to-exchange", ("AM-344",))
        case DiscardDie(die):
            found = _no_die(g, seat, die) or Refused("needs-two-dice", ("AM-223",))
        case UseEffect(effect):
            found = _no_effect(g, seat, effect) or _no_turning(g, seat, effect)
        case TurnDie(die, to):
            found = _no_die(g, seat, die) or _no_turn(ask, die, to)
        case Reroll(dice):
            found = _no_reroll(g, seat, dice)
        case Give(kind):
            held = g.state.players[seat].stock[kind]
            reason = "nothing-to-take" if held else "not-held"
            found = Refused(reason, ("AM-344",), resource=kind)
        case Gain(kind):
            found = _no_gain(g, kind)
        case HandIn(cards):
            found = _no_hand_in(g, seat, cards)
        case TakeRevealed(card):
            found = _not_on_display(g, ask, card)
        case TakeTop(deck):
            if pile_of(g, deck).deck:
                found = Refused("wrong-deck", ("AM-327", *_kind_rule(g, ask)), deck=deck)
            else:
                found = Refused("deck-empty", ("AM-327", "AM-Q-20"), deck=deck)
        case Pay() | PayAny() | Rebate() | Substitute() | LaunchFree():
            found = _no_payment(g, seat, ask, option)
        case BuyOrder(card):
            found = _no_purchase(g, seat, ask, card)
        case DiscardCard(card):
            paying = g.state.paying
            reason = "discard-itself" if paying and paying.card == card else "not-in-hand"
            found = Refused(reason, ("AM-513",), card=card)
    return found or Refused("not-offered", ask.question.rules)


def _wrong_moment(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    """The option answers another question than the one asked."""
    match option:
        case UseEffect(effect):
            return _no_effect(g, seat, effect) or _not_now(effect)
        case DiscardDie() | TurnDie():
            refused = Refused("change-moment", ("AM-206", "AM-207", "AM-Q-07"))
            return refused.beginning(_offered(ask, DiscardDie))
        case TakeRevealed(card) if ask.question.id == "turn":
            return _fetch(g, ask, "orders" if card in g.data.orders else "missions")
        case TakeTop(deck) if ask.question.id == "turn":
            return _fetch(g, ask, deck)
        case Gain(kind) if ask.question.id == "turn":
            return _earn(g, ask, kind)
        case Give() if ask.question.id == "turn":
            return Refused("give-moment", ("AM-324",)).beginning(_offered(ask, Exchange))
        case HandIn() if ask.question.id == "turn":
            refused = Refused("hand-in-moment", ("AM-316", "AM-601"))
            return refused.beginning(_placements(g, ask, "award"))
        case Rebate() | Substitute() if ask.question.id in ("give", "take"):
            return Refused("exchange-no-payment", ("AM-Q-19",))
        case Rebate():
            return _no_effect(g, seat, "rebate") or _not_now("rebate")
        case LaunchFree():
            return _no_effect(g, seat, "free_launch") or _not_now("free_launch")
        case Pay() | PayAny():
            return Refused("nothing-due", ("AM-814",))
        case Launch() if g.state.phase != "actions":
            return Refused("phase-launch", ("AM-339",))
        case Launch():
            return _something_else(ask, ("AM-307",))
        case Reroll():
            return Refused("already-rerolled", ("AM-219",))
        case BuyOrder() if g.state.phase != "orders":
            return Refused("phase-order", ("AM-511",))
        case BuyOrder():
            return Refused("one-order", ("AM-501", "AM-511"))
        case Done() if ask.question.id == "turn":
            return Refused("must-act", ("AM-303",))
        case Substitute():
            return Refused("no-payment", ("AM-813", "AM-814"))
    return _something_else(ask)


def _something_else(ask: Ask, rules: tuple[str, ...] = ()) -> Refused:
    """Something else comes first; where that takes no thought, it can be done at once."""
    reason = FIRST.get(ask.question.id, "wrong-question")
    easy = [option for option in ask.options if option in (Reroll(()), Done())]
    return Refused(reason, rules or ask.question.rules).beginning(easy)


def _offered(ask: Ask, kind: type[Option]) -> tuple[Option, ...]:
    return tuple(option for option in ask.options if isinstance(option, kind))


def _placements(g: Game, ask: Ask, *areas: str) -> tuple[Option, ...]:
    """The dice that can go to an area, as they are offered."""
    return tuple(
        option
        for option in ask.options
        if isinstance(option, PlaceDie) and g.data.spaces[option.space].area in areas
    )


def _fetch(g: Game, ask: Ask, deck: Deck) -> Refused:
    """Cards are not simply taken: a die on dispatch or refinery fetches them."""
    area: Area = "dispatch" if deck == "missions" else "refinery"
    rules = ("AM-312" if deck == "missions" else "AM-313", "AM-327")
    how, full, nobody = FETCHES[deck]
    if ways := _placements(g, ask, area):
        return Refused(how, rules).beginning(ways)
    if first_free(g, g.data.boards[g.seats].areas[area]) is None:
        return Refused(full, (*rules, "AM-319"))
    if not card_to_take(g, deck):
        return Refused("no-card-to-take", (*rules, "AM-Q-20"))
    turns = (*_offered(ask, UseEffect), *_offered(ask, DiscardDie))
    helps = [o for o in turns if not isinstance(o, UseEffect) or o.effect == "specialist"]
    return Refused(nobody, (*rules, "AM-229")).beginning(helps)


def _earn(g: Game, ask: Ask, kind: Resource) -> Refused:
    """Nobody just takes from the bank."""
    ways = _placements(g, ask, kind) if kind in BASIC_AREAS else ()
    reason = "earn-basic" if kind in BASIC_AREAS else "earn-rare"
    refused = Refused(reason, ("AM-307", "AM-311", "AM-324"), resource=kind)
    return refused.beginning(ways or _offered(ask, Exchange))


def _no_effect(g: Game, seat: Seat, effect: Effect) -> Refused | None:
    """No bought order has the effect, or each that has it was used (AM-517)."""
    if has_effect(g, seat, effect):
        return None
    used = (g.data.orders[card].effect for card in g.state.players[seat].used)
    reason = "effect-used" if effect in used else "no-such-effect"
    return Refused(reason, (EFFECT_RULES[effect], "AM-516", "AM-517"), effect=effect)


def _not_now(effect: Effect) -> Refused:
    """Every effect has the decisions at which it is offered (AM-Q-07)."""
    return Refused(EFFECT_MOMENTS[effect], (EFFECT_RULES[effect], "AM-Q-07"))


def _no_turning(g: Game, seat: Seat, effect: Effect) -> Refused:
    """The player has the effect, but there is nothing to turn with it."""
    if effect not in TURNS_TO:
        return _not_now(effect)
    reason = "nothing-to-turn" if pool_size(g.state.players[seat]) else "no-die-to-turn"
    return Refused(reason, (EFFECT_RULES[effect], "AM-519"))


def _no_die(g: Game, seat: Seat, die: Face) -> Refused | None:
    """Only dice of the own pool can be used (AM-204, AM-225, AM-308)."""
    if g.state.players[seat].pool.get(die, 0):
        return None
    return Refused("no-such-die", ("AM-204", "AM-225", "AM-308"), die=die)


def _no_space(g: Game, ask: Ask, die: Face, space: str) -> Refused | None:
    """What the space itself forbids: it is closed, taken, or for other workers."""
    entry = g.data.spaces.get(space)
    if entry is None:
        return Refused("space-unknown", ("AM-307",), space=space)
    if entry.mark > g.seats:
        return Refused("space-closed", ("AM-111",), space=space)
    if space in g.state.board:
        return Refused("space-taken", ("AM-319", *ONCE_A_ROUND.get(entry.area, ())), space=space)
    if not entry.bits & FACE_BIT[die]:
        takes = tuple(Named("worker", worker) for worker in entry.accepts)
        refused = Refused("wrong-worker", ("AM-229",), die=die, space=space, takes=takes)
        return refused.beginning(_placements(g, ask, entry.area))
    return None


def _no_use(g: Game, seat: Seat, ask: Ask, space: str) -> Refused | None:
    """The space is free and fits: what its area forbids."""
    area = g.data.spaces[space].area
    spaces = g.data.boards[g.seats].areas[area]
    match area:
        case "dispatch" | "refinery":
            deck = BOTH_DECKS[area == "refinery"]
            if not card_to_take(g, deck):
                return Refused("no-card-to-take", ("AM-Q-20",))
            rule = "AM-312" if area == "dispatch" else "AM-313"
            refused = Refused("not-first-free", ("AM-329", rule), space=first_free(g, spaces))
            return refused.beginning(_placements(g, ask, area))
        case "award":
            award = g.state.awards[award_place(space)]
            if award is None:
                return Refused("no-award", ("AM-610",))
            if not can_meet(g, seat, award):
                return Refused("award-not-met", ("AM-601", "AM-605", "AM-333"), card=award)
        case "technology" | "bulletin" | "expedition":
            return _no_board_card(g, seat, ask, area)
        case "plasteel" | "water" | "xenon":
            return Refused("equal-space", ("AM-326",), space=space)
    return None


def _no_board_card(g: Game, seat: Seat, ask: Ask, kind: BoardCard) -> Refused:
    deck = mini_deck(g, kind)
    if not deck:
        return Refused("no-board-card", ("AM-708",))
    if kind == "expedition":
        place = _no_place(g, seat, ("AM-704", "AM-333"))
        if place:
            return place
    return _cannot_pay(g, seat, ask, deck[-1], ("AM-706", "AM-333"))


def _cannot_pay(g: Game, seat: Seat, ask: Ask, card: str, rules: tuple[str, ...]) -> Refused:
    """What is lacking, and the dice that fetch some of it."""
    short: Counter[str] = Counter(lacking(g, seat, g.data.costs[card]))
    refused = Refused("cannot-pay", rules, card=card, lacking=Amounts("amount", short))
    return refused.beginning(_placements(g, ask, *short))


def _no_place(g: Game, seat: Seat, rules: tuple[str, ...]) -> Refused | None:
    """No barge (AM-323) or no dock (AM-342) for a launch."""
    if not free_barge(g, seat):
        return Refused("no-barge", ("AM-323", *rules))
    if free_dock(g) is None:
        return Refused("no-dock", ("AM-342", *rules))
    return None


def _no_launch(g: Game, seat: Seat, ask: Ask, card: str) -> Refused:
    if card not in g.state.players[seat].missions:
        return Refused("not-in-hand", ("AM-320",), card=card)
    return _no_place(g, seat, ()) or _cannot_pay(g, seat, ask, card, ("AM-337",))


def _no_crew(g: Game, ask: Ask, die: Face, card: str, space: int) -> Refused | None:
    run = next((run for run in g.state.runs if run.card == card), None)
    if run is None:
        return Refused("run-unknown", ("AM-314",), card=card)
    plan = g.data.plans[card]
    if not 0 <= space < len(plan.spaces):
        return Refused("crew-unknown", ("AM-314",), card=card, space=space + 1)
    if ask.question.id == "yellow" and space >= plan.yellow:
        return Refused("white-space", ("AM-340",))
    if run.crew[space] is not None:
        return Refused("crew-taken", ("AM-319",), card=card, space=space + 1)
    if not plan.spaces[space] & FACE_BIT[die]:
        takes = tuple(Named("worker", worker) for worker in plan.takes[space])
        refused = Refused(
            "wrong-crew", ("AM-229",), die=die, card=card, space=space + 1, takes=takes
        )
        same = [o for o in ask.options if isinstance(o, Crew) and o.card == card]
        return refused.beginning(o for o in same if plan.spaces[o.space] == plan.spaces[space])
    if ask.question.id == "yellow" and not _being_launched(ask, run):
        return _something_else(ask, ("AM-321",))
    return Refused("equal-crew", ("AM-314",), card=card)


def _being_launched(ask: Ask, run: Run) -> bool:
    return any(isinstance(option, Crew) and option.card == run.card for option in ask.options)


def _no_own_card(g: Game, seat: Seat, card: str) -> Refused:
    player = g.state.players[seat]
    own = next((o for o in (*player.technologies, *player.bulletins) if o.card == card), None)
    if own is None:
        return Refused("not-own-card", ("AM-318", "AM-702", "AM-703"), card=card)
    if own.die is not None:
        return Refused("own-card-used", ("AM-319", "AM-711", "AM-715"), card=card)
    return Refused("no-card-to-take", ("AM-Q-20",))


def _no_turn(ask: Ask, die: Face, to: Face) -> Refused:
    if die == to:
        return Refused("same-face", ask.question.rules)
    faces = {option.to for option in ask.options if isinstance(option, TurnDie)}
    effects = [effect for effect, allowed in TURNS_TO.items() if faces <= set(allowed)]
    return Refused("wrong-face", tuple(EFFECT_RULES[effect] for effect in effects), to=to)


def _no_reroll(g: Game, seat: Seat, dice: tuple[Face, ...]) -> Refused:
    pool = g.state.players[seat].pool
    for face in dice:
        if dice.count(face) > pool.get(face, 0):
            return Refused("no-such-die", ("AM-204", "AM-225"), die=face)
    return Refused("reroll-none", ("AM-207",))


def _no_gain(g: Game, kind: Resource) -> Refused:
    if not g.state.bank[kind]:
        return Refused("bank-empty", ("AM-344", "AM-801"), resource=kind)
    return Refused("same-resource", ("AM-324",))


def _no_hand_in(g: Game, seat: Seat, cards: tuple[str, ...]) -> Refused:
    player = g.state.players[seat]
    for card in cards:
        if card not in (*player.done, *player.expeditions):
            return Refused("not-completed", ("AM-605",), card=card)
    return Refused("wrong-set", ("AM-601", "AM-603", "AM-608"))


def _not_on_display(g: Game, ask: Ask, card: str) -> Refused:
    rules = ("AM-327", *_kind_rule(g, ask))
    for deck in BOTH_DECKS:
        if card in pile_of(g, deck).display:
            return Refused("wrong-deck", rules, deck=deck)
    return Refused("not-revealed", rules, card=card)


def _kind_rule(g: Game, ask: Ask) -> tuple[str, ...]:
    """Dispatch gives missions, refinery orders; a bulletin or an expedition either."""
    decks = {
        option.deck if isinstance(option, TakeTop) else deck_of(g, option.card)
        for option in ask.options
        if isinstance(option, TakeTop | TakeRevealed)
    }
    if len(decks) > 1:
        return ()
    return ("AM-312",) if "missions" in decks else ("AM-313",)


def _no_payment(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused | None:
    stock = g.state.players[seat].stock
    lacking = {o.lacking for o in ask.options if isinstance(o, Substitute)}
    match option:
        case Substitute(kind, paid):
            if kind not in lacking:
                return Refused("held-first", ("AM-802", "AM-Q-08"), resource=kind)
            for other in paid:
                if paid.count(other) > stock[other]:
                    return Refused("not-held", ("AM-811",), resource=other)
            if len(paid) not in (PROMOTED_RATE, RATE):
                return Refused("wrong-rate", ("AM-802", "AM-803", "AM-804"))
            return Refused("wrong-substitute", ("AM-803", "AM-804", "AM-Q-08"))
        case PayAny(kind):
            return Refused("not-held", ("AM-Q-18",), resource=kind)
        case Rebate():
            missing = _no_effect(g, seat, "rebate")
            return missing or Refused("wrong-rebate", ("AM-520", "AM-Q-08"))
        case LaunchFree():
            missing = _no_effect(g, seat, "free_launch")
            return missing or Refused("no-launch-here", ("AM-509",))
        case Pay():
            return Refused("not-enough", ("AM-802",))
    return None


def _no_purchase(g: Game, seat: Seat, ask: Ask, card: str) -> Refused:
    player = g.state.players[seat]
    if card not in player.orders:
        return Refused("not-in-hand", ("AM-501",), card=card)
    if g.data.orders[card].discard and len(player.missions) + len(player.orders) < 2:
        return Refused("discard-needed", ("AM-513",), card=card)
    return _cannot_pay(g, seat, ask, card, ("AM-502",))
