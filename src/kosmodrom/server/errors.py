"""Errors of the server: what clients are refused, and errors as they are sent."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from kosmodrom.core.errors import (
    KosmodromError,
    Refused,
    RuleError,
    UnknownCampaign,
    UnknownGame,
)
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.server import wire


class Declined(KosmodromError):
    """Something that a client asked for and does not get.

    ``message`` is an id in the server's own catalogue; ``status`` is the HTTP status. (What another
    process declined may have its words in another ``package``.)
    """

    def __init__(
        self,
        message: str,
        /,
        status: int = 400,
        headers: dict[str, str] | None = None,
        **args: Any,
    ) -> None:
        super().__init__(message, **args)
        self.status = status
        self.headers = headers or {}
        self.package = __package__


class DeclinedElsewhere(Declined):
    """What another process of ours declined, in its words."""

    def __init__(self, told: wire.Problem, status: int) -> None:
        super().__init__(told.id, status)
        self.told = told


def problem(error: KosmodromError) -> wire.Problem:
    """An error as it is sent to a client, over HTTP or WebSocket."""
    if isinstance(error, DeclinedElsewhere):
        return error.told
    packages = (error.package,) if error.package else ()
    texts = {
        language: Words(language, packages)(error.message, **error.args_) for language in LANGUAGES
    }
    text = wire.Text(**texts)
    if not isinstance(error, Refused):
        return wire.Problem(error.message, text)
    begin = tuple(msgspec.Raw(msgspec.json.encode(option)) for option in error.begin)
    return wire.Problem(error.message, text, error.rules, begin, error.waiting_for)


def status(error: KosmodromError) -> int:
    """The HTTP status of an error."""
    match error:
        case Declined():
            return error.status
        case Refused():
            return 409
        case UnknownGame() | UnknownCampaign():
            return 404
        case RuleError():
            return 500
    return 422


# What msgspec says about a field, and our message for it.
_FIELD_PROBLEMS: Final = (
    (re.compile(r"Expected `(?:str|array)` of length >= (?P<limit>\d+)"), "error-field-short"),
    (re.compile(r"Expected `(?:str|array)` of length <= (?P<limit>\d+)"), "error-field-long"),
    (re.compile(r"Expected `(?:int|float)` >=? ?(?P<limit>[\d.]+)"), "error-field-low"),
    (re.compile(r"Expected `(?:int|float)` <=? ?(?P<limit>[\d.]+)"), "error-field-high"),
    (re.compile(r"Expected `str` matching regex"), "error-field-letters"),
    (re.compile(r"Object missing required field `(?P<name>[^`]+)`"), "error-field-missing"),
    (re.compile(r"Object contains unknown field `(?P<name>[^`]+)`"), "error-field-unknown"),
    (re.compile(r"Expected `(?P<wanted>[^`]+)`(?:, got `[^`]+`)?$"), "error-field-type"),
)


def shape_problem(error: msgspec.ValidationError) -> Declined:
    """What is wrong with something that a client sent, and where."""
    said, _, where = str(error).partition(" - at `$")
    return field_problem(where.rstrip("`").lstrip("."), said)


def field_problem(field: str, text: str) -> Declined:
    """What is wrong with a field that a client sent, or with the whole body (""), from msgspec's
    words."""
    for pattern, message in _FIELD_PROBLEMS:
        if found := pattern.match(text):
            named = found.groupdict()
            if name := named.get("name"):
                field = f"{field}.{name}" if field else name
            limit = float(named.get("limit") or 0)
            wanted = named.get("wanted") or "?"
            if not field:
                return Declined("error-body-type", wanted=wanted)
            return Declined(message, field=field, limit=limit, wanted=wanted)
    return Declined("error-field", field=field, problem=text)
