"""Why something cannot be done in setup, in planning, or inside an action, at its own question."""

from __future__ import annotations

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.skymines import effects, steps
from kosmodrom.games.skymines.components import SpecialPlan
from kosmodrom.games.skymines.moves import (
    COMPANY_NUMBER,
    SLOT_NUMBER,
    Advance,
    BuyCard,
    Cross,
    DoFirst,
    Enter,
    Flip,
    KeepToken,
    Neutralise,
    PlacePlan,
    PlaceTrack,
    Put,
    RemoveCard,
    RestCard,
    ReturnTo,
    Stop,
    TakeFrom,
    TakePlan,
    TakeRemoved,
    TakeStack,
    Upload,
)
from kosmodrom.games.skymines.refusals.common import current
from kosmodrom.games.skymines.rules.base import Game, board_of, open_slots
from kosmodrom.games.skymines.rules.expansion import AboutPiece
from kosmodrom.games.skymines.rules.markers import space_at
from kosmodrom.games.skymines.rules.missions import is_met
from kosmodrom.games.skymines.rules.passing import AboutCard
from kosmodrom.games.skymines.rules.research import A
from kosmodrom.games.skymines.rules.resources import total_cost, unit_cost
from kosmodrom.games.skymines.rules.setup import AboutCompany
from kosmodrom.games.skymines.rules.stations import columns_for, free_columns, full_columns, reach
from kosmodrom.games.skymines.rules.tracks import toll
from kosmodrom.games.skymines.state import MIDDLE
from kosmodrom.games.skymines.tables import CARBON, ENERGY, PLAN_ROW, SHARE, SPECIAL
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING, PLAN_LETTERS, TRACKS

# Setup and planning


def no_track(g: Game, _seat: Seat, ask: Ask, option: PlaceTrack) -> Refused | None:
    assert isinstance(ask.about, AboutCompany)
    if option.company != ask.about.company:
        return Refused("other-edge", ("SKY-109", "SKY-111"), company=ask.about.company)
    if TRACKS.index(option.track) // 2 in (side // 2 for side in g.state.sides if side >= 0):
        return Refused("board-used", ("SKY-110",), track=option.track)
    return None


def no_token(_g: Game, _seat: Seat, _ask: Ask, option: KeepToken) -> Refused | None:
    return Refused("token-not-dealt", ("SKY-151",), token=option.token)


def no_put(g: Game, seat: Seat, _ask: Ask, option: Put) -> Refused | None:
    player, t = g.state.players[seat], g.data.tables
    card = t.card_number.get(option.card)
    if card not in player.hand:
        if any(card in stack for stack in player.resting):
            return Refused("card-rests", ("SKY-207",), card=option.card)
        if card in player.slots:
            return Refused("card-planned", ("SKY-202",), card=option.card)
        return Refused("not-in-hand", ("SKY-202",), card=option.card)
    if t.kinds[card] == SHARE:
        return Refused("share-no-action", ("SKY-206",), card=option.card)
    slot = SLOT_NUMBER[option.slot]
    if slot not in open_slots(g, player):
        return Refused("slot-closed", ("SKY-203", "SKY-1101", "SKY-1103"), slot=option.slot)
    return Refused("slot-taken", ("SKY-202",), slot=option.slot)


def no_rest(_g: Game, _seat: Seat, ask: Ask, option: RestCard) -> Refused | None:
    """Cards go to rest one after another."""
    assert isinstance(ask.about, AboutCard)
    first = ask.question.id == "first-rest"
    rule = "SKY-155" if first else "SKY-804"
    if option.card != ask.about.card:
        return Refused("card-in-turn", (rule,), card=ask.about.card)
    slot = SLOT_NUMBER[option.slot]
    if first and slot not in MIDDLE:
        return Refused("middle-slots", ("SKY-155",))
    return Refused("rest-taken", (rule,), slot=option.slot)


def no_stack(_g: Game, _seat: Seat, _ask: Ask, option: TakeStack) -> Refused | None:
    return Refused("no-stack", ("SKY-803",), slot=option.slot)


# Units, tracks and purchases


def no_purchase(g: Game, seat: Seat, ask: Ask, option: BuyCard) -> Refused | None:
    s = g.state
    space = find_on_display(g, option.card)
    with_units = ask.question.id == "units"
    if with_units and current(g, steps.Units).bought:
        return Refused("one-card", ("SKY-313",))
    if space is None:
        rule = "SKY-315" if with_units else "SKY-735"
        return Refused("not-on-display", (rule, "SKY-319"), card=option.card)
    player = s.players[seat]
    if with_units:
        step = current(g, steps.Units)
        cost = unit_cost(g, player, space, step.kinds)
        return Refused("units-short", ("SKY-315",), cost=cost, units=step.left)
    cost = max(0, total_cost(g, space) - current(g, steps.Buy).discount)
    return Refused("coins-short", ("SKY-735", "SKY-1055"), cost=cost, coins=player.coins)


