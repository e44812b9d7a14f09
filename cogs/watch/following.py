"""Following a game without playing: who is told what, and how.

Code that posts a followed game's news asks here whom to ping (:func:`watchers_to_ping`) and whom
to send a direct message (:func:`tell_watchers`).
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.games.game_ui import GameUi
from bot.games.uis import ui_of
from bot.process.client import ThothBot
from bot.process.services import Services
from bot.store.rows import WatcherRow
from bot.tables.preferences import CHAPTERS, END, LEVELS, level_meant
from bot.tables.table import Table
from bot.texts import Texts
from bot.turns.nudging import is_night_for, may_be_called
from cogs.core.components import Interaction, Pressed, Way, button, menu, old_button, on, option
from cogs.core.failures import CallFailed, described, persistently
from cogs.core.posting import channel_of, groups
from cogs.core.replies import Sheet, begin, show, texts_for, words
from cogs.places.links import mention, send
from cogs.watch.boards import show_now
from cogs.watch.looking import table_shown

log = logging.getLogger(__name__)

THREAD, DM, OFF = "thread", "dm", "off"
HOW = (THREAD, DM, OFF)
USUAL_LEVEL = CHAPTERS
BESIDE_NEWS = 20  # people pinged in the news itself, which has little room
IN_A_LINE = 80  # people pinged in a separate message of up to 2,000 characters


# --- for code that posts news -------------------------------------------------------------------


async def watchers_to_ping(
    services: Services, table: Table, watchers: Sequence[WatcherRow], level: str
) -> list[int]:
    """Whom a public message may call because of a new turn, a new chapter or the end.

    These are as many as have room in it; :func:`tell_watchers` calls the others.
    """
    return (await _to_ping(services, table, watchers, level))[:BESIDE_NEWS]


async def _to_ping(
    services: Services, table: Table, watchers: Sequence[WatcherRow], level: str
) -> list[int]:
    found = []
    for watcher in _wanting(table, watchers, level, THREAD):
        pings = (await services.people.get(watcher.person)).pings
        if pings in LEVELS and _takes_in(pings, level):
            found.append(watcher.person)
    return await may_be_called(services, found)


def called_lines(texts: Texts, people: Sequence[int]) -> list[str]:
    """A small line that calls people, for a message that allows it; none for nobody."""
    who = " ".join(mention(person) for person in people)
    return [texts("watch-called", who=who)] if who else []


async def tell_watchers(
    bot: ThothBot, table: Table, watchers: Sequence[WatcherRow], level: str, jump_url: str
) -> None:
    """Call those for whom the news had no room, and write to those who want letters.

    Whatever does not arrive is no reason to stop: the game does not wait for those who watch.
    """
    left = (await _to_ping(bot.services, table, watchers, level))[BESIDE_NEWS:]
    for people in groups(left, IN_A_LINE):
        await _call(bot, table, people)
    for watcher in _wanting(table, watchers, level, DM):
        person = await bot.services.people.get(watcher.person)
        if person.letters_closed or not person.letters:
            continue
        texts = Texts(person.language or table.row.language)
        await _write(bot, watcher.person, _told(texts, table, level, jump_url))


def _told(texts: Texts, table: Table, level: str, link: str) -> str:
    """What a letter says of the news."""
    ui = ui_of(table.row.name)
    return texts(
        f"watch-told-{level}",
        game=texts(f"{table.row.name}-game"),
        number=table.id,
        headline=ui.headline(texts, table.view(None)),
        chapter=ui.chapter(texts) if level == CHAPTERS else "",
        link=link,
    )


async def _call(bot: ThothBot, table: Table, people: Sequence[int]) -> None:
    """Call people by a line of its own below the news."""
    (line,) = called_lines(Texts(table.row.language), people)
    try:
        await send(await channel_of(bot, table), line, *people)
    except CallFailed as error:
        log.warning("game %d: %d watchers not called, %s", table.id, len(people), described(error))


def _wanting(
    table: Table, watchers: Sequence[WatcherRow], level: str, how: str
) -> list[WatcherRow]:
    """Who follows in this way and wants to know; players know already."""
    assert level in LEVELS, level
    playing = set(table.people)
    return [
        watcher
        for watcher in watchers
        if watcher.how == how and watcher.person not in playing and _takes_in(watcher.level, level)
    ]


def _takes_in(wanted: str, level: str) -> bool:
    return LEVELS.index(level_meant(wanted)) <= LEVELS.index(level)


async def _write(bot: ThothBot, person: int, text: str) -> bool:
    """Send a letter, without a sound in quiet hours; say whether it has arrived."""
    try:
        letter = await persistently(lambda: bot.create_dm(discord.Object(person)))
        silent = await is_night_for(bot.services, person)
        await send(letter, Sheet(words(text)), silent=silent)
    except discord.Forbidden:  # they refuse direct messages, so send no more
        log.info("person %d takes no letters", person)
        await bot.services.people.change(person, letters_closed=True)
        return False
    except CallFailed as error:
        log.warning("no letter to person %d: %s", person, described(error))
        return False
    return True


# --- for those who follow -----------------------------------------------------------------------


async def follow(
    interaction: Interaction, table: Table, how: str | None, level: str | None
) -> None:
    """Follow a game, follow it differently, or stop; what is left out stays."""
    texts = await begin(interaction)
    person, watchers = interaction.user.id, interaction.client.services.store.watchers
    if table.seats_of(person):
        await show(interaction, texts("watch-playing"))
        return
    if how == OFF:
        await watchers.drop(table.id, person)
        await show(interaction, texts("watch-off"), button(texts("watch-on"), "watch", table.id))
        return
    if table.row.status.is_over:
        await show(interaction, texts("watch-over"))
        return
    before = await _watching(interaction, table)
    watcher = WatcherRow(
        table.id,
        person,
        how if how in HOW else before.how if before else THREAD,
        level if level in LEVELS else level_meant(before.level) if before else USUAL_LEVEL,
    )
    if watcher.how == DM and not (await interaction.client.services.people.get(person)).letters:
        await show(interaction, texts("watch-letters-off"))
        return
    if not await _arrives(interaction, table, watcher, before):
        await show(interaction, texts("watch-letters-closed"))
        return
    await watchers.keep(watcher)
    await _show_state(interaction, table, watcher)


async def _watching(interaction: Interaction, table: Table) -> WatcherRow | None:
    watching = await interaction.client.services.store.watchers.of(table.id)
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
    await bot.services.people.change(watcher.person, letters_closed=False)
    return True


async def _show_state(interaction: Interaction, table: Table, watcher: WatcherRow) -> None:
    """Say how somebody follows, and let them change it."""
    texts = texts_for(interaction)
    levels = level_names(texts, ui_of(table.row.name))
    chosen = level_meant(watcher.level)
    options = [option(level, name, chosen=level == chosen) for level, name in levels.items()]
    other = DM if watcher.how == THREAD else THREAD
    await show(
        interaction,
        texts("watch-state", how=watcher.how, level=levels.get(chosen, levels[END])),
        menu(texts("watch-menu"), options, "watch", table.id, 0, "level"),
        button(texts(f"watch-by-{other}"), "watch", table.id, 0, other),
        button(texts("watch-stop"), "watch", table.id, 0, OFF),
    )


def level_names(texts: Texts, ui: GameUi) -> dict[str, str]:
    """What one may be called for in a game, in its own words; not every game has chapters."""
    chapters = ui.chapters(texts)
    names = {level: texts(f"watch-level-{level}") for level in LEVELS}
    if chapters:
        names[CHAPTERS] = texts("watch-level-these", chapters=chapters)
    else:
        del names[CHAPTERS]
    return names


@on("watch", Way.BUTTON, Way.MENU)
async def watch_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Follow; or change how, by a button or the menu of an earlier answer."""
    await begin(interaction)
    table = await table_shown(interaction, pressed.number)
    level = pressed.values[0] if pressed.values else None
    if pressed.rest not in ("", "level", *HOW) or level not in (None, *LEVELS):
        raise old_button()
    if not pressed.rest and table.seats_of(interaction.user.id):
        await show_now(interaction, table)  # players are called anyway; they may want to look
        return
    await follow(interaction, table, pressed.rest if pressed.rest in HOW else None, level)
