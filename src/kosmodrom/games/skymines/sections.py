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
from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.box import Box
from kosmodrom.games.skymines.captions import (
    NONE,
    asteroid_lines,
    asteroid_name,
    asteroid_paths,
    buildings,
    luna_lines,
    mission_lines,
    own_track_lines,
    sector_borders,
    shuttle_ends,
    space_gains,
    threat_lines,
    token_lines,
    track_lines,
)
from kosmodrom.games.skymines.components import Plan, Space
from kosmodrom.games.skymines.maps import Asteroid, Sector
from kosmodrom.games.skymines.rules.missions import ALL_TASKS
from kosmodrom.games.skymines.tables import KINDS, KINDS_FACE_UP
from kosmodrom.games.skymines.terms import COMPANIES, PLAN_LETTERS, RESOURCES, SLOTS, Company
from kosmodrom.games.skymines.view import (
    CompanyView,
    LunaView,
    MissionView,
    PlayerView,
    SpaceView,
    View,
)
from kosmodrom.games.skymines.wording import tell, tell_card, tell_plan

INDENT: Final = "  "
TIE: Final = "\N{NO-BREAK SPACE}"
ROW: Final = 4
"""Plans in a row of the research display."""


def sections(view: View, box: Box, words: Speaker) -> list[Section]:
    """A view in words: the board, then the players, the reader first, then the reader's cards."""
    if not view.companies or not view.companies[0].columns:
        return [_round(view, box, words)]
    told = [
        _round(view, box, words),
        _companies(view, box, words),
        _map(view, box, words),
        _display(view, box, words),
        _research(view, box, words),
        _spaces(view, box, words),
    ]
    if view.missions:
        told.append(_missions(view, box, words))
    if view.threat is not None or view.hero is not None:
        told.append(_threat(view, box, words))
    start = view.seat or 0
    seats = [(start + step) % len(view.players) for step in range(len(view.players))]
    for seat in seats:
        if view.luna is not None and seat == len(view.players) - 1:
            told.append(_luna(view, view.luna, seat, box, words))
        else:
            told.append(_player(view, seat, box, words))
    if view.seat is not None:
        told.append(_plans(view, view.players[view.seat], box, words))
        told.append(_hand(view.players[view.seat], box, words))
    return told


# The board


def _round(view: View, box: Box, words: Speaker) -> Section:
    phase = words(f"phase-{view.phase}")
    rows = [words("board-round", round=view.round, rounds=box.setup.rounds, phase=phase)]
    if view.phase != "setup":
        rows.append(words("board-first", player=words.seat(view.first)))
    if view.phase == "actions":
        rows.append(words("board-turn", player=words.seat(view.turn)))
        passed = [words.seat(s) for s, player in enumerate(view.players) if player.passed]
        if passed:
            rows.append(words("board-passed", players=", ".join(passed)))
    if view.expansion is not None:
        name = words(f"company-{view.expansion.company}")
        rows.append(words("board-expansion", company=name, points=view.expansion.points))
        if view.expansion.entered:
            places = ", ".join(words(f"place-{id}") for id in view.expansion.entered)
            rows.append(INDENT + words("board-entered", places=places))
    for game, totals in enumerate(view.totals, 1):
        results = ", ".join(f"{words.seat(s)}{TIE}{total}" for s, total in enumerate(totals))
        rows.append(words("board-loop", game=game, results=results))
    return Section(words("board-title-round"), tuple(rows))


def _companies(view: View, box: Box, words: Speaker) -> Section:
    """What a share is worth, where the markers are, and what the tracks hold."""
    rows = [words("board-legend-companies")]
    for company in view.companies:
        rows.append(
            words(
                "board-company",
                company=words(f"company-{company.id}"),
                value=company.value,
                collectors=company.collectors,
            )
        )
        rows.append(INDENT + _station(company, view, box, words))
        if company.track is None:
            continue
        rows.append(INDENT + _markers(view, company.id, words))
        track, *lines = track_lines(box.tracks[company.track], box, words)
        rows += [INDENT + track + ":", *(2 * INDENT + line for line in lines)]
    return Section(words("board-title-companies"), tuple(rows))


