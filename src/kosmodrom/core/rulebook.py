"""The rules page of a game, readable by programs.

A rules page is Markdown for people in which every numbered rule is one list item::

    ## Actions (phase 3)
    - **MY-301** From the first player on and clockwise, the players take one action at a time.
    - **MY-EX-21** (MY-301) Given pools of 2, 1 and 3 dice ...
    - **MY-Q-02** May a player without dice still launch a mission? Ruling: yes.

`MY-301` is a rule, `MY-EX-21` a worked example, `MY-Q-02` a ruling. Lines indented below an item
belong to it. The chapter `Rules that no line carries` says why some rules cannot be found in the
source, in items such as ``- MY-103: the players shuffle, not the program``. Everything else on the
page (prose, tables, numbered lists) is not read, except that any number named there must exist.

What the box says stands there by name, so that the page follows the data, and an overlay corrects
it too: ``takes {hand} cards`` is filled in with the game's figure of that name
(`Ruleset.page_figures`), ``takes {hand card|cards}`` with the word that fits it, too: one and more
in English, one, few and many in Polish (``{hand kartę|karty|kart}``).

The English page is ``rules.md``. A sister such as ``rules.pl.md`` has the same numbers, chapters
and references in another language; readers of a language without a page get the English one.

>>> book = Rulebook.parse("demo", '''
... # Demo
... ## Turns
... - **MY-301** A turn is *one* action (MY-302).
... - **MY-302** Or a pass.
... ''')
>>> book["MY-301"].text
'A turn is one action (MY-302).'
>>> book["MY-301"].mentions
('MY-302',)
>>> [rule.number for rule in book.search("turns pass")]
['MY-302']
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from types import MappingProxyType
from typing import Literal

import msgspec

Kind = Literal["rule", "example", "ruling"]

_NUMBER = r"[A-Z]{2,}-(?:EX-|Q-)?[0-9]+"
_HEADING = re.compile(r"(#{1,6})\s+(.*?)\s*#*\s*$")
_FENCE = re.compile(r"\s*(```|~~~)")
_ITEM = re.compile(rf"- \*\*({_NUMBER})\*\* +(\S.*)$")
_LOOKS_LIKE_ITEM = re.compile(r"\s*[-*+]\s+\**[A-Z]{2,}-(?:EX-|Q-)?[0-9]\w*\*\*")
# A letter after the digits is read as part of the number, so that "MY-301a" is found to be unknown.
# A range, English or Polish, may go on in the next line, in a comment too.
_MENTION = re.compile(
    rf"\b(?P<first>{_NUMBER}[a-z]?)\b"
    rf"(?:(?:\s+(?:to|do)\s+(?:#\s*)?|[–—])(?P<last>{_NUMBER}[a-z]?\b|(?<=[–—])[0-9]+\b))?"
)
_UNCARRIED = {"en": "Rules that no line carries", "pl": "Zasady bez wiersza w kodzie"}
_UNCARRIED_ITEM = re.compile(r"- ([^:]+): +(\S.*)$")
_PREFIX_QUERY = re.compile(r"[A-Z]{2,}-(?:(?:EX|Q)(?:-[0-9]*)?|[0-9]+)")
_REFERENCE = re.compile(r"\{([a-z][a-z0-9-]*)(?: ([^{}]*))?\}")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_EMPHASIS = re.compile(r"(\*{1,3})(?=\S)(.+?)(?<=\S)\1")
_CODE = re.compile(r"`([^`]*)`")
# What cases, numbers and genders change in most words, without accents; at least three letters
# stay. web/src/lib/rulebook.ts has the same.
_POLISH_ENDING = re.compile(
    r"^(.{3,}?)(?:[aeiouy]+|[aeiouy]*(?:ow|om|em|[iy]m|ach|[iy]ch|mi|ego|emu|ej|ek))$"
)
# Letters that Unicode does not take apart into a base letter and an accent.
_UNACCENTED = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i"})


class RulebookError(ValueError):
    """A rules page, or a mark in a test, that cannot be read; the message says where and why."""


class Rule(msgspec.Struct, frozen=True):
    """One numbered line of a rules page."""

    number: str
    #: Plain text, without Markdown.
    text: str
    #: The headings it stands under, outermost first, without the title of the page.
    chapter: tuple[str, ...]
    kind: Kind
    #: The numbers it refers to, in order of appearance, ranges written out.
    mentions: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.number} {self.text}"


class Rulebook:
    """All numbered rules of a game, in the order of its rules page."""

    def __init__(
        self,
        game_id: str,
        title: str,
        rules: Iterable[Rule],
        uncarried: Mapping[str, str] = MappingProxyType({}),
        language: str = "en",
    ) -> None:
        self.game_id = game_id
        #: The language the page is written in.
        self.language = language
        self.title = title
        self.rules: Mapping[str, Rule] = MappingProxyType({rule.number: rule for rule in rules})
        #: Why no line of the source can carry a rule, by number.
        self.uncarried: Mapping[str, str] = MappingProxyType(dict(uncarried))

    @classmethod
    def parse(
        cls,
        game_id: str,
        markdown: str,
        language: str = "en",
        figures: Mapping[str, int] = MappingProxyType({}),
    ) -> Rulebook:
        """Read a rules page, which is written in this language, and fill these figures in.

        Raises :class:`RulebookError` for an item that is almost a rule, a number given twice, a
        figure that the game does not have, and a mention of a number that the page does not have.
        Numbers with a prefix of which the page has no rule at all belong to another rulebook and
        are left alone.
        """
        page = _Page(game_id, fill(game_id, markdown, language, figures), language)
        return cls(game_id, page.title, page.rules(), page.uncarried(), language)

    def __getitem__(self, number: str) -> Rule:
        try:
            return self.rules[number]
        except KeyError:
            raise KeyError(
                f"the rules of {self.game_id} have no {number}{_nearest(number, self.rules)}"
            ) from None

    def __contains__(self, number: object) -> bool:
        return number in self.rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules.values())

    def __len__(self) -> int:
        return len(self.rules)

    def __repr__(self) -> str:
        return f"<Rulebook {self.game_id}: {len(self)} numbers>"

    def search(self, words: str) -> list[Rule]:
        """Find rules by number, by the beginning of a number, or by words.

        - ``"MY-301"`` or ``"MY-301, MY-Q-02"``: these rules, in the order asked for.
        - ``"MY-3"``: the chapter MY-301, MY-302, ...; ``"MY-EX"``: all examples.
        - ``"first player"``: rules in which every word occurs, at least as the beginning of a word,
          in the text or in a heading above it. Case and accents do not matter, nor, on a Polish
          page, most endings: "misja" finds "misję" and "górników" finds "górnik". Hits in headings
          come first, then rules in which the words occur most often, then the order of the page.
        """
        terms = [term for term in re.split(r"[\s,;]+", words.strip()) if term]
        if not terms:
            return []
        if all(_PREFIX_QUERY.fullmatch(term.upper()) for term in terms):
            found = [rule for term in terms for rule in self._by_number(term.upper())]
            return list(dict.fromkeys(found))
        patterns = [re.compile(rf"(?<!\w){re.escape(self._sought(term))}") for term in terms]
        ranked: list[tuple[int, int, Rule]] = []
        for rule in self:
            headings, text = fold(" / ".join(rule.chapter)), fold(str(rule))
            if all(p.search(headings) or p.search(text) for p in patterns):
                in_headings = sum(1 for p in patterns if p.search(headings))
                in_text = sum(len(p.findall(text)) for p in patterns)
                ranked.append((-in_headings, -in_text, rule))
        return [rule for _, _, rule in sorted(ranked, key=lambda entry: entry[:2])]

    def _sought(self, term: str) -> str:
        """What words begin with that are meant by a term."""
        folded = fold(term)
        return _POLISH_ENDING.sub(r"\1", folded) if self.language == "pl" else folded

    def _by_number(self, start: str) -> list[Rule]:
        """The rule of this number; else the hundred MY-3 names; else all that begin like this."""
        if start in self.rules:
            return [self.rules[start]]
        hundred = [rule for rule in self if rule.kind == "rule" and rule.number[:-2] == start]
        return hundred or [rule for rule in self if rule.number.startswith(start)]


def load_rulebook(
    game_id: str,
    package: str,
    language: str = "en",
    figures: Mapping[str, int] = MappingProxyType({}),
) -> Rulebook:
    """The rules page of a game: ``rules.pl.md`` in its package for Polish readers, if there is one.

    Else, and for English, it is ``rules.md``. Raises :class:`RulebookError` if that is missing.
    `Ruleset.rulebook` does this with the figures of the game's box.
    """
    folder = resources.files(package)
    written = language if folder.joinpath(page_name(language)).is_file() else "en"
    page = folder.joinpath(page_name(written))
    if not page.is_file():
        raise RulebookError(
            f"{game_id} has no rules page: there is no {page.name} in the package {package}"
        )
    return Rulebook.parse(game_id, page.read_text(encoding="utf-8"), written, figures)


def fill(game_id: str, markdown: str, language: str, figures: Mapping[str, int]) -> str:
    """A page with its figures in place of their names.

    >>> fill("demo", "Take {hand card|cards}, then {more}.", "en", {"hand": 1, "more": 2})
    'Take 1 card, then 2.'
    >>> fill("demo", "Weź {hand kartę|karty|kart}.", "pl", {"hand": 5})
    'Weź 5 kart.'
    """

    def told(reference: re.Match[str]) -> str:
        name, forms = reference[1], reference[2]
        if name not in figures:
            problem = f"the game has no figure {name!r}"
        elif forms is None:
            return str(figures[name])
        elif len(words := forms.split("|")) != (wanted := 3 if language == "pl" else 2):
            problem = f"{reference[0]} needs {wanted} words, for each number that language has"
        else:
            return f"{figures[name]} {words[_plural(figures[name], language)]}"
        line = markdown.count("\n", 0, reference.start()) + 1
        raise RulebookError(f"{page_name(language)} of {game_id}, line {line}: {problem}")

    return _REFERENCE.sub(told, markdown)


def _plural(number: int, language: str) -> int:
    """Which of a word's forms a number wants: one and other, in Polish one, few and many."""
    if number == 1:
        return 0
    few = number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14)
    return 1 if language != "pl" or few else 2


