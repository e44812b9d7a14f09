"""What a game needs besides its rules to be played on Discord: words, clicks, pictures, players.

A front turns views, events and option keys of one game into what people read and press.
Everything else - tables, panels, drafts, secrets, replays - is the same for all games.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from ai.player import Player
from bot.texts import Texts
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.events import Event
from rules.engine.game import Game

View = Any  # each game has its own


class Picture(NamedTuple):
    """A drawn picture as a file, and what it says to those who do not see it."""

    name: str  # neutral: it must tell nothing that the picture's readers may not know
    data: bytes
    alt: str


class Step(NamedTuple):
    """One click on the way to an option: what it stands for, and what is written on it."""

    value: str  # the same for all options that lie behind this click
    label: str  # at most 80 characters
    note: str = ""  # a second, smaller line in a menu


class LobbyOption(NamedTuple):
    """Something that is agreed before the game, and what it can be."""

    name: str  # of the option of the game, and of its text: lobby-option-<game>-<name>
    values: tuple[str, ...]  # the first is the usual one


class Moment(NamedTuple):
    """A position and what led to it, as the public sees them."""

    view: View
    events: tuple[Event, ...]


class Look(NamedTuple):
    """How somebody wants to see things: language, names of the people by seat, theme."""

    texts: Texts
    names: Sequence[str] = ()
    theme: str = "light"


class Ahead(NamedTuple):
    """An answer that can be given ahead: for which occasion, and what it can be."""

    occasion: str
    label: str  # of the occasion
    answers: dict[str, str]  # key -> label


class Front(Protocol):
    """How one game looks and is handled.  Methods that draw are slow: call them in a worker."""

    game: Game[Any]

    # --- the lobby ----------------------------------------------------------------------

    def lobby_options(self, seats: int) -> list[LobbyOption]:
        """What can be agreed for so many players."""
        ...

    def seat_choices(self) -> list[str]:
        """What each player may choose for their seat before the game, such as a god."""
        ...

    def settings(self, agreed: Mapping[str, str], chosen: Sequence[str | None]) -> dict[str, Any]:
        """The options of the game as its rules want them, from what was agreed in the lobby."""
        ...

    def value(self, texts: Texts, option: str, value: str) -> str:
        """The name of a value of a lobby option, or (option ``seat``) of a seat's choice."""
        ...

    def idle_options(self, agreed: Mapping[str, str]) -> Collection[str]:
        """Options that mean nothing, given what else is agreed."""
        return ()

    def beginning(
        self, agreed: Mapping[str, str], chosen: Sequence[str | None]
    ) -> Mapping[str, Any] | None:
        """The position (docs/positions.md) in which a game begins; None for its set-up."""
        return None

    def practice(self) -> tuple[int, dict[str, str]]:
        """How many play a first game against computer players, and what is agreed for it."""
        return self.game.seats[0], {}

    # --- for newcomers ------------------------------------------------------------------

    def how_to_read(self, texts: Texts) -> str:
        """What a newcomer should know about the first panel, in three lines."""
        ...

    def lesson(self, event: Event) -> str | None:
        """Name what a newcomer should be told about an event; None if it explains itself."""
        ...

    def lesson_text(self, texts: Texts, lesson: str) -> str:
        """What a newcomer is told, in one sentence."""
        ...

    def has_tasted(self, view: View) -> bool:
        """Say whether a game that began just before something interesting is past it."""
        return False

    # --- words --------------------------------------------------------------------------

    def seat_name(self, texts: Texts, view: View, seat: Seat) -> str:
        """Whom a seat plays: ``Ra``, ``white``."""
        ...

    def colour(self, view: View, seat: Seat | None) -> int:
        """The colour of a seat as 0xRRGGBB; of the game itself when seat is None."""
        ...

    def headline(self, texts: Texts, view: View) -> str:
        """Where the game stands, in a few words: ``turn 7 · action 1 of 2``."""
        ...

    def winners(self, view: View) -> Sequence[Seat]:
        """The seats that have won a game that is over; none if nobody has."""
        return ()

    def turn(self, view: View) -> int:
        """The number of the turn or round that a view shows, as ``/log turn:`` means it."""
        ...

    def said(self, texts: Texts, event: Event, view: View) -> str:
        """One line of the log for an event; empty if it is not worth a line.

        The view, of then or later, says who sits where.
        """
        ...

    def told(self, texts: Texts, event: Event, view: View) -> str:
        """The same line as a message shows it, in Markdown."""
        return self.said(texts, event, view)

    def asked(self, texts: Texts, what: str) -> str:
        """The prompt for a decision."""
        ...

    def answered(self, texts: Texts, view: View, what: str, key: str) -> str:
        """An answer in words, for the list of a draft."""
        ...

    def warning(self, texts: Texts, view: View, what: str, key: str) -> str:
        """What an answer brings about that one should know before; empty if nothing."""
        ...

    def warnings(self, texts: Texts, view: View, what: str, keys: Sequence[str]) -> list[str]:
        """What some answers bring about, in as few lines as possible."""
        return [line for key in keys if (line := self.warning(texts, view, what, key))]

    def consequences(self, view: View) -> dict[str, str]:
        """What each beginning of a turn would bring about besides itself, in ids of our own."""
        ...

    def refused(self, texts: Texts, error: IllegalAnswer, view: View) -> str:
        """What was wrong with an answer, why, and what would be right."""
        ...

    def unreadable(self, texts: Texts, error: Unreadable) -> str:
        """Which word of a typed line was not understood, with an example."""
        ...

    def topic(self, reason: str, what: str) -> str | None:
        """The rules topic that explains a refusal."""
        ...

    # --- clicks -------------------------------------------------------------------------

    def clicks(
        self, texts: Texts, view: View, what: str, keys: Sequence[str]
    ) -> dict[str, tuple[Step, ...]]:
        """The way to each option, by key, in one or more clicks."""
        ...

    def shown_always(self, what: str) -> tuple[str, ...]:
        """Keys that a panel shows greyed out when they are not on offer."""
        ...

    def closing(self, what: str) -> str | None:
        """The key that ends a decision asked again and again, such as ``done``."""
        ...

    def begins_step(self, what: str) -> bool:
        """Say whether a decision begins something new, so that what came before stands alone."""
        return True

    def standing(self) -> Mapping[str, tuple[str, ...]]:
        """Decisions that may be answered once for all, and with what; the first is usual."""
        ...

    def usual_answer(self, view: View, what: str) -> str | None:
        """The standing answer of somebody who has set none; None to ask."""
        ...

    def occasion(self, view: View, what: str) -> str:
        """Name what is asked now, so that an answer can be given ahead: ``battle.card@3``."""
        ...

    def ahead(self, texts: Texts, view: View, seat: Seat) -> list[Ahead]:
        """What a seat may already answer though it is not asked yet."""
        ...

    def instead(self, error: IllegalAnswer) -> list[str]:
        """Lines that would be legal where an answer was refused: at most five, the nearest."""
        ...

    def unsettles(self, event: Event) -> bool:
        """Say whether picks made ahead must be looked at again after an event."""
        ...

    def begins_chapter(self, event: Event) -> bool:
        """Say whether a new message should begin with an event, as with a battle."""
        ...

    # --- pictures -----------------------------------------------------------------------

    def board(self, look: Look, view: View, *, step: int | None = None,
              before: View | None = None) -> list[Picture]:  # fmt: skip
        """The pictures of a turn; with ``before``, what has changed since is marked."""
        ...

    def preview(self, look: Look, view: View, seat: Seat, answers: Sequence[str],
                keys: Sequence[str], way: Sequence[str] = ()) -> list[Picture]:  # fmt: skip
        """A draft: what its answers would do, and where the clicks made so far can lead."""
        ...

    def is_scenic(self, event: Event) -> bool:
        """Say whether :meth:`scene` draws something because of an event."""
        ...

    def scene(
        self, look: Look, view: View, events: Sequence[Event], earlier: Sequence[Event] = ()
    ) -> list[Picture]:
        """Pictures of what happened, such as a battle or the end; none for most events.

        ``earlier`` is everything that was told before: a battle may have begun there, and the
        end looks back at the whole game.
        """
        ...

    def closeups(self, texts: Texts, view: View) -> dict[str, str]:
        """The parts of the board that can be shown enlarged, with their names."""
        ...

    def closeup(self, look: Look, view: View, part: str) -> list[Picture]:
        """A part of the board, enlarged."""
        ...

    def sheet(self, look: Look, view: View, seat: Seat) -> list[Picture]:
        """Everything about one seat that everybody may see."""
        ...

    def hand(self, look: Look, view: View, seat: Seat) -> list[Picture]:
        """What a player holds; the view is the player's own."""
        ...

    def replay(self, look: Look, moments: Sequence[Moment]) -> list[Picture]:
        """A played stretch as animations, one a chapter."""
        ...

    def text_board(self, texts: Texts, view: View) -> list[str]:
        """The board in words, in blocks of at most 2,000 characters."""
        ...

    # --- computer players ---------------------------------------------------------------

    def player(self, level: str, seed: str) -> Player[Any]:
        """A computer player."""
        ...
