"""What is stored, row by row."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.engine.decisions import Seat
from rules.engine.seeds import Seed
from rules.engine.session import Entry

PANEL, LETTER, LOBBY = "panel", "letter", "lobby"
# In place of a revision: what the message of a lobby says of its game.
GATHERING, BEGUN, ENDED = -1, 0, 1
ERASED = "erased"  # in place of a level: a computer player in the seat of somebody who is forgotten
UNSETTLED = -1  # the revision of a panel after which something is still to be done


class Status(enum.StrEnum):
    """How far a game has come."""

    PLAYING = enum.auto()
    OVER = enum.auto()  # played to its end
    CLOSED = enum.auto()  # ended by people
    ARCHIVED = enum.auto()  # nobody has touched it for long; it can be resumed
    DISPLACED = enum.auto()  # its channel, thread or server is gone; it can be resumed elsewhere
    PAUSED = enum.auto()  # its people have agreed on it; they can resume it

    @property
    def is_paused(self) -> bool:
        """Whether the game rests and can be resumed."""
        return self in RESTING

    @property
    def is_over(self) -> bool:
        """Whether the game has ended for good."""
        return self in (Status.OVER, Status.CLOSED)


RESTING = (Status.ARCHIVED, Status.DISPLACED, Status.PAUSED)


@dataclass(frozen=True, slots=True)
class Place:
    """Where on Discord a game is played."""

    guild: int | None = None
    channel: int | None = None
    thread: int | None = None


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game as a whole."""

    id: int
    name: str
    rules: str  # the version that wrote last
    options: str  # JSON
    language: str
    host: int
    place: Place
    status: Status
    revision: int  # only ever grows
    opened: int  # the revision at which the open request was asked
    seq: int  # the last row of the log
    acts: int  # how many acts there were, undo and changes of seats included
    result: str | None  # JSON


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits in a seat: a person, or a computer player of some level."""

    seat: Seat
    name: str
    person: int | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """A row of the log: a decision, or (with ``returns_to``) the return to an earlier point."""

    seq: int
    seat: Seat | None
    what: str
    key: str | None
    act: int
    rules: str
    auto: bool = False
    secret: bool = False  # picked together with others, and revealed
    person: int | None = None
    events: str = "[]"  # JSON: what happened because of it
    returns_to: int | None = None
    seal: str | None = None  # with what a secret pick was sealed (bot/tables/seals.py)

    @property
    def entry(self) -> Entry:
        """The decision as the rules know it."""
        assert self.seat is not None, "a return is no decision"
        assert self.key is not None
        return Entry(self.seat, self.what, self.key, self.auto)


@dataclass(frozen=True, slots=True)
class CheckpointRow:
    """The position after a row of the log; ``turn`` when somebody else's turn begins there."""

    seq: int
    state: str  # JSON, with secrets
    turn: bool


@dataclass(frozen=True, slots=True)
class ActRow:
    """One act, by which the same interaction is known when it comes again."""

    act: int
    revision: int  # after it
    person: int | None = None
    interaction: int | None = None


@dataclass(frozen=True, slots=True)
class PickRow:
    """A secret answer that waits for the others', or what an adviser would answer."""

    seat: Seat
    key: str
    person: int | None = None
    proposal: bool = False
    seal: str | None = field(default=None, repr=False)  # with what it is sealed; secret as well


@dataclass(frozen=True, slots=True)
class DraftRow:
    """Answers that a person is still thinking about."""

    game: int
    person: int
    revision: int
    answers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlanRow:
    """An answer given ahead; it is sent by itself only if its owner said ``auto``."""

    game: int
    person: int
    seat: Seat
    what: str
    key: str
    auto: bool = False
    foreseen: str = ""  # what would have come of it when it was made


@dataclass(frozen=True, slots=True)
class WishRow:
    """A person wants to take back their act and all after it; the others are asked."""

    game: int
    person: int
    act: int
    revision: int
    needed: tuple[int, ...]
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class News:
    """What is to be announced; the rows of the log with this act tell what happened."""

    kind: str
    data: str = "{}"  # JSON, public


@dataclass(frozen=True, slots=True)
class AnnouncementRow:
    """News of a game that nobody has posted yet."""

    id: int
    game: int
    revision: int
    act: int
    kind: str
    data: str
    mark: int  # on the message that tells it, and on no other of any life of the database


@dataclass(frozen=True, slots=True)
class GuestRow:
    """Who waits for a game to begin: a person, or a computer player of some level."""

    name: str
    person: int | None = None
    level: str | None = None
    chosen: str | None = None  # what they want to play, such as a colour; None: left to chance


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """How many games of a series somebody has won; a computer player is known by its name."""

    name: str
    person: int | None
    wins: int


@dataclass(frozen=True, slots=True)
class LobbyRow:
    """A game that is being arranged; its guests in the order in which they came."""

    id: int
    name: str
    host: int
    seats: int
    agreed: Mapping[str, str]  # option of the game -> value
    clock: str
    language: str
    place: Place  # where it will be played
    message: int | None  # in the channel of the place, or in its thread if that was there before
    made: float
    guests: tuple[GuestRow, ...] = ()
    score: tuple[ScoreRow, ...] = ()  # of the games before, if this is a rematch
    invited: tuple[int, ...] = ()  # people who were called and have not answered
    declined: tuple[int, ...] = ()  # people who were called and do not want to play
    before: int | None = None  # the game of which this is a rematch
    number: int = 1  # of the game in its series


class Answer(enum.StrEnum):
    """What has become of an invitation."""

    ACCEPTED = enum.auto()
    DECLINED = enum.auto()
    WITHDRAWN = enum.auto()  # taken back by the host


