"""Why the rules of 7 Wonders Duel do not allow something (RULES D-23.3)."""

from __future__ import annotations

import enum


class Reason(enum.StrEnum):
    """One key a reason; front ends make a sentence of it.

    ``game_over`` and ``not_your_turn`` of the rules are the engine's own.  Data that come with a
    reason: ``place``, ``card``, ``wonder``, ``slot``, ``token``, ``by`` (what covers a card),
    ``price`` and ``coins`` (what it costs and what there is), ``what`` (the open decision),
    ``seat``.
    """

    DECISION_PENDING = enum.auto()
    PANTHEON_OFF = enum.auto()
    NOT_BEFORE_AGE_2 = enum.auto()
    UNKNOWN_ID = enum.auto()
    CARD_NOT_IN_STRUCTURE = enum.auto()
    CARD_COVERED = enum.auto()
    SLOT_EMPTY = enum.auto()
    SLOT_OCCUPIED = enum.auto()
    NOT_YOUR_WONDER = enum.auto()
    WONDER_ALREADY_BUILT = enum.auto()
    OFFERING_NOT_OWNED = enum.auto()
    TOKEN_NOT_AVAILABLE = enum.auto()
    INVALID_TARGET = enum.auto()
    MINERVA_ON_PAWN = enum.auto()
    CANNOT_AFFORD = enum.auto()
