"""The Move action: which group goes where, and what an attack promises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from ai.kemet import values
from ai.kemet.forecast import Result, Stakes, outcomes_of
from ai.kemet.holding import Holding
from ai.kemet.reach import Path, Reach
from ai.kemet.sides import side_of, struck_first
from ai.kemet.table import NO_ARMY, NOBODY, Armies, Army, Table, steps_of
from rules.kemet.boards import Area
from rules.kemet.data import CRUSADE_PRAYER, HOLY_WAR_PRAYER, INITIATIVE_KILLS, Creature, Power
from rules.kemet.keys import STOP, Step
from rules.kemet.read_keys import leaves_creature, read_step
from rules.kemet.view import ArmyView

Group = tuple[Area, int, Creature | None]  # from where, how many soldiers, which creature
Hopping = tuple[Area, int, Creature | None, Area, bool]  # a group, where to, by a teleport


@dataclass(frozen=True, slots=True)
class Plan:
    """A group, the way that it takes, and what that brings."""

    group: Group
    path: Path
    end: Area
    gain: float
    attacks: bool


class Moves:
    """Weighs the ways to use a Move action."""

    def __init__(self, holding: Holding) -> None:
        self.holding = holding
        self.table: Table = holding.table
        self._reach = Reach(self.table, self.table.me)
        self._before = holding.worth(self.table.own)
        self._battles: dict[tuple[Area, Army], dict[Result, float]] = {}

    @cached_property
    def best(self) -> Plan | None:
        """The plan that brings most, if there is any."""
        return max(self.plans(), key=lambda plan: plan.gain, default=None)

    def plans(self, *, gates: bool = False) -> Iterator[Plan]:
        """Every group with every area that it can reach; with the card Open Gates, more."""
        moving = self.table.view.moving
        starts = [moving.here] if moving is not None and moving.here else list(self.table.own)
        for start in starts:
            for soldiers, creature in self._groups(start):
                paths = self._paths(start, creature, gates=gates)
                for end, path in paths.items():
                    gain = self.gain((start, soldiers, creature), end, path.fee)
                    if gain is not None:
                        attacks = self.table.enemy_in(end) is not None
                        yield Plan((start, soldiers, creature), path, end, gain, attacks)

    def _groups(self, start: Area) -> Iterator[Army]:
        """What may leave an area: any number of soldiers, with or without the creature."""
        there, creature = self.table.own.get(start, NO_ARMY)
        limit = self.table.mine.army_limit
        for soldiers in range(min(there, limit), max(1, there - limit) - 1, -1):
            yield soldiers, creature
            if creature is not None and soldiers < there:
                yield soldiers, None

    def _paths(self, start: Area, creature: Creature | None, *, gates: bool) -> dict[Area, Path]:
        moving = self.table.view.moving
        gates = gates or (moving is not None and moving.gates)
        if moving is None or not moving.here:
            return self._reach.paths(start, creature, gates=gates)
        counted = creature if creature is not None and creature is moving.counted else None
        steps = steps_of(self.table.mine, counted) - moving.used
        return self._reach.paths(start, creature, steps=steps, is_first=False, gates=gates)

    # --- what comes of it -----------------------------------------------------------------------

    def gain(self, group: Group, end: Area, fee: int) -> float | None:
        """What a group in another area brings, against standing as now; None if it cannot stop."""
        _, soldiers, creature = group
        enemy = self.table.enemy_in(end)
        after = self._without(group)
        cost = self.table.spending(fee) + 0.001 * (1 + fee)
        if enemy is not None:
            return self.attack(after, end, (soldiers, creature), enemy) - self._before - cost
        there, other = self.table.own.get(end, NO_ARMY)
        if there + soldiers > self.table.mine.army_limit or (creature and other):
            return None
        after[end] = (there + soldiers, creature or other)
        return self.holding.worth(after) + self._denied(end) - self._before - cost

    def _without(self, group: Group) -> Armies:
        """My armies without a group that has left."""
        start, soldiers, creature = group
        there, beast = self.table.own[start]
        after = dict(self.table.own)
        del after[start]
        if there > soldiers:
            after[start] = (there - soldiers, None if creature else beast)
        return after

    def _denied(self, end: Area) -> float:
        """What a rival loses when I hold an area of theirs that nobody guards."""
        owner = self.table.areas[end].controller
        if owner in (self.table.me, NOBODY):
            return 0.0
        worth = self.holding.area_worth(end, owner, 0)
        return self.table.share(owner) * worth * 0.5

    def outcomes(self, area: Area, army: Army, enemy: ArmyView) -> dict[Result, float]:
        """How an attack of mine may end."""
        key = (area, army)
        if key not in self._battles:
            self._battles[key] = self._fought(area, army, enemy)
        return self._battles[key]

    def _fought(self, area: Area, army: Army, enemy: ArmyView) -> dict[Result, float]:
        me, theirs = self.table.me, (enemy.soldiers, enemy.creature)
        attacker = side_of(self.table, me, army, enemy.creature, attacks=True)
        defender = side_of(self.table, enemy.seat, theirs, army[1], attacks=False)
        defender = struck_first(self.table, me, defender)
        if not defender.soldiers:
            # Initiative leaves nobody: no battle, and no victory point (Ruling 32).
            return {Result(False, army[0], 0): 1.0}
        return outcomes_of(attacker, defender, stakes_of(self.holding, area, enemy.seat))

    def attack(self, after: Armies, end: Area, army: Army, enemy: ArmyView) -> float:
        """What stands after an attack, over all ways in which it may end."""
        total, home = 0.0, self.holding.worth(after)
        for ended, likely in self.outcomes(end, army, enemy).items():
            worth = self._spoils(ended, enemy)
            # Where Initiative leaves nobody, the attackers stand in the area without a battle.
            if ended.attackers and (ended.is_won or self._strikes_all(enemy)):
                stayed = {**after, end: (ended.attackers, army[1])}
                theirs = self.holding.area_worth(end, enemy.seat, enemy.soldiers)
                worth += self.holding.worth(stayed) + self.table.share(enemy.seat) * theirs
            else:
                worth += home - self.table.spending(-ended.attackers)
                worth += values.RESERVE_SOLDIER * army[0]
            total += likely * worth
        return total

    def _spoils(self, ended: Result, enemy: ArmyView) -> float:
        """Victory points, prayer points and dead enemies of a battle."""
        mine, theirs = self.table.mine.powers, self.table.view.players[enemy.seat].powers
        share, killed = self.table.share(enemy.seat), enemy.soldiers - ended.defenders
        worth = share * values.LOST_SOLDIER * killed
        prayer = CRUSADE_PRAYER * killed if Power.CRUSADE in mine else 0
        if ended.is_won:
            worth += 1.0 if ended.attackers else 0.0
            prayer += HOLY_WAR_PRAYER if Power.HOLY_WAR in mine else 0
        elif Power.DEFENSIVE_VICTORY in theirs and ended.defenders:
            worth -= share
        return worth - self.table.spending(-prayer)

    def _strikes_all(self, enemy: ArmyView) -> bool:
        powers = self.table.mine.powers
        return Power.INITIATIVE in powers and enemy.soldiers <= INITIATIVE_KILLS

    # --- one step -------------------------------------------------------------------------------

    def next_step(self, options: Sequence[str]) -> str | None:
        """The key that begins the best plan on offer; None if standing still is better."""
        offered = {hop: key for key in options if (hop := self._hop(key)) is not None}
        for plan in sorted(self.plans(), key=lambda plan: -plan.gain):
            if plan.gain <= values.USEFUL and STOP in options:
                return None
            first = plan.path.hops[0]
            key = offered.get((*plan.group, first.end, first.is_teleport))
            if key is not None:
                return key
        return None

    def promises(self, options: Sequence[str]) -> list[float]:
        """What the best plan brings that begins with each option; standing still brings nothing."""
        best: dict[Hopping, float] = {}
        for plan in self.plans():
            first = plan.path.hops[0]
            begins = (*plan.group, first.end, first.is_teleport)
            best[begins] = max(best.get(begins, plan.gain), plan.gain)
        found = []
        for key in options:
            hop = self._hop(key)
            other = values.USEFUL if key == STOP else -values.UNLIKELY
            found.append(other if hop is None else best.get(hop, other))
        return found

    def _hop(self, key: str) -> Hopping | None:
        wanted = read_step(key)
        return (
            None
            if wanted is None
            else (*self.group_of(key, wanted), wanted.end, wanted.is_teleport)
        )

    def group_of(self, key: str, wanted: Step) -> Group:
        """Who goes: what a key leaves open is everybody, and the creature that is there."""
        there, creature = self.table.own[wanted.start]
        soldiers = wanted.soldiers or min(there, self.table.mine.army_limit)
        stays = leaves_creature(key)
        return wanted.start, soldiers, wanted.creature or (None if stays else creature)


def stakes_of(holding: Holding, area: Area, enemy: int) -> Stakes:
    """What I fight for in an area."""
    table = holding.table
    share = table.share(enemy)
    mine = holding.area_worth(area, table.me, 2)
    theirs = holding.area_worth(area, enemy, 2)
    return Stakes(1.0, mine + share * theirs, values.LOST_SOLDIER, share * values.LOST_SOLDIER)
