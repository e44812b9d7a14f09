"""Commands in the menus of users and messages, as a client sends them."""

from __future__ import annotations

from sandbox.errors import CannotDoError
from sandbox.parts import Parts
from sandbox.wire import CommandType, Json, MessageFlag, Permission
from sandbox.world import World, is_dm, is_thread


def user_target(world: World, channel: Json, user_id: str) -> Json:
    """What an interaction says about the user whose menu was opened."""
    user = world.users.get(user_id)
    if user is None:
        raise CannotDoError("there is no such user")
    resolved: Json = {"users": {user_id: user}}
    if not is_dm(channel) and world.guilds.has(channel["guild_id"], user_id):
        permissions = str(int(world.permissions(user_id, channel)))
        member = world.member(user_id, channel["guild_id"]) | {"permissions": permissions}
        resolved["members"] = {user_id: member}
    return {"type": CommandType.USER.value, "target_id": user_id, "resolved": resolved}


def message_target(message: Json) -> Json:
    """The same about a message; private ones have no such menu."""
    if message["flags"] & MessageFlag.EPHEMERAL:
        raise CannotDoError("messages that nobody else sees have no commands in their menu")
    resolved = {"messages": {message["id"]: message}}
    return {
        "type": CommandType.MESSAGE.value,
        "target_id": message["id"],
        "resolved": resolved,
    }


def in_menu(
    parts: Parts,
    channel: Json,
    permissions: Permission | None,
    name: str,
    target: Json,
    by: str,
) -> Json:
    """The command of this name in the menu of a target, as an interaction names it."""
    if is_thread(channel) and channel["thread_metadata"]["archived"]:
        raise CannotDoError("no commands can be used in an archived thread")
    kind = CommandType(target["type"])
    command = parts.commands.find_in_menu(kind, name, permissions, channel.get("guild_id"), by)
    scope = {"guild_id": command["guild_id"]} if "guild_id" in command else {}
    return {"id": command["id"], "name": command["name"]} | scope
