"""Reads single values of a position of Imhotep and reports the path of a wrong one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from rules.engine.decisions import Seat
from rules.engine.errors import BadSetting
from rules.engine.fields import (
    Fields,
    list_of,
    one_of,
    optional,
    read_number,
    read_text,
    read_truth,
)
from rules.imhotep.data import MINIMUM_LOAD, SITES, Card, Colour, Side, Site
from rules.imhotep.state import NOBODY, Setting, Ship

# A stone is written as one letter, its colour's: black and brown begin alike.
LETTERS: dict[Colour, str] = {
    Colour.BLACK: "K",
    Colour.WHITE: "W",
    Colour.BROWN: "N",
    Colour.GRAY: "G",
}
EMPTY = "_"

_SHIP = re.compile(r"([1-4])(?:\[([^\]]*)\])?(?:@(\w+))?")


def write_stones(colours: Sequence[Colour], stones: Sequence[Seat]) -> str:
    """Write stones as letters: ``KWWN``."""
    return "".join(EMPTY if seat == NOBODY else LETTERS[colours[seat]] for seat in stones)


def read_stones(colours: Sequence[Colour]) -> Callable[[str, Any], list[Seat]]:
    """Read stones written as letters; blanks and commas do not count."""
    seat_of = {LETTERS[colour]: seat for seat, colour in enumerate(colours)}

    def read(path: str, value: object) -> list[Seat]:
        letters = re.sub(r"[\s,]", "", read_text(path, value)).upper()
        for letter in letters:
            if letter not in seat_of:
                raise BadSetting(path, "no such stone", stone=letter, known=list(seat_of))
        return [seat_of[letter] for letter in letters]

    return read


def write_ship(colours: Sequence[Colour], ship: Ship) -> str:
    """Write a ship: ``4[K,_,W,_]``, or ``3@temple`` when it is docked."""
    if ship.site is not None:
        return f"{ship.capacity}@{ship.site}"
    return f"{ship.capacity}[{','.join(write_stones(colours, ship.places))}]"


def read_ship(colours: Sequence[Colour]) -> Callable[[str, Any], Ship]:
    """Read a ship; ``4`` alone is an empty one."""
    read_one = read_stones(colours)

    def read(path: str, value: object) -> Ship:
        found = _SHIP.fullmatch(read_text(path, value).replace(" ", ""))
        if found is None or int(found[1]) not in MINIMUM_LOAD:
            raise BadSetting(path, "a ship is written as 4[K,_,W,_] or 3@temple")
        capacity = int(found[1])
        letters = re.sub(",", "", found[2]) if found[2] is not None else EMPTY * capacity
        if len(letters) != capacity:
            raise BadSetting(path, "as many places as the ship has", places=capacity)
        places = [NOBODY if x == EMPTY else read_one(path, x)[0] for x in letters]
        return Ship(tuple(places), optional(one_of(Site))(path, found[3]))

    return read


def read_cards(path: str, value: object) -> tuple[Card, ...]:
    """Read a list of market cards."""
    return tuple(list_of(one_of(Card))(path, value))


def read_sides(path: str, value: object) -> dict[Site, Side]:
    """Read the sides of the boards: one for all, or by site, side A where none is named."""
    if isinstance(value, str):
        return dict.fromkeys(SITES, one_of(Side)(path, value))
    fields = Fields(path, value)
    sides = {site: fields.take(site, one_of(Side), Side.A) for site in SITES}
    fields.finish()
    return sides


def read_points(path: str, value: object) -> int:
    """Read a number of points; there can be fewer than none."""
    if isinstance(value, int) and not isinstance(value, bool) and -(10**9) < value < 0:
        return value
    return read_number(path, value)


def read_setting(path: str, value: object) -> Setting:
    """Read what was agreed before the game."""
    fields = Fields(path, value)
    colours = fields.take("colours", list_of(optional(one_of(Colour))), list[Colour | None]())
    sides = fields.take("sides", list_of(optional(one_of(Side))), list[Side | None]())
    wrath = fields.take("wrath", read_truth, False)
    first = fields.take("first", lambda p, v: NOBODY if v == NOBODY else read_number(p, v), NOBODY)
    fields.finish()
    return Setting(tuple(colours), tuple(sides), wrath, first)
