"""What never changes on the board: the sheet, the harbour's water, the grounds of the sites."""

from __future__ import annotations

from PIL import Image

from renderer.brush import Brush, Colour, Sprite, mix, rounded
from renderer.imhotep.layout import HARBOUR, HEIGHT, SITES, TITLE, WIDTH, Box
from renderer.imhotep.palette import Theme
from renderer.imhotep.pictograms import Sign, sign, site_sign
from renderer.kept import kept
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paper import sheet
from renderer.type import Weight, write
from rules.imhotep.data import Site
from rules.imhotep.lookup import ship_at
from rules.imhotep.view import ShipView, View

_DOCK = 88


@kept(4)
def ground(theme: Theme) -> Image.Image:
    """The empty board, to draw on."""
    image = sheet(theme, (WIDTH, HEIGHT))
    _water(theme).put(image, ((HARBOUR[0] + HARBOUR[2]) / 2, (HARBOUR[1] + HARBOUR[3]) / 2))
    for site, box in SITES.items():
        panel(image, box, theme.sand, theme.panel_line, radius=10)
        y = box[1] + TITLE / 2 + 1
        site_sign(site, theme.text, theme.sand, 32).put(image, (box[0] + 30, y))
    return image


def _water(theme: Theme) -> Sprite:
    """The Nile, with small waves between the ships."""
    width, height = HARBOUR[2] - HARBOUR[0], HARBOUR[3] - HARBOUR[1]
    brush = Brush(width, height, scale=3)
    w, h = width / 2, height / 2
    shape = rounded(-w, -h, w, h, 12)
    brush.fill(shape, theme.bank)
    inside = rounded(-w + 2.5, -h + 2.5, w - 2.5, h - 2.5, 10)
    brush.fill(inside, theme.water)
    waves = Brush(width, height, scale=3)
    colour = mix(theme.water, theme.wave, 0.5)
    for row, y in enumerate(range(-84, 96, 24)):
        for x in range(-540 + 31 * (row % 2), 540, 86):
            waves.line(
                [(x, y), (x + 7, y - 4), (x + 14, y), (x + 21, y - 4), (x + 28, y)], colour, 2
            )
    brush.clip_to(inside, waves)
    return brush.sprite()


def dock_box(site: Site) -> Box:
    """Where a ship docks: in the title, at the right."""
    _, top, right, _ = SITES[site]
    return right - 10 - _DOCK, top + 7, right - 10, top + TITLE - 3


def draw_title(
    image: Image.Image,
    theme: Theme,
    view: View,
    site: Site,
    labels: Labels,
    *,
    note: str = "",
    stones: int | None = None,
) -> None:
    """A site's name and side, how many stones it has, and the ship that is docked there."""
    left, top, _, _ = SITES[site]
    y = top + TITLE / 2 + 1
    x = left + 54
    x += (
        write(
            image,
            (x, y),
            labels(key("imhotep", "site", site)),
            theme.text,
            size=28,
            width=190,
            weight=Weight.EXTRA,
        )
        + 12
    )
    panel(image, (x, top + 9, x + 34, top + TITLE - 5), theme.text, theme.text, radius=7)
    write(
        image,
        (x + 17, y),
        labels(key("imhotep", "side", view.sides[site].lower())),
        theme.panel,
        size=24,
        width=30,
        weight=Weight.EXTRA,
        align="middle",
    )
    _draw_dock(image, theme, site, ship_at(view, site))
    end = dock_box(site)[0] - 14
    if stones is not None:
        width = write(
            image,
            (end, y),
            str(stones),
            theme.text,
            size=26,
            width=60,
            weight=Weight.EXTRA,
            align="right",
        )
        sign(Sign.STONES, theme.faded, theme.sand, 34).put(image, (end - width - 22, y))
    if note:
        write(image, (end, y), note, theme.faded, size=24, width=end - x - 50, align="right")


def _draw_dock(image: Image.Image, theme: Theme, site: Site, ship: ShipView | None) -> None:
    """Blue with the ship's number, or an empty quay."""
    box = dock_box(site)
    if ship is None:
        panel(image, box, theme.water, theme.wave, thick=2.4, radius=14)
        return
    draw_docked(image, box, ship.number, theme.bank, theme.halo)


def draw_docked(image: Image.Image, box: Box, number: int, water: Colour, white: Colour) -> None:
    """A ship at its dock."""
    y = (box[1] + box[3]) / 2
    panel(image, box, water, water, thick=2, radius=14)
    sign(Sign.SHIP, white, water, 32).put(image, (box[0] + 28, y))
    write(
        image,
        (box[2] - 24, y),
        str(number),
        white,
        size=28,
        width=30,
        weight=Weight.EXTRA,
        align="middle",
    )
