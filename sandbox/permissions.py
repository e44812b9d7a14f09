"""What a member may do in a channel: roles, overwrites, and what a missing permission implies."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.wire import ALL_PERMISSIONS, Json, Permission

WRITING = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE
"""What nobody can do without writing."""

WHEN_TIMED_OUT = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
NOTHING = Permission(0)


def resolved(
    granted: Permission,
    channel: Json,
    everyone: str,
    roles: Iterable[str],
    user: str,
) -> Permission:
    """What is left of the roles' permissions in a channel.

    Discord's order: @everyone's overwrite, those of all roles together, the member's own.
    """
    if Permission.ADMINISTRATOR in granted:
        return Permission(ALL_PERMISSIONS)
    overwrites = {o["id"]: o for o in channel.get("permission_overwrites") or ()}
    for level in ([everyone], list(roles), [user]):
        found = [overwrites[one] for one in level if one in overwrites]
        for overwrite in found:
            granted &= ~Permission(int(overwrite["deny"]))
        for overwrite in found:
            granted |= Permission(int(overwrite["allow"]))
    if Permission.VIEW_CHANNEL not in granted:
        return NOTHING
    if Permission.SEND_MESSAGES not in granted:
        granted &= ~(WRITING & ~_of_threads(granted))
    return granted


def _of_threads(granted: Permission) -> Permission:
    """Who may write in threads may do there what writing allows."""
    return WRITING if Permission.SEND_MESSAGES_IN_THREADS in granted else NOTHING


def with_overwrite(channel: Json, who: str, *, deny: Permission, allow: Permission) -> Json:
    """A channel with a role's overwrite put in the place of its old one; an empty one goes."""
    others = [o for o in channel["permission_overwrites"] if o["id"] != who]
    if deny or allow:
        others.append({"id": who, "type": 0, "allow": str(int(allow)), "deny": str(int(deny))})
    return channel | {"permission_overwrites": others}


def denied_to(channel: Json, who: str) -> Permission:
    """What a channel's overwrite takes from a role."""
    found = [o for o in channel["permission_overwrites"] if o["id"] == who]
    return Permission(int(found[0]["deny"])) if found else NOTHING
