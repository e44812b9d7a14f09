"""Constructing Buildings, and what they do at once (RULES D-7)."""

from __future__ import annotations

from rules.duel.cards import CARDS, Building, Card
from rules.duel.conflict import advance
from rules.duel.data import URBANISM_COINS, Colour, Progress
from rules.duel.money import gain
from rules.duel.science import gain_symbol
from rules.duel.scoring import count, count_larger
from rules.duel.state import State
from rules.engine.decisions import Seat


async def construct(s: State, seat: Seat, card: Card, *, by_chain: bool = False) -> None:
    """Put a Building into a city and resolve it: coins, shields, symbol, Urbanism (D-7.3)."""
    player, kind = s.players[seat], CARDS[card]
    player.cards += (card,)
    gain(s, seat, kind.coins + _counted_coins(s, seat, kind), card)
    if kind.shields:
        strategy = kind.colour is Colour.RED and Progress.STRATEGY in player.progress
        advance(s, seat, kind.shields + strategy)
    urbanism = by_chain and Progress.URBANISM in player.progress  # not if this card earns it
    if kind.symbol is not None:
        await gain_symbol(s, seat, kind.symbol)
    if urbanism:
        gain(s, seat, URBANISM_COINS, Progress.URBANISM)


def _counted_coins(s: State, seat: Seat, kind: Building) -> int:
    """Coins for what a city has: a Guild looks at the one with more (D-7.8, D-7.9)."""
    if kind.counts is None or not kind.each:
        return 0
    if kind.colour is Colour.PURPLE:
        return kind.each * count_larger(s, kind.counts)
    return kind.each * count(s.players[seat], kind.counts)