def find_on_display(g: Game, card: str) -> int | None:
    """The display space of a card; None if it is not there."""
    number = g.data.tables.card_number.get(card, NOTHING)
    if number == NOTHING or number not in g.state.display:
        return None
    return g.state.display.index(number)


def no_advance(g: Game, seat: Seat, ask: Ask, option: Advance) -> Refused | None:
    company = COMPANY_NUMBER[option.company]
    match ask.question.id:
        case "units":
            step = current(g, steps.Units)
            if step.kinds & step.kinds - 1 and not step.bought:
                return Refused("mix-must-buy", ("SKY-1041", "SKY-Q-39"))
            if not step.left:
                return Refused("no-units", ("SKY-317",))
        case "other-tracks":
            others = current(g, steps.MoveOthers)
            if company == others.company:
                return Refused("own-track", ("SKY-1053", "SKY-1054"), company=option.company)
            return Refused("track-chosen", ("SKY-1053", "SKY-1054"), company=option.company)
    return _no_step(g, seat, company)


def _no_step(g: Game, seat: Seat, company: int) -> Refused | None:
    """The end of the track, or a barrier that is too dear."""
    cost, coins = toll(g, seat, company), g.state.players[seat].coins
    if cost < 0:
        return Refused("track-end", ("SKY-1005",), company=COMPANIES[company])
    if cost > coins:
        return Refused("barrier-coins", ("SKY-1003",), cost=cost, coins=coins)
    return None


def no_crossing(g: Game, seat: Seat, _ask: Ask, option: Cross) -> Refused | None:
    step = current(g, steps.Move)
    if option.company != COMPANIES[step.company]:
        return Refused("other-barrier", ("SKY-1003",), company=COMPANIES[step.company])
    return _no_step(g, seat, step.company)


def no_stop(g: Game, _seat: Seat, ask: Ask, _option: Stop) -> Refused | None:
    if ask.question.id != "units":
        return None
    step = current(g, steps.Units)
    if step.kinds & step.kinds - 1 and not step.bought:
        return Refused("mix-must-buy", ("SKY-1041", "SKY-Q-39"))
    return Refused("units-must-move", ("SKY-318", "SKY-Q-22"))


def no_reward(_g: Game, _seat: Seat, _ask: Ask, _option: DoFirst) -> Refused | None:
    return Refused("no-such-reward", ("SKY-420", "SKY-Q-79"))


# Expansion


def no_entry(g: Game, _seat: Seat, _ask: Ask, option: Enter) -> Refused | None:
    step, board, moon = current(g, steps.Expand), board_of(g), g.options.board == "moon"
    if option.place in COMPANIES:
        return Refused("station-no-place", ("SKY-418",))
    if option.place not in board.ids:
        rule = "SKY-405" if moon else "SKY-1412"
        return Refused("no-such-place", (rule,), place=option.place)
    place, company = board.ids.index(option.place), COMPANIES[step.company]
    if g.state.places[place] == step.company:
        rule = "SKY-407" if moon else "SKY-1418"
        return Refused("place-held", (rule,), place=option.place, company=company)
    cost = reach(g, step.company).get(place)
    if cost is None:
        return _out_of_reach(g, option.place, step.company)
    if not full_columns(g, step.company, columns_for(g, place)):
        if board.shuttle[place]:
            return Refused("no-shuttles", ("SKY-1452",), company=company)
        rule = "SKY-416" if moon else "SKY-1453"
        return Refused("no-outposts", (rule,), company=company)
    rules = ("SKY-409", "SKY-410") if moon else ("SKY-1419", "SKY-1420", "SKY-1421")
    return Refused("energy-short", rules, cost=cost, points=step.points)


def _out_of_reach(g: Game, place: str, company: int) -> Refused:
    told = {"place": place, "company": COMPANIES[company]}
    if g.options.board == "moon":
        sector = g.data.moon.sectors[place]
        if sector.enclave:
            return Refused("enclave", ("SKY-419",), around=next(iter(sector.borders)), **told)
        return Refused("sector-out-of-reach", ("SKY-406",), **told)
    if place in g.data.belt.shuttles:
        return Refused("shuttle-out-of-reach", ("SKY-1416",), **told)
    return Refused("asteroid-out-of-reach", ("SKY-1414", "SKY-1415"), **told)


