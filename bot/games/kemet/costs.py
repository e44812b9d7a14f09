"""What things cost whoever decides, and whether an action could do anything at all."""

from __future__ import annotations

from rules.kemet import lookup
from rules.kemet.boards import districts
from rules.kemet.data import MOST_PRAYER, PRAY, TILES, Card, Colour, Power, Tile
from rules.kemet.view import PlayerView, View


class Costs:
    """The prices of one player."""

    def __init__(self, view: View, player: PlayerView) -> None:
        self._view = view
        self._player = player

    def tile(self, tile: Tile) -> int:
        """A power tile."""
        return lookup.tile_price(self._player, tile)

    def card(self, card: Card) -> int:
        """A DI card."""
        return lookup.card_price(self._player, card)

    def building(self, colour: Colour, level: int) -> int:
        """A pyramid, from the level that it has."""
        return lookup.build_price(self._player, self.level(colour), level)

    def soldiers(self, count: int) -> int:
        """Some more soldiers of a Recruit action, which are paid with those before them."""
        before = self._view.recruited
        paid = lookup.recruit_price(self._player, before)
        return lookup.recruit_price(self._player, before + count) - paid

    def teleport(self) -> int:
        """A teleport."""
        return lookup.teleport_price(self._player)

    def level(self, colour: Colour) -> int:
        """The level of an own pyramid."""
        pyramid = lookup.pyramid_of(self._view, self._player.seat, colour)
        return pyramid.level if pyramid is not None else 0

    def prayers(self) -> int:
        """What Pray brings."""
        return PRAY + (Power.PRIEST in self._player.powers)

    def gained(self, prayer: int) -> int:
        """As much of some prayer points as there is room for."""
        return min(prayer, MOST_PRAYER - self._player.prayer)

    # --- whether an action can do anything ---------------------------------------------------

    def can_buy(self, colour: Colour) -> bool:
        """Return whether any tile of a colour can be bought and paid."""
        return any(
            lookup.why_not_buy(self._view, self._player.seat, tile) is None
            for tile in self._view.market
            if TILES[tile].colour is colour
        )

    def can_build(self) -> bool:
        """Return whether any pyramid can be raised and paid."""
        return any(
            level < self._view.highest and self.building(colour, level + 1) <= self._player.prayer
            for colour in Colour
            for level in (self.level(colour),)
        )

    def can_recruit(self) -> bool:
        """Return whether anybody can come into an own district."""
        player, armies = self._player, lookup.armies_of(self._view, self._player.seat)
        home = [armies.get(district) for district in districts(player.city)]
        has_room = any(army is None or army.soldiers < player.army_limit for army in home)
        pays = lookup.recruit_price(player, 1) <= player.prayer
        if player.reserve and has_room and pays:
            return True
        led = [army for army in home if army is not None and army.creature is None]
        return bool(lookup.waiting_creatures(player) and led)
