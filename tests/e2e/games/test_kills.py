"""kill -9 at random moments: nothing is lost, nothing is said twice, and the game goes on.

`python -m pytest tests/e2e/games/test_kills.py --kills 200` kills more often, with each database;
without it the bot on PostgreSQL is killed a few times.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from random import Random

import pytest

from bot.store.sql import bundling
from bot.store.sql.connection import Connection
from sandbox import components
from tests.conftest import POSTGRES, SQLITE, USUAL
from tests.kit.actor import Actor
from tests.kit.bots import GAMES
from tests.kit.gathering import StubbornGathering
from tests.kit.killer import Killer, Moment
from tests.kit.public_story import expect_chance_told_once, expect_told_in_order, stored, told
from tests.kit.quick_bot import QuickBot
from tests.kit.secrets_watch import SecretsWatch
from tests.kit.stage import Stage
from tests.kit.stubborn_player import Interrupted, StubbornPlayer
from tests.kit.table_talk import asked, is_verdict, newest_panel, question

PATIENCE = 30.0
FEW = 4  # kills
REARM_SECONDS = 1.5  # so long a chosen moment is waited for


@pytest.fixture
async def quick_hall(sandbox, tmp_path, database):
    bot = QuickBot(sandbox, tmp_path, GAMES, database=database)
    await bot.start()
    yield Stage(sandbox, bot)
    await bot.stop()


class Evening:
    """Games one after another, with a killer among the guests."""

    def __init__(self, hall, kills: int) -> None:
        self.hall = hall
        self.kills = kills
        self.random = Random(kills)
        self.killer = Killer(hall.sandbox, hall.bot, self.random)
        self.place = hall.bot.place
        self.watch = SecretsWatch(hall.sandbox.person("ivan"), self.place)
        self.killer.watch(a.person for a in (hall.alice, hall.bob, hall.olena))
        self.committed: dict[str, list[tuple]] = {}
        self.rearm = 0.0

    @property
    def killed(self) -> int:
        return sum(self.killer.kills.values())

    async def play(self, number: int) -> None:
        """One whole game; the killer strikes as long as there are kills left."""
        guests = [self.hall.alice, self.hall.bob, self.hall.olena][: 2 + number % 2]
        self._arm()
        gathering = StubbornGathering(guests, self.place, between=self._live_on)
        people, game = await gathering.gather(taste=self.kills == FEW)
        players = [
            StubbornPlayer(a, Random(number * 10 + n), self.killer) for n, a in enumerate(people)
        ]
        answered: set[tuple] = set()
        while True:
            self._arm()
            try:
                if not await self._one_answer(players, answered):
                    break
            except Interrupted:
                await self._recover()
                answered.clear()
        await self._expect_whole_story(game, people)

    def _arm(self) -> None:
        loop = asyncio.get_running_loop()
        if self.killed >= self.kills or self.killer.struck.is_set():
            return
        if not self.killer.armed or loop.time() > self.rearm:
            self.killer.arm()
            self.rearm = loop.time() + REARM_SECONDS

    async def _one_answer(self, players, answered) -> bool:
        """Let one person answer who is asked; False when the game is over."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while loop.time() < end:
            if self.killer.struck.is_set():
                raise Interrupted
            panel = newest_panel(players[0].actor)
            if panel is not None and is_verdict(panel):
                return False
            for player in players:
                if panel and player.id in asked(panel):
                    here = question(panel), player.id
                    if here not in answered:
                        await player.answer(panel)
                        answered.add(here)
                        return True
            await asyncio.sleep(0.01)
        raise AssertionError(f"nobody is asked; {self.killer.kills}")

    async def _live_on(self) -> None:
        """Start the bot again if it was killed, and arm the killer anew: in the lobby too."""
        if self.killer.struck.is_set():
            await self._recover()
        self._arm()

    async def _recover(self) -> None:
        """See that nothing committed is lost, and start the bot again."""
        hall = self.hall
        await hall.bot.stop(kill=True)
        self._expect_nothing_lost()
        await hall.bot.start()
        self.killer.struck.clear()

    def _expect_nothing_lost(self) -> None:
        now = self.place.read(committed)
        for table, rows in self.committed.items():
            assert now[table][: len(rows)] == rows, f"{table} lost something"
        self.committed = now

    async def _expect_whole_story(self, game: int, people) -> None:
        self.killer.disarm()
        if self.killer.struck.is_set():
            await self._recover()
        self._expect_nothing_lost()
        await self._settle()
        _, lines = await stored(self.place.where, game)
        announced = told(people[0])
        expect_told_in_order(announced, lines)
        expect_chance_told_once(announced)
        assert self.watch.told == [], "said while a secret choice waited"
        for actor in people:
            expect_no_letter_twice(actor)

    async def _settle(self) -> None:
        """Wait until the bot has nothing left to say."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while self.place.look("select id from outbox"):
            assert loop.time() < end, "something is never said"
            await asyncio.sleep(0.02)


def committed(db: Connection) -> dict[str, list[tuple]]:
    """Everything of the log that is never to be lost."""
    games = [game for (game,) in db.execute("select id from game order by id")]
    return {
        "decision": [(game, row) for game in games for row in bundling.decisions(db, game)],
        "act": [(game, row) for game in games for row in bundling.acts(db, game)],
    }


def expect_no_letter_twice(actor: Actor) -> None:
    """One letter a request, and the first letter once a table."""
    asking = Counter()
    for message in actor.dm.messages():
        ids = {c["custom_id"] for c in components.walk(message["components"]) if "custom_id" in c}
        asking.update({m[0] for i in ids if (m := re.search(r"pick:\d+:\d+", i))})
    assert all(count == 1 for count in asking.values()), asking


def kills_wanted(config, database: str) -> int:
    kills = config.getoption("--kills")
    return FEW if database and kills == USUAL["--kills"] else kills


@pytest.mark.unhurried("--kills")
@pytest.mark.parametrize("databases", [SQLITE, POSTGRES], indirect=True)
async def test_the_bot_is_killed_at_any_moment(quick_hall, database, pytestconfig):
    kills = kills_wanted(pytestconfig, database)
    evening = Evening(quick_hall, kills)
    number, least = 0, 2 if kills > FEW else 1
    while evening.killed < kills or number < least:
        number += 1
        await evening.play(number)
    struck = {m for m in Moment if evening.killer.kills[m]}
    assert struck == set(Moment) or kills == FEW
    assert evening.watch.looked > 0
    assert list(quick_hall.sandbox.parts.console.refused) == []
    assert " ERROR " not in quick_hall.bot.log.read_text()
