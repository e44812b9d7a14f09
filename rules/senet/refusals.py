"""Why the rules of Senet do not allow something (RULES S-9)."""

from __future__ import annotations

import enum


class Reason(enum.StrEnum):
    """One key a reason; front ends make a sentence of it."""

    NO_PIECE = enum.auto()
    FORWARD_FIRST = enum.auto()
    NEVER_BACK = enum.auto()  # our own: S-9 has no reason for going back from 26 to 30
    BELOW_FIRST = enum.auto()
    NEEDS_THROW = enum.auto()
    BEAUTY_FIRST = enum.auto()
    BLOCKED = enum.auto()
    OWN_PIECE = enum.auto()
    HOUSE_HELD = enum.auto()
    PROTECTED = enum.auto()
