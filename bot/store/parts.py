"""The parts of the store besides games and their logs.

Like the store itself they are interfaces; a database implements each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.store.rows import (
    Answer,
    BoardRow,
    CallRow,
    ClockRow,
    ClosedLobbyRow,
    Ended,
    GameRow,
    LobbyRow,
    MotionRow,
    OfferRow,
    OldPanel,
    Place,
    PostRow,
    Status,
    WatcherRow,
)


class PostStore(Protocol):
    """Keeps which messages of ours still have something to do."""

    async def of(self, game: int) -> list[PostRow]:
        """Return the messages of a game."""
        ...

    async def panel(self, game: int) -> PostRow | None:
        """Return the newest panel of a game."""
        ...

    async def put(self, post: PostRow, announcements: Sequence[int] = ()) -> None:
        """Remember a message in place of the one before, and strike off what it announced.

        A panel that is replaced is noted as one that still shows buttons.
        """
        ...

    async def settle(self, game: int, revision: int) -> None:
        """Note that nothing is left to be done for a table at a revision."""
        ...

    async def drop(self, post: PostRow) -> None:
        """Forget a message that has nothing more to do."""
        ...

    async def panel_is_gone(self, messages: Sequence[int]) -> int | None:
        """Note that messages are no more; if the panel was among them, let it come again.

        Returns the game whose panel it was.
        """
        ...

    async def panel_again(self, game: int) -> None:
        """Let the panel of a game that is being played be posted anew; the old one is replaced."""
        ...

    async def old_panels(self, game: int) -> list[OldPanel]:
        """Return the panels of a game that were replaced and still show buttons."""
        ...

    async def retired(self, panel: OldPanel) -> None:
        """Note that an old panel shows no buttons any more, or never can be changed."""
        ...


class ClockStore(Protocol):
    """Keeps until when somebody may think."""

    async def of(self, game: int) -> ClockRow | None:
        """Return the clock of a game."""
        ...

    async def start(self, clock: ClockRow) -> None:
        """Start a clock in place of the one before."""
        ...

    async def stop(self, game: int) -> None:
        """Wait for nobody any more."""
        ...

    async def due(self, now: float) -> list[ClockRow]:
        """List the clocks that have run out and that nobody has been told about."""
        ...

    async def run_out(self, clock: ClockRow) -> None:
        """Note that a clock has run out, and that this is to be announced; once only."""
        ...

    async def give_back(
        self, seconds: float, *, told: bool = False, alive: tuple[str, str, str] | None = None
    ) -> None:
        """Put off all deadlines that are still to come; ``told``: let those who wait know.

        ``alive``, the setting that says when we were last at work, goes with it: once is enough.
        """
        ...


class PauseStore(Protocol):
    """Keeps which games rest, finds games by their place, and counts quiet days."""

    async def pause(self, game: int, status: Status) -> None:
        """Let a game that is being played rest, or end it with nobody told; clocks stop."""
        ...

    async def resume(self, game: int, place: Place) -> None:
        """Let a paused game go on at a place, and announce it there; its clock starts anew."""
        ...

    async def of(self, person: int) -> list[GameRow]:
        """List the paused games at which a person sits."""
        ...

    async def at(self, place: Place) -> list[GameRow]:
        """List the paused games of a channel or thread."""
        ...

    async def playing_in_guild(self, guild: int) -> list[GameRow]:
        """List the games that are being played on a server."""
        ...

    async def playing_in_channel(self, channel: int) -> list[GameRow]:
        """List the games that are being played in a channel, its threads included."""
        ...

    async def playing_in_thread(self, channel: int, thread: int) -> list[GameRow]:
        """List the games that are being played in a thread."""
        ...

    async def places(self) -> list[Place]:
        """List the servers and their channels where games are played or arranged."""
        ...

    async def another_day(self, day: int) -> None:
        """Count a day for every table and lobby, once, however often it is told of."""
        ...

    async def bundle_next(self, after: int) -> int | None:
        """Pack the first game behind another that has ended and lies in rows; return its number."""
        ...

    async def quiet_games(self, days: int, most: int) -> list[int]:
        """List some of the games that are being played and were quiet for so many days."""
        ...

    async def quiet_lobbies(self, days: int, most: int) -> list[int]:
        """List some of the lobbies that were quiet for so many days."""
        ...


class WatcherStore(Protocol):
    """Keeps who follows a game without playing it, and where its boards are shown besides."""

    async def keep(self, watcher: WatcherRow) -> None:
        """Store that somebody follows a game, in place of how they followed it before."""
        ...

    async def drop(self, game: int, person: int) -> None:
        """Forget that somebody follows a game."""
        ...

    async def of(self, game: int) -> list[WatcherRow]:
        """List who follows a game."""
        ...

    async def games_of(self, person: int) -> list[int]:
        """List the games that somebody follows, newest first."""
        ...

    async def last_game_at(self, place: Place) -> int | None:
        """Return the newest game of a channel or thread, whatever has become of it."""
        ...

    async def add_mirror(self, game: int, channel: int) -> None:
        """Show the boards of a game in another channel too."""
        ...

    async def drop_mirror(self, game: int, channel: int | None) -> None:
        """Show them there no more; without a channel, nowhere else."""
        ...

    async def mirrors(self, game: int) -> list[int]:
        """List the channels where the boards of a game are shown too."""
        ...


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

    async def all(self) -> list[BoardRow]:
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

    async def save(self, lobby: LobbyRow) -> None:
        """Store what a lobby has become; raises :exc:`~bot.store.errors.NoSuchLobby`."""
        ...

    async def note_shown(self, lobby: LobbyRow) -> None:
        """Store that the message of a lobby shows this, unless it has become something else."""
        ...

    async def to_show(self) -> list[int]:
        """List the lobbies whose message does not show yet what they have become."""
        ...

    async def close(self, lobby: int) -> None:
        """Forget a lobby, except that its message is still to say so."""
        ...

    async def closed(self) -> list[ClosedLobbyRow]:
        """List the closed lobbies whose message does not say so yet."""
        ...

    async def said_closed(self, lobby: int) -> None:
        """Store that the message of a closed lobby says so, or never can."""
        ...

    async def close_unposted(self) -> None:
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

    async def to_show(self) -> list[int]:
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

    async def end(self, motion: int, how: Ended, told: str) -> None:
        """Take no more votes; the motion stays until its message says these words."""
        ...

    async def note_shown(self, motion: int, *, ended: bool) -> None:
        """Store that the message shows a motion as open, or that it has ended, and forget that."""
        ...

    async def to_show(self, now: float) -> list[int]:
        """List the motions whose message does not show how they stand, or whose time is up."""
        ...

    async def unsaid(self, game: int, now: float) -> list[int]:
        """List the motions of a game that have ended, or whose time is up; no message says so."""
        ...
