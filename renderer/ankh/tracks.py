"""The four action tracks with their event spaces."""

from __future__ import annotations

from PIL import Image

from renderer.ankh.palette import Theme
from renderer.ankh.panels import sign
from renderer.ankh.pictograms import Sign
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.type import Weight, write
from rules.ankh.data import TRACK_SPACES
from rules.ankh.view import TrackView, View

LEFT, TOP = 26, 23
PITCH = 42  # from row to row
_BOXES = 216
_STEP = 34
_SIDE = 31
_LONGEST = max(TRACK_SPACES.values())
_NAME_WIDTH = _BOXES - LEFT - 14


def draw_tracks(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    """Draw the tracks from top to bottom."""
    for row, track in enumerate(view.tracks):
        _draw_track(image, theme, view, track, TOP + PITCH * row, labels)


def _draw_track(
    image: Image.Image, theme: Theme, view: View, track: TrackView, top: int, labels: Labels
) -> None:
    middle = top + PITCH / 2
    name = labels(key("ankh", "label", "action", track.action))
    if track.action in (view.first_action, view.trigger):
        box = (LEFT - 4, top + 3, _BOXES - 8, top + PITCH - 3)
        panel(image, box, theme.active, theme.ink, thick=2)
    write(
        image, (LEFT + 4, middle), name, theme.text, size=34, width=_NAME_WIDTH, weight=Weight.BOLD
    )
    for space in range(1, track.spaces + 1):
        _draw_space(image, theme, track, space, top)


def space_box(track: TrackView, space: int, top: int) -> tuple[int, int, int, int]:
    """Where a space of a track lies; all tracks end in the same column."""
    left = _BOXES + _STEP * (space + _LONGEST - track.spaces - 1)
    above = (PITCH - _SIDE) // 2
    return left, top + above, left + _SIDE, top + above + _SIDE


def _draw_space(image: Image.Image, theme: Theme, track: TrackView, space: int, top: int) -> None:
    box = space_box(track, space, top)
    at = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    if space < track.start:
        write(image, at, "·", theme.faded, size=24, width=20, weight=Weight.EXTRA, align="middle")
        return
    last = space == track.spaces
    panel(
        image,
        box,
        theme.active if last else theme.panel,
        theme.gilt if last else theme.panel_line,
        thick=2.4 if last else 1.6,
    )
    if space == track.marker:
        sign(theme, Sign.SCARAB, theme.text, 30).put(image, at)
    elif last:
        sign(theme, Sign.SUN, theme.gilt, 27).put(image, at)
