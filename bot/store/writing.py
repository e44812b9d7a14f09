"""What one act writes, inside a transaction that somebody else has begun."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import aiosqlite

from bot.store.rows import CheckpointRow, DecisionRow, NewGame, Record, SeatRow


async def insert_game(db: aiosqlite.Connection, new: NewGame, opening: Record) -> int:
    """Write the row of a new game and return its number."""
    cursor = await db.execute(
        "insert into game (name, rules, options, language, host, guild, channel, thread, status,"
        " revision, opened, seq, acts, result) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            new.name, new.rules, new.options, new.language, new.host,
            new.place.guild, new.place.channel, new.place.thread,
            opening.status, opening.act.revision, opening.opened, opening.seq, opening.act.act,
            opening.result,
        ),
    )  # fmt: skip
    assert cursor.lastrowid is not None
    return cursor.lastrowid


async def insert_seats(db: aiosqlite.Connection, game: int, seats: Sequence[SeatRow]) -> None:
    """Write who sits where when the game begins."""
    await db.executemany(
        "insert into seat (game, seat, person, level, name) values (?, ?, ?, ?, ?)",
        [(game, seat.seat, seat.person, seat.level, seat.name) for seat in seats],
    )


async def insert_settings(db: aiosqlite.Connection, game: int, settings: Mapping[str, str]) -> None:
    """Write what was agreed about a game besides its rules, such as its clock."""
    await db.executemany(
        "insert into setting (owner, name, value) values (?, ?, ?)",
        [(f"game:{game}", name, value) for name, value in settings.items()],
    )


async def write_record(db: aiosqlite.Connection, game: int, record: Record) -> None:
    """Write everything of an act but the game's own row."""
    act = record.act
    await db.execute(
        "insert into act (game, act, interaction, person, revision) values (?, ?, ?, ?, ?)",
        (game, act.act, act.interaction, act.person, act.revision),
    )
    if record.decisions:
        await _log(db, game, record.decisions)
        await db.execute("delete from draft where game=?", (game,))  # they are about the past
        await db.execute("delete from wish where game=?", (game,))
    elif act.person is not None:
        await db.execute("delete from draft where game=? and person=?", (game, act.person))
    if record.checkpoints:
        await _checkpoint(db, game, record.checkpoints)
    await _picks(db, game, record)
    await db.executemany(
        "insert into outbox (game, revision, act, kind, data) values (?, ?, ?, ?, ?)",
        [(game, act.revision, act.act, news.kind, news.data) for news in record.news],
    )
    for seat in record.seats:
        await _give_seat(db, game, seat)


async def _log(db: aiosqlite.Connection, game: int, rows: Sequence[DecisionRow]) -> None:
    await db.executemany(
        "insert into decision (game, seq, seat, what, key, auto, secret, act, person, interaction,"
        " rules, events, returns_to) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                game, row.seq, row.seat, row.what, row.key, row.auto, row.secret, row.act,
                row.person, row.interaction, row.rules, row.events, row.returns_to,
            )
            for row in rows
        ],
    )  # fmt: skip


async def _checkpoint(db: aiosqlite.Connection, game: int, rows: Sequence[CheckpointRow]) -> None:
    """Add positions; of the older ones only those of turns are kept."""
    await db.execute("delete from checkpoint where game=? and turn=0", (game,))
    await db.executemany(
        "insert or ignore into checkpoint (game, seq, state, turn) values (?, ?, ?, ?)",
        [(game, row.seq, row.state, row.turn) for row in rows],
    )


async def _picks(db: aiosqlite.Connection, game: int, record: Record) -> None:
    await db.execute("delete from pick where game=?", (game,))
    await db.executemany(
        "insert into pick (game, seat, person, key, proposal) values (?, ?, ?, ?, ?)",
        [(game, p.seat, p.person, p.key, p.proposal) for p in record.picks],
    )


async def _give_seat(db: aiosqlite.Connection, game: int, seat: SeatRow) -> None:
    """Whoever had the seat takes their thoughts about it along."""
    await db.execute(
        "delete from draft where game=?1 and person ="
        " (select person from seat where game=?1 and seat=?2)",
        (game, seat.seat),
    )
    await db.execute("delete from plan where game=? and seat=?", (game, seat.seat))
    await db.execute("delete from wish where game=?", (game,))  # others are to be asked now
    await db.execute(
        "update seat set person=?, level=?, name=? where game=? and seat=?",
        (seat.person, seat.level, seat.name, game, seat.seat),
    )
