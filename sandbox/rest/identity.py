"""Who the bot is, where its gateway is, and what it may know of users and servers."""

from __future__ import annotations

from sandbox import objects
from sandbox.errors import opening_dms_too_fast, unknown_guild, unknown_member
from sandbox.greeting import gateway_url
from sandbox.parts import Parts
from sandbox.rest.access import require_available
from sandbox.rest.call import Answer, Call, Endpoint
from sandbox.wire import Json


def endpoints(parts: Parts) -> list[Endpoint]:
    """The operations of this file."""
    routes = Identity(parts)
    return [
        Endpoint("GET", "/users/@me", routes.me),
        Endpoint("GET", "/applications/@me", routes.application),
        Endpoint("GET", "/oauth2/applications/@me", routes.application),
        Endpoint("GET", "/gateway", routes.gateway),
        Endpoint("GET", "/gateway/bot", routes.bot_gateway),
        Endpoint("GET", "/users/@me/guilds", routes.my_guilds),
        Endpoint("POST", "/users/@me/channels", routes.open_dm),
        Endpoint("GET", "/users/{user_id}", routes.user),
        Endpoint("GET", "/guilds/{guild_id}", routes.guild),
        Endpoint("GET", "/guilds/{guild_id}/channels", routes.channels),
        Endpoint("GET", "/guilds/{guild_id}/roles", routes.roles),
        Endpoint("GET", "/guilds/{guild_id}/members/{user_id}", routes.member),
    ]


class Identity:
    """Handlers of this file's operations."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._world = parts.world

    async def me(self, call: Call) -> Answer:
        """The bot's own account."""
        return objects.own_user(self._world.bot)

    async def application(self, call: Call) -> Answer:
        """The bot's application."""
        owner = self._world.users[self._world.owner_id]
        return objects.application(self._world.bot_id, self._world.bot, owner)

    async def gateway(self, call: Call) -> Answer:
        """Where to connect."""
        return {"url": gateway_url(self._world)}

    async def bot_gateway(self, call: Call) -> Answer:
        """Where to connect, over how many connections, and how often."""
        limits = self._parts.gateway_limits
        return {
            "url": gateway_url(self._world),
            "shards": limits.shards_for(len(self._world.guilds.with_bot())),
            "session_start_limit": {
                "total": limits.starts.total,
                "remaining": limits.starts.remaining,
                "reset_after": int(limits.starts.reset_after * 1000),
                "max_concurrency": limits.max_concurrency,
            },
        }

    async def my_guilds(self, call: Call) -> Answer:
        """The servers the bot is in."""
        return [self._summary(guild_id) for guild_id in self._world.guilds.with_bot()]

    def _summary(self, guild_id: str) -> Json:
        guild = self._world.guild(guild_id)
        shown = ("id", "name", "icon", "banner", "features")
        permissions = self._world.guilds.all[guild_id]["bot_permissions"]
        return {key: guild[key] for key in shown} | {
            "owner": False,
            "permissions": str(permissions),
        }

    async def open_dm(self, call: Call) -> Answer:
        """Open a direct conversation; whether it is closed shows only when writing."""
        recipient = str(call.form["recipient_id"])
        new = self._world.find_dm(recipient) is None
        if new and self._parts.limits.dm_openings.take("bot") is not None:
            raise opening_dms_too_fast()
        channel, new = self._world.open_dm(recipient)
        if new:
            await self._parts.delivery.channel("channel_create", channel)
        return channel

    async def user(self, call: Call) -> Answer:
        """Any user."""
        return self._world.user(call["user_id"])

    def _guild(self, guild_id: str) -> Json:
        if guild_id not in self._world.guilds.with_bot():
            raise unknown_guild()
        require_available(self._world, guild_id)
        return self._world.guild(guild_id)

    async def guild(self, call: Call) -> Answer:
        """The server."""
        return self._guild(call["guild_id"])

    async def channels(self, call: Call) -> Answer:
        """The server's channels."""
        self._guild(call["guild_id"])
        return self._world.guild_channels(call["guild_id"])

    async def roles(self, call: Call) -> Answer:
        """The server's roles."""
        roles: list[Json] = self._guild(call["guild_id"])["roles"]
        return roles

    async def member(self, call: Call) -> Answer:
        """One member."""
        self._guild(call["guild_id"])
        if not self._world.guilds.has(call["guild_id"], call["user_id"]):
            raise unknown_member()
        return self._world.full_member(call["user_id"], call["guild_id"])
