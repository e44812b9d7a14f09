"""Stories 1 and 2: a game is arranged."""

from __future__ import annotations

import re

from bot.texts import Texts
from rules.ankh.scenarios import SCENARIOS
from sandbox import components
from sandbox.wire import SELECTS, Component
from tests.kit.story import answer, buttons, click, labels, reads, said
from tests.kit.table_talk import is_private

THREAD = "Alice · Ankh: Gods of Egypt"


async def test_story_01_a_new_game_opens_a_thread_with_fitting_scenarios(hall):
    """On a server without games I type `/game new ankh seats:3`: a thread opens, with Join and
    Start, and offers only scenarios for three players.
    """
    assert hall.alice.at(THREAD).channel() is None
    told = await answer(hall.alice, hall.alice.slash("/game new", game="ankh", seats=3))
    assert is_private(told)
    assert hall.bob.at(THREAD).channel() is not None
    lobby = await reads(hall.bob, "a table for 3")
    assert not is_private(lobby)
    assert {"Join", "Start"} <= set(buttons(lobby))
    menu = next(
        part
        for part in components.walk(lobby["components"])
        if part["type"] in SELECTS and part["placeholder"].startswith("Scenario")
    )
    fitting = [name for name, scenario in SCENARIOS.items() if 3 in scenario.seats()]
    others = [name for name in SCENARIOS if name not in fitting]
    assert others
    assert {option["value"] for option in menu["options"]} == set(fitting)
    typed = await hall.alice.completes("/game new", "options", "scenario: ", game="ankh", seats=3)
    names = {n: Texts("en")(f"ankh-scenario-{n}".replace("_", "-")) for n in SCENARIOS}
    assert set(typed) == {f"Scenario: {names[name]}" for name in fitting}
    assert menu["type"] == Component.STRING_SELECT


async def test_story_02_an_empty_seat_is_offered_to_a_computer(hall):
    """In a lobby of two out of three the host presses Start: instead of failing, the bot offers
    to fill the seat with a computer player.
    """
    await answer(hall.alice, hall.alice.slash("/game new", game="ankh", seats=3))
    lobby = await reads(hall.bob, "a table for 3")
    await click(hall.bob, lobby, "Join")
    lobby = await reads(hall.alice, "2. Bob")
    offer = await click(hall.alice, lobby, "Start")
    assert is_private(offer)
    assert "2 of 3 seats are taken" in said(offer)
    assert "Computers: Normal" in labels(offer)
    assert hall.bob.at(THREAD).shows("★") is None  # nothing has begun
    await click(hall.alice, offer, "Computers: Normal")
    begun = await reads(hall.bob, "the game has begun")
    assert re.search(r"3\. \W*Thoth", said(begun))
    await reads(hall.bob.at(THREAD), "## ")
