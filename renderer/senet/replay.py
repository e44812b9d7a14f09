"""A played game of Senet as a row of frames: board after board, all in one chapter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from renderer import replay
from renderer.brush import Colour, Point, mix
from renderer.film import Film
from renderer.gif import CLEAR
from renderer.labels import Labels
from renderer.replay import MOST, Step, frames_of, shortened
from renderer.senet.board_picture import draw_board
from renderer.senet.changes import changed_marks
from renderer.senet.layout import HEIGHT
from renderer.senet.marks import NO_MARKS, Marks
from renderer.senet.palette import LIGHT, LIVERIES, Theme
from renderer.theme import roles
from rules.senet.view import View

Frame: TypeAlias = replay.Frame[View, Marks]


def replay_frames(steps: Iterable[Step[View]], most: int = MOST) -> list[Frame]:
    """A frame for each step that tells something, with marks since the frame before it."""
    told = [step for step in steps if step.events]
    return shortened(frames_of(told, (), NO_MARKS, changed_marks), joined, most)


def joined(marks: Sequence[Marks]) -> Marks:
    """The marks of some frames that become one: everything that changed in any of them."""
    houses = dict.fromkeys(house for each in marks for house in each.changed)
    return Marks(changed=tuple(houses))


def draw_replay(
    frames: Sequence[Frame], labels: Labels, *, names: Sequence[str] = (), theme: Theme = LIGHT
) -> bytes:
    """Draw all frames as one file."""

    def picture(frame: Frame) -> Image.Image:
        return draw_board(frame.view, labels, names=names, theme=theme, marks=frame.marks)

    return Film(theme, replay_colours(theme), HEIGHT, picture, _no_chapter).draw(frames)


def _no_chapter(image: Image.Image, at: Point, number: int, over: bool) -> None:
    """A game of Senet has no chapters."""


@lru_cache(maxsize=8)
def replay_colours(theme: Theme) -> bytes:
    """The fixed palette of a theme's replays: what a board shows, then blends of it."""
    pieces = [c for s in LIVERIES.values() for c in (s.face, s.light, s.shade)]
    grounds = [theme.house, theme.special, theme.panel, theme.paper, theme.active]
    blends: list[Colour] = [mix(c, theme.ink, 0.5) for c in (*grounds, *pieces, theme.wood)]
    blends += [mix(c, ground, 0.5) for c in (*pieces, theme.sign) for ground in grounds[:3]]
    found = list(dict.fromkeys([*roles(theme), *pieces, *blends]))[:CLEAR]
    return bytes(channel for colour in found for channel in colour)
