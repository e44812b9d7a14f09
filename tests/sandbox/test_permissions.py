"""What the bot may do: what its invitation asked for, less what somebody took away."""

import discord
import pytest

from bot.commands.invite import NEEDED
from sandbox.wire import BOT_PERMISSIONS
from tests.kit.prepared import until

TEXT = {"content": "hello"}


def test_an_ordinary_bot_has_what_our_invitation_asks_for():
    assert NEEDED.value == BOT_PERMISSIONS


@pytest.fixture
async def general(stage):
    await stage.bot.client.wait_until_ready()
    return discord.utils.get(stage.bot.client.get_all_channels(), name="general")


def sees(general):
    """What discord.py makes of roles and overwrites."""
    return general.permissions_for(general.guild.me)


async def test_the_bot_has_no_moderators_permissions(general):
    """Findings, Discord: MANAGE_THREADS, MANAGE_MESSAGES and PIN_MESSAGES are not asked for."""
    may = sees(general)
    assert may.send_messages
    wanted = ("manage_threads", "manage_messages", "pin_messages", "create_private_threads")
    assert [name for name in wanted if getattr(may, name)] == []


async def test_a_permission_of_the_whole_server_goes_and_comes(stage, general):
    stage.control.deny("ATTACH_FILES")
    await until(lambda: not sees(general).attach_files)
    with pytest.raises(discord.Forbidden):
        await general.send(file=discord.File(__file__))
    stage.control.allow("ATTACH_FILES")
    await until(lambda: sees(general).attach_files)


async def test_a_permission_of_one_channel_goes_and_comes(stage, general):
    stage.control.deny("SEND_MESSAGES", channel_id=str(general.id))
    await until(lambda: not sees(general).send_messages)
    other = discord.utils.get(general.guild.channels, name="games")
    assert sees(other).send_messages
    stage.control.allow_all()
    await until(lambda: sees(general).send_messages)
    await general.send("again")


async def test_a_hidden_channel_is_known_but_out_of_reach(stage, general):
    stage.control.deny("VIEW_CHANNEL", channel_id=str(general.id))
    await until(lambda: not sees(general).view_channel)
    with pytest.raises(discord.Forbidden) as refused:
        await general.send("no")
    assert refused.value.code == 50001


async def test_a_bot_in_timeout_can_only_look(stage, general):
    stage.control.time_out(60)
    await until(lambda: not sees(general).send_messages)
    with pytest.raises(discord.Forbidden):
        await general.send("no")
    stage.control.time_out(0)
    await until(lambda: sees(general).send_messages)
