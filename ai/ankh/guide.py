"""How Ankh stands: devotion, and what the board promises at the next conflict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from ai.ankh import hunches
from ai.ankh.outlook import outlook
from ai.ankh.table import Table
from ai.ankh.values import SPARE_FOLLOWER
from ai.search.guide import Effort, Guide, Look
from rules.ankh.lookup import god_of, sheet_of
from rules.ankh.view import View
from rules.engine.decisions import Seat

POWER = 0.8  # unlocked, whichever it is


class Devotion(Guide[View]):
    """Counts after every action and every region of a conflict."""

    spread = 4.0
    easy = Effort(40, softness=0.025)

    def is_quiet(self, told: Sequence[object], *, step_ended: bool) -> bool:
        """Each step of the rules is one action, one event or one region."""
        return step_ended

    def score(self, view: View) -> Sequence[float]:
        """The devotion of everybody's god with its outlook; a forgotten one has none."""
        return [_points(view, seat) for seat in range(len(view.seats))]

    def points(self, view: View) -> Sequence[float]:
        """Devotion alone."""
        gods = [sheet_of(view, god_of(view, seat)) for seat in range(len(view.seats))]
        return [0.0 if sheet is None else float(sheet.devotion) for sheet in gods]

    def prior(self, look: Look[View], what: str, options: Sequence[str]) -> Sequence[float] | None:
        """What the hand-made player thinks of each option."""
        return hunches.hunches(look(), what, options)

    def quick(self, look: Look[View], what: str, options: Sequence[object], random: Random) -> int:
        """The best of a few moves; else anything that is not silly."""
        return hunches.quick(look, what, options, random)


def _points(view: View, seat: Seat) -> float:
    if god_of(view, seat) is None:
        return 0.0
    table = Table(replace(view, viewer=seat))
    mine = table.mine
    return (
        mine.devotion + outlook(table) + len(mine.powers) * POWER + mine.followers * SPARE_FOLLOWER
    )


GUIDE = Devotion()
