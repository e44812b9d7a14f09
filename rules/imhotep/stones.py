"""Stones between quarry, sled and ships (RULES I-5, I-6)."""

from __future__ import annotations

from rules.engine.decisions import Seat
from rules.engine.events import tell
from rules.imhotep.data import STONES_TAKEN
from rules.imhotep.keys import Space, spaces_in
from rules.imhotep.state import NOBODY, State, harbour, room_for, ship


def take_stones(s: State, seat: Seat, most: int = STONES_TAKEN) -> None:
    """As many stones as fit go from the quarry to the sled (I-5.2)."""
    player, count = s.players[seat], room_for(s, seat, most)
    player.quarry -= count
    player.sled += count
    tell(s, "taken", seat=seat, count=count, sled=player.sled, quarry=player.quarry)


def empty_spaces(s: State) -> list[Space]:
    """The empty places of all ships that have not sailed (I-6.2)."""
    return spaces_in((number, each.free) for number, each in harbour(s))


def load_stone(s: State, seat: Seat, space: Space) -> None:
    """One stone goes from the sled to an empty place of a ship (I-6.3)."""
    number, place = space
    s.players[seat].sled -= 1
    _put(s, number, place, seat)
    tell(s, "loaded", seat=seat, ship=number, place=place, sled=s.players[seat].sled)


def unload(s: State, number: int, place: int) -> Seat:
    """Take a stone off a ship; return its owner."""
    owner = s.ships[number - 1].places[place - 1]
    _put(s, number, place, NOBODY)
    return owner


def return_to_quarry(s: State, number: int) -> None:
    """All stones aboard a ship go back to their owners' quarries (I-8.1.3, Ruling 4)."""
    full = s.ships[number - 1]
    owners = [seat for seat in full.places if seat != NOBODY]
    for owner in owners:
        s.players[owner].quarry += 1
    s.ships[number - 1] = ship((NOBODY,) * full.capacity, full.site)
    if owners:
        tell(s, "stones_returned", ship=number, seats=owners)


def _put(s: State, number: int, place: int, seat: Seat) -> None:
    before = s.ships[number - 1]
    places = (*before.places[: place - 1], seat, *before.places[place:])
    s.ships[number - 1] = ship(places, before.site)
