"""Tables of the referee: a game in progress, with all that was told, and what is fixed for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from bot.commands.referee.requests import BadRequest
from rules.engine.decisions import CHANCE, Choice, Seat
from rules.engine.events import Event
from rules.engine.game import Game
from rules.engine.history import History
from rules.engine.session import Chance, Entry


class Fixed:
    """Chance that gives what a request says, in order, and goes on by itself after that.

    It lets the other chance draw along, so that the seed goes on as it would have without.
    """

    def __init__(self, keys: Sequence[str], then: Chance, since: Sequence[Entry] = ()) -> None:
        self._keys = keys
        self._then = then
        # What a position's log says was drawn already comes before the first key.
        self._past = sum(entry.seat == CHANCE and not entry.auto for entry in since)
        self.drawn = 0

    def __call__(self, choice: Choice[Any]) -> int:
        """Return the place of the next key among the options."""
        index, at = self._then(choice), self.drawn - self._past
        self.drawn += 1
        if not 0 <= at < len(self._keys):
            return index
        offered = [str(option) for option in choice.options]
        if self._keys[at] not in offered:
            words = f"chance cannot give {self._keys[at]!r} for {choice.what}"
            raise BadRequest(
                "bad_chance", words, path=f"chance[{at}]", what=choice.what, offered=offered
            )
        return offered.index(self._keys[at])


class Stopping:
    """A game that comes to a stop before a step, named as a position's ``next`` names it."""

    def __init__(self, game: Game[Any], step: str) -> None:
        self._game = game
        self._step = step

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the game has
        return getattr(self._game, name)

    def is_over(self, s: Any) -> bool:  # noqa: ANN401 - each game has its own state
        """Return whether the game is over, or has come to the step."""
        return self._game.is_over(s) or str(self._game.write_position(s)["next"]) == self._step


def stopping(game: Game[Any], state: Any, step: str | None) -> Game[Any]:  # noqa: ANN401 - its own state
    """Return the game, stopping where a request wants it to."""
    if step is None:
        return game
    if str(game.write_position(state)["next"]) == step:
        raise BadRequest("bad_field", "this step is already next", field="stop")
    return cast("Game[Any]", Stopping(game, step))


@dataclass(slots=True)
class Table:
    """One game in progress."""

    name: str
    game: Game[Any]
    seats: int  # at most so many
    history: History[Any]
    players: Chance  # answers for everybody when random play is asked for
    fixed: Fixed
    told: list[Event] = field(default_factory=list)  # everything, to whomever
    marks: list[int] = field(default_factory=list)  # how much was told before each act

    def __post_init__(self) -> None:
        self.told += self.history.opening
        self.marks += [0] * len(self.history.acts)

    def answer(self, seat: Seat, *keys: str) -> list[Event]:
        """Take answers as one act; if one is refused, chance has given nothing either."""
        acts, drawn = len(self.history.acts), self.fixed.drawn - self.history.draws_kept
        try:
            events = self.history.answer(seat, *keys)
        except Exception:
            self.fixed.drawn = drawn + self.history.draws_kept  # those come again by themselves
            raise
        if len(self.history.acts) > acts:
            self.marks.append(len(self.told))
        self.told += events
        return events

    def undo(self) -> bool:
        """Take the last act back, with what it told; say whether there was one."""
        if not self.history.undo():
            return False
        del self.told[self.marks.pop() :]
        return True