def page_name(language: str) -> str:
    """The file of the rules page in a language: ``rules.md``, ``rules.pl.md``."""
    return "rules.md" if language == "en" else f"rules.{language}.md"


def find_mentions(text: str) -> Iterator[tuple[int, str, str | None]]:
    """Every number in a text with its offset and, where a range begins with it, its last number.

    >>> list(find_mentions("As MY-301, MY-305 to MY-307 and MY-Q-01–03 say."))
    [(3, 'MY-301', None), (11, 'MY-305', 'MY-307'), (32, 'MY-Q-01', 'MY-Q-03')]
    """
    for found in _MENTION.finditer(text):
        first, last = found["first"], found["last"]
        if last is not None and last.isdigit():
            last = _series(first) + last
        yield found.start(), first, last


def numbers_between(first: str, last: str, numbers: Iterable[str]) -> list[str]:
    """Those numbers that a range holds, in rising order; none if it is no range.

    >>> numbers_between("MY-301", "MY-304", ["MY-304", "MY-302", "MY-305", "MY-301"])
    ['MY-301', 'MY-302', 'MY-304']
    """
    series, low, high = _series(first), _value(first), _value(last)
    if _series(last) != series or low >= high:
        return []
    alike = (number for number in numbers if _series(number) == series)
    return sorted((n for n in alike if low <= _value(n) <= high), key=_value)


