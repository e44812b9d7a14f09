"""Whole games of Duel on the local Discord: by buttons, typed in three languages, alone."""

from __future__ import annotations

from random import Random

import pytest

from tests.kit.actor import Actor, text_of
from tests.kit.button_player import ButtonPlayer, play_to_the_end
from tests.kit.line_player import LinePlayer
from tests.kit.table_talk import is_verdict

THREAD = "7 Wonders Duel: Alice"
LONG = 60.0  # seconds that nobody should need


async def arranged(hall, *others, computers=0, pantheon=True):
    """Alice opens a table, others join, and she starts."""
    await hall.alice.slash("/game new", game="duel", seats=2, computers=computers)
    await hall.alice.sees("7 Wonders Duel: a table for 2")
    if not pantheon:
        await hall.alice.choose("Pantheon: Yes", "No")
        await hall.alice.sees("Pantheon: **No**")
    for other in others:
        await other.press("Join")
        await hall.alice.sees(f"**{other.person.display_name}**")
    await hall.alice.press("Start")
    await hall.alice.at(THREAD).sees("Wonders, batch 1 of 2", patience=LONG)


def assert_over(panel, hall):
    assert is_verdict(panel)
    assert "Winner: " in text_of(panel).replace("*", "")
    assert [f for f in hall.refused() if f != (403, 50007)] == []


@pytest.mark.parametrize("pantheon", [True, False])
async def test_a_whole_game_by_buttons(hall, pantheon):
    await arranged(hall, hall.bob, pantheon=pantheon)
    players = [
        ButtonPlayer(actor.at(THREAD), Random(n)) for n, actor in enumerate((hall.alice, hall.bob))
    ]
    panel = await play_to_the_end(players)
    assert_over(panel, hall)
    assert sum(player.clicks for player in players) > 100


class Typist(LinePlayer):
    """A person who types by the game's own verbs where there is one."""

    VALUES = {"build": "card", "sell": "card", "wonder": "how", "god": "slot"}  # noqa: RUF012

    async def answer(self, panel):
        line = self.random.choice(await self.suggested())
        verb, _, rest = line.partition(" ")
        if verb in self.VALUES and rest:
            await self.does(f"/duel {verb}", **{self.VALUES[verb]: rest})
        else:
            await self.does("/duel choose", answer=line)

    async def does(self, command, **options):
        """Give a command; what it writes must be taken."""
        self.typed.append(command)
        said = await self.told(command, **options)
        assert "Done: " in said or "Chosen: " in said, (command, options, said)


@pytest.mark.parametrize(("other", "locale"), [("olena", "uk"), ("ivan", "ru")])
async def test_a_whole_game_typed(hall, other, locale):
    """Alice uses the game's commands, the other one types words of their own language."""
    guest = Actor(hall.sandbox.person(other))
    await arranged(hall, guest)
    alice = Typist(hall.alice.at(THREAD), Random(7), "duel")
    reader = LinePlayer(guest.at(THREAD), Random(8), "duel")
    assert reader.actor.person.locale == locale
    panel = await play_to_the_end([alice, reader])
    assert_over(panel, hall)
    assert {"/duel build", "/duel sell"} <= set(alice.typed)
    assert sum(not line.isascii() for line in reader.typed) > 10


async def test_a_whole_game_against_the_computer(hall):
    await arranged(hall, computers=1)
    player = ButtonPlayer(hall.alice.at(THREAD), Random(3))
    panel = await play_to_the_end([player])
    assert_over(panel, hall)
    assert "Thoth" in "".join(text_of(m) for m in hall.alice.messages())
