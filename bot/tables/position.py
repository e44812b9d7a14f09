"""Where a game stands: the rules' session, the line that led there, and who has picked."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.store.rows import CheckpointRow, PickRow
from bot.tables.line import Line, Luck
from rules.engine import plain
from rules.engine.decisions import Seat
from rules.engine.game import Game
from rules.engine.session import Chance, Progress, Session


@dataclass(slots=True)
class Position:
    """Never changed once it is the table's: an act is made on a clone, stored, then swapped in."""

    session: Session[Any]
    line: Line
    luck: Luck
    picked: dict[Seat, PickRow]  # what waits, secretly, for others' answers

    def clone(self) -> Position:
        """Return an independent position."""
        line = self.line.copy()
        luck = Luck(line, self.luck.chance)
        return Position(self.session.clone(luck), line, luck, self.picked.copy())

    def pick_again(self, picks: Iterable[PickRow]) -> None:
        """Put stored picks back beside the log; what is no longer on offer is dropped."""
        request = self.session.request
        for pick in picks:
            if request is None:
                return
            if pick.proposal:
                if request.advised_by(pick.seat) is not None:
                    self.session.proposals[pick.seat] = pick.key
                    self.picked[pick.seat] = pick
                continue
            choice = request.of(pick.seat) if request.secret else None
            option = choice.find(pick.key) if choice is not None else None
            if option is not None:
                self.session.picks[pick.seat] = option
                self.picked[pick.seat] = pick


def resume(
    game: Game[Any], checkpoint: CheckpointRow, line: Line, chance: Chance
) -> tuple[Position, Progress[Any]]:
    """Go from a stored position along a line.

    Also return what came about beyond the line: nothing, unless the rules have changed.
    """
    luck = Luck(line, chance)
    base = line.count_to(checkpoint.seq)
    state = plain.from_data(game.state_type, json.loads(checkpoint.state))
    session = Session.resume(game, state, base, line.entries(base), luck)
    entries, events, checkpoints = session.drain()
    beyond = entries[len(line.made) - base :]
    after = [kept for kept in checkpoints if kept[0] > len(line.made)]
    if base < len(line.made):
        events = []  # most of them were told when the line was made
    return Position(session, line, luck, {}), Progress(beyond, events, after)
