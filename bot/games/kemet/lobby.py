"""What is agreed before a game of Kemet: how long it is, discards, Veto windows, a quick taste."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from importlib.resources import files
from typing import Any

from bot.games.game_ui import LobbyOption
from bot.texts import Texts
from bot.texts.saying import text_key
from rules.engine.decisions import RANDOM
from rules.kemet.data import Discards, Mode, PlayerColour

MODE, DISCARDS, VETO_WINDOW, BEGIN = "mode", "discards", "veto", "begin"
TIMED, WAIT = "timed", "wait"  # Veto windows
SET_UP, TASTE = "set_up", "taste"  # where a game begins
TASTERS = 2
_TASTE = "taste.json"  # a position (docs/positions.md) just before an attack on a temple


def lobby_options(seats: int) -> list[LobbyOption]:
    """What can be agreed; only two can begin with a quick taste."""
    options = [
        LobbyOption(MODE, tuple(map(str, Mode))),
        LobbyOption(DISCARDS, tuple(map(str, Discards))),
        LobbyOption(VETO_WINDOW, (TIMED, WAIT)),
    ]
    if seats == TASTERS:
        options.append(LobbyOption(BEGIN, (SET_UP, TASTE)))
    return options


def is_taste(agreed: Mapping[str, str]) -> bool:
    """Return whether a game begins just before something interesting."""
    return agreed.get(BEGIN) == TASTE


def has_secret_picks() -> bool:
    """Say so: battle cards are chosen at the same time."""
    return True


def idle_options(agreed: Mapping[str, str]) -> Collection[str]:
    """What a quick taste settles itself."""
    return (MODE, DISCARDS) if is_taste(agreed) else ()


def seat_choices() -> list[str]:
    """The colours; cities are taken in the set-up."""
    return list(map(str, PlayerColour))


def settings(agreed: Mapping[str, str], chosen: Sequence[str | None]) -> dict[str, Any]:
    """The options of the game from what was agreed; a taste goes on as a game of beginners."""
    mode = Mode.BEGINNER if is_taste(agreed) else agreed.get(MODE, Mode.SHORT)
    return {
        "mode": str(mode),
        "discards": str(agreed.get(DISCARDS, Discards.FACE_DOWN)),
        "colours": list(chosen) if any(chosen) else RANDOM,
    }


def beginning(agreed: Mapping[str, str], chosen: Sequence[str | None]) -> Mapping[str, Any] | None:
    """The position of a quick taste, if that was agreed; the host attacks."""
    if not is_taste(agreed) or len(chosen) != TASTERS:
        return None
    position: dict[str, Any] = json.loads((files(__package__) / _TASTE).read_text("utf-8"))
    colours = _colours(chosen, [player["colour"] for player in position["players"]])
    for player, colour in zip(position["players"], colours, strict=True):
        player["colour"] = colour
    position["setting"]["colours"] = colours
    return position


def _colours(chosen: Sequence[str | None], own: Sequence[str]) -> list[str]:
    """What the players chose; else the position's own colours, or free ones."""
    seated = [
        wanted or (colour if colour not in chosen else None)
        for wanted, colour in zip(chosen, own, strict=True)
    ]
    free = iter(str(colour) for colour in PlayerColour if colour not in (*seated, *own))
    return [colour or next(free) for colour in seated]


def practice() -> tuple[int, dict[str, str]]:
    """A quick taste against a computer player; the full game after it is one of beginners."""
    return TASTERS, {MODE: str(Mode.BEGINNER), BEGIN: TASTE}


def value(texts: Texts, option: str, value: str) -> str:
    """The name of a value of an option."""
    if option == "seat":
        return texts(text_key("kemet-player", value))
    return texts(text_key("kemet-lobby", option, value))
