"""A table for rule cases of Ankh: set up by a position, played by god, looked at by name.

>>> t = table(isis="god 62, w 53, w 73", amun="god 81", next="region 3")
>>> t.say("isis", "flood")
>>> t.devotion("isis")
"""

from __future__ import annotations

from typing import Any

import pytest

from rules.ankh.board import members
from rules.ankh.data import God
from rules.ankh.game import Ankh
from rules.ankh.state import State, god_of
from rules.engine.errors import IllegalAnswer
from rules.engine.events import Event
from rules.engine.history import History

GAME = Ankh()


def no_chance(choice: Any) -> int:
    raise AssertionError(f"{choice.what}: a case leaves nothing to chance")


class Table:
    """A game in progress, as a rule case speaks of it."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.history = History(GAME, GAME.read_position(position), no_chance)
        self.told: list[Event] = list(self.history.opening)

    @property
    def s(self) -> State:
        return self.history.session.state

    # --- doing ---

    def seat(self, god: str) -> int:
        """The seat that decides for a god now, or the one it began with."""
        request = self.history.session.request
        for choice in request.choices if request else ():
            if god_of(self.s, choice.seat) == god:
                return choice.seat
        return self.s.seats.index(God(god))

    def say(self, god: str, *answers: str) -> Table:
        """A god gives answers, one after another, each of which must be legal."""
        for answer in answers:
            self.told += self.history.answer(self.seat(god), answer)
        return self

    def play(self, **cards: str) -> Table:
        """Everybody plays a card; Amun, if asked, says that he plays only one."""
        if self.asked().get("amun") == "battle.two":
            self.say("amun", "one")
        for god, card in cards.items():
            self.say(god, card)
        return self

    def refused(self, god: str, answer: str) -> str:
        """Try an answer that must be refused; return the reason; nothing may have changed."""
        before = self.history.session.snapshot()
        with pytest.raises(IllegalAnswer) as caught:
            self.history.answer(self.seat(god), answer)
        assert self.history.session.snapshot() == before
        return str(caught.value.reason)

    # --- looking ---

    def asked(self) -> dict[str, str]:
        """What is asked, by god: {"isis": "battle.card"}; empty when the game is over."""
        request = self.history.session.request
        waiting = list(request.choices) if request else []
        return {str(god_of(self.s, c.seat)): c.what for c in waiting}

    def options(self, god: str) -> list[str]:
        request = self.history.session.request
        assert request is not None
        choice = request.of(self.seat(god))
        assert choice is not None, f"{god} is not asked"
        return [str(option) for option in choice.options]

    def events(self, what: str) -> list[dict[str, Any]]:
        """The data of all events of a kind so far."""
        return [event.data for event in self.told if event.what == what]

    def strengths(self) -> dict[str, int]:
        """Everybody's strength in the last battle."""
        counted: dict[str, Any] = self.events("strength")[-1]["gods"]
        return {str(god): parts["total"] for god, parts in counted.items()}

    def winner(self) -> str | None:
        """Who won the last battle."""
        return self.events("battle_result")[-1]["winner"]

    def gains(self) -> list[tuple[str, str, int]]:
        """Every change of devotion in its order: who, why, by how much."""
        told = self.events("devotion")
        return [(str(e["god"]), e["source"], e["after"] - e["before"]) for e in told]

    def devotion(self, god: str) -> int:
        return self.s.sheets[God(god)].devotion

    def followers(self, god: str) -> int:
        return self.s.sheets[God(god)].followers

    def figures(self, god: str) -> list[str]:
        """A god's figures as a position writes them: ["god 62", "w 53"]."""
        written = GAME.write_position(self.s)["gods"]
        return next(g["figures"] for g in written if g["god"] == god)

    def monument(self, cell: int) -> str | None:
        """A monument as in "temple isis" or "temple neutral"."""
        m = self.s.monuments.get(cell)
        return m and f"{m.kind} {m.owner or 'neutral'}"

    def region(self, token: int) -> list[int]:
        return list(members(self.s.regions[token]))


def table(**position: Any) -> Table:
    """Set up a case.

    Gods are keyword arguments in turn order: a text is their figures, an object is the
    god as in a position.  Everything else is a field of the position.
    """
    gods = [_god(name, position.pop(name)) for name in list(position) if name in list(God)]
    return Table({"gods": gods, **position})


def again(t: Table, **changes: Any) -> Table:
    """The same position with something changed, to go on elsewhere."""
    return Table({**GAME.write_position(t.s), **changes})


def asked_seat(t: Table) -> int:
    request = t.history.session.request
    assert request is not None
    return request.choices[0].seat


def say_as(t: Table, seat: int, *answers: str) -> None:
    """A seat gives answers: of a merged god, it matters which of the two."""
    for answer in answers:
        t.told += t.history.answer(seat, answer)


def questions(t: Table) -> list[tuple[int, str]]:
    """Who was asked what so far, automatic answers included."""
    return [(entry.seat, entry.what) for entry in t.history.log]


def order(t: Table, *kinds: str) -> list[str]:
    """The kinds of events in the order in which they happened, other kinds left out."""
    return [event.what for event in t.told if event.what in kinds]


def ends(t: Table, god: str, start: str) -> set[str]:
    """Where the options let a figure go from its cell."""
    moves = [o for o in t.options(god) if o.startswith(f"{start}>")]
    return {move.partition(">")[2] for move in moves}


CONFLICTS = {3: 12, 4: 16, 5: 18}  # the number of a conflict, and its place on the event track


def after_conflict(number: int, **position: Any) -> Table:
    """Set up a case in which all regions of a conflict are resolved."""
    return table(**position, next="aftermath", event=CONFLICTS[number])


def _god(name: str, data: Any) -> dict[str, Any]:
    fields = {"figures": data} if isinstance(data, str) else dict(data)
    for field in ("figures", "monuments"):
        if isinstance(fields.get(field), str):
            fields[field] = [piece for piece in fields[field].split(", ") if piece]
    return {"god": name, **fields}
