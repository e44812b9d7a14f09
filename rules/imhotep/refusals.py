"""Why the rules of Imhotep do not allow something (RULES I-14.2)."""

from __future__ import annotations

import enum


class Reason(enum.StrEnum):
    """One key a reason; front ends make a sentence of it.

    GAME_OVER, NOT_YOUR_TURN and OPTION_NOT_OFFERED of the rules are the engine's own
    ``game_over``, ``not_your_turn`` and ``not_an_option``.
    """

    DECISION_PENDING = enum.auto()
    NOT_YOUR_DECISION = enum.auto()
    CARD_NOT_HELD = enum.auto()
    CARD_NOT_PLAYABLE = enum.auto()
    SLED_FULL = enum.auto()
    QUARRY_EMPTY = enum.auto()
    SLED_EMPTY = enum.auto()
    NO_SUCH_SHIP = enum.auto()
    SHIP_SAILED = enum.auto()
    SLOT_RANGE = enum.auto()
    SLOT_TAKEN = enum.auto()
    BELOW_MINIMUM = enum.auto()
    NO_SUCH_SITE = enum.auto()
    SITE_OCCUPIED = enum.auto()
    BAD_ORDER = enum.auto()
    PASS_NOT_ALLOWED = enum.auto()
