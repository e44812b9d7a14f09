"""The gallery: every game may show pictures there.

They are ``KINDS`` and ``EXHIBITS`` of ``bot/games/<game>/exhibits.py``.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from PIL import Image

from bot.games.registry import ON_DISCORD, part
from bot.texts import Texts
from renderer.encode import indexed
from renderer.theme import ThemeName


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


def all_kinds() -> dict[str, Kind]:
    """The kinds of pictures of all games."""
    shows = [part(game, "exhibits") for game in ON_DISCORD]
    return {name: kind for show in shows if show for name, kind in show.KINDS.items()}


def all_exhibits() -> tuple[Exhibit, ...]:
    """The pictures of all games."""
    shows = [part(game, "exhibits") for game in ON_DISCORD]
    return tuple(exhibit for show in shows if show for exhibit in show.EXHIBITS)


def still(image: Image.Image, colours: bytes, alt: str) -> Picture:
    """A palette PNG, as small as it can be made: a gallery is drawn once and read often."""
    out = io.BytesIO()
    indexed(image, colours).save(out, "PNG", optimize=True)
    return Picture(out.getvalue(), alt)
