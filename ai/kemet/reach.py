"""Where an army can get in one Move action, and what it pays for teleports."""

from __future__ import annotations

from dataclasses import dataclass

from ai.kemet.table import Table, steps_of
from rules.engine.decisions import Seat
from rules.kemet.boards import Area, Kind
from rules.kemet.data import Creature, Power
from rules.kemet.lookup import teleport_price
from rules.kemet.view import PlayerView


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
        gates = gates or Power.OPEN_GATES in self._player.powers or creature is Creature.PHOENIX
        best: dict[tuple[Area, bool], Path] = {(start, False): Path((), 0, 0)}
        waiting = [(start, False)]
        while waiting:
            place = waiting.pop(0)
            area, teleported = place
            path = best[place]
            if path.hops and self._table.enemy_in(area, self._seat) is not None:
                continue
            for hop in self._hops(area, path, most, is_first, gates, teleported):
                further = self._after(path, hop)
                end = (hop.end, teleported or hop.is_teleport)
                known = best.get(end)
                if known is None or further.used < known.used:
                    best[end] = further
                    waiting.append(end)
        return self._cheapest(start, best)

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
            found += [Hop(end, False) for end in here.adjacent if self._opens(end, first or gates)]
        # One teleport is enough: every obelisk can be reached by it.
        leaves = here.pyramid is not None or (
            here.obelisk and Power.TELEPORT in self._player.powers
        )
        if leaves and not teleported and self._player.prayer >= self._fee:
            obelisks = (other for other in self._table.view.areas if other.obelisk)
            found += [Hop(other.area, True) for other in obelisks if other.area != area]
        return found

    def _opens(self, end: Area, ignores_walls: bool) -> bool:
        """Return whether no wall is in the way (K-7.6)."""
        found = self._table.areas[end]
        return ignores_walls or found.kind is not Kind.DISTRICT or found.owner == self._seat
