"""Fixtures: a stage with a local Discord, the bot and two people."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Generic, TypeVar

import pytest

from bot.commands.invite import NEEDED
from sandbox.server import Sandbox
from tests.kit.actor import Actor
from tests.kit.bots import GAMES, InProcessBot, ProcessBot
from tests.kit.quick_bot import QuickBot

BotT = TypeVar("BotT", InProcessBot, ProcessBot, QuickBot)


class Stage(Generic[BotT]):
    """The sandbox, the bot and the people of one test."""

    def __init__(self, sandbox: Sandbox, bot: BotT) -> None:
        self.sandbox = sandbox
        self.bot = bot
        self.control = sandbox.control
        self.gateway = sandbox.parts.gateway
        self.alice = Actor(sandbox.person("alice"))
        self.bob = Actor(sandbox.person("bob"))
        self.olena = Actor(sandbox.person("olena"))

    def refused(self) -> list[tuple[int, int]]:
        """Status and code of every request that was refused so far."""
        return [(r["status"], r["error"]["code"]) for r in self.sandbox.parts.console.refused]


StageT = TypeVar("StageT", bound=Stage[Any])


def new_sandbox(path: Path | None = None) -> Sandbox:
    """A sandbox that judges both sides by Discord's description, if it is at hand.

    A bot that begins again need not wait for its turn.
    """
    sandbox = Sandbox(
        path=path, check_answers=True, bot_permissions=NEEDED.value, identify_seconds=None
    )
    if os.environ.get("CI"):
        assert sandbox.description is not None, "CI needs Discord's description"
    return sandbox


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A sandbox without a bot."""
    async with new_sandbox() as running:
        yield running
    assert running.pipeline.answer_mistakes == []


@asynccontextmanager
async def begun(stage: StageT) -> AsyncIterator[StageT]:
    """Let the bot of a stage run for a while."""
    await stage.bot.start()
    yield stage
    await stage.bot.stop()


@pytest.fixture
async def stage(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Stage[InProcessBot]]:
    """A stage whose bot runs in the test's process; it has a demonstration of Discord."""
    async with begun(Stage(sandbox, InProcessBot(sandbox, tmp_path))) as stage:
        yield stage


@pytest.fixture
async def process_stage(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Stage[ProcessBot]]:
    """A stage whose bot is a process of its own; it has a demonstration of Discord."""
    async with begun(Stage(sandbox, ProcessBot(sandbox, tmp_path))) as stage:
        yield stage


@pytest.fixture
async def hall(sandbox: Sandbox, tmp_path: Path, database: str) -> AsyncIterator[Stage[QuickBot]]:
    """A stage where games are played; the bot is a process of its own."""
    bot = QuickBot(sandbox, tmp_path, GAMES, database=database)
    async with begun(Stage(sandbox, bot)) as stage:
        yield stage


@pytest.fixture
async def near_hall(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Stage[InProcessBot]]:
    """A stage where games are played; the bot runs in the test's process."""
    async with begun(Stage(sandbox, InProcessBot(sandbox, tmp_path, GAMES))) as stage:
        yield stage
