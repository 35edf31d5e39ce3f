"""The figures on rules pages, place by place: each is filled in, held by a check, or plain.

A *place* is a numbered rule, a row of a table, another item of a list, or a paragraph; its name is
the rule's number, or the heading with the English words it begins with. Figures are written in
digits or in words, from two and from third on ("drugi" is as often the other one).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from kosmodrom.core.rulebook import find_mentions

_ENGLISH = (
    *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)
_ENGLISH_ORDINALS = (
    *("third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh"),
    *("twelfth",),
)
_POLISH = {
    2: "dwa dwie dwaj dwóch dwu dwom dwóm dwoma dwiema dwoje dwojga",
    3: "trzy trzej trzech trzem trzema troje trojga",
    4: "cztery czterej czterech czterem czterema czworo czworga",
    5: "pięć pięciu pięcioma pięcioro",
    6: "sześć sześciu sześcioma sześcioro",
    7: "siedem siedmiu siedmioma",
    8: "osiem ośmiu ośmioma",
    9: "dziewięć dziewięciu",
    10: "dziesięć dziesięciu",
    11: "jedenaście jedenastu",
    12: "dwanaście dwunastu",
    13: "trzynaście trzynastu",
    14: "czternaście czternastu",
    15: "piętnaście piętnastu",
    16: "szesnaście szesnastu",
    17: "siedemnaście siedemnastu",
    18: "osiemnaście osiemnastu",
    19: "dziewiętnaście dziewiętnastu",
    20: "dwadzieścia dwudziestu",
}
_POLISH_ORDINALS = [
    "czwart",
    "piąt",
    "szóst",
    "siódm",
    "ósm",
    "dziewiąt",
    "dziesiąt",
    "jedenast",
    "dwunast",
]
_WORDS = {
    "en": {
        **{word: value for value, word in enumerate(_ENGLISH, start=2)},
        **{word: value for value, word in enumerate(_ENGLISH_ORDINALS, start=3)},
    },
    "pl": {
        **{word: value for value, words in _POLISH.items() for word in words.split()},
        **{f"trzeci{end}": 3 for end in ("", "a", "ą", "e", "ego", "ej", "emu", "m", "ch", "mi")},
        **{
            f"{stem}{end}": value
            for value, stem in enumerate(_POLISH_ORDINALS, start=4)
            for end in ("y", "a", "ą", "e", "ego", "ej", "emu", "ym", "ych", "ymi")
        },
    },
}
# No figures: "helium-3", "A1".
_FIGURE = re.compile(r"(?<!\w)(?<!\w-)\d+(?!\w*[A-Za-z]\d)|[^\W\d_]+")
_NUMBERED = re.compile(r"- \*\*([A-Z]{2,}-(?:EX-|Q-)?[0-9]+)\*\*")


def figures(text: str, language: str = "en") -> list[int]:
    """The figures of a text, in order; numbers of rules and of list items are none.

    >>> figures("MY-101 to MY-103: 2 cards of helium-3, three coins, 10+ points")
    [2, 3, 10]
    >>> figures("12. Ten z trzech, szósta rana", "pl")
    [3, 6]
    """
    for offset, first, last in reversed(list(find_mentions(text))):
        end = offset + len(first)
        if last is not None:
            tail = last.rpartition("-")[2]
            end = text.index(tail, end) + len(tail)
        text = f"{text[:offset]} {text[end:]}"
    found = []
    for match in _FIGURE.findall(re.sub(r"(?m)^\d+\. ", "", text)):
        if match.isdigit():
            found.append(int(match))
        elif (value := _WORDS[language].get(match.casefold())) is not None:
            found.append(value)
    return found


def chapters(markdown: str) -> Iterator[tuple[str, list[str]]]:
    """Every heading of a page with the places below it."""
    heading, found, block = "", list[str](), ""
    for line in [*markdown.splitlines(), "# "]:
        begins = line.startswith(("#", "|", "- ")) or re.match(r"\d+\. ", line)
        if block and (begins or not line.strip()):
            found.append(block)
            block = ""
        if line.startswith("#"):
            yield heading, found
            heading, found = line.lstrip("# "), []
        elif line.strip():
            block = f"{block} {line.strip()}".strip()


def number(text: str) -> str | None:
    """The number of a rule."""
    found = _NUMBERED.match(text)
    return found[1] if found else None


def name(heading: str, text: str) -> str:
    """What another place is called."""
    if text.startswith("|"):
        return f"{heading}: {text.strip('| ').partition('|')[0].strip()}"
    return f"{heading}: {' '.join(text.split()[:5])}"


def places(english: str, polish: str, together: Collection[str] = ()) -> dict[str, tuple[str, str]]:
    """Every place in both languages, by its name. Where the tables and paragraphs of a chapter are
    not as many, or are known to be others, they are one place together, named by the heading."""
    found: dict[str, tuple[str, str]] = {}
    for (heading, here), (_, there) in zip(chapters(english), chapters(polish), strict=True):
        rules, theirs = (
            {n: text for text in texts if (n := number(text))} for texts in (here, there)
        )
        found |= {n: (text, theirs[n]) for n, text in rules.items()}
        rest, others = ([text for text in texts if not number(text)] for texts in (here, there))
        if len(rest) != len(others) or heading in together:
            found[heading] = ("\n".join(rest), "\n".join(others))
            continue
        for text, other in zip(rest, others, strict=True):
            key = name(heading, text)
            while key in found:
                key += "'"
            found[key] = (text, other)
    return found
