"""The WebSocket over which the bot is told what happens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from sandbox import objects
from sandbox.presence import Presence
from sandbox.race import HELD, Held
from sandbox.wire import GATEWAY_PATH, PRIVILEGED_INTENTS, Intent, Json, Op
from sandbox.world import World

log = logging.getLogger(__name__)

HEARTBEAT_MS = 41_250
# An answer to a heartbeat is as far away as Discord: discord.py notes from a thread that it has
# sent one, and what is answered before that looks as late as the heartbeat before.
ACK_SECONDS = 0.25
REPLAY_LENGTH = 1000
"""How many events a lost connection may miss and still resume."""

CLOSE_UNKNOWN_ERROR = 4000
CLOSE_DECODE_ERROR = 4002
CLOSE_NOT_AUTHENTICATED = 4003
CLOSE_AUTHENTICATION_FAILED = 4004
CLOSE_RATE_LIMITED = 4008
CLOSE_DISALLOWED_INTENTS = 4014


@dataclass(slots=True)
class Session:
    """What a bot identified as; it outlives its connection."""

    id: str
    intents: Intent
    sequence: int = 0
    replay: list[tuple[int, str]] = field(default_factory=list)


class Gateway:
    """Serves one bot: identify, heartbeat, resume, reconnect, invalid session."""

    def __init__(self, world: World, token: str) -> None:
        self._world = world
        self._token = token
        self._sessions: dict[str, Session] = {}
        self._session: Session | None = None
        self._socket: web.WebSocketResponse | None = None
        self._connected = asyncio.Event()
        self._disconnected = asyncio.Event()
        self._disconnected.set()
        self._open = asyncio.Event()
        self._open.set()
        self._telling: set[asyncio.Task[None]] = set()
        self.identifies = 0
        self.presence = Presence()
        self.resumes = 0

    # -- what the rest of the server uses ----------------------------------------------------

    @property
    def intents(self) -> Intent:
        """What the bot asked to be told."""
        return self._session.intents if self._session else Intent(0)

    @property
    def connected(self) -> bool:
        """Whether a bot is listening right now."""
        return self._connected.is_set()

    async def wait_connected(self, timeout: float = 10) -> None:  # noqa: ASYNC109 (bounds a test)
        """Wait until a bot has identified or resumed."""
        await asyncio.wait_for(self._connected.wait(), timeout)

    async def wait_disconnected(self, timeout: float = 10) -> None:  # noqa: ASYNC109
        """Wait until the bot's connection is gone."""
        await asyncio.wait_for(self._disconnected.wait(), timeout)

    def _note(self, *, connected: bool) -> None:
        came, went = self._connected, self._disconnected
        if not connected:
            came, went = went, came
        came.set()
        went.clear()

    async def dispatch(self, event: str, data: Json) -> None:
        """Tell the bot; what a lost connection misses is kept for its resume.

        What a request of the bot causes waits for the order that `sandbox.race` decides.
        """
        held = HELD.get()
        if held is not None and held.open:
            held.events.append((event, data))
        else:
            await self._tell(event, data)

    def post(self, event: str, data: Json) -> None:
        """Tell the bot, without waiting for it."""
        self._spawn(self.dispatch(event, data))

    async def release_events(self, held: Held, lag: float) -> None:
        """Tell what a request has caused: before its answer, with it, or in a moment."""
        held.open = False
        if not held.events:
            return
        if lag > 0:
            self._spawn(self._tell_all(held, lag))
            return
        await self._tell_all(held, 0)
        if lag < 0:
            await asyncio.sleep(-lag)

    async def _tell_all(self, held: Held, lag: float) -> None:
        if lag:
            await asyncio.sleep(lag)
        for event, data in held.events:
            await self._tell(event, data)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, event: str, data: Json) -> None:
        session = self._session
        if session is None:
            return
        session.sequence += 1
        frame = _text({"op": Op.DISPATCH.value, "t": event, "s": session.sequence, "d": data})
        session.replay.append((session.sequence, frame))
        del session.replay[:-REPLAY_LENGTH]
        if self._socket is not None:
            await _send(self._socket, frame)

    # -- faults ----------------------------------------------------------------------------

    async def drop(self, *, code: int = CLOSE_UNKNOWN_ERROR) -> None:
        """Close the connection under the bot; its session can be resumed."""
        if self._socket is not None:
            socket, self._socket = self._socket, None
            self._note(connected=False)
            await socket.close(code=code)

    async def ask_reconnect(self) -> None:
        """Send op 7: the bot must come back and resume."""
        if self._socket is not None:
            await _send(self._socket, _frame(Op.RECONNECT))

    async def invalidate(self) -> None:
        """Forget all sessions and drop the connection: a resume now gets op 9."""
        self._sessions.clear()
        await self.drop()

    def hold(self) -> None:
        """Let connections come in but say nothing to them until `release`."""
        self._open.clear()

    def release(self) -> None:
        """Serve connections again."""
        self._open.set()

    async def close(self) -> None:
        """End the service."""
        for task in self._telling:
            task.cancel()
        if self._socket is not None:
            await self._socket.close(code=1001)

    # -- the protocol ----------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        await self._open.wait()
        await _send(socket, _frame(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS}))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    await socket.close(code=CLOSE_DECODE_ERROR)
                    break
                await self._receive(socket, json.loads(message.data))
        finally:
            if self._socket is socket:
                self._socket = None
                self._note(connected=False)
        return socket

    async def _receive(self, socket: web.WebSocketResponse, frame: Json) -> None:
        match frame["op"]:
            case Op.HEARTBEAT:
                await asyncio.sleep(ACK_SECONDS)
                await _send(socket, _frame(Op.HEARTBEAT_ACK))
            case Op.IDENTIFY:
                await self._identify(socket, frame["d"])
            case Op.RESUME:
                await self._resume(socket, frame["d"])
            case Op.PRESENCE if self._socket is socket:
                await self._set_presence(socket, frame["d"])
            case Op.REQUEST_MEMBERS if self._socket is socket:
                await self._send_members(frame["d"])
            case _ if self._socket is not socket:
                await socket.close(code=CLOSE_NOT_AUTHENTICATED)

    async def _identify(self, socket: web.WebSocketResponse, data: Json) -> None:
        if data["token"] != self._token:
            await socket.close(code=CLOSE_AUTHENTICATION_FAILED)
            return
        intents = Intent(data["intents"])
        if intents & PRIVILEGED_INTENTS:
            await socket.close(code=CLOSE_DISALLOWED_INTENTS)
            return
        session = Session(secrets.token_hex(16), intents)
        self._sessions = {session.id: session}  # one bot, one shard: older ones are over
        self._session, self._socket = session, socket
        self.identifies += 1
        await self.dispatch("READY", self._ready(session))
        for guild_id in self._world.guilds.with_bot():
            if self._world.guilds.serves(guild_id):
                await self.dispatch("GUILD_CREATE", guild_create(self._world, guild_id))
        self._note(connected=True)

    async def _set_presence(self, socket: web.WebSocketResponse, data: object) -> None:
        if self.presence.is_too_often(time.monotonic()):
            await socket.close(code=CLOSE_RATE_LIMITED)
        elif not self.presence.take(data):
            await socket.close(code=CLOSE_DECODE_ERROR)

    async def _resume(self, socket: web.WebSocketResponse, data: Json) -> None:
        session = self._sessions.get(data["session_id"])
        if session is None or data["token"] != self._token:
            await _send(socket, _frame(Op.INVALID_SESSION, False))
            return
        missed = [frame for sequence, frame in session.replay if sequence > data["seq"]]
        self._session, self._socket = session, socket
        for frame in missed:
            await _send(socket, frame)
        self.resumes += 1
        await self.dispatch("RESUMED", {})
        self._note(connected=True)

    def _ready(self, session: Session) -> Json:
        world = self._world
        return {
            "v": 10,
            "user": objects.own_user(world.bot),
            "guilds": [
                {"id": guild_id, "unavailable": True} for guild_id in world.guilds.with_bot()
            ],
            "session_id": session.id,
            "resume_gateway_url": world.base.replace("http", "ws", 1) + GATEWAY_PATH,
            "application": {"id": world.bot_id, "flags": 0},
            "private_channels": [],
        }

    async def _send_members(self, data: Json) -> None:
        wanted = data.get("user_ids") or []
        wanted = [wanted] if isinstance(wanted, str | int) else wanted
        guild_id = str(data.get("guild_id") or self._world.guild_id)
        known = [str(u) for u in wanted if self._world.guilds.has(guild_id, str(u))]
        await self.dispatch(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": guild_id,
                "members": [self._world.full_member(user_id, guild_id) for user_id in known],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [str(u) for u in wanted if str(u) not in known],
                "nonce": data.get("nonce"),
            },
        )


def guild_create(world: World, guild_id: str) -> Json:
    """A server with what only the gateway tells.

    Without the members intent the bot is told of no member but itself; of channels it is told
    all, of threads only those that it sees.
    """
    return world.guild(guild_id) | {
        "joined_at": objects.JOINED_AT,
        "large": False,
        "unavailable": False,
        "member_count": len(world.guilds.all[guild_id]["members"]) + 1,
        "members": [world.full_member(world.bot_id, guild_id)],
        "channels": world.guild_channels(guild_id),
        "threads": [
            thread
            for thread in world.threads()
            if thread["guild_id"] == guild_id
            and not thread["thread_metadata"]["archived"]
            and world.can_see(world.bot_id, thread)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def _frame(op: Op, data: object = None) -> str:
    return _text({"op": op.value, "d": data, "s": None, "t": None})


def _text(frame: Json) -> str:
    return json.dumps(frame, separators=(",", ":"))


async def _send(socket: web.WebSocketResponse, frame: str) -> None:
    """Send, or not: a dead connection will resume and be told then."""
    with contextlib.suppress(ConnectionError, RuntimeError):
        await socket.send_str(frame)
