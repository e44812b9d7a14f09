"""Whatever a request looks like, the sandbox takes or refuses it and never fails itself."""

import asyncio
import copy
import json
import random
from urllib.parse import urlsplit

import aiohttp
import pytest

from sandbox.wire import API_PREFIX, InteractionType
from tests.kit.prepared import until

BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "a"}
SELECT = {"type": 3, "custom_id": "s", "options": [{"label": "a", "value": "a"}]}
MESSAGE = {
    "content": "words",
    "components": [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [SELECT]}],
    "embeds": [
        {
            "title": "t",
            "fields": [{"name": "n", "value": "v"}],
            "footer": {"text": "f"},
            "image": {"url": "https://example.org/a.png"},
        }
    ],
    "allowed_mentions": {"parse": ["users"]},
    "nonce": "1",
    "flags": 0,
}
LAYOUT = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "components": [
                {"type": 10, "content": "t"},
                {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}]},
                {"type": 1, "components": [BUTTON]},
            ],
        }
    ],
}
MODAL = {
    "custom_id": "m",
    "title": "t",
    "components": [
        {"type": 18, "label": "l", "component": {"type": 4, "custom_id": "f", "style": 1}}
    ],
}
COMMANDS = [
    {
        "name": "play",
        "description": "d",
        "options": [
            {
                "type": 3,
                "name": "o",
                "description": "d",
                "choices": [{"name": "a", "value": "a"}],
            }
        ],
    }
]
CALLBACKS = [
    {"type": 4, "data": MESSAGE},
    {"type": 4, "data": LAYOUT},
    {"type": 5, "data": {"flags": 64}},
    {"type": 8, "data": {"choices": [{"name": "a", "value": "a"}]}},
    {"type": 9, "data": MODAL},
]
JUNK = [None, 0, -1, 99, "", "x" * 5000, [], {}, True, ["x"], {"a": 1}, [None], "attachment://z"]


def places(body):
    """Every place in a body that can be replaced: its container and its key."""
    keys = body.keys() if isinstance(body, dict) else range(len(body))
    for key in keys:
        yield body, key
        if isinstance(body[key], dict | list):
            yield from places(body[key])


def mangled(body, chance):
    """A copy with one to three places replaced, removed or repeated."""
    body = copy.deepcopy(body)
    for _ in range(chance.choice((1, 1, 2, 3))):
        container, key = chance.choice(list(places(body)) or [({}, None)])
        how = chance.random()
        if how < 0.3 and isinstance(container, dict):
            container.pop(key, None)
        elif how < 0.4 and isinstance(container, list):
            container.extend(copy.deepcopy(container[key]) for _ in range(30))
        elif key is not None:
            container[key] = copy.deepcopy(chance.choice(JUNK))
    return body


@pytest.mark.parametrize("seed", range(4))
async def test_mangled_requests_are_taken_or_refused(sandbox, seed):
    if sandbox.description is None:
        pytest.skip("without Discord's description a malformed body is not told from a good one")
    chance = random.Random(seed)
    world, alice = sandbox.parts.world, sandbox.person("alice")
    channel = world.text_channels()[0]
    sandbox.control.limit_rate(limit=10_000, window=1)

    async def target():
        if (kind := chance.randrange(4)) == 0:
            return "POST", f"/channels/{channel['id']}/messages", chance.choice([MESSAGE, LAYOUT])
        if kind == 1:
            return "PUT", f"/applications/{world.bot_id}/commands", COMMANDS
        started = await sandbox.parts.interactions.start(
            chance.choice([InteractionType.COMMAND, InteractionType.AUTOCOMPLETE]),
            alice.id,
            channel,
            {"name": "demo", "options": []},
        )
        path = f"/interactions/{started.id}/{started.token}/callback?with_response=1"
        return "POST", path, chance.choice(CALLBACKS)

    sandbox.control.limit_globally(None)
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession(sandbox.base, headers=headers) as session:
        for _ in range(100):
            method, path, body = await target()
            body = mangled(body, chance)
            async with session.request(method, API_PREFIX + path, json=body) as answer:
                assert answer.status in (200, 400, 404), json.dumps(body)
    assert sandbox.pipeline.answer_mistakes == []


async def test_a_bot_that_is_killed_in_the_middle_of_an_upload_is_no_fault_of_the_sandbox(
    sandbox, api, channel
):
    """Found by 1,000 kills: half a picture had arrived."""
    address = urlsplit(sandbox.base)
    _, writer = await asyncio.open_connection(address.hostname, address.port)
    head = [
        f"POST {API_PREFIX}{channel}/messages HTTP/1.1",
        f"Host: {address.netloc}",
        f"Authorization: Bot {sandbox.token}",
        "Content-Type: multipart/form-data; boundary=cut",
        "Content-Length: 100000",
    ]
    part = '--cut\r\nContent-Disposition: form-data; name="files[0]"; filename="a.png"'
    writer.write(("\r\n".join([*head, "", part, "", "half"])).encode())
    await writer.drain()
    await until(lambda: bool(sandbox.control.calls))
    writer.transport.abort()
    assert (await api("GET", channel))[0] == 200
    assert sandbox.pipeline.answer_mistakes == []
