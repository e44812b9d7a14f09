"""The players of a match by name: ``hard``, ``thoth``, ``random``, ``search:100``, ``plain:9``."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from ai import levels
from ai.learning.model import Learned, read_learned
from ai.player import Player, VeilPlayer
from ai.random_player import RandomPlayer
from ai.search.guide import Guide, guide_of
from ai.search.limits import Limits
from ai.search.player import Searcher
from ai.search.points import PointsNow
from ai.search.quick import Quick
from bot.commands.command import UsageError
from bot.games.game_ui import GameUi
from rules.engine.decisions import Choice
from rules.engine.session import Session

Contestant: TypeAlias = Player[Any] | VeilPlayer

WHOLE = (*levels.LEVELS, "thoth", "points", "quick", "random")
GUIDES: dict[str, Callable[[str], Guide[Any]]] = {
    "search": guide_of,  # as the levels do
    "hand": lambda game: guide_of(game, learned=False),  # by the hand-made score alone
    "plain": lambda game: Guide(),  # knows nothing: plays at random to the end
}
NAMES = (
    f"{', '.join(WHOLE)}, or {', '.join(GUIDES)} with iterations (search:100) or time "
    "(search:20ms), perhaps by other weights (search:100@FILE)"
)
_LIMITED = re.compile(rf"({'|'.join(GUIDES)}):([1-9]\d*)(ms)?(?:@(.+))?")


def check(name: str) -> None:
    """Refuse a name that no player has."""
    if name not in WHOLE and not _LIMITED.fullmatch(name):
        raise UsageError(f"nobody is called {name!r}; there are {NAMES}")


def contestant(ui: GameUi, name: str, seats: int, seed: str) -> Contestant:
    """Return the player of this name for one seat of a game."""
    game = ui.game
    found = _LIMITED.fullmatch(name)
    if found is not None:
        number = int(found[2])
        limits = Limits(seconds=number / 1000) if found[3] else Limits(iterations=number)
        guide = GUIDES[found[1]](game.name)
        if found[4]:
            guide.learned = _read(game.name, found[4])
        return Searcher(game, seats, limits, seed, guide)
    if name == "points":
        return PointsNow(game, seats, seed)
    if name == "quick":
        return Quick(game.name, seed)
    if name == "random":
        return RandomPlayer(seed)
    if name == "thoth":
        return levels.thoth_of(game.name, seed)
    return levels.player_of(game, name, seats, seed)


@cache
def _read(game: str, file: str) -> Learned:
    try:
        return read_learned(game, Path(file).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise UsageError(f"{file}: {error}") from error


def answer(player: Contestant, session: Session[Any], choice: Choice[Any]) -> str:
    """Give a player what its seat may know, in the form that it needs, and take its answer."""
    if isinstance(player, VeilPlayer):
        return player.answer_veil(session.veiled(choice.seat))
    view = session.game.view(session.state, choice.seat)
    return player.answer(view, choice.what, [str(option) for option in choice.options])
