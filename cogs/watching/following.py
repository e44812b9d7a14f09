"""Following a game without playing it: who is told of what, and how.

Whoever posts news of a game asks here whom to call (:func:`watchers_to_ping`), and lets those be
told who want letters (:func:`tell_watchers`).
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.client import ThothBot
from bot.fronts import front_of
from bot.house import House
from bot.store.rows import Status
from bot.store.watchers import WatcherRow
from bot.tables.table import Table
from bot.texts import Texts
from cogs.answering import Sheet, begin, show, texts_for, words
from cogs.places import mention
from cogs.presses import Interaction, Pressed, button, menu, on, option
from cogs.speaking import channel_of

log = logging.getLogger(__name__)

THREAD, DM, OFF = "thread", "dm", "off"
HOW = (THREAD, DM, OFF)
LEVELS = ("turns", "conflicts", "end")  # each of these takes in the ones after it
USUAL_LEVEL = "conflicts"


# --- for whoever posts news ---------------------------------------------------------------------


async def watchers_to_ping(house: House, table: Table, level: str) -> list[int]:
    """Whom a public message may call because of a new turn, a conflict or the end."""
    found = []
    for watcher in await _wanting(house, table, level, THREAD):
        pings = (await house.people.get(watcher.person)).pings
        if pings in LEVELS and _takes_in(pings, level):
            found.append(watcher.person)
    return found


def called_lines(texts: Texts, people: Sequence[int]) -> list[str]:
    """A small line that calls people, for a message that allows it; none for nobody."""
    who = " ".join(mention(person) for person in people)
    return [texts("watch-called", who=who)] if who else []


async def tell_watchers(bot: ThothBot, table: Table, level: str, jump_url: str) -> None:
    """Write to those who want letters; one that does not arrive is no reason to stop."""
    for watcher in await _wanting(bot.house, table, level, DM):
        person = await bot.house.people.get(watcher.person)
        if person.letters_closed:
            continue
        texts = Texts(person.language or table.row.language)
        text = texts(
            f"watch-told-{level}", game=texts(f"{table.row.name}-game"), number=table.id,
            headline=_headline(texts, table), link=jump_url,
        )  # fmt: skip
        await _write(bot, watcher.person, text)


async def _wanting(house: House, table: Table, level: str, how: str) -> list[WatcherRow]:
    """Who follows in this way and wants to know; players know already."""
    assert level in LEVELS, level
    playing = set(table.people)
    return [
        watcher for watcher in await house.store.watchers.of(table.id)
        if watcher.how == how and watcher.person not in playing and _takes_in(watcher.level, level)
    ]  # fmt: skip


def _takes_in(wanted: str, level: str) -> bool:
    return LEVELS.index(wanted) <= LEVELS.index(level)


async def _write(bot: ThothBot, person: int, text: str) -> bool:
    """Send a letter; say whether it has arrived."""
    try:
        letter = await bot.create_dm(discord.Object(person))
        await letter.send(view=Sheet(words(text)))
    except discord.Forbidden:  # they take no letters, so they get no more
        log.info("person %d takes no letters", person)
        await bot.house.people.change(person, letters_closed=True)
        return False
    except discord.HTTPException as error:
        log.warning("no letter to person %d: %d %d", person, error.status, error.code)
        return False
    return True


def _headline(texts: Texts, table: Table) -> str:
    return front_of(table.row.name).headline(texts, table.view(None))


# --- for those who follow -----------------------------------------------------------------------


async def follow(
    interaction: Interaction, table: Table, how: str | None, level: str | None
) -> None:
    """Follow a game, or follow it otherwise than before, or no more; what is left out stays."""
    texts = await begin(interaction)
    person, watchers = interaction.user.id, interaction.client.house.store.watchers
    if table.seats_of(person):
        await show(interaction, texts("watch-playing"))
        return
    if how == OFF:
        await watchers.drop(table.id, person)
        await show(interaction, texts("watch-off"), button(texts("watch-on"), "watch", table.id))
        return
    if table.row.status is not Status.PLAYING:
        await show(interaction, texts("watch-over"))
        return
    before = await _watching(interaction, table)
    watcher = WatcherRow(
        table.id, person,
        how if how in HOW else before.how if before else THREAD,
        level if level in LEVELS else before.level if before else USUAL_LEVEL,
    )  # fmt: skip
    if not await _arrives(interaction, table, watcher, before):
        await show(interaction, texts("watch-letters-closed"))
        return
    await watchers.keep(watcher)
    await _show_state(interaction, table, watcher)


async def _watching(interaction: Interaction, table: Table) -> WatcherRow | None:
    watching = await interaction.client.house.store.watchers.of(table.id)
    return next((w for w in watching if w.person == interaction.user.id), None)


async def _arrives(
    interaction: Interaction, table: Table, watcher: WatcherRow, before: WatcherRow | None
) -> bool:
    """Open the way by which news will come; False if they take no letters."""
    bot = interaction.client
    if watcher.how == THREAD:
        thread = await channel_of(bot, table)
        if isinstance(thread, discord.Thread):
            await thread.add_user(discord.Object(watcher.person))
        return True
    if before is not None and before.how == DM:
        return True
    texts = texts_for(interaction)
    text = texts("watch-letter", game=texts(f"{table.row.name}-game"), number=table.id)
    if not await _write(bot, watcher.person, text):
        return False
    await bot.house.people.change(watcher.person, letters_closed=False)
    return True


async def _show_state(interaction: Interaction, table: Table, watcher: WatcherRow) -> None:
    """Say how somebody follows, and let them change it."""
    texts = texts_for(interaction)
    options = [
        option(level, texts(f"watch-level-{level}"), chosen=level == watcher.level)
        for level in LEVELS
    ]
    other = DM if watcher.how == THREAD else THREAD
    await show(
        interaction,
        texts("watch-state", how=watcher.how, level=texts(f"watch-level-{watcher.level}")),
        menu(texts("watch-menu"), options, "watch", table.id, 0, "level"),
        button(texts(f"watch-by-{other}"), "watch", table.id, 0, other),
        button(texts("watch-stop"), "watch", table.id, 0, OFF),
    )


@on("watch")
async def watch_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Follow; or change how, by a button or the menu of an earlier answer."""
    await begin(interaction)
    table = await interaction.client.house.tables.open(pressed.number)
    how = pressed.rest if pressed.rest in HOW else None
    level = pressed.values[0] if pressed.values else None
    await follow(interaction, table, how, level)
