"""How each game looks and is handled on Discord, by name."""

from __future__ import annotations

from bot.games.game_ui import GameUi, assembled
from bot.games.registry import ON_DISCORD, UnknownGame

UIS: dict[str, GameUi] = {name: assembled(name) for name in ON_DISCORD}


def ui_of(name: str) -> GameUi:
    """Return a game's UI; raises :exc:`~bot.games.registry.UnknownGame`."""
    try:
        return UIS[name]
    except KeyError:
        raise UnknownGame(name, UIS) from None
