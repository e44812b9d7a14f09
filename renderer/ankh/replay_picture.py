"""A replay: map after map with a caption and a progress bar, as an animated GIF.

Most of a map stays from frame to frame, so only the part that changed is made smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from renderer.ankh import sprites
from renderer.ankh.cartouches import roman
from renderer.ankh.geometry import SIZE
from renderer.ankh.map_picture import draw_map
from renderer.ankh.palette import LIGHT, LIVERIES, TINTS, Theme
from renderer.ankh.panels import panel
from renderer.ankh.replay import Frame, Progress
from renderer.brush import Colour, mix
from renderer.gif import CLEAR, Gif
from renderer.labels import Labels
from renderer.type import Weight, readable, write
from rules.ankh.data import God

WIDTH = 720
MAP_HEIGHT = SIZE[1] * 2 // 3
HEIGHT = MAP_HEIGHT + 86
FRAME_MS, LAST_MS = 1200, 5000
_CAPTION, _BAR = MAP_HEIGHT + 22, MAP_HEIGHT + 59
_LEFT, _RIGHT = 24, WIDTH - 24
_THICK = 7  # half of the bar
_MARGIN = 6  # pixels around a change that a smaller picture takes in; a multiple of three
_SMALLER = Image.Resampling.BICUBIC


def draw_replay(frames: Sequence[Frame], labels: Labels, *, theme: Theme = LIGHT) -> bytes:
    """Draw all frames as one file; the last one stays longer, then it begins again."""
    gif = Gif((WIDTH, HEIGHT), colours(theme))
    canvas = Image.new("RGB", (WIDTH, HEIGHT), theme.paper)
    before: Image.Image | None = None
    for n, frame in enumerate(frames, 1):
        now = draw_map(frame.view, labels, theme=theme, marks=frame.marks)
        _paste_smaller(canvas, before, now)
        _draw_footer(canvas, theme, frame)
        gif.add(canvas, FRAME_MS if n < len(frames) else LAST_MS)
        before = now
    return gif.data()


def draw_frame(frame: Frame, labels: Labels, *, theme: Theme = LIGHT) -> Image.Image:
    """Draw one frame by itself."""
    image = Image.new("RGB", (WIDTH, HEIGHT), theme.paper)
    _paste_smaller(image, None, draw_map(frame.view, labels, theme=theme, marks=frame.marks))
    _draw_footer(image, theme, frame)
    return image


def _paste_smaller(canvas: Image.Image, before: Image.Image | None, now: Image.Image) -> None:
    """Paste what changed in a map at two thirds of its size."""
    box = (0, 0, *now.size) if before is None else ImageChops.difference(before, now).getbbox()
    if box is None:
        return
    left, top = (max(0, v - _MARGIN) // 3 * 3 for v in box[:2])
    right, bottom = (min(most, -(-(v + _MARGIN) // 3) * 3)
                     for v, most in zip(box[2:], now.size, strict=True))  # fmt: skip
    size = (right - left) * 2 // 3, (bottom - top) * 2 // 3
    # With ``box`` the pixels around it count too, so a part is the same as in the whole.
    part = now.resize(size, _SMALLER, box=(left, top, right, bottom))
    canvas.paste(part, (left * 2 // 3, top * 2 // 3))


# --- the footer ----------------------------------------------------------------------------


def _draw_footer(image: Image.Image, theme: Theme, frame: Frame) -> None:
    """What happened, and how far the game has come."""
    pen = ImageDraw.Draw(image)
    pen.rectangle((0, MAP_HEIGHT, WIDTH, HEIGHT), fill=theme.paper)
    write(image, (WIDTH / 2, _CAPTION), readable(frame.caption), theme.text, size=24,
          width=_RIGHT - _LEFT, align="middle")  # fmt: skip
    box = (_LEFT, _BAR - _THICK, _RIGHT, _BAR + _THICK)
    panel(image, box, theme.spent, theme.ink, thick=2, radius=_THICK)
    reached = round(place(frame.progress, frame.progress.frame))
    if reached - _LEFT > 2 * _THICK:
        panel(image, (_LEFT, box[1], reached, box[3]), theme.gold, theme.ink, thick=2,
              radius=_THICK)  # fmt: skip
    _draw_conflicts(image, theme, frame.progress)


def _draw_conflicts(image: Image.Image, theme: Theme, progress: Progress) -> None:
    """Conflict numbers on the bar; those that are over shine."""
    for number, when in enumerate(progress.conflicts, 1):
        at = (place(progress, when), _BAR)
        lit = when <= progress.frame
        sprites.cartouche(theme, lit=lit, size=0.62).put(image, at)
        colour = theme.ink if lit and theme.active[0] > 128 else theme.halo
        write(image, at, roman(number), colour, size=20, width=44, weight=Weight.EXTRA,
              align="middle")  # fmt: skip


def place(progress: Progress, frame: int) -> float:
    """How far right on the bar a frame is."""
    return _LEFT + (_RIGHT - _LEFT) * frame / max(progress.frames - 1, 1)


# --- colours -------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def colours(theme: Theme) -> bytes:
    """The fixed palette of a theme's replays: what a map shows, then blends of it."""
    found = list(dict.fromkeys([*_plain(theme), *_blends(theme)]))[:CLEAR]
    return bytes(channel for colour in found for channel in colour)


def _plain(theme: Theme) -> list[Colour]:
    """Colours of areas and of pieces."""
    tilled = [(theme.fertile, theme.reed), (theme.desert, theme.dune)]
    return [
        theme.ink, theme.halo, theme.paper, theme.fibre, theme.frame,
        *(mix(land, mark, tint) for land, mark in tilled for tint in TINTS),
        theme.water, theme.wave, theme.river, theme.ripple, theme.bank, theme.reed, theme.dune,
        theme.grid, theme.drowned, theme.drowned_wave, theme.grey, theme.grey_mark,
        theme.stone, theme.stone_shade, theme.neutral, theme.neutral_shade,
        theme.gold, theme.gold_shade, theme.camel, theme.camel_light, theme.active, theme.spent,
        theme.portal, theme.mark,
        *(colour for god in LIVERIES.values() for colour in (god.fill, god.pattern)),
        LIVERIES[God.ANUBIS].mark,
    ]  # fmt: skip


def _blends(theme: Theme) -> list[Colour]:
    """Soft edges: of areas with ink and with the bank, of the dark and the bright."""
    lands = [theme.fertile, theme.desert, theme.water, theme.paper]
    return [
        *(mix(land, theme.ink, share) for share in (0.5, 0.25, 0.75) for land in lands),
        mix(theme.ink, theme.halo, 0.5),
        *(mix(land, theme.bank, 0.5) for land in lands),
        mix(theme.gold, theme.ink, 0.5),
        mix(theme.mark, theme.halo, 0.5),
    ]
