"""Forums: their tags, and which of them a post may have."""

from __future__ import annotations

from sandbox.errors import missing_permissions, tag_required
from sandbox.validation.form import Form
from sandbox.wire import ChannelType, Json, Permission
from sandbox.world import World

REQUIRE_TAG = 1 << 4  # the flag of a forum whose posts must have a tag
MAX_TAGS = 20  # of a forum
MAX_APPLIED = 5  # of a post
MAX_NAME = 20


def is_forum(channel: Json) -> bool:
    """Whether a channel has posts only."""
    return bool(channel["type"] == ChannelType.FORUM)


def is_post(world: World, channel: Json) -> bool:
    """Whether a thread is a forum's."""
    parent = world.channels.get(channel.get("parent_id") or "")
    return parent is not None and is_forum(parent)


def tags_from(world: World, forum: Json, wanted: list[Json]) -> list[Json]:
    """The tags of a forum as somebody wants them; those without a number are new."""
    form, known = Form(), {tag["id"] for tag in forum["available_tags"]}
    form.at_most("available_tags", wanted, MAX_TAGS)
    for index, tag in enumerate(wanted):
        place = form.at("available_tags", index)
        place.length("name", tag.get("name"), 1, MAX_NAME)
        if tag.get("id") is not None and str(tag["id"]) not in known:
            place.at("id").wrong("INVALID_FORUM_TAG", "This tag does not exist")
    names = ((form.at("available_tags", n, "name"), t["name"]) for n, t in enumerate(wanted))
    form.unique(names, "FORUM_TAG_NAMES_UNIQUE", "Tag names must be unique")
    form.done()
    return [
        {
            "id": str(tag.get("id") or world.ids.next()),
            "name": tag["name"],
            "moderated": bool(tag.get("moderated")),
            "emoji_id": tag.get("emoji_id"),
            "emoji_name": tag.get("emoji_name"),
        }
        for tag in wanted
    ]


def check_applied(world: World, forum: Json, applied: list[str], before: list[str]) -> None:
    """Refuse tags that a post of the bot cannot have, or no tag where one is required."""
    known = {tag["id"]: tag for tag in forum["available_tags"]}
    form = Form()
    form.at_most("applied_tags", applied, MAX_APPLIED)
    for index, number in enumerate(applied):
        if str(number) not in known:
            form.at("applied_tags", index).wrong("INVALID_FORUM_TAG", "This tag does not exist")
    form.done()
    moderates = Permission.MANAGE_THREADS in world.permissions(world.bot_id, forum)
    changed = set(map(str, applied)) ^ set(before)
    if not moderates and any(known[n]["moderated"] for n in changed if n in known):
        raise missing_permissions()
    if forum["flags"] & REQUIRE_TAG and not applied and not moderates:
        raise tag_required()
