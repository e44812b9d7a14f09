"""discord.py in parts: several clients of one bot, each with some of its shards."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager

import discord
import pytest
from discord.ext import commands

from bot.process.local import point_at
from sandbox.shards import Shard, shard_of
from tests.kit.actor import Actor
from tests.kit.prepared import until

SHARDS = 6
PROCESSES = ((0, 1), (2, 3), (4, 5))


class Clerk(commands.AutoShardedBot):
    """A bot that says which of its shards heard somebody, and notes what it reads."""

    def __init__(self, shard_ids=None, count=SHARDS):
        super().__init__(
            "!",
            intents=discord.Intents(guilds=True, messages=True),
            help_command=None,
            shard_ids=shard_ids and list(shard_ids),
            shard_count=count,
            guild_ready_timeout=0.02,
        )
        self.pause = 0.0
        self.read = []

        @self.tree.command(description="Say where you are")
        async def where(interaction):
            place = (
                "a letter" if interaction.guild is None else f"shard {interaction.guild.shard_id}"
            )
            await interaction.response.send_message(f"{place} of {self.shard_ids}")

    async def before_identify_hook(self, shard_id, *, initial=False):
        await asyncio.sleep(0.0 if initial else self.pause)

    async def on_message(self, message):
        self.read.append(message.content)


@asynccontextmanager
async def working(sandbox, clerk):
    point_at(sandbox.base)
    async with clerk:
        running = asyncio.create_task(clerk.start(sandbox.token))
        yield clerk
        await clerk.close()
        await running


@pytest.fixture
def servers(sandbox):
    return sandbox.control.add_servers(30, guests=1)


@pytest.fixture
async def clerks(sandbox, servers):
    async with AsyncExitStack() as stack:
        started = [
            await stack.enter_async_context(working(sandbox, Clerk(shard_ids)))
            for shard_ids in PROCESSES
        ]
        await sandbox.parts.gateway.wait_served(SHARDS)
        for clerk in started:
            await clerk.wait_until_ready()
        await started[0].tree.sync()
        yield started


def guest_of(sandbox, server):
    return Actor(sandbox.person(server["guests"][0]))


async def test_each_client_knows_its_own_servers(sandbox, clerks):
    known = [{str(guild.id) for guild in clerk.guilds} for clerk in clerks]
    assert set.union(*known) == set(sandbox.parts.world.guilds.all)
    assert sum(map(len, known)) == 31
    for clerk, guild_ids in zip(clerks, known, strict=True):
        assert {shard_of(guild_id, SHARDS) for guild_id in guild_ids} == set(clerk.shard_ids)


async def test_people_of_all_servers_are_answered_where_they_are(sandbox, servers, clerks):
    for server in servers[:SHARDS]:
        guest, own = guest_of(sandbox, server), shard_of(server["id"], SHARDS)
        await guest.slash("/where")
        await guest.sees(f"shard {own} of {[*PROCESSES[own // 2]]}")
        await guest.person.open_dm()
        await guest.dm.slash("/where")
        await guest.dm.sees("a letter of [0, 1]")
    assert sandbox.pipeline.answer_mistakes == []


async def test_any_client_writes_anywhere_and_the_shard_of_the_place_hears_it(
    sandbox, servers, clerks
):
    server = next(s for s in servers if shard_of(s["id"], SHARDS) == 5)
    place = clerks[0].get_partial_messageable(int(server["channels"][0]))
    await place.send("from far away")
    await guest_of(sandbox, server).sees("from far away")
    await until(lambda: "from far away" in clerks[2].read)
    assert clerks[0].read == clerks[1].read == []


async def test_a_lost_shard_is_resumed_and_nothing_is_missed(sandbox, servers, clerks):
    server = next(s for s in servers if shard_of(s["id"], SHARDS) == 3)
    sandbox.control.hold_gateway()
    await sandbox.control.drop_gateway(shard=3)
    outcome = asyncio.create_task(guest_of(sandbox, server).slash("/where"))
    await asyncio.sleep(0.05)
    sandbox.control.release_gateway()
    assert (await outcome).kind == "message"
    assert (sandbox.parts.gateway.identifies, sandbox.parts.gateway.resumes) == (SHARDS, 1)


async def test_another_client_takes_over_the_shards_of_one_that_is_gone(sandbox, servers, clerks):
    first, gone, _ = clerks
    await gone.close()
    rest = [Shard(number, SHARDS) for number in (0, 1, 4, 5)]
    await until(lambda: sandbox.parts.gateway.shards == rest)
    for number in PROCESSES[1]:
        await first.launch_shard(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, number)
    await sandbox.parts.gateway.wait_served(SHARDS)
    await until(lambda: sum(g.shard_id in PROCESSES[1] for g in first.guilds) >= 10)
    server = next(s for s in servers if shard_of(s["id"], SHARDS) == 2)
    await guest_of(sandbox, server).slash("/where")
    await guest_of(sandbox, server).sees("shard 2 of [0, 1]")


async def test_a_client_that_does_not_wait_for_its_turn_comes_back_later(sandbox):
    sandbox.control.limit_identifies(0.3)
    async with working(sandbox, Clerk((0, 1))) as clerk:
        await until(lambda: any(start.too_early for start in sandbox.parts.gateway.starts))
        clerk.pause = 0.4
        await until(lambda: sandbox.control.connected_shards() == [[0, SHARDS], [1, SHARDS]], 10)


@pytest.mark.parametrize(("guilds", "shards"), [(2, None), (9, 3)])
async def test_a_client_asks_how_many_shards_it_should_have(sandbox, guilds, shards):
    sandbox.control.add_servers(guilds)
    sandbox.control.advise_shards(shards)
    async with working(sandbox, Clerk(count=None)) as clerk:
        await sandbox.parts.gateway.wait_served(shards or 1)
        await clerk.wait_until_ready()
        assert len(clerk.guilds) == guilds + 1
        limits = await clerk.fetch_session_start_limits()
        assert limits.remaining == limits.total - (shards or 1)
