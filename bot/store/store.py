"""The storage interface, independent of the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.store.arranging import BoardStore, InvitationStore, LobbyStore, OfferStore, VoteStore
from bot.store.fleet import FleetStore, Shards
from bot.store.parts import (
    ClockStore,
    CountStore,
    PauseStore,
    PostStore,
    PrivacyStore,
    ReminderStore,
    ResultStore,
    SeedStore,
    WatcherStore,
)
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
    WholeGame,
    WishRow,
)
from rules.engine.decisions import Seat


class Store(Protocol):
    """Keeps every game.  A method that writes has written durably when it returns, or not at all.

    Games, their logs and what one person keeps are asked of the store itself; what stands beside
    them, of its parts.  Raises :exc:`~bot.store.errors.StoreError` and nothing else.
    """

    @property
    def fleet(self) -> FleetStore:
        """Which processes work with the database."""
        ...

    @property
    def posts(self) -> PostStore:
        """Our messages that still have something to do."""
        ...

    @property
    def clocks(self) -> ClockStore:
        """Until when people may think."""
        ...

    @property
    def reminders(self) -> ReminderStore:
        """Who is reminded of what, and when."""
        ...

    @property
    def pauses(self) -> PauseStore:
        """Games that rest, and how quiet the others are."""
        ...

    @property
    def seeds(self) -> SeedStore:
        """From which seeds chance comes."""
        ...

    @property
    def results(self) -> ResultStore:
        """What has come of games that have ended."""
        ...

    @property
    def watchers(self) -> WatcherStore:
        """Those who follow games."""
        ...

    @property
    def offers(self) -> OfferStore:
        """Seats that anybody may take."""
        ...

    @property
    def boards(self) -> BoardStore:
        """Where servers list their open seats."""
        ...

    @property
    def lobbies(self) -> LobbyStore:
        """Games that are being arranged."""
        ...

    @property
    def invitations(self) -> InvitationStore:
        """Who is called to games that are being arranged."""
        ...

    @property
    def votes(self) -> VoteStore:
        """What is proposed at tables."""
        ...

    @property
    def counts(self) -> CountStore:
        """How much is stored."""
        ...

    @property
    def privacy(self) -> PrivacyStore:
        """What is stored about one person."""
        ...

    async def close(self) -> None:
        """Let go of the database."""
        ...

    # --- whether it is whole ------------------------------------------------------------

    async def damage(self) -> str | None:
        """Describe the first fault of the whole database, however long it takes to look."""
        ...

    async def damaged_games(self) -> list[tuple[int, str]]:
        """List the running games that cannot be gone on with, however long it takes to look."""
        ...

    async def sizes(self) -> dict[str, float]:
        """Return how many bytes a game takes on average: what is in it, and the whole database."""
        ...

    # --- games --------------------------------------------------------------------------

    async def create_game(self, new: NewGame, opening: Record) -> int:
        """Store a new game with its set-up and return its number.

        Its lobby ends in the same moment; raises :exc:`~bot.store.errors.NoSuchLobby` if
        that has ended before, and :exc:`~bot.store.errors.StaleWrite` if it has changed.
        """
        ...

    async def import_game(self, new: NewGame, whole: Record, acts: Sequence[ActRow]) -> int:
        """Store a finished game that was played elsewhere and return its number.

        The record has all of its decisions and positions; ``acts`` are those before the last one.
        """
        ...

    async def set_language(self, game: int, language: str) -> None:
        """Let a game be told in another language."""
        ...

    async def set_host(self, game: int, person: int) -> None:
        """Let somebody else be the host of a game, and announce it."""
        ...

    async def record(self, game: int, acts: int, record: Record) -> None:
        """Store one act of a game in which ``acts`` were made before.

        Raises :exc:`~bot.store.errors.StaleWrite` if it is not there any more.
        """
        ...

    async def game(self, game: int) -> GameRow:
        """Return a game; raises :exc:`~bot.store.errors.NoSuchGame`."""
        ...

    async def whole(self, game: int) -> WholeGame:
        """Return a game with everything that moves on with it, all of one moment.

        Raises :exc:`~bot.store.errors.NoSuchGame`.
        """
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

    async def count_of(self, person: int, name: str, until: int) -> int:
        """Count the games of one kind that a person has sat down to, up to a certain game."""
        ...

    async def numbers(self) -> list[int]:
        """List the numbers of all games."""
        ...

    async def restless(self, *, owned: Shards | None = None) -> list[int]:
        """List the games that something is still to be done for, after the last process ended.

        What it did last is to be told, or the panel is not that of the position, or secret
        picks have been made that the panel may not count yet.  Paused games rest.
        """
        ...

    async def untold(self, *, owned: Shards | None = None) -> list[int]:
        """List the games that something is still to be told or tidied up for; paused ones rest."""
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

    async def has_acted(self, interaction: int) -> bool:
        """Return whether an interaction has made an act in any game, a short while ago."""
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

    async def settings(self, owner: str) -> dict[str, str]:
        """Return all settings of a person, a table or a server, by name."""
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
