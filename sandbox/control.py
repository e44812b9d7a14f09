"""Breaking the local Discord on purpose, from Python or over HTTP."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from typing import Any

from aiohttp import web

from sandbox.faults import Fault, FaultKind
from sandbox.parts import Parts
from sandbox.wire import Permission

CONTROL_PREFIX = "/control"


class Control:
    """Faults on demand.

    `method` and `path` choose the requests: shell patterns, the path without `/api/v10`, e.g.
    `control.lose_response(method="POST", path="/channels/*/messages")`.  From another process:
    `POST /control/lose_response` with the same arguments as a JSON object.
    """

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    # -- requests --------------------------------------------------------------------------

    def delay(self, seconds: float, *, times: int = 1, method: str = "*", path: str = "*") -> None:
        """Let the next matching requests wait before anything happens."""
        self._plan(Fault(FaultKind.DELAY, times, method, path, seconds=seconds))

    def fail(
        self,
        *,
        status: int = 500,
        code: int = 0,
        message: str = "planned fault",
        times: int = 1,
        method: str = "*",
        path: str = "*",
    ) -> None:
        """Answer the next matching requests with this error; nothing happens.

        `status=400, code=30046` is Discord's answer to too many edits of an old message.
        """
        self._plan(
            Fault(FaultKind.STATUS, times, method, path, status=status, code=code, message=message)
        )

    def rate_limit(
        self, retry_after: float, *, times: int = 1, method: str = "*", path: str = "*"
    ) -> None:
        """Answer the next matching requests with 429; nothing happens."""
        self._plan(Fault(FaultKind.RATE_LIMIT, times, method, path, seconds=retry_after))

    def lose_response(self, *, times: int = 1, method: str = "*", path: str = "*") -> None:
        """Do what the next matching requests ask, then break the connection unanswered."""
        self._plan(Fault(FaultKind.LOSE_RESPONSE, times, method, path))

    def limit_rate(self, limit: int, window: float) -> None:
        """Change the ordinary rate limit: so many requests per route in so many seconds."""
        self._parts.rate_limits.limit = limit
        self._parts.rate_limits.window = window

    def _plan(self, fault: Fault) -> None:
        self._parts.faults.plan(fault)

    # -- the gateway -------------------------------------------------------------------------

    async def drop_gateway(self, *, code: int = 4000) -> None:
        """Close the bot's connection; it can resume."""
        await self._parts.gateway.drop(code=code)

    async def reconnect_gateway(self) -> None:
        """Ask the bot to reconnect (op 7)."""
        await self._parts.gateway.ask_reconnect()

    async def invalidate_session(self) -> None:
        """Drop the connection and forget the session: resuming gets op 9."""
        await self._parts.gateway.invalidate()

    def hold_gateway(self) -> None:
        """Keep new connections waiting until `release_gateway`."""
        self._parts.gateway.hold()

    def release_gateway(self) -> None:
        """Serve connections again."""
        self._parts.gateway.release()

    # -- people and permissions ----------------------------------------------------------------

    def close_dms(self, user_id: str, *, closed: bool = True) -> None:
        """Let a person take no direct messages (50007), or take them again."""
        settings = self._parts.world.settings[user_id]
        self._parts.world.save_settings(user_id, settings | {"dms_closed": closed})

    def deny(self, permission: str, *, channel_id: str | None = None) -> None:
        """Take a permission (by its name, e.g. SEND_MESSAGES) from the bot."""
        denied = self._parts.world.denied
        denied[channel_id] = denied.get(channel_id, Permission(0)) | Permission[permission]

    def allow_all(self) -> None:
        """Give the bot all its permissions back."""
        self._parts.world.denied.clear()

    # -- time and order ------------------------------------------------------------------------

    def advance_clock(self, seconds: float) -> None:
        """Push Discord's clock forward, past a deadline."""
        self._parts.clock.advance(seconds)

    def clear(self) -> None:
        """Let everything work again."""
        self._parts.faults.clear()
        self.allow_all()
        self.release_gateway()


ACTIONS: dict[str, Callable[..., Any]] = {
    action.__name__: action
    for action in (
        Control.delay,
        Control.fail,
        Control.rate_limit,
        Control.lose_response,
        Control.limit_rate,
        Control.drop_gateway,
        Control.reconnect_gateway,
        Control.invalidate_session,
        Control.hold_gateway,
        Control.release_gateway,
        Control.close_dms,
        Control.deny,
        Control.allow_all,
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
            await done
        return web.json_response({"done": action.__name__})

    return web.post(CONTROL_PREFIX + "/{action}", act)
