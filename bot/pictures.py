"""Pictures for the event loop: asked for here, drawn elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from typing import NamedTuple

from renderer.ankh.encode import map_png, strip_png
from renderer.ankh.marks import NO_MARKS, Marks
from renderer.ankh.palette import LIGHT, Theme
from renderer.labels import Labels
from renderer.pool import Pool, Superseded
from rules.ankh.view import View


class Drawn(NamedTuple):
    """The two pictures of a turn, encoded."""

    map: bytes
    strip: bytes


def draw_turn(
    view: View, labels: Labels, *, names: Sequence[str] = (), step: int | None = None,
    theme: Theme = LIGHT, marks: Marks = NO_MARKS,
) -> Drawn:  # fmt: skip
    """Draw and encode the map and the strip, here and now."""
    return Drawn(
        map_png(view, labels, step=step, theme=theme, marks=marks),
        strip_png(view, labels, names=names, theme=theme),
    )


class Pictures:
    """Draws off the event loop.

    >>> drawn = await pictures.draw("table 7", view, Texts("ru"))
    """

    def __init__(self, workers: int = 2) -> None:
        self._pool = Pool(workers)

    async def draw(
        self, table: str, view: View, labels: Labels, *, names: Sequence[str] = (),
        step: int | None = None, theme: Theme = LIGHT, marks: Marks = NO_MARKS,
    ) -> Drawn | None:  # fmt: skip
        """Draw a turn; None if a newer turn of the table was asked for before it was begun."""
        future: Future[Drawn] = self._pool.submit(
            table,
            lambda: draw_turn(view, labels, names=names, step=step, theme=theme, marks=marks),
        )
        try:
            return await asyncio.wrap_future(future)
        except Superseded:
            return None

    async def close(self) -> None:
        """Draw what waits, then stop."""
        await asyncio.to_thread(self._pool.close)
