"""discord.py's own calls, as a cog would make them."""

import asyncio
import io
from pathlib import PurePosixPath
from urllib.parse import urlsplit

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
    stage.control.allow("PIN_MESSAGES")  # our invitation does not ask for it
    await message.pin()
    assert [m.id async for m in channel.pins()] == [message.id]
    answer = await message.reply("third")
    assert answer.reference.message_id == message.id
    said = [m.content async for m in channel.history(limit=5)]
    assert said == ["third", "", "second"]  # Discord tells of the pin
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
    stage.control.allow("CREATE_PRIVATE_THREADS")  # our invitation asks for neither
    stage.control.allow("MANAGE_THREADS")
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


async def test_the_bot_hears_that_messages_are_deleted(stage, client):
    """Which is all that it needs to hear of messages."""
    said = await stage.bob.says("good evening")
    heard = asyncio.ensure_future(client.wait_for("raw_message_delete", timeout=20))
    await asyncio.sleep(0)
    await stage.control.delete_message(said["id"])
    assert (await heard).message_id == int(said["id"])


class Kept:
    """A file that an edit keeps; discord.py asks it for its place in the request."""

    def __init__(self, media):
        self._media = media

    def to_dict(self):
        name = PurePosixPath(urlsplit(self._media.url).path).name
        return {"id": str(self._media.attachment_id), "filename": name}


def shown_files(message):
    """The files of a layout, which are not among a message's attachments."""
    section, _, gallery, _, file = message.components[0].children
    return [section.accessory.media, *(item.media for item in gallery.items), file.media]


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
    await message.edit(view=view, attachments=[Kept(media) for media in shown_files(message)])
    await stage.bob.sees("added")
    assert stage.refused() == []
