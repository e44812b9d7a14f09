"""The action of a turn: what each is worth to the one who takes it, against the others."""

from __future__ import annotations

from collections.abc import Sequence

from ai.imhotep import values
from ai.imhotep.boards import Boards, Worth
from rules.engine.decisions import Seat
from rules.imhotep.data import MINIMUM_LOAD, Card, Site
from rules.imhotep.keys import Action, Deed, Space, read_action
from rules.imhotep.lookup import cargo, room_for
from rules.imhotep.view import View

Places = tuple[Seat, ...]  # of a ship, from the bow


class Turn:
    """Weighs the actions of one seat."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.boards = Boards(view)
        self._hopes: dict[Places, float] = {}

    def worth(self, key: str) -> float:
        """What an action is worth."""
        wanted = read_action(key)
        if wanted is None or wanted.deed is Deed.PASS:
            return 0.0
        match wanted.deed:
            case Deed.TAKE:
                return self._taking()
            case Deed.CARD:
                return self._playing(wanted) - values.CARD_COST
            case _:
                return self.loading(wanted.spaces) if wanted.spaces else self._sailing(wanted)

    def _playing(self, wanted: Action) -> float:
        if wanted.card == Card.HAMMER:
            return self._taking() + self.loading(wanted.spaces)
        return self._sailing(wanted) if wanted.ship else self.loading(wanted.spaces)

    # --- stones -----------------------------------------------------------------------------

    def _taking(self) -> float:
        """Stones are worth something only if they can still be shipped."""
        mine = self.view.players[self.seat]
        count = room_for(self.view)
        few = max(0, min(count, values.FEW_STONES - mine.sled))
        worth = values.STONE_ON_SLED * few + values.STONE_IN_RESERVE * (count - few)
        return worth * self._share_left()

    def _share_left(self) -> float:
        """How much of the game is left for stones to be used."""
        waiting = sum(ship.site is None for ship in self.view.ships)
        left = self.view.rounds - self.view.round + waiting / len(self.view.ships)
        return min(1.0, left)

    def loading(self, spaces: Sequence[Space]) -> float:
        """The hope that a ship is worth more with my stone than without."""
        loads = {ship.number: ship.places for ship in self.view.ships}
        before = {number: loads[number] for number, _ in spaces}
        for number, place in spaces:
            loads[number] = with_stone(loads[number], place, self.seat)
        return sum(self._hope(loads[n]) - self._hope(places) for n, places in before.items())

    def _hope(self, places: Places) -> float:
        """What a ship promises me: somewhere between its usual site and the best one."""
        if places not in self._hopes:
            sites = self.view.free_sites
            gains = [self._mine(self.boards.arriving(s, _stones(places))) for s in sites] or [0.0]
            mixed = values.BEST_SITE * max(gains)
            mixed += (1 - values.BEST_SITE) * sum(gains) / len(gains)
            loaded = sum(seat >= 0 for seat in places)
            can_sail = loaded >= MINIMUM_LOAD[len(places)]
            self._hopes[places] = mixed * (values.HOPE if can_sail else values.HOPE_BELOW_MINIMUM)
        return self._hopes[places]

    # --- sailing ----------------------------------------------------------------------------

    def _sailing(self, wanted: Action) -> float:
        """What arrives now, for certain, instead of what the ship only promised."""
        promised = self._hope(self.view.ships[wanted.ship - 1].places)
        stones = cargo(self.view, self.seat, wanted)
        return self._mine(self.boards.arriving(Site(wanted.site), stones)) - promised

    def _mine(self, worth: Worth) -> float:
        """My gain against that of the best of the others and of all of them together."""
        others = [gain for seat, gain in enumerate(worth) if seat != self.seat]
        return worth[self.seat] - sum(others) / len(others)


def _stones(places: Places) -> list[Seat]:
    return [seat for seat in places if seat >= 0]


def with_stone(places: Places, place: int, seat: Seat) -> Places:
    """A ship's load with one more stone."""
    return (*places[: place - 1], seat, *places[place:])
