"""Text of several lines: broken between words, never wider than its box."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderer.brush import Colour
from renderer.type import SMALLEST, Align, Weight, run, write


@lru_cache(maxsize=1024)
def lines_of(text: str, weight: Weight, size: int, width: int) -> tuple[str, ...]:
    """Break a text into lines that fit a width."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and run(longer, weight, size).width <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def write_paragraph(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    colour: Colour,
    *,
    size: int,
    width: int,
    most: int,
    weight: Weight = Weight.MEDIUM,
    align: Align = "left",
) -> int:
    """Set a text from its first line's height downwards; return how tall it is.

    It becomes smaller, down to the smallest size, until it has no more than ``most`` lines;
    what is still too much is left out of the last line as of any other.
    """
    lines = lines_of(text, weight, size, width)
    if len(lines) > most and size > SMALLEST:
        return write_paragraph(
            image,
            at,
            text,
            colour,
            size=size - 1,
            width=width,
            most=most,
            weight=weight,
            align=align,
        )
    kept = [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines
    pitch = leading(size)
    for n, line in enumerate(kept):
        write(
            image,
            (at[0], at[1] + n * pitch),
            line,
            colour,
            size=size,
            width=width,
            weight=weight,
            align=align,
        )
    return pitch * len(kept)


def leading(size: int) -> int:
    """From line to line."""
    return round(size * 1.28)
