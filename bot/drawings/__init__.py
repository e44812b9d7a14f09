"""The pictures of each game, by name: what ``draw``, ``gallery`` and the benchmark know of them."""

from __future__ import annotations

from bot.drawings import ankh_exhibits, ankh_pictures, imhotep_exhibits, imhotep_pictures
from bot.drawings.drawing import Drawing
from bot.games import UnknownGame

DRAWINGS: dict[str, Drawing] = {
    "ankh": Drawing(
        ankh_pictures.TURN, ankh_pictures.OTHERS, ankh_exhibits.KINDS, ankh_exhibits.EXHIBITS
    ),
    "imhotep": Drawing(
        imhotep_pictures.TURN, imhotep_pictures.OTHERS, imhotep_exhibits.KINDS,
        imhotep_exhibits.EXHIBITS,
    ),
}  # fmt: skip


def drawing_of(game: str) -> Drawing:
    """Return a game's pictures; raises :exc:`~bot.games.UnknownGame`."""
    try:
        return DRAWINGS[game]
    except KeyError:
        raise UnknownGame(game) from None