def _station(company: CompanyView, view: View, box: Box, words: Speaker) -> str:
    """The pieces of each column, and its coin symbols from the top; covered ones in brackets."""
    station = (box.moon if view.board == "moon" else box.belt).stations[company.id]
    columns = []
    for column, symbols in zip(company.columns, station.columns, strict=True):
        told = [str(n) for n in symbols]
        low = len(symbols) - column.emptied  # below it lies nothing
        if column.pieces:
            told[low - column.pieces] = f"({told[low - column.pieces]}"
            told[low - 1] += ")"
        columns.append(f"{column.pieces}: {' '.join(told)}")
    return words("board-station", columns=" | ".join(columns))


def _markers(view: View, company: Company, words: Speaker) -> str:
    markers = (
        words("board-marker", player=words.seat(seat), at=p.tracks[company], n=p.shares[company])
        for seat, p in enumerate(view.players)
    )
    return ", ".join(markers)


def _map(view: View, box: Box, words: Speaker) -> Section:
    rows = [words(f"board-legend-{view.board}")]
    if view.board == "moon":
        rows += [_sector(view, sector, box, words) for sector in box.moon.sectors.values()]
        return Section(words("board-title-moon"), tuple(rows))
    for asteroid in box.belt.asteroids.values():
        rows += _asteroid(view, asteroid, box, words)
    for shuttle in box.belt.shuttles.values():
        name, holder = words(f"place-{shuttle.id}"), _holder(view, shuttle.id, words)
        ends = shuttle_ends(shuttle, box, words)
        rows.append(words("board-shuttle", name=name, ends=ends, holder=holder, n=shuttle.track))
    return Section(words("board-title-belt"), tuple(rows))


def _sector(view: View, sector: Sector, box: Box, words: Speaker) -> str:
    return words(
        "board-sector",
        number=sector.number,
        name=words(f"sector-{sector.id}"),
        holder=_holder(view, sector.id, words),
        buildings=buildings(sector.buildings, words),
        borders=sector_borders(sector, box, words),
    )


def _asteroid(view: View, asteroid: Asteroid, box: Box, words: Speaker) -> Iterator[str]:
    _name, _screen, _paths, *linked = asteroid_lines(asteroid, box, words)
    yield words(
        "board-belt",
        name=asteroid_name(asteroid, words),
        buildings=buildings(asteroid.screen, words),
        paths=asteroid_paths(asteroid, box, words),
    )
    yield INDENT + ", ".join(
        f"{number}:{TIE}{_holder(view, id, words)}" for number, id in enumerate(asteroid.spaces, 1)
    )
    yield from (INDENT + line for line in linked)


def _holder(view: View, place: str, words: Speaker) -> str:
    holder = view.places.get(place)
    return words(f"company-{holder}") if holder is not None else words("board-free")


def _display(view: View, box: Box, words: Speaker) -> Section:
    """The 12 cards with their total costs (SKY-314)."""
    rows: list[str] = []
    for number, (card, more) in enumerate(zip(view.display, box.surcharges, strict=True), 1):
        if card is None:
            rows.append(words("board-no-card", number=number))
        else:
            entry = box.cards[card]
            name = tell_card(words, entry)
            cost = entry.cost + more
            rows.append(words("board-display", number=number, card=name, cost=cost))
    rows.append(words("board-deck", count=view.deck))
    rows.append(words("board-removed", cards=_cards(view.removed, box, words)))
    return Section(words("board-title-display"), tuple(rows))


def _cards(cards: Iterable[str], box: Box, words: Speaker) -> str:
    """Cards with commas; equal ones once, and how often."""
    counts = Counter(tell_card(words, box.cards[card]) for card in cards)
    return ", ".join(name if n == 1 else f"{name} ×{n}" for name, n in counts.items()) or NONE


