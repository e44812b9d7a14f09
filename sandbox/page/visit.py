"""One open page: what it is told and what it asks for.

All frames are JSON objects.  To the page:

* `{"snapshot": {...}}` once, at the beginning: everything but messages;
* `{"update": kind, "data": {...}}` for each change that its person may see (`sandbox.feed`);
* `{"id": n, "done": ...}` or `{"id": n, "refused": "why"}` in answer to action n.

From the page: `{"id": n, "do": action, "with": {...}}`; the actions are in `sandbox.page.actions`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Coroutine
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.errors import CannotDoError
from sandbox.feed import Subscription
from sandbox.page.actions import ACTIONS, Actions
from sandbox.page.shown import shown_message, snapshot
from sandbox.parts import Parts
from sandbox.people import People, Person
from sandbox.wire import Json

log = logging.getLogger(__name__)

MALFORMED = (TypeError, KeyError, ValueError, AttributeError)
"""What an action makes of arguments that our own page never sends."""


class Visit:
    """A person's page, from opening to closing."""

    def __init__(
        self, parts: Parts, people: People, person: Person, socket: web.WebSocketResponse
    ) -> None:
        self._parts = parts
        self._people = people
        self._person = person
        self._socket = socket
        self._actions = Actions(person, people)
        self._running: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Send every change and carry out requests until the page is closed."""
        with self._person.updates() as updates:  # before the snapshot, so that nothing is missed
            await self._send({"snapshot": snapshot(self._parts, self._people, self._person)})
            self._spawn(self._tell(updates))
            try:
                async for frame in self._socket:
                    if frame.type is WSMsgType.TEXT:
                        self._spawn(self._answer(frame.data))
            finally:
                await self._stop()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _stop(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _tell(self, updates: Subscription) -> None:
        async for update in updates:
            data = update.data
            if update.kind in ("message_create", "message_update"):
                data = shown_message(self._person, data)
            await self._send({"update": update.kind, "data": data})

    async def _answer(self, text: str) -> None:
        number: object = None
        try:
            frame = json.loads(text)
            number = frame["id"]
            done = await self._actions.do(frame["do"], frame.get("with") or {})
        except CannotDoError as refused:
            await self._send({"id": number, "refused": str(refused)})
        except MALFORMED as wrong:
            log.info("a page sent something malformed: %r", wrong)
            await self._send({"id": number, "refused": f"there are: {', '.join(ACTIONS)}"})
        else:
            await self._send({"id": number, "done": done})

    async def _send(self, frame: Json) -> None:
        with contextlib.suppress(ConnectionResetError):  # closed meanwhile: nobody to tell
            await self._socket.send_str(json.dumps(frame, ensure_ascii=False))
