"""Choosing battle cards: every play against what the enemies are likely to play."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import exp
from random import Random

from ai.ankh import values
from ai.ankh.outcome import Fight
from ai.ankh.table import Table
from rules.ankh.data import Card, God
from rules.ankh.keys import ONE, TWO
from rules.ankh.read_keys import read_play

Cards = tuple[Card, ...]
Hand = list[tuple[Cards, float]]  # plays with their likelihood

MOST_REPLIES = 60  # combinations of the enemies' cards that are looked at
COOLNESS = 1.2  # how surely an enemy is taken to find its better cards
TWO_CARDS = 0.5  # what a second card must add


def best_card(table: Table, options: Sequence[str], random: Random) -> str:
    """The play with the best expected result."""
    fight = _fight(table)
    plays = [play for key in options if (play := read_play(key))]
    if fight is None or table.me not in fight.sides:
        return options[0]
    worths = expected(fight, [play.cards for play in plays], random)
    return str(max(plays, key=lambda play: worths[play.cards]))


def one_or_two(table: Table, random: Random) -> str:
    """Amun plays two cards where they add enough to be worth his token."""
    fight = _fight(table)
    if fight is None or table.me not in fight.sides:
        return ONE
    hand = table.hand(table.me)
    singles: list[Cards] = [(card,) for card in hand]
    pairs: list[Cards] = [(a, b) for n, a in enumerate(hand) for b in hand[n + 1 :]]
    worths = expected(fight, singles + pairs, random)
    gain = max(worths[p] for p in pairs) - max(worths[p] for p in singles)
    return TWO if gain > (TWO_CARDS if table.view.regions_left else 0.0) else ONE


def _fight(table: Table) -> Fight | None:
    battle = table.view.battle
    return Fight(table, table.region(battle.region)) if battle else None


def expected(fight: Fight, plays: list[Cards], random: Random) -> dict[Cards, float]:
    """What each play of mine brings on average, my points less a share of the others'."""
    me = fight.table.me
    replies = _replies(fight, random)
    share = values.RIVALRY / max(1, len(fight.table.enemies))
    result: dict[Cards, float] = {}
    for mine in plays:
        total = weight = 0.0
        for reply, likelihood in replies:
            worth = fight.worth({me: mine, **reply})
            others = sum(worth.values()) - worth[me]
            total += likelihood * (worth[me] - share * others)
            weight += likelihood
        result[mine] = total / weight
    return result


def _replies(fight: Fight, random: Random) -> list[tuple[dict[God, Cards], float]]:
    """Combinations of the enemies' cards, likely ones with more weight."""
    enemies = [god for god in fight.sides if god is not fight.table.me]
    hands = {god: _likely(fight, god) for god in enemies}
    count = 1
    for hand in hands.values():
        count *= len(hand)
    if count <= MOST_REPLIES:
        combined = [dict(zip(enemies, c, strict=True)) for c in product(*hands.values())]
    else:
        combined = [{g: random.choice(hands[g]) for g in enemies} for _ in range(MOST_REPLIES)]
    result = []
    for combination in combined:
        likelihood = 1.0
        for _, share in combination.values():
            likelihood *= share
        result.append(({god: cards for god, (cards, _) in combination.items()}, likelihood))
    return result


def _likely(fight: Fight, god: God) -> Hand:
    """An enemy's cards, weighed by how well they do against any single card of mine."""
    table = fight.table
    others = {g: (Card.CYCLE,) for g in fight.sides if g not in (god, table.me)}
    hand: list[Cards] = [(card,) for card in table.hand(god)]
    if not hand:
        return [((), 1.0)]
    mine: list[Cards] = [(card,) for card in table.hand(table.me)] or [()]
    worths = [
        sum(fight.worth({god: play, table.me: reply, **others})[god] for reply in mine) / len(mine)
        for play in hand
    ]
    best = max(worths)
    return [
        (play, exp((worth - best) * COOLNESS)) for play, worth in zip(hand, worths, strict=True)
    ]
