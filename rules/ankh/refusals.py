"""Why the rules of Ankh do not allow something."""

from __future__ import annotations

import enum
from collections.abc import Iterable

from rules.ankh.board import (
    NEIGHBOURING,
    RIVERS,
    TERRAIN,
    WATER,
    Cell,
    border,
)
from rules.ankh.data import God
from rules.ankh.state import State
from rules.engine.errors import Why


class Reason(enum.StrEnum):
    """One key a reason; front ends make a sentence of it."""

    # a cell
    NO_SUCH_CELL = enum.auto()
    OCCUPIED = enum.auto()
    WATER = enum.auto()
    CITY = enum.auto()
    GREY = enum.auto()
    UNDERWORLD = enum.auto()
    UNAVAILABLE = enum.auto()
    OUTSIDE_REGION = enum.auto()
    # a distance
    TOO_FAR = enum.auto()
    NOT_ADJACENT = enum.auto()
    RIVER_BETWEEN = enum.auto()
    CAMEL_BETWEEN = enum.auto()
    # a piece
    NO_SUCH_FIGURE = enum.auto()
    ALREADY_MOVED = enum.auto()
    NOT_IN_POOL = enum.auto()
    SLOT_USED = enum.auto()
    NO_SUN_LEFT = enum.auto()
    NO_CAPTIVE = enum.auto()
    NO_FREE_SLOT = enum.auto()
    NEEDS_AIM = enum.auto()
    NOT_PROTECTED = enum.auto()
    NO_FREE_BASE = enum.auto()
    # a turn
    NOT_BELOW_FIRST = enum.auto()
    # paying and taking
    TOO_FEW_FOLLOWERS = enum.auto()
    WRONG_LEVEL = enum.auto()
    LEVEL_FULL = enum.auto()
    ALREADY_UNLOCKED = enum.auto()
    NO_SUCH_POWER = enum.auto()
    NOT_UNLOCKED = enum.auto()
    NO_MONUMENT = enum.auto()
    NEUTRAL_LEFT = enum.auto()
    NO_ANKH_TOKEN = enum.auto()
    OWN_MONUMENT = enum.auto()
    NONE_LEFT = enum.auto()
    # a caravan
    ON_RIVER = enum.auto()
    ON_WATER_BORDER = enum.auto()
    ON_BOARD_EDGE = enum.auto()
    ON_CAMEL = enum.auto()
    CITY_BORDER = enum.auto()
    TOO_MANY_CAMELS = enum.auto()
    BROKEN_CHAIN = enum.auto()
    NOT_ANCHORED = enum.auto()
    REGION_TOO_SMALL = enum.auto()
    NO_TOKEN_LEFT = enum.auto()
    NO_SUCH_CHAIN = enum.auto()
    AMBIGUOUS = enum.auto()
    # a battle
    NOT_IN_HAND = enum.auto()
    ONE_CARD_ONLY = enum.auto()
    TWO_CARDS_ANNOUNCED = enum.auto()
    ANNOUNCE_FIRST = enum.auto()
    TOKEN_FACE_DOWN = enum.auto()
    NOT_TIED = enum.auto()
    NOT_A_PARTICIPANT = enum.auto()


def why_not_stand(s: State, god: God, cell: Cell) -> Why | None:
    """Say why a figure of the god may not stop or be placed on a cell; None if it may."""
    here = {"cell": cell}
    if cell not in TERRAIN:
        return Why(Reason.NO_SUCH_CELL, here)
    if s.flooded >> cell & 1:
        return Why(Reason.UNAVAILABLE, here)
    if s.portals.get(cell, god) is not god:
        return Why(Reason.UNDERWORLD, here)
    if cell in s.figures or cell in s.monuments:
        return Why(Reason.OCCUPIED, here)
    if WATER >> cell & 1:
        return Why(Reason.WATER, here)
    if cell in s.cities:
        return Why(Reason.CITY, here)
    return None


def why_not_adjacent(s: State, sources: Iterable[Cell], target: Cell) -> Why:
    """Say what keeps a cell from being adjacent to any of the others (A-1.4)."""
    near = [cell for cell in sources if NEIGHBOURING[cell] >> target & 1]
    if any(border(cell, target) in RIVERS for cell in near):
        return Why(Reason.RIVER_BETWEEN, {"cell": target})
    if near:
        return Why(Reason.CAMEL_BETWEEN, {"cell": target})
    return Why(Reason.NOT_ADJACENT, {"cell": target})
