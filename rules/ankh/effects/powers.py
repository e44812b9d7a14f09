"""The twelve ankh powers (RULES A-24)."""

from __future__ import annotations

from rules.ankh.asking import ask
from rules.ankh.board import Cells, cells
from rules.ankh.data import God, MonumentKind, Power
from rules.ankh.devotion import is_red
from rules.ankh.effects.base import Effect
from rules.ankh.followers import gain_followers, sacrifice
from rules.ankh.keys import NO, YES
from rules.ankh.monuments import controlled, most_of_a_kind
from rules.ankh.state import State, adjacent, beside, extent, figures_of

_EVERYWHERE: Cells = -1
WORSHIP_COST = 2  # followers


class Commanding(Effect):
    """Win a battle: gain 3 followers."""

    def battle_won(self, s: State, god: God) -> None:
        """Gain the followers."""
        gain_followers(s, god, 3, Power.COMMANDING)


class Inspiring(Effect):
    """Build Monument costs nothing."""

    def build_cost(self, cost: int) -> int:
        """Nothing to pay."""
        return 0


class Omnipresent(Effect):
    """At the start of a conflict gain 1 follower per region with a figure of yours."""

    def conflict_starts(self, s: State, god: God) -> None:
        """Count the regions; a figure on water is in several."""
        mine = cells(figures_of(s, god))
        present = sum(mine & extent(s, token) > 0 for token in s.regions)
        gain_followers(s, god, present, Power.OMNIPRESENT)


class Revered(Effect):
    """Gain Followers gives 1 more."""

    def followers_bonus(self) -> int:
        """One more, also when there is none otherwise."""
        return 1


class Resplendent(Effect):
    """With 3 monuments of one kind your god figure's basic strength is 3."""

    def god_strength(self, s: State, god: God) -> int:
        """Count monuments anywhere on the board."""
        return 3 if most_of_a_kind(s, god) >= 3 else 1


class ObeliskAttuned(Effect):
    """When your battle begins, move figures next to your obelisks in the region."""

    def muster_area(self, s: State, god: God, region: Cells) -> Cells:
        """All cells adjacent to those obelisks."""
        near = adjacent(s)
        result = 0
        for cell in controlled(s, god, MonumentKind.OBELISK, region):
            result |= near[cell]
        return result


class TempleAttuned(Effect):
    """+2 for each of your temples in the region with a figure of yours adjacent."""

    def battle_bonus(self, s: State, god: God, region: Cells) -> int:
        """Several figures at one temple count once; neutralised figures count."""
        near = beside(s, god)
        temples = controlled(s, god, MonumentKind.TEMPLE, region)
        return 2 * sum(near >> cell & 1 for cell in temples)


class PyramidAttuned(Effect):
    """One extra summon adjacent to each of your pyramids."""

    def summon_areas(self, s: State, god: God) -> list[Cells]:
        """One area a pyramid."""
        near = adjacent(s)
        return [near[cell] for cell in controlled(s, god, MonumentKind.PYRAMID, _EVERYWHERE)]


class Glorious(Effect):
    """Win by 3 or more: the basic reward is 3."""

    source = "glorious"

    def win_reward(self, reward: int, margin: int) -> int:
        """Compare with the strongest other participant."""
        return 3 if margin >= 3 else reward


class Magnanimous(Effect):
    """Lose a battle with 2 or more figures: gain 2 devotion."""

    def consolation(self, figures: int) -> int:
        """Figures when strength was counted; they need not die (ruling 34)."""
        return 2 if figures >= 2 else 0


class Bountiful(Effect):
    """In the red part of the devotion track every gain is 1 larger."""

    def devotion_bonus(self, s: State, god: God) -> int:
        """The space before the gain counts."""
        return int(is_red(s.sheets[god].devotion))


class Worshipful(Effect):
    """After each of your battles you may sacrifice 2 followers for 1 devotion."""

    async def battle_over(self, s: State, god: God) -> int:
        """Ask everyone who can pay."""
        if s.sheets[god].followers < WORSHIP_COST:
            return 0
        if await ask(s, god, "worshipful", [YES, NO]) == NO:
            return 0
        sacrifice(s, god, WORSHIP_COST, Power.WORSHIPFUL)
        return 1


POWERS: dict[Power, Effect] = {
    Power.COMMANDING: Commanding(),
    Power.INSPIRING: Inspiring(),
    Power.OMNIPRESENT: Omnipresent(),
    Power.REVERED: Revered(),
    Power.RESPLENDENT: Resplendent(),
    Power.OBELISK_ATTUNED: ObeliskAttuned(),
    Power.TEMPLE_ATTUNED: TempleAttuned(),
    Power.PYRAMID_ATTUNED: PyramidAttuned(),
    Power.GLORIOUS: Glorious(),
    Power.MAGNANIMOUS: Magnanimous(),
    Power.BOUNTIFUL: Bountiful(),
    Power.WORSHIPFUL: Worshipful(),
}
assert set(POWERS) == set(Power), "every power has an effect"
