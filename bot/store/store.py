"""What the rest of the bot may ask of storage, whatever database is behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.store.rows import (
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
from bot.store.watchers import Watchers
from rules.engine.decisions import Seat


class Store(Protocol):
    """Keeps every game.  A method that writes has written durably when it returns, or not at all.

    Raises :exc:`~bot.store.errors.StoreError` and nothing else.
    """

    watchers: Watchers

    async def close(self) -> None:
        """Let go of the database."""
        ...

    # --- games --------------------------------------------------------------------------

    async def create_game(self, new: NewGame, opening: Record) -> int:
        """Store a new game with its set-up and return its number."""
        ...

    async def record(self, game: int, acts: int, record: Record) -> None:
        """Store one act of a game in which ``acts`` were made before.

        Raises :exc:`~bot.store.errors.StaleWrite` if it is not there any more.
        """
        ...

    async def game(self, game: int) -> GameRow:
        """Return a game; raises :exc:`~bot.store.errors.NoSuchGame`."""
        ...

    async def games(self, status: Status | None = None) -> list[GameRow]:
        """List games, oldest first."""
        ...

    async def games_at(self, place: Place) -> list[GameRow]:
        """List the games being played in a channel or thread."""
        ...

    async def games_of(self, person: int) -> list[GameRow]:
        """List the games that a person is playing."""
        ...

    async def set_language(self, game: int, language: str) -> None:
        """Let the public text of a game be in another language."""
        ...

    async def seats(self, game: int) -> list[SeatRow]:
        """List who sits where."""
        ...

    # --- the log ------------------------------------------------------------------------

    async def decisions(self, game: int) -> list[DecisionRow]:
        """Return the whole log, with what was taken back and the returns."""
        ...

    async def decisions_of(self, game: int, act: int) -> list[DecisionRow]:
        """Return the rows that one act made."""
        ...

    async def checkpoints(self, game: int) -> list[CheckpointRow]:
        """Return every kept position of a game."""
        ...

    async def checkpoint(self, game: int, seqs: Sequence[int]) -> CheckpointRow:
        """Return the newest kept position that lies after one of these rows."""
        ...

    async def act_of(self, game: int, interaction: int) -> ActRow | None:
        """Return the act that an interaction has made, if it has."""
        ...

    async def acts(self, game: int) -> list[ActRow]:
        """Return every act of a game."""
        ...

    async def picks(self, game: int) -> list[PickRow]:
        """Return the answers that wait for others'; they are secret."""
        ...

    # --- what belongs to one person -----------------------------------------------------

    async def keep_draft(self, draft: DraftRow) -> None:
        """Store what a person is thinking about, in place of what they thought before."""
        ...

    async def draft(self, game: int, person: int) -> DraftRow | None:
        """Return what a person is thinking about."""
        ...

    async def drop_draft(self, game: int, person: int) -> None:
        """Forget what a person was thinking about."""
        ...

    async def keep_plan(self, plan: PlanRow) -> None:
        """Store an answer given ahead."""
        ...

    async def plans(self, game: int, person: int) -> list[PlanRow]:
        """Return a person's answers given ahead."""
        ...

    async def drop_plan(self, game: int, person: int, seat: Seat, what: str) -> None:
        """Forget an answer given ahead."""
        ...

    async def setting(self, owner: str, name: str) -> str | None:
        """Return a setting of a person, a table or a server."""
        ...

    async def set_setting(self, owner: str, name: str, value: str) -> None:
        """Store a setting."""
        ...

    # --- taking back --------------------------------------------------------------------

    async def keep_wish(self, wish: WishRow) -> None:
        """Store that somebody wants to take something back, and who has agreed."""
        ...

    async def wish(self, game: int) -> WishRow | None:
        """Return what somebody wants to take back."""
        ...

    async def drop_wish(self, game: int) -> None:
        """Forget what somebody wanted to take back."""
        ...

    # --- what is to be announced --------------------------------------------------------

    async def announcements(self, game: int | None = None) -> list[AnnouncementRow]:
        """List what is still to be announced, oldest first."""
        ...

    async def announced(self, announcement: int) -> None:
        """Strike something off: it has been posted."""
        ...

    # --- one process at a time ----------------------------------------------------------

    async def take_lease(self, holder: str, now: float, seconds: float) -> None:
        """Become the one process that writes; raises :exc:`~bot.store.errors.LeaseHeld`."""
        ...

    async def renew_lease(self, now: float, seconds: float) -> None:
        """Stay it; raises :exc:`~bot.store.errors.LeaseLost`."""
        ...

    async def leave_lease(self) -> None:
        """Let another process have it at once."""
        ...
