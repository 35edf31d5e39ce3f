"""Help and usage errors in the reader's language.

Commands and parameters have message ids where Typer expects texts; here they become words.
"""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from kosmodrom.cli.speech import UsageProblem, speak


class Command(TyperCommand):
    """A command whose help comes from `Words`."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        # Typer's own message about extra arguments could not be translated.
        ctx.allow_extra_args = True
        rest: list[str] = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise UsageProblem("cli-usage-extra", arguments=" ".join(rest))
        return rest


class Commands(TyperGroup):
    """Several commands under one name, with the same kind of help."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not ctx.resilient_parsing:
            raise UsageProblem("cli-usage-command", command=args[0], known=tuple(self.commands))
        return super().resolve_command(ctx, args)


class Group(Commands):
    """The program itself."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        # `kosmodrom --port 9000`: without a command the server starts, and these are its options.
        own = {name for param in self.get_params(ctx) for name in param.opts}
        if args and args[0].startswith("-") and args[0].partition("=")[0] not in own:
            args = ["serve", *args]
        rest: list[str] = super().parse_args(ctx, args)
        return rest


def write_help(command: Any, ctx: Any, formatter: Any) -> None:
    """Usage, what the command does, its commands, arguments and options."""
    words = speak()
    translate(command)
    pieces = [words("cli-help-options-piece")]
    pieces += [_argument_piece(param) for param in _arguments(command)]
    if isinstance(command, TyperGroup):
        pieces.append(words("cli-help-command-piece"))
    formatter.write_usage(ctx.command_path, " ".join(pieces), words("cli-help-usage") + " ")
    formatter.write_paragraph()
    formatter.write_text(command.help or "")
    if isinstance(command, TyperGroup):
        commands = [(name, sub.help or "") for name, sub in command.commands.items()]
        _write_list(formatter, words("cli-help-commands"), commands)
    arguments = [(param.metavar or param.name, param.help or "") for param in _arguments(command)]
    _write_list(formatter, words("cli-help-arguments"), arguments)
    options = [(_option_piece(param), param.help or "") for param in _options(command)]
    options.append(("--help", words("cli-help-help")))
    _write_list(formatter, words("cli-help-options"), options)


def translate(command: Any) -> None:
    """Replace the message ids of a command, and of all below it, by words."""
    words = speak()
    command.help = words(command.help) if command.help else None
    for param in command.params:
        # Typer's own options for completion have English texts: find ours by their names.
        if param.name in ("install_completion", "show_completion"):
            param.help = words("cli-help-" + param.name.replace("_", "-"))
        elif getattr(param, "help", None):
            param.help = words(param.help)
        if param.metavar:
            param.metavar = words(param.metavar)
    for sub in getattr(command, "commands", {}).values():
        translate(sub)


def _arguments(command: Any) -> list[Any]:
    return [param for param in command.params if param.param_type_name == "argument"]


def _options(command: Any) -> list[Any]:
    return [param for param in command.params if param.param_type_name == "option"]


def _argument_piece(param: Any) -> str:
    name = (param.metavar or param.name) + ("..." if param.nargs == -1 else "")
    return name if param.required else f"[{name}]"


def _option_piece(param: Any) -> str:
    return ", ".join(param.opts) + (f" {param.metavar}" if param.metavar else "")


def _write_list(formatter: Any, title: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(title):
            formatter.write_dl(rows)


def tell_usage(error: Any) -> UsageProblem:
    """An error of Typer's parser in our own words."""
    match type(error).__name__:
        case "NoSuchOption":
            return UsageProblem("cli-usage-option", option=error.option_name)
        case "BadOptionUsage":
            return UsageProblem("cli-usage-no-value", option=error.option_name)
        case "MissingParameter":
            name = speak()(error.param.metavar or error.param.name)
            return UsageProblem("cli-usage-missing", parameter=name)
    return UsageProblem("cli-usage-other", problem=error.format_message())
