"""How Discord writes users, members, servers, channels and threads down."""

from __future__ import annotations

from sandbox.wire import VOCAL_TYPES, ChannelType, Json

JOINED_AT = "2024-01-01T00:00:00+00:00"


def user(user_id: str, name: str, display_name: str, *, bot: bool = False) -> Json:
    """A user as others see them."""
    return {
        "id": user_id,
        "username": name,
        "global_name": display_name,
        "discriminator": "0000" if bot else "0",
        "avatar": None,
        "avatar_decoration_data": None,
        "banner": None,
        "accent_color": None,
        "collectibles": None,
        "primary_guild": None,
        "public_flags": 0,
        "flags": 0,
        "bot": bot,
    }


def own_user(bot: Json) -> Json:
    """The bot's account as the bot itself sees it."""
    return bot | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def member(roles: list[str]) -> Json:
    """A membership without the user, as messages carry it."""
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": JOINED_AT,
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": roles,
        "mute": False,
        "deaf": False,
    }


def role(
    role_id: str,
    name: str,
    permissions: int,
    *,
    position: int = 0,
    managed_by: str | None = None,
) -> Json:
    """A role; a bot's own role is managed by its application."""
    body: Json = {
        "id": role_id,
        "name": name,
        "permissions": str(int(permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": managed_by is not None,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if managed_by is not None:
        body["tags"] = {"bot_id": managed_by}
    return body


def guild(
    guild_id: str, name: str, owner_id: str, roles: list[Json], system_channel_id: str | None
) -> Json:
    """A server as REST gives it."""
    return {
        "id": guild_id,
        "name": name,
        "owner_id": owner_id,
        "roles": roles,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": system_channel_id,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": "en-US",
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def application(app_id: str, bot: Json, owner: Json) -> Json:
    """The application behind the bot."""
    return {
        "id": app_id,
        "name": bot["global_name"],
        "icon": None,
        "description": "",
        "type": None,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "eligible_oauth2_scopes": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": owner,
        "bot": bot,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "bot_public": True,
        "bot_require_code_grant": False,
    }


def guild_channel(
    channel_id: str, guild_id: str, name: str, position: int, kind: ChannelType
) -> Json:
    """A channel of a server."""
    body: Json = {
        "id": channel_id,
        "type": kind.value,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "flags": 0,
        "permission_overwrites": [],
        "nsfw": False,
        "parent_id": None,
        "last_message_id": None,
        "rate_limit_per_user": 0,
    }
    if kind in VOCAL_TYPES:
        return body | {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    if kind is ChannelType.FORUM:
        body |= {
            "available_tags": [],
            "default_reaction_emoji": None,
            "default_sort_order": None,
            "default_forum_layout": 0,
        }
    return body | {"topic": None}


def dm_channel(channel_id: str, recipient: Json) -> Json:
    """A direct conversation of the bot with one person."""
    return {
        "id": channel_id,
        "type": ChannelType.DM.value,
        "flags": 0,
        "last_message_id": None,
        "recipients": [recipient],
    }


def thread(thread_id: str, parent: Json, owner_id: str, name: str, kind: ChannelType) -> Json:
    """A thread under a text channel, still without its metadata's moments."""
    return {
        "id": thread_id,
        "type": kind.value,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": name,
        "flags": 0,
        "last_message_id": None,
        "rate_limit_per_user": 0,
        "message_count": 0,
        "member_count": 0,
        "total_message_sent": 0,
    }
