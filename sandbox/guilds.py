"""The servers: who is in them, what they may do there, and whether the bot is."""

from __future__ import annotations

from collections.abc import Callable

from sandbox import objects
from sandbox.clock import Clock, timestamp
from sandbox.permissions import WHEN_TIMED_OUT, resolved
from sandbox.store import Store
from sandbox.wire import (
    ALL_PERMISSIONS,
    EVERYONE_PERMISSIONS,
    MEMBER_PERMISSIONS,
    Json,
    Permission,
)

BOT_ROLE_NAME = "Thoth"
MEMBER_ROLE_NAME = "Members"


class Guilds:
    """Plain records, one for each server; they are replaced, never changed in place.

    @everyone may do next to nothing: people have a role of their own and so has the bot, so that
    the bot may do exactly what its invitation asked for.
    """

    def __init__(
        self, store: Store, clock: Clock, bot_id: str, bot_permissions: Permission
    ) -> None:
        self._store = store
        self._clock = clock
        self._bot_id = bot_id
        self.bot_permissions = bot_permissions
        self.all = store.load("guild")
        self._members: dict[str, frozenset[str]] = {}
        for record in list(self.all.values()):
            self._save(record | {"bot_permissions": int(bot_permissions)})

    def found(self, guild_id: str, name: str, next_id: Callable[[], str]) -> Json:
        """Open a server; the bot is in it, and nobody else yet."""
        return self._save(
            {
                "id": guild_id,
                "name": name,
                "bot_role": next_id(),
                "member_role": next_id(),
                "bot_permissions": int(self.bot_permissions),
                "members": [],
                "bot_in": True,
                "available": True,
                "timed_out_until": 0.0,
            }
        )

    def change(self, guild_id: str, **fields: object) -> Json:
        """Replace fields of a record."""
        return self._save(self.all[guild_id] | fields)

    def _save(self, record: Json) -> Json:
        self.all[record["id"]] = record
        self._members[record["id"]] = frozenset(record["members"])
        self._store.put("guild", record["id"], record)
        return record

    # -- who is where ------------------------------------------------------------------------

    def with_bot(self) -> list[str]:
        """The servers that the bot is in, those with an outage too."""
        return [guild_id for guild_id, record in self.all.items() if record["bot_in"]]

    def serves(self, guild_id: str) -> bool:
        """Whether the bot is in a server that works."""
        record = self.all.get(guild_id)
        return record is not None and record["bot_in"] and record["available"]

    def join(self, guild_id: str, user_id: str) -> None:
        """Let a person in."""
        if user_id not in self._members[guild_id]:
            self.change(guild_id, members=[*self.all[guild_id]["members"], user_id])

    def leave(self, guild_id: str, user_id: str) -> None:
        """Let a person out."""
        members = [member for member in self.all[guild_id]["members"] if member != user_id]
        self.change(guild_id, members=members)

    def has(self, guild_id: str, user_id: str) -> bool:
        """Whether a user, or the bot, is in a server."""
        if user_id == self._bot_id:
            return guild_id in self.all and bool(self.all[guild_id]["bot_in"])
        return user_id in self._members.get(guild_id, ())

    def shared(self, user_id: str) -> bool:
        """Whether the bot meets this person in any server."""
        return any(user_id in self._members[guild_id] for guild_id in self.with_bot())

    def owner(self, guild_id: str) -> str:
        """The server's owner: the first who came."""
        members = self.all[guild_id]["members"]
        return str(members[0]) if members else self._bot_id

    # -- what they may do --------------------------------------------------------------------

    def member_roles(self, guild_id: str, user_id: str) -> list[str]:
        """The roles of a member."""
        record = self.all[guild_id]
        return [record["bot_role"] if user_id == self._bot_id else record["member_role"]]

    def member(self, guild_id: str, user_id: str) -> Json:
        """A membership without its user, as messages carry it."""
        body = objects.member(self.member_roles(guild_id, user_id))
        until = self.all[guild_id]["timed_out_until"]
        if user_id == self._bot_id and until > self._clock.now():
            body["communication_disabled_until"] = timestamp(until)
        return body

    def roles(self, guild_id: str) -> list[Json]:
        """The server's roles."""
        record = self.all[guild_id]
        return [
            objects.role(guild_id, "@everyone", EVERYONE_PERMISSIONS),
            objects.role(record["member_role"], MEMBER_ROLE_NAME, MEMBER_PERMISSIONS, position=1),
            self.bot_role(guild_id),
        ]

    def bot_role(self, guild_id: str) -> Json:
        """The role that the bot's invitation made."""
        record = self.all[guild_id]
        return objects.role(
            record["bot_role"],
            BOT_ROLE_NAME,
            record["bot_permissions"],
            position=2,
            managed_by=self._bot_id,
        )

    def permissions(self, user_id: str, channel: Json) -> Permission:
        """What a user may do in a channel of a server."""
        guild_id = channel["guild_id"]
        if not self.has(guild_id, user_id):
            return Permission(0)
        if user_id == self.owner(guild_id):
            return Permission(ALL_PERMISSIONS)
        record = self.all[guild_id]
        own = record["bot_permissions"] if user_id == self._bot_id else MEMBER_PERMISSIONS
        granted = resolved(
            Permission(own) | EVERYONE_PERMISSIONS,
            channel,
            guild_id,
            self.member_roles(guild_id, user_id),
            user_id,
        )
        if user_id == self._bot_id and record["timed_out_until"] > self._clock.now():
            granted &= WHEN_TIMED_OUT
        return granted
