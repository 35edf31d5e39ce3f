"""The Moon and the Belt, against what the rules, their examples and fairness ask of them.

A test carries a rule's number only if the rule states that very fact.
"""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from kosmodrom.core.errors import DataError
from kosmodrom.core.translation import catalogue
from kosmodrom.games.skymines.maps import (
    Asteroid,
    Belt,
    Building,
    Moon,
    Point,
    ShuttleSpace,
    check_belt,
    check_moon,
    common_line,
    contains,
    load_belt,
    load_moon,
)
from kosmodrom.games.skymines.terms import COMPANIES, Company
