"""A replay drawn: picture after picture with a caption and a progress bar, as an animated GIF.

Most of a picture stays from frame to frame, so only the part that changed is made smaller.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from PIL import Image, ImageChops, ImageDraw

from renderer.brush import Brush, Colour, Point, Sprite, ellipse
from renderer.gif import CLEAR, Gif
from renderer.panels import panel
from renderer.replay import Frame, Progress
from renderer.theme import Theme
from renderer.type import readable, write

WIDTH = 720
FOOTER = 86
FRAME_MS, LAST_MS = 1200, 5000
_LEFT, _RIGHT = 24, WIDTH - 24
_CAPTION, _BAR = 22, 59  # below the picture
_THICK = 7  # half of the bar
_MARGIN = 6  # pixels around a change that a smaller picture takes in; a multiple of three
_SMALLER = Image.Resampling.BICUBIC

F = TypeVar("F", bound=Frame[Any, Any])


@lru_cache(maxsize=16)
def chapter_disc(theme: Theme, radius: float, *, lit: bool) -> Sprite:
    """A disc upon the bar for a chapter; golden if it is over."""
    brush = Brush(36, 36)
    disc = ellipse(0, 0, radius)
    brush.outlined([disc], theme.gold, 2)
    brush.fill(disc, theme.gold if lit else theme.ink)
    brush.line(disc, theme.ink, 1.4, closed=True)
    return brush.sprite()


def fixed_palette(colours: Iterable[Colour]) -> bytes:
    """The palette of a replay: as many of these as fit, the first ones first."""
    found = list(dict.fromkeys(colours))[:CLEAR]
    return bytes(channel for colour in found for channel in colour)


class Film(NamedTuple, Generic[F]):
    """How a game's replay is drawn: its pictures, and a chapter's number upon the bar."""

    theme: Theme
    colours: bytes
    height: int  # of a picture 1080 wide; a multiple of three
    picture: Callable[[F], Image.Image]
    chapter: Callable[[Image.Image, Point, int, bool], None]  # its number, and whether it is over

    @property
    def size(self) -> tuple[int, int]:
        """The size of the animation."""
        return WIDTH, self.height * 2 // 3 + FOOTER

    def draw(self, frames: Sequence[F]) -> bytes:
        """Draw all frames as one file; the last one stays longer, then it begins again."""
        gif = Gif(self.size, self.colours)
        canvas = Image.new("RGB", self.size, self.theme.paper)
        before: Image.Image | None = None
        for n, frame in enumerate(frames, 1):
            now = self.picture(frame)
            _paste_smaller(canvas, before, now)
            self._draw_footer(canvas, frame)
            gif.add(canvas, round(FRAME_MS * frame.hold) if n < len(frames) else LAST_MS)
            before = now
        return gif.data()

    def still(self, frame: F) -> Image.Image:
        """Draw one frame by itself."""
        image = Image.new("RGB", self.size, self.theme.paper)
        _paste_smaller(image, None, self.picture(frame))
        self._draw_footer(image, frame)
        return image

    def _draw_footer(self, image: Image.Image, frame: F) -> None:
        """What happened, and how far the game has come."""
        theme, top = self.theme, self.height * 2 // 3
        bar = top + _BAR
        ImageDraw.Draw(image).rectangle((0, top, *self.size), fill=theme.paper)
        write(
            image,
            (WIDTH / 2, top + _CAPTION),
            readable(frame.caption),
            theme.text,
            size=24,
            width=_RIGHT - _LEFT,
            align="middle",
        )
        box = (_LEFT, bar - _THICK, _RIGHT, bar + _THICK)
        panel(image, box, theme.spent, theme.ink, thick=2, radius=_THICK)
        reached = round(place(frame.progress, frame.progress.frame))
        if reached - _LEFT > 2 * _THICK:
            panel(
                image,
                (_LEFT, box[1], reached, box[3]),
                theme.gold,
                theme.ink,
                thick=2,
                radius=_THICK,
            )
        for number, when in enumerate(frame.progress.chapters, 1):
            at = (place(frame.progress, when), bar)
            self.chapter(image, at, number, when <= frame.progress.frame)


def _paste_smaller(canvas: Image.Image, before: Image.Image | None, now: Image.Image) -> None:
    """Paste what changed in a picture at two thirds of its size."""
    box = (0, 0, *now.size) if before is None else ImageChops.difference(before, now).getbbox()
    if box is None:
        return
    left, top = (max(0, v - _MARGIN) // 3 * 3 for v in box[:2])
    right, bottom = (
        min(most, -(-(v + _MARGIN) // 3) * 3) for v, most in zip(box[2:], now.size, strict=True)
    )
    size = (right - left) * 2 // 3, (bottom - top) * 2 // 3
    # With ``box`` the pixels around it count too, so a part is the same as in the whole.
    part = now.resize(size, _SMALLER, box=(left, top, right, bottom))
    canvas.paste(part, (left * 2 // 3, top * 2 // 3))


def place(progress: Progress, frame: int) -> float:
    """How far right on the bar a frame is."""
    return _LEFT + (_RIGHT - _LEFT) * frame / max(progress.frames - 1, 1)
