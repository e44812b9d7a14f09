"""Tables as a picture that a phone shows at full width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from renderer.brush import Colour
from renderer.encode import png
from renderer.grid import Cell, Grid, Tone
from renderer.panels import panel
from renderer.paragraph import lines_of
from renderer.theme import CONTRAST, DARK, LIGHT, Theme, ThemeName, palette, roles
from renderer.type import Weight, run, write

THEMES = {theme.name: theme for theme in (LIGHT, DARK, CONTRAST)}
WIDTH, EDGE = 1080, 24
TITLE, NOTE, HEAD, ROW, GAP = 64, 40, 50, 66, 22
NAMES, WIDEST = 270, 440  # the column of the rows' names, by what they need
HIGHEST = 1400  # all tables of a picture
LEAST = 115  # of a column that may give up room for it
_SIZE, _SMALL, _HALF = 33, 27, 22  # of letters; the last where a heading takes two lines
_SIGN = 9  # half the width of a cell's sign


def grids_png(grids: Sequence[Grid], theme: ThemeName) -> bytes:
    """Draw some tables, one below the other."""
    colours = THEMES[theme]
    heights = [_height(grid) for grid in grids]
    image = Image.new("RGB", (WIDTH, EDGE * 2 + sum(heights) + GAP * (len(grids) - 1)))
    image.paste(colours.paper, (0, 0, *image.size))
    top = EDGE
    for grid, height in zip(grids, heights, strict=True):
        _draw(image, grid, colours, top)
        top += height + GAP
    return png(image, palette([], roles(colours), colours.ink))


def in_pictures(grids: Iterable[Grid]) -> list[list[Grid]]:
    """Put tables into pictures that are not too high to be read on a phone."""
    found: list[list[Grid]] = []
    for grid in grids:
        if found and sum(map(_height, found[-1])) + _height(grid) <= HIGHEST:
            found[-1].append(grid)
        else:
            found.append([grid])
    return found


def _height(grid: Grid) -> int:
    return TITLE + NOTE * len(_lines(grid.meaning)) + HEAD + ROW * len(grid.rows)


def _draw(image: Image.Image, grid: Grid, theme: Theme, top: int) -> None:
    room = WIDTH - 2 * EDGE
    y = top + TITLE // 2
    write(image, (EDGE, y), grid.title, theme.text, size=40, width=room, weight=Weight.EXTRA)
    for n, line in enumerate(_lines(grid.meaning)):
        at = (EDGE, top + TITLE + NOTE * n + NOTE // 2)
        write(image, at, line, theme.faded, size=_SMALL, width=room)
    top += TITLE + NOTE * len(_lines(grid.meaning))
    names = _names(grid, room)
    wide = (room - names) // max(1, len(grid.columns))
    for n, column in enumerate(grid.columns):
        _draw_head(image, column, theme, (EDGE + names + wide * n + wide // 2, top), wide - 8)
    for place, (name, cells) in enumerate(grid.rows):
        y = top + HEAD + ROW * place
        write(image, (EDGE, y + ROW // 2), name, theme.text, size=_SIZE, width=names - 12)
        for n, cell in enumerate(cells):
            _draw_cell(image, cell, theme, EDGE + names + wide * n, y, wide)


def _draw_head(
    image: Image.Image, column: str, theme: Theme, at: tuple[int, int], room: int
) -> None:
    """The heading of a column, in two lines if it does not fit one."""
    lines = lines_of(column, Weight.BOLD, _SMALL, room)
    size = _SIZE if len(lines) == 1 else _HALF
    for n, line in enumerate(lines):
        y = at[1] + HEAD // 2 + round((n - (len(lines) - 1) / 2) * (_HALF + 1))
        write(image, (at[0], y), line, theme.text, size=size, width=room, align="middle")


def _names(grid: Grid, room: int) -> int:
    """The room for the rows' names: more than usual if they need it and few columns leave it."""
    needed = max((round(run(name, Weight.BOLD, _SIZE).width) for name, _ in grid.rows), default=0)
    most = max(NAMES, min(WIDEST, room - LEAST * len(grid.columns)))
    return min(max(NAMES, needed + 12), most)


def _draw_cell(
    image: Image.Image, cell: Cell, theme: Theme, left: int, top: int, wide: int
) -> None:
    box = (left + 3, top + 3, left + wide - 3, top + ROW - 3)
    panel(image, box, _fill(theme, cell.tone), theme.panel_line)
    y, room = top + ROW // 2, wide - 16
    sign = 0 if cell.tone is Tone.PLAIN else 2 * _SIGN + 8
    text = min(room - sign, round(run(cell.text, Weight.EXTRA, _SIZE).width))
    x = left + wide // 2 - (text + sign) // 2
    if sign:
        _draw_sign(image, cell.tone, theme.text, x + _SIGN, y)
    write(
        image,
        (x + sign, y),
        cell.text,
        theme.text,
        size=_SIZE,
        width=room - sign + 2,
        weight=Weight.EXTRA,
    )


def _fill(theme: Theme, tone: Tone) -> Colour:
    """Blue is good and red is bad: these two everybody can tell apart."""
    match tone:
        case Tone.GOOD:
            return theme.blue_zone
        case Tone.BAD:
            return theme.red_zone
        case Tone.EVEN:
            return theme.active
        case Tone.PLAIN:
            return theme.panel


def _draw_sign(image: Image.Image, tone: Tone, colour: Colour, x: int, y: int) -> None:
    brush, r = ImageDraw.Draw(image), _SIGN
    match tone:
        case Tone.GOOD:
            brush.polygon([(x - r, y + r - 1), (x + r, y + r - 1), (x, y - r)], fill=colour)
        case Tone.BAD:
            brush.polygon([(x - r, y - r + 1), (x + r, y - r + 1), (x, y + r)], fill=colour)
        case _:
            brush.ellipse([x - r + 2, y - r + 2, x + r - 2, y + r - 2], fill=colour)


def _lines(text: str) -> tuple[str, ...]:
    return lines_of(text, Weight.BOLD, _SMALL, WIDTH - 2 * EDGE)
