"""What one act writes, inside the caller's transaction."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.store.owners import of_game
from bot.store.rows import ActRow, CheckpointRow, NewGame, Record, SeatRow
from bot.store.sql.connection import Connection
from bot.store.sql.packing import insert_decisions, insert_position
from bot.store.sql.votes import lapse
from rules.engine.seeds import Seed


def insert_game(db: Connection, game: int, new: NewGame, opening: Record) -> int:
    """Write the row of a new game and return its number."""
    db.execute(
        "insert into game (id, name, rules, options, language, host, guild, channel, thread,"
        " status, revision, opened, seq, acts, result)"
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            game,
            new.name,
            new.rules,
            new.options,
            new.language,
            new.host,
            new.place.guild,
            new.place.channel,
            new.place.thread,
            opening.status,
            opening.act.revision,
            opening.opened,
            opening.seq,
            opening.act.act,
            opening.result,
        ),
    )
    return game


def insert_seats(db: Connection, game: int, seats: Sequence[SeatRow]) -> None:
    """Write who sits where when the game begins."""
    db.executemany(
        "insert into seat (game, seat, person, level, name) values (?, ?, ?, ?, ?)",
        [(game, seat.seat, seat.person, seat.level, seat.name) for seat in seats],
    )


def insert_settings(db: Connection, game: int, settings: Mapping[str, str]) -> None:
    """Write what was agreed about a game besides its rules, such as its clock."""
    db.executemany(
        "insert into setting (owner, name, value) values (?, ?, ?)",
        [(of_game(game), name, value) for name, value in settings.items()],
    )


def insert_seeds(db: Connection, game: int, seeds: Sequence[Seed]) -> None:
    """Write from which seeds chance comes next."""
    for seed in seeds:
        db.execute(
            "insert into seed (game, number, first, secret)"
            " select ?, count(*), ?, ? from seed where game=?",
            (game, seed.first, seed.secret, game),
        )


def insert_acts(db: Connection, game: int, acts: Sequence[ActRow]) -> None:
    """Write acts, by which their interactions are known when they come again."""
    db.executemany(
        "insert into act (game, act, interaction, person, revision) values (?, ?, ?, ?, ?)",
        [(game, act.act, act.interaction, act.person, act.revision) for act in acts],
    )


def write_record(db: Connection, game: int, record: Record) -> None:
    """Write everything of an act but the game's own row."""
    act = record.act
    insert_acts(db, game, [act])
    if record.decisions:
        insert_decisions(db, game, record.decisions)
        db.execute("delete from draft where game=?", (game,))  # they are about the past
        db.execute("delete from wish where game=?", (game,))
    elif act.person is not None:
        db.execute("delete from draft where game=? and person=?", (game, act.person))
    if record.checkpoints:
        _checkpoint(db, game, record.checkpoints)
    _picks(db, game, record)
    db.executemany(
        "insert into outbox (game, revision, act, kind, data) values (?, ?, ?, ?, ?)",
        [(game, act.revision, act.act, news.kind, news.data) for news in record.news],
    )
    if record.seed is not None:
        insert_seeds(db, game, [record.seed])
    for seat in record.seats:
        _give_seat(db, game, seat)
    if record.status.is_over:
        lapse(db, game)  # nobody is asked any more


def _checkpoint(db: Connection, game: int, rows: Sequence[CheckpointRow]) -> None:
    """Add positions; of the older ones only those of turns are kept."""
    db.execute("delete from checkpoint where game=? and not turn", (game,))
    for row in rows:
        insert_position(db, game, row)


def _picks(db: Connection, game: int, record: Record) -> None:
    db.execute("delete from pick where game=?", (game,))
    db.executemany(
        "insert into pick (game, seat, person, key, proposal, seal) values (?, ?, ?, ?, ?, ?)",
        [(game, p.seat, p.person, p.key, p.proposal, p.seal) for p in record.picks],
    )


def _give_seat(db: Connection, game: int, seat: SeatRow) -> None:
    """The previous owner's drafts and plans go with them."""
    db.execute(
        "delete from draft where game=? and person ="
        " (select person from seat where game=? and seat=?)",
        (game, game, seat.seat),
    )
    db.execute("delete from plan where game=? and seat=?", (game, seat.seat))
    _drop_questions(db, game)
    db.execute("delete from offer where game=? and seat=?", (game, seat.seat))
    db.execute(
        "update seat set person=?, level=?, name=? where game=? and seat=?",
        (seat.person, seat.level, seat.name, game, seat.seat),
    )


def _drop_questions(db: Connection, game: int) -> None:
    """Forget what the people at a table were asked: from now on others are to be asked.

    The clock starts again, because the seat may now be someone else's.
    """
    db.execute("delete from wish where game=?", (game,))
    lapse(db, game)
    db.execute("delete from clock where game=? and overdue", (game,))
