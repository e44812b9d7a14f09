"""What workers draw that takes several pictures of a front.

They stand here and not with the cogs, because a worker process imports what it draws with, and
has no use for discord.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.fronts.front import Front, Look, Moment, Picture, View
from rules.engine.events import Event

MOST_BYTES = 10 * 2**20  # of one file


def draw_news(
    front: Front, look: Look, view: View, events: Sequence[Event], step: int | None
) -> list[Picture]:
    """Scenes of what happened, then the board if it is to be shown at a step."""
    board = [] if step is None else front.board(look, view, step=step)
    return [*front.scene(look, view, events), *board]


def fitting_replay(front: Front, look: Look, moments: Sequence[Moment]) -> list[Picture]:
    """Animations none of which is larger than a file may be."""
    pictures = front.replay(look, moments)
    if len(moments) < 2 or all(len(picture.data) <= MOST_BYTES for picture in pictures):
        return pictures
    half = len(moments) // 2
    parts = [fitting_replay(front, look, part) for part in (moments[:half], moments[half:])]
    return [picture._replace(name=f"{n}-{picture.name}") for n, part in enumerate(parts, 1)
            for picture in part]  # fmt: skip
