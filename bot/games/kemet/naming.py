"""Names of players, areas, cards and tiles as they stand on buttons and in menus."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.kemet.costs import Costs
from bot.texts import Texts
from bot.texts.saying import text_key
from rules.engine.decisions import Seat
from rules.kemet import lookup
from rules.kemet.boards import Area
from rules.kemet.data import (
    BATTLE_CARDS,
    NUMBER_OF,
    TILES,
    BattleCard,
    Card,
    Colour,
    Creature,
    Power,
    Tile,
)
from rules.kemet.view import AreaView, ArmyView, PlayerView, View


class Names:
    """The names of what a view shows to whoever decides, in one language."""

    def __init__(self, texts: Texts, view: View) -> None:
        self.texts = texts
        self.view = view
        self.me: Seat = decider(view)
        self._areas = {area.area: area for area in view.areas}
        self._own = view.players[self.me] if 0 <= self.me < len(view.players) else None

    # --- who and where -----------------------------------------------------------------------

    @property
    def own(self) -> PlayerView | None:
        """Whoever decides; None before the set-up."""
        return self._own

    @property
    def costs(self) -> Costs | None:
        """What things cost whoever decides."""
        return None if self._own is None else Costs(self.view, self._own)

    def player(self, seat: Seat) -> str:
        """A player by colour."""
        if 0 <= seat < len(self.view.players):
            return self.texts(text_key("kemet-player", self.view.players[seat].colour))
        return str(seat + 1)

    def area_view(self, area: Area) -> AreaView | None:
        """An area of this board."""
        return self._areas.get(area)

    def army(self, area: Area, seat: Seat) -> ArmyView | None:
        """A player's army in an area."""
        return lookup.army_of(self.view, seat, area)

    def enemy(self, area: Area) -> ArmyView | None:
        """An army in an area that is not of whoever decides."""
        found = self._areas.get(area)
        return next((a for a in found.armies if a.seat != self.me), None) if found else None

    def place(self, area: Area) -> str:
        """An area with what it is: ``81 temple``."""
        found = self._areas.get(area)
        if found is None:
            return str(area)
        return f"{area} {self.texts(text_key('kemet-click-kind', found.kind))}"

    def standing(self, area: Area) -> tuple[str, ...]:
        """An area and whoever is there: ``81 temple``, ``Green ×3``."""
        there = self.enemy(area) or self.army(area, self.me)
        if there is None:
            return (self.place(area),)
        return self.place(area), f"{self.player(there.seat)} {self.troop(there)}"

    def troop(self, army: ArmyView) -> str:
        """How strong an army is: ``×3``, ``×3 + Sphinx``."""
        return f"×{self.group(army.soldiers, army.creature)}"

    def group(self, soldiers: int, creature: Creature | None) -> str:
        """Soldiers and a creature: ``5 + Phoenix``."""
        return f"{soldiers} + {self.creature(creature)}" if creature else str(soldiers)

    # --- things ------------------------------------------------------------------------------

    def colour(self, colour: Colour) -> str:
        """The colour of a pyramid or of tiles."""
        return self.texts(text_key("kemet-colour", colour))

    def market(self, colour: Colour) -> str:
        """The tiles of a colour, as a button says it."""
        name = self.colour(colour)
        return name[:1].upper() + name[1:]

    def creature(self, creature: Creature) -> str:
        """A creature."""
        return self.texts(text_key("kemet-creature", creature))

    def card(self, card: Card) -> str:
        """A DI card."""
        return self.texts(text_key("kemet-card", card))

    def about_card(self, card: Card) -> str:
        """What a DI card does."""
        return self.texts(text_key("kemet-text-card", card))

    def battle_card(self, card: BattleCard) -> str:
        """A battle card by its number and name: ``320 Fervent``."""
        return f"{NUMBER_OF[card]} {self.texts(text_key('kemet-battle-card', card))}"

    def about_battle_card(self, card: BattleCard) -> str:
        """What the digits of a battle card mean."""
        strike = BATTLE_CARDS[card]
        return self.texts(
            "kemet-text-battle-card",
            strength=strike.strength,
            damage=strike.damage,
            protection=strike.protection,
        )

    def tile(self, tile: Tile) -> str:
        """A power tile by its number and name."""
        kind = TILES.get(tile)
        return f"{tile} {self.texts(text_key('kemet-power', kind.power))}" if kind else str(tile)

    def about_tile(self, tile: Tile) -> str:
        """What a power tile does."""
        kind = TILES.get(tile)
        return self.about_power(kind.power) if kind else ""

    def about_power(self, power: Power | Creature) -> str:
        """What a power does, or the creature of a tile."""
        return self.texts(text_key("kemet-text-power", power))

    def prayer(self, prayer: int) -> str:
        """So many prayer points: ``3 PP``."""
        return self.texts("kemet-click-prayer", number=prayer)

    def gain(self, prayer: int) -> str:
        """Prayer points to be had: ``+3 PP``."""
        return self.texts("kemet-click-gain", number=prayer)

    def cards(self, cards: Iterable[Card]) -> str:
        """Several DI cards, equal ones counted: ``War Rage ×2 + Bronze Wall``."""
        held = list(cards)
        return " + ".join(
            self.card(card) + (f" ×{held.count(card)}" if held.count(card) > 1 else "")
            for card in dict.fromkeys(held)
        )


def decider(view: View) -> Seat:
    """Whoever decides as far as a view tells: its viewer, or who is asked openly."""
    return lookup.decider(view) if view.viewer is None else view.viewer
