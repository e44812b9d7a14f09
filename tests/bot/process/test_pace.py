"""Whatever has time is done a few times a second (discord.md, Return after a restart)."""

from __future__ import annotations

import asyncio

from bot.process.pace import Pace


async def test_turns_are_evenly_spaced(monkeypatch):
    slept = []

    async def sleep(seconds):
        slept.append(round(seconds, 3))

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: 50.0)
    pace = Pace(4.0)
    for _ in range(4):
        await pace.turn()
    assert slept == [0.0, 0.25, 0.5, 0.75]


async def test_who_comes_late_does_not_wait(monkeypatch):
    now = [50.0]
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])
    slept = []

    async def sleep(seconds):
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    pace = Pace(1.0)
    await pace.turn()
    now[0] += 10
    await pace.turn()
    assert slept == [0.0, 0.0]
