"""The board of a position: one pure function from a view to an image."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.senet.grounds import ground
from renderer.senet.layout import FOOT, HEAD, foot_of
from renderer.senet.marks import NO_MARKS, PIECE, Marks, draw_marks
from renderer.senet.palette import LIGHT, Theme
from renderer.senet.pieces import piece, stick
from renderer.type import Weight, readable, write
from rules.engine.decisions import Seat
from rules.senet.state import Phase
from rules.senet.view import PlayerView, View

_WHO = (330, 1050)  # from where to where the one to move is named
_SHARE = (FOOT[0], FOOT[0] + 366, FOOT[2] - 366, FOOT[2])  # players on either side of the sticks


def draw_board(
    view: View,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    step: int | None = None,
    theme: Theme = LIGHT,
    marks: Marks = NO_MARKS,
) -> Image.Image:
    """Draw the board.  Same view, same pixels: no clock, no language but the labels'.

    ``names`` are the people, by seat; ``step`` is the number of the decision that led here.
    """
    image = ground(theme)
    _draw_head(image, theme, view, step, labels, names)
    for player in view.players:
        for house in player.houses:
            piece(theme, player.side, PIECE).put(image, foot_of(house))
    draw_marks(image, theme, marks)
    _draw_sticks(image, theme, view, labels)
    for n, player in enumerate(sorted(view.players, key=lambda player: player.side)):
        left, right = _SHARE[2 * n : 2 * n + 2]
        _draw_off(image, theme, view, player, (left, right), labels, names)
    return image


def named(view: View, seat: Seat, labels: Labels, names: Sequence[str]) -> str:
    """A player's side and, if known, name."""
    side = labels(key("senet", "side", view.players[seat].side))
    name = readable(names[seat]) if seat < len(names) else ""
    return f"{side} · {name}" if name else side


def _draw_head(
    image: Image.Image,
    theme: Theme,
    view: View,
    step: int | None,
    labels: Labels,
    names: Sequence[str],
) -> None:
    """The turn, and who is to move."""
    left, top, _, bottom = HEAD
    y, x = (top + bottom) / 2, left + 6
    when = labels("senet-label-turn", number=view.turn)
    x += write(image, (x, y), when, theme.text, size=32, width=200, weight=Weight.EXTRA)
    if step is not None:
        write(image, (x + 14, y + 2), f"#{step}", theme.faded, size=24, width=_WHO[0] - x - 24)
    box = (_WHO[0], top + 2, _WHO[1], bottom - 2)
    if view.phase in (Phase.SET_UP, Phase.OVER):
        at, wide = ((box[0] + box[2]) / 2, y), box[2] - box[0]
        text = labels(key("senet-label-phase", view.phase))
        write(image, at, text, theme.text, size=30, width=wide, align="middle", weight=Weight.EXTRA)
        return
    panel(image, box, theme.active, theme.ink, thick=3, radius=12)
    piece(theme, view.players[view.active].side, 54).put(image, (box[0] + 36, y))
    who = named(view, view.active, labels, names)
    write(image, (box[0] + 72, y), who, theme.text, size=30, width=620, weight=Weight.EXTRA)


def _draw_sticks(image: Image.Image, theme: Theme, view: View, labels: Labels) -> None:
    """The sticks as they lie, what they count, and whether they are thrown again."""
    left, right = _SHARE[1] + 10, _SHARE[2] - 10
    box = (left, FOOT[1], right, FOOT[3])
    panel(image, box, theme.panel, theme.panel_line, thick=2, radius=12)
    if not view.sticks:
        return
    for n, side in enumerate(view.sticks):
        stick(theme, side, 116).put(image, (left + 34 + 38 * n, FOOT[1] + 68))
    at = (float(right - 62), FOOT[1] + 68)
    write(
        image,
        at,
        str(view.throw),
        theme.text,
        size=84,
        width=90,
        weight=Weight.EXTRA,
        align="middle",
    )
    text = labels("senet-label-again" if view.again else "senet-label-once")
    at = ((left + right) / 2, FOOT[3] - 30)
    write(image, at, text, theme.text, size=24, width=right - left - 16, align="middle")


def _draw_off(
    image: Image.Image,
    theme: Theme,
    view: View,
    player: PlayerView,
    span: tuple[int, int],
    labels: Labels,
    names: Sequence[str],
) -> None:
    """A player, and which of the pieces have left the board."""
    left, right = span
    acts = view.phase is Phase.MOVE and player.seat == view.active
    fill, edge = (theme.active, theme.ink) if acts else (theme.panel, theme.panel_line)
    panel(image, (left, FOOT[1], right, FOOT[3]), fill, edge, thick=2, radius=12)
    who = named(view, player.seat, labels, names)
    write(image, (left + 16, FOOT[1] + 30), who, theme.text, size=26, width=right - left - 32)
    for n in range(view.pieces):
        x = left + 34 + n * (right - left - 68) / (view.pieces - 1)
        gone = n < player.off
        piece(theme, player.side, 62, ghost=not gone).put(image, (x, FOOT[1] + 92))
    text = labels("senet-label-off", number=player.off, most=view.pieces)
    write(image, (left + 16, FOOT[3] - 30), text, theme.text, size=24, width=right - left - 32)
