"""The players of a match by name: ``thoth``, ``random``, ``search:100``, ``search:250ms``."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

from ai.player import Player, VeilPlayer
from ai.search.limits import Limits
from ai.search.player import Searcher
from bot.commands.command import UsageError
from bot.games.game_ui import GameUi
from rules.engine.decisions import Choice
from rules.engine.session import Session

Contestant: TypeAlias = Player[Any] | VeilPlayer

BY_VIEW = ("thoth", "random")
NAMES = f"{', '.join(BY_VIEW)}, search:N (iterations) or search:Nms (time)"
_SEARCH = re.compile(r"search:([1-9]\d*)(ms)?")


def check(name: str) -> None:
    """Refuse a name that no player has."""
    if name not in BY_VIEW and not _SEARCH.fullmatch(name):
        raise UsageError(f"nobody is called {name!r}; there are {NAMES}")


def contestant(ui: GameUi, name: str, seats: int, seed: str) -> Contestant:
    """Return the player of this name for one seat of a game."""
    found = _SEARCH.fullmatch(name)
    if found is None:
        return ui.player(name, seed)
    number = int(found[1])
    limits = Limits(seconds=number / 1000) if found[2] else Limits(iterations=number)
    return Searcher(ui.game, seats, limits, seed)


def answer(player: Contestant, session: Session[Any], choice: Choice[Any]) -> str:
    """Give a player what its seat may know, in the form that it needs, and take its answer."""
    if isinstance(player, VeilPlayer):
        return player.answer_veil(session.veiled(choice.seat))
    view = session.game.view(session.state, choice.seat)
    return player.answer(view, choice.what, [str(option) for option in choice.options])
