"""What it takes to go on with a game, read in one moment: nothing of it is older than the rest."""

from __future__ import annotations

from bot.store.errors import NoSuchGame
from bot.store.owners import of_game
from bot.store.rows import PickRow, SeatRow, WholeGame
from bot.store.sql import bundling, reading
from bot.store.sql.connection import Connection
from rules.engine.seeds import Seed


def whole(db: Connection, game: int) -> WholeGame:
    """Read a game with everything that moves on with it."""
    row = db.execute("select * from game where id=?", (game,)).fetchone()
    if row is None:
        raise NoSuchGame(f"there is no game {game}")
    settings = db.execute("select name, value from setting where owner=?", (of_game(game),))
    return WholeGame(
        reading.game(row),
        tuple(seats(db, game)),
        dict(settings.fetchall()),
        tuple(seeds(db, game)),
        tuple(bundling.decisions(db, game)),
        tuple(picks(db, game)),
    )


def seats(db: Connection, game: int) -> list[SeatRow]:
    """Read who sits where."""
    rows = db.execute(
        "select seat, name, person, level from seat where game=? order by seat", (game,)
    )
    return [SeatRow(*row) for row in rows.fetchall()]


def seeds(db: Connection, game: int) -> list[Seed]:
    """Read from which seeds chance comes."""
    rows = db.execute("select secret, first from seed where game=? order by number", (game,))
    return [Seed(secret, first) for secret, first in rows.fetchall()]


def picks(db: Connection, game: int) -> list[PickRow]:
    """Read the answers that wait for others'."""
    rows = db.execute(
        "select seat, key, person, proposal, seal from pick where game=? order by seat", (game,)
    )
    return [
        PickRow(seat, key, person, bool(p), seal) for seat, key, person, p, seal in rows.fetchall()
    ]
