"""Where an army can get in one Move action, and what it pays for teleports."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ai.kemet.table import Table, steps_of
from rules.engine.decisions import Seat
from rules.kemet.boards import Area, Kind
from rules.kemet.data import Creature, Power
from rules.kemet.lookup import teleport_price
from rules.kemet.view import AreaView, PlayerView


@dataclass(frozen=True, slots=True)
class Hop:
    """One step or teleport."""

    end: Area
    is_teleport: bool


@dataclass(frozen=True, slots=True)
class Path:
    """A way to an area."""

    hops: tuple[Hop, ...]
    used: int  # steps by land or harbour
    fee: int


class Reach:
    """Follows the ways of one player's group."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self._seat = seat
        self._player: PlayerView = table.view.players[seat]
        self._fee = teleport_price(self._player)

    def paths(
        self,
        start: Area,
        creature: Creature | None,
        *,
        steps: int | None = None,
        is_first: bool = True,
        gates: bool = False,
    ) -> dict[Area, Path]:
        """The cheapest way to every area; an area with an enemy is where a way ends."""
        most = steps_of(self._player, creature) if steps is None else steps
        gates = gates or self._opens_gates(creature)
        best: dict[tuple[Area, bool], Path] = {(start, False): Path((), 0, 0)}
        waiting = [(start, False)]
        while waiting:
            place = waiting.pop(0)
            area, teleported = place
            path = best[place]
            if path.hops and area in self._enemies:
                continue
            for hop in self._hops(area, path, most, is_first, gates, teleported):
                further = self._after(path, hop)
                end = (hop.end, teleported or hop.is_teleport)
                known = best.get(end)
                if known is None or further.used < known.used:
                    best[end] = further
                    waiting.append(end)
        return self._cheapest(start, best)

    def areas(self, start: Area, creature: Creature | None) -> list[Area]:
        """The areas that a group can reach, as :meth:`paths` does, but not how."""
        most, gates = steps_of(self._player, creature), self._opens_gates(creature)
        used, waiting = {(start, False): 0}, [(start, False)]
        for area, teleported in waiting:
            steps = used[area, teleported]
            is_start = area == start and not steps and not teleported
            if not is_start and area in self._enemies:
                continue
            ends = [
                ((end, teleported), steps + 1)
                for end in (self._table.areas[area].adjacent if steps < most else ())
                if gates or is_start or end not in self._walled
            ]
            if not teleported and area in self._gateways:
                ends += [((end, True), steps) for end in self._obelisks if end != area]
            for end, spent in ends:
                if spent < used.get(end, most + 1):
                    used[end] = spent
                    waiting.append(end)
        return [area for area in dict.fromkeys(area for area, _ in used) if area != start]

    @cached_property
    def _enemies(self) -> frozenset[Area]:
        everybody = self._table.armies.items()
        return frozenset(area for who, own in everybody if who != self._seat for area in own)

    @cached_property
    def _walled(self) -> frozenset[Area]:
        """Where a wall is in the way (K-7.6)."""
        return frozenset(
            area.area
            for area in self._table.view.areas
            if area.kind is Kind.DISTRICT and area.owner != self._seat
        )

    @cached_property
    def _obelisks(self) -> list[Area]:
        return [area.area for area in self._table.view.areas if area.obelisk]

    @cached_property
    def _gateways(self) -> frozenset[Area]:
        """Where a group may be teleported from, if that can be paid."""
        if self._player.prayer < self._fee:
            return frozenset()
        return frozenset(area.area for area in self._table.view.areas if self._leaves(area))

    def _leaves(self, area: AreaView) -> bool:
        return area.pyramid is not None or (area.obelisk and Power.TELEPORT in self._player.powers)

    def _opens_gates(self, creature: Creature | None) -> bool:
        return Power.OPEN_GATES in self._player.powers or creature is Creature.PHOENIX

    def _cheapest(self, start: Area, best: dict[tuple[Area, bool], Path]) -> dict[Area, Path]:
        found: dict[Area, Path] = {}
        for (area, _), path in best.items():
            if area != start and (area not in found or path.fee < found[area].fee):
                found[area] = path
        return found

    def _after(self, path: Path, hop: Hop) -> Path:
        fee = self._fee if hop.is_teleport else 0
        return Path((*path.hops, hop), path.used + (not hop.is_teleport), path.fee + fee)

    def _hops(
        self, area: Area, path: Path, most: int, is_first: bool, gates: bool, teleported: bool
    ) -> list[Hop]:
        here = self._table.areas[area]
        found = []
        if path.used < most:
            first = is_first and not path.hops
            ends = here.adjacent
            found += [Hop(end, False) for end in ends if first or gates or end not in self._walled]
        # One teleport is enough: every obelisk can be reached by it.
        if not teleported and area in self._gateways:
            found += [Hop(end, True) for end in self._obelisks if end != area]
        return found
