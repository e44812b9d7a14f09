"""What is agreed before a game of Ankh: scenario, map, guardians, who begins, and gods."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bot.games.ankh.taste import taste
from bot.games.game_ui import LobbyOption
from bot.texts import Texts
from renderer.labels import key as text_key
from renderer.words import capital
from rules.ankh.data import GUARDIAN_LEVELS, GUARDIANS, God
from rules.ankh.scenarios import SCENARIOS, Scenario, ScenarioId
from rules.engine.decisions import RANDOM

GUARDIAN = "guardian_"  # before the level
TOGETHER = "guardians"  # the menu of all levels
BEGIN, SET_UP, TASTE = "begin", "set_up", "taste"  # where a game begins


def lobby_options(seats: int) -> list[LobbyOption]:
    """The lobby options for that many players; a scenario ignores those it does not have."""
    fitting = [scenario for scenario in SCENARIOS.values() if seats in scenario.seats()]
    maps = dict.fromkeys(
        letter for scenario in fitting for letter in _letters(scenario, seats) if letter
    )
    options = [LobbyOption("scenario", tuple(str(scenario.id) for scenario in fitting))]
    if maps:
        options.append(LobbyOption("map", tuple(maps)))
    options += [LobbyOption(_level(n), (RANDOM, *_guardians(n)), TOGETHER) for n in GUARDIAN_LEVELS]
    options.append(LobbyOption("first", (RANDOM, *(str(n + 1) for n in range(seats)))))
    options.append(LobbyOption(BEGIN, (SET_UP, TASTE)))
    return options


def is_taste(agreed: Mapping[str, str]) -> bool:
    """Return whether a game begins shortly before its first conflict."""
    return agreed.get(BEGIN) == TASTE


def has_secret_picks() -> bool:
    """Say so: cards and bids are chosen at the same time."""
    return True


def idle_options(agreed: Mapping[str, str]) -> Collection[str]:
    """What a quick taste settles itself, and what the scenario does not know."""
    levels = tuple(map(_level, GUARDIAN_LEVELS))
    if is_taste(agreed):
        return ("scenario", "map", *levels, "first")
    scenario = SCENARIOS.get(ScenarioId(agreed["scenario"])) if "scenario" in agreed else None
    if scenario is None:
        return ()
    has_maps = any(letter for seats in scenario.seats() for letter in _letters(scenario, seats))
    return (*(() if has_maps else ("map",)), *(levels if scenario.auctions else ()))


def _letters(scenario: Scenario, seats: int) -> list[str]:
    """The letters of a scenario's maps; empty if there is one map."""
    return [name.removeprefix(str(seats)).lower() for name in scenario.maps(seats)]


def _level(level: int) -> str:
    """The name of the option for the guardian of a level."""
    return f"{GUARDIAN}{level}"


def _guardians(level: int) -> list[str]:
    """The guardians of a level."""
    return [str(kind) for kind, card in GUARDIANS.items() if card.level == level]


def settings(agreed: Mapping[str, str], chosen: Sequence[str | None]) -> dict[str, Any]:
    """The options of the game from what was agreed; the unknown is left to the rules' default."""
    seats = len(chosen)
    usual = {option.name: option.values[0] for option in lobby_options(seats)}
    wanted = usual | {name: value for name, value in agreed.items() if name in usual}
    scenario = SCENARIOS[ScenarioId(wanted["scenario"])]
    options: dict[str, Any] = {"scenario": str(scenario.id), "gods": list(chosen)}
    if wanted.get("map") in _letters(scenario, seats):
        options["map"] = wanted["map"]
    named = [kind for n in GUARDIAN_LEVELS if (kind := wanted[_level(n)]) != RANDOM]
    if named and not scenario.auctions:
        options["guardians"] = named
    if wanted["first"] != RANDOM:
        options["first"] = int(wanted["first"]) - 1
    return options


def beginning(agreed: Mapping[str, str], chosen: Sequence[str | None]) -> Mapping[str, Any] | None:
    """The position of a quick taste, if that was agreed."""
    return taste(chosen) if is_taste(agreed) else None


def practice() -> tuple[int, dict[str, str]]:
    """A quick taste of the shortest scenario for two."""
    return 2, {"scenario": "universal_flood", BEGIN: TASTE}


def seat_choices() -> list[str]:
    """The gods."""
    return [str(god) for god in God]


def value(texts: Texts, option: str, value: str) -> str:
    """The name of a value of an option; in the menu of all guardians it follows the level."""
    if option == TOGETHER:
        value = value.rpartition(" ")[2]
    if value == RANDOM:
        return texts("ankh-lobby-random")
    match option:
        case "seat":
            return texts(text_key("ankh-god", value))
        case "scenario":
            return texts(text_key("ankh-scenario", value))
        case "map":
            return texts("ankh-lobby-map", letter=value.upper())
        case "first":
            return texts("ankh-lobby-first", player=int(value))
        case "begin":
            return texts(text_key("ankh-lobby-begin", value))
        case _:
            return capital(texts(text_key("ankh-kind", value)))


def about_value(texts: Texts, option: str, value: str) -> str:
    """The power of a god or guardian, the rules of a scenario, where a game starts."""
    family = {"seat": "god", "scenario": "scenario", BEGIN: "lobby-begin"}.get(option)
    if option in set(map(_level, GUARDIAN_LEVELS)):
        family = "kind"
    key = text_key("ankh-text", family or option, value)
    return texts(key) if key in texts else ""
