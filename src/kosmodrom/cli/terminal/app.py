"""The screen of the table: board, hand, log, the request and its choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from msgspec import Struct
from rich.style import Style
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option as Line

from kosmodrom.bots import Bot
from kosmodrom.cli.speech import LANGUAGES, speak, use_language
from kosmodrom.cli.terminal.layout import hang, lay_out, result_lines, rows_of, wrap
from kosmodrom.cli.terminal.session import Session
from kosmodrom.cli.terminal.sheets import FileSheet, HandOver, Sheet
from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.events import Event
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.core.rulebook import Rulebook, RulebookError, fold
from kosmodrom.core.ruleset import Section
from kosmodrom.core.words import Words

WIDE = 120
"""With this number of columns the log is beside the board; with fewer it is a page of its own."""
LOG_PAGE = "log"
MARKED, UNMARKED = "▸ ", "  "
DECIDED = "───"
"""Precedes each decision of the person in the log."""
INTERRUPTED = 130

Told = Callable[[Words], str]
"""A message that can be shown again in another language."""


class TerminalTable(App[None]):
    """One game on the screen."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #title { height: 1; background: $primary-background; text-style: bold; padding: 0 1; }
    #board { height: 1fr; padding: 0 1; scrollbar-size-vertical: 1; scrollbar-gutter: stable; }
    #side { height: 1fr; display: none; }
    #hand { height: auto; max-height: 70%; overflow-y: auto; padding: 0 1; margin-bottom: 1;
        scrollbar-size-vertical: 1; }
    #log { padding: 0 1; height: 1fr; scrollbar-size-vertical: 1; }
    #latest { height: 3; padding: 0 1; color: $text-muted; }
    #request { height: 9; }
    #prompt { height: 2; padding: 0 1; background: $boost; text-style: bold; }
    #choices { height: 1fr; border: none; padding: 0 1; scrollbar-size-vertical: 1; }
    #choices:focus { border: none; }
    #filter { display: none; height: 1; border: none; padding: 0 1; }
    #status { height: 1; padding: 0 1; text-style: italic; }
    #keys { height: 1; padding: 0 1; background: $primary-background; }
    .reading #board, .reading #hand, .reading #latest { display: none; }
    .reading #side { display: block; }
    Screen.wide {
        layout: grid; grid-size: 2; grid-columns: 2fr 1fr; grid-rows: 1 1fr 40% 1 1;
    }
    .wide #title, .wide #status, .wide #keys { column-span: 2; }
    .wide #board { row-span: 2; height: 100%; }
    .wide #side { display: block; height: 100%; border-left: solid $primary; }
    .wide #request { height: 100%; border-left: solid $primary; }
    .wide #prompt { height: 3; }
    .wide #latest { display: none; }
    .companion #latest { height: auto; max-height: 8; }
    .companion #request { height: auto; max-height: 12; }
    .companion #prompt { height: auto; max-height: 7; }
    .companion #choices { height: auto; max-height: 6; }
    .companion.wide #request { height: 100%; max-height: 100%; }
    .companion.wide #choices { height: 1fr; max-height: 100%; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo"),
        Binding("h", "hint"),
        Binding("r", "rules"),
        Binding("slash", "filter"),
        Binding("s", "save"),
        Binding("p", "pass"),
        Binding("l", "language"),
        Binding("q", "leave"),
        Binding("tab", "page(1)", priority=True),
        Binding("shift+tab", "page(-1)", priority=True),
        Binding("pageup", "scroll(-1)", priority=True),
        Binding("pagedown", "scroll(1)", priority=True),
        Binding("ctrl+c", "interrupt", priority=True),
        Binding("ctrl+q", "leave", priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._words = self._make_words()
        self._page = ""
        self._typed = ""
        self._told: Told = lambda words: words("table-welcome")
        self._shown: tuple[Ask | None, str, str] | None = None
        """The question, language and filter that the choices on the screen belong to."""
        self._marked: int | None = None
        self._logged: list[str] = []
        self._thinking = False
        self._ended = False
        self._kept: Ask | None = None
        """The question to somebody else for which the terminal was not handed over."""

    def _make_words(self) -> Words:
        table = self.session.table
        return speak(table.ruleset, table.names, table.game.data)

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with VerticalScroll(id="board", can_focus=False):
            yield Static(id="sections")
        with Vertical(id="side"):
            yield Static(id="hand")
            log = RichLog(id="log", wrap=True, min_width=1)
            log.can_focus = False
            yield log
        yield Static(id="latest")
        with Vertical(id="request"):
            yield Static(id="prompt")
            yield OptionList(id="choices")
            yield Input(id="filter", compact=True)
        yield Static(id="status")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self._table.query_one(OptionList).focus()
        self._table.set_class(self.session.is_companion, "companion")
        if self.session.guarded:  # the first person need not be the one who starts the game
            self._pass(self.session.next_person() or self.session.seat, back=False)
        self._go_on()

    def on_resize(self) -> None:
        # The widgets get their new sizes only after this refresh.
        self.call_after_refresh(self._redraw)

    @property
    def _table(self) -> Screen[None]:
        """The screen of the table, also while a sheet covers it."""
        return self.screen_stack[0]

    @property
    def _covered(self) -> bool:
        return len(self.screen_stack) > 1

    def check_action(
        self,
        action: str,
        parameters: tuple[object, ...],  # noqa: ARG002 -- the name is Textual's
    ) -> bool:
        """Keys belong to the sheet that covers the table; only leaving at once always works."""
        if action == "hint" and self.session.is_companion:
            return False
        return not self._covered or action == "interrupt"

    # The course of the game

    def _go_on(self) -> None:
        """Show the table, and let the next bot think if one is asked."""
        self._show()
        session = self.session
        if session.table.finished:
            self._show_result()
            return
        self._ended = False
        self._see_to_people()
        seat = session.next_bot()
        if seat is None or self._thinking:
            return
        self._thinking = True
        ask = session.table.pending[seat]
        self._think(session.player(seat), seat, partial(self._bot_chose, seat, ask))

    def _see_to_people(self) -> None:
        """Hand the terminal over if somebody else is asked now."""
        person = self.session.next_person()
        if person is not None and self.session.table.pending[person] is not self._kept:
            self._pass(person)

    def _pass(self, seat: Seat, *, back: bool = True) -> None:
        """Hand the terminal over. If there are secrets, the next person must say that they have
        it."""
        if not self.session.guarded:
            self._take(seat, True)
        elif not self._covered:
            words = self._words
            name, last = words.seat(seat), words.seat(self.session.seat)
            keys = words("table-keys-hand", name=name)
            if back:
                keys += "   " + words("table-keys-hand-back", name=last)
            sheet = HandOver(
                words("table-hand", name=name), words("table-hand-text", name=name), keys, back=back
            )
            self.push_screen(sheet, partial(self._take, seat))

    def _take(self, seat: Seat, taken: bool | None) -> None:
        if not taken:
            self._kept = self.session.table.pending.get(seat)
            self._say(lambda words: words("table-hand-kept", name=words.seat(seat)))
            return
        self._kept = None
        self.session.seat = seat
        self._told = _nothing
        self._page = ""
        self._clear_filter()
        self._redraw()
        self._go_on()

    def action_pass(self) -> None:
        others = self.session.others()
        if others:
            self._pass(self.session.next_person() or others[0])

    def _think(self, bot: Bot, seat: Seat, then: Callable[[Option], None]) -> None:
        """Let a bot choose in the background, on a copy that an undo cannot disturb."""
        twin = self.session.table.fork()
        self.run_worker(lambda: self.call_from_thread(then, bot.choose(twin, seat)), thread=True)

    def _bot_chose(self, seat: Seat, ask: Ask, option: Option) -> None:
        self._thinking = False
        # After an undo it may no longer be asked, or be asked something else.
        if self.session.table.pending.get(seat) is ask:
            self.session.table.decide(seat, option)
        self._go_on()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        ask = self.session.ask
        if ask is None or event.option_id is None:
            return
        option = ask.options[int(event.option_id)]
        self._clear_filter()
        try:
            self.session.decide(option)
        except KosmodromError as error:
            self._say_error(error)
        else:
            self._say(_nothing)
        self._go_on()

    def action_undo(self) -> None:
        try:
            option = self.session.undo()
        except KosmodromError as error:
            self._say_error(error)
            return
        self._say(lambda words: words("table-undone", choice=words.tell(option)))
        self._go_on()

    def action_hint(self) -> None:
        ask = self.session.ask
        if ask is None:
            seats = self.session.table.waited_for
            self._say(lambda words: f"{words('table-not-asked')} {words.waiting_for(seats)}")
            return
        name, bot = self.session.adviser()
        self._say(lambda words: words("table-hint-thinking", bot=words(f"bot-{name}")))
        self._think(bot, self.session.seat, partial(self._hint, ask, name))

    def _hint(self, ask: Ask, name: str, option: Option) -> None:
        if self.session.ask is not ask:
            return
        number = list(ask.options).index(option)
        self._clear_filter()
        self._highlight(number)
        self._say(
            lambda words: words(
                "table-hint", bot=words(f"bot-{name}"), number=number + 1, choice=words.tell(option)
            )
        )

    # Typing

    def on_key(self, event: Key) -> None:
        if self._covered:
            return
        if isinstance(self.focused, Input):
            if event.key == "escape":
                self._clear_filter()
            elif event.key in ("down", "up"):
                self._table.query_one(OptionList).focus()
            return
        if event.key.isdigit():
            self._type(self._typed + event.key)
        elif event.key == "backspace":
            self._type(self._typed[:-1])
        elif event.key == "escape":
            self._type("")
            self._clear_filter()
        else:
            self._typed = ""

    def _type(self, digits: str) -> None:
        """A number picks the choice with that number; Enter then takes it."""
        self._typed = digits
        number = int(digits) - self.session.first_number if digits else -1
        ask = self.session.ask
        if digits and (ask is None or not 0 <= number < len(ask.options)):
            self._say(lambda words: words("table-no-choice", number=digits))
        else:
            self._say(lambda words: words("table-typed", number=digits) if digits else "")
        self._highlight(number)

    def _highlight(self, number: int) -> None:
        choices = self._table.query_one(OptionList)
        ids = [line.id for line in choices.options]
        choices.highlighted = ids.index(str(number)) if str(number) in ids else None
        self._mark(choices.highlighted)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        # When this arrives the list may have changed, or the highlight be gone again.
        self._mark(event.option_list.highlighted)

    def _mark(self, index: int | None) -> None:
        """Point at the highlighted choice, as colour alone would not be enough, and say what it is
        good for."""
        choices = self._table.query_one(OptionList)
        width = choices.scrollable_content_region.width
        for at in (self._marked, index):
            if at is not None:
                number = int(choices.get_option_at_index(at).id or 0)
                text = self._choice(number, width, marked=at == index)
                choices.replace_option_prompt_at_index(at, text)
        self._marked = index
        # Marking changes the lines, and only then is their place known.
        self.call_after_refresh(choices.scroll_to_highlight)

    def _choice(self, number: int, width: int, *, marked: bool) -> Text:
        """A choice in the list: its number, what it does and, if it is marked, what for."""
        ask = self._shown[0] if self._shown is not None else None
        if ask is None:
            return Text()
        words = self._words
        sign = MARKED if marked else UNMARKED
        first, width_of = self.session.first_number, len(str(len(ask.options)))
        label = f"{sign}{number + first:>{width_of}}  "
        option = ask.options[number]
        text = Text(hang(label, words.tell(option), width))
        if marked and (why := words.why(option)):
            text.append("\n" + hang(" " * len(label), why, width), "italic")
        return text

    def action_filter(self) -> None:
        field = self._table.query_one("#filter", Input)
        field.display = True
        field.placeholder = self._words("table-filter")
        self._table.set_focus(field)  # at once: `focus` waits, and what is typed meanwhile is lost

    def on_input_changed(self, _event: Input.Changed) -> None:
        self._show_choices()

    def on_input_submitted(self, _event: Input.Submitted) -> None:
        choices = self._table.query_one(OptionList)
        choices.focus()
        if choices.option_count == 1:
            choices.action_select()

    def _clear_filter(self) -> None:
        field = self._table.query_one("#filter", Input)
        field.value = ""
        field.display = False
        self._table.query_one(OptionList).focus()
        self._show_choices()

    # Sheets

    def action_rules(self) -> None:
        table = self.session.table
        asked = self.session.ask
        if asked is None and not table.apart:  # apart, nobody is told another's question
            asked = next(iter(table.pending.values()), None)
        numbers = asked.question.rules if asked is not None else ()
        try:
            book = table.ruleset.rulebook(self._words.language, table.game.data)
        except RulebookError as error:
            problem = str(error)
            self._say(lambda words: words("cli-rules-page", problem=problem))
            return
        self._push("table-rules", _rule_lines(book, numbers), "table-keys-read", {"r": ""})

    def action_save(self) -> None:
        words = self._words
        sheet = FileSheet(
            words("table-save"), str(self.session.default_file()), words("table-keys-save")
        )
        self.push_screen(sheet, self._save_as)

    def _save_as(self, name: str | None) -> None:
        if name is not None:
            self._save(name)
        self.call_after_refresh(self._see_to_people)

    def _save(self, name: str) -> bool:
        """Save the game; returns whether that worked."""
        path = Path(name).expanduser()
        try:
            self.session.save(path)
        except KosmodromError as error:
            self._say_error(error)
            return False
        except OSError as error:
            problem = error.strerror or str(error)
            self._say(lambda words: words("table-save-failed", file=name, problem=problem))
            return False
        self._say(lambda words: words("table-saved", file=name))
        return True

    def action_leave(self) -> None:
        if not self.session.unsaved:
            self.exit()
            return
        file = str(self.session.default_file())
        lines = [self._words("table-leave-text", file=file)]
        answers = {"enter": "save", "s": "save", "n": "leave", "q": "leave"}
        self._push("table-leave", lines, "table-keys-leave", answers, self._leave)

    def _leave(self, answer: str | None) -> None:
        if answer == "leave" or (answer == "save" and self._save(str(self.session.default_file()))):
            self.exit()

    def action_interrupt(self) -> None:
        self.exit(return_code=INTERRUPTED)

    def _show_result(self) -> None:
        result = self.session.table.result
        if self._ended or result is None:
            return
        self._ended = True
        self._say(lambda words: words("table-over"))
        answers = {"enter": "", "s": "save", "u": "undo", "q": "leave"}
        lines = result_lines(result, self._words, contest=not self.session.is_companion)
        self._push("table-result", lines, self.session.result_keys, answers, self._after_result)

    def _after_result(self, answer: str | None) -> None:
        actions = {"save": self.action_save, "undo": self.action_undo, "leave": self.action_leave}
        if answer:
            actions[answer]()

    def _push(
        self,
        title: str,
        lines: Sequence[str],
        keys: str,
        answers: dict[str, str],
        then: Callable[[str | None], None] = lambda _answer: None,
    ) -> None:
        def done(answer: str | None) -> None:
            then(answer)
            self.call_after_refresh(self._see_to_people)  # they waited for the sheet to close

        self.push_screen(Sheet(self._words(title), lines, self._words(keys), answers), done)

    # Looking

    def action_language(self) -> None:
        number = LANGUAGES.index(self._words.language) + 1
        use_language(LANGUAGES[number % len(LANGUAGES)])
        self._words = self._make_words()
        self._redraw()

    def action_page(self, step: int = 1) -> None:
        pages = self._pages(self._sections())
        self._page = pages[(pages.index(self._page) + step) % len(pages)]
        self._show()
        self.call_after_refresh(self._redraw_page)

    def _redraw_page(self, tries: int = 20) -> None:
        """Show a page that was hidden once it has its size: on a busy machine one refresh may not
        be enough."""
        pane = self._table.query_one("#log" if self._page == LOG_PAGE else "#board")
        if tries and not pane.size.width:
            self.set_timer(0.02, lambda: self._redraw_page(tries - 1))
        else:
            self._redraw()

    def action_scroll(self, pages: int) -> None:
        pane = self._table.query_one("#log" if self._page == LOG_PAGE else "#board")
        pane.scroll_relative(y=pages * max(1, pane.size.height - 2), animate=False)

    def _say(self, told: Told) -> None:
        self._told = told
        self._table.query_one("#status", Static).update(Text(told(self._words)))

    def _say_error(self, error: KosmodromError) -> None:
        self._say(lambda words: words.error(error))

    def _sections(self, view: Struct | None = None) -> list[Section]:
        """The board in words: now, or as it was in an earlier view."""
        table = self.session.table
        shown = view or table.view(self.session.seat)
        return table.ruleset.sections(shown, table.game.data, self._words)

    def _pages(self, sections: Sequence[Section]) -> list[str]:
        """The pages: one for each area, and the log; a single one on a wide screen, and where there
        is nothing on the board yet."""
        if self.size.width >= WIDE or not sections:
            return [""]
        return [*dict.fromkeys(section.area for section in sections), LOG_PAGE]

    def _redraw(self) -> None:
        """Show everything again: the language or the size has changed. What was typed stays."""
        choices = self._table.query_one(OptionList)
        asked = self._shown[0] if self._shown is not None else None
        picked, typed = choices.highlighted_option, self._typed
        self._logged = []
        self._shown = None
        self._table.query_one(RichLog).clear()
        self._show()
        self._say(self._told)
        if asked is not None and asked is self.session.ask:
            self._typed = typed
            if picked is not None:
                self._highlight(int(picked.id or 0))

    def _show(self) -> None:
        sections = self._sections()
        pages = self._pages(sections)
        if self._page not in pages:
            self._page = pages[0]
        wide = self.size.width >= WIDE
        self._table.set_class(wide, "wide")
        self._table.set_class(self._page == LOG_PAGE, "reading")
        known = self._known_rows()
        self._show_title(sections, pages, known)
        self._show_board(sections, known, wide)
        self._show_log()
        self._show_prompt()
        self._show_choices()
        self._show_keys(wide)

    def _known_rows(self) -> frozenset[tuple[str, str]] | None:
        """The rows of the board when the person last chose."""
        known = self.session.known
        return None if known is None else rows_of(self._sections(known))

    def _show_title(
        self,
        sections: Sequence[Section],
        pages: Sequence[str],
        known: frozenset[tuple[str, str]] | None,
    ) -> None:
        """The name of the game and its pages, those with news marked; on a single page, the
        players."""
        words, session = self._words, self.session
        text = Text(words(session.table.ruleset.name_message) + " ")
        if len(pages) > 1:
            for page in pages:
                rows = rows_of([section for section in sections if section.area == page])
                mark = "•" if known is not None and rows - known else ""
                label = mark + _area(words, page)
                text.append(f" [{label}]" if page == self._page else f"  {label} ")
        else:
            seats = [self._player(seat) for seat in range(len(session.table.names))]
            made = words("table-choices-made", count=len(session.table.choices))
            text.append(f" {words.list(seats)}  {made}")
        self._table.query_one("#title", Static).update(text)

    def _player(self, seat: Seat) -> str:
        """Who sits there: a name, and which bot if it is not a person."""
        words, session = self._words, self.session
        name = words.seat(seat)
        if seat in session.bots:
            return f"{name} ({words('bot-' + session.bots[seat])})"
        return name if seat < session.table.seats else f"{name} ({words('table-automa')})"

    def _show_board(
        self,
        sections: Sequence[Section],
        known: frozenset[tuple[str, str]] | None,
        wide: bool,
    ) -> None:
        in_side = [section for section in sections if wide and section.area == "hand"]
        on_page = [section for section in sections if self._page in ("", section.area)]
        on_board = [section for section in on_page if section not in in_side]
        # On a single page, what people have comes first: it is looked at most.
        on_board.sort(key=lambda section: section.area != "player")
        board = self._table.query_one("#board").scrollable_content_region.size
        self._draw("#sections", on_board, board, known)
        self._draw("#hand", in_side, self._table.query_one("#hand").content_size, known)

    def _draw(
        self,
        pane: str,
        sections: Sequence[Section],
        size: Size,
        known: frozenset[tuple[str, str]] | None,
    ) -> None:
        styles = {"title": "bold", "row": "", "fresh": "bold"}
        text = Text()
        for line in lay_out(sections, max(20, size.width), size.height, known):
            for span in line.spans:
                text.append(span.text, styles[span.style])
            text.append("\n")
        self._table.query_one(pane, Static).update(text)

    def _show_log(self) -> None:
        """Add new events to the log; rewrite it if something was taken back."""
        log = self._table.query_one(RichLog)
        lines = self._log_lines()
        if lines[: len(self._logged)] != self._logged:
            log.clear()
            self._logged = []
        for line in lines[len(self._logged) :]:
            log.write(Text(line))
        self._logged = lines
        latest = self._table.query_one("#latest", Static)
        width = max(20, latest.content_size.width)
        told = [part for line in lines[-3:] if line != DECIDED for part in wrap(line, width)][-2:]
        if self.session.is_companion:  # what is to be done at the table
            table, seat = self.session.table, self.session.seat
            events = table.events(seat, table.told_before(seat))
            told = [part for each in events for part in wrap(self._sentence(each.event), width)]
        latest.update(Text("\n".join(["─" * width, *told])))

    def _log_lines(self) -> list[str]:
        """Every event as a sentence, with a rule before each of the person's decisions."""
        decisions = set(self.session.decisions)
        lines = []
        for numbered in self.session.table.events(self.session.seat):
            if numbered.number in decisions:
                lines.append(DECIDED)
            lines.append(self._sentence(numbered.event))
        return lines

    def _sentence(self, event: Event) -> str:
        """An event in words, with the numbers of the rules behind it where the ruleset names
        them."""
        words = self._words
        told = words.instruct(event) if self.session.is_companion else words.tell(event)
        numbers = words.list(self.session.table.ruleset.event_rules.get(type(event), ()))
        return f"{told} ({numbers})" if numbers else told

    def _show_prompt(self) -> None:
        words, session = self._words, self.session
        text = Text()
        if session.ask is not None:
            rules = words.list(session.ask.question.rules)
            name = f"{words.seat(session.seat)}: " if len(session.people) > 1 else ""
            text.append(f"» {name}{words.prompt(session.ask, deciding=True)}")
            text.append(f"  ({rules})" if rules else "", "dim")
        elif session.table.finished:
            text.append("■ " + words("table-over"))
        else:
            text.append("… " + self._who_decides())
        self._table.query_one("#prompt", Static).update(text)

    def _who_decides(self) -> str:
        """Whom the table waits for, and what for if it is one alone, not unseen by the others."""
        table = self.session.table
        seats = table.waited_for or (CLOCK,)
        if len(seats) > 1 or table.apart:
            return self._words.waiting_for(seats)
        return self._words.prompt(table.pending[seats[0]], deciding=False)

    def _show_choices(self) -> None:
        ask, words = self.session.ask, self._words
        wanted = fold(self._table.query_one("#filter", Input).value)
        now = (ask, words.language, wanted)
        if self._shown is not None and self._shown[0] is ask and self._shown == now:
            return
        self._shown = now
        self._typed = ""
        choices = self._table.query_one(OptionList)
        width = choices.scrollable_content_region.width
        choices.clear_options()
        choices.add_options(
            Line(self._choice(number, width, marked=False), id=str(number))
            for number, option in enumerate(ask.options if ask is not None else ())
            if not wanted or wanted in fold(words.tell(option))
        )
        self._marked = None
        # If there are several, an accidental Enter chooses nothing.
        choices.highlighted = 0 if choices.option_count == 1 else None
        self._mark(choices.highlighted)

    def _show_keys(self, wide: bool) -> None:
        words = self._words
        text = Text()
        for key, action in KEYS.items():
            if self._has_key(action, wide):
                label = words(f"table-key-{action}")
                text.append(key, "bold reverse")
                text.append(f" {label}  ", Style(meta={"@click": f"app.{action}"}))
        self._table.query_one("#keys", Static).update(text)

    def _has_key(self, action: str, wide: bool) -> bool:
        match action:
            case "page":
                return not wide
            case "pass":
                return bool(self.session.others())
            case "hint":
                return not self.session.is_companion
        return True


KEYS: dict[str, str] = {
    "u": "undo",
    "h": "hint",
    "r": "rules",
    "/": "filter",
    "s": "save",
    "p": "pass",
    "l": "language",
    "Tab": "page",
    "q": "leave",
}
"""The keys at the bottom, each with its action."""


def _nothing(_words: Words) -> str:
    return ""


def _area(words: Words, area: str) -> str:
    message = f"table-area-{area}"
    told = words(message)
    return area if told == message else told


def _rule_lines(book: Rulebook, numbers: Sequence[str]) -> list[str]:
    """The rules with these numbers, then those that they mention."""
    rules = [book.rules[number] for number in numbers if number in book]
    mentioned = dict.fromkeys(number for rule in rules for number in rule.mentions)
    rules += [book.rules[number] for number in mentioned if number not in numbers]
    return [line for rule in rules for line in (f"{rule.number}  {rule.text}", "")]


def run_table(session: Session) -> int:
    """Play at the table until the person leaves; returns the exit code."""
    app = TerminalTable(session)
    app.run()
    return app.return_code or 0
