"""Coins: paying, gaining, losing (RULES D-1.7, D-6.8, D-19.4)."""

from __future__ import annotations

from typing import Any

from rules.duel.data import Progress
from rules.duel.prices import Price
from rules.duel.state import State, rival_of
from rules.engine.decisions import Seat
from rules.engine.events import tell


def pay(s: State, seat: Seat, price: Price) -> dict[str, Any]:
    """Pay a price; with Economy the opponent gets what resources cost.  Say how it was made."""
    vault = spend(s, seat, price.total)
    rival = s.players[rival_of(seat)]
    received = price.trade if Progress.ECONOMY in rival.progress else 0
    rival.coins += received
    return {
        "way": price.way,
        "total": price.total,
        "coins": price.coins,
        "bought": [[bought.resource, bought.units, bought.each] for bought in price.bought],
        "chosen": list(price.chosen),
        "spared": list(price.spared),
        "rival": received,
        "vault": vault,
    }


def spend(s: State, seat: Seat, coins: int) -> int:
    """Take coins from the treasury first, then from Astarte (Ruling 25); say how many of hers."""
    player = s.players[seat]
    vault = max(0, coins - player.coins)
    player.coins -= coins - vault
    player.vault -= vault
    assert player.vault >= 0, "more is paid than there is"
    return vault


def gain(s: State, seat: Seat, coins: int, source: str) -> None:
    """Take coins from the bank."""
    if coins:
        s.players[seat].coins += coins
        tell(s, "coins_gained", seat=seat, coins=coins, source=source)


def lose(s: State, seat: Seat, coins: int) -> int:
    """Lose coins of the treasury, as many as there are (Ruling 2); say how many."""
    player = s.players[seat]
    lost = min(coins, player.coins)
    player.coins -= lost
    return lost
