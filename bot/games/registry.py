"""The games of this build: found by where they are, listed nowhere.

A game is ``rules/<game>/game.py`` with a module-level ``GAME``.  Whatever else belongs to it has
the same name: ``renderer/<game>``, ``ai/<game>``, ``bot/games/<game>`` for what Discord shows, and
the texts ``<game>-*.ftl``.  Without ``bot/games/<game>`` a game can be refereed, fuzzed, replayed
and measured, but nobody is offered it on Discord.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import bot.games
import rules
from rules.engine.game import Game, Variant, Varied

ENGINE = "engine"  # the only package of the rules that is no game
RANDOM = "random"  # how a game's options say that chance decides


def _packages(of: ModuleType) -> list[str]:
    """The packages directly inside a package, in the order of their names."""
    return [found.name for found in pkgutil.iter_modules(of.__path__) if found.ispkg]


def _found() -> dict[str, Game[Any]]:
    """Every game that has rules."""
    games: dict[str, Game[Any]] = {}
    for name in _packages(rules):
        if name != ENGINE and find_spec(f"rules.{name}.game") is not None:
            games[name] = import_module(f"rules.{name}.game").GAME
            assert games[name].name == name, f"rules/{name} calls itself {games[name].name}"
    return games


GAMES: dict[str, Game[Any]] = _found()
ON_DISCORD: tuple[str, ...] = tuple(name for name in _packages(bot.games) if name in GAMES)


class UnknownGame(Exception):
    """Nobody has taught us this game."""

    def __init__(self, name: str, known: Iterable[str] = GAMES) -> None:
        super().__init__(f"no game is called {name!r} here; there is {', '.join(known)}")
        self.name = name


def lookup(name: str) -> Game[Any]:
    """Return a game by its name; raises :exc:`UnknownGame`."""
    try:
        return GAMES[name]
    except KeyError:
        raise UnknownGame(name) from None


def part(game: str, name: str) -> ModuleType | None:
    """A module of what Discord shows of a game; None if the game does without it."""
    path = f"{bot.games.__name__}.{game}.{name}"
    has_part = game in _packages(bot.games) and find_spec(path) is not None
    return import_module(path) if has_part else None


# --- ways to play -----------------------------------------------------------------------------


class Setting(NamedTuple):
    """A number of players, what is agreed, and what else may be, as the game describes it."""

    seats: int
    agreed: dict[str, Any]
    choices: dict[str, Any]

    def options(self, random: Random) -> dict[str, Any]:
        """Return the options of a game like this, whatever may be chosen left to chance."""
        return {**self.agreed, **{name: _any(what, random) for name, what in self.choices.items()}}


def _any(described: Any, random: Random) -> Any:  # noqa: ANN401 - as the game describes it
    """Return any value of an option: a list names the values, an object is one option a name."""
    if isinstance(described, dict):
        return {name: _any(what, random) for name, what in described.items()}
    return RANDOM if RANDOM in described else random.choice(described)


def settings_of(
    game: Game[Any], seats: int | None = None, options: Mapping[str, Any] | None = None
) -> list[Setting]:
    """List every way to play a game; only with so many players and these options, if given."""
    wanted, described = dict(options or {}), game.options()
    found = []
    for variant in _variants(game):
        fits = all(wanted.get(name, value) == value for name, value in variant.agreed.items())
        if fits and seats in (None, variant.seats):
            agreed = {**variant.agreed, **wanted}
            choices = {**variant.choices, **described}
            left = {name: what for name, what in choices.items() if name not in agreed}
            found.append(Setting(variant.seats, agreed, left))
    return found


def _variants(game: Game[Any]) -> list[Variant]:
    if isinstance(game, Varied):
        return game.variants()
    return [Variant(seats, {}, {}) for seats in game.seats]
