"""Records as words: what a clause says, and what a card is called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from kosmodrom.core.ruleset import Speaker
from kosmodrom.games.skymines.components import Card, Plan, SpecialPlan
from kosmodrom.games.skymines.effects import Clause, DiscardPlan, OneOf, PlaceMarker, TakeCards
from kosmodrom.games.skymines.terms import LunaSpace

Role = Literal["effect", "need", "bonus", "task", "threat-need", "consequence", "luna-line"]
"""As what a clause is told: the beginning of its message."""


def tell(
    words: Speaker, role: Role, clause: Clause, luna_spaces: Mapping[LunaSpace, str] | None = None
) -> str:
    """What a clause says. ``luna_spaces`` tells which spaces Luna's cards mean."""
    fields: dict[str, Any] = msgspec.structs.asdict(clause)
    match clause:
        case OneOf(of):
            fields["of"] = " / ".join(tell_all(words, role, gains) for gains in of)
        case TakeCards(spaces):
            fields["spaces"] = _by_slot(
                {slot: ", ".join(map(str, s)) for slot, s in spaces.items()}
            )
        case PlaceMarker(spaces):
            known: Mapping[LunaSpace, str] = luna_spaces or {}
            fields["spaces"] = _by_slot(
                {slot: words(f"space-{known.get(name, name)}") for slot, name in spaces.items()}
            )
        case DiscardPlan(_, positions):
            fields["positions"] = _by_slot(positions)
    return words(f"{role}-{type(clause).__struct_config__.tag}", **fields)


def tell_all(words: Speaker, role: Role, clauses: Iterable[Clause]) -> str:
    """What several clauses say, with commas."""
    return ", ".join(tell(words, role, clause) for clause in clauses)


def _by_slot(told: Mapping[Any, object]) -> str:
    return "; ".join(f"{slot} {what}" for slot, what in sorted(told.items()))


def tell_card(words: Speaker, card: Card) -> str:
    """What a card is called: its kind and value, its company, its share."""
    if card.seat is not None:
        return words("card-of-single", value=card.value, number=f"{card.seat:02}")
    if card.kind == "share":
        return words("card-of-share", company=card.share)
    name = words(f"card-of-{card.kind}", value=card.value, company=card.company or "none")
    return words("card-with-share", card=name, company=card.share) if card.share else name


def tell_plan(words: Speaker, plan: Plan | SpecialPlan) -> str:
    """What a plan is called: what it asks and gives."""
    if isinstance(plan, SpecialPlan):
        return words("plan-of-round", number=plan.number, cost=plan.cost, value=plan.value)
    return words(
        "plan-of-letter",
        letter=plan.letter,
        needs=tell_all(words, "need", plan.needs),
        reward=tell_all(words, "effect", plan.reward),
    )
