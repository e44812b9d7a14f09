"""Fronts: how each game looks and is handled, by name."""

from __future__ import annotations

from bot.fronts.ankh import AnkhFront
from bot.fronts.front import Front
from bot.fronts.imhotep import ImhotepFront
from bot.games import UnknownGame

FRONTS: dict[str, Front] = {"ankh": AnkhFront(), "imhotep": ImhotepFront()}


def front_of(name: str) -> Front:
    """Return a game's front; raises :exc:`~bot.games.UnknownGame`."""
    try:
        return FRONTS[name]
    except KeyError:
        raise UnknownGame(name) from None
