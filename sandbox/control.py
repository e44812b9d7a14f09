"""Breaking the local Discord on purpose, from Python or over HTTP."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Unpack

from aiohttp import web

from sandbox import faults
from sandbox.accidents import ACCIDENTS, Accidents
from sandbox.calls import RestCall
from sandbox.faults import Failure, Fault, FaultKind, Which
from sandbox.parts import Parts
from sandbox.race import Order
from sandbox.wire import ChannelType, Json, Permission

CONTROL_PREFIX = "/control"
REQUEST_FAULTS: dict[str, Callable[..., Fault]] = {
    build.__name__: build
    for build in (
        faults.delay,
        faults.fail,
        faults.rate_limit,
        faults.reset,
        faults.lose_response,
    )
}
CALL_FAULTS = (*REQUEST_FAULTS, *ACCIDENTS)
"""What `Control.at_call` can put on a call."""


class Control:
    """Faults on demand.

    `method` and `path` choose the requests: shell patterns, the path without `/api/v10`, e.g.
    `control.lose_response(method="POST", path="/channels/*/messages")`.  From another process:
    `POST /control/lose_response` with the same arguments as a JSON object.
    """

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._world = parts.world
        self._moderation = parts.moderation
        self._accidents = Accidents(parts)

    # -- requests --------------------------------------------------------------------------

    def delay(self, seconds: float, **which: Unpack[Which]) -> None:
        """Let the next matching requests wait before anything happens."""
        self._plan(faults.delay(seconds, **which))

    def fail(self, **how: Unpack[Failure]) -> None:
        """Answer the next matching requests with `status` and `code`; nothing happens."""
        self._plan(faults.fail(**how))

    def rate_limit(self, retry_after: float, **which: Unpack[Which]) -> None:
        """Answer the next matching requests with 429; nothing happens."""
        self._plan(faults.rate_limit(retry_after, **which))

    def reset(self, **which: Unpack[Which]) -> None:
        """Reset the connection of the next matching requests; nothing happens."""
        self._plan(faults.reset(**which))

    def lose_response(self, **which: Unpack[Which]) -> None:
        """Do what the next matching requests ask, then break the connection unanswered."""
        self._plan(faults.lose_response(**which))

    def limit_rate(self, limit: int, window: float) -> None:
        """Change the ordinary rate limit: that many requests per route in that many seconds."""
        self._parts.rate_limits.limit = limit
        self._parts.rate_limits.window = window

    def limit_globally(self, limit: int | None, window: float = 1.0) -> None:
        """Change the limit of all routes together (50 a second), or lift it with None."""
        self._parts.rate_limits.global_limit = limit
        self._parts.rate_limits.global_window = window

    def ban_at(self, limit: int) -> None:
        """Ban the bot's address after that many refused requests in ten minutes (10,000)."""
        self._parts.rate_limits.invalid_limit = limit

    @property
    def invalid_requests(self) -> int:
        """How many answers 401, 403 or 429 the bot got in the last ten minutes."""
        return self._parts.rate_limits.invalid

    def _plan(self, fault: Fault) -> None:
        self._parts.faults.plan(fault)

    # -- any call, by its number -----------------------------------------------------------

    @property
    def calls(self) -> list[RestCall]:
        """Every REST call of the bot since the beginning or `count_calls`, by number."""
        return list(self._parts.calls)

    def count_calls(self) -> None:
        """Forget the calls made so far: the next one has the number 1."""
        self._parts.calls.restart()

    def at_call(self, number: int, fault: str, **arguments: object) -> None:
        """Let the call of this number suffer a fault: one of `CALL_FAULTS`, with its arguments.

            control.at_call(7, "fail", status=503)
            control.at_call(7, "rate_limit", retry_after=0.05, times=5)  # and the four after it
            control.at_call(7, "deny", permission="SEND_MESSAGES", back_after=1.0)

        Calls are counted whatever their route; what is struck says so in `calls[6].suffered`.
        """
        if fault in ACCIDENTS:
            accident = partial(ACCIDENTS[fault], self._accidents, **arguments)
            inspect.signature(accident).bind(None)  # a wrong argument is refused here and now
            planned = Fault(FaultKind.ACCIDENT, accident=accident, name=fault)
        elif fault in REQUEST_FAULTS:
            planned = REQUEST_FAULTS[fault](**arguments)
        else:
            raise ValueError(f"there is no fault {fault}; there are: {', '.join(CALL_FAULTS)}")
        planned.first = number
        self._plan(planned)

    # -- the gateway -------------------------------------------------------------------------

    async def drop_gateway(self, *, code: int = 4000, shard: int | None = None) -> None:
        """Close the bot's connections, or those of one shard; it can resume."""
        await self._parts.gateway.drop(code=code, shard=shard)

    async def reconnect_gateway(self, *, shard: int | None = None) -> None:
        """Ask the bot to reconnect (op 7)."""
        await self._parts.gateway.ask_reconnect(shard=shard)

    async def invalidate_session(self, *, shard: int | None = None) -> None:
        """Drop the connections and forget their sessions: resuming gets op 9."""
        await self._parts.gateway.invalidate(shard=shard)

    async def reset_token(self) -> None:
        """End all sessions (4004) and make the token worthless; `Sandbox.token` is the new one."""
        await self._parts.gateway.reset_token()

    def connected_shards(self) -> list[list[int]]:
        """Which shards are connected, as `[id, count]`; twice what is connected twice."""
        return [[shard.id, shard.count] for shard in self._parts.gateway.shards]

    def hold_gateway(self) -> None:
        """Keep new connections waiting until `release_gateway`."""
        self._parts.gateway.hold()

    def release_gateway(self) -> None:
        """Serve connections again."""
        self._parts.gateway.release()

    # -- people and permissions ----------------------------------------------------------------

    def close_dms(self, user_id: str, *, closed: bool = True) -> None:
        """Let a person take no direct messages (50007), or take them again."""
        settings = self._world.settings[user_id]
        self._world.save_settings(user_id, settings | {"dms_closed": closed})

    def deny(self, permission: str, *, channel_id: str | None = None) -> None:
        """Take a permission (by its name, e.g. SEND_MESSAGES) from the bot."""
        self._moderation.deny(Permission[permission], channel_id)

    def allow(self, permission: str, *, channel_id: str | None = None) -> None:
        """Give it back."""
        self._moderation.allow(Permission[permission], channel_id)

    def allow_all(self) -> None:
        """Give the bot all its permissions back."""
        self._moderation.allow_all()

    # -- removals ------------------------------------------------------------------------------

    async def delete_message(self, message_id: str) -> None:
        """Take a message away."""
        if (message := self._world.find_message(message_id)) is not None:
            await self._moderation.delete_message(message)

    async def delete_channel(self, channel_id: str) -> None:
        """Take a channel or a thread away."""
        await self._moderation.delete_channel(self._world.channels[channel_id])

    async def archive_thread(self, thread_id: str, *, archived: bool = True) -> None:
        """Archive a thread, or open it again."""
        await self._moderation.change_thread(self._world.channel(thread_id), archived=archived)

    async def lock_thread(self, thread_id: str, *, locked: bool = True) -> None:
        """Lock a thread: only who may manage threads can write there; or unlock it."""
        await self._moderation.change_thread(self._world.channel(thread_id), locked=locked)

    # -- channels and servers ------------------------------------------------------------------

    async def add_channel(self, name: str, kind: str = "TEXT", guild_id: str | None = None) -> Json:
        """Open a channel: TEXT, VOICE, STAGE, ANNOUNCEMENT or FORUM."""
        return await self._moderation.add_channel(name, ChannelType[kind], guild_id)

    async def tag_forum(
        self,
        channel_id: str,
        names: Iterable[str],
        *,
        moderated: bool = False,
        required: bool = False,
    ) -> Json:
        """Give a forum these tags; ``required``: its posts must have one."""
        return await self._moderation.tag_forum(
            channel_id, names, moderated=moderated, required=required
        )

    def add_server(
        self, name: str, people: Iterable[str], channels: Sequence[str] = ("general",)
    ) -> str:
        """Open another server with the bot and these people, by user name; return its id.

        The first of them owns it.
        """
        return self._moderation.add_servers([name], self._ids_of(people), channels)[0]

    def add_servers(
        self,
        count: int,
        people: Iterable[str] = (),
        *,
        guests: int = 0,
        channels: Sequence[str] = ("general",),
    ) -> list[Json]:
        """Open many servers at once, of which each shard gets as many as any other.

        These people are in all of them; each has so many guests of its own besides, named
        `guest<server>_<number>` from 1 on.  Returns `id`, `name`, `guests` and `channels` (ids).
        """
        names = [f"Court {number}" for number in range(1, count + 1)]
        guild_ids = self._moderation.add_servers(names, self._ids_of(people), channels)
        return [
            {
                "id": guild_id,
                "name": name,
                "guests": self._invite(guild_id, f"guest{place}", guests),
                "channels": [channel["id"] for channel in self._world.guild_channels(guild_id)],
            }
            for place, (guild_id, name) in enumerate(zip(guild_ids, names, strict=True), start=1)
        ]

    def _ids_of(self, people: Iterable[str]) -> list[str]:
        users = [self._world.user_named(person) for person in people]
        return [user["id"] for user in users if user]

    def _invite(self, guild_id: str, prefix: str, count: int) -> list[str]:
        names = [f"{prefix}_{number}" for number in range(1, count + 1)]
        for name in names:
            self._world.add_person(name, name.title(), "en-US", [guild_id])
        return names

    def leave_server(self, user_id: str, guild_id: str | None = None) -> None:
        """Let a person leave a server."""
        self._world.guilds.leave(guild_id or self._world.guild_id, user_id)

    def remove_bot(self, guild_id: str | None = None) -> None:
        """Show the bot out of a server (GUILD_DELETE)."""
        self._moderation.remove_bot(guild_id or self._world.guild_id)

    def invite_bot(self, guild_id: str | None = None) -> None:
        """Let it in again (GUILD_CREATE)."""
        self._moderation.invite_bot(guild_id or self._world.guild_id)

    def begin_outage(self, guild_id: str | None = None) -> None:
        """Let a server be unavailable: GUILD_DELETE says so, every call there gets 503."""
        self._moderation.begin_outage(guild_id or self._world.guild_id)

    def end_outage(self, guild_id: str | None = None) -> None:
        """Let it be available again (GUILD_CREATE)."""
        self._moderation.end_outage(guild_id or self._world.guild_id)

    def time_out(self, seconds: float, *, guild_id: str | None = None) -> None:
        """Let the bot only look for so long (GUILD_MEMBER_UPDATE); 0 ends it."""
        self._moderation.time_out(guild_id or self._world.guild_id, seconds)

    # -- limits --------------------------------------------------------------------------------

    def block_word(self, word: str) -> None:
        """Let AutoMod refuse messages with this word (200000)."""
        self._parts.limits.blocked_words.add(word.casefold())

    def limit_threads(self, limit: int) -> None:
        """Limit the open threads of a server (160006)."""
        self._parts.limits.active_threads = limit

    def limit_dms(self, limit: int) -> None:
        """Limit the direct messages the bot may open in ten minutes (40003)."""
        self._parts.limits.dm_openings.limit = limit

    def limit_old_edits(self, limit: int, window: float) -> None:
        """Limit edits of messages older than an hour in a channel (30046)."""
        self._parts.limits.old_edits.limit = limit
        self._parts.limits.old_edits.window = window

    def limit_identifies(self, seconds: float | None = 5.0, *, max_concurrency: int = 1) -> None:
        """Let a shard of each bucket identify every so many seconds (else op 9); None: any time."""
        self._parts.gateway_limits.pace_identifies(seconds)
        self._parts.gateway_limits.max_concurrency = max_concurrency

    def limit_session_starts(self, total: int) -> None:
        """Limit the IDENTIFYs of a day (1,000); beyond that the token is reset."""
        self._parts.gateway_limits.starts.total = total

    def limit_guilds(self, limit: int) -> None:
        """Limit the servers of one shard (2,500); above that it must be divided (4011)."""
        self._parts.gateway_limits.most_guilds = limit

    def advise_shards(self, count: int | None) -> None:
        """Let `/gateway/bot` advise so many shards; None: one for each 1,000 servers."""
        self._parts.gateway_limits.advised_shards = count

    def limit_commands(self, limit: int, window: float = 60.0) -> None:
        """Limit what the bot may send over one gateway connection (4008)."""
        self._parts.gateway_limits.commands.limit = limit
        self._parts.gateway_limits.commands.window = window

    # -- time and order ------------------------------------------------------------------------

    def race(self, order: Order = "vary", *, seed: int = 0) -> None:
        """Let events of a call come "before" its answer, "after" it, or now so, now so."""
        self._parts.race.restart(seed, order)

    def advance_clock(self, seconds: float) -> None:
        """Push Discord's clock forward, past a deadline; threads fall asleep over it."""
        self._parts.clock.advance(seconds)
        self._moderation.archive_quiet_threads()

    def clear(self) -> None:
        """Let everything work again."""
        self._parts.faults.clear()
        self._accidents.clear()
        self._parts.limits.lift()
        self.allow_all()
        for guild_id in list(self._world.guilds.all):
            self.end_outage(guild_id)
        self.release_gateway()