def no_column(g: Game, _seat: Seat, ask: Ask, option: TakeFrom) -> Refused | None:
    company, column, board = COMPANY_NUMBER[option.company], option.column - 1, board_of(g)
    columns = board.outposts
    entering = ask.question.id == "column"
    if entering:
        step = current(g, steps.Expand)
        if company != step.company:
            return Refused("other-station", ("SKY-412",), company=COMPANIES[step.company])
        columns = columns_for(g, step.entering)
    if not 0 <= column < len(board.sizes):
        return Refused("no-such-column", ("SKY-113",))
    if column not in columns:
        rule = "SKY-1423" if entering else "SKY-1464"
        return Refused("wrong-column", (rule,), column=option.column)
    rule = "SKY-412" if entering else "SKY-1701"
    return Refused("column-empty", (rule,), column=option.column, company=option.company)


def no_return(g: Game, _seat: Seat, ask: Ask, option: ReturnTo) -> Refused | None:
    assert isinstance(ask.about, AboutPiece)
    if option.company != ask.about.company:
        return Refused("other-piece", ("SKY-421",), company=ask.about.company)
    company, column, board = COMPANY_NUMBER[option.company], option.column - 1, board_of(g)
    if not 0 <= column < len(board.sizes):
        return Refused("no-such-column", ("SKY-113",))
    columns = columns_for(g, board.ids.index(ask.about.place))
    if column not in columns:
        return Refused("wrong-column", ("SKY-1441",), column=option.column)
    if column not in free_columns(g, company, columns):
        return Refused("column-full", ("SKY-422", "SKY-423"), column=option.column)
    return None


def no_neutralising(g: Game, seat: Seat, _ask: Ask, _option: Neutralise) -> Refused | None:
    """The conditions in their order (SKY-1504 to SKY-1506)."""
    s, step, board = g.state, current(g, steps.Expand), board_of(g)
    player = s.players[seat]
    if s.threat == NOTHING:
        return no_threat(g)
    if step.threat:
        return Refused("threat-done", ("SKY-1507", "SKY-Q-62"))
    if all(s.places[space] != step.company for space in board.threat):
        company = COMPANIES[step.company]
        return Refused("threat-no-shuttle", ("SKY-1504",), company=company)
    energy = g.data.setup.threat_energy
    rules: tuple[str, ...] = ("SKY-1505",)
    for need in g.data.tables.threats[s.threat].needs:
        match need:
            case effects.SpendEnergy(n):
                energy += n
                rules = ("SKY-1505", "SKY-1525")
            case effects.TankValue(n) if not is_met(g, seat, need):
                return Refused("threat-tank", ("SKY-1506", "SKY-Q-72"), n=n)
            case effects.ResearchValue(n) if not is_met(g, seat, need):
                return Refused("threat-research", ("SKY-1506", "SKY-Q-72"), n=n)
            case effects.RemoveEnergyCards(n):
                held = sum(g.data.tables.kinds[card] == ENERGY for card in player.hand)
                if held < n:
                    return Refused("threat-cards", ("SKY-1506", "SKY-1541"), n=n, held=held)
            case effects.PayCoins(n) if player.coins < n:
                rules = ("SKY-1506", "SKY-1545")
                return Refused("threat-coins", rules, cost=n, coins=player.coins)
    return Refused("energy-short", rules, cost=energy, points=step.points)


def no_threat(g: Game) -> Refused:
    """There is none, or there is none any more."""
    if g.state.hero != NOTHING:
        return Refused("threat-gone", ("SKY-1507", "SKY-1508"))
    return Refused("no-threat", ("SKY-102", "SKY-1501"))


# Plans


def no_plan(g: Game, seat: Seat, _ask: Ask, option: TakePlan) -> Refused | None:
    s, t = g.state, g.data.tables
    plan = t.plan_number.get(option.plan)
    if plan in s.plans:
        row = s.plans.index(plan) // PLAN_ROW
    elif plan in s.specials:
        row = SPECIAL
    else:
        return _plan_not_there(g, seat, option.plan)
    rules = "SKY-516" if row == SPECIAL else ("SKY-512", "SKY-513", "SKY-514")[row]
    points = current(g, steps.Research).points
    return Refused("points-short", (rules, "SKY-Q-48"), cost=t.plan_points[row], points=points)


def _plan_not_there(g: Game, seat: Seat, id: str) -> Refused:
    s, t = g.state, g.data.tables
    if id not in t.plan_number:
        return Refused("no-such-plan", ("SKY-511",), plan=id)
    plan, number = t.plans[t.plan_number[id]], t.plan_number[id]
    player = s.players[seat]
    if number in player.screens or number in player.gained or number in player.covered:
        return Refused("plan-yours", ("SKY-526",), plan=id)
    if isinstance(plan, SpecialPlan) and plan.number > s.round:
        return Refused("special-later", ("SKY-517",), round=plan.number)
    rule = "SKY-516" if isinstance(plan, SpecialPlan) else "SKY-512"
    return Refused("plan-not-there", (rule, "SKY-521"), plan=id)


