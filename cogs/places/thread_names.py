"""Threads of games: names that differ, and a shorter life after the end.

A side bar on a phone shows about fifteen letters of a name, so what differs comes first: the
number of the game, its people, then which game it is.  A thread is opened before its game has a
number; it is renamed when the game begins and when somebody else sits down, at most once in ten
minutes.  Discord allows two renames in that time and makes whoever wants a third wait, so a name
that says whose turn it is would often be wrong; and it writes a line into the thread for each.

Discord archives a thread by itself after some time without a message: a week while the game is
played, a day when it has ended.  Whoever writes or presses there in time finds all of it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final, Literal, NamedTuple
from weakref import WeakKeyDictionary

import discord

from bot.process.client import ThothBot
from bot.tables.table import Table
from bot.texts import LANGUAGES, Texts
from bot.texts.saying import clipped
from cogs.core.failures import CallFailed, described, persistently
from cogs.places.links import plain

log = logging.getLogger(__name__)

Minutes = Literal[1440, 10080]
WEEK_MINUTES: Final = 10080
DAY_MINUTES: Final = 1440
LONGEST_NAME = 100
RENAME_SECONDS = 600.0  # between two renames of a thread
LOOK_SECONDS = 1.0  # between two looks at a table whose thread waits for a new name
CALL_SECONDS = 10.0  # nobody waits longer for Discord: the name is not that important


class Wanted(NamedTuple):
    """What a thread should be like."""

    name: str | None  # None: whatever it is
    minutes: Minutes  # of silence, after which it is put away


def waiting_name(texts: Texts, game: str, host: str) -> str:
    """The name of a thread whose game has not begun."""
    return _fitted(texts, "lobby-thread-waiting", host, game=texts(f"{game}-game"))


def playing_name(table: Table) -> str:
    """The name of the thread of a game: its number, its people, what is played."""
    texts, row = Texts(table.row.language), table.row
    people = [seat.name for seat in table.seats if seat.person is not None]
    names = people or [seat.name for seat in table.seats]
    who = ", ".join(dict.fromkeys(plain(name) for name in names))
    return _fitted(
        texts, "lobby-thread-name", who, game=texts(f"{row.name}-game"), number=str(row.id)
    )


def _fitted(texts: Texts, key: str, who: str, **about: str) -> str:
    """Cut the people, and nothing else, to what a name takes."""
    room = LONGEST_NAME - len(texts(key, who="", **about))
    return texts(key, who=clipped(plain(who), room), **about)


def wanted_of(table: Table) -> Wanted:
    """What the thread of a game should be like now."""
    if table.row.status.is_over:
        return Wanted(None, DAY_MINUTES)
    return Wanted(playing_name(table), WEEK_MINUTES)


def is_our_name(name: str, game: str) -> bool:
    """Return whether a name may be one of ours: those whom a moderator gave are left alone."""
    return any(name.endswith(f" · {Texts(language)(f'{game}-game')}") for language in LANGUAGES)


class ThreadKeeper:
    """Lets the threads that we have opened be as wanted; no game ever waits for it."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._seen: WeakKeyDictionary[Table, Wanted] = WeakKeyDictionary()
        self._renamed: dict[int, float] = {}  # threads, and when by the loop's clock
        self._busy: set[int] = set()

    def is_due(self, table: Table) -> bool:
        """Return whether something about the thread of a table has changed."""
        if table.row.place.thread is None or table.id in self._busy:
            return False
        return self._seen.get(table) != wanted_of(table)

    async def keep(self, table: Table) -> None:
        """Rename a thread, or let it be put away sooner or later, when that is possible."""
        self._busy.add(table.id)
        try:
            while self._seen.get(table) != (wanted := wanted_of(table)):
                thread = self._thread_of(table)
                if thread is None:
                    return  # it may be ours and awake when something else changes
                changes = _changes(thread, table, wanted)
                wait = self._wait(thread) if "name" in changes else 0.0
                if wait > 0:
                    changes.pop("name")
                else:
                    self._seen[table] = wanted
                if changes:
                    await self._change(thread, changes)
                await asyncio.sleep(min(wait, LOOK_SECONDS))  # more may change meanwhile
        finally:
            self._busy.discard(table.id)

    def _thread_of(self, table: Table) -> discord.Thread | None:
        """The thread of a table if we have opened it and it is awake; others are not ours."""
        place, me = table.row.place, self._bot.user
        guild = None if place.guild is None else self._bot.get_guild(place.guild)
        thread = None if guild is None else guild.get_thread(place.thread or 0)
        if thread is None or me is None or thread.owner_id != me.id:
            return None
        return None if thread.archived or thread.locked else thread

    def _wait(self, thread: discord.Thread) -> float:
        now = asyncio.get_running_loop().time()
        self._renamed = {t: at for t, at in self._renamed.items() if now < at + RENAME_SECONDS}
        return self._renamed.get(thread.id, now - RENAME_SECONDS) + RENAME_SECONDS - now

    async def _change(self, thread: discord.Thread, changes: dict[str, Any]) -> None:
        """Change a thread; a call that Discord lets wait is given up and holds up nothing."""
        if "name" in changes:
            self._renamed[thread.id] = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(CALL_SECONDS):
                await persistently(lambda: self._bot.http.edit_channel(thread.id, **changes))
        except CallFailed as failed:
            log.info("thread %d stays as it is: %s", thread.id, described(failed))


def _changes(thread: discord.Thread, table: Table, wanted: Wanted) -> dict[str, Any]:
    """What must be changed about a thread."""
    changes: dict[str, Any] = {}
    is_other = wanted.name not in (None, thread.name)
    if wanted.name is not None and is_other and is_our_name(thread.name, table.row.name):
        changes["name"] = wanted.name
    if thread.auto_archive_duration != wanted.minutes:
        changes["auto_archive_duration"] = wanted.minutes
    return changes
