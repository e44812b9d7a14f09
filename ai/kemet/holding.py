"""What it is worth to hold areas with armies, and how surely they will be held today."""

from __future__ import annotations

from functools import cached_property

from ai.kemet import values
from ai.kemet.arrivals import Arrivals, arrivals
from ai.kemet.forecast import rough_chance
from ai.kemet.sides import strength_of
from ai.kemet.table import NO_ARMY, Armies, Army, Table
from ai.kemet.tiles import Market
from rules.engine.decisions import Seat
from rules.kemet.boards import DELTA_TEMPLE, MEADOW, PAY, SANCTUARY, Area, Kind
from rules.kemet.data import CREATURES, HIGHEST, SANCTUARY_SOLDIERS, Power
from rules.kemet.view import PyramidView

DELTA = (MEADOW, DELTA_TEMPLE, SANCTUARY)


class Holding:
    """Values ways to stand on the board."""

    def __init__(self, table: Table, coming: Arrivals | None = None) -> None:
        self.table = table
        self.market = Market(table)
        self._arrivals = coming  # of everybody, where that is known already
        self._held: dict[tuple[Area, Army], tuple[float, float]] = {}

    def worth(self, armies: Armies) -> float:
        """What it is worth to stand like this: armies, areas, two temples at the end of the day."""
        total, temples = 0.0, list[float]()
        for area in {*armies, *self._home}:
            worth, kept = self.hold(area, armies.get(area, NO_ARMY))
            total += worth
            if kept and self.table.areas[area].kind is Kind.TEMPLE:
                temples.append(kept)
        soldiers = sum(army[0] for army in armies.values())
        total += values.ON_THE_BOARD * min(soldiers, values.ENOUGH_SOLDIERS)
        return total + self.two_temples(temples)

    @cached_property
    def _home(self) -> list[Area]:
        """My districts count even if nobody stands there."""
        return [area for area in self.table.areas if self.table.is_own_district(area)]

    def hold(self, area: Area, army: Army) -> tuple[float, float]:
        """What an army in an area is worth, and how surely it stays until the end of the day."""
        key = (area, army)
        if key not in self._held:
            kept = 1 - self.danger(area, army)
            worth = self.army_worth(area, army) * (0.4 + 0.6 * kept)
            worth += kept * self.area_worth(area, self.table.me, army[0])
            self._held[key] = (worth, kept if army[0] else 0.0)
        return self._held[key]

    def two_temples(self, temples: list[float]) -> float:
        """A victory point for two temples at the end of the day, as likely as it is."""
        none, one = 1.0, 0.0
        for kept in temples:
            none, one = none * (1 - kept), one * (1 - kept) + none * kept
        hope = values.FIRST_OF_TWO_TEMPLES if self.table.has_moves(self.table.mine) else 0.1
        return 1 - none - one + hope * one

    # --- one area -------------------------------------------------------------------------------

    def army_worth(self, area: Area, army: Army) -> float:
        """Soldiers together, better where they can leave from."""
        soldiers, creature = army
        if not soldiers:
            return 0.0
        worth = values.ARMY[min(soldiers, len(values.ARMY) - 1)]
        if creature is not None:
            kind = CREATURES[creature]
            points = kind.strength + kind.damage + kind.protection
            worth += values.CREATURE_BASE + values.CREATURE * points
        return worth * self._freedom(area)

    def _freedom(self, area: Area) -> float:
        here = self.table.areas[area]
        leaves_obelisks = Power.TELEPORT in self.table.mine.powers
        if here.pyramid is not None or (here.obelisk and leaves_obelisks):
            return 1.0
        if area in DELTA:
            return values.IN_THE_DELTA
        return values.NO_PYRAMID if self.table.is_own_district(area) else values.AWAY

    def area_worth(self, area: Area, seat: Seat, soldiers: int) -> float:
        """What an area brings a player who holds it at the end of the day, besides two temples."""
        here = self.table.areas[area]
        if here.kind is Kind.TEMPLE:
            return self._temple(area, seat, soldiers) if soldiers else 0.0
        if here.kind is Kind.SANCTUARY:
            sacrifice = SANCTUARY_SOLDIERS * values.LOST_SOLDIER
            return 1 - sacrifice if soldiers >= SANCTUARY_SOLDIERS else 0.0
        return self._pyramid(here.pyramid, seat) if here.pyramid is not None else 0.0

    def _temple(self, area: Area, seat: Seat, soldiers: int) -> float:
        purse, prayer = self.table.purse, self.table.view.players[seat].prayer
        pay = purse(prayer + PAY[area]) - purse(prayer)
        if area == DELTA_TEMPLE:
            pay = max(0.0, pay - values.LOST_SOLDIER) if soldiers > 1 else 0.0
        return self.table.temporary + pay

    def _pyramid(self, pyramid: PyramidView, seat: Seat) -> float:
        worth = self.table.temporary if pyramid.level == HIGHEST else 0.0
        if pyramid.owner == seat:
            return worth + values.OWN_PYRAMID * pyramid.level
        if seat == self.table.me:
            # A rival's pyramid lets me buy what mine does not; and they lose it.
            worth += self.market.unlocking(pyramid.colour, pyramid.level)
            worth += self.table.share(pyramid.owner) * (worth + 0.05 * pyramid.level)
        return worth

    # --- danger ---------------------------------------------------------------------------------

    def danger(self, area: Area, army: Army) -> float:
        """How likely an army is driven out before the day ends."""
        safe, defender = 1.0, self.table.mine
        for seat, attackers in self._comers.get(area, {}).items():
            if seat == self.table.me:
                continue
            if not army[0]:
                safe *= 1 - values.ATTACKS_EMPTY
                continue
            rival = self.table.view.players[seat]
            chance = max(
                rough_chance(
                    strength_of(rival, attacker, army[1], attacks=True)
                    - strength_of(defender, army, attacker[1], attacks=False)
                )
                for attacker in attackers
            )
            safe *= 1 - values.ATTACKS * chance
        return 1 - safe

    @cached_property
    def _comers(self) -> Arrivals:
        """The rivals' armies that can still come to an area today."""
        if self._arrivals is not None:
            return self._arrivals
        return arrivals(self.table, (rival.seat for rival in self.table.rivals))
