"""The emojis of all games, as they are called on Discord.

The name says the game, the thing and the drawing: ``<game>_<thing>_3f9a2c``.  The end is a
fingerprint of the pixels, so the list that Discord gives says by itself what is missing or drawn
differently now.  A note in our database would do the same only as long as both are one: not after
a new database, nor for a second one with the same token.  It also lets a new drawing be uploaded
before the old one is deleted, as no two emojis of an application may have one name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from bot.games.registry import ON_DISCORD
from bot.games.uis import UIS
from renderer.emoji import fingerprint, png

LONGEST_NAME = 32  # that Discord takes; letters, digits and _
_OURS = re.compile(rf"((?:{'|'.join(ON_DISCORD)})_[a-z0-9_]+)_[0-9a-f]{{6}}")


class Drawn(NamedTuple):
    """An emoji as it is uploaded."""

    name: str  # with the fingerprint
    image: bytes


def full_name(game: str, name: str) -> str:
    """The name of a game's emoji, without the fingerprint."""
    return f"{game}_{name}"


def is_of(written: str) -> str | None:
    """The name of one of our emojis without the fingerprint; None if it is none of ours."""
    found = _OURS.fullmatch(written)
    return found[1] if found else None


def draw_emojis(games: Iterable[str] = ON_DISCORD) -> list[Drawn]:
    """Draw the emojis of some games; this takes a while."""
    found = []
    for game in games:
        for name, draw in UIS[game].emojis().items():
            image = draw()
            written = f"{full_name(game, name)}_{fingerprint(image)}"
            found.append(Drawn(written, png(image)))
    return found
