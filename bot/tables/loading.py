"""Bringing a stored game back to life, also after the rules have changed."""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.games.registry import lookup
from bot.store.errors import StaleWrite
from bot.store.rows import ActRow, DecisionRow, GameRow, News, Record, SeatRow, Status, WholeGame
from bot.store.store import Store
from bot.tables.acting import Acting, Actor
from bot.tables.position import Line, Position, resume, standing
from bot.tables.refusals import CannotOpen, place_of
from rules.engine.game import Game
from rules.engine.seeds import Seeds
from rules.engine.session import Chance

log = logging.getLogger(__name__)
NOBODY = Actor(None, ())
TRIES = 10  # to load a game while another process moves it on


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game as it is stored, alive again."""

    row: GameRow
    game: Game[Any]
    seats: list[SeatRow]
    position: Position
    settings: dict[str, str]
    chance: Chance | Seeds


async def load(store: Store, game: int, unseeded: Chance) -> Loaded:
    """Load a game; if its open step no longer fits the rules, the step starts again.

    ``unseeded`` is the chance of a game that has no seed.
    """
    for _ in range(TRIES):
        with suppress(StaleWrite):  # another process was quicker to go on by other rules
            return await _load(store, await store.whole(game), unseeded)
    raise StaleWrite(f"game {game} moves on all the time")


async def _load(store: Store, whole: WholeGame, unseeded: Chance) -> Loaded:
    row, rules = whole.row, lookup(whole.row.name)
    chance = Seeds(whole.seeds) if whole.seeds else unseeded
    line = Line.of(whole.decisions)
    checkpoint = await store.checkpoint(row.id, [0, *(made.seq for made in line.made)])
    try:
        position, beyond = resume(rules, checkpoint, line, chance)
    except Exception as error:  # changed rules may fail in any way on old decisions
        if row.rules == rules.version:
            raise CannotOpen(f"game {row.id} at {row.seq}: {place_of(error)}") from None
        log.warning(
            "game %d at %d: starts its step again, %s -> %s",
            row.id,
            row.seq,
            row.rules,
            rules.version,
        )
        return await _restart(store, whole, rules, checkpoint.seq, chance)
    if beyond.entries:
        acting = Acting(position, row.acts + 1, row.seq, rules.version, NOBODY)
        acting.log(beyond)
        row = await _write(store, row, acting, News("went_on"))
    else:
        position.pick_again(whole.picks)
    return _loaded(whole, row, position)


def _loaded(whole: WholeGame, row: GameRow, position: Position) -> Loaded:
    rules, chance = position.session.game, position.luck.chance
    return Loaded(row, rules, list(whole.seats), position, dict(whole.settings), chance)


async def _restart(
    store: Store, whole: WholeGame, rules: Game[Any], seq: int, chance: Chance | Seeds
) -> Loaded:
    """Return to the last checkpoint: what was decided since does not fit any more."""
    row, line = whole.row, Line.of(whole.decisions)
    line.return_to(seq)
    checkpoint = await store.checkpoint(row.id, [seq])
    try:
        position, beyond = resume(rules, checkpoint, line, chance)
    except Exception as error:
        where = place_of(error)
        raise CannotOpen(
            f"game {row.id}: {rules.version} cannot read a position of {row.rules}: {where}"
        ) from None
    acting = Acting(position, row.acts + 1, row.seq + 1, rules.version, NOBODY)
    acting.decisions.append(
        DecisionRow(row.seq + 1, None, "restart", None, row.acts + 1, rules.version, returns_to=seq)
    )
    acting.log(beyond)
    row = await _write(store, row, acting, News("restarted"))
    return _loaded(whole, row, position)


async def _write(store: Store, row: GameRow, acting: Acting, news: News) -> GameRow:
    revision = row.revision + 1
    session = acting.position.session
    status, result = standing(session)
    if row.status is Status.CLOSED or row.status.is_paused:
        status, result = row.status, row.result
    record = Record(
        ActRow(row.acts + 1, revision),
        acting.seq,
        revision,
        session.game.version,
        status,
        result,
        tuple(acting.decisions),
        tuple(acting.checkpoints),
        news=(news,),
    )
    await store.record(row.id, row.acts, record)
    return await store.game(row.id)
