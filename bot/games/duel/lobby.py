"""What is agreed before a game of Duel: Pantheon, who begins, a quick taste."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from importlib.resources import files
from typing import Any

from bot.games.game_ui import LobbyOption
from bot.texts import Texts
from rules.duel.data import Side
from rules.duel.lookup import seat_of
from rules.duel.view import View
from rules.engine.decisions import RANDOM, Seat

PANTHEON, FIRST, TASTE = "pantheon", "first", "taste"
YES, NO = "yes", "no"
_TASTE = "taste.json"  # a position (docs/positions.md) three turns before a supremacy


def lobby_options(seats: int) -> list[LobbyOption]:
    """With or without Pantheon, who begins and so plays the Sun, and where the game begins."""
    return [
        LobbyOption(PANTHEON, (YES, NO)),
        LobbyOption(FIRST, (RANDOM, *(str(n + 1) for n in range(seats)))),
        LobbyOption(TASTE, (NO, YES)),
    ]


def idle_options(agreed: Mapping[str, str]) -> Collection[str]:
    """What a quick taste settles itself."""
    return (PANTHEON, FIRST) if agreed.get(TASTE) == YES else ()


def settings(agreed: Mapping[str, str], chosen: Sequence[str | None]) -> dict[str, Any]:
    """The options of the game from what was agreed; the full game after a taste is the base one."""
    first = agreed.get(FIRST, RANDOM)
    return {
        "pantheon": agreed.get(PANTHEON, YES) == YES and agreed.get(TASTE) != YES,
        "first": RANDOM if first == RANDOM else int(first) - 1,
    }


def beginning(agreed: Mapping[str, str], chosen: Sequence[str | None]) -> Mapping[str, Any] | None:
    """The position of a quick taste, if that was agreed; the host plays the Sun."""
    if agreed.get(TASTE) != YES:
        return None
    position: dict[str, Any] = json.loads((files(__package__) / _TASTE).read_text("utf-8"))
    return position


def rematch(agreed: Mapping[str, str], view: View, order: Sequence[Seat]) -> Mapping[str, str]:
    """Exchange the seats: whoever was the Moon begins.  After a taste comes the base game."""
    moon = order.index(seat_of(view, Side.MOON))
    base = {PANTHEON: NO} if agreed.get(TASTE) == YES else {}
    return {**agreed, **base, FIRST: str(moon + 1), TASTE: NO}


def practice() -> tuple[int, dict[str, str]]:
    """A quick taste; the full game after it is the base one."""
    return 2, {PANTHEON: NO, TASTE: YES}


def value(texts: Texts, option: str, value: str) -> str:
    """The name of a value of an option."""
    match option, value:
        case _, "random":
            return texts("duel-lobby-random")
        case "first", _:
            return texts("duel-player", player=int(value))
        case "taste", _:
            return texts(f"duel-lobby-taste-{value}")
        case _:
            return texts(f"duel-lobby-{value}")
