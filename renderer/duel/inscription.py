"""Numbers on small things that are kept as sprites."""

from __future__ import annotations

from PIL import ImageOps

from renderer.brush import Colour, Sprite
from renderer.type import Align, Weight, write

MARGIN = 10  # of the sheet on which a sprite is written: letters may touch its own edge


def inscribe(
    sprite: Sprite,
    at: tuple[float, float],
    text: str,
    colour: Colour,
    *,
    size: int,
    width: int,
    align: Align = "middle",
) -> int:
    """Write on a sprite, whose mask cuts off what would leave it; return the width taken."""
    image = sprite.colours
    sheet = ImageOps.expand(image, MARGIN)
    x, y = at[0] + MARGIN, at[1] + MARGIN
    taken = write(
        sheet, (x, y), text, colour, size=size, width=width, weight=Weight.EXTRA, align=align
    )
    image.paste(sheet.crop((MARGIN, MARGIN, MARGIN + image.width, MARGIN + image.height)), (0, 0))
    return taken
