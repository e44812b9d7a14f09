"""The table: the score track, and a row for each player in the order of their seats."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.imhotep import dashboards, track
from renderer.imhotep.board_picture import to_move
from renderer.imhotep.dashboards import draw_dashboard
from renderer.imhotep.layout import WIDTH
from renderer.imhotep.marks import NO_MARKS, Marks
from renderer.imhotep.palette import LIGHT, Theme
from renderer.imhotep.track import draw_track
from renderer.labels import Labels
from renderer.paper import sheet
from rules.imhotep.view import View

_MARGIN = 24


def draw_table(
    view: View,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    theme: Theme = LIGHT,
    marks: Marks = NO_MARKS,
) -> Image.Image:
    """Draw everything that is not on the board; ``names`` are the people, by seat."""
    image = sheet(theme, (WIDTH, table_height(view)))
    draw_track(image, theme, view, _MARGIN)
    top, acting = _MARGIN + track.height(view), to_move(view)
    for player in view.players:
        draw_dashboard(
            image, theme, view, player, top, labels, names, marks, acts=player.seat == acting
        )
        top += dashboards.HEIGHT
    return image


def table_height(view: View) -> int:
    """How tall the picture is: by players, and by how far they are apart."""
    rows = dashboards.HEIGHT * len(view.players)
    return _MARGIN + track.height(view) + rows + _MARGIN - 8
