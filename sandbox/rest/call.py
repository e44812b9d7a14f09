"""A request of the bot, read and ready, and where it leads."""

from __future__ import annotations

import json
import mimetypes
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox.attachments import Upload, Uploads
from sandbox.errors import ApiError, InvalidFormError, Mistake, entity_too_large
from sandbox.wire import MAX_REQUEST_BYTES, Json

FILE_PART = re.compile(r"^files\[(\d+)\]$")


@dataclass(frozen=True, slots=True)
class Call:
    """One request: parameters of the address, the query, the JSON body and the files."""

    parameters: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: Uploads

    def __getitem__(self, parameter: str) -> str:
        return self.parameters[parameter]

    @property
    def form(self) -> Json:
        """The body of a request that must carry an object."""
        if not isinstance(self.body, dict):
            raise InvalidFormError(
                [Mistake((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used")]
            )
        return self.body


Answer = Json | list[Json] | None
Handler = Callable[[Call], Awaitable[Answer]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One operation, its address written as Discord's description writes it."""

    method: str
    template: str
    handler: Handler
    status: int = 200


async def read_call(request: web.Request) -> Call:
    """Read a request, JSON or multipart."""
    if (request.content_length or 0) > MAX_REQUEST_BYTES:
        raise entity_too_large()
    body: Any = None
    uploads: dict[str, Upload] = {}
    if request.content_type == "multipart/form-data":
        body, uploads = await _read_multipart(request)
    elif raw := await request.read():
        body = _parse(raw)
    return Call(request.match_info, request.query, body, uploads)


async def _read_multipart(request: web.Request) -> tuple[Any, dict[str, Upload]]:
    body: Any = {}
    uploads: dict[str, Upload] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        name = part.name or ""
        content = bytes(await part.read())
        if name == "payload_json":
            body = _parse(content)
        elif match := FILE_PART.match(name):
            uploads[match[1]] = _upload(part, content)
        else:
            raise InvalidFormError([Mistake((name,), "UNKNOWN_PART", "No such part is expected.")])
    return body, uploads


def _upload(part: BodyPartReader, content: bytes) -> Upload:
    """Name a file's type by its name, as Discord does, whatever the part claims."""
    filename = part.filename or "unknown"
    guessed, _ = mimetypes.guess_type(filename)
    return Upload(filename, guessed or "application/octet-stream", content)


def _parse(raw: bytes) -> Any:  # noqa: ANN401 (JSON may be anything)
    try:
        return json.loads(raw)
    except ValueError:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
