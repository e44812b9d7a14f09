"""discord.py's own calls, as a cog would make them."""

import asyncio
import io

import discord
import pytest

from tests.kit.demo_picture import draw_river


@pytest.fixture
async def client(stage):
    await stage.bot.client.wait_until_ready()
    return stage.bot.client


@pytest.fixture
def channel(client):
    return discord.utils.get(client.get_all_channels(), name="general")


async def test_what_the_bot_learns_at_the_start(stage, client):
    (guild,) = client.guilds
    assert client.user.name == "thoth"
    assert [c.name for c in guild.text_channels] == ["general", "games", "off-topic"]
    assert [member.id for member in guild.members] == [client.user.id]  # no members intent
    assert guild.me.guild_permissions.send_messages
    assert not guild.me.guild_permissions.administrator
    assert (await client.application_info()).owner.name == "alice"
    assert (await guild.fetch_member(int(stage.bob.person.id))).display_name == "Bob"
    assert (await client.fetch_user(int(stage.bob.person.id))).name == "bob"
    assert len(await guild.fetch_channels()) == 3
    assert {c.name for c in await client.tree.fetch_commands()} == {"demo", "probe"}


async def test_a_message_is_posted_edited_pinned_answered_and_deleted(stage, channel):
    async with channel.typing():
        message = await channel.send("first", file=discord.File(io.BytesIO(b"x"), "a b.txt"))
    assert message.attachments[0].filename == "a_b.txt"
    await message.edit(content="second", attachments=[])
    await message.pin()
    assert [m.id async for m in channel.pins()] == [message.id]
    answer = await message.reply("third")
    assert answer.reference.message_id == message.id
    assert [m.content async for m in channel.history(limit=5)] == ["third", "second"]
    assert (await channel.fetch_message(message.id)).attachments == []
    await message.delete()
    with pytest.raises(discord.NotFound):
        await channel.fetch_message(message.id)
    assert stage.bob.shows("second") is None


async def test_only_the_people_named_are_called(stage, channel):
    bob = discord.Object(int(stage.bob.person.id))
    text = f"<@{stage.alice.person.id}> and <@{bob.id}>, your turn"
    message = await channel.send(text, allowed_mentions=discord.AllowedMentions(users=[bob]))
    assert [user.id for user in message.mentions] == [bob.id]


async def test_a_private_thread_is_opened_filled_archived_and_left(stage, channel):
    thread = await channel.create_thread(name="Council", auto_archive_duration=60)
    assert thread.is_private()
    assert stage.bob.at("Council").channel() is None
    await thread.add_user(discord.Object(int(stage.bob.person.id)))
    await thread.send("Only for us")
    await stage.bob.at("Council").sees("Only for us")
    assert len(await thread.fetch_members()) == 2
    await thread.edit(name="Old council", archived=True, locked=True)
    assert [t.name async for t in channel.archived_threads(private=True)] == ["Old council"]
    await thread.edit(archived=False, locked=False)
    assert [t.name for t in await channel.guild.active_threads()] == ["Old council"]
    await thread.leave()
    await thread.delete()
    assert stage.bob.at("Old council").channel() is None


async def test_whoever_is_mentioned_in_a_thread_joins_it(stage, channel):
    kind = discord.ChannelType.public_thread
    thread = await channel.create_thread(name="Market", type=kind)
    await thread.send(
        f"<@{stage.bob.person.id}>", allowed_mentions=discord.AllowedMentions(users=True)
    )
    members = {member.id for member in await thread.fetch_members()}
    assert int(stage.bob.person.id) in members


async def test_the_bot_hears_what_is_said_to_it(stage, client):
    await stage.bob.person.open_dm()
    heard = asyncio.ensure_future(
        client.wait_for("message", check=lambda m: m.guild is None, timeout=5)
    )
    await asyncio.sleep(0)
    await stage.bob.dm.says("good evening")
    message = await heard
    assert (message.content, message.author.name) == ("good evening", "bob")
    await message.channel.send("good evening, Bob")
    await stage.bob.dm.sees("good evening, Bob")


async def test_a_layout_with_everything_in_it(stage, channel):
    view = discord.ui.LayoutView(timeout=None)
    thumbnail = discord.ui.Thumbnail("attachment://small.png", description="small")
    view.add_item(
        discord.ui.Container(
            discord.ui.Section("beside a picture", accessory=thumbnail),
            discord.ui.Section(
                "beside a button", accessory=discord.ui.Button(label="Go", custom_id="go")
            ),
            discord.ui.MediaGallery(
                discord.MediaGalleryItem("attachment://one.png"),
                discord.MediaGalleryItem("attachment://two.png", spoiler=True),
            ),
            discord.ui.Separator(visible=False, spacing=discord.SeparatorSpacing.large),
            discord.ui.File("attachment://log.txt"),
        )
    )
    view.add_item(discord.ui.TextDisplay("below"))
    names = ("small.png", "one.png", "two.png")
    files = [discord.File(io.BytesIO(draw_river(8, 8, 0)), name) for name in names]
    files.append(discord.File(io.BytesIO(b"log"), "log.txt"))
    message = await channel.send(view=view, files=files)
    container, below = message.components
    assert below.content == "below"
    gallery, file = container.children[2], container.children[4]
    assert [item.media.width for item in gallery.items] == [8, 8]
    assert (file.name, file.size) == ("log.txt", 3)
    view.add_item(discord.ui.TextDisplay("added"))
    await message.edit(view=view)  # the files stay
    await stage.bob.sees("added")
    assert stage.refused() == []
