"""Whole games of Duel on the local Discord: by buttons, typed in three languages, alone."""

from __future__ import annotations

from random import Random

import pytest

from tests.kit.actor import Actor, text_of
from tests.kit.button_player import ButtonPlayer, play_to_the_end
from tests.kit.line_player import LinePlayer
from tests.kit.whole_games import LONG, CommandPlayer, arranged, assert_over

THREAD = "Alice · 7 Wonders Duel"


async def begun(hall, *others, computers=0, pantheon=True):
    """A table of Duel at which the Wonders are about to be drafted."""
    agreed = {} if pantheon else {"Pantheon": ("Yes", "No")}
    await arranged(hall, "duel", *others, computers=computers, agreed=agreed)
    await hall.alice.at(THREAD).sees("Wonders, batch 1 of 2", patience=LONG)


@pytest.mark.parametrize("pantheon", [True, False])
async def test_a_whole_game_by_buttons(hall, pantheon):
    await begun(hall, hall.bob, pantheon=pantheon)
    players = [
        ButtonPlayer(actor.at(THREAD), Random(n)) for n, actor in enumerate((hall.alice, hall.bob))
    ]
    panel = await play_to_the_end(players)
    assert_over(panel, hall)
    assert sum(player.clicks for player in players) > 100


@pytest.mark.parametrize(("other", "locale"), [("olena", "uk"), ("ivan", "ru")])
async def test_a_whole_game_typed(hall, other, locale):
    """Alice uses the game's commands, the other one types words of their own language."""
    guest = Actor(hall.sandbox.person(other))
    await begun(hall, guest)
    alice = CommandPlayer(hall.alice.at(THREAD), Random(7), "duel")
    reader = LinePlayer(guest.at(THREAD), Random(8), "duel")
    assert reader.actor.person.locale == locale
    panel = await play_to_the_end([alice, reader])
    assert_over(panel, hall)
    assert {"/duel build", "/duel sell"} <= set(alice.typed)
    assert sum(not line.isascii() for line in reader.typed) > 10


async def test_a_whole_game_against_the_computer(hall):
    await begun(hall, computers=1)
    player = ButtonPlayer(hall.alice.at(THREAD), Random(3))
    panel = await play_to_the_end([player])
    assert_over(panel, hall)
    assert "Thoth" in "".join(text_of(m) for m in hall.alice.messages())