def _research(view: View, box: Box, words: Speaker) -> Section:
    rows = [words("board-supplement", coins=view.supplement)]
    framed = box.tables.framed
    for space, id in enumerate(view.plans):
        row, position = divmod(space, ROW)
        if position == 0:
            letter = PLAN_LETTERS[row]
            points = box.setup.plan_points[letter]
            count = view.stacks[row]
            rows.append(words("board-plan-row", letter=letter, points=points, count=count))
        if id is not None:
            plan = tell_plan(words, box.plans[id])
            rows.append(INDENT + words("board-plan", plan=plan, framed=framed[space]))
    if view.specials:
        rows.append(words("board-specials", points=box.setup.special_points))
        rows += [INDENT + tell_plan(words, box.specials[id]) for id in view.specials]
    return Section(words("board-title-research"), tuple(rows))


def _spaces(view: View, box: Box, words: Speaker) -> Section:
    rows: list[str] = []
    for space in view.spaces:
        if space.id != "personal":
            name = words(f"space-{space.id}")
            if space.id != space.entry:
                name = f"{name} ({words(f'space-{space.entry}')})"
            rows += _space(name, space, box.spaces[space.entry], words)
    personal = [space for space in view.spaces if space.id == "personal"]
    for seat, space in zip(range(len(view.players)), personal, strict=False):
        if view.players[seat].tasks == ALL_TASKS:
            name = words("board-personal", player=words.seat(seat))
            rows += _space(name, space, box.spaces["personal"], words)
    return Section(words("board-title-spaces"), tuple(rows or [NONE]))


def _space(name: str, space: SpaceView, entry: Space, words: Speaker) -> Iterator[str]:
    told = words("board-space", name=name, cost=entry.coins, removes=entry.removes or NONE)
    if space.seat is not None:
        told = words("board-space-taken", space=told, player=words.seat(space.seat))
    yield told
    yield from (INDENT + line for line in space_gains(entry, words))


# Modules


def _missions(view: View, box: Box, words: Speaker) -> Section:
    rows: list[str] = []
    for mission in view.missions:
        name, *lines = mission_lines(box.missions[mission.id], box, words)
        rows.append(words("board-mission", name=name))
        for column, line in enumerate(lines[:-1]):
            rows.append(INDENT + line)
            rows += [2 * INDENT + told for told in _standing(view, mission, column, words)]
    return Section(words("board-title-missions"), tuple(rows))


def _standing(view: View, mission: MissionView, column: int, words: Speaker) -> Iterator[str]:
    """Who has fulfilled a task, and who meets it now."""
    done = [words.seat(s) for s, tasks in enumerate(mission.tasks) if tasks[column].done]
    if done:
        yield words("board-task-done", players=", ".join(done))
    for seat, tasks in enumerate(mission.tasks):
        free = view.players[seat].mission in (None, mission.id)
        if tasks[column].met and not tasks[column].done and free and view.phase == "actions":
            yield words("board-task-met", player=words.seat(seat))


def _threat(view: View, box: Box, words: Speaker) -> Section:
    title = words("board-title-threat")
    if view.threat is None:
        assert view.hero is not None
        return Section(title, (words("board-threat-gone", player=words.seat(view.hero)),))
    return Section(title, tuple(threat_lines(box.threats[view.threat], box, words)))


def _luna(view: View, luna: LunaView, seat: Seat, box: Box, words: Speaker) -> Section:
    """Luna: what she has, her majorities and her cards."""
    player = view.players[seat]
    rows = [words("board-luna-level", level=luna.level), *_standings(player, box, words)]
    rows.append(words("board-area-total", totals=_totals(player, words)))
    down = ", ".join(slot for slot, hidden in zip(SLOTS, luna.face_down, strict=True) if hidden)
    rows.append(words("board-luna-slots", slots=down or NONE))
    for slot, card in zip(SLOTS, luna.slots, strict=True):
        if card is not None:
            name, _numbers, *lines = luna_lines(box.luna_cards[card], box, words)
            rows.append(words("board-luna-card", slot=slot, card=name))
            rows += [INDENT + line for line in lines]
    left, right = (card or NONE for card in luna.majority)
    rows.append(words("board-luna-majority", left=left, right=right))
    rows.append(words("board-luna-decks", deck=luna.deck, second=luna.class_two))
    rows.append(words("board-luna-cards", cards=_cards(player.hand or (), box, words)))
    return Section(words.seat(seat), tuple(rows), "player")


