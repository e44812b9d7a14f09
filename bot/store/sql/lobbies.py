"""Lobbies."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple, replace
from itertools import groupby
from operator import itemgetter
from typing import Any

from bot.store.errors import NoSuchLobby, StaleWrite
from bot.store.fleet import Shards
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
from bot.store.sql.connection import Connection
from bot.store.sql.database import Database, Values
from bot.store.sql.invitations import end_calls, note_guests
from bot.store.sql.phrases import owned_by

_SELECT = (
    "select l.id, l.name, l.host, l.seats, l.agreed, l.clock, l.language, l.guild, l.channel,"
    " l.thread, l.message, l.made, l.score, l.before, l.number,"
    " g.name, g.person, g.level, g.chosen"
    " from lobby l left join guest g on g.lobby = l.id"
)
_ORDER = " order by l.id, g.place"
# As in cogs.lobby.panel.message_channel: a lobby's message is above its thread or in it.
_MESSAGE_CHANNEL = "case when thread is null or thread = message then channel else thread end"
_OF_LOBBY = 15  # so many columns of a row are the lobby's, the others a guest's
_SQL_INVITED = (
    "select i.person, i.answer from invited i join call c on c.id = i.call"
    " where c.lobby=? order by i.call, i.place"
)


class SqlLobbies:
    """Keeps games that are being arranged."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def open(self, lobby: LobbyRow) -> LobbyRow:
        """Store a new lobby, whatever its number, and return it with its number."""

        def work(db: Connection) -> LobbyRow:
            (number,) = db.execute(
                "insert into lobby (name, host, seats, agreed, clock, language, guild, channel,"
                " thread, message, made, score, before, number, shown)"
                " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, false) returning id",
                (
                    *_columns(lobby),
                    lobby.made,
                    json.dumps([astuple(row) for row in lobby.score]),
                    lobby.before,
                    lobby.number,
                ),
            ).fetchone()
            opened = replace(lobby, id=int(number))
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
        return await self._db.look(lambda db: _find(db, where, values))

    async def with_message(self, message: int) -> int | None:
        """Return the number of the lobby that a message shows."""
        rows = await self._db.read("select id from lobby where message=?", (message,))
        return int(rows[0][0]) if rows else None

    async def save(self, lobby: LobbyRow, before: LobbyRow | None = None) -> None:
        """Store what a lobby has become, if it is still what it was before."""

        def work(db: Connection) -> None:
            expect_lobby(db, before)
            changed = db.execute(
                "update lobby set name=?, host=?, seats=?, agreed=?, clock=?, language=?, guild=?,"
                " channel=?, thread=?, message=?, quiet=0, shown=false where id=?",
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

        def work(db: Connection) -> None:
            if _find(db, " where l.id=?", (lobby.id,)) == [lobby]:
                db.execute("update lobby set shown=true where id=?", (lobby.id,))

        await self._db.write(work)

    async def to_show(self, *, owned: Shards | None = None) -> list[int]:
        """List the lobbies whose message does not show yet what they have become."""
        rows = await self._db.read(
            f"select id from lobby where not shown and message is not null"
            f" and {owned_by(owned)} order by id"
        )
        return [int(number) for (number,) in rows]

    async def close(self, lobby: int, before: LobbyRow | None = None) -> None:
        """Forget a lobby, except that its message is still to say so."""

        def work(db: Connection) -> None:
            expect_lobby(db, before)
            db.execute(
                f"insert into closed_lobby select id, guild, {_MESSAGE_CHANNEL}, message,"
                " language from lobby where id=? and message is not null and channel is not null"
                " on conflict do nothing",
                (lobby,),
            )
            db.execute("delete from lobby where id=?", (lobby,))
            end_calls(db, lobby)

        await self._db.write(work)

    async def closed(self, *, owned: Shards | None = None) -> list[ClosedLobbyRow]:
        """List the closed lobbies whose message does not say so yet."""
        rows = await self._db.read(
            "select id, guild, channel, message, language from closed_lobby"
            f" where {owned_by(owned)} order by id"
        )
        return [ClosedLobbyRow(*row) for row in rows]

    async def said_closed(self, lobby: int) -> None:
        """Store that the message of a closed lobby says so, or never can."""
        await self._db.put("delete from closed_lobby where id=?", (lobby,))

    async def close_unposted(self, *, owned: Shards | None = None) -> None:
        """Forget lobbies that nobody has ever seen."""
        await self._db.put(f"delete from lobby where message is null and {owned_by(owned)}")

    async def game_of(self, lobby: int) -> int | None:
        """Return the game that has begun in a lobby."""
        rows = await self._db.read(
            "select value from setting where owner=? and name='game'", (of_lobby(lobby),)
        )
        return int(rows[0][0]) if rows else None


def expect_lobby(db: Connection, before: LobbyRow | None) -> None:
    """Refuse to go on if a lobby is not what somebody believes; one that is no more is told of."""
    if before is not None:
        now = _find(db, " where l.id=?", (before.id,))
        if now and now != [before]:
            raise StaleWrite(f"lobby {before.id} has changed")


def end_lobby(db: Connection, lobby: int, game: int) -> None:
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


def _insert_guests(db: Connection, lobby: LobbyRow) -> None:
    db.executemany(
        "insert into guest (lobby, place, person, level, name, chosen) values (?, ?, ?, ?, ?, ?)",
        [
            (lobby.id, place, guest.person, guest.level, guest.name, guest.chosen)
            for place, guest in enumerate(lobby.guests)
        ],
    )


def _find(db: Connection, where: str, values: Values) -> list[LobbyRow]:
    rows = db.execute(_SELECT + where + _ORDER, values).fetchall()
    return [_lobby(db, list(same)) for _, same in groupby(rows, key=itemgetter(0))]


def _lobby(db: Connection, rows: list[Any]) -> LobbyRow:
    """Read a lobby from its rows, one a guest."""
    number, name, host, seats, agreed, clock, language, *where, message, made = rows[0][:12]
    score, before, order = rows[0][12:_OF_LOBBY]
    invited = db.execute(_SQL_INVITED, (number,)).fetchall()
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
        tuple(person for person in _who(invited, None) if person not in here),
        tuple(person for person in _who(invited, Answer.DECLINED) if person not in here),
        before,
        order,
    )


def _who(invited: Sequence[tuple[int, str | None]], answer: Answer | None) -> list[int]:
    """Those who have given an answer to an invitation, or none, each once."""
    return list(dict.fromkeys(person for person, said in invited if said == answer))
