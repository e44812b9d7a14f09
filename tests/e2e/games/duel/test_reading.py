"""Duel without pictures, and how many messages a whole game makes."""

from __future__ import annotations

import re
from copy import deepcopy
from itertools import pairwise
from random import Random

from tests.kit.actor import text_of
from tests.kit.bots import GAMES
from tests.kit.button_player import play_to_the_end, settled
from tests.kit.line_player import LinePlayer
from tests.kit.quick_bot import QuickBot
from tests.kit.stage import Stage, begun
from tests.kit.table_talk import asked, is_private, is_verdict
from tests.kit.whole_games import LONG, arranged

THREAD = "Alice · 7 Wonders Duel"
NUMBER = re.compile(r"\d+")


class Listener(LinePlayer):
    """Somebody who has the board and the question read aloud before typing."""

    def __init__(self, actor, random):
        super().__init__(actor, random, "duel")
        self.numbers = 0

    async def answer(self, panel):
        known = {message["id"] for message in self.actor.messages()}
        await settled(self.actor, lambda: self.actor.slash("/board", view="text"))
        new = [m for m in self.actor.messages() if m["id"] not in known and is_private(m)]
        read = "\n".join(map(text_of, [panel, *new]))
        heard = set(NUMBER.findall(read))
        await super().answer(panel)
        typed = NUMBER.findall(self.typed[-1])
        assert set(typed) <= heard, (self.typed[-1], read)
        self.numbers += len(typed)


async def test_story_12_every_number_that_is_typed_was_read(hall):
    """The Wonders and all of Age I against the computer, by text board and /play."""
    await hall.alice.slash("/settings")
    await settled(hall.alice, lambda: hall.alice.press("Show the board in words"))
    await arranged(hall, "duel", computers=1)
    alice = hall.alice.at(THREAD)
    await alice.sees("Wonders, batch 1 of 2", patience=LONG)
    listener = Listener(alice, Random(12))
    await play_to_the_end([listener], until=lambda panel: "Age II " in text_of(panel))
    assert listener.numbers >= 5


# --- one message a turn -------------------------------------------------------------------------


class Brisk(LinePlayer):
    """Somebody who goes on as long as the private reply asks for more."""

    async def answer(self, panel):
        while await self.typed_one():
            pass


async def test_a_turn_is_one_message(sandbox, tmp_path):
    """In a whole game no message asks somebody again unless the rival has acted in between.

    A new Age is a chapter of its own, and a secret answer is told at once, whoever comes next.
    """
    bot = QuickBot(sandbox, tmp_path, GAMES)
    bot.held, bot.seed = 10 * LONG, "messages"
    async with begun(Stage(sandbox, bot)) as hall:
        await arranged(hall, "duel", hall.bob)
        people = [hall.alice.at(THREAD), hall.bob.at(THREAD)]
        await people[0].sees("Wonders, batch 1 of 2", patience=LONG)
        players = [Brisk(actor, Random(n), "duel") for n, actor in enumerate(people)]
        updates, _ = people[0].record()  # as they were posted: old panels lose their titles
        await play_to_the_end(players)
    told = [deepcopy(u.data) for u in updates if u.kind == "message_create"]
    panels = [m for m in told if not is_private(m)]
    assert all(map(is_panel, panels)), "once the game has begun nothing is told beside panels"
    assert is_verdict(panels[-1])
    assert len(panels) < sum(len(player.typed) for player in players)
    for before, after in pairwise(panels):
        if asked(before) == asked(after) and not is_secret(before):
            reasons = (f"**{rival_in(after)}**", "lies on the table")
            assert any(reason in text_of(after) for reason in reasons), text_of(after)


def rival_in(panel):
    """The side that a panel does not ask."""
    return "Sun" if "Moon — " in text_of(panel) else "Moon"


def is_panel(message):
    return "## " in text_of(message) and bool(message["components"])


def is_secret(panel):
    return "waiting for" in text_of(panel).lower()