# Players


def _standings(player: PlayerView, box: Box, words: Speaker) -> Iterator[str]:
    """Coins and shares, the two tracks, and what all that would score now."""
    yield words("board-coins", coins=player.coins)
    tank, research = box.tank, box.research
    yield words("board-tank", at=player.tank, last=tank.steps, worth=tank.worth_at[player.tank])
    worth = research.worth_at[player.upload]
    yield words("board-upload", at=player.upload, last=research.steps, worth=worth)
    if player.score:
        parts = (f"{words(f'score-{name}')}{TIE}{n}" for name, n in player.score.items() if n)
        total = sum(player.score.values())
        yield words("board-score", total=total, parts=", ".join(parts) or NONE)


def _player(view: View, seat: Seat, box: Box, words: Speaker) -> Section:
    player, name = view.players[seat], words.seat(seat)
    own = seat == view.seat
    rows = list(_standings(player, box, words))
    rows.append(words("board-own-markers", markers=player.markers, once=player.once))
    rows += _area(player, box, words)
    rows += _own_bonuses(view, player, box, words)
    if player.mission is not None:
        mission = words(f"mission-{player.mission}")
        rows.append(words("board-tied", mission=mission, tasks=player.tasks.bit_count()))
    if player.free_share:
        rows.append(words("board-free-share"))
    if player.passed:
        rows.append(words("board-has-passed"))
    if not own:
        rows.append(_held(player, box, words))
        rows += _resting(player, box, words)
        rows += _screens(player, box, words)
    return Section(words("board-title-you", player=name) if own else name, tuple(rows), "player")


def _area(player: PlayerView, box: Box, words: Speaker) -> Iterator[str]:
    """The action area: slots, tiles, and what lies face up in all."""
    for letter, slot in zip(SLOTS, player.slots, strict=True):
        if slot.card is not None:
            card = tell_card(words, box.cards[slot.card])
            yield words("board-slot", slot=letter, card=card, used=not slot.face_up)
        elif not slot.open:
            yield words("board-slot-closed", slot=letter)
    for tile in player.tiles:
        name = words(f"tile-{tile.id}")
        if tile.on is not None:
            yield words("board-tile-on", tile=name, slot=tile.on, used=not tile.face_up)
        else:
            yield words("board-tile", tile=name, used=not tile.face_up)
    if player.face_up and any(player.face_up.values()):
        yield words("board-area-total", totals=_totals(player, words))


def _totals(player: PlayerView, words: Speaker) -> str:
    found = (
        f"{words(f'total-{kind}')}{TIE}{player.face_up[kind]}"
        for kind in KINDS[:KINDS_FACE_UP]
        if player.face_up.get(kind)
    )
    return ", ".join(found) or NONE


def _own_bonuses(view: View, player: PlayerView, box: Box, words: Speaker) -> Iterator[str]:
    """The track bonuses in force."""
    for company, (first, second) in zip(view.companies, player.bonuses, strict=True):
        if company.track is None or not first:
            continue
        name = words(f"company-{company.id}")
        track = box.tracks[company.track]
        for pair, bonuses in box.bonuses.items():
            if pair == track.bonus:
                told = tell(words, "bonus", bonuses[second].effect)
                yield words("board-bonus", company=name, bonus=told)
        for space_pair, spaces in box.track_spaces.items():
            if space_pair == track.bonus:
                open_ones = spaces if second else spaces[:1]
                told = ", ".join(words(f"space-{space.id}") for space in open_ones)
                yield words("board-bonus-spaces", company=name, spaces=told)


def _held(player: PlayerView, box: Box, words: Speaker) -> str:
    """The cards in hand; of a hidden hand how many they are."""
    if player.hand is None:
        return words("drawn-in-hand", n=player.cards)
    return words("board-cards", cards=_cards(player.hand, box, words))


def _resting(player: PlayerView, box: Box, words: Speaker) -> Iterator[str]:
    """The resting stacks: one comes back each time that the player passes."""
    for slot, stack in zip(SLOTS, player.resting, strict=True):
        if stack:
            yield words("board-resting", slot=slot, cards=_cards(stack, box, words))


