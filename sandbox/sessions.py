"""What bots identified as, and the connections over which they are told."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Iterator
from itertools import count
from typing import Any

from aiohttp import web

from sandbox.clock import Clock
from sandbox.events import Event
from sandbox.shards import Shard
from sandbox.wire import Intent

REPLAY_LENGTH = 1000
"""How many events a lost connection may miss and still resume."""

LOST_SECONDS = 180.0
"""How long a session without a connection can be resumed; Discord says "a few minutes"."""

CLOSE_SECONDS = 2.0
MOST_LOST = 16
"""So many of them are remembered, however often a bot is killed."""

_numbers = count(1)


class Connection:
    """One WebSocket.

    What is sent to it waits in a queue, so that a bot that does not read holds up nobody else.
    """

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self.key = str(next(_numbers))
        self.session: Session | None = None
        self._socket = socket
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._sending = asyncio.get_running_loop().create_task(self._send_all())

    def send(self, frame: str) -> None:
        """Send, or not: who is gone will resume and be told then."""
        self._queue.put_nowait(frame)

    async def _send_all(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                await self._socket.send_str(await self._queue.get())
                self._queue.task_done()

    async def flush(self) -> None:
        """Wait until all of it is sent, or nothing can be sent any more."""
        sent = asyncio.ensure_future(self._queue.join())
        await asyncio.wait({sent, self._sending}, return_when=asyncio.FIRST_COMPLETED)
        sent.cancel()

    async def close(self, code: int) -> None:
        """Hang up; a process that is stopped does not answer that."""
        self.end()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._socket.close(code=code)

    def end(self) -> None:
        """Say nothing more."""
        self._sending.cancel()


class Session:
    """One IDENTIFY; it outlives its connection for a while."""

    def __init__(self, shard: Shard, intents: Intent) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.connection: Connection | None = None
        self.lost_at = 0.0
        self._intents = intents
        self._sequence = 0
        self._replay: deque[tuple[int, str]] = deque(maxlen=REPLAY_LENGTH)

    def hears(self, event: Event) -> bool:
        """Whether this event is for it: of its shard, and asked for."""
        return event.intent in self._intents and self.shard.serves(event.guild_id)

    def tell(self, name: str, body: str) -> None:
        """Tell an event whose JSON is given; what a lost connection misses is kept for a resume."""
        self._sequence += 1
        frame = f'{{"op":0,"t":"{name}","s":{self._sequence},"d":{body}}}'
        self._replay.append((self._sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def has_told(self, sequence: int) -> bool:
        """Whether there was ever an event of this number."""
        return 0 <= sequence <= self._sequence

    def missed_since(self, sequence: int) -> list[str] | None:
        """What came after this number, or None if that is no longer known."""
        missed = [frame for number, frame in self._replay if number > sequence]
        return missed if len(missed) == self._sequence - sequence else None

    def connect(self, connection: Connection) -> Connection | None:
        """Go on over this connection; return the one before it, which is over."""
        before, self.connection = self.connection, connection
        connection.session = self
        return before

    def disconnect(self, now: float) -> Connection | None:
        """Lose the connection, and return it."""
        before, self.connection, self.lost_at = self.connection, None, now
        return before


class Sessions:
    """The sessions that live: connected, or lost a short while ago.

    As Discord allows it, several may have the same shard, or different numbers of shards.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._all: dict[str, Session] = {}

    def __iter__(self) -> Iterator[Session]:
        return iter(list(self._all.values()))

    def connected(self, shard: int | None = None) -> list[Session]:
        """Those with a connection, of all shards or of those with this number."""
        return [s for s in self if s.connection is not None and shard in (None, s.shard.id)]

    def add(self, session: Session) -> None:
        """Let a session begin."""
        self._forget_lost()
        self._all[session.id] = session

    def find(self, session_id: Any) -> Session | None:  # noqa: ANN401 (it came from outside)
        """Find a session that can be resumed."""
        self._forget_lost()
        return self._all.get(session_id) if isinstance(session_id, str) else None

    def drop(self, session: Session) -> None:
        """Let a session be over."""
        self._all.pop(session.id, None)

    def _forget_lost(self) -> None:
        lost = sorted((s for s in self if s.connection is None), key=lambda s: s.lost_at)
        horizon = self._clock.now() - LOST_SECONDS
        for place, session in enumerate(reversed(lost)):
            if place >= MOST_LOST or session.lost_at < horizon:
                self.drop(session)
