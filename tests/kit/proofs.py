"""Games for proofs: played at a real table with undos and sealed picks, in no database."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

from bot.commands import checks, recordings
from bot.commands.recordings import Recorded
from bot.games.registry import GAMES, settings_of
from bot.store.rows import (
    GameRow,
    NewGame,
    Place,
    Record,
    SeatRow,
    Status,
    WholeGame,
    WishRow,
)
from bot.tables.seals import SEALED, YES
from bot.tables.table import AGREED, Table
from bot.tables.tables import Tables
from bot.tables.undoing import Asked
from bot.trust.exporting import export
from rules.engine.seeds import Seed

FIRST_PERSON = 100
UNDOING = 0.03  # of the answers are taken back
CHANGING = 0.1  # of secret picks are made twice
ENDING_TWICE = 0.2  # of the games
MOST_ANSWERS = 4000


class Memory:
    """As much of a store as tables and exports need."""

    def __init__(self) -> None:
        self.seeds = self
        self.rows: list[Any] = []
        self.kept: dict[int, Any] = {}
        self.made: list[Any] = []
        self.secret: list[Seed] = []
        self.wished: WishRow | None = None

    async def create_game(self, new: NewGame, opening: Record) -> int:
        self.new, self.secret = new, list(new.seeds)
        self.row = GameRow(
            17,
            new.name,
            new.rules,
            new.options,
            new.language,
            new.host,
            Place(),
            opening.status,
            0,
            0,
            opening.seq,
            0,
            opening.result,
        )
        self._write(opening)
        return self.row.id

    async def record(self, game: int, acts: int, record: Record) -> None:
        assert acts == self.row.acts
        self.wished = None
        self.row = replace(
            self.row,
            status=record.status,
            result=record.result,
            revision=record.act.revision,
            opened=record.opened,
            seq=record.seq,
            acts=record.act.act,
        )
        self._write(record)

    def _write(self, record: Record) -> None:
        self.rows += record.decisions
        self.kept |= {row.seq: row for row in record.checkpoints}
        self.made.append(record.act)
        self.secret += [record.seed] if record.seed is not None else []

    async def game(self, game: int) -> GameRow:
        return self.row

    async def whole(self, game: int) -> WholeGame:
        settings, seats = dict(self.new.settings), tuple(self.new.seats)
        return WholeGame(self.row, seats, settings, tuple(self.secret), tuple(self.rows), ())

    async def of(self, game: int) -> list[Seed]:
        return self.secret

    async def decisions(self, game: int) -> list[Any]:
        return self.rows

    async def checkpoint(self, game: int, seqs: list[int]) -> Any:
        return self.kept[max(set(seqs) & set(self.kept))]

    async def picks(self, game: int) -> list[Any]:
        return []

    async def settings(self, owner: str) -> dict[str, str]:
        return dict(self.new.settings)

    async def seats(self, game: int) -> list[SeatRow]:
        return list(self.new.seats)

    async def acts(self, game: int) -> list[Any]:
        return self.made

    async def wish(self, game: int) -> WishRow | None:
        return self.wished

    async def keep_wish(self, wish: WishRow) -> None:
        self.wished = wish


async def exported(number: int, name: str = "") -> Recorded:
    """The export of a random game; the number settles everything but its chance."""
    random = Random(f"proofs/{number}")
    rules = GAMES[name or list(GAMES)[number % len(GAMES)]]
    setting = random.choice(settings_of(rules))
    store = Memory()
    people = [SeatRow(n, f"Person {n}", FIRST_PERSON + n) for n in range(setting.seats)]
    agreed = json.dumps({SEALED: YES}) if random.random() < 0.8 else "{}"
    table = await Tables(store).create(
        rules.name,
        people,
        setting.options(random),
        host=FIRST_PERSON,
        settings={AGREED: agreed, "clock": "none"},
    )
    await play(table, random)
    if table.session.request is None and random.random() < ENDING_TWICE:
        await take_back(table, random)  # everybody knows the seed now, so there is another one
        await play(table, random)
    if table.session.request is not None:
        await table.close()
    return await export(store, table.id)


async def play(table: Table, random: Random) -> None:
    """Play to the end, now and then take something back or pick again."""
    for _ in range(MOST_ANSWERS):
        request = table.session.request
        if request is None:
            return
        if table.position.line.made and random.random() < UNDOING:
            await take_back(table, random)
            continue
        choice = random.choice(checks.waiting(table.session))
        opened = table.row.opened
        for _ in range(1 + (request.reveals and random.random() < CHANGING)):
            if table.row.opened == opened:
                key = str(random.choice(choice.options))
                await table.act(table.seats[choice.seat].person, [key], table.revision)


async def take_back(table: Table, random: Random) -> None:
    """Undo the last act of somebody who has made one; the others agree."""
    people = [made.person for made in table.position.line.made if made.person is not None]
    if not people:
        return
    done = await table.undo(random.choice(people[-3:]))
    while isinstance(done, Asked):
        done = await table.agree(done.needed[0], done.about)


def again(game: Recorded) -> Recorded:
    """The same game read from its file."""
    (read,) = recordings.loads(recordings.dumps(game))
    return read


def is_over(game: Recorded) -> bool:
    return game.played is not None and game.played.status is Status.OVER
