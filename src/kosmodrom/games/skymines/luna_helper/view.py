"""Luna's things as people see them: as data, and in words."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.ruleset import Section, Speaker
from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.box import Box
from kosmodrom.games.skymines.captions import NONE
from kosmodrom.games.skymines.luna_helper.play import score
from kosmodrom.games.skymines.luna_helper.state import HelperPhase
from kosmodrom.games.skymines.rules.luna_cards import (
    HelperGame,
    level_of,
    luna_of,
    luna_player,
    luna_slots,
    luna_totals,
)
from kosmodrom.games.skymines.state import ROUNDS
from kosmodrom.games.skymines.tables import KINDS, SCIENTIST
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING, SLOTS, Company, LunaSpace, Slot
from kosmodrom.games.skymines.view import redeal_luna
from kosmodrom.games.skymines.wording import tell

DONE, NEXT, LATER = "✓ ", "▸ ", "· "


class HelperView(msgspec.Struct, frozen=True):
    level: int
    phase: HelperPhase
    round: int
    card: str | None
    """The card that is carried out, on which slot, and how many of its lines are done."""
    slot: Slot | None
    line: int
    face_down: tuple[Slot, ...]
    slots: tuple[Slot, ...]
    """Those that are open for the next planning phase."""
    majority: tuple[str | None, str | None]
    totals: dict[str, int]
    """What she sets against the players' cards, by kind."""
    tank: int
    upload: int
    tank_tokens: tuple[int, ...]
    """Where tokens lie that have not worked yet."""
    upload_tokens: tuple[int, ...]
    deck: int
    class_two: int
    discard: tuple[str, ...]
    cards: int
    shares: dict[Company, int]
    """On her cards."""
    spaces: tuple[LunaSpace, ...]
    score: dict[str, int] | None


def view(g: HelperGame, _seat: Seat | None) -> HelperView:
    s, luna, level, ids = g.state, luna_of(g), level_of(g), g.data.tables.luna_ids
    player = luna_player(g)
    left, right = (ids[card] if card != NOTHING else None for card in luna.majority)
    totals = luna_totals(g)
    return HelperView(
        level=g.options.luna_level,
        phase=s.phase,
        round=s.round,
        card=ids[luna.slots[s.slot]] if s.slot != NOTHING else None,
        slot=SLOTS[s.slot] if s.slot != NOTHING else None,
        line=s.line,
        face_down=tuple(
            SLOTS[slot]
            for slot, card in enumerate(luna.slots)
            if card != NOTHING and not luna.shown >> slot & 1
        ),
        slots=tuple(SLOTS[slot] for slot in luna_slots(g)),
        majority=(left, right),
        totals={KINDS[kind]: totals[kind] for kind in range(SCIENTIST + 1)},
        tank=player.tank,
        upload=player.upload,
        tank_tokens=_left(level.tank_tokens, luna.tokens),
        upload_tokens=_left(level.upload_tokens, luna.tokens >> 2),
        deck=len(luna.deck),
        class_two=len(luna.second),
        discard=tuple(ids[card] for card in luna.discard),
        cards=s.cards,
        shares=dict(zip(COMPANIES, s.shares, strict=True)),
        spaces=tuple(s.spaces),
        score=score(g) if s.phase == "end" else None,
    )


def _left(tokens: tuple[int, ...], bits: int) -> tuple[int, ...]:
    return tuple(at for number, at in enumerate(tokens) if bits >> number & 1)


def redeal(g: HelperGame, _seat: Seat, guess: Random) -> None:
    """Nobody knows the cards that are face down."""
    redeal_luna(g, luna_of(g), guess)


# In words


def sections(view: HelperView, box: Box, words: Speaker) -> list[Section]:
    told = []
    if view.score is not None:
        rows = [f"{words(f'score-{name}')}: {n}" for name, n in view.score.items()]
        rows.append(words("helper-total", total=sum(view.score.values())))
        told.append(Section(words("helper-title-score"), tuple(rows)))
    if view.card is not None and view.slot is not None:
        told.append(_card(view.card, view.slot, view.line, box, words))
    if view.phase in ("waiting", "line", "passed"):
        told.append(_majorities(view, words))
    told.append(Section(words("helper-title-board"), tuple(_board(view, box, words))))
    told.append(Section(words("helper-title-things"), tuple(_things(view, words))))
    return told


def _card(card: str, slot: Slot, line: int, box: Box, words: Speaker) -> Section:
    """The lines of her card, with how far they are carried out."""
    signs = (
        DONE if number < line else NEXT if number == line else LATER
        for number in range(len(box.luna_cards[card].lines))
    )
    rows = (
        sign + tell(words, "luna-line", _on_slot(told, slot))
        for sign, told in zip(signs, box.luna_cards[card].lines, strict=True)
    )
    return Section(words("helper-title-card", card=card, slot=slot), tuple(rows))


def _on_slot(line: effects.LunaLine, slot: Slot) -> effects.LunaLine:
    """A line with what it says for one slot only."""
    match line:
        case effects.TakeCards(spaces):
            return effects.TakeCards({slot: spaces[slot]})
        case effects.PlaceMarker(places):
            return effects.PlaceMarker({slot: places[slot]})
        case effects.DiscardPlan(letter, positions):
            return effects.DiscardPlan(letter, {slot: positions[slot]})
    return line


def _majorities(view: HelperView, words: Speaker) -> Section:
    left, right = (card or NONE for card in view.majority)
    rows = [f"{words(f'total-{kind}')}: {total}" for kind, total in view.totals.items()]
    rows.append(words("board-luna-majority", left=left, right=right))
    return Section(words("helper-title-majorities"), tuple(rows))


def _board(view: HelperView, box: Box, words: Speaker) -> Iterator[str]:
    yield words("board-luna-level", level=view.level)
    if view.round:
        yield words("helper-round-of", round=view.round, rounds=ROUNDS)
    tank, research = box.tank, box.research
    yield words("board-tank", at=view.tank, last=tank.steps, worth=tank.worth_at[view.tank])
    worth = research.worth_at[view.upload]
    yield words("board-upload", at=view.upload, last=research.steps, worth=worth)
    if view.tank_tokens:
        yield words("helper-tank-tokens", at=", ".join(map(str, view.tank_tokens)))
    if view.upload_tokens:
        yield words("helper-upload-tokens", at=", ".join(map(str, view.upload_tokens)))
    yield words("helper-slots", slots=", ".join(view.slots))
    yield words("board-luna-slots", slots=", ".join(view.face_down) or NONE)


def _things(view: HelperView, words: Speaker) -> Iterator[str]:
    yield words("helper-coins-table")
    yield words("helper-cards", count=view.cards)
    for company, shares in view.shares.items():
        if shares:
            yield words("helper-shares", company=words(f"company-{company}"), count=shares)
    spaces = "; ".join(words(f"space-{space}") for space in view.spaces)
    yield words("helper-spaces", spaces=spaces or NONE)
    yield words("board-luna-decks", deck=view.deck, second=view.class_two)
    yield words("helper-discard", cards=", ".join(view.discard) or NONE)
