"""How many followers to bid against a Plague, and for a guardian."""

from __future__ import annotations

from collections.abc import Sequence

from ai.ankh import values
from ai.ankh.strength import strength
from ai.ankh.table import Table
from rules.ankh.data import CARD_STRENGTH, God, Kind
from rules.ankh.read_keys import read_bid

WINNING = 2.0  # a battle that a Plague decides
GUARDIAN = 2.2  # a guardian on the board is a figure and more


def plague_bid(table: Table, options: Sequence[str]) -> str:
    """The bid that pays best: figures and the battle, against the followers thrown away."""
    battle = table.view.battle
    if battle is None:
        return options[0]
    region = table.region(battle.region)
    present = table.within(region.area)
    figures = present.get(table.me, [])
    saved = sum(values.FIGURE[table.figures[cell].kind] for cell in figures)
    force = {
        god: strength(table, god, region, cells)
        + sum(CARD_STRENGTH[c] for c in battle.cards.get(god, ()))
        for god, cells in present.items()
    }
    purses = [table.sheets[god].followers for god in present if god is not table.me]
    winning = WINNING if _swings(table, present, force) else 0.3 * WINNING
    doomed = sum(
        values.RIVALRY * values.FIGURE[table.figures[c].kind]
        for god in present
        if god is not table.me
        for c in present[god]
    )
    return _best_bid(options, purses, saved + winning + doomed, values.follower(table))


def _swings(table: Table, present: dict[God, list[int]], force: dict[God, int]) -> bool:
    """Return whether my figures decide the battle: alive I win, dead I do not."""
    mortal = sum(1 for c in present.get(table.me, []) if table.figures[c].kind is not Kind.GOD)
    return mortal > 0 and max(force.values(), default=0) - force.get(table.me, 0) <= mortal


def auction_bid(table: Table, options: Sequence[str]) -> str:
    """What the next guardian is worth, if others may want it."""
    if not table.view.row:
        return options[0]
    worth = GUARDIAN * values.FIGURE[table.view.row[0]] + 0.5
    purses = [table.sheets[god].followers for god in table.enemies]
    cost = values.follower(table)
    bids = [read_bid(key) or 0 for key in options]
    # Only the winner pays, so a bid costs no more than the chance to win it.
    return str(max(bids, key=lambda bid: outbidding(bid, purses) * (worth - cost * bid)))


def _best_bid(options: Sequence[str], purses: list[int], worth: float, cost: float) -> str:
    """Everybody pays: the best trade between the chance to win and the followers spent."""
    bids = [read_bid(key) or 0 for key in options]
    return str(max(bids, key=lambda bid: outbidding(bid, purses) * worth - cost * bid))


def outbidding(bid: int, purses: list[int]) -> float:
    """The chance that a bid is strictly the highest; small bids are the likelier ones."""
    chance = 1.0
    for purse in purses:
        chance *= 1.0 if bid > purse else _below(bid, purse)
    return chance


def _below(bid: int, purse: int) -> float:
    """How likely somebody with such a purse bids less."""
    weights = [1.0 + (purse - n) / (purse + 1) for n in range(purse + 1)]
    return sum(weights[:bid]) / sum(weights)
