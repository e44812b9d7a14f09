"""Live updates to the people who watch."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from sandbox.wire import Json

UpdateKind = Literal[
    "message_create",
    "message_update",
    "message_delete",
    "channel_create",
    "channel_update",
    "channel_delete",
    "commands",
    "people",
    "read",
    "typing",
    "refused",
]


@dataclass(frozen=True, slots=True)
class Update:
    """One thing that changed, in Discord's notation.

    `message_*` carry the message (`message_delete` only `id` and `channel_id`), `channel_*` the
    channel, `commands` and `people` nothing (ask again), `read` what is still unread of a
    channel, `typing` the `channel_id`, `refused` the bot's request that got an error.
    """

    kind: UpdateKind
    data: Json = field(default_factory=dict)


Listener = Callable[[Update], None]


class Feed:
    """Passes each update to the watchers that may see it."""

    def __init__(self) -> None:
        self._watchers: dict[int, tuple[str, Listener]] = {}
        self._next = 0

    def listen(self, user_id: str, listener: Listener) -> Callable[[], None]:
        """Call the listener with each update for this user; return how to stop."""
        self._next += 1
        key = self._next
        self._watchers[key] = (user_id, listener)

        def stop() -> None:
            self._watchers.pop(key, None)

        return stop

    def publish(self, update: Update, may_see: Callable[[str], bool]) -> None:
        """Tell everybody whom `may_see` admits."""
        for user_id, listener in list(self._watchers.values()):
            if may_see(user_id):
                listener(update)

    def subscribe(self, user_id: str) -> Subscription:
        """Collect the updates for this user from now on."""
        return Subscription(self, user_id)


class Subscription:
    """Updates in order, nothing missed since it was made; close it, or use `with`.

    with person.updates() as updates:
        async for update in updates:
            ...
    """

    def __init__(self, feed: Feed, user_id: str) -> None:
        self._queue: asyncio.Queue[Update] = asyncio.Queue()
        self._stop = feed.listen(user_id, self._queue.put_nowait)

    def __aiter__(self) -> Subscription:
        return self

    async def __anext__(self) -> Update:
        return await self._queue.get()

    def close(self) -> None:
        """Stop receiving updates."""
        self._stop()

    def __enter__(self) -> Subscription:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()
