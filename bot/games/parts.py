"""What a game brings to Discord besides its rules, in small parts.

Each part is a module of ``bot/games/<game>`` with functions of these names; :data:`PARTS` says
which.  What is abstract here every game must have.  The rest has a default, so a game that needs
nothing special leaves the function, or the whole module, out.

Views are public unless something else is said; those of ``clicks``, ``in_private``, ``answered``,
``click_emoji``, ``warning`` and ``preview`` belong to whoever decides, that of ``belongings`` to
their owner.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta
from importlib import import_module
from typing import Any, Protocol

from ai.player import Player
from ai.random_player import RandomPlayer
from bot.games.achieving import Achievements
from bot.games.drafted import Drafted
from bot.games.forecasts import Forecast, Outlook
from bot.games.part import Part
from bot.games.ui_types import Ahead, LobbyOption, Look, Moment, Picture, Step, View
from bot.texts import Texts
from bot.texts.saying import text_key
from renderer.emoji import Drawings
from rules.engine.decisions import Seat
from rules.engine.errors import IllegalAnswer, Unreadable
from rules.engine.events import Event


class Lobby(Part, Protocol):
    """What is agreed before the game."""

    def lobby_options(self, seats: int) -> list[LobbyOption]:
        """What can be agreed for so many players."""
        return []

    def has_secret_picks(self) -> bool:
        """Say whether several players ever pick in secret, each to be revealed with the others."""
        return False

    def seat_choices(self) -> list[str]:
        """What each player may choose for their seat before the game, such as a colour."""
        return []

    def settings(self, agreed: Mapping[str, str], chosen: Sequence[str | None]) -> dict[str, Any]:
        """The options of the game as its rules want them, from what was agreed in the lobby."""
        return dict(agreed)

    def option(self, texts: Texts, name: str) -> str:
        """What a lobby option is called."""
        return texts(text_key(f"lobby-option-{self.game.name}", name))

    def value(self, texts: Texts, option: str, value: str) -> str:
        """The name of a value of a lobby option, or (option ``seat``) of a seat's choice."""
        return texts(text_key(f"{self.game.name}-lobby", option, value))

    def about_value(self, texts: Texts, option: str, value: str) -> str:
        """What such a value means for the game, in a sentence of at most 100 characters."""
        key = text_key(f"{self.game.name}-text-lobby", option, value).lower()
        return texts(key) if key in texts else ""

    def idle_options(self, agreed: Mapping[str, str]) -> Collection[str]:
        """Options that mean nothing, given what else is agreed."""
        return ()

    def beginning(
        self, agreed: Mapping[str, str], chosen: Sequence[str | None]
    ) -> Mapping[str, Any] | None:
        """The position (docs/positions.md) in which a game begins; None for its set-up."""
        return None

    def rematch(
        self, agreed: Mapping[str, str], view: View, order: Sequence[Seat]
    ) -> Mapping[str, str]:
        """What is agreed for another game after one that is over, such as who begins it.

        ``order`` has the seats of the old game as their players come to the new lobby.
        """
        return agreed

    def practice(self) -> tuple[int, dict[str, str]]:
        """How many play a first game against computer players, and what is agreed for it."""
        return self.game.seats[0], {}


class Lessons(Part, Protocol):
    """What newcomers are told."""

    def how_to_read(self, texts: Texts) -> str:
        """What a newcomer should know about the first panel, in three lines."""
        return texts(f"{self.game.name}-read")

    def lesson(self, event: Event) -> str | None:
        """Name what a newcomer should be told about an event; None if it explains itself."""
        return None

    def lesson_text(self, texts: Texts, lesson: str) -> str:
        """What a newcomer is told, in one sentence."""
        return texts(text_key(f"{self.game.name}-lesson", lesson))

    def has_tasted(self, view: View) -> bool:
        """Say whether a game that began just before something interesting is past it."""
        return False

    def tasted(self, texts: Texts) -> str:
        """What is said then: what it was, and what would come if they play on."""
        return texts(f"{self.game.name}-tasted")


