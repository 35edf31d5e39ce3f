"""Sheets that cover the table for a moment: rules, results, questions, a file name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

FRAME = """
    align: center middle;
    & > Vertical {
        width: 90%; max-width: 100; height: auto; max-height: 90%;
        border: round $accent; background: $surface; padding: 0 1;
    }
    VerticalScroll { height: auto; max-height: 70vh; }
    .title { text-style: bold; margin-bottom: 1; }
    .keys { color: $text-muted; margin-top: 1; }
"""


class Sheet(ModalScreen[str | None]):
    """A text with a title. A key of ``answers`` closes it with its answer, Escape with None."""

    DEFAULT_CSS = "Sheet {" + FRAME + "}"

    def __init__(
        self, title: str, lines: Sequence[str], keys: str, answers: Mapping[str, str]
    ) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._keys = keys
        self._answers = answers

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(self._title), classes="title")
            with VerticalScroll():
                yield Static(Text("\n".join(self._lines)))
            yield Static(Text(self._keys), classes="keys")

    def on_key(self, event: Key) -> None:
        if event.key == "escape":
            self.dismiss(None)
        elif event.key in self._answers:
            event.stop()
            self.dismiss(self._answers[event.key])


class FileSheet(ModalScreen[str | None]):
    """Asks for a file name."""

    DEFAULT_CSS = "FileSheet {" + FRAME + "}"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)")]

    def __init__(self, title: str, name: str, keys: str) -> None:
        super().__init__()
        self._title = title
        self._name = name
        self._keys = keys

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(self._title), classes="title")
            yield Input(self._name)
            yield Static(Text(self._keys), classes="keys")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value.strip() or None)


class HandOver(Screen[bool]):
    """Shown between two people at one terminal, hiding everything else. Enter says that the next
    person has it; Escape goes back, if there is somebody to go back to."""

    DEFAULT_CSS = """
    HandOver { align: center middle; }
    HandOver > Vertical { width: 90%; max-width: 60; height: auto; border: round $accent;
        padding: 1 2; }
    HandOver .title { text-style: bold; margin-bottom: 1; }
    HandOver .keys { color: $text-muted; margin-top: 1; }
    """

    def __init__(self, title: str, text: str, keys: str, *, back: bool) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._keys = keys
        self._back = back

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Text(self._title), classes="title")
            yield Static(Text(self._text))
            yield Static(Text(self._keys), classes="keys")

    def on_key(self, event: Key) -> None:
        if event.key == "enter" or (event.key == "escape" and self._back):
            event.stop()
            self.dismiss(event.key == "enter")
