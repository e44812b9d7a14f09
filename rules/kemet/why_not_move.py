"""Why a group cannot go somewhere (RULES K-7)."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.engine.errors import Why
from rules.kemet.asking import because
from rules.kemet.boards import Area
from rules.kemet.data import Creature
from rules.kemet.keys import Step
from rules.kemet.moving import (
    Group,
    capacity,
    group_of,
    has_pyramid,
    has_wall,
    teleport_ends,
)
from rules.kemet.prices import teleport_fee
from rules.kemet.read_keys import names_creature, read_step
from rules.kemet.refusals import Reason
from rules.kemet.state import State, board_of


def why_not_step(s: State, seat: Seat, key: str, *, by_card: bool = False) -> Why | None:
    """Say why a step or teleport is not possible."""
    wanted = read_step(key)
    if wanted is None:
        return None
    group, board = group_of(s, seat), board_of(s)
    for area in (wanted.start, wanted.end):
        if area not in board.adjacent:
            reason = Reason.NOT_ADJACENT if area == wanted.end else Reason.UNKNOWN_AREA
            return because(reason, area=area)
    why = _why_not_group(group, wanted)
    if why is not None:
        return why
    creature = _creature_of(group, wanted, key)
    if wanted.is_teleport:
        why = None if by_card else _why_not_teleport(group, wanted)
        if why is None and wanted.end not in board.obelisks:
            return because(Reason.NO_OBELISK, area=wanted.end)
    elif by_card:
        return because(Reason.WRONG_ACTION)
    else:
        why = _why_not_walk(group, wanted.start, wanted.end, creature)
    if why is not None:
        return why
    crowded = creature is not None and group.creatures_in(wanted.end)
    reason = Reason.CREATURE_LIMIT if crowded else Reason.ARMY_LIMIT
    return because(reason, area=wanted.end, limit=group.limit)


def _creature_of(group: Group, wanted: Step, key: str) -> Creature | None:
    """The creature that a key means: the one that is there, unless it says something else."""
    there = group.creatures_in(wanted.start)
    if names_creature(key):
        return wanted.creature
    return there[0] if len(there) == 1 else None


def _why_not_group(group: Group, wanted: Step) -> Why | None:
    here, there = group.moving.here, group.soldiers.get(wanted.start, 0)
    if here and wanted.start != here:
        return because(Reason.NO_MOVEMENT, area=wanted.start)
    if there == 0 or (wanted.soldiers == 0 and ":" in wanted) or wanted.soldiers > there:
        return because(Reason.NO_SOLDIER, area=wanted.start)
    if wanted.soldiers > group.limit:
        return because(Reason.ARMY_LIMIT, area=wanted.start, limit=group.limit)
    if wanted.creature is not None and wanted.creature not in group.creatures_in(wanted.start):
        return because(Reason.NO_SOLDIER, creature=wanted.creature)
    if wanted.soldiers and there - wanted.soldiers > group.limit:
        return because(Reason.ARMY_LIMIT, area=wanted.start, limit=group.limit)
    return None


def _why_not_walk(group: Group, start: Area, end: Area, creature: Creature | None) -> Why | None:
    if end not in board_of(group.s).adjacent[start]:
        return because(Reason.NOT_ADJACENT, area=end)
    if group.moving.used >= capacity(group, start, creature):
        return because(Reason.NO_MOVEMENT)
    return because(Reason.WALL, area=end) if has_wall(group, end, creature) else None


def _why_not_teleport(group: Group, wanted: Step) -> Why | None:
    player = group.s.players[group.seat]
    by_fee = teleport_ends(group, wanted.start, by_card=False)
    if by_fee:
        return None
    fee = teleport_fee(player)
    if fee > group.prayer and has_pyramid(group.s, wanted.start):
        if wanted.end not in board_of(group.s).obelisks:
            return because(Reason.NO_OBELISK, area=wanted.end)
        return because(Reason.NOT_ENOUGH_PRAYER, price=fee, prayer=group.prayer)
    return because(Reason.NO_PYRAMID, area=wanted.start)
