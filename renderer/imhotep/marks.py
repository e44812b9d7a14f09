"""What is drawn over the pictures for a moment: the draft's or the last step's."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from renderer.brush import Brush, Sprite, ellipse, rounded
from renderer.imhotep import obelisks, pyramids, temple, tomb
from renderer.imhotep.grounds import dock_box, draw_docked
from renderer.imhotep.layout import SITES, TITLE, Box, Spot, middle, square
from renderer.imhotep.market import card_box
from renderer.imhotep.palette import Theme
from renderer.imhotep.ships import STONE, ship_box, slot_at, slot_box
from renderer.imhotep.stones import stone
from renderer.type import Weight, write
from rules.engine.decisions import Seat
from rules.imhotep.data import Card, Side, Site
from rules.imhotep.keys import Space
from rules.imhotep.view import ShipView, View


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a ship's stone would land; the order counts from 1, several may share a spot."""

    spot: Spot
    seat: Seat
    orders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything to draw over a board and a table."""

    # On the board.
    ghosts: tuple[tuple[Space, Seat], ...] = ()  # stones that would be on a ship
    spaces: tuple[Space, ...] = ()  # places on ships: open, or changed
    ships: tuple[int, ...] = ()  # that could sail
    sites: tuple[Site, ...] = ()  # where one could go, or that changed
    ways: tuple[tuple[int, Site], ...] = ()  # a ship that sails to a site
    landings: tuple[Landing, ...] = ()
    queue: tuple[Seat, ...] = ()  # stones in order that have no spot of their own yet
    spots: tuple[Spot, ...] = ()
    cards: tuple[int, ...] = ()  # places of the market; the one after the last is the pair
    # On the table.
    gains: tuple[tuple[Seat, int], ...] = ()  # points since the last look
    sleds: tuple[tuple[Seat, int], ...] = ()  # stones that would come onto a sled, or leave it
    held: tuple[tuple[Seat, Card], ...] = ()  # cards that came, or would be played


NO_MARKS = Marks()
ORDER = 17  # radius of an order's disc


def on_board(marks: Marks) -> bool:
    """Return whether something is to be seen on the board."""
    return any(
        (
            marks.ghosts,
            marks.spaces,
            marks.ships,
            marks.sites,
            marks.ways,
            marks.landings,
            marks.queue,
            marks.spots,
            marks.cards,
        )
    )


def on_table(marks: Marks) -> bool:
    """Return whether something is to be seen on the table."""
    return any((marks.gains, marks.sleds, marks.held))


def spot_box(view: View, spot: Spot) -> Box:
    """Where a spot is on the board."""
    match spot.site:
        case Site.PYRAMID:
            return pyramids.box_of(view, spot)
        case Site.TEMPLE:
            return temple.box_of(view, spot)
        case Site.TOMB:
            return tomb.box_of(view, spot)
        case _:
            return obelisks.box_of(view, spot)


def draw_marks(image: Image.Image, theme: Theme, view: View, marks: Marks) -> None:
    """Draw the layer of marks of a board."""
    for box in _boxes(view, marks):
        draw_frame(image, theme, box)
    for (ship, place), seat in marks.ghosts:
        stone(theme, view.players[seat].colour, STONE).put(image, slot_at(ship, place))
        draw_frame(image, theme, slot_box(ship, place))
    for landing in marks.landings:
        _draw_landing(image, theme, view, landing)
    for number, site in marks.ways:
        _draw_way(image, theme, view.ships[number - 1], site)
    if marks.queue and marks.ways:
        _draw_queue(image, theme, view, marks.queue, marks.ways[0][1])


def _draw_way(image: Image.Image, theme: Theme, ship: ShipView, site: Site) -> None:
    """A ship that would sail, and itself at the dock; or one that has.

    A line from one to the other would cross half of the board and hide what it says.
    """
    if ship.site is None:
        draw_frame(image, theme, ship_box(ship))
        draw_docked(image, dock_box(site), ship.number, theme.mark, theme.halo)
    draw_frame(image, theme, dock_box(site))


def _boxes(view: View, marks: Marks) -> list[Box]:
    ships = {ship.number: ship for ship in view.ships}
    return [
        *(slot_box(ship, place) for ship, place in marks.spaces),
        *(ship_box(ships[number]) for number in marks.ships),
        *(SITES[site] for site in marks.sites),
        *(spot_box(view, spot) for spot in marks.spots),
        *(card_box(place) for place in marks.cards),
    ]


def draw_frame(image: Image.Image, theme: Theme, box: Box) -> None:
    """A bright frame about a box."""
    left, top, right, bottom = box
    frame = _frame(theme, right - left + 8, bottom - top + 8)
    frame.put(image, ((left + right) / 2, (top + bottom) / 2))


@lru_cache(maxsize=128)
def _frame(theme: Theme, width: int, height: int) -> Sprite:
    brush = Brush(width + 8 + width % 2, height + 8 + height % 2, scale=3)
    line = rounded(-width / 2, -height / 2, width / 2, height / 2, 9)
    brush.line(line, theme.halo, 7, closed=True)
    brush.line(line, theme.mark, 4.2, closed=True)
    return brush.sprite()


def _draw_landing(image: Image.Image, theme: Theme, view: View, landing: Landing) -> None:
    """The stone as it would lie, and when it comes."""
    box = _landing_box(view, landing.spot)
    side = min(box[2] - box[0], box[3] - box[1], 60)
    at = middle(box)
    if side > 24:
        stone(theme, view.players[landing.seat].colour, side - 4).put(image, at)
    draw_frame(image, theme, square(at, side))
    for n, order in enumerate(landing.orders):
        draw_order(image, theme, (at[0] + side / 2 - 6 - 30 * n, at[1] - side / 2 + 6), order)


def _landing_box(view: View, spot: Spot) -> Box:
    """Where a stone comes to lie: on an obelisk, above what stands there."""
    if spot.site is Site.OBELISKS and view.sides[Site.OBELISKS] is Side.A:
        return obelisks.top_box(view, spot.place)
    return spot_box(view, spot)


def draw_order(image: Image.Image, theme: Theme, at: tuple[float, float], order: int) -> None:
    """When a stone is unloaded."""
    _disc(theme).put(image, at)
    write(image, at, str(order), theme.halo, size=22, width=28, weight=Weight.EXTRA, align="middle")


@lru_cache(maxsize=8)
def _disc(theme: Theme) -> Sprite:
    brush = Brush(48, 48)
    disc = ellipse(0, 0, ORDER - 2)
    brush.outlined([disc], theme.halo, 3)
    brush.fill(disc, theme.mark)
    return brush.sprite()


def _draw_queue(
    image: Image.Image, theme: Theme, view: View, queue: tuple[Seat, ...], site: Site
) -> None:
    """Stones in the order in which their owners will choose, left of the dock."""
    _, top, _, _ = SITES[site]
    x = dock_box(site)[0] - 44 * len(queue)
    for n, seat in enumerate(queue):
        at = (x + 44 * n, top + TITLE / 2 + 1)
        stone(theme, view.players[seat].colour, 36).put(image, at)
        draw_order(image, theme, (at[0] + 12, at[1] - 12), n + 1)