def _screens(player: PlayerView, box: Box, words: Speaker) -> Iterator[str]:
    """The plans ahead of the upload marker, and the one that it is on."""
    for screen, lying in enumerate(player.screens):
        if lying.plan is None or screen < player.upload:
            continue
        yield words(
            "board-screen",
            screen=screen,
            plan=_plan(lying.plan, box, words),
            flipped=lying.flipped,
            here=screen == player.upload,
        )


def _plans(view: View, player: PlayerView, box: Box, words: Speaker) -> Section:
    """The reader's research track, and what is missing for the next plan."""
    _name, *lines = own_track_lines(box.research, words)
    rows = [*_screens(player, box, words), *_missing(view, player, box, words)]
    rows += [words("board-gained", plan=_plan(id, box, words)) for id in player.gained]
    return Section(words("board-title-plans"), (*rows, *lines), "hand")


def _plan(id: str, box: Box, words: Speaker) -> str:
    return tell_plan(words, box.specials[id] if id in box.specials else box.plans[id])


def _missing(view: View, player: PlayerView, box: Box, words: Speaker) -> Iterator[str]:
    """What the next plan still asks for."""
    screen = player.upload + 1
    if screen >= len(player.screens):
        return
    lying = player.screens[screen]
    if lying.plan is None:
        yield words("board-next-empty", screen=screen)
    elif lying.flipped:
        yield words("board-next-free", screen=screen)
    elif lying.plan in box.specials:
        cost = box.specials[lying.plan].cost
        yield words("board-next-coins", screen=screen, cost=cost, coins=player.coins)
    else:
        short = _short(player, box.plans[lying.plan], _symbols(view, player, box), words)
        yield words("board-next", screen=screen, short=", ".join(short) or NONE)


def _symbols(view: View, player: PlayerView, box: Box) -> int:
    """The standing field research symbol, if a track bonus in force gives it (SKY-1045)."""
    found = 0
    for company, (first, _second) in zip(view.companies, player.bonuses, strict=True):
        if company.track is not None and first:
            pair = box.tracks[company.track].bonus
            found += any(
                isinstance(bonus.effect, effects.StandingSymbol)
                for name, bonuses in box.bonuses.items()
                if name == pair
                for bonus in bonuses[:1]
            )
    return found


def _short(player: PlayerView, plan: Plan, symbols: int, words: Speaker) -> Iterator[str]:
    """What the face-up cards lack for a plan; requirements on one type add up (SKY-549)."""
    left = {kind: player.face_up.get(kind, 0) for kind in KINDS}
    for need in sorted(plan.needs, key=lambda need: isinstance(need, effects.OneType)):
        match need:
            case effects.Units(resource, n):
                if left[resource] < n:
                    yield words("n-units", resource=resource, n=n - left[resource])
                left[resource] = max(0, left[resource] - n)
            case effects.Energy(n):
                if left["energy"] < n:
                    yield words("n-energy", n=n - left["energy"])
                left["energy"] = max(0, left["energy"] - n)
            case effects.OneType(n):
                best = max(RESOURCES, key=lambda kind: left[kind])
                if left[best] < n:
                    yield words("need-one-type", n=n - left[best])
                left[best] = max(0, left[best] - n)
            case effects.ResearchCards(n):
                # The scientist that moves the marker does not count (SKY-1706).
                others = left["scientist"] + left["field"] + symbols - (left["scientist"] > 0)
                if others < n:
                    yield words("need-research-cards", n=n - others)


def _hand(player: PlayerView, box: Box, words: Speaker) -> Section:
    rows: list[str] = [_held(player, box, words)]
    if any(player.resting):
        rows.append(words("caption-resting-stacks"))
        rows += _resting(player, box, words)
    for id in player.dealt or ():
        name, *lines = token_lines(box.tokens[id], box, words)
        rows += [words("board-dealt", token=name), *(INDENT + line for line in lines)]
    shares = ", ".join(f"{words(f'company-{c}')}{TIE}{player.shares[c]}" for c in COMPANIES)
    rows.append(words("board-shares", shares=shares))
    return Section(words("board-title-hand"), tuple(rows), "hand")
