"""A table for rule cases of Imhotep: set up by a position, played by colour.

Players are the letters of the cases: K black, W white, N brown, G gray, clockwise as given.

>>> t = table(K={"sled": 2}, W={}, ships="4[K,_,W,_] 3 2 2")
>>> t.say("K", "load 1.2")
>>> t.ship(1)
'4[K,K,W,_]'
"""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine.errors import IllegalAnswer
from rules.engine.events import Event, events_for
from rules.engine.history import History
from rules.imhotep.fields import LETTERS, write_ship, write_stones
from rules.imhotep.game import Imhotep
from rules.imhotep.state import State
from rules.imhotep.view import View

from .luck import Luck, any_luck

__all__ = ["GAME", "Luck", "any_luck", "table"]

GAME = Imhotep()
COLOURS = {letter: colour for colour, letter in LETTERS.items()}


class Table:
    """A game in progress, as a rule case speaks of it."""

    def __init__(self, position: dict[str, Any], luck: Any) -> None:
        self.history = History(GAME, GAME.read_position(position), luck)
        self.told: list[Event] = list(self.history.opening)

    @property
    def s(self) -> State:
        return self.history.session.state

    def seat(self, who: str) -> int:
        return [player.colour for player in self.s.players].index(COLOURS[who])

    def letter(self, seat: int) -> str:
        return LETTERS[self.s.players[seat].colour]

    # --- doing ---

    def say(self, who: str, *answers: str) -> Table:
        """A player gives answers, one after another, each of which must be legal."""
        for answer in answers:
            self.told += self.history.answer(self.seat(who), answer)
        return self

    def refused(self, who: str, answer: str) -> str:
        """Try an answer that must be refused; return the reason; nothing may have changed."""
        before = self.history.session.snapshot()
        with pytest.raises(IllegalAnswer) as caught:
            self.history.answer(self.seat(who), answer)
        assert self.history.session.snapshot() == before
        return str(caught.value.reason)

    # --- looking ---

    def asked(self) -> dict[str, str]:
        """What is asked, by player: {"K": "action"}; empty when the game is over."""
        request = self.history.session.request
        return {self.letter(c.seat): c.what for c in (request.choices if request else ())}

    def options(self, who: str) -> list[str]:
        request = self.history.session.request
        assert request is not None
        choice = request.of(self.seat(who))
        assert choice is not None, f"{who} is not asked"
        return [str(option) for option in choice.options]

    def offers(self, who: str, key: str) -> bool:
        return key in self.options(who)

    def events(self, what: str, viewer: str | None = None) -> list[dict[str, Any]]:
        """The data of all events of a kind so far, as somebody, or the public, heard them."""
        seat = None if viewer is None else self.seat(viewer)
        return [event.data for event in events_for(self.told, seat) if event.what == what]

    def gains(self) -> list[tuple[str, int]]:
        """Every change of a score in its order: who, by how much."""
        return [(self.letter(e["seat"]), e["points"]) for e in self.events("points")]

    def scores(self) -> dict[str, int]:
        return {self.letter(n): player.score for n, player in enumerate(self.s.players)}

    def gained(self, source: str) -> dict[str, int]:
        """Everybody's points from one source."""
        players = enumerate(self.s.players)
        return {self.letter(n): player.points.get(source, 0) for n, player in players}

    def sled(self, who: str) -> int:
        return self.s.players[self.seat(who)].sled

    def quarry(self, who: str) -> int:
        return self.s.players[self.seat(who)].quarry

    def cards(self, who: str) -> list[str]:
        return list(self.s.players[self.seat(who)].cards)

    def ship(self, number: int) -> str:
        colours = [player.colour for player in self.s.players]
        return write_ship(colours, self.s.ships[number - 1])

    def stones(self, site: str) -> str:
        """The stones of a site in their order: "WNG"."""
        return write_stones([player.colour for player in self.s.players], getattr(self.s, site))

    def pyramid(self, name: str = "great") -> str:
        return write_stones([p.colour for p in self.s.players], self.s.pyramids[name])

    def obelisks(self) -> dict[str, int]:
        return {self.letter(seat): count for seat, count in enumerate(self.s.obelisks)}

    def view(self, who: str | None) -> View:
        return GAME.view(self.s, None if who is None else self.seat(who))


def table(luck: Any = None, **position: Any) -> Table:
    """Set up a case; players are keyword arguments, ships a text, the rest is as in a position."""
    players = [
        {"colour": COLOURS[name], **position.pop(name)}
        for name in list(position)
        if name in COLOURS
    ]
    if isinstance(position.get("ships"), str):
        position["ships"] = position["ships"].split()
    return Table({"players": players, **position}, luck or Luck())


def pair_bought() -> Table:
    """Black has bought the pair of the market and looks at a lever and a hammer."""
    t = table(
        Luck("lever", "hammer"),
        K={},
        W={},
        sides={"market": "B"},
        ships="4 3 2[K,_] 2",
        market=["sail", None, None],
        pair=2,
        buried=1,
    )
    return t.say("K", "sail 3 market", "pair")
