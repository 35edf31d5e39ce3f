"""Adventures: what happens to those who take actions (FM-815 to FM-822, FM-1331 to FM-1337)."""

from __future__ import annotations

from kosmodrom.core.asks import Flow
from kosmodrom.games.first_martians.events.story import AdventureBegan, NothingHappened
from kosmodrom.games.first_martians.rules.base import Game, card_of
from kosmodrom.games.first_martians.rules.effects import resolve
from kosmodrom.games.first_martians.rules.effects.story import WAY_OUT_UNSEEN, take_way_out
from kosmodrom.games.first_martians.rules.effects.subject import Subject
from kosmodrom.games.first_martians.state import Coming
from kosmodrom.games.first_martians.terms import COLOURS, NOTHING, Colour


def have_adventure(g: Game, colour: Colour, astronaut: int, space: int = NOTHING) -> Flow:
    """Draw an Adventure of the action's colour (FM-817); it is about the one who performed the
    action (FM-818)."""
    number = draw_adventure(g, colour)
    adventure = g.data.adventures[number]
    who = card_of(g, astronaut).id
    if adventure.later is not None:
        schedule(g, number, astronaut)
    if adventure.kind == "delayed":
        g.emit(NothingHappened(colour, who))  # FM-820
        return
    g.emit(AdventureBegan(adventure.id, f"{adventure.id}.story", colour, who))
    if adventure.ways:
        subject = Subject(astronaut, space, adventure.id)
        yield from take_way_out(
            g, adventure.ways, subject, astronaut, by_crew=False, question=WAY_OUT_UNSEEN
        )
    yield from resolve(g, adventure.effects, astronaut, space, adventure.id)


def draw_adventure(g: Game, colour: Colour) -> int:
    """None comes again before all of its colour have been drawn (FM-1353)."""
    deck = g.state.adventure_decks[COLOURS.index(colour)]
    number = deck.pop()
    g.reveal()
    if not deck:
        shuffle_adventures(g, colour)
    return number


def shuffle_adventures(g: Game, colour: Colour) -> None:
    adventures = g.data.adventures
    deck = [number for number, each in enumerate(adventures) if each.colour == colour]
    g.rng.shuffle(deck)
    g.state.adventure_decks[COLOURS.index(colour)] = deck


def schedule(g: Game, number: int, astronaut: int) -> None:
    """A delayed result will come in a later round, if it does (FM-1335)."""
    later = g.data.adventures[number].later
    assert later is not None
    if g.rng.below(100) < later.percent:
        due = g.state.round + later.earliest + g.rng.below(later.latest - later.earliest + 1)
        g.state.coming.append(Coming(due, "adventure", number, astronaut))
