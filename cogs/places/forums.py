"""A forum where the games of a server are opened: a post a game, with a tag for how it stands.

The tags are found by their names, in any of our languages; those that are missing are made if we
may.  Tags are cosmetic: no game ever waits for them.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Literal

import discord

from bot.process.client import ThothBot
from bot.store.owners import of_guild
from bot.store.rows import Place
from bot.texts import LANGUAGES, Texts
from cogs.core.components import Interaction
from cogs.core.failures import CallFailed, described, persistently
from cogs.places.trouble import EVERYWHERE, REQUIRED_TAG

log = logging.getLogger(__name__)
SETTING = "forum"  # of a server: the number of the forum
OPEN, PLAYING, OVER = STATES = ("open", "playing", "over")
MOST_TAGS = 20  # of a forum, says Discord
MOST_APPLIED = 5
NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", *EVERYWHERE)


async def forum_here(interaction: Interaction) -> discord.ForumChannel | None:
    """The forum where somebody's game is to be opened; who asks in a thread plays there."""
    if interaction.guild_id is None or isinstance(interaction.channel, discord.Thread):
        return None
    return await forum_of(interaction.client, interaction.guild_id)


async def forum_of(client: ThothBot, guild: int) -> discord.ForumChannel | None:
    """The forum of a server; none is set, or it is gone."""
    stored = await client.services.store.setting(of_guild(guild), SETTING)
    known = client.get_guild(guild)
    channel = None if not stored or known is None else known.get_channel(int(stored))
    return channel if isinstance(channel, discord.ForumChannel) else None


async def set_forum(client: ThothBot, guild: int, forum: int | None) -> None:
    """Let games be opened in a forum, or where they are asked for again."""
    await client.services.store.set_setting(of_guild(guild), SETTING, str(forum or ""))


def troubles_of(forum: discord.ForumChannel) -> list[str]:
    """What keeps us from opening games in a forum; permissions, and a tag that it wants."""
    mine = forum.permissions_for(forum.guild.me)
    missing = [name for name in NEEDED if not getattr(mine, name)]
    if not missing and forum.flags.require_tag and tag_for(forum, OPEN) is None:
        return [REQUIRED_TAG]
    return missing


# --- tags ---------------------------------------------------------------------------------------


def tag_for(forum: discord.ForumChannel, state: str) -> discord.ForumTag | None:
    """The tag for a state that we may use, by its name in any language."""
    names = {Texts(language)(f"forum-tag-{state}").casefold() for language in LANGUAGES}
    moderates = forum.permissions_for(forum.guild.me).manage_threads
    usable = (tag for tag in forum.available_tags if moderates or not tag.moderated)
    return next((tag for tag in usable if tag.name.casefold() in names), None)


async def make_tags(forum: discord.ForumChannel, texts: Texts) -> list[str]:
    """Make the tags that a forum lacks; return the names of those that it still lacks."""
    lacking = [state for state in STATES if tag_for(forum, state) is None]
    names = [texts(f"forum-tag-{state}") for state in lacking]
    taken = {tag.name.casefold() for tag in forum.available_tags}
    fits = len(forum.available_tags) + len(names) <= MOST_TAGS
    if not names or not fits or taken & {name.casefold() for name in names}:
        return names
    if not forum.permissions_for(forum.guild.me).manage_channels:
        return names
    new = [discord.ForumTag(name=name) for name in names]
    try:
        await persistently(lambda: forum.edit(available_tags=[*forum.available_tags, *new]))
    except CallFailed as failed:
        log.info("forum %d gets no tags: %s", forum.id, described(failed))
        return names
    return []


def tags_wanted(thread: discord.Thread, state: str) -> list[int] | None:
    """The tags that a post should have in a state; None if they are as they should be."""
    forum = thread.parent
    if not isinstance(forum, discord.ForumChannel):
        return None
    tag, ours = tag_for(forum, state), {t.id for s in STATES if (t := tag_for(forum, s))}
    now = [one.id for one in thread.applied_tags]
    if tag is None or tag.id in now:
        return None
    return [*(number for number in now if number not in ours), tag.id][-MOST_APPLIED:]


async def say_over(client: ThothBot, place: Place) -> None:
    """Let the post of a table that never began say that nothing is played there."""
    guild = None if place.guild is None else client.get_guild(place.guild)
    thread = None if guild is None else guild.get_thread(place.thread or 0)
    if thread is None or client.user is None or thread.owner_id != client.user.id:
        return
    wanted = None if thread.archived or thread.locked else tags_wanted(thread, OVER)
    if wanted is not None:
        try:
            await client.http.edit_channel(thread.id, applied_tags=list(map(str, wanted)))
        except CallFailed as failed:
            log.info("post %d keeps its tags: %s", thread.id, described(failed))


# --- opening a post -----------------------------------------------------------------------------


async def open_post(
    forum: discord.ForumChannel, name: str, said: discord.ui.LayoutView, minutes: Literal[10080]
) -> discord.Thread:
    """Open a post; the tag says that players are wanted."""
    tag = tag_for(forum, OPEN)
    made = await forum.create_thread(
        name=name,
        view=said,
        applied_tags=[] if tag is None else [tag],
        auto_archive_duration=minutes,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    return made.thread


def tags_in_words(texts: Texts, names: Sequence[str]) -> str:
    """Tags as somebody reads of them."""
    return ", ".join(texts("forum-tag-quoted", name=name) for name in names)
