"""All tables of this process: opened on demand, dropped when idle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

from bot.games.registry import lookup
from bot.store.rows import ActRow, LobbyRow, NewGame, News, Place, Record, SeatRow, Status
from bot.store.store import Store
from bot.tables import shown
from bot.tables.acting import Acting
from bot.tables.chance import new_seed, seeded
from bot.tables.loading import NOBODY, load
from bot.tables.position import Line, Position, standing
from bot.tables.table import Table
from rules.engine.events import events_for
from rules.engine.luck import Luck
from rules.engine.seeds import Seed, Seeds
from rules.engine.session import Chance, Session

IDLE_SECONDS = 1800.0


class Tables:
    """The games in memory.

    Two tables of one game would be two truths, so one that somebody still holds is handed
    out again even after it was let go here.
    """

    def __init__(
        self,
        store: Store,
        *,
        idle: float = IDLE_SECONDS,
        chance: Callable[[], Chance] | None = None,
        seed: Callable[[], Seed] = new_seed,
        clock: Callable[[], float] = time.monotonic,
        changed: Callable[[Table], None] = lambda _: None,
        is_ours: Callable[[int | None], bool] = lambda _: True,
    ) -> None:
        self._store = store
        self._is_ours = is_ours  # whether this process attends to the tables of a server
        self._changed = changed
        self._seed = seed
        self._chance = chance  # in place of secret seeds, for games that are to come out the same
        self._clock = clock
        self._idle = idle
        self._alive: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._used: dict[int, tuple[Table, float]] = {}
        self._loading = asyncio.Lock()

    async def create(
        self,
        name: str,
        seats: Sequence[SeatRow],
        options: Mapping[str, Any],
        *,
        host: int,
        language: str = "en",
        place: Place | None = None,
        settings: Mapping[str, str] | None = None,
        lobby: LobbyRow | None = None,
        position: Mapping[str, Any] | None = None,
    ) -> Table:
        """Set a game up, store it and open its table; its lobby ends in the same moment.

        ``settings`` are those of the owner ``game:<id>``.  With a ``position`` (docs/positions.md)
        the game begins there and not with its set-up.  Raises
        :exc:`~bot.games.registry.UnknownGame`, :exc:`~rules.engine.errors.BadSetting`,
        :exc:`~bot.store.errors.NoSuchLobby`, or :exc:`~bot.store.errors.StaleWrite` if the lobby is
        no longer like that.
        """
        rules = lookup(name)
        line = Line()
        chance = Seeds([self._seed()]) if self._chance is None else self._chance()
        luck = Luck(chance, line.old_luck)
        begun = (
            rules.new(len(seats), options) if position is None else rules.read_position(position)
        )
        session = Session(rules, begun, luck)
        new = NewGame(
            name,
            rules.version,
            shown.dumps(dict(options)),
            language,
            host,
            place or Place(),
            tuple(seats),
            dict(settings or {}),
            None if lobby is None else lobby.id,
            chance.all if isinstance(chance, Seeds) else (),
            gathered=lobby,
        )
        opening = _opening(Position(session, line, luck, {}))
        table = await self.open(await self._store.create_game(new, opening))
        self._changed(table)
        return table

    async def open(self, game: int) -> Table:
        """Return the table of a stored game; raises :exc:`~bot.store.errors.NoSuchGame`."""
        self.let_idle_go()
        table = self._alive.get(game)
        if table is not None:
            await self._bring_up_to_date(table)
        else:
            async with self._loading:
                table = self._alive.get(game)
                if table is None:
                    unseeded = seeded(None) if self._chance is None else self._chance()
                    loaded = await load(self._store, game, unseeded)
                    table = Table(self._store, loaded, self._changed)
                    self._alive[game] = table
        self._used[game] = (table, self._clock())
        return table

    async def _bring_up_to_date(self, table: Table) -> None:
        """Read a table again that another process may have moved on.

        One that is ours is moved on by others only now and then, and we hear of it.
        """
        if not self._is_ours(table.row.place.guild):
            stored = await self._store.game(table.id)
            if stored.acts != table.row.acts:
                table.doubt()
        await table.expect_sure()

    def known(self, game: int) -> Table | None:
        """Return the table of a game if it is in memory."""
        return self._alive.get(game)

    def all_known(self) -> list[Table]:
        """Return all tables in memory."""
        return list(self._alive.values())

    async def close(self, game: int) -> None:
        """End a game before its end."""
        await (await self.open(game)).close()
        self._used.pop(game, None)

    async def reload_those_of(self, person: int) -> None:
        """Let the tables in memory that know a person read again what is stored."""
        for table in list(self._alive.values()):
            made = (one.person for one in table.position.line.made)
            if person in table.people or person in made or str(person) in str(table.settings):
                await table.reload()

    async def pause(self, game: int, status: Status) -> None:
        """Let a game rest, also one that this build cannot open."""
        async with self._loading:
            table = self._alive.get(game)
            if table is None:
                await self._store.pauses.pause(game, status)
        if table is not None:
            await table.pause(status)

    def let_idle_go(self) -> None:
        """Drop tables that nobody has used for a while; the store has them."""
        oldest = self._clock() - self._idle
        for game in [game for game, (_, used) in self._used.items() if used < oldest]:
            del self._used[game]

    def __len__(self) -> int:
        return len(self._alive)


def _opening(position: Position) -> Record:
    """Write down how a game was set up, and what its chance is sealed with."""
    session, chance = position.session, position.luck.chance
    acting = Acting(position, 0, 0, session.game.version, NOBODY)
    progress = session.drain()
    acting.log(progress)
    acting.checkpoints.clear()
    for base, state in {0: progress.checkpoints[0], 1: progress.checkpoints[-1]}.values():
        acting.add_checkpoint(base, state, turn=True)
    status, result = standing(session)
    news: dict[str, Any] = {"events": events_for(progress.events, None)}
    if isinstance(chance, Seeds):
        news["chance"] = chance.last.sha256
    return Record(
        ActRow(0, 0),
        acting.seq,
        0,
        session.game.version,
        status,
        result,
        tuple(acting.decisions),
        tuple(acting.checkpoints),
        news=(News("opened", shown.dumps(news)),),
    )
