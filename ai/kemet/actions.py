"""The action of a turn: what each space of the pyramid of actions brings now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ai.kemet import values
from ai.kemet.holding import Holding
from ai.kemet.interventions import Interventions
from ai.kemet.moves import Moves
from ai.kemet.recruits import Levies
from ai.kemet.table import Table
from rules.kemet.data import PRAY, SPACES, Deed, Power, Token
from rules.kemet.keys import CARD, END, Placing
from rules.kemet.read_keys import read_placing

WAITS = 10.0  # more than anything is worth


class Turn:
    """Weighs what can be done in a turn."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._holding = Holding(table)
        self._moves = Moves(self._holding)
        self._levies = Levies(self._moves)

    def best(self, options: Sequence[str]) -> str:
        """A card that helps, then the token that promises most; then the end of the turn."""
        if CARD in options and Interventions(self._moves, self._levies).wanted() is not None:
            return CARD
        worths = {
            key: self._placing(wanted)
            for key in options
            if (wanted := read_placing(key)) is not None
        }
        if not worths:
            return END if END in options else options[0]
        best = max(worths, key=lambda key: worths[key])
        if END in options and worths[best] < self._enough:
            return END
        return best

    def promises(self, options: Sequence[str]) -> list[float]:
        """What each option promises, as far as it can be told; a card that helps most of all."""
        found = [self._promise(key) for key in options]
        if CARD in options and Interventions(self._moves, self._levies).wanted() is not None:
            found[options.index(CARD)] = max(found)
        return found

    def _promise(self, key: str) -> float:
        wanted = read_placing(key)
        if wanted is not None:
            return self._placing(wanted)
        return self._enough if key == END else -values.UNLIKELY

    @property
    def _enough(self) -> float:
        """What a silver or gold token should bring: it can also wait for a later turn."""
        return values.USEFUL if self._table.is_last_turn else values.WORTH_SILVER

    def _placing(self, wanted: Placing) -> float:
        """What a token brings on a space."""
        kind = SPACES[wanted.space]
        worth = self._worth(wanted.deed or kind.deed, wanted)
        if wanted.token is Token.NORMAL:
            # A row that is still empty needs a token anyway, better a useful one.
            return worth + values.EMPTY_ROW * (kind.row in self._table.mine.empty_rows)
        # Extra tokens come after the normal one: what is left says whether they are needed.
        return worth if self._table.view.has_placed else worth - WAITS

    def _worth(self, deed: Deed | None, wanted: Placing) -> float:
        match deed:
            case Deed.MOVE:
                return self._moving
            case Deed.RECRUIT:
                return self._recruiting
            case Deed.BUILD:
                return self._holding.market.best_construction()
            case Deed.PRAY:
                return self._praying
            case _:
                colour = SPACES[wanted.space].colour
                assert colour is not None
                return self._holding.market.best_purchase(colour)

    # --- the actions ----------------------------------------------------------------------------

    @cached_property
    def _moving(self) -> float:
        """What a Move brings; a temple can as well be taken later, when fewer can come."""
        plan = self._moves.best
        if plan is None or plan.gain <= 0:
            return 0.0
        waits = not plan.attacks and self._table.mine.tokens_left > values.TOKENS_FOR_MOVES
        return plan.gain * (values.LATER if waits else 1.0)

    @cached_property
    def _recruiting(self) -> float:
        return self._levies.best_recruit()

    @cached_property
    def _praying(self) -> float:
        gain = PRAY + (Power.PRIEST in self._table.mine.powers)
        return -self._table.spending(-gain)
