"""Several processes on one PostgreSQL: each serves some shards, and a dead one's are taken over.

`python -m pytest tests/e2e/fleet/test_processes.py --kills 200` kills more often.
"""

from __future__ import annotations

import asyncio
import time
from random import Random

import pytest

from bot.store.fleet import shard_of
from sandbox.errors import CannotDoError
from sandbox.wire import Json
from tests.kit.actor import Actor
from tests.kit.crew import SECONDS, Crew, crew
from tests.kit.gathering import gather
from tests.kit.public_story import expect_told_in_order, to_be_told, told
from tests.kit.story import CLOSED_LETTERS
from tests.kit.table_talk import asked, is_verdict, newest_panel, question, widgets
from tests.kit.undaunted_player import UndauntedPlayer

SHARDS, SERVERS = 6, 6
USUAL_KILLS = 2  # with the usual option: each takes half a minute
LONG = 60.0


class ServerTable:
    """A table on a server of its own, and the people at it."""

    def __init__(self, server: Json, people: list[Actor], random: Random) -> None:
        self.guild = int(server["id"])
        self.people = people
        self.random = random
        self.answered: set[tuple[object, ...]] = set()
        self.by_letter = 0  # answers in direct messages

    @property
    def thread(self) -> str:
        channel = self.people[0].channel()
        assert channel is not None
        return str(channel["id"])

    async def play(self, until: asyncio.Event) -> None:
        """Answer whatever is asked, until told to stop or the game is over."""
        while not until.is_set():
            panel = newest_panel(self.people[0])
            if panel is not None and is_verdict(panel):
                return
            if panel is None or not await self._answer(panel):
                await asyncio.sleep(0.05)

    async def _answer(self, panel: Json) -> bool:
        for actor in self.people:
            here = (*question(panel), actor.person.id)
            if str(actor.person.id) not in asked(panel) or here in self.answered:
                continue
            self.answered.add(here)
            letter = letter_of(actor, panel)
            player = UndauntedPlayer(actor if letter is None else actor.dm, self.random)
            try:
                await player.answer(panel if letter is None else letter)
            except CannotDoError:
                self.answered.discard(here)
                continue
            self.by_letter += letter is not None
            return True
        # What came to nothing is tried again: the process died that should have answered.
        self.answered.clear()
        return False


def letter_of(actor: Actor, panel: Json) -> Json | None:
    """The direct message that asks somebody the same as a panel, if there is one."""
    wanted = _picks(panel)
    return next((m for m in reversed(actor.dm.messages()) if wanted & _picks(m)), None)


def _picks(message: Json) -> set[tuple[str, ...]]:
    """The tables and revisions about which a message asks for secret choices."""
    return {tuple(w.custom_id.split(":")[2:4]) for w in widgets(message) if w.verb == "pick"}


async def seated(sandbox, server: Json, random: Random) -> ServerTable:
    people = [Actor(sandbox.person(name)) for name in server["guests"]]
    return ServerTable(server, await gather(people, taste=True), random)


async def is_quiet(found: Crew) -> None:
    """Wait until nobody has anything left to tell."""
    for _ in range(int(LONG / 0.1)):
        if not await found.store.untold():
            return
        await asyncio.sleep(0.1)
    raise AssertionError("something is never told")


@pytest.mark.unhurried("--kills")
async def test_the_shards_of_a_dead_process_are_served_again(sandbox, address, tmp_path, request):
    kills = request.config.getoption("--kills")
    kills = USUAL_KILLS if kills == 20 else kills
    random = Random(kills)
    servers = sandbox.control.add_servers(SERVERS, guests=2)
    async with crew(sandbox, tmp_path, address, processes=3, shards=SHARDS) as found:
        tables = await asyncio.gather(*(seated(sandbox, server, random) for server in servers))
        shards = {shard_of(table.guild, SHARDS) for table in tables}
        assert shards == set(range(SHARDS))
        stop = asyncio.Event()
        playing = [asyncio.create_task(table.play(stop)) for table in tables]
        for _ in range(kills):
            await asyncio.sleep(random.uniform(1.0, 4.0))
            mate = random.choice(found.mates)
            before = time.monotonic()
            await found.kill(mate)
            await sandbox.parts.gateway.wait_served(SHARDS, SECONDS)
            assert time.monotonic() - before < SECONDS
            await asyncio.sleep(random.uniform(0.0, 3.0))
            await mate.begin()
            await found.parted()
        await asyncio.sleep(5.0)
        stop.set()
        await asyncio.gather(*playing)
        await is_quiet(found)
        for number, table in enumerate(tables, 1):
            ((game,),) = [[g for g in await found.store.games() if g.place.guild == table.guild]]
            _, lines = await to_be_told(found.store, game.id)
            expect_told_in_order(told(table.people[0]), lines)
            assert game.acts > 0, number
        assert sum(table.by_letter for table in tables) > 0
    refused = [(r["status"], r["error"]["code"]) for r in sandbox.parts.console.refused]
    assert [fault for fault in refused if fault != CLOSED_LETTERS] == []
