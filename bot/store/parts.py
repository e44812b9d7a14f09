"""The parts of the store besides games and their logs.

Like the store itself they are interfaces; a database implements each.  What lists things to be
done lists those of some shards, if it is told which are ``owned``, and all of them otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from bot.store.fleet import Shards
from bot.store.outcomes import (
    AchievementRow,
    FinishedRow,
    OutcomeRow,
)
from bot.store.rows import (
    ClockChange,
    ClockRow,
    Counts,
    DigestRow,
    GameRow,
    OldPanel,
    Place,
    PostRow,
    ReminderRow,
    Status,
    WatcherRow,
)
from rules.engine.seeds import Seed


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
        """Return the clock of a game that runs out first, or has."""
        ...

    async def all_of(self, game: int) -> list[ClockRow]:
        """Return all clocks of a game, also those that stand still."""
        ...

    async def running(
        self, person: int | None = None, *, owned: Shards | None = None
    ) -> list[ClockRow]:
        """List the clocks of all games that run and are not overdue, or those of one person."""
        ...

    async def start(self, clock: ClockRow) -> None:
        """Start a clock in place of the one before; one of all who are asked replaces theirs."""
        ...

    async def keep(
        self,
        game: int,
        before: Sequence[ClockRow],
        after: Sequence[ClockRow],
        reminders: Sequence[ReminderRow] = (),
    ) -> bool:
        """Store all clocks of a game and plan reminders; False if it had others than ``before``.

        Reminders of earlier requests are forgotten, and none is planned twice.
        """
        ...

    async def stop(self, game: int) -> None:
        """Wait for nobody any more."""
        ...

    async def due(self, now: float, *, owned: Shards | None = None) -> list[ClockRow]:
        """List the clocks that have run out and that nobody has been told about."""
        ...

    async def run_out(self, *clocks: ClockRow) -> None:
        """Note that clocks have run out, and that this is to be announced; once only.

        Those of a game that ran out together are announced together.
        """
        ...

    async def change(
        self,
        changes: Sequence[ClockChange],
        *,
        told: bool = False,
        away: float = 0.0,
        setting: tuple[str, str, str] | None = None,
        owned: Shards | None = None,
    ) -> None:
        """Let clocks become others, with the reminders about them; ``told``: we were away.

        Open votes are put off by the seconds that we were ``away``.  A setting that goes with it
        is stored in the same moment: once is enough.
        """
        ...


class ReminderStore(Protocol):
    """Keeps who is reminded of what, and when; each is sent once."""

    async def of(self, game: int) -> list[ReminderRow]:
        """List the reminders of a game that are still to be sent."""
        ...

    async def plan(self, reminder: ReminderRow) -> None:
        """Plan a reminder in place of the one before, unless it was sent for the same request."""
        ...

    async def due(self, now: float, *, owned: Shards | None = None) -> list[ReminderRow]:
        """List what is due in games that are being played, in the order of the games."""
        ...

    async def put_off(self, reminder: ReminderRow, announcement: int | None = None) -> None:
        """Let a reminder be due later; one that was to be announced is struck off."""
        ...

    async def skip(self, reminders: Sequence[ReminderRow]) -> None:
        """Note that reminders are not to be sent any more."""
        ...

    async def send(self, game: int, kind: str, reminders: Sequence[ReminderRow]) -> None:
        """Note that people are reminded, and that this is to be announced; once only."""
        ...

    async def call(self, game: int, people: Sequence[int], now: float, pause: float) -> float:
        """Announce that people are called, unless that was so shortly before.

        Returns when they were called the last time before, if it is refused; else 0.
        """
        ...

    async def daily_people(self) -> list[int]:
        """List the people who want one letter a day."""
        ...

    async def digest(self, person: int) -> DigestRow | None:
        """Return the last daily letter to a person."""
        ...

    async def keep_digest(self, digest: DigestRow) -> None:
        """Store the daily letter to a person, in place of the one before."""
        ...


class PauseStore(Protocol):
    """Keeps which games rest, finds games by their place, and counts quiet days."""

    async def pause(self, game: int, status: Status, clocks: Sequence[ClockChange] = ()) -> None:
        """Let a game that is being played rest, or end it with nobody told; clocks stop.

        ``clocks`` are those that will go on where they stopped; all others are forgotten.
        """
        ...

    async def resume(self, game: int, place: Place, clocks: Sequence[ClockChange] = ()) -> None:
        """Let a paused game go on at a place, and announce it there.

        Clocks start anew, except for ``clocks``, which go on where they stopped.
        """
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

    async def places(self, *, owned: Shards | None = None) -> list[Place]:
        """List the servers and their channels where games are played or arranged."""
        ...

    async def another_day(self, day: int) -> None:
        """Count a day for every table and lobby, once, however often it is told of."""
        ...

    async def bundle_next(self, after: int) -> int | None:
        """Pack the first game behind another that has ended and lies in rows; return its number."""
        ...

    async def quiet_games(self, days: int, most: int, *, owned: Shards | None = None) -> list[int]:
        """List some of the games that are being played and were quiet for so many days."""
        ...

    async def quiet_lobbies(
        self, days: int, most: int, *, owned: Shards | None = None
    ) -> list[int]:
        """List some of the lobbies that were quiet for so many days."""
        ...


class SeedStore(Protocol):
    """Keeps from which seeds chance comes; they are secret until a game is over.

    A seed is stored with the act that needs it, and never changed.
    """

    async def of(self, game: int) -> list[Seed]:
        """Return the seeds of a game in their order; none for one of an earlier build."""
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


class ResultStore(Protocol):
    """Keeps what has come of games that have ended."""

    async def to_note(self, most: int) -> list[int]:
        """List some of the games that have ended and of which nobody has noted who came where."""
        ...

    async def note(
        self, outcome: OutcomeRow, achievements: Sequence[AchievementRow], revision: int
    ) -> bool:
        """Note what has come of a game, once; returns whether this has done it.

        It has not if somebody was quicker, or the game is no longer as it was at a revision.
        """
        ...

    async def of(self, game: int) -> OutcomeRow | None:
        """Return what has come of a game, once that is noted."""
        ...

    async def all(
        self, *, name: str | None = None, guild: int | None = None, person: int | None = None
    ) -> list[OutcomeRow]:
        """List what is noted, in the order in which the games ended: of all games or of some."""
        ...

    async def achievements(
        self, *, person: int | None = None, game: int | None = None
    ) -> list[AchievementRow]:
        """List what has been achieved by a person or in a game, oldest first."""
        ...

    async def listed(self, guild: int) -> frozenset[int]:
        """Return those who have played on a server and agreed that others may see how."""
        ...

    async def name_of(self, person: int, guild: int | None = None) -> str | None:
        """Return what a person was last called at a table, on a server if one is given."""
        ...

    async def finished(self, *, guild: int | None, person: int, most: int) -> list[FinishedRow]:
        """List games that have ended, newest first: a person's, and all of a server."""
        ...


class PrivacyStore(Protocol):
    """Shows and erases what is stored about one person."""

    async def about(self, person: int) -> dict[str, list[Any]]:
        """Return everything that names a person, and nothing that they may not know."""
        ...

    async def erase(self, person: int) -> None:
        """Take a person out of everything; games and their logs stay, and name nobody."""
        ...

    async def scrub(self) -> bool:
        """Overwrite what was erased since, so that no file holds it; say whether there was any."""
        ...


class CountStore(Protocol):
    """Counts what is stored."""

    async def now(self, *, owned: Shards | None = None) -> Counts:
        """Count games and lobbies, and list for which games news has not been posted."""
        ...
