"""What has come of games that have ended,.

Triggers of the database make and remove a game's row (the migration ``outcomes``), so it is there
if and only if the game has ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.store.outcomes import AchievementRow, FinishedRow, OutcomeRow, PlacingRow
from bot.store.rows import Place, Status
from bot.store.sql.connection import Connection
from bot.store.sql.database import Database
from bot.store.sql.phrases import one, some
from bot.store.sql.reading import said

_IN_ORDER = " order by coalesce(ended, 0), o.game"  # those of which nobody knows when came first
_SQL_OUTCOMES = (
    "select o.game, g.name, g.guild, o.ended, g.status, o.rematch"
    " from outcome o join game g on g.id = o.game where o.noted"
)
_SQL_PLACINGS = 'select game, seat, place, won, role, person, level from "placing" where game in '
_SQL_LISTED = (
    'select distinct person, value from "placing" join game on game.id = "placing".game'
    " join setting on owner = 'person:' || person and setting.name = 'person'"
    " where guild=? and value like '%listed%'"
)
_SQL_FINISHED = (  # imported games too, which have no result here
    "select g.id, g.name, guild, channel, thread, ended from game g"
    " left join outcome o on o.game = g.id where g.status in ('over', 'closed')"
    " and (guild=? or g.id in (select game from seat where person=?))"
    " order by g.id desc limit ?"
)


class SqlResults:
    """Keeps what has come of games that have ended."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def to_note(self, most: int) -> list[int]:
        """List some of the games that have ended and of which nobody has noted who came where."""
        rows = await self._db.read(
            "select game from outcome where not noted order by game limit ?", (most,)
        )
        return [int(game) for (game,) in rows]

    async def note(
        self, outcome: OutcomeRow, achievements: Sequence[AchievementRow], revision: int
    ) -> bool:
        """Note what has come of a game, once; returns whether this has done it."""

        def work(db: Connection) -> bool:
            noted = db.execute(
                "update outcome set noted=true, ended=coalesce(ended, ?), rematch=?"
                " where game=? and not noted"
                " and exists (select 1 from game where id=outcome.game and revision=?)",
                (outcome.ended, outcome.rematch, outcome.game, revision),
            )
            if noted.rowcount != 1:
                return False
            db.executemany(
                'insert into "placing" (game, seat, person, level, place, won, role)'
                " values (?, ?, ?, ?, ?, ?, ?)",
                [
                    (outcome.game, p.seat, p.person, p.level, p.place, p.won, p.role)
                    for p in outcome.placings
                ],
            )
            db.executemany(
                "insert into achievement (game, seat, person, name) values (?, ?, ?, ?)",
                [(a.game, a.seat, a.person, a.name) for a in achievements],
            )
            return True

        return await self._db.write(work)

    async def of(self, game: int) -> OutcomeRow | None:
        """Return what has come of a game, once that is noted."""
        found = await self._some(" and o.game=?", (game,))
        return found[0] if found else None

    async def all(
        self, *, name: str | None = None, guild: int | None = None, person: int | None = None
    ) -> list[OutcomeRow]:
        """List what is noted, in the order in which the games ended: of all games or of some."""
        wanted = {
            " and g.name=?": name,
            " and g.guild=?": guild,
            ' and o.game in (select game from "placing" where person=?)': person,
        }
        given = {sql: value for sql, value in wanted.items() if value is not None}
        return await self._some("".join(given), tuple(given.values()))

    async def _some(self, where: str, values: Sequence[Any]) -> list[OutcomeRow]:
        """Read in one visit, so that a game noted meanwhile is there with all its seats or not."""

        def work(db: Connection) -> list[OutcomeRow]:
            rows = db.execute(_SQL_OUTCOMES + where + _IN_ORDER, values).fetchall()
            games = f"(select o.game from outcome o join game g on g.id=o.game where noted{where})"
            placings = db.execute(_SQL_PLACINGS + games + " order by game, seat", values)
            return _outcomes(rows, placings.fetchall())

        return await self._db.look(work)

    async def achievements(
        self, *, person: int | None = None, game: int | None = None
    ) -> list[AchievementRow]:
        """List what has been achieved by a person or in a game, oldest first."""
        rows = await self._db.read(
            "select game, seat, person, name from achievement"
            f" where {one('person', person)} and {one('game', game)} order by game, seat, name",
            (*some(person), *some(game)),
        )
        return [AchievementRow(*row) for row in rows]

    async def listed(self, guild: int) -> frozenset[int]:
        """Return those who have played on a server and agreed that others may see how."""
        rows = await self._db.read(_SQL_LISTED, (guild,))
        return frozenset(int(person) for person, value in rows if said(value, "listed"))

    async def name_of(self, person: int, guild: int | None = None) -> str | None:
        """Return what a person was last called at a table, on a server if one is given."""
        rows = await self._db.read(
            "select seat.name from seat join game on game.id = seat.game where person=?"
            f" and {one('guild', guild)} order by seat.game desc limit 1",
            (person, *some(guild)),
        )
        return str(rows[0][0]) if rows else None

    async def finished(self, *, guild: int | None, person: int, most: int) -> list[FinishedRow]:
        """List games that have ended, newest first: a person's, and all of a server."""

        def work(db: Connection) -> list[FinishedRow]:
            rows = db.execute(_SQL_FINISHED, (guild, person, most)).fetchall()
            return [_finished(db, row) for row in rows]

        return await self._db.look(work)


def _finished(db: Connection, row: Any) -> FinishedRow:  # noqa: ANN401 - a row
    game, name, guild, channel, thread, ended = row
    seats = db.execute(
        "select person, name from seat where game=? order by seat", (game,)
    ).fetchall()
    people = tuple(person for person, _ in seats if person is not None)
    names = tuple(called for _, called in seats)
    return FinishedRow(game, name, Place(guild, channel, thread), ended, people, names)


def _outcomes(rows: Iterable[Any], placings: Iterable[Any]) -> list[OutcomeRow]:
    seats: dict[int, list[PlacingRow]] = {}
    for game, seat, place, won, role, person, level in placings:
        placing = PlacingRow(seat, place, bool(won), role, person, level)
        seats.setdefault(game, []).append(placing)
    return [
        OutcomeRow(
            game, name, guild, ended, Status(status), bool(rematch), tuple(seats.get(game, ()))
        )
        for game, name, guild, ended, status, rematch in rows
    ]
