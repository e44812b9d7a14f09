"""The store on SQLite."""

from __future__ import annotations

import asyncio
import json
import math
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from bot.store.errors import NoSuchGame, StaleWrite
from bot.store.rows import (
    BEGUN,
    ENDED,
    LOBBY,
    ActRow,
    AnnouncementRow,
    CheckpointRow,
    DecisionRow,
    DraftRow,
    GameRow,
    NewGame,
    PickRow,
    Place,
    PlanRow,
    Record,
    SeatRow,
    Status,
    WishRow,
)
from bot.store.sqlite import bundling, checking, lives, reading
from bot.store.sqlite.boards import SqliteBoards
from bot.store.sqlite.clocks import SqliteClocks, announce
from bot.store.sqlite.counting import SqliteCounts
from bot.store.sqlite.database import Database
from bot.store.sqlite.fleet import SqliteFleet
from bot.store.sqlite.invitations import SqliteInvitations
from bot.store.sqlite.leasing import leave, renew, take
from bot.store.sqlite.lobbies import SqliteLobbies, end_lobby
from bot.store.sqlite.migrating import scripts
from bot.store.sqlite.offers import SqliteOffers
from bot.store.sqlite.pausing import RESTS, SqlitePauses
from bot.store.sqlite.posts import SqlitePosts
from bot.store.sqlite.privacy import SqlitePrivacy
from bot.store.sqlite.reminders import SqliteReminders
from bot.store.sqlite.results import SqliteResults
from bot.store.sqlite.seeds import SqliteSeeds
from bot.store.sqlite.votes import SqliteVotes
from bot.store.sqlite.watchers import SqliteWatchers
from bot.store.sqlite.writing import (
    insert_acts,
    insert_game,
    insert_seats,
    insert_seeds,
    insert_settings,
    write_record,
)
from rules.engine.decisions import Seat

# Games whose lobby's message says something else than what they are: begun or ended.
_LOBBIES_TO_CHANGE = (
    f" select game from post join game on game.id = post.game where kind = '{LOBBY}'"
    f" and post.revision <> case status when '{Status.PLAYING}' then {BEGUN} else {ENDED} end"
)


AT_ONCE = 20  # games that are looked at for damage, before others may do something


