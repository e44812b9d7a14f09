"""What a stone that arrives at a site sets off: points, bonuses, cards (RULES I-8, I-9.2).

A red card puts a stone on a site, and a cell of pyramids B may give a card, so these
rules call each other; everything one stone sets off is complete before the next (I-7.4).
"""

from __future__ import annotations

from rules.engine.decisions import Seat, choose
from rules.engine.events import tell
from rules.imhotep.data import CARDS, STONES_TAKEN, Bonus, Card, CardColour, Site
from rules.imhotep.deck import draw_card, keep_card, put_on_discard
from rules.imhotep.keys import NO, YES, read_space, space_key
from rules.imhotep.pending import why_not_yet
from rules.imhotep.sites.obelisks import raise_obelisk
from rules.imhotep.sites.pyramid import build_pyramid
from rules.imhotep.state import Phase, State, discard_pile, draw_pile, room_for
from rules.imhotep.stones import empty_spaces, load_stone, take_stones


async def build(s: State, seat: Seat, site: Site) -> None:
    """A stone goes to a site that is built of stones, by the rules of its side."""
    match site:
        case Site.PYRAMID:
            bonus = await build_pyramid(s, seat)
            if bonus is not None:
                await use_bonus(s, seat, bonus)
        case Site.TEMPLE:
            s.temple.append(seat)
            tell(s, "built", site=site, seat=seat, stones=len(s.temple))
        case Site.TOMB:
            s.tomb.append(seat)
            tell(s, "built", site=site, seat=seat, stones=len(s.tomb))
        case Site.OBELISKS:
            raise_obelisk(s, seat)
        case Site.MARKET:
            raise AssertionError("nothing is built at the market")


async def gain_card(s: State, seat: Seat, card: Card, source: str) -> None:
    """A red card is carried out at once and discarded, others are kept (I-8.1.2, I-9.2)."""
    tell(s, "card_gained", seat=seat, card=card, source=source)
    if CARDS[card].colour is not CardColour.RED:
        keep_card(s, seat, card)
        return
    site = CARDS[card].site
    assert site is not None
    player = s.players[seat]
    if player.quarry:
        player.quarry -= 1
        await build(s, seat, site)
    else:
        tell(s, "no_stone", seat=seat, card=card)  # the sled is never used (Ruling 10)
    put_on_discard(s, card)


# --- bonuses of pyramids B (I-8.4.4) --------------------------------------------------------


async def use_bonus(s: State, seat: Seat, bonus: Bonus) -> None:
    """After the point the owner may use the bonus; unasked if it can do nothing (Ruling 20)."""
    match bonus:
        case Bonus.CARD:
            await _bonus_card(s, seat)
        case Bonus.STONES:
            if room_for(s, seat, STONES_TAKEN) and await _wants(s, seat, bonus):
                take_stones(s, seat)
        case Bonus.LOAD:
            await _bonus_load(s, seat)


async def _wants(s: State, seat: Seat, bonus: Bonus) -> bool:
    pick = await choose(seat, f"bonus.{bonus}", (YES, NO), why_not=why_not_yet)
    tell(s, "bonus", seat=seat, bonus=bonus, used=pick == YES)
    return pick == YES


async def _bonus_card(s: State, seat: Seat) -> None:
    """Take the top card of the draw pile."""
    if not draw_pile(s) and not discard_pile(s):
        return
    if await _wants(s, seat, Bonus.CARD):
        card = await draw_card(s, "bonus_card")
        assert card is not None
        await gain_card(s, seat, card, "bonus")


async def _bonus_load(s: State, seat: Seat) -> None:
    """Put a stone on any ship that has not sailed; the one being unloaded has.

    At the end of a round no ship is left to load, not even of a stalled one (Ruling 24).
    """
    spaces = empty_spaces(s) if s.phase is Phase.TURN else []
    if not s.players[seat].sled or not spaces:
        return
    options = [*map(space_key, spaces), NO]
    pick = await choose(seat, "bonus.load", options, why_not=why_not_yet)
    space = read_space(pick)
    tell(s, "bonus", seat=seat, bonus=Bonus.LOAD, used=space is not None)
    if space is not None:
        load_stone(s, seat, space)
