"""A player's row on the strip: points, prayer, cards, tiles, and the pyramid of actions."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.kemet import sprites
from renderer.kemet.action_pyramid import draw_pyramid
from renderer.kemet.chips import (
    CARD,
    GAP,
    TALL,
    draw_card,
    draw_points,
    draw_tile,
    tile_rows,
    tile_width,
)
from renderer.kemet.head import LEFT, RIGHT, colour_name, person
from renderer.kemet.marks import Marks, draw_frame, draw_gain
from renderer.kemet.palette import Theme
from renderer.kemet.pictograms import Sign
from renderer.labels import Labels
from renderer.panels import panel
from renderer.type import Weight, write
from rules.engine.decisions import Seat
from rules.kemet.data import CREATURE_OF, HAND, TILES, BattleCard
from rules.kemet.state import RESERVE
from rules.kemet.view import PlayerView, View

_BODY = 200  # where the middle part begins
_TILES_RIGHT = 862
_PYRAMID = 966
_KINDS = 4  # of victory points for which there is room
LEAST = 182  # of a row: two rows of tiles
_TILES_TOP, _PITCH = 98, 35


def row_height(player: PlayerView, labels: Labels) -> int:
    """How tall a player's row is: by the tiles."""
    rows = len(tile_rows(labels, player.tiles, _TILES_RIGHT - _BODY))
    return max(LEAST, _TILES_TOP + rows * _PITCH + 12)


def draw_dashboard(
    image: Image.Image,
    theme: Theme,
    view: View,
    seat: Seat,
    top: int,
    place: int,
    labels: Labels,
    names: Sequence[str],
    marks: Marks,
    *,
    lit: bool,
) -> None:
    """One player; whoever decides is golden."""
    player = view.players[seat]
    box = (LEFT, top, RIGHT, top + row_height(player, labels))
    fill, edge = (theme.active, theme.ink) if lit else (theme.panel, theme.panel_line)
    panel(image, box, fill, edge, thick=3.4 if lit else 1.8, radius=10)
    _draw_who(image, theme, view, seat, top, place, labels, names)
    _draw_counts(image, theme, player, top, marks, lit=lit)
    _draw_cards(image, theme, player, top)
    _draw_tiles(image, theme, player, top + _TILES_TOP, labels, marks)
    draw_pyramid(image, theme, player, _PYRAMID, top + 8, marks)


def _draw_who(
    image: Image.Image,
    theme: Theme,
    view: View,
    seat: Seat,
    top: int,
    place: int,
    labels: Labels,
    names: Sequence[str],
) -> None:
    sprites.badge(theme, view.players[seat].colour, 32).put(image, (LEFT + 48, top + 46))
    panel(image, (LEFT + 96, top + 14, LEFT + 134, top + 50), theme.ink, theme.ink, radius=17)
    write(
        image,
        (LEFT + 115, top + 32),
        str(place),
        theme.white,
        size=25,
        width=30,
        weight=Weight.EXTRA,
        align="middle",
    )
    write(
        image,
        (LEFT + 12, top + 103),
        colour_name(view, labels, seat),
        theme.text,
        size=27,
        width=_BODY - LEFT - 20,
        weight=Weight.EXTRA,
    )
    write(
        image,
        (LEFT + 12, top + 134),
        person(names, seat),
        theme.faded,
        size=24,
        width=_BODY - LEFT - 20,
        weight=Weight.MEDIUM,
    )
    player = view.players[seat]
    if player.city:
        text = labels("kemet-label-city", number=player.city)
        write(
            image,
            (LEFT + 12, top + 162),
            text,
            theme.faded,
            size=20,
            width=_BODY - LEFT - 20,
            weight=Weight.MEDIUM,
        )


def _draw_counts(
    image: Image.Image, theme: Theme, player: PlayerView, top: int, marks: Marks, *, lit: bool
) -> None:
    """Prayer points, victory points and their kinds, DI cards, the reserve."""
    y = top + 30
    ground = theme.active if lit else theme.panel
    sprites.sign(Sign.PRAYER, theme.gilt, ground, 36).put(image, (_BODY + 12, y))
    _number(image, theme, str(player.prayer), _BODY + 30, y)
    sprites.sign(Sign.EYE, theme.text, ground, 42).put(image, (_BODY + 104, y))
    _number(image, theme, str(player.total), _BODY + 130, y)
    kinds = {kind: number for kind, number in player.points.items() if number}
    narrow = len(kinds) > _KINDS
    x = _BODY + (166 if narrow else 174)
    for kind, number in kinds.items():
        x += draw_points(image, theme, kind, number, (x, y - 17), narrow=narrow)
        x += 0 if narrow else 6
    sprites.sign(Sign.CARDS, theme.text, ground, 36).put(image, (734, y))
    _number(image, theme, str(player.di), 758, y)
    sprites.sign(Sign.SOLDIER, theme.text, ground, 36).put(image, (822, y))
    _number(image, theme, str(player.reserve), 843, y)
    changes = ((marks.prayer, _BODY + 48), (marks.points, _BODY + 148), (marks.cards, 782))
    for changed, at in changes:
        for seat, gained in changed:
            if seat == player.seat:
                draw_gain(image, theme, gained, (at, top + 3), 20)


def _number(image: Image.Image, theme: Theme, text: str, x: float, y: float) -> None:
    write(image, (x, y), text, theme.text, size=34, width=46, weight=Weight.EXTRA)


def _draw_cards(image: Image.Image, theme: Theme, player: PlayerView, top: int) -> None:
    """How many battle cards are in hand, and which may be; those seen to go are struck out."""
    y = top + 54
    x = _BODY + write(
        image,
        (_BODY, y + 17),
        str(player.cards),
        theme.text,
        size=28,
        width=30,
        weight=Weight.EXTRA,
    )
    write(image, (x + 2, y + 19), f"/{HAND}", theme.faded, size=21, width=34)
    known = set(player.may_hold)
    cards = [card for card in BattleCard if card in known or card in _gone(player)]
    pitch = min(100, (_TILES_RIGHT - _BODY - 54) // max(1, len(cards)))
    for n, card in enumerate(cards):
        at = (_BODY + 60 + pitch * n, y)
        draw_card(image, theme, card, at, struck=card not in known, wide=min(CARD[0], pitch - 6))


def _gone(player: PlayerView) -> set[BattleCard]:
    """Cards that were seen to go since the last refresh."""
    return {*player.played, *player.own_dropped}


def _draw_tiles(
    image: Image.Image, theme: Theme, player: PlayerView, top: int, labels: Labels, marks: Marks
) -> None:
    for n, row in enumerate(tile_rows(labels, player.tiles, _TILES_RIGHT - _BODY)):
        x, y = _BODY, top + n * _PITCH
        for tile in row:
            creature = CREATURE_OF.get(TILES[tile].power)
            waits = creature is not None and player.creatures.get(creature) == RESERVE
            draw_tile(image, theme, labels, tile, (x, y), waits=waits)
            width = tile_width(labels, tile)
            if (player.seat, tile) in marks.tiles:
                draw_frame(image, theme, (x + width / 2, y + TALL / 2), width + 4, TALL + 4, 8)
            x += width + GAP
