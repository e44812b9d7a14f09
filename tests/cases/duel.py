"""A table for rule cases of 7 Wonders Duel: set up by a position, played by A and B.

A is the first player, the Sun.  The cards of ``lay`` lie face up and can be taken, with others
beside them, so that taking one uncovers nothing and the Age goes on.

>>> t = table(lay="baths", A={"coins": 7}, B={"cards": ["quarry"]})
>>> t.say("A", "build baths").coins("A")
4
"""

from __future__ import annotations

from typing import Any

import pytest

from rules.duel.cards import DECKS
from rules.duel.data import Back
from rules.duel.game import Duel
from rules.duel.prices import price_of_card
from rules.duel.scoring import points
from rules.duel.state import State
from rules.duel.view import View
from rules.engine.errors import IllegalAnswer
from rules.engine.events import Event, events_for
from rules.engine.history import History

from .luck import Luck, any_luck

__all__ = ["FIVE", "GAME", "Luck", "any_luck", "table"]

GAME = Duel()
PLAYERS = "AB"
PLACES = (31, 32, 33, 34, 11, 12)  # nothing lies on them while rows 2 and 4 are gone
FIVE = ["agriculture", "economy", "law", "philosophy", "theology"]  # Progress tokens on the board


class Table:
    """A game in progress, as a rule case speaks of it."""

    def __init__(self, position: dict[str, Any], luck: Any) -> None:
        self.history = History(GAME, GAME.read_position(position), luck)
        self.told: list[Event] = list(self.history.opening)

    @property
    def s(self) -> State:
        return self.history.session.state

    # --- doing ---

    def say(self, who: str, *answers: str) -> Table:
        """A player gives answers, one after another, each of which must be legal."""
        for answer in answers:
            self.told += self.history.answer(PLAYERS.index(who), answer)
        return self

    def type(self, who: str, line: str) -> Table:
        """A player types a line, which may hold several answers."""
        seat = PLAYERS.index(who)
        return self.say(who, *GAME.expand(self.history.session, seat, line))

    def refused(self, who: str, answer: str) -> str:
        """Try an answer that must be refused; return the reason; nothing may have changed."""
        before = self.history.session.snapshot()
        with pytest.raises(IllegalAnswer) as caught:
            self.history.answer(PLAYERS.index(who), answer)
        assert self.history.session.snapshot() == before
        return str(caught.value.reason)

    # --- looking ---

    def asked(self) -> dict[str, str]:
        """What is asked, by player: {"A": "main_action"}; empty when the game is over."""
        request = self.history.session.request
        return {PLAYERS[c.seat]: c.what for c in (request.choices if request else ())}

    def options(self) -> list[str]:
        """What can be answered now."""
        request = self.history.session.request
        assert request is not None
        return [str(option) for option in request.choices[0].options]

    def events(self, what: str, viewer: str | None = None) -> list[dict[str, Any]]:
        """The data of all events of a kind so far, as somebody, or the public, heard them."""
        seat = None if viewer is None else PLAYERS.index(viewer)
        return [event.data for event in events_for(self.told, seat) if event.what == what]

    def player(self, who: str) -> Any:
        return self.s.players[PLAYERS.index(who)]

    def coins(self, who: str) -> int:
        return self.player(who).coins

    def cards(self, who: str) -> list[str]:
        return list(self.player(who).cards)

    def points(self, who: str) -> dict[str, int]:
        return points(self.s, PLAYERS.index(who))

    def price(self, who: str, card: str) -> int:
        return price_of_card(self.s, PLAYERS.index(who), card).total

    def winners(self) -> list[str]:
        return [PLAYERS[seat] for seat in self.s.winners]

    def board(self) -> list[str]:
        """Progress tokens on the board."""
        return [token for token in self.s.progress if token is not None]

    def view(self, who: str | None) -> View:
        return GAME.view(self.s, None if who is None else PLAYERS.index(who))


def table(lay: str = "", luck: Any = None, **position: Any) -> Table:
    """Set up a case; A and B are the players, the rest is as in a position."""
    players = [position.pop(name, {}) for name in PLAYERS]
    position = {"age": 3, "players": players, **position}
    if "structure" not in position and position.get("next", "turn") == "turn":
        position["structure"] = laid(lay.split(), position)
    return Table(position, luck or Luck())


def laid(cards: list[str], position: dict[str, Any]) -> dict[str, str]:
    """Cards that can be taken, and others that nobody has."""
    backs = (Back.AGE_1, Back.AGE_2, Back.AGE_3)[: position["age"]]
    used = {*cards, *position.get("discard", ())}
    for player in position["players"]:
        used |= {*player.get("cards", ()), *player.get("built", {}).values()}
    spare = [card for back in reversed(backs) for card in DECKS[back] if card not in used]
    places = [str(place) for place in PLACES]
    return dict(zip(places, [*cards, *spare], strict=False))
