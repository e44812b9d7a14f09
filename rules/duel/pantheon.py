"""The Pantheon: what its slots cost (RULES D-14.6, D-17.2)."""

from __future__ import annotations

from rules.duel.data import SANCTUARY_DISCOUNT, God, Wonder, slot_cost
from rules.duel.state import State, side_of
from rules.engine.decisions import Seat


def slot_price(s: State, seat: Seat, slot: int, offered: tuple[int, ...] = ()) -> int:
    """What a player pays for the card in a slot, with some Offering tokens (Ruling 21)."""
    price = slot_cost(slot, side_of(s, seat))
    card = s.slots.get(slot)
    if card is not None and card.god is God.GATE:
        price *= 2
    if Wonder.SANCTUARY in s.players[seat].built:
        price -= SANCTUARY_DISCOUNT
    return max(0, price - sum(offered))