def no_flip(g: Game, seat: Seat, _ask: Ask, option: Flip) -> Refused | None:
    player, step = g.state.players[seat], current(g, steps.Upload)
    if step.moved:
        return Refused("flip-before-moving", ("SKY-541",))
    if step.flipped:
        return Refused("flip-once", ("SKY-542",))
    if not 1 <= option.screen < len(player.screens) or player.screens[option.screen] == NOTHING:
        return Refused("screen-empty", ("SKY-541",), screen=option.screen)
    if option.screen <= player.upload:
        return Refused("plan-behind", ("SKY-Q-04",), screen=option.screen)
    if player.flipped >> option.screen & 1:
        return Refused("plan-face-down", ("SKY-541", "SKY-553"), screen=option.screen)
    cost = g.data.setup.flip_cost
    return Refused("coins-short", ("SKY-541",), cost=cost, coins=player.coins)


def no_upload(g: Game, seat: Seat, ask: Ask, _option: Upload) -> Refused | None:
    player = g.state.players[seat]
    screen = player.upload + 1
    if screen >= len(player.screens):
        return Refused("upload-end", ("SKY-1107",))
    if player.screens[screen] == NOTHING:
        return Refused("screen-gap", ("SKY-543", "SKY-544"), screen=screen)
    plan = g.data.tables.plans[player.screens[screen]]
    flips = [o for o in ask.options if isinstance(o, Flip) and o.screen == screen]
    if isinstance(plan, SpecialPlan):
        refused = Refused("coins-short", ("SKY-552",), cost=plan.cost, coins=player.coins)
    else:
        rules = ["SKY-545", "SKY-548", "SKY-551"]
        rules += ["SKY-549"] if len(plan.needs) > 1 else []
        rules += ["SKY-561"] if _needs_research(plan.needs) else []
        refused = Refused("needs-not-met", tuple(rules), plan=plan.id)
    return refused.beginning(flips)


def _needs_research(needs: tuple[effects.Need, ...]) -> bool:
    return any(isinstance(need, effects.ResearchCards) for need in needs)


def no_placing(g: Game, seat: Seat, _ask: Ask, option: PlacePlan) -> Refused | None:
    player, t = g.state.players[seat], g.data.tables
    plan = t.plan_number.get(option.plan)
    if plan not in player.gained:
        return Refused("plan-not-gained", ("SKY-522", "SKY-526"), plan=option.plan)
    if not 1 <= option.screen < len(player.screens):
        return Refused("no-such-screen", ("SKY-522",), screen=option.screen)
    if option.screen <= player.upload:
        return Refused("screen-behind", ("SKY-525", "SKY-Q-05"), screen=option.screen)
    if t.rows[plan] == A and option.screen in g.data.research.no_a:
        letter = PLAN_LETTERS[A]
        return Refused("crossed-out", ("SKY-523",), screen=option.screen, letter=letter)
    return None


# Hand cards, and the removed cards pile


def no_removal(g: Game, seat: Seat, ask: Ask, option: RemoveCard) -> Refused | None:
    player, t = g.state.players[seat], g.data.tables
    card = t.card_number.get(option.card)
    threat = ask.question.id == "threat-cards"
    if card not in player.hand:
        elsewhere = any(card in cards for cards in (player.slots, *player.resting))
        reason = "hand-cards-only" if elsewhere else "not-in-hand"
        return Refused(reason, ("SKY-1541" if threat else "SKY-739",), card=option.card)
    if threat and t.kinds[card] != ENERGY:
        return Refused("energy-card-only", ("SKY-1541",), card=option.card)
    space = space_at(g, current(g, steps.Remove).space) if not threat else None
    if space is not None and space.removes == "carbon" and t.kinds[card] != CARBON:
        return Refused("carbon-card-only", ("SKY-1052",), card=option.card)
    return None


def no_recovery(g: Game, seat: Seat, _ask: Ask, option: TakeRemoved) -> Refused | None:
    card = g.data.tables.card_number.get(option.card)
    if card not in g.state.removed:
        return Refused("not-removed", ("SKY-1058",), card=option.card)
    cost = current(g, steps.TakeRemoved).cost
    coins = g.state.players[seat].coins
    return Refused("coins-short", ("SKY-1058", "SKY-1059"), cost=cost, coins=coins)


def nothing(_g: Game, _seat: Seat, _ask: Ask, _option: Option) -> Refused | None:
    """For what is offered whenever it is asked."""
    return None
