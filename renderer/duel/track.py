"""The track: capitals, zones, Military tokens, the pawns."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderer.brush import Brush, Sprite, mix, rounded
from renderer.duel import icons
from renderer.duel.layout import middle, space_box, token_box, track_box
from renderer.duel.marks import Marks, draw_frame
from renderer.duel.palette import Theme
from renderer.duel.signs import Sign
from renderer.panels import panel
from renderer.type import Weight, write
from rules.duel.data import CAPITAL, MILITARY_TOKENS, ZONE_POINTS, Side
from rules.duel.view import View

_ZONES = ((1, 2), (3, 5), (6, 8))  # distances from the middle
NEAR = 3  # steps from a capital that are a threat


def draw_track(image: Image.Image, theme: Theme, view: View, marks: Marks) -> None:
    """Draw the track and all upon it."""
    pantheon = view.pantheon
    box = track_box(pantheon)
    ground = _ground(theme)
    image.paste(ground.colours, box[:2], ground.mask)
    for side, space in ((Side.SUN, -CAPITAL), (Side.MOON, CAPITAL)):
        _draw_capital(image, theme, side, space, view)
    for token in MILITARY_TOKENS:
        _draw_token(
            image, theme, token, pantheon, lies=token in view.military, marked=token in marks.tokens
        )
    for space in marks.spaces:
        draw_frame(image, theme, space_box(space, pantheon), 0)
    if view.minerva is not None:
        _put_pawn(image, theme, icons.pawn(theme, theme.halo, 52), view.minerva, pantheon)
    if marks.pawn is not None and marks.pawn != view.pawn:
        _put_pawn(image, theme, icons.pawn(theme, theme.red, 64, faded=True), marks.pawn, pantheon)
        draw_frame(image, theme, space_box(view.pawn, pantheon), 0)
        _draw_arrow(image, theme, marks.pawn, view.pawn, pantheon)
    _put_pawn(image, theme, icons.pawn(theme, theme.red, 64), view.pawn, pantheon)


def _put_pawn(image: Image.Image, theme: Theme, pawn: Sprite, space: int, pantheon: bool) -> None:
    x, y = middle(space_box(space, pantheon))
    pawn.put(image, (x, y - 15))


def _draw_arrow(image: Image.Image, theme: Theme, start: int, end: int, pantheon: bool) -> None:
    """Along the feet of the pawns."""
    (a, y), (b, _) = middle(space_box(start, pantheon)), middle(space_box(end, pantheon))
    arrow = _arrow(theme, round(abs(b - a)), left=b < a)
    arrow.put(image, ((a + b) / 2, y + 31))


@lru_cache(maxsize=64)
def _arrow(theme: Theme, length: int, *, left: bool) -> Sprite:
    brush = Brush(length + length % 2 + 12, 24)
    way, half = (-1 if left else 1), length / 2
    shaft = [(-half * way, 0.0), ((half - 12) * way, 0.0)]
    head = [(half * way, 0.0), ((half - 15) * way, -9.0), ((half - 15) * way, 9.0)]
    brush.line(shaft, theme.halo, 9)
    brush.line(head, theme.halo, 4, closed=True)
    brush.line(shaft, theme.mark, 5)
    brush.fill(head, theme.mark)
    return brush.sprite()


def _draw_capital(image: Image.Image, theme: Theme, side: Side, space: int, view: View) -> None:
    """A capital; red when the pawn is near, with a warning sign that needs no colour."""
    box = space_box(space, view.pantheon)
    is_near = abs(space - view.pawn) <= NEAR
    fill = theme.sun if side is Side.SUN else theme.moon
    panel(image, box, theme.red if is_near else fill, theme.ink, thick=2.6, radius=8)
    at = middle(box)
    if is_near:
        icons.side(theme, side, 34).put(image, (at[0] - 15, at[1]))
        write(
            image,
            (at[0] + 19, at[1]),
            "!",
            theme.halo,
            size=34,
            width=20,
            weight=Weight.EXTRA,
            align="middle",
        )
    else:
        icons.side(theme, side, 36).put(image, at)


def _draw_token(
    image: Image.Image, theme: Theme, token: int, pantheon: bool, *, lies: bool, marked: bool
) -> None:
    """A Military token, or the outline where one has fallen."""
    box = token_box(token, pantheon)
    if not lies:
        panel(image, box, theme.paper, theme.panel_line, radius=12)
        if marked:
            x, y = middle(box)
            icons.sign(Sign.CROSS, theme.mark, theme.paper, 26).put(image, (x, y))
        return
    panel(image, box, theme.red, theme.ink, radius=12)
    x, y = middle(box)
    write(
        image,
        (x - 12, y),
        f"−{abs(token)}",
        theme.halo,
        size=23,
        width=44,
        weight=Weight.EXTRA,
        align="middle",
    )
    icons.coin(theme, "", 20).put(image, (x + 20, y))


@lru_cache(maxsize=8)
def _ground(theme: Theme) -> Sprite:
    """Spaces tinted by side with their distances, and the points of each zone below."""
    left, top, right, bottom = track_box(False)
    width, height = right - left, bottom - top
    brush = Brush(width, height, scale=3)
    for space in range(1 - CAPITAL, CAPITAL):
        a, b, c, d = space_box(space, False)
        box = (
            a - left - width / 2,
            b - top - height / 2,
            c - left - width / 2,
            d - top - height / 2,
        )
        brush.fill(rounded(*box, 6), theme.panel_line)
        brush.fill(
            rounded(box[0] + 1.6, box[1] + 1.6, box[2] - 1.6, box[3] - 1.6, 5), _tint(theme, space)
        )
    for way in (-1, 1):
        for near, far in _ZONES:
            ends = sorted((way * near, way * far))
            start = space_box(ends[0], False)[0] - left - width / 2 + 4
            end = space_box(ends[1], False)[2] - left - width / 2 - 4
            brush.line([(start, height / 2 - 15), (end, height / 2 - 15)], theme.panel_line, 2.4)
    sprite = brush.sprite()
    _draw_numbers(sprite.colours, theme, left, top)
    mask = sprite.mask.copy()
    for x, y, points in _zone_points(left, top):
        wreath = icons.laurel(theme, str(points), 35)
        wreath.put(sprite.colours, (x, y))
        mask.paste(
            wreath.mask, (round(x) - wreath.anchor[0], round(y) - wreath.anchor[1]), wreath.mask
        )
    return sprite._replace(mask=mask)


def _zone_points(left: int, top: int) -> list[tuple[float, float, int]]:
    found = []
    for way in (-1, 1):
        for near, far in _ZONES:
            x = sum(middle(space_box(way * d, False))[0] for d in (near, far)) / 2 - left
            found.append((x, 98 - 19.0, ZONE_POINTS[near]))
    return found


def _draw_numbers(image: Image.Image, theme: Theme, left: int, top: int) -> None:
    for space in range(1 - CAPITAL, CAPITAL):
        x, y = middle(space_box(space, False))
        at = (x - left, y - top)
        if space:
            write(image, at, str(abs(space)), theme.faded, size=24, width=40, align="middle")
        else:
            icons.coin(theme, "", 14).put(image, at)


def _tint(theme: Theme, space: int) -> tuple[int, int, int]:
    """The further from the middle, the stronger the colour of the side."""
    if space == 0:
        return theme.panel
    pale = theme.sun_pale if space < 0 else theme.moon_pale
    zone = next(n for n, (_, far) in enumerate(_ZONES, 1) if abs(space) <= far)
    return mix(theme.panel, pale, zone / len(_ZONES))
