"""How promising options look at first: what a search tries early."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ai.kemet import values
from ai.kemet.actions import Turn
from ai.kemet.commitments import Commitment
from ai.kemet.holding import Holding
from ai.kemet.interventions import Interventions
from ai.kemet.moves import Moves
from ai.kemet.recruits import Levies
from ai.kemet.table import Table
from ai.kemet.thoth import Thoth
from ai.kemet.tiles import Market
from rules.kemet.keys import CARD, What
from rules.kemet.view import View

Promises = Callable[[Table, Sequence[str]], list[float]]
THOTH = Thoth("prior")


def _moves(table: Table, options: Sequence[str]) -> list[float]:
    moves = Moves(Holding(table))
    found = moves.promises(options)
    if CARD in options and Interventions(moves, Levies(moves)).wanted() is not None:
        found[options.index(CARD)] = max(found)
    return found


def _recruits(table: Table, options: Sequence[str], *, is_free: bool) -> list[float]:
    return Levies(Moves(Holding(table))).promises(options, is_free=is_free)


def _build(table: Table, options: Sequence[str]) -> list[float]:
    market = Market(table)
    return [market.construction(key) for key in options]


def _buy(table: Table, options: Sequence[str]) -> list[float]:
    market = Market(table)
    return [market.purchase(key) for key in options]


GRADED: dict[str, Promises] = {
    What.ACTION: lambda table, options: Turn(table).promises(options),
    What.MOVE: _moves,
    What.MOVE_ON: _moves,
    What.RECRUIT: lambda table, options: _recruits(table, options, is_free=False),
    What.NIGHT_TILE: lambda table, options: _recruits(table, options, is_free=True),
    What.REINFORCE: lambda table, options: _recruits(table, options, is_free=True),
    What.BUILD: _build,
    What.BUY: _buy,
    What.BATTLE: lambda table, options: Commitment(table).promises(options),
}


def promises(view: View, what: str, options: Sequence[str]) -> list[float]:
    """What each option promises, in victory points; or which of them Thoth would take."""
    graded = GRADED.get(what)
    if graded is not None:
        return graded(Table(view), options)
    best = THOTH.answer(view, what, options)
    return [0.0 if key == best else -values.UNLIKELY for key in options]
