"""What all steps have in common."""

from __future__ import annotations

import msgspec


class Step(msgspec.Struct, array_like=True, gc=False, tag=True):
    """Something that is still to be done; it keeps its own progress."""
