"""The table as its seat sees it: who stands where, who is ahead, what prayer points are worth."""

from __future__ import annotations

from functools import cached_property

from ai.kemet import values
from rules.engine.decisions import Seat
from rules.kemet.boards import Area, Kind
from rules.kemet.data import CREATURES, MOST_PRAYER, Creature, Power, Space
from rules.kemet.view import AreaView, ArmyView, PlayerView, View

Army = tuple[int, Creature | None]  # soldiers, and the creature with them
Armies = dict[Area, Army]
NO_ARMY: Army = (0, None)
NOBODY: Seat = -1


class Table:
    """Reads one view; nothing is kept from one answer to the next."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        self.view = view
        self.me: Seat = view.viewer
        self.areas: dict[Area, AreaView] = {area.area: area for area in view.areas}

    @cached_property
    def mine(self) -> PlayerView:
        """My own things."""
        return self.view.players[self.me]

    @cached_property
    def rivals(self) -> list[PlayerView]:
        """Everybody else."""
        return [player for player in self.view.players if player.seat != self.me]

    @cached_property
    def armies(self) -> dict[Seat, Armies]:
        """All armies, by seat."""
        found: dict[Seat, Armies] = {player.seat: {} for player in self.view.players}
        for area in self.view.areas:
            for army in area.armies:
                found[army.seat][area.area] = (army.soldiers, army.creature)
        return found

    @property
    def own(self) -> Armies:
        """My armies."""
        return self.armies[self.me]

    def enemy_in(self, area: Area, seat: Seat | None = None) -> ArmyView | None:
        """An army of anybody else in an area."""
        who = self.me if seat is None else seat
        for army in self.areas[area].armies:
            if army.seat != who:
                return army
        return None

    # --- how the game stands --------------------------------------------------------------------

    @cached_property
    def missing(self) -> int:
        """The victory points that whoever is ahead is short of."""
        return max(0, self.view.target - max(player.total for player in self.view.players))

    @cached_property
    def ending(self) -> float:
        """How likely the game ends today."""
        return values.ENDING[self.missing] if self.missing < len(values.ENDING) else 0.0

    @cached_property
    def days_left(self) -> float:
        """How many days will come after this one."""
        return self.missing / values.POINTS_A_DAY

    @cached_property
    def temporary(self) -> float:
        """What a victory point is worth that follows control."""
        return values.TEMPORARY + (1 - values.TEMPORARY) * self.ending

    def share(self, seat: Seat) -> float:
        """How much harm to a rival is worth; to the leader among several, more."""
        return self._shares[seat]

    @cached_property
    def _shares(self) -> dict[Seat, float]:
        best = max(rival.total for rival in self.rivals)
        weights = {rival.seat: 2.0 if rival.total == best else 1.0 for rival in self.rivals}
        whole = max(2.0, sum(weights.values()))
        return {seat: values.RIVALRY * weight / whole for seat, weight in weights.items()}

    def purse(self, prayer: int) -> float:
        """What so many prayer points are worth; more than the limit are lost."""
        return self._purses[max(0, min(MOST_PRAYER, prayer))]

    @cached_property
    def _purses(self) -> list[float]:
        lasting = 1 - (1 - values.PRAYER_AT_THE_END) * self.ending
        each = [_next_prayer(held) for held in range(MOST_PRAYER)]
        return [lasting * sum(each[:prayer]) for prayer in range(MOST_PRAYER + 1)]

    def spending(self, price: int) -> float:
        """What it costs me to pay so much, or brings to gain it."""
        return self.purse(self.mine.prayer) - self.purse(self.mine.prayer - price)

    # --- the board ------------------------------------------------------------------------------

    def is_own_district(self, area: Area) -> bool:
        """Return whether an area is a district of my city."""
        return self.areas[area].kind is Kind.DISTRICT and self.areas[area].owner == self.me

    def has_moves(self, player: PlayerView) -> bool:
        """Return whether a player may move once more today."""
        if player.gold_left:
            return True
        if not player.tokens_left and not player.silver_left:
            return False
        return Space.MOVE_1 not in player.tokens or Space.MOVE_2 not in player.tokens

    @cached_property
    def is_last_turn(self) -> bool:
        """Return whether I have no turn after this one today."""
        left = self.mine.tokens_left
        return left == 0 or (left == 1 and not self.view.has_placed)


def steps_of(player: PlayerView, creature: Creature | None) -> int:
    """How many steps an army can make in one Move action."""
    speed = 1 + (Power.GOD_SPEED in player.powers)
    return speed + (CREATURES[creature].move if creature is not None else 0)


def _next_prayer(held: int) -> float:
    """What one more prayer point is worth to somebody who holds so many."""
    return next(each for limit, each in values.PURSE if held < limit)
