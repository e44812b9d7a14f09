"""The WebSockets over which the bot is told what happens: one for each of its shards."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.credentials import Credentials
from sandbox.events import Event
from sandbox.gateway_limits import GatewayLimits
from sandbox.greeting import guild_create, guilds_of, members_chunk, ready
from sandbox.presence import Presence
from sandbox.race import HELD, Held
from sandbox.sessions import Connection, Session, Sessions
from sandbox.shards import WHOLE, Shard, read_shard
from sandbox.wire import PRIVILEGED_INTENTS, Intent, Json, Op
from sandbox.world import World

log = logging.getLogger(__name__)

HEARTBEAT_MS = 41_250
SILENCE_SECONDS = 1.5 * HEARTBEAT_MS / 1000
"""A connection over which nothing has come for so long is taken for dead."""

# An answer to a heartbeat is as far away as Discord: discord.py notes from a thread that it has
# sent one, and what is answered before that looks as late as the heartbeat before.
ACK_SECONDS = 0.25
MOST_BYTES = 4096
MANY_STARTS = 1000

CLOSE_UNKNOWN_ERROR = 4000
CLOSE_UNKNOWN_OPCODE = 4001
CLOSE_DECODE_ERROR = 4002
CLOSE_NOT_AUTHENTICATED = 4003
CLOSE_AUTHENTICATION_FAILED = 4004
CLOSE_ALREADY_AUTHENTICATED = 4005
CLOSE_INVALID_SEQUENCE = 4007
CLOSE_RATE_LIMITED = 4008
CLOSE_INVALID_SHARD = 4010
CLOSE_SHARDING_REQUIRED = 4011
CLOSE_DISALLOWED_INTENTS = 4014

ENDING = (1000, 1001)
"""A bot that closes with one of these does not mean to resume."""


@dataclass(frozen=True, slots=True)
class Start:
    """One IDENTIFY: when, for which shard, and whether it came too early (op 9)."""

    at: float
    shard: Shard
    too_early: bool


class Gateway:
    """Serves one bot over any number of connections: identify, heartbeat, resume, and so on.

    For tests: `shards` tells which of them are connected, `starts` every IDENTIFY in order.
    """

    def __init__(self, world: World, credentials: Credentials, limits: GatewayLimits) -> None:
        self._world = world
        self._credentials = credentials
        self._limits = limits
        self._sessions = Sessions(world.clock)
        self._connections: set[Connection] = set()
        self._changed = asyncio.Event()
        self._open = asyncio.Event()
        self._open.set()
        self._telling: set[asyncio.Task[None]] = set()
        self._late: list[Held] = []  # of requests, to be told in this order
        self.presence = Presence()
        self.starts: list[Start] = []
        self.identifies = 0
        self.resumes = 0

    # -- who is connected --------------------------------------------------------------------

    @property
    def connected(self) -> bool:
        """Whether a bot is listening right now, over whatever connection."""
        return bool(self._sessions.connected())

    @property
    def shards(self) -> list[Shard]:
        """The shards that are connected; one that is connected twice is there twice."""
        return sorted(session.shard for session in self._sessions.connected())

    async def wait_connected(self, timeout: float = 10) -> None:  # noqa: ASYNC109 (bounds a test)
        """Wait until a bot has identified or resumed."""
        await self._wait(lambda: self.connected, timeout)

    async def wait_disconnected(self, timeout: float = 10) -> None:  # noqa: ASYNC109
        """Wait until no connection is left."""
        await self._wait(lambda: not self.connected, timeout)

    async def wait_served(self, count: int, timeout: float = 10) -> None:  # noqa: ASYNC109
        """Wait until each of so many shards is connected."""
        wanted = {Shard(number, count) for number in range(count)}
        await self._wait(lambda: wanted <= set(self.shards), timeout)

    async def _wait(self, is_so: Callable[[], bool], seconds: float) -> None:
        async with asyncio.timeout(seconds):
            while not is_so():
                await self._changed.wait()

    def _note_change(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    # -- telling -----------------------------------------------------------------------------

    def dispatch(self, event: Event) -> None:
        """Tell the bot; what a lost connection misses is kept for its resume.

        What a request of the bot causes waits for the order that `sandbox.race` decides, and what
        happens meanwhile waits behind it: no event overtakes an earlier one.
        """
        held = HELD.get()
        if held is not None and held.open:
            held.events.append(event)
        elif self._late:
            self._late[-1].events.append(event)
        else:
            self._tell(event)

    async def release_events(self, held: Held, lag: float) -> None:
        """Tell what a request has caused: before its answer, with it, or in a moment."""
        held.open = False
        if not held.events:
            return
        self._late.append(held)
        if lag > 0:
            self._spawn(self._tell_later(held, lag))
            return
        self._tell_up_to(held)
        await asyncio.sleep(-lag)  # even without a head start they are sent before the answer

    async def _tell_later(self, held: Held, lag: float) -> None:
        await asyncio.sleep(lag)
        self._tell_up_to(held)

    def _tell_up_to(self, held: Held) -> None:
        """Tell what a request has caused, and before it whatever waits since longer."""
        while any(waiting is held for waiting in self._late):
            for event in self._late.pop(0).events:
                self._tell(event)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def _tell(self, event: Event) -> None:
        hearing = [session for session in self._sessions if session.hears(event)]
        body = _text(event.data) if hearing else ""
        for session in hearing:
            session.tell(event.name, body)

    # -- faults ----------------------------------------------------------------------------

    async def drop(self, *, code: int = CLOSE_UNKNOWN_ERROR, shard: int | None = None) -> None:
        """Close the bot's connections, or those of one shard; their sessions can be resumed."""
        await self._disconnect(self._sessions.connected(shard), code)

    async def ask_reconnect(self, *, shard: int | None = None) -> None:
        """Send op 7: the bot must come back and resume."""
        for session in self._sessions.connected(shard):
            if session.connection is not None:
                session.connection.send(_frame(Op.RECONNECT))

    async def invalidate(
        self, *, code: int = CLOSE_UNKNOWN_ERROR, shard: int | None = None
    ) -> None:
        """Forget sessions and drop their connections: a resume now gets op 9."""
        going = [session for session in self._sessions if shard in (None, session.shard.id)]
        for session in going:
            self._sessions.drop(session)
        await self._disconnect(going, code)

    async def _disconnect(self, sessions: Iterable[Session], code: int) -> None:
        now = self._world.clock.now()
        lost = [session.disconnect(now) for session in sessions]
        self._note_change()
        await asyncio.gather(*(connection.close(code) for connection in lost if connection))

    async def reset_token(self) -> None:
        """Make the token worthless and end all sessions; who comes back needs the new one."""
        self._credentials.reset()
        self._limits.starts.restart()
        await self.invalidate(code=CLOSE_AUTHENTICATION_FAILED)

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
        await asyncio.gather(*(connection.close(1001) for connection in list(self._connections)))

    # -- the protocol ----------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        await self._open.wait()
        connection = Connection(socket)
        self._connections.add(connection)
        connection.send(_frame(Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS}))
        resumable = True
        try:
            resumable = await self._listen(socket, connection)
        finally:
            self._hang_up(connection, resumable=resumable)
        return socket

    def _hang_up(self, connection: Connection, *, resumable: bool) -> None:
        connection.end()
        self._connections.discard(connection)
        session = connection.session
        if session is not None and session.connection is connection:
            session.disconnect(self._world.clock.now())
            if not resumable:
                self._sessions.drop(session)
            self._note_change()

    async def _listen(self, socket: web.WebSocketResponse, connection: Connection) -> bool:
        """Take what comes until the end; return whether the bot may come back and resume."""
        while True:
            try:
                message = await socket.receive(SILENCE_SECONDS)
            except TimeoutError:
                await connection.close(CLOSE_UNKNOWN_ERROR)
                return True
            if message.type is WSMsgType.CLOSE:
                return message.data not in ENDING
            if message.type in (WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
                return True
            frame = _read(message.data) if message.type is WSMsgType.TEXT else None
            if frame is None:
                await connection.close(CLOSE_DECODE_ERROR)
            elif self._limits.commands.take(connection.key) is not None:
                await connection.close(CLOSE_RATE_LIMITED)
            else:
                await self._receive(connection, frame["op"], frame.get("d"))

    async def _receive(self, connection: Connection, op: int, data: object) -> None:
        match op:
            case Op.HEARTBEAT:
                await asyncio.sleep(ACK_SECONDS)
                connection.send(_frame(Op.HEARTBEAT_ACK))
            case Op.IDENTIFY | Op.RESUME if connection.session is not None:
                await connection.close(CLOSE_ALREADY_AUTHENTICATED)
            case Op.IDENTIFY if isinstance(data, dict):
                await self._identify(connection, data)
            case Op.RESUME if isinstance(data, dict):
                await self._resume(connection, data)
            case _ if connection.session is None:
                await connection.close(CLOSE_NOT_AUTHENTICATED)
            case Op.PRESENCE:
                await self._set_presence(connection, connection.session, data)
            case Op.REQUEST_MEMBERS if isinstance(data, dict):
                self._send_members(connection.session, data)
            case _:
                await connection.close(CLOSE_UNKNOWN_OPCODE)

    async def _identify(self, connection: Connection, data: Json) -> None:
        shard = read_shard(data["shard"]) if data.get("shard") is not None else WHOLE
        if (code := self._refusal(data, shard)) is not None or shard is None:
            await connection.close(code or CLOSE_INVALID_SHARD)
            return
        if not self._limits.starts.take():
            log.warning("the bot has started too many sessions today: its token is reset")
            await connection.close(CLOSE_AUTHENTICATION_FAILED)
            await self.reset_token()
            return
        is_its_turn = self._limits.may_identify(shard)
        self.starts.append(Start(self._world.clock.now(), shard, not is_its_turn))
        del self.starts[:-MANY_STARTS]
        if is_its_turn:
            await self._begin(connection, Session(shard, Intent(data["intents"])))
        else:
            connection.send(_frame(Op.INVALID_SESSION, False))

    def _refusal(self, data: Json, shard: Shard | None) -> int | None:
        """With what an IDENTIFY is refused for good, if it is."""
        if data.get("token") != self._credentials.token:
            return CLOSE_AUTHENTICATION_FAILED
        if not isinstance(data.get("intents"), int):
            return CLOSE_DECODE_ERROR
        if Intent(data["intents"]) & PRIVILEGED_INTENTS:
            return CLOSE_DISALLOWED_INTENTS
        if shard is None:
            return CLOSE_INVALID_SHARD
        if len(guilds_of(self._world, shard)) > self._limits.most_guilds:
            return CLOSE_SHARDING_REQUIRED
        return None

    async def _begin(self, connection: Connection, session: Session) -> None:
        self._sessions.add(session)
        session.connect(connection)
        self.identifies += 1
        session.tell("READY", _text(ready(self._world, session)))
        for guild_id in guilds_of(self._world, session.shard):
            if self._world.guilds.serves(guild_id):
                session.tell("GUILD_CREATE", _text(guild_create(self._world, guild_id)))
        await connection.flush()
        self._note_change()

    async def _resume(self, connection: Connection, data: Json) -> None:
        session = self._sessions.find(data.get("session_id"))
        if session is None or data.get("token") != self._credentials.token:
            connection.send(_frame(Op.INVALID_SESSION, False))
            return
        sequence = data.get("seq")
        if not isinstance(sequence, int) or not session.has_told(sequence):
            await connection.close(CLOSE_INVALID_SEQUENCE)
            return
        missed = session.missed_since(sequence)
        if missed is None:
            self._sessions.drop(session)
            connection.send(_frame(Op.INVALID_SESSION, False))
            return
        before = session.connect(connection)
        for frame in missed:
            connection.send(frame)
        self.resumes += 1
        session.tell("RESUMED", "{}")
        if before is not None:
            await before.close(CLOSE_UNKNOWN_ERROR)
        await connection.flush()
        self._note_change()

    async def _set_presence(self, connection: Connection, session: Session, data: object) -> None:
        if self._limits.presences.take(session.id) is not None:
            await connection.close(CLOSE_RATE_LIMITED)
        elif not self.presence.take(data):
            await connection.close(CLOSE_DECODE_ERROR)

    def _send_members(self, session: Session, data: Json) -> None:
        wanted = data.get("user_ids") or []
        wanted = [wanted] if isinstance(wanted, str | int) else wanted
        guild_id = str(data.get("guild_id") or self._world.guild_id)
        if session.shard.serves(guild_id):
            chunk = members_chunk(self._world, guild_id, map(str, wanted), data.get("nonce"))
            session.tell("GUILD_MEMBERS_CHUNK", _text(chunk))


def _read(text: str) -> Json | None:
    """Read what the bot sent, unless it is too long or nothing that one can send."""
    if len(text.encode()) > MOST_BYTES:
        return None
    try:
        frame = json.loads(text)
    except ValueError:
        return None
    return frame if isinstance(frame, dict) and isinstance(frame.get("op"), int) else None


def _frame(op: Op, data: object = None) -> str:
    return _text({"op": op.value, "d": data, "s": None, "t": None})


def _text(frame: Json) -> str:
    return json.dumps(frame, separators=(",", ":"))
