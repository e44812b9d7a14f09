"""What the bot keeps of messages that it has sent: nothing that grows with their number."""

from __future__ import annotations

import pytest

from tests.kit.bots import GAMES, InProcessBot
from tests.kit.example import BATTLE
from tests.kit.prepared import prepare
from tests.kit.stage import Stage
from tests.kit.table_talk import widgets

LONG = 60.0


@pytest.fixture
async def battle(sandbox, tmp_path):
    stage = Stage(sandbox, InProcessBot(sandbox, tmp_path, GAMES))
    stage.game = await prepare(tmp_path, [stage.alice, stage.bob], BATTLE)
    await stage.bot.start()
    yield stage
    await stage.bot.stop()


async def test_discord_py_keeps_no_sheet_of_ours(battle):
    """Faults 12: every message with buttons stayed in memory, posted, edited or shown to one."""
    for person in (battle.alice, battle.bob):
        await person.dm.sees("Choose your battle card", patience=LONG)
        await next(w for w in widgets(person.dm.messages()[-1])).use(person)
    for person in (battle.alice, battle.bob):
        await person.dm.sees("This choice is over", patience=LONG)
    kept = battle.bot.client._connection._view_store
    assert kept._views == {}
    assert kept._synced_message_views == {}
