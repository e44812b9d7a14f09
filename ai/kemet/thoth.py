"""The computer player of Kemet: one way of deciding for each decision of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ai.kemet import answers
from ai.kemet.actions import Turn
from ai.kemet.commitments import Commitment, wound
from ai.kemet.holding import Holding
from ai.kemet.interventions import Interventions
from ai.kemet.moves import Moves
from ai.kemet.recruits import Levies
from ai.kemet.table import Table
from ai.kemet.tiles import Market
from rules.kemet.keys import CARD, STOP, What
from rules.kemet.view import View

Decide = Callable[[Table, Sequence[str], Random], str]


def _moves(table: Table) -> Moves:
    return Moves(Holding(table))


def _levies(table: Table) -> Levies:
    return Levies(_moves(table))


def _cards(table: Table) -> Interventions:
    moves = _moves(table)
    return Interventions(moves, Levies(moves))


def best_step(table: Table, options: Sequence[str]) -> str:
    """A card that helps the Move, the next step of the best plan, or its end."""
    moves = _moves(table)
    if CARD in options and Interventions(moves, Levies(moves)).wanted() is not None:
        return CARD
    step = moves.next_step(options)
    return step or (STOP if STOP in options else options[0])


DECISIONS: dict[str, Decide] = {
    What.CITY: lambda _, options, __: options[0],
    What.PYRAMIDS: lambda table, options, _: answers.best_pyramids(table, options),
    What.SOLDIERS: lambda table, options, _: answers.best_soldiers(table, options),
    What.VISION: lambda _, options, __: answers.best_vision(options),
    What.NIGHT_TILE: lambda table, options, _: _levies(table).best_key(options, is_free=True),
    What.REINFORCE: lambda table, options, _: _levies(table).best_key(options, is_free=True),
    What.ORDER: lambda table, options, _: answers.best_order(table, options),
    What.ACTION: lambda table, options, _: Turn(table).best(options),
    What.BUILD: lambda table, options, _: max(options, key=Market(table).construction),
    What.BUY: lambda table, options, _: max(options, key=Market(table).purchase),
    What.CREATURE: lambda table, options, _: _levies(table).best_home(options),
    What.STRATEGY: lambda _, options, __: answers.best_given(options),
    What.RECRUIT: lambda table, options, _: _levies(table).best_key(options, is_free=False),
    What.FIRST_BATTLE: lambda _, options, __: options[0],
    What.MOVE: lambda table, options, _: best_step(table, options),
    What.MOVE_ON: lambda table, options, _: best_step(table, options),
    What.CARD: lambda table, options, _: _cards(table).best_card(options),
    What.FIRE: lambda table, options, _: _cards(table).best_fire(options),
    What.ENLIST: lambda table, options, _: _levies(table).best_levy(options),
    What.TELEPORTATION: lambda table, options, _: _cards(table).best_teleport(options),
    What.VETO: lambda table, options, _: _cards(table).veto_or_pass(options),
    What.ESCAPE: lambda table, options, _: Commitment(table).escape_or_fight(options),
    What.BATTLE: lambda table, options, random: Commitment(table).best(options, random),
    What.WOUND: lambda table, options, _: wound(table, options),
    What.LOSER: lambda table, options, _: answers.recall_or_retreat(table, options),
    What.RETREAT: lambda table, options, _: answers.best_retreat(table, options),
    What.WINNER: lambda table, _, __: answers.stay_or_recall(table),
    What.HOME: lambda table, options, _: _levies(table).best_home(options),
    What.DELTA: lambda table, _, __: answers.delta(table),
    What.SANCTUARY: lambda _, __, ___: answers.sanctuary(),
}


class Thoth:
    """Plays Kemet sensibly, by a hand-made evaluation of what its seat can see."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._seed = seed

    def answer(self, view: View, what: str, options: Sequence[str]) -> str:
        """Return the key of the option that promises most; the same for the same view."""
        # A fresh one each time: an answer does not depend on what was asked before.
        random = Random(f"{self._seed}/{view.day}/{view.turn}/{what}/{len(options)}")
        ours = options
        if what != What.BATTLE:  # tens of thousands; it chooses by itself
            # Shuffled, so that of equals not always the first is taken.
            ours = sorted(options)
            random.shuffle(ours)
        return DECISIONS[what](Table(view), ours, random)
