"""Application commands, global and per server."""

from __future__ import annotations

from sandbox.errors import ApiError, InvalidFormError, Mistake, missing_access
from sandbox.feed import Update
from sandbox.parts import Parts
from sandbox.rest.call import Answer, Call, Endpoint
from sandbox.validation.commands import MAX_COMMANDS, check_command, check_commands


def endpoints(parts: Parts) -> list[Endpoint]:
    """The operations of this file, once per scope."""
    routes = CommandRoutes(parts)
    found = []
    for scope in ("", "/guilds/{guild_id}"):
        commands = "/applications/{application_id}" + scope + "/commands"
        found += [
            Endpoint("GET", commands, routes.all),
            Endpoint("PUT", commands, routes.overwrite),
            Endpoint("POST", commands, routes.add, 201),
            Endpoint("GET", commands + "/{command_id}", routes.get),
            Endpoint("PATCH", commands + "/{command_id}", routes.change),
            Endpoint("DELETE", commands + "/{command_id}", routes.remove, 204),
        ]
    return found


class CommandRoutes:
    """Handlers of this file's operations."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._commands = parts.commands

    def _scope(self, call: Call) -> str | None:
        """The server whose commands are meant, or None for the global ones."""
        if call["application_id"] != self._parts.world.bot_id:
            raise ApiError(403, 20012, "You are not authorized to perform this action")
        guild_id = call.parameters.get("guild_id")
        if guild_id is not None and guild_id not in self._parts.world.guilds.with_bot():
            raise missing_access()
        return guild_id

    def _tell_people(self) -> None:
        self._parts.delivery.to_everyone(Update("commands"))

    async def all(self, call: Call) -> Answer:
        """The commands of a scope."""
        return self._commands.all(self._scope(call))

    async def overwrite(self, call: Call) -> Answer:
        """Replace the commands of a scope."""
        scope = self._scope(call)
        if not isinstance(call.body, list):
            raise InvalidFormError([Mistake((), "BASE_TYPE_BAD_TYPE", "A list is expected")])
        check_commands(call.body)
        commands = self._commands.overwrite(scope, call.body)
        self._tell_people()
        return commands

    async def add(self, call: Call) -> Answer:
        """Register one command."""
        scope = self._scope(call)
        check_command(call.form)
        if len(self._commands.all(scope)) >= MAX_COMMANDS:
            raise ApiError(400, 30032, "Maximum number of application commands reached (100)")
        command = self._commands.add(scope, call.form)
        self._tell_people()
        return command

    async def get(self, call: Call) -> Answer:
        """One command."""
        return self._commands.get(self._scope(call), call["command_id"])

    async def change(self, call: Call) -> Answer:
        """Change one command."""
        scope = self._scope(call)
        changed = self._commands.get(scope, call["command_id"]) | call.form
        check_command(changed)
        command = self._commands.add(scope, changed)
        self._tell_people()
        return command

    async def remove(self, call: Call) -> Answer:
        """Unregister one command."""
        self._commands.remove(self._scope(call), call["command_id"])
        self._tell_people()
        return None
