"""An exported game as a finished game of this database, with a number of its own.

The file may come from anybody.  It is proved first; what happened is told by our own rules and not
by the file, and nobody on this Discord is taken for one of its players.
"""

from __future__ import annotations

from bot.commands.played import Played, Row
from bot.commands.recordings import Recorded
from bot.games.registry import ON_DISCORD
from bot.store.rows import ActRow, CheckpointRow, DecisionRow, NewGame, Place, Record, SeatRow
from bot.store.store import Store
from bot.tables import shown
from bot.tables.acting import write_events
from bot.tables.computers import ABSENT, LEVELS
from bot.tables.seals import PLAYED_AS
from bot.texts import LANGUAGES
from bot.trust.exporting import KEPT
from bot.trust.proving import Checkpoint, Proof, Wrong, prove
from rules.engine import plain
from rules.engine.seeds import Seed

LONGEST_NAME = 100


async def import_game(store: Store, game: Recorded, place: Place) -> int:
    """Store an exported game as one that was played at a place; return its number.

    Raises :exc:`~bot.trust.proving.Wrong`.
    """
    proof = prove(game)
    played, end = game.played, game.end
    assert played is not None, "it has been proved"
    assert end is not None
    if game.game not in ON_DISCORD or played.language not in LANGUAGES:
        raise Wrong("this build cannot show it")
    *before, last = [ActRow(n, step) for n, step in enumerate(played.steps)]
    new = NewGame(
        game.game,
        game.version,
        shown.dumps(game.options),
        played.language,
        0,
        place,
        _seats(played),
        _settings(played),
        seeds=tuple(Seed(bytes.fromhex(told.seed), told.first) for told in played.seeds),
    )
    whole = Record(
        last,
        len(played.rows),
        last.revision,
        game.version,
        played.status,
        None if end.result is None else shown.dumps(end.result),
        tuple(_decision(n, row, game, proof) for n, row in enumerate(played.rows, 1)),
        tuple(CheckpointRow(k.seq, plain.dumps(k.state), k.turn) for k in _positions(proof)),
    )
    return await store.import_game(new, whole, before)


def _settings(played: Played) -> dict[str, str]:
    """What was agreed, and the number where it was played: picks were sealed with it."""
    kept = {name: value for name, value in played.settings.items() if name in KEPT}
    return {**kept, PLAYED_AS: str(played.number)}


def _seats(played: Played) -> tuple[SeatRow, ...]:
    """Who sat where at the end; a person is not known here."""
    return tuple(
        SeatRow(seat, name[:LONGEST_NAME], level=ABSENT if level is None else _known(level))
        for seat, (name, level) in enumerate(zip(played.names, played.levels, strict=True))
    )


def _known(level: str) -> str:
    if level not in LEVELS:
        raise Wrong(f"no computer player has the level {level}")
    return level


def _positions(proof: Proof) -> list[Checkpoint]:
    """Return the positions to keep, one after each row."""
    return list({kept.seq: kept for kept in proof.positions}.values())


def _decision(seq: int, row: Row, game: Recorded, proof: Proof) -> DecisionRow:
    if row.entry is None:
        return DecisionRow(
            seq, None, row.what, None, row.act, game.version, returns_to=row.returns_to
        )
    seat, what, key, auto = row.entry
    return DecisionRow(
        seq,
        seat,
        what,
        key,
        row.act,
        game.version,
        auto,
        row.secret,
        events=write_events(proof.told.get(seq, ())),
        seal=row.seal or None,
    )