class Telling(Part, Protocol):
    """Who plays, what happened, what is asked and refused, in words."""

    @abstractmethod
    def seat_name(self, texts: Texts, view: View, seat: Seat) -> str:
        """Whom a seat plays: ``white``."""
        ...

    @abstractmethod
    def colour(self, view: View, seat: Seat | None) -> int:
        """The colour of a seat as 0xRRGGBB; of the game itself when seat is None."""
        ...

    @abstractmethod
    def winners(self, view: View) -> Sequence[Seat]:
        """The seats that have won a game that is over; none if nobody has."""
        ...

    @abstractmethod
    def said(self, texts: Texts, event: Event, view: View) -> str:
        """One line of the log for an event; empty if it is not worth a line.

        The view, of then or later, says who sits where.
        """
        ...

    def told(self, texts: Texts, event: Event, view: View) -> str:
        """The same line as a message shows it, in Markdown."""
        return self.said(texts, event, view)

    def is_idle(self, event: Event) -> bool:
        """Say whether an event tells that something came to nothing: a draft warns of it."""
        return False

    def begins_chapter(self, event: Event) -> bool:
        """Say whether a new message should begin with an event, as with a new round."""
        return False

    def chapters(self, texts: Texts) -> str:
        """What the chapters of this game are: ``Rounds``; empty if it has none."""
        key = f"{self.game.name}-chapters"
        return texts(key) if key in texts else ""

    def chapter(self, texts: Texts) -> str:
        """What one of them is called: ``new round``."""
        return texts(f"{self.game.name}-chapter")

    def asked(self, texts: Texts, what: str) -> str:
        """The prompt for a decision."""
        return texts(text_key(f"{self.game.name}-what", what))

    def quietly_asked(self, texts: Texts, view: View, what: str, until: str) -> str:
        """What everybody reads of a quiet request: what may be done, and until when.

        Nobody is named.  ``until`` is a time of day, or ``none`` if all are waited for.
        """
        return texts(text_key(f"{self.game.name}-quiet", what), until=until)

    def example(self, texts: Texts) -> str:
        """A line that can be typed, for whoever has never typed one."""
        return texts(f"{self.game.name}-example")

    @abstractmethod
    def refused(self, texts: Texts, error: IllegalAnswer, view: View) -> str:
        """What was wrong with an answer, why, and what would be right."""
        ...

    @abstractmethod
    def unreadable(self, texts: Texts, error: Unreadable) -> str:
        """Which word of a typed line was not understood, with an example."""
        ...


class Turns(Part, Protocol):
    """Where the game stands, and what an answer would mean for it."""

    @abstractmethod
    def headline(self, texts: Texts, view: View) -> str:
        """Where the game stands, in a few words: ``turn 7 · action 1 of 2``."""
        ...

    @abstractmethod
    def turn(self, view: View) -> int:
        """The number of the turn or round that a view shows, as ``/log turn:`` means it."""
        ...

    @abstractmethod
    def answered(self, texts: Texts, view: View, what: str, key: str) -> str:
        """An answer in words, for the list of a draft."""
        ...

    def next_seat(self, view: View, seat: Seat) -> Seat | None:
        """The seat whose turn comes after the one of ``seat``, if everybody knows; else None.

        The view is public.  Whoever wants to can hear that they are next.
        """
        return None

    def tells_together(self, view: View) -> bool:
        """Say whether news waits some seconds for whoever goes on, to be told in one message."""
        return False

    def warning(self, texts: Texts, view: View, what: str, key: str) -> str:
        """What an answer brings about that one should know before; empty if nothing."""
        return ""

    def warnings(self, texts: Texts, view: View, what: str, keys: Sequence[str]) -> list[str]:
        """What some answers bring about, in as few lines as possible."""
        return [line for key in keys if (line := self.warning(texts, view, what, key))]

    def overlooked(
        self, texts: Texts, view: View, seat: Seat, *, drafted: bool = False
    ) -> list[str]:
        """What a seat that decides might overlook, for those who get hints.

        On the panel, where all read it, the view is public; with ``drafted`` it is the seat's own,
        after a draft, and the lines say what that would lead to.
        """
        return []

    def consequences(self, view: View) -> dict[str, str]:
        """What each beginning of a turn would bring about besides itself, in ids of our own."""
        return {}

    def is_as_foreseen(self, foreseen: str | None, now: str | None, seat: Seat) -> bool:
        """Say whether a planned beginning still brings about what its planner foresaw."""
        return foreseen == now


