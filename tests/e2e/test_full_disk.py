"""No room on the disk, or a locked database, while people play: they hear so, and it goes on."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from contextlib import closing, contextmanager

import pytest

from bot.store.opening import FILE
from tests.kit.bots import GAMES
from tests.kit.prepared import until
from tests.kit.quick_bot import QuickBot
from tests.kit.story import Story, click, reads, said

HOUR = 3600.0
PATIENCE = 60.0
LOCKED_SECONDS = 10.0
TURN = {
    "gods": [
        {"god": "ra", "figures": ["god 57", "w 47"]},
        {"god": "amun", "figures": ["god 62", "w 68"]},
    ]
}


@pytest.fixture
async def evening(sandbox, tmp_path):
    """Alice's turn, and the draft of her move; the bot is a process of its own."""
    story = Story(sandbox, QuickBot(sandbox, tmp_path, GAMES))
    story.first = await story.begins([story.alice, story.bob], TURN, clock="async")
    await until(lambda: not rows(story, "select id from outbox"), PATIENCE)
    story.draft = await click(story.alice, story.first, "Gain")
    yield story
    await story.bot.stop()


def rows(story, question):
    path = story.bot.folder / FILE
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
        return db.execute(question).fetchall()


@contextmanager
def full_disk(story):
    """Let no file of the bot's process grow any more, as if there were no room."""
    limits = resource.prlimit(story.bot.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(story.bot.pid, resource.RLIMIT_FSIZE, (0, limits[1]))
    yield
    resource.prlimit(story.bot.pid, resource.RLIMIT_FSIZE, limits)


async def goes_on(story):
    """The next deadline runs out by itself: the clocks are alive, and so is the telling."""
    story.late(25 * HOUR)
    await reads(story.bob, "Time's up", patience=PATIENCE)


async def test_a_move_that_finds_no_room_is_not_made_and_its_player_is_told_so(evening):
    """faults.md 2: with a full disk the loop of the clocks died, 2 of 2."""
    before = evening.stored()
    with full_disk(evening):
        told = await click(evening.alice, evening.draft, "Confirm")
        assert "I can't save anything right now" in said(told)
        assert evening.stored() == before
        await asyncio.sleep(1.0)  # several looks at the clocks fail
        assert (await evening.panel())["id"] == evening.first["id"]
    draft = await click(evening.alice, evening.first, "Gain")
    assert "Done" in said(await click(evening.alice, draft, "Confirm"))
    await evening.panel(other_than=evening.first)
    await goes_on(evening)


async def test_a_move_waits_for_a_database_that_is_locked_for_ten_seconds(evening):
    """faults.md 2: locked for 8 s the loop of the clocks died, 1 of 2."""
    path, began = evening.bot.folder / FILE, time.monotonic()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("begin immediate")
        asyncio.get_running_loop().call_later(LOCKED_SECONDS, db.execute, "rollback")
        told = await click(evening.alice, evening.draft, "Confirm")
        assert time.monotonic() - began > LOCKED_SECONDS * 0.9
        assert "Done" in said(told)
    await evening.panel(other_than=evening.first)
    await goes_on(evening)
