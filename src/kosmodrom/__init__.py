"""Kosmodrom: a digital tabletop for space board games, whose rules you can run."""

from importlib.metadata import version

__version__ = version("kosmodrom")
