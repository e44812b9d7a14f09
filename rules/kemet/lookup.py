"""Look-ups in a view: who decides, who stands where, what something costs.

For everybody who has a view instead of the state: fronts, pictures, computer players.
"""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.kemet.boards import Area, City, Kind
from rules.kemet.data import (
    CARDS,
    SCRIBE_SOLDIERS,
    TELEPORT_FEE,
    TILES,
    TOKENS,
    Card,
    Colour,
    Creature,
    Mode,
    Power,
    Space,
    Tile,
)
from rules.kemet.refusals import Reason
from rules.kemet.state import NOBODY
from rules.kemet.view import AreaView, ArmyView, FighterView, PlayerView, PyramidView, View


def player_of(view: View, seat: Seat) -> PlayerView | None:
    """A player; None before the set-up."""
    return view.players[seat] if 0 <= seat < len(view.players) else None


def in_turn_order(view: View) -> list[PlayerView]:
    """The players in the turn order."""
    return [view.players[seat] for seat in view.order if seat < len(view.players)]


def decider(view: View) -> Seat:
    """Whoever decides now, the active player between two decisions; -1 if that is not public."""
    return view.asked[0] if view.asked else view.active


def seat_of_city(view: View, city: City) -> Seat:
    """Whose city this is, or -1."""
    return next((player.seat for player in view.players if player.city == city), NOBODY)


def free_cities(view: View) -> list[City]:
    """The cities that nobody has taken yet."""
    taken = [player.city for player in view.players]
    cities = sorted({area.city for area in view.areas if area.city})
    return [city for city in cities if city not in taken]


# --- the board -------------------------------------------------------------------------------


def area_of(view: View, area: Area) -> AreaView | None:
    """An area; None if it is not on this board."""
    return next((found for found in view.areas if found.area == area), None)


def army_of(view: View, seat: Seat, area: Area) -> ArmyView | None:
    """A player's army in an area."""
    found = area_of(view, area)
    armies = found.armies if found is not None else ()
    return next((army for army in armies if army.seat == seat), None)


def armies_of(view: View, seat: Seat) -> dict[Area, ArmyView]:
    """All armies of a player by area."""
    return {area.area: army for area in view.areas for army in area.armies if army.seat == seat}


def temples_of(view: View, seat: Seat) -> list[Area]:
    """The temples that a player controls."""
    temples = (area for area in view.areas if area.kind is Kind.TEMPLE)
    return [area.area for area in temples if area.controller == seat]


def pyramid_of(view: View, seat: Seat, colour: Colour) -> PyramidView | None:
    """A player's pyramid of a colour."""
    player = player_of(view, seat)
    pyramids = player.pyramids if player is not None else ()
    return next((pyramid for pyramid in pyramids if pyramid.colour is colour), None)


def waiting_creatures(player: PlayerView) -> list[Creature]:
    """A player's creatures in the reserve."""
    return [creature for creature, area in player.creatures.items() if not area]


def free_spaces(player: PlayerView) -> list[Space]:
    """The spaces of the pyramid of actions without a token, but for the gold one."""
    return [space for space in Space if space is not Space.GOLD and space not in player.tokens]


def turns_left(view: View) -> int:
    """How many turns of this day are left for whoever has not had the one under way."""
    return TOKENS - view.turn + 1


# --- prices ----------------------------------------------------------------------------------


def _less(player: PlayerView, price: int) -> int:
    return max(0, price - (Power.PRIEST_OF_RA in player.powers))


def tile_price(player: PlayerView, tile: Tile) -> int:
    """What a tile costs a player."""
    return _less(player, TILES[tile].level - (Power.PRIESTESS in player.powers))


def build_price(player: PlayerView, level: int, target: int) -> int:
    """What it costs to build from one level to another."""
    slaves = Power.SLAVES in player.powers
    return _less(player, sum(n - slaves for n in range(level + 1, target + 1)))


def recruit_price(player: PlayerView, soldiers: int) -> int:
    """What so many soldiers of one action cost."""
    free = SCRIBE_SOLDIERS if Power.RECRUITING_SCRIBE in player.powers else 0
    return _less(player, soldiers - free)


def teleport_price(player: PlayerView) -> int:
    """What a teleport costs."""
    return _less(player, TELEPORT_FEE - (Power.STARGATE in player.powers))


def card_price(player: PlayerView, card: Card) -> int:
    """What a DI card costs."""
    return _less(player, CARDS[card].cost)


def why_not_buy(view: View, seat: Seat, tile: Tile) -> Reason | None:
    """The one reason why a player cannot buy a tile now, if there is one."""
    player, kind = view.players[seat], TILES[tile]
    if kind.power in player.powers:
        return Reason.DUPLICATE_TILE
    if tile in view.owners:
        return Reason.TILE_GONE
    if view.mode is Mode.BEGINNER and kind.level > min(2, max(1, view.day)):
        return Reason.WRONG_PHASE
    if kind.level > player.levels[kind.colour]:
        return Reason.PYRAMID_LEVEL
    return Reason.NOT_ENOUGH_PRAYER if tile_price(player, tile) > player.prayer else None


# --- battles ---------------------------------------------------------------------------------


def fighter_of(view: View, seat: Seat) -> FighterView | None:
    """A player's side of the battle under way."""
    if view.battle is None:
        return None
    sides = (view.battle.attacker, view.battle.defender)
    return next((side for side in sides if side.seat == seat), None)


def losses(side: FighterView, enemy: FighterView) -> int:
    """What a side would lose as far as cards are known."""
    return min(side.soldiers, max(0, enemy.total_damage - side.total_protection))
