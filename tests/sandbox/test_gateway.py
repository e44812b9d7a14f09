"""The gateway, spoken to without a library."""

import aiohttp
import pytest

from sandbox.wire import Intent, Op


@pytest.fixture
async def socket(sandbox):
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(sandbox.base + "/gateway?v=10&encoding=json") as opened,
    ):
        assert (await opened.receive_json())["op"] == Op.HELLO
        yield opened


def identify(token, intents=Intent.GUILDS | Intent.GUILD_MESSAGES):
    data = {"token": token, "intents": int(intents), "properties": {}}
    return {"op": Op.IDENTIFY.value, "d": data}


async def test_identify_tells_who_the_bot_is_and_where(sandbox, socket):
    await socket.send_json(identify(sandbox.token))
    ready = await socket.receive_json()
    assert (ready["t"], ready["s"]) == ("READY", 1)
    assert ready["d"]["resume_gateway_url"].startswith("ws://127.0.0.1:")
    guild = await socket.receive_json()
    assert guild["t"] == "GUILD_CREATE"
    assert len(guild["d"]["channels"]) == 3


async def test_a_heartbeat_is_answered(socket):
    await socket.send_json({"op": Op.HEARTBEAT.value, "d": None})
    assert (await socket.receive_json())["op"] == Op.HEARTBEAT_ACK


@pytest.mark.parametrize(
    ("token", "intents", "code"),
    [
        ("wrong", Intent.GUILDS, 4004),
        (None, Intent.GUILDS | Intent.MESSAGE_CONTENT, 4014),
        (None, Intent.GUILD_MEMBERS, 4014),
    ],
)
async def test_wrong_tokens_and_privileged_intents_end_the_connection(
    sandbox, socket, token, intents, code
):
    await socket.send_json(identify(token or sandbox.token, intents))
    await socket.receive()
    assert socket.close_code == code


async def test_an_unknown_session_cannot_be_resumed(sandbox, socket):
    data = {"token": sandbox.token, "session_id": "unknown", "seq": 1}
    await socket.send_json({"op": Op.RESUME.value, "d": data})
    answer = await socket.receive_json()
    assert (answer["op"], answer["d"]) == (Op.INVALID_SESSION, False)


async def test_the_bot_is_told_only_what_its_intents_ask_for(sandbox, socket):
    await socket.send_json(identify(sandbox.token, Intent.GUILD_MESSAGES))
    await socket.receive_json()
    await socket.receive_json()
    bob = sandbox.person("bob")
    direct = await bob.open_dm()
    await bob.say(direct["id"], "not asked for")
    await bob.say(bob.channels()[0]["id"], "asked for")
    event = await socket.receive_json()
    assert event["t"] == "MESSAGE_CREATE"
    assert event["d"]["channel_id"] != direct["id"]
    assert event["d"]["content"] == ""  # no message content intent
