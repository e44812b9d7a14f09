"""The harbour: four ships side by side, each with its places from the bow, which points left."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderer.brush import Brush, Point, Sprite, curve, ellipse, mix, rounded
from renderer.imhotep.layout import HARBOUR, Box, square
from renderer.imhotep.palette import FADED, Theme
from renderer.imhotep.stones import stone
from renderer.labels import Labels, key
from renderer.type import Weight, write
from rules.imhotep.data import SHIPS
from rules.imhotep.state import NOBODY
from rules.imhotep.view import ShipView, View

BERTH = (HARBOUR[2] - HARBOUR[0]) // SHIPS
STONE, SLOT, _STEP = 44, 46, 48
_FIRST = 56  # from the left of a berth to the middle of the first place
_DECK, _NUMBERS, _TOP = 206, 247, 128  # heights
_HULL = (256, 104)


def berth(number: int) -> Box:
    """The water of a ship."""
    left = HARBOUR[0] + BERTH * (number - 1)
    return left, HARBOUR[1], left + BERTH, HARBOUR[3]


def slot_at(number: int, place: int) -> Point:
    """The middle of a place of a ship."""
    return berth(number)[0] + _FIRST + _STEP * (place - 1), _DECK


def slot_box(number: int, place: int) -> Box:
    """A place of a ship."""
    return square(slot_at(number, place), SLOT)


def bow_at(number: int) -> Point:
    """Where a ship's number is, and where its way begins."""
    return berth(number)[0] + 38, _TOP


def ship_box(ship: ShipView) -> Box:
    """The whole ship."""
    left = berth(ship.number)[0]
    right = round(slot_at(ship.number, ship.capacity)[0]) + 50
    return left + 4, _TOP - 36, min(right, left + BERTH - 3), HARBOUR[3] - 6


def is_gone(ship: ShipView) -> bool:
    """Return whether a ship has sailed and is empty."""
    return ship.site is not None and not any(seat != NOBODY for seat in ship.places)


def draw_harbour(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    """Draw all ships of the round."""
    for ship in view.ships:
        _draw_ship(image, theme, view, ship, labels)


def _draw_ship(
    image: Image.Image, theme: Theme, view: View, ship: ShipView, labels: Labels
) -> None:
    left, gone = berth(ship.number)[0], is_gone(ship)
    _hull(theme, ship.capacity, gone=gone).put(image, (left + _HULL[0] / 2 + 2, _DECK + 14))
    for place, seat in enumerate(ship.places, 1):
        at = slot_at(ship.number, place)
        if not gone:
            write(
                image,
                (at[0], _NUMBERS),
                str(place),
                theme.halo,
                size=24,
                width=44,
                weight=Weight.EXTRA,
                align="middle",
            )
        if seat != NOBODY:
            stone(theme, view.players[seat].colour, STONE).put(image, at)
        elif not gone:
            draw_place(image, theme, at, SLOT)
    _draw_top(image, theme, ship, labels)


def _draw_top(image: Image.Image, theme: Theme, ship: ShipView, labels: Labels) -> None:
    """The ship's number, and how much it must carry or where it is."""
    at = bow_at(ship.number)
    _disc(theme, lit=ship.site is None).put(image, at)
    write(
        image,
        at,
        str(ship.number),
        theme.panel,
        size=34,
        width=44,
        weight=Weight.EXTRA,
        align="middle",
    )
    if ship.site is not None:
        text = f"→ {labels(key('imhotep', 'site', ship.site))}"
        write(image, (at[0] + 38, _TOP), text, theme.text, size=26, width=176, weight=Weight.EXTRA)
        return
    load = sum(seat != NOBODY for seat in ship.places)
    ready = load >= ship.minimum
    _sail(theme, ready=ready).put(image, (at[0] + 110, _TOP))
    write(
        image,
        (at[0] + 112, _TOP),
        labels("imhotep-label-least", number=ship.minimum),
        theme.ink if ready else theme.text,
        size=26,
        width=124,
        weight=Weight.EXTRA,
        align="middle",
    )


# --- sprites -------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _hull(theme: Theme, capacity: int, *, gone: bool) -> Sprite:
    """A boat of papyrus with a raised bow; of one that has sailed only a faint shape is left."""
    brush = Brush(*_HULL)
    w, end = _HULL[0] / 2, -_HULL[0] / 2 + _FIRST + _STEP * (capacity - 1) + 28
    wood, deck = theme.wood, theme.deck
    if gone:
        wood, deck = (mix(c, theme.water, FADED) for c in (wood, deck))
    shape = curve(
        [
            (-w + 6, -44),
            (-w + 26, 2),
            (-w + 36, 42),
            (end - 18, 42),
            (end + 12, -6),
            (end + 18, -34),
            (end, -30),
            (end - 30, -36),
            (-w + 40, -36),
            (-w + 22, -34),
        ]
    )
    if not gone:
        brush.outlined([shape], theme.ink, 2.4)
    brush.fill(shape, wood)
    brush.fill(rounded(-w + 32, -36, end, 10, 8), deck)
    return brush.sprite()


def draw_place(image: Image.Image, theme: Theme, at: Point, side: int) -> None:
    """An empty place for a stone, on a ship or a sled."""
    _slot(theme, side).put(image, at)


@lru_cache(maxsize=8)
def _slot(theme: Theme, side: int) -> Sprite:
    brush = Brush(side + 4, side + 4)
    h = side / 2 - 1
    brush.fill(rounded(-h, -h, h, h, 8), theme.ink)
    brush.fill(rounded(-h + 2, -h + 2, h - 2, h - 2, 6), theme.slot)
    return brush.sprite()


@lru_cache(maxsize=8)
def _disc(theme: Theme, *, lit: bool) -> Sprite:
    brush = Brush(64, 64)
    disc = ellipse(0, 0, 26)
    brush.outlined([disc], theme.panel, 2.6)
    brush.fill(disc, theme.text if lit else theme.faded)
    return brush.sprite()


@lru_cache(maxsize=8)
def _sail(theme: Theme, *, ready: bool) -> Sprite:
    """A sail; hoisted, and golden, when the ship may sail."""
    brush = Brush(152, 64)
    shape = curve(
        [(-66, -22), (0, -26), (66, -22), (62, 0), (66, 22), (0, 26), (-66, 22), (-62, 0)]
    )
    brush.outlined([shape], theme.ink if ready else theme.wave, 2.4)
    brush.fill(shape, theme.gold if ready else theme.water)
    return brush.sprite()
