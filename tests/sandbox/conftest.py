"""The fixtures of the test kit, and a bare client of the API."""

import aiohttp
import pytest

from sandbox.wire import API_PREFIX
from tests.kit.stage import process_stage, sandbox, stage

__all__ = ["process_stage", "sandbox", "stage"]


class Api:
    """A bare client of the API."""

    def __init__(self, sandbox, session):
        self._base = sandbox.base + API_PREFIX
        self._headers = {"Authorization": f"Bot {sandbox.token}"}
        self._session = session

    async def __call__(self, method, path, body=None, **options):
        options.setdefault("headers", self._headers)
        async with self._session.request(method, self._base + path, json=body, **options) as answer:
            content = await answer.json() if answer.content_type == "application/json" else None
            return answer.status, content


@pytest.fixture
async def api(sandbox):
    async with aiohttp.ClientSession() as session:
        yield Api(sandbox, session)


@pytest.fixture
def channel(sandbox):
    return "/channels/" + sandbox.parts.world.text_channels()[0]["id"]


@pytest.fixture
def alice(sandbox):
    return sandbox.person("alice")
