"""Soldiers and creatures from the reserve: where they are worth most."""

from __future__ import annotations

from collections.abc import Sequence

from ai.kemet import values
from ai.kemet.moves import Moves
from ai.kemet.table import NO_ARMY, Armies, Table
from rules.kemet.boards import Area, districts
from rules.kemet.data import Creature
from rules.kemet.keys import DONE
from rules.kemet.lookup import recruit_price, waiting_creatures
from rules.kemet.read_keys import read_arrival, read_levy, read_number, read_raising, read_recruits

Placed = tuple[tuple[Area, int], ...]


class Levies:
    """Weighs ways to bring soldiers to the board."""

    def __init__(self, moves: Moves) -> None:
        self._moves = moves
        self._holding = moves.holding
        self._table: Table = moves.table
        self._before = self._holding.worth(self._table.own)

    # --- one placement --------------------------------------------------------------------------

    def placed(self, rows: Placed, armies: Armies | None = None) -> float:
        """What soldiers bring in some areas; where an enemy stands they attack."""
        own = self._table.own if armies is None else armies
        before = self._before if armies is None else self._holding.worth(own)
        after, attacks = dict(own), 0.0
        for area, soldiers in rows:
            there, creature = own.get(area, NO_ARMY)
            if self._table.enemy_in(area) is not None and not there:
                attacks += self._attack(area, soldiers)
            else:
                after[area] = (there + soldiers, creature)
        used = values.RESERVE_SOLDIER * sum(soldiers for _, soldiers in rows)
        return self._holding.worth(after) - before + attacks - used

    def _attack(self, area: Area, soldiers: int) -> float:
        enemy = self._table.enemy_in(area)
        assert enemy is not None
        before = self._holding.worth(self._table.own)
        return self._moves.attack(dict(self._table.own), area, (soldiers, None), enemy) - before

    def arriving(self, creature: Creature, area: Area) -> float:
        """What a creature brings that joins soldiers."""
        soldiers, _ = self._table.own.get(area, NO_ARMY)
        after = {**self._table.own, area: (soldiers, creature)}
        return self._holding.worth(after) - self._before + 0.01 * soldiers

    # --- the Recruit action ---------------------------------------------------------------------

    def best_recruit(self) -> float:
        """What a Recruit action brings: districts filled one after another."""
        total, spent, armies = 0.0, 0, dict(self._table.own)
        while True:
            found = self._next(armies, spent)
            if found is None:
                break
            gain, area, soldiers = found
            there, creature = armies.get(area, NO_ARMY)
            armies[area] = (there + soldiers, creature)
            total += gain
            spent += soldiers
        if waiting_creatures(self._table.mine) and any(d in armies for d in self._home):
            total += values.CREATURE_BASE + 2 * values.CREATURE
        return total

    def _next(self, armies: Armies, spent: int) -> tuple[float, Area, int] | None:
        """The best further placement, if one is worth its price."""
        mine, found = self._table.mine, list[tuple[float, Area, int]]()
        paid = recruit_price(mine, spent)
        for area in self._home:
            if self._table.enemy_in(area) is not None and area in armies:
                continue  # recruits who attack come all at once
            room = mine.army_limit - armies.get(area, NO_ARMY)[0]
            for soldiers in range(1, min(room, mine.reserve - spent) + 1):
                price = recruit_price(mine, spent + soldiers) - paid
                if paid + price > mine.prayer:
                    break
                cost = self._table.spending(paid + price) - self._table.spending(paid)
                found.append((self.placed(((area, soldiers),), armies) - cost, area, soldiers))
        best = max(found, default=None)
        return best if best is not None and best[0] > 0 else None

    @property
    def _home(self) -> tuple[Area, ...]:
        return districts(self._table.mine.city)

    # --- answers --------------------------------------------------------------------------------

    def best_key(self, options: Sequence[str], *, is_free: bool) -> str:
        """The soldiers, creature or pyramid that bring most; then no more of them."""
        worths = {key: self._worth(key, is_free=is_free) for key in options if key != DONE}
        best = max(worths, key=lambda key: worths[key], default=DONE)
        return best if best != DONE and (worths[best] > 0 or DONE not in options) else DONE

    def promises(self, options: Sequence[str], *, is_free: bool) -> list[float]:
        """What each option brings; no more of them brings nothing."""
        return [0.0 if key == DONE else self._worth(key, is_free=is_free) for key in options]

    def _worth(self, key: str, *, is_free: bool) -> float:
        coming, wanted = read_arrival(key), read_recruits(key)
        if coming is not None:
            return self.arriving(coming.creature, coming.area)
        if wanted is None:
            return self._holding.market.raising(key) if read_raising(key) is not None else 0.0
        price = 0 if is_free else recruit_price(self._table.mine, wanted.soldiers)
        return self.placed(((wanted.area, wanted.soldiers),)) - self._table.spending(price)

    def best_levy(self, options: Sequence[str]) -> str:
        """Where Enlistment brings most."""
        return max(options, key=lambda key: self.placed(read_levy(key) or ()))

    def best_home(self, options: Sequence[str]) -> str:
        """The district where a creature joins most soldiers; there rather than on its tile."""

        def soldiers(key: str) -> float:
            area = read_number(key)
            if area is None:
                return -1.0
            leaves = self._table.areas[area].pyramid is not None
            return self._table.own.get(area, NO_ARMY)[0] + 0.5 * leaves

        return max(options, key=soldiers)
