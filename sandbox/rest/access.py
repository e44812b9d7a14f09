"""May the bot do this here?"""

from __future__ import annotations

from sandbox.attachments import Uploads
from sandbox.errors import (
    closed_dms,
    missing_access,
    missing_permissions,
    thread_archived,
    unknown_message,
)
from sandbox.wire import Json, MessageFlag, Permission
from sandbox.world import World, is_dm, is_thread


def visible_channel(world: World, channel_id: str) -> Json:
    """Find a channel that the bot sees."""
    channel = world.channel(channel_id)
    if not world.can_see(world.bot_id, channel):
        raise missing_access()
    return channel


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
        if world.settings[channel["recipients"][0]["id"]]["dms_closed"]:
            raise closed_dms()
        return
    if is_thread(channel):
        require(world, channel, Permission.SEND_MESSAGES_IN_THREADS)
        if channel["thread_metadata"]["locked"]:
            require(world, channel, Permission.MANAGE_THREADS)
            if channel["thread_metadata"]["archived"]:
                raise thread_archived()
    else:
        require(world, channel, Permission.SEND_MESSAGES)
    if uploads:
        require(world, channel, Permission.ATTACH_FILES)
