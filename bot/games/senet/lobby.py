"""What is agreed before a game of Senet: how many pieces, and who begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.game_ui import LobbyOption
from bot.texts import Texts
from rules.engine.decisions import RANDOM
from rules.senet.data import PIECES

OF_PIECES, FIRST = "pieces", "first"


def lobby_options(seats: int) -> list[LobbyOption]:
    """The number of pieces, and who begins and so plays Reed."""
    return [
        LobbyOption(OF_PIECES, tuple(map(str, PIECES))),
        LobbyOption(FIRST, (RANDOM, *(str(n + 1) for n in range(seats)))),
    ]


def settings(agreed: Mapping[str, str], chosen: Sequence[str | None]) -> dict[str, Any]:
    """The options of the game from what was agreed."""
    usual = {option.name: option.values[0] for option in lobby_options(len(chosen))}
    wanted = {name: agreed.get(name, value) for name, value in usual.items()}
    first = wanted[FIRST]
    return {
        "pieces": int(wanted[OF_PIECES]),
        "first": RANDOM if first == RANDOM else int(first) - 1,
    }


def value(texts: Texts, option: str, value: str) -> str:
    """The name of a value of an option."""
    if value == RANDOM:
        return texts("senet-lobby-random")
    if option == OF_PIECES:
        return texts("senet-lobby-pieces", count=int(value))
    return texts("senet-player", player=int(value))
