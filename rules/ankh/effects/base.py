"""The moments at which a god's ability or an ankh power can have an effect."""

from __future__ import annotations

from rules.ankh.board import Cells
from rules.ankh.data import God
from rules.ankh.state import Sheet, State


class Effect:
    """An ability or a power.  Override only what it says; everything else stays as it is."""

    source = ""  # as what the devotion is told that it adds to a win

    # --- modifiers: they change nothing -------------------------------------------------

    def followers_bonus(self) -> int:
        """More followers for the Gain Followers action."""
        return 0

    def summon_areas(self, s: State, god: God) -> list[Cells]:
        """Areas for one extra summon each in a Summon action."""
        return []

    def muster_area(self, s: State, god: God, region: Cells) -> Cells:
        """Where the player's figures may be moved when a battle in the region begins."""
        return 0

    def build_cost(self, cost: int) -> int:
        """Followers to sacrifice for the Build Monument card."""
        return cost

    def god_strength(self, s: State, god: God) -> int:
        """The basic strength of the god figure; the highest counts."""
        return 1

    def god_bonus(self, s: State, god: God) -> int:
        """Strength added to the god figure."""
        return 0

    def battle_bonus(self, s: State, god: God, region: Cells) -> int:
        """Strength added in a battle besides the figures'."""
        return 0

    def win_reward(self, reward: int, margin: int) -> int:
        """The basic devotion for winning a battle."""
        return reward

    def triumph_bonus(self, s: State, god: God, area: Cells) -> int:
        """Devotion added for winning or dominating."""
        return 0

    def consolation(self, figures: int) -> int:
        """Devotion for losing a battle with that many figures when strength was counted."""
        return 0

    def devotion_bonus(self, s: State, god: God) -> int:
        """Devotion added to any gain."""
        return 0

    def shelter(self, s: State, god: God) -> Cells:
        """Cells on which the player's figures may survive the resolution of a battle."""
        return 0

    # --- reactions: they change the state, and may ask ----------------------------------

    def prepare(self, sheet: Sheet) -> None:
        """Take the god's own pieces at set-up."""

    def conflict_starts(self, s: State, god: God) -> None:
        """Act before the first region of a conflict."""

    def battle_won(self, s: State, god: God) -> None:
        """Act on winning a battle, before the devotion."""

    async def enemy_warriors_died(self, s: State, god: God, owners: list[God]) -> list[God]:
        """React to dead warriors of others, named by owner; return those that were taken."""
        return []

    async def battle_lost(self, s: State, god: God, region: Cells) -> None:
        """React to a lost battle, once it is resolved."""

    async def battle_over(self, s: State, god: God) -> int:
        """Act after a battle in which one played a card; return the devotion to gain."""
        return 0

    def conflict_ends(self, s: State, god: God) -> None:
        """Act when all regions are resolved."""

    def unite(self, s: State, senior: God, junior: God) -> None:
        """Hand the junior's own pieces of this ability to a merged god."""

    def forget(self, s: State, god: God) -> None:
        """Clear away the pieces of this ability when its god leaves the game."""
