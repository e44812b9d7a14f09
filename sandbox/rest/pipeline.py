"""What every request of the bot passes through before and after its handler."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import struct

from aiohttp import web

from sandbox.calls import RestCall
from sandbox.errors import ApiError, InvalidFormError, TooManyError, unauthorized
from sandbox.faults import Fault, FaultKind
from sandbox.limits import whole_seconds
from sandbox.parts import Parts
from sandbox.race import HELD, Held
from sandbox.rest.call import Answer, Call, Endpoint, read_call
from sandbox.validation.description import Description
from sandbox.wire import API_PREFIX, Json

log = logging.getLogger(__name__)

TOKENLESS = ("/interactions/", "/webhooks/")
"""Routes that carry their own token in the address."""


class Pipeline:
    """Faults, token, rate limit, published description, handler, check of our own answer.

    `answer_mistakes` collects what was wrong on our own side; tests expect it empty.
    """

    def __init__(
        self, parts: Parts, description: Description | None, *, check_answers: bool
    ) -> None:
        self._parts = parts
        self._description = description
        self._check_answers = check_answers
        self.answer_mistakes: list[str] = []

    def route(self, endpoint: Endpoint) -> web.RouteDef:
        """Make an aiohttp route of an endpoint."""

        async def handle(request: web.Request) -> web.StreamResponse:
            return await self._handle(endpoint, request)

        return web.route(endpoint.method, API_PREFIX + endpoint.template, handle)

    async def _handle(self, endpoint: Endpoint, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API_PREFIX)
        call = self._parts.calls.note(
            request.method, path, endpoint.template, dict(request.match_info)
        )
        if self._parts.rate_limits.banned:
            return _banned()
        spoiling = await self._suffer(call)
        if spoiling is None or spoiling.kind is FaultKind.LOSE_RESPONSE:
            response = await self._limited(endpoint, request, call, spoiling)
        elif spoiling.kind is FaultKind.RESET:
            response = _broken(request, reset=True)
        else:
            response = _fault_response(spoiling)
        if request.transport is not None and not request.transport.is_closing():
            call.status = response.status
            scope = response.headers.get("X-RateLimit-Scope")
            self._parts.rate_limits.note_answer(response.status, scope)
        return response

    async def _suffer(self, call: RestCall) -> Fault | None:
        """Let happen what was planned for this call; return what is to become of its answer."""
        spoiling = None
        for fault in self._parts.faults.take(call):
            if fault.kind is FaultKind.DELAY:
                await asyncio.sleep(fault.seconds)
            elif fault.accident is None:
                spoiling = fault
            elif not await fault.accident(call):
                continue
            call.suffered.append(fault.name or fault.kind.value)
        return spoiling

    async def _limited(
        self, endpoint: Endpoint, request: web.Request, call: RestCall, lose: Fault | None
    ) -> web.StreamResponse:
        verdict = self._parts.rate_limits.judge(
            endpoint.method, endpoint.template, request.match_info
        )
        if verdict.retry_after is not None:
            if lose is not None:
                self._parts.faults.put_back(lose)
            return _too_many(verdict.retry_after, verdict.headers, is_global=verdict.is_global)
        response = await self._raced(endpoint, request, call.path)
        response.headers.update(verdict.headers)
        return response if lose is None else _broken(request, reset=False)

    async def _raced(
        self, endpoint: Endpoint, request: web.Request, path: str
    ) -> web.StreamResponse:
        """Serve a request; its events come before its answer or after it."""
        held = Held()
        before = HELD.set(held)
        try:
            response = await self._served(endpoint, request, path)
        finally:
            HELD.reset(before)
        lag = self._parts.race.lag(endpoint.template)
        await self._parts.gateway.release_events(held, lag)
        return response

    async def _served(
        self, endpoint: Endpoint, request: web.Request, path: str
    ) -> web.StreamResponse:
        try:
            return _response(endpoint.status, await self._answer(endpoint, request))
        except ApiError as refusal:
            return self._refuse(request, path, refusal)
        except ConnectionResetError:  # the bot has ended in the middle of its request
            return web.Response(status=400)  # nobody gets it
        except Exception as bug:
            return self._confess(endpoint, bug)

    async def _answer(self, endpoint: Endpoint, request: web.Request) -> Answer:
        self._check_token(endpoint, request)
        call = await read_call(request)
        self._check_request(endpoint, call)
        answer = await endpoint.handler(call)
        if self._check_answers and self._description is not None and answer is not None:
            self._check_answer(self._description, endpoint, answer)
        return answer

    def _check_token(self, endpoint: Endpoint, request: web.Request) -> None:
        if endpoint.template.startswith(TOKENLESS):
            return
        if request.headers.get("Authorization") != f"Bot {self._parts.credentials.token}":
            raise unauthorized()

    def _check_request(self, endpoint: Endpoint, call: Call) -> None:
        if self._description is None or call.body is None:
            return
        found = self._description.mistakes(endpoint.method, endpoint.template, call.body)
        if found:
            raise InvalidFormError(found)

    def _check_answer(
        self, description: Description, endpoint: Endpoint, answer: Json | list[Json]
    ) -> None:
        found = description.answer_mistakes(
            endpoint.method, endpoint.template, endpoint.status, answer
        )
        for mistake in found:
            where = "/".join(map(str, mistake.path))
            text = f"{endpoint.method} {endpoint.template}: {where}: {mistake.message}"
            log.error("our own answer breaks the description: %s", text)
            self.answer_mistakes.append(text)

    def _confess(self, endpoint: Endpoint, bug: Exception) -> web.Response:
        """Answer as Discord does when the fault is its own."""
        log.exception("the sandbox failed at %s %s", endpoint.method, endpoint.template)
        self.answer_mistakes.append(f"{endpoint.method} {endpoint.template}: {bug!r}")
        return _response(500, {"message": "500: Internal Server Error", "code": 0})

    def _refuse(self, request: web.Request, path: str, refusal: ApiError) -> web.Response:
        body = refusal.body()
        if isinstance(refusal, TooManyError):
            return _too_many(refusal.retry_after, {"X-RateLimit-Scope": "user"}, body)
        self._parts.console.note(
            self._parts.world.now(), request.method, path, refusal.status, body
        )
        return _response(refusal.status, body)


def _response(status: int, answer: Answer) -> web.Response:
    """Write an answer; discord.py wants the content type without a charset."""
    if answer is None:
        return web.Response(status=204)
    return web.Response(
        status=status,
        body=json.dumps(answer, separators=(",", ":")).encode(),
        headers={"Content-Type": "application/json"},
    )


def _fault_response(fault: Fault) -> web.Response:
    if fault.kind is FaultKind.RATE_LIMIT:
        return _too_many(fault.seconds, {"X-RateLimit-Scope": "shared"})
    return _response(fault.status, {"message": fault.message, "code": fault.code})


def _broken(request: web.Request, *, reset: bool) -> web.Response:
    """Break the connection; a reset one ends in ECONNRESET, another just closes."""
    if request.transport is not None:
        connection = request.transport.get_extra_info("socket")
        if reset and connection is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        request.transport.abort()
    return web.Response(status=500)  # nobody gets it


def _banned() -> web.Response:
    """Answer as Cloudflare does once the address is banned: no JSON, no `Via`."""
    return web.Response(status=429, text="error code: 1015", content_type="text/plain")


def _too_many(
    retry_after: float,
    headers: dict[str, str],
    body: Json | None = None,
    *,
    is_global: bool = False,
) -> web.Response:
    """Answer 429; without a `Via` header discord.py would take it for a ban."""
    body = body or {
        "message": "You are being rate limited.",
        "retry_after": round(retry_after, 3),
        "global": is_global,
    }
    response = _response(429, body)
    response.headers.update({"Via": "1.1 sandbox", "Retry-After": str(whole_seconds(retry_after))})
    response.headers.update(headers)
    return response
