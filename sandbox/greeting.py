"""What the gateway tells of the servers: at the start, and when it is asked for members."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox import objects
from sandbox.sessions import Session
from sandbox.shards import Shard
from sandbox.wire import GATEWAY_PATH, Json
from sandbox.world import World


def guilds_of(world: World, shard: Shard) -> list[str]:
    """The bot's servers of one shard, those with an outage too."""
    return [guild_id for guild_id in world.guilds.with_bot() if shard.serves(guild_id)]


def gateway_url(world: World) -> str:
    """Where to connect."""
    return world.base.replace("http", "ws", 1) + GATEWAY_PATH


def ready(world: World, session: Session) -> Json:
    """The first event of a session: who the bot is and where, as far as its shard goes."""
    guild_ids = guilds_of(world, session.shard)
    return {
        "v": 10,
        "user": objects.own_user(world.bot),
        "guilds": [{"id": guild_id, "unavailable": True} for guild_id in guild_ids],
        "session_id": session.id,
        "shard": [session.shard.id, session.shard.count],
        "resume_gateway_url": gateway_url(world),
        "application": {"id": world.bot_id, "flags": 0},
        "private_channels": [],
    }


def guild_create(world: World, guild_id: str) -> Json:
    """A server with what only the gateway tells.

    Without the members intent the bot is told of no member but itself; of channels it is told
    all, of threads only those that it sees.
    """
    return world.guild(guild_id) | {
        "joined_at": objects.JOINED_AT,
        "large": False,
        "unavailable": False,
        "member_count": len(world.guilds.all[guild_id]["members"]) + 1,
        "members": [world.full_member(world.bot_id, guild_id)],
        "channels": world.guild_channels(guild_id),
        "threads": [
            thread
            for thread in world.threads()
            if thread["guild_id"] == guild_id
            and not thread["thread_metadata"]["archived"]
            and world.can_see(world.bot_id, thread)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def members_chunk(world: World, guild_id: str, wanted: Iterable[str], nonce: object) -> Json:
    """The members of a server that were asked for by id."""
    wanted = list(wanted)
    known = [user_id for user_id in wanted if world.guilds.has(guild_id, user_id)]
    return {
        "guild_id": guild_id,
        "members": [world.full_member(user_id, guild_id) for user_id in known],
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": [user_id for user_id in wanted if user_id not in known],
        "nonce": nonce,
    }
