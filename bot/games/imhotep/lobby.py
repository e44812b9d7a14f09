"""What is agreed before a game of Imhotep: sides, the Pharaoh's wrath, who begins, colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.game_ui import LobbyOption
from bot.games.imhotep.phrases import side_name
from bot.texts import Texts
from bot.texts.saying import text_key
from rules.engine.decisions import RANDOM
from rules.imhotep.data import COLOURS, SITES, Side
from rules.imhotep.keys import NO, YES

WRATH, FIRST, SIDES = "wrath", "first", "sides"


def lobby_options(seats: int) -> list[LobbyOption]:
    """A side for each site, the wrath, and who begins."""
    sides = (*map(str, Side), RANDOM)
    return [
        *(LobbyOption(str(site), sides, SIDES) for site in SITES),
        LobbyOption(WRATH, (NO, YES)),
        LobbyOption(FIRST, (RANDOM, *(str(n + 1) for n in range(seats)))),
    ]


def settings(agreed: Mapping[str, str], chosen: Sequence[str | None]) -> dict[str, Any]:
    """The options of the game from what was agreed; a colour that nobody chose is drawn."""
    usual = {option.name: option.values[0] for option in lobby_options(len(chosen))}
    wanted = usual | {name: value for name, value in agreed.items() if name in usual}
    first = wanted[FIRST]
    return {
        "sides": {str(site): wanted[site] for site in SITES},
        "wrath": wanted[WRATH] == YES,
        "first": RANDOM if first == RANDOM else int(first) - 1,
        "colours": list(chosen),
    }


def seat_choices() -> list[str]:
    """The colours."""
    return [str(colour) for colour in COLOURS]


def value(texts: Texts, option: str, value: str) -> str:
    """The name of a value of an option."""
    if value == RANDOM:
        return texts("imhotep-lobby-random")
    if option == "seat":
        return texts(text_key("imhotep-colour", value))
    if option == SIDES:
        site, _, side = value.rpartition(" ")
        called = texts("imhotep-lobby-random") if side == RANDOM else side_name(texts, side)
        return f"{texts(f'imhotep-site-{site}')} {called}" if site else called
    if option in set(SITES):
        return texts("imhotep-lobby-side", side=side_name(texts, value))
    if option == FIRST:
        return texts("imhotep-player", player=int(value))
    return texts(f"imhotep-lobby-{value}") if value in (YES, NO) else value
