"""The main action of a turn: what it brings now, and what it leaves to the rival."""

from __future__ import annotations

from ai.duel import values
from ai.duel.ahead import Ahead
from ai.duel.wonders import god_worth, replays, wonder_worth
from ai.duel.worth import Worth
from rules.duel.data import God, Wonder
from rules.duel.keys import Action, Deed, read_action
from rules.duel.lookup import card_at, slot_of, wonder_of
from rules.duel.view import View
from rules.engine.decisions import Seat


class Turn:
    """Weighs what can be done in one turn."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view, self._seat = view, seat
        self._worth = Worth(view)
        self._ahead = Ahead(self._worth)

    def promise(self, key: str) -> float:
        """What an action promises."""
        wanted = read_action(key)
        assert wanted is not None
        now, replay = self._now(wanted)
        return now + self._ahead.after(self._seat, self._ahead.places, wanted.place, replay)

    def at_once(self, key: str) -> float:
        """What an action brings now, whatever it uncovers: a glance at it."""
        wanted = read_action(key)
        assert wanted is not None
        now, replay = self._now(wanted)
        return now + values.REPLAY * replay

    def _now(self, wanted: Action) -> tuple[float, bool]:
        """What an action brings at once, and whether another turn follows."""
        match wanted.deed:
            case Deed.BUILD:
                return self._build(wanted.place), False
            case Deed.SELL:
                income = self._worth.city(self._seat).sell_income
                return self._worth.coins(self._seat, income), False
            case Deed.WONDER:
                return self._wonder(Wonder(wanted.wonder))
            case Deed.GOD:
                return self._god(wanted.slot), False

    def _build(self, place: int) -> float:
        card = card_at(self._view, place)
        assert card is not None
        return self._ahead.built(self._seat, card)

    def _wonder(self, wonder: Wonder) -> tuple[float, bool]:
        built = wonder_of(self._view, self._seat, wonder)
        assert built is not None
        assert built.price is not None
        now = wonder_worth(self._worth, self._seat, wonder)
        now += self._worth.coins(self._seat, -built.price.total)
        last = len(self._view.structure) == 1  # no turn is left for a replay
        return now, replays(self._worth, self._seat, wonder) and not last

    def _god(self, number: int) -> float:
        slot = slot_of(self._view, number)
        assert slot is not None
        god = slot.god or God.GATE
        price = slot.discounted[self._seat]
        used = slot.prices[self._seat] - price
        now = god_worth(self._worth, self._seat, god) - values.OFFERING_COIN * used
        return now + self._worth.coins(self._seat, -price)
