"""Accidents: what can happen to a server during one of the bot's requests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from sandbox.calls import RestCall
from sandbox.parts import Parts
from sandbox.wire import Json, MessageFlag, Permission
from sandbox.world import is_dm, is_thread


class Accidents:
    """Each happens before the request does, and tells whether there was anything to happen to.

    `here` means the channel that the request is about: that of its address, of its interaction,
    or the one in which the bot wrote last.  `back_after` undoes it after that many seconds.
    """

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._world = parts.world
        self._undoing: set[asyncio.TimerHandle] = set()
        self._unlocking: set[asyncio.Future[None]] = set()

    def clear(self) -> None:
        """Cancel pending reversals; `clear` has restored everything."""
        for handle in self._undoing:
            handle.cancel()
        self._undoing.clear()

    def _undo(self, back_after: float | None, undo: Callable[[], None]) -> None:
        if back_after is not None:
            self._undoing.add(asyncio.get_running_loop().call_later(back_after, undo))

    # -- where -------------------------------------------------------------------------------

    def _here(self, call: RestCall) -> Json | None:
        """The channel, thread or DM that a request is about."""
        channel_id = call.parameters.get("channel_id")
        if channel_id is None:
            token = call.parameters.get("interaction_token") or call.parameters.get("webhook_token")
            channel_id = self._parts.interactions.channel_of(token or "")
        if channel_id is None:
            written = max(self._written(None), key=lambda m: int(m["id"]), default=None)
            channel_id = written["channel_id"] if written else ""
        return self._world.channels.get(channel_id)

    def _written(self, channel_id: str | None) -> list[Json]:
        """The bot's messages, in one channel or everywhere."""
        places = [channel_id] if channel_id else list(self._world.channels)
        return [
            message
            for place in places
            for message in self._world.messages(place)
            if message["author"]["id"] == self._world.bot_id
            and not message["flags"] & MessageFlag.EPHEMERAL
        ]

    def _message(self, call: RestCall) -> Json | None:
        """The message that a request is about, or else the bot's newest one there."""
        here = self._here(call)
        if here is None:
            return None
        written = self._written(here["id"])
        wanted = call.parameters.get("message_id")
        named = next((m for m in written if m["id"] == wanted), None)
        return named or (written[-1] if written else None)

    def _thread(self, call: RestCall) -> Json | None:
        """The thread that a request is about, or else the newest one of its channel."""
        here = self._here(call)
        if here is None or is_thread(here):
            return here
        threads = self._world.threads(here["id"])
        return threads[-1] if threads else None

    def _channel(self, call: RestCall) -> Json | None:
        """The server's channel that a request is about; for a thread the one above it."""
        here = self._here(call)
        if here is None or is_dm(here):
            return None
        return self._world.channels[here["parent_id"]] if is_thread(here) else here

    # -- the gateway -------------------------------------------------------------------------

    async def drop_gateway(self, call: RestCall) -> bool:
        """The connection is closed; it can be resumed."""
        connected = self._parts.gateway.connected
        await self._parts.gateway.drop()
        return connected

    async def invalidate_session(self, call: RestCall) -> bool:
        """The connection is closed and cannot be resumed (op 9)."""
        connected = self._parts.gateway.connected
        await self._parts.gateway.invalidate()
        return connected

    # -- people and permissions --------------------------------------------------------------

    async def close_dms(
        self, call: RestCall, *, user_id: str | None = None, back_after: float | None = None
    ) -> bool:
        """Somebody, or everybody, takes no direct messages any more."""
        people = list(self._world.settings) if user_id is None else [user_id]
        self._set_dms(people, closed=True)
        self._undo(back_after, lambda: self._set_dms(people, closed=False))
        return True

    def _set_dms(self, people: list[str], *, closed: bool) -> None:
        for user_id in people:
            settings = self._world.settings[user_id]
            self._world.save_settings(user_id, settings | {"dms_closed": closed})

    async def deny(
        self,
        call: RestCall,
        *,
        permission: str,
        here: bool = False,
        back_after: float | None = None,
    ) -> bool:
        """The bot loses a permission, in the whole server or in the channel concerned."""
        channel = self._channel(call) if here else None
        if here and channel is None:
            return False
        place = channel["id"] if channel else None
        wanted = Permission[permission]
        self._parts.moderation.deny(wanted, place)
        self._undo(back_after, lambda: self._parts.moderation.allow(wanted, place))
        return True

    # -- removals ----------------------------------------------------------------------------

    async def delete_message(self, call: RestCall) -> bool:
        """The message that the request is about is deleted, or the bot's newest one there."""
        message = self._message(call)
        if message is not None:
            await self._parts.moderation.delete_message(message)
        return message is not None

    async def delete_thread(self, call: RestCall) -> bool:
        """The thread that the request is about is deleted, or the newest of its channel."""
        thread = self._thread(call)
        if thread is None or is_dm(thread):
            return False
        await self._parts.moderation.delete_channel(thread)
        return True

    async def delete_channel(self, call: RestCall) -> bool:
        """The channel that the request is about is deleted, with all its threads."""
        channel = self._channel(call)
        if channel is not None:
            await self._parts.moderation.delete_channel(channel)
        return channel is not None

    async def archive_thread(self, call: RestCall) -> bool:
        """The thread that the request is about is archived."""
        return await self._change_thread(call, None, archived=True)

    async def lock_thread(self, call: RestCall, *, back_after: float | None = None) -> bool:
        """The thread that the request is about is locked."""
        return await self._change_thread(call, back_after, locked=True)

    async def _change_thread(
        self, call: RestCall, back_after: float | None, **fields: bool
    ) -> bool:
        thread = self._thread(call)
        if thread is None or is_dm(thread):
            return False
        await self._parts.moderation.change_thread(thread, **fields)
        self._undo(back_after, lambda: self._unlock(thread["id"]))
        return True

    def _unlock(self, thread_id: str) -> None:
        if (thread := self._world.channels.get(thread_id)) is not None:
            task = asyncio.ensure_future(self._parts.moderation.change_thread(thread, locked=False))
            self._unlocking.add(task)
            task.add_done_callback(self._unlocking.discard)

    # -- servers -----------------------------------------------------------------------------

    async def begin_outage(self, call: RestCall, *, back_after: float | None = None) -> bool:
        """The server that the request is about is out of reach."""
        channel = self._channel(call)
        if channel is None:
            return False
        guild_id = channel["guild_id"]
        self._parts.moderation.begin_outage(guild_id)
        self._undo(back_after, lambda: self._parts.moderation.end_outage(guild_id))
        return True

    async def remove_bot(self, call: RestCall, *, back_after: float | None = None) -> bool:
        """The bot is shown out of the server that the request is about."""
        channel = self._channel(call)
        if channel is None:
            return False
        guild_id = channel["guild_id"]
        self._parts.moderation.remove_bot(guild_id)
        self._undo(back_after, lambda: self._parts.moderation.invite_bot(guild_id))
        return True


ACCIDENTS: dict[str, Callable[..., Awaitable[bool]]] = {
    accident.__name__: accident
    for accident in (
        Accidents.drop_gateway,
        Accidents.invalidate_session,
        Accidents.close_dms,
        Accidents.deny,
        Accidents.delete_message,
        Accidents.delete_thread,
        Accidents.delete_channel,
        Accidents.archive_thread,
        Accidents.lock_thread,
        Accidents.begin_outage,
        Accidents.remove_bot,
    )
}
