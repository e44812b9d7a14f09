"""A kept picture with what is laid upon it: nothing is painted before somebody looks at it.

From turn to turn most of a picture stays as it was.  A canvas notes what is pasted on it, so
whoever encodes it can tell by the notes alone which rows are as they were before, and paints only
the others.  To everybody else it is a picture like any other: looked at, it paints itself.
"""

from __future__ import annotations

from collections.abc import Hashable
from itertools import count
from typing import Any, NamedTuple, Protocol, TypeAlias

from PIL import Image

from renderer.brush import Colour

ROWS = 32  # of a band: fewer are found again more often, more are compressed better

Source: TypeAlias = Image.Image | Colour
_NUMBERS = count()
_NUMBER = "canvas_number"  # under which a picture keeps its own


class Ground(Protocol):
    """A picture that many others begin with; it never changes."""

    @property
    def mode(self) -> str:
        """Pillow's name for what a pixel is."""
        ...

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        ...

    @property
    def number(self) -> int:
        """A :func:`new_number` of its own."""
        ...

    def rows(self, top: int, bottom: int) -> Image.Image:
        """The rows from the beginning of a band on, as a picture of their own."""
        ...


class _Laid(NamedTuple):
    """Something pasted: where, what, and through which mask."""

    box: tuple[int, int, int, int]
    source: Source
    mask: Image.Image | None

    def paste(self, image: Image.Image, above: int) -> None:
        """Paste it on a part of the picture that begins so many rows below the top."""
        left, top, right, bottom = self.box
        box = (left, top - above, right, bottom - above)
        image.paste(self.source, box, self.mask)

    def note(self) -> Hashable:
        """Equal for two that paint the same: sprites are made once and never changed."""
        box, source, mask = self
        known = _number_of(source) if isinstance(source, Image.Image) else source
        return box, known, None if mask is None else _number_of(mask)


def new_number() -> int:
    """A number that no other picture ever has, as an address in memory may."""
    return next(_NUMBERS)


def _number_of(image: Image.Image) -> int:
    number: int | None = image.__dict__.get(_NUMBER)  # hundreds of times for each picture
    if number is not None:
        return number
    if isinstance(image, Canvas) and image.is_bare:
        return image.ground.number
    number = image.__dict__[_NUMBER] = new_number()
    return number


class Canvas(Image.Image):
    """A picture that begins as a ground and is painted only when it must be."""

    def __init__(self, ground: Ground) -> None:
        super().__init__()
        self._mode, self._size = ground.mode, ground.size
        self.ground = ground
        self._laid: list[_Laid] | None = []

    def cut(self, height: int) -> Canvas:
        """The upper part of the same ground, with nothing on it."""
        part = Canvas(self.ground)
        part._size = self.width, height
        return part

    @property
    def is_painted(self) -> bool:
        """Whether it has become a picture like any other: then its notes are gone."""
        return self._laid is None

    @property
    def is_bare(self) -> bool:
        """Whether it is its ground and nothing else."""
        return self._laid == [] and self.size == self.ground.size

    def paste(  # as Pillow has it, so any picture may be a canvas
        self,
        im: Any,  # noqa: ANN401 - a picture or a colour, in any form of Pillow's
        box: Any = None,  # noqa: ANN401 - the same
        mask: Image.Image | None = None,
    ) -> None:
        """Note what is pasted, in the forms that drawing uses; others paint."""
        if self._laid is None or not isinstance(box, tuple):
            super().paste(im, box, mask)
            return
        if len(box) == 2:
            width, height = (mask if mask is not None else im).size
            box = (box[0], box[1], box[0] + width, box[1] + height)
        self._laid.append(_Laid(box, im, mask))

    def load(self) -> Any:  # noqa: ANN401 - as Pillow has it
        """Paint it: every method of a picture that needs its pixels begins here."""
        if self._laid is not None:
            painted = self.painted(0, self.height)
            self._laid = None
            self.im = painted.im
        return super().load()

    def painted(self, top: int, bottom: int) -> Image.Image:
        """Some rows, from the beginning of a band on, as a picture of their own."""
        image = self.ground.rows(top, bottom)
        for laid in self._laid or ():
            if laid.box[1] < bottom and laid.box[3] > top:
                laid.paste(image, top)
        return image

    def notes(self) -> list[Hashable]:
        """What is on each band of rows; two bands with equal notes look the same."""
        bands: list[list[Hashable]] = [[] for _ in range(0, self.height, ROWS)]
        for laid in self._laid or ():
            note, box = laid.note(), laid.box
            for band in bands[max(0, box[1] // ROWS) : max(0, -(-box[3] // ROWS))]:
                band.append(note)
        # A band that the lower end cuts off differs from a whole one.
        ends = (min(self.height, (n + 1) * ROWS) for n in range(len(bands)))
        return [(self.ground.number, end, *band) for end, band in zip(ends, bands, strict=True)]