@dataclass(frozen=True, slots=True)
class InvitedRow:
    """Somebody who was invited, and their answer if they have given one."""

    person: int
    answer: Answer | None = None


@dataclass(frozen=True, slots=True)
class CallRow:
    """People who were invited to a lobby by one message."""

    id: int
    lobby: int
    person: int  # who invites
    game: str
    language: str
    guild: int | None
    channel: int  # of the message
    message: int | None = None
    ended: bool = False  # the lobby is no more
    invited: tuple[InvitedRow, ...] = ()

    @property
    def open(self) -> list[int]:
        """The people who can still answer."""
        return [row.person for row in self.invited if row.answer is None and not self.ended]


@dataclass(frozen=True, slots=True)
class ClosedLobbyRow:
    """A lobby that is closed, and whose message does not say so yet."""

    id: int
    guild: int | None
    channel: int  # where the message is
    message: int
    language: str


class Ended(enum.StrEnum):
    """How a motion has ended."""

    CARRYING = enum.auto()  # enough have agreed; it is just being carried out
    CARRIED = enum.auto()
    LOST = enum.auto()  # too many were against it
    EXPIRED = enum.auto()  # its time was up
    LAPSED = enum.auto()  # somebody came or went, or the game was over
    VOID = enum.auto()  # enough had agreed, and it was not possible any more


@dataclass(frozen=True, slots=True)
class MotionRow:
    """What somebody proposes to the table, and who agrees or does not."""

    id: int
    game: int
    about: str
    person: int
    channel: int | None = None  # of the message that asks
    message: int | None = None
    closes: float = 0.0  # when its time is up
    ended: Ended | None = None
    told: str | None = None  # what its message is to say now that it has ended
    votes: Mapping[int, bool] = field(default_factory=dict)
    decided: bool = False  # and kept until its message says so


@dataclass(frozen=True, slots=True)
class WholeGame:
    """A game with everything that moves on with it."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    settings: Mapping[str, str]
    seeds: tuple[Seed, ...]
    decisions: tuple[DecisionRow, ...]
    picks: tuple[PickRow, ...]  # secret


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game as it is opened."""

    name: str
    rules: str
    options: str
    language: str
    host: int
    place: Place
    seats: tuple[SeatRow, ...]
    settings: Mapping[str, str] = field(default_factory=dict)
    lobby: int | None = None  # where it was arranged; it ends as the game begins
    seeds: tuple[Seed, ...] = ()  # from which chance comes; none: nobody can work it out
    gathered: LobbyRow | None = None  # what its lobby must still be; None: whatever it is


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that one act changes, written in one transaction or not at all."""

    act: ActRow
    seq: int  # of the last row, those of this record included
    opened: int
    rules: str
    status: Status = Status.PLAYING
    result: str | None = None
    decisions: tuple[DecisionRow, ...] = ()
    checkpoints: tuple[CheckpointRow, ...] = ()
    picks: tuple[PickRow, ...] = ()  # all that wait after it
    news: tuple[News, ...] = ()
    seats: tuple[SeatRow, ...] = ()  # that changed hands
    seed: Seed | None = None  # from which chance comes from now on


@dataclass(frozen=True, slots=True)
class PostRow:
    """A message on Discord: a table's newest panel, the letter that asks a person, the lobby's."""

    game: int
    kind: str
    channel: int
    message: int
    revision: int  # of the table when it was made
    person: int = 0  # whom a letter is for


@dataclass(frozen=True, slots=True)
class OldPanel:
    """A panel that a newer one has replaced; it still shows buttons."""

    game: int
    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class ClockRow:
    """The clock of the request that was opened at a revision, for one of those who are asked."""

    game: int
    opened: int
    deadline: float
    overdue: bool = False
    person: int = 0  # whose time it is; 0: of all who are asked
    total: float = 0.0  # seconds that they were given
    remaining: float | None = None  # seconds left when it was stopped; None: it runs


@dataclass(frozen=True, slots=True)
class ClockChange:
    """A clock that becomes another, unless it has become something else meanwhile."""

    before: ClockRow
    after: ClockRow
    reminders: Mapping[str, float] = field(default_factory=dict)  # when each is due now


# Reminders that outlive the request of the moment: of a vote, of an undo that was asked for, and
# that a computer has played.  A vote stands in place of the request, and a revision for an undo.
VOTE, UNDO, PLAYED = LASTING = ("vote", "undo", "played")


@dataclass(frozen=True, slots=True)
class ReminderRow:
    """Somebody is to be reminded of a request, or has been."""

    game: int
    person: int
    kind: str
    opened: int
    due: float


@dataclass(frozen=True, slots=True)
class DigestRow:
    """The last daily letter to a person: of which day, its mark, and whether it got through."""

    person: int
    day: str
    mark: int
    sent: bool = False


@dataclass(frozen=True, slots=True)
class OfferRow:
    """A seat on offer since a revision; whoever was only silent may still come back to it."""

    game: int
    seat: Seat
    revision: int
    owner: int | None = None  # who was silent


@dataclass(frozen=True, slots=True)
class Counts:
    """How much is stored."""

    games: Mapping[str, int]  # by status
    lobbies: int
    untold: Mapping[int, float]  # games with news that nobody has posted, and since when


@dataclass(frozen=True, slots=True)
class BoardRow:
    """Where a server lists its open seats, and a mark of what its message shows."""

    guild: int
    channel: int
    message: int | None = None
    shown: str = ""


@dataclass(frozen=True, slots=True)
class WatcherRow:
    """Somebody who follows a game: how they are told (thread or dm), and of what."""

    game: int
    person: int
    how: str
    level: str
