"""Invitations to lobbies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.store.errors import NoSuchLobby
from bot.store.fleet import Shards
from bot.store.rows import Answer, CallRow, InvitedRow
from bot.store.sql.connection import Connection
from bot.store.sql.database import Database
from bot.store.sql.phrases import owned_by

_CALL = "select id, lobby, person, game, language, guild, channel, message, ended from call"


class SqlInvitations:
    """Keeps who is called to which lobby, and what they have said."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def call(self, call: CallRow) -> CallRow:
        """Store a new call to a lobby, whatever its number, and return it with its number."""

        def work(db: Connection) -> int:
            if db.execute("select 1 from lobby where id=?", (call.lobby,)).fetchone() is None:
                raise NoSuchLobby(f"there is no lobby {call.lobby}")
            (number,) = db.execute(
                "insert into call (lobby, person, game, language, guild, channel)"
                " values (?, ?, ?, ?, ?, ?) returning id",
                (call.lobby, call.person, call.game, call.language, call.guild, call.channel),
            ).fetchone()
            db.executemany(
                "insert into invited (call, person, place) values (?, ?, ?)",
                [(number, row.person, n) for n, row in enumerate(call.invited)],
            )
            _lobby_changed(db, call.lobby)
            return int(number)

        return replace(call, id=await self._db.write(work))

    async def get(self, call: int) -> CallRow | None:
        """Return a call, as long as its message does not say that it is over."""
        found = await self._db.look(lambda db: _find(db, " where id=?", call))
        return found[0] if found else None

    async def of(self, lobby: int) -> list[CallRow]:
        """List the calls to a lobby."""
        return await self._db.look(lambda db: _find(db, " where lobby=? order by id", lobby))

    async def asked_at(self, call: int, message: int) -> None:
        """Store which message calls people."""
        await self._db.put("update call set message=? where id=?", (message, call))

    async def answer(self, call: int, people: Sequence[int], answer: Answer) -> list[int]:
        """Store an answer of those who have given none; return whose it was."""

        def work(db: Connection) -> list[int]:
            row = db.execute("select lobby from call where id=? and not ended", (call,)).fetchone()
            if row is None:
                return []
            answered = [
                person
                for person in people
                if db.execute(
                    "update invited set answer=? where call=? and person=? and answer is null",
                    (answer, call, person),
                ).rowcount
            ]
            if answered:
                db.execute("update call set shown=false where id=?", (call,))
                _lobby_changed(db, row[0])
            return answered

        return await self._db.write(work)

    async def drop(self, call: int) -> None:
        """Forget a call that nobody has ever seen."""

        def work(db: Connection) -> None:
            for (lobby,) in db.execute("select lobby from call where id=?", (call,)).fetchall():
                _lobby_changed(db, lobby)
            db.execute("delete from call where id=?", (call,))

        await self._db.write(work)

    async def note_shown(self, call: CallRow) -> None:
        """Store that the message shows a call like this, and forget one that is over."""

        def work(db: Connection) -> None:
            if _find(db, " where id=?", call.id) == [call]:
                done = "delete from call" if call.ended else "update call set shown=true"
                db.execute(f"{done} where id=?", (call.id,))

        await self._db.write(work)

    async def to_show(self, *, owned: Shards | None = None) -> list[int]:
        """List the calls whose message does not show how they stand."""
        rows = await self._db.read(
            f"select id from call where not shown and {owned_by(owned)} order by id"
        )
        return [int(number) for (number,) in rows]


def _find(db: Connection, where: str, value: int) -> list[CallRow]:
    found = []
    for row in db.execute(_CALL + where, (value,)).fetchall():
        number, lobby, person, game, language, guild, channel, message, ended = row
        people = db.execute(
            "select person, answer from invited where call=? order by place", (number,)
        )
        invited = tuple(InvitedRow(p, None if a is None else Answer(a)) for p, a in people)
        found.append(
            CallRow(
                number,
                lobby,
                person,
                game,
                language,
                guild,
                channel,
                message,
                bool(ended),
                invited,
            )
        )
    return found


def note_guests(db: Connection, lobby: int) -> None:
    """Let those who have sat down have accepted, inside the transaction that seats them."""
    answered = db.execute(
        "update invited set answer=? where answer is null"
        " and call in (select id from call where lobby=?)"
        " and person in (select person from guest where lobby=?) returning call",
        (Answer.ACCEPTED, lobby, lobby),
    ).fetchall()
    db.executemany("update call set shown=false where id=?", answered)


def end_calls(db: Connection, lobby: int) -> None:
    """Let the calls to a lobby be over, inside the transaction that ends it."""
    db.execute("delete from call where lobby=? and message is null", (lobby,))
    db.execute("update call set ended=true, shown=false where lobby=?", (lobby,))


def _lobby_changed(db: Connection, lobby: int) -> None:
    """Its message says who is invited, and somebody cares for it."""
    db.execute("update lobby set shown=false, quiet=0 where id=?", (lobby,))
