"""Which action to take: what each brings, what may follow it, and what it triggers."""

from __future__ import annotations

from collections.abc import Sequence

from ai.ankh import values
from ai.ankh.claims import claim_gain
from ai.ankh.figures import after_moving, after_summoning
from ai.ankh.outlook import outlook, region_outlooks
from ai.ankh.powers import unlock_gain
from ai.ankh.table import Table
from rules.ankh.data import ACTIONS, Action, EventKind
from rules.ankh.lookup import is_auction, next_event, track_of

CARAVAN = 0.6
AUCTION = 0.6
HANDED_OVER = 0.3  # of an event's worth, when the next player can trigger it
TIE_BREAKER = 0.4
PATIENCE = 0.25  # of what the board promises in a conflict, when it comes now


def best_action(table: Table, options: Sequence[str]) -> str:
    """The action with the best turn after it."""
    open_actions = [Action(key) for key in options]
    plans = Plans(table)
    return max(open_actions, key=lambda action: plans.turn(action)).value


class Plans:
    """What actions are worth on a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.event = next_event(table.view)

    def turn(self, action: Action) -> float:
        """The worth of an action, and of the better one that may follow it."""
        after, followers, worth = self._resolve(self.table, action, self.table.mine.followers)
        worth += self._marker(action, after)
        if self._triggers(action) or not self._goes_on(action):
            return worth
        later = ACTIONS[ACTIONS.index(action) + 1 :]
        return worth + max(
            (self._second(after, second, followers) for second in later), default=0.0
        )

    def _second(self, table: Table, action: Action, followers: int) -> float:
        after, _, worth = self._resolve(table, action, followers)
        return worth + self._marker(action, after)

    def _goes_on(self, action: Action) -> bool:
        alone = len(self.table.mine.people) == 1
        return self.table.view.first_action is None and alone and action is not ACTIONS[-1]

    def _resolve(self, table: Table, action: Action, followers: int) -> tuple[Table, int, float]:
        """The table after an action, my followers then, and what it was worth."""
        match action:
            case Action.MOVE:
                after = after_moving(table)
                return after, followers, outlook(after) - outlook(table)
            case Action.SUMMON:
                after = after_summoning(table)
                return after, followers, outlook(after) - outlook(table)
            case Action.GAIN:
                income = table.income(table.me, table.beside(table.me))
                return table, followers + income, income * values.follower(table)
            case Action.UNLOCK:
                return table, followers, unlock_gain(table, followers)

    # --- events ---------------------------------------------------------------------------

    def _triggers(self, action: Action) -> bool:
        return self._steps_left(action) == 1

    def _steps_left(self, action: Action) -> int:
        track = track_of(self.table.view, action)
        return track.spaces - track.marker

    def _marker(self, action: Action, after: Table) -> float:
        """What the next event is worth, now or if the next player triggers it."""
        steps = self._steps_left(action)
        if steps > 2 or self.event is None:
            return 0.0
        worth = _event_worth(after, self.event)
        if steps == 1:
            return worth
        # The others gain by what I leave to them, but it is not sure that they take it.
        return -HANDED_OVER * max(0.3, worth)


def _event_worth(table: Table, kind: EventKind) -> float:
    """What triggering the next event brings me."""
    match kind:
        case EventKind.CONTROL:
            is_sold = is_auction(table.view, table.view.event + 1)
            return AUCTION if is_sold else claim_gain(table)
        case EventKind.CARAVAN:
            return CARAVAN
        case EventKind.CONFLICT:
            return TIE_BREAKER + PATIENCE * _balance(table)


def _balance(table: Table) -> float:
    """My promise in a conflict that comes now, less the best of the others'."""
    totals = dict.fromkeys(table.sheets, 0.0)
    for _, worths in region_outlooks(table):
        for god, worth in worths.items():
            totals[god] += worth
    return totals[table.me] - max((totals[god] for god in table.enemies), default=0.0)
