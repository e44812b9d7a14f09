"""What is done in a database that was restored, inside the caller's transaction.

Messages are on Discord that it knows nothing of: buttons of turns that it has not seen, and numbers
that it would give a second time.
"""

from __future__ import annotations

from bot.store.rows import Status
from bot.store.sql import reseeding
from bot.store.sql.connection import Connection
from bot.store.sql.dialect import Dialect

JUMP = 1000  # more steps than a lost life can have made at a table
NUMBERS = 10_000  # more lobbies, votes and games than it can have opened


def leave(db: Connection, dialect: Dialect) -> None:
    """Let nothing that a lost life has posted fit any more, and let every panel come again."""
    dialect.skip_numbers(db, NUMBERS)
    for game, status in db.execute("select id, status from game").fetchall():
        if status not in (Status.OVER, Status.CLOSED):
            _leave_turn_behind(db, game)
            reseeding.leave_behind(db, game)
        if status == Status.PLAYING:  # those that rest are told about when they are resumed
            db.execute(
                "insert into outbox (game, revision, act, kind, data)"
                " select id, revision, acts, 'restored', ? from game where id=?",
                (reseeding.news_of(db, game), game),
            )


def _leave_turn_behind(db: Connection, game: int) -> None:
    """Ask the open question again, at a revision that the lost life cannot have reached."""
    for about in ("clock", "reminder"):
        db.execute(
            f"update {about} set opened = (select revision + ? from game where id=?)"
            " where game=? and opened = (select opened from game where id=?)",
            (JUMP, game, game, game),
        )
    db.execute(
        "update game set acts = acts + 1, revision = revision + ?, opened = revision + ?"
        " where id=?",
        (JUMP, JUMP, game),
    )
    db.execute(
        "insert into act (game, act, revision) select id, acts, revision from game where id=?",
        (game,),
    )
    for table in ("draft", "wish"):  # they are about a turn that is left behind
        db.execute(f"delete from {table} where game=?", (game,))
