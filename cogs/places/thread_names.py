"""Threads of games: names that differ, and a shorter life after the end.

A side bar on a phone shows about fifteen letters of a name, so what differs comes first: the
number of the game, its people, then which game it is.  A thread is opened before its game has a
number; it is renamed when the game begins and when somebody else sits down.  If somebody thinks
for five minutes, it says whose turn it is, until they have decided.

Discord allows two renames in ten minutes and makes whoever wants a third wait.  One of them is
always left for the moment when what a name says is no longer true.

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
from bot.tables.naming import all_called
from bot.tables.table import Table
from bot.texts import LANGUAGES, Texts
from bot.texts.saying import clipped
from cogs.core.failures import CallFailed, described, persistently
from cogs.places.forums import OVER, PLAYING, tags_wanted
from cogs.places.links import plain

log = logging.getLogger(__name__)

Minutes = Literal[1440, 10080]
WEEK_MINUTES: Final = 10080
DAY_MINUTES: Final = 1440
LONGEST_NAME = 100
LONGEST_TURN = 32
TURN_MARK = "▶"  # before the name of whose turn it is
RENAME_SECONDS = 600.0  # in which Discord takes two renames of a thread
THINKING_SECONDS = 300.0  # after which a thread says whose turn it is
LOOK_SECONDS = 1.0  # between two looks at a table whose thread waits for a new name
CALL_SECONDS = 10.0  # nobody waits longer for Discord: the name is not that important


class Wanted(NamedTuple):
    """What a thread should be like."""

    name: str | None  # None: whatever it is
    minutes: Minutes  # of silence, after which it is put away
    turn: str | None = None  # the name that says whose turn it is, if it is one person's
    state: str = PLAYING  # which tag a forum's post has


def waiting_name(texts: Texts, game: str, host: str) -> str:
    """The name of a thread whose game has not begun."""
    return _fitted(texts, "lobby-thread-waiting", host, game=texts(f"{game}-game"))


def playing_name(table: Table, turn: str | None = None) -> str:
    """The name of a game's thread: whose turn it is, its number, its people, what is played."""
    texts, row = Texts(table.row.language), table.row
    people = [seat.name for seat in table.seats if seat.person is not None]
    names = people or all_called(texts, table.seats)
    who = ", ".join(dict.fromkeys(plain(name) for name in names))
    about = {"game": texts(f"{row.name}-game"), "number": str(row.id)}
    if turn is None:
        return _fitted(texts, "lobby-thread-name", who, **about)
    return _fitted(
        texts, "lobby-thread-turn", who, turn=clipped(plain(turn), LONGEST_TURN), **about
    )


def _fitted(texts: Texts, key: str, who: str, **about: str) -> str:
    """Cut the people, and nothing else, to what a name takes."""
    room = LONGEST_NAME - len(texts(key, who="", **about))
    return texts(key, who=clipped(plain(who), room), **about)


def wanted_of(table: Table) -> Wanted:
    """What the thread of a game should be like now."""
    if table.row.status.is_over:
        return Wanted(None, DAY_MINUTES, state=OVER)
    asked = _asked(table)
    turn = None if asked is None else playing_name(table, f"{TURN_MARK} {asked}")
    return Wanted(playing_name(table), WEEK_MINUTES, turn)


def _asked(table: Table) -> str | None:
    """The one person who is asked openly, by name."""
    request = table.session.request
    if request is None or request.secret or request.quiet or len(request.choices) != 1:
        return None
    seat = table.seats[request.choices[0].seat]
    return seat.name if seat.person is not None else None


def is_our_name(name: str, game: str) -> bool:
    """Return whether a name may be one of ours: those whom a moderator gave are left alone."""
    return any(name.endswith(f" · {Texts(language)(f'{game}-game')}") for language in LANGUAGES)