class Topics(Part, Protocol):
    """What helps after a refusal."""

    def topic(self, reason: str, what: str) -> str | None:
        """The rules topic that explains a refusal; without a reason, a decision."""
        return None

    def instead(self, error: IllegalAnswer) -> list[str]:
        """Lines that would be legal where an answer was refused: at most five, the nearest."""
        return []

    def instead_label(self, texts: Texts, view: View, seat: Seat, line: str) -> str:
        """What the button for such a line says."""
        return line


class Clicks(Part, Protocol):
    """How an option is reached by buttons and menus."""

    @abstractmethod
    def clicks(
        self, texts: Texts, view: View, what: str, keys: Sequence[str]
    ) -> dict[str, tuple[Step, ...]]:
        """The way to each option, by key, in one or more clicks."""
        ...

    def shown_always(self, what: str) -> tuple[str, ...]:
        """Keys that a panel shows greyed out when they are not on offer."""
        return ()

    def rows(self, view: View, what: str) -> tuple[tuple[str, ...], ...]:
        """The same in rows of at most five; what else is on offer comes in rows below."""
        return (keys,) if (keys := self.shown_always(what)) else ()

    def above(self, texts: Texts, view: View, what: str) -> str:
        """A line above the buttons: why some are grey."""
        return ""

    def own_hint(self, texts: Texts, view: View, what: str) -> str:
        """The game's hint above the buttons, for all; no computer player's hint comes beside it."""
        return ""

    def is_list(self, what: str) -> bool:
        """Say whether the clicks to an option are things of one list, chosen at once."""
        return False

    def closing(self, what: str) -> str | None:
        """The key that ends a decision asked again and again, such as ``done``."""
        return None

    def declining(self, texts: Texts, what: str) -> str:
        """What the button says that ends a decision with nothing chosen: ``Keep none``."""
        return ""

    def begins_step(self, what: str) -> bool:
        """Say whether a decision begins something new, so that what came before stands alone."""
        return True

    def concluding(self, what: str) -> str | None:
        """The key that Confirm adds to a draft that began with a decision, once it is on offer.

        Such as the end of a turn, after what was done in it.
        """
        return None

    def in_private(self, texts: Texts, view: View, what: str) -> str:
        """What whoever chooses in secret should know, from their own view; empty if nothing."""
        return ""


class Belongings(Part, Protocol):
    """What a player can do that others cannot."""

    def belongings(self, texts: Texts, view: View, seat: Seat) -> list[str]:
        """A player's powers and cards with what they do, a line each; the view is their own.

        A dozen or two lines, so that they fit a message beside what was picked and planned.
        """
        return []


class AnswersAhead(Part, Protocol):
    """What need not be asked, because it was answered before."""

    def standing(self) -> Mapping[str, tuple[str, ...]]:
        """Decisions that may be answered once for all, and with what; the first is usual."""
        return {}

    def meant(self, answer: str, keys: Sequence[str]) -> str | None:
        """The option that a standing answer stands for among these; None if there is none."""
        return answer if answer in keys else None

    def usual_answer(self, view: View, what: str) -> str | None:
        """The standing answer of somebody who has set none; None to ask."""
        return None

    def occasions(self, view: View, what: str, seat: Seat) -> tuple[str, ...]:
        """Names of what a seat is asked now, so that it can be answered ahead: ``battle.card@3``.

        If several fit, the answer to the first one counts.  The view is public.
        """
        return (what,)

    def ahead(self, texts: Texts, view: View, seat: Seat) -> list[Ahead]:
        """What a seat may already answer though it is not asked yet."""
        return []

    def unsettles(self, event: Event) -> bool:
        """Say whether picks made ahead must be looked at again after an event."""
        return False

    def limit(self, what: str, agreed: Mapping[str, str], clock: str) -> timedelta | None:
        """How long a quiet request stays open; None until all have answered.

        It follows from what was agreed in the lobby and the table's clock (``live``, ``async``,
        ``slow`` or ``none``).
        """
        return None

    def silence(self, what: str) -> str:
        """The key that a quiet request takes from whoever has not answered in time."""
        return ""


