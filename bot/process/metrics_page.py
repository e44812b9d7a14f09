"""The page with metrics for Prometheus, on a port of its own."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.process.metrics import CONTENT_TYPE

log = logging.getLogger(__name__)
PATH = "/metrics"


class MetricsPage:
    """Serves one text that is made anew for each reader."""

    def __init__(self, text: Callable[[], Awaitable[str]]) -> None:
        self._text = text
        self._runner: web.AppRunner | None = None
        self.port: int | None = None  # on which it is served

    async def open(self, host: str, port: int) -> None:
        """Begin to serve; without a free port the bot goes on without the page."""
        app = web.Application()
        app.router.add_get(PATH, self._serve)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            await runner.cleanup()
            log.error("no metrics: port %d of %s cannot be used: %s", port, host, error.strerror)
            return
        self._runner, self.port = runner, int(runner.addresses[0][1])
        log.info("metrics: http://%s:%d%s", host, self.port, PATH)

    async def close(self) -> None:
        """Serve no longer."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _serve(self, _: web.Request) -> web.Response:
        body = (await self._text()).encode()
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE})
