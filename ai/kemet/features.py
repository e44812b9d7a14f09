"""How a seat stands between two turns of Kemet, in numbers a model can weigh.

Victory points that follow control count as surely as their armies stand, and what lasts counts by
how much of the game is left.
"""

from __future__ import annotations

from dataclasses import replace

from ai.kemet import values
from ai.kemet.arrivals import Arrivals, arrivals
from ai.kemet.forecast import rough_chance
from ai.kemet.holding import Holding
from ai.kemet.sides import strength_of
from ai.kemet.table import Table
from rules.engine.decisions import Seat
from rules.kemet.boards import Kind
from rules.kemet.data import (
    BATTLE_CARDS,
    CREATURES,
    HIGHEST,
    PERMANENT,
    SANCTUARY_SOLDIERS,
    TEMPORARY,
    TILES,
    Colour,
    Power,
    Vp,
)
from rules.kemet.lookup import decider
from rules.kemet.view import PlayerView, View

POWERS = tuple(power for power in Power if power is not Power.VICTORY_POINT)
BIG = 5  # soldiers

OF_POINTS = (
    "lasting points",
    "lasting points late",
    "points of control",
    "points of control late",
    "points of battles",
    "points tonight",
    "points tonight late",
    "wins tonight",
    "behind",
    "behind late",
)
OF_TURNS = ("tokens", "tokens late", "moves left", "on the move", "place in the order", "open rows")
OF_MEANS = (
    "purse",
    "purse early",
    "DI cards",
    "battle cards",
    "strength of battle cards",
)
OF_ARMIES = (
    "standing",
    "soldiers",
    "armies",
    "big armies",
    "creatures",
    "temples kept",
    "pyramids kept",
    "two temples",
    "best attack",
    "next attack",
    "best attack late",
)
OF_PYRAMIDS = (
    *(f"{colour} level" for colour in Colour),
    *(f"{colour} high" for colour in Colour),
    "highest pyramids",
)
OF_TILES = (
    "tiles",
    "worth of tiles",
    *(f"{colour} tiles" for colour in Colour),
    *(str(power) for power in POWERS),
)
NAMES: tuple[str, ...] = (
    *OF_POINTS,
    *OF_TURNS,
    *OF_MEANS,
    *OF_ARMIES,
    *OF_PYRAMIDS,
    *OF_TILES,
    "late",
)


def features(view: View, seat: Seat) -> list[float]:
    """Return how a seat stands, in the order of the names."""
    return table(view)[seat]


def table(view: View) -> list[list[float]]:
    """Return the rows of all seats."""
    if not view.players:
        return []
    tables = [Table(replace(view, viewer=player.seat)) for player in view.players]
    coming = arrivals(tables[0], range(len(tables)))
    tonight = [_Stand(table, coming) for table in tables]
    return [
        stand.row(max(other.points for other in tonight if other is not stand)) for stand in tonight
    ]


