"""A table for rule cases of Kemet: set up by a position, played by P1 to P5.

P1 plays city 1, P2 city 2, P3 the third city of the board and so on.  Areas may be written by
their codes: districts ``A1``, fronts ``FA``, ``TW``; answers use the numbers that players type.

>>> t = table(4, P1={"soldiers": {"FA": 5}}, P2={"soldiers": {"TW": 4}})
>>> t.say("P1", "move1", "10>81").asked()
{'P1': 'battle', 'P2': 'battle'}
"""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine.errors import IllegalAnswer
from rules.engine.events import Event, events_for
from rules.engine.history import History
from rules.kemet.control import points_of, total_of
from rules.kemet.data import TILES, Vp
from rules.kemet.game import Kemet
from rules.kemet.state import State
from rules.kemet.view import View

from .luck import Luck, any_luck

__all__ = ["GAME", "Luck", "any_luck", "area", "table"]

GAME = Kemet()
ENDED = ("move", "recruit", "reinforce")
CODES = {
    "ON": 61, "OS": 62, "OW": 63, "OE": 64, "WB": 71, "EB": 72, "DM": 73,
    "TW": 81, "TS": 82, "TC": 83, "TE": 84, "TD": 85, "SA": 91,
}  # fmt: skip


def area(code: str) -> int:
    """The number of an area: 11 for A1, 10 for FA."""
    if code in CODES:
        return CODES[code]
    if code[0] == "F":
        return 10 * ("ABCDE".index(code[1]) + 1)
    return 10 * ("ABCDE".index(code[0]) + 1) + int(code[1])


def seat_of(who: str) -> int:
    return int(who[1]) - 1


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
            self.told += self.history.answer(seat_of(who), answer)
        return self

    def close(self, who: str) -> Table:
        """End an action, unless nothing else was left and it has ended by itself."""
        what = self.asked().get(who)
        return self.say(who, {"move": "stop"}.get(what, "done")) if what in ENDED else self

    def type(self, who: str, line: str) -> Table:
        """A player types a line, which may hold several answers."""
        return self.say(who, *GAME.expand(self.history.session, seat_of(who), line))

    def refused(self, who: str, answer: str) -> str:
        """Try an answer that must be refused; return the reason; nothing may have changed."""
        before = self.history.session.snapshot()
        with pytest.raises(IllegalAnswer) as caught:
            self.history.answer(seat_of(who), answer)
        assert self.history.session.snapshot() == before
        return str(caught.value.reason)

    # --- looking ---

    def asked(self) -> dict[str, str]:
        """What is asked, by player: {"P1": "action"}; empty when the game is over."""
        request = self.history.session.request
        return {f"P{c.seat + 1}": c.what for c in (request.choices if request else ())}

    def options(self, who: str | None = None) -> list[str]:
        """What can be answered now."""
        request = self.history.session.request
        assert request is not None
        choice = request.choices[0] if who is None else request.of(seat_of(who))
        assert choice is not None
        return [str(option) for option in choice.options]

    def events(self, what: str, viewer: str | None = None) -> list[dict[str, Any]]:
        """The data of all events of a kind so far, as somebody, or the public, heard them."""
        seat = None if viewer is None else seat_of(viewer)
        return [event.data for event in events_for(self.told, seat) if event.what == what]

    def player(self, who: str) -> Any:
        return self.s.players[seat_of(who)]

    def prayer(self, who: str) -> int:
        return self.player(who).prayer

    def reserve(self, who: str) -> int:
        return self.player(who).reserve

    def soldiers(self, who: str, code: str) -> int:
        return self.player(who).soldiers.get(area(code), 0)

    def creature(self, who: str, creature: str) -> int:
        return self.player(who).creatures[creature]

    def points(self, who: str, kind: str) -> int:
        return points_of(self.s, seat_of(who))[Vp(kind)]

    def total(self, who: str) -> int:
        return total_of(self.s, seat_of(who))

    def view(self, who: str | None) -> View:
        return GAME.view(self.s, None if who is None else seat_of(who))


def table(board: int = 4, luck: Any = any_luck, **position: Any) -> Table:
    """Set up a case; P1 to P5 are the players, the rest is as in a position."""
    used: set[int] = set()
    players = [player(position.pop(f"P{n}", {}), used) for n in range(1, board + 1)]
    mode = position.pop("mode", "short")
    discards = position.pop("discards", "face_down")
    return Table(
        {"players": players, "setting": {"mode": mode, "discards": discards}, **position}, luck
    )


def player(given: dict[str, Any], used: set[int]) -> dict[str, Any]:
    """A player of a position: areas by code, tiles by what they do, tokens by their spaces."""
    made = dict(given)
    if "soldiers" in made:
        made["soldiers"] = {str(area(code)): n for code, n in made["soldiers"].items()}
    if "creatures" in made:
        made["creatures"] = {c: area(at) if at else 0 for c, at in made["creatures"].items()}
    if "pyramids" in made:
        made["pyramids"] = {c: [level, area(at)] for c, (level, at) in made["pyramids"].items()}
    if "powers" in made:
        made["tiles"] = [tile_of(power, used) for power in made.pop("powers").split()]
    if isinstance(made.get("tokens"), str):
        made["tokens"] = dict.fromkeys(made["tokens"].split(), "normal")
    return made


def tile_of(power: str, used: set[int]) -> int:
    """The first tile of a power that nobody has."""
    tile = next(n for n, kind in TILES.items() if kind.power == power and n not in used)
    used.add(tile)
    return tile
