"""What workers draw from several pictures of a game.

They stand here and not with the cogs, because a worker process imports what it draws with, and
has no use for discord.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from bot.games.game_ui import GameUi, Look, Moment, Picture, View
from rules.engine.decisions import Seat

MOST_BYTES = 10 * 2**20  # of one file


Draw = Callable[[], list[Picture]]


def draw_news(scene: Draw | None, board: Draw | None) -> list[Picture]:
    """Scenes of what happened, then the board, as far as they are to be shown.

    Below scenes the board is only its first picture: a phone shows no more at a glance.
    """
    scenes = [picture._replace(lasts=True) for picture in scene()] if scene is not None else []
    boards = board() if board is not None else []
    return [*scenes, *(boards[:1] if scenes else boards)]


def noted(draw: Draw, note: str) -> Draw:
    """The same with a note, such as for whom computers play, for those who do not see it."""
    return partial(_draw_noted, draw, note) if note else draw


def _draw_noted(draw: Draw, note: str) -> list[Picture]:
    return [picture._replace(alt=f"{note} {picture.alt}") for picture in draw()]


def draw_letter(ui: GameUi, look: Look, view: View, seat: Seat, step: int) -> list[Picture]:
    """The board and the hand for a secret choice, from the chooser's own view."""
    return [*ui.board(look, view, step=step)[:1], *ui.hand(look, view, seat)]


def fitting_replay(ui: GameUi, look: Look, moments: Sequence[Moment]) -> list[Picture]:
    """Animations none of which is larger than a file may be."""
    pictures = ui.replay(look, moments)
    if len(moments) < 2 or all(len(picture.data) <= MOST_BYTES for picture in pictures):
        return pictures
    half = len(moments) // 2
    parts = [fitting_replay(ui, look, part) for part in (moments[:half], moments[half:])]
    return [
        picture._replace(name=f"{n}-{picture.name}")
        for n, part in enumerate(parts, 1)
        for picture in part
    ]
