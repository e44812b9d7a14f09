"""Which messages of ours still have something to do."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.database import Database

PANEL, LETTER = "panel", "letter"
UNSETTLED = -1  # the revision of a panel after which something is still to be done


@dataclass(frozen=True, slots=True)
class PostRow:
    """A message on Discord: a table's newest panel, or the letter that asks a person."""

    game: int
    kind: str
    channel: int
    message: int
    revision: int  # of the table when it was made
    person: int = 0  # whom a letter is for


class Posts:
    """All messages that are remembered."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, game: int) -> list[PostRow]:
        """Return the messages of a game."""
        rows = await self._db.read(
            "select game, kind, channel, message, revision, person from post where game=?", (game,)
        )
        return [PostRow(*row) for row in rows]

    async def panel(self, game: int) -> PostRow | None:
        """Return the newest panel of a game."""
        return next((post for post in await self.of(game) if post.kind == PANEL), None)

    async def put(self, post: PostRow, announcements: Sequence[int] = ()) -> None:
        """Remember a message in place of the one before, and strike off what it announced."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "insert or replace into post (game, kind, person, channel, message, revision)"
                " values (?, ?, ?, ?, ?, ?)",
                (post.game, post.kind, post.person, post.channel, post.message, post.revision),
            )
            db.executemany("delete from outbox where id=?", [(n,) for n in announcements])

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
