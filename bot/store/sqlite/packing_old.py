"""Packs what was stored before anything was packed."""

from __future__ import annotations

import sqlite3

from bot.store.rows import CheckpointRow
from bot.store.sql import reading
from bot.store.sql.packing import COLUMNS, Words, decision, insert_position


def pack_old(db: sqlite3.Connection) -> None:
    """Pack what was stored before anything was packed; part of migration 7."""
    marks = ", ".join("?" * 12)  # a seal is of a later version
    for (game,) in db.execute("select id from game").fetchall():
        kept = db.execute(
            "select seq, state, turn from old_checkpoint where game=? order by seq", (game,)
        )
        for seq, state, turn in kept.fetchall():
            insert_position(db, game, CheckpointRow(seq, state, bool(turn)))
        words = Words()
        for row in db.execute("select * from old_decision where game=? order by seq", (game,)):
            columns = decision(game, reading.decision(row), words)
            db.execute(f"insert into decision ({COLUMNS}) values ({marks})", columns)
    db.execute("drop table old_checkpoint")
    db.execute("drop table old_decision")
