"""Application commands: registered by the bot, found and filled in by people."""

from __future__ import annotations

from sandbox.errors import CannotDoError, unknown_command
from sandbox.wire import CommandType, Json, OptionType, Permission
from sandbox.world import World

CHAT_INPUT = CommandType.CHAT_INPUT.value
GUILD_CONTEXT = 0
BOT_DM_CONTEXT = 1
NESTING = (OptionType.SUBCOMMAND, OptionType.GROUP)


class Commands:
    """The commands of the bot, global ones and the server's."""

    def __init__(self, world: World) -> None:
        self._world = world

    def overwrite(self, guild_id: str | None, bodies: list[Json]) -> list[Json]:
        """Replace all commands of one scope; a command keeps its id as long as it is there."""
        known = {(c["type"], c["name"]): c["id"] for c in self.all(guild_id)}
        commands = [self._command(guild_id, body, known) for body in bodies]
        self._world.replace_commands(guild_id, commands)
        return commands

    def add(self, guild_id: str | None, body: Json) -> Json:
        """Register one command; it replaces the one of its name."""
        known = {(c["type"], c["name"]): c["id"] for c in self.all(guild_id)}
        command = self._command(guild_id, body, known)
        others = [c for c in self.all(guild_id) if c["id"] != command["id"]]
        self._world.replace_commands(guild_id, [*others, command])
        return command

    def remove(self, guild_id: str | None, command_id: str) -> None:
        """Unregister one command."""
        command = self.get(guild_id, command_id)
        others = [c for c in self.all(guild_id) if c["id"] != command["id"]]
        self._world.replace_commands(guild_id, others)

    def all(self, guild_id: str | None) -> list[Json]:
        """The commands of one scope."""
        return [c for c in self._world.commands.values() if c.get("guild_id") == guild_id]

    def get(self, guild_id: str | None, command_id: str) -> Json:
        """Find a command by id or refuse as Discord does."""
        for command in self.all(guild_id):
            if command["id"] == command_id:
                return command
        raise unknown_command()

    def _command(self, guild_id: str | None, body: Json, known: dict[tuple[int, str], str]) -> Json:
        kind = body.get("type") or CHAT_INPUT
        permissions = body.get("default_member_permissions")
        command: Json = {
            "id": known.get((kind, body["name"])) or self._world.ids.next(),
            "application_id": self._world.bot_id,
            "version": self._world.ids.next(),
            "type": kind,
            "name": body["name"],
            "name_localizations": body.get("name_localizations"),
            "description": body.get("description") or "",
            "description_localizations": body.get("description_localizations"),
            "options": [_option(option) for option in body.get("options") or ()],
            "default_member_permissions": None if permissions is None else str(permissions),
            "dm_permission": body.get("dm_permission") is not False,
            "contexts": body.get("contexts"),
            "integration_types": body.get("integration_types") or [0],
            "nsfw": bool(body.get("nsfw")),
        }
        if guild_id is not None:
            command["guild_id"] = guild_id
        return command

    # -- what a person's client does with them -----------------------------------------------

    def usable(self, permissions: Permission | None, guild_id: str | None, by: str) -> list[Json]:
        """The commands offered to a person with these permissions in a server, or in a DM."""
        ways = {str(way) for way in self._world.owners(by, guild_id)}
        return [
            c
            for c in self._world.commands.values()
            if c.get("guild_id") in (None, guild_id)
            and ways & set(map(str, c["integration_types"]))
            and _offered(c, permissions)
        ]

    def find(
        self, path: str, permissions: Permission | None, guild_id: str | None, by: str
    ) -> tuple[Json, list[Json]]:
        """Find `game new` among the usable ones: the command, then its group and subcommand."""
        name, *rest = path.removeprefix("/").split()
        for command in self.usable(permissions, guild_id, by):
            if command["name"] == name and command["type"] == CHAT_INPUT:
                return command, _descend(command, rest)
        raise CannotDoError(f"no command /{name} is offered here")

    def find_in_menu(
        self,
        kind: CommandType,
        name: str,
        permissions: Permission | None,
        guild_id: str | None,
        by: str,
    ) -> Json:
        """Find a command in the menu of a user or a message, by its name in any language."""
        for command in self.usable(permissions, guild_id, by):
            names = (command["name"], *(command["name_localizations"] or {}).values())
            if command["type"] == kind and name in names:
                return command
        raise CannotDoError(f"no {name} is offered in this menu")


def _option(option: Json) -> Json:
    """Write an option as Discord gives it back."""
    body = {key: value for key, value in option.items() if value is not None}
    if "options" in body:
        body["options"] = [_option(inner) for inner in body["options"]]
    return body


def _offered(command: Json, permissions: Permission | None) -> bool:
    contexts = command.get("contexts")
    if permissions is None:
        in_dms = command["dm_permission"] if contexts is None else BOT_DM_CONTEXT in contexts
        return bool(in_dms) and "guild_id" not in command
    if contexts is not None and GUILD_CONTEXT not in contexts:
        return False
    needed = command["default_member_permissions"]
    if needed is None or Permission.ADMINISTRATOR in permissions:
        return True
    # "0" means: nobody but administrators
    return int(needed) != 0 and permissions & int(needed) == int(needed)


def _descend(command: Json, names: list[str]) -> list[Json]:
    """Follow the names into groups and subcommands; nothing nested may remain open."""
    chain: list[Json] = []
    here = command
    for name in names:
        inner = [o for o in here["options"] if o["type"] in NESTING and o["name"] == name]
        if not inner:
            raise CannotDoError(f"/{command['name']} has no subcommand {name}")
        here = {"options": []} | inner[0]
        chain.append(here)
    if any(option["type"] in NESTING for option in here["options"]):
        raise CannotDoError(f"/{command['name']} {' '.join(names)} needs a subcommand")
    return chain
