"""Seats that anyone may take."""

from __future__ import annotations

from bot.store.rows import OfferRow, Status
from bot.store.sql.database import Database


class SqlOffers:
    """The seats on offer in all games; a seat that changes hands is no longer on offer."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def keep(self, offer: OfferRow) -> None:
        """Store that a seat is on offer."""
        await self._db.put(
            "insert into offer (game, seat, revision, owner) values (?, ?, ?, ?)"
            " on conflict (game, seat) do update"
            " set revision=excluded.revision, owner=excluded.owner",
            (offer.game, offer.seat, offer.revision, offer.owner),
        )

    async def of(self, game: int) -> list[OfferRow]:
        """List the seats of a game that are on offer."""
        rows = await self._db.read(
            "select game, seat, revision, owner from offer where game=? order by seat", (game,)
        )
        return [OfferRow(*row) for row in rows]

    async def in_guild(self, guild: int) -> list[OfferRow]:
        """List the seats on offer in the games that are being played on a server."""
        rows = await self._db.read(
            "select o.game, o.seat, o.revision, o.owner from offer o join game g on g.id = o.game"
            " where g.guild=? and g.status=? order by o.game, o.seat",
            (guild, Status.PLAYING),
        )
        return [OfferRow(*row) for row in rows]
