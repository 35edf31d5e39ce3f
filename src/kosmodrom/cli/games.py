"""``kosmodrom games``: the list of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kosmodrom.cli.speech import speak

if TYPE_CHECKING:
    from kosmodrom.core.form import Field
    from kosmodrom.core.ruleset import Ruleset
    from kosmodrom.core.words import Words


def games() -> None:
    from kosmodrom.core.form import form
    from kosmodrom.core.registry import games as installed

    for number, ruleset in enumerate(installed().values()):
        words = speak(ruleset)
        if number:
            print()
        print(headline(ruleset, words))
        print("   ", facts(ruleset, words))
        for field in form(ruleset.game_options):
            print("   ", option_line(field, words))
            for condition in conditions(field, words):
                print("       ", condition)
        for campaign in ruleset.campaigns:
            print("   ", words("cli-games-campaign", id=campaign.id, **_told(campaign.id, words)))
        for companion in ruleset.companions:
            print("   ", companion_line(companion, words))


def companion_line(companion: Ruleset[Any, Any, Any], words: Words) -> str:
    """How a helper for owners of the box is started, and what it is for."""
    name, tagline = words(companion.name_message), words(companion.tagline_message)
    return words("cli-games-companion", id=companion.id, name=name, tagline=tagline)


def _told(campaign: str, words: Words) -> dict[str, str]:
    message = f"campaign-{campaign}"
    return {"name": words(message), "story": words(f"{message}.story")}


def headline(ruleset: Ruleset[Any, Any, Any], words: Words) -> str:
    """The id, the name and, if the game has one, its tagline."""
    tagline = words("game-tagline")
    told = "" if tagline == "game-tagline" else f". {tagline}"
    return f"{ruleset.id}: {words('game-name')}{told}"


def facts(ruleset: Ruleset[Any, Any, Any], words: Words) -> str:
    """Players, automas, length and complexity in one line."""
    seats, (shortest, longest) = ruleset.seats, ruleset.minutes
    return words(
        "cli-games-facts",
        players=str(seats.min) if seats.min == seats.max else f"{seats.min}–{seats.max}",
        together=seats.cooperative,
        automas=seats.automas,
        minutes=str(shortest) if shortest == longest else f"{shortest}–{longest}",
        complexity=ruleset.complexity,
    )


def option_line(field: Field, words: Words) -> str:
    """How an option is given, what it means and its default."""
    return words(
        "cli-games-option",
        name=field.name,
        values="|".join(field.allowed),
        meaning=words(f"game-option-{field.name}"),
        default=_text(field.default),
    )


def conditions(field: Field, words: Words) -> list[str]:
    """What else is true of an option's values."""
    told = []
    if field.seat:
        told.append(words("cli-games-seat"))
    if field.needs:
        needs = " ".join(f"--option {name}={_text(value)}" for name, value in field.needs.items())
        told.append(words("cli-games-needs", needs=needs))
        if words.has(more := f"game-option-{field.name}.help"):
            told.append(words(more))
    return told


def _text(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
