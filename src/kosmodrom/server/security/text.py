"""Text from strangers, made safe to show."""

from __future__ import annotations

import unicodedata
from typing import Final

BLANKS: Final = (
    "\N{COMBINING GRAPHEME JOINER}\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}"
    "\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}\N{BRAILLE PATTERN BLANK}"
    "\N{KHMER VOWEL INHERENT AQ}\N{KHMER VOWEL INHERENT AA}"
)
"""Letters and signs that show nothing, though Unicode does not count them as space."""


def clean_line(text: str) -> str | None:
    """A line that can be shown, stripped; None if nothing visible is left.

    Control characters and invisible marks are removed: they could reverse a line, or hide who wrote
    it.
    """
    text = unicodedata.normalize("NFC", text)
    line = " ".join("".join(c if _is_shown(c) else " " for c in text).split())
    return line if any(unicodedata.category(c)[0] not in "CMZ" for c in line) else None


def _is_shown(char: str) -> bool:
    if char == "\N{ZERO WIDTH JOINER}":
        return True
    return char not in BLANKS and unicodedata.category(char)[0] not in "CZ"
