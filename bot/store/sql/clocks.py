"""Deadlines: until when a player may think."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.store.fleet import Shards
from bot.store.rows import ClockChange, ClockRow, ReminderRow, Status
from bot.store.sql.connection import Connection
from bot.store.sql.database import Database
from bot.store.sql.phrases import SQL_SET, one, owned_by, some
from bot.store.sql.votes import put_off

_COLUMNS = "clock.game, clock.opened, deadline, overdue, person, total, remaining"
_RUNS = "not overdue and remaining is null"


class SqlClocks:
    """The clocks of all games."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, game: int) -> ClockRow | None:
        """Return the clock of a game that runs out first, or has."""
        rows = await self._db.read(
            f"select {_COLUMNS} from clock where game=? and remaining is null"
            " order by deadline limit 1",
            (game,),
        )
        return _read(rows[0]) if rows else None

    async def all_of(self, game: int) -> list[ClockRow]:
        """Return all clocks of a game, also those that stand still."""
        return await self._db.look(lambda db: _all_of(db, game))

    async def running(
        self, person: int | None = None, *, owned: Shards | None = None
    ) -> list[ClockRow]:
        """List the clocks of all games that run and are not overdue, or those of one person."""
        rows = await self._db.read(
            f"select {_COLUMNS} from clock join game on game.id = clock.game"
            f" where {_RUNS} and status = ? and {one('person', person)} and {owned_by(owned)}"
            " order by clock.game, person",
            (Status.PLAYING, *some(person)),
        )
        return [_read(row) for row in rows]

    async def start(self, clock: ClockRow) -> None:
        """Start a clock in place of the one before; one of all who are asked replaces theirs."""

        def work(db: Connection) -> None:
            if not clock.person:
                db.execute("delete from clock where game=?", (clock.game,))
            _write(db, clock)

        await self._db.write(work)

    async def keep(
        self,
        game: int,
        before: Sequence[ClockRow],
        after: Sequence[ClockRow],
        reminders: Sequence[ReminderRow] = (),
    ) -> bool:
        """Store all clocks of a game and plan reminders; False if it had others than ``before``.

        Reminders of earlier requests are forgotten, and none is planned twice.
        """

        def work(db: Connection) -> bool:
            if _all_of(db, game) != list(before):
                return False
            db.execute("delete from clock where game=?", (game,))
            for clock in after:
                _write(db, clock)
                db.execute("delete from reminder where game=? and opened<>?", (game, clock.opened))
            for reminder in reminders:
                plan_reminder(db, reminder)
            return True

        return await self._db.write(work)

    async def stop(self, game: int) -> None:
        """Wait for nobody any more."""

        def work(db: Connection) -> None:
            db.execute("delete from clock where game=?", (game,))
            db.execute(
                "delete from reminder where game=?"
                " and game in (select id from game where status in (?, ?))",
                (game, Status.OVER, Status.CLOSED),
            )

        await self._db.write(work)

    async def due(self, now: float, *, owned: Shards | None = None) -> list[ClockRow]:
        """List the clocks that have run out and that nobody has been told about."""
        rows = await self._db.read(
            f"select {_COLUMNS} from clock join game on game.id = clock.game"
            f" where deadline <= ? and {_RUNS} and status = ? and {owned_by(owned)}"
            " order by clock.game, person",
            (now, Status.PLAYING),
        )
        return [_read(row) for row in rows]

    async def run_out(self, *clocks: ClockRow) -> None:
        """Note that clocks have run out, and that this is to be announced; once only."""

        def work(db: Connection) -> None:
            passed = dict[tuple[int, int], None]()
            for clock in clocks:
                changed = db.execute(
                    "update clock set overdue=true"
                    f" where game=? and person=? and opened=? and {_RUNS}",
                    (clock.game, clock.person, clock.opened),
                )
                if changed.rowcount:
                    passed[clock.game, int(clock.deadline)] = None
            for game, deadline in passed:
                announce(db, game, "overdue", json.dumps({"passed": deadline}))

        await self._db.write(work)

    async def change(
        self,
        changes: Sequence[ClockChange],
        *,
        told: bool = False,
        away: float = 0.0,
        setting: tuple[str, str, str] | None = None,
        owned: Shards | None = None,
    ) -> None:
        """Let clocks become others, with the reminders about them; ``told``: we were away."""

        def work(db: Connection) -> None:
            changed = dict.fromkeys(c.before.game for c in changes if change_clock(db, c))
            if away:
                put_off(db, away, owned)
            known = {
                game
                for (game,) in db.execute(
                    "select game from outbox where kind in ('back', 'restored')"
                )
            }
            for game in changed:
                if told and game not in known:
                    announce(db, game, "back")
            if setting is not None:
                db.execute(SQL_SET, setting)

        await self._db.write(work)


def change_clock(db: Connection, change: ClockChange) -> bool:
    """Let a clock become another; False if it has become something else meanwhile."""
    before, after = change.before, change.after
    changed = db.execute(
        "update clock set deadline=?, overdue=?, total=?, remaining=?"
        " where game=? and person=? and opened=? and deadline=? and overdue=? and remaining is ?",
        (
            after.deadline,
            after.overdue,
            after.total,
            after.remaining,
            before.game,
            before.person,
            before.opened,
            before.deadline,
            before.overdue,
            before.remaining,
        ),
    )
    if not changed.rowcount:
        return False
    for kind, due in change.reminders.items():
        db.execute(
            "update reminder set due=? where game=? and person=? and kind=? and not sent",
            (due, before.game, before.person, kind),
        )
    return True


def plan_reminder(db: Connection, reminder: ReminderRow) -> None:
    """Plan a reminder in place of the one before, unless it was sent for the same request."""
    key = (reminder.game, reminder.person, reminder.kind)
    db.execute(
        "delete from reminder where game=? and person=? and kind=? and (not sent or opened<>?)",
        (*key, reminder.opened),
    )
    db.execute(
        "insert into reminder (game, person, kind, opened, due) values (?, ?, ?, ?, ?)"
        " on conflict do nothing",
        (*key, reminder.opened, reminder.due),
    )


def announce(db: Connection, game: int, kind: str, data: str = "{}") -> None:
    """Add something to what is to be announced that no act has brought about."""
    db.execute(
        "insert into outbox (game, revision, act, kind, data)"
        " select id, revision, acts, ?, ? from game where id=?",
        (kind, data, game),
    )


def _all_of(db: Connection, game: int) -> list[ClockRow]:
    rows = db.execute(f"select {_COLUMNS} from clock where game=? order by person", (game,))
    return [_read(row) for row in rows]


def _write(db: Connection, clock: ClockRow) -> None:
    db.execute(
        "insert into clock (game, person, opened, deadline, overdue, total, remaining)"
        " values (?, ?, ?, ?, ?, ?, ?) on conflict (game, person) do update"
        " set opened=excluded.opened, deadline=excluded.deadline, overdue=excluded.overdue,"
        " total=excluded.total, remaining=excluded.remaining",
        (
            clock.game,
            clock.person,
            clock.opened,
            clock.deadline,
            clock.overdue,
            clock.total,
            clock.remaining,
        ),
    )


def _read(row: tuple[int, int, float, int, int, float, float | None]) -> ClockRow:
    game, opened, deadline, overdue, person, total, remaining = row
    return ClockRow(game, opened, deadline, bool(overdue), person, total, remaining)
