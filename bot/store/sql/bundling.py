"""A finished game in one bundle: its log, its positions and its acts, each packed as a whole.

Packed row by row, a game takes four times as much room.  Whatever comes after the end, such as
the return to an earlier point, is stored in rows again and read behind the bundle; the next end
bundles them all.  So whoever asks for a game gets the same before and after it is bundled.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Container, Sequence
from contextlib import suppress
from dataclasses import fields, replace
from typing import TypeVar

from bot.store.errors import Damaged
from bot.store.rows import ActRow, CheckpointRow, DecisionRow, Status
from bot.store.sql import packing, reading
from bot.store.sql.connection import Connection

# So many acts stay rows after the end: their interactions may be under way, and are looked for
# in all games (has_acted).
LAST_ACTS = 32
_LEVEL = 9  # of zlib; a bundle is made once
_SQL_ACTS = "select act, revision, person, interaction from act where game=?"
_SQL_ENLARGE = "update bundle set seq=?, act=?, decisions=?, positions=?, acts=? where game=?"
_SQL_BUNDLE = (
    "insert into bundle (seq, act, decisions, positions, acts, game) values (?, ?, ?, ?, ?, ?)"
)

Row = TypeVar("Row", DecisionRow, CheckpointRow, ActRow)


# --- a game, in a bundle or not ---------------------------------------------------------------


def decisions(db: Connection, game: int) -> list[DecisionRow]:
    """Return the whole log of a game."""
    words = packing.Words()
    rows = db.execute("select * from decision where game=? order by seq", (game,))
    later = [reading.decision(row, words.unpack) for row in rows]
    return _bundled(db, game, "decisions", DecisionRow) + later


def decisions_of(db: Connection, game: int, act: int) -> list[DecisionRow]:
    """Return the rows of the log that one act made."""
    words = packing.Words.of(db, game).text
    rows = db.execute(
        "select * from decision where game=? and act=? order by seq", (game, act)
    ).fetchall()
    if rows:  # an act is never in both
        return [reading.decision(row, lambda told: packing.unpack(told, words)) for row in rows]
    return [row for row in _bundled(db, game, "decisions", DecisionRow) if row.act == act]


def positions(db: Connection, game: int) -> list[CheckpointRow]:
    """Return every kept position of a game."""
    kept = [*_bundled(db, game, "positions", CheckpointRow), *packing.positions(db, game)]
    return sorted({row.seq: row for row in kept}.values(), key=lambda row: row.seq)


def newest_position(
    db: Connection, game: int, seqs: Container[int] | None = None
) -> CheckpointRow | None:
    """Return the newest kept position, or the newest that lies after one of these rows."""
    rows = db.execute("select seq, turn from checkpoint where game=?", (game,)).fetchall()
    fitting = [(seq, turn) for seq, turn in rows if seqs is None or seq in seqs]
    bundled = _bundled(db, game, "positions", CheckpointRow)
    found = [row for row in bundled if seqs is None or row.seq in seqs]
    newest = max(found, key=lambda row: row.seq, default=None)
    if not fitting or (newest is not None and newest.seq > max(fitting)[0]):
        return newest
    seq, turn = max(fitting)
    return CheckpointRow(seq, packing.position(db, game, seq), bool(turn))


def acts(db: Connection, game: int) -> list[ActRow]:
    """Return every act of a game."""
    later = db.execute(f"{_SQL_ACTS} order by act", (game,)).fetchall()
    return _bundled(db, game, "acts", ActRow) + [ActRow(*row) for row in later]


def act_of(db: Connection, game: int, interaction: int) -> ActRow | None:
    """Return the act of a game that an interaction has made, if it has."""
    row = db.execute(f"{_SQL_ACTS} and interaction=?", (game, interaction)).fetchone()
    if row is not None:
        return ActRow(*row)
    bundled = _bundled(db, game, "acts", ActRow)
    return next((act for act in bundled if act.interaction == interaction), None)


def length(db: Connection, game: int) -> int:
    """Return how many rows of the log are in a game's bundle."""
    row = db.execute("select seq from bundle where game=?", (game,)).fetchone()
    return 0 if row is None else int(row[0])


def games_of(db: Connection, person: int) -> list[int]:
    """List the games whose bundle names somebody; whoever decides something makes an act."""
    digits, found = str(person).encode(), set[int]()
    for game, packed in db.execute("select game, acts from bundle"):
        with suppress(zlib.error):  # damaged: nobody can read who is named
            if digits in zlib.decompress(packed):
                found.add(int(game))
    rows = db.execute(
        "select game from bundle where game in (select game from act where person=?"
        " union select game from seat where person=?)",
        (person, person),
    )
    return sorted(found | {int(game) for (game,) in rows})


def name_nobody(db: Connection, game: int, person: int) -> None:
    """Let a game's bundle name somebody no more, inside somebody else's transaction."""
    log = _bundled(db, game, "decisions", DecisionRow)
    made = _bundled(db, game, "acts", ActRow)
    decided = [replace(row, person=None) if row.person == person else row for row in log]
    acted = [replace(row, person=None) if row.person == person else row for row in made]
    if decided != log or acted != made:
        parts = (_packed(decided), _packed(acted))
        db.execute("update bundle set decisions=?, acts=? where game=?", (*parts, game))


# --- bundling -----------------------------------------------------------------------------------


def bundle(db: Connection, game: int) -> None:
    """Put everything of a game that has ended into its bundle.

    One that cannot be read stays in rows, for whoever looks into it.
    """
    try:
        log, kept, made = decisions(db, game), positions(db, game), acts(db, game)[:-LAST_ACTS]
    except Damaged:
        return
    seq = log[-1].seq if log else 0
    act = made[-1].act if made else -1
    parts = [_packed(rows) for rows in (log, kept, made)]
    columns = (seq, act, *parts, game)
    if not db.execute(_SQL_ENLARGE, columns).rowcount:
        db.execute(_SQL_BUNDLE, columns)
    db.execute("delete from decision where game=?", (game,))
    db.execute("delete from checkpoint where game=?", (game,))
    db.execute("delete from act where game=? and act<=?", (game, act))


def bundle_next(db: Connection, after: int) -> int | None:
    """Bundle the first game behind another that ended before there were bundles."""
    found = db.execute(
        "select id from game where id>? and status in (?, ?)"
        " and not exists (select 1 from bundle where game=id) order by id limit 1",
        (after, Status.OVER, Status.CLOSED),
    ).fetchone()
    if found is None:
        return None
    game = int(found[0])
    bundle(db, game)
    return game


def _packed(rows: Sequence[DecisionRow] | Sequence[CheckpointRow] | Sequence[ActRow]) -> bytes:
    """Pack rows column by column: what is alike stands together."""
    names = [field.name for field in fields(rows[0])] if rows else []
    columns = {name: [getattr(row, name) for row in rows] for name in names}
    return zlib.compress(json.dumps(columns, separators=(",", ":")).encode(), _LEVEL)


def _bundled(db: Connection, game: int, part: str, kind: type[Row]) -> list[Row]:
    """Read a part of a game's bundle; raises :exc:`~bot.store.errors.Damaged`."""
    found = db.execute(f"select {part} from bundle where game=?", (game,)).fetchone()
    if found is None:
        return []
    try:
        columns = json.loads(packing.unpack(found[0], ""))
        rows = zip(*columns.values(), strict=True)
        return [kind(**dict(zip(columns, row, strict=True))) for row in rows]
    except (ValueError, TypeError, AttributeError):
        raise Damaged(f"the {part} of a finished game cannot be read") from None
