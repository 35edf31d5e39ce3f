"""Game options as a form: what a front end needs to draw them, and their reading and checking."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

import msgspec

from kosmodrom.core.errors import GameOptionsError, KosmodromError
from kosmodrom.core.game import GameOptions
from kosmodrom.core.ruleset import Ruleset


class Field(msgspec.Struct, frozen=True):
    """One field of the form. Its label is the message ``game-option-<name>`` (with a ``.help``),
    a choice's label ``game-option-<name>-<choice>``.

    More can be said of a field, as ``extra`` of its `msgspec.Meta`: ``needs``, the values of other
    fields without which it does not matter; ``seat``, that its numbers are players at the table:
    with fewer players there are fewer; and ``choices`` of a plain text, to which missions from
    files are added.
    """

    name: str
    kind: Literal["flag", "number", "choice"]
    default: bool | int | str
    choices: tuple[str, ...] = ()
    min: int = 0
    max: int = 0
    needs: dict[str, bool | int | str] = {}
    seat: bool = False

    @property
    def allowed(self) -> tuple[str, ...]:
        """The allowed values as texts."""
        match self.kind:
            case "flag":
                return ("true", "false")
            case "number":
                return (f"{self.min}-{self.max}",)
            case "choice":
                return self.choices


def form(options: type[GameOptions]) -> tuple[Field, ...]:
    """The fields of a game's options, in order."""
    return _fields(options)


def full_form(ruleset: Ruleset[Any, Any, Any], data: Any) -> tuple[Field, ...]:
    """The fields of a game's options, with the missions from files among the choices."""
    files, fields = ruleset.mission_files, form(ruleset.game_options)
    if files is None or data is None:
        return fields
    return tuple(
        msgspec.structs.replace(field, choices=(*field.choices, *files.found(data)))
        if field.name == files.option
        else field
        for field in fields
    )


def missing_mission(
    ruleset: Ruleset[Any, Any, Any], options: Mapping[str, Any], data: Any
) -> str | None:
    """The mission that some options name, if it came from a file that is not here."""
    for field in full_form(ruleset, data):
        if ruleset.mission_files is not None and field.name == ruleset.mission_files.option:
            mission = options.get(field.name, field.default)
            return None if mission in field.choices else str(mission)
    return None


@cache
def _fields(options: type[GameOptions]) -> tuple[Field, ...]:
    fields = tuple(_field(info) for info in msgspec.structs.fields(options))
    named = {field.name: field for field in fields}
    for field in fields:
        for name, value in field.needs.items():
            if name not in named or not _fits(named[name], value):
                raise TypeError(f"option {field.name}: there is no option {name}={value}")
    return fields


def _field(info: msgspec.structs.FieldInfo) -> Field:
    if info.default is msgspec.NODEFAULT:
        raise TypeError(f"option {info.name}: every option needs a default")
    kind = msgspec.inspect.type_info(info.type)
    extra: dict[str, Any] = {}
    if isinstance(kind, msgspec.inspect.Metadata):
        extra, kind = kind.extra or {}, kind.type
    match kind:
        case msgspec.inspect.BoolType():
            return Field(info.name, "flag", info.default, **extra)
        case msgspec.inspect.IntType(ge=int(low), le=int(high)):
            return Field(info.name, "number", info.default, min=low, max=high, **extra)
        case msgspec.inspect.LiteralType(values=values):
            # In the order in which they are written, wherever something else is said of them.
            written = info.type.__origin__ if hasattr(info.type, "__metadata__") else info.type
            literals = tuple(getattr(written, "__args__", values))
            return Field(info.name, "choice", info.default, choices=literals, **extra)
        case msgspec.inspect.StrType() if "choices" in extra:
            return Field(info.name, "choice", info.default, **extra)
    raise TypeError(
        f"option {info.name}: only bool, bounded int and Literal can be drawn as a form"
    )


def read_game_options(
    ruleset: Ruleset[Any, Any, Any],
    given: GameOptions | Mapping[str, Any] | None,
    seats: int,
    automas: int = 0,
    data: Any = None,
) -> Any:
    """The options of a game from loose values; missing ones take their default. With its data,
    missions from files can be chosen.

    Raises `GameOptionsError` that names the field and the allowed values.
    """
    options = read_values(ruleset, given, data)
    try:
        ruleset.check_game_options(options, seats, automas)
    except KosmodromError as error:
        error.package = ruleset.package  # its message may be the game's own
        raise
    return options


def read_values(
    ruleset: Ruleset[Any, Any, Any],
    given: GameOptions | Mapping[str, Any] | None,
    data: Any = None,
) -> Any:
    """The same without asking whether the options fit each other and the seats."""
    fields = {field.name: field for field in full_form(ruleset, data)}
    values = msgspec.to_builtins(given) if isinstance(given, GameOptions) else dict(given or {})
    for name, value in values.items():
        field = fields.get(name)
        if field is None:
            raise GameOptionsError("error-option-unknown", field=name, known=tuple(fields))
        if not _fits(field, value):
            raise GameOptionsError(
                "error-option-value", field=name, value=value, allowed=field.allowed
            )
    return ruleset.game_options(**values)


def _fits(field: Field, value: Any) -> bool:
    match field.kind:
        case "flag":
            return isinstance(value, bool)
        case "number":
            is_number = isinstance(value, int) and not isinstance(value, bool)
            return is_number and field.min <= value <= field.max
        case "choice":
            return value in field.choices
