"""Buying a power tile, and what it does at once (RULES K-6.3, K-9.6, K-13)."""

from __future__ import annotations

from rules.engine.decisions import Choice, Seat
from rules.engine.errors import Why
from rules.engine.events import tell, tell_only
from rules.kemet.armies import homes
from rules.kemet.asking import ask, ask_in_secret, because
from rules.kemet.control import effective_level
from rules.kemet.data import (
    CARD_OF_NUMBER,
    CREATURE_OF,
    NUMBER_OF,
    SPECIAL_OF,
    TILES,
    TILES_OF,
    Colour,
    Creature,
    Discards,
    Mode,
    Power,
    Tile,
    Vp,
)
from rules.kemet.keys import NOTHING, WAIT
from rules.kemet.places import why_not_home
from rules.kemet.points import gain_point
from rules.kemet.prices import pay, tile_price
from rules.kemet.read_keys import read_battle_card, read_number
from rules.kemet.refusals import Reason
from rules.kemet.state import RESERVE, State, battle_bag, without

LEVELS_OF_BEGINNERS = 2


async def buy(s: State) -> None:
    """Buy one tile of the colour of the space (D-10)."""
    seat, colour = s.active, s.colour
    assert colour is not None, "a space for tiles has a colour"
    answer = await ask(
        s,
        seat,
        "buy",
        lambda: [NOTHING, *map(str, buyable(s, seat, colour))],
        lambda key: why_not_bought(s, seat, colour, key),
    )
    s.deed = s.colour = None
    if answer == NOTHING:
        tell(s, "no_effect", seat=seat, deed="buy")
        return
    kind, player = TILES[int(answer)], s.players[seat]
    price = tile_price(player, kind.number)
    pay(s, seat, price)
    player.holdings = player.holdings.with_tile(kind.power, kind.number)
    tell(s, "bought", seat=seat, tile=kind.number, power=kind.power, price=price)
    await _take_effect(s, seat, kind.power)


def highest_tile(s: State) -> int:
    """Beginners buy level 1 on the first day, then level 2 too (K-13)."""
    if s.setting.mode is not Mode.BEGINNER:
        return max(kind.level for kind in TILES.values())
    return min(s.day, LEVELS_OF_BEGINNERS)


def buyable(s: State, seat: Seat, colour: Colour) -> list[Tile]:
    """The tiles that a player can buy and pay."""
    player = s.players[seat]
    level = min(effective_level(s, seat, colour), highest_tile(s))
    gone = {tile for other in s.players for tile in other.tiles.values()}
    return [
        tile
        for tile in TILES_OF[colour]
        if TILES[tile].level <= level
        and tile not in gone
        and TILES[tile].power not in player.tiles
        and tile_price(player, tile) <= player.prayer
    ]


def why_not_bought(s: State, seat: Seat, colour: Colour, key: str) -> Why | None:
    """Say why a tile cannot be bought."""
    tile = read_number(key)
    if tile not in TILES:
        return None
    player, kind = s.players[seat], TILES[tile]
    if kind.colour is not colour:
        return because(Reason.WRONG_ACTION, colour=colour)
    if kind.power in player.tiles:
        return because(Reason.DUPLICATE_TILE, tile=tile)
    if any(tile in other.tiles.values() for other in s.players):
        return because(Reason.TILE_GONE, tile=tile)
    if kind.level > highest_tile(s):
        return because(Reason.WRONG_PHASE, level=kind.level)
    level = effective_level(s, seat, colour)
    if kind.level > level:
        return because(Reason.PYRAMID_LEVEL, colour=colour, level=level, needed=kind.level)
    price = tile_price(player, tile)
    return because(Reason.NOT_ENOUGH_PRAYER, price=price, prayer=player.prayer)


# --- what a tile does at once ----------------------------------------------------------------


async def _take_effect(s: State, seat: Seat, power: Power) -> None:
    """Everything else works as long as the tile is owned."""
    if power is Power.VICTORY_POINT:
        gain_point(s, seat, Vp.TILE)
    if power is Power.SPHINX:
        gain_point(s, seat, Vp.SPHINX)
    if power in SPECIAL_OF:
        await _exchange_card(s, seat, power)
    if power in CREATURE_OF:
        await _place_creature(s, seat, CREATURE_OF[power])


async def _place_creature(s: State, seat: Seat, creature: Creature) -> None:
    """A new creature joins soldiers at home, or waits on its tile (D-11)."""
    player = s.players[seat]
    player.creatures[creature] = RESERVE
    answer = await ask(
        s,
        seat,
        "creature",
        [WAIT, *map(str, homes(player))],
        lambda key: why_not_home(s, seat, key),
    )
    if answer != WAIT:
        player.creatures[creature] = int(answer)
    tell(s, "creature_placed", seat=seat, creature=creature, area=player.creatures[creature])


async def _exchange_card(s: State, seat: Seat, power: Power) -> None:
    """All battle cards come back, and one of them is given up for a special one (D-12)."""
    player, special = s.players[seat], SPECIAL_OF[power]
    player.cards = battle_bag((*player.cards, *player.played, *player.dropped))
    player.played = player.dropped = ()
    face_up = s.setting.discards is Discards.FACE_UP
    numbers = [NUMBER_OF[card] for card in player.cards]
    choice = Choice(
        seat,
        "strategy",
        numbers,
        why_not_given,
        seen_by=None if face_up else (seat,),
    )
    given = CARD_OF_NUMBER[(await ask_in_secret(s, [choice]))[seat]]
    player.cards = battle_bag((*without(player.cards, given), special))
    player.removed += (given,)
    tell(s, "cards_taken_back", seat=seat, special=special, **({"given": given} if face_up else {}))
    if not face_up:
        tell_only(s, (seat,), "card_given_up", seat=seat, card=given)


def why_not_given(key: str) -> Why | None:
    """Say that a battle card is not held."""
    card = read_battle_card(key)
    return None if card is None else because(Reason.CARD_NOT_HELD, card=card)
