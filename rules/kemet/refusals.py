"""Why the rules of Kemet do not allow something (RULES K-14)."""

from __future__ import annotations

import enum


class Reason(enum.StrEnum):
    """One key a reason; front ends make a sentence of it.

    Data that come with a reason: ``area``, ``space``, ``token``, ``rows`` (still to be filled, or
    to be chosen from), ``price`` and ``prayer`` (what it costs and what there is), ``colour``,
    ``level`` and ``needed``, ``tile``, ``limit``, ``reserve``, ``creature``, ``card``, ``seat``.
    """

    WRONG_PHASE = enum.auto()
    SPACE_TAKEN = enum.auto()
    WRONG_TOKEN = enum.auto()
    WRONG_ACTION = enum.auto()
    ROW_RULE = enum.auto()
    WHICH_ROW = enum.auto()  # two spaces of this action are free
    NOT_ENOUGH_PRAYER = enum.auto()
    PYRAMID_LEVEL = enum.auto()
    PYRAMID_MAX = enum.auto()
    DISTRICT_TAKEN = enum.auto()
    DUPLICATE_TILE = enum.auto()
    TILE_GONE = enum.auto()
    NOT_IN_RESERVE = enum.auto()
    ARMY_LIMIT = enum.auto()
    CREATURE_LIMIT = enum.auto()
    NOT_YOUR_CITY = enum.auto()
    NOT_ADJACENT = enum.auto()
    NO_MOVEMENT = enum.auto()
    WALL = enum.auto()
    NO_PYRAMID = enum.auto()
    NO_OBELISK = enum.auto()
    NO_SOLDIER = enum.auto()
    NOT_EMPTY = enum.auto()
    CARD_NOT_HELD = enum.auto()
    CANNOT_SPLIT = enum.auto()
    ILLEGAL_SPLIT = enum.auto()
    UNKNOWN_AREA = enum.auto()  # not on this board
