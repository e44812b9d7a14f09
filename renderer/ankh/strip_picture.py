"""The table strip: tracks, events, devotion, and a row for each god."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PIL import Image

from renderer.ankh import dashboards, devotion, tracks
from renderer.ankh.asked import seats_asked
from renderer.ankh.dashboards import draw_dashboard, draw_forgotten
from renderer.ankh.devotion import draw_devotion
from renderer.ankh.events import draw_events
from renderer.ankh.palette import LIGHT, Theme
from renderer.ankh.tracks import draw_tracks
from renderer.labels import Labels
from renderer.paper import sheet
from rules.ankh.view import View
from rules.engine.decisions import Seat

WIDTH = 1080
_MARGIN = 24


def draw_strip(
    view: View,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    theme: Theme = LIGHT,
    asked: Collection[Seat] | None = None,
) -> Image.Image:
    """Draw everything that is not on the map; ``names`` are the people, by seat.

    The rows of those who are ``asked`` are lit; without it, that of the one whose turn it is.
    """
    image = sheet(theme, (WIDTH, strip_height(view)))
    draw_tracks(image, theme, view, labels)
    draw_events(image, theme, view, labels)
    draw_devotion(image, theme, view, _devotion_bottom(view), labels)
    top = _devotion_bottom(view) + 8
    for god in view.gods:
        draw_dashboard(image, theme, view, god, top, labels, names, seats_asked(view, asked))
        top += dashboards.HEIGHT
    if view.forgotten:
        draw_forgotten(image, theme, view, top, labels)
    return image


def _devotion_bottom(view: View) -> int:
    return tracks.TOP + 4 * tracks.PITCH + devotion.height(len(view.gods))


def strip_height(view: View) -> int:
    """How tall the strip is: by the gods in play."""
    forgotten = dashboards.FORGOTTEN_HEIGHT if view.forgotten else 0
    rows = dashboards.HEIGHT * len(view.gods) + forgotten
    return _devotion_bottom(view) + 8 + rows + _MARGIN
