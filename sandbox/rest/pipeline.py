"""What every request of the bot passes through before and after its handler."""

from __future__ import annotations

import asyncio
import json
import logging

from aiohttp import web

from sandbox.errors import ApiError, InvalidFormError, unauthorized
from sandbox.faults import Fault, FaultKind
from sandbox.parts import Parts
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
        faults = self._parts.faults
        if fault := faults.take(FaultKind.DELAY, request.method, path):
            await asyncio.sleep(fault.seconds)
        if fault := self._refusing_fault(request.method, path):
            return _fault_response(fault)
        verdict = self._parts.rate_limits.judge(
            endpoint.method, endpoint.template, request.match_info
        )
        if verdict.retry_after is not None:
            return _too_many(verdict.retry_after, verdict.headers)
        try:
            answer = await self._answer(endpoint, request)
            response = _response(endpoint.status, answer)
        except ApiError as refusal:
            response = self._refuse(request, path, refusal)
        except Exception as bug:
            response = self._confess(endpoint, bug)
        response.headers.update(verdict.headers)
        if faults.take(FaultKind.LOSE_RESPONSE, request.method, path) and request.transport:
            request.transport.abort()
        return response

    def _refusing_fault(self, method: str, path: str) -> Fault | None:
        faults = self._parts.faults
        return faults.take(FaultKind.RATE_LIMIT, method, path) or faults.take(
            FaultKind.STATUS, method, path
        )

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
        if request.headers.get("Authorization") != f"Bot {self._parts.token}":
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


def _too_many(retry_after: float, headers: dict[str, str]) -> web.Response:
    """Answer 429; without a `Via` header discord.py would take it for a ban."""
    body = {
        "message": "You are being rate limited.",
        "retry_after": round(retry_after, 3),
        "global": False,
    }
    response = _response(429, body)
    response.headers.update({"Via": "1.1 sandbox", "Retry-After": str(max(1, round(retry_after)))})
    response.headers.update(headers)
    return response
