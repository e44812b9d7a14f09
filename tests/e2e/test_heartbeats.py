"""The connection to the local Discord: heartbeats are answered as from afar."""

from __future__ import annotations

import threading
import time

from discord.gateway import KeepAliveHandler

from sandbox import gateway
from tests.kit.bots import InProcessBot
from tests.kit.prepared import until

INTERVAL = 1.0
BEATS = 3
SLOW = 0.02  # seconds until the thread goes on


async def test_an_answer_never_comes_before_its_heartbeat_was_noted(sandbox, tmp_path, monkeypatch):
    """The log said "Can't keep up… 41.3s behind", which is the heartbeat's interval.

    discord.py notes from a thread that a heartbeat was sent, after it was sent.  An answer
    that is faster than that is measured from the heartbeat before.
    """
    seen = []

    class Busy(KeepAliveHandler):
        """A thread that does not get the processor at once, as on a busy machine."""

        @property
        def _last_send(self):
            return self._noted

        @_last_send.setter
        def _last_send(self, moment):
            if threading.current_thread() is self:
                time.sleep(SLOW)
            self._noted = moment

        def ack(self):
            super().ack()
            seen.append(self.latency)

    monkeypatch.setattr(gateway, "HEARTBEAT_MS", round(INTERVAL * 1000))
    monkeypatch.setattr("discord.gateway.KeepAliveHandler", Busy)
    bot = InProcessBot(sandbox, tmp_path)
    await bot.start()
    try:
        await until(lambda: len(seen) > BEATS, patience=30)
    finally:
        await bot.stop()
    assert all(latency < INTERVAL * 0.8 for latency in seen), seen
