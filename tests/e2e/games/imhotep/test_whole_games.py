"""Whole games of Imhotep on the local Discord, and the one secret of its market."""

from __future__ import annotations

from random import Random

import pytest

from tests.kit.actor import text_of
from tests.kit.bots import GAMES
from tests.kit.button_player import ButtonPlayer, play_to_the_end
from tests.kit.line_player import LinePlayer
from tests.kit.prepared import prepare
from tests.kit.quick_bot import QuickBot
from tests.kit.stage import Stage
from tests.kit.table_talk import is_private, widgets
from tests.kit.whole_games import LONG, CommandPlayer, arranged, assert_over

THREAD = "Alice · Imhotep"


async def begun(hall, *others, computers=0, site=None):
    """A table of Imhotep, with side B of a site."""
    agreed = {"Sides": ("A", f"{site}: Side B")} if site is not None else {}
    await arranged(hall, "imhotep", *others, computers=computers, agreed=agreed)
    await hall.alice.at(THREAD).sees("Round 1 of 6", patience=LONG)


async def test_a_whole_game_by_buttons(hall):
    await begun(hall, hall.bob, site="Pyramid")
    players = [
        ButtonPlayer(actor.at(THREAD), Random(n)) for n, actor in enumerate((hall.alice, hall.bob))
    ]
    panel = await play_to_the_end(players)
    assert_over(panel, hall)
    assert sum(player.clicks for player in players) > 100


# --- typed --------------------------------------------------------------------------------------


async def test_a_whole_game_typed(hall):
    await begun(hall, hall.bob, site="Temple")
    alice = CommandPlayer(hall.alice.at(THREAD), Random(7), "imhotep")
    bob = LinePlayer(hall.bob.at(THREAD), Random(8), "imhotep")
    panel = await play_to_the_end([alice, bob])
    assert_over(panel, hall)
    assert {"/imhotep take", "/imhotep load", "/imhotep sail"} <= set(alice.typed)


async def test_a_whole_game_against_the_computer(hall):
    await begun(hall, computers=1)
    player = ButtonPlayer(hall.alice.at(THREAD), Random(3))
    panel = await play_to_the_end([player])
    assert_over(panel, hall)
    assert "Thoth" in "".join(text_of(m) for m in hall.alice.messages())


# --- the face-down pair -------------------------------------------------------------------------

POSITION = {
    "players": [{"colour": "black", "sled": 2}, {"colour": "white", "sled": 2}],
    "sides": {"market": "B"},
    "ships": ["4", "3", "2[K,_]", "2"],
    "market": ["statue", "statue", "chisel"],
    "pair": ["lever", "sarcophagus"],
}


@pytest.fixture
async def market(sandbox, tmp_path):
    """Alice, who is black, may sail a ship with her stone to a market with a pair on it."""
    bot = QuickBot(sandbox, tmp_path, GAMES)
    stage = Stage(sandbox, bot)
    await prepare(tmp_path, [stage.alice, stage.bob], POSITION, game="imhotep")
    await bot.start()
    yield stage
    await bot.stop()


async def test_only_the_buyer_sees_the_pair(market):
    alice, bob = market.alice, market.bob
    await alice.sees("Choose an action", patience=LONG)
    await alice.slash("/imhotep sail", where="3 market")
    await alice.sees("Which market card do you take?", patience=LONG)
    await alice.slash("/imhotep choose", answer="pair")
    panel = await bob.sees("Which card of the pair do you keep?", patience=LONG)
    assert [w.verb for w in widgets(panel) if w.verb in ("d", "pick")] == ["pick"]
    assert "🔒 Waiting for <@" in text_of(panel)
    letter = await alice.dm.sees("Which card of the pair do you keep?", patience=LONG)
    assert {w.label for w in widgets(letter)} >= {"Lever", "Sarcophagus"}
    await bob.press("Choose in secret")
    await bob.sees("You have no secret choice to make right now.")
    await alice.press("Choose in secret")
    mine = await alice.sees("only you see this")
    assert is_private(mine)
    await next(w for w in widgets(mine) if w.label == "Lever").use(alice)
    await bob.sees("**Black** gets a card: Lever", patience=LONG)
    await bob.slash("/log")
    for place in (bob, bob.dm):
        for message in place.messages():
            assert "Sarcophagus" not in everything(message), text_of(message)


def everything(message):
    """All that a message holds, alternative texts of its pictures included."""
    return str(message)
