"""Small games that lead at once to what a test is about."""

from __future__ import annotations

from bot.games.registry import GAMES
from bot.tables.table import Table
from bot.tables.tables import Tables
from rules.engine.decisions import Choice, choose, choose_together, draw
from rules.engine.events import tell
from tests.bot.tables import kit
from tests.engine.toy import State, Toy


async def dicing(s: State) -> None:
    """Alice says roll, a die of a million sides rolls, Bob says on."""
    s.notes.append(await choose(0, "roll?", ["roll", "stay"]))
    s.score = await draw("die", range(1_000_000))
    tell(s, "rolled", score=s.score)
    s.notes.append(await choose(1, "on?", ["on", "off"]))
    s.notes.append(await choose(0, "again?", ["yes", "no"]))


async def talking(s: State) -> None:
    """Alice says two things, everybody picks a card, Alice says one more."""
    s.notes.append(await choose(0, "first", ["a", "b"]))
    s.notes.append(await choose(0, "second", ["c", "d"]))
    cards = await choose_together([Choice(n, "card", [f"x{n}", f"y{n}"]) for n in range(3)])
    s.notes += cards.values()
    s.notes.append(await choose(0, "third", ["e", "f"]))


async def advising(s: State) -> None:
    """Alice decides, Bob advises; then Carol says something."""
    s.notes.append(await choose(0, "card", ["flood", "miracle"], advisers=(1,)))
    s.notes.append(await choose(2, "word", ["yes", "no"]))


def teach(rule, version: str = "toy/1") -> None:
    game = Toy(rule)
    game.version = version
    GAMES["toy"] = game


async def new_toy(store, rule, steps: int = 3) -> Table:
    teach(rule)
    return await Tables(store).create("toy", kit.people(3), {"steps": steps}, host=kit.ALICE)
