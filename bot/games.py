"""The games that this build knows, by name."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from rules.ankh.game import Ankh
from rules.engine.game import Game
from rules.imhotep.game import Imhotep

GAMES: dict[str, Game[Any]] = {"ankh": Ankh(), "imhotep": Imhotep()}

RANDOM = "random"  # how a game's options say that chance decides


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
    """A scenario, if the game has any, for a number of players, with the maps there are.

    ``others`` is what else may be agreed, as the game describes it.
    """

    scenario: str | None
    seats: int
    maps: list[str]
    others: dict[str, Any]

    def options(self, random: Random) -> dict[str, Any]:
        """Return the options of a game like this, whatever may be chosen left to chance."""
        options = {} if self.scenario is None else {"scenario": self.scenario}
        if len(self.maps) > 1:
            options["map"] = random.choice(self.maps)
        return {**options, **{name: _any(what, random) for name, what in self.others.items()}}


def _any(described: Any, random: Random) -> Any:  # noqa: ANN401 - as the game describes it
    """Return any value of an option: a list names the values, an object is one option a name."""
    if isinstance(described, dict):
        return {name: _any(what, random) for name, what in described.items()}
    return RANDOM if RANDOM in described else random.choice(described)


def settings_of(game: Game[Any]) -> list[Setting]:
    """List everything that can be played."""
    others = game.options()
    scenarios = others.pop("scenario", None)
    if not scenarios:
        return [Setting(None, seats, [], others) for seats in game.seats]
    return [
        Setting(scenario, int(seats), maps, others)
        for scenario, by_seats in scenarios.items()
        for seats, maps in by_seats.items()
    ]