ACTIONS: dict[str, Callable[..., Any]] = {
    action.__name__: action
    for action in (
        Control.delay,
        Control.fail,
        Control.rate_limit,
        Control.reset,
        Control.lose_response,
        Control.at_call,
        Control.count_calls,
        Control.limit_rate,
        Control.limit_globally,
        Control.ban_at,
        Control.drop_gateway,
        Control.reconnect_gateway,
        Control.invalidate_session,
        Control.reset_token,
        Control.connected_shards,
        Control.hold_gateway,
        Control.release_gateway,
        Control.close_dms,
        Control.deny,
        Control.allow,
        Control.allow_all,
        Control.delete_message,
        Control.delete_channel,
        Control.archive_thread,
        Control.lock_thread,
        Control.add_channel,
        Control.tag_forum,
        Control.add_server,
        Control.add_servers,
        Control.leave_server,
        Control.remove_bot,
        Control.invite_bot,
        Control.begin_outage,
        Control.end_outage,
        Control.time_out,
        Control.block_word,
        Control.limit_threads,
        Control.limit_dms,
        Control.limit_old_edits,
        Control.limit_identifies,
        Control.limit_session_starts,
        Control.limit_guilds,
        Control.advise_shards,
        Control.limit_commands,
        Control.race,
        Control.advance_clock,
        Control.clear,
    )
}


def control_route(control: Control) -> web.RouteDef:
    """The same actions over HTTP."""

    async def act(request: web.Request) -> web.Response:
        action = ACTIONS.get(request.match_info["action"])
        if action is None:
            return web.json_response({"error": "no such action", "actions": [*ACTIONS]}, status=404)
        raw = await request.read()
        try:
            arguments = json.loads(raw) if raw else {}
            done = action(control, **arguments)
        except (TypeError, KeyError, ValueError) as wrong:
            return web.json_response({"error": repr(wrong)}, status=400)
        if inspect.isawaitable(done):
            done = await done
        result = {} if done is None else {"result": done}
        return web.json_response({"done": action.__name__} | result)

    return web.post(CONTROL_PREFIX + "/{action}", act)
