"""How a battle may end: every card against every card, likely ones with more weight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import NamedTuple

from ai.kemet import values
from ai.kemet.sides import Side
from rules.kemet.data import BATTLE_CARDS, BattleCard

Mix = dict[BattleCard, float]  # how likely each card is played


class Result(NamedTuple):
    """How a battle ends: the attacker's victory, and who is left."""

    is_won: bool
    attackers: int
    defenders: int


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the sides fight for, in victory points, as one of them sees it."""

    point: float  # of an attacker who wins and survives
    area: float  # of holding it afterwards
    own_soldier: float
    their_soldier: float


def result(attacker: Side, defender: Side, one: BattleCard, two: BattleCard) -> Result:
    """Fight it out without DI."""
    ours, theirs = BATTLE_CARDS[one], BATTLE_CARDS[two]
    is_won = attacker.strength + ours.strength > defender.strength + theirs.strength
    lost = theirs.damage + defender.damage - ours.protection - attacker.protection
    killed = ours.damage + attacker.damage - theirs.protection - defender.protection
    return Result(
        is_won,
        attacker.soldiers - min(attacker.soldiers, max(0, lost)),
        defender.soldiers - min(defender.soldiers, max(0, killed)),
    )


def winning(attacker: Side, defender: Side, one: BattleCard, two: BattleCard) -> float:
    """How likely the attacker is stronger with these cards, DI included."""
    lead = attacker.strength - defender.strength
    lead += BATTLE_CARDS[one].strength - BATTLE_CARDS[two].strength
    return sum(
        ours * theirs
        for more, ours in attacker.bonus
        for less, theirs in defender.bonus
        if lead + more - less > 0
    )


class Forecast:
    """A battle to come."""

    def __init__(self, attacker: Side, defender: Side, stakes: Stakes) -> None:
        self.attacker, self.defender, self.stakes = attacker, defender, stakes
        # Neither side knows the other's choice, so each answers an even spread, then the answer.
        even = _even(attacker.cards)
        self.defence = self._answers(even, defends=True)
        self.attack = self._answers(self.defence, defends=False)

    def outcomes(self) -> dict[Result, float]:
        """Every way it may end, and how likely."""
        found: dict[Result, float] = {}
        for one, ours in self.attack.items():
            for two, theirs in self.defence.items():
                fought = result(self.attacker, self.defender, one, two)
                chance = winning(self.attacker, self.defender, one, two)
                for is_won, likely in ((True, chance), (False, 1 - chance)):
                    if likely:
                        ended = fought._replace(is_won=is_won)
                        found[ended] = found.get(ended, 0.0) + ours * theirs * likely
        return found

    def _answers(self, mix: Mix, *, defends: bool) -> Mix:
        """One side's cards, the better ones likelier, against a mix of the other's."""
        side = self.defender if defends else self.attacker
        worths = {card: self.worth(card, mix, defends=defends) for card in side.cards}
        return softened(worths)

    def worth(self, card: BattleCard, mix: Mix, *, defends: bool) -> float:
        """What a card promises its side."""
        total = 0.0
        for other, likely in mix.items():
            one, two = (other, card) if defends else (card, other)
            total += likely * self.gain(one, two, defends=defends)
        return total

    def gain(self, one: BattleCard, two: BattleCard, *, defends: bool) -> float:
        """What a pair of cards brings one side."""
        attacker, defender = self.attacker, self.defender
        fought = result(attacker, defender, one, two)
        chance = winning(attacker, defender, one, two)
        return appraised(attacker, defender, self.stakes, fought, chance, defends=defends)


def appraised(
    attacker: Side,
    defender: Side,
    stakes: Stakes,
    fought: Result,
    chance: float,
    *,
    defends: bool,
) -> float:
    """What a battle brings one side, if the attacker wins it with this chance."""
    lost = attacker.soldiers - fought.attackers
    killed = defender.soldiers - fought.defenders
    taken = chance * (stakes.point + stakes.area) if fought.attackers else 0.0
    kept = (1 - chance) * stakes.point if defender.earns and fought.defenders else 0.0
    if defends:
        return kept - taken - stakes.own_soldier * killed + stakes.their_soldier * lost
    return taken - kept - stakes.own_soldier * lost + stakes.their_soldier * killed


def softened(worths: dict[BattleCard, float], coolness: float = values.COOLNESS) -> Mix:
    """The better a card, the likelier it is; never surely one."""
    best = max(worths.values())
    raw = {card: exp((worth - best) * coolness) for card, worth in worths.items()}
    total = sum(raw.values())
    return {card: weight / total for card, weight in raw.items()}


@lru_cache(maxsize=1 << 13)  # a search meets the same battle again and again
def outcomes_of(attacker: Side, defender: Side, stakes: Stakes) -> dict[Result, float]:
    """Every way a battle may end, and how likely; not to be changed."""
    return Forecast(attacker, defender, stakes).outcomes()


def _even(cards: Sequence[BattleCard]) -> Mix:
    return {card: 1 / len(cards) for card in cards}


# --- at a glance ---------------------------------------------------------------------------------


def _leads() -> dict[int, float]:
    """How likely an attacker with such a lead wins, with any cards on both sides."""
    strengths = [kind.strength for kind in list(BATTLE_CARDS.values())[:6]]
    pairs = [one - two for one in strengths for two in strengths]
    return {lead: sum(lead + more > 0 for more in pairs) / len(pairs) for lead in range(-6, 7)}


LEADS = _leads()


def rough_chance(lead: int) -> float:
    """How likely an attack with such a lead in strength is won."""
    return LEADS[max(-6, min(6, lead))]
