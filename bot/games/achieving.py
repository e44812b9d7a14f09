"""The part of a game that says what stays of it: places, what was played, achievements."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from bot.games.part import Part
from bot.games.ui_types import Moment, View
from bot.texts import Texts
from bot.texts.saying import text_key
from rules.engine.decisions import Seat


class Achievements(Part, Protocol):
    """What stays of a game that is over: who came where, as what, and what they have achieved."""

    @abstractmethod
    def places(self, view: View) -> Sequence[int]:
        """Where each seat has come in a game that is over: the best is 1, and ties share it."""
        ...

    @abstractmethod
    def role(self, view: View, seat: Seat) -> str:
        """What a seat has played, as a name that stays, such as a colour; empty if nothing yet."""
        ...

    @abstractmethod
    def roles(self) -> Sequence[str]:
        """Everything that can be played, in the order of the rules."""
        ...

    @abstractmethod
    def role_name(self, texts: Texts, role: str) -> str:
        """The name of something that can be played."""
        ...

    def achievements(self) -> Sequence[str]:
        """The names of what can be achieved; each stays for ever, for it is stored."""
        return ()

    def achieved(self, moments: Sequence[Moment]) -> Mapping[str, Collection[Seat]]:
        """Who has achieved what in a game that is over, from its first public moment to its last.

        What the events and views prove, and nothing else; it may be told to everybody.
        """
        return {}

    def achievement(self, texts: Texts, name: str) -> str:
        """What an achievement is called."""
        return texts(text_key(f"{self.game.name}-achievement", name))

    def about_achievement(self, texts: Texts, name: str) -> str:
        """What it takes, in one sentence."""
        return texts(text_key(f"{self.game.name}-text-achievement", name))