class _Item(msgspec.Struct):
    """A numbered list item as it stands on the page."""

    number: str
    line: int
    chapter: tuple[str, ...]
    markdown: str


class _Reason(msgspec.Struct):
    """Why no line carries some rules, as it stands on the page."""

    numbers: str
    line: int
    markdown: str


class _Page:
    """A rules page while it is being read."""

    def __init__(self, game_id: str, markdown: str, language: str) -> None:
        self.game_id = game_id
        self.language = language
        self.title = ""
        self.items: dict[str, _Item] = {}
        self.reasons: list[_Reason] = []
        self.lines = markdown.splitlines()
        self._read_items()
        self.prefixes = {number.partition("-")[0] for number in self.items}

    def rules(self) -> Iterator[Rule]:
        for line, text in enumerate(self.lines, start=1):
            self._mentions(text, line)  # a number must exist wherever the page names it
        for item in self.items.values():
            mentions = dict.fromkeys(self._mentions(item.markdown, item.line))
            mentions.pop(item.number, None)
            yield Rule(
                number=item.number,
                text=_plain(item.markdown),
                chapter=item.chapter,
                kind=_kind(item.number),
                mentions=tuple(mentions),
            )

    def uncarried(self) -> dict[str, str]:
        reasons: dict[str, str] = {}
        for reason in self.reasons:
            numbers = self._mentions(reason.numbers, reason.line)
            if not numbers:
                raise self._error(reason.line, f"{reason.numbers!r} is not a number of these rules")
            for number in numbers:
                if number in reasons:
                    raise self._error(reason.line, f"{number} has a reason above already")
                reasons[number] = _plain(reason.markdown)
        return reasons

    def _read_items(self) -> None:
        chapter: dict[int, str] = {}
        item: _Item | _Reason | None = None
        fenced = False
        for line, text in enumerate(self.lines, start=1):
            if _FENCE.match(text):
                fenced, item = not fenced, None
            elif fenced:
                continue
            elif heading := _HEADING.match(text):
                level, item = len(heading[1]), None
                chapter = {above: name for above, name in chapter.items() if above < level}
                chapter[level] = _plain(heading[2])
                self.title = chapter.get(1, self.title)
            elif found := _ITEM.match(text):
                headings = tuple(name for level, name in chapter.items() if level > 1)
                item = _Item(found[1], line, headings, found[2].rstrip())
                self._add(item)
            elif _LOOKS_LIKE_ITEM.match(text):
                start = text[:40].rstrip()
                raise self._error(
                    line, f"{start!r} is not a rule; write '- **MY-301** text', not indented"
                )
            elif chapter.get(2) == _UNCARRIED[self.language] and text.startswith("- "):
                reason = _UNCARRIED_ITEM.match(text)
                if reason is None:
                    raise self._error(line, "write '- MY-301: why no line carries it'")
                item = _Reason(reason[1], line, reason[2].rstrip())
                self.reasons.append(item)
            elif item and text.startswith("  ") and text.strip():
                item.markdown += " " + text.strip()
            else:
                item = None

    def _add(self, item: _Item) -> None:
        if (first := self.items.get(item.number)) is not None:
            raise self._error(
                item.line,
                f"{item.number} stands on line {first.line} already; give this one another number",
            )
        self.items[item.number] = item

    def _mentions(self, text: str, line: int) -> list[str]:
        """The numbers of this rulebook that a text names, all of which must exist."""
        numbers: list[str] = []
        for _, first, last in find_mentions(text):
            if first.partition("-")[0] not in self.prefixes:
                continue
            self._check(first, line)
            if last is None:
                numbers.append(first)
                continue
            self._check(last, line)
            held = numbers_between(first, last, self.items)
            if not held:
                problem = "is not a range; it must rise within one series of numbers"
                raise self._error(line, f"{first} to {last} {problem}")
            numbers += held
        return numbers

    def _check(self, number: str, line: int) -> None:
        if number not in self.items:
            raise self._error(line, f"there is no {number}{_nearest(number, self.items)}")

    def _error(self, line: int, problem: str) -> RulebookError:
        name = page_name(self.language)
        return RulebookError(f"{name} of {self.game_id}, line {line}: {problem}")


