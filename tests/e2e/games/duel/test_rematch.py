"""Another game after the end: seats exchanged, and a score that is counted."""

from __future__ import annotations

from tests.duel.evening import LONG, TASTE, play, private, types
from tests.kit.actor import Actor, text_of
from tests.kit.button_player import settled
from tests.kit.story import answer
from tests.kit.table_talk import is_verdict, newest_panel, widgets

__all__ = ["play"]
THREAD = "Bob · 7 Wonders Duel"


async def test_the_seats_are_exchanged_and_the_score_is_counted(play):
    """Alice, the Sun, wins a taste; both want another game, in which Bob is the Sun."""
    alice, bob = await play(TASTE)
    await types(alice, "32/1")
    await bob.sees("→ 7", patience=LONG)
    await types(bob, "33-")
    await alice.sees("sells", patience=LONG)
    await types(alice, "31")
    assert is_verdict(await bob.sees("military supremacy", patience=LONG))
    await settled(bob, lambda: bob.press("Rematch"))
    lobby = text_of(await alice.sees("a table for 2"))
    assert "Score: **Alice 1 : 0 Bob**" in lobby
    assert "First player (Sun): Player 1" in lobby
    olena = Actor(play.sandbox.person("olena"))
    await settled(olena, lambda: olena.press("Rematch"))
    assert "Ви не граєте" in text_of(private(olena))
    await settled(alice, lambda: alice.press("Rematch"))
    lobby = text_of(await bob.sees("a table for 2"))
    assert lobby.index("**Bob**") < lobby.index("**Alice**")
    await settled(alice, lambda: alice.press("Rematch"))
    assert "already" in text_of(private(alice))
    await bob.press("Start")
    drafting = await bob.at(THREAD).sees("Wonders, batch 1 of 2", patience=LONG)
    assert f"Sun — <@{bob.person.id}>" in text_of(drafting)
    await settled(alice, lambda: alice.press("Rematch"))
    assert "The series goes on: [game 2](https://discord.com/channels/" in text_of(private(alice))
    (lobby,) = [m for m in bob.messages() if "the game has begun" in text_of(m)][-1:]
    assert "Game 2 of a series" in text_of(lobby)
    log = text_of(await answer(alice, alice.slash("/log", game="1")))
    assert "Game 1 of a series · next: [game 2](" in log
    there = bob.at(THREAD)
    await there.slash("/game end")
    await alice.at(THREAD).press("End game")
    end = text_of(await there.sees("Game abandoned", patience=LONG))
    assert "Game 2 of a series · before: [game 1](" in end


async def test_a_game_that_goes_on_has_no_rematch(play):
    alice, _ = await play(TASTE)
    assert "Rematch" not in [w.label for w in widgets(newest_panel(alice))]
