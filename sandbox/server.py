"""The local Discord as one thing to start and stop."""

from __future__ import annotations

import logging
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from urllib.parse import urlsplit

from aiohttp import web

from sandbox.clock import Clock
from sandbox.control import Control, control_route
from sandbox.emojis import EMOJIS_PREFIX
from sandbox.errors import not_found
from sandbox.gateway_limits import IDENTIFY_SECONDS
from sandbox.page.routes import PAGE_PATH, PERSON_PARAMETER, Page
from sandbox.parts import assemble
from sandbox.people import People, Person
from sandbox.ratelimits import GLOBAL_LIMIT
from sandbox.rest import channels, commands, emojis, identity, interactions, messages
from sandbox.rest.call import Endpoint
from sandbox.rest.pipeline import Pipeline
from sandbox.store import MemoryStore, SqliteStore, Store
from sandbox.validation.description import load_description
from sandbox.wire import (
    API_PREFIX,
    BOT_PERMISSIONS,
    CDN_PREFIX,
    GATEWAY_PATH,
    MAX_REQUEST_BYTES,
    MEBIBYTE,
    Permission,
)

log = logging.getLogger(__name__)

HOST = "127.0.0.1"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Sandbox:
    """A Discord on this machine.

        async with Sandbox(path=Path("sandbox.sqlite")) as sandbox:
            print(sandbox.base, sandbox.token)
            await sandbox.person("alice").say(channel_id, "hello")

    `path` None keeps everything in memory.  A taken `port` is replaced by a free one.
    `check_answers` holds our own answers to Discord's description, for tests.
    `bot_permissions` is the number in the bot's invitation: it may do that and nothing else.
    `global_limit` is how many requests a second the bot may make; None lifts it, for benchmarks.
    `identify_seconds` is how long the shards of a bucket wait for each other before they connect;
    None lets a bot that is killed again and again come back at once.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        path: Path | None = None,
        check_answers: bool = False,
        bot_permissions: int = BOT_PERMISSIONS,
        global_limit: int | None = GLOBAL_LIMIT,
        identify_seconds: float | None = IDENTIFY_SECONDS,
    ) -> None:
        self._socket = _bind(port)
        self.base = f"http://{HOST}:{self._socket.getsockname()[1]}"
        self._store: Store = MemoryStore() if path is None else SqliteStore(path)
        self.parts = assemble(self._store, Clock(), self.base, Permission(bot_permissions))
        self.parts.rate_limits.global_limit = global_limit
        self.parts.gateway_limits.pace_identifies(identify_seconds)
        self.description = load_description()
        self.pipeline = Pipeline(self.parts, self.description, check_answers=check_answers)
        self.people = People(self.parts)
        self.control = Control(self.parts)
        self.app = self._make_app()
        self._runner: web.AppRunner | None = None

    @property
    def token(self) -> str:
        """The token with which the bot logs in here; it opens nothing else."""
        return self.parts.credentials.token

    def person(self, name: str) -> Person:
        """One of the people, by user name."""
        return self.people.named(name)

    def page_of(self, person: Person) -> str:
        """The address of the page on which one acts as this person."""
        return f"{self.base}{PAGE_PATH}?{PERSON_PARAMETER}={person.name}"

    # -- life ------------------------------------------------------------------------------

    async def start(self) -> None:
        """Serve from now on."""
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, self._socket).start()

    async def stop(self) -> None:
        """Stop serving and let go of the file."""
        await self.parts.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
        self._socket.close()
        self._store.close()

    async def __aenter__(self) -> Sandbox:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    # -- routes ----------------------------------------------------------------------------

    def _make_app(self) -> web.Application:
        app = web.Application(
            middlewares=[_own_pages_only], client_max_size=MAX_REQUEST_BYTES + MEBIBYTE
        )
        app.add_routes([self.pipeline.route(endpoint) for endpoint in all_endpoints(self)])
        app.add_routes(
            [
                self.pipeline.route(Endpoint("*", "/{path:.*}", _unknown_route)),
                web.get(GATEWAY_PATH, self.parts.gateway.serve),
                web.get(GATEWAY_PATH + "/", self.parts.gateway.serve),
                web.get(CDN_PREFIX + "/{path:.*}", self._serve_file),
                control_route(self.control),
            ]
        )
        page = Page(self.parts, self.people)
        app.add_routes(page.routes())
        app.on_shutdown.append(page.close)
        return app

    async def _serve_file(self, request: web.Request) -> web.StreamResponse:
        is_emoji = request.path.startswith(EMOJIS_PREFIX)
        good = is_emoji or self.parts.world.signing.is_good(request.path, request.query)
        file = self._store.file(request.path) if good else None
        if file is None:
            raise web.HTTPNotFound(text="This content is no longer available.")
        return web.Response(
            body=file.content,
            content_type=file.content_type,
            headers={
                "Cache-Control": "public, max-age=31536000",
                "Content-Security-Policy": "default-src 'none'; sandbox",
                "X-Content-Type-Options": "nosniff",
            },
        )


def all_endpoints(sandbox: Sandbox) -> list[Endpoint]:
    """Every operation served here, literal addresses before patterns."""
    parts = sandbox.parts
    return [
        endpoint
        for area in (identity, channels, messages, commands, emojis, interactions)
        for endpoint in area.endpoints(parts)
    ]


async def _unknown_route(_: object) -> None:
    raise not_found()


@web.middleware
async def _own_pages_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests that some other web site makes the user's browser send here."""
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        raise web.HTTPForbidden(text="requests from other sites are refused")
    if not request.path.startswith(API_PREFIX) and request.host.split(":")[0] not in (
        HOST,
        "localhost",
    ):
        raise web.HTTPForbidden(text="this server answers on loopback only")
    return await handler(request)


def _bind(port: int) -> socket.socket:
    """Take this port on loopback, or a free one if it is taken."""
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((HOST, port))
    except OSError:
        log.info("port %d is taken, using a free one", port)
        listener.bind((HOST, 0))
    return listener
