"""New seeds for games of a restored backup, inside the caller's transaction.

Everybody may have seen draws that the backup does not know, and the old seed would give them again.
"""

from __future__ import annotations

import json
import secrets

from bot.store.errors import Damaged
from bot.store.sql import bundling
from bot.store.sql.connection import Connection
from rules.engine.seeds import SEED_BYTES, Seed


def leave_behind(db: Connection, game: int) -> None:
    """Let chance come from a new seed; its hash goes with the news of the table's return."""
    known = db.execute("select count(*) from seed where game=?", (game,)).fetchone()[0]
    if not known:
        return
    try:
        log = bundling.decisions(db, game)
    except Damaged:
        return  # nobody can go on with it
    given = sum(row.returns_to is None and row.entry.is_luck for row in log)
    db.execute(
        "insert into seed (game, number, first, secret, told) values (?, ?, ?, ?, false)",
        (game, known, given, secrets.token_bytes(SEED_BYTES)),
    )


def news_of(db: Connection, game: int) -> str:
    """Return what the news of a game's return say of its chance, and note that it is told."""
    found = db.execute(
        "select secret from seed where game=? and not told order by number desc", (game,)
    ).fetchone()
    db.execute("update seed set told=true where game=? and not told", (game,))
    return "{}" if found is None else json.dumps({"chance": Seed(found[0]).sha256})
