"""Where a Move action may lead: capacity, walls, teleports, limits (RULES K-7).

Limits hold where soldiers stop or stay, not in passing (Ruling 24).  So a step into an area where
they would not hold is legal only if the action can still end legally from there; this is searched
for only where it matters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from rules.engine.decisions import Seat
from rules.kemet.boards import Area, city_of
from rules.kemet.control import army_limit, enemy_in
from rules.kemet.data import CREATURES, Creature, Power
from rules.kemet.keys import Step, step
from rules.kemet.prices import teleport_fee
from rules.kemet.state import NOBODY, RESERVE, Moving, Player, State, board_of


@dataclass(slots=True)
class Group:
    """A Move action at one of its moments, as far as legality needs it."""

    s: State
    seat: Seat
    moving: Moving
    prayer: int
    soldiers: dict[Area, int]
    creatures: dict[Creature, Area]
    limit: int
    speed: int  # steps without a creature
    has_gates: bool
    seen: set[tuple[object, ...]] = field(default_factory=set)

    def creatures_in(self, area: Area) -> tuple[Creature, ...]:
        """Own creatures in an area; two only in passing."""
        return tuple(c for c, where in self.creatures.items() if where == area)

    def is_over(self, area: Area) -> bool:
        """Return whether a limit does not hold in an area; before the first step there is none."""
        if area == RESERVE:
            return False
        return self.soldiers.get(area, 0) > self.limit or len(self.creatures_in(area)) > 1


def group_of(s: State, seat: Seat) -> Group:
    """The Move action as it is now."""
    player, moving = s.players[seat], s.moving
    assert moving is not None, "nobody moves"
    return Group(
        s,
        seat,
        moving,
        player.prayer,
        player.soldiers,
        player.creatures,
        army_limit(player),
        1 + (Power.GOD_SPEED in player.tiles),
        Power.OPEN_GATES in player.tiles or moving.gates,
    )


# --- one group -------------------------------------------------------------------------------


def capacity(group: Group, start: Area, creature: Creature | None) -> int:
    """How many steps the action allows if the group goes on with this creature (K-7.3)."""
    moving = group.moving
    counted = creature if not moving.here else moving.counted
    if creature is not None and creature is counted:
        return group.speed + CREATURES[creature].move
    return group.speed


def has_wall(group: Group, end: Area, creature: Creature | None) -> bool:
    """Return whether a wall keeps a group out of a district (K-7.6)."""
    city = city_of(end)
    if not city or city == group.s.players[group.seat].city or not group.moving.here:
        return False
    return not (group.has_gates or creature is Creature.PHOENIX)


def teleport_ends(group: Group, start: Area, *, by_card: bool) -> tuple[Area, ...]:
    """Where a group can teleport to from an area (K-7.5)."""
    obelisks = board_of(group.s).obelisks
    if not by_card and not (
        group.prayer >= teleport_fee(group.s.players[group.seat])
        and (has_pyramid(group.s, start) or _leaves_obelisk(group, start))
    ):
        return ()
    return tuple(area for area in obelisks if area != start)


def _leaves_obelisk(group: Group, start: Area) -> bool:
    tiles = group.s.players[group.seat].tiles
    return Power.TELEPORT in tiles and start in board_of(group.s).obelisks


def has_pyramid(s: State, area: Area) -> bool:
    """Return whether a pyramid of anybody stands in an area."""
    return any(area in player.sites.values() for player in s.players)


def partings(group: Group, start: Area) -> Iterator[tuple[Creature | None, str, range]]:
    """What may leave an area: a creature or none, how its key says so, how many soldiers.

    What stays behind must obey both limits (K-7.7).
    """
    there, limit = group.soldiers.get(start, 0), group.limit
    counts = range(max(1, there - limit), min(limit, there) + 1)
    creatures = group.creatures_in(start)
    if not creatures:
        yield None, "", counts
    elif len(creatures) == 1:
        yield None, "/0", counts
        yield creatures[0], "", counts
    else:
        for creature in creatures:
            yield creature, f"/{creature}", counts


def can_land(group: Group, wanted: Step, *, by_card: bool = False) -> bool:
    """Return whether the action can end legally after this step, without cards (K-7.7)."""
    own = group.soldiers.get(wanted.end, 0)
    if not own or enemy_in(group.s, group.seat, wanted.end) != NOBODY:
        return True
    crowded = wanted.creature is not None and group.creatures_in(wanted.end)
    if own + wanted.soldiers <= group.limit and not crowded:
        return True
    return can_end(_after(group, wanted, by_card=by_card))


def _after(group: Group, wanted: Step, *, by_card: bool = False) -> Group:
    """The action after a step, as far as legality needs it."""
    soldiers, creatures = dict(group.soldiers), dict(group.creatures)
    soldiers[wanted.start] -= wanted.soldiers
    soldiers[wanted.end] = soldiers.get(wanted.end, 0) + wanted.soldiers
    if wanted.creature is not None:
        creatures[wanted.creature] = wanted.end
    fee = 0 if by_card or not wanted.is_teleport else teleport_fee(group.s.players[group.seat])
    return Group(
        group.s,
        group.seat,
        moved(group.moving, wanted),
        group.prayer - fee,
        soldiers,
        creatures,
        group.limit,
        group.speed,
        group.has_gates,
        group.seen,
    )


def moved(moving: Moving, wanted: Step) -> Moving:
    """The Move action after a step; the first one fixes its start and the counted creature."""
    is_first = not moving.here
    goes_on = is_first or wanted.creature is moving.counted
    return Moving(
        wanted.end,
        wanted.start if is_first else moving.start,
        moving.used + (not wanted.is_teleport),
        wanted.creature if goes_on else None,
        moving.gates,
    )


def can_end(group: Group) -> bool:
    """Return whether the action can end legally from here, without playing a card (K-7.7).

    Going on with as few soldiers as must leave is never worse than with more.
    """
    here = group.moving.here
    if not group.is_over(here):
        return True
    state = (here, group.moving.used, group.prayer, group.moving.counted, group.creatures_in(here))
    if state in group.seen:
        return False
    group.seen.add(state)
    for creature, written, counts in partings(group, here):
        for wanted in _all_steps(group, here, creature, written, counts[0]):
            if can_land(group, wanted):
                return True
    return False


def _all_steps(
    group: Group, start: Area, creature: Creature | None, written: str, soldiers: int
) -> Iterator[Step]:
    for end in _step_ends(group, start, creature):
        yield step(start, end, soldiers, creature, written)
    for end in teleport_ends(group, start, by_card=False):
        yield step(start, end, soldiers, creature, written, 1)


def _step_ends(group: Group, start: Area, creature: Creature | None) -> tuple[Area, ...]:
    """Where a group can step to, walls and capacity permitting."""
    if group.moving.used >= capacity(group, start, creature):
        return ()
    near = board_of(group.s).adjacent[start]
    if not group.moving.here:
        return near
    return tuple(end for end in near if not has_wall(group, end, creature))


# --- all options -----------------------------------------------------------------------------


def starts(player: Player, moving: Moving) -> list[Area]:
    """Where the next step may begin."""
    return [moving.here] if moving.here else sorted(player.soldiers)


def steps(s: State, seat: Seat, *, by_card: bool = False) -> list[Step]:
    """Every step and teleport that is legal now; with the card, every teleport that it allows."""
    group, found = group_of(s, seat), list[Step]()
    for start in starts(s.players[seat], group.moving):
        teleports = teleport_ends(group, start, by_card=by_card)
        for creature, written, counts in partings(group, start):
            most = min(group.limit, group.soldiers.get(start, 0))
            near = () if by_card else _step_ends(group, start, creature)
            for ends, is_teleport in ((near, 0), (teleports, 1)):
                if ends:
                    made = _made(start, ends, most, counts[0], creature, written, is_teleport)
                    found += _landing(group, made, ends, by_card=by_card)
    return found


def _landing(
    group: Group, made: tuple[Step, ...], ends: tuple[Area, ...], *, by_card: bool
) -> tuple[Step, ...] | list[Step]:
    """Those that can end legally; where no own soldiers stand, all can."""
    own = {end: group.soldiers[end] for end in ends if end in group.soldiers}
    if not own:
        return made
    limit, crowded = group.limit, set(group.creatures.values())
    return [
        wanted
        for wanted in made
        if (end := wanted.end) not in own
        or (own[end] + wanted.soldiers <= limit and not (wanted.creature and end in crowded))
        or _lands(group, wanted, by_card=by_card)
    ]


def _lands(group: Group, wanted: Step, *, by_card: bool) -> bool:
    group.seen.clear()
    return can_land(group, wanted, by_card=by_card)


@lru_cache(maxsize=1 << 12)
def _made(
    start: Area,
    ends: tuple[Area, ...],
    most: int,
    fewest: int,
    creature: Creature | None,
    written: str,
    is_teleport: int,
) -> tuple[Step, ...]:
    """The steps of all groups of an area; the greatest group is not numbered."""
    return tuple(
        step(
            start,
            end,
            count,
            creature,
            written if count == most else f":{count}{written}",
            is_teleport,
        )
        for count in range(fewest, most + 1)
        for end in ends
    )
