"""What people who manage a server settle for all of its games."""

from __future__ import annotations

import discord

from bot.texts import Texts
from cogs.admin.moderating import say_here, who
from cogs.admin.rights import begin_managing
from cogs.core.components import Interaction
from cogs.core.replies import show
from cogs.places import forums
from cogs.places.pins import pins_wanted, want_pins
from cogs.places.trouble import listed


async def set_forum(interaction: Interaction, forum: int | None, *, off: bool) -> None:
    """Let games be opened in a forum, name what is missing there, and make its tags."""
    texts, client, guild = await begin_managing(interaction), interaction.client, interaction.guild
    assert guild is not None, "the command is for servers only"
    before = await forums.forum_of(client, guild.id)
    public = Texts(str(interaction.guild_locale or "")[:2])
    if off:
        await forums.set_forum(client, guild.id, None)
        if before is not None:
            await say_here(interaction, public("admin-said-forum-off", who=who(interaction)))
        await show(interaction, texts("admin-forum-off"))
        return
    known = before if forum is None else guild.get_channel(forum)
    if not isinstance(known, discord.ForumChannel):
        await show(interaction, texts("admin-forum-none"))
        return
    lacking = await forums.make_tags(known, public)
    troubles = [t for t in forums.troubles_of(known) if t not in lacking]
    if known != before and not troubles:
        await forums.set_forum(client, guild.id, known.id)
        line = public("admin-said-forum", who=who(interaction), forum=known.mention)
        await say_here(interaction, line)
    key = "admin-forum-missing" if troubles else "admin-forum"
    said = [texts(key, forum=known.mention, list=listed(texts, troubles))]
    if lacking:
        said.append(texts("admin-forum-tags", tags=forums.tags_in_words(texts, lacking)))
    await show(interaction, "\n".join(said))


async def set_pins(interaction: Interaction, *, wanted: bool | None) -> None:
    """Let the newest panel of each game be pinned, or no longer; say how it is."""
    texts, store = await begin_managing(interaction), interaction.client.services.store
    assert interaction.guild_id is not None, "the command is for servers only"
    before = await pins_wanted(store, interaction.guild_id)
    if wanted is not None and wanted != before:
        await want_pins(store, interaction.guild_id, wanted=wanted)
        key = "admin-said-pin" if wanted else "admin-said-pin-off"
        public = Texts(str(interaction.guild_locale or "")[:2])
        await say_here(interaction, public(key, who=who(interaction)))
    is_on = before if wanted is None else wanted
    said = [texts("admin-pin" if is_on else "admin-pin-off")]
    if is_on and not interaction.app_permissions.pin_messages:
        name = texts("permission-pin-messages")
        said.append(texts("admin-pin-permission", name=name))
    await show(interaction, "\n".join(said))
