"""What power tiles and pyramids are worth to me."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from ai.kemet import values
from ai.kemet.table import NOBODY, Table
from rules.kemet.boards import Area
from rules.kemet.data import CREATURE_OF, HIGHEST, TILES, TILES_OF, Colour, Mode, Power, Tile
from rules.kemet.lookup import build_price, tile_price
from rules.kemet.read_keys import read_construction, read_number, read_raising

EARNING = (Power.VICTORY_POINT, Power.SPHINX)
FOR_BATTLES = (Power.CHARGE, Power.CARNAGE, Power.BLADES_OF_NEITH, Power.INITIATIVE)
SECOND_LEVEL = 2  # the highest tiles that beginners ever buy


class Market:
    """Values what can be bought and built."""

    def __init__(self, table: Table) -> None:
        self._table = table

    # --- tiles ----------------------------------------------------------------------------------

    def tile_worth(self, tile: Tile) -> float:
        """What a tile brings for the rest of the game, its price not counted."""
        power = TILES[tile].power
        lasting = min(1.2, (0.4 + self._table.days_left) / values.TILE_DAYS)
        worth = values.TILES[power] * lasting
        if power in FOR_BATTLES or power in CREATURE_OF:
            # They already help in today's battles.
            worth = max(worth, 0.3 * values.TILES[power])
        return worth + (power in EARNING) + self._fit(power) * lasting

    def _fit(self, power: Power) -> float:
        """How a tile goes with what I have."""
        mine = self._table.mine
        match power:
            case Power.SLAVES:
                missing = sum(HIGHEST - pyramid.level for pyramid in mine.pyramids)
                return 0.05 * (missing - 6)
            case Power.OPEN_GATES:
                return -0.3 if Power.PHOENIX in mine.powers else 0.0
            case Power.LEGION:
                return 0.1 if mine.creatures else 0.0
            case Power.PRIEST_OF_AMON:
                return -0.2 if Power.HIGH_PRIEST in mine.powers else 0.0
            case Power.DIVINE_WOUND:
                return 0.15 * (Power.DIVINE_BOON in mine.powers) + 0.15 * (
                    Power.MUMMY in mine.powers
                )
            case Power.DEFENSIVE_VICTORY:
                return 0.2 * (Power.DEFENSE in mine.powers)
            case _:
                return 0.0

    def net(self, tile: Tile) -> float:
        """What a tile brings beyond its price."""
        return self.tile_worth(tile) - self._table.spending(tile_price(self._table.mine, tile))

    def best_purchase(self, colour: Colour) -> float:
        """What the best tile of a colour brings that I can buy now."""
        level, prayer = self._table.mine.levels[colour], self._table.mine.prayer
        return max(
            (
                self.net(tile)
                for tile in self._offered(colour)
                if TILES[tile].level <= min(level, self._highest_tile)
                and tile_price(self._table.mine, tile) <= prayer
            ),
            default=0.0,
        )

    @cached_property
    def _highest_tile(self) -> int:
        if self._table.view.mode is not Mode.BEGINNER:
            return HIGHEST
        return min(SECOND_LEVEL, max(1, self._table.view.day))

    def _offered(self, colour: Colour) -> Iterable[Tile]:
        """The tiles of a colour that are left and that I do not have."""
        market, powers = self._table.view.market, self._table.mine.powers
        return (
            tile for tile in TILES_OF[colour] if tile in market and TILES[tile].power not in powers
        )

    # --- pyramids -------------------------------------------------------------------------------

    def _choice(self, colour: Colour, level: int) -> float:
        """What the tiles are worth that a level makes possible, the best two of them."""
        mine, beginner = self._table.mine, self._table.view.mode is Mode.BEGINNER
        most = min(level, SECOND_LEVEL) if beginner else level
        nets = sorted(
            (
                self.tile_worth(tile) - 0.1 * tile_price(mine, tile)
                for tile in self._offered(colour)
                if TILES[tile].level <= most
            ),
            reverse=True,
        )
        best = [max(0.0, net) for net in nets[:2]]
        weights = (values.UNLOCKED, values.UNLOCKED_NEXT)
        return sum(net * weight for net, weight in zip(best, weights, strict=False))

    def unlocking(self, colour: Colour, level: int) -> float:
        """What a pyramid of a level lets me buy that I cannot buy without it."""
        before = self._table.mine.levels[colour]
        if level <= before:
            return 0.0
        return self._choice(colour, level) - self._choice(colour, before)

    def height(self, colour: Colour, level: int) -> float:
        """What it is worth to have a pyramid of mine that high."""
        pyramid = next(p for p in self._table.mine.pyramids if p.colour is colour)
        worth = self._choice(colour, level) + values.OWN_PYRAMID * level
        if level == HIGHEST:
            held = pyramid.controller in (self._table.me, NOBODY)
            worth += max(values.HIGH_PYRAMID, self._table.temporary) if held else 0.1
        return worth

    def construction(self, key: str) -> float:
        """What a building brings beyond its price."""
        wanted = read_construction(key)
        return self.built(wanted.colour, wanted.level, wanted.site) if wanted is not None else 0.0

    def built(self, colour: Colour, level: int, site: Area = 0) -> float:
        """What it brings to build a pyramid to a level."""
        before = self._level(colour)
        price = build_price(self._table.mine, before, level)
        risen = self.height(colour, level) - self.height(colour, before)
        return risen - self._table.spending(price) + self._site(site)

    def _site(self, site: Area) -> float:
        """A new pyramid stands best where soldiers can leave by it."""
        return 0.01 * self._table.own.get(site, (0, None))[0] if site else 0.0

    def _level(self, colour: Colour) -> int:
        return next(p.level for p in self._table.mine.pyramids if p.colour is colour)

    def best_construction(self) -> float:
        """What the best building brings that I can pay."""
        found = [0.0]
        for pyramid in self._table.mine.pyramids:
            for level in range(pyramid.level + 1, self._table.view.highest + 1):
                if build_price(self._table.mine, pyramid.level, level) <= self._table.mine.prayer:
                    found.append(self.built(pyramid.colour, level))
        return max(found)

    def raising(self, key: str) -> float:
        """What Hand of God brings with a pyramid; it costs nothing."""
        wanted = read_raising(key)
        if wanted is None:
            return 0.0
        level = self._level(wanted.colour)
        risen = self.height(wanted.colour, level + 1) - self.height(wanted.colour, level)
        # One more level is not yet the fourth, but nearer to it.
        return risen + 0.05 * level + self._site(wanted.site)

    def purchase(self, key: str) -> float:
        """What a tile brings; nothing bought brings nothing."""
        tile = read_number(key)
        return self.net(tile) if tile is not None else 0.0
