"""Who has won, where the ships were: when a game is over the harbour is empty."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.imhotep.palette import Theme
from renderer.imhotep.pictograms import Sign, sign
from renderer.imhotep.ships import berth
from renderer.imhotep.stones import stone
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.type import Weight, readable, write
from rules.imhotep.view import PlayerView, View


def draw_standings(
    image: Image.Image, theme: Theme, view: View, labels: Labels, names: Sequence[str]
) -> None:
    """A panel for each player, from the most points to the least."""
    ranked = sorted(view.players, key=lambda p: (p.seat not in view.winners, -p.score, p.seat))
    for place, player in enumerate(ranked, 1):
        _draw_player(image, theme, view, player, place, labels, names)


def _draw_player(
    image: Image.Image,
    theme: Theme,
    view: View,
    player: PlayerView,
    place: int,
    labels: Labels,
    names: Sequence[str],
) -> None:
    left, top, right, bottom = berth(place)
    has_won = player.seat in view.winners
    fill, edge = (theme.active, theme.ink) if has_won else (theme.panel, theme.panel_line)
    box = (left + 12, top + 22, right - 12, bottom - 22)
    panel(image, box, fill, edge, thick=3.4 if has_won else 1.6, radius=12)
    stone(theme, player.colour, 68).put(image, (box[0] + 52, box[1] + 52))
    if has_won:
        sign(Sign.CROWN, theme.gilt, fill, 40).put(image, (box[2] - 32, box[3] - 30))
    middle, room = (box[0] + 94 + box[2]) / 2, box[2] - box[0] - 110
    write(
        image,
        (middle, box[1] + 62),
        str(player.score),
        theme.text,
        size=60,
        width=room,
        weight=Weight.EXTRA,
        align="middle",
    )
    name = readable(names[player.seat]) if player.seat < len(names) else ""
    write(
        image,
        ((box[0] + box[2]) / 2, box[3] - 28),
        name or labels(key("imhotep", "colour", player.colour)),
        theme.text,
        size=28,
        width=box[2] - box[0] - (96 if has_won else 24),
        align="middle",
    )
