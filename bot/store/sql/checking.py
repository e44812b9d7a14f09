"""Whether running games can be gone on with."""

from __future__ import annotations

import json
from functools import partial

from bot.store.errors import Damaged
from bot.store.rows import Status
from bot.store.sql import bundling
from bot.store.sql.connection import Connection
from bot.store.sql.database import Reader


async def damaged_games(reader: Reader) -> list[tuple[int, str]]:
    """List the running games that cannot be gone on with, each as it is at one moment."""
    found = []
    for game in await reader.look(_running_games):
        try:
            await reader.look(partial(_look_at, game=game))
        except (Damaged, ValueError) as error:
            found.append((game, str(error)))
    return found


def contents(db: Connection) -> tuple[int, int, int, int]:
    """Return how many games there are, and how many bytes are in positions, events and bundles."""
    games, states, events, bundles = (
        db.execute(f"select {what} from {table}").fetchone()[0]
        for what, table in (
            ("count(*)", "game"),
            ("coalesce(sum(length(state)), 0)", "checkpoint"),
            ("coalesce(sum(length(events)), 0)", "decision"),
            (
                "coalesce(sum(length(decisions) + length(positions) + length(acts)), 0)",
                "bundle",
            ),
        )
    )
    return int(games), int(states), int(events), int(bundles)


def sizes(db: Connection, everything: int) -> dict[str, float]:
    """Return how many bytes a game takes on average: what is in it, and the whole database."""
    games, states, events, bundles = contents(db)
    games = max(1, games)
    return {
        "positions": states / games,
        "events": events / games,
        "bundles of finished games": bundles / games,
        "the whole database": everything / games,
    }


def _running_games(db: Connection) -> list[int]:
    rows = db.execute("select id from game where status=? order by id", (Status.PLAYING,))
    return [int(game) for (game,) in rows]


def _look_at(db: Connection, game: int) -> None:
    (seq,) = db.execute("select seq from game where id=?", (game,)).fetchone()
    count, last = db.execute(
        "select count(*), max(seq) from decision where game=?", (game,)
    ).fetchone()
    bundled = bundling.length(db, game)
    count, last = count + bundled, last or bundled
    if count != seq or last != seq:
        raise Damaged(f"its log has {count} rows up to {last}, and should have {seq}")
    newest = bundling.newest_position(db, game)
    if newest is None:
        raise Damaged("it has no position to start from")
    try:
        json.loads(newest.state)
    except ValueError:  # its words would tell what is in it
        raise Damaged(f"the position after row {newest.seq} is no JSON") from None
