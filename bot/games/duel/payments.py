"""How a price is made, in words: ``pays 6: 2 × papyrus at 3``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.phrase_book import Speaker
from bot.texts.saying import Values, listed
from rules.duel.prices import Price, Way


def paid(say: Speaker, price: Values) -> str:
    """A payment as events tell it."""
    words = _price(say, price["way"], price["total"], price["coins"], price["bought"])
    return words + "".join(
        say.texts(f"duel-price-{name}", number=price[name])
        for name in ("rival", "vault")
        if price[name]
    )


def to_pay(say: Speaker, price: Price) -> str:
    """A price as views show it."""
    bought = [(part.resource, part.units, part.each) for part in price.bought]
    return _price(say, price.way, price.total, price.coins, bought)


def short(say: Speaker, price: Price) -> str:
    """A price on a button."""
    return say.texts("duel-price-free") if price.way is Way.CHAIN else str(price.total)


def _price(say: Speaker, way: str, total: int, coins: int, bought: Sequence[Any]) -> str:
    if way == Way.CHAIN:
        return say.texts("duel-price-chain")
    if way == Way.ENGINEERING:
        return say.texts("duel-price-engineering", number=total)
    if not bought:
        return say.texts("duel-price-pays" if total else "duel-price-free", number=total)
    return say.texts("duel-price-buys", number=total, list=listed(_parts(say, coins, bought)))


def _parts(say: Speaker, coins: int, bought: Sequence[Any]) -> Iterator[str]:
    """Coins for the bank, and what each missing unit costs."""
    if coins:
        yield say.texts("duel-price-bank", number=coins)
    for resource, units, each in bought:
        name = say.name("resource", resource)
        yield say.texts("duel-price-units", number=units, name=name, price=each)
