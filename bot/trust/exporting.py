"""A finished game as a file: all that was decided, what was taken back, seeds and seals.

People are named as at the table, without their numbers on Discord.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from bot.commands.follow_log import follow
from bot.commands.played import NO_MARK, Played, Row, ToldSeed, next_mark, played_line
from bot.commands.recordings import Digest, End, Recorded, header
from bot.commands.replay import open_again
from bot.games.registry import UnknownGame, lookup
from bot.store.owners import of_game
from bot.store.rows import DecisionRow, GameRow
from bot.store.store import Store
from bot.tables import seals
from bot.tables.naming import is_computer
from bot.tables.table import AGREED
from rules.engine import plain
from rules.engine.errors import GameError

KEPT = (AGREED, "clock")  # the settings of a table that go with it


class NotOver(Exception):
    """A game that goes on is not exported: its file tells what nobody may know yet."""


async def export(store: Store, number: int) -> Recorded:
    """Return a finished game; raises :exc:`NotOver` or :exc:`~bot.store.errors.StoreError`."""
    row = await store.game(number)
    if not row.status.is_over:
        raise NotOver(f"game {number} is not over")
    seats, settings = await store.seats(number), await store.settings(of_game(number))
    sealed_as = seals.number_of(number, settings)
    played = Played(
        sealed_as,
        row.status,
        row.language,
        [seat.name for seat in seats],
        [seat.level if is_computer(seat) else None for seat in seats],
        {name: settings[name] for name in KEPT if name in settings},
        [ToldSeed(seed.first, seed.sha256, seed.hex) for seed in await store.seeds.of(number)],
        [act.revision for act in await store.acts(number)],
        rows=[_row(made, row.rules, sealed_as) for made in await store.decisions(number)],
    )
    game = Recorded(row.name, row.rules, len(seats), json.loads(row.options), None, played=played)
    begins = (await store.checkpoint(number, [0])).state
    return await asyncio.to_thread(_finish, game, played, begins, row)


def _finish(game: Recorded, played: Played, begins: str, row: GameRow) -> Recorded:
    """Play the game again, for the fingerprint of its end: that takes a while."""
    played.begins = _begins(game, begins)
    game.entries = played.counted()
    game.end = _end(game, row)
    mark(game)
    return game


def _row(made: DecisionRow, usual: str, number: int) -> Row:
    rules = "" if made.rules == usual else made.rules
    if made.returns_to is not None:
        return Row(None, made.act, rules, made.returns_to, made.what)
    row = Row(made.entry, made.act, rules, secret=made.secret)
    if made.seal is None:
        return row
    sha256 = seals.hash_of(number, made.seal, made.entry.seat, made.entry.key)
    return row._replace(seal=made.seal, sha256=sha256)


def _begins(game: Recorded, state: str) -> Any:  # noqa: ANN401 - JSON data
    """Return the position in which a game began; None if the set-up of its options leads there."""
    try:
        set_up = plain.dumps(lookup(game.game).new(game.seats, game.options))
    except (GameError, UnknownGame):
        set_up = ""
    return None if set_up == state else json.loads(state)


def _end(game: Recorded, row: GameRow) -> End:
    """Return how a game ended; without a fingerprint if this build plays it otherwise."""
    try:
        history = open_again(game)
        digest = Digest()
        digest.add(history, history.opening)
        for told in follow(history, game.entries):
            digest.add(history, told)
        return digest.end(history.session)
    except Exception:  # changed rules may fail in any way on old decisions
        return End("", None if row.result is None else json.loads(row.result))


# --- marks --------------------------------------------------------------------------------------


def mark(game: Recorded) -> None:
    """Give every line the mark of all lines up to it."""
    played = game.played
    assert played is not None, "only an exported game has marks"
    last = first_mark(game)
    for n, row in enumerate(played.rows):
        last = row_mark(last, row)
        played.rows[n] = row._replace(mark=last)
    played.mark = end_mark(last, game)


def first_mark(game: Recorded) -> str:
    """Return the mark with which the log of a game begins: that of its first line."""
    return next_mark(NO_MARK, header(game))


def row_mark(before: str, row: Row) -> str:
    """Return the mark of a row of the log."""
    return next_mark(before, played_line(row._replace(mark=NO_MARK)))


def end_mark(before: str, game: Recorded) -> str:
    """Return the mark of the end."""
    end = game.end
    return next_mark(before, None if end is None else [end.digest, end.result])
