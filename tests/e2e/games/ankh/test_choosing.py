"""Choosing with knowledge on Discord: Amun's two cards, powers in one's hand, the lobby's menus."""

from __future__ import annotations

import pytest

from sandbox import components
from sandbox.wire import SELECTS
from tests.kit.actor import text_of
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.example import GAME
from tests.kit.prepared import prepare
from tests.kit.rooms import room
from tests.kit.stage import Stage
from tests.kit.table_talk import is_private

__all__ = ["room"]

LONG = 30.0
AMUN = {
    "gods": [
        {"god": "amun", "figures": ["god 62", "w 53"], "powers": ["revered"], "followers": 2},
        {"god": "ra", "figures": ["god 81", "w 82"], "followers": 2},
    ],
    "next": "region 3",
}


@pytest.fixture
async def battle(sandbox, tmp_path):
    """Alice is Amun, and is asked whether to play two cards."""
    stage = Stage(sandbox, InProcessBot(sandbox, tmp_path, GAMES))
    stage.game = await prepare(tmp_path, [stage.alice, stage.bob], AMUN)
    await stage.bot.start()
    yield stage
    await stage.bot.stop()


async def test_amuns_two_cards_are_two_picks_of_one_list(battle):
    alice, bob = battle.alice, battle.bob
    await alice.press("Two cards")
    await alice.press("Confirm")
    await alice.press("Choose in secret")
    await alice.choose("Choose 2", "Chariots (+3)", "Flood")
    chosen = await alice.sees("Chosen: ", patience=LONG)
    assert is_private(chosen)
    assert "Flood + Chariots (+3)" in text_of(chosen) or "Chariots (+3) + Flood" in text_of(chosen)
    await bob.press("Choose in secret")
    await bob.choose("Choose: Chariots … Cycle", "Drought (+1)")
    await bob.sees("Chariots + Flood", patience=LONG)


async def test_a_hand_lists_powers_in_words(battle):
    await battle.alice.slash("/hand")
    hand = text_of(await battle.alice.sees("Your hand", patience=LONG))
    assert "- **Amun**: Once per conflict, play two cards" in hand
    assert "- **Revered**: Gain Followers gives 1 more." in hand


async def test_the_lobby_describes_gods_guardians_and_scenarios(room):
    await room.alice.slash("/game new", game=GAME, seats=3)
    lobby = await room.alice.sees("a table for 3")
    described = {
        option["label"]: option.get("description", "")
        for part in components.walk(lobby["components"])
        if part["type"] in SELECTS
        for option in part.get("options", ())
    }
    assert described["Isis"] == "Your figures next to an enemy figure can survive a lost battle."
    mummy = described["Guardian of level 1: Cat Mummy"]
    assert mummy == "When it dies, every other god loses 1 devotion."
    assert described["Gift of the Delta"].startswith("In a region with a city")
    await room.alice.choose("Guardians: Random", "Guardian of level 3: Androsphinx")
    await room.alice.choose("Guardians: Androsphinx", "Guardian of level 2: Apep")
    await room.alice.choose("Guardians: Apep · Androsphinx", "Guardian of level 3: Random")
    await room.alice.sees("Guardians: Apep")
