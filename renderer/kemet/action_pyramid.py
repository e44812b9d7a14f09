"""A player's pyramid of actions with the tokens of today."""

from __future__ import annotations

from PIL import Image

from renderer.brush import Colour
from renderer.kemet import sprites
from renderer.kemet.marks import Marks, draw_frame
from renderer.kemet.palette import Theme, tile_colour, upon
from renderer.kemet.pictograms import Sign
from renderer.panels import panel
from rules.kemet.data import SPACES, Deed, Power, Space, Token
from rules.kemet.view import PlayerView

_SIDE, _PITCH, _ROW = 34, 39, 36.5
_SIGNS = {
    Deed.MOVE: Sign.ARROW,
    Deed.RECRUIT: Sign.RECRUIT,
    Deed.BUILD: Sign.PYRAMID,
    Deed.PRAY: Sign.PRAYER,
    Deed.BUY: Sign.PYRAMID,
}
_ROWS = {row: [space for space in Space if SPACES[space].row == row] for row in range(4)}


def draw_pyramid(
    image: Image.Image,
    theme: Theme,
    player: PlayerView,
    middle: float,
    top: int,
    marks: Marks,
) -> None:
    """Four rows of spaces about a middle line."""
    for row, spaces in _ROWS.items():
        for n, space in enumerate(spaces):
            x = middle + (n - (len(spaces) - 1) / 2) * _PITCH
            y = top + _SIDE / 2 + row * _ROW
            _draw_space(image, theme, player, space, x, y)
            if (player.seat, space) in marks.spaces:
                draw_frame(image, theme, (x, y), _SIDE + 4, _SIDE + 4, 8)


def _draw_space(
    image: Image.Image, theme: Theme, player: PlayerView, space: Space, x: float, y: float
) -> None:
    fill, ink = _paint(theme, player, space)
    left, top = round(x - _SIDE / 2), round(y - _SIDE / 2)
    unused = space is Space.GOLD and Power.DIVINE_WILL not in player.powers
    edge = theme.panel_line if unused else theme.ink
    panel(image, (left, top, left + _SIDE, top + _SIDE), fill, edge, thick=2, radius=6)
    token = player.tokens.get(space)
    if token is Token.NORMAL:
        sprites.badge(theme, player.colour, 15.5).put(image, (x, y))
    elif token is not None:
        sprites.coin(theme, token, 14.5).put(image, (x, y))
    elif not unused:
        kind = SPACES[space]
        sign = _SIGNS[kind.deed] if kind.deed is not None else Sign.SUN
        sprites.sign(sign, ink, fill, 22).put(image, (x, y))


def _paint(theme: Theme, player: PlayerView, space: Space) -> tuple[Colour, Colour]:
    """The ground of a space, and what is drawn upon it."""
    colour = SPACES[space].colour
    if space is Space.GOLD:
        owned = Power.DIVINE_WILL in player.powers
        return (theme.gold, theme.ink) if owned else (theme.spent, theme.ink)
    if colour is not None:
        return tile_colour(theme, colour), upon(theme, colour)
    return theme.card, theme.text
