"""Whole games of Senet on the local Discord: by buttons, typed in three languages, alone."""

from __future__ import annotations

from random import Random

import pytest

from tests.kit.actor import Actor, text_of
from tests.kit.button_player import ButtonPlayer, play_to_the_end, settled
from tests.kit.line_player import LinePlayer
from tests.kit.table_talk import is_private, is_verdict

THREAD = "Senet: Alice"
LONG = 60.0  # seconds that nobody should need


async def arranged(hall, *others, computers=0):
    """Alice opens a table, others join, and she starts."""
    await hall.alice.slash("/game new", game="senet", seats=2, computers=computers)
    await hall.alice.sees("Senet: a table for 2")
    for other in others:
        await other.press("Join")
        await hall.alice.sees(f"**{other.person.display_name}**")
    await hall.alice.press("Start")
    await hall.alice.at(THREAD).sees("throw", patience=LONG)


def assert_over(panel, hall):
    assert is_verdict(panel)
    assert "Winner: " in text_of(panel).replace("*", "")
    assert [f for f in hall.refused() if f != (403, 50007)] == []


async def test_a_whole_game_by_buttons(hall):
    await arranged(hall, hall.bob)
    players = [
        ButtonPlayer(actor.at(THREAD), Random(n)) for n, actor in enumerate((hall.alice, hall.bob))
    ]
    panel = await play_to_the_end(players)
    assert_over(panel, hall)
    assert sum(player.clicks for player in players) > 40


class Typist(LinePlayer):
    """A person who types by the game's own verbs."""

    async def answer(self, panel):
        line = self.random.choice(await self.actor.completes("/play", "do", ""))
        verb, _, rest = line.partition(" ")
        self.typed.append(verb)
        await settled(self.actor, lambda: self.actor.slash(f"/senet {verb}", house=rest))
        said = text_of([m for m in self.actor.messages() if is_private(m)][-1])
        assert "Done: " in said, (line, said)


@pytest.mark.parametrize(("other", "locale"), [("olena", "uk"), ("ivan", "ru")])
async def test_a_whole_game_typed(hall, other, locale):
    """Alice uses the game's commands, the other one types words of their own language."""
    guest = Actor(hall.sandbox.person(other))
    await arranged(hall, guest)
    alice = Typist(hall.alice.at(THREAD), Random(7), "senet")
    reader = LinePlayer(guest.at(THREAD), Random(8), "senet")
    assert reader.actor.person.locale == locale
    panel = await play_to_the_end([alice, reader])
    assert_over(panel, hall)
    assert {"move", "back"} >= set(alice.typed)
    assert sum(not line.isascii() for line in reader.typed) > 10


async def test_a_whole_game_against_the_computer(hall):
    await arranged(hall, computers=1)
    player = ButtonPlayer(hall.alice.at(THREAD), Random(3))
    panel = await play_to_the_end([player])
    assert_over(panel, hall)
    assert "Thoth" in "".join(text_of(m) for m in hall.alice.messages())
