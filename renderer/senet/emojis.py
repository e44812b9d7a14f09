"""The emojis of Senet: the pieces, and the houses with a rule of their own."""

from __future__ import annotations

from functools import partial

from PIL import Image

from renderer import emoji
from renderer.emoji import TILE, Drawings, finished
from renderer.senet.palette import LIGHT
from renderer.senet.pieces import piece
from renderer.senet.signs import SIGNS
from rules.senet.data import Side

_PIECE = 112


def _piece(side: Side) -> Image.Image:
    return finished(piece(LIGHT, side, _PIECE))


def drawings() -> Drawings:
    """Every emoji by its name."""
    return {
        **{str(side): partial(_piece, side) for side in Side},
        **{
            f"house_{house.name.lower()}": partial(
                emoji.sign, parts, TILE, LIGHT.special, LIGHT.inlay, 84
            )
            for house, parts in SIGNS.items()
        },
    }
