"""The games that this build knows, by name."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from rules.ankh.game import Ankh
from rules.engine.game import Game

GAMES: dict[str, Game[Any]] = {"ankh": Ankh()}


class UnknownGame(Exception):
    """Nobody has taught us this game."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no game is called {name!r}; there is {', '.join(GAMES)}")
        self.name = name


def lookup(name: str) -> Game[Any]:
    """Return a game by its name; raises :exc:`UnknownGame`."""
    try:
        return GAMES[name]
    except KeyError:
        raise UnknownGame(name) from None


class Setting(NamedTuple):
    """A scenario, if the game has any, for a number of players, with the maps there are."""

    scenario: str | None
    seats: int
    maps: list[str]

    def options(self, random: Random) -> dict[str, Any]:
        """Return the options of a game like this, on one of the maps."""
        options = {} if self.scenario is None else {"scenario": self.scenario}
        return {**options, "map": random.choice(self.maps)} if len(self.maps) > 1 else options


def settings_of(game: Game[Any]) -> list[Setting]:
    """List everything that can be played."""
    scenarios = game.options().get("scenario")
    if not scenarios:
        return [Setting(None, seats, []) for seats in game.seats]
    return [
        Setting(scenario, int(seats), maps)
        for scenario, by_seats in scenarios.items()
        for seats, maps in by_seats.items()
    ]
