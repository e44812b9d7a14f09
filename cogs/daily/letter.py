"""The daily letter: in which games it is somebody's turn, until when, and the way there.

It is noted before it is sent, with a mark that it carries.  Whoever finds it noted but not sent,
because the bot died in between, looks for the mark before sending it again.
"""

from __future__ import annotations

import logging
import secrets

import discord
from discord.ui import Container

from bot.process.client import ThothBot
from bot.store.rows import DigestRow, GameRow
from bot.tables.preferences import DAILY
from bot.tables.refusals import CannotOpen
from bot.tables.table import Table
from bot.texts import FALLBACK, Texts
from bot.turns.deadlines import first_of
from bot.turns.own_time import nights_of
from cogs.core.failures import CallFailed, described, passes
from cogs.core.posting import find_posted, only
from cogs.core.replies import Sheet, words
from cogs.daily.when import day_of, is_due
from cogs.lobby.panel import game_title
from cogs.places.links import link_to
from cogs.table.direct_messages import CLOSED

log = logging.getLogger(__name__)
LOOK_SECONDS = 60.0  # between looking whose letter is due
MOST = 20  # games in one letter
MARKS = 2**31 - 1


async def write_letters(bot: ThothBot) -> None:
    """Write to everybody whose letter is due."""
    services = bot.services
    if not services.fleet.leads:
        return
    for person in await services.store.reminders.daily_people():
        settings, now = await services.people.get(person), services.clock()
        if nights_of(settings).is_stopped(now):  # also one that Discord did not take in the evening
            continue
        last = await services.store.reminders.digest(person)
        if last is not None and not last.sent and last.day == day_of(settings, now):
            await services.pace.turn()
            await _send(bot, last, again=True)
        elif settings.pings == DAILY and is_due(settings, last.day if last else None, now):
            await services.pace.turn()
            digest = DigestRow(person, day_of(settings, now), 1 + secrets.randbelow(MARKS))
            await services.store.reminders.keep_digest(digest)
            await _send(bot, digest)


async def _send(bot: ThothBot, digest: DigestRow, *, again: bool = False) -> None:
    """Send a letter that is noted, if anything waits; ``again``: it may have been sent before."""
    services = bot.services
    try:
        channel = await bot.create_dm(discord.Object(digest.person))
        if not (again and await find_posted(channel, {digest.mark})):
            sheet = await letter_sheet(bot, digest)
            if sheet is not None:
                await channel.send(view=sheet, nonce=digest.mark, allowed_mentions=only())
    except CallFailed as error:
        log.info("no daily letter to %d: %s", digest.person, described(error))
        if passes(error):
            return  # it is sent later, as long as the day lasts
        if isinstance(error, discord.Forbidden) and error.code in CLOSED:
            await services.people.change(digest.person, letters_closed=True)
    await services.store.reminders.digest_is_sent(digest)


async def letter_sheet(bot: ThothBot, digest: DigestRow) -> Sheet | None:
    """What is written: a line for each game that waits for its reader; None if none does."""
    services = bot.services
    settings = await services.people.get(digest.person)
    waiting = []
    for game in await services.store.games_of(digest.person):
        table = await _waits(bot, game, digest.person)
        waiting += [table] if table is not None else []
    if not waiting:
        return None
    texts = Texts(settings.language or _language(waiting))
    lines = [texts("time-digest", games=len(waiting))]
    lines += [await _line(bot, texts, table, digest.person) for table in waiting[:MOST]]
    if len(waiting) > MOST:
        lines.append(texts("time-digest-more", count=len(waiting) - MOST))
    lines.append(texts("time-digest-hint"))
    return Sheet(Container(words("\n".join(lines)), id=digest.mark))


async def _waits(bot: ThothBot, game: GameRow, person: int) -> Table | None:
    """The table of a game, if it waits for somebody."""
    try:
        table = await bot.services.tables.open(game.id)
    except CannotOpen as error:
        log.warning("%s", error)
        return None
    return table if table.asks(person) is not None else None


def _language(tables: list[Table]) -> str:
    """The language of the tables, if they have one; who has set none gets this one."""
    spoken = {table.row.language for table in tables}
    return spoken.pop() if len(spoken) == 1 else FALLBACK


async def _line(bot: ThothBot, texts: Texts, table: Table, person: int) -> str:
    """A game with a link to its panel, and until when its reader may think."""
    title = f"{game_title(texts, table.row.name)} {table.id}"
    panel = await bot.services.store.posts.panel(table.id)
    link = link_to(table.row.place, title, panel.message if panel is not None else None)
    clocks = await bot.services.store.clocks.all_of(table.id)
    mine = [clock for clock in clocks if clock.person in (0, person)]
    clock = first_of(table, mine)
    if clock is None:
        return texts("time-digest-game", link=link)
    return texts("time-digest-game-until", link=link, until=f"<t:{int(clock.deadline)}:R>")