class _Stand:
    """One player's stand."""

    def __init__(self, table: Table, coming: Arrivals) -> None:
        self._table, self._mine, self._coming = table, table.mine, coming
        self._holding = Holding(table, coming)
        self._late = table.ending
        self._lasting = min(1.2, (0.4 + table.days_left) / values.TILE_DAYS)
        self._kept = {area: self._holding.hold(area, army)[1] for area, army in table.own.items()}
        self._temples, self._pyramids = self._of_kind(Kind.TEMPLE), self._high_pyramids()
        self._both = self._holding.two_temples(self._temples)
        self._lent = sum(self._temples) + self._pyramids
        lasting = sum(self._mine.points[kind] for kind in PERMANENT)
        self.points = lasting + self._lent + self._both + self._sanctuary()

    def _of_kind(self, kind: Kind) -> list[float]:
        """How surely each area of a kind stays mine today."""
        areas = self._table.areas
        return [kept for area, kept in self._kept.items() if areas[area].kind is kind]

    def _sanctuary(self) -> float:
        areas, own = self._table.areas, self._table.own
        return sum(
            kept
            for area, kept in self._kept.items()
            if areas[area].kind is Kind.SANCTUARY and own[area][0] >= SANCTUARY_SOLDIERS
        )

    def _high_pyramids(self) -> float:
        return sum(
            self._kept.get(area.area, 1 - self._holding.danger(area.area, (0, None)))
            for area in self._table.view.areas
            if area.pyramid is not None
            and area.pyramid.level == HIGHEST
            and area.pyramid.controller == self._table.me
        )

    # --- the row --------------------------------------------------------------------------------

    def row(self, best_other: float) -> list[float]:
        """Describe it, next to the points that the best rival has tonight."""
        return [
            *self._of_points(best_other),
            *self._of_turns(),
            *self._of_means(),
            *self._of_armies(),
            *self._of_pyramids(),
            *self._of_tiles(),
            self._late,
        ]

    def _of_points(self, best_other: float) -> list[float]:
        points, late, target = self._mine.points, self._late, self._table.view.target
        lasting = sum(points[kind] for kind in PERMANENT) / 3
        lent = sum(points[kind] for kind in TEMPORARY) / 3
        behind = max(-4.0, min(4.0, best_other - self.points)) / 2
        wins = max(0.0, min(1.0, self.points - target + 1)) * max(0.0, min(1.0, 0.5 - behind))
        return [
            lasting,
            lasting * late,
            lent,
            lent * late,
            points[Vp.BATTLE] / 3,
            self.points / 3,
            self.points * late / 3,
            wins,
            behind,
            behind * late,
        ]

    def _of_turns(self) -> list[float]:
        mine, view = self._mine, self._table.view
        tokens = (mine.tokens_left + mine.silver_left + mine.gold_left) / 5
        order = view.order.index(mine.seat) / len(view.order) if view.order else 0.0
        return [
            tokens,
            tokens * self._late,
            float(self._table.has_moves(mine)),
            float(decider(view) == mine.seat),
            order,
            len(mine.empty_rows) / 3 if mine.tokens_left else 0.0,
        ]

    def _of_means(self) -> list[float]:
        mine, late = self._mine, self._late
        purse = sum(
            each * max(0, min(mine.prayer, limit) - before)
            for (limit, each), before in zip(
                values.PURSE, (0, *(limit for limit, _ in values.PURSE)), strict=False
            )
        )
        strengths = [BATTLE_CARDS[card].strength for card in mine.may_hold]
        mean = sum(strengths) / len(strengths) if strengths else 0.0
        return [purse, purse * (1 - late), mine.di / 4, mine.cards / 6, mean / 3]

    def _of_armies(self) -> list[float]:
        own = self._table.own
        attacks = [*sorted(self._attacks(), reverse=True), 0.0, 0.0]
        return [
            self._holding.worth(own),
            sum(soldiers for soldiers, _ in own.values()) / 6,
            len(own) / 3,
            sum(soldiers >= BIG for soldiers, _ in own.values()) / 2,
            _creatures(self._mine) / 3,
            sum(self._temples),
            self._pyramids,
            self._both,
            attacks[0],
            attacks[1],
            attacks[0] * self._late,
        ]

    def _attacks(self) -> list[float]:
        """How likely the best attack on each enemy army is won, if I may move once more."""
        me, found = self._table.me, list[float]()
        for area, by_seat in self._coming.items():
            enemy = self._table.enemy_in(area) if me in by_seat else None
            if enemy is None:
                continue
            rival = self._table.view.players[enemy.seat]
            army = (enemy.soldiers, enemy.creature)
            lead = max(
                strength_of(self._mine, mine, enemy.creature, attacks=True)
                - strength_of(rival, army, mine[1], attacks=False)
                for mine in by_seat[me]
            )
            found.append(rough_chance(lead))
        return found

    def _of_pyramids(self) -> list[float]:
        mine, lasting = self._mine, self._lasting
        levels = [mine.levels[colour] for colour in Colour]
        return [
            *(level * lasting / 3 for level in levels),
            *(lasting * (level >= HIGHEST) for level in levels),
            sum(pyramid.level == HIGHEST for pyramid in mine.pyramids) / 2,
        ]

    def _of_tiles(self) -> list[float]:
        mine, lasting = self._mine, self._lasting
        colours = [TILES[tile].colour for tile in mine.tiles]
        return [
            len(colours) / 4,
            sum(values.TILES[power] for power in mine.powers) * lasting,
            *(lasting * colours.count(colour) / 2 for colour in Colour),
            *(lasting * (power in mine.powers) for power in POWERS),
        ]


def _creatures(player: PlayerView) -> float:
    kinds = [CREATURES[creature] for creature in player.creatures]
    return float(sum(kind.strength + kind.damage + kind.protection for kind in kinds))
