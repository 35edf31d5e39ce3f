"""Routes about games: what there is to play, its rules, its data and its words."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from kosmodrom.core.errors import DataError
from kosmodrom.core.form import full_form
from kosmodrom.core.guide import find_guide
from kosmodrom.core.registry import find_game, games
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.series import campaign_seats
from kosmodrom.core.words import CORE, LANGUAGES, Catalogue, Words, catalogue, telling
from kosmodrom.server import wire
from kosmodrom.server.errors import Declined
from kosmodrom.server.http.arguments import PathGame, TheService

AnyRuleset = Ruleset[Any, Any, Any]
PathWord = Annotated[str, PathParameter(min_length=1, max_length=64)]

PARTS: Final = {"core": CORE, "bots": "kosmodrom.bots", "server": "kosmodrom.server"}
"""Packages with words, besides the games."""
CACHE: Final = "public, max-age=60"
UNCHANGED: Final = {304: ResponseSpec(None, description="The client has this already")}
"""For what is sent with an ETag."""


@cache
def game_card(game: str, overlay: Path | None) -> wire.GameCard:
    ruleset = find_game(game)
    guide = find_guide(ruleset)
    return wire.GameCard(
        id=ruleset.id,
        version=ruleset.version,
        name=_text(ruleset, ruleset.name_message),
        tagline=_text(ruleset, ruleset.tagline_message),
        seats=ruleset.seats,
        minutes=ruleset.minutes,
        complexity=ruleset.complexity,
        form=full_form(ruleset, _missions(ruleset, overlay)),
        secrets=ruleset.secrets,
        categories=ruleset.categories,
        campaigns=tuple(
            wire.CampaignCard(
                campaign.id,
                _text(ruleset, f"campaign-{campaign.id}"),
                campaign_seats(ruleset, campaign),
                len(campaign.chapters),
                campaign.options,
            )
            for campaign in ruleset.campaigns
        ),
        guide=None if guide is None else guide.minutes,
        companions=tuple(game_card(companion.id, overlay) for companion in ruleset.companions),
        companion_of=ruleset.companion_of or None,
        plays_for=_text(ruleset, f"{ruleset.name_message}.seat") if ruleset.companion_of else None,
    )


def _missions(ruleset: AnyRuleset, overlay: Path | None) -> Any:
    """The data of a game that takes missions from files."""
    return None if ruleset.mission_files is None else _looked_at(ruleset, overlay)


def _looked_at(ruleset: AnyRuleset, overlay: Path | None) -> Any:
    """The data of a game, unless the overlay is none for it: that is an error for those who want to
    play it, not for those who look around."""
    try:
        return ruleset.load(overlay)
    except DataError:
        return None


def _text(ruleset: AnyRuleset, message: str) -> wire.Text:
    return wire.Text(*(Words(language, (ruleset.package,))(message) for language in LANGUAGES))


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _tellings(kinds: tuple[type[msgspec.Struct], ...]) -> dict[str, dict[str, Any]]:
    return {_tag(kind): dict(telling(kind)) for kind in kinds}


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Declined("error-language", status=404, language=language, known=LANGUAGES)


def cached(request: Request[Any, Any, Any], content: bytes, media_type: str) -> Response[bytes]:
    """An answer that a client may keep, and asks about by its ETag."""
    tag = f'"{hashlib.sha1(content, usedforsecurity=False).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": CACHE}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    return Response(content, headers=headers, media_type=media_type)


@get("/games")
async def get_games(service: TheService) -> list[wire.GameCard]:
    """The games that can be played here, the easiest to learn first."""
    cards = (game_card(game, service.settings.overlay) for game in games())
    return sorted(cards, key=lambda card: (card.complexity, card.minutes, card.id))


@get("/games/{game:str}")
async def get_game(service: TheService, game: PathGame) -> wire.GameDetails:
    """A game, and how its options and events are told."""
    ruleset = find_game(game)
    return wire.GameDetails(
        card=game_card(game, service.settings.overlay),
        options=_tellings(ruleset.moves),
        events=_tellings(ruleset.events),
        round_event=None if ruleset.round_event is None else _tag(ruleset.round_event),
        settling_events=tuple(map(_tag, ruleset.settling_events)),
        settled_events=tuple(map(_tag, ruleset.settled_events)),
        event_rules={_tag(event): rules for event, rules in ruleset.event_rules.items()},
    )


@get("/games/{game:str}/data", responses=UNCHANGED)
async def get_data(
    request: Request[Any, Any, Any], service: TheService, game: PathGame
) -> Response[dict[str, Any]]:
    """The cards, boards and tracks of a game."""
    data = find_game(game).load(service.settings.overlay)
    answer = cached(request, msgspec.json.encode(data), MediaType.JSON)
    return cast(Response[dict[str, Any]], answer)  # it is JSON already


@get("/games/{game:str}/captions/{language:str}", responses=UNCHANGED)
async def get_captions(
    request: Request[Any, Any, Any], service: TheService, game: PathGame, language: PathWord
) -> Response[dict[str, Any]]:
    """What there is to know of a game's cards, spaces and signs, in words."""
    _check_language(language)
    content = captions(game, language, service.settings.overlay)
    answer = cached(request, content, MediaType.JSON)
    return cast(Response[dict[str, Any]], answer)  # it is JSON already


@cache
def captions(game: str, language: str, overlay: Path | None) -> bytes:
    """The captions of a game as JSON: putting them into words takes longer than all else that a
    page asks for."""
    ruleset = find_game(game)
    data = ruleset.load(overlay)
    return msgspec.json.encode(ruleset.captions(data, Words(language, ruleset.catalogues(data))))


@get("/games/{game:str}/rules/{language:str}")
async def get_rules(service: TheService, game: PathGame, language: PathWord) -> wire.RulesPage:
    """The rules page of a game, in English where it has none in this language, with the figures of
    the server's overlay."""
    _check_language(language)
    return rules_page(game, language, service.settings.overlay)


@get("/games/{game:str}/guide")
async def get_guide(game: PathGame) -> wire.GuideView:
    """The steps of a game's guided first game."""
    guide = find_guide(find_game(game))
    if guide is None:
        raise Declined("error-no-guide", status=404, game=game)
    return wire.GuideView(game, guide.step)


@cache
def rules_page(game: str, language: str, overlay: Path | None) -> wire.RulesPage:
    ruleset = find_game(game)
    book = ruleset.rulebook(language, _looked_at(ruleset, overlay))
    rules = (
        wire.RuleView(rule.number, rule.kind, rule.chapter, rule.text, rule.mentions)
        for rule in book
    )
    return wire.RulesPage(game, cast(wire.Language, book.language), book.title, tuple(rules))


@get("/words/{part:str}/{language:str}", media_type=MediaType.TEXT, responses=UNCHANGED)
async def get_words(
    request: Request[Any, Any, Any], service: TheService, part: PathWord, language: PathWord
) -> Response[bytes]:
    """The Fluent catalogue of a part of the program or of a game, in English where it has none in
    this language."""
    _check_language(language)
    if part in PARTS:
        sources: tuple[Catalogue, ...] = (PARTS[part],)
    else:
        ruleset = find_game(part)
        sources = ruleset.catalogues(_missions(ruleset, service.settings.overlay))
    found = [catalogue(language, source) or catalogue("en", source) for source in sources]
    text = "\n".join(text for each in found for _, text in each)
    return cached(request, text.encode(), MediaType.TEXT)


games_routes = [get_games, get_game, get_data, get_captions, get_guide, get_rules, get_words]
