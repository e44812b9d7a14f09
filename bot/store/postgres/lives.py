"""Notices that a database is not the one it was: a backup was restored, or a copy took over.

No file lies beside it that would know.  But PostgreSQL says which cluster this is and on which
timeline, and gives every table a number when it is made: at least one of them is another after a
restored dump, a recovery to a point in time, and the promotion of a standby, which may have lost
the last writes.  Only a copy of the whole cluster's files that is put back as it was cannot be
told apart; after that the host says so (``thoth restored``).
"""

from __future__ import annotations

from bot.store.postgres.dialect import POSTGRES
from bot.store.sql import leaving_behind
from bot.store.sql.connection import Connection

_SQL_MARK = (
    "select concat_ws('/', (select system_identifier from pg_control_system()),"
    " (select timeline_id from pg_control_checkpoint()), 'life'::regclass::oid)"
)


def begin(db: Connection) -> bool:
    """Note which life it is; in another one, leave behind what it cannot know, and say so."""
    (mark,) = db.execute(_SQL_MARK).fetchone()
    row = db.execute("select mark from life").fetchone()
    if row is None:
        db.execute("insert into life values (true, ?)", (mark,))
        return False
    if row[0] == mark:
        return False
    begin_another(db)
    return True


def begin_another(db: Connection) -> None:
    """Begin another life: nothing that was posted in a lost one fits any more."""
    db.execute("lock table version in exclusive mode")  # nobody writes meanwhile (database.py)
    (mark,) = db.execute(_SQL_MARK).fetchone()
    db.execute("delete from life")
    db.execute("insert into life values (true, ?)", (mark,))
    leaving_behind.leave(db, POSTGRES)
