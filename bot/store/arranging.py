"""The parts of the store for what people arrange with each other: tables, seats, votes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.store.fleet import Shards
from bot.store.rows import (
    Answer,
    BoardRow,
    CallRow,
    ClosedLobbyRow,
    Ended,
    LobbyRow,
    MotionRow,
    OfferRow,
    Place,
)


class OfferStore(Protocol):
    """Keeps the seats that anybody may take; one that changes hands is on offer no more."""

    async def keep(self, offer: OfferRow) -> None:
        """Store that a seat is on offer."""
        ...

    async def of(self, game: int) -> list[OfferRow]:
        """List the seats of a game that are on offer."""
        ...

    async def in_guild(self, guild: int) -> list[OfferRow]:
        """List the seats on offer in the games that are being played on a server."""
        ...


class BoardStore(Protocol):
    """Keeps where each server lists its open seats."""

    async def keep(self, board: BoardRow) -> None:
        """Store the board of a server, in place of the one before."""
        ...

    async def note_shown(self, board: BoardRow, message: int, shown: str) -> None:
        """Store what a board shows and where, unless somebody has changed it meanwhile."""
        ...

    async def drop(self, guild: int) -> None:
        """Let a server have no board."""
        ...

    async def of(self, guild: int) -> BoardRow | None:
        """Return the board of a server."""
        ...

    async def all(self, *, owned: Shards | None = None) -> list[BoardRow]:
        """List the boards of all servers."""
        ...

    async def is_gone(self, message: int) -> None:
        """Note that the message of a board is no more, so that another is posted."""
        ...


class LobbyStore(Protocol):
    """Keeps games that are being arranged.  Nothing here knows what a lobby allows."""

    async def open(self, lobby: LobbyRow) -> LobbyRow:
        """Store a new lobby, whatever its number, and return it with its number."""
        ...

    async def get(self, lobby: int) -> LobbyRow:
        """Return a lobby; raises :exc:`~bot.store.errors.NoSuchLobby`."""
        ...

    async def at(self, place: Place) -> list[LobbyRow]:
        """List the lobbies of a channel or thread."""
        ...

    async def of(self, person: int) -> list[LobbyRow]:
        """List the lobbies in which a person is."""
        ...

    async def in_guild(self, guild: int) -> list[LobbyRow]:
        """List the lobbies of a server."""
        ...

    async def with_message(self, message: int) -> int | None:
        """Return the number of the lobby that a message shows."""
        ...

    async def save(self, lobby: LobbyRow, before: LobbyRow | None = None) -> None:
        """Store what a lobby has become; raises :exc:`~bot.store.errors.NoSuchLobby`.

        Raises :exc:`~bot.store.errors.StaleWrite` if it is not any more what it was ``before``.
        """
        ...

    async def note_shown(self, lobby: LobbyRow) -> None:
        """Store that the message of a lobby shows this, unless it has become something else."""
        ...

    async def to_show(self, *, owned: Shards | None = None) -> list[int]:
        """List the lobbies whose message does not show yet what they have become."""
        ...

    async def close(self, lobby: int, before: LobbyRow | None = None) -> None:
        """Forget a lobby, except that its message is still to say so.

        Raises :exc:`~bot.store.errors.StaleWrite` if it is not any more what it was ``before``.
        """
        ...

    async def closed(self, *, owned: Shards | None = None) -> list[ClosedLobbyRow]:
        """List the closed lobbies whose message does not say so yet."""
        ...

    async def said_closed(self, lobby: int) -> None:
        """Store that the message of a closed lobby says so, or never can."""
        ...

    async def close_unposted(self, *, owned: Shards | None = None) -> None:
        """Forget lobbies that nobody has ever seen: we died before they had a message."""
        ...

    async def game_of(self, lobby: int) -> int | None:
        """Return the game that has begun in a lobby."""
        ...


class InvitationStore(Protocol):
    """Keeps who is called to which lobby; who sits down there has accepted."""

    async def call(self, call: CallRow) -> CallRow:
        """Store a new call, whatever its number, and return it with its number.

        Raises :exc:`~bot.store.errors.NoSuchLobby`.
        """
        ...

    async def get(self, call: int) -> CallRow | None:
        """Return a call, as long as its message does not say that it is over."""
        ...

    async def of(self, lobby: int) -> list[CallRow]:
        """List the calls to a lobby."""
        ...

    async def asked_at(self, call: int, message: int) -> None:
        """Store which message calls people."""
        ...

    async def answer(self, call: int, people: Sequence[int], answer: Answer) -> list[int]:
        """Store an answer of those who have given none; return whose it was."""
        ...

    async def drop(self, call: int) -> None:
        """Forget a call that nobody has ever seen."""
        ...

    async def note_shown(self, call: CallRow) -> None:
        """Store that the message shows a call like this, and forget one that is over."""
        ...

    async def to_show(self, *, owned: Shards | None = None) -> list[int]:
        """List the calls whose message does not show how they stand."""
        ...


class VoteStore(Protocol):
    """Keeps what is proposed at tables."""

    async def propose(self, game: int, about: str, person: int, closes: float) -> MotionRow:
        """Return the motion about something, making it if there is none."""
        ...

    async def get(self, motion: int) -> MotionRow | None:
        """Return a motion that is open, or whose message does not say yet how it ended."""
        ...

    async def asked_at(self, motion: int, channel: int, message: int) -> None:
        """Store which message asks people."""
        ...

    async def cast(
        self, game: int, motion: int, person: int, now: float, *, agrees: bool
    ) -> MotionRow | None:
        """Store what somebody says to an open motion, in place of what they said before."""
        ...

    async def end(self, motion: int, how: Ended, told: str) -> bool:
        """Take no more votes; the motion stays until its message says these words.

        False if it has ended otherwise before; one that is just being carried out has not.
        """
        ...

    async def note_shown(self, motion: int, *, ended: bool) -> None:
        """Store that the message shows a motion as open, or that it has ended, and forget that."""
        ...

    async def to_show(self, now: float, *, owned: Shards | None = None) -> list[int]:
        """List the motions whose message does not show how they stand, or whose time is up."""
        ...

    async def unsaid(self, game: int, now: float) -> list[int]:
        """List the motions of a game that have ended, or whose time is up; no message says so."""
        ...
