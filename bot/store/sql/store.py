"""Games, their logs, and what one person keeps."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.store.errors import NoSuchGame, StaleWrite
from bot.store.fleet import Shards
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
    WholeGame,
    WishRow,
)
from bot.store.sql import bundling, reading, wholes
from bot.store.sql.boards import SqlBoards
from bot.store.sql.checking import damaged_games
from bot.store.sql.clocks import SqlClocks, announce
from bot.store.sql.connection import Connection
from bot.store.sql.counting import SqlCounts
from bot.store.sql.database import Database
from bot.store.sql.invitations import SqlInvitations
from bot.store.sql.lobbies import SqlLobbies, end_lobby, expect_lobby
from bot.store.sql.offers import SqlOffers
from bot.store.sql.pausing import RESTS, SqlPauses
from bot.store.sql.phrases import SQL_SET, one, owned_by, some
from bot.store.sql.posts import SqlPosts
from bot.store.sql.privacy import SqlPrivacy
from bot.store.sql.reminders import SqlReminders
from bot.store.sql.results import SqlResults
from bot.store.sql.seeds import SqlSeeds
from bot.store.sql.votes import SqlVotes
from bot.store.sql.watchers import SqlWatchers
from bot.store.sql.writing import (
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


class SqlStore:
    """Keeps every game; what each database does in its own way is left to those that follow."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self.posts = SqlPosts(database)
        self.clocks = SqlClocks(database)
        self.reminders = SqlReminders(database)
        self.pauses = SqlPauses(database)
        self.seeds = SqlSeeds(database)
        self.watchers = SqlWatchers(database)
        self.offers = SqlOffers(database)
        self.boards = SqlBoards(database)
        self.lobbies = SqlLobbies(database)
        self.invitations = SqlInvitations(database)
        self.votes = SqlVotes(database)
        self.results = SqlResults(database)
        self.counts = SqlCounts(database)
        self.privacy = SqlPrivacy(database)

    async def close(self) -> None:
        """Let go of the database."""
        await self._db.close()

    async def damaged_games(self) -> list[tuple[int, str]]:
        """List the running games that cannot be gone on with, however long it takes to look."""
        async with self._db.apart() as reader:
            return await damaged_games(reader)

    async def numbers(self) -> list[int]:
        """List the numbers of all games."""
        return [int(n) for (n,) in await self._db.read("select id from game order by id")]

    # --- games --------------------------------------------------------------------------

    async def create_game(self, new: NewGame, opening: Record) -> int:
        """Store a new game with its set-up and return its number."""

        def work(db: Connection) -> int:
            expect_lobby(db, new.gathered)
            game = insert_game(db, self._db.dialect.next_game(db), new, opening)
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

        def work(db: Connection) -> int:
            game = insert_game(db, self._db.dialect.next_game(db), new, whole)
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

        def work(db: Connection) -> None:
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

        def work(db: Connection) -> None:
            db.execute("update game set host=? where id=?", (person, game))
            announce(db, game, "host_given", json.dumps({"person": person}))

        await self._db.write(work)

    async def game(self, game: int) -> GameRow:
        """Return a game."""
        rows = await self._db.read("select * from game where id=?", (game,))
        if not rows:
            raise NoSuchGame(f"there is no game {game}")
        return reading.game(rows[0])

    async def whole(self, game: int) -> WholeGame:
        """Return a game with everything that moves on with it, all of one moment."""
        return await self._db.look(lambda db: wholes.whole(db, game))

    async def games(self, status: Status | None = None) -> list[GameRow]:
        """List games, oldest first."""
        rows = await self._db.read(
            f"select * from game where {one('status', status)} order by id", some(status)
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

    async def restless(self, *, owned: Shards | None = None) -> list[int]:
        """List the games that something is still to be done for, after the last process ended.

        What it did last is to be told, or the panel is not that of the position, or secret
        picks have been made that the panel may not count yet.  Paused games rest.
        """
        rows = await self._db.read(
            f"select id from game where not {RESTS} and {owned_by(owned)} and id in ("
            " select game from outbox union select game from pick union"
            " select game from old_panel union" + _LOBBIES_TO_CHANGE + " union"
            " select id from game left join post on post.game = id and kind = 'panel'"
            " where status = ? and (post.revision is null or post.revision <> game.revision)"
            ") order by id",
            (Status.PLAYING,),
        )
        return [int(game) for (game,) in rows]

    async def untold(self, *, owned: Shards | None = None) -> list[int]:
        """List the games that something is still to be told or tidied up for; paused ones rest."""
        rows = await self._db.read(
            f"select id from game where not {RESTS} and {owned_by(owned)} and id in ("
            " select game from outbox union select game from old_panel union"
            + _LOBBIES_TO_CHANGE
            + ") order by id",
        )
        return [int(game) for (game,) in rows]

    async def seats(self, game: int) -> list[SeatRow]:
        """List who sits where."""
        return await self._db.look(lambda db: wholes.seats(db, game))

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
        return await self._db.look(lambda db: wholes.picks(db, game))

    # --- what belongs to one person -----------------------------------------------------

    async def keep_draft(self, draft: DraftRow) -> None:
        """Store what a person is thinking about, in place of what they thought before."""
        await self._db.put(
            "insert into draft values (?, ?, ?, ?) on conflict (game, person) do update"
            " set revision=excluded.revision, answers=excluded.answers",
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
            "insert into plan (game, person, seat, what, key, auto, foreseen)"
            " values (?, ?, ?, ?, ?, ?, ?) on conflict (game, person, seat, what) do update"
            " set key=excluded.key, auto=excluded.auto, foreseen=excluded.foreseen",
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
        await self._db.put(SQL_SET, (owner, name, value))

    # --- taking back --------------------------------------------------------------------

    async def keep_wish(self, wish: WishRow) -> None:
        """Store that somebody wants to take something back, and who has agreed."""
        await self._db.put(
            "insert into wish values (?, ?, ?, ?, ?, ?) on conflict (game) do update"
            " set person=excluded.person, act=excluded.act, revision=excluded.revision,"
            " needed=excluded.needed, agreed=excluded.agreed",
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
            f" where {one('game', game)} order by id",
            some(game),
        )
        return [AnnouncementRow(*row) for row in rows]

    async def announced(self, announcement: int) -> None:
        """Strike something off: it has been posted."""
        await self._db.put("delete from outbox where id=?", (announcement,))
