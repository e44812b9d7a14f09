"""Battle cards and DI for a battle, Escape, Divine Wound."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from random import Random

from ai.kemet import values
from ai.kemet.forecast import Forecast, Mix, Stakes, appraised, result, softened, winning
from ai.kemet.holding import Holding
from ai.kemet.moves import stakes_of
from ai.kemet.sides import Side, side_of
from ai.kemet.table import Table
from rules.kemet.data import CARDS, BattleCard, Card, Creature, Icon
from rules.kemet.keys import DONE, FIGHT, commit
from rules.kemet.lookup import card_price, fighter_of
from rules.kemet.read_keys import read_card, read_commit, read_flight
from rules.kemet.view import FighterView

Cards = tuple[Card, ...]
MOST_SETS = 96  # sets of DI that are tried; more are hardly ever held
CLOSE = 0.2  # cards that promise nearly as much as the best one are played now and then


class Commitment:
    """Weighs what to play in the battle under way."""

    def __init__(self, table: Table) -> None:
        battle = table.view.battle
        assert battle is not None
        self._table, self._battle = table, battle
        self._holding = Holding(table)
        self._defends = battle.defender.seat == table.me
        self._enemy = battle.attacker if self._defends else battle.defender
        attacker = self._side(battle.attacker, battle.defender, attacks=True)
        defender = self._side(battle.defender, battle.attacker, attacks=False)
        self._forecast = Forecast(attacker, defender, self._stakes())

    def _side(self, fighter: FighterView, other: FighterView, *, attacks: bool) -> Side:
        army = self._army(fighter)
        side = side_of(self._table, fighter.seat, army, other.creature, attacks=attacks)
        seen = fighter.card if fighter.seat != self._table.me else None  # by Prescience
        return side if seen is None else replace(side, cards=(seen,))

    def _army(self, fighter: FighterView) -> tuple[int, Creature | None]:
        """An army; before cards are chosen the view only has it on the board."""
        if fighter.soldiers:
            return fighter.soldiers, fighter.creature
        return self._table.armies[fighter.seat][self._battle.area]

    def _stakes(self) -> Stakes:
        """As a defender I fight for what I have."""
        stakes = stakes_of(self._holding, self._battle.area, self._enemy.seat)
        if not self._defends:
            return stakes
        share = self._table.share(self._enemy.seat)
        own = self._table.own
        away = {area: army for area, army in own.items() if area != self._battle.area}
        kept = self._holding.worth(own) - self._holding.worth(away)
        return replace(stakes, point=max(share, 0.3), area=max(0.0, kept))

    # --- cards ----------------------------------------------------------------------------------

    def best(self, options: Sequence[str], random: Random) -> str:
        """The cards that promise most, now and then others that are nearly as good; or Escape."""
        plays = self._plays()
        top = max(worth for worth, _ in plays.values())
        flights = [key for key in options if read_flight(key) is not None] if self._defends else []
        if flights and top < self._fleeing():
            return self._best_flight(flights)
        close = {card: worth for card, (worth, _) in plays.items() if worth > top - CLOSE}
        mix = softened(close, values.COOLNESS_OF_MINE)
        card = random.choices(list(mix), list(mix.values()))[0]
        return str(commit(card, self._drop(card, random), plays[card][1]))

    def promises(self, options: Sequence[str]) -> list[float]:
        """What each choice of cards promises, or Escape."""
        mix = self._forecast.attack if self._defends else self._forecast.defence
        saved = 0.5 if len(self._table.mine.own_cards) > 2 else 0.0
        known: dict[tuple[BattleCard, Cards], float] = {}
        found = []
        for key in options:
            wanted = read_commit(key)
            if wanted is None:
                found.append(self._fleeing())
                continue
            play = (wanted.card, wanted.cards)
            if play not in known:
                known[play] = self._promise(*play, mix)
            gone = values.BATTLE_CARDS[wanted.card] + values.BATTLE_CARDS[wanted.drop]
            found.append(known[play] - saved * gone)
        return found

    def _plays(self) -> dict[BattleCard, tuple[float, Cards]]:
        """For each battle card the set of DI that goes best with it, and what both promise."""
        forecast = self._forecast
        mix = forecast.attack if self._defends else forecast.defence
        cards = self._table.mine.own_cards
        sets = self._sets()
        saved = 0.5 if len(cards) > 2 else 0.0  # the last two come back at once
        found: dict[BattleCard, tuple[float, Cards]] = {}
        for card in cards:
            cost = saved * values.BATTLE_CARDS[card]
            worths = {chosen: self._promise(card, chosen, mix) - cost for chosen in sets}
            best = max(sets, key=lambda chosen: worths[chosen])
            found[card] = (worths[best], best)
        return found

    def _promise(self, card: BattleCard, chosen: Cards, mix: Mix) -> float:
        """What a battle card with some DI promises, less what the DI cost."""
        attacker, defender = self._forecast.attacker, self._forecast.defender
        if self._defends:
            defender = _armed(defender, chosen)
        else:
            attacker = _armed(attacker, chosen)
        total = -self._price(chosen)
        for other, likely in mix.items():
            one, two = (other, card) if self._defends else (card, other)
            fought = result(attacker, defender, one, two)
            chance = winning(attacker, defender, one, two)
            total += likely * appraised(
                attacker, defender, self._forecast.stakes, fought, chance, defends=self._defends
            )
        return total

    def _price(self, chosen: Cards) -> float:
        mine = self._table.mine
        paid = sum(card_price(mine, card) for card in chosen)
        return self._table.spending(paid) + sum(values.CARDS[card] for card in chosen)

    def _sets(self) -> list[Cards]:
        """The sets of battle DI in hand that I can pay, the smaller ones first."""
        mine = self._table.mine
        held = [card for card in Card if CARDS[card].icon is Icon.BATTLE and card in mine.hand]
        counts = [range(mine.hand.count(card) + 1) for card in held]
        found = []
        for chosen in product(*counts):
            cards = tuple(card for card, n in zip(held, chosen, strict=True) for _ in range(n))
            if sum(card_price(mine, card) for card in cards) <= mine.prayer:
                found.append(cards)
        return sorted(found, key=len)[:MOST_SETS]

    def _drop(self, played: BattleCard, random: Random) -> BattleCard:
        """The card that later battles need least; not always the same."""
        rest = [card for card in self._table.mine.own_cards if card is not played]
        rest.sort(key=lambda card: values.BATTLE_CARDS[card])
        return rest[1] if len(rest) > 2 and random.random() < 0.3 else rest[0]

    # --- Escape ---------------------------------------------------------------------------------

    def _fleeing(self) -> float:
        """What it costs to leave the area without a battle."""
        return -self._forecast.stakes.area * 0.7 - values.CARDS[Card.ESCAPE]

    def _best_flight(self, flights: Sequence[str]) -> str:
        army = self._army(self._battle.defender)

        def worth(key: str) -> float:
            wanted = read_flight(key)
            assert wanted is not None
            kept = {a: b for a, b in self._table.own.items() if a != self._battle.area}
            return self._holding.worth({**kept, wanted.area: army})

        return max(flights, key=worth)

    def escape_or_fight(self, options: Sequence[str]) -> str:
        """Escape, where it is asked for by itself."""
        flights = [key for key in options if read_flight(key) is not None]
        top = max(worth for worth, _ in self._plays().values())
        return self._best_flight(flights) if flights and top < self._fleeing() else FIGHT


def _armed(side: Side, chosen: Cards) -> Side:
    """A side with the DI that it adds, instead of what it might add."""
    strikes = [CARDS[card].strike for card in chosen]
    return replace(
        side,
        bonus=((sum(strike.strength for strike in strikes), 1.0),),
        damage=side.damage + sum(strike.damage for strike in strikes),
        protection=side.protection + sum(strike.protection for strike in strikes),
    )


def wound(table: Table, options: Sequence[str]) -> str:
    """Discard cards for strength only if that turns the battle, the least useful first."""
    battle, mine = table.view.battle, fighter_of(table.view, table.me)
    assert battle is not None
    assert mine is not None
    attacks = battle.attacker.seat == table.me
    enemy = battle.defender if attacks else battle.attacker
    missing = enemy.total_strength - mine.total_strength + attacks
    held = {card: key for key in options if (card := read_card(key)) is not None}
    hand = sorted(table.mine.hand, key=lambda card: values.CARDS[card])
    cost = sum(values.CARDS[card] for card in hand[: max(0, missing)])
    if not 0 < missing <= len(hand) or cost > 1.0:
        return DONE
    return held[hand[0]]
