"""Lobbies in SQLite."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import astuple, replace
from itertools import groupby
from operator import itemgetter
from typing import Any

from bot.store.errors import NoSuchLobby
from bot.store.owners import of_lobby
from bot.store.rows import (
    GATHERING,
    LOBBY,
    Answer,
    ClosedLobbyRow,
    GuestRow,
    LobbyRow,
    Place,
    ScoreRow,
)
from bot.store.sqlite.database import Database, Values
from bot.store.sqlite.invitations import end_calls, note_guests

# The people who have given some answer to an invitation: none, or that they do not want to.
_ANSWERED = (
    "(select group_concat(person) from (select i.person from invited i join call c on c.id = i.call"
    " where c.lobby = l.id and i.answer is {} order by i.call, i.place))"
)
_SELECT = (
    "select l.id, l.name, l.host, l.seats, l.agreed, l.clock, l.language, l.guild, l.channel,"
    f" l.thread, l.message, l.made, l.score, {_ANSWERED.format('null')},"
    f" {_ANSWERED.format(repr(str(Answer.DECLINED)))}, l.before, l.number,"
    " g.name, g.person, g.level, g.chosen"
    " from lobby l left join guest g on g.lobby = l.id"
)
_ORDER = " order by l.id, g.place"
# As in cogs.lobby.panel.message_channel: a lobby's message is above its thread or in it.
_MESSAGE_CHANNEL = "case when thread is null or thread = message then channel else thread end"
_OF_LOBBY = 17  # so many columns of a row are the lobby's, the others a guest's


class SqliteLobbies:
    """Keeps games that are being arranged."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def open(self, lobby: LobbyRow) -> LobbyRow:
        """Store a new lobby, whatever its number, and return it with its number."""

        def work(db: sqlite3.Connection) -> LobbyRow:
            cursor = db.execute(
                "insert into lobby (name, host, seats, agreed, clock, language, guild, channel,"
                " thread, message, made, score, before, number, shown)"
                " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
                (
                    *_columns(lobby),
                    lobby.made,
                    json.dumps([astuple(row) for row in lobby.score]),
                    lobby.before,
                    lobby.number,
                ),
            )
            assert cursor.lastrowid is not None
            opened = replace(lobby, id=cursor.lastrowid)
            _insert_guests(db, opened)
            return opened

        return await self._db.write(work)

    async def get(self, lobby: int) -> LobbyRow:
        """Return a lobby."""
        found = await self._find(" where l.id=?", (lobby,))
        if not found:
            raise NoSuchLobby(f"there is no lobby {lobby}")
        return found[0]

    async def at(self, place: Place) -> list[LobbyRow]:
        """List the lobbies of a channel or thread."""
        return await self._find(
            " where l.channel is ? and l.thread is ?", (place.channel, place.thread)
        )

    async def of(self, person: int) -> list[LobbyRow]:
        """List the lobbies in which a person is."""
        return await self._find(
            " where l.id in (select lobby from guest where person=?)", (person,)
        )

    async def in_guild(self, guild: int) -> list[LobbyRow]:
        """List the lobbies of a server."""
        return await self._find(" where l.guild=?", (guild,))

    async def _find(self, where: str, values: Values) -> list[LobbyRow]:
        rows = await self._db.read(_SELECT + where + _ORDER, values)
        return [_lobby(list(same)) for _, same in groupby(rows, key=itemgetter(0))]

    async def with_message(self, message: int) -> int | None:
        """Return the number of the lobby that a message shows."""
        rows = await self._db.read("select id from lobby where message=?", (message,))
        return int(rows[0][0]) if rows else None

    async def save(self, lobby: LobbyRow) -> None:
        """Store what a lobby has become."""

        def work(db: sqlite3.Connection) -> None:
            changed = db.execute(
                "update lobby set name=?, host=?, seats=?, agreed=?, clock=?, language=?, guild=?,"
                " channel=?, thread=?, message=?, quiet=0, shown=0 where id=?",
                (*_columns(lobby), lobby.id),
            )
            if changed.rowcount != 1:
                raise NoSuchLobby(f"there is no lobby {lobby.id}")
            db.execute("delete from guest where lobby=?", (lobby.id,))
            _insert_guests(db, lobby)
            note_guests(db, lobby.id)

        await self._db.write(work)

    async def note_shown(self, lobby: LobbyRow) -> None:
        """Store that the message of a lobby shows this, unless it has become something else."""

        def work(db: sqlite3.Connection) -> None:
            rows = db.execute(_SELECT + " where l.id=?" + _ORDER, (lobby.id,)).fetchall()
            if rows and _lobby(rows) == lobby:
                db.execute("update lobby set shown=1 where id=?", (lobby.id,))

        await self._db.write(work)

    async def to_show(self) -> list[int]:
        """List the lobbies whose message does not show yet what they have become."""
        rows = await self._db.read("select id from lobby where not shown and message is not null")
        return [int(number) for (number,) in rows]

    async def close(self, lobby: int) -> None:
        """Forget a lobby, except that its message is still to say so."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                f"insert or ignore into closed_lobby select id, guild, {_MESSAGE_CHANNEL}, message,"
                " language from lobby where id=? and message is not null and channel is not null",
                (lobby,),
            )
            db.execute("delete from lobby where id=?", (lobby,))
            end_calls(db, lobby)

        await self._db.write(work)

    async def closed(self) -> list[ClosedLobbyRow]:
        """List the closed lobbies whose message does not say so yet."""
        rows = await self._db.read(
            "select id, guild, channel, message, language from closed_lobby order by id"
        )
        return [ClosedLobbyRow(*row) for row in rows]

    async def said_closed(self, lobby: int) -> None:
        """Store that the message of a closed lobby says so, or never can."""
        await self._db.put("delete from closed_lobby where id=?", (lobby,))

    async def close_unposted(self) -> None:
        """Forget lobbies that nobody has ever seen."""
        await self._db.put("delete from lobby where message is null")

    async def game_of(self, lobby: int) -> int | None:
        """Return the game that has begun in a lobby."""
        rows = await self._db.read(
            "select value from setting where owner=? and name='game'", (of_lobby(lobby),)
        )
        return int(rows[0][0]) if rows else None


def end_lobby(db: sqlite3.Connection, lobby: int, game: int) -> None:
    """Let a lobby end as its game begins, inside a transaction that somebody else has begun.

    Its message stays with the game, to say that it has begun and when it is over.
    """
    db.execute(
        "insert into post (game, kind, person, channel, message, revision)"
        f" select ?, ?, 0, {_MESSAGE_CHANNEL}, message, ?"
        " from lobby where id=? and message is not null and channel is not null",
        (game, LOBBY, GATHERING, lobby),
    )
    end_calls(db, lobby)
    ended = db.execute("delete from lobby where id=?", (lobby,))
    if ended.rowcount != 1:
        raise NoSuchLobby(f"there is no lobby {lobby}")
    db.execute("insert into setting values (?, 'game', ?)", (of_lobby(lobby), str(game)))


def _columns(lobby: LobbyRow) -> tuple[object, ...]:
    place = lobby.place
    return (
        lobby.name,
        lobby.host,
        lobby.seats,
        json.dumps(dict(lobby.agreed)),
        lobby.clock,
        lobby.language,
        place.guild,
        place.channel,
        place.thread,
        lobby.message,
    )


def _insert_guests(db: sqlite3.Connection, lobby: LobbyRow) -> None:
    db.executemany(
        "insert into guest (lobby, place, person, level, name, chosen) values (?, ?, ?, ?, ?, ?)",
        [
            (lobby.id, place, guest.person, guest.level, guest.name, guest.chosen)
            for place, guest in enumerate(lobby.guests)
        ],
    )


def _lobby(rows: list[Any]) -> LobbyRow:
    """Read a lobby from its rows, one a guest."""
    number, name, host, seats, agreed, clock, language, *where, message, made = rows[0][:12]
    score, invited, declined, before, order = rows[0][12:_OF_LOBBY]
    guests = tuple(GuestRow(*row[_OF_LOBBY:]) for row in rows if row[_OF_LOBBY] is not None)
    here = {guest.person for guest in guests}
    return LobbyRow(
        number,
        name,
        host,
        seats,
        json.loads(agreed),
        clock,
        language,
        Place(*where),
        message,
        made,
        guests,
        tuple(ScoreRow(*row) for row in json.loads(score)),
        tuple(person for person in _numbers(invited) if person not in here),
        tuple(person for person in _numbers(declined) if person not in here),
        before,
        order,
    )


def _numbers(written: str | None) -> list[int]:
    """Numbers that SQLite has put into one text, each once."""
    return list(dict.fromkeys(map(int, written.split(",")))) if written else []
