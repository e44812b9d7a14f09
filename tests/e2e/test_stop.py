"""The bot as a process ends cleanly when told to, and says clearly why it cannot start."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys

import pytest

from bot.store.database import FILE
from tests.kit.bots import ROOT

SECONDS = 20.0


async def second_process(stage, folder, token=None):
    environment = os.environ | {
        "SANDBOX_BASE": stage.sandbox.base,
        "SANDBOX_TOKEN": token or stage.sandbox.token,
        "SANDBOX_EXTENSIONS": "tests.kit.demo_cog",
        "SANDBOX_FOLDER": str(folder),
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.kit.bot_process", cwd=ROOT, env=environment,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    said, _ = await asyncio.wait_for(process.communicate(), SECONDS)
    return process.returncode, said.decode()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_it_ends_cleanly_and_leaves_the_lease(process_stage, number):
    bot = process_stage.bot
    slow = asyncio.create_task(process_stage.alice.slash("/demo slow"))
    await asyncio.sleep(0.2)  # the answer is under way
    os.kill(bot.pid, number)
    await asyncio.wait_for(bot._process.wait(), SECONDS)
    assert bot._process.returncode == 0
    await slow
    assert process_stage.alice.shows("Thoth has thought about it")
    told = bot.log.read_text()
    assert "Traceback" not in told
    assert "ERROR" not in told
    with sqlite3.connect(bot.folder / FILE) as db:
        assert db.execute("select count(*) from lease").fetchone() == (0,)


async def test_a_second_process_on_the_same_data_says_who_is_first(process_stage):
    code, said = await second_process(process_stage, process_stage.bot.folder)
    assert code != 0
    assert f":{process_stage.bot.pid}:" in said
    assert "works with this database; stop it" in said
    assert "Traceback" not in said


async def test_a_wrong_token_is_named_without_being_told(process_stage, tmp_path):
    code, said = await second_process(process_stage, tmp_path / "other", "wrong.marked.token")
    assert code != 0
    assert "Discord does not accept DISCORD_TOKEN" in said
    assert "Traceback" not in said
    assert "wrong.marked.token" not in said