class ThreadKeeper:
    """Lets the threads that we have opened be as wanted; no game ever waits for it."""

    def __init__(self, bot: ThothBot) -> None:
        self._bot = bot
        self._seen: WeakKeyDictionary[Table, Wanted] = WeakKeyDictionary()
        self._opened: WeakKeyDictionary[Table, tuple[int, float]] = WeakKeyDictionary()
        self._renamed: dict[int, list[float]] = {}  # threads, and when by the loop's clock
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
                changes, wait = self._changes(thread, table, wanted)
                if changes and not await self._change(thread, changes):
                    wait = None
                if wait is None:
                    self._seen[table] = wanted
                await asyncio.sleep(min(wait or 0.0, LOOK_SECONDS))  # more may change meanwhile
        finally:
            self._busy.discard(table.id)

    def _changes(
        self, thread: discord.Thread, table: Table, wanted: Wanted
    ) -> tuple[dict[str, Any], float | None]:
        """What is to be changed now, and for how long a new name must wait; None: it has none."""
        changes: dict[str, Any] = {}
        if thread.auto_archive_duration != wanted.minutes:
            changes["auto_archive_duration"] = wanted.minutes
        tags = tags_wanted(thread, wanted.state)
        if tags is not None:
            changes["applied_tags"] = list(map(str, tags))
        name, wait = self._new_name(thread, table, wanted)
        if name is not None and wait <= 0:
            changes["name"] = name
        return changes, None if name is None else max(wait, 0.0)

    def _new_name(
        self, thread: discord.Thread, table: Table, wanted: Wanted
    ) -> tuple[str | None, float]:
        """The name that a thread gets next, and in how many seconds; None if it keeps its own."""
        is_untrue = thread.name.startswith(TURN_MARK) and thread.name != wanted.turn
        is_kept = thread.name == wanted.turn or (wanted.name is None and not is_untrue)
        if is_kept or not is_our_name(thread.name, table.row.name):
            return None, 0.0
        if thread.name != wanted.name:
            name = wanted.name or playing_name(table)  # it was somebody's turn when the game ended
            return name, self._wait(thread, 2 if is_untrue else 1)
        thinking = max(THINKING_SECONDS - self._open_for(table), self._wait(thread, 1))
        return wanted.turn, thinking

    def _open_for(self, table: Table) -> float:
        """For how many seconds we have seen the question open that is asked."""
        now = asyncio.get_running_loop().time()
        opened, since = self._opened.get(table, (None, now))
        if opened != table.row.opened:
            since = now
            self._opened[table] = (table.row.opened, now)
        return now - since

    def _thread_of(self, table: Table) -> discord.Thread | None:
        """The thread of a table if we have opened it and it is awake; others are not ours."""
        place, me = table.row.place, self._bot.user
        guild = None if place.guild is None else self._bot.get_guild(place.guild)
        thread = None if guild is None else guild.get_thread(place.thread or 0)
        if thread is None or me is None or thread.owner_id != me.id:
            return None
        return None if thread.archived or thread.locked else thread

    def _wait(self, thread: discord.Thread, most: int) -> float:
        """For how many seconds a thread was renamed too often to be renamed again."""
        now = asyncio.get_running_loop().time()
        self._renamed = {
            number: lately
            for number, times in self._renamed.items()
            if (lately := [at for at in times if now < at + RENAME_SECONDS])
        }
        lately = self._renamed.get(thread.id, [])
        return lately[-most] + RENAME_SECONDS - now if len(lately) >= most else 0.0

    async def _change(self, thread: discord.Thread, changes: dict[str, Any]) -> bool:
        """Change a thread; a call that Discord lets wait is given up and holds up nothing."""
        if "name" in changes:
            now = asyncio.get_running_loop().time()
            self._renamed.setdefault(thread.id, []).append(now)
        try:
            async with asyncio.timeout(CALL_SECONDS):
                await persistently(lambda: self._bot.http.edit_channel(thread.id, **changes))
        except CallFailed as failed:
            log.info("thread %d stays as it is: %s", thread.id, described(failed))
            return False
        thread.name = changes.get("name", thread.name)  # the gateway may tell us later
        return True
