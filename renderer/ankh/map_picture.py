"""The map of a position: one pure function from a view to an image, in named layers."""

from __future__ import annotations

from PIL import Image

from renderer.ankh import sprites
from renderer.ankh.camels import draw_camels, draw_ropes
from renderer.ankh.cartouches import places, roman
from renderer.ankh.claws import draw_claws
from renderer.ankh.geometry import CENTRES, stand_at
from renderer.ankh.ground import ground, tile, write_number
from renderer.ankh.marks import NO_MARKS, Marks, draw_marked_cells, draw_marks
from renderer.ankh.palette import LIGHT, LIVERIES, Theme
from renderer.ankh.tints import draw_tints
from renderer.brush import Point
from renderer.labels import Labels, key
from renderer.type import Weight, write
from rules.ankh.data import God
from rules.ankh.view import FigureView, MonumentView, View

_BADGE_AT = (21, 15)  # from where a monument stands
_MONUMENT_LEFT = 7  # a monument makes room for its badge
_CARTOUCHE = 0.86
_TITLE = 1080  # the height of the titles


def draw_map(
    view: View,
    labels: Labels,
    *,
    step: int | None = None,
    theme: Theme = LIGHT,
    marks: Marks = NO_MARKS,
) -> Image.Image:
    """Draw the map.  Same view, same pixels: no clock, no language but the labels'.

    ``step`` is the number of the decision that led here, if it is to be shown.
    """
    image = ground(theme)
    draw_tints(image, view.regions)
    _draw_tiles(image, theme, view)
    draw_ropes(image, theme, view.camels)
    _draw_portals(image, theme, view)
    _draw_cities(image, theme, view, labels)
    for monument in view.monuments:
        _draw_monument(image, theme, monument, labels)
    for figure in view.figures:
        _draw_figure(image, theme, figure)
    draw_camels(image, theme, view.camels)
    draw_marked_cells(image, theme, marks)
    _draw_regions(image, theme, view, marks)
    _draw_titles(image, theme, view, step, labels)
    draw_marks(image, theme, marks)
    return image


def _draw_tiles(image: Image.Image, theme: Theme, view: View) -> None:
    """Cells that a scenario has drowned or made grey."""
    for cell in view.grey:
        if cell not in view.flooded:
            tile(theme, cell, drowned=False).put(image, CENTRES[cell])
            write_number(image, cell, theme.text if theme.grey[0] > 128 else theme.halo)
    for cell in view.flooded:
        tile(theme, cell, drowned=True).put(image, CENTRES[cell])
        write_number(image, cell, theme.number_drowned)


def _draw_portals(image: Image.Image, theme: Theme, view: View) -> None:
    for cell, god in view.portals.items():
        sprites.portal(theme, god).put(image, stand_at(cell))


def _draw_cities(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    for city in view.cities:
        x, y = stand_at(city.cell)
        sprites.city(theme, city.god).put(image, (x, y - 3))
        name = labels(key("ankh", "city", city.name))
        write(image, (x, y + 28), name, theme.text, size=20, width=114, align="middle")
        _draw_badge(image, theme, city.god, (x + 38, y - 14), labels)


def _draw_monument(
    image: Image.Image, theme: Theme, monument: MonumentView, labels: Labels
) -> None:
    x, y = stand_at(monument.cell)
    sprites.monument(theme, monument.kind, monument.god).put(image, (x - _MONUMENT_LEFT, y))
    _draw_badge(image, theme, monument.god, (x + _BADGE_AT[0], y + _BADGE_AT[1]), labels)


def _draw_badge(
    image: Image.Image, theme: Theme, god: God | None, at: Point, labels: Labels
) -> None:
    sprites.badge(theme, god).put(image, at)
    if god is not None:
        write_initial(image, god, at, labels)


def write_initial(image: Image.Image, god: God, at: Point, labels: Labels) -> None:
    """Write a god's initial upon its badge."""
    lower = 5 if god is God.ANUBIS else 0
    write(
        image,
        (at[0], at[1] + lower),
        labels(key("ankh", "label", "letter", god)),
        LIVERIES[god].mark,
        size=20,
        width=34,
        weight=Weight.EXTRA,
        align="middle",
    )


def _draw_figure(image: Image.Image, theme: Theme, figure: FigureView) -> None:
    at = stand_at(figure.cell)
    if figure.sun:
        sprites.sun(theme, figure.kind).put(image, at)
    sprites.figure(theme, figure.god, figure.kind).put(image, at)
    if figure.aim >= 0:
        draw_claws(image, theme, figure.god, figure.cell, figure.aim)


def _draw_regions(image: Image.Image, theme: Theme, view: View, marks: Marks) -> None:
    """Conflict numbers, over pieces and ghosts; the region that is being resolved shines."""
    now = view.regions_left[0] if view.regions_left else 0
    for token, at in places(view, marks.over_numbers()):
        lit = token == now
        sprites.cartouche(theme, lit=lit, size=_CARTOUCHE).put(image, at)
        colour = theme.ink if lit and theme.active[0] > 128 else theme.halo
        write(
            image,
            at,
            roman(token),
            colour,
            size=26,
            width=38,
            weight=Weight.EXTRA,
            align="middle",
        )


def _draw_titles(
    image: Image.Image, theme: Theme, view: View, step: int | None, labels: Labels
) -> None:
    """The scenario, the turn and the step, below the land."""
    name = labels(key("ankh", "scenario", view.scenario))
    write(image, (34, _TITLE), name, theme.text, size=26, width=560, weight=Weight.EXTRA)
    when = labels("ankh-label-turn", number=view.turn + 1)
    if step is not None:
        when = f"{when} · {labels('ankh-label-step', number=step)}"
    write(
        image,
        (1046, _TITLE),
        when,
        theme.text,
        size=26,
        width=420,
        weight=Weight.EXTRA,
        align="right",
    )
