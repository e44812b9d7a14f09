"""Reminders and daily letters: what is to be sent, and what has been."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.store.fleet import Shards
from bot.store.owners import of_game
from bot.store.rows import DigestRow, ReminderRow, Status
from bot.store.sql.clocks import announce, plan_reminder
from bot.store.sql.connection import Connection
from bot.store.sql.database import Database
from bot.store.sql.phrases import SQL_SET, owned_by
from bot.store.sql.reading import said

_COLUMNS = "reminder.game, reminder.person, kind, reminder.opened, due"
_OF_PERSON = "game=? and person=? and kind=? and opened=?"
CALLED = "called"  # the setting of a table that says when people were last called


class SqlReminders:
    """Who is reminded of what, and when."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, game: int) -> list[ReminderRow]:
        """List the reminders of a game that are still to be sent."""
        rows = await self._db.read(
            f"select {_COLUMNS} from reminder where game=? and not sent order by due, person",
            (game,),
        )
        return [ReminderRow(*row) for row in rows]

    async def plan(self, reminder: ReminderRow) -> None:
        """Plan a reminder in place of the one before, unless it was sent for the same request."""
        await self._db.write(lambda db: plan_reminder(db, reminder))

    async def due(self, now: float, *, owned: Shards | None = None) -> list[ReminderRow]:
        """List what is due in games that are being played, in the order of the games."""
        rows = await self._db.read(
            f"select {_COLUMNS} from reminder join game on game.id = reminder.game"
            f" where due <= ? and not sent and status = ? and {owned_by(owned)}"
            " order by reminder.game, due, person",
            (now, Status.PLAYING),
        )
        return [ReminderRow(*row) for row in rows]

    async def put_off(self, reminder: ReminderRow, announcement: int | None = None) -> None:
        """Let a reminder be due later; one that was to be announced is struck off."""

        def work(db: Connection) -> None:
            db.execute(
                f"update reminder set due=?, sent=false where {_OF_PERSON}",
                (reminder.due, *_of_person(reminder)),
            )
            if announcement is not None:
                db.execute("delete from outbox where id=?", (announcement,))

        await self._db.write(work)

    async def skip(self, reminders: Sequence[ReminderRow]) -> None:
        """Note that reminders are not to be sent any more."""

        def work(db: Connection) -> None:
            for reminder in reminders:
                _is_sent(db, reminder)

        await self._db.write(work)

    async def send(self, game: int, kind: str, reminders: Sequence[ReminderRow]) -> None:
        """Note that people are reminded, and that this is to be announced; once only."""

        def work(db: Connection) -> None:
            people = [reminder.person for reminder in reminders if _is_sent(db, reminder)]
            if people:
                data = {"kind": kind, "people": people, "opened": reminders[0].opened}
                announce(db, game, "nudge", json.dumps(data))

        await self._db.write(work)

    async def call(self, game: int, people: Sequence[int], now: float, pause: float) -> float:
        """Announce that people are called, unless that was so shortly before."""
        owner = of_game(game)

        def work(db: Connection) -> float:
            found = db.execute(
                "select value from setting where owner=? and name=?", (owner, CALLED)
            ).fetchone()
            last = float(found[0]) if found is not None else 0.0
            if last <= now < last + pause:
                return last
            db.execute(SQL_SET, (owner, CALLED, str(now)))
            opened = db.execute("select opened from game where id=?", (game,)).fetchone()[0]
            data = {"kind": "call", "people": list(people), "opened": opened}
            announce(db, game, "nudge", json.dumps(data))
            return 0.0

        return await self._db.write(work)

    # --- one letter a day ---------------------------------------------------------------

    async def daily_people(self) -> list[int]:
        """List the people who want one letter a day."""
        rows = await self._db.read(
            "select owner, value from setting where name='person' and owner like 'person:%'"
            " and value like '%daily%' order by owner"
        )
        return [int(owner[7:]) for owner, value in rows if said(value, "pings") == "daily"]

    async def digest(self, person: int) -> DigestRow | None:
        """Return the last daily letter to a person."""
        rows = await self._db.read(
            "select person, day, mark, sent from digest where person=?", (person,)
        )
        if not rows:
            return None
        number, day, mark, sent = rows[0]
        return DigestRow(number, day, mark, bool(sent))

    async def keep_digest(self, digest: DigestRow) -> None:
        """Store the daily letter to a person, in place of the one before."""
        await self._db.put(
            "insert into digest (person, day, mark, sent) values (?, ?, ?, ?)"
            " on conflict (person) do update"
            " set day=excluded.day, mark=excluded.mark, sent=excluded.sent",
            (digest.person, digest.day, digest.mark, digest.sent),
        )


def _of_person(reminder: ReminderRow) -> tuple[int, int, str, int]:
    return reminder.game, reminder.person, reminder.kind, reminder.opened


def _is_sent(db: Connection, reminder: ReminderRow) -> bool:
    """Note that a reminder is sent; False if it was before."""
    sent = db.execute(
        f"update reminder set sent=true where {_OF_PERSON} and not sent", _of_person(reminder)
    )
    return bool(sent.rowcount)
