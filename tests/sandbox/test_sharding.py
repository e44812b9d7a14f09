"""A bot in parts: which connection is told what, and how often one may connect."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import asynccontextmanager

import aiohttp
import pytest

from sandbox.sessions import LOST_SECONDS, REPLAY_LENGTH
from sandbox.shards import Shard, read_shard, shard_of
from sandbox.wire import Intent, Op
from tests.kit.prepared import until

ASKED = Intent.GUILDS | Intent.GUILD_MESSAGES | Intent.DIRECT_MESSAGES
DISCONNECTED = (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.CLOSING)


class Line:
    """One gateway connection, spoken to without a library."""

    def __init__(self, sandbox, socket):
        self.sandbox = sandbox
        self.socket = socket
        self.session_id = None
        self.sequence = 0

    async def send(self, op, data):
        await self.socket.send_json({"op": op.value, "d": data})

    async def identify(self, *shard, **changes):
        data = {"token": self.sandbox.token, "intents": int(ASKED), "properties": {}}
        if shard:
            data["shard"] = list(shard)
        await self.send(Op.IDENTIFY, data | changes)

    async def resume(self, before, **changes):
        data = {
            "token": self.sandbox.token,
            "session_id": before.session_id,
            "seq": before.sequence,
        }
        await self.send(Op.RESUME, data | changes)

    async def hears(self):
        """The next frame."""
        frame = await self.socket.receive_json(timeout=5)
        self.sequence = frame["s"] or self.sequence
        if frame["t"] == "READY":
            self.session_id = frame["d"]["session_id"]
        return frame

    async def begins(self, *shard, **changes):
        """Identify and take in the servers; give back READY."""
        await self.identify(*shard, **changes)
        ready = await self.hears()
        assert ready["t"] == "READY", ready
        for _ in ready["d"]["guilds"]:
            assert (await self.hears())["t"] == "GUILD_CREATE"
        return ready["d"]

    async def closes(self):
        """The code with which the other side hangs up."""
        while (await self.socket.receive(timeout=5)).type not in DISCONNECTED:
            pass
        return self.socket.close_code

    async def is_silent(self):
        """Whether nothing was told: a heartbeat is answered next."""
        await self.send(Op.HEARTBEAT, None)
        return (await self.hears())["op"] == Op.HEARTBEAT_ACK


@pytest.fixture
async def dial(sandbox):
    async with aiohttp.ClientSession() as session:

        async def dialled():
            line = Line(sandbox, await session.ws_connect(sandbox.base + "/gateway?v=10"))
            assert (await line.hears())["op"] == Op.HELLO
            return line

        yield dialled


@asynccontextmanager
async def begun(dial, count):
    """One connection for each of so many shards."""
    lines = []
    for number in range(count):
        line = await dial()
        await line.begins(number, count)
        lines.append(line)
    yield lines


# -- who is told what ------------------------------------------------------------------------


async def test_thirty_servers_are_shared_evenly(sandbox):
    servers = sandbox.control.add_servers(30, ["alice"], guests=2, channels=("general", "games"))
    for count in (2, 5, 6):
        shares = Counter(shard_of(server["id"], count) for server in servers)
        assert shares == dict.fromkeys(range(count), 30 // count)
    guest = sandbox.person(servers[6]["guests"][1])
    assert guest.name == "guest7_2"
    assert [channel["id"] for channel in guest.channels()] == servers[6]["channels"]
    await guest.say(servers[6]["channels"][1], "hello")
    assert len(sandbox.person("alice").channels()) == 3 + 30 * 2


async def test_ready_names_the_servers_of_the_shard(sandbox, dial):
    sandbox.control.add_servers(6)
    told = []
    for number in range(3):
        ready = await (await dial()).begins(number, 3)
        assert ready["shard"] == [number, 3]
        told.append([guild["id"] for guild in ready["guilds"]])
    for number, guild_ids in enumerate(told):
        assert {shard_of(guild_id, 3) for guild_id in guild_ids} == {number}
    everywhere = [guild_id for guild_ids in told for guild_id in guild_ids]
    assert sorted(everywhere) == sorted(sandbox.parts.world.guilds.all)


async def test_what_happens_in_a_server_goes_to_its_shard(sandbox, dial):
    server = sandbox.control.add_servers(2, guests=1)[1]
    guest = sandbox.person(server["guests"][0])
    own = shard_of(server["id"], 2)
    async with begun(dial, 2) as lines:
        await guest.say(server["channels"][0], "hello")
        event = await lines[own].hears()
        assert (event["t"], event["d"]["guild_id"]) == ("MESSAGE_CREATE", server["id"])
        sandbox.control.begin_outage(server["id"])
        assert (await lines[own].hears())["t"] == "GUILD_DELETE"
        assert await lines[1 - own].is_silent()


async def test_what_happens_in_no_server_goes_to_the_first_shard(sandbox, dial):
    bob = sandbox.person("bob")
    direct = await bob.open_dm()
    async with begun(dial, 3) as lines:
        await bob.say(direct["id"], "hello")
        assert (await lines[0].hears())["d"]["channel_id"] == direct["id"]
        assert await lines[1].is_silent()
        assert await lines[2].is_silent()


async def test_a_command_goes_to_the_servers_shard_and_by_letter_to_the_first(sandbox, api, dial):
    command = {"name": "try", "description": "Try", "contexts": [0, 1], "integration_types": [0, 1]}
    await api("PUT", f"/applications/{sandbox.parts.world.bot_id}/commands", [command])
    servers = sandbox.control.add_servers(2, guests=1)
    server = next(server for server in servers if shard_of(server["id"], 2) == 1)
    guest = sandbox.person(server["guests"][0])
    direct = await guest.open_dm()
    async with begun(dial, 2) as lines:
        using = asyncio.gather(
            guest.run(server["channels"][0], "try"), guest.run(direct["id"], "try")
        )
        assert (await lines[1].hears())["d"]["guild_id"] == server["id"]
        assert (await lines[0].hears())["d"]["channel_id"] == direct["id"]
        sandbox.control.advance_clock(4)
        assert [outcome.kind for outcome in await using] == ["failed", "failed"]
        guest.install()
        sandbox.control.remove_bot(server["id"])
        assert (await lines[1].hears())["t"] == "GUILD_DELETE"
        using = asyncio.ensure_future(guest.run(server["channels"][0], "try"))
        assert (await lines[0].hears())["d"]["guild_id"] == server["id"]
        assert await lines[1].is_silent()
        sandbox.control.advance_clock(4)
        await using


async def test_a_shard_gets_no_members_of_anothers_server(sandbox, dial):
    server = sandbox.control.add_servers(1, guests=1)[0]
    own = shard_of(server["id"], 2)
    wanted = {"guild_id": server["id"], "user_ids": [sandbox.person("guest1_1").id], "limit": 0}
    async with begun(dial, 2) as lines:
        await lines[own].send(Op.REQUEST_MEMBERS, wanted)
        (member,) = (await lines[own].hears())["d"]["members"]
        assert member["user"]["username"] == "guest1_1"
        await lines[1 - own].send(Op.REQUEST_MEMBERS, wanted)
        assert await lines[1 - own].is_silent()


# -- sessions --------------------------------------------------------------------------------


async def test_several_sessions_of_one_shard_are_all_told(sandbox, dial):
    """As documented: a session does not end because another one begins."""
    first, second, other_count = await dial(), await dial(), await dial()
    await first.begins(0, 1)
    await second.begins(0, 1)
    own = shard_of(sandbox.parts.world.guild_id, 2)
    await other_count.begins(own, 2)
    assert sandbox.control.connected_shards() == sorted([[0, 1], [0, 1], [own, 2]])
    bob = sandbox.person("bob")
    await bob.say(bob.channels()[0]["id"], "hello")
    heard = [await line.hears() for line in (first, second, other_count)]
    assert [frame["t"] for frame in heard] == ["MESSAGE_CREATE"] * 3


async def test_a_session_is_resumed_while_others_go_on(sandbox, dial):
    bob = sandbox.person("bob")
    direct = await bob.open_dm()
    async with begun(dial, 2) as (first, second):
        first.socket._response.connection.transport.abort()  # as if its process were killed
        await until(lambda: sandbox.parts.gateway.shards == [Shard(1, 2)])
        for text in ("one", "two"):
            await bob.say(direct["id"], text)
        again = await dial()
        await again.resume(first)
        missed = [await again.hears() for _ in range(3)]
        assert [frame["t"] for frame in missed] == ["MESSAGE_CREATE", "MESSAGE_CREATE", "RESUMED"]
        assert [frame["s"] for frame in missed] == list(
            range(first.sequence + 1, missed[2]["s"] + 1)
        )
        assert await second.is_silent()
        assert sandbox.control.connected_shards() == [[0, 2], [1, 2]]


async def test_another_process_may_identify_for_one_that_is_gone(sandbox, dial):
    async with begun(dial, 2) as (first, _):
        await sandbox.control.drop_gateway(shard=0)
        assert await first.closes() == 4000
        await (await dial()).begins(0, 2)
        await sandbox.parts.gateway.wait_served(2)
        again = await dial()
        await again.resume(first)
        assert (await again.hears())["t"] == "RESUMED"  # the old session goes on beside it


async def test_faults_can_strike_one_shard(sandbox, dial):
    async with begun(dial, 2) as (first, second):
        await sandbox.control.reconnect_gateway(shard=1)
        assert (await second.hears())["op"] == Op.RECONNECT
        await sandbox.control.invalidate_session(shard=1)
        assert await second.closes() == 4000
        again = await dial()
        await again.resume(second)
        assert (await again.hears())["op"] == Op.INVALID_SESSION
        assert await first.is_silent()


async def test_who_says_good_bye_cannot_resume(sandbox, dial):
    line = await dial()
    await line.begins()
    await line.socket.close(code=1000)
    await sandbox.parts.gateway.wait_disconnected()
    again = await dial()
    await again.resume(line)
    answer = await again.hears()
    assert (answer["op"], answer["d"]) == (Op.INVALID_SESSION, False)


async def test_a_lost_session_is_forgotten_after_a_while(sandbox, dial):
    line = await dial()
    await line.begins()
    await sandbox.control.drop_gateway()
    sandbox.control.advance_clock(LOST_SECONDS + 1)
    again = await dial()
    await again.resume(line)
    assert (await again.hears())["op"] == Op.INVALID_SESSION


async def test_what_was_missed_too_long_ago_is_not_known_any_more(sandbox, dial):
    line = await dial()
    await line.begins()
    await sandbox.control.drop_gateway()
    for _ in range(REPLAY_LENGTH // 2 + 1):
        sandbox.control.begin_outage()
        sandbox.control.end_outage()
    again = await dial()
    await again.resume(line)
    assert (await again.hears())["op"] == Op.INVALID_SESSION


@pytest.mark.parametrize("sequence", [-1, 99, "1", None])
async def test_a_number_that_never_was_is_refused(sandbox, dial, sequence):
    line = await dial()
    await line.begins()
    await sandbox.control.drop_gateway()
    again = await dial()
    await again.resume(line, seq=sequence)
    assert await again.closes() == 4007


async def test_a_resumed_session_leaves_its_old_connection(sandbox, dial):
    line, again = await dial(), await dial()
    await line.begins()
    await again.resume(line)
    assert (await again.hears())["t"] == "RESUMED"
    assert await line.closes() == 4000
    assert sandbox.control.connected_shards() == [[0, 1]]


async def test_who_does_not_read_holds_up_nobody(sandbox, dial):
    """A process that is stopped fills its socket; the others must hear all the same."""
    channels = [f"room-{number}" for number in range(300)]
    server = sandbox.control.add_server("Duat", ["bob"], channels)
    deaf, good = await dial(), await dial()
    await deaf.begins()
    await good.begins()
    deaf.socket._response.connection.transport.pause_reading()
    for _ in range(150):  # some twenty megabytes
        sandbox.control.begin_outage(server)
        sandbox.control.end_outage(server)
        assert [(await good.hears())["t"] for _ in range(2)] == ["GUILD_DELETE", "GUILD_CREATE"]


# -- limits ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "shard", [[2, 2], [-1, 2], [0, 0], [0], [0, 1, 2], ["0", "1"], [True, 2], [0.0, 1.0], {}, 1]
)
async def test_what_is_no_shard_is_refused(dial, shard):
    assert read_shard(shard) is None
    line = await dial()
    await line.identify(shard=shard)
    assert await line.closes() == 4010


async def test_a_shard_with_too_many_servers_must_be_divided(sandbox, dial):
    sandbox.control.add_servers(5)
    sandbox.control.limit_guilds(5)
    line = await dial()
    await line.identify()
    assert await line.closes() == 4011
    async with begun(dial, 2):
        assert sandbox.parts.gateway.shards == [Shard(0, 2), Shard(1, 2)]


async def test_shards_of_a_bucket_take_turns(sandbox, dial):
    """rate_limit_key = shard_id % max_concurrency, one IDENTIFY in five seconds for each."""
    sandbox.control.limit_identifies(5.0, max_concurrency=2)
    early = await dial()
    await (await dial()).begins(0, 4)
    await (await dial()).begins(1, 4)
    await early.identify(2, 4)
    answer = await early.hears()
    assert (answer["op"], answer["d"]) == (Op.INVALID_SESSION, False)
    sandbox.control.advance_clock(4.0)
    await early.identify(2, 4)
    assert (await early.hears())["op"] == Op.INVALID_SESSION
    sandbox.control.advance_clock(1.1)
    await early.begins(2, 4)
    starts = [(start.shard.id, start.too_early) for start in sandbox.parts.gateway.starts]
    assert starts == [(0, False), (1, False), (2, True), (2, True), (2, False)]
    assert sandbox.parts.gateway.identifies == 3


async def test_gateway_bot_tells_what_is_left(sandbox, api, dial):
    _, before = await api("GET", "/gateway/bot")
    assert before["shards"] == 1
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    assert before["session_start_limit"] == limit
    await (await dial()).begins()
    sandbox.control.advise_shards(7)
    sandbox.control.limit_identifies(5.0, max_concurrency=3)
    _, after = await api("GET", "/gateway/bot")
    limit = after["session_start_limit"]
    assert (after["shards"], limit["remaining"], limit["max_concurrency"]) == (7, 999, 3)
    assert 0 < limit["reset_after"] <= 24 * 3600 * 1000
    sandbox.control.advance_clock(24 * 3600)
    assert (await api("GET", "/gateway/bot"))[1]["session_start_limit"]["remaining"] == 1000


async def test_who_starts_too_often_loses_the_token(sandbox, api, dial):
    """As documented: all sessions end, and the owner has to fetch a new token."""
    sandbox.control.limit_session_starts(2)
    before = sandbox.token
    first, second, third = await dial(), await dial(), await dial()
    await first.begins(0, 2)
    await second.begins(1, 2)
    await third.identify(0, 2)
    assert [await line.closes() for line in (third, first, second)] == [4004] * 3
    assert sandbox.token != before
    assert (await api("GET", "/users/@me"))[0] == 401
    again = await dial()
    await again.identify(0, 1, token=before)
    assert await again.closes() == 4004
    await (await dial()).begins(0, 1)


async def test_a_connection_may_say_so_much_and_no_more(sandbox, dial):
    sandbox.control.limit_commands(3)
    line, other = await dial(), await dial()
    await line.begins()
    await other.begins()
    for _ in range(2):
        assert await line.is_silent()
    await line.send(Op.HEARTBEAT, None)
    assert await line.closes() == 4008
    assert await other.is_silent()


async def test_five_presences_in_twenty_seconds_are_enough(sandbox, dial):
    """Each session has its own limit, and all show the same."""
    shown = {"type": 4, "name": "Custom Status", "state": "2 tables"}
    presence = {"since": None, "activities": [shown], "status": "online", "afk": False}
    async with begun(dial, 2) as lines:
        for _ in range(5):
            for line in lines:
                await line.send(Op.PRESENCE, presence)
        assert await lines[0].is_silent()
        assert await lines[1].is_silent()
        assert (sandbox.parts.gateway.presence.updates, sandbox.parts.gateway.presence.text) == (
            10,
            "2 tables",
        )
        await lines[0].send(Op.PRESENCE, presence)
        assert await lines[0].closes() == 4008
        sandbox.control.advance_clock(20)
        await lines[1].send(Op.PRESENCE, presence)
        assert await lines[1].is_silent()


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("no JSON", 4002),
        ("[]", 4002),
        ('{"op": "2"}', 4002),
        ('{"op": 1, "d": "' + "x" * 4096 + '"}', 4002),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 99}', 4003),
        ('{"op": 2}', 4003),
    ],
)
async def test_nonsense_ends_the_connection(dial, said, code):
    line = await dial()
    await line.socket.send_str(said)
    assert await line.closes() == code


async def test_one_connection_identifies_once(dial):
    line = await dial()
    await line.begins()
    await line.identify()
    assert await line.closes() == 4005


async def test_an_unknown_operation_ends_the_connection(dial):
    line = await dial()
    await line.begins()
    await line.socket.send_str('{"op": 99}')
    assert await line.closes() == 4001