class SqliteStore:
    """Keeps every game in one file."""

    def __init__(self, path: Path, database: Database) -> None:
        self.path = path
        self.is_restored = False  # the lease was taken on an older copy of the database
        self._db = database
        self.fleet = SqliteFleet(self)
        self.posts = SqlitePosts(database)
        self.clocks = SqliteClocks(database)
        self.reminders = SqliteReminders(database)
        self.pauses = SqlitePauses(database)
        self.seeds = SqliteSeeds(database)
        self.watchers = SqliteWatchers(database)
        self.offers = SqliteOffers(database)
        self.boards = SqliteBoards(database)
        self.lobbies = SqliteLobbies(database)
        self.invitations = SqliteInvitations(database)
        self.votes = SqliteVotes(database)
        self.results = SqliteResults(database)
        self.counts = SqliteCounts(database)
        self.privacy = SqlitePrivacy(database)

    @classmethod
    async def open(cls, path: Path, *, even_damaged: bool = False) -> SqliteStore:
        """Open a file, making it if there is none, and bring it up to date."""
        return cls(path, await Database.open(path, even_damaged=even_damaged))

    async def close(self) -> None:
        """Let go of the database."""
        await self._db.close()

    async def damage(self) -> str | None:
        """Describe the first fault of the whole file, however long it takes to look."""

        def work(db: sqlite3.Connection) -> str | None:
            return checking.damage(db, math.inf) or checking.foreign_parts(db, scripts())

        async with self._db.apart() as connection:
            return await self._db.look(work, connection)

    async def damaged_games(self) -> list[tuple[int, str]]:
        """List the running games that cannot be gone on with, however long it takes to look."""
        found: list[tuple[int, str]] = []
        async with self._db.apart() as connection:
            games = await self._db.look(checking.running_games, connection)
            for start in range(0, len(games), AT_ONCE):
                some = games[start : start + AT_ONCE]
                found += await self._db.look(
                    partial(checking.damaged_among, games=some), connection
                )
                await asyncio.sleep(0)
        return found

    async def sizes(self) -> dict[str, float]:
        """Return how many bytes a game takes on average: what is in it, and the whole file."""
        return await self._db.look(checking.sizes)

    async def numbers(self) -> list[int]:
        """List the numbers of all games."""
        return [int(n) for (n,) in await self._db.read("select id from game order by id")]

    # --- games --------------------------------------------------------------------------

    async def create_game(self, new: NewGame, opening: Record) -> int:
        """Store a new game with its set-up and return its number."""

        def work(db: sqlite3.Connection) -> int:
            game = insert_game(db, new, opening)
            insert_seats(db, game, new.seats)
            write_record(db, game, opening)
            insert_settings(db, game, new.settings)
            insert_seeds(db, game, new.seeds)
            if new.lobby is not None:
                end_lobby(db, new.lobby, game)
            return game

        return await self._db.write(work)

    async def import_game(self, new: NewGame, whole: Record, acts: Sequence[ActRow]) -> int:
        """Store a finished game that was played elsewhere and return its number."""

        def work(db: sqlite3.Connection) -> int:
            game = insert_game(db, new, whole)
            insert_seats(db, game, new.seats)
            insert_acts(db, game, acts)
            write_record(db, game, whole)
            insert_settings(db, game, new.settings)
            insert_seeds(db, game, new.seeds)
            bundling.bundle(db, game)
            return game

        return await self._db.write(work)

    async def record(self, game: int, acts: int, record: Record) -> None:
        """Store one act of a game in which ``acts`` were made before."""

        def work(db: sqlite3.Connection) -> None:
            moved = db.execute(
                "update game set rules=?, status=?, revision=?, opened=?, seq=?, acts=?, result=?,"
                " quiet=0 where id=? and acts=?",
                (
                    record.rules,
                    record.status,
                    record.act.revision,
                    record.opened,
                    record.seq,
                    record.act.act,
                    record.result,
                    game,
                    acts,
                ),
            )
            if moved.rowcount != 1:
                raise StaleWrite(f"game {game} is no longer at act {acts}")
            write_record(db, game, record)
            if record.status.is_over:
                bundling.bundle(db, game)

        await self._db.write(work)

    async def set_language(self, game: int, language: str) -> None:
        """Let a game be told in another language."""
        await self._db.put("update game set language=? where id=?", (language, game))

    async def set_host(self, game: int, person: int) -> None:
        """Let somebody else be the host of a game, and announce it."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("update game set host=? where id=?", (person, game))
            announce(db, game, "host_given", json.dumps({"person": person}))

        await self._db.write(work)

    async def game(self, game: int) -> GameRow:
        """Return a game."""
        rows = await self._db.read("select * from game where id=?", (game,))
        if not rows:
            raise NoSuchGame(f"there is no game {game}")
        return reading.game(rows[0])

    async def games(self, status: Status | None = None) -> list[GameRow]:
        """List games, oldest first."""
        rows = await self._db.read(
            "select * from game where ? is null or status=? order by id", (status, status)
        )
        return [reading.game(row) for row in rows]

    async def games_at(self, place: Place) -> list[GameRow]:
        """List the games being played in a channel or thread."""
        rows = await self._db.read(
            "select * from game where channel is ? and thread is ? and status=? order by id",
            (place.channel, place.thread, Status.PLAYING),
        )
        return [reading.game(row) for row in rows]

    async def games_of(self, person: int) -> list[GameRow]:
        """List the games that a person is playing."""
        rows = await self._db.read(
            "select * from game where status=? and id in (select game from seat where person=?)"
            " order by id",
            (Status.PLAYING, person),
        )
        return [reading.game(row) for row in rows]

    async def count_of(self, person: int, name: str, until: int) -> int:
        """Count the games of one kind that a person has sat down to, up to a certain game."""
        rows = await self._db.read(
            "select count(*) from game where name=? and id<=?"
            " and id in (select game from seat where person=?)",
            (name, until, person),
        )
        return int(rows[0][0])

    async def restless(self) -> list[int]:
        """List the games that something is still to be done for, after the last process ended.

        What it did last is to be told, or the panel is not that of the position, or secret
        picks have been made that the panel may not count yet.  Paused games rest.
        """
        rows = await self._db.read(
            f"select id from game where not {RESTS} and id in ("
            " select game from outbox union select game from pick union"
            " select game from old_panel union" + _LOBBIES_TO_CHANGE + " union"
            " select id from game left join post on post.game = id and kind = 'panel'"
            " where status = ? and (post.revision is null or post.revision <> game.revision)"
            ") order by id",
            (Status.PLAYING,),
        )
        return [int(game) for (game,) in rows]

    async def untold(self) -> list[int]:
        """List the games that something is still to be told or tidied up for; paused ones rest."""
        rows = await self._db.read(
            f"select id from game where not {RESTS} and id in ("
            " select game from outbox union select game from old_panel union"
            + _LOBBIES_TO_CHANGE
            + ") order by id",
        )
        return [int(game) for (game,) in rows]

    async def seats(self, game: int) -> list[SeatRow]:
        """List who sits where."""
        rows = await self._db.read(
            "select seat, name, person, level from seat where game=? order by seat", (game,)
        )
        return [SeatRow(*row) for row in rows]

    # --- the log ------------------------------------------------------------------------

    async def decisions(self, game: int) -> list[DecisionRow]:
        """Return the whole log, with what was taken back and the returns."""
        return await self._db.look(lambda db: bundling.decisions(db, game))

    async def decisions_of(self, game: int, act: int) -> list[DecisionRow]:
        """Return the rows that one act made."""
        return await self._db.look(lambda db: bundling.decisions_of(db, game, act))

    async def checkpoints(self, game: int) -> list[CheckpointRow]:
        """Return every kept position of a game."""
        return await self._db.look(lambda db: bundling.positions(db, game))

    async def checkpoint(self, game: int, seqs: Sequence[int]) -> CheckpointRow:
        """Return the newest kept position that lies after one of these rows."""
        found = await self._db.look(lambda db: bundling.newest_position(db, game, set(seqs)))
        if found is None:
            raise NoSuchGame(f"game {game} has no position to start from")
        return found

    async def act_of(self, game: int, interaction: int) -> ActRow | None:
        """Return the act that an interaction has made, if it has."""
        return await self._db.look(lambda db: bundling.act_of(db, game, interaction))

    async def has_acted(self, interaction: int) -> bool:
        """Return whether an interaction has made an act in any game, a short while ago."""
        return bool(await self._db.read("select 1 from act where interaction=?", (interaction,)))

    async def acts(self, game: int) -> list[ActRow]:
        """Return every act of a game."""
        return await self._db.look(lambda db: bundling.acts(db, game))

    async def picks(self, game: int) -> list[PickRow]:
        """Return the answers that wait for others'; they are secret."""
        rows = await self._db.read(
            "select seat, key, person, proposal, seal from pick where game=? order by seat",
            (game,),
        )
        return [PickRow(seat, key, person, bool(p), seal) for seat, key, person, p, seal in rows]

    # --- what belongs to one person -----------------------------------------------------

    async def keep_draft(self, draft: DraftRow) -> None:
        """Store what a person is thinking about, in place of what they thought before."""
        await self._db.put(
            "insert or replace into draft values (?, ?, ?, ?)",
            (draft.game, draft.person, draft.revision, json.dumps(draft.answers)),
        )

    async def draft(self, game: int, person: int) -> DraftRow | None:
        """Return what a person is thinking about."""
        rows = await self._db.read(
            "select game, person, revision, answers from draft where game=? and person=?",
            (game, person),
        )
        if not rows:
            return None
        number, owner, revision, answers = rows[0]
        return DraftRow(number, owner, revision, tuple(json.loads(answers)))

    async def drop_draft(self, game: int, person: int) -> None:
        """Forget what a person was thinking about."""
        await self._db.put("delete from draft where game=? and person=?", (game, person))

    async def keep_plan(self, plan: PlanRow) -> None:
        """Store an answer given ahead."""
        await self._db.put(
            "insert or replace into plan (game, person, seat, what, key, auto, foreseen)"
            " values (?, ?, ?, ?, ?, ?, ?)",
            (
                plan.game,
                plan.person,
                plan.seat,
                plan.what,
                plan.key,
                plan.auto,
                plan.foreseen,
            ),
        )

    async def plans(self, game: int, person: int) -> list[PlanRow]:
        """Return a person's answers given ahead."""
        rows = await self._db.read(
            "select game, person, seat, what, key, auto, foreseen from plan"
            " where game=? and person=? order by seat, what",
            (game, person),
        )
        return [
            PlanRow(g, p, seat, what, key, bool(auto), foreseen)
            for g, p, seat, what, key, auto, foreseen in rows
        ]

    async def drop_plan(self, game: int, person: int, seat: Seat, what: str) -> None:
        """Forget an answer given ahead."""
        await self._db.put(
            "delete from plan where game=? and person=? and seat=? and what=?",
            (game, person, seat, what),
        )

    async def setting(self, owner: str, name: str) -> str | None:
        """Return a setting of a person, a table or a server."""
        rows = await self._db.read(
            "select value from setting where owner=? and name=?", (owner, name)
        )
        return str(rows[0][0]) if rows else None

    async def settings(self, owner: str) -> dict[str, str]:
        """Return all settings of a person, a table or a server, by name."""
        return dict(await self._db.read("select name, value from setting where owner=?", (owner,)))

    async def set_setting(self, owner: str, name: str, value: str) -> None:
        """Store a setting."""
        await self._db.put("insert or replace into setting values (?, ?, ?)", (owner, name, value))

    # --- taking back --------------------------------------------------------------------

    async def keep_wish(self, wish: WishRow) -> None:
        """Store that somebody wants to take something back, and who has agreed."""
        await self._db.put(
            "insert or replace into wish values (?, ?, ?, ?, ?, ?)",
            (
                wish.game,
                wish.person,
                wish.act,
                wish.revision,
                json.dumps(wish.needed),
                json.dumps(wish.agreed),
            ),
        )

    async def wish(self, game: int) -> WishRow | None:
        """Return what somebody wants to take back."""
        rows = await self._db.read("select * from wish where game=?", (game,))
        if not rows:
            return None
        number, person, act, revision, needed, agreed = rows[0]
        return WishRow(
            number, person, act, revision, tuple(json.loads(needed)), tuple(json.loads(agreed))
        )

    async def drop_wish(self, game: int) -> None:
        """Forget what somebody wanted to take back."""
        await self._db.put("delete from wish where game=?", (game,))

    # --- what is to be announced --------------------------------------------------------

    async def announcements(self, game: int | None = None) -> list[AnnouncementRow]:
        """List what is still to be announced, oldest first."""
        rows = await self._db.read(
            "select id, game, revision, act, kind, data, mark from outbox"
            " where ? is null or game=? order by id",
            (game, game),
        )
        return [AnnouncementRow(*row) for row in rows]

    async def announced(self, announcement: int) -> None:
        """Strike something off: it has been posted."""
        await self._db.put("delete from outbox where id=?", (announcement,))

    # --- one process at a time ----------------------------------------------------------

    async def take_lease(self, holder: str, now: float, seconds: float) -> None:
        """Become the one process that writes."""
        self._db.holder = None  # it cannot be asked for what it is about to take
        noted = await self._db.life_noted()

        def work(db: sqlite3.Connection) -> tuple[bool, lives.Life]:
            take(db, holder, now, seconds)
            return lives.begin(db, noted), lives.now(db)

        self.is_restored, life = await self._db.write(work)
        await self._db.begin_life(life)
        self._db.holder = holder

    async def renew_lease(self, now: float, seconds: float, report: str = "{}") -> None:
        """Stay it, and say how this process is."""
        await self._db.write(lambda db: renew(db, now, seconds, report))

    async def leave_lease(self) -> None:
        """Let another process have it at once."""
        holder, self._db.holder = self._db.holder, None
        if holder is not None:
            await self._db.write(lambda db: leave(db, holder))
