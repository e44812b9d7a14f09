"""How requests reach Discord when several processes use one token.

Discord allows a token so many requests a second.  A proxy can count them for all processes; without
one, each process sends its share.  Answers to people count nowhere, so they never wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp
import discord.http

API_PATH = "/api/v10"
A_SECOND = 45.0  # of the 50 that Discord allows: clocks differ
AT_ONCE = 0.2  # seconds whose requests may be sent together
FREE = ("/interactions/", "/webhooks/")  # in the paths of answers to people


def send_by(api: str) -> None:
    """Let discord.py send its requests to a proxy instead of to Discord."""
    discord.http.Route.BASE = api + API_PATH


class Share:
    """Lets a process send no more than its share; who asks first goes first."""

    def __init__(self, processes: Callable[[], int]) -> None:
        self._processes = processes
        self._due = 0.0  # when the next request would be sent if they were evenly spaced

    def trace(self) -> aiohttp.TraceConfig:
        """What a client needs so that each of its requests waits for its turn."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._before)
        return config

    async def _before(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, start: aiohttp.TraceRequestStartParams
    ) -> None:
        if not any(part in start.url.path for part in FREE):
            await self.turn()

    async def turn(self) -> None:
        """Wait until another request is within our share; alone, nobody waits."""
        processes = self._processes()
        if processes <= 1:
            return
        now = asyncio.get_running_loop().time()
        mine = max(now, self._due)
        self._due = mine + processes / A_SECOND
        await asyncio.sleep(max(0.0, mine - now - AT_ONCE))
