"""What is drawn over the pictures for a moment: the draft's, or what changed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from renderer.brush import Brush, Sprite, rounded
from renderer.duel.layout import Box
from renderer.duel.palette import Theme
from rules.duel.cards import Card
from rules.duel.data import Colour, God, Progress, Wonder
from rules.engine.decisions import Seat


class Gone(NamedTuple):
    """A card that a draft takes from the structure, and where it goes."""

    place: int
    card: Card | None
    wonder: int = 0  # the number of the Wonder under which it goes
    sold: bool = False


@dataclass(frozen=True, slots=True)
class Marks:
    """Everything to draw over a table and the cities."""

    # On the table.
    places: tuple[int, ...] = ()  # cards of the structure: open, or turned up
    gone: tuple[Gone, ...] = ()
    unknown: tuple[int, ...] = ()  # cards that turn up, nobody knows which
    chips: tuple[tuple[int, Seat], ...] = ()  # prices that change, by place and seat
    slots: tuple[int, ...] = ()
    progress: tuple[int, ...] = ()  # places of the board
    spaces: tuple[int, ...] = ()  # of the track
    tokens: tuple[int, ...] = ()  # Military tokens
    pawn: int | None = None  # where it was
    # In the cities.
    cards: tuple[tuple[Seat, Card], ...] = ()
    wonders: tuple[tuple[Seat, Wonder], ...] = ()
    held: tuple[tuple[Seat, Progress], ...] = ()
    gods: tuple[tuple[Seat, God], ...] = ()
    coins: tuple[tuple[Seat, int], ...] = ()  # gained or lost
    pile: tuple[Colour, ...] = ()  # colours of cards that came onto the discard pile


NO_MARKS = Marks()


def draw_frame(image: Image.Image, theme: Theme, box: Box, grow: int = 2) -> None:
    """A bright frame about a box."""
    left, top, right, bottom = box
    frame = _frame(theme, right - left + 2 * grow, bottom - top + 2 * grow)
    frame.put(image, ((left + right) / 2, (top + bottom) / 2))


@lru_cache(maxsize=64)
def _frame(theme: Theme, width: int, height: int) -> Sprite:
    brush = Brush(width + 8 + width % 2, height + 8 + height % 2, scale=3)
    line = rounded(-width / 2, -height / 2, width / 2, height / 2, 9)
    brush.line(line, theme.halo, 6.4, closed=True)
    brush.line(line, theme.mark, 4.2, closed=True)
    return brush.sprite()