def _kind(number: str) -> Kind:
    if "-EX-" in number:
        return "example"
    return "ruling" if "-Q-" in number else "rule"


def _series(number: str) -> str:
    """``"MY-EX-"`` of ``"MY-EX-04"``."""
    return number[: number.rindex("-") + 1]


def _value(number: str) -> int:
    return int(number[number.rindex("-") + 1 :])


def _plain(markdown: str) -> str:
    """Markdown without links, emphasis and code marks.

    >>> _plain("*Launch*: see **[the page](rules.md)**, `--overlay`, 2 * 3 * 4.")
    'Launch: see the page, --overlay, 2 * 3 * 4.'
    """
    text = _LINK.sub(r"\1", markdown)
    return _CODE.sub(r"\1", _EMPHASIS.sub(r"\2", text))


def fold(text: str) -> str:
    """Text for comparing, without case and accents.

    >>> fold("Żółta Obwódka")
    'zolta obwodka'
    """
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_UNACCENTED))
    return "".join(char for char in apart if not unicodedata.combining(char))


def _nearest(number: str, numbers: Iterable[str]) -> str:
    """What may have been meant by a number that does not exist.

    >>> _nearest("MY-350", ["MY-301", "MY-344", "MY-401", "MY-Q-01"])
    '; the nearest are MY-344 and MY-401'
    """
    found = re.fullmatch(r"(.*-)([0-9]+)[a-z]?", number)
    if found is None:
        return ""
    series, value = found[1], int(found[2])
    alike = sorted((n for n in numbers if _series(n) == series), key=_value)
    below = [n for n in alike if _value(n) <= value][-1:]
    above = [n for n in alike if _value(n) > value][:1]
    match below + above:
        case [one]:
            return f"; the nearest is {one}"
        case [one, other]:
            return f"; the nearest are {one} and {other}"
    return ""
