"""The page's addresses: the document, its files, and the socket of each open page."""

from __future__ import annotations

import asyncio
from pathlib import Path

from aiohttp import WSCloseCode, web

from sandbox.page.visit import Visit
from sandbox.parts import Parts
from sandbox.people import People, Person

PAGE_PATH = "/"
FILES_PREFIX = "/page"
SOCKET_PATH = "/page/socket"
PERSON_PARAMETER = "as"
STATIC = Path(__file__).with_name("static")
HEARTBEAT_SECONDS = 20.0
CLOSE_SECONDS = 1.0
MAX_FRAME_BYTES = 1024 * 1024

CONTENT_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": (
        "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
        "object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Nothing but our own files is loaded, and no text can become markup or script."""


class Page:
    """Serves the page and knows who has it open."""

    def __init__(self, parts: Parts, people: People) -> None:
        self._parts = parts
        self._people = people
        self._sockets: set[web.WebSocketResponse] = set()

    def routes(self) -> list[web.RouteDef]:
        """The addresses to serve."""
        return [
            web.get(PAGE_PATH, self._document),
            web.get(SOCKET_PATH, self._socket),
            web.get(FILES_PREFIX + r"/{name:[\w\-]+\.[a-z]+}", self._file),
        ]

    async def close(self, _: web.Application) -> None:
        """Let go of all open pages; they try to come back by themselves."""
        closing = [s.close(code=WSCloseCode.GOING_AWAY) for s in list(self._sockets)]
        await asyncio.gather(*closing)

    async def _document(self, _: web.Request) -> web.Response:
        return _served("index.html")

    async def _file(self, request: web.Request) -> web.Response:
        return _served(request.match_info["name"])

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if "Origin" not in request.headers:  # a wrong one was refused before
            raise web.HTTPForbidden(text="only the page itself may connect here")
        person = self._person(request.query.get(PERSON_PARAMETER))
        socket = web.WebSocketResponse(
            heartbeat=HEARTBEAT_SECONDS, timeout=CLOSE_SECONDS, max_msg_size=MAX_FRAME_BYTES
        )
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            await Visit(self._parts, self._people, person, socket).serve()
        finally:
            self._sockets.discard(socket)
        return socket

    def _person(self, name: str | None) -> Person:
        """The person the page acts as; the first one if it names none."""
        everybody = self._people.all()
        return next((p for p in everybody if p.name == name), everybody[0])


def _served(name: str) -> web.Response:
    path = STATIC / name
    if path.suffix not in CONTENT_TYPES or not path.is_file():
        raise web.HTTPNotFound(text="there is no such file")
    return web.Response(
        body=path.read_bytes(),
        content_type=CONTENT_TYPES[path.suffix],
        charset="utf-8",
        headers=HEADERS,
    )
