"""The Pantheon: what its slots cost (RULES D-14.6, D-17.2)."""

from __future__ import annotations

from rules.duel.data import LEAST_SLOT_COST, SANCTUARY_DISCOUNT, SLOTS, God, Side, Wonder, slot_cost
from rules.duel.state import State, side_of
from rules.engine.decisions import Seat


def slot_price(s: State, seat: Seat, slot: int, offered: tuple[int, ...] = ()) -> int:
    """What a player pays for the card in a slot, with some Offering tokens (Ruling 21)."""
    return max(0, _full_price(s, slot, side_of(s, seat)) - _discount(s, seat, offered))


def slots_within(s: State, seat: Seat, coins: int) -> list[int]:
    """The slots whose cards a player can pay with so many coins and all Offering tokens."""
    most = coins + _discount(s, seat, s.players[seat].offerings)
    if most < LEAST_SLOT_COST:
        return []
    side, slots = side_of(s, seat), s.slots
    return [slot for slot in SLOTS if slot in slots and _full_price(s, slot, side) <= most]


def _full_price(s: State, slot: int, side: Side) -> int:
    """What a slot costs a side; the Gate costs twice as much."""
    card = s.slots.get(slot)
    is_gate = card is not None and card.god is God.GATE
    return slot_cost(slot, side) * (2 if is_gate else 1)


def _discount(s: State, seat: Seat, offered: tuple[int, ...]) -> int:
    sanctuary = Wonder.SANCTUARY in s.players[seat].built
    return sum(offered) + (SANCTUARY_DISCOUNT if sanctuary else 0)
