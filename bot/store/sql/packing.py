"""Compact storage of games: repetitions are not stored again.

A position differs little from the one before, and events are told in few words again and again.
So a position is packed by the one of an earlier turn, and events by those with which the same
game began.  zlib's sums notice when something packed is damaged.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from contextlib import suppress

from bot.store.errors import Damaged
from bot.store.rows import CheckpointRow, DecisionRow
from bot.store.sql.connection import Connection

LONGEST = 12  # positions that must be unpacked for one
WORDS = 2000  # characters of events at the beginning of a game, by which later ones are packed
_SQL_CHAIN = (
    "with recursive chain (place, state, packed_by) as ("
    " select 1, state, packed_by from checkpoint where game=? and seq=? union all"
    " select place + 1, c.state, c.packed_by from chain join checkpoint c"
    f" on c.game=? and c.seq=chain.packed_by where place < {LONGEST})"
    " select state, packed_by from chain order by place"
)
_SQL_WORDS = "select seq, events from decision where game=? and seq>? order by seq limit 64"


def pack(text: str, by: str) -> str | bytes:
    """Make a text short, with the help of another one; what stays longer is left as it is."""
    packer = zlib.compressobj(zdict=by.encode()) if by else zlib.compressobj()
    packed = packer.compress(text.encode()) + packer.flush()
    return packed if len(packed) < len(text) else text


def unpack(stored: object, by: str) -> str:
    """Return the text; raises :exc:`~bot.store.errors.Damaged`."""
    if isinstance(stored, str):
        return stored
    if not isinstance(stored, bytes):
        raise Damaged("something that should be a text is not")
    try:
        unpacker = zlib.decompressobj(zdict=by.encode()) if by else zlib.decompressobj()
        data = unpacker.decompress(stored) + unpacker.flush()
        if not unpacker.eof:
            raise Damaged("something packed is cut off")
        return data.decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise Damaged(f"something packed is damaged: {error}") from None


class Words:
    """The events with which a game began; those after are packed by them."""

    def __init__(self) -> None:
        self.text = ""

    @classmethod
    def of(cls, db: Connection, game: int) -> Words:
        """Read as much of a game's beginning as there is, or as is enough."""
        words, seen = cls(), 0
        while not words.are_enough:
            rows = db.execute(_SQL_WORDS, (game, seen)).fetchall()
            for seq, events in rows:
                if not words.are_enough:
                    words.unpack(events)
                seen = seq
            if not rows:
                break
        return words

    @property
    def are_enough(self) -> bool:
        """Return whether what comes next is packed."""
        return len(self.text) >= WORDS

    def pack(self, events: str) -> str | bytes:
        """Pack the events of the next row of the log."""
        if self.are_enough:
            return pack(events, self.text)
        self.text += events
        return events

    def unpack(self, events: object) -> str:
        """Unpack the events of the next row of the log, or of any row when there are enough."""
        if self.are_enough:
            return unpack(events, self.text)
        if not isinstance(events, str):
            raise Damaged("the events with which a game began cannot be read")
        self.text += events
        return events


def insert_decisions(db: Connection, game: int, rows: Sequence[DecisionRow]) -> None:
    """Store the next rows of the log."""
    words = Words.of(db, game)
    db.executemany(
        f"insert into decision ({COLUMNS}, seal) values ({', '.join('?' * 13)})",
        [(*decision(game, row, words), row.seal) for row in rows],
    )


COLUMNS = "game, seq, seat, what, key, auto, secret, act, person, rules, events, returns_to"


def decision(game: int, row: DecisionRow, words: Words) -> tuple[object, ...]:
    """Return the columns of the next row of the log, but for its seal."""
    return (
        game,
        row.seq,
        row.seat,
        row.what,
        row.key,
        row.auto,
        row.secret,
        row.act,
        row.person,
        row.rules,
        words.pack(row.events),
        row.returns_to,
    )


def insert_position(db: Connection, game: int, row: CheckpointRow) -> None:
    """Store a position, packed by that of the newest turn unless too much hangs on that."""
    newest = db.execute(
        "select seq from checkpoint where game=? and turn order by seq desc limit 1", (game,)
    ).fetchone()
    by, other = None, ""
    if newest is not None:
        with suppress(Damaged):  # then this one at least shall be whole
            chain = _chain(db, game, newest[0])
            if len(chain) < LONGEST:
                by, other = newest[0], _unpacked(chain)
    db.execute(
        "insert into checkpoint (game, seq, state, turn, packed_by)"
        " values (?, ?, ?, ?, ?) on conflict do nothing",
        (game, row.seq, pack(row.state, other), row.turn, by),
    )


def position(db: Connection, game: int, seq: int) -> str:
    """Return the state of a stored position; raises :exc:`~bot.store.errors.Damaged`."""
    return _unpacked(_chain(db, game, seq))


def positions(db: Connection, game: int) -> list[CheckpointRow]:
    """Return every stored position of a game."""
    rows = db.execute("select seq, turn from checkpoint where game=? order by seq", (game,))
    return [CheckpointRow(seq, position(db, game, seq), bool(turn)) for seq, turn in rows]


def _chain(db: Connection, game: int, seq: int) -> list[object]:
    """Return a packed state, the one it is packed by, and so on."""
    found = db.execute(_SQL_CHAIN, (game, seq, game)).fetchall()
    missing = found[-1][1] if found else seq
    if missing is not None:
        raise Damaged(f"the position after row {missing} is missing")
    return [state for state, _ in found]


def _unpacked(chain: list[object]) -> str:
    state = ""
    for packed in reversed(chain):
        state = unpack(packed, state)
    return state
