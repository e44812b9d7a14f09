"""May the bot do this here?"""

from __future__ import annotations

from sandbox.attachments import Uploads
from sandbox.errors import (
    closed_dms,
    missing_access,
    missing_permissions,
    no_shared_server,
    not_a_text_channel,
    server_unavailable,
    unknown_message,
)
from sandbox.threads import require_unlocked
from sandbox.wire import ChannelType, Json, MessageFlag, Permission
from sandbox.world import World, is_dm, is_thread


def visible_channel(world: World, channel_id: str) -> Json:
    """Find a channel that the bot sees."""
    channel = world.channel(channel_id)
    if "guild_id" in channel:
        require_available(world, channel["guild_id"])
    if not world.can_see(world.bot_id, channel):
        raise missing_access()
    return channel


def require_available(world: World, guild_id: str) -> None:
    """Refuse while the server has an outage."""
    record = world.guilds.all.get(guild_id)
    if record is not None and not record["available"]:
        raise server_unavailable()


def visible_message(world: World, channel_id: str, message_id: str) -> Json:
    """Find a message that the bot reaches through its channel; ephemeral ones it does not."""
    visible_channel(world, channel_id)
    message = world.message(channel_id, message_id)
    if message["flags"] & MessageFlag.EPHEMERAL:
        raise unknown_message()
    return message


def require(world: World, channel: Json, permission: Permission) -> None:
    """Refuse unless the bot has the permission; in a DM there is nothing to ask."""
    if not is_dm(channel) and permission not in world.permissions(world.bot_id, channel):
        raise missing_permissions()


def require_sending(world: World, channel: Json, uploads: Uploads) -> None:
    """Refuse unless the bot may write here, with these files."""
    if is_dm(channel):
        _require_open_dm(world, channel["recipients"][0]["id"])
        return
    if channel["type"] == ChannelType.FORUM:
        raise not_a_text_channel()
    if is_thread(channel):
        require(world, channel, Permission.SEND_MESSAGES_IN_THREADS)
        require_unlocked(world, channel)
    else:
        require(world, channel, Permission.SEND_MESSAGES)
    if uploads:
        require(world, channel, Permission.ATTACH_FILES)


def _require_open_dm(world: World, user_id: str) -> None:
    if not (world.guilds.shared(user_id) or world.has_installed(user_id)):
        raise no_shared_server()
    if world.settings[user_id]["dms_closed"]:
        raise closed_dms()
