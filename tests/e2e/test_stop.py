"""The bot as a process ends cleanly, waits for what may pass, and says clearly what may not."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from contextlib import asynccontextmanager, closing

import pytest

from bot.store.opening import FILE
from tests.kit.bots import ROOT

SECONDS = 60.0  # other processes may keep the machine busy


@asynccontextmanager
async def another_process(stage, folder, **environment):
    """One more process that runs the bot."""
    folder.mkdir(exist_ok=True)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.kit.bot_process",
        cwd=ROOT,
        env=os.environ
        | {
            "SANDBOX_BASE": stage.sandbox.base,
            "SANDBOX_TOKEN": stage.sandbox.token,
            "SANDBOX_EXTENSIONS": "tests.kit.demo_cog",
            "SANDBOX_FOLDER": str(folder),
        }
        | environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def reads(process, text) -> str:
    """Wait until a process has said something; return the line."""
    async with asyncio.timeout(SECONDS):
        while line := (await process.stdout.readline()).decode():
            if text in line:
                return line
    raise AssertionError(f"it never said {text!r}")


async def ended(process) -> tuple[int, str]:
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


async def test_who_loses_the_lease_ends_by_itself(process_stage):
    """Finding 6 of faults.md: the process stayed until it got a signal."""
    bot = process_stage.bot
    with closing(sqlite3.connect(bot.folder / FILE)) as db:
        db.execute("update lease set holder='elsewhere:1:ab'")
        db.commit()
    await asyncio.wait_for(bot._process.wait(), SECONDS)
    assert bot._process.returncode == 75
    told = bot.log.read_text()
    assert "another process has taken the database over; this one has stopped" in told
    assert "Traceback" not in told


async def test_a_second_process_says_who_is_first_and_takes_over_when_that_ends(process_stage):
    bot = process_stage.bot
    async with another_process(process_stage, bot.folder) as second:
        said = await reads(second, "works with this database; stop it")
        assert f":{bot.pid}:" in said
        assert "Trying again in" in said
        await bot.stop()
        await process_stage.gateway.wait_connected(SECONDS)
        second.terminate()
        code, rest = await ended(second)
        assert code == 0
        assert "Traceback" not in rest


async def test_a_wrong_token_is_named_without_being_told(process_stage, tmp_path):
    wrong = {"SANDBOX_TOKEN": "wrong.marked.token"}
    async with another_process(process_stage, tmp_path / "other", **wrong) as process:
        code, said = await ended(process)
    assert code == 2
    assert "Discord does not accept DISCORD_TOKEN" in said
    assert "Traceback" not in said
    assert "wrong.marked.token" not in said


async def test_an_unreachable_discord_is_waited_for(process_stage, tmp_path):
    """Finding 7 of faults.md: after booting without network the bot stayed down."""
    nowhere = {"SANDBOX_BASE": "http://127.0.0.1:9"}
    async with another_process(process_stage, tmp_path / "other", **nowhere) as process:
        for _ in range(2):
            assert "Trying again in" in await reads(process, "Discord cannot be reached")
        process.terminate()
        code, said = await ended(process)
    assert code == 0
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("close", "sentence"),
    [
        (4004, "Discord does not accept DISCORD_TOKEN"),
        (4011, "too many servers for so few shards"),
        (4014, "Discord refuses the intents"),
    ],
)
async def test_a_gateway_that_will_never_open_ends_the_process(process_stage, close, sentence):
    """Finding 6 of discord.md: each restart would spend an IDENTIFY."""
    bot, identifies = process_stage.bot, process_stage.gateway.identifies
    await process_stage.control.drop_gateway(code=close)
    await asyncio.wait_for(bot._process.wait(), SECONDS)
    assert bot._process.returncode == 2
    assert sentence in bot.log.read_text()
    assert "Traceback" not in bot.log.read_text()
    assert process_stage.gateway.identifies == identifies
