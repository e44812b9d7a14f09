"""The bot's messages that still need attention."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.rows import PANEL, OldPanel, PostRow, Status
from bot.store.sql.clocks import announce
from bot.store.sql.connection import Connection
from bot.store.sql.database import Database


class SqlPosts:
    """All messages that are remembered."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, game: int) -> list[PostRow]:
        """Return the messages of a game."""
        rows = await self._db.read(
            "select game, kind, channel, message, revision, person from post where game=?"
            " order by kind, person",
            (game,),
        )
        return [PostRow(*row) for row in rows]

    async def panel(self, game: int) -> PostRow | None:
        """Return the newest panel of a game."""
        return next((post for post in await self.of(game) if post.kind == PANEL), None)

    async def put(self, post: PostRow, announcements: Sequence[int] = ()) -> None:
        """Remember a message in place of the one before, and strike off what it announced.

        A panel that is replaced is noted as one that still shows buttons.
        """

        def work(db: Connection) -> None:
            if post.kind == PANEL:
                db.execute(
                    "insert into old_panel (game, channel, message)"
                    " select game, channel, message from post"
                    " where game=? and kind=? and message<>? on conflict do nothing",
                    (post.game, PANEL, post.message),
                )
            db.execute(
                "insert into post (game, kind, person, channel, message, revision)"
                " values (?, ?, ?, ?, ?, ?) on conflict (game, kind, person) do update"
                " set channel=excluded.channel, message=excluded.message,"
                " revision=excluded.revision",
                (post.game, post.kind, post.person, post.channel, post.message, post.revision),
            )
            db.executemany("delete from outbox where id=?", [(n,) for n in announcements])

        await self._db.write(work)

    async def old_panels(self, game: int) -> list[OldPanel]:
        """Return the panels of a game that were replaced and still show buttons."""
        rows = await self._db.read(
            "select game, channel, message from old_panel where game=? order by message", (game,)
        )
        return [OldPanel(*row) for row in rows]

    async def retired(self, panel: OldPanel) -> None:
        """Note that an old panel shows no buttons any more, or never can be changed."""
        await self._db.put(
            "delete from old_panel where game=? and message=?", (panel.game, panel.message)
        )

    async def panel_is_gone(self, messages: Sequence[int]) -> int | None:
        """Note that messages are no more; if the panel was among them, let it come again.

        Returns the game whose panel it was.
        """
        marks = ", ".join("?" for _ in messages)

        def work(db: Connection) -> int | None:
            found = db.execute(
                f"select post.game from post join game on game.id = post.game"
                f" where kind=? and status=? and message in ({marks})",
                (PANEL, Status.PLAYING, *messages),
            ).fetchone()
            if found is None:
                return None
            game = int(found[0])
            db.execute("delete from post where game=? and kind=?", (game, PANEL))
            announce(db, game, "panel")
            return game

        if not await self._db.read(
            f"select 1 from post where kind=? and message in ({marks})", (PANEL, *messages)
        ):
            return None
        return await self._db.write(work)

    async def panel_again(self, game: int) -> None:
        """Let the panel of a game that is being played be posted anew; the old one is replaced."""

        def work(db: Connection) -> None:
            is_played = "select 1 from game where id=? and status=?"
            if db.execute(is_played, (game, Status.PLAYING)).fetchone() is not None:
                announce(db, game, "panel")

        await self._db.write(work)

    async def settle(self, game: int, revision: int) -> None:
        """Note that nothing is left to be done for a table at a revision."""
        await self._db.put(
            "update post set revision=? where game=? and kind=?",
            (revision, game, PANEL),
        )

    async def drop(self, post: PostRow) -> None:
        """Forget a message that has nothing more to do."""
        await self._db.put(
            "delete from post where game=? and kind=? and person=?",
            (post.game, post.kind, post.person),
        )
