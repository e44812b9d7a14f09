"""The fixtures of the test kit, and what only end-to-end tests need."""

import asyncio

import aiohttp
import pytest

from tests.kit.stage import hall, near_hall, process_stage, sandbox, stage
from tests.kit.story import story

__all__ = ["hall", "http", "near_hall", "probe", "process_stage", "sandbox", "stage", "story"]


@pytest.fixture
async def http():
    async with aiohttp.ClientSession() as session:
        yield session


class LateProbe:
    """Runs a probe command that waits until Discord's clock was pushed past a deadline."""

    def __init__(self, stage):
        self._stage = stage

    async def run_past_deadline(self, line, *, seconds):
        stage = self._stage
        running = asyncio.create_task(stage.alice.slash(line))
        cog = stage.bot.client.get_cog("Probe")
        await asyncio.wait_for(cog.entered.wait(), 5)
        stage.control.advance_clock(seconds)
        outcome = await running
        cog.released.set()
        return outcome, await stage.alice.sees("too ")


@pytest.fixture
def probe(stage):
    return LateProbe(stage)
