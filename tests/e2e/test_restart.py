"""The bot dies and comes back; the connection breaks; Discord itself restarts."""

import asyncio

from bot.process import client
from tests.kit.bots import InProcessBot
from tests.kit.prepared import until
from tests.kit.stage import Stage, new_sandbox


async def test_old_buttons_work_after_a_kill(process_stage):
    alice, bob, bot = process_stage.alice, process_stage.bob, process_stage.bot
    await alice.slash("/demo counter")
    await bob.press("Count 0")
    await alice.slash("/demo board")
    await alice.sees("## Turn 1")
    before = bot.pid

    await bot.restart(kill=True)

    assert bot.pid != before
    await alice.press("Count 1")
    await bob.sees("Alice counted to 2")
    await bob.choose("Colour", "Red")
    await alice.sees("Bob likes red")
    await bob.press("Next turn")
    await alice.sees("## Turn 2")


async def test_who_presses_while_the_bot_is_dead_is_told_so(process_stage):
    alice, bot = process_stage.alice, process_stage.bot
    await alice.slash("/demo counter")
    await alice.sees("Nobody counted yet")
    await bot.stop(kill=True)
    pressing = asyncio.create_task(alice.press("Count 0"))
    await asyncio.sleep(0)
    process_stage.control.advance_clock(3.1)
    assert (await pressing).kind == "failed"
    await bot.start()


async def test_a_lost_gateway_is_resumed_and_nothing_is_missed(stage):
    gateway, alice = stage.gateway, stage.alice
    await alice.slash("/demo counter")
    stage.control.hold_gateway()
    await stage.control.drop_gateway()
    pressing = asyncio.create_task(alice.press("Count 0"))  # while nobody is connected
    await asyncio.sleep(0.05)
    stage.control.release_gateway()
    assert (await pressing).kind == "update"
    await alice.sees("Alice counted to 1")
    assert (gateway.identifies, gateway.resumes) == (1, 1)


async def test_the_bot_reconnects_when_asked(stage):
    await stage.control.reconnect_gateway()
    await stage.gateway.wait_disconnected()
    await stage.gateway.wait_connected()
    assert stage.gateway.resumes == 1
    assert (await stage.bob.slash("/demo secret")).kind == "message"


async def test_an_invalid_session_identifies_afresh(stage):
    """discord.py waits five seconds before it identifies again."""
    await stage.control.invalidate_session()
    await stage.gateway.wait_connected()
    assert stage.gateway.identifies == 2
    assert (await stage.bob.slash("/demo secret")).kind == "message"


async def test_channels_and_messages_survive_a_restart_of_discord(tmp_path, http):
    path = tmp_path / "discord.sqlite"
    async with new_sandbox(path) as first:
        bot = InProcessBot(first, tmp_path / "bot")
        await bot.start()
        stage = Stage(first, bot)
        await stage.alice.slash("/demo counter")
        await stage.alice.press("Count 0")
        await stage.alice.slash("/demo secret")
        await stage.alice.slash("/demo picture")
        await stage.alice.slash("/demo board")
        await stage.alice.slash("/demo letter")
        await stage.alice.sees("I wrote you a letter")
        await bot.stop()
        first_base = first.base
    async with new_sandbox(path) as second:
        bot = InProcessBot(second, tmp_path / "bot")
        await bot.start()
        stage = Stage(second, bot)
        assert second.base != first_base
        assert stage.bob.shows("Alice counted to 1") is not None
        assert stage.alice.shows("secret") is None  # ephemeral messages are gone, as on Discord
        picture = stage.bob.shows("The Nile")["attachments"][0]
        assert picture["url"].startswith(second.base)
        async with http.get(picture["url"]) as answer:
            assert answer.status == 200
        await stage.bob.press("Count 1")
        await stage.bob.sees("Bob counted to 2")
        await stage.bob.press("Next turn")
        await stage.bob.sees("## Turn 2")
        assert stage.alice.dm.shows("A letter from Thoth") is not None
        await bot.stop()
        assert second.pipeline.answer_mistakes == []


async def test_a_gateway_that_stays_away_is_missed(stage, monkeypatch):
    """Risks of discord.md: the health check did not look at the gateway."""
    monkeypatch.setattr(client, "GATEWAY_SECONDS", 0.5)
    monkeypatch.setattr(client, "LOOK_SECONDS", 0.05)
    health = stage.bot.client.services.health
    watching = asyncio.create_task(stage.bot.client._watch_gateway())  # the bot's own one sleeps
    await asyncio.sleep(1.0)
    assert client.GATEWAY not in health.late()
    stage.control.hold_gateway()
    await stage.control.drop_gateway()
    await until(lambda: client.GATEWAY in health.late())
    stage.control.release_gateway()
    await until(lambda: client.GATEWAY not in health.late(), 30.0)
    watching.cancel()