class Forecasts(Part, Protocol):
    """What may come of a position, and of a draft: never more than its reader may know."""

    def forecast(self, texts: Texts, outlook: Outlook) -> Forecast:
        """What may come, for whoever the outlook belongs to: a seat, or the public."""
        return Forecast()

    def changes(self, texts: Texts, before: Outlook, after: Outlook) -> list[str]:
        """What a draft would change for its owner, in a few short sentences."""
        return []


class Pictures(Part, Protocol):
    """What is drawn, and the same in words."""

    @abstractmethod
    def board(
        self, look: Look, view: View, *, step: int | None = None, before: View | None = None
    ) -> list[Picture]:
        """The pictures of a turn; with ``before``, what has changed since is marked."""
        ...

    def preview(self, look: Look, draft: Drafted) -> list[Picture]:
        """A draft: what its answers would do, and where the clicks made so far can lead."""
        return []

    def is_scenic(self, event: Event) -> bool:
        """Say whether :meth:`scene` draws something because of an event."""
        return False

    def scene(
        self, look: Look, view: View, events: Sequence[Event], earlier: Sequence[Event] = ()
    ) -> list[Picture]:
        """Pictures of what happened, such as a battle or the end; none for most events.

        ``earlier`` is everything that was told before: a battle may have begun there, and the
        end looks back at the whole game.
        """
        return []

    def closeups(self, texts: Texts, view: View) -> dict[str, str]:
        """The parts of the board that can be shown enlarged, with their names."""
        return {}

    def closeup_groups(self, texts: Texts, view: View) -> dict[str, tuple[str, ...]]:
        """Close-ups that a button of the panel leads to: what is written on it, and which parts."""
        return {}

    def closeup(self, look: Look, view: View, part: str) -> list[Picture]:
        """A part of the board, enlarged."""
        return []

    def sheet(self, look: Look, view: View, seat: Seat) -> list[Picture]:
        """Everything about one seat that everybody may see."""
        return []

    def hand(self, look: Look, view: View, seat: Seat) -> list[Picture]:
        """What a player holds; the view is the player's own."""
        return self.sheet(look, view, seat)

    @abstractmethod
    def replay(self, look: Look, moments: Sequence[Moment]) -> list[Picture]:
        """A played stretch as animations, one a chapter."""
        ...

    @abstractmethod
    def text_board(self, texts: Texts, view: View) -> list[str]:
        """The board in words, in blocks of at most 2,000 characters."""
        ...


class Emojis(Part, Protocol):
    """Small drawings of the game's things, beside words on buttons, in menus and in titles.

    All names are those of :meth:`emojis`, and empty where a thing has none.
    """

    def emojis(self) -> Drawings:
        """How each is drawn, by a name that stays."""
        return {}

    def click_emoji(self, view: View, what: str, clicks: Sequence[str]) -> str:
        """What stands beside a click, the last of these, given by their values.

        It tells nothing that the click's label does not tell.
        """
        return ""

    def seat_emoji(self, view: View, seat: Seat) -> str:
        """What stands beside the name of a seat."""
        return ""

    def choice_emoji(self, choice: str) -> str:
        """What stands beside something that a player may choose for their seat in the lobby."""
        return ""


class Computers(Part, Protocol):
    """Who plays when no person does."""

    def player(self, level: str, seed: str) -> Player[Any]:
        """Thoth, whom ``ai/<game>/thoth.py`` holds, or one who picks at random."""
        if level == "random":
            return RandomPlayer(seed)
        thoth: Player[Any] = import_module(f"ai.{self.game.name}.thoth").Thoth(seed)
        return thoth


PARTS: dict[str, type] = {  # by the module in which a game has it
    "lobby": Lobby,
    "lessons": Lessons,
    "telling": Telling,
    "turn": Turns,
    "topics": Topics,
    "clicks": Clicks,
    "belongings": Belongings,
    "ahead": AnswersAhead,
    "forecast": Forecasts,
    "pictures": Pictures,
    "achievements": Achievements,
    "emojis": Emojis,
    "player": Computers,
}


def functions_of(part: type) -> list[str]:
    """The names of the functions that a game may have for a part."""
    return [name for name, value in vars(part).items() if callable(value) and name[0] != "_"]
