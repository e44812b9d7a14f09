"""One game on Discord: all parts that it brings (``bot/games/parts.py``), put together.

Everything else - tables, panels, drafts, secrets, replays - is the same for all games.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

from bot.games.achieving import Achievements
from bot.games.parts import (
    PARTS,
    AnswersAhead,
    Belongings,
    Clicks,
    Computers,
    Emojis,
    Forecasts,
    Lessons,
    Lobby,
    Pictures,
    Telling,
    Topics,
    Turns,
    functions_of,
)
from bot.games.registry import lookup, part
from bot.games.shared_options import WithSharedOptions
from bot.games.ui_types import Ahead, LobbyOption, Look, Moment, Picture, Step, View
from rules.engine.game import Game

__all__ = [
    "Ahead",
    "GameUi",
    "LobbyOption",
    "Look",
    "Moment",
    "Picture",
    "Step",
    "View",
    "assembled",
]


class GameUi(
    Lobby,
    Lessons,
    Telling,
    Turns,
    Topics,
    Clicks,
    Belongings,
    AnswersAhead,
    Forecasts,
    Pictures,
    Achievements,
    Emojis,
    Computers,
):
    """How one game looks and is handled.  Methods that draw are slow: call them in a worker."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def __reduce__(self) -> tuple[Callable[[str], GameUi], tuple[str]]:
        return assembled, (self.game.name,)  # a worker puts its own together


@cache
def assembled(name: str) -> GameUi:
    """Put the UI of a game together; TypeError if the game lacks something that it must have."""
    own = {}
    for module_name, kind in PARTS.items():
        module = part(name, module_name)
        for function in functions_of(kind):
            if hasattr(module, function):
                own[function] = staticmethod(getattr(module, function))
    shared = vars(WithSharedOptions)
    lobby = type(f"bot.games.{name}.lobby", (GameUi,), {n: own[n] for n in own if n in shared})
    rest = {n: own[n] for n in own if n not in shared}
    both = (WithSharedOptions, lobby)
    made = cast(Callable[[Game[Any]], GameUi], type(f"bot.games.{name}", both, rest))
    return made(lookup(name))
