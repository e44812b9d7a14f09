"""Whatever runs in the background ends when the bot does."""

from __future__ import annotations

import asyncio

from bot.process import supervised
from bot.process.supervised import end_all


async def never(lost: int, seen: list[str]) -> None:
    """Wait for ever, and lose so many cancellations on the way."""
    while True:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            seen.append("cancelled")
            if len(seen) > lost:
                raise


async def started(lost: int) -> tuple[asyncio.Task[None], list[str]]:
    seen: list[str] = []
    task = asyncio.create_task(never(lost, seen))
    await asyncio.sleep(0)
    return task, seen


async def test_a_lost_cancellation_is_made_again(monkeypatch):
    monkeypatch.setattr(supervised, "CANCEL_AGAIN", 0.01)
    task, seen = await started(2)
    await end_all([task])
    assert task.cancelled()
    assert len(seen) == 3


async def test_what_a_task_raises_is_of_no_interest():
    async def fails() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise ValueError

    task = asyncio.create_task(fails())
    await asyncio.sleep(0)
    await end_all([task])
    assert isinstance(task.exception(), ValueError)


async def test_a_task_that_never_ends_stops_nobody(monkeypatch, caplog):
    monkeypatch.setattr(supervised, "CANCEL_AGAIN", 0.01)
    task, _ = await started(supervised.CANCELLATIONS)
    await end_all([task])
    assert not task.done()
    assert "cannot be ended" in caplog.text
    await end_all([task])
    assert task.cancelled()


async def test_nothing_to_end():
    await end_all(())
