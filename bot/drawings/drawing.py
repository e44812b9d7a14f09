"""What every game tells about its pictures: for the command line, the gallery and the benchmark."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from PIL import Image

from bot.command import UsageError
from bot.played import Moment, played
from bot.texts import Texts
from renderer.encode import indexed
from renderer.theme import ThemeName

Files: TypeAlias = dict[str, bytes]  # by name
View: TypeAlias = Any  # each game has its own


class Wanted(NamedTuple):
    """A random game that is always the same, how far it is played, and how it is to be drawn."""

    game: str
    seed: int
    steps: int
    scenario: str | None
    seats: int | None
    texts: Texts
    theme: ThemeName
    names: Sequence[str] = ()

    def moments(self) -> list[Moment]:
        """The whole game."""
        return list(played(self.game, self.seed, scenario=self.scenario, seats=self.seats))

    def moments_so_far(self) -> list[Moment]:
        """The game up to the step."""
        game = played(self.game, self.seed, scenario=self.scenario, seats=self.seats)
        return list(islice(game, self.steps + 1))

    def last_two(self) -> tuple[Moment, Moment]:
        """The positions before and after the step; UsageError if there are none."""
        moments = self.moments_so_far()
        if len(moments) < 2:
            raise UsageError("nothing has happened yet: more --steps")
        return moments[-2], moments[-1]


class Turn(NamedTuple):
    """The names of the pictures of a turn, and drawing them all, by name."""

    names: tuple[str, ...]
    draw: Callable[[View, Texts, Sequence[str], ThemeName], Files]


class Drawing(NamedTuple):
    """The pictures of a game."""

    turn: Turn
    others: Mapping[str, Callable[[Wanted], Files]]  # files by name
    kinds: Mapping[str, Kind]  # of the gallery
    exhibits: Sequence[Exhibit]


# --- the gallery -----------------------------------------------------------------------------


class Picture(NamedTuple):
    """A drawn picture as a file, and what it says to those who do not see it."""

    data: bytes
    alt: str
    suffix: str = ".png"


Draw: TypeAlias = Callable[[Texts, ThemeName], Picture]


class Kind(NamedTuple):
    """A kind of picture, and what is to be said about it."""

    title: str
    about: str


class Exhibit(NamedTuple):
    """One picture of the gallery."""

    kind: str
    which: str  # of its kind, where there are several
    theme: ThemeName
    language: str
    caption: str
    draw: Draw


def still(image: Image.Image, colours: bytes, alt: str) -> Picture:
    """A palette PNG, as small as it can be made: a gallery is drawn once and read often."""
    out = io.BytesIO()
    indexed(image, colours).save(out, "PNG", optimize=True)
    return Picture(out.getvalue(), alt)
